package britannia_test

import "testing"

// Standing orders: docs/BY_LINK.md describes them.

// (§Retreats).
func TestOrdersOfTheDefender(t *testing.T) {
	playAll(t, []situation{
		{"never, when there are fewer, and always", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 2, South Mercia 1
			march 3 Kent > Essex
			dice 1 1 1 1 1
			asked defenderRetreat Angles
			by retreat=ask: ask
			by recoil=always: ask
			by retreat=never: end
			by retreat=outnumbered: retreat 2 Essex > South Mercia
			by retreat=always: retreat 2 Essex > South Mercia
		`},
		{"as many are not fewer", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 2, South Mercia 1
			march 2 Kent > Essex
			dice 1 1 1 1
			by retreat=outnumbered: end
			by retreat=always: retreat 2 Essex > South Mercia
		`},
		{"a burh is one of those that fight", `
			round 13, Angles, movement
			Angles: Suffolk 3
			Saxons: Essex 2 + burh, Kent 1
			march 3 Suffolk > Essex
			dice 1 1 1 1 1 1
			asked defenderRetreat Saxons
			by retreat=outnumbered: end
			by retreat=always: retreat 2 Essex > Kent
		`},
		{"to where most of their own are", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 1, South Mercia 1, Suffolk 2
			march 3 Kent > Essex
			dice 1 1 1 1
			by retreat=always: retreat 1 Essex > Suffolk
		`},
		{"their own areas before vacant ones, whoever is near", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 1, South Mercia 1
			Danes: North Mercia 3, Lindsey 2
			march 3 Kent > Essex
			dice 1 1 1 1
			offers retreat 1 Essex > Suffolk
			by retreat=always: retreat 1 Essex > South Mercia
		`},
		{"of vacant areas the one with fewest enemies beside it", `
			round 11, Saxons, movement
			Saxons: Kent 3
			Angles: Essex 1
			Danes: Norfolk 1
			march 3 Kent > Essex
			dice 1 1 1 1
			offers retreat 1 Essex > Suffolk
			offers retreat 1 Essex > South Mercia
			by retreat=always: retreat 1 Essex > Downlands
		`},
		{"as many as the stacking limits take, and the rest fights on", `
			round 11, Saxons, movement
			Saxons: Kent 4, Wessex 1, Hwicce 1
			Angles: Essex 3, Suffolk 2, Norfolk 4
			march 4 Kent > Essex
			done
			dice 1 1 1 1 1 1 1
			forbids retreat 2 Essex > Suffolk
			by retreat=always: retreat 1 Essex > Suffolk
			retreat 1 Essex > Suffolk
			asked attackerRetreat Saxons
		`},
		{"the leader goes along", `
			round 11, Angles, movement
			Angles: Lothian 4
			Saxons: York 2 + Egbert, Cheshire 1
			march 2 Lothian > York
			done
			dice 1 1 1 1
			asked defenderRetreat Saxons
			by retreat=outnumbered: end
			by retreat=always: retreat led 2 York > Cheshire
		`},
	})
}

// (§Retreats).
func TestOrdersOfTheAttacker(t *testing.T) {
	playAll(t, []situation{
		{"when there are fewer, back to where they came from", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 2, South Mercia 1
			march 2 Kent > Essex
			dice 1 1 5 1
			asked defenderRetreat Angles
			by recoil=always: ask
			end
			asked attackerRetreat Saxons
			by recoil=ask: ask
			by retreat=always: ask
			by recoil=never: end
			by recoil=outnumbered: retreat 1 Essex > Kent
		`},
		{"as many are not fewer", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 2, South Mercia 1
			march 2 Kent > Essex
			dice 1 1 1 1
			end
			by recoil=outnumbered: end
			by recoil=always: retreat 2 Essex > Kent
		`},
	})
}

