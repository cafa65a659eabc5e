package britannia_test

import "testing"

// Examples that the rulebook prints about movement.

func TestExampleTwoAreas(t *testing.T) {
	play(t, `
		round 2, Belgae, movement
		Belgae: Essex 1
		offers march 1 Essex > Suffolk
		offers march 1 Essex > Norfolk
	`)
}

// The diagram of normal movement, numbers 1 to 4.
func TestExampleWelshInAvalon(t *testing.T) {
	play(t, `
		round 2, Welsh, movement
		Welsh: Avalon 3
		Belgae: Wessex 1
		offers march 1 Avalon > Downlands
		offers march 3 Avalon > Downlands
		forbids march 1 Avalon > Sussex
		offers march 3 Avalon > Wessex
		march 1 Avalon > Wessex
		forbids march 1 Avalon > Sussex
		march 1 Avalon > Wessex
		offers march 1 Avalon > Sussex
		march 1 Avalon > Sussex
		Sussex has Welsh 1
		Wessex has Welsh 2, Belgae 1
	`)
}

// The diagram of strait and boat movement, numbers 5 to 7.
func TestExampleSaxonInDevon(t *testing.T) {
	play(t, `
		round 9, Saxons, movement
		Saxons: Devon 1
		offers march 1 Devon > Gwent
		offers march 1 Devon > Dyfed
		offers march 1 Devon > Hwicce
		offers march 1 Devon > Powys
		offers march 1 Devon > Gwynedd
		offers march 1 Devon > Clwyd
		offers march 1 Devon > Cheshire
		offers march 1 Devon > Kent
		offers march 1 Devon > Sussex
		offers march 1 Devon > Wessex
		offers march 1 Devon > Cornwall
		forbids march 1 Devon > March
		forbids march 1 Devon > Essex
	`)
	play(t, `
		round 11, Saxons, movement
		Saxons: Devon 1
		offers march 1 Devon > Gwent
		offers march 1 Devon > Dyfed
		forbids march 1 Devon > Powys
		forbids march 1 Devon > Kent
	`)
}

func TestExampleBoatsOfKentAndMar(t *testing.T) {
	play(t, `
		round 8, Angles, movement
		Angles: Kent 1, Mar 1
		offers march 1 Kent > York
		offers march 1 Kent > Lindsey
		offers march 1 Kent > Norfolk
		offers march 1 Kent > Suffolk
		offers march 1 Kent > Essex
		offers march 1 Kent > Sussex
		offers march 1 Kent > Wessex
		offers march 1 Kent > Devon
		offers march 1 Kent > Cornwall
		forbids march 1 Kent > Bernicia
		forbids march 1 Kent > Avalon
		offers march 1 Mar > York
		offers march 1 Mar > Bernicia
		offers march 1 Mar > Lothian
		offers march 1 Mar > Dunedin
		offers march 1 Mar > Moray
		offers march 1 Mar > Orkneys
		offers march 1 Mar > Caithness
		offers march 1 Mar > Hebrides
		offers march 1 Mar > Skye
		forbids march 1 Mar > Lindsey
		forbids march 1 Mar > Galloway
	`)
}

// (§Invasion Restrictions).
func TestExampleIrishLandSouthOfGalloway(t *testing.T) {
	playAll(t, []situation{
		{"by way of Cumbria", `
			round 5, Irish, movement
			Irish: Irish Sea 1
			offers march 1 Irish Sea > Cumbria
			offers march 1 Irish Sea > Galloway
			forbids march 1 Irish Sea > Strathclyde
			forbids march 1 Irish Sea > Skye
		`},
		{"not directly", `
			round 5, Irish, movement
			Irish: Irish Sea 1
			Brigantes: Cumbria 3
			offers march 1 Irish Sea > Cumbria
			forbids march 1 Irish Sea > Galloway
		`},
	})
}

// (§Invasion Restrictions).
func TestExampleJutesAndTheAtlantic(t *testing.T) {
	playAll(t, []situation{
		{"invaders", `
			round 6, Jutes, movement
			Jutes: English Channel 1
			offers march 1 English Channel > Devon
			offers march 1 English Channel > Norfolk
			forbids march 1 English Channel > Dyfed
			forbids march 1 English Channel > Cheshire
		`},
		{"from land by boat", `
			round 6, Jutes, movement
			Jutes: Devon 1
			offers march 1 Devon > Cheshire
			offers march 1 Devon > Powys
		`},
	})
}

