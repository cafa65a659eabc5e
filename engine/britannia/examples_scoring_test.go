package britannia_test

import "testing"

// Examples that the rulebook prints about points.

func TestExampleNorwegiansOccupyBerniciaThenYork(t *testing.T) {
	play(t, `
		round 15, Norwegians, movement
		Norwegians: North Sea 10 + Harald Hardrada
		Danes: York 3
		march 3 North Sea > Bernicia
		Norwegians score 4
		done
		round 15, half 2
		march 3 Bernicia > York
		Norwegians score 4
		lead 7 North Sea > Lothian
		done
		dice 5 5 5 1 1 1
		York has Norwegians 3
		Norwegians score 14
	`)
	play(t, `
		round 15, Norwegians, movement
		Norwegians: North Sea 10 + Harald Hardrada
		Danes: York 3
		march 3 North Sea > York by Bernicia
		Norwegians score 4
		done
		dice 5 5 5 5 5 6
		York has nobody
		Norwegians score 4
	`)
}

func TestExampleWelshPointLimit(t *testing.T) {
	play(t, `
		round 7, Welsh, roundEnd
		Welsh: Cheshire 1, March 1, Hwicce 1, North Mercia 1, South Mercia 1, Lindsey 1, Suffolk 1, Essex 1, Powys 1, Gwynedd 1
		Welsh score 12
	`)
}

func TestExampleCaledoniansHoldAreasInRoundFive(t *testing.T) {
	play(t, `
		round 5, Caledonians, roundEnd
		Caledonians: Orkneys 1, Caithness 1, Hebrides 1, Moray 1, Skye 1, Dalriada 1, Alban 1
		Caledonians score 18
	`)
}

// (§Occupying Areas).
func TestExampleWelshOccupyYorkOnce(t *testing.T) {
	playAll(t, []situation{
		{"round 8", `
			round 8, Welsh, movement
			Welsh: March 1
			march 1 March > York
			Welsh score 12
		`},
		{"round 9", `
			round 9, Welsh, movement
			Welsh: March 1
			march 1 March > York
			Welsh score 12
		`},
		{"only once", `
			round 9, Welsh, movement
			Welsh: March 1
			points: Welsh 12
			occupied: Welsh in York
			march 1 March > York
			Welsh score 12
		`},
		{"not in round 10", `
			round 10, Welsh, movement
			Welsh: March 1
			march 1 March > York
			Welsh score 0
		`},
	})
}

// (§Eliminating Units).
func TestExamplePictsEliminateRomansAtAnyTime(t *testing.T) {
	playAll(t, []situation{
		{"in their own turn", `
			round 3, Picts, movement
			Picts: Dunedin 3, Skye 1
			Romans: Lothian 1 + fort
			march 3 Dunedin > Lothian
			done
			dice 6 5 1 1 1
			Lothian has Romans ruin, Picts 3
			Picts score 8
		`},
		{"in the Romans' turn", `
			round 3, Romans, movement
			Picts: Dunedin 1
			Romans: Lothian 2 + fort
			march 2 Lothian > Dunedin
			done
			asked submit Picts of Romans
			refuse
			dice 1 1 6
			Picts score 2
		`},
	})
}

// (§Eliminating Units).
func TestExampleRomansEliminateBoudicca(t *testing.T) {
	const position = `
			Romans: Sussex 2 + fort
			Belgae: Kent 1 + Boudicca
			occupied: Romans in Sussex
			march 2 Sussex > Kent
			done
			dice 4 1 1
			Kent has Romans 2 + fort
	`
	playAll(t, []situation{
		{"round 2", "round 2, Romans, movement" + position + "told scoreEliminate Romans\nRomans score 8"},
		{"round 3", "round 3, Romans, movement" + position + "untold scoreEliminate Romans\nRomans score 2"},
	})
}

// (§Eliminating Units).
func TestExampleSaxonsScoreForCavalryInTheirOwnTurnOnly(t *testing.T) {
	playAll(t, []situation{
		{"attacking cavalry", `
			round 7, Saxons, movement
			Saxons: Kent 3, Cornwall 1
			Romano-British: Essex 0 + 1 cavalry
			march 3 Kent > Essex
			done
			dice 6 1 1 1
			Essex has Saxons 3
			Saxons score 2
		`},
		{"attacked by cavalry", `
			round 7, Romano-British, movement
			Saxons: Kent 1
			Romano-British: Essex 0 + 1 cavalry
			march 1 cavalry Essex > Kent
			done
			dice 1 6
			Kent has Saxons 1
			Saxons score 0
		`},
		{"attacked by Romans", `
			round 5, Romans, movement
			Saxons: Kent 1
			Romans: Essex 1 + fort
			march 1 Essex > Kent
			done
			dice 1 6
			Kent has Saxons 1
			Saxons score 2
		`},
	})
}
