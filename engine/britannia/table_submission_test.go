package britannia_test

import "testing"

// Welsh, Brigante and Pict submission to Roman rule: when (§Submission).
func TestSubmission(t *testing.T) {
	playAll(t, []situation{
		{"after the march", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Dyfed 1
			end
			asked submit Welsh of Romans
			submit
			Welsh obey Romans
			asked growth Romans of Welsh
		`},
		{"the Welsh at five areas", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Gwent 1, Dyfed 1, Clwyd 1, Gwynedd 1
			end
			asked submit Welsh
		`},
		{"not at six", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Gwent 1, Dyfed 1, Clwyd 1, Gwynedd 1, Devon 1
			end
			asked place Welsh
		`},
		{"the Brigantes at three", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Brigantes: York 1, Lothian 1, Galloway 1
			end
			asked submit Brigantes
			submit
			Brigantes obey Romans
		`},
		{"not at four", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Brigantes: York 1, Lothian 1, Galloway 1, Cumbria 1
			end
			asked place Brigantes
		`},
		{"the Picts at three", `
			round 3, Romans, movement
			Romans: Kent 1 + fort
			Picts: Alban 1, Mar 1, Skye 1
			end
			asked submit Picts
		`},
		{"not at four", `
			round 3, Romans, movement
			Romans: Kent 1 + fort
			Picts: Alban 1, Mar 1, Skye 1, Moray 1
			end
			asked march Picts
		`},
		{"no other nation", `
			round 3, Romans, movement
			Romans: Kent 1 + fort
			Caledonians: Orkneys 1
			Belgae: Essex 1
			end
			asked march Belgae
		`},
		{"each is asked, and one may refuse", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			Brigantes: York 1
			end
			asked submit Welsh
			refuse
			asked submit Brigantes
			submit
			Welsh obey nobody
			Brigantes obey Romans
		`},
		{"after a round of battle, with the dice taken", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Gwent 2, Dyfed 1, Clwyd 1, Gwynedd 1, Devon 1, Cornwall 1
			march 2 Hwicce > Gwent
			dice 6 1 1 1
			asked defenderRetreat Welsh
			end
			end
			dice 6 1 1
			asked submit Welsh
			submit
			Welsh obey Romans
			Gwent has Romans 2 + fort
		`},
		{"after a round of battle, the battle is over", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Gwent 2, Dyfed 1, Clwyd 1, Gwynedd 1, Devon 1
			occupied: Romans in Hwicce
			march 2 Hwicce > Gwent
			asked submit Welsh
			refuse
			dice 6 1 1 6
			asked submit Welsh
			submit
			displace 1 Gwent > Hwicce
			Gwent has Welsh 1
			Hwicce has Romans 1 + fort
			Romans score 8
		`},
		{"after a battle, of others too", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Powys 1
			Brigantes: March 1
			march 2 Hwicce > March
			asked submit Welsh
			refuse
			asked submit Brigantes
			refuse
			dice 4 1 1
			March has Romans 2 + fort
			asked submit Welsh
		`},
		{"nobody is left to submit", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Powys 1
			march 2 Hwicce > Powys
			refuse
			dice 6 1 1
			untold submit
			asked march Normans
			Powys has Romans 2 + fort
		`},
		{"after a round of battle, of others too", `
			round 2, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Powys 1
			Brigantes: March 2, York 1, Lothian 1, Cumbria 1
			march 2 Hwicce > March
			asked submit Welsh
			refuse
			dice 1 1 1 1
			asked submit Welsh
			submit
			asked defenderRetreat Brigantes
		`},
		{"their other battles end too", `
			round 2, Romans, movement
			Romans: Hwicce 3 + fort
			Welsh: Gwent 1, Powys 1, Dyfed 1
			march 1 Hwicce > Gwent
			march 1 Hwicce > Powys
			end
			refuse
			fight Gwent
			dice 1 1
			asked submit Welsh
			submit
			asked displace Romans
			displace 1 Gwent > Hwicce
			displace 1 Powys > Hwicce
			Gwent has Welsh 1
			Powys has Welsh 1
			Hwicce has Romans 3 + fort
			asked growth Romans of Welsh
		`},
		{"in the first half of the invasion", `
			round 1, Romans, movement
			Romans: English Channel 2
			Welsh: Powys 1
			end
			asked submit Welsh
			submit
			round 1, half 2
		`},
		{"not in their own turn", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			end
			asked march Normans
		`},
		{"not when no Roman army is on the board", `
			round 2, Romans, movement
			Romans: Kent 1 + fort, Essex fort
			Belgae: Sussex 2
			Welsh: Powys 1, Clwyd 1
			march 1 Kent > Sussex
			refuse
			dice 1 6 1
			asked march Belgae
		`},
	})
}

// The Romans in the areas of those who submit must leave them at once (§Submission).
func TestDisplacedRomans(t *testing.T) {
	playAll(t, []situation{
		{"to an adjacent Roman or vacant area", `
			round 4, Romans, movement
			Romans: Hwicce 2 + fort
			Welsh: Gwent 1
			march 2 Hwicce > Gwent
			asked submit Welsh
			submit
			asked displace Romans at Gwent
			offers displace 1 Gwent > Hwicce
			offers displace 2 Gwent > Powys
			offers displace 1 Gwent > Dyfed
			forbids displace 1 Gwent > Avalon
			displace 1 Gwent > Hwicce
			displace 1 Gwent > Powys
			Hwicce has Romans 1 + fort
			Powys has Romans 1 + fort
			Gwent has Welsh 1
		`},
		{"and farther by the roads", `
			round 4, Romans, movement
			Romans: Hwicce 2 + fort, North Mercia fort, York fort
			Welsh: Gwent 1
			march 2 Hwicce > Gwent
			submit
			offers displace 1 Gwent > Hwicce
			offers displace 1 Gwent > York
			forbids displace 1 Gwent > Bernicia
		`},
		{"a vacant area so entered scores", `
			round 2, Romans, movement
			Romans: Hwicce 1 + fort
			Welsh: Gwent 1
			occupied: Romans in Hwicce
			march 1 Hwicce > Gwent
			submit
			Romans score 1
			displace 1 Gwent > Dyfed
			Romans score 3
			Dyfed has Romans 1 + fort
		`},
		{"else to Roman areas beside the subject's others", `
			round 4, Romans, movement
			Romans: English Channel 1, York 1 + fort
			Welsh: Cornwall 1, March 1
			Belgae: Devon 1
			march 1 English Channel > Cornwall
			done
			submit
			Cornwall has Welsh 1
			York has Romans 2 + fort
		`},
		{"else to vacant areas beside the subject's others", `
			round 4, Romans, movement
			Romans: English Channel 1
			Welsh: Cornwall 1, March 1
			Belgae: Devon 1
			march 1 English Channel > Cornwall
			submit
			asked displace Romans
			offers displace 1 Cornwall > York
			offers displace 1 Cornwall > Hwicce
			forbids displace 1 Cornwall > Kent
		`},
		{"else they are lost", `
			round 4, Romans, movement
			Romans: English Channel 1, Kent 1 + fort
			Welsh: Cornwall 1
			Belgae: Devon 1
			march 1 English Channel > Cornwall
			done
			submit
			Cornwall has Welsh 1
			asked march Belgae
			Kent has Romans 1 + fort
		`},
	})
}

// The six effects of submission (§Submission).
func TestSubjects(t *testing.T) {
	playAll(t, []situation{
		{"1: points for their areas at once", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1
			occupied: Romans in Kent
			end
			submit
			Romans score 3
		`},
		{"1: and not a second time", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1
			occupied: Romans in Kent, Romans in Dyfed
			end
			submit
			Romans score 1
		`},
		{"1: not after round 3", `
			round 4, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1
			end
			submit
			Romans score 0
		`},
		{"1: points for areas that a subject occupies later", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 2
			subjects: Welsh of Romans
			march 1 Powys > Gwynedd
			Romans score 2
		`},
		{"2: Romans do not attack subjects", `
			round 2, Romans, movement
			Romans: Hwicce 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			forbids march 1 Hwicce > Powys
		`},
		{"2: subjects do not attack Romans or other subjects", `
			round 2, Welsh, movement
			Romans: Hwicce 1 + fort
			Welsh: Powys 2
			Brigantes: March 1
			Belgae: Clwyd 1
			subjects: Welsh of Romans, Brigantes of Romans
			forbids march 1 Powys > Hwicce
			forbids march 1 Powys > March
			offers march 1 Powys > Clwyd
		`},
		{"2: nor forts alone", `
			round 2, Welsh, movement
			Romans: Hwicce fort, Kent 1 + fort
			Welsh: Powys 2
			subjects: Welsh of Romans
			forbids march 1 Powys > Hwicce
		`},
		{"2: they may enter vacant areas with ruins", `
			round 2, Welsh, movement
			Romans: Hwicce ruin, Kent 1 + fort
			Welsh: Powys 2
			subjects: Welsh of Romans
			march 1 Powys > Hwicce
			Hwicce has Welsh 1, Romans ruin
		`},
		{"3: half the population, rounded up", `
			round 2, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1, Gwynedd 1
			subjects: Welsh of Romans
			asked growth Romans of Welsh
			refuse
			Welsh keep 3
		`},
		{"3: half of an even number", `
			round 2, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Powys 1, Clwyd 1, Dyfed 1
			subjects: Welsh of Romans
			refuse
			Welsh keep 2
		`},
		{"3: unless the Romans allow all", `
			round 2, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1, Gwynedd 1
			subjects: Welsh of Romans
			allow
			Welsh keep 5
		`},
		{"3: points kept from before are not halved", `
			round 2, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1
			population: Welsh 3
			subjects: Welsh of Romans
			refuse
			Welsh keep 5
		`},
		{"4: half the points at the end of round 5, rounded up", `
			round 5, Normans, roundEnd
			Romans: Kent ruin
			Welsh: Powys 1, Cheshire 1
			subjects: Welsh of Romans
			Welsh score 3
		`},
		{"4: for Brigantes and Picts as well", `
			round 5, Normans, roundEnd
			Romans: Kent ruin
			Brigantes: Strathclyde 1
			Picts: Alban 1, Skye 1
			subjects: Brigantes of Romans, Picts of Romans
			Brigantes score 3
			Picts score 3
		`},
		{"5: no area is abandoned without leave", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			asked march Welsh
			forbids march 1 Powys > Gwynedd
			ask
			asked abandon Romans of Welsh
			refuse
			asked march Normans
			Powys has Welsh 1
		`},
		{"5: with leave it may be", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			ask
			allow
			asked march Welsh
			march 1 Powys > Gwynedd
			Gwynedd has Welsh 1
		`},
		{"5: armies beyond the first may march", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 2
			subjects: Welsh of Romans
			offers march 1 Powys > Gwynedd
		`},
		{"5: an area may change its garrison", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Clwyd 2
			subjects: Welsh of Romans
			forbids march 1 Powys > Gwynedd
			march 1 Clwyd > Powys
			offers march 1 Powys > Gwynedd
		`},
		{"6: no fort rises where Romans pass a subject", `
			round 3, Romans, movement
			Romans: Hwicce 1 + ruin
			Welsh: March 1
			Belgae: North Mercia 2
			occupied: Romans in Hwicce, Romans in March
			subjects: Welsh of Romans
			march 1 Hwicce > York
			March has Welsh 1
			York has Romans 1 + fort
			Romans score 2
		`},
		{"6: Romans pass but do not stay", `
			round 4, Romans, movement
			Romans: Hwicce 1 + ruin
			Welsh: Gwent 1, March 1
			Belgae: North Mercia 2
			subjects: Welsh of Romans
			forbids march 1 Hwicce > March
			offers march 1 Hwicce > York
			offers march 1 Hwicce > Bernicia
			end
			March has Welsh 1
		`},
		{"6: subject areas are roads", `
			round 4, Romans, movement
			Romans: Hwicce 1 + fort
			Welsh: March 1, Cheshire 1
			subjects: Welsh of Romans
			offers march 1 Hwicce > Galloway
		`},
		{"6: hills of subjects do not stop those on the road", `
			round 4, Romans, movement
			Romans: Hwicce 1 + fort
			Welsh: Powys 1, Clwyd 1
			subjects: Welsh of Romans
			offers march 1 Hwicce > Lothian
		`},
		{"6: but not areas with a destroyed fort", `
			round 4, Romans, movement
			Romans: Hwicce 1 + ruin, Powys ruin
			Welsh: Powys 1
			subjects: Welsh of Romans
			forbids march 1 Hwicce > Gwynedd
		`},
	})
}

