package britannia_test

import "testing"

// When leaders come and go (§Leaders).
func TestLeadersArrive(t *testing.T) {
	playAll(t, []situation{
		{"anywhere its nation stands, after the growth", `
			round 12, Saxons, population
			Saxons: Downlands 1, Lindsey 1
			asked leader Saxons
			offers place Downlands
			offers place Lindsey
			forbids place Kent
			place Lindsey
			Lindsey has Saxons 1 + Alfred
			asked march Saxons
		`},
		{"with an army that has just grown", `
			round 11, Saxons, population
			Saxons: Kent 1, Lindsey 1
			population: Saxons 3
			asked place Saxons
			place Kent
			asked leader Saxons
			place Kent
			Kent has Saxons 2 + Egbert
		`},
		{"not without an army on land", `
			round 7, Brigantes, population
			Brigantes: English Channel 1
			English Channel has Brigantes 1
		`},
		{"Oswiu for Bernicia, placed elsewhere", `
			round 9, Angles, turn
			Angles: Bernicia 1, Lindsey 1
			asked leader Angles
			place Lindsey
			Lindsey has Angles 1 + Oswiu
		`},
		{"no Oswiu without Bernicia", `
			round 9, Angles, turn
			Angles: York 1, Lindsey 1
			asked march Angles
		`},
		{"Oswiu for Bernicia of the subject Brigantes", `
			round 9, Angles, turn
			Angles: Lindsey 1
			Brigantes: Bernicia 1, Strathclyde 1
			subjects: Brigantes of Angles
			Lindsey has Angles 1 + Oswiu
		`},
		{"not for Bernicia of free Brigantes", `
			round 9, Angles, turn
			Angles: Lindsey 1
			Brigantes: Bernicia 1, Strathclyde 1
			Lindsey has Angles 1
		`},
		{"they leave when their nation's next turn begins", `
			round 7, Saxons, turn
			Saxons: Downlands 1 + Aelle
			Downlands has Saxons 1
			Frisian Sea has Saxons 4
		`},
		{"they stay until then", `
			round 12, Normans, roundEnd
			Saxons: Downlands 1 + Alfred
			Welsh: Powys 1
			asked march Welsh
			round 13
			Downlands has Saxons 1 + Alfred
		`},
		{"Harold, Harald and William stay for round 16", `
			round 16, Norwegians, turn
			Norwegians: York 1 + Harald Hardrada
			Saxons: Downlands 1 + Harold
			Normans: Kent 1 + William
			asked march Norwegians
			York has Norwegians 1 + Harald Hardrada
			done
			asked march Saxons
			Downlands has Saxons 1 + Harold
			done
			asked march Normans
			Kent has Normans 1 + William
		`},
	})
}

// Leaders and movement (§Leaders).
func TestLeadersMarch(t *testing.T) {
	playAll(t, []situation{
		{"three areas with all that go along", `
			round 12, Saxons, movement
			Saxons: Essex 3 + Alfred
			offers lead 3 Essex > York
			forbids march 1 Essex > York
			forbids lead 1 Essex > Bernicia
		`},
		{"no stop in difficult terrain", `
			round 12, Saxons, movement
			Saxons: Gwynedd 1 + Alfred
			offers lead 1 Gwynedd > Hwicce
			offers lead 1 Gwynedd > North Mercia
		`},
		{"enemies stop them", `
			round 12, Saxons, movement
			Saxons: Kent 1 + Alfred
			Danes: Essex 1, Sussex 1
			forbids lead 1 Kent > Suffolk
			forbids lead 1 Kent > Wessex
		`},
		{"three areas alone, and no more", `
			round 12, Saxons, movement
			Saxons: Kent 1 + Alfred, Essex 1, Suffolk 1, North Mercia 1, York 1
			offers lead 0 Kent > North Mercia
			forbids lead 0 Kent > York
			lead 0 Kent > North Mercia
			forbids lead 0 North Mercia > York
			forbids lead 1 North Mercia > York
			North Mercia has Saxons 1 + Alfred
		`},
		{"alone across a strait, from its shore", `
			round 12, Saxons, movement
			Saxons: Devon 1 + Alfred, Gwent 1
			lead 0 Devon > Gwent
			forbids lead 1 Gwent > Powys
		`},
		{"but not by way of another area", `
			round 12, Saxons, movement
			Saxons: Cornwall 1 + Alfred, Devon 1, Gwent 1
			offers lead 0 Cornwall > Devon
			forbids lead 0 Cornwall > Gwent
			lead 0 Cornwall > Devon
			forbids lead 0 Devon > Gwent
			forbids lead 1 Devon > Gwent
		`},
		{"the last army does not leave him alone", `
			round 12, Saxons, movement
			Saxons: Kent 2 + Alfred
			march 1 Kent > Essex
			forbids march 1 Kent > Essex
			offers lead 1 Kent > Essex
		`},
		{"he takes an army on and leaves another", `
			round 12, Saxons, movement
			Saxons: Kent 2 + Alfred, Suffolk 1
			lead 2 Kent > Suffolk
			offers lead 1 Suffolk > Norfolk
			lead 1 Suffolk > Norfolk
			Norfolk has Saxons 1 + Alfred
			Suffolk has Saxons 2
		`},
		{"those he leaves have moved, those he did not touch have not", `
			round 12, Saxons, movement
			Saxons: Kent 2 + Alfred, Suffolk 1
			lead 2 Kent > Suffolk
			lead 1 Suffolk > Norfolk
			offers march 1 Suffolk > Essex
			forbids march 2 Suffolk > Essex
		`},
		{"from the sea, and on with those he finds", `
			round 7, Angles, movement
			Angles: North Sea 2 + Ida, York 1
			lead 2 North Sea > York
			lead 3 York > North Mercia
			offers lead 3 North Mercia > Hwicce
			forbids lead 3 North Mercia > Avalon
		`},
		{"with his only army he has to land", `
			round 7, Angles, movement, half 2
			Angles: North Sea 1 + Ida
			forbids end
		`},
		{"one sea in all", `
			round 7, Angles, movement
			Angles: North Sea 2 + Ida, York 1
			offers march 1 York > Kent
			lead 2 North Sea > York
			forbids lead 1 York > Kent
		`},
		{"he may sail again in the second half", `
			round 7, Angles, movement
			Angles: North Sea 2 + Ida
			lead 2 North Sea > York
			done
			round 7, half 2
			offers lead 2 York > Kent
		`},
		{"through hills that he overruns", `
			round 12, Saxons, movement
			Saxons: Gwynedd 3 + Alfred
			Danes: Powys 1, Clwyd 3
			forbids lead 1 Gwynedd > Hwicce
			march 2 Gwynedd > Powys
			offers lead 1 Gwynedd > Hwicce
		`},
		{"three areas in all", `
			round 12, Saxons, movement
			Saxons: Kent 1 + Alfred, Suffolk 1
			lead 1 Kent > Suffolk
			offers lead 2 Suffolk > Norfolk
			forbids lead 2 Suffolk > Bernicia
			forbids lead 1 Suffolk > York
		`},
		{"into an enemy's area only with armies", `
			round 12, Saxons, movement
			Saxons: Kent 1 + Alfred
			Danes: Essex 1
			forbids lead 0 Kent > Essex
			offers lead 1 Kent > Essex
		`},
		{"cavalry with Arthur", `
			round 7, Romano-British, movement
			Romano-British: Gwynedd 0 + 2 cavalry + Arthur
			offers lead 0 + 2 cavalry Gwynedd > North Mercia
			forbids march 1 cavalry Gwynedd > North Mercia
		`},
	})
}

