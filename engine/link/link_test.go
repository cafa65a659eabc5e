package link_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// race begins a match of the toy race and makes n choices.
func race(t testing.TB, setup engine.Setup, players []match.Player, source dice.Source, n int) *match.Match {
	t.Helper()
	m, err := match.New(toy.Game(), setup, players, source)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		if m.Turn().Over() {
			break
		}
		if _, err := m.Do(dice.Draw(source.Seed+77, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func encode(t testing.TB, m *match.Match) string {
	t.Helper()
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

var revisions = []engine.Game{toy.Game()}

var setup = engine.DefaultSetup(toy.Game())

// ideal is the characters that the information in the stored choices needs.
func ideal(m *match.Match) float64 {
	bits := 0.0
	for i, e := range m.Log() {
		if m.Stored(i) {
			bits += math.Log2(float64(e.Len))
		}
	}
	return bits / 6
}

// same fails unless two matches are one: header, log and position.
func same(t testing.TB, got, want *match.Match) {
	t.Helper()
	g, err := got.Header()
	if err != nil {
		t.Fatal(err)
	}
	w, _ := want.Header()
	a, _ := got.State().MarshalJSON()
	b, _ := want.State().MarshalJSON()
	if !g.Equal(w) || !slices.Equal(got.Log(), want.Log()) || string(a) != string(b) {
		t.Errorf("opened another match: %+v, %d choices, %s", g, got.Len(), a)
	}
}

func TestLinkHoldsTheWholeMatch(t *testing.T) {
	long := engine.Setup{Scenario: 1, Seats: 6, Options: []uint8{0, 1}}
	names := []match.Player{{Name: "Æthelflæd"}, {Name: "", Kind: match.Hard}, {Name: strings.Repeat("x", match.MaxName), Kind: match.Random}, {Name: "李 🛡", Kind: match.Expert}}
	for name, m := range map[string]*match.Match{
		"before the first choice": race(t, setup, nil, dice.Source{Seed: 1}, 0),
		"after one choice":        race(t, setup, nil, dice.Source{Seed: 2}, 1),
		"seeded, whole":           race(t, setup, nil, dice.Source{Seed: 3}, 9999),
		"by hand, whole":          race(t, setup, nil, dice.Source{Kind: dice.ByHand}, 9999),
		"by hand, dice due":       race(t, setup, nil, dice.Source{Kind: dice.ByHand}, 5),
		"six seats, options":      race(t, long, nil, dice.Source{Seed: 4}, 200),
		"options by hand":         race(t, long, nil, dice.Source{Kind: dice.ByHand}, 200),
		"names and bots":          race(t, setup, names, dice.Source{Seed: math.MaxUint64}, 33),
	} {
		text := encode(t, m)
		again, err := link.Decode(text, revisions)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		same(t, again, m)
		if other := encode(t, again); other != text {
			t.Errorf("%s: encodes to another text", name)
		}
	}
}

func TestEveryMomentHasItsLink(t *testing.T) {
	for _, source := range []dice.Source{{Seed: 9}, {Kind: dice.ByHand}} {
		m := race(t, setup, nil, source, 9999)
		texts := map[string]bool{}
		for more := true; more; more = m.TakeBack() == nil {
			text := encode(t, m)
			if texts[text] {
				t.Fatal("two moments have one text")
			}
			texts[text] = true
			again, err := link.Decode(text, revisions)
			if err != nil {
				t.Fatal(err)
			}
			same(t, again, m)
		}
	}
}

func TestLinkIsShort(t *testing.T) {
	for seed := range uint64(200) {
		for _, n := range []int{0, 1, 10, 40, 9999} {
			m := race(t, setup, nil, dice.Source{Seed: seed * 0x9e3779b97f4a7c15}, n)
			if got, limit := float64(len(encode(t, m))), ideal(m)*1.02+24; got > limit {
				t.Errorf("seed %d, %d choices: %.0f characters, limit %.1f", seed, m.Len(), got, limit)
			}
		}
	}
}

func TestLinkEndsOnALetterOrFigure(t *testing.T) {
	for seed := range uint64(500) {
		text := encode(t, race(t, setup, nil, dice.Source{Seed: seed}, int(seed%40)))
		if strings.ContainsAny(text[len(text)-1:], "-_") {
			t.Fatalf("%s ends on a sign", text)
		}
	}
}

func TestMidGameMatchHasNoLink(t *testing.T) {
	m, err := match.NewAt(toy.Game(), race(t, setup, nil, dice.Source{}, 9).State(), dice.Source{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := link.Encode(m); !errors.Is(err, match.ErrNoStart) {
		t.Errorf("got %v", err)
	}
}

type stranger struct{ engine.Game }

func (stranger) ID() string { return "chess" }

func TestGameWithoutNumberHasNoLink(t *testing.T) {
	m, err := match.New(stranger{toy.Game()}, setup, nil, dice.Source{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := link.Encode(m); !errors.Is(err, link.ErrUnknownGame) {
		t.Errorf("got %v", err)
	}
}

func TestRevisionsOfTheRules(t *testing.T) {
	m := race(t, setup, nil, dice.Source{Seed: 5}, 50)
	text := encode(t, m)
	later, err := match.New(toy.Revised(3), setup, nil, dice.Source{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	newer := encode(t, later)

	if _, err := link.Decode(newer, []engine.Game{toy.Game(), toy.Revised(2)}); !errors.Is(err, link.ErrNewerRules) {
		t.Errorf("a revision to come: %v", err)
	}
	if _, err := link.Decode(text, nil); !errors.Is(err, link.ErrUnknownGame) {
		t.Errorf("no revisions: %v", err)
	}
	if _, err := link.Decode(text, []engine.Game{toy.Revised(2)}); !errors.Is(err, link.ErrUnknownGame) {
		t.Errorf("a lost revision: %v", err)
	}
	both := []engine.Game{toy.Revised(3), toy.Game()}
	old, err := link.Decode(text, both)
	if err != nil {
		t.Fatal(err)
	}
	same(t, old, m)
	young, err := link.Decode(newer, both)
	if err != nil {
		t.Fatal(err)
	}
	same(t, young, later)
}

// A game may gain scenarios and options at the end of its lists.
type grown struct{ engine.Game }

func (g grown) Options() []engine.Option {
	return append(g.Game.Options(), engine.Option{ID: "weather", Values: []string{"fair", "foul"}, Default: 1})
}

func (g grown) New(s engine.Setup) (engine.State, error) {
	s.Options = s.Options[:len(s.Options)-1]
	return g.Game.New(s)
}

func TestGameMayGainAnOption(t *testing.T) {
	m := race(t, setup, nil, dice.Source{Seed: 5}, 50)
	again, err := link.Decode(encode(t, m), []engine.Game{grown{toy.Game()}})
	if err != nil {
		t.Fatal(err)
	}
	h, _ := again.Header()
	if !slices.Equal(h.Setup.Options, []uint8{1, 0, 1}) || !slices.Equal(again.Log(), m.Log()) {
		t.Errorf("options %v", h.Setup.Options)
	}
}

func TestErrorsOfDecode(t *testing.T) {
	text := encode(t, race(t, setup, nil, dice.Source{Seed: 5}, 50))
	for name, c := range map[string]struct {
		text string
		want *link.Error
	}{
		"nothing":       {"", link.ErrNotGame},
		"talk":          {"see you on Friday", link.ErrNotGame},
		"cut":           {text[:len(text)-3], link.ErrCut},
		"damaged":       {text[:20] + "zz" + text[22:], link.ErrDamaged},
		"newer version": {link.Reframe('8', "AAAA"), link.ErrNewerVersion},
		"unknown game":  {link.Reframe('1', "_AAA"), link.ErrUnknownGame},
		"no choices":    {"#" + link.Reframe('1', ""), link.ErrForged},
		"noise":         {link.Reframe('1', "AzK4tQ0x_-vG7pLmNcYw2RjHdUe8sBiFoZ1a"), link.ErrForged},
	} {
		m, err := link.Decode(c.text, revisions)
		if !errors.Is(err, c.want) || link.Code(err) != c.want.Code || m != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A text with a right check around any body at all must be refused in order,
// or be the very text of what it opens.
func TestForgedBodies(t *testing.T) {
	for name, c := range map[string]struct {
		m     *match.Match
		tries uint64
	}{
		"race":      {race(t, setup, nil, dice.Source{Kind: dice.ByHand}, 60), 3000},
		"Britannia": {playout(t, games.ByID("britannia-2008"), dice.Source{Kind: dice.ByHand}, 1, 300), 300},
	} {
		body := link.Body(encode(t, c.m))
		opened := 0
		for seed := range c.tries {
			b := []byte(body)
			for k := range 1 + dice.Draw(seed, 0, 3) {
				b[dice.Draw(seed, 3*k+1, len(b))] = letters[dice.Draw(seed, 3*k+2, 64)]
			}
			text := link.Reframe('1', string(b))
			m, err := link.Decode(text, everyGame())
			switch {
			case err == nil && encode(t, m) != text:
				t.Fatalf("%s: %s opens a match of another text", name, text)
			case err == nil:
				opened++
			case link.Code(err) == "":
				t.Fatalf("%s: %s: %v", name, text, err)
			}
		}
		if opened == 0 {
			t.Errorf("%s: no forged body was a match: the test forges too much", name)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	m := race(b, setup, nil, dice.Source{Seed: 5}, 9999)
	b.ReportMetric(float64(m.Len()), "choices")
	for range b.N {
		if _, err := link.Encode(m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecode(b *testing.B) {
	text := encode(b, race(b, setup, nil, dice.Source{Seed: 5}, 9999))
	for range b.N {
		if _, err := link.Decode(text, revisions); err != nil {
			b.Fatal(err)
		}
	}
}
