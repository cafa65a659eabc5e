package marcher

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
)

// rising is a position on the edge of Deheubarth, which may be mobilised already.
const rising = `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "movement", "weather": "", "mobilised": [MOBILISED], "zones": {
	"Hereford": {"units": {"norman knight": 3}, "castle": true},
	"Elfael": {"control": "Normans"},
	"Brycheiniog": {"units": {"welsh infantry": 1}}}}`

// A march to the edge of a kingdom says that it takes up arms and how much that
// brings it: what the levy then draws.
func TestAMarchSaysWhichKingdomItMobilises(t *testing.T) {
	s := inWales(t, strings.Replace(rising, "MOBILISED", "", 1))
	c := marchOf(t, s, "norman knight", "Hereford", "Elfael", 1)
	words := Family.Advisor.Consequences(s, c)
	if len(words) == 0 {
		t.Fatal("nobody takes up arms")
	}
	o, ok := s.Outcome(c)
	if !ok {
		t.Fatal("the march is refused")
	}
	told := map[int8]bool{}
	for _, w := range words {
		k := int8(w.Args[1].(advice.Thing))
		told[k] = true
		if n := w.Args[3].(int); w.Key != "follows.rouse" || n <= 0 || w.Args[5] != advice.Place(c.To) {
			t.Errorf("%s %d", w.Key, n)
		}
	}
	after := o.State.(*marcher.State)
	for range 20 {
		list := after.Legal(nil)
		if len(told) == 0 {
			break
		}
		if _, err := after.Play(list[len(list)-1]); err != nil {
			t.Fatal(err)
		}
		for k := range told {
			if after.Mobilised(k) {
				delete(told, k)
			}
		}
	}
	if len(told) > 0 {
		t.Errorf("told, but not mobilised: %v", told)
	}
	mobilised := strings.Replace(rising, "MOBILISED", `"Deheubarth", "Powys", "Gwent", "Morgannwg"`, 1)
	s = inWales(t, mobilised)
	if words := Family.Advisor.Consequences(s, marchOf(t, s, "norman knight", "Hereford", "Elfael", 1)); len(words) > 0 {
		t.Errorf("kingdoms under arms take them up again: %+v", words)
	}
}

// A retreat says whose the zone then is, what that does to the score, and who pursues.
func TestARetreatIsToldWhatItLeaves(t *testing.T) {
	s := inWales(t, `{"scenario": "welsh-revival", "turn": 3, "side": "Normans", "phase": "combat", "zones": {
		"Hereford": {"units": {"norman infantry": 1}},
		"Elfael": {"control": "Welsh", "units": {"norman knight": 2, "welsh infantry": 1}},
		"Buellt": {"units": {"welsh infantry": 1}}}}`)
	for n := 0; s.Ask() != "defenderRetreat"; n++ {
		if n == 20 {
			t.Fatalf("nobody may retreat, asked %s", s.Ask())
		}
		s = then(t, s, s.Legal[max(0, len(s.Legal)-1)*btoi(s.Turn.Seat >= 0)])
	}
	st := s.State.(*marcher.State)
	var keys []string
	for _, w := range Family.Advisor.Consequences(s, s.Legal[0]) {
		keys = append(keys, w.Key)
		if w.Key == "follows.score" {
			if before := w.Args[3].(int); before != st.Forecast().Now || w.Args[5].(int) == before {
				t.Errorf("%+v, the score is %d", w, st.Forecast().Now)
			}
		}
	}
	if want := "follows.cede follows.score follows.pursuit"; strings.Join(keys, " ") != want {
		t.Errorf("told %q, want %s", keys, want)
	}
	if words := Family.Advisor.Consequences(s, s.Legal[len(s.Legal)-1]); len(words) > 0 {
		t.Errorf("fighting on leaves nothing: %+v", words)
	}
}

func btoi(is bool) int {
	if is {
		return 1
	}
	return 0
}

// A hint for a loss says that nothing weaker could go, or what is spared.
func TestAHintTellsWhatALossSpares(t *testing.T) {
	s := inWales(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Welsh", "phase": "combat", "zones": {
		"Elfael": {"units": {"norman knight": 2, "norman infantry": 2, "norman archer": 2, "welsh infantry": 4}}}}`)
	for s.Ask() != "lose" {
		c := s.Legal[0]
		if s.Ask() == "roll" {
			c = rollOf(s, 10)
		}
		s = then(t, s, c)
	}
	for _, c := range s.Legal {
		want := "marcher.reason.spares"
		if c.What == marcher.NormanArcher || c.What == marcher.NormanInfantry && marcher.Strength(c.What) == marcher.Strength(marcher.NormanArcher) {
			want = "marcher.reason.smallest"
		}
		if words := Family.Advisor.Reasons(s, c); len(words) != 1 || words[0].Key != want {
			t.Errorf("%s is lost: %+v", s.Lexicon.Whats[c.What], words)
		}
	}
}

// A retreat also tells what the fall of a leader costs who may not go along, and what a zone
// loses its holder that nobody is left in.
func TestARetreatIsToldWhatFallsByIt(t *testing.T) {
	tried, told := 0, 0
	for seed := range uint64(40) {
		g := marcher.Lords()
		state, err := g.New(engine.DefaultSetup(g))
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 3000 && !state.Turn().Over(); n++ {
			turn, legal := state.Turn(), state.Legal(nil)
			c := legal[dice.Draw(seed, n, len(legal))]
			x := g.Lexicon()
			s := advice.Context{Lexicon: x, State: state.Clone(), Turn: turn, Legal: legal, Pieces: state.Pieces(nil)}
			before := state.(*marcher.State).Forecast().Now
			events, err := state.Play(c)
			if err != nil {
				t.Fatal(err)
			}
			i := slices.IndexFunc(events, func(e engine.Event) bool { return x.Events[e.Kind] == "scoreEarl" || x.Events[e.Kind] == "scoreKing" })
			if x.Verbs[c.Verb] != "retreat" || i < 0 {
				continue
			}
			tried++
			after := state.(*marcher.State).Forecast().Now
			if slices.ContainsFunc(Family.Advisor.Consequences(s, c), func(w advice.Words) bool {
				return w.Key == "follows.score" && w.Args[3] == before && w.Args[5] == after
			}) {
				told++
			}
		}
	}
	if tried == 0 || told*4 < tried*3 { // zones elsewhere may change hands with the last battle
		t.Errorf("of %d retreats that cost a leader %d tell so", tried, told)
	}
}
