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
		{"displaced armies with a single way out all take it", `
			round 4, Romans, movement
			Romans: Essex 3 + fort, Wessex 1 + fort
			Welsh: Kent 1
			Belgae: Sussex 1
			march 3 Essex > Kent
			done
			submit
			Essex has Romans 3 + fort
			Kent has Welsh 1
		`},
	})
}
