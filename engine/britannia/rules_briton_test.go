package britannia_test

import "testing"

// The Romano-British and the nations that submitted to Rome (§The Romano-British).
func TestRomanoBritishPeace(t *testing.T) {
	playAll(t, []situation{
		{"they do not attack former subjects", `
			round 6, Romano-British, movement
			Romano-British: Hwicce 2
			Welsh: Powys 1
			submitted: Welsh
			forbids march 1 Hwicce > Powys
		`},
		{"but in round 8", `
			round 8, Romano-British, movement
			Romano-British: Hwicce 2
			Welsh: Powys 1
			submitted: Welsh
			offers march 1 Hwicce > Powys
		`},
		{"and nations that never submitted", `
			round 6, Romano-British, movement
			Romano-British: Hwicce 2
			Welsh: Powys 1
			offers march 1 Hwicce > Powys
		`},
		{"and the Belgae in any case", `
			round 6, Romano-British, movement
			Romano-British: Hwicce 2
			Belgae: March 1
			submitted: Belgae
			offers march 1 Hwicce > March
		`},
		{"an attack on them breaks the peace", `
			round 6, Welsh, movement
			Romano-British: Hwicce 1
			Welsh: Powys 1, Clwyd 1
			submitted: Welsh
			Welsh kept the peace
			march 1 Powys > Hwicce
			done
			Welsh broke the peace
		`},
		{"the breakers may be attacked, for points", `
			round 7, Romano-British, movement
			Romano-British: Hwicce 3, York 1
			Welsh: March 1
			submitted: Welsh
			broken: Welsh
			march 3 Hwicce > March
			done
			dice 5 1 1 1
			Romano-British score 2
		`},
		{"not those who keep it", `
			round 7, Romano-British, movement
			Romano-British: Hwicce 3, York 1
			Welsh: Powys 1
			Brigantes: March 1
			submitted: Welsh, Brigantes
			broken: Brigantes
			offers march 1 Hwicce > March
			forbids march 1 Hwicce > Powys
		`},
		{"no points when the breaker attacks", `
			round 7, Welsh, movement
			Romano-British: Hwicce 1
			Welsh: Powys 1
			submitted: Welsh
			broken: Welsh
			march 1 Powys > Hwicce
			dice 1 5
			Hwicce has Romano-British 1
			Romano-British score 0
		`},
		{"no points for those who never submitted", `
			round 7, Romano-British, movement
			Romano-British: Hwicce 3, York 1
			Welsh: March 1
			march 3 Hwicce > March
			done
			dice 5 1 1 1
			Romano-British score 0
		`},
		{"no points in round 8", `
			round 8, Romano-British, movement
			Romano-British: Hwicce 3, York 1
			Welsh: March 1
			submitted: Welsh
			broken: Welsh
			march 3 Hwicce > March
			done
			dice 5 1 1 1
			Romano-British score 0
		`},
	})
}

// The sidebar on Arthur (§Arthur).
func TestArthur(t *testing.T) {
	playAll(t, []situation{
		{"comes with two cavalry to Romano-British armies", `
			round 7, Romano-British, population
			Romano-British: York 3
			asked companion Romano-British
			place York
			York has Romano-British 3 + 2 cavalry + Arthur
			asked march Romano-British
		`},
		{"or to a vacant area south of Cumbria, Pennines and Bernicia", `
			round 7, Romano-British, population
			Romano-British: Downlands 1
			offers place Kent
			offers place York
			offers place Cheshire
			offers place Cornwall
			offers place Gwynedd
			forbids place Cumbria
			forbids place Pennines
			forbids place Bernicia
			forbids place Skye
			place Cornwall
			Cornwall has Romano-British 0 + 2 cavalry + Arthur
		`},
		{"even without Romano-British armies", `
			round 7, Romano-British, population
			Saxons: Kent 1
			asked companion Romano-British
			forbids place Kent
			place Essex
			Essex has Romano-British 0 + 2 cavalry + Arthur
		`},
		{"without regard to stacking limits", `
			round 7, Romano-British, population
			Romano-British: Downlands 4
			place Downlands
			Downlands has Romano-British 4 + 2 cavalry + Arthur
		`},
		{"he leaves in round 8 and his cavalry becomes infantry", `
			round 8, Romano-British, turn
			Romano-British: York 1 + 2 cavalry + Arthur
			York has Romano-British 3
			asked march Romano-British
		`},
	})
}

