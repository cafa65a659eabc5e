package britannia_test

import "testing"

// Phase II: Movement on land (§Phase II).
func TestMovement(t *testing.T) {
	playAll(t, []situation{
		{"infantry moves two areas, or stays", `
			round 11, Saxons, movement
			Saxons: Essex 1
			offers march 1 Essex > Norfolk
			forbids march 1 Essex > York
			offers end
		`},
		{"some may move and some may stay, and an army moves once", `
			round 11, Saxons, movement
			Saxons: Essex 3
			march 1 Essex > Kent
			forbids march 1 Kent > Sussex
			offers march 2 Essex > Sussex
			forbids march 3 Essex > Sussex
		`},
		{"difficult terrain stops infantry, its own hills too", `
			round 11, Welsh, movement
			Welsh: Gwynedd 1, Powys 1, Clwyd 1
			offers march 1 Gwynedd > Powys
			forbids march 1 Gwynedd > Hwicce
			forbids march 1 Gwynedd > Cheshire
		`},
		{"leaving difficult terrain is free", `
			round 11, Welsh, movement
			Welsh: Powys 1
			offers march 1 Powys > South Mercia
			offers march 1 Powys > Avalon
		`},
		{"cavalry moves three areas", `
			round 7, Romano-British, movement
			Romano-British: York 1 + 1 cavalry
			offers march 1 cavalry York > Essex
			forbids march 1 York > Essex
			forbids march 1 cavalry York > Sussex
		`},
		{"difficult terrain stops cavalry", `
			round 7, Romano-British, movement
			Romano-British: Gwynedd 0 + 1 cavalry
			offers march 1 cavalry Gwynedd > Powys
			forbids march 1 cavalry Gwynedd > Hwicce
		`},
		{"difficult terrain stops Romans", `
			round 4, Romans, movement
			Romans: Gwynedd 1 + ruin
			forbids march 1 Gwynedd > Hwicce
		`},
		{"forts and burhs do not move", `
			round 12, Saxons, movement
			Saxons: Kent 1 + burh
			offers march 1 Kent > Essex
			forbids march 2 Kent > Essex
		`},
		{"its own armies do not", `
			round 11, Saxons, movement
			Saxons: Kent 1, Essex 1
			offers march 1 Kent > Suffolk
		`},
		{"a nation of the same player is an enemy", `
			round 11, Saxons, movement
			Saxons: Kent 1
			Norsemen: Essex 1
			forbids march 1 Kent > Suffolk
			offers march 1 Kent > Essex
		`},
		{"no army goes to sea without boats", `
			round 11, Saxons, movement
			Saxons: Kent 1
			forbids march 1 Kent > Frisian Sea
			forbids march 1 Kent > York
		`},
	})
}

// (§Straits).
func TestStraits(t *testing.T) {
	playAll(t, []situation{
		{"there are four", `
			round 11, Saxons, movement
			Saxons: Hebrides 1, Orkneys 1, Dyfed 1, Gwent 1
			offers march 1 Hebrides > Skye
			offers march 1 Orkneys > Caithness
			offers march 1 Dyfed > Devon
			offers march 1 Gwent > Devon
		`},
		{"the crossing begins the march", `
			round 11, Saxons, movement
			Saxons: Cornwall 1, Wessex 1, Dalriada 1, Moray 1
			forbids march 1 Cornwall > Gwent
			forbids march 1 Wessex > Dyfed
			forbids march 1 Dalriada > Hebrides
			forbids march 1 Moray > Orkneys
		`},
		{"it stops a leader", `
			round 12, Saxons, movement
			Saxons: Devon 1 + Alfred
			offers lead 1 Devon > Gwent
			offers lead 1 Devon > Dyfed
			forbids lead 1 Devon > Gwynedd
		`},
		{"a leader does not march to it", `
			round 12, Saxons, movement
			Saxons: Wessex 1 + Alfred
			offers lead 1 Wessex > Cornwall
			forbids lead 1 Wessex > Dyfed
		`},
		{"it stops cavalry", `
			round 16, Normans, movement
			Normans: Dyfed 0 + 1 cavalry
			offers march 1 cavalry Dyfed > Devon
			forbids march 1 cavalry Dyfed > Cornwall
		`},
	})
}

