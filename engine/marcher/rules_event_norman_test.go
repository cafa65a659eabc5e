package marcher_test

import "testing"

// Events of the Norman table alone.

// TestReinforcements checks Reinforcements (§5.0).
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

// TestRecalled checks Recalled (§5.0).
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

// TestWelshFeud checks the Welsh feud (§5.0).
func TestWelshFeud(t *testing.T) {
	playAll(t, []situation{
		{"the Normans name a mobilised kingdom with a Welsh zone, for one levy", `
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
			told picked Normans Gwynedd
			until event Welsh
			told levy Welsh in Gwent Uwchcoed
			untold levy Welsh in Rhos
			Rhos has 1 welsh infantry
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
	})
}

// TestKnightsCharge checks the knights' charge: the first round of each battle
// of this phase (§5.0).
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

// TestSiegeEngineers checks the siege engineers (§5.0, §7.1).
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

// TestAmbush checks the ambush (§5.0).
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
		{"not when they attack", `
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

// TestCampFever checks the camp fever (§5.0).
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
