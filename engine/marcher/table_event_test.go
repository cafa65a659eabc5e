package marcher_test

import (
	"fmt"
	"testing"
)

// Rule 5.0: one roll a turn and side, on its own table.
func TestEventTables(t *testing.T) {
	tables := map[string][]struct {
		from  int
		event string
	}{
		"Normans": {
			{0, "quietSeason"}, {20, "clearWeather"}, {30, "badWeather"}, {40, "vikingRaid"},
			{47, "welshInsurgents"}, {55, "castleBurned"}, {60, "reinforcements"}, {68, "recalled"},
			{73, "welshFeud"}, {79, "knightsCharge"}, {85, "siegeEngineers"}, {91, "ambush"}, {96, "campFever"},
		},
		"Welsh": {
			{0, "quietSeason"}, {20, "clearWeather"}, {30, "badWeather"}, {40, "vikingRaid"},
			{47, "irishAuxiliaries"}, {55, "welshInsurgents"}, {63, "castleBurned"}, {68, "bards"},
			{75, "kingdomRises"}, {81, "masterArchers"}, {87, "dynasticFeud"}, {93, "poorHarvest"}, {97, "bribery"},
		},
	}
	for _, scenario := range []string{"", "revival, "} {
		for _, side := range []string{"Normans", "Welsh"} {
			event, next := "", 0
			for roll := range 100 {
				if rows := tables[side]; next < len(rows) && rows[next].from == roll {
					event, next = rows[next].event, next+1
				}
				tb := play(t, scenario+"turn 2, "+side+`, event
					Chester: 2 knight, 1 norman infantry, castle
					Elfael: 2 norman infantry, castle
					Rhos: 2 welsh infantry
					Gorfynydd: 1 welsh infantry, 1 teulu
					mobilised: Gwynedd, Powys, Gwent, Deheubarth
				`)
				tb.read(fmt.Sprint("event ", roll))
				tb.read(fmt.Sprintf("told event %s %s", side, event))
				tb.read(fmt.Sprintf("told eventRoll %s %d", side, roll))
			}
		}
	}
}

func TestQuietSeason(t *testing.T) {
	play(t, `
		turn 2, Normans, event
		Hereford: 1 knight, 1 norman infantry, castle
		Elfael: 1 norman infantry, castle
		Gwent Uwchcoed: 1 welsh infantry
		event 19
		asked march Normans
		weather none
		Hereford has 1 knight, 1 norman infantry, castle
		Elfael has 1 norman infantry, castle
		Gwent Uwchcoed has 1 welsh infantry
	`)
}

