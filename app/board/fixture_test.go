package board

import (
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"
)

var (
	chart   = maps.Britain()
	game    = britannia.Revised()
	look    = Britannia(game.Lexicon(), colourOf)
	english = names(chart, Texts{Name: englishName})
)

func englishName(p int8) string { return chart.Places[p].Name }

// colourOf gives the nations their colours of the game for four.
func colourOf(side int8) Colour {
	return [...]Colour{0, 0, 3, 1, 2, 1, 3, 2, 0, 0, 0, 1, 2, 2, 1, 3, 3}[side]
}

func placeNamed(t testing.TB, name string) int8 {
	t.Helper()
	p := chart.Index(name)
	if p < 0 {
		t.Fatalf("no place %q", name)
	}
	return p
}

// standing reads pieces from lines like "Orkneys: 2 Caledonians infantry, 1 Romans fort".
func standing(t testing.TB, lines string) []engine.Piece {
	t.Helper()
	index := func(list []string, name string) int8 {
		for i, s := range list {
			if s == name {
				return int8(i)
			}
		}
		t.Fatalf("no %q", name)
		return engine.None
	}
	var out []engine.Piece
	for line := range strings.Lines(strings.TrimSpace(lines)) {
		place, list, _ := strings.Cut(strings.TrimSpace(line), ": ")
		for _, s := range strings.Split(list, ", ") {
			f := strings.Fields(s)
			p := engine.Piece{
				Count: int8(f[0][0] - '0'), Side: index(game.Lexicon().Sides, f[1]),
				What: index(game.Lexicon().Whats, f[2]), Place: placeNamed(t, place),
			}
			for _, mark := range f[3:] {
				p.Mark |= map[string]engine.Mark{"spent": engine.Spent, "destroyed": engine.Destroyed, "arriving": engine.Arriving}[mark]
			}
			out = append(out, p)
		}
	}
	return out
}
