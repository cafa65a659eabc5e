package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// begunUnasked lists after how many choices a battle has begun of a side of these
// seats that its player did not begin, with dice to fall next.
func begunUnasked(t *Table, persons ...engine.Seat) []int {
	var list []int
	t.match.Plies(0, func(d match.Ply) bool {
		for _, e := range d.Events {
			own := func(seat engine.Seat) bool { return plays(d.State, seat, e.Side) }
			if int(e.Kind) == t.Kinds.Battle && !own(d.Turn.Seat) && d.State.Turn().Seat == engine.Nature && slices.ContainsFunc(persons, own) {
				list = append(list, d.Number+1)
			}
		}
		return true
	})
	return list
}

// TestABattleThatBeginsByItselfWaitsForItsPlayer: they see its odds before its dice,
// which a tap throws. Those of bots wait for nobody.
func TestABattleThatBeginsByItselfWaitsForItsPlayer(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		game  engine.Game
		seats int
		bots  int // the last seats
		speed string
	}{
		{britannia.Revised(), 4, 0, "normal"},
		{britannia.Revised(), 4, 3, "once"},
		{marcher.Lords(), 2, 0, "normal"},
	} {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{test.game}, patient: true}
		p.start()
		p.tell(Goto{AtNew})
		p.tell(everybody(test.seats)...)
		for seat := test.seats - test.bots; seat < test.seats; seat++ {
			p.tell(SetName{seat, ""}, SetKind{seat, match.Easy})
		}
		p.tell(SetSetting{Speed, test.speed}, SetSetting{Passing, "never"}, StartMatch{})
		table := p.m.Table
		var rested, ended, tallied []int
		for n := 0; n < 1500 && !table.Turn.Over(); n++ {
			switch {
			case table.RestsAt(AfterScoring):
				if tallied = append(tallied, table.Rest.At); table.Rest.Place >= 0 {
					ended = append(ended, table.Rest.At)
				}
				p.tell(EndReplay{})
			case table.RestsAt(AtMoment):
				p.tell(EndReplay{})
			case table.Rest.Shown():
				ended = append(ended, p.seesTheEnd())
			case table.Rest != nil:
				rested = append(rested, p.rolls())
			case table.Passing:
				p.tell(Ready{})
			case table.Stopped():
				p.tell(SawBeginning{})
			case table.BotTurn():
				p.think()
				p.pass()
			default:
				list := table.match.Legal()
				p.tell(Press{list[dice.Draw(7, n, len(list))]})
				if table.Asking == EndQuestion {
					p.tell(ConfirmEnd{})
				}
			}
		}
		var persons []engine.Seat
		for seat := range test.seats - test.bots {
			persons = append(persons, engine.Seat(seat))
		}
		want := begunUnasked(table, persons...)
		switch {
		case table.Rest == nil:
		case table.Rest.Shown():
			ended = append(ended, table.Rest.At)
		default:
			rested = append(rested, table.Rest.At)
		}
		if wanted := foughtBeforeBots(table, persons...); !slices.Equal(ended, wanted) || len(ended) == 0 && test.bots > 0 {
			t.Errorf("%s with %d bots: battles were seen to their end after %v choices, want %v", test.game.ID(), test.bots, ended, wanted)
		}
		if wanted := scoredAfter(table); !slices.Equal(tallied, wanted) {
			t.Errorf("%s with %d bots: the table of a round is shown after %v choices, want %v", test.game.ID(), test.bots, tallied, wanted)
		}
		if len(want) == 0 || !slices.Equal(rested, want) {
			t.Errorf("%s with %d bots: rested after %v choices, want %v of %d", test.game.ID(), test.bots, rested, want, table.match.Len())
		}
	}
}

// scoredAfter lists after how many choices areas have been scored, but for the end.
func scoredAfter(t *Table) []int {
	var list []int
	t.match.Plies(0, func(d match.Ply) bool {
		if scoring(t.Kinds, d.Events) && !d.State.Turn().Over() && (t.Rest == nil || d.Number+1 < t.Rest.At) {
			list = append(list, d.Number+1)
		}
		return true
	})
	return list
}

