package britannia_test

import "testing"

// The Danish turn in round 11 (§The Danish Turns).
func TestDanesOfRoundEleven(t *testing.T) {
	playAll(t, []situation{
		{"they score where they stand when they withdraw, and go home", `
			round 11, Danes, movement
			Danes: North Sea 2, Frisian Sea 1
			march 1 North Sea > York
			march 1 North Sea > March
			march 1 Frisian Sea > Sussex
			Danes score 6
			asked march Normans
			North Sea has Danes 2
			Frisian Sea has Danes 1
		`},
		{"once for an area, and not for the way to it", `
			round 11, Danes, movement
			Danes: North Sea 2
			march 2 North Sea > March
			Danes score 2
		`},
		{"not before the battles", `
			round 11, Danes, movement
			Danes: North Sea 2, Frisian Sea 1
			Angles: York 1
			march 2 North Sea > York
			done
			dice 5 1 5
			Danes score 2
			York has nobody
		`},
		{"not for where they were beaten", `
			round 11, Danes, movement
			Danes: North Sea 1
			Angles: York 1
			march 1 North Sea > York
			dice 1 5
			Danes score 0
		`},
		{"nor for where they retreated from", `
			round 11, Danes, movement
			Danes: North Sea 1
			Angles: York 1
			march 1 North Sea > York
			dice 1 1
			end
			asked attackerRetreat Danes
			retreat 1 York > North Sea
			Danes score 0
			North Sea has Danes 1
		`},
		{"they may stay at sea", `
			round 11, Danes, movement
			Danes: North Sea 4, Frisian Sea 4
			end
			Danes score 0
			North Sea has Danes 4
			asked march Normans
		`},
	})
}

// The Danish turn in round 14 (§The Danish Turns).
func TestDanesOfRoundFourteen(t *testing.T) {
	playAll(t, []situation{
		{"just four all go, and nobody is asked", `
			round 14, Danes, withdrawal
			Danes: York 2 + Cnut, Essex 2
			Saxons: Kent 1, Sussex 1
			asked march Saxons
			York has nobody
			Essex has nobody
		`},
		{"a full invasion: four depart", `
			round 14, Danes, turn
			Danes: York 3
			Saxons: Kent 1, Sussex 1
			Frisian Sea has Danes 6 + Cnut
			Danes keep 2
			lead 6 Frisian Sea > Norfolk
			done
			asked depart Danes
			remove York
			remove York
			remove Norfolk
			asked depart Danes
			remove Norfolk
			York has Danes 1
			Norfolk has Danes 3
		`},
		{"a shortfall of four or more: Cnut goes alone", `
			round 14, Danes, population
			Danes: York 16
			Saxons: Kent 1, Sussex 1
			Frisian Sea has Danes 2 + Cnut
			lead 2 Frisian Sea > Norfolk
			done
			asked overpopulation Danes
			Norfolk has Danes 2
			York has Danes 16
		`},
	})
}
