package view

import (
	"html"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/counsel"
	"bretwalda/app/text"
	"bretwalda/engine"
	mind "bretwalda/engine/bot"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// decided is what a seat had before it and the others did something.
type decided struct {
	estate counsel.Estate
	points map[int8]int
	choice engine.Choice
	asked  engine.Turn
	events int // in the log before the choice
}

// TestLossesAndGainsAreTold: whatever a seat has lost or gained since its last
// decision, in units, leaders, places and points, is on the sheet before its next.
// What it has moved, placed or removed by the choice itself is not asked for.
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
					d := newDesk(t)
					d.m.Settings.Curtain = "never"
					d.tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: i}, client.SetScenario{Scenario: scenario}, client.StartMatch{})
					if told := d.accounts(bots, 700); told < 20 {
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
	chance := rand.New(rand.NewPCG(3, uint64(choices)))
	for n := 0; n < choices && !d.m.Table.Turn.Over(); n++ {
		d.tell(client.Ready{})
		t := d.m.Table
		seat, before := t.Turn.Seat, last[t.Turn.Seat]
		if seat >= 0 && before.points != nil {
			told += d.accountsFor(before)
		}
		legal := t.Picker.All()
		c := legal[chance.IntN(len(legal))]
		if seat >= 0 && bots {
			c = mind.Easy.Think(t.State, mind.Order{Seed: uint64(n), Nodes: 40}).Plan[0]
		}
		if seat >= 0 {
			last[seat] = decided{counsel.Of(t.Game().ID()).Estate(t.Game().Lexicon(), t.State), standing(t.State), c, t.Turn, len(t.Log.All())}
		}
		d.tell(client.Press{Choice: c}, client.ConfirmEnd{})
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
	t := d.m.Table
	lexicon := t.Game().Lexicon()
	s := &seatView{View: &View{M: d.m, L: text.Of("en"), Send: func(client.Message) {}}, t: t}
	s.herald = text.NewHerald(s.L, t.Game(), func(seat engine.Seat) string { return t.Name(s.L, seat) })
	s.face = faceOf(s)
	s.look = s.face.pieces()
	sheet := html.UnescapeString(app.HTMLString(s.changes()) + app.HTMLString(s.face.window()))
	now := counsel.Of(t.Game().ID()).Estate(lexicon, t.State)
	want := func(what string, words ...string) {
		told++
		if !slices.ContainsFunc(words, func(w string) bool { return strings.Contains(sheet, w) }) {
			d.t.Fatalf("after %d events: seat %d, asked %s, did %+v: %s is not told as %q in %q",
				len(t.Log.All()), t.Turn.Seat, lexicon.Asks[t.Turn.Kind], before.choice, what, words, readable(sheet))
		}
	}
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
				for k := range max(change, -change) + own {
					any = append(any, s.herald.Units(what, k+1))
				}
				want("of "+lexicon.Whats[what], any...)
			}
		}
		if gain := score.Points - before.points[side]; gain != 0 && s.face.counts(t.Turn.Seat) {
			want("a gain of points", s.gained(gain)+" point")
		}
		// Own marches are no news where they begin and end, nor what the choice names.
		var named uint64
		for _, p := range []int8{c.From, c.Via, c.Via2, c.To, before.asked.Place} {
			if p >= 0 {
				named |= 1 << uint(p)
			}
		}
		for _, e := range t.Log.All()[before.events:] {
			if e.Side == side && lexicon.Events[e.Kind] == "march" && e.From >= 0 && e.To >= 0 {
				named |= 1<<uint(e.From) | 1<<uint(e.To)
			}
		}
		for x := (before.estate.Held[side] ^ now.Held[side]) &^ named; x != 0; x &= x - 1 {
			place := int8(bits.TrailingZeros64(x))
			want("a place", s.herald.Place(place))
		}
	}
	return told
}