// The sidebar on Brigante submission to the Angles (§Submission to the Angles).
func TestBrigantesSubmitToAngles(t *testing.T) {
	playAll(t, []situation{
		{"at one or two areas in Scotland and Galloway", `
			round 7, Angles, movement
			Angles: York 1
			Brigantes: Strathclyde 1, Galloway 1, Cumbria 1, Pennines 1
			end
			asked submit Brigantes of Angles
			submit
			Brigantes obey Angles
		`},
		{"not at three", `
			round 8, Angles, movement
			Angles: York 1
			Brigantes: Strathclyde 1, Galloway 1, Dalriada 1
			end
			asked march Normans
		`},
		{"not at none", `
			round 8, Angles, movement
			Angles: York 1
			Brigantes: Cumbria 1, Pennines 1
			end
			asked march Normans
		`},
		{"in round 6, when the Romans have just left", `
			round 6, Angles, movement
			Angles: York 1
			Brigantes: Strathclyde 1
			end
			asked submit Brigantes
		`},
		{"no longer in round 13", `
			round 13, Angles, movement
			Angles: York 1
			Brigantes: Strathclyde 1
			end
			asked march Normans
		`},
		{"only in the Angles' turn", `
			round 8, Saxons, movement
			Angles: York 1
			Saxons: Kent 1
			Brigantes: Strathclyde 1
			end
			asked march Angles
		`},
		{"after a round of battle", `
			round 8, Angles, movement
			Angles: Lothian 3, York 1
			Brigantes: Strathclyde 2, Galloway 1
			march 3 Lothian > Strathclyde
			done
			asked submit Brigantes
			refuse
			dice 5 1 1 1 1
			asked submit Brigantes
			submit
			asked displace Angles at Strathclyde
			displace 3 Strathclyde > Lothian
			Lothian has Angles 3
			Strathclyde has Brigantes 1
		`},
		{"Angles do not attack Scotland and Galloway", `
			round 8, Angles, movement
			Angles: Lothian 3
			Brigantes: Strathclyde 1, Galloway 1, Cumbria 1
			subjects: Brigantes of Angles
			forbids march 1 Lothian > Strathclyde
			forbids march 1 Lothian > Galloway
			offers march 1 Lothian > Cumbria
		`},
		{"a battle in England goes on after they submit", `
			round 8, Angles, movement
			Angles: Lothian 1, Bernicia 1
			Brigantes: Strathclyde 1, Cumbria 1
			march 1 Lothian > Cumbria
			done
			asked submit Brigantes
			submit
			die of Angles
			Cumbria has Brigantes 1, Angles 1
		`},
		{"Angles do not pass them", `
			round 8, Angles, movement
			Angles: Lothian 3
			Brigantes: Dunedin 1
			subjects: Brigantes of Angles
			forbids march 1 Lothian > Alban
		`},
		{"Brigantes elsewhere fight back and their armies count", `
			round 8, Angles, movement
			Angles: Lothian 1
			Brigantes: Strathclyde 1, Cumbria 1
			subjects: Brigantes of Angles
			march 1 Lothian > Cumbria
			dice 1 5
			Cumbria has Brigantes 1
		`},
		{"no Brigante attacks the Angles", `
			round 8, Brigantes, movement
			Angles: Lothian 1
			Brigantes: Strathclyde 2, Cumbria 2
			subjects: Brigantes of Angles
			forbids march 1 Strathclyde > Lothian
			forbids march 1 Cumbria > Lothian
		`},
		{"they leave England freely, Galloway and Scotland with leave", `
			round 8, Brigantes, movement
			Angles: York 1
			Brigantes: Strathclyde 1, Galloway 1, Cumbria 1
			subjects: Brigantes of Angles
			offers march 1 Cumbria > Cheshire
			forbids march 1 Galloway > Lothian
			forbids march 1 Strathclyde > Lothian
			ask
			asked abandon Angles of Brigantes
			allow
			offers march 1 Galloway > Lothian
		`},
		{"they leave what they have only come to", `
			round 7, Brigantes, movement
			Angles: York 1
			Brigantes: Strathclyde 2 + Urien
			subjects: Brigantes of Angles
			lead 1 Strathclyde > Dalriada
			lead 1 Dalriada > Alban
			Dalriada has nobody
			Strathclyde has Brigantes 1
		`},
		{"all of the population with permission of the Angles", `
			round 8, Brigantes, population
			Angles: York 1
			Brigantes: Strathclyde 1, Cumbria 1, Pennines 1
			subjects: Brigantes of Angles
			allow
			Brigantes keep 5
		`},
		{"round 10: Angles score for all Brigante areas, Brigantes half", `
			round 10, Normans, roundEnd
			Angles: Norfolk 1
			Brigantes: Galloway 1, Pennines 1
			subjects: Brigantes of Angles
			Angles score 10
			Brigantes score 3
		`},
		{"it ends with round 12", `
			round 12, Normans, roundEnd
			Angles: Norfolk 1
			Brigantes: Strathclyde 1
			subjects: Brigantes of Angles
			asked march Brigantes
			round 13
			Brigantes obey nobody
		`},
		{"it does not end with round 11", `
			round 11, Normans, roundEnd
			Angles: Norfolk 1
			Brigantes: Strathclyde 2
			subjects: Brigantes of Angles
			asked growth Angles of Brigantes
			round 12
			Brigantes obey Angles
		`},
		{"or when no Angle army is left", `
			round 8, Saxons, movement
			Angles: Kent 1
			Saxons: Essex 2
			Brigantes: Strathclyde 1
			subjects: Brigantes of Angles
			march 2 Essex > Kent
			dice 5 1 1
			Brigantes obey nobody
		`},
	})
}