// foughtBeforeBots lists after how many choices a battle in which a seat of persons has
// fought is over, with dice, and a bot decides next or another battle has begun or is asked for.
func foughtBeforeBots(t *Table, persons ...engine.Seat) []int {
	var list []int
	var fighters [2]int8
	dice, over := false, false
	unasked := begunUnasked(t, persons...)
	t.match.Plies(0, func(d match.Ply) bool {
		over = over && d.Turn.Seat < 0
		begun := false
		for _, e := range d.Events {
			switch int(e.Kind) {
			case t.Kinds.Battle:
				begun = begun || over
				fighters, dice = [2]int8{e.Side, e.Other}, false
			case t.Kinds.Die, t.Kinds.Siege:
				dice = true
			case t.Kinds.End:
				over = over || dice && slices.ContainsFunc(persons, func(seat engine.Seat) bool {
					return plays(d.State, seat, fighters[0]) || plays(d.State, seat, fighters[1])
				})
			}
		}
		if slices.Contains(unasked, d.Number+1) { // the page rests there, and tells the battle before
			over = false
		}
		turn := d.State.Turn()
		asked := t.Game().Lexicon().Asks[turn.Kind] == "battle"
		if over && (begun || asked || t.Bot(turn.Seat)) {
			list, over = append(list, d.Number+1), false
		}
		return true
	})
	return list
}

// fourInIreland is a page about to start Brian Boru with four persons who wait for tricks.
func fourInIreland(t *testing.T) *page {
	t.Helper()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{brianboru.HighKing()}, patient: true}
	p.start()
	p.tell(Goto{AtNew})
	p.tell(everybody(4)...)
	return p
}

// TestTheDeviceIsHandedOverAfterATrick: the last one of a round, too, when nobody has a
// hand that others must not see.
func TestTheDeviceIsHandedOverAfterATrick(t *testing.T) {
	t.Parallel()
	p := fourInIreland(t)
	p.tell(StartMatch{})
	table := p.m.Table
	seen := 0
	for n := 0; n < 900 && !table.Turn.Over() && table.Round() < 3; n++ {
		switch holder := table.User; {
		case table.Rest != nil:
			p.tell(EndReplay{})
			if seat := table.Turn.Seat; seat >= 0 && seat != holder && table.Rest == nil {
				seen++
				if !table.Passing {
					t.Fatalf("after %d choices the device goes from %d to %d without a word", table.match.Len(), holder, seat)
				}
			}
		case table.Passing:
			p.tell(Ready{})
		default:
			p.step()
		}
	}
	if seen < 5 {
		t.Errorf("%d times it has gone", seen)
	}
}

// TestATrickRestsUntilItIsSeen: whoever has won it, with the card of each, before bots
// lead to the next; a person who does not want to tap sees it for a second.
func TestATrickRestsUntilItIsSeen(t *testing.T) {
	t.Parallel()
	p := fourInIreland(t)
	for seat := 1; seat < 4; seat++ {
		p.tell(SetName{seat, ""}, SetKind{seat, match.Easy})
	}
	p.tell(StartMatch{})
	table := p.m.Table
	name := func(e engine.Event) string { return table.Game().Lexicon().Events[e.Kind] }
	rested := 0
	for n := 0; n < 900 && !table.Turn.Over() && table.Round() < 3; n++ {
		switch {
		case table.Rest != nil:
			rested++
			cards, won := 0, 0
			for _, e := range LastTrick(table) {
				switch name(e) {
				case "lead", "play":
					cards++
				case "trick":
					won++
				case "marry", "vikings":
					t.Fatalf("%s belongs to no trick", name(e))
				}
			}
			if table.Rest.Kind != AfterTrick || cards != 4 || won != 1 {
				t.Fatalf("after %d choices: %+v with %d cards, %d won", table.Rest.At, table.Rest, cards, won)
			}
			p.tell(EndReplay{})
		case table.Passing:
			p.tell(Ready{})
		case table.BotTurn():
			p.think()
			p.pass()
		default:
			p.step()
		}
	}
	won := 0
	for _, e := range table.Log.All() {
		if name(e) == "trick" {
			won++
		}
	}
	if rested > won || rested < won-1 || rested < 8 { // the last may be under way
		t.Errorf("the page has rested after %d of %d tricks", rested, won)
	}
	p.tell(SetSetting{Results, "off"})
	for n := 0; n < 200 && table.Rest == nil; n++ {
		switch {
		case table.Passing:
			p.tell(Ready{})
		case table.BotTurn():
			p.think()
			p.pass()
		default:
			p.step()
		}
	}
	at := table.Rest.At
	p.pass()
	if table.Rest != nil && table.Rest.At == at {
		t.Error("the result stays although it need not be tapped")
	}
}

