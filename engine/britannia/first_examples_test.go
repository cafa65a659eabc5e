package britannia_test

import (
	"encoding/json"
	"testing"
)

// Every example that both printings tell comes out the same in both.
func TestExamplesOfBothPrintings(t *testing.T) {
	defer func() { game = rulebooks["revised"] }()
	game = rulebooks["first"]
	for name, example := range map[string]func(*testing.T){
		"battle in Avalon":              TestExampleBattleInAvalon,
		"battle in Downlands":           TestExampleBattleInDownlands,
		"battle in Sussex":              TestExampleBattleInSussex,
		"four armies against a fort":    TestExampleFourArmiesAgainstAnArmyAndAFort,
		"retreat from North Mercia":     TestExampleRetreatFromNorthMercia,
		"Sussex and Kent":               TestExampleSussexAndKent,
		"retreat from Essex":            TestExampleRetreatFromEssex,
		"Norsemen retreat to their sea": TestExampleNorsemenRetreatToTheIcelandicSea,
		"Devon does not guard Gwent":    TestExampleArmyInDevonDoesNotGuardGwent,
		"two areas":                     TestExampleTwoAreas,
		"Welsh in Avalon":               TestExampleWelshInAvalon,
		"Saxon in Devon":                TestExampleSaxonInDevon,
		"boats of Kent and Mar":         TestExampleBoatsOfKentAndMar,
		"Irish landings":                TestExampleIrishLandSouthOfGalloway,
		"Jutes and the Atlantic":        TestExampleJutesAndTheAtlantic,
		"leader from Bernicia":          TestExampleLeaderFromBernicia,
		"army picked up":                TestExampleArmyPickedUpByALeader,
		"boat and leader":               TestExampleBoatAndLeaderFromLothian,
		"roads from Cheshire":           TestExampleRoadsFromCheshire,
		"roads from Cumbria":            TestExampleRoadsFromCumbria,
		"Roman in Wessex":               TestExampleRomanInWessex,
		"Welsh population":              TestExampleWelshPopulation,
		"burhs":                         TestExampleBurhs,
		"timeline of round 8":           TestExampleTimelineOfRoundEight,
		"overpopulation":                TestExampleOverpopulation,
		"Norwegians in Bernicia":        TestExampleNorwegiansOccupyBerniciaThenYork,
		"Welsh point limit":             TestExampleWelshPointLimit,
		"Caledonians in round 5":        TestExampleCaledoniansHoldAreasInRoundFive,
		"Welsh occupy York once":        TestExampleWelshOccupyYorkOnce,
		"Picts at any time":             TestExamplePictsEliminateRomansAtAnyTime,
		"Saxons in their own turn":      TestExampleSaxonsScoreForCavalryInTheirOwnTurnOnly,
	} {
		t.Run(name, example)
	}
}

// The examples of the first printing that come out otherwise, or only there.

// As round VIII begins, one Irish army is in the Atlantic Ocean, one of the
// Scots in the Irish Sea and two of the Angles in the North Sea: in play.
func TestFirstPrintingInvadersOfRoundEight(t *testing.T) {
	tb := play(t, `
		game first
		round 7, Normans, roundEnd
		Welsh: Powys 1
		asked march Welsh
	`)
	var p struct {
		Units map[string]map[string]struct{ Infantry int }
	}
	if err := json.Unmarshal(tb.JSON(), &p); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		nation, sea string
		armies      int
	}{{"Irish", "Atlantic Ocean", 1}, {"Scots", "Irish Sea", 1}, {"Angles", "North Sea", 2}} {
		if got := p.Units[c.nation][c.sea].Infantry; got != c.armies {
			t.Errorf("%d %s in the %s, not %d", got, c.nation, c.sea, c.armies)
		}
	}
}

// Six points for Boudicca in round I, and in no other.
func TestFirstPrintingRomansEliminateBoudicca(t *testing.T) {
	for round, points := range map[string]string{"1": "6", "2": "0"} {
		play(t, `
			game first
			round `+round+`, Romans, movement
			Romans: Sussex 2 + fort
			Belgae: Kent 1 + Boudicca, Essex 1, Suffolk 1, Norfolk 1, Lindsey 1, Wessex 1
			occupied: Romans in Kent
			march 2 Sussex > Kent
			dice 6 6 1
			Romans score `+points+`
		`)
	}
}

// Only three Danes find a counter as round XIV begins, three fewer than the
// timeline brings: after their turn one army departs instead of four.
func TestFirstPrintingShortfallOfThreeDanes(t *testing.T) {
	play(t, `
		game first
		round 13, Normans, roundEnd
		Danes: York 15
		asked march Dubliners
		Frisian Sea has Danes 3 + Cnut
		march 3 Irish Sea > Cumbria
		asked march Danes
		Danes keep 2
	`)
	play(t, `
		game first
		round 13, Normans, roundEnd
		Danes: York 6, Bernicia 3, Norfolk 3, Essex 3
		Saxons: Kent 1, Sussex 1, Wessex 1
		asked march Dubliners
		march 3 Irish Sea > Cumbria
		asked march Danes
		lead 3 Frisian Sea > Suffolk
		march 3 York > Lindsey
		done
		asked overpopulation Danes
		remove York
		remove Bernicia
		remove Norfolk
		remove Essex
		remove Suffolk
		remove Lindsey
		asked depart Danes
		remove York
		asked place Saxons
	`)
}

// Rounds II, IV and V as the example tells them, with the invaders of the round
// at sea already (§Roman Reinforcements).
func TestFirstPrintingRomanReinforcements(t *testing.T) {
	playAll(t, []situation{
		{"round 4, 9 armies", `
			game first
			round 4, Romans, population
			Romans: Kent 9 + fort
			Saxons: English Channel 3
			asked march Romans
			English Channel has Romans 1, Saxons 3
		`},
		{"round 5, 9 armies", `
			game first
			round 5, Romans, population
			Romans: Kent 9 + fort
			Saxons: English Channel 3
			asked march Romans
			English Channel has Saxons 3
		`},
	})
}

// In round VI Irish and Scots both raid (§Raiding).
func TestFirstPrintingIrishAndScotsRaidInRoundSix(t *testing.T) {
	playAll(t, []situation{
		{"Irish", `
			game first
			round 6, Irish, movement
			Irish: Atlantic Ocean 2
			Scots: Irish Sea 1
			offers end
			march 1 Atlantic Ocean > Gwynedd
			done
			withdraw 1 Gwynedd > Atlantic Ocean
			asked march Scots
			Atlantic Ocean has Irish 2
		`},
		{"Scots", `
			game first
			round 6, Scots, movement
			Scots: Irish Sea 2
			offers end
			march 1 Irish Sea > Dalriada
			done
			withdraw 1 Dalriada > Irish Sea
			asked march Normans
			Irish Sea has Scots 2
		`},
	})
}
