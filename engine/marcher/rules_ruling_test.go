package marcher_test

import (
	"testing"
)

// Points that the rulebook leaves open, each resolution of docs/RULINGS.md by
// its number among those of this game.

// TestRulingR1Kings checks that the two kings of the second scenario begin in
// their own lands (§11.2.5).
func TestRulingR1Kings(t *testing.T) {
	tb := begin(t, 1, 2)
	for tb.Asks() == "place" {
		for _, c := range tb.State.Legal(nil) {
			home := map[string]string{"gruffydd": "Gwynedd", "rhys": "Deheubarth"}[lexicon.Whats[c.What]]
			if got := regions[lexicon.Places[c.To]]; got != home {
				t.Errorf("%s", tb.Words(c))
			}
		}
		tb.play(tb.State.Legal(nil)[0])
	}
}

// TestRulingR2MinusTwo checks that the twos of the victory conditions with a
// stroke before them are minus twos (§11.1.7, §11.2.6).
func TestRulingR2MinusTwo(t *testing.T) {
	playAll(t, []situation{
		{"a lost earl", `
			turn 5, Normans, movement
			Chester: 1 norman infantry
			leaders lost: roger
			score Normans -2
		`},
		{"an earldom zone in Welsh hands", `
			turn 5, Normans, movement
			Chester: 1 norman infantry
			Ludlow: 1 welsh infantry
			score Normans -2
		`},
		{"a lost king", `
			revival, turn 5, Normans, movement
			Chester: 1 norman infantry
			leaders lost: rhys
			score Welsh -2
		`},
	})
}

// TestRulingR3OnlyTeulu checks that only the teulu are bound to their kingdom
// (§11.1.6).
func TestRulingR3OnlyTeulu(t *testing.T) {
	play(t, `
		turn 3, Welsh, movement
		Gwynllŵg: 1 welsh infantry, 1 welsh archer, 1 irish, 1 teulu
		offers march 1 welsh infantry Gwynllŵg > Gwent Iscoed
		offers march 1 welsh archer Gwynllŵg > Gwent Iscoed
		offers march 1 irish Gwynllŵg > Gwent Iscoed
		forbids march 1 teulu Gwynllŵg > Gwent Iscoed
		offers march 1 teulu Gwynllŵg > Senghenydd
	`)
}

// TestRulingR4RetreatByTheStrait checks that the strait bars a retreat and the
// land does not (§7.2).
func TestRulingR4RetreatByTheStrait(t *testing.T) {
	playAll(t, []situation{
		{"from Arfon to Rhos, not to Môn", `
			turn 3, Normans, combat
			Arfon: 2 norman infantry, 2 welsh infantry
			Môn: 1 welsh infantry
			Rhos: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked defenderRetreat Welsh
			offers only retreat Rhos; end
			forbids retreat Môn
		`},
		{"from Rhos to Arfon", `
			turn 3, Normans, combat
			Rhos: 2 norman infantry, 2 welsh infantry
			Arfon: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			offers only retreat Arfon; end
		`},
		{"from Môn nowhere", `
			turn 3, Normans, combat
			Môn: 2 norman infantry, 2 welsh infantry
			Arfon: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked roll Normans at Môn
		`},
	})
}

// TestRulingR5Mobilisation checks that Normans inside a kingdom mobilise it as
// well, and that a conquered one is mobilised again when the Welsh hold a zone
// of it beside the Normans (§4.2).
func TestRulingR5Mobilisation(t *testing.T) {
	playAll(t, []situation{
		{"inside counts", `
			turn 3, Normans, combat
			Môn: 1 norman infantry, 1 welsh infantry
			Penfro: 2 welsh infantry
			mobilised Môn, Gwynedd
		`},
		{"conquered and in part lost again it rises", `
			turn 3, Welsh, movement
			Gwent Uwchcoed: 1 norman infantry, castle
			Gwent Iscoed: 1 norman infantry, castle
			Gwynllŵg: 2 welsh infantry
			mobilised: Morgannwg, Deheubarth
			march 2 welsh infantry Gwynllŵg > Gwent Iscoed
			mobilised Morgannwg, Deheubarth
			until siege
			end
			dice Welsh 7 1
			dice Normans 1
			told mobilise Gwent
			mobilised Gwent, Morgannwg, Deheubarth
		`},
		{"a kingdom in Norman hands, one zone to neutral ones, is none while the Welsh hold nothing", `
			turn 3, Normans, movement
			Gwent Uwchcoed: 1 norman infantry, castle
			Gwent Iscoed: 1 norman infantry, castle
			mobilised: Morgannwg, Deheubarth
			march 1 norman infantry Gwent Iscoed > Gwent Uwchcoed
			until event Welsh
			told neutral in Gwent Iscoed
			untold mobilise Gwent
			mobilised Morgannwg, Deheubarth
		`},
	})
}

