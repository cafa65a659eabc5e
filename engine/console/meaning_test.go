package main

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

func TestEveryWordHasAMeaning(t *testing.T) {
	for _, g := range games.Revisions() {
		x, v := g.Lexicon(), vocabularyOf(g.ID())
		if v == nil {
			t.Fatalf("%s has no vocabulary", g.ID())
		}
		for _, c := range []struct {
			of   string
			ids  []string
			list []entry
		}{{"turns", x.Asks, v.turns}, {"verbs", x.Verbs, v.verbs}, {"events", x.Events, v.events}} {
			var known []string
			for _, e := range c.list {
				known = append(known, e.word)
				if e.means == "" {
					t.Errorf("%s: %q of the %s means nothing", g.ID(), e.word, c.of)
				}
			}
			if !slices.Equal(known, c.ids) {
				t.Errorf("%s: the %s are\n%q, described are\n%q", g.ID(), c.of, c.ids, known)
			}
		}
	}
}

// Every field of a turn, choice or event is described. In matches by chance over all
// scenarios and options no other field is ever filled.
func TestMeaningsNameAllFieldsInUse(t *testing.T) {
	for _, g := range games.All() {
		x, v := g.Lexicon(), vocabularyOf(g.ID())
		told := map[string]bool{}
		check := func(where string, e entry, used map[string]bool) {
			uses := strings.Fields(e.uses)
			for field, is := range used {
				described := slices.Contains(uses, field) || field == "count" && e.count != "" || field == "extra" && e.extra != ""
				if is && !described && !told[where+e.word+field] {
					told[where+e.word+field] = true
					t.Errorf("%s: %s %q has a %s that is not described", g.ID(), where, e.word, field)
				}
			}
		}
		for scenario, sc := range g.Scenarios() {
			for _, seats := range sc.Seats {
				for seed := range uint64(2) {
					options := make([]uint8, len(g.Options()))
					for i, o := range g.Options() {
						options[i] = uint8(dice.Draw(seed+77, i, len(o.Values)))
					}
					m, err := match.New(g, engine.Setup{Scenario: scenario, Seats: seats, Options: options}, nil, dice.Source{Kind: dice.ByHand})
					if err != nil {
						continue
					}
					for !m.Turn().Over() {
						turn, legal := m.Turn(), m.Legal()
						ask := v.turns[turn.Kind]
						check("turn", ask, map[string]bool{"side": turn.Side >= 0, "other": turn.Other >= 0, "place": turn.Place >= 0, "count": turn.Count != 0})
						for _, c := range legal {
							k, e := kindsOf(x, c), v.verbs[c.Verb]
							if !slices.Contains(strings.Fields(ask.verbs), e.word) && !told[ask.word+e.word] {
								told[ask.word+e.word] = true
								t.Errorf("%s: turn %q lists %q, which is not described", g.ID(), ask.word, e.word)
							}
							check("verb", e, map[string]bool{
								"what": k.what != "", "second": k.second != "", "from": c.From >= 0, "to": c.To >= 0,
								"via": c.Via >= 0, "via2": c.Via2 >= 0, "count": k.count != 0, "extra": k.extra != 0,
							})
						}
						if _, err := m.Do(dice.Draw(seed, m.Len(), len(legal))); err != nil {
							t.Fatal(err)
						}
					}
					for _, e := range m.EventsSince(0) {
						check("event", v.events[e.Kind], map[string]bool{
							"side": e.Side >= 0, "other": e.Other >= 0, "what": e.What >= 0, "from": e.From >= 0, "to": e.To >= 0,
							"via": e.Via >= 0, "via2": e.Via2 >= 0, "count": e.Count != 0, "extra": e.Extra != 0,
						})
					}
				}
			}
		}
	}
}

// docs/WORDS.md has the output of the command, for every family of games.
func TestWordsAreDocumented(t *testing.T) {
	b, err := os.ReadFile("../../docs/WORDS.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		var out bytes.Buffer
		c := &console{revisions: games.Revisions(), out: &out, err: &out}
		if err := c.run([]string{"words", "-game", id, "-tables"}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(b), out.String()) {
			t.Errorf("docs/WORDS.md has not what %q prints", "words -game "+id+" -tables")
		}
	}
}