// Leaders and battle (§Leaders).
func TestLeadersFight(t *testing.T) {
	playAll(t, []situation{
		{"a leader adds one to each army and rolls no die", `
			round 12, Saxons, movement
			Saxons: Kent 2 + Alfred, Cornwall 1
			Danes: Essex 2
			lead 2 Kent > Essex
			done
			dice 4 4 1 1
			Essex has Saxons 2 + Alfred
		`},
		{"and to a burh", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1 + burh + Alfred
			march 2 Kent > Essex
			dice 1 1 4 4
			Essex has Saxons 1 + burh + Alfred
		`},
		{"a 5 and his one kill cavalry", `
			round 16, Saxons, movement
			Saxons: Kent 1 + Harold
			Normans: Essex 1 + 1 cavalry
			lead 1 Kent > Essex
			dice 5 1 1
			asked killCavalry Saxons
			kill 1
			Essex has Saxons 1 + Harold, Normans 1
		`},
		{"he dies with his last army", `
			round 6, Welsh, movement
			Welsh: Hwicce 2
			Saxons: Avalon 1 + Aelle
			march 2 Hwicce > Avalon
			dice 5 1 1
			Avalon has Welsh 2
			Welsh score 2
		`},
		{"even when nobody is left", `
			round 6, Welsh, movement
			Welsh: Hwicce 1
			Saxons: Avalon 1 + Aelle
			march 1 Hwicce > Avalon
			dice 5 5
			Avalon has nobody
			Welsh score 2
		`},
		{"he retreats alone to his own armies", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1 + Alfred, Suffolk 1
			march 2 Kent > Essex
			dice 1 1 1
			asked defenderRetreat Saxons
			offers retreat led 0 Essex > Suffolk
			forbids retreat led 0 Essex > South Mercia
			retreat led 0 Essex > Suffolk
			end
			asked attackerRetreat Danes
			Essex has Saxons 1, Danes 2
			Suffolk has Saxons 1 + Alfred
		`},
		{"or with an army to a vacant area", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 2 + Alfred
			march 2 Kent > Essex
			dice 1 1 1 1
			offers retreat led 1 Essex > Suffolk
			retreat led 1 Essex > Suffolk
			Suffolk has Saxons 1 + Alfred
		`},
		{"armies do not leave him alone", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1 + Alfred
			march 2 Kent > Essex
			dice 1 1 1
			forbids retreat 1 Essex > Suffolk
			offers retreat led 1 Essex > Suffolk
		`},
		{"an attacking leader goes back with his armies", `
			round 12, Saxons, movement
			Saxons: Kent 1 + Alfred
			Danes: Essex 1
			lead 1 Kent > Essex
			dice 1 1
			end
			asked attackerRetreat Saxons
			forbids retreat 1 Essex > Kent
			retreat led 1 Essex > Kent
			Kent has Saxons 1 + Alfred
		`},
		{"the armies he leaves have his one no more", `
			round 12, Danes, movement
			Danes: Kent 2
			Saxons: Essex 1 + Alfred, Suffolk 1
			march 2 Kent > Essex
			dice 1 1 1
			retreat led 0 Essex > Suffolk
			end
			end
			dice 1 1 4
			Essex has Saxons 1, Danes 2
		`},
	})
}
