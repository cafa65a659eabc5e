package board

import (
	"testing"

	"bretwalda/app/shape"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/marcher"
)

func TestNationsDifferWithoutColours(t *testing.T) {
	type mark struct {
		letters string
		outline shape.Outline
	}
	seen := map[mark]string{}
	sameColour := map[[2]int]string{}
	for i, s := range look.Sides {
		name := game.Lexicon().Sides[i]
		if s.Letters == "" || len(s.Letters) > 2 {
			t.Errorf("%s has the letters %q", name, s.Letters)
		}
		m := mark{s.Letters, s.Outline}
		if seen[m] != "" {
			t.Errorf("%s look like %s", name, seen[m])
		}
		seen[m] = name
		c := [2]int{int(s.Colour), int(s.Outline)}
		if sameColour[c] != "" {
			t.Errorf("%s and %s share colour and outline", name, sameColour[c])
		}
		sameColour[c] = name
	}
	if len(look.Sides) != 17 {
		t.Errorf("%d sides", len(look.Sides))
	}
}

func TestEveryOutlineIsDrawn(t *testing.T) {
	for o, path := range outlinePaths {
		if path == "" {
			t.Errorf("outline %d is empty", o)
		}
	}
}

func TestKindsOfUnits(t *testing.T) {
	want := map[string]shape.Form{"infantry": shape.Army, "cavalry": shape.Horse, "raiders": shape.Raiders, "fort": shape.Fort, "burh": shape.Burh}
	leaders := 0
	for i, name := range game.Lexicon().Whats {
		k, known := want[name]
		if !known {
			k = shape.Leader
			leaders++
		}
		if look.Kinds[i].Form != k {
			t.Errorf("%s is drawn as %d, not %d", name, look.Kinds[i].Form, k)
		}
	}
	if leaders != 22 {
		t.Errorf("%d leaders", leaders)
	}
}

func TestAHiddenPieceIsAGreyArmy(t *testing.T) {
	if s := look.side(-1); s.Colour != 5 || look.kind(-1).Form != shape.Army {
		t.Errorf("%+v, %v", s, look.kind(-1))
	}
}

func TestPlacesOfTheChartAreThoseOfTheGame(t *testing.T) {
	for _, k := range kits {
		places := k.game.Lexicon().Places
		if len(places) != len(k.chart.Places) {
			t.Fatalf("%s: %d places on the chart, %d in the game", k.game.ID(), len(k.chart.Places), len(places))
		}
		for i, name := range places {
			if k.name(int8(i)) != name {
				t.Errorf("place %d is %s on the chart, %s in the game", i, k.name(int8(i)), name)
			}
		}
	}
}

func TestSidesOfTheOtherGamesDifferWithoutColours(t *testing.T) {
	for _, k := range []*kit{wales, ireland} {
		outlines, letters := map[shape.Outline]string{}, map[string]string{}
		for i, s := range k.look.Sides {
			name := k.game.Lexicon().Sides[i]
			if s.Letters == "" || outlines[s.Outline] != "" || letters[s.Letters] != "" {
				t.Errorf("%s: letters %q, outline %d", name, s.Letters, s.Outline)
			}
			outlines[s.Outline], letters[s.Letters] = name, name
		}
		if len(outlines) != len(k.game.Lexicon().Sides) {
			t.Errorf("%d sides", len(outlines))
		}
	}
}

// Every kind that is on a board has a form of its own; events, kingdoms and
// marriages, which do not, are cards.
func TestEveryPieceOfTheOtherGamesHasALook(t *testing.T) {
	for _, c := range []struct {
		kit   *kit
		looks int
		last  string
	}{{wales, 17, "banner"}, {ireland, 34, "renown"}} {
		whats := c.kit.game.Lexicon().Whats
		for i, name := range whats {
			plain := c.kit.look.Kinds[i] == shape.Kind{Form: shape.Card}
			if plain != (i >= c.looks) {
				t.Errorf("%s is drawn as %+v", name, c.kit.look.Kinds[i])
			}
		}
		if whats[c.looks-1] != c.last {
			t.Errorf("the last piece is %s, not %s", whats[c.looks-1], c.last)
		}
	}
}

func TestCountersHitWithTheirStrength(t *testing.T) {
	for i, name := range wales.game.Lexicon().Whats {
		if got, want := int(wales.look.Kinds[i].Hits), marcher.Strength(int8(i)); got != want {
			t.Errorf("%s hits with %d, by the rules with %d", name, got, want)
		}
	}
}

func TestCountersOfASideDiffer(t *testing.T) {
	seen := map[string]string{}
	for i, name := range wales.game.Lexicon().Whats[:17] {
		for side := range wales.look.Sides {
			drawn := wales.look.token(engine.Piece{Side: int8(side), What: int8(i), Count: 1}, 40)
			if other := seen[drawn]; other != "" && other != name {
				t.Errorf("%s and %s look the same", name, other)
			}
			seen[drawn] = name
		}
	}
}

func TestCardsHaveTheirSuitsColour(t *testing.T) {
	for i, name := range ireland.game.Lexicon().Whats[:25] {
		k := ireland.look.Kinds[i]
		if card := brianboru.ActionCard(int8(i)); k.Form != shape.Card || k.Colour != card.Suit.String() || "card "+k.Letters != name {
			t.Errorf("%s is drawn as %+v; the rules say %s", name, k, card.Suit)
		}
	}
}

func TestTownsDifferWithoutColours(t *testing.T) {
	seen := map[string]bool{}
	for i := range ireland.chart.Places[:53] {
		mark := townPaths[ireland.chart.Places[i].Colour]
		if mark.outline == "" || mark.sign == "" {
			t.Errorf("%s has no mark", ireland.name(int8(i)))
		}
		seen[mark.outline] = true
	}
	if len(seen) != 3 {
		t.Errorf("%d marks", len(seen))
	}
}

// TestEventsAndPeopleHaveAPicture: each leader, each event of The Marcher Lords, and each
// suitor and card of Brian Boru, and no other thing. No two persons look alike.
func TestEventsAndPeopleHaveAPicture(t *testing.T) {
	persons := map[string]string{}
	for _, c := range []struct {
		kit   *kit
		spans [][2]string // from the first to the last
	}{
		{kits[0], [][2]string{{"Boudicca", "Brigante leader II"}}},
		{wales, [][2]string{{"hugh", "rhys"}, {"quietSeason", "bribery"}}},
		{ireland, [][2]string{{"card 1", "card 25"}, {"orlaith", "estrid"}}},
	} {
		within := -1
		for what, name := range c.kit.game.Lexicon().Whats {
			for i, span := range c.spans {
				if name == span[0] {
					within = i
				}
			}
			has := c.kit.look.pictured(int8(what))
			if has != (within >= 0) {
				t.Errorf("%s: a picture: %t", name, has)
			}
			if has && c.kit.look.Portraits[what] != (shape.Portrait{}) {
				picture := c.kit.look.medal(int8(what), 40)
				if other := persons[picture]; other != "" {
					t.Errorf("%s looks like %s", name, other)
				}
				persons[picture] = name
			}
			if within >= 0 && name == c.spans[within][1] {
				within = -1
			}
		}
	}
	if len(persons) < 27 {
		t.Errorf("%d persons", len(persons))
	}
}
