package marcher_test

import (
	"testing"
)

// TestRulingR14Conquests checks that a conquest belongs to the earl who led it,
// else to the earldom it was made from, until they fall or the zone changes
// hands (§11.1.2).
func TestRulingR14Conquests(t *testing.T) {
	playAll(t, []situation{
		{"led by an earl", `
			turn 3, Normans, movement
			Hereford: 3 norman infantry, castle, william
			Ludlow: 1 norman infantry, castle, roger
			march 2 norman infantry Hereford > Maelienydd
			march william Hereford > Maelienydd
			until supply
			dice 10
			told banner Normans 2 in Maelienydd
			Maelienydd flies william
		`},
		{"led by an earl, though others came from elsewhere", `
			turn 3, Normans, movement
			Hereford: 3 norman infantry, castle, william
			Ludlow: 3 norman infantry, castle
			Shrewsbury: 1 norman infantry, castle, roger
			march 1 norman infantry Hereford > Maelienydd
			march william Hereford > Maelienydd
			march 2 norman infantry Ludlow > Maelienydd
			until supply
			dice 10
			Maelienydd flies william
		`},
		{"without an earl, the earldom they came from", `
			turn 3, Normans, movement
			Hereford: 3 norman infantry, castle, william
			Ludlow: 3 norman infantry, castle, roger
			march 2 norman infantry Ludlow > Maelienydd
			until supply
			dice 10
			Maelienydd flies roger
			offers march roger Ludlow > Maelienydd
			forbids march william Hereford > Maelienydd
		`},
		{"of two earldoms, that of most", `
			turn 3, Normans, movement
			Hereford: 3 norman infantry, castle
			Ludlow: 3 norman infantry, castle
			march 2 norman infantry Hereford > Maelienydd
			march 1 norman infantry Ludlow > Maelienydd
			until supply
			dice 10
			Maelienydd flies william
		`},
		{"of as many, the first of the three", `
			turn 3, Normans, movement
			Hereford: 3 norman infantry, castle
			Ludlow: 3 norman infantry, castle
			march 1 norman infantry Hereford > Maelienydd
			march 1 norman infantry Ludlow > Maelienydd
			until supply
			dice 10
			Maelienydd flies roger
		`},
		{"by battle the same", `
			turn 3, Normans, movement
			Chester: 3 knight, castle, hugh
			Tegeingl: 1 welsh infantry
			march 2 knight Chester > Tegeingl
			until supply
			dice 10
			Tegeingl flies nobody
			dice Normans 4 1
			dice Welsh 1
			Tegeingl flies hugh
		`},
		{"units of an earlier turn that were beaten count no more", `
			turn 3, Normans, movement
			Hereford: 2 knight, 1 norman infantry, castle
			Ludlow: 3 norman infantry, castle
			Maelienydd: 1 welsh infantry
			march 2 norman infantry Ludlow > Maelienydd
			until supply
			dice 10
			dice Normans 1 1
			dice Welsh 1
			retreat Ludlow
			until event Normans
			event 0
			march 1 knight Hereford > Maelienydd
			until supply
			dice 10
			dice Normans 10
			dice Welsh 1
			Maelienydd flies william
		`},
		{"lost it flies nothing", `
			turn 3, Welsh, movement
			Elfael: 1 norman infantry, earl william
			Hereford: 1 norman infantry, william
			Gwent Uwchcoed: 2 welsh infantry
			march 2 welsh infantry Gwent Uwchcoed > Elfael
			until roll Welsh
			dice Welsh 7 1
			dice Normans 1
			Elfael flies nobody
		`},
		{"the fallen earl's is open to the others", `
			turn 3, Normans, movement
			Hereford: 1 norman infantry, castle, william
			Maelienydd: 1 norman infantry, castle, earl roger
			Elfael: 1 norman infantry, castle, earl hugh
			Chester: 1 norman infantry, castle, hugh
			leaders lost: roger
			offers march william Hereford > Maelienydd
			forbids march william Hereford > Elfael
		`},
	})
}

