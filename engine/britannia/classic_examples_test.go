package britannia_test

import (
	"testing"

	"bretwalda/engine/britannia"
)

func init() { rulebooks["classic"] = britannia.Classic() }

// classic tells a situation by the rules of the classic edition. Points are
// halves of printed ones.
func classic(t *testing.T, told string) *table {
	t.Helper()
	return play(t, "game classic\n"+told)
}

func classicAll(t *testing.T, situations []situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) { classic(t, s.told) })
	}
}

// Every example that the manual prints. Some the second edition prints as well.
func TestClassicExamplesOfBothEditions(t *testing.T) {
	defer func() { game = rulebooks["revised"] }()
	game = rulebooks["classic"]
	for name, example := range map[string]func(*testing.T){
		"two areas":                 TestExampleTwoAreas,               // 6.2
		"overpopulation":            TestExampleOverpopulation,         // 6.5
		"boats of Kent and Mar":     TestExampleBoatsOfKentAndMar,      // 6.9
		"retreat from North Mercia": TestExampleRetreatFromNorthMercia, // 7.6
	} {
		t.Run(name, example)
	}
}

// 6.3: four areas meet in one point.
func TestClassicExampleFourCorners(t *testing.T) {
	classic(t, `
		round 2, Brigantes, movement
		Brigantes: Lothian 1
		offers march 1 Lothian > Galloway
		offers march 1 Lothian > Pennines
		forbids march 1 Lothian > Cumbria
	`)
	classic(t, `
		round 2, Brigantes, movement
		Brigantes: Galloway 1
		Belgae: Cumbria 1, Lothian 1
		forbids march 1 Galloway > Pennines
	`)
}

// 6.5: an area for two armies.
func TestClassicArmiesAtSeaAreNotCounted(t *testing.T) {
	classic(t, `
		round 9, Saxons, overpopulation
		Saxons: Kent 3, Essex 3, Sussex 1, Wessex 1, Frisian Sea 2
		asked march Normans
		Frisian Sea has Saxons 2
	`)
}

// 6.8: Saxons through Suffolk to Norfolk.
func TestClassicExampleSaxonsThroughSuffolk(t *testing.T) {
	classic(t, `
		round 11, Saxons, movement
		Saxons: Essex 3, South Mercia 3
		Angles: Suffolk 2, Norfolk 1
		march 3 Essex > Suffolk
		forbids march 1 South Mercia > Norfolk
		march 1 South Mercia > Suffolk
		offers march 2 South Mercia > Norfolk
		march 2 South Mercia > Norfolk
		Suffolk has Saxons 4, Angles 2
		Norfolk has Saxons 2, Angles 1
		asked battle Saxons
	`)
}

// 6.9: boats from areas on two seas.
func TestClassicExampleBoats(t *testing.T) {
	classic(t, `
		round 8, Angles, movement
		Angles: Cheshire 1
		offers march 1 Cheshire > Cornwall
		offers march 1 Cheshire > Skye
		forbids march 1 Cheshire > Wessex
		forbids march 1 Cheshire > Hebrides
	`)
}

