package britannia_test

import "testing"

// Examples that the rulebook prints about battles and retreats.

func TestExampleBattleInAvalon(t *testing.T) {
	play(t, `
		round 2, Welsh, movement
		Welsh: Hwicce 1
		Belgae: Avalon 1
		march 1 Hwicce > Avalon
		dice 4 6
		Avalon has Belgae 1
		Hwicce has nobody
	`)
}

// (§Phase III).
func TestExampleBattleInDownlands(t *testing.T) {
	const position = `
			round 2, Welsh, movement
			Welsh: Wessex 2
			Belgae: Downlands 1
			march 2 Wessex > Downlands
			dice 2 5 5
			Downlands has Belgae 1, Welsh 1
			asked defenderRetreat Belgae
	`
	playAll(t, []situation{
		{"the Welsh go back to Wessex", position + `
			end
			asked attackerRetreat Welsh
			retreat 1 Downlands > Wessex
			Downlands has Belgae 1
			Wessex has Welsh 1
		`},
		{"the Welsh fight on", position + `
			end
			asked attackerRetreat Welsh
			end
			dice 6 1
			Downlands has Welsh 1
		`},
		{"the Belgae retreat", position + `
			retreat 1 Downlands > South Mercia
			Downlands has Welsh 1
			South Mercia has Belgae 1
		`},
	})
}

// (§Phase III).
func TestExampleBattleInSussex(t *testing.T) {
	playAll(t, []situation{
		{"one Belgae army", `
			round 2, Belgae, movement
			Belgae: Kent 1
			Romans: Sussex 1 + fort
			march 1 Kent > Sussex
			dice 5 5 4
			Sussex has Romans 1 + fort
			Belgae score 0
		`},
		{"two Belgae armies", `
			round 2, Belgae, movement
			Belgae: Kent 2
			Romans: Sussex 1 + fort
			march 2 Kent > Sussex
			dice 5 5 5 4
			Sussex has Belgae 1, Romans 1 + fort
		`},
	})
}

// (§Phase III).
func TestExampleFourArmiesAgainstAnArmyAndAFort(t *testing.T) {
	const position = `
			round 2, Welsh, movement
			Welsh: Avalon 4, Devon 1, Cornwall 1
			Romans: Hwicce 1 + fort
			march 4 Avalon > Hwicce
			done
	`
	playAll(t, []situation{
		{"a 6 and a 5", position + `
			dice 6 5 1 1 1 1
			Hwicce has Romans ruin, Welsh 4
			Welsh score 8
		`},
		{"two 6s", position + `
			dice 1 6 6 1 1 1
			Hwicce has Romans ruin, Welsh 4
			Welsh score 8
		`},
		{"a 6 alone", position + `
			dice 6 4 4 4 1 1
			Hwicce has Romans fort, Welsh 4
			Welsh score 2
		`},
		{"four 5s", position + `
			dice 5 5 5 5 1 1
			Hwicce has Romans 1 + fort, Welsh 4
			Welsh score 0
		`},
	})
}

func TestExampleRetreatFromNorthMercia(t *testing.T) {
	play(t, `
		round 11, Saxons, movement
		Saxons: Suffolk 1, Powys 1, South Mercia 1
		Welsh: North Mercia 1, Hwicce 1
		march 1 Suffolk > North Mercia
		done
		dice 1 1
		asked defenderRetreat Welsh
		offers retreat 1 North Mercia > Lindsey
		offers retreat 1 North Mercia > York
		offers retreat 1 North Mercia > Hwicce
		forbids retreat 1 North Mercia > Suffolk
		forbids retreat 1 North Mercia > March
		forbids retreat 1 North Mercia > South Mercia
		retreat 1 North Mercia > Hwicce
		Hwicce has Welsh 2
		North Mercia has Saxons 1
	`)
}

// (§Phase III).
func TestExampleSussexAndKent(t *testing.T) {
	const position = `
			round 11, Saxons, movement
			Saxons: Wessex 3, Cornwall 1
			Angles: Sussex 1, Kent 1
			march 2 Wessex > Sussex
			march 1 Wessex > Kent
			done
			asked battle Saxons
	`
	playAll(t, []situation{
		{"Kent first", position + `
			fight Kent
			dice 1 1
			asked defenderRetreat Angles
			end
			die of Saxons
			Kent has Saxons 1, Angles 1
			dice 5 1
			Kent has Saxons 1
			dice 1 1 1
			asked defenderRetreat Angles
		`},
		{"Sussex first", position + `
			fight Sussex
			dice 5 1 1
			Sussex has Saxons 2
			dice 1 1
			asked attackerRetreat Saxons
			retreat 1 Kent > Sussex
			Sussex has Saxons 3
			Kent has Angles 1
		`},
	})
}

// (§Retreats).
func TestExampleRetreatFromEssex(t *testing.T) {
	const position = `
			round 11, Saxons, movement
			Saxons: Kent 2, Sussex 1
			Angles: Essex 2
			march 2 Kent > Essex
			march 1 Sussex > Essex
			dice 1 1 1 5 1
			Essex has Saxons 2, Angles 2
			asked defenderRetreat Angles
			end
			asked attackerRetreat Saxons
	`
	playAll(t, []situation{
		{"both to Kent", position + `
			forbids retreat 2 Essex > Sussex
			retreat 2 Essex > Kent
			Kent has Saxons 2
			Essex has Angles 2
		`},
		{"one to Kent and one to Sussex", position + `
			retreat 1 Essex > Sussex
			forbids retreat 1 Essex > Sussex
			retreat 1 Essex > Kent
			Kent has Saxons 1
			Sussex has Saxons 1
			Essex has Angles 2
		`},
	})
}

func TestExampleNorsemenRetreatToTheIcelandicSea(t *testing.T) {
	play(t, `
		round 11, Norsemen, movement
		Norsemen: Icelandic Sea 5 + Ketil
		Angles: York 3
		march 4 Icelandic Sea > York
		done
		dice 1 1 1 1 1 1 1
		asked defenderRetreat Angles
		end
		asked attackerRetreat Norsemen
		forbids retreat 1 York > North Sea
		retreat 4 York > Icelandic Sea
		Icelandic Sea has Norsemen 5 + Ketil
		York has Angles 3
	`)
}

func TestExampleArmyInDevonDoesNotGuardGwent(t *testing.T) {
	play(t, `
		round 11, Saxons, movement
		Saxons: Powys 1, Devon 1
		Welsh: Dyfed 1
		march 1 Powys > Dyfed
		done
		dice 1 1
		asked defenderRetreat Welsh
		offers retreat 1 Dyfed > Gwent
		forbids retreat 1 Dyfed > Devon
		forbids retreat 1 Dyfed > Powys
	`)
}
