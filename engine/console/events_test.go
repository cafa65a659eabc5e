package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// ask answers lines of the protocol on all games, the last of them into v.
func ask(t *testing.T, v any, lines ...string) {
	t.Helper()
	s := &session{revisions: games.Revisions()}
	for i, line := range lines {
		answer := s.answer(line)
		if e, wrong := answer.(errorJSON); wrong {
			t.Fatalf("%s: %s", line, e.Error)
		}
		if i == len(lines)-1 {
			b, err := json.Marshal(answer)
			if err == nil {
				err = json.Unmarshal(b, v)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// find is the index of the first choice of a text.
func find(t *testing.T, s *session, text string) string {
	t.Helper()
	for _, c := range s.legal() {
		if strings.HasPrefix(c.Text, text) {
			return fmt.Sprint("do ", c.Index)
		}
	}
	t.Fatalf("no choice %q among %v", text, s.legal())
	return ""
}

func TestALedMarchTellsEachKind(t *testing.T) {
	s := &session{revisions: games.Revisions()}
	s.answer(`position {"round": 6, "nation": "Romano-British", "units": {"Romano-British": {"York": {"infantry": 2, "cavalry": 1, "leader": "Arthur"}}}}`)
	s.answer(find(t, s, "Lead 2 infantry and 1 cavalry from York to Bernicia"))
	e := s.events()
	if len(e) != 2 || e[0].Kind != "march" || e[0].What != "infantry" || e[0].Count != 2 || e[0].Extra != 1 ||
		e[1].Kind != "march" || e[1].What != "cavalry" || e[1].Count != 1 || e[1].Extra != 0 || e[1].To != "Bernicia" {
		t.Errorf("both kinds: %+v", e)
	}
	s.answer("undo")
	s.answer(find(t, s, "Lead 1 infantry from York to Bernicia"))
	if e := s.events(); len(e) != 1 || e[0].What != "infantry" || e[0].Count != 1 || e[0].Extra != 1 {
		t.Errorf("infantry: %+v", e)
	}
}

// A position at the end of a round scores while it is read: events tell the points.
func TestEventsOfAPositionThatScores(t *testing.T) {
	var told []eventJSON
	ask(t, &told, "new britannia-2008", `position {"round": 5, "nation": "Welsh", "phase": "roundEnd", "units": {"Welsh": {"Gwynedd": {"infantry": 2}, "Powys": {"infantry": 1}}}}`, "events")
	points := 0
	for _, e := range told {
		if strings.HasPrefix(e.Kind, "score") && e.Side == "Welsh" {
			points += e.Count
		}
	}
	var state struct{ Points map[string]int }
	ask(t, &state, "new britannia-2008", `position {"round": 5, "nation": "Welsh", "phase": "roundEnd", "units": {"Welsh": {"Gwynedd": {"infantry": 2}, "Powys": {"infantry": 1}}}}`, "state")
	if points == 0 || points != state.Points["Welsh"] {
		t.Errorf("events tell %d points of %d: %+v", points, state.Points["Welsh"], told)
	}
}

func TestPermissionToGrowIsAnEvent(t *testing.T) {
	for answer, count := range map[string]int{"Allow.": 1, "Refuse.": 0} {
		s := &session{revisions: games.Revisions()}
		s.answer(`position {"round": 4, "nation": "Welsh", "phase": "population", "subjects": {"Welsh": "Romans"}, "units": {"Welsh": {"Gwynedd": {"infantry": 1}, "Powys": {"infantry": 1}, "Cornwall": {"infantry": 1}}, "Romans": {"Essex": {"infantry": 1}}}}`)
		if s.turn().Kind != "growth" {
			t.Fatalf("asked %+v", s.turn())
		}
		s.answer(find(t, s, answer))
		if e := s.events(); len(e) == 0 || e[0].Kind != "growth" || e[0].Side != "Welsh" || e[0].Other != "Romans" || e[0].Count != count {
			t.Errorf("%s: %+v", answer, e)
		}
	}
}

// The winner of a finished match is named at the end by the turn, the event and the
// position, as the standing has it. The position can be read back.
func TestWinnersOfAFinishedMatch(t *testing.T) {
	for _, g := range games.All() {
		for seed := range uint64(3) {
			m := finished(t, g, seed)
			s := &session{revisions: games.Revisions(), m: m, last: m.Len() - 1}
			var want []int
			for _, score := range m.State().Standing() {
				if score.Side == engine.None && score.Won {
					want = append(want, int(score.Seat))
				}
			}
			turn := s.turn()
			if turn.Winners == nil || fmt.Sprint(*turn.Winners) != fmt.Sprint(want) {
				t.Errorf("%s: the turn tells %v, the standing %v", g.ID(), turn.Winners, want)
			}
			told := false
			for _, e := range s.events() {
				told = told || e.Kind == "over" && e.Winners != nil && fmt.Sprint(*e.Winners) == fmt.Sprint(want)
			}
			if !told {
				t.Errorf("%s: no event tells %v: %+v", g.ID(), want, s.events())
			}
			state, err := json.Marshal(s.answer("state"))
			var shown struct{ Winners []int }
			if err == nil {
				err = json.Unmarshal(state, &shown)
			}
			if err != nil || fmt.Sprint(shown.Winners) != fmt.Sprint(want) {
				t.Errorf("%s: the position tells %v, %v", g.ID(), shown.Winners, err)
			}
			if answer, wrong := s.answer("position " + string(state)).(errorJSON); wrong {
				t.Errorf("%s: its position is not read: %s", g.ID(), answer.Error)
			}
		}
	}
}

func finished(t *testing.T, g engine.Game, seed uint64) *match.Match {
	t.Helper()
	setup, err := setupOf(g, "", 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, setup, nil, dice.Source{Seed: seed})
	for err == nil && !m.Turn().Over() {
		_, err = m.Do(dice.Draw(seed+9, m.Len(), len(m.Legal())))
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Every counter of The Marcher Lords is in one of the places that the document
// names, at every moment: also between the draw and the placing.
func TestCountersOfTheMarcherLordsAreSomewhere(t *testing.T) {
	inHand := 0
	for seed := range uint64(4) {
		g, _ := (&console{revisions: games.Revisions()}).game("marcher-lords")
		setup, err := setupOf(g, "", 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(g, setup, nil, dice.Source{Kind: dice.ByHand})
		all := 0
		for err == nil && !m.Turn().Over() {
			b, _ := m.State().MarshalJSON()
			var p struct {
				Zones map[string]struct {
					Units, Spent, Halted, FaceDown map[string]int
				}
				Pools, Aside, Lost map[string]int
				Moment             struct{ Hand map[string]int }
			}
			if err := json.Unmarshal(b, &p); err != nil {
				t.Fatal(err)
			}
			sum, places := 0, []map[string]int{p.Pools, p.Aside, p.Lost, p.Moment.Hand}
			for _, z := range p.Zones {
				places = append(places, z.Units, z.Spent, z.Halted, z.FaceDown)
			}
			for _, counters := range places {
				for kind, n := range counters {
					if strings.Contains(kind, " ") || kind == "teulu" || kind == "irish" || kind == "viking" {
						sum += n
					}
				}
			}
			for _, n := range p.Moment.Hand {
				inHand += n
			}
			if all == 0 {
				all = sum
			}
			if sum != all {
				t.Fatalf("%d counters of %d: %s", sum, all, b)
			}
			_, err = m.Do(dice.Draw(seed, m.Len(), len(m.Legal())))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if inHand == 0 {
		t.Error("no counter was ever between draw and placing")
	}
}

func TestTextsOfChoices(t *testing.T) {
	const none = engine.None
	for _, c := range []struct {
		game, verb, what, from, to string
		count                      int8
		want                       string
	}{
		{"britannia-2008", "burh", "burh", "", "Essex", 0, "Build a burh in Essex."},
		{"britannia-2008", "raise", "", "", "", 0, "Bid 0."},
		{"britannia-2008", "raise", "", "", "", 12, "Bid 12."},
		{"britannia-2008", "kill", "", "", "", 0, "Kill 0 cavalry."},
		{"marcher-lords", "remove", "", "Nantwich", "", 0, "Remove a levy that is face down from Nantwich."},
		{"marcher-lords", "remove", "irish", "Nantwich", "", 0, "Remove irish from Nantwich."},
		{"marcher-lords", "roll", "", "", "", 0, "Roll 0."},
		{"brian-boru", "buy", "", "", "", 0, "Buy 0."},
	} {
		g, err := (&console{revisions: games.Revisions()}).game(c.game)
		if err != nil {
			t.Fatal(err)
		}
		x := g.Lexicon()
		index := func(list []string, id string) int8 {
			for i, s := range list {
				if s == id {
					return int8(i)
				}
			}
			return none
		}
		choice := engine.Choice{
			Verb: uint8(index(x.Verbs, c.verb)), What: index(x.Whats, c.what), From: index(x.Places, c.from), To: index(x.Places, c.to),
			Via: none, Via2: none, Count: c.count,
		}
		if got := choiceText(x, vocabularyOf(c.game), choice); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
