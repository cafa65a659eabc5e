package marcher_test

import "testing"

// The examples that the rulebook prints, each named after its section.

// TestExample24Dice checks that a single die shows 1 to 10, its 0 being ten,
// and that two dice together show tens and units, where a 0 is a 0 (§2.4).
func TestExample24Dice(t *testing.T) {
	playAll(t, []situation{
		{"0 tens and 7 units are 7", `
			turn 1, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			event 7
			told eventRoll Normans 7
			told event Normans quietSeason
		`},
		{"7 tens and 0 units are 70", `
			turn 1, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			event 70
			told eventRoll Normans 70
			told event Normans recalled
		`},
		{"two zeros are nothing, and 99 is the most", `
			turn 1, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			offers roll 0
			offers roll 99
			forbids roll 100
			event 0
			told event Normans quietSeason
		`},
		{"the 0 of a single die is a ten", `
			turn 1, Normans, combat
			Elfael: 1 knight, 1 welsh infantry
			asked roll Normans at Elfael
			offers roll 10
			offers roll 1
			forbids roll 0
			forbids roll 11
			dice Normans 10
			told die Normans knight 10
		`},
	})
}

// TestExample42FruitlessAttack plays the attack on southern Gwent that fails,
// and yet mobilises Morgannwg (§4.2).
func TestExample42FruitlessAttack(t *testing.T) {
	play(t, `
		turn 2, Normans, movement
		Hereford: 1 knight, 2 norman infantry, castle
		Archenfield: 1 knight, 3 norman infantry, castle
		Gwent Uwchcoed: 1 welsh infantry
		Gwent Iscoed: 2 welsh infantry
		Gwynllŵg: 1 welsh infantry
		Senghenydd: 1 welsh infantry
		Penfro: 1 welsh infantry
		mobilised: Gwent
		march 3 norman infantry Archenfield > Gwent Iscoed
		until supply
		dice Normans 3
		told mobilise Morgannwg
		untold mobilise Gwent
		asked roll Normans at Gwent Iscoed
		dice Normans 1 1 1
		dice Welsh 1 1
		asked attackerRetreat Normans at Gwent Iscoed
		retreat Archenfield
		Archenfield has 1 knight, 3 norman infantry, castle
		Gwent Iscoed has 2 welsh infantry
		mobilised Gwent, Morgannwg
		until draw Welsh
		asked draw Welsh at Gwent Uwchcoed
		draw welsh archer
		asked draw Welsh at Gwent Iscoed
		draw welsh archer
		asked draw Welsh at Gwynllŵg
		draw welsh archer
		asked draw Welsh at Senghenydd
		draw welsh infantry
		asked event Welsh
		Gwynllŵg has 1 welsh infantry, 1 hidden welsh archer
		Senghenydd has 1 welsh infantry, 1 hidden welsh infantry
		Penfro has 1 welsh infantry
	`)
}

// TestExample62Supply has the Earl of Hereford enter Gwent with two knights and
// two infantry; the die shows 7, which counts as 6 (§6.2).
func TestExample62Supply(t *testing.T) {
	const army = `
		turn 1, Normans, movement
		Hereford: 2 knight, 3 norman infantry, castle, william
		Gwent Uwchcoed: 1 welsh infantry
		march 2 knight Hereford > Gwent Uwchcoed
		march 2 norman infantry Hereford > Gwent Uwchcoed
		march william Hereford > Gwent Uwchcoed
		advance Gwent Uwchcoed
		asked supply Normans at Gwent Uwchcoed
	`
	playAll(t, []situation{
		{"7 less 1 is 6", army + `
			dice Normans 7
			told supply Normans 7 -1 in Gwent Uwchcoed
			told advance Normans in Gwent Uwchcoed
			Gwent Uwchcoed has 2 knight, 2 norman infantry, 1 welsh infantry, william
			Hereford has 1 norman infantry, castle
		`},
		{"3 would have been enough", army + `
			dice Normans 3
			told advance Normans in Gwent Uwchcoed
		`},
		{"2 would not", army + `
			dice Normans 2
			told halt Normans in Gwent Uwchcoed
			untold advance Normans
			Hereford has 2 knight, 3 norman infantry, castle, william
			Gwent Uwchcoed has 1 welsh infantry
		`},
	})
}

