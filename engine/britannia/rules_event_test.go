package britannia_test

import "testing"

// The log and the animation know events alone: here those of battles and retreats (§Phase
// III).
func TestEventsOfBattles(t *testing.T) {
	playAll(t, []situation{
		{"a battle", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 1
			march 2 Kent > Essex
			told march Saxons with infantry
			told battle Saxons
			dice 5 1 1
			told die Saxons with infantry
			told die Angles with infantry
			told hit Angles with infantry
			untold hit Saxons
			told battleEnd Saxons
			told turn Normans
		`},
		{"dice of forts", `
			round 4, Belgae, movement
			Belgae: Kent 2
			Romans: Sussex 1 + fort
			march 2 Kent > Sussex
			dice 6 5 1 1
			told die Romans with infantry
			told die Romans with fort
			told hit Romans with infantry
			told hit Romans with fort
		`},
		{"dice of burhs", `
			round 14, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1 + burh
			march 2 Kent > Essex
			dice 5 1 1 1
			told die Saxons with burh
			told hit Saxons with burh
			untold hit Saxons with infantry
		`},
		{"dice of cavalry, and a leader who falls", `
			round 16, Saxons, movement
			Saxons: Kent 2
			Normans: Essex 0 + 1 cavalry + William
			march 2 Kent > Essex
			dice 6 1 1
			told die Normans with cavalry
			told hit Normans with cavalry
			told hit Normans with William
			told scoreEliminate Saxons with William
		`},
		{"a retreat", `
			round 11, Saxons, movement
			Saxons: Kent 1
			Angles: Essex 1
			march 1 Kent > Essex
			dice 1 1
			retreat 1 Essex > Suffolk
			told retreat Angles with infantry
			told battleEnd Saxons
		`},
		{"the last army of a nation falls", `
			round 9, Saxons, movement
			Saxons: Essex 3
			Jutes: Kent 1
			march 3 Essex > Kent
			dice 1 1 6 1
			told battleEnd Saxons
			told perish Jutes
			untold perish Saxons
		`},
		{"the last army of an attacker, and not the last of a nation", `
			round 9, Saxons, movement
			Saxons: Essex 1
			Jutes: Kent 1, Sussex 1
			march 1 Essex > Kent
			dice 6 6
			told battleEnd
			told perish Saxons
			untold perish Jutes
		`},
	})
}

// Events of the other phases of a turn (§The Nation Turn).
func TestEventsOfTurns(t *testing.T) {
	playAll(t, []situation{
		{"a leader on the march, in retreat and when he leaves", `
			round 12, Danes, movement
			Danes: Kent 2 + Ivar and Halfdan
			Saxons: Downlands 1 + Edgar
			lead 2 Kent > Essex
			told march Danes with infantry
			done
			done
			told leaderLeaves Saxons with Edgar
			told arrive Saxons with Alfred
		`},
		{"a fort and points", `
			round 3, Romans, movement
			Romans: Kent 1 + fort
			occupied: Romans in Kent
			march 1 Kent > Essex
			told fort Romans
			told scoreOccupy Romans
		`},
		{"submission", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Gwent 1
			march 2 Hwicce > Gwent
			submit
			told submit Welsh
			displace 2 Gwent > Hwicce
			told displace Romans
		`},
		{"growth", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Belgae: Essex 1, Norfolk 1, Suffolk 1
			end
			told turn Belgae
			told population Belgae
			place Essex
			told place Belgae with infantry
		`},
		{"withdrawal", `
			round 5, Irish, movement
			Irish: Atlantic Ocean 1
			march 1 Atlantic Ocean > Dyfed
			withdraw 1 Dyfed > Atlantic Ocean
			told withdraw Irish
			told turn Scots
		`},
		{"starvation", `
			round 9, Saxons, movement
			Saxons: Kent 3
			end
			told remove Saxons with infantry
		`},
	})
}

// Events of the end of a round (§A Game Round).
func TestEventsOfRounds(t *testing.T) {
	playAll(t, []situation{
		{"the end of a round", `
			round 13, Normans, movement
			Normans: Caithness 1
			Saxons: Kent 1, Essex 1, Wessex 1, Sussex 1
			end
			told scoreHold Saxons
			told king Saxons
			told scoreKing Saxons
			place Kent
			told round
		`},
		{"points above a limit, and then the half of a subject", `
			round 5, Normans, movement
			Normans: Kent 1
			Romans: Essex ruin
			Welsh: Clwyd 1, Cheshire 1, York 1
			subjects: Welsh of Romans
			end
			told scoreLimit Welsh
			told scoreSubject Welsh
			Welsh score 2
		`},
		{"the half of a subject alone", `
			round 7, Normans, movement
			Normans: Kent 1
			Angles: York 1
			Brigantes: Strathclyde 1
			subjects: Brigantes of Angles
			end
			untold scoreLimit Brigantes
			told scoreSubject Brigantes
			Brigantes score 3
		`},
		{"a limit alone", `
			round 7, Normans, movement
			Normans: Kent 1
			Welsh: Clwyd 1, Cheshire 1, March 1
			end
			told scoreLimit Welsh
			untold scoreSubject Welsh
			Welsh score 3
		`},
		{"the end of the game", `
			round 16, Normans, movement
			Normans: Kent 1
			end
			told over
		`},
	})
}
