package britannia_test

import "testing"

// Rulings of docs/RULINGS.md by their numbers.

// (§Stacking).
func TestRulingStacksTooHigh(t *testing.T) {
	playAll(t, []situation{
		{"the march goes on while anything can march", `
			round 11, Saxons, movement
			Saxons: Downlands 4, Essex 1
			march 1 Essex > Downlands
			forbids end
			march 1 Downlands > Kent
			offers end
		`},
		{"then the owner takes off what is too much, from any stack that is too high", `
			round 11, Saxons, movement
			Saxons: Sussex 4, Suffolk 4
			march 4 Sussex > Kent
			march 4 Suffolk > Norfolk
			asked excess Saxons
			offers remove Kent
			remove Norfolk
			Norfolk has Saxons 3
			Kent has Saxons 4
		`},
	})
}

// (§Overruns).
func TestRulingOverrunsOneAfterTheOther(t *testing.T) {
	playAll(t, []situation{
		{"first twice the enemy stops, then others pass", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 1
			forbids march 1 Kent > Suffolk
			march 2 Kent > Essex
			offers march 1 Kent > Suffolk
		`},
		{"those that stopped may go on with a leader while twice the enemy stays", `
			round 12, Saxons, movement
			Saxons: Kent 3 + Alfred
			Angles: Essex 1
			lead 3 Kent > Essex
			offers lead 1 Essex > Suffolk
			forbids lead 2 Essex > Suffolk
		`},
		{"the way before is the first on the board", `
			round 12, Danes, movement
			Danes: Essex 2, Avalon 1 + Ivar and Halfdan
			Angles: Sussex 1
			occupied: Danes in Downlands, Danes in Wessex
			march 2 Essex > Sussex
			lead 1 Avalon > Kent by Sussex
			dice 1 1 1
			asked defenderRetreat Angles
			offers retreat 1 Sussex > Wessex
			forbids retreat 1 Sussex > Downlands
		`},
		{"the first that nobody else holds", `
			round 12, Danes, movement
			Danes: Essex 2, Avalon 1 + Ivar and Halfdan
			Angles: Sussex 1, Downlands 1
			occupied: Danes in Wessex
			march 2 Essex > Sussex
			lead 1 Avalon > Kent by Sussex
			dice 1 1 1
			asked defenderRetreat Angles
			offers retreat 1 Sussex > Downlands
			forbids retreat 1 Sussex > Wessex
		`},
		{"by the way of those that stopped nobody is asked which", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 1
			march 2 Kent > Essex
			forbids march 1 Kent > Suffolk by Essex
			offers march 1 Kent > Suffolk
		`},
	})
}

// (§Retreats).
func TestRulingRetreatByBoat(t *testing.T) {
	playAll(t, []situation{
		{"to where the march began, not the harbour", `
			round 9, Angles, movement
			Angles: Pennines 1 + Oswiu
			Saxons: Kent 1
			lead 1 Pennines > Kent
			dice 1 1
			end
			asked attackerRetreat Angles
			retreat led 1 Kent > Pennines
			Pennines has Angles 1 + Oswiu
		`},
		{"not if others have come there", `
			round 8, Angles, movement
			Angles: Norfolk 1, York 2, Lindsey 2
			Saxons: Kent 1, Suffolk 1
			march 1 Norfolk > Kent
			march 2 Lindsey > Suffolk
			end
			fight Suffolk
			dice 1 1 1
			retreat 1 Suffolk > Norfolk
			dice 1 1
			asked defenderRetreat Saxons
			end
			die of Angles
		`},
	})
}

func TestRulingLeaderRetreatsWithAnyGroup(t *testing.T) {
	play(t, `
		round 12, Saxons, movement
		Saxons: Kent 1 + Alfred, Sussex 2
		Angles: Essex 2
		lead 1 Kent > Essex
		march 2 Sussex > Essex
		dice 1 1 1 1 1
		end
		asked attackerRetreat Saxons
		offers retreat led 2 Essex > Sussex
		offers retreat led 1 Essex > Kent
		retreat led 1 Essex > Sussex
		Sussex has Saxons 1 + Alfred
	`)
}