// 6.11: the four things an Irish raider in the Atlantic may do.
func TestClassicExampleIrishRaider(t *testing.T) {
	classicAll(t, []situation{
		{"he lands, and goes on for an area", `
			round 3, Irish, population
			asked march Irish
			offers march 1 Atlantic Ocean > Cornwall
			offers march 1 Atlantic Ocean > Devon
			offers march 1 Atlantic Ocean > Avalon
			offers march 1 Atlantic Ocean > Hwicce
			offers march 1 Atlantic Ocean > Gwent
			offers march 1 Atlantic Ocean > Dyfed
			offers march 1 Atlantic Ocean > Powys
			offers march 1 Atlantic Ocean > Gwynedd
			offers march 1 Atlantic Ocean > Clwyd
			offers march 1 Atlantic Ocean > Cheshire
			offers march 1 Atlantic Ocean > Downlands
			offers march 1 Atlantic Ocean > South Mercia
			forbids march 1 Atlantic Ocean > Essex
		`},
		{"hills stop him", `
			round 3, Irish, population
			Welsh: Avalon 3, Hwicce 3
			offers march 1 Atlantic Ocean > Devon
			offers march 1 Atlantic Ocean > Powys
			forbids march 1 Atlantic Ocean > Downlands
			forbids march 1 Atlantic Ocean > South Mercia
		`},
		{"he sails to the next sea and lands from there", `
			round 3, Irish, population
			offers march 1 Atlantic Ocean > Cumbria
			offers march 1 Atlantic Ocean > Kent
			forbids march 1 Atlantic Ocean > Galloway
			forbids march 1 Atlantic Ocean > Dalriada
			forbids march 1 Atlantic Ocean > Norfolk
		`},
		{"he stays where he is", `
			round 3, Irish, population
			offers end
			end
			asked march Normans
			Atlantic Ocean has Irish 1
		`},
		{"he sails to the next sea and stays there", `
			round 3, Irish, population
			offers march 1 Atlantic Ocean > English Channel
			forbids march 1 Atlantic Ocean > Frisian Sea
			march 1 Atlantic Ocean > Irish Sea
			asked march Normans
			Irish Sea has Irish 1
		`},
	})
}

// 7.1 and 7.2: Picts against Scots in the hills of Dalriada.
func TestClassicExamplePictsAgainstScots(t *testing.T) {
	classic(t, `
		round 6, Picts, movement
		Picts: Alban 4
		Scots: Dalriada 3
		march 4 Alban > Dalriada
		dice 2 2 5 6
		die of Scots
		dice 1 3 5
		Dalriada has Picts 3, Scots 2
		asked defenderRetreat Scots
	`)
}

// 7.8: three Angles of round 5 at York and in North Mercia, and their way back.
// The first two fall at York; the third destroys the fort of North Mercia.
func TestClassicExampleAnglesAtYork(t *testing.T) {
	const inland = `
			round 5, Angles, population
			Romans: York fort, North Mercia fort
			march 2 Frisian Sea > York
			march 1 Frisian Sea > North Mercia by York
			fight York
			dice 1 1 5
			asked attackerRetreat Angles
			end
			dice 1 5
			York has Romans fort
			dice 5 1
			North Mercia has Angles 1, Romans ruin
			Angles score 0
			asked withdraw Angles
	`
	classicAll(t, []situation{
		{"he fights his way back and scores for both forts", inland + `
			withdraw 1 North Mercia > York
			die of Angles
			dice 5 1
			York has Angles 1, Romans ruin
			Angles score 0
			withdraw 1 York > Frisian Sea
			Frisian Sea has Angles 1
			York has Romans ruin
			Angles score 12
			asked march Normans
		`},
		{"he falls at York and scores for one", inland + `
			withdraw 1 North Mercia > York
			dice 1 5
			Frisian Sea has nobody
			York has Romans fort
			Angles score 6
			asked march Normans
		`},
		{"he stays and scores for none", inland + `
			end
			North Mercia has Angles 1, Romans ruin
			Angles score 0
			asked march Normans
		`},
	})
}

// 8.9: only three Danes can come, so only one goes.
func TestClassicExampleDanesFallShort(t *testing.T) {
	classicAll(t, []situation{
		{"three come", `
			round 14, Danes, population
			Danes: York 15
			Saxons: Kent 1, Sussex 1
			Frisian Sea has Danes 3 + Cnut
			lead 3 Frisian Sea > Norfolk
			done
			asked depart Danes
			remove York
			asked overpopulation Danes
			York has Danes 14
			Norfolk has Danes 3
		`},
		{"six come", `
			round 14, Danes, population
			Danes: York 3
			Saxons: Kent 1, Sussex 1
			Frisian Sea has Danes 6 + Cnut
			lead 6 Frisian Sea > Norfolk
			done
			asked depart Danes
			remove York
			remove Norfolk
			remove Norfolk
			asked depart Danes
			remove Norfolk
			York has Danes 2
			Norfolk has Danes 3
		`},
	})
}
