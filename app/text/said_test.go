package text

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"bretwalda/app/internal/editions"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

func TestNames(t *testing.T) {
	g := britain(t)
	b := board{t, g.Lexicon()}
	for i, want := range [3][4]string{
		{"English Channel", "Norsemen", "Ivar and Halfdan", "burh"},
		{"Canal de la Mancha", "Nórdicos", "Ivar y Halfdan", "burh"},
		{"Manica", "Ascomanni", "Ivar e Halfdan", "palizzata"},
	} {
		h := narrators(g, sampled...)[i]
		got := [4]string{h.Place(b.area("English Channel")), h.Side(b.nation("Norsemen")), h.What(b.unit("Ivar and Halfdan")), h.What(b.unit("burh"))}
		if got != want {
			t.Errorf("%s: %q, want %q", h.Code(), got, want)
		}
		if s := h.Place(engine.None) + h.Side(engine.None) + h.What(engine.None); s != "" {
			t.Errorf("%s: None is called %q", h.Code(), s)
		}
	}
}

// English names of areas are stable: tests of other people find them by name.
func TestEnglishAreasAreTheLexicons(t *testing.T) {
	g := britain(t)
	h := narrators(g, "en")[0]
	for p, name := range g.Lexicon().Places {
		if got := h.Place(int8(p)); got != name {
			t.Errorf("%s is called %s", name, got)
		}
	}
}

// rawKey is what is said when a key has no text.
var rawKey = regexp.MustCompile(`^(ask|verb|event|units|area|nation|what|leader)\.`)

func sound(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return s != "" && !strings.ContainsAny(s, "{}|") && !strings.Contains(s, "  ") && !rawKey.MatchString(s) && !unicode.IsLower(r)
}

// setups are the ways to set up a game: every scenario for every number of
// players, and every value of every option.
func setups(g engine.Game) []engine.Setup {
	list := []engine.Setup{engine.DefaultSetup(g)}
	for i, scenario := range g.Scenarios() {
		for _, seats := range scenario.Seats {
			s := engine.DefaultSetup(g)
			s.Scenario, s.Seats = i, seats
			list = append(list, s)
		}
	}
	for i, option := range g.Options() {
		for value := range option.Values {
			s := engine.DefaultSetup(g)
			if s.Options[i] = uint8(value); s.Options[i] != option.Default {
				list = append(list, s)
			}
		}
	}
	return list
}

// TestEveryGameCanBeSaid plays games at random and has everything in them said
// in every language.
func TestEveryGameCanBeSaid(t *testing.T) {
	for _, g := range games.All() {
		said := narrators(g, Codes()...)
		for seed, setup := range setups(g) {
			if editions.Repeats(g) && seed > 0 {
				break
			}
			state, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			random := uint64(seed)
			draw := func(n int) int {
				random = random*6364136223846793005 + 1442695040888963407
				return int((random >> 33) % uint64(n))
			}
			var list []engine.Choice
			for turn := state.Turn(); !turn.Over(); turn = state.Turn() {
				list = state.Legal(list[:0])
				c := list[draw(len(list))]
				events, err := state.Play(c)
				if err != nil {
					t.Fatal(err)
				}
				for _, h := range said {
					lines := []string{h.Title(turn), h.Hint(turn), h.Label(turn, c), h.Choice(turn, c)}
					for _, e := range events {
						lines = append(lines, h.Event(e))
					}
					for _, s := range lines {
						if !sound(s) {
							t.Fatalf("%s, %s, %+v, %+v: %q", g.ID(), h.Code(), turn, c, s)
						}
					}
				}
			}
		}
	}
}

// some gives a choice and an event of a game all that they can speak of: the
// first of each list, and the second where two differ.
func some(kind, verb uint8, count int) (engine.Event, engine.Choice) {
	return engine.Event{Kind: kind, Side: 0, Other: 1, From: 0, To: 1, Via: engine.None, Via2: engine.None, What: 0, Count: int16(count)},
		engine.Choice{Verb: verb, What: 0, From: 0, To: 1, Via: engine.None, Via2: engine.None, Count: int8(count), Extra: int8(count)}
}

// TestEveryEventCanBeSaid: also those that a random game never sees.
func TestEveryEventCanBeSaid(t *testing.T) {
	for _, g := range games.All() {
		for kind, name := range g.Lexicon().Events {
			e, _ := some(uint8(kind), 0, 1)
			for _, e.Extra = range []int16{0, 1} {
				for _, h := range narrators(g, Codes()...) {
					if s := h.Event(e); !sound(s) {
						t.Errorf("%s, %s: event %d, %s: %q", g.ID(), h.Code(), kind, name, s)
					}
				}
			}
		}
	}
}

// TestEveryQuestionCanBeSaid: every question, every verb, both in short.
func TestEveryQuestionCanBeSaid(t *testing.T) {
	for _, g := range games.All() {
		l := g.Lexicon()
		for kind, ask := range l.Asks {
			for _, count := range []int{0, 1, 2} {
				turn := engine.Turn{Seat: 1, Kind: uint8(kind), Side: 0, Other: 1, Place: 0, Count: int8(count), Roller: 2}
				for _, h := range narrators(g, Codes()...) {
					for _, s := range []string{h.Title(turn), h.Hint(turn)} {
						if !sound(s) {
							t.Errorf("%s, %s: %s: %q", g.ID(), h.Code(), ask, s)
						}
					}
					if n := len(strings.Fields(h.Hint(turn))); n > 12 {
						t.Errorf("%s, %s: %s takes %d words to ask", g.ID(), h.Code(), ask, n)
					}
				}
				for verb, name := range l.Verbs {
					_, c := some(0, uint8(verb), count)
					for _, h := range narrators(g, Codes()...) {
						for _, s := range []string{h.Label(turn, c), h.Choice(turn, c)} {
							if !sound(s) {
								t.Errorf("%s, %s: %s, %s: %q", g.ID(), h.Code(), ask, name, s)
							}
						}
					}
				}
			}
		}
	}
}
