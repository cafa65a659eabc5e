package britannia_test

import "testing"

// The rulings of docs/RULINGS.md on the classic edition that no other test shows.

// A raid is over when every raider that lives is home: one that stays ashore
// costs the points of all.
func TestRulingClassicRaidIsOneForAll(t *testing.T) {
	classic(t, `
		round 5, Angles, population
		Romans: York fort
		march 2 Frisian Sea > York
		march 1 Frisian Sea > Suffolk
		dice 5 1 1
		Angles score 0
		withdraw 2 York > Frisian Sea
		end
		Suffolk has Angles 1
		Frisian Sea has Angles 2
		Angles score 0
		asked march Normans
	`)
	classic(t, `
		round 5, Angles, population
		Romans: York fort
		march 2 Frisian Sea > York
		march 1 Frisian Sea > Suffolk
		dice 5 1 1
		withdraw 2 York > Frisian Sea
		withdraw 1 Suffolk > Frisian Sea
		Angles score 6
	`)
}

// Raiders who waited at sea join an invasion of their nation; without one they
// are raiders still.
func TestRulingClassicRaidersJoinInvaders(t *testing.T) {
	classic(t, `
		round 6, Angles, population
		Angles: Frisian Sea 1
		raiders at sea: Angles 1 in Frisian Sea
		march 1 Frisian Sea > Norfolk
		done
		asked march Normans
		Norfolk has Angles 1
	`)
	classic(t, `
		round 9, Angles, population
		Angles: Frisian Sea 1
		raiders at sea: Angles 1 in Frisian Sea
		march 1 Frisian Sea > Norfolk
		asked withdraw Angles
	`)
}

// The card of the Scots names armies only; that of the Irish forts as well.
func TestRulingClassicScotsScoreForArmiesOnly(t *testing.T) {
	classic(t, `
		round 4, Scots, population
		Romans: Strathclyde fort
		march 1 Irish Sea > Strathclyde
		dice 5 1
		withdraw 1 Strathclyde > Irish Sea
		Scots score 0
	`)
	classic(t, `
		round 3, Irish, population
		Romans: Cumbria fort
		march 1 Atlantic Ocean > Cumbria
		dice 5 1
		withdraw 1 Cumbria > Atlantic Ocean
		Irish score 2
	`)
}

// The lines of rounds 11 and 12 are two: an area may score by both.
func TestRulingClassicDanesScoreInBothRounds(t *testing.T) {
	classic(t, `
		round 11, Danes, population
		march 1 North Sea > York
		done
		Danes score 2
		asked march Normans
		end
		asked march Norsemen
		end
		asked march Dubliners
		end
		asked march Danes
		march 1 infantry North Sea > York
		Danes score 10
	`)
	// As round 12 begins they score for the Bretwalda alone.
	classic(t, `
		round 11, Normans, roundEnd
		Danes: York 1
		asked march Norsemen
		Danes score 4
	`)
}

// A leader alone holds the area for points, crowns and the armies of the last
// round, but feeds nobody: armies are counted against areas with armies.
func TestRulingClassicLoneLeaderFeedsNobody(t *testing.T) {
	classic(t, `
		round 13, Saxons, overpopulation
		Saxons: Essex 3, Kent 0 + Edgar
		asked march Normans
		Essex has Saxons 2
		Kent has Saxons 0 + Edgar
	`)
}

// Attackers that set out from land have no sea to retreat to.
func TestRulingClassicOnlySeafarersRetreatToSea(t *testing.T) {
	classic(t, `
		round 11, Saxons, movement
		Saxons: Essex 1
		Welsh: Suffolk 1
		march 1 Essex > Suffolk
		dice 1 1
		end
		asked attackerRetreat Saxons
		offers retreat 1 Suffolk > Essex
		forbids retreat 1 Suffolk > Frisian Sea
	`)
}

// Brigantes may submit to the first Angles that come.
func TestRulingClassicBrigantesSubmitFromTheFirst(t *testing.T) {
	classic(t, `
		round 5, Angles, population
		Brigantes: Strathclyde 1
		end
		asked submit Brigantes of Angles
	`)
}