func TestWeather(t *testing.T) {
	playAll(t, []situation{
		{"clear", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			event 20
			weather clear
		`},
		{"bad", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			event 39
			weather bad
		`},
		{"the other side's contrary roll changes it", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			event 29
			weather clear
			until event Welsh
			event 30
			weather bad
			until event Normans
			weather none
		`},
		{"and the other way round", `
			revival, turn 2, Welsh, event
			Hereford: 1 knight, 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			event 30
			weather bad
			until event Normans
			event 20
			weather clear
			until event Welsh
			weather none
		`},
		{"clear weather helps a check", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			event 20
			march 1 knight Hereford > Elfael
			advance Elfael
			dice 2
			told supply Normans 2 +0 in Elfael
			told advance Normans in Elfael
		`},
		{"bad weather hinders it", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			event 30
			march 1 knight Hereford > Elfael
			advance Elfael
			dice 3
			told supply Normans 3 -2 in Elfael
			told halt Normans in Elfael
		`},
	})
}

// Viking raid: where they land.
func TestVikingLanding(t *testing.T) {
	for face, place := range map[int]string{
		1: "Môn", 2: "Arfon", 3: "Tegeingl", 4: "Meirionnydd", 5: "Penweddig",
		6: "Cemais", 7: "Penfro", 8: "Gŵyr", 9: "Gorfynydd", 10: "Gwent Iscoed",
	} {
		for _, table := range []string{"Normans", "Welsh"} {
			play(t, fmt.Sprintf(`
				turn 2, %s, event
				Hereford: 1 knight, 1 norman infantry, castle
				Cantref Mawr: 2 welsh infantry
				event 40
				asked landing
				dice %d
				asked raidSize
				dice 1
				told vikings 2 in %s
				%s has 2 viking
			`, table, face, place, place))
		}
	}
}

// Viking raid: how many come.
func TestVikingNumbers(t *testing.T) {
	for face := 1; face <= 10; face++ {
		ships := 2
		if face > 5 {
			ships = 3
		}
		if face > 9 {
			ships = 4
		}
		for aside := 1; aside <= 8; aside++ {
			play(t, fmt.Sprintf(`
				turn 2, Normans, event
				Hereford: 1 knight, 1 norman infantry, castle
				aside: viking %d
				event 46
				dice 6 %d
				told vikings %d in Cemais
				Cemais has %d viking
				aside viking %d
			`, aside, face, min(ships, aside), min(ships, aside), aside-min(ships, aside)))
		}
	}
}

func TestVikingRaid(t *testing.T) {
	playAll(t, []situation{
		{"no counters left: nobody comes", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Elfael: 8 viking
			aside: viking 0
			event 40
			until march Normans
			untold vikings
		`},
		{"an empty zone is theirs, with its castle", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Tegeingl: castle
			event 40
			dice 3 1
			asked march Normans
			Tegeingl has 2 viking, castle
		`},
		{"Vikings join Vikings", `
			turn 2, Welsh, event
			Rhos: 2 welsh infantry
			Tegeingl: 3 viking
			event 40
			dice 3 6
			asked march Welsh
			Tegeingl has 6 viking
		`},
		{"they attack who holds the zone, after the march", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Penfro: 1 welsh infantry
			Cemais: 1 welsh infantry
			event 40
			dice 7 1
			asked march Normans
			Penfro has 1 welsh infantry, 2 viking
			end
			asked roll Vikings at Penfro of Welsh
			told battle Vikings of Welsh in Penfro
			dice Vikings 4 5
			told die Vikings viking 5 +0
			dice Welsh 6
			told die Welsh welsh infantry 6 +0
			told hit Welsh 1 welsh infantry of Vikings
			told battleEnd Vikings in Penfro
			Penfro has 2 viking
		`},
		{"they never retreat, who defends may", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Penfro: 1 welsh infantry
			Cemais: 1 welsh infantry
			event 40
			dice 7 1
			end
			dice Vikings 1 1
			dice Welsh 1
			asked defenderRetreat Welsh at Penfro
			offers only retreat Cemais; end
			retreat Cemais
			Penfro has 2 viking
			Cemais has 2 welsh infantry
		`},
		{"they do not besiege, and the castle helps who defends it", `
			turn 2, Normans, event
			Tegeingl: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			event 40
			dice 3 1
			until roll Vikings
			untold siege
			dice Vikings 1 1
			dice Normans 5
			told die Normans norman infantry 5 +1
			told hit Vikings 1 viking of Normans from Tegeingl
		`},
		{"the zone they take is neutral, castle and all", `
			turn 2, Normans, event
			Tegeingl: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			event 40
			dice 3 1
			score Normans 1
			until roll Vikings
			dice Vikings 5 5
			dice Normans 1
			Tegeingl has 2 viking, castle
			score Normans 0
		`},
		{"beaten they go aside", `
			turn 2, Normans, event
			Tegeingl: 2 norman infantry, castle
			Chester: 1 norman infantry, castle
			event 40
			dice 3 1
			aside viking 6
			until roll Vikings
			dice Vikings 1 1
			dice Normans 5 5
			Tegeingl has 2 norman infantry, castle
			aside viking 8
		`},
		{"they attack after the battles begun by marches", `
			turn 2, Welsh, event
			Penfro: 1 welsh infantry
			Gwynllŵg: 1 welsh infantry
			Rhos: 1 welsh infantry
			Tegeingl: 1 norman infantry
			Gwent Iscoed: 1 norman infantry
			event 40
			dice 7 1
			march 1 welsh infantry Rhos > Tegeingl
			march 1 welsh infantry Gwynllŵg > Gwent Iscoed
			until battle Welsh
			offers only fight Tegeingl; fight Gwent Iscoed
			fight Gwent Iscoed
			dice Welsh 10
			dice Normans 1
			asked roll Welsh at Tegeingl
			dice Welsh 10
			dice Normans 1
			asked roll Vikings at Penfro
		`},
		{"Norman knights pursue nobody who does not flee: Vikings fight to the last", `
			turn 2, Normans, event
			Tegeingl: 2 knight
			Chester: 1 norman infantry, castle
			event 40
			dice 3 6
			until roll Vikings
			dice Vikings 1 1 1
			dice Normans 4 4
			asked defenderRetreat Normans
			end
			dice Vikings 1
			dice Normans 4 1
			Tegeingl has 2 knight
		`},
	})
}

// Viking raid: their dice are rolled by the opponent of who holds the zone.
func TestVikingDice(t *testing.T) {
	for _, row := range []struct {
		land, dice string
		roller     int
	}{
		{"Tegeingl", "3", 1}, // Norman zone: the Welsh player
		{"Penfro", "7", 0},   // Welsh zone: the Norman player
	} {
		tb := play(t, `
			turn 2, Normans, event
			Tegeingl: 2 norman infantry
			Chester: 1 norman infantry, castle
			Penfro: 2 welsh infantry
			event 40
			dice `+row.dice+` 1
			until roll Vikings
		`)
		if turn := tb.state.Turn(); int(turn.Roller) != row.roller {
			t.Errorf("%s: seat %d holds the dice", row.land, turn.Roller)
		}
	}
}

func TestWelshInsurgents(t *testing.T) {
	playAll(t, []situation{
		{"in a Norman zone outside the earldoms, Borderland included", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Buellt: 2 viking
			event 47
			asked pick
			offers only pick Elfael; pick Tegeingl
			pick Elfael
			told picked in Elfael
			asked draw Welsh
			draw welsh archer
			draw welsh archer
			draw welsh infantry
			Elfael has 1 norman infantry, 1 welsh infantry, 2 welsh archer, castle
			asked march Normans
		`},
		{"they attack in this phase, may not besiege, and the castle helps against them", `
			turn 2, Normans, event
			Elfael: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			event 47
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh archer
			until roll Welsh
			asked roll Welsh at Elfael
			told battle Welsh of Normans in Elfael
			untold siege
			dice Welsh 5
			dice Welsh 6 6
			dice Normans 5 1
			told die Normans norman infantry 5 +1
			asked lose Welsh at Elfael count 1
		`},
		{"also when the Welsh roll them", `
			turn 2, Welsh, event
			Elfael: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			event 62
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			until roll Welsh
			asked roll Welsh at Elfael
			untold siege
		`},
		{"they may retreat", `
			turn 2, Normans, event
			Elfael: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			event 47
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			until roll Welsh
			dice Welsh 1 1 1
			dice Normans 1 1
			asked attackerRetreat Welsh at Elfael
			offers only retreat Gwent Uwchcoed; end
			retreat Gwent Uwchcoed
			Gwent Uwchcoed has 4 welsh infantry
			Elfael has 2 norman infantry, castle
		`},
		{"what is left of them is Welsh like any other, and marches in the next turn", `
			turn 2, Normans, event
			Elfael: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent, Deheubarth
			event 47
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			until roll Welsh
			dice Welsh 10 1 1
			dice Normans 1
			Elfael has 3 welsh infantry, castle
			until event Welsh
			event 0
			offers march 3 welsh infantry Elfael > Brycheiniog
		`},
		{"fewer when the cup is short", `
			turn 2, Normans, event
			Elfael: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			pool: welsh archer 2
			event 47
			until draw
			draw welsh archer
			draw welsh archer
			asked march Normans
			Elfael has 1 norman infantry, 2 welsh archer, castle
		`},
		{"none when it is empty", `
			turn 2, Normans, event
			Elfael: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			pool: knight 2
			event 47
			until march Normans
			Elfael has 1 norman infantry, castle
		`},
		{"none where the Normans hold nothing outside the earldoms", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 welsh infantry
			event 47
			asked march Normans
			Elfael has 1 welsh infantry
		`},
		{"after the battles begun by marches", `
			turn 2, Normans, event
			Elfael: 2 norman infantry, castle
			Hereford: 2 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			event 47
			until march Normans
			march 1 norman infantry Hereford > Gwent Uwchcoed
			until supply
			dice 10
			asked roll Normans at Gwent Uwchcoed
			dice Normans 6
			dice Welsh 1
			asked roll Welsh at Elfael
		`},
	})
}

func TestCastleBurned(t *testing.T) {
	playAll(t, []situation{
		{"one of the castles the Normans hold outside the earldoms", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Maelienydd: 1 norman infantry
			Rhos: 1 welsh infantry, castle
			Buellt: 2 viking, castle
			Iâl: castle
			event 55
			asked pick
			offers only pick Elfael; pick Tegeingl
			score Normans 2
			pick Tegeingl
			told castleLost in Tegeingl
			Tegeingl has 1 norman infantry
			Elfael has 1 norman infantry, castle
			score Normans 1
		`},
		{"the Welsh table as well", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			event 67
			pick Elfael
			told castleLost in Elfael
			Elfael has 1 norman infantry
		`},
		{"the next levy there is a castle again", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			event 63
			pick Elfael
			until event Normans
			told castle Normans in Elfael
			Elfael has 1 norman infantry, castle
			untold levy Normans in Elfael
		`},
		{"castles of the earldoms do not burn", `
			turn 2, Normans, event
			Hereford: 2 norman infantry, castle
			Elfael: 1 norman infantry
			event 59
			asked march Normans
			untold castleLost
			Hereford has 2 norman infantry, castle
		`},
	})
}