// TestRulingR6Borderland checks that the Welsh raise nothing in Borderland in
// the first scenario, and do in the second (§4.2, §11.1.5, §11.2.7).
func TestRulingR6Borderland(t *testing.T) {
	playAll(t, []situation{
		{"first scenario", `
			turn 3, Welsh, levy
			Hereford: 1 norman infantry, castle
			Buellt: 1 welsh infantry
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent
			asked draw Welsh at Gwent Uwchcoed
			draw welsh archer
			asked event Welsh
			Buellt has 1 welsh infantry
		`},
		{"second scenario", `
			revival, turn 4, Welsh, levy
			Hereford: 1 norman infantry, castle
			Buellt: 1 welsh infantry
			Gwerthrynion: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			asked draw Welsh at Gwerthrynion
			draw welsh archer
			asked draw Welsh at Buellt
			draw welsh archer
			Buellt has 1 welsh infantry, 1 hidden welsh archer
		`},
		{"the Normans in both", `
			turn 3, Normans, levy
			Buellt: 1 norman infantry
			asked event Normans
			Buellt has 1 norman infantry, castle
		`},
	})
}

// TestRulingR7Home checks that home is the earldom of the earl who goes, else
// the nearest, and that any zones may be between (§6.2).
func TestRulingR7Home(t *testing.T) {
	playAll(t, []situation{
		{"the earl's", `
			turn 3, Normans, movement
			Elfael: 2 norman infantry, hugh, earl hugh
			march 1 norman infantry Elfael > Gwent Uwchcoed
			march hugh Elfael > Gwent Uwchcoed
			until supply
			dice 10
			told supply Normans 10 -3 in Gwent Uwchcoed
		`},
		{"the nearest", `
			turn 3, Normans, movement
			Elfael: 2 norman infantry, hugh, earl hugh
			march 1 norman infantry Elfael > Gwent Uwchcoed
			until supply
			dice 10
			told supply Normans 10 -1 in Gwent Uwchcoed
		`},
		{"through whatever lies between", `
			turn 3, Normans, movement
			Gorfynydd: 2 norman infantry
			Brycheiniog: 2 welsh infantry
			Elfael: 2 viking
			march 1 norman infantry Gorfynydd > Gŵyr
			until supply
			dice 10
			told supply Normans 10 -4 in Gŵyr
		`},
	})
}

// TestRulingR8Burden checks that the counters that march burden a check (§6.2).
func TestRulingR8Burden(t *testing.T) {
	play(t, `
		turn 3, Normans, movement
		Hereford: 9 norman infantry
		Elfael: 9 welsh infantry
		march 3 norman infantry Hereford > Elfael
		until supply
		dice 10
		told supply Normans 10 -1 in Elfael
	`)
}

// TestRulingR9NoCheck checks that friends need no check, and Normans none in an
// earldom (§6.2).
func TestRulingR9NoCheck(t *testing.T) {
	play(t, `
		turn 3, Normans, movement
		Hereford: 9 norman infantry
		Elfael: 1 norman infantry
		Ludlow: 1 viking
		march 5 norman infantry Hereford > Elfael
		march 4 norman infantry Hereford > Ludlow
		untold supply
		Elfael has 6 norman infantry
		Ludlow has 4 norman infantry, 1 viking
	`)
}

// TestRulingR10FailedSiege checks that the cost of a failed siege is eliminated
// (§7.1).
func TestRulingR10FailedSiege(t *testing.T) {
	play(t, `
		turn 3, Welsh, combat
		Tegeingl: 2 norman infantry, 1 welsh archer, 1 teulu, castle
		pool welsh archer 9
		siege
		dice 1
		lose welsh archer
		pool welsh archer 10
		Tegeingl has 2 norman infantry, 1 teulu, castle
	`)
}

// TestRulingR11OneSiege checks that a battle has one siege, before its first
// round (§7.1, §3.4.1).
func TestRulingR11OneSiege(t *testing.T) {
	play(t, `
		turn 3, Welsh, combat
		Rhos: 1 welsh infantry
		Tegeingl: 2 norman infantry, 2 welsh infantry, castle
		end
		dice Welsh 1 1
		dice Normans 1 1
		end
		asked roll Welsh at Tegeingl
		forbids siege
		untold siege
	`)
}

// TestRulingR12Melee checks that all but archers strike in the melee, archers
// never (§3.4.2).
func TestRulingR12Melee(t *testing.T) {
	play(t, `
		turn 3, Welsh, combat
		Tegeingl: 1 norman archer, 1 teulu, 1 irish, 1 welsh archer
		dice Welsh 1
		dice Normans 1
		dice Welsh 1 1
		told die Welsh teulu 1
		told die Welsh irish 1
		asked roll Welsh at Tegeingl
		dice Welsh 6
	`)
}

// TestRulingR13ArchersFall checks that archers may fall in the melee (§7.2).
func TestRulingR13ArchersFall(t *testing.T) {
	play(t, `
		turn 3, Welsh, combat
		Tegeingl: 1 norman archer, 1 norman infantry, 1 teulu
		dice Normans 1
		dice Welsh 5
		dice Normans 1
		asked lose Normans
		lose norman archer
		Tegeingl has 1 norman infantry, 1 teulu
	`)
}