// Belgae submission and Boudicca's revolt (§Belgae Submission).
func TestBelgae(t *testing.T) {
	playAll(t, []situation{
		{"they may submit at four areas in round 1", `
			round 1, Romans, movement, half 2
			Romans: English Channel 1
			Belgae: Essex 1, Suffolk 1, Norfolk 1, Lindsey 1
			march 1 English Channel > Kent
			Romans score 2
			asked submit Belgae of Romans
			submit
			Romans score 16
			told scoreSubmit Romans
		`},
		{"not at five", `
			round 1, Romans, movement, half 2
			Romans: English Channel 1
			Belgae: Essex 1, Suffolk 1, Norfolk 1, Lindsey 1, Downlands 1
			march 1 English Channel > Kent
			untold submit
			Belgae obey nobody
		`},
		{"not in round 2", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Belgae: Essex 1
			end
			asked march Belgae
		`},
		{"they revolt in their turn", `
			round 1, Belgae, turn
			Romans: Kent 1 + fort
			Belgae: Essex 1
			subjects: Belgae of Romans
			Belgae obey nobody
			Essex has Belgae 2 + Boudicca
			Belgae keep 2
			asked march Belgae
			offers lead 2 Essex > Kent
		`},
		{"and are no former subjects any more", `
			round 1, Belgae, turn
			Romans: Kent 1 + fort
			Belgae: Essex 1
			subjects: Belgae of Romans
			Belgae never submitted
		`},
		{"Boudicca and an army come anyhow, and the player places them", `
			round 1, Belgae, population
			Belgae: Essex 1, Lindsey 1
			asked place Belgae
			place Lindsey
			asked leader Belgae
			place Lindsey
			Lindsey has Belgae 2 + Boudicca
		`},
		{"without regard to stacking limits", `
			round 1, Belgae, population
			Belgae: Downlands 4
			Downlands has Belgae 5 + Boudicca
		`},
		{"no marker, no army: Boudicca alone", `
			round 1, Belgae, population
			Belgae: Downlands 1, Essex 1, Kent 1, Lindsey 1, North Mercia 1, South Mercia 1, Norfolk 1, Suffolk 1, Sussex 1, Wessex 1
			asked leader Belgae
			place Kent
			Kent has Belgae 1 + Boudicca
			asked march Belgae
			Belgae keep 5
		`},
		{"armies and forts in their own turn of round 1", `
			round 1, Belgae, movement
			Romans: Kent 1 + fort
			Belgae: Essex 3 + Boudicca, Norfolk 1
			lead 3 Essex > Kent
			done
			dice 5 5 1 1 1
			Belgae score 12
		`},
		{"less in the Romans' turn", `
			round 1, Romans, movement, half 2
			Romans: Kent 2 + fort
			Belgae: Essex 2, Downlands 1, Norfolk 1, Lindsey 1, Suffolk 1
			march 2 Kent > Essex
			dice 1 1 6 1
			Belgae score 2
		`},
		{"less in round 2", `
			round 2, Belgae, movement
			Romans: Kent 1 + fort
			Belgae: Essex 3, Norfolk 1
			march 3 Essex > Kent
			done
			dice 6 5 1 1 1
			Belgae score 6
		`},
		{"Romans score for the forts they raise in former Belgae land only once", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Belgae: Norfolk 1
			occupied: Romans in Kent, Romans in Essex
			march 1 Kent > Essex
			Essex has Romans 1 + fort
			Romans score 0
		`},
	})
}
