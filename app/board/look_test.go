package board

import "testing"

func TestNationsDifferWithoutColours(t *testing.T) {
	type mark struct {
		letters string
		outline Outline
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
	want := map[string]Form{"infantry": Army, "cavalry": Horse, "raiders": Raiders, "fort": Fort, "burh": Burh}
	leaders := 0
	for i, name := range game.Lexicon().Whats {
		k, known := want[name]
		if !known {
			k = Leader
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

func TestWhatNobodyMayKnowIsAGreyArmy(t *testing.T) {
	if s := look.side(-1); s.Colour != 5 || look.kind(-1).Form != Army {
		t.Errorf("%+v, %v", s, look.kind(-1))
	}
}

func TestPlacesOfTheChartAreThoseOfTheGame(t *testing.T) {
	places := game.Lexicon().Places
	if len(places) != len(chart.Places) {
		t.Fatalf("%d places on the chart, %d in the game", len(chart.Places), len(places))
	}
	for i, name := range places {
		if englishName(int8(i)) != name {
			t.Errorf("place %d is %s on the chart, %s in the game", i, englishName(int8(i)), name)
		}
	}
}
