package britannia_test

import "testing"

// Holding areas: the cards at the end of each scoring round (§Holding Areas).
func TestHolding(t *testing.T) {
	playAll(t, []situation{
		{"round 7", `
			round 7, Normans, roundEnd
			Romano-British: Avalon 1, Downlands 1
			Belgae: Essex 1
			Welsh: Gwynedd 1, Gwent 1, Hwicce 1
			Brigantes: Strathclyde 1, Cumbria 1, Pennines 1
			Caledonians: Hebrides 1, Skye 1
			Picts: Mar 1, Caithness 1
			Irish: Dyfed 1, Clwyd 1
			Scots: Dalriada 1, Moray 1
			Saxons: Sussex 1, Suffolk 1, York 1
			Jutes: Kent 1, Wessex 1
			Angles: Norfolk 1, Bernicia 1, Lindsey 1
			Romano-British score 2
			Belgae score 2
			Welsh score 7
			Brigantes score 12
			Caledonians score 6
			Picts score 6
			Irish score 4
			Scots score 6
			Saxons score 9
			Jutes score 6
			Angles score 12
		`},
		{"round 16", `
			round 16, Normans, roundEnd
			Welsh: Powys 1, Gwynedd 1, Dyfed 1, Cheshire 1, Lothian 1
			Irish: Alban 1
			Norsemen: Hebrides 1, Mar 1, Kent 1
			Dubliners: Cumbria 1, York 1, Suffolk 1
			Danes: Essex 1, Sussex 1, Devon 1, Dunedin 1
			Norwegians: Norfolk 1, Skye 1
			Saxons: Downlands 1, Wessex 1
			Normans: Hwicce 1
			Welsh score 15
			Irish score 2
			Norsemen score 8
			Dubliners score 7
			Danes score 8
			Norwegians score 2
			Saxons score 8
			Normans score 2
			over
		`},
		{"not in other rounds", `
			round 6, Normans, roundEnd
			Welsh: Powys 1, Gwynedd 1
			Welsh score 0
		`},
		{"again in a later round, and beside points for occupying", `
			round 13, Normans, roundEnd
			Norsemen: Orkneys 1
			points: Norsemen 3
			occupied: Norsemen in Orkneys
			Norsemen score 9
		`},
		{"armies at sea hold nothing", `
			round 5, Normans, roundEnd
			Irish: Atlantic Ocean 3
			Irish score 0
		`},
		{"a burh holds its area", `
			round 13, Normans, roundEnd
			Saxons: Wessex burh
			Saxons score 4
		`},
	})
}

// The limits on points for areas in one part of the board (§Victory Point Limits).
func TestPointLimits(t *testing.T) {
	playAll(t, []situation{
		{"Welsh outside Wales: Scotland as well", `
			round 7, Normans, roundEnd
			Welsh: Clwyd 1, Cheshire 1, Skye 1, Alban 1
			Welsh score 3
		`},
		{"Welsh outside Wales: with none in Wales nothing", `
			round 7, Normans, roundEnd
			Welsh: Cheshire 1, March 1
			Welsh score 0
		`},
		{"Saxons in Wales: half, rounded down", `
			round 7, Normans, roundEnd
			Saxons: Devon 1, Cornwall 1, Kent 1
			Saxons score 4
		`},
		{"Saxons in Wales: enough in England", `
			round 7, Normans, roundEnd
			Saxons: Devon 1, Cornwall 1, Essex 1, York 1
			Saxons score 12
		`},
		{"Angles in Scotland", `
			round 7, Normans, roundEnd
			Angles: Dunedin 1, Pennines 1
			Angles score 3
		`},
		{"Angles in Scotland: enough in England", `
			round 7, Normans, roundEnd
			Angles: Dunedin 1, Norfolk 1, Pennines 1
			Angles score 12
		`},
		{"no other nation has a limit", `
			round 13, Normans, roundEnd
			Danes: Devon 1, Cornwall 1, Dunedin 1
			Danes score 6
		`},
	})
}

// Occupying areas: at any time, once each (§Occupying Areas).
func TestOccupying(t *testing.T) {
	playAll(t, []situation{
		{"by marching in", `
			round 12, Norsemen, movement
			Norsemen: Cheshire 1
			occupied: Norsemen in Cheshire
			march 1 Cheshire > Cumbria
			Norsemen score 3
		`},
		{"and the way decides", `
			round 15, Normans, movement
			Normans: English Channel 1
			march 1 English Channel > Essex by Sussex
			Normans score 12
		`},
		{"by winning the battle", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1
			occupied: Danes in Kent
			march 2 Kent > Essex
			Danes score 0
			dice 5 1 1
			Danes score 4
		`},
		{"by the enemy's retreat", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1
			occupied: Danes in Kent
			march 2 Kent > Essex
			dice 1 1 1
			retreat 1 Essex > South Mercia
			Danes score 4
		`},
		{"only once", `
			round 12, Norsemen, movement
			Norsemen: Cheshire 1
			points: Norsemen 3
			occupied: Norsemen in Cheshire, Norsemen in Cumbria
			march 1 Cheshire > Cumbria
			Norsemen score 3
		`},
		{"Norsemen from round 11", `
			round 11, Norsemen, movement
			Norsemen: Icelandic Sea 1
			march 1 Icelandic Sea > Skye
			Norsemen score 1
		`},
		{"to round 16", `
			round 16, Norsemen, movement
			Norsemen: Cumbria 1
			occupied: Norsemen in Cumbria
			march 1 Cumbria > Pennines
			Norsemen score 1
		`},
		{"Normans in round 15 only", `
			round 16, Normans, movement
			Normans: English Channel 1
			Saxons: Downlands 1
			march 1 English Channel > Wessex
			untold scoreOccupy
		`},
		{"Norwegians in round 15 only", `
			round 16, Norwegians, movement
			Norwegians: North Sea 1
			march 1 North Sea > York
			Norwegians score 0
		`},
	})
}

// The lines of the cards without a symbol (§Victory Points).
func TestGenericPoints(t *testing.T) {
	const position = `
			Danes: Kent 2
			Saxons: Essex 1 + Harold
			Normans: Caithness 1
	`
	playAll(t, []situation{
		{"Normans when Danes kill Harold", "round 15, Danes, movement" + position + `
			march 2 Kent > Essex
			dice 5 1 1
			Danes score 6
			Normans score 6
		`},
		{"not when others do", `
			round 16, Dubliners, movement
			Dubliners: Kent 2
			Saxons: Essex 1 + Harold
			Normans: Caithness 1
			march 2 Kent > Essex
			dice 5 1 1
			Normans score 0
		`},
		{"not for other Saxons", `
			round 15, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1
			Normans: Caithness 1
			march 2 Kent > Essex
			dice 5 1 1
			Normans score 0
		`},
	})
}