// (§Stacking).
func TestStackingLimits(t *testing.T) {
	playAll(t, []situation{
		{"three in a normal area and two in a difficult one, but for one larger group of any size", `
			round 11, Saxons, movement
			Saxons: Essex 9, Downlands 2, Kent 3
			offers end
		`},
		{"or one of up to four in a difficult area", `
			round 11, Saxons, movement
			Saxons: Essex 3, Downlands 4
			offers end
		`},
		{"not both", `
			round 11, Saxons, movement
			Saxons: Essex 4, Downlands 2, Sussex 1
			march 1 Sussex > Downlands
			forbids end
			march 1 Essex > Kent
			offers end
		`},
		{"not two normal ones", `
			round 11, Saxons, movement
			Saxons: Essex 4, Kent 3, Sussex 1
			march 1 Sussex > Kent
			forbids end
		`},
		{"not two difficult ones", `
			round 11, Saxons, movement
			Saxons: Downlands 3, Lindsey 2, Norfolk 1
			march 1 Norfolk > Lindsey
			forbids end
		`},
		{"the limits rest while marching", `
			round 11, Saxons, movement
			Saxons: Essex 4, Kent 3, Sussex 1
			march 1 Sussex > Kent
			march 2 Kent > Wessex
			offers end
		`},
		{"each nation counts alone", `
			round 11, Saxons, movement
			Saxons: Essex 6
			Angles: Kent 3
			march 3 Essex > Kent
			offers end
		`},
		{"attackers stand under the limits too", `
			round 11, Saxons, movement
			Saxons: Essex 4, Sussex 4, Suffolk 1
			Angles: Kent 1
			march 4 Sussex > Kent
			forbids end
		`},
		{"leaders do not count", `
			round 12, Saxons, movement
			Saxons: Essex 4, Kent 3 + Alfred
			offers end
		`},
		{"burhs count", `
			round 12, Saxons, movement
			Saxons: Essex 4, Kent 2 + burh, Sussex 1
			march 1 Sussex > Kent
			forbids end
		`},
		{"Romans stack freely in normal areas, and by four in difficult ones", `
			round 4, Romans, movement
			Romans: Downlands 4 + fort, Lindsey 4 + fort, Essex 4 + fort, Kent 4 + fort
			offers end
		`},
		{"but not five", `
			round 4, Romans, movement
			Romans: Downlands 4 + fort, Essex 1 + fort
			march 1 Essex > Downlands
			forbids end
			march 1 Downlands > Sussex
			offers end
		`},
		{"armies placed beyond the limits must march", `
			round 1, Belgae, movement
			Belgae: Downlands 5 + Boudicca
			forbids end
			march 1 Downlands > Essex
			offers end
		`},
		{"so must the Romano-British of round 6", `
			round 6, Romano-British, movement
			Romano-British: York 5, Kent 4
			forbids end
			march 1 Kent > Essex
			offers end
		`},
		{"an excess that no march mends is removed", `
			round 11, Saxons, movement
			Saxons: Sussex 5, Kent 1, Essex 1
			march 1 Kent > Wessex
			march 1 Essex > Suffolk
			march 5 Sussex > Downlands
			told remove Saxons
			asked march Normans
			Downlands has Saxons 4
		`},
	})
}

// (§Overruns).
func TestOverruns(t *testing.T) {
	playAll(t, []situation{
		{"two to one stop all", `
			round 11, Saxons, movement
			Saxons: Kent 2
			Angles: Essex 1
			march 2 Kent > Essex
			die of Saxons
		`},
		{"armies from several areas count together", `
			round 11, Saxons, movement
			Saxons: Kent 1, Sussex 2
			Angles: Essex 1
			march 1 Kent > Essex
			forbids march 1 Sussex > Suffolk
			march 1 Sussex > Essex
			offers march 1 Sussex > Suffolk
		`},
		{"forts count", `
			round 3, Welsh, movement
			Welsh: Avalon 5
			Romans: Wessex 1 + fort
			march 3 Avalon > Wessex
			forbids march 1 Avalon > Sussex
			march 1 Avalon > Wessex
			offers march 1 Avalon > Sussex
		`},
		{"burhs count", `
			round 12, Danes, movement
			Danes: Kent 5
			Saxons: Essex 1 + burh
			march 3 Kent > Essex
			forbids march 1 Kent > South Mercia
			march 1 Kent > Essex
			offers march 1 Kent > South Mercia
		`},
		{"leaders of the enemy do not", `
			round 12, Danes, movement
			Danes: Kent 3
			Saxons: Essex 1 + Alfred
			march 2 Kent > Essex
			offers march 1 Kent > South Mercia
		`},
		{"difficult terrain stops those that overrun", `
			round 2, Welsh, movement
			Welsh: Gwynedd 3
			Belgae: Powys 1
			march 2 Gwynedd > Powys
			forbids march 1 Gwynedd > Hwicce
			offers march 1 Gwynedd > Powys
		`},
		{"Romans overrun two areas", `
			round 3, Romans, movement
			Romans: Kent 5 + fort
			Belgae: Sussex 1, Wessex 1
			march 2 Kent > Sussex
			march 2 Kent > Wessex
			offers march 1 Kent > Devon
			march 1 Kent > Avalon
			Avalon has Romans 1 + fort
		`},
		{"no fort rises in an area that is overrun", `
			round 3, Romans, movement
			Romans: Kent 3 + fort
			Belgae: Sussex 1
			march 2 Kent > Sussex
			march 1 Kent > Wessex by Sussex
			Sussex has Romans 2, Belgae 1
			Wessex has Romans 1 + fort
		`},
	})
}
