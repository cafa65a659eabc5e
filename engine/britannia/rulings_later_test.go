package britannia_test

import "testing"

// Rulings of docs/RULINGS.md on when things happen, and on moments that are seldom.

// (§Submission).
func TestRulingWhenSubmissionIsOffered(t *testing.T) {
	playAll(t, []situation{
		{"after the march, after each round and each battle, in the order of the list", `
			round 2, Romans, movement
			Romans: Kent 2 + fort
			Belgae: Essex 2
			Welsh: Powys 1
			Picts: Alban 1
			march 2 Kent > Essex
			asked submit Welsh
			refuse
			asked submit Picts
			refuse
			dice 1 1 1 1
			asked submit Welsh
			refuse
			refuse
			asked defenderRetreat Belgae
			end
			end
			dice 4 4 1 1
			asked submit Welsh
		`},
		{"nobody submits to Angles without armies", `
			round 8, Angles, movement
			Angles: York 1
			Saxons: Bernicia 1
			Brigantes: Strathclyde 1
			march 1 York > Bernicia
			asked submit Brigantes of Angles
			refuse
			dice 1 5
			asked march Normans
			Brigantes obey nobody
		`},
		{"nothing happened since: not again", `
			round 2, Romans, movement
			Romans: Kent 2 + fort
			Welsh: Powys 1
			end
			asked submit Welsh
			refuse
			asked march Welsh
		`},
		{"others did since: not again", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Powys 1
			Brigantes: March 1
			march 2 Hwicce > March
			refuse
			refuse
			dice 1 1 1
			asked submit Welsh
			refuse
			asked submit Brigantes
			submit
			displace 2 March > Hwicce
			asked march Welsh
		`},
	})
}

func TestRulingArmiesThatCannotLandStay(t *testing.T) {
	play(t, `
		round 4, Romans, movement
		Romans: English Channel 1
		Welsh: Cornwall 1, Devon 1, Wessex 1, Sussex 1, Kent 1, Avalon ruin
		subjects: Welsh of Romans
		asked march Romans
	`)
}

// (§Belgae Submission).
func TestRulingBoudiccasArmy(t *testing.T) {
	playAll(t, []situation{
		{"no marker left: it does not come, and the track stands at five", `
			round 1, Belgae, population
			Belgae: Essex 5, Kent 5
			asked leader Belgae
			Belgae keep 5
		`},
		{"no Belgae on land: neither of them comes", `
			round 1, Romans, movement, half 2
			Romans: Kent 1 + fort
			end
			asked march Normans
		`},
	})
}

// (§Raiding).
func TestRulingArmiesThatTheDiceTook(t *testing.T) {
	playAll(t, []situation{
		{"with two homes at sea the owner says which, when the battle is over", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 1, Atlantic Ocean 1
			Angles: Cheshire 1
			march 1 Irish Sea > Cheshire
			march 1 Atlantic Ocean > Cheshire
			dice 5 1 5
			asked lost Norsemen
			offers lose Irish Sea
			lose Atlantic Ocean
			forbids withdraw 1 Cheshire > Atlantic Ocean
			withdraw 1 Cheshire > Irish Sea
		`},
		{"nobody asks when they are all alike", `
			round 11, Saxons, movement
			Saxons: Kent 1, Sussex 1
			Angles: Essex 1
			march 1 Kent > Essex
			march 1 Sussex > Essex
			dice 5 1 5
			Essex has Saxons 1
			asked march Normans
		`},
		{"until then the survivors may retreat either way", `
			round 11, Saxons, movement
			Saxons: Kent 1, Sussex 1
			Angles: Essex 2
			march 1 Kent > Essex
			march 1 Sussex > Essex
			dice 1 1 5 1
			end
			offers retreat 1 Essex > Kent
			offers retreat 1 Essex > Sussex
		`},
	})
}

// (§Occupying Areas).
func TestRulingPassingThroughVacantAreas(t *testing.T) {
	playAll(t, []situation{
		{"a vacant area counts", `
			round 12, Norsemen, movement
			Norsemen: Cheshire 1
			occupied: Norsemen in Cheshire
			march 1 Cheshire > Lothian by Cumbria
			Norsemen score 3
		`},
		{"one that is overrun does not", `
			round 12, Danes, movement, half 2
			Danes: Kent 3
			Saxons: Essex 1
			occupied: Danes in Kent
			march 2 Kent > Essex
			march 1 Kent > South Mercia
			Danes score 4
		`},
	})
}

// (§The Nation Turn).
func TestRulingNoQuestionWithOneAnswer(t *testing.T) {
	playAll(t, []situation{
		{"one area for a leader", `
			round 13, Saxons, population
			Saxons: Downlands 1
			asked march Saxons
			Downlands has Saxons 1 + Edgar
		`},
		{"all armies depart", `
			round 14, Danes, withdrawal
			Danes: York 1, Lindsey 1 + Cnut
			asked march Normans
			York has nobody
			Lindsey has nobody
		`},
	})
}

