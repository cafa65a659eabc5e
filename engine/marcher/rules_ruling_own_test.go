package marcher_test

import "testing"

// Rulings of docs/RULINGS.md that no other test is about.

// TestRulingAnEventTakesWhatAllHaveLeft checks that raiders take a zone that
// all others have left once the battles are over (§5.0, §7.0).
func TestRulingAnEventTakesWhatAllHaveLeft(t *testing.T) {
	playAll(t, []situation{
		{"Vikings", `
			turn 2, Normans, event
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			event 40
			dice 3 1
			march 1 norman infantry Tegeingl > Chester
			untold neutral
			until strategic Normans
			Tegeingl has 2 viking, castle
			told neutral in Tegeingl
			untold battle Vikings
			score Normans 0
		`},
		{"insurgents", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			event 47
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			march 1 norman infantry Elfael > Hereford
			until event Welsh
			Elfael has 3 welsh infantry, castle
			told conquer Welsh in Elfael
			untold battle Welsh
			score Normans 0
		`},
		{"an earl who waits there alone is attacked", `
			turn 2, Normans, event
			Chester: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, castle, hugh
			event 40
			dice 3 1
			march 1 norman infantry Tegeingl > Chester
			end
			asked roll Vikings at Tegeingl
		`},
	})
}

// TestRulingNoQuestionWithOneAnswer checks that players are asked nothing that
// has only one answer (§4.0, §7.2).
func TestRulingNoQuestionWithOneAnswer(t *testing.T) {
	playAll(t, []situation{
		{"one battle is fought without a word", `
			turn 2, Normans, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry
			asked roll Normans at Tegeingl
		`},
		{"of two it is asked which", `
			turn 2, Normans, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry
			Elfael: 1 norman infantry, 1 welsh infantry
			asked battle Normans
		`},
		{"losses of one kind are taken", `
			turn 2, Normans, combat
			Tegeingl: 1 knight, 3 welsh infantry
			dice Normans 4
			dice Welsh 1 1 1
			told hit Welsh 1 welsh infantry from Tegeingl
			Tegeingl has 1 knight, 2 welsh infantry
		`},
		{"all losses are taken when all fall", `
			turn 2, Normans, combat
			Tegeingl: 2 knight, 1 welsh infantry, 1 teulu
			dice Normans 4 4
			dice Welsh 1 1
			Tegeingl has 2 knight
		`},
		{"of two kinds it is asked which", `
			turn 2, Normans, combat
			Tegeingl: 1 knight, 1 welsh infantry, 1 teulu
			dice Normans 4
			dice Welsh 1 1
			asked lose Welsh at Tegeingl count 1
		`},
		{"a commander with nothing to move is not asked", `
			turn 2, Normans, event
			Hereford: 1 welsh infantry
			event 0
			asked event Welsh
		`},
		{"a commander who has bound everything sends it", `
			turn 2, Normans, movement
			Chester: 1 norman infantry, castle
			march 1 norman infantry Chester > Tegeingl
			asked supply Normans at Tegeingl
		`},
	})
}

// TestRulingStoppedForTheTurn checks that pieces stopped by a check stay stopped for
// the whole turn, and that a leader bound with units goes nowhere without them (§6.2,
// §12.2).
func TestRulingStoppedForTheTurn(t *testing.T) {
	playAll(t, []situation{
		{"units stopped that flee from Vikings make no strategic move", `
			turn 2, Normans, event
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Tegeingl: 2 knight, 1 norman infantry, castle
			event 40
			dice 3 1
			march 1 knight Tegeingl > Rhos
			advance Rhos
			dice 1
			end
			asked roll Vikings at Tegeingl
			dice Vikings 1 1
			dice Normans 1 1 1
			retreat Chester
			asked strategic Normans
			offers march 1 knight Chester > Nantwich
			forbids march 2 knight Chester > Nantwich
		`},
		{"an earl does not come alone when the strait has held the units", `
			turn 2, Normans, movement
			options: menai on
			Môn: 2 norman infantry, castle
			Rhos: 1 norman infantry, castle, hugh
			Arfon: 1 welsh infantry
			march 1 norman infantry Môn > Arfon
			march hugh Rhos > Arfon
			advance Arfon
			asked crossing Normans at Arfon
			dice 4
			untold supply
			Rhos has 1 norman infantry, castle, hugh
			forbids march hugh Rhos > Tegeingl
		`},
	})
}

// TestRulingLeviesTurnedUpAreActive checks that levies turned up in a battle of
// their own turn are active with the others, and may make the strategic move
// (§8.0).
func TestRulingLeviesTurnedUpAreActive(t *testing.T) {
	play(t, `
		turn 2, Normans, event
		Chester: 1 norman infantry, castle
		Tegeingl: 1 norman infantry, 1 hidden knight, castle
		event 40
		dice 3 1
		until roll Vikings
		told reveal Normans knight in Tegeingl
		dice Vikings 1 1
		dice Normans 4 10
		asked strategic Normans
		offers march 1 knight Tegeingl > Chester
	`)
}
