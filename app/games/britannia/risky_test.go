package britannia

import (
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// of is the only legal choice of a verb to a place, "" for none, with the highest count.
func of(t *testing.T, s advice.Context, verb, to string) engine.Choice {
	t.Helper()
	place := int8(engine.None)
	if to != "" {
		place = PlaceOf(s, to)
	}
	best, found := engine.Choice{}, false
	for _, c := range s.Legal {
		if s.Verb(c) == verb && (c.To == place || to == "") && (!found || c.Count > best.Count) {
			best, found = c, true
		}
	}
	if !found {
		t.Fatalf("no %s to %q in %s", verb, to, s.Ask())
	}
	return best
}

func isRisky(s advice.Context, c engine.Choice) bool { return advice.Risky(Family.Advisor, s, c) }

// fleet is the first turn of the first match: sixteen Romans off Devon.
const fleet = `{"round": 1, "nation": "Romans", "phase": "movement", "units": {
	"Romans": {"English Channel": {"infantry": 16}},
	"Welsh": {"Devon": {"infantry": 1}, "Cornwall": {"infantry": 1}, "Avalon": {"infantry": 1}, "Gwent": {"infantry": 1}},
	"Belgae": {"Kent": {"infantry": 1}}}}`

func TestALossToTheLimitIsTold(t *testing.T) {
	c := Family.Advisor
	s := at(t, fleet)
	for _, want := range []struct {
		count int8
		lost  int
	}{{16, 12}, {10, 6}, {5, 1}, {4, 0}, {1, 0}} {
		w := c.Warn(s, find(t, s, "march", "Devon", want.count))
		if w.Lost != want.lost || w.Needed() != (want.lost > 0) {
			t.Fatalf("%d to Devon: %+v", want.count, w)
		}
		if want.lost == 0 {
			continue
		}
		if len(w.Losses) != 1 || w.Losses[0].Key != "loss.limit" || !slices.Equal(w.Losses[0].Args, []any{"place", advice.Place(PlaceOf(s, "Devon")), "stays", 4, "count", want.lost}) ||
			w.Places != 1<<uint(PlaceOf(s, "Devon")) {
			t.Errorf("%d to Devon: %+v", want.count, w)
		}
	}
	if w := c.Warn(s, find(t, s, "march", "Kent", 16)); w.Needed() {
		t.Errorf("sixteen to Kent, where there are no hills: %+v", w)
	}
}

// A choice is risky by its effect: to leave a battle that is all but won, to
// give up the land, to give up freedom, to attack against the odds or one's own.
func TestRiskyChoices(t *testing.T) {
	attack := at(t, `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {
		"Saxons": {"Kent": {"infantry": 1}, "Wessex": {"infantry": 3}, "Cheshire": {"infantry": 2}},
		"Brigantes": {"March": {"infantry": 1}},
		"Angles": {"Essex": {"infantry": 3}},
		"Welsh": {"Avalon": {"infantry": 1}}}}`)
	if !isRisky(attack, of(t, attack, "march", "Essex")) {
		t.Error("one against three is not risky")
	}
	if isRisky(attack, of(t, attack, "march", "Avalon")) {
		t.Error("three against one is risky")
	}
	if st := attack.State.(*britannia.State); st.Player(int8(britannia.Saxons)) != st.Player(int8(britannia.Brigantes)) {
		t.Fatal("two players")
	}
	if !isRisky(attack, of(t, attack, "march", "March")) {
		t.Error("two against one of the same player is not risky")
	}
	if isRisky(attack, of(t, attack, "march", "Sussex")) || isRisky(attack, of(t, attack, "end", "")) {
		t.Error("a march to an empty area, or none, is risky")
	}

	odds := `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {
		"Saxons": {"Wessex": {"infantry": 3}, "Downlands": {"infantry": 1}, "Kent": {"infantry": 1}},
		"Welsh": {"Avalon": {"infantry": 1}, "Gwent": {"infantry": 1}}}}`
	s := at(t, odds)
	s = after(t, s, of(t, s, "march", "Avalon"))
	s = after(t, s, of(t, s, "end", ""))
	for s.Turn.Seat == engine.Nature { // nobody hits
		s = after(t, s, rollOf(s, 1))
	}
	for s.Ask() != "attackerRetreat" {
		s = after(t, s, of(t, s, "end", ""))
		for s.Turn.Seat == engine.Nature {
			s = after(t, s, rollOf(s, 1))
		}
	}
	for _, c := range s.Legal {
		if s.Verb(c) == "retreat" && c.Count == 3 && !isRisky(s, c) {
			t.Errorf("to leave a battle at good odds is not risky: %+v", c)
		}
	}
	if isRisky(s, of(t, s, "end", "")) {
		t.Error("to fight on at good odds is risky")
	}
}

func after(t *testing.T, s advice.Context, c engine.Choice) advice.Context {
	t.Helper()
	next := s.State.Clone()
	if _, err := next.Play(c); err != nil {
		t.Fatal(err)
	}
	n := advice.Context{Lexicon: s.Lexicon, State: next, Turn: next.Turn(), Legal: next.Legal(nil), Pieces: next.Pieces(nil)}
	return n
}

// Submission is risky: the people is free before and not after.
func TestSubmissionIsRisky(t *testing.T) {
	g := britannia.Revised()
	for seed := 0; seed < 400; seed++ {
		s, _ := g.New(engine.DefaultSetup(g))
		for n := 0; !s.Turn().Over() && n < 400; n++ {
			legal := s.Legal(nil)
			if g.Lexicon().Asks[s.Turn().Kind] == "submit" {
				sc := advice.Context{Lexicon: g.Lexicon(), State: s, Turn: s.Turn(), Legal: legal, Pieces: s.Pieces(nil)}
				if !isRisky(sc, of(t, sc, "submit", "")) {
					t.Fatal("to submit is not risky")
				}
				return
			}
			if _, err := s.Play(legal[(seed*7919+n*31)%len(legal)]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody was ever asked to submit")
}

// TestATurnThatHasBegunEndsUnasked checks that a player who has moved leaves the rest
// where it is on purpose, but for armies at sea.
func TestATurnThatHasBegunEndsUnasked(t *testing.T) {
	for _, c := range []struct {
		name, sea   string
		moves, asks bool
	}{
		{"nothing has moved", "", false, true},
		{"an army has moved", "", true, false},
		{"an army is left at sea", `"English Channel": {"infantry": 2},`, true, true},
	} {
		s := at(t, `{"round": 6, "nation": "Saxons", "phase": "movement", "units": {
			"Saxons": {`+c.sea+` "Sussex": {"infantry": 2}, "Essex": {"infantry": 2}},
			"Welsh": {"Gwent": {"infantry": 1}}}}`)
		if c.moves {
			o, ok := s.Outcome(find(t, s, "march", "Kent", 1))
			if !ok {
				t.Fatal("nobody marches to Kent")
			}
			s.State = o.State
			s.Turn, s.Legal, s.Pieces = o.State.Turn(), o.State.Legal(nil), o.State.Pieces(nil)
		}
		if w := Family.Advisor.Warn(s, find(t, s, "end", "", 0)); w.Needed() != c.asks {
			t.Errorf("%s: the end of the turn is asked about: %t", c.name, w.Needed())
		}
	}
}
