package view

import (
	"html"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/internal/editions"
	"bretwalda/app/table"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	mind "bretwalda/engine/bot"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// decided is what a seat had before it and the others did something.
type decided struct {
	estate advice.Estate
	points map[int8]int
	choice engine.Choice
	asked  engine.Turn
	events int // in the log before the choice
	since  map[int8]*passed
}

// passed is what a side has lost and gained step by step, from the first step after
// the choice on.
type passed struct {
	estate       advice.Estate
	score        int
	lost, gained [64]int // units by kind
	won, forgone int     // points
	held         uint64  // all places ever held
}

// pass goes a step further.
func (x *passed) pass(side int8, estate advice.Estate, score int) {
	for what := range x.lost {
		change := estate.Count(side, int8(what)) - x.estate.Count(side, int8(what))
		x.lost[what] += max(-change, 0)
		x.gained[what] += max(change, 0)
	}
	x.won += max(score-x.score, 0)
	x.forgone += max(x.score-score, 0)
	x.held |= estate.Held[side]
	x.estate, x.score = estate, score
}

// TestLossesAndGainsAreTold: whatever a seat has lost or gained since its last
// decision, in units, leaders, places and points, is on the sheet before its next.
// Things moved, placed or removed by the choice itself need not be. Losses are told in
// full beside gains, and the other way round.
func TestLossesAndGainsAreTold(t *testing.T) {
	for i, g := range games.All() {
		for _, bots := range []bool{false, true} {
			name := g.ID() + " by chance"
			if bots {
				name = g.ID() + " by bots"
			}
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				for scenario := range g.Scenarios() {
					choices := 700
					if editions.Repeats(g) || (bots || scenario > 1) && !*editions.Long {
						choices = 200
					}
					d := newDesk(t)
					d.M.Settings.Passing = "never"
					d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: i}, client.SetScenario{Scenario: scenario}, client.StartMatch{})
					least := 20
					if d.M.Table.Family.Ending != nil { // points are told by the bar
						least = 10
					}
					if told := d.accounts(bots, choices); told < least {
						t.Errorf("scenario %d: only %d losses and gains were told", scenario, told)
					}
				}
			})
		}
	}
}

// accounts plays so many choices and counts what has been told.
func (d *desk) accounts(bots bool, choices int) (told int) {
	last := map[engine.Seat]decided{}
	chance := rand.New(rand.NewPCG(3, 700))
	for n := 0; n < choices && !d.M.Table.Turn.Over(); n++ {
		d.Tell(client.Ready{})
		t := d.M.Table
		seat, before := t.Turn.Seat, last[t.Turn.Seat]
		estate, scores := t.Family.Advisor.Estate(t.Game().Lexicon(), t.State), standing(t.State)
		if round, _ := t.Log.Heading(t.Kinds, len(t.Log.All())+1); round == nil {
			clear(last) // what is set up unseen is told to its player alone
		}
		for _, l := range last {
			for side := range t.Game().Lexicon().Sides {
				side := int8(side)
				if slices.ContainsFunc(t.State.Pieces(nil), func(p engine.Piece) bool { return p.Side == side && p.Mark&engine.Hidden != 0 }) {
					continue // one who may see them is told
				}
				if x := l.since[side]; x != nil {
					x.pass(side, estate, scores[side])
				} else {
					l.since[side] = &passed{estate: estate, score: scores[side], held: estate.Held[side] | l.estate.Held[side]}
				}
			}
		}
		if seat >= 0 && before.points != nil {
			told += d.accountsFor(before)
		}
		legal := t.Picker.All()
		c := legal[chance.IntN(len(legal))]
		if seat >= 0 && bots {
			c = mind.Easy.Think(t.State, mind.Task{Seed: uint64(n), Nodes: 40}).Plan[0]
		}
		if seat >= 0 {
			last[seat] = decided{estate, scores, c, t.Turn, len(t.Log.All()), map[int8]*passed{}}
		}
		d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
	}
	return told
}

func standing(s engine.State) map[int8]int {
	points := map[int8]int{}
	for _, score := range s.Standing() {
		if score.Side >= 0 {
			points[score.Side] = score.Points
		}
	}
	return points
}

