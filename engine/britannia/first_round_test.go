package britannia_test

import (
	"encoding/json"
	"slices"
	"testing"
)

func TestPrintingsOnInvaders(t *testing.T) {
	playBoth(t, []printed{
		{"one counter for a new army or an invader", `
			round 8, Normans, roundEnd
			Irish: Dyfed 4, Gwynedd 3
			population: Irish 2
		`, `
			asked march Irish
			Dyfed has Irish 5
			Atlantic Ocean has nobody
		`, `
			asked march Irish
			Dyfed has Irish 4
			Atlantic Ocean has Irish 1
		`},
		{"no counter left", `
			round 8, Normans, roundEnd
			Irish: Dyfed 4, Cornwall 2, Devon 2
			asked march Irish
			Atlantic Ocean has nobody
		`, `
			Irish keep 5
		`, `
			Irish keep 4
		`},
		{"leaders come ashore in the turn after they appear", `
			round 5, Normans, roundEnd
			Welsh: Powys 1
			asked march Welsh
			Frisian Sea has Saxons 8 + Aelle
			North Sea has Angles 4
			end
			asked march Irish
			end
			asked march Scots
			end
			asked march Saxons
		`, `
			offers lead 8 Frisian Sea > Kent
		`, `
			offers lead 8 Frisian Sea > Kent
		`},
	})
}

func TestPrintingsOnDanes(t *testing.T) {
	playBoth(t, []printed{
		{"York in the raid and in the invasion after it", `
			round 11, Danes, withdrawal
			Danes: York 1
			raiders: York 1 from North Sea
			Danes score 2
			asked march Normans
			end
			asked march Norsemen
			end
			asked march Dubliners
			end
		`, `
			asked march Danes
			march 1 North Sea > York
			Danes score 10
		`, `
			asked march Danes
			march 1 North Sea > York
			Danes score 2
		`},
		{"Cnut leaves before or after overpopulation", `
			round 14, Danes, withdrawal
			Danes: Kent 5 + Cnut
			Danes score 8
			asked march Normans
		`, `
			Kent has Danes 1
		`, `
			Kent has nobody
		`},
		{"Cnut is crowned with the areas held then", `
			round 14, Danes, movement
			Danes: Kent 2 + Cnut, Essex 1
			Saxons: Wessex 1
			end
			Danes score 8
		`, `
			told king Danes
		`, `
			told king Danes
		`},
	})
}

func TestPrintingsOnBrigantesAndAngles(t *testing.T) {
	playBoth(t, []printed{
		{"points of both", `
			round 7, Normans, roundEnd
			Brigantes: Strathclyde 1, Cumbria 1
			Angles: York 1
			subjects: Brigantes of Angles
			Angles score 6
		`, `
			Brigantes score 5
		`, `
			Brigantes score 10
		`},
		{"while the Romans are there", `
			round 5, Angles, movement
			Romans: Kent 1 + fort
			Brigantes: Strathclyde 1, Galloway 1
			Angles: York 1
			end
		`, `
			asked march Normans
		`, `
			asked submit Brigantes of Angles
			submit
			Brigantes obey Angles
		`},
		{"no tribute in round 5", `
			round 5, Normans, roundEnd
			Brigantes: Strathclyde 1, March 1
			Angles: York 1
			subjects: Brigantes of Angles
			Angles score 2
		`, `
			Brigantes score 4
		`, `
			Brigantes score 8
		`},
		{"half the population", `
			round 8, Brigantes, population
			Brigantes: Strathclyde 1, Cumbria 1, Galloway 1
			Angles: York 1
			subjects: Brigantes of Angles
			asked growth Angles of Brigantes
			refuse
		`, `
			Brigantes keep 3
		`, `
			Brigantes keep 2
		`},
	})
}

func TestPrintingsOnTheCrown(t *testing.T) {
	playBoth(t, []printed{
		{"a Bretwalda without English areas", `
			round 8, Normans, roundEnd
			Saxons: Kent 1
			Jutes: Essex 1
			Welsh: Powys 1
			open
			open
			asked vote Saxons
		`, `
			forbids vote Welsh
		`, `
			offers vote Welsh
			vote Welsh
			vote Welsh
			Welsh score 4
		`},
		{"Cnut is measured with nations in both", `
			round 14, Danes, withdrawal
			Danes: Kent 1 + Cnut, Essex 1
			Angles: York 1
			Picts: Lothian 1
		`, `
			Danes score 8
		`, `
			Danes score 8
		`},
	})
}

func TestPrintingsOnBurhs(t *testing.T) {
	playBoth(t, []printed{
		{"all twenty Saxons in play", `
			round 12, Saxons, population
			Saxons: Kent 3, Essex 3, Sussex 3, Wessex 11
		`, `
			asked leader Saxons
		`, `
			asked burh Saxons
			offers burh Wessex
		`},
		{"armies beside burhs", `
			round 13, Saxons, population
			Saxons: Kent 2 + burh, Essex 2 + burh, Sussex 2 + burh, Wessex 2 + burh, Norfolk 2, Suffolk 2, York 2, Avalon 2
			population: Saxons 5
		`, `
			asked leader Saxons
		`, `
			asked place Saxons
		`},
	})
}

// Rule 4 of battle overrides the others in the revised text only. The first printing
// rolls the same, as its example in the Downlands shows.
func TestPrintingsOnDifficultTerrain(t *testing.T) {
	const roman = `
			round 2, Romans, movement
			Romans: Sussex 2 + fort
			Belgae: Downlands 1, Essex 1
			march 2 Sussex > Downlands
			dice 5 4 1
			asked defenderRetreat Belgae
		`
	playBoth(t, []printed{{"Romans in the Downlands", roman, "", ""}})
}

// The Belgae who submit in round 1 and rise in their own turn.
func TestPrintingsOnRebels(t *testing.T) {
	for name, want := range map[string][]string{"revised": nil, "first": {"Belgae"}} {
		tb := play(t, "game "+name+`
			round 1, Romans, movement, half 2
			Romans: Kent 1 + fort
			Belgae: Essex 1, Suffolk 1
			end
			asked submit Belgae of Romans
			submit
			Belgae obey nobody
			told revolt Belgae
			Romans score 10
		`)
		var p struct{ Submitted []string }
		if err := json.Unmarshal(tb.JSON(), &p); err != nil || !slices.Equal(p.Submitted, want) {
			t.Errorf("%s: former subjects %v, not %v (%v)", name, p.Submitted, want, err)
		}
	}
}