// Votes may go to any nation on the board.
func TestRulingClassicAnyNationMayBeBretwalda(t *testing.T) {
	classic(t, `
		round 8, Normans, roundEnd
		Saxons: Kent 1
		Angles: York 1
		Welsh: Powys 1
		asked vote Saxons
		offers vote Welsh
		vote Welsh
		vote Welsh
		told bretwalda Welsh
	`)
}

// A nation in the middle of attacking another does not submit to it; when the
// battle is over it may.
func TestRulingClassicNoSubmissionToAVictim(t *testing.T) {
	classic(t, `
		round 5, Welsh, movement
		Romans: Avalon 1, Kent 1
		Welsh: Hwicce 1, Powys 1
		march 1 Hwicce > Avalon
		done
		die of Welsh
		dice 1 1
		untold submit
		asked defenderRetreat Romans
		end
		asked attackerRetreat Welsh
		retreat 1 Avalon > Hwicce
		asked submit Welsh of Romans
	`)
	classic(t, `
		round 5, Brigantes, movement
		Romans: Kent 1
		Angles: Lindsey 1
		Brigantes: York 1, Pennines 1
		march 1 York > Lindsey
		done
		asked submit Brigantes of Romans
		refuse
		die of Brigantes
		dice 1 1
		asked submit Brigantes of Romans
		refuse
		asked defenderRetreat Angles
		end
		asked attackerRetreat Brigantes
		retreat 1 Lindsey > York
		asked submit Brigantes of Romans
		refuse
		asked submit Brigantes of Angles
	`)
}

// Raiders go home at once from where they are, unless an enemy is where
// they came ashore.
func TestRulingClassicRaidersPassWhereTheyLanded(t *testing.T) {
	classic(t, `
		round 5, Angles, population
		march 1 Frisian Sea > North Mercia
		done
		withdraw 1 North Mercia > Frisian Sea
		Frisian Sea has Angles 3
	`)
}

// Attackers go to any area beside without another nation's armies, their own
// areas too.
func TestRulingClassicAttackersRetreatFreely(t *testing.T) {
	classic(t, `
		round 11, Saxons, movement
		Saxons: Essex 2, North Mercia 1
		Welsh: Suffolk 1
		Angles: Norfolk 0 + Offa
		march 2 Essex > Suffolk
		done
		dice 1 1 1
		end
		asked attackerRetreat Saxons
		offers retreat 1 Suffolk > North Mercia
		offers retreat 1 Suffolk > Lindsey
		offers retreat 1 Suffolk > Norfolk
		retreat 1 Suffolk > North Mercia
		North Mercia has Saxons 2
	`)
}

// A leader rides alone through vacant and own areas only: no other nation's,
// and no sea.
func TestRulingClassicLoneRider(t *testing.T) {
	classic(t, `
		round 12, Saxons, movement
		Saxons: Kent 1 + Alfred
		Danes: Essex 1
		offers lead 0 Kent > Sussex
		offers lead 0 Kent > Downlands
		offers lead 0 Kent > Hwicce
		forbids lead 0 Kent > Essex
		forbids lead 0 Kent > Suffolk
		forbids lead 0 Kent > English Channel
	`)
}

// Defenders' own areas are those that they hold alone: they do not retreat from
// one battle into another.
func TestRulingClassicNoRetreatIntoABattle(t *testing.T) {
	classic(t, `
		round 11, Saxons, movement
		Saxons: Kent 1, Wessex 1
		Angles: Essex 1, Sussex 1, Suffolk 1
		march 1 Kent > Essex
		march 1 Wessex > Sussex
		done
		fight Essex
		dice 1 1
		asked defenderRetreat Angles
		offers retreat 1 Essex > Suffolk
		forbids retreat 1 Essex > Sussex
	`)
}

// Points for areas occupied do not wait for the end of a raid, and are not lost
// when a raider stays.
func TestRulingClassicRaidersOccupyAtOnce(t *testing.T) {
	classic(t, `
		round 12, Norsemen, population
		march 2 Irish Sea > Cumbria
		Norsemen score 3
		done
		withdraw 1 Cumbria > Irish Sea
		end
		Norsemen score 3
	`)
}

// Canute is crowned and leaves before the Danes who are too many starve.
func TestRulingClassicCanuteLeavesBeforeTheHungry(t *testing.T) {
	classic(t, `
		round 14, Danes, withdrawal
		Danes: Kent 6 + Cnut
		Danes score 8
		Kent has Danes 2
		asked march Normans
	`)
}