func TestReinforcements(t *testing.T) {
	playAll(t, []situation{
		{"two counters, active, in one earldom zone", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Ludlow: 1 welsh infantry, castle
			event 60
			asked draw Normans
			draw knight
			draw norman archer
			asked reinforce Normans
			offers only place Chester; place Hereford
			place Chester
			told place Normans 1 knight in Chester
			told place Normans 1 norman archer in Chester
			Chester has 1 knight, 1 norman infantry, 1 norman archer, castle
			asked march Normans
			offers march 1 knight Chester > Nantwich
		`},
		{"no choice where one zone is left", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			event 67
			draw knight
			draw knight
			asked march Normans
			Hereford has 2 knight, 1 norman infantry, castle
		`},
		{"fewer when the cup is short", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			pool: norman archer 1, welsh archer 3
			event 60
			draw norman archer
			asked march Normans
			Hereford has 1 norman infantry, 1 norman archer, castle
		`},
		{"none when it is empty", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			pool: welsh archer 3
			event 60
			asked march Normans
			Hereford has 1 norman infantry, castle
		`},
		{"none without an earldom zone", `
			turn 2, Normans, event
			Elfael: 1 norman infantry, castle
			Hereford: 1 welsh infantry, castle
			event 60
			asked march Normans
			Elfael has 1 norman infantry, castle
		`},
	})
}

