package client

import (
	"slices"
	"testing"

	"bretwalda/app/internal/editions"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// scheduled are the events by which units go whatever anybody chooses: leaders
// whose round is over, legions that sail home. Those of Extra are reasons of
// Britannia: 0, 3 and 4.
func scheduled(x *engine.Lexicon, e engine.Event) bool {
	switch x.Events[e.Kind] {
	case "leaderLeaves":
		return true
	case "remove":
		return slices.Contains(x.Events, "leaderLeaves") && (e.Extra == 0 || e.Extra == 3 || e.Extra == 4)
	}
	return false
}

// lost counts the units of a seat that a choice takes off the board by rule, before
// dice and before another seat decides: those that were there and are not. Where the
// seat itself chooses which of them go, that is gone through.
func lost(g engine.Game, s engine.State, c engine.Choice) int {
	x, seat := g.Lexicon(), s.Turn().Seat
	sides := map[int8]bool{}
	for _, score := range s.Standing() {
		sides[score.Side] = sides[score.Side] || score.Side >= 0 && score.Seat == seat
		if shared, ok := s.(engine.Shared); ok && score.Side >= 0 && slices.Contains(shared.Seats(score.Side), int8(seat)) {
			sides[score.Side] = true
		}
	}
	units := func(s engine.State) int {
		n := 0
		for _, p := range s.Pieces(nil) {
			if p.What >= 0 && slices.Contains([]string{"castle", "banner", "fort"}, x.Whats[p.What]) {
				continue
			}
			if sides[p.Side] && p.Mark&(engine.Arriving|engine.Destroyed) == 0 {
				n += int(p.Count)
			}
		}
		return n
	}
	after := s.Clone()
	gone, asked := units(s), []string{"excess", "overpopulation"}
	for {
		told, err := after.Play(c)
		if err != nil {
			return 0
		}
		for _, e := range told {
			if sides[e.Side] && scheduled(x, e) {
				gone -= int(max(e.Count, 1))
			}
			if sides[e.Side] && slices.Contains([]string{"arrive", "place", "vikings", "replace", "muster"}, x.Events[e.Kind]) {
				gone += int(max(e.Count, 1))
			}
		}
		turn := after.Turn()
		if turn.Seat != seat || !slices.Contains(asked, x.Asks[turn.Kind]) {
			return gone - units(after) - doomed(s) + doomed(after)
		}
		c = after.Legal(nil)[0]
	}
}

// doomed counts the armies that are above the limits for good, of which was warned
// when they went there.
func doomed(s engine.State) int {
	n := 0
	if b, ok := s.(*britannia.State); ok {
		for _, o := range b.ExpectedExcess() {
			n += int(o.Goes)
		}
	}
	return n
}

// In no game do two taps, or a button, take anything of one's own by rule that another
// choice would have kept, unless it is said in red before.
// And what is picked by default is not of that kind where fewer would be safe.
func TestNothingIsLostUnseen(t *testing.T) {
	t.Parallel()
	told := 0
	for _, g := range games.All() {
		setups := engine.Setups(g)
		seeds := uint64(4)
		if *editions.Long {
			seeds = 8
		}
		for seed := range seeds {
			if editions.Repeats(g) && seed%3 != 0 {
				continue
			}
			s, err := g.New(setups[int(seed)*len(setups)/int(seeds)])
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; !s.Turn().Over(); n++ {
				legal := s.Legal(nil)
				c := legal[dice.Draw(seed, n, len(legal))]
				if seat := s.Turn().Seat; seat >= 0 {
					if dice.Draw(seed+100, n, 12) == 0 {
						told += watch(t, g, s)
					}
					if seed%4 == 3 { // played by bots
						c = bot.Easy.Think(s.View(seat), bot.Task{Seed: seed, Nodes: 40}).Plan[0]
					}
				}
				if _, err := s.Play(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if told == 0 {
		t.Error("nothing was ever to be lost")
	}
}

// watch lays a table in mid-game, taps all over it, and counts the warnings.
func watch(t *testing.T, g engine.Game, s engine.State) int {
	t.Helper()
	m, err := match.NewAt(g, s, dice.Source{Kind: dice.ByHand})
	if err != nil {
		t.Fatal(err)
	}
	desk := testTable(store.Record{}, m)
	x, told := g.Lexicon(), 0
	check := func(c engine.Choice, how string) int {
		n := lost(g, s, c)
		if n <= 0 || !slices.ContainsFunc(s.Legal(nil), func(d engine.Choice) bool { return lost(g, s, d) < n }) {
			return 0
		}
		told++
		if desk.WarningOf(c).Lost == 0 {
			text, _ := s.MarshalJSON()
			t.Fatalf("%s, %s: %s %+v takes %d unsaid\n%s", g.ID(), x.Asks[s.Turn().Kind], how, c, n, text)
		}
		if desk.safe(c) {
			t.Fatalf("%s: %+v takes %d and is made by two taps", g.ID(), c, n)
		}
		return n
	}
	for _, c := range desk.Picker.Buttons() {
		check(c, "the button")
	}
	if c, complete := desk.Picker.Choice(); complete {
		check(c, "unpicked")
	}
	seen := map[[2]int8]bool{}
	for _, c := range s.Legal(nil) {
		from, to := table.Ends(c)
		if to < 0 || seen[[2]int8{from, to}] {
			continue
		}
		seen[[2]int8{from, to}] = true
		desk.Picker.Clear()
		if from >= 0 {
			desk.Picker.Tap(from)
		}
		if desk.Picker.To() != to {
			desk.Picker.Tap(to)
		}
		picked, complete := desk.Picker.Choice()
		if !complete {
			continue
		}
		if k := check(picked, "tapped"); k > 0 {
			for _, d := range s.Legal(nil) {
				if f, t2 := table.Ends(d); f == from && t2 == to && lost(g, s, d) <= 0 {
					t.Fatalf("%s: %+v is picked, which takes %d, and %+v takes nobody", g.ID(), picked, k, d)
				}
			}
		}
	}
	return told
}