// TestRulingR15LeaderAlone checks leaders without units (§10.0).
func TestRulingR15LeaderAlone(t *testing.T) {
	playAll(t, []situation{
		{"does not enter unfriendly zones", `
			turn 3, Normans, movement
			Hereford: 1 norman infantry, castle, william
			forbids march william Hereford > Elfael
			forbids march william Hereford > Gwent Uwchcoed
		`},
		{"is attacked, and falls to any hit", `
			turn 3, Welsh, movement
			Gwent Uwchcoed: 1 welsh infantry, 1 teulu
			Hereford: 1 norman infantry
			Gwent Iscoed: william, castle
			march 1 teulu Gwent Uwchcoed > Gwent Iscoed
			until roll Welsh
			dice Welsh 5
			gone william
			Gwent Iscoed has 1 teulu, castle
		`},
		{"or flees after a round", `
			turn 3, Welsh, movement
			Gwent Uwchcoed: 1 welsh infantry
			Hereford: 1 norman infantry
			Elfael: william
			march 1 welsh infantry Gwent Uwchcoed > Elfael
			until roll Welsh
			dice Welsh 1
			until defenderRetreat Normans
			retreat Hereford
			Hereford has 1 norman infantry, william
			told conquer Welsh in Elfael
			Elfael has 1 welsh infantry
		`},
	})
}

// TestRulingR16Levies checks that levies face down hold their zone and defend
// it (§4.0, §6.1).
func TestRulingR16Levies(t *testing.T) {
	playAll(t, []situation{
		{"hold", `
			turn 3, Normans, movement
			Tegeingl: 1 norman infantry, 1 hidden norman archer, castle
			Chester: 1 norman infantry, castle
			march 1 norman infantry Tegeingl > Chester
			until event Welsh
			untold neutral
			Tegeingl has 1 norman archer, castle
			score Normans 1
		`},
		{"defend", `
			turn 3, Normans, event
			Tegeingl: 1 hidden norman archer, castle
			Chester: 1 norman infantry, castle
			event 40
			dice 3 1
			until roll
			asked roll Normans at Tegeingl
			dice Normans 6
			told die Normans norman archer 6 +1
			told hit Vikings 1 viking
		`},
	})
}

// TestRulingR17StrategicMove checks that the strategic move is as far as a
// march (§9.0).
func TestRulingR17StrategicMove(t *testing.T) {
	play(t, `
		turn 3, Normans, strategic
		Chester: 1 knight, 1 norman infantry, 1 norman archer, castle, hugh
		Tegeingl: 1 norman infantry, earl hugh
		Rhos: 1 norman infantry, earl hugh
		offers march 1 knight Chester > Rhos
		offers march hugh Chester > Rhos
		offers march 1 norman infantry Chester > Tegeingl
		forbids march 1 norman infantry Chester > Rhos
		forbids march 1 norman archer Chester > Rhos
	`)
}

// TestRulingR18EventsOfThePhase checks that an event of the combat phase is in
// force in that of the same side's turn (§5.0).
func TestRulingR18EventsOfThePhase(t *testing.T) {
	play(t, `
		turn 3, Normans, event
		Hereford: 3 norman infantry, castle
		Elfael: 1 welsh infantry
		Gwent Uwchcoed: 2 welsh infantry
		event 91
		until event Welsh
		event 0
		until event Normans
		event 0
		march 2 norman infantry Hereford > Elfael
		until supply
		dice 10
		dice Normans 1 1
		dice Welsh 6
		told die Welsh welsh infantry 6 +0
	`)
}

// TestRulingR19Strait checks the strait: no roll in clear weather, no crossing
// in bad weather, else 5 or more (§12.2).
func TestRulingR19Strait(t *testing.T) {
	playAll(t, []situation{
		{"clear", `
			turn 3, Welsh, event
			options: menai on
			Arfon: 2 welsh infantry
			event 20
			march 1 welsh infantry Arfon > Môn
			untold crossing
			Môn has 1 welsh infantry
		`},
		{"bad", `
			turn 3, Welsh, event
			options: menai on
			Arfon: 2 welsh infantry
			event 30
			forbids march 1 welsh infantry Arfon > Môn
		`},
		{"neither", `
			turn 3, Welsh, event
			options: menai on
			Arfon: 2 welsh infantry
			event 0
			march 1 welsh infantry Arfon > Môn
			dice 5
			Môn has 1 welsh infantry
		`},
	})
}

// TestRulingR20BelowNought checks that totals below zero belong to the lowest
// band (§11.1.7, §11.2.6).
func TestRulingR20BelowNought(t *testing.T) {
	playAll(t, []situation{
		{"the Welsh win", `
			turn 10, Welsh, strategic
			Chester: 1 norman infantry
			leaders lost: hugh, roger, william
			until over
			score Normans -6
			won 1
		`},
		{"the Normans win", `
			revival, turn 10, Normans, strategic
			Chester: 1 norman infantry
			leaders lost: gruffydd, rhys
			until over
			score Welsh -4
			won 1
		`},
	})
}