// accountsFor checks the sheet against what the seat had.
func (d *desk) accountsFor(before decided) (told int) {
	t := d.M.Table
	lexicon := t.Game().Lexicon()
	d.M.Settings.Language = "en"
	s := d.seatView()
	drawn, _ := changesView{s}.draw()
	sheet := html.UnescapeString(app.HTMLString(drawn) + app.HTMLString(s.game.Window()))
	now := t.Family.Advisor.Estate(lexicon, t.State)
	_, paged := s.game.Briefing() // a page of its own tells it, or the trick that was over has
	paged = paged || slices.ContainsFunc(t.Balances, func(x client.Balance) bool { return x.Own && t.KnownOutcome(x.At) })
	want := func(what string, words ...string) {
		if told++; paged {
			return
		}
		if !slices.ContainsFunc(words, func(w string) bool { return strings.Contains(sheet, w) }) {
			d.T.Fatalf("after %d events: seat %d, asked %s, did %+v: %s is not told as %q in %q",
				len(t.Log.All()), t.Turn.Seat, lexicon.Asks[t.Turn.Kind], before.choice, what, words, viewtest.Readable(sheet))
		}
	}
	d.nothingCancels(before)
	c := before.choice
	single := (c.From < 0 || c.To < 0) && !(lexicon.WhatIsSide != nil && lexicon.WhatIsSide(c.Verb))
	for _, score := range t.Standing {
		side := score.Side
		if side < 0 || score.Seat != t.Turn.Seat {
			continue
		}
		for what := int8(0); int(what) < len(lexicon.Whats); what++ {
			change := now.Count(side, what) - before.estate.Count(side, what)
			own := 0
			if single && (c.What < 0 || c.What == what) {
				own = max(int(c.Count), 1)
			}
			if max(change, -change) > own {
				var any []string // some of them may be seen in the window of a battle
				for k := range 60 {
					any = append(any, s.narrator.Units(what, k+1))
				}
				want("of "+lexicon.Whats[what], any...)
			}
		}
		if x := change(t, side); t.Family.Ending == nil && s.game.Counts(t.Turn.Seat) {
			if gain := score.Points - before.points[side]; gain != x.Gained.Points-x.Lost.Points {
				d.T.Fatalf("%d points more are told as %d won and %d lost", gain, x.Gained.Points, x.Lost.Points)
			}
			for _, part := range t.Balances {
				if part.Side == side && part.Gained.Points > 0 {
					want("a gain of points", s.Gained(part.Gained.Points)+" point")
				}
				if part.Side == side && part.Lost.Points > 0 {
					want("a loss of points", s.Gained(-part.Lost.Points)+" point")
				}
			}
		}
		// Own marches, and raiders that go back, are no news where they begin and end, nor what the choice names.
		var named uint64
		for _, p := range []int8{c.From, c.Via, c.Via2, c.To, before.asked.Place} {
			if p >= 0 {
				named |= 1 << uint(p)
			}
		}
		for _, e := range t.Log.All()[before.events:] {
			if moves := []string{"march", "withdraw"}; e.Side == side && slices.Contains(moves, lexicon.Events[e.Kind]) && e.From >= 0 && e.To >= 0 {
				named |= 1<<uint(e.From) | 1<<uint(e.To)
			}
		}
		for x := (before.estate.Held[side] ^ now.Held[side]) &^ named; x != 0; x &= x - 1 {
			place := int8(bits.TrailingZeros64(x))
			want("a place", s.narrator.Place(place))
		}
		if n := bits.OnesCount64(before.estate.Walled(side) &^ now.Walled(side) &^ named); n > 0 {
			for _, x := range t.Balances { // some of them may be lost in one's own turn
				for _, w := range x.Lost.Works {
					if x.Side == side {
						n -= w.Count
						want("a castle", "Lost: "+s.narrator.Units(w.What, w.Count))
					}
				}
			}
			if n > 0 {
				d.T.Fatalf("%d castles more were lost by side %d", n, side)
			}
		}
	}
	return told
}

// change is what the sheet tells of a side, and the windows of its battles.
func change(t *client.Table, side int8) (sum client.Balance) {
	for _, x := range t.Balances {
		if x.Side != side {
			continue
		}
		for _, h := range []struct{ to, of *client.Assets }{{&sum.Lost, &x.Lost}, {&sum.Gained, &x.Gained}} {
			h.to.Places = append(h.to.Places, h.of.Places...)
			h.to.Units = append(h.to.Units, h.of.Units...)
			h.to.Points += h.of.Points
		}
	}
	for i := range t.Report {
		if b := &t.Report[i]; b.Attacker == side {
			sum.Lost.Units = append(sum.Lost.Units, b.Fallen(side)...)
		}
	}
	return sum
}

