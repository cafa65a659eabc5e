package marcher_test

import "testing"

// TestActivation checks that this turn's levies are turned up after the battles
// (§8.0, §3.5).
func TestActivation(t *testing.T) {
	playAll(t, []situation{
		{"levies turn up, and may make the strategic move", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			draw knight
			draw norman archer
			event 0
			asked march Normans
			forbids march 1 knight Hereford > Archenfield
			Hereford has 1 norman infantry, 1 hidden knight, castle
			end
			told activate Normans 1 knight in Hereford
			told activate Normans 1 norman archer in Archenfield
			asked strategic Normans
			Hereford has 1 knight, 1 norman infantry, castle
			offers march 1 knight Hereford > Archenfield
			offers march 1 norman archer Archenfield > Hereford
		`},
		{"the other side's are not touched", `
			turn 2, Normans, movement
			Hereford: 1 norman infantry, castle
			Archenfield: 1 hidden knight, castle
			Gwynllŵg: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			until event Welsh
			told activate Normans 1 knight in Archenfield
			untold activate Welsh
		`},
		{"they march from the next turn on", `
			turn 2, Normans, movement
			Hereford: 1 norman infantry, 1 hidden knight, castle
			Archenfield: 1 norman infantry, castle
			until event Welsh
			until event Normans
			event 0
			offers march 1 knight Hereford > Archenfield
		`},
	})
}

// TestStrategicMove checks that units of one zone may move once more, among
// friends (§9.0, §3.6).
func TestStrategicMove(t *testing.T) {
	playAll(t, []situation{
		{"one zone's units, as many as wished", `
			turn 2, Normans, strategic
			Hereford: 3 norman infantry, 1 knight, castle
			Archenfield: 2 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			march 2 norman infantry Hereford > Archenfield
			told strategic Normans from Hereford
			asked strategic Normans
			forbids march 1 norman infantry Archenfield > Hereford
			forbids march 1 norman infantry Ludlow > Hereford
			march 1 knight Hereford > Ludlow
			march 1 norman infantry Hereford > Archenfield
			asked event Welsh
			Hereford has castle
			Archenfield has 5 norman infantry, castle
			Ludlow has 1 knight, 1 norman infantry, castle
		`},
		{"a move begun may stop", `
			turn 2, Normans, strategic
			Hereford: 3 norman infantry, castle
			Archenfield: 2 norman infantry, castle
			march 1 norman infantry Hereford > Archenfield
			end
			asked event Welsh
			Archenfield has 3 norman infantry, castle
		`},
		{"not to enemies, Vikings or empty zones, nor through them", `
			turn 2, Normans, strategic
			Chester: 2 knight, castle
			Nantwich: 1 viking
			Shrewsbury: 1 norman infantry
			Tegeingl: 1 welsh infantry
			Rhos: 1 norman infantry
			Ludlow: 1 norman infantry
			forbids march 1 knight Chester > Nantwich
			forbids march 1 knight Chester > Tegeingl
			forbids march 1 knight Chester > Iâl
			forbids march 1 knight Chester > Shrewsbury
			forbids march 1 knight Chester > Rhos
			offers march 1 norman infantry Shrewsbury > Ludlow
		`},
		{"units that marched may, halted ones may not", `
			turn 2, Normans, strategic
			Hereford: 1 spent knight, 1 halted norman infantry, 1 norman archer, castle
			Archenfield: 1 norman infantry, castle
			offers march 1 knight Hereford > Archenfield
			offers march 1 norman archer Hereford > Archenfield
			forbids march 1 norman infantry Hereford > Archenfield
		`},
		{"no strategic move after the halt of a check", `
			turn 2, Normans, movement
			Hereford: 1 knight, 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			march 1 knight Hereford > Elfael
			until supply
			dice 1
			asked strategic Normans
			forbids march 1 knight Hereford > Archenfield
			offers march 1 norman infantry Hereford > Archenfield
		`},
		{"one after a march, leaders too", `
			turn 2, Normans, movement
			Hereford: 1 knight, 1 norman infantry, castle, william
			Archenfield: 1 norman infantry, castle
			march 1 knight Hereford > Archenfield
			march william Hereford > Archenfield
			end
			asked strategic Normans
			offers march 1 knight Archenfield > Hereford
			offers march william Archenfield > Hereford
		`},
		{"the zone it empties is neutral after the turn", `
			turn 2, Normans, strategic
			Tegeingl: 1 norman infantry, castle
			Chester: 2 norman infantry, castle
			march 1 norman infantry Tegeingl > Chester
			asked event Welsh
			told neutral in Tegeingl
			score Normans 0
		`},
		{"to a zone of its own that was emptied in this turn", `
			turn 2, Normans, strategic
			Tegeingl: castle, of Normans
			Chester: 2 norman infantry, castle
			march 1 norman infantry Chester > Tegeingl
			until event Welsh
			untold neutral
			Tegeingl has 1 norman infantry, castle
		`},
		{"no check and no conquest", `
			turn 2, Welsh, strategic
			Gwent Uwchcoed: 2 welsh infantry
			Hereford: 1 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Hereford
			untold supply
			until event Normans
			Hereford has 2 welsh infantry
		`},
		{"leaders go along, or alone", `
			turn 2, Normans, strategic
			Hereford: 1 norman infantry, castle, william
			Archenfield: 1 norman infantry, castle
			offers march william Hereford > Archenfield
			march william Hereford > Archenfield
			until event Welsh
			Archenfield has 1 norman infantry, castle, william
		`},
		{"teulu stay in their kingdom in this move too", `
			turn 2, Welsh, strategic
			Rhos: 1 teulu, 1 welsh infantry
			Tegeingl: 1 welsh infantry
			Iâl: 1 welsh infantry
			offers march 1 teulu Rhos > Tegeingl
			forbids march 1 teulu Rhos > Iâl
			offers march 1 welsh infantry Rhos > Iâl
		`},
		{"nothing to move among: the phase passes", `
			turn 2, Normans, strategic
			Hereford: 3 norman infantry, castle
			Chester: 1 norman infantry, castle
			asked event Welsh
		`},
	})
}
