package marcher_test

import (
	"slices"
	"testing"
)

// What the rulebook leaves open, each resolution of docs/RULINGS.md by its number
// among those of this game.

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
// the nearest, and that any zones may lie between (§6.2).
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

// TestRulingR14Conquests checks that a conquest belongs to the earl who led it,
// else to the earldom it was made from, until they fall or the zone changes
// hands (§11.1.2).
func TestRulingR14Conquests(t *testing.T) {
	playAll(t, []situation{
		{"who led it", `
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
		{"who led it, though others came from elsewhere", `
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
		{"or of the other", `
			turn 3, Normans, movement
			Hereford: 3 norman infantry, castle
			Ludlow: 3 norman infantry, castle
			march 1 norman infantry Hereford > Maelienydd
			march 2 norman infantry Ludlow > Maelienydd
			until supply
			dice 10
			Maelienydd flies roger
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
		{"from Chester", `
			turn 3, Normans, movement
			Chester: 3 norman infantry, castle, hugh
			march 2 norman infantry Chester > Tegeingl
			until supply
			dice 10
			told banner Normans 0 in Tegeingl
			Tegeingl flies hugh
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
		{"who came in an earlier turn, and was beaten, counts no more", `
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
		{"does not enter what is not friendly", `
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

// TestRulingR20BelowNought checks that totals below nought belong to the lowest
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

// TestRulingR21ShortCup checks that the lands of the two kings draw in turn
// from a short cup (§11.2.7).
func TestRulingR21ShortCup(t *testing.T) {
	const lands = `
		revival, turn 2, Welsh, levy
		seats: 3
		Hereford: 1 norman infantry, castle
		Arfon: 1 welsh infantry
		Rhos: 1 welsh infantry
		Môn: 1 welsh infantry
		Gorfynydd: 1 welsh infantry
		Senghenydd: 1 welsh infantry
		Gwynllŵg: 1 welsh infantry
		Gŵyr: 1 welsh infantry
		mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
	`
	playAll(t, []situation{
		{"in turn, each king where he likes", lands + `
			pool: welsh archer 4
			asked levy Welsh seat 0
			offers only levy Môn; levy Arfon; levy Rhos
			levy Rhos
			draw welsh archer
			asked levy Welsh seat 1
			offers only levy Gwynllŵg; levy Senghenydd; levy Gorfynydd; levy Gŵyr
			levy Gŵyr
			draw welsh archer
			asked levy Welsh seat 0
			offers only levy Môn; levy Arfon
			levy Môn
			draw welsh archer
			asked levy Welsh seat 1
			levy Gorfynydd
			draw welsh archer
			asked event Welsh
			Rhos has 1 welsh infantry, 1 hidden welsh archer
			Môn has 1 welsh infantry, 1 hidden welsh archer
			Arfon has 1 welsh infantry
			Gŵyr has 1 welsh infantry, 1 hidden welsh archer
			Gorfynydd has 1 welsh infantry, 1 hidden welsh archer
		`},
		{"the smaller land first, and the counter after that to the other", `
			revival, turn 2, Welsh, levy
			seats: 3
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			Rhos: 1 welsh infantry
			Môn: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			Gŵyr: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			pool: welsh archer 4
			asked levy Welsh seat 1
			offers only levy Gorfynydd; levy Gŵyr
			levy Gŵyr
			draw welsh archer
			asked levy Welsh seat 0
			offers only levy Môn; levy Arfon; levy Rhos
		`},
		{"of lands alike Gruffydd's first", `
			revival, turn 2, Welsh, levy
			seats: 3
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			Rhos: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			Gŵyr: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			pool: welsh archer 3
			asked levy Welsh seat 0
			levy Rhos
			draw welsh archer
			asked levy Welsh seat 1
		`},
		{"the odd counter by chance", lands + `
			pool: welsh archer 3
			levy Rhos
			draw welsh archer
			levy Gŵyr
			draw welsh archer
			asked pick
			offers only name gruffydd; name rhys
			name rhys
			asked levy Welsh seat 1
			offers only levy Gwynllŵg; levy Senghenydd; levy Gorfynydd
		`},
		{"the odd counter to the other", lands + `
			pool: welsh archer 1
			asked pick
			name gruffydd
			asked levy Welsh seat 0
			levy Môn
			draw welsh archer
			asked event Welsh
			Môn has 1 welsh infantry, 1 hidden welsh archer
		`},
	})
}

// TestRulingR22AbandonedCastle checks that the castle of an abandoned zone
// stays, for the first side that comes (§6.1).
func TestRulingR22AbandonedCastle(t *testing.T) {
	playAll(t, []situation{
		{"it stays", `
			turn 3, Normans, movement
			Elfael: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			march 1 norman infantry Elfael > Hereford
			until event Welsh
			Elfael has castle
		`},
		{"for the Welsh", `
			turn 3, Welsh, movement
			Elfael: castle
			Gwent Uwchcoed: 2 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Elfael
			untold siege
			Elfael has 1 welsh infantry, castle
		`},
		{"for the Normans, who then draw at once", `
			turn 3, Normans, levy
			Elfael: 1 norman infantry, castle
			asked draw Normans at Elfael
		`},
	})
}

// TestRulingR23LostEarldom checks that an earldom zone in Welsh hands raises
// nothing for anybody (§4.2).
func TestRulingR23LostEarldom(t *testing.T) {
	playAll(t, []situation{
		{"in the second scenario either", `
			revival, turn 4, Welsh, levy
			Chester: 1 norman infantry, castle
			Hereford: 2 welsh infantry, castle
			Arfon: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			asked draw Welsh at Arfon
			draw welsh archer
			asked event Welsh
			Hereford has 2 welsh infantry, castle
		`},
		{"nor for the Normans", `
			revival, turn 4, Normans, levy
			Chester: 1 norman infantry, castle
			Hereford: 2 welsh infantry, castle
			asked draw Normans at Chester
			draw knight
			asked event Normans
		`},
	})
}

// TestRulingR24AttackersRetreat checks that the attacker retreats to any
// friendly zone next door, all together (§7.2).
func TestRulingR24AttackersRetreat(t *testing.T) {
	play(t, `
		turn 3, Welsh, movement
		Rhos: 2 welsh infantry
		Iâl: 1 welsh infantry
		Tegeingl: 1 norman infantry
		march 2 welsh infantry Rhos > Tegeingl
		until roll Welsh
		dice Welsh 1 1
		dice Normans 1
		offers only retreat Rhos; retreat Iâl; end
		retreat Iâl
		Iâl has 3 welsh infantry
	`)
}

// TestRulingR25Vikings checks that entering a zone of the Vikings attacks them,
// that the other side rolls for them, and that they do not retreat (§5.0,
// §7.2).
func TestRulingR25Vikings(t *testing.T) {
	for _, row := range []struct {
		side, unit string
		seat       int // that rolls for the Vikings
	}{{"Normans", "norman infantry", 1}, {"Welsh", "welsh infantry", 0}} {
		tb := play(t, `
			turn 3, `+row.side+`, movement
			Tegeingl: 1 viking, castle
			Rhos: 1 viking
			Iâl: 2 `+row.unit+`
			march 1 `+row.unit+` Iâl > Tegeingl
		`)
		if row.side == "Normans" {
			tb.tell("until supply")
			tb.tell("dice 10")
		}
		tb.tell(
			"until siege",
			"asked siege "+row.side+" at Tegeingl of Vikings",
			"told battle "+row.side+" of Vikings in Tegeingl",
			"end",
			"dice "+row.side+" 1",
			"asked roll Vikings at Tegeingl",
		)
		tb.roller(row.seat)
		tb.tell(
			"dice Vikings 3",
			"told die Vikings viking 3 +1",
			"asked attackerRetreat "+row.side,
			"end",
			"asked roll "+row.side,
		)
	}
}

// TestRulingR26SetUp checks that the extra units of the first scenario go where
// their owner likes, and that the other side sees nothing until both have set
// up (§11.1.3, §11.1.6).
func TestRulingR26SetUp(t *testing.T) {
	tb, other := begin(t, 0, 2), begin(t, 0, 2)
	for range 3 {
		tb.play(tb.State.Legal(nil)[1])
		other.play(other.State.Legal(nil)[0])
		if !alike(t, tb.State.View(1), other.State.View(1)) {
			t.Errorf("the Welsh see where the earls are")
		}
	}
	for _, piece := range tb.State.View(1).Pieces(nil) {
		if piece.What >= 0 && slices.Contains([]string{"hugh", "roger", "william"}, lexicon.Whats[piece.What]) {
			t.Errorf("the Welsh see %s", lexicon.Whats[piece.What])
		}
	}
	tb.setUp(map[string]string{"teulu": "Gwent Iscoed", "welsh archer": "Rhos"})
	tb.tell("Gwent Iscoed has 1 welsh infantry, 1 teulu")
	tb.tell("Rhos has 1 welsh infantry, 1 welsh archer")
}

// TestRulingR27BorderZones checks that the border zones of the second scenario
// are the eight beside the earldoms (§11.2.6).
func TestRulingR27BorderZones(t *testing.T) {
	tb := begin(t, 1, 2)
	var held []string
	for i, row := range borders {
		if name := regions[row.zone]; name != "Chester" && name != "Shrewsbury" && name != "Hereford" &&
			tb.stands(int8(i)) == "1 norman infantry, 1 castle" {
			held = append(held, row.zone)
		}
	}
	want := []string{"Tegeingl", "Iâl", "Mechain", "Caereinion", "Maelienydd", "Elfael", "Gwent Uwchcoed", "Gwent Iscoed"}
	if !slices.Equal(held, want) {
		t.Errorf("%v", held)
	}
}

// TestRulingR28ArchersOfGwent checks that an archer of Gwent is one until they
// are back in the cup (§12.3).
func TestRulingR28ArchersOfGwent(t *testing.T) {
	playAll(t, []situation{
		{"he keeps his mark wherever he goes", `
			turn 3, Welsh, movement
			options: gwentArchers on
			Gwent Uwchcoed: 1 welsh gwent archer
			march 1 welsh gwent archer Gwent Uwchcoed > Elfael
			Elfael has 1 welsh gwent archer
		`},
		{"and loses it with his life", `
			turn 3, Normans, combat
			options: gwentArchers on
			Elfael: 1 welsh gwent archer, 2 knight
			pool welsh archer 9
			dice Welsh 1
			dice Normans 4 4
			pool welsh archer 10
			pool welsh gwent archer 0
		`},
		{"who comes to Gwent by an event is none", `
			turn 3, Welsh, event
			options: gwentArchers on
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent
			event 75
			draw welsh archer
			Gwent Uwchcoed has 1 welsh infantry, 1 welsh archer
		`},
	})
}