func TestRulingRaidersKeepTheLimitsAtHome(t *testing.T) {
	play(t, `
		round 5, Picts, movement
		Picts: Mar 4, Alban 2, Moray 3
		march 2 Mar > York
		march 1 Moray > Mar
		end
		asked withdraw Picts
		forbids withdraw 2 York > Mar
		withdraw 1 York > Mar
		Mar has Picts 4
		York has Picts 1
	`)
}

// (§Phase IV).
func TestRulingLeaderGoesHomeWithTheLast(t *testing.T) {
	playAll(t, []situation{
		{"he stays with raiders who stay", `
			round 11, Norsemen, movement, half 2
			Norsemen: Icelandic Sea 2 + Ketil
			lead 2 Icelandic Sea > Orkneys
			withdraw 1 Orkneys > Icelandic Sea
			end
			Orkneys has Norsemen 1 + Ketil
			Icelandic Sea has Norsemen 1
		`},
		{"and goes when they all go", `
			round 11, Norsemen, movement, half 2
			Norsemen: Icelandic Sea 2 + Ketil
			lead 2 Icelandic Sea > Orkneys
			withdraw 2 Orkneys > Icelandic Sea
			Icelandic Sea has Norsemen 2 + Ketil
		`},
	})
}

// (§Submission).
func TestRulingDisplacedArmies(t *testing.T) {
	playAll(t, []situation{
		{"across straits", `
			round 4, Romans, movement
			Romans: Hwicce 1 + fort, Devon 1 + fort
			Welsh: Gwent 1
			march 1 Hwicce > Gwent
			end
			submit
			offers displace 1 Gwent > Devon
		`},
		{"within the limits", `
			round 4, Romans, movement
			Romans: Hwicce 2 + fort, Devon 3 + fort
			Welsh: Gwent 1
			Belgae: Dyfed 1, Powys 1
			march 2 Hwicce > Gwent
			end
			submit
			forbids displace 2 Gwent > Devon
			displace 1 Gwent > Devon
			Devon has Romans 4 + fort
			Hwicce has Romans 1 + fort
		`},
		{"by roads as they were when the march began", `
			round 4, Romans, movement
			Romans: Avalon 2 + fort, North Mercia fort
			Welsh: Gwent 1
			march 1 Avalon > Hwicce
			march 1 Avalon > Gwent
			submit
			offers displace 1 Gwent > Hwicce
			forbids displace 1 Gwent > North Mercia
		`},
		{"the leader goes with the last", `
			round 7, Angles, movement, half 2
			Angles: Lothian 2 + Ida
			Brigantes: Strathclyde 1
			lead 2 Lothian > Strathclyde
			submit
			displace 1 Strathclyde > Lothian
			Strathclyde has Angles 1 + Ida, Brigantes 1
			displace 1 Strathclyde > Dunedin
			Dunedin has Angles 1 + Ida
		`},
	})
}

// (§Submission).
func TestRulingSubjectKeepsItsAreas(t *testing.T) {
	playAll(t, []situation{
		{"refill first, then leave", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Clwyd 2
			subjects: Welsh of Romans
			forbids march 1 Powys > Hwicce
			march 1 Clwyd > Powys
			march 1 Powys > Hwicce
			Powys has Welsh 1
		`},
		{"leave is asked once a turn", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 2
			subjects: Welsh of Romans
			ask
			refuse
			asked march Welsh
			forbids ask
			forbids march 2 Powys > Hwicce
		`},
	})
}

// (§Roman Roads).
func TestRulingRomansStayInNoSubjectArea(t *testing.T) {
	playAll(t, []situation{
		{"not at the end of the first half", `
			round 1, Romans, movement
			Romans: English Channel 1, Kent 1 + fort
			Welsh: Sussex 1
			subjects: Welsh of Romans
			forbids march 1 Kent > Sussex
			offers march 1 Kent > Wessex
		`},
		{"nor of the second", `
			round 1, Romans, movement, half 2
			Romans: Kent 1 + fort
			Welsh: Sussex 1
			subjects: Welsh of Romans
			forbids march 1 Kent > Sussex
			offers march 1 Kent > Wessex
		`},
	})
}