func TestRecalled(t *testing.T) {
	playAll(t, []situation{
		{"one unit of a random earldom zone goes back to the cup", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Ludlow: 1 welsh infantry, castle
			event 68
			asked pick
			offers only pick Chester; pick Hereford
			pick Hereford
			asked recall Normans
			offers only remove knight Hereford; remove norman infantry Hereford
			pool knight 13
			remove knight Hereford
			told remove Normans 1 knight from Hereford
			pool knight 14
			Hereford has 1 norman infantry, castle
		`},
		{"that may empty the zone", `
			turn 2, Normans, event
			Hereford: 1 knight, castle, william
			Chester: 1 norman infantry, castle
			event 72
			pick Hereford
			told neutral in Hereford
			Hereford has castle, william
			pool knight 14
		`},
		{"no earldom zone, no recall", `
			turn 2, Normans, event
			Elfael: 2 knight, castle
			Hereford: 1 welsh infantry, castle
			event 68
			asked march Normans
			Elfael has 2 knight, castle
		`},
	})
}

func TestWelshFeud(t *testing.T) {
	playAll(t, []situation{
		{"the Normans name a mobilised kingdom with a Welsh zone", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Gwent Uwchcoed: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			mobilised: Gwynedd, Powys, Gwent
			event 73
			asked feud Normans
			offers only name Gwynedd; name Gwent
			name Gwynedd
			told picked Gwynedd
			until event Welsh
			told levy Welsh in Gwent Uwchcoed
			untold levy Welsh in Rhos
			Rhos has 1 welsh infantry
		`},
		{"once", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwynedd, Powys, Gwent
			event 78
			name Gwynedd
			until event Welsh
			listen
			until event Normans
			until event Welsh
			told levy Welsh in Rhos
		`},
		{"no choice where only one is left", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Rhos: 1 welsh infantry
			mobilised: Gwynedd, Powys
			event 73
			asked march Normans
			told picked Gwynedd
			until event Welsh
			Rhos has 1 welsh infantry
		`},
		{"none mobilised, no feud", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Gorfynydd: 1 welsh infantry
			mobilised: Gwynedd, Powys
			event 73
			asked march Normans
			untold picked
		`},
		{"rolled on the first turn it waits for the levy of the second", `
			turn 1, Normans, event
			Chester: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwynedd, Powys, Gwent
			event 73
			name Gwynedd
			until draw Welsh
			now turn 2, Welsh, levy
			asked draw Welsh at Gwent Uwchcoed
			until event Welsh
			Rhos has 1 welsh infantry
		`},
		{"in the second scenario for the next even turn", `
			revival, turn 4, Normans, event
			Chester: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			event 73
			name Morgannwg
			until draw Welsh
			now turn 6, Welsh, levy
			asked draw Welsh at Rhos
			until event Welsh
			Gorfynydd has 1 welsh infantry
		`},
	})
}

// Knights' charge: their first round of each battle of this phase.
func TestKnightsCharge(t *testing.T) {
	playAll(t, []situation{
		{"knights in the first round, nobody else", `
			turn 2, Normans, event
			Hereford: 1 knight, 2 norman infantry, castle
			Gwent Uwchcoed: 3 welsh infantry
			event 79
			march 1 knight Hereford > Gwent Uwchcoed
			march 1 norman infantry Hereford > Gwent Uwchcoed
			until supply
			dice 10
			dice Normans 3 5
			told die Normans knight 3 +1
			told die Normans norman infantry 5 +0
			dice Welsh 1 1 1
			end
			listen
			dice Normans 3 1
			told die Normans knight 3 +0
		`},
		{"in every battle of the phase", `
			turn 2, Normans, event
			Hereford: 3 knight, 2 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Elfael: 1 welsh infantry
			event 84
			march 1 knight Hereford > Gwent Uwchcoed
			march 1 knight Hereford > Elfael
			until supply
			dice 10 10
			fight Elfael
			dice Normans 3
			dice Welsh 1
			listen
			dice Normans 3
			told die Normans knight 3 +1
		`},
		{"not in the pursuit", `
			turn 2, Normans, event
			Hereford: 3 knight, 2 norman infantry, castle
			Gwent Uwchcoed: 2 welsh infantry
			Gwent Iscoed: 1 welsh infantry
			event 79
			march 1 knight Hereford > Gwent Uwchcoed
			until supply
			dice 10
			dice Normans 1
			dice Welsh 1 1
			end
			retreat Gwent Iscoed
			listen
			dice Normans 3
			told die Normans knight 3 +0
			Gwent Iscoed has 3 welsh infantry
		`},
		{"not in the turn of the Welsh", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 knight, 1 norman infantry
			Gwent Uwchcoed: 2 welsh infantry
			event 79
			until event Welsh
			event 0
			march 2 welsh infantry Gwent Uwchcoed > Elfael
			until roll Welsh
			dice Welsh 1 1
			dice Normans 3 1
			told die Normans knight 3 +0
		`},
		{"it adds to the earl's", `
			turn 2, Normans, event
			Hereford: 1 knight, 2 norman infantry, castle, william
			Gwent Uwchcoed: 1 welsh infantry
			event 79
			march 1 knight Hereford > Gwent Uwchcoed
			march william Hereford > Gwent Uwchcoed
			until supply
			dice 10
			dice Normans 2
			told die Normans knight 2 +2
			dice Welsh 1
			Gwent Uwchcoed has 1 knight, william
		`},
	})
}

