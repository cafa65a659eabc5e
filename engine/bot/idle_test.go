package bot_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// leg is a march of armies that takes nothing and fights nobody.
type leg struct{ from, to int8 }

// marching counts the marches of whole matches.
type marching struct{ marches, detours, exchanges, returns int }

// march plays matches of one level and counts detours into places that could be gone to
// straight. It also counts armies that go back for nothing where others, or they in
// their last turn, came from.
func march(t *testing.T, g engine.Game, level bot.Level, matches int) (k marching) {
	t.Helper()
	x := g.Lexicon()
	for seed := range matches {
		m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: uint64(seed + 1)})
		if err != nil {
			t.Fatal(err)
		}
		var now, before [32][]leg
		var turn [32]int
		for !m.Turn().Over() {
			for _, c := range level.Think(m.State(), bot.Task{Seed: uint64(m.Len())}).Plan {
				s, side := m.State().(*britannia.State), m.Turn().Side
				legal := m.Legal()
				if x.Asks[m.Turn().Kind] == "march" && c.To >= 0 {
					k.marches++
					if at := 2*s.Round() + s.Half(); turn[side] != at {
						before[side], now[side], turn[side] = now[side], nil, at
					}
					straight := c
					straight.Via, straight.Via2 = engine.None, engine.None
					if straight != c && slices.Contains(legal, straight) && slices.Equal(after(t, s, c), after(t, s, straight)) {
						k.detours++
					}
					if s.Idle(c) {
						back := leg{c.To, c.From}
						if slices.Contains(now[side], back) {
							k.exchanges++
						}
						if slices.Contains(before[side], back) {
							k.returns++
						}
						now[side] = append(now[side], leg{c.From, c.To})
					}
				}
				if _, err := m.Do(slices.Index(legal, c)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return k
}

// after is the expectation of all seats after a choice, before anything follows.
func after(t *testing.T, s *britannia.State, c engine.Choice) []int {
	t.Helper()
	o := s.Judge(false).(bot.Foreseer)
	o.CopyFrom(s)
	o.Foresee(c)
	return o.(bot.Evaluator).Evaluate(nil)
}

// Bots go straight, and do not march to and fro for nothing: the rest gains more than
// a trifle.
func TestBotsDoNotMarchToAndFro(t *testing.T) {
	for level, most := range map[bot.Level]marching{
		bot.Easy:   {detours: 2, exchanges: 8, returns: 12},
		bot.Medium: {detours: 2, exchanges: 4, returns: 9},
		bot.Hard:   {detours: 2, exchanges: 4, returns: 9},
	} {
		k := march(t, britannia.Revised(), level, 1)
		if k.marches < 150 {
			t.Errorf("%v: only %d marches", level, k.marches)
		}
		if k.detours > most.detours || k.exchanges > most.exchanges || k.returns > most.returns {
			t.Errorf("%v: %+v, more than %+v", level, k, most)
		}
	}
}