// (§Raiding).
func TestExampleIrishAndScotsRaidInRoundSix(t *testing.T) {
	playAll(t, []situation{
		{"Irish", `
			round 6, Irish, movement
			Irish: Atlantic Ocean 2
			offers end
			march 1 Atlantic Ocean > Gwynedd
			done
			asked withdraw Irish
			withdraw 1 Gwynedd > Atlantic Ocean
			asked march Scots
			Atlantic Ocean has Irish 2
		`},
		{"Scots", `
			round 6, Scots, movement
			Scots: Irish Sea 2
			offers end
			march 1 Irish Sea > Dalriada
			done
			asked withdraw Scots
			withdraw 1 Dalriada > Irish Sea
			asked march Saxons
			Irish Sea has Scots 2
		`},
	})
}

// (§Leaders).
func TestExampleLeaderFromBernicia(t *testing.T) {
	playAll(t, []situation{
		{"through Lindsey to Norfolk", `
			round 12, Saxons, movement
			Saxons: Bernicia 2 + Alfred, York 2, Cornwall 1
			lead 2 Bernicia > York
			offers lead 4 York > Norfolk
			lead 4 York > Norfolk
			Norfolk has Saxons 4 + Alfred
			York has nobody
			forbids march 1 Norfolk > Suffolk
		`},
		{"armies that have moved stay", `
			round 12, Saxons, movement
			Saxons: Bernicia 2 + Alfred, York 2, Pennines 1
			march 1 Pennines > York
			lead 2 Bernicia > York
			forbids lead 5 York > Norfolk
			offers lead 4 York > Norfolk
		`},
	})
}

// The diagram of leader movement.
func TestExampleArmyPickedUpByALeader(t *testing.T) {
	play(t, `
		round 12, Saxons, movement
		Saxons: York 1 + Alfred, Bernicia 1
		Danes: Lothian 3
		forbids march 1 Bernicia > Cumbria
		offers lead 1 York > Galloway
		lead 1 York > Bernicia
		offers lead 2 Bernicia > Cumbria
		forbids lead 1 Bernicia > Galloway
	`)
}

// (§Boats, §Leaders).
func TestExampleBoatAndLeaderFromLothian(t *testing.T) {
	const around = `
			Angles: Lothian 1 + Oswiu
			Danes: Bernicia 3, Pennines 3
	`
	playAll(t, []situation{
		{"with boats", "round 9, Angles, movement" + around + "offers lead 1 Lothian > North Mercia\nforbids march 1 Lothian > North Mercia"},
		{"without boats", "round 11, Angles, movement" + around + "forbids lead 1 Lothian > North Mercia"},
	})
}

func TestExampleRoadsFromCheshire(t *testing.T) {
	play(t, `
		round 4, Romans, movement
		Romans: Cheshire 1 + ruin, Essex fort, Suffolk fort, Lindsey fort, York fort, Pennines fort
		offers march 1 Cheshire > Essex
		offers march 1 Cheshire > Kent
		offers march 1 Cheshire > Sussex
		forbids march 1 Cheshire > Devon
		march 1 Cheshire > Kent
		Kent has Romans 1 + fort
	`)
}

func TestExampleRoadsFromCumbria(t *testing.T) {
	play(t, `
		round 4, Romans, movement
		Romans: Cumbria 1 + ruin, Essex fort, Suffolk fort, Lindsey fort, York fort, Pennines fort
		Brigantes: Cheshire 2, Lothian 2
		offers march 1 Cumbria > Pennines
		offers march 1 Cumbria > York
		offers march 1 Cumbria > Essex
		forbids march 1 Cumbria > Kent
		forbids march 1 Cumbria > Norfolk
		forbids march 1 Cumbria > Bernicia
	`)
}

// The diagram of Roman movement, numbers 1 to 3 (§Roman Roads).
func TestExampleRomanInWessex(t *testing.T) {
	playAll(t, []situation{
		{"three areas", `
			round 4, Romans, movement
			Romans: Wessex 1 + ruin
			offers march 1 Wessex > Essex
			offers march 1 Wessex > South Mercia
			forbids march 1 Wessex > Norfolk
		`},
		{"a fort on the way", `
			round 4, Romans, movement
			Romans: Wessex 1 + ruin, Sussex fort, Essex fort
			offers march 1 Wessex > North Mercia
			offers march 1 Wessex > Norfolk
			forbids march 1 Wessex > York
		`},
		{"a destroyed fort", `
			round 4, Romans, movement
			Romans: Wessex 1 + ruin, Sussex fort, Essex fort, Suffolk ruin
			offers march 1 Wessex > North Mercia
			forbids march 1 Wessex > York
		`},
		{"one more fort", `
			round 4, Romans, movement
			Romans: Wessex 1 + ruin, Sussex fort, Essex fort, Suffolk fort
			offers march 1 Wessex > York
		`},
	})
}
