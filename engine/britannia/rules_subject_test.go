package britannia_test

import "testing"

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
		{"3: half the population, here an even number", `
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
		{"4: half the points at the end of round 5, rounded up, for Brigantes and Picts as well", `
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
		{"they revolt in their turn, and are no former subjects any more", `
			round 1, Belgae, turn
			Romans: Kent 1 + fort
			Belgae: Essex 1
			subjects: Belgae of Romans
			Belgae obey nobody
			Belgae never submitted
			Essex has Belgae 2 + Boudicca
			Belgae keep 2
			asked march Belgae
			offers lead 2 Essex > Kent
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
	})
}