func TestSiegeEngineers(t *testing.T) {
	playAll(t, []situation{
		{"two more for Norman sieges of this phase", `
			turn 2, Normans, event
			Hereford: 4 norman infantry, castle
			Gwent Uwchcoed: 2 welsh infantry, castle
			event 85
			march 3 norman infantry Hereford > Gwent Uwchcoed
			until supply
			dice 10
			siege
			dice 1
			told siege Normans 1 +4 in Gwent Uwchcoed
			told siegeWon Normans in Gwent Uwchcoed
		`},
		{"not for the Welsh after them", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Gwent Uwchcoed: 3 welsh infantry
			event 90
			until event Welsh
			event 0
			march 2 welsh infantry Gwent Uwchcoed > Elfael
			until siege
			siege
			dice 3
			told siege Welsh 3 +1 in Elfael
		`},
	})
}

func TestAmbush(t *testing.T) {
	playAll(t, []situation{
		{"Welsh who defend without a castle, in the first round", `
			turn 2, Normans, event
			Hereford: 3 norman infantry, castle
			Gwent Uwchcoed: 1 welsh archer, 1 welsh infantry
			event 91
			march 2 norman infantry Hereford > Gwent Uwchcoed
			until supply
			dice 10
			dice Welsh 4
			told die Welsh welsh archer 4 +1
			dice Normans 1 1
			dice Welsh 5
			told die Welsh welsh infantry 5 +1
			end
			listen
			dice Welsh 4
			told die Welsh welsh archer 4 +0
			dice Normans 1 1
			dice Welsh 5
			told die Welsh welsh infantry 5 +0
		`},
		{"not behind a castle, though it has fallen", `
			turn 2, Normans, event
			Hereford: 4 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry, castle
			event 95
			march 3 norman infantry Hereford > Gwent Uwchcoed
			until supply
			dice 10
			siege
			dice 10
			dice Normans 1 1 1
			dice Welsh 1
			told die Welsh welsh infantry 1 +0
		`},
		{"not who attack", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry
			Tegeingl: 2 viking
			Rhos: 2 welsh infantry
			event 91
			until event Welsh
			event 0
			march 2 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1 1
			told die Welsh welsh infantry 1 +0
		`},
	})
}