// (§Occupying Areas).
func TestRulingRomansScoreInTheirTurn(t *testing.T) {
	playAll(t, []situation{
		{"a retreat in another's turn raises a fort and scores when the next round begins", `
			round 2, Brigantes, movement
			Romans: York 1
			Brigantes: March 3, Cumbria 1
			occupied: Romans in York
			march 3 March > York
			end
			dice 1 1 1 1
			asked defenderRetreat Romans
			retreat 1 York > Lindsey
			Lindsey has Romans 1 + fort
			Romans score 0
		`},
		{"the next round begins", `
			round 2, Normans, roundEnd
			Romans: York 1 + fort, Lindsey 1 + fort
			occupied: Romans in York
			round 3
			Romans score 2
		`},
		{"in their own turn at once", `
			round 2, Romans, movement
			Romans: York 1
			occupied: Romans in York
			march 1 York > Lindsey
			Romans score 2
		`},
	})
}

// (§Roman Forts).
func TestRulingRomansWithoutArmies(t *testing.T) {
	playAll(t, []situation{
		{"a fort keeps them in the game", `
			round 2, Normans, roundEnd
			Romans: Kent fort
			asked march Romans
			English Channel has Romans 4
		`},
		{"with nothing on the board they are out of it, but their subjects only in round 6", `
			round 4, Normans, roundEnd
			Welsh: Dyfed 1
			subjects: Welsh of Romans
			asked growth Romans of Welsh
			round 5
		`},
		{"without army or fort in round 6 their subjects are still free", `
			round 5, Normans, roundEnd
			Welsh: Powys 1, Clwyd 1
			subjects: Welsh of Romans
			asked march Welsh
			round 6
			Welsh obey nobody
		`},
	})
}

func TestRulingLimitBeforeASubjectsHalf(t *testing.T) {
	play(t, `
		round 5, Normans, roundEnd
		Romans: Kent ruin
		Welsh: Dyfed 1, Cheshire 1, March 1, York 1
		subjects: Welsh of Romans
		Welsh score 3
	`)
}

// (§Leaders, §Saxon Burhs).
func TestRulingLeadersAndBurhs(t *testing.T) {
	playAll(t, []situation{
		{"he is placed with armies, not with a burh alone", `
			round 13, Saxons, population
			Saxons: Kent burh, Lindsey 1
			end
			Lindsey has Saxons 1 + Edgar
		`},
		{"a burh keeps him alive until it falls", `
			round 12, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1 + burh + Alfred
			march 3 Kent > Essex
			dice 5 1 1 1 1
			lose infantry
			Essex has Saxons burh + Alfred, Danes 3
			asked attackerRetreat Danes
			end
			dice 5 1 1 1
			Essex has Danes 3
		`},
	})
}

func TestRulingLeaderAtSeaNeedsArmiesThere(t *testing.T) {
	play(t, `
		round 12, Danes, population
		Danes: York 9, Lindsey 9
		asked march Danes
		North Sea has nobody
	`)
}

func TestRulingKingsArmyWithoutRoom(t *testing.T) {
	play(t, `
		round 11, Normans, roundEnd
		Saxons: Downlands 4, Lindsey 2, Pennines 2, Galloway 2
		Welsh: Powys 1
		population: Saxons 2
		round 12
		Saxons score 8
		Saxons keep 2
		Downlands has Saxons 4
	`)
}

func TestRulingBelgaeAreNoFormerSubjects(t *testing.T) {
	play(t, `
		round 7, Romano-British, movement
		Romano-British: Hwicce 3, York 1
		Belgae: March 1
		submitted: Belgae
		broken: Belgae
		march 3 Hwicce > March
		done
		dice 5 1 1 1
		Romano-British score 0
	`)
}

func TestRulingVotesInTheOrderOfTheList(t *testing.T) {
	play(t, `
		round 8, Normans, roundEnd
		Angles: York 1
		Jutes: Kent 1
		Saxons: Essex 1
		Welsh: Cheshire 1
		asked ballot
		open
		asked vote Welsh
		vote Welsh
		told vote Welsh
		asked vote Saxons
		vote Saxons
		asked vote Jutes
		vote Jutes
		asked vote Angles
	`)
}

// (§Leaders).
func TestRulingLeaderAloneAmongItsOwn(t *testing.T) {
	playAll(t, []situation{
		{"from area to area of his armies, not past a gap", `
			round 12, Saxons, movement
			Saxons: Wessex 1 + Alfred, Sussex 1, Kent 1, Suffolk 1
			offers lead 0 Wessex > Sussex
			offers lead 0 Wessex > Kent
			forbids lead 0 Wessex > Suffolk
		`},
		{"from the sea to a coast where some stand", `
			round 7, Angles, movement
			Angles: North Sea 1 + Ida, York 1
			offers lead 0 North Sea > York
			forbids lead 0 North Sea > Bernicia
		`},
	})
}