func TestRulingSubmissionCountsContestedAreas(t *testing.T) {
	play(t, `
		round 2, Romans, movement
		Romans: Hwicce 2 + fort
		Welsh: Gwent 2, Dyfed 1, Clwyd 1, Gwynedd 1, Devon 1, Cornwall 1
		march 2 Hwicce > Gwent
		die of Romans
	`)
}

// (§The Danish Turns).
func TestRulingCnutNeedsNoFourAreas(t *testing.T) {
	playAll(t, []situation{
		{"one area is enough against none", `
			round 14, Danes, withdrawal
			Danes: York 6 + Cnut
			Welsh: Powys 1
			Danes score 8
		`},
		{"none is not enough", `
			round 14, Danes, withdrawal
			Danes: Dunedin 6 + Cnut
			Welsh: Powys 1
			Danes score 0
		`},
	})
}

// (§The King).
func TestRulingVetoCountsEnglishAreas(t *testing.T) {
	playAll(t, []situation{
		{"twice as many in England", `
			round 16, Normans, roundEnd
			Danes: York 1 + Svein Estrithson
			Angles: Kent 1, Essex 1
			Danes score 8
		`},
		{"not elsewhere", `
			round 16, Normans, roundEnd
			Danes: York 1 + Svein Estrithson
			Welsh: Powys 1, Clwyd 1, Dyfed 1
			Danes score 18
		`},
	})
}

// (§The Bretwalda).
func TestRulingSecretBallot(t *testing.T) {
	playAll(t, []situation{
		{"players without a vote are asked before the first vote", `
			round 8, Normans, roundEnd
			Saxons: Kent 1
			Angles: York 1, Bernicia 1
			asked ballot
			open
			asked ballot
			secret
			asked vote Saxons
			forbids secret
			vote Saxons
			untold vote
			vote Angles
			told vote Saxons
			Angles score 4
		`},
		{"a voter may call for it instead, and votes cast are void", `
			round 8, Normans, roundEnd
			Saxons: Kent 1
			Angles: York 1, Bernicia 1
			open
			open
			asked vote Saxons
			vote Angles
			asked vote Angles
			secret
			asked vote Saxons
			vote Saxons
			vote Saxons
			Saxons score 4
		`},
		{"one nation to vote for: no vote", `
			round 8, Normans, roundEnd
			Saxons: Kent 1
			Welsh: Powys 1
			round 9
			Saxons score 4
		`},
	})
}

// (§Occupying Areas).
func TestRulingOccupyingWhenTheRoundBegins(t *testing.T) {
	playAll(t, []situation{
		{"armies that stand there already score", `
			round 7, Normans, roundEnd
			Welsh: York 1
			round 8
			Welsh score 12
		`},
		{"before anybody moves", `
			round 10, Normans, roundEnd
			Norsemen: Orkneys 1
			round 11
			Norsemen score 3
		`},
	})
}

func TestRulingInvadersUseNoBoatsAtOnce(t *testing.T) {
	play(t, `
		round 7, Angles, movement
		Angles: North Sea 2 + Ida
		lead 2 North Sea > York
		offers lead 2 York > Lindsey
		forbids lead 2 York > Kent
	`)
}

// (§Special Reinforcements).
func TestRulingLastReinforcementsInOrder(t *testing.T) {
	playAll(t, []situation{
		{"Norwegians, Saxons, Normans, before anybody moves", `
			round 15, Normans, roundEnd
			Norwegians: York 1 + Harald Hardrada
			Saxons: Kent 1 + Harold, Sussex 1
			Normans: Essex 1 + William, Wessex 1
			Welsh: Powys 1
			asked place Saxons
			North Sea has Norwegians 1
			place Kent
			asked normanCavalry Normans
			muster 1
			English Channel has Normans 0 + 1 cavalry
			asked march Welsh
		`},
		{"Saxons within the stacking limits, the rest is lost", `
			round 15, Normans, roundEnd
			Saxons: Downlands 4 + Harold, Lindsey 2
			Welsh: Powys 1
			Downlands has Saxons 4 + Harold
			Lindsey has Saxons 2
			asked march Welsh
		`},
	})
}

func TestRulingShortageMovesTheMarker(t *testing.T) {
	play(t, `
		round 8, Irish, population
		Irish: Cornwall 4, Devon 4
		population: Irish 1
		Irish keep 5
		Atlantic Ocean has nobody
	`)
}
