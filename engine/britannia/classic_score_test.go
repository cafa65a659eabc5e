package britannia_test

import "testing"

// The classic edition differs from the second, row by row: order, points, growth.

// Areas held score at the end of rounds 4, 7, 10, 13 and 16, each printed half
// as one.
func TestClassicAreasHeld(t *testing.T) {
	classicAll(t, []situation{
		{"halves are ones", `
			round 4, Normans, roundEnd
			Welsh: Powys 1, Dyfed 1, Hwicce 1
			Welsh score 7
		`},
		{"none in round 5", `
			round 5, Normans, roundEnd
			Welsh: Powys 1, Dyfed 1
			Picts: Mar 1
			Welsh score 0
			Picts score 0
		`},
		{"Romans in round 5: forts, whoever guards them", `
			round 5, Normans, roundEnd
			Romans: York 1 + fort, Essex fort, Wessex 1, Avalon ruin
			Romans score 12
		`},
	})
}

// Saxons and Angles score at most half as much outside England as in it; the
// Welsh have no limit.
func TestClassicLimitsOfPoints(t *testing.T) {
	classicAll(t, []situation{
		{"Saxons", `
			round 16, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Devon 1, Cornwall 1
			Saxons score 6
		`},
		{"not the Welsh", `
			round 7, Normans, roundEnd
			Welsh: Powys 1, March 1, Hwicce 1, Avalon 1, Cheshire 1, North Mercia 1
			Welsh score 9
		`},
	})
}

// Areas occupied: once each, in some rounds.
func TestClassicAreasOccupied(t *testing.T) {
	classicAll(t, []situation{
		{"Romans until round 3", `
			round 3, Romans, movement
			Romans: Lothian 1 + fort
			occupied: Romans in Lothian
			march 1 Lothian > Dunedin
			Romans score 6
		`},
		{"not in round 4", `
			round 4, Romans, movement
			Romans: Lothian 1 + fort
			march 1 Lothian > Dunedin
			Romans score 0
		`},
		{"Danes of round 12 in their own turn", `
			round 12, Dubliners, movement
			Dubliners: Clwyd 1
			Danes: York 1
			Danes score 0
			end
			asked march Danes
			Danes score 8
		`},
		{"not in others' turns", `
			round 12, Saxons, movement
			Saxons: Avalon 1
			Danes: Wessex 1
			march 1 Avalon > Wessex
			dice 1 5
			Wessex has Danes 1
			Danes score 0
		`},
		{"by retreat too", `
			round 15, Norwegians, movement, half 2
			Norwegians: Pennines 1
			Danes: Cheshire 1
			march 1 Pennines > Cheshire
			dice 1 1
			end
			asked attackerRetreat Norwegians
			retreat 1 Cheshire > March
			Norwegians score 4
		`},
	})
}

// 8.1: a point for an area, a half for hills, three for an army; all doubled.
func TestClassicGrowth(t *testing.T) {
	classicAll(t, []situation{
		{"six for an army", `
			round 2, Welsh, population
			Welsh: Dyfed 1, Gwynedd 1, Powys 1
			population: Welsh 1
			asked place Welsh
			place Powys
			Welsh keep 0
			asked march Welsh
		`},
		{"five are kept", `
			round 2, Welsh, population
			Welsh: Dyfed 1, Gwynedd 1, Powys 1
			asked march Welsh
			Welsh keep 5
		`},
		{"Saxons build no burhs", `
			round 12, Saxons, population
			Saxons: Kent 1, Essex 1, Sussex 1, Wessex 1, Avalon 1, Suffolk 1
			asked place Saxons
			place Kent
			place Essex
			Saxons keep 0
		`},
	})
}

// 6.5: nations that are spared.
func TestClassicOverpopulation(t *testing.T) {
	classicAll(t, []situation{
		{"Angles in round 5", `
			round 5, Angles, overpopulation
			Angles: York 3
			asked march Normans
			York has Angles 3
		`},
		{"Jutes in round 4", `
			round 4, Jutes, overpopulation
			Jutes: Kent 3
			asked march Saxons
			Kent has Jutes 3
		`},
		{"nobody in round 6", `
			round 6, Angles, overpopulation
			Angles: York 3
			asked march Normans
			York has Angles 2
		`},
		{"not the Irish of round 5", `
			round 5, Irish, overpopulation
			Irish: Dyfed 3
			asked march Scots
			Dyfed has Irish 2
		`},
	})
}

// Points for eliminations.
func TestClassicEliminations(t *testing.T) {
	classicAll(t, []situation{
		{"Belgae: four for an army and for a fort", `
			round 2, Belgae, movement
			Belgae: Essex 4
			Romans: Kent 1 + fort
			march 3 Essex > Kent
			done
			dice 6 5 1 1 1
			Belgae score 8
		`},
		{"in a Roman turn too", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Belgae: Essex 3
			march 1 Kent > Essex
			dice 1 6 1 1
			Belgae score 4
		`},
		{"Saxons for Romano-British infantry in their own turn", `
			round 9, Saxons, movement
			Saxons: Kent 1
			Romano-British: Essex 1
			march 1 Kent > Essex
			dice 5 1
			Saxons score 2
		`},
		{"not in the others' turn", `
			round 9, Romano-British, movement
			Saxons: Kent 1
			Romano-British: Essex 1
			march 1 Essex > Kent
			dice 1 5
			Saxons score 0
		`},
		{"Romano-British for Hengist, whenever he falls", `
			round 6, Saxons, movement, half 2
			Saxons: Kent 1 + Hengist
			Romano-British: Essex 1
			lead 1 Kent > Essex
			dice 1 5
			Essex has Romano-British 1
			Romano-British score 6
		`},
		{"Norwegians for William while Harold never came", `
			round 16, Norwegians, movement
			Norwegians: Clwyd 3
			Normans: Gwynedd 1 + William
			march 3 Clwyd > Gwynedd
			dice 5 1 1 1
			Norwegians score 6
		`},
		{"and not once he has", `
			round 16, Norwegians, movement
			Norwegians: Clwyd 3
			Normans: Gwynedd 1 + William
			came: Harold
			march 3 Clwyd > Gwynedd
			dice 5 1 1 1
			Norwegians score 0
		`},
		{"Danes for nobody", `
			round 16, Danes, movement
			Danes: Clwyd 3
			Normans: Gwynedd 1 + William
			march 3 Clwyd > Gwynedd
			dice 5 1 1 1
			Danes score 0
		`},
	})
}
