package britannia_test

import "testing"

// Saxon burhs (§Saxon Burhs).
func TestBurhs(t *testing.T) {
	playAll(t, []situation{
		{"two points each, eight less the areas held", `
			round 13, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1
			asked burh Saxons
			burh Kent
			burh Essex
			burh Sussex
			asked leader Saxons
			Saxons keep 0
		`},
		{"seven areas: one", `
			round 12, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1, Avalon 1, Suffolk 1, Norfolk 1
			burh Kent
			asked place Saxons
			Saxons keep 0
			place Essex
			place Sussex
			asked leader Saxons
		`},
		{"eight areas: none", `
			round 12, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1, Avalon 1, Suffolk 1, Norfolk 1, Hwicce 1
			asked place Saxons
		`},
		{"hills count as areas but bear no burh", `
			round 12, Saxons, population
			Saxons: Kent 1, Downlands 1
			asked burh Saxons
			offers burh Kent
			forbids burh Downlands
		`},
		{"one in an area, where Saxons are", `
			round 12, Saxons, population
			Saxons: Kent 1 + burh, Essex 1
			forbids burh Kent
			offers burh Essex
			forbids burh Sussex
		`},
		{"with points from before", `
			round 12, Saxons, population
			Saxons: Kent 1, Downlands 1
			population: Saxons 3
			burh Kent
			asked leader Saxons
			Saxons keep 4
		`},
		{"the Saxons may do without", `
			round 12, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1
			end
			asked place Saxons
		`},
		{"a burh alone yields points and receives armies", `
			round 14, Saxons, population
			Saxons: Kent burh
			population: Saxons 4
			Kent has Saxons 1 + burh
			Saxons keep 0
		`},
		{"the stacking limits hold", `
			round 12, Saxons, population
			Saxons: Essex 4, Kent 3, Sussex 1
			offers burh Essex
			offers burh Sussex
			forbids burh Kent
		`},
		{"no more than twenty armies and burhs", `
			round 12, Saxons, population
			Saxons: Essex 16, Kent 2 + burh
			population: Saxons 5
			burh Essex
			asked leader Saxons
			Saxons keep 5
		`},
		{"a destroyed burh may be built again", `
			round 12, Danes, movement
			Danes: Essex 3
			Saxons: Kent 1 + burh, Wessex 1
			march 3 Essex > Kent
			dice 5 1 1 1 1
			lose burh
			asked defenderRetreat Saxons
			end
			end
			dice 1 1 1 5
			end
			end
			dice 1 1 5
			end
			end
			dice 1 5
			Kent has Saxons 1
			asked burh Saxons
			burh Kent
			Kent has Saxons 1 + burh
		`},
	})
}
