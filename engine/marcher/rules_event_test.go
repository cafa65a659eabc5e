package marcher_test

import (
	"fmt"
	"testing"
)

// TestEventTables checks that a turn of a side has one roll, on its own table
// (§5.0, §3.2).
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
				tb.tell(fmt.Sprint("event ", roll))
				tb.tell(fmt.Sprintf("told event %s %s", side, event))
				tb.tell(fmt.Sprintf("told eventRoll %s %d", side, roll))
			}
		}
	}
}

// TestQuietSeason checks the quiet season (§5.0).
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

// TestWeather checks the weather (§5.0, §6.2).
func TestWeather(t *testing.T) {
	play(t, `
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
	`)
}

// TestWelshInsurgents checks the Welsh insurgents (§5.0).
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
		{"the rest of them are Welsh like any others, and march in the next turn", `
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

// TestCastleBurned checks the burned castle (§5.0).
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
