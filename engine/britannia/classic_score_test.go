package britannia_test

import "testing"

// The classic edition differs from the second, row by row: order, points, growth.

func TestClassicOrder(t *testing.T) {
	classicAll(t, []situation{
		{"Picts before Caledonians", `
			round 2, Brigantes, movement
			Brigantes: York 1
			Picts: Mar 1
			Caledonians: Orkneys 1
			end
			asked march Picts
			end
			asked march Caledonians
			end
			asked march Normans
		`},
		{"Jutes and Norwegians before Saxons", `
			round 9, Danes, movement
			Danes: York 1
			Jutes: Kent 1
			Norwegians: Bernicia 1
			Saxons: Essex 1
			Angles: Norfolk 1
			end
			asked march Jutes
			end
			asked march Norwegians
			end
			asked march Saxons
			end
			asked march Angles
			end
			asked march Normans
		`},
	})
}

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
		{"none for the Romans in round 4", `
			round 4, Normans, roundEnd
			Romans: York 1 + fort
			Romans score 0
		`},
		{"Romano-British in round 7, hills too", `
			round 7, Normans, roundEnd
			Romano-British: Downlands 1, Kent 1, Gwent 1
			Romano-British score 4
		`},
		{"and never again", `
			round 16, Normans, roundEnd
			Romano-British: Downlands 1, Kent 1
			Romano-British score 0
		`},
		{"Belgae in round 4, south of York and Cheshire", `
			round 4, Normans, roundEnd
			Belgae: Kent 1, March 1, Cheshire 1, York 1
			Belgae score 4
		`},
		{"Picts, no farther than Galloway, Lothian and Bernicia", `
			round 7, Normans, roundEnd
			Picts: Mar 1, Galloway 1, Bernicia 1, Cumbria 1
			Picts score 6
		`},
		{"Scots, no farther than Galloway and Lothian", `
			round 7, Normans, roundEnd
			Scots: Dalriada 1, Lothian 1, Bernicia 1
			Scots score 6
		`},
		{"Brigantes, in thirteen areas", `
			round 16, Normans, roundEnd
			Brigantes: Strathclyde 1, Lindsey 1, Alban 1, Kent 1
			Brigantes score 12
		`},
		{"Angles of round 4, as far as Galloway", `
			round 4, Normans, roundEnd
			Angles: Galloway 1, Essex 1, Wessex 1, Avalon 1
			Angles score 4
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
		{"Saxons within it", `
			round 16, Normans, roundEnd
			Saxons: Kent 1, Essex 1, Wessex 1, Sussex 1, Devon 1, Cornwall 1
			Saxons score 12
		`},
		{"Angles", `
			round 7, Normans, roundEnd
			Angles: Norfolk 1, Dunedin 1
			Angles score 6
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
		{"York and the Pennines are two", `
			round 2, Romans, movement
			Romans: Lothian 1 + fort, Lindsey 1 + fort
			occupied: Romans in Lothian, Romans in Lindsey
			march 1 Lothian > Pennines
			Romans score 4
			march 1 Lindsey > York
			Romans score 8
		`},
		{"Welsh hills are a half", `
			round 2, Romans, movement
			Romans: Hwicce 1 + fort
			occupied: Romans in Hwicce
			march 1 Hwicce > Gwent
			Romans score 1
		`},
		{"Mar is nothing", `
			round 3, Romans, movement
			Romans: Dunedin 1 + fort
			occupied: Romans in Dunedin
			march 1 Dunedin > Mar
			Romans score 0
			Mar has Romans 1 + fort
		`},
		{"not in round 4", `
			round 4, Romans, movement
			Romans: Lothian 1 + fort
			march 1 Lothian > Dunedin
			Romans score 0
		`},
		{"Norsemen from round 12", `
			round 11, Norsemen, movement
			Norsemen: Skye 1
			march 1 Skye > Hebrides
			Norsemen score 0
		`},
		{"Norsemen in round 12", `
			round 12, Norsemen, movement
			Norsemen: Skye 1
			occupied: Norsemen in Skye
			march 1 Skye > Hebrides
			Norsemen score 3
		`},
		{"Welsh in York", `
			round 8, Welsh, movement
			Welsh: March 1
			march 1 March > York
			Welsh score 12
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
		{"Norwegians of round 15: Cumbria, not Cheshire", `
			round 15, Norwegians, movement
			Norwegians: York 2, Pennines 1
			occupied: Norwegians in York
			march 1 Pennines > Cumbria
			Norwegians score 4
			march 1 York > Cheshire
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
		{"without a counter the track stands at its end", `
			round 9, Jutes, population
			Jutes: Kent 3, Essex 1, Sussex 1
			asked march Jutes
			Jutes keep 5
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
		{"Romans never", `
			round 3, Romans, overpopulation
			Romans: Kent 9 + fort
			asked march Irish
			Kent has Romans 9 + fort
		`},
		{"not in the first half of a major invasion", `
			round 7, Angles, movement
			Angles: York 3
			end
			round 7, half 2
			York has Angles 3
			end
			asked march Normans
			York has Angles 2
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
