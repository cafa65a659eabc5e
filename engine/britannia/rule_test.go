package britannia

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
)

// borders is the number of borders between two areas on a way that stops at none of
// some areas, or more than any march crosses.
func borders(ed *Edition, from, to Place, shut set) int8 {
	seen, edge := bit(from), bit(from)
	for n := int8(1); n <= longMoves; n++ {
		var beside set
		for t := edge; t != 0; {
			beside |= ed.border[next(&t)]
		}
		if beside&bit(to) != 0 {
			return n
		}
		edge = beside &^ seen &^ shut
		seen |= edge
	}
	return longMoves + 1
}

// TestReasonsOfMarches checks in random games that the rule named for a place keeps the
// army from there, by rules of its own.
func TestReasonsOfMarches(t *testing.T) {
	told := map[string]int{}
	seen := 0
	for i, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		stroll(t, g, engine.DefaultSetup(g), uint64(i), func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
			if seen++; s.ask.kind != askMarch || seen%5 != 0 {
				return
			}
			refusing := s.Clone()
			for from := range Place(places) {
				for _, kind := range []Unit{Infantry, Cavalry} {
					s.checkReasons(t, refusing, from, kind, told)
				}
			}
		})
	}
	for _, rule := range []string{ruleMovement, ruleMoved, ruleBlocked, ruleBoats, ruleDifficult, rulePeace} {
		if told[rule] == 0 {
			t.Errorf("%s was never the reason: %v", rule, told)
		}
	}
}

// checkReasons looks at every place where armies of a kind may not go. refusing is
// the same position; a choice that it refuses leaves it as it is.
func (s *State) checkReasons(t *testing.T, refusing engine.State, from Place, kind Unit, told map[string]int) {
	t.Helper()
	n := s.act
	free := s.in(from, kind, unmoved)
	offered := set(0)
	for _, c := range s.Legal(nil) {
		if c.Verb == verbMarch && Place(c.From) == from && Unit(c.What) == kind {
			offered |= bit(Place(c.To))
		}
	}
	for to := range Place(places) {
		if to == from || offered&bit(to) != 0 {
			continue
		}
		c := engine.Choice{Verb: verbMarch, What: int8(kind), From: int8(from), To: int8(to), Via: int8(nowhere), Via2: int8(nowhere), Count: 1}
		_, err := refusing.Play(c)
		var illegal *engine.IllegalError
		if !errors.As(err, &illegal) {
			t.Fatalf("%s from %s to %s is refused with %v", nationNames[n], placeName(from), placeName(to), err)
		}
		rule := illegal.Rule
		told[rule]++
		tr := s.traveller(n, from, kind)
		byLand := !isSea(from) && !isSea(to) && !s.sails(n) && s.roads == 0
		right := true
		switch rule {
		case ruleMoved:
			right = free == 0
		case rulePeace:
			m := s.rival(n, to)
			right = m != nobody && (s.overlord[m] == n || s.overlord[n] == m || n == RomanoBritish || m == RomanoBritish || s.overlord[m] == Romans || s.overlord[n] != nobody)
		case ruleDifficult:
			if byLand {
				right = borders(s.ed, from, to, 0) <= tr.moves && (borders(s.ed, from, to, difficult) > tr.moves || s.present != s.alone(n).present)
			}
		case ruleBlocked:
			right = s.alone(n).offers(from, to, kind)
		case ruleBoats:
			ed := *s.ed
			ed.Timeline[s.round].Boats |= 1 << uint(n)
			right = !s.sails(n) && (isSea(to) || s.under(&ed).offers(from, to, kind))
		case ruleMovement:
			if byLand {
				right = borders(s.ed, from, to, difficult) > tr.moves
			}
		case ruleSeas:
			ed := *s.ed
			ed.Cards[n].NoLanding, ed.Cards[n].NoSea = 0, 0
			right = s.under(&ed).offers(from, to, kind)
		case ruleAfloat:
			right = isSea(to)
		case ruleStrait, ruleAbandon, ruleOverrun, ruleLeader:
		default:
			right = false
		}
		if !right {
			t.Errorf("%s, %s of the %s from %s to %s: not because of %q", s.ed.ID, whatNames[kind], nationNames[n], placeName(from), placeName(to), rule)
		}
	}
}

// offers reports whether armies of a kind may march from a place to another.
func (s *State) offers(from, to Place, kind Unit) bool {
	return slices.ContainsFunc(s.Legal(nil), func(c engine.Choice) bool {
		return c.Verb == verbMarch && Place(c.From) == from && Place(c.To) == to && Unit(c.What) == kind
	})
}

// under is the position by other rules.
func (s *State) under(ed *Edition) *State {
	other := &State{position: s.position}
	other.ed = ed
	return other
}

// TestNationsThatTheRomanoBritishSpare checks that federates of the shorter game are no
// former subjects, and the reason says so.
func TestNationsThatTheRomanoBritishSpare(t *testing.T) {
	state, err := Revised().Parse([]byte(`{"scenario": "short", "seats": 3, "round": 6, "nation": "Romano-British", "phase": "movement",
		"submitted": ["Welsh"], "units": {
		"Romano-British": {"Hwicce": {"infantry": 1}},
		"Saxons": {"Avalon": {"infantry": 1}},
		"Welsh": {"March": {"infantry": 1}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		to   Place
		want string
	}{{Avalon, ruleFederates}, {March, rulePeace}} {
		march := engine.NewChoice(verbMarch)
		march.What, march.From, march.To, march.Count = int8(Infantry), int8(Hwicce), int8(c.to), 1
		var illegal *engine.IllegalError
		if _, err := state.Play(march); !errors.As(err, &illegal) || illegal.Rule != c.want {
			t.Errorf("to %s: %v, want %s", placeName(c.to), err, c.want)
		}
	}
}

// TestTheWayFromGwentToAvalon: the strait to Devon takes the whole move, so that the way
// leads through Hwicce, where Romans bar it. With Hwicce free, the Welsh come to Avalon.
func TestTheWayFromGwentToAvalon(t *testing.T) {
	march := engine.NewChoice(verbMarch)
	march.What, march.From, march.To, march.Count = int8(Infantry), int8(Gwent), int8(Avalon), 1
	for _, c := range []struct{ romans, want string }{
		{"Hwicce", ruleBlocked},
		{"Essex", ""},
	} {
		state, err := Revised().Parse([]byte(`{"round": 1, "nation": "Welsh", "phase": "movement", "units": {
			"Welsh": {"Gwent": {"infantry": 2}, "Devon": {"infantry": 1}},
			"Romans": {"` + c.romans + `": {"infantry": 2}}}, "forts": {"` + c.romans + `": "intact"}}`))
		if err != nil {
			t.Fatal(err)
		}
		rule := ""
		var illegal *engine.IllegalError
		if _, err := state.Play(march); errors.As(err, &illegal) {
			if rule = illegal.Rule; illegal.Place != int8(Hwicce)+1 {
				t.Errorf("%s: the place in the way is %d", rule, illegal.Place-1)
			}
		} else if err != nil {
			t.Fatal(err)
		}
		if rule != c.want {
			t.Errorf("with Romans in %s: refused with %q, want %q", c.romans, rule, c.want)
		}
	}
}