// TestExample71Siege has six Welsh from Morgannwg besiege three Normans in
// Gwent; the die shows 4, which counts as 7, and the castle does not help in
// the battle (§7.1).
func TestExample71Siege(t *testing.T) {
	play(t, `
		turn 4, Welsh, movement
		Gwynllŵg: 3 welsh archer, 4 welsh infantry
		Gwent Iscoed: 1 knight, 2 norman infantry, castle
		march 3 welsh archer Gwynllŵg > Gwent Iscoed
		march 3 welsh infantry Gwynllŵg > Gwent Iscoed
		end
		asked siege Welsh at Gwent Iscoed
		siege
		asked siegeRoll Welsh at Gwent Iscoed
		dice 4
		told siege Welsh 4 +3 in Gwent Iscoed
		told siegeWon Welsh in Gwent Iscoed
		asked roll Welsh at Gwent Iscoed
		dice Welsh 1 1 1
		dice Welsh 1 1 1
		dice Normans 3 5 5
		told die Normans knight 3 +0
		told die Normans norman infantry 5 +0
		untold hit Welsh
		Gwent Iscoed has 1 knight, 2 norman infantry, 3 welsh archer, 3 welsh infantry, castle
	`)
}

// TestExample72Battle plays an earl with two knights, an infantry and an archer
// against two archers and two infantry in Gwynedd; after the round the Welsh
// flee, the knights ride them down, and the next levy builds a castle (§7.2,
// §7.3).
func TestExample72Battle(t *testing.T) {
	battle := `
		turn 2, Normans, movement
		Chester: 2 knight, 2 norman infantry, 1 norman archer, castle, hugh
		Tegeingl: 2 welsh archer, 2 welsh infantry
		Rhos: 1 welsh infantry
		mobilised: Gwynedd, Powys
		march 2 knight Chester > Tegeingl
		march 1 norman infantry Chester > Tegeingl
		march 1 norman archer Chester > Tegeingl
		march hugh Chester > Tegeingl
		advance Tegeingl
		dice Normans 10
		end
		told battle Normans of Welsh in Tegeingl
		untold siege
		told missile in Tegeingl
		pool norman archer 5
		dice Normans 4
		told die Normans norman archer 4 +1
		dice Welsh 3 8
		told die Welsh welsh archer 8 +0
		untold hit Welsh
		asked lose Normans at Tegeingl count 1
		offers only lose knight; lose norman infantry; lose norman archer
		lose norman archer
		told hit Normans 1 norman archer of Welsh from Tegeingl
		pool norman archer 6
		told melee in Tegeingl
		dice Normans 3 5 6
		told die Normans knight 3 +1
		told die Normans knight 5 +1
		told die Normans norman infantry 6 +1
		dice Welsh 3 7
		told die Welsh welsh infantry 7 +0
	`
	losses := func(t *testing.T, tb *table) {
		t.Helper()
		for range 2 { // in either order
			if tb.State.Turn().Side == int8(0) {
				tb.tell("asked lose Normans count 1")
				tb.tell("offers only lose knight; lose norman infantry")
				tb.tell("lose norman infantry")
			} else {
				tb.tell("asked lose Welsh count 3")
				tb.tell("offers only lose welsh infantry; lose welsh archer")
				tb.tell("lose welsh infantry")
				tb.tell("lose welsh infantry")
			}
		}
		tb.tell("Tegeingl has 2 knight, 1 welsh archer, hugh")
		tb.tell("told hit Welsh welsh archer from Tegeingl")
	}
	t.Run("the round", func(t *testing.T) {
		losses(t, play(t, battle))
	})
	t.Run("7.3, the pursuit, and the castle of the next levy", func(t *testing.T) {
		tb := play(t, battle)
		losses(t, tb)
		tb.tell(
			"asked attackerRetreat Normans at Tegeingl",
			"end",
			"asked defenderRetreat Welsh at Tegeingl",
			"retreat Rhos",
			"told pursuit Normans in Tegeingl",
			"listen",
			"asked roll Normans at Tegeingl",
			"dice Normans 2 3",
			"told die Normans knight 3 +1",
			"told hit Welsh 1 welsh archer of Normans",
			"told conquer Normans in Tegeingl",
			"told battleEnd Normans in Tegeingl",
			"Tegeingl has 2 knight, hugh",
			"Rhos has 1 welsh infantry",
			"until event Normans",
			"now turn 3, Normans, event",
			"told castle Normans in Tegeingl",
			"Tegeingl has 2 knight, castle, hugh",
		)
	})
}
