package marcher_test

import "testing"

// Standing orders: docs/BY_LINK.md describes them.

// TestOrdersToRetreat checks standing orders to retreat (§7.2).
func TestOrdersToRetreat(t *testing.T) {
	playAll(t, []situation{
		{"neither side is outnumbered", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			Rhos: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked attackerRetreat Normans at Tegeingl
			by recoil=ask: ask
			by retreat=always: ask
			by recoil=never: end
			by recoil=outnumbered: end
			by recoil=always: retreat Chester
			end
			asked defenderRetreat Welsh at Tegeingl
			by retreat=ask: ask
			by recoil=always: ask
			by retreat=never: end
			by retreat=outnumbered: end
			by retreat=always: retreat Rhos
		`},
		{"two against one", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 2 norman infantry, 1 welsh infantry
			Rhos: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1
			by recoil=outnumbered: end
			end
			asked defenderRetreat Welsh at Tegeingl
			by retreat=outnumbered: retreat Rhos
		`},
		{"one against two", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 1 norman infantry, 2 welsh infantry
			Rhos: 1 welsh infantry
			dice Normans 1
			dice Welsh 1 1
			by recoil=outnumbered: retreat Chester
			end
			by retreat=outnumbered: end
		`},
		{"to a castle", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Iâl: 2 norman infantry
			Rhos: 1 norman infantry, castle
			Tegeingl: 2 norman infantry, 2 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			by recoil=always: retreat Rhos
		`},
		{"to where most of them are", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Iâl: 2 norman infantry
			Rhos: 1 norman infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			by recoil=always: retreat Iâl
		`},
		{"to where fewer enemies are near", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Iâl: 1 norman infantry
			Mechain: 2 welsh infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			by recoil=always: retreat Chester
		`},
		{"sooner to where their earl may go than to a castle", `
			turn 4, Normans, combat
			Elfael: 2 norman infantry, 2 welsh infantry, william
			Maelienydd: 1 norman infantry, castle, earl roger
			Shrewsbury: 1 norman infantry, castle, roger
			Buellt: 1 norman infantry, earl william
			dice Normans 1 1
			dice Welsh 1 1
			offers retreat Maelienydd
			by recoil=always: retreat Buellt
		`},
		{"a castle does not draw the Welsh", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Rhos: 2 welsh infantry
			Iâl: 1 welsh infantry, castle
			Tegeingl: 2 norman infantry, 2 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			end
			by retreat=always: retreat Rhos
		`},
		{"not to where the teulu may not go", `
			turn 4, Normans, combat
			Tegeingl: 2 norman infantry, 1 teulu, 1 welsh infantry
			Rhos: 1 welsh infantry
			Iâl: 3 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked defenderRetreat Welsh at Tegeingl
			offers retreat Iâl
			by retreat=always: retreat Rhos
		`},
	})
}

// TestOrdersAboutCasualties checks standing orders about casualties (§7.2).
func TestOrdersAboutCasualties(t *testing.T) {
	playAll(t, []situation{
		{"Normans: archers hit least, infantry goes on foot", `
			turn 4, Welsh, combat
			Rhos: 1 welsh infantry
			Tegeingl: 2 welsh infantry, 1 knight, 1 norman infantry, 1 norman archer
			dice Normans 1
			dice Welsh 10 1
			dice Normans 1 1
			asked lose Normans at Tegeingl
			by casualties=ask: ask
			by casualties=weakest: lose norman archer
			by casualties=foot: lose norman infantry
		`},
		{"Welsh: infantry hits least, the teulu are spared", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 3 norman infantry, 1 welsh infantry, 1 welsh archer, 1 teulu
			dice Welsh 1
			dice Normans 10 1 1
			dice Welsh 1 1
			asked lose Welsh at Tegeingl
			by casualties=weakest: lose welsh infantry
			by casualties=foot: lose welsh infantry
		`},
		{"of units that hit alike, infantry before archers", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 3 norman infantry, 1 irish, 1 welsh archer
			dice Welsh 1
			dice Normans 10 1 1
			dice Welsh 1
			asked lose Welsh at Tegeingl
			by casualties=weakest: lose irish
			by casualties=foot: lose irish
		`},
	})
}

// TestOrdersBeforeBattle checks standing orders about battles and sieges (§7.0,
// §7.1).
func TestOrdersBeforeBattle(t *testing.T) {
	playAll(t, []situation{
		{"a siege with six chances in ten", `
			turn 4, Normans, combat
			Tegeingl: 2 knight, 3 welsh infantry, castle
			asked siege Normans at Tegeingl
			by siege=ask: ask
			by siege=likely: siege
			by siege=always: siege
			by siege=never: end
		`},
		{"a siege with five", `
			turn 4, Normans, combat
			Tegeingl: 2 knight, 4 welsh infantry, castle
			asked siege Normans at Tegeingl
			by siege=likely: end
			by siege=always: siege
		`},
		{"the order of battles", `
			turn 4, Normans, movement
			Chester: 2 knight
			Iâl: 1 norman infantry
			Tegeingl: 1 welsh infantry
			Mechain: 1 welsh infantry
			march 2 knight Chester > Tegeingl
			march 1 norman infantry Iâl > Mechain
			dice 10 10
			asked battle Normans
			by battles=ask: ask
			by battles=surest: fight Tegeingl
			by battles=hardest: fight Mechain
		`},
	})
}

// TestOrdersOfATeam checks standing orders about the levy and the strategic
// move (§4.0, §9.0).
func TestOrdersOfATeam(t *testing.T) {
	playAll(t, []situation{
		{"the strategic move", `
			turn 4, Normans, strategic
			Chester: 2 norman infantry
			Nantwich: 1 norman infantry
			asked strategic Normans
			by strategic=ask: ask
			by strategic=stay: end
		`},
		{"a levy from a short cup: of the turn's commander it is asked, of the others it may be settled", `
			turn 2, Normans, levy
			seats: 4
			Shrewsbury: 1 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			Hereford: 3 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			Elfael: 5 welsh infantry
			Gwent Iscoed: 1 welsh infantry
			pool: norman archer 3
			asked levy Normans seat 1
			by levy=front: ask
			levy Ludlow
			draw norman archer
			asked levy Normans seat 2
			by levy=ask: ask
			by levy=front: levy Hereford
			by levy=thinnest: levy Archenfield
		`},
		{"to the front, less those that stand there", `
			turn 3, Normans, levy
			seats: 4
			Chester: 9 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Tegeingl: 5 welsh infantry
			pool: norman archer 2
			draw norman archer
			asked levy Normans seat 0
			by levy=front: levy Nantwich
		`},
		{"of zones as thinly held, where most enemies are", `
			turn 3, Normans, levy
			seats: 4
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Iâl: 1 welsh infantry
			Shrewsbury: 2 viking
			pool: norman archer 2
			draw norman archer
			asked levy Normans seat 0
			by levy=thinnest: levy Nantwich
		`},
	})
}
