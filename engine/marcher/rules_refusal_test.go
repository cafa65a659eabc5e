package marcher_test

import "testing"

// TestRefusals checks which rule is named for a forbidden choice (§6.0, §9.0).
func TestRefusals(t *testing.T) {
	playAll(t, []situation{
		{"marches", `
			turn 2, Normans, movement
			options: menai on
			weather: bad
			Hereford: 1 knight, 1 spent norman infantry, 1 norman archer, castle, william
			Ludlow: 1 norman infantry, castle, roger
			Archenfield: 1 norman infantry, castle
			Elfael: 1 welsh infantry
			Arfon: 1 norman infantry
			forbids march 1 norman archer Hereford > Chester because movement
			forbids march 1 knight Hereford > Brycheiniog because movement
			forbids march 1 norman infantry Hereford > Archenfield because moved
			forbids march 2 knight Hereford > Archenfield because moved
			forbids march 1 welsh infantry Elfael > Buellt because moved
			forbids march william Hereford > Ludlow because earl
			forbids march william Hereford > Elfael because lone
			forbids march 1 norman infantry Arfon > Môn because ford
			forbids siege because turn
			march 1 norman archer Hereford > Elfael
			advance Elfael
			dice 10
			forbids march 1 knight Hereford > Elfael because checked
		`},
		{"marches of the Welsh", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 1 teulu, 1 welsh infantry
			forbids march 1 teulu Gwent Uwchcoed > Elfael because teulu
			forbids march 1 teulu Gwent Uwchcoed > Hereford because teulu
		`},
		{"teulu whose kings are brothers", `
			turn 2, Welsh, movement
			options: bloodTies on
			Tegeingl: 1 teulu
			forbids march 1 teulu Tegeingl > Chester because teuluTies
		`},
		{"and in the second scenario", `
			revival, turn 2, Welsh, movement
			options: bloodTies on
			Tegeingl: 1 teulu
			forbids march 1 teulu Tegeingl > Chester because teulu
		`},
		{"kings", `
			revival, turn 2, Welsh, movement
			Gwent Uwchcoed: 1 teulu, 1 welsh infantry, rhys
			Hereford: 1 welsh infantry
			forbids march rhys Gwent Uwchcoed > Hereford because king
			forbids march 1 teulu Gwent Uwchcoed > Hereford because teulu
		`},
		{"another commander's men", `
			turn 2, Normans, movement
			seats: 4
			Chester: 2 norman infantry, castle
			Shrewsbury: 2 norman infantry, castle
			forbids march 1 norman infantry Chester > Nantwich because moved
		`},
		{"the strategic move", `
			turn 2, Normans, strategic
			Hereford: 2 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			forbids march 1 norman infantry Hereford > Elfael because strategic
			march 1 norman infantry Hereford > Archenfield
			forbids march 1 norman infantry Archenfield > Hereford because strategic
		`},
		{"battles", `
			turn 2, Normans, combat
			Chester: 1 norman infantry, castle
			Tegeingl: 2 norman infantry, 2 welsh infantry
			Iâl: 1 norman infantry, 1 welsh infantry
			forbids fight Elfael because battleOrder
			fight Tegeingl
			forbids retreat Chester because list
			dice Normans 1 1
			dice Welsh 1 1
			forbids retreat Rhos because retreat
		`},
		{"events", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Elfael: 1 norman infantry, castle
			forbids roll 100 because list
			event 60
			draw knight
			draw knight
			forbids place Elfael because event
		`},
	})
	tb := begin(t, 0, 2)
	tb.tell("forbids place hugh Hereford because placing")
	over := play(t, `
		turn 10, Welsh, strategic
		Hereford: 1 norman infantry, castle
		Gwynllŵg: 1 welsh infantry
		Senghenydd: 1 welsh infantry
		end
	`)
	over.tell("forbids end because turn")
}
