package games

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/games/britannia"
	"bretwalda/app/learn"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	rules "bretwalda/engine/games"
	"bretwalda/engine/match"
	"bretwalda/static/site/languages"
)

// The editions of a family share what is known of it, also one that nobody has
// written yet.
func TestANewEditionIsKnownByItsFamily(t *testing.T) {
	f := All().Families().Of("britannia-invented")
	if f.ID != "britannia" || f.Advisor != britannia.Family.Advisor || len(f.Tips) == 0 || len(f.Motions) == 0 {
		t.Errorf("of an edition of Britannia is known %+v", f)
	}
	if f := All().Families().Of("chess"); f.ID != "chess" || f.Advisor != (advice.None{}) || f.Tips != nil {
		t.Errorf("of a game nobody wrote is known %+v", f)
	}
}

// Every game has a family, and every family a game that has all it speaks of.
func TestFamiliesSpeakOfWhatTheirGamesHave(t *testing.T) {
	for _, g := range rules.All() {
		if f := All().Families().Of(g.ID()); f.Tips == nil || f.Motions == nil || f.News == nil {
			t.Errorf("of %s is known %+v", g.ID(), f)
		}
	}
	ids := map[string]bool{}
	for _, f := range All().Families() {
		if f.Advisor == nil || f.Map == "" { // the release makes a part and a cover of them
			t.Errorf("%s has no advisor or no map: %v, %q", f.ID, f.Advisor, f.Map)
		}
		var editions []engine.Game
		for _, g := range rules.All() {
			if engine.Family(g.ID()) == f.ID {
				editions = append(editions, g)
			}
		}
		if len(editions) == 0 {
			t.Fatalf("no game of the family %s", f.ID)
		}
		for _, id := range f.Experts {
			if !slices.ContainsFunc(editions, func(g engine.Game) bool { return g.ID() == id }) {
				t.Errorf("%s: experts of %q, which is no game of it", f.ID, id)
			}
		}
		x := editions[0].Lexicon()
		for event := range f.Motions {
			if !slices.Contains(x.Events, event) {
				t.Errorf("%s: no event %q moves", f.ID, event)
			}
		}
		for event := range f.News {
			if !slices.Contains(x.Events, event) {
				t.Errorf("%s: no event %q is told", f.ID, event)
			}
		}
		raw, err := languages.Read(languages.Rules("en", f.ID))
		if err != nil {
			t.Fatal(err)
		}
		book, err := learn.ParseBook(string(raw))
		if err != nil {
			t.Fatal(err)
		}
		for _, tip := range f.Tips {
			if ids[tip.ID] {
				t.Errorf("%s comes twice", tip.ID)
			}
			ids[tip.ID] = true
			for _, ask := range tip.Asks {
				if !slices.Contains(x.Asks, ask) {
					t.Errorf("%s: nobody asks %q", tip.ID, ask)
				}
			}
			for _, event := range tip.Events {
				if !slices.Contains(x.Events, event) {
					t.Errorf("%s: no event %q", tip.ID, event)
				}
			}
			for _, id := range tip.Sections {
				if book.Section(strings.TrimPrefix(id, "#")) == nil {
					t.Errorf("%s: no section %s", tip.ID, id)
				}
			}
			if !slices.ContainsFunc(editions, func(g engine.Game) bool { return book.First(g.ID(), tip.Sections) != nil }) {
				t.Errorf("%s leads nowhere", tip.ID)
			}
			for _, code := range text.Codes() {
				if !text.Of(code).Has(tip.ID) {
					t.Errorf("%s does not say %s", code, tip.ID)
				}
			}
		}
	}
}

// The advisor has words of the game for whatever a bot would do, but for answers that do
// nothing more and those that name only how many are cavalry.
func TestEveryHintSaysWhy(t *testing.T) {
	for _, g := range rules.All() {
		k := All().Families().Of(g.ID()).Advisor
		m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		hints := 0
		for !m.Turn().Over() {
			for _, c := range bot.Medium.Think(m.State(), bot.Task{Seed: uint64(m.Len())}).Plan {
				seat := m.Turn().Seat
				if verb := g.Lexicon().Verbs[c.Verb]; seat >= 0 && len(m.Legal()) > 1 && verb != "end" && verb != "muster" && verb != "kill" {
					view := m.State().View(seat)
					s := advice.Context{Lexicon: g.Lexicon(), State: view, Turn: view.Turn(), Legal: m.Legal(), Pieces: view.Pieces(nil), Witnessed: m.Past(m.Len(), seat)}
					_, risky := k.Risk(s, c)
					if hints++; !risky && len(k.Previews(s, c))+len(k.Consequences(s, c))+len(k.Reasons(s, c)) == 0 {
						t.Errorf("%s: no words for %s with %+v", g.ID(), s.Ask(), c)
					}
				}
				if _, err := m.Play(c); err != nil {
					t.Fatal(err)
				}
			}
		}
		if hints < 50 {
			t.Errorf("%s: %d hints", g.ID(), hints)
		}
	}
}