// nothingCancels checks what is told against each step since the choice. Of battles
// under way their windows tell the losses.
func (d *desk) nothingCancels(before decided) {
	t := d.M.Table
	count := func(list []table.Loss, what int8) (n int) {
		for _, l := range list {
			if l.What == what {
				n += l.Count
			}
		}
		return n
	}
	for _, score := range t.Standing {
		x := before.since[score.Side]
		if score.Side < 0 || score.Seat != t.Turn.Seat || x == nil {
			continue
		}
		told := change(t, score.Side)
		wrong := func(what string, told, truly any) {
			d.T.Fatalf("after %d events: seat %d, did %+v: side %d: %s: told %v, truly %v",
				len(t.Log.All()), t.Turn.Seat, before.choice, score.Side, what, told, truly)
		}
		for what := range t.Game().Lexicon().Whats {
			if n := count(told.Lost.Units, int8(what)); n < x.lost[what] && !t.Fighting() {
				wrong("lost "+t.Game().Lexicon().Whats[what], n, x.lost[what])
			}
			if n := count(told.Gained.Units, int8(what)); n < x.gained[what] {
				wrong("gained "+t.Game().Lexicon().Whats[what], n, x.gained[what])
			}
		}
		if told.Gained.Points < x.won || told.Lost.Points < x.forgone {
			wrong("points", [2]int{told.Gained.Points, told.Lost.Points}, [2]int{x.won, x.forgone})
		}
		for _, p := range told.Lost.Places {
			if bit := uint64(1) << uint(p); x.held&bit == 0 || x.estate.Held[score.Side]&bit != 0 {
				wrong("a place is lost", p, map[string]bool{"ever": x.held&bit != 0, "now": x.estate.Held[score.Side]&bit != 0})
			}
		}
		for _, p := range told.Gained.Places {
			if x.estate.Held[score.Side]&(1<<uint(p)) == 0 {
				wrong("a place is gained", p, "not held")
			}
		}
	}
}

// held is the places of each side in a position.
func held(t *client.Table, s engine.State) []uint64 {
	return t.Family.Advisor.Estate(t.Game().Lexicon(), s).Held
}

// TestALineOfWhileOthersMovedPlaysItsMoment: a Welsh area falls while others move. Its
// line shows that march or battle on the map, and nothing that came later, and then the
// present is back. Below it stands what the others have won.
func TestALineOfWhileOthersMovedPlaysItsMoment(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	chance := rand.New(rand.NewPCG(5, 23))
	var lost client.Balance
	var before engine.State // when the seat that decides had chosen last
	rivals, last := 0, map[engine.Seat]engine.State{}
	for n := 0; n < 150 || lost.Lost.Places == nil || rivals == 0; n++ {
		if n == 600 || d.M.Table.Turn.Over() {
			t.Fatalf("no area falls, or %d rivals win any", rivals)
		}
		d.Tell(client.Ready{})
		tb := d.M.Table
		legal := tb.Picker.All()
		seat := tb.Turn.Seat
		d.Tell(client.Press{Choice: legal[chance.IntN(len(legal))]}, client.PressPicked{}, client.ConfirmEnd{}, client.Ready{})
		last[seat] = d.M.Table.State.Clone()
		before = last[d.M.Table.Turn.Seat]
		if before == nil {
			continue
		}
		lost, rivals = client.Balance{}, 0
		for _, x := range d.M.Table.Balances {
			switch {
			case x.Rival:
				rivals++
				held, now := held(tb, before)[x.Side], held(tb, d.M.Table.State)[x.Side]
				for p := range tb.Game().Lexicon().Places {
					told, bit := slices.Contains(x.Gained.Places, int8(p)), uint64(1)<<uint(p)
					if told && now&bit == 0 || !told && now&^held&bit != 0 {
						t.Errorf("after %d choices: %d has won %v; %d: before %t, now %t", n, x.Side, x.Gained.Places, p, held&bit != 0, now&bit != 0)
					}
				}
			case len(x.Lost.Places) > 0:
				lost = x
			}
		}
	}
	tb := d.M.Table
	now, place := len(tb.Log.All()), lost.Lost.Places[0]
	page := d.HTML("en")
	if red, won := strings.Index(page, "changes-lost"), strings.LastIndex(page, "class=\"change\""); red < 0 || won < red {
		t.Errorf("what others won comes before what was lost")
	}
	d.Tell(client.ShowBalance{At: lost.At})
	p := d.M.Table.Replay
	if p == nil || p.From != lost.At || p.At != p.To || p.To > now {
		t.Fatalf("shown is %+v", p)
	}
	if !slices.ContainsFunc(d.M.Table.News, func(e engine.Event) bool { return e.To == place || e.From == place || e.Side == lost.Side }) {
		t.Errorf("%v does not show how %d was lost", d.M.Table.News, place)
	}
	d.Tell(client.StepReplay{Step: 1})
	if !d.M.Table.Live() || len(d.M.Table.Balances) == 0 {
		t.Error("the present is not back")
	}
}

// TestWhatOthersDidFoldsToItsFirstLine: where it would lie on what is asked it is one line, which
// opens the rest.
func TestWhatOthersDidFoldsToItsFirstLine(t *testing.T) {
	d := deskOf(t, games.All()[0])
	d.Begin()
	d.OnTo(func(tb *client.Table) bool { return tb.Decides() && len(tb.Balances) > 1 && !tb.Briefed() })
	d.Shows("changes-folds", "changes-chip")
	d.EveryLanguage()
	if d.Tell(client.OpenBalances{}); strings.Contains(d.HTML("en"), "changes-folds") {
		t.Error("it stays folded although somebody has opened it")
	}
	if d.Tell(client.CloseBalances{}); d.M.Table.ReadsOn() || !d.M.Table.Briefed() {
		t.Error("what was opened cannot be put away")
	}
}