func TestCampFever(t *testing.T) {
	playAll(t, []situation{
		{"one unit of the largest Norman host goes back to the cup", `
			turn 2, Normans, event
			Hereford: 2 norman infantry, castle
			Elfael: 1 knight, 2 norman infantry, castle
			Rhos: 5 welsh infantry
			event 96
			asked fever Normans
			offers only remove knight Elfael; remove norman infantry Elfael
			remove norman infantry Elfael
			Elfael has 1 knight, 1 norman infantry, castle
			told remove Normans 1 norman infantry from Elfael
			pool norman infantry 17
		`},
		{"the owner chooses among equals", `
			turn 2, Normans, event
			Hereford: 2 norman infantry, castle, william
			Elfael: 2 knight, castle
			Chester: 1 norman infantry, castle
			event 99
			offers only remove norman infantry Hereford; remove knight Elfael
			remove knight Elfael
			Elfael has 1 knight, castle
			pool knight 13
		`},
		{"a single unit", `
			turn 2, Normans, event
			Elfael: 1 knight, castle
			Gwent Uwchcoed: 1 welsh infantry
			event 96
			told remove Normans 1 knight from Elfael
			told neutral in Elfael
			Elfael has castle
		`},
		{"no Normans, no fever", `
			turn 2, Normans, event
			Gwent Uwchcoed: 1 welsh infantry
			event 96
			untold remove
		`},
	})
}

func TestIrishAuxiliaries(t *testing.T) {
	playAll(t, []situation{
		{"two land on a Welsh coast", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			Penfro: 1 welsh infantry
			Arwystli: 1 welsh infantry
			Chester: 1 welsh infantry, castle
			Tegeingl: 1 norman infantry
			Cemais: 2 viking
			event 47
			asked irishLanding Welsh
			offers only place Arfon; place Penfro; place Chester
			place Arfon
			told place Welsh 2 irish in Arfon
			Arfon has 1 welsh infantry, 2 irish
			aside irish 2
			asked march Welsh
			offers march 2 irish Arfon > Rhos
		`},
		{"one when only one is left", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry, 3 irish
			event 54
			asked march Welsh
			Arfon has 1 welsh infantry, 4 irish
			aside irish 0
		`},
		{"none when none is", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry, 4 irish
			event 47
			asked march Welsh
			Arfon has 1 welsh infantry, 4 irish
			untold place
		`},
		{"none without a coast", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Arwystli: 1 welsh infantry
			event 47
			asked march Welsh
			untold place
			aside irish 4
		`},
		{"they enter any kingdom and the earldoms, there after a check", `
			turn 2, Welsh, movement
			Chester: 1 norman infantry, castle
			Tegeingl: 2 irish
			march 1 irish Tegeingl > Chester
			march 1 irish Tegeingl > Iâl
			Iâl has 1 irish
			until supply
			dice 2
			told supply Welsh 2 +0 in Chester
			Chester has 1 norman infantry, 1 irish, castle
		`},
		{"they besiege", `
			turn 2, Welsh, combat
			Tegeingl: 1 norman infantry, 2 irish, castle
			siege
			dice 4
			told siege Welsh 4 +1 in Tegeingl
			told siegeWon Welsh in Tegeingl
		`},
		{"fallen they go aside, not into the cup", `
			turn 2, Normans, combat
			Tegeingl: 2 norman infantry, 1 irish
			aside irish 3
			dice Normans 10 1
			dice Welsh 6
			told die Welsh irish 6 +0
			told hit Welsh 1 irish of Normans from Tegeingl
			aside irish 4
			Tegeingl has 1 norman infantry
		`},
	})
}

