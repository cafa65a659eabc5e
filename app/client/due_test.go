package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
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
		p := &page{t: t, store: &drawer{texts: map[string]string{}}, games: []engine.Game{test.game}, patient: true}
		p.start()
		p.tell(Goto{AtNew})
		p.tell(everybody(test.seats)...)
		for seat := test.seats - test.bots; seat < test.seats; seat++ {
			p.tell(SetName{seat, ""}, SetKind{seat, match.Easy})
		}
		p.tell(SetSpeed{test.speed}, SetCurtain{"never"}, StartMatch{})
		table := p.m.Table
		var rested []int
		for n := 0; n < 1500 && !table.Turn.Over(); n++ {
			switch {
			case table.Replay.AwaitsRoll():
				rested = append(rested, p.rolls())
			case table.Curtain:
				p.tell(Ready{})
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
		if table.Replay.AwaitsRoll() {
			rested = append(rested, table.Replay.At)
		}
		if len(want) == 0 || !slices.Equal(rested, want) {
			t.Errorf("%s with %d bots: rested after %v choices, want %v of %d", test.game.ID(), test.bots, rested, want, table.match.Len())
		}
	}
}

// rolls holds that the page rests before the dice of a battle, throws them, and gives
// after how many choices that was.
func (p *page) rolls() int {
	p.t.Helper()
	t := p.m.Table
	at, asked := t.Replay.At, t.Question()
	if at >= t.match.Len() || t.Turn.Seat != engine.Nature || len(t.Due().Chances) == 0 || t.Fighting() || len(t.Picker.All()) > 0 {
		p.t.Fatalf("after %d of %d choices: %+v, %+v", at, t.match.Len(), t.Turn, t.Due())
	}
	if n := len(t.News); n > 0 && int(t.News[n-1].Kind) == t.Kinds.Die || t.LogEnd() != at {
		p.t.Fatalf("dice are told that nobody has thrown: %+v", t.News)
	}
	revision := t.Record.Revision
	p.pass()
	if !t.Replay.AwaitsRoll() || p.asked != nil || t.Record.Revision != revision || t.Question() != asked {
		p.t.Fatal("somebody goes on meanwhile")
	}
	p.tell(EndReplay{})
	if len(t.News) == 0 || int(t.News[0].Kind) != t.Kinds.Die || len(t.Report) == 0 || t.Replay.AwaitsRoll() && t.Replay.At <= at {
		p.t.Fatalf("no dice: %+v", t.News)
	}
	return at
}

// TestWhatHasBeenPlayedIsLeftForTheDiceThatAreDue, and a match that is opened again
// asks about no dice of old.
func TestWhatHasBeenPlayedIsLeftForTheDiceThatAreDue(t *testing.T) {
	p := emptyPage(t)
	p.patient = true
	table := p.begin()
	p.tell(SetCurtain{"never"})
	for n := 0; !table.Replay.AwaitsRoll(); n++ {
		list := table.match.Legal()
		p.tell(Press{list[dice.Draw(7, n, len(list))]})
		if table.Asking == EndQuestion {
			p.tell(ConfirmEnd{})
		}
	}
	at := table.Replay.At
	p.tell(OpenReplay{At: 3, Place: engine.None}, EndReplay{})
	if !table.Replay.AwaitsRoll() || table.Replay.At != at {
		t.Fatal("the dice have fallen behind what was played before")
	}
	if fresh := testTable(table.Record, table.match); fresh.Replay.AwaitsRoll() {
		t.Error("a match that is opened waits for dice that have fallen")
	}
	p.tell(TakeBack{})
	if table.Replay.AwaitsRoll() && table.Replay.At >= table.match.Len() {
		t.Error("dice wait for a battle that was taken back")
	}
}