// seesTheEnd checks that the page rests at the end of a battle although a bot is next,
// goes on, and gives after how many choices that was.
func (p *page) seesTheEnd() int {
	p.t.Helper()
	t := p.m.Table
	at, revision := t.Rest.At, t.Record.Writes
	if len(t.Report) == 0 || !t.Report[t.Page].Over || t.Report[t.Page].Place != t.Rest.Place || !t.sits(t.Viewer) {
		p.t.Fatalf("after %d choices: no battle is over: %+v", at, t.Report)
	}
	if p.pass(); t.Rest == nil || p.asked != nil || t.Record.Writes != revision {
		p.t.Fatal("bots go on meanwhile")
	}
	if fresh := testTable(p.kept(), t.match); at == t.match.Len() && fresh.Rest != nil && fresh.Rest.At > at {
		p.t.Errorf("after a reload the page rests elsewhere: %+v", fresh.Rest)
	}
	p.tell(EndReplay{})
	if t.Rest != nil && t.Rest.At <= at {
		p.t.Fatalf("after %d choices: it still rests", at)
	}
	return at
}

// TestRealDiceHaveOddsWithTheFirstDie: as the others have before they are rolled.
func TestRealDiceHaveOddsWithTheFirstDie(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew})
	p.tell(everybody(4)...)
	p.tell(SetDice{dice.ByHand}, SetSetting{Passing, "never"}, StartMatch{})
	table := p.m.Table
	first, later := 0, 0
	for n := 0; n < 600 && first < 3; n++ {
		if odds, ok := FirstOdds(table); ok {
			if first++; len(odds.Chances) == 0 || table.Turn.Seat != engine.Nature {
				t.Fatalf("%+v with %+v", odds, table.Turn)
			}
		} else if table.Turn.Seat == engine.Nature && table.Fighting() {
			later++
		}
		list := table.match.Legal()
		p.tell(Press{list[dice.Draw(7, n, len(list))]})
		if table.Asking == EndQuestion {
			p.tell(ConfirmEnd{})
		}
	}
	if first < 3 || later < 3 {
		t.Errorf("%d first dice with odds, %d later ones", first, later)
	}
}

// rolls checks that the page rests before the dice of a battle, throws them, and gives
// after how many choices that was.
func (p *page) rolls() int {
	p.t.Helper()
	t := p.m.Table
	at, asked := t.Rest.At, t.Question()
	if at >= t.match.Len() || t.Turn.Seat != engine.Nature || len(t.DueOdds().Chances) == 0 || t.Fighting() || len(t.Picker.All()) > 0 {
		p.t.Fatalf("after %d of %d choices: %+v, %+v", at, t.match.Len(), t.Turn, t.DueOdds())
	}
	if n := len(t.News); n > 0 && int(t.News[n-1].Kind) == t.Kinds.Die || t.LogEnd() != at {
		p.t.Fatalf("dice are told that nobody has thrown: %+v", t.News)
	}
	revision := t.Record.Writes
	p.pass()
	if t.Rest == nil || p.asked != nil || t.Record.Writes != revision || t.Question() != asked {
		p.t.Fatal("somebody goes on meanwhile")
	}
	p.tell(EndReplay{})
	if len(t.News) == 0 || int(t.News[0].Kind) != t.Kinds.Die || len(t.Report) == 0 || t.Rest != nil && t.Rest.At <= at {
		p.t.Fatalf("no dice: %+v", t.News)
	}
	return at
}

// TestDueDiceEndTheReplay, and a match that is opened again
// asks about no dice of old.
func TestDueDiceEndTheReplay(t *testing.T) {
	p := emptyPage(t)
	p.patient = true
	table := p.begin()
	p.tell(SetSetting{Passing, "never"})
	for n := 0; table.Rest == nil; n++ {
		list := table.match.Legal()
		p.tell(Press{list[dice.Draw(7, n, len(list))]})
		if table.Asking == EndQuestion {
			p.tell(ConfirmEnd{})
		}
	}
	at := table.Rest.At
	p.tell(OpenReplay{At: 3, Place: engine.None}, EndReplay{})
	if table.Rest == nil || table.Rest.At != at {
		t.Fatal("the dice have fallen behind what was played before")
	}
	if fresh := testTable(p.kept(), table.match); fresh.Rest == nil || fresh.Rest.At != at || len(fresh.News) == 0 || fresh.Fighting() {
		t.Error("after a reload the dice are shown at once")
	}
	p.tell(EndReplay{})
	if fresh := testTable(p.kept(), table.match); fresh.Rest != nil && fresh.Rest.At <= at {
		t.Error("after a reload the page waits for dice that were shown")
	}
	for table.Rest != nil {
		p.tell(EndReplay{})
	}
	old := p.kept()
	list := table.match.Legal()
	p.tell(Press{list[0]})
	if table.Asking == EndQuestion {
		p.tell(ConfirmEnd{})
	}
	old.Rolled = at
	if fresh := testTable(old, table.match); fresh.Rest != nil {
		t.Error("a match that has gone on waits for dice that have fallen")
	}
	p.tell(TakeBack{})
	if table.Rest != nil && table.Rest.At >= table.match.Len() {
		t.Error("dice wait for a battle that was taken back")
	}
}