// Bards: every Welsh unit, in the first round.
func TestBards(t *testing.T) {
	playAll(t, []situation{
		{"archers, infantry, teulu and Irish", `
			turn 2, Welsh, event
			Rhos: 1 welsh archer, 1 welsh infantry, 1 teulu, 1 irish
			Tegeingl: 4 norman infantry, 1 norman archer
			event 68
			march 1 welsh archer Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			march 1 teulu Rhos > Tegeingl
			march 1 irish Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1
			told die Welsh welsh archer 1 +1
			dice Normans 1
			told die Normans norman archer 1 +0
			dice Welsh 1 1 1
			told die Welsh welsh infantry 1 +1
			told die Welsh teulu 1 +1
			told die Welsh irish 1 +1
			dice Normans 1 1 1 1
			until roll Welsh
			listen
			dice Welsh 1
			told die Welsh welsh archer 1 +0
			dice Normans 1
			dice Welsh 1 1 1
			told die Welsh welsh infantry 1 +0
			told die Welsh teulu 1 +0
			told die Welsh irish 1 +0
		`},
		{"against Vikings too, who hear no bards", `
			turn 2, Welsh, event
			Rhos: 2 welsh infantry
			Tegeingl: 1 viking
			event 70
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1
			told die Welsh welsh infantry 1 +1
			dice Vikings 1
			told die Vikings viking 1 +0
		`},
		{"not in the pursuit", `
			turn 2, Welsh, event
			Rhos: 2 welsh infantry, 1 teulu
			Tegeingl: 1 norman infantry
			Chester: 1 norman infantry, castle
			event 70
			march 1 teulu Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1 1
			dice Normans 1
			end
			asked defenderRetreat Normans
			retreat Chester
			listen
			dice Welsh 4
			told die Welsh teulu 4 +0
			Chester has 2 norman infantry, castle
		`},
	})
}

func TestKingdomRises(t *testing.T) {
	playAll(t, []situation{
		{"one that was not mobilised and has a Welsh zone", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Penfro: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			mobilised: Gwent
			event 75
			asked rise Welsh
			offers only name Morgannwg; name Dyfed
			name Dyfed
			told mobilise Dyfed
			mobilised Gwent, Dyfed
		`},
		{"and so it stays", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Penfro: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			mobilised: Gwent
			event 80
			name Dyfed
			until draw Welsh
			asked draw Welsh at Gwent Uwchcoed
			draw welsh archer
			asked draw Welsh at Penfro
		`},
		{"no choice where one is left", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Penfro: 1 welsh infantry
			mobilised: Gwent
			event 75
			asked march Welsh
			mobilised Gwent, Dyfed
		`},
		{"all are: one counter comes instead, to a Welsh zone outside the earldoms", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			Elfael: 1 welsh infantry
			Archenfield: 1 welsh infantry, castle
			mobilised: Gwent
			event 75
			asked draw Welsh
			draw welsh archer
			asked rising Welsh
			offers only place Elfael; place Gwent Uwchcoed
			place Elfael
			told place Welsh 1 welsh archer in Elfael
			Elfael has 1 welsh infantry, 1 welsh archer
			asked march Welsh
			offers march 1 welsh archer Elfael > Buellt
		`},
		{"the cup is empty: nothing comes", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent
			pool: knight 1
			event 75
			asked march Welsh
			untold place
		`},
		{"nor where the Welsh hold only earldom zones", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Archenfield: 1 welsh infantry, castle
			mobilised: Gwent
			event 75
			asked march Welsh
			untold place
			pool welsh infantry 25
		`},
	})
}

func TestMasterArchers(t *testing.T) {
	playAll(t, []situation{
		{"Welsh archers in every round", `
			turn 2, Welsh, event
			Rhos: 2 welsh archer, 2 welsh infantry
			Tegeingl: 2 norman infantry, 1 norman archer
			event 81
			march 1 welsh archer Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1
			told die Welsh welsh archer 1 +1
			dice Normans 1
			told die Normans norman archer 1 +0
			dice Welsh 1
			told die Welsh welsh infantry 1 +0
			dice Normans 1 1
			until roll Welsh
			listen
			dice Welsh 5
			told die Welsh welsh archer 5 +1
			dice Normans 1
			asked lose Normans at Tegeingl count 1
		`},
		{"not in the next turn", `
			turn 2, Welsh, event
			Gwynllŵg: 1 welsh archer
			Penfro: 1 welsh infantry
			Gwent Iscoed: 2 norman infantry
			mobilised: Gwent, Morgannwg
			event 86
			until event Normans
			event 0
			march 2 norman infantry Gwent Iscoed > Gwynllŵg
			until supply
			dice 10
			dice Welsh 1
			told die Welsh welsh archer 1 +0
		`},
	})
}

