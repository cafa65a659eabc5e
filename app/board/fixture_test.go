package board

import (
	"strings"
	"testing"

	"bretwalda/app/family"
	brianboruFamily "bretwalda/app/games/brianboru"
	britanniaFamily "bretwalda/app/games/britannia"
	marcherFamily "bretwalda/app/games/marcher"
	"bretwalda/app/shape"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/marcher"
	"bretwalda/static/maps"
)

// kit is a board with its pieces.
type kit struct {
	game  engine.Game
	known family.Family
	chart *maps.Chart
	look  *Look
	names []Name // in English
}

func newKit(g engine.Game, c *maps.Chart, known family.Family, colour func(int8) shape.Colour) *kit {
	k := &kit{game: g, known: known, chart: c, look: Dress(known.Pieces, g.Lexicon(), colour)}
	k.names = names(c, Texts{Name: k.name, Region: func(english string) string { return english }})
	return k
}

func (k *kit) name(p int8) string { return k.chart.Places[p].Name }

var (
	britain = newKit(britannia.Revised(), maps.Britain(), britanniaFamily.Family, colourOf)
	wales   = newKit(marcher.Lords(), maps.Wales(), marcherFamily.Family, func(side int8) shape.Colour { return [...]shape.Colour{3, 2, 4}[side] })
	ireland = newKit(brianboru.HighKing(), maps.Ireland(), brianboruFamily.Family, func(side int8) shape.Colour { return shape.Colour(side) })
	kits    = []*kit{britain, wales, ireland}

	game, chart, look, english = britain.game, britain.chart, britain.look, britain.names
)

func englishName(p int8) string { return britain.name(p) }

// colourOf gives the nations their colours of the game for four.
func colourOf(side int8) shape.Colour {
	return [...]shape.Colour{0, 0, 3, 1, 2, 1, 3, 2, 0, 0, 0, 1, 2, 2, 1, 3, 3}[side]
}

func placeNamed(t testing.TB, name string) int8 { return britain.place(t, name) }

func (k *kit) place(t testing.TB, name string) int8 {
	t.Helper()
	p := k.chart.Index(name)
	if p < 0 {
		t.Fatalf("no place %q", name)
	}
	return p
}

func standing(t testing.TB, lines string) []engine.Piece { return britain.standing(t, lines) }

// standing reads pieces from lines like "Orkneys: 2 Caledonians infantry, 1
// Romans fort" or "Tara: 1 Laigin disc, 1 nobody marker". Nobody knows what
// is "face down".
func (k *kit) standing(t testing.TB, lines string) []engine.Piece {
	t.Helper()
	marks := map[string]engine.Mark{"spent": engine.Spent, "destroyed": engine.Destroyed, "arriving": engine.Arriving, "hidden": engine.Hidden}
	var out []engine.Piece
	for line := range strings.Lines(strings.TrimSpace(lines)) {
		place, list, _ := strings.Cut(strings.TrimSpace(line), ": ")
		for _, s := range strings.Split(list, ", ") {
			p := engine.Piece{Count: int8(s[0] - '0'), Place: k.place(t, place)}
			rest := s[2:]
			p.Side, rest = longest(t, rest, k.game.Lexicon().Sides, "nobody")
			p.What, rest = longest(t, rest, k.game.Lexicon().Whats, "face down")
			if p.What == engine.None {
				p.Mark = engine.Hidden
			}
			for _, mark := range strings.Fields(rest) {
				p.Mark |= marks[mark]
			}
			out = append(out, p)
		}
	}
	return out
}

// longest finds the longest name that a text begins with; none stands for
// engine.None.
func longest(t testing.TB, text string, names []string, none string) (index int8, rest string) {
	t.Helper()
	if rest, ok := strings.CutPrefix(text, none); ok {
		return engine.None, strings.TrimSpace(rest)
	}
	best := -1
	for i, name := range names {
		if after, ok := strings.CutPrefix(text, name); ok && (after == "" || after[0] == ' ') && (best < 0 || len(name) > len(names[best])) {
			best = i
		}
	}
	if best < 0 {
		t.Fatalf("nothing in %q", text)
	}
	return int8(best), strings.TrimSpace(text[len(names[best]):])
}
