package britannia_test

import "testing"

// Romans, their subjects and the Romano-British in the classic edition.

func TestClassicRomans(t *testing.T) {
	classicAll(t, []situation{
		{"up to ten in round 4", `
			round 4, Romans, population
			Romans: Kent 7 + fort
			asked march Romans
			English Channel has Romans 3, Jutes 2, Saxons 3
		`},
		{"no legion leaves", `
			round 2, Romans, movement
			Romans: Kent 15 + fort
			end
			asked march Normans
			Kent has Romans 15 + fort
		`},
		{"no roads", `
			round 3, Romans, movement
			Romans: Kent 1 + fort, Essex fort, Suffolk fort, North Mercia fort
			offers march 1 Kent > Suffolk
			offers march 1 Kent > North Mercia
			forbids march 1 Kent > York
			forbids march 1 Kent > Cheshire
		`},
		{"four at most in hills", `
			round 2, Romans, movement
			Romans: Kent 6 + fort
			march 5 Kent > Downlands by Sussex
			forbids end
		`},
	})
}

// 8.5: forts.
func TestClassicForts(t *testing.T) {
	classicAll(t, []situation{
		{"one rises, passing too", `
			round 4, Romans, movement
			Romans: Kent 1 + fort
			march 1 Kent > Wessex by Sussex
			Sussex has Romans fort
			Wessex has Romans 1 + fort
		`},
		{"not after round 4", `
			round 5, Romans, movement
			Romans: Kent 1 + fort
			march 1 Kent > Wessex
			Wessex has Romans 1
		`},
	})
}

// 8.7: nations that submit to the Romans, and the times.
func TestClassicSubmission(t *testing.T) {
	classicAll(t, []situation{
		{"Welsh at four areas", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Gwent 1, Dyfed 1, Clwyd 1
			end
			asked submit Welsh of Romans
		`},
		{"not at five", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Gwent 1, Dyfed 1, Clwyd 1, Gwynedd 1
			end
			untold submit
			asked place Welsh
		`},
		{"Belgae never, and no Boudicca comes", `
			round 1, Romans, movement, half 2
			Romans: Kent 1 + fort
			Belgae: Essex 1
			end
			asked march Belgae
			Essex has Belgae 1
		`},
		{"not without Roman armies", `
			round 2, Irish, movement
			Irish: Cheshire 1
			Romans: Kent fort
			Welsh: Powys 1
			end
			asked march Normans
		`},
		{"in another nation's turn, after the march", `
			round 3, Irish, population
			Romans: Kent 1 + fort
			Welsh: Dyfed 1
			march 1 Atlantic Ocean > Dyfed
			asked submit Welsh of Romans
			submit
			Welsh obey Romans
			die of Irish
		`},
		{"after the dice of another nation's battle", `
			round 3, Irish, population
			Romans: Kent 1 + fort
			Welsh: Powys 1, Gwent 1, Dyfed 1, Clwyd 1, Gwynedd 1
			march 1 Atlantic Ocean > Dyfed
			die of Irish
			dice 5 1
			asked submit Welsh of Romans
		`},
		{"the areas score as if taken", `
			round 2, Romans, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1, Hwicce 1
			occupied: Romans in Kent
			end
			submit
			Romans score 3
		`},
	})
}

// The effects of submission.
func TestClassicSubjects(t *testing.T) {
	classicAll(t, []situation{
		{"no growth without leave", `
			round 2, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Dyfed 1, Gwynedd 1, March 1
			subjects: Welsh of Romans
			asked growth Romans of Welsh
			refuse
			asked march Welsh
			Welsh keep 0
		`},
		{"all of it with leave", `
			round 2, Welsh, population
			Romans: Kent 1 + fort
			Welsh: Dyfed 1, Gwynedd 1, March 1
			subjects: Welsh of Romans
			allow
			asked place Welsh
		`},
		{"no points", `
			round 4, Normans, roundEnd
			Romans: Kent 1 + fort
			Welsh: Powys 1, Dyfed 1
			subjects: Welsh of Romans
			Welsh score 0
		`},
		{"their areas are the Romans' in round 5", `
			round 5, Normans, roundEnd
			Romans: Kent 1 + fort
			Welsh: Hwicce 1, Powys 1
			subjects: Welsh of Romans
			Romans score 8
			Welsh score 0
		`},
		{"not where a fort fell", `
			round 5, Normans, roundEnd
			Romans: Kent 1 + fort, Hwicce ruin
			Welsh: Hwicce 1
			subjects: Welsh of Romans
			Romans score 4
		`},
		{"they may leave an area", `
			round 2, Welsh, movement
			Romans: Kent 1 + fort
			Welsh: Powys 1
			subjects: Welsh of Romans
			forbids ask
			march 1 Powys > Gwynedd
			Powys has nobody
		`},
		{"Romans pass through, but do not stop", `
			round 2, Romans, movement
			Romans: Hwicce 1 + ruin
			Welsh: March 1
			Belgae: North Mercia 2
			subjects: Welsh of Romans
			forbids march 1 Hwicce > March
			offers march 1 Hwicce > Cheshire
		`},
		{"Romans among them leave, far away if they like", `
			round 2, Romans, movement
			Romans: Hwicce 1 + fort, Kent 1 + fort
			Welsh: Gwent 2, Powys 1
			march 1 Hwicce > Gwent
			done
			refuse
			dice 1 1 1
			asked submit Welsh
			submit
			asked displace Romans at Gwent
			offers displace 1 Gwent > Hwicce
			offers displace 1 Gwent > Dyfed
			offers displace 1 Gwent > Kent
			forbids displace 1 Gwent > Avalon
			displace 1 Gwent > Kent
			Kent has Romans 2 + fort
			Gwent has Welsh 2
		`},
	})
}