func TestDynasticFeud(t *testing.T) {
	playAll(t, []situation{
		{"units that begin in that kingdom do not march", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry, 1 teulu
			Gorfynydd: 1 welsh infantry
			event 87
			asked pick
			offers only name Môn; name Gwynedd; name Powys; name Gwent; name Morgannwg; name Deheubarth; name Dyfed
			name Gwynedd
			told picked Gwynedd
			asked march Welsh
			forbids march 1 welsh infantry Rhos > Tegeingl
			forbids march 1 teulu Rhos > Tegeingl
			offers march 1 welsh infantry Gorfynydd > Senghenydd
		`},
		{"they may make the strategic move", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 2 welsh infantry
			Tegeingl: 1 welsh infantry
			event 92
			name Gwynedd
			asked strategic Welsh
			offers march 1 welsh infantry Rhos > Tegeingl
		`},
		{"and march in the next turn", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 2 welsh infantry
			event 92
			name Gwynedd
			until event Welsh
			event 0
			offers march 1 welsh infantry Rhos > Tegeingl
		`},
		{"units of Borderland have no kingdom", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Elfael: 2 welsh infantry
			event 87
			name Powys
			asked march Welsh
			offers march 1 welsh infantry Elfael > Buellt
		`},
	})
}

func TestPoorHarvest(t *testing.T) {
	playAll(t, []situation{
		{"one counter for each kingdom at the next levy", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			Iâl: 1 welsh infantry
			mobilised: Gwynedd, Powys
			event 93
			until levy Welsh
			offers only levy Arfon; levy Tegeingl
			levy Arfon
			until event Welsh
			Tegeingl has 1 welsh infantry
			now turn 3, Welsh, event
		`},
		{"at the next one only", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			mobilised: Gwynedd, Powys
			event 96
			until levy Welsh
			levy Arfon
			until event Welsh
			listen
			until event Normans
			until event Welsh
			told levy Welsh in Tegeingl
			told levy Welsh in Arfon
		`},
		{"in the second scenario at that of the next even turn", `
			revival, turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Arfon: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			event 93
			until levy Welsh
			now turn 4, Welsh, levy
			levy Tegeingl
			until event Welsh
			Arfon has 1 welsh infantry
		`},
	})
}

func TestBribery(t *testing.T) {
	playAll(t, []situation{
		{"a Welsh zone beside the Normans, with more than teulu, outside the earldoms", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Elfael: 1 norman infantry
			Tegeingl: 1 welsh infantry, 1 welsh archer
			Iâl: 1 teulu
			Rhos: 3 welsh infantry
			Nantwich: 1 welsh infantry
			Buellt: 1 welsh infantry
			event 97
			asked pick
			offers only pick Tegeingl; pick Buellt
			pick Tegeingl
			asked bribe Welsh
			offers only remove welsh infantry Tegeingl; remove welsh archer Tegeingl
			remove welsh archer Tegeingl
			told remove Welsh 1 welsh archer from Tegeingl
			Tegeingl has 1 welsh infantry
			pool welsh archer 10
		`},
		{"never a teulu", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry, 1 teulu
			Iâl: 1 welsh infantry
			event 99
			pick Tegeingl
			Tegeingl has 1 teulu
		`},
		{"Irish go aside", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 irish, 1 welsh infantry
			Iâl: 1 welsh infantry
			event 97
			aside irish 3
			pick Tegeingl
			remove irish Tegeingl
			aside irish 4
		`},
		{"that may empty the zone", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 welsh infantry
			Iâl: 1 welsh infantry
			Arwystli: 1 welsh infantry
			event 97
			pick Tegeingl
			told neutral in Tegeingl
			Tegeingl has nothing
		`},
		{"nobody to be had", `
			turn 2, Welsh, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 teulu
			Rhos: 1 welsh infantry
			event 97
			asked march Welsh
			untold remove
		`},
	})
}