// (§Deciding Which Unit Is Eliminated).
func TestOrdersAboutLosses(t *testing.T) {
	playAll(t, []situation{
		{"the unit that a six takes", `
			round 16, Saxons, movement
			Saxons: Kent 3
			Normans: Essex 1 + 1 cavalry
			march 3 Kent > Essex
			dice 6 1 1 1 1
			asked killCavalry Saxons
			by cavalry=ask: ask
			by cavalry=cavalry: kill 1
			by cavalry=infantry: kill 0
		`},
		{"the burh or an army", `
			round 13, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1 + burh
			march 3 Kent > Essex
			dice 5 1 1 1 1
			asked loseBurh Saxons
			by burh=ask: ask
			by burh=army: lose infantry Essex
			by burh=burh: lose burh
		`},
		{"raiders and those that stay", `
			round 5, Scots, movement
			Scots: Irish Sea 1, Skye 1
			Picts: Dalriada 1
			march 1 Irish Sea > Dalriada
			march 1 Skye > Dalriada
			dice 6 1 5
			asked lost Scots
			by lost=ask: ask
			by lost=settlers: lose infantry
			by lost=raiders: lose raiders
		`},
	})
}

// (§Submission).
func TestOrdersOfSubjects(t *testing.T) {
	playAll(t, []situation{
		{"to submit with several areas", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Gwent 1
			end
			asked submit Welsh
			by submit=ask: ask
			by submit=atOnce: submit
			by submit=lastArea: refuse
			by submit=never: refuse
		`},
		{"to submit with the last", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Dyfed 2
			end
			by submit=atOnce: submit
			by submit=lastArea: submit
			by submit=never: refuse
		`},
		{"the growth of another's nation", `
			round 8, Brigantes, population
			Angles: York 1
			Brigantes: Strathclyde 1, Cumbria 1, Pennines 1
			subjects: Brigantes of Angles
			asked growth Angles of Brigantes
			by growth=ask: ask
			by growth=allow: allow
			by growth=own: refuse
			by abandon=allow: ask
		`},
		{"leave for another's nation", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			ask
			asked abandon Romans of Welsh
			by abandon=ask: ask
			by abandon=allow: allow
			by abandon=own: refuse
		`},
		{"an overlord that has to leave: all together, to the front", `
			round 8, Angles, movement
			Angles: Lothian 4, Dunedin 2, York 1
			Brigantes: Strathclyde 2, Galloway 1
			march 3 Lothian > Strathclyde
			done
			submit
			asked displace Angles at Strathclyde
			by displace=ask: ask
			by displace=front: displace 3 Strathclyde > Lothian
			by displace=largest: displace 3 Strathclyde > Dunedin
		`},
	})
}

// (§The Bretwalda).
func TestOrdersOfTheBallot(t *testing.T) {
	const three = `
			Saxons: Kent 1, Essex 1, Sussex 1
			Angles: York 1, Norfolk 1
			Jutes: Wessex 1
			Welsh: Powys 1
	`
	playAll(t, []situation{
		{"an open ballot is left open", "round 8, Normans, roundEnd" + three + `
			asked ballot
			by vote=ask: ask
			by vote=own: open
			by vote=mightiest: open
		`},
		{"each votes for its player's largest, or for the largest of all", "round 8, Normans, roundEnd" + three + `
			open
			asked vote Saxons
			by vote=ask: ask
			by vote=own: vote Saxons
			by vote=mightiest: vote Saxons
			vote Saxons
			asked vote Jutes
			by vote=own: vote Jutes
			by vote=mightiest: vote Saxons
			vote Jutes
			asked vote Angles
			by vote=own: vote Angles
			by vote=mightiest: vote Saxons
		`},
		{"the smaller of two nations votes for the larger", `
			round 9, Normans, roundEnd
			Danes: Kent 1
			Jutes: Essex 1, Sussex 1
			Angles: York 1, Norfolk 1, Suffolk 1
			Saxons: Wessex 1
			open
			asked vote Danes
			by vote=own: vote Jutes
			by vote=mightiest: vote Angles
		`},
		{"also where it is secret", "round 8, Normans, roundEnd" + three + `
			secret
			asked vote Saxons
			by vote=own: vote Saxons
			by vote=mightiest: vote Saxons
		`},
	})
}

// (§Placing New Armies).
func TestOrdersForNewArmies(t *testing.T) {
	playAll(t, []situation{
		{"outside the nation's turn: where the enemy presses, or where there are fewest", `
			round 15, Normans, roundEnd
			Saxons: Kent 1 + Harold, Essex 2
			Danes: Suffolk 3
			Welsh: Powys 1
			asked place Saxons
			by armies=ask: ask
			by armies=front: place Essex
			by armies=thinnest: place Kent
		`},
		{"in its turn only if the turn is left out too", `
			round 9, Jutes, population
			Jutes: Kent 1, Sussex 2
			Saxons: Wessex 4, Essex 3, Suffolk 1, South Mercia 1, Downlands 4
			population: Jutes 4
			asked place Jutes
			by armies=front: ask
			by quiet=even: ask
			by armies=front quiet=pinned: ask
			by armies=front quiet=even: place Sussex
			by armies=thinnest quiet=even: place Kent
		`},
		{"the last Norman armies", `
			round 15, Normans, movement, half 2
			Normans: Essex 1 + William, Wessex 1, Hwicce 1, South Mercia 1, Kent 1
			end
			asked normanCavalry Normans
			by muster=ask: ask
			by muster=cavalry: muster 3
			by muster=infantry: muster 0
		`},
	})
}

// (§Phase II).
func TestOrdersForQuietTurns(t *testing.T) {
	playAll(t, []situation{
		{"the last armies of their areas stay", `
			round 11, Jutes, movement
			Jutes: Kent 1
			Saxons: Sussex 1
			asked march Jutes
			by quiet=ask: ask
			by armies=front: ask
			by quiet=pinned: end
			by quiet=even: end
		`},
		{"one that can be spared, against as many", `
			round 11, Jutes, movement
			Jutes: Kent 2
			Saxons: Wessex 1, Sussex 1, Essex 1, Downlands 1
			asked march Jutes
			by quiet=pinned: ask
			by quiet=even: end
		`},
		{"against fewer", `
			round 11, Jutes, movement
			Jutes: Kent 3
			Saxons: Wessex 1, Sussex 1, Essex 1, Downlands 1, Suffolk 1, South Mercia 1
			asked march Jutes
			by quiet=even: ask
		`},
		{"several areas together", `
			round 11, Jutes, movement
			Jutes: Kent 2, Essex 2
			Saxons: Wessex 2, Sussex 1, Downlands 2, Suffolk 2, South Mercia 2
			asked march Jutes
			by quiet=even: ask
		`},
		{"hills cost more than they are worth", `
			round 11, Irish, movement
			Irish: Dyfed 3
			Welsh: Powys 2, Gwent 2, Gwynedd 2, Devon 2, Clwyd 2
			offers march 2 Dyfed > Powys
			by quiet=even: end
		`},
		{"a vacant area is worth a march", `
			round 11, Jutes, movement
			Jutes: Kent 2
			Saxons: Wessex 1, Essex 1, Downlands 1
			offers march 1 Kent > Sussex
			by quiet=even: ask
		`},
		{"a march once begun is for the player to end", `
			round 11, Jutes, movement
			Jutes: Kent 2, Sussex 1
			Saxons: Wessex 2, Essex 2, Downlands 2
			asked march Jutes
			by quiet=even: end
			march 1 Kent > Sussex
			asked march Jutes
			by quiet=even: ask
		`},
		{"so is one for which leave was asked", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			asked march Welsh
			by quiet=pinned: end
			ask
			allow
			asked march Welsh
			by quiet=pinned: ask
		`},
		{"a leader marches", `
			round 11, Saxons, movement
			Saxons: Kent 1 + Egbert
			Angles: Essex 3
			asked march Saxons
			by quiet=even: ask
		`},
		{"raiders march", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 1
			Welsh: Cheshire 4
			asked march Norsemen
			by quiet=pinned: ask
			by quiet=even: ask
		`},
	})
}

// (§Phase IV, §Phase V).
func TestOrdersForArmiesThatGo(t *testing.T) {
	playAll(t, []situation{
		{"armies that starve", `
			round 5, Irish, overpopulation
			Irish: Dyfed 3, Skye 2
			Welsh: Powys 2
			asked overpopulation Irish
			by remove=ask: ask
			by remove=rear: remove Skye
			by remove=tallest: remove Dyfed
		`},
		{"the order of battles", `
			round 11, Saxons, movement
			Saxons: Kent 1, Wessex 2
			Angles: Essex 1, Sussex 1
			march 1 Kent > Essex
			march 2 Wessex > Sussex
			asked battle Saxons
			by battles=ask: ask
			by battles=surest: fight Sussex
			by battles=hardest: fight Essex
		`},
		{"raiders", `
			round 12, Norsemen, movement
			Norsemen: Irish Sea 2
			march 2 Irish Sea > Cheshire
			done
			asked withdraw Norsemen
			by withdraw=ask: ask
			by withdraw=home: withdraw 2 Cheshire > Irish Sea
			by withdraw=stay: end
		`},
	})
}