// 8.6: Romano-British.
func TestClassicRomanoBritish(t *testing.T) {
	classicAll(t, []situation{
		{"Roman armies become theirs where they stand", `
			round 5, Normans, roundEnd
			Romans: York 2 + fort, Lothian 1, Essex fort
			asked march Romano-British
			York has Romano-British 2
			Lothian has Romano-British 1
			Essex has nobody
		`},
		{"eight at most", `
			round 5, Normans, roundEnd
			Romans: York 5 + fort, Kent 4
			asked replaceArmy Romano-British
			place Kent
			place Kent
			place Kent
			place Kent
			asked march Romano-British
			Kent has Romano-British 4
			York has Romano-British 4
		`},
		{"above the limits of stacking, if they stood so", `
			round 5, Normans, roundEnd
			Romans: York 4 + fort, Kent 4
			asked march Romano-British
			Kent has Romano-British 4
			York has Romano-British 4
			forbids end
		`},
		{"they never attack Brigantes or Welsh", `
			round 10, Romano-British, movement
			Romano-British: Hwicce 3
			Welsh: March 1
			Brigantes: North Mercia 1
			Belgae: South Mercia 1
			forbids march 1 Hwicce > March
			forbids march 1 Hwicce > North Mercia
			offers march 1 Hwicce > South Mercia
		`},
		{"these attack them as they like", `
			round 10, Welsh, movement
			Romano-British: Hwicce 1
			Welsh: March 1
			offers march 1 March > Hwicce
		`},
		{"and are not attacked for it", `
			round 10, Romano-British, movement
			Romano-British: Hwicce 1
			Welsh: March 1
			broken: Welsh
			forbids march 1 Hwicce > March
		`},
	})
}

func TestClassicArthur(t *testing.T) {
	classicAll(t, []situation{
		{"he comes to his people", `
			round 7, Romano-British, population
			Romano-British: York 1, Lothian 1
			asked companion Romano-British
			offers place York
			offers place Lothian
			forbids place Kent
			place Lothian
			Lothian has Romano-British 1 + 2 cavalry + Arthur
		`},
		{"or to a vacant area of the south, when none are left", `
			round 7, Romano-British, population
			Saxons: Essex 1
			asked companion Romano-British
			offers place York
			offers place Kent
			forbids place Bernicia
			forbids place Lothian
			forbids place Essex
			place York
			York has Romano-British 0 + 2 cavalry + Arthur
		`},
	})
}

// 8.8: Brigantes submit to the Angles.
func TestClassicSubmissionToAngles(t *testing.T) {
	classicAll(t, []situation{
		{"at two areas, English ones too", `
			round 8, Angles, movement
			Angles: Bernicia 1
			Brigantes: York 1, Cheshire 1
			end
			asked submit Brigantes of Angles
			submit
			Brigantes obey Angles
		`},
		{"not at three in all", `
			round 8, Angles, movement
			Angles: Bernicia 1
			Brigantes: York 1, Cheshire 1, Strathclyde 1
			end
			asked march Normans
		`},
		{"Angles score for them in round 10", `
			round 10, Normans, roundEnd
			Angles: Norfolk 1
			Brigantes: Cumbria 1
			subjects: Brigantes of Angles
			Angles score 6
			Brigantes score 0
		`},
		{"in no other", `
			round 7, Normans, roundEnd
			Angles: Norfolk 1
			Brigantes: York 1
			subjects: Brigantes of Angles
			Angles score 4
			Brigantes score 0
		`},
		{"they grow with permission of the Angles", `
			round 9, Brigantes, population
			Angles: York 1
			Brigantes: Cumbria 1, Lothian 1
			population: Brigantes 2
			subjects: Brigantes of Angles
			asked growth Angles of Brigantes
			refuse
			asked march Brigantes
			Brigantes keep 2
		`},
		{"until round 12 begins", `
			round 11, Normans, roundEnd
			Angles: York 1
			Brigantes: Cumbria 1
			subjects: Brigantes of Angles
			Brigantes obey nobody
		`},
	})
}
