package marcher_test

import "testing"

// Moments that come once in many games.

// TestRareMeetings checks zones where more than two sides meet, or where
// enemies are before the battles (§7.0).
func TestRareMeetings(t *testing.T) {
	playAll(t, []situation{
		{"Normans march where Vikings have landed: first they fight the Welsh, then the Vikings the winner", `
			turn 2, Normans, event
			Chester: 3 knight, castle
			Tegeingl: 1 welsh infantry
			Iâl: 1 norman infantry
			event 40
			dice 3 1
			march 2 knight Chester > Tegeingl
			until supply
			dice 10
			Tegeingl has 2 knight, 1 welsh infantry, 2 viking
			asked roll Normans at Tegeingl of Welsh
			dice Normans 10 1
			dice Welsh 1
			asked roll Vikings at Tegeingl of Normans
			dice Vikings 1 1
			dice Normans 4 4
			Tegeingl has 2 knight
			told conquer Normans in Tegeingl
		`},
		{"and where the Welsh have held, the Vikings fight them", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Tegeingl: 1 welsh infantry
			event 40
			dice 3 1
			march 1 norman infantry Chester > Tegeingl
			until supply
			dice 10
			dice Normans 1
			dice Welsh 7
			asked roll Vikings at Tegeingl of Welsh
			dice Vikings 5 1
			dice Welsh 1
			Tegeingl has 2 viking
		`},
		{"a zone with Vikings in it is its owner's still: friends may come to help", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			event 40
			dice 3 1
			march 1 norman infantry Chester > Tegeingl
			untold supply
			Tegeingl has 2 norman infantry, 2 viking, castle
			until roll Vikings
		`},
		{"insurgents of the Welsh turn attack where they are: they do not march", `
			turn 2, Welsh, event
			Hereford: 2 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			event 55
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			asked march Welsh
			forbids march 1 welsh infantry Elfael > Buellt
			forbids march 1 welsh infantry Elfael > Hereford
		`},
		{"Vikings beaten by a march attack nobody", `
			turn 2, Normans, event
			Chester: 2 norman infantry, castle
			event 40
			dice 3 1
			march 2 norman infantry Chester > Tegeingl
			until supply
			dice 10
			dice Normans 10 10
			dice Vikings 1 1
			Tegeingl has 2 norman infantry
			untold battle Vikings
		`},
		{"of men alike those fall first who may do least: the halted before the fresh", `
			turn 2, Normans, event
			Chester: 1 norman infantry, castle
			Tegeingl: 2 norman infantry
			event 40
			dice 3 1
			march 1 norman infantry Tegeingl > Iâl
			until supply
			dice 1
			dice Vikings 5 1
			dice Normans 6 1
			until roll Vikings
			dice Vikings 1
			dice Normans 6
			asked strategic Normans
			offers march 1 norman infantry Tegeingl > Chester
		`},
		{"nobody rides through a zone where enemies have landed", `
			turn 2, Normans, event
			Chester: 1 knight, castle
			Tegeingl: 1 norman infantry, castle
			Rhos: 1 norman infantry, castle
			event 40
			dice 3 1
			forbids march 1 knight Chester > Rhos
			offers march 1 knight Chester > Tegeingl
		`},
		{"nor retreats there", `
			turn 2, Normans, event
			Chester: 3 norman infantry, castle
			Tegeingl: 1 norman infantry, castle
			Iâl: 2 welsh infantry
			event 40
			dice 3 1
			march 2 norman infantry Chester > Iâl
			until supply
			dice 10
			dice Normans 1 1
			dice Welsh 1 1
			asked attackerRetreat Normans
			offers only retreat Chester; end
		`},
		{"in the Welsh turn others may join insurgents: a battle of the march, and only those others besiege", `
			turn 2, Welsh, event
			Hereford: 2 norman infantry, castle
			Elfael: 1 norman infantry, castle
			Gwent Uwchcoed: 3 welsh infantry
			event 55
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			march 2 welsh infantry Gwent Uwchcoed > Elfael
			until siege
			siege
			dice 1
			told siege Welsh 1 +1 in Elfael
		`},
	})
}

// TestRareLeaders checks leaders left without units (§10.0).
func TestRareLeaders(t *testing.T) {
	playAll(t, []situation{
		{"an attacking earl without units may turn back", `
			turn 2, Normans, combat
			Chester: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, 2 welsh infantry, hugh
			dice Normans 1
			dice Welsh 7 1
			Tegeingl has 2 welsh infantry, hugh
			asked attackerRetreat Normans at Tegeingl
			retreat Chester
			Chester has 1 norman infantry, castle, hugh
			told battleEnd Welsh in Tegeingl
		`},
		{"or stays and is attacked", `
			turn 2, Normans, combat
			Chester: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, 2 welsh infantry, hugh
			dice Normans 1
			dice Welsh 7 1
			end
			asked roll Welsh at Tegeingl
			dice Welsh 1 7
			gone hugh
			Tegeingl has 2 welsh infantry
		`},
		{"alone there is no way to forbidden zones", `
			turn 2, Welsh, combat
			Tegeingl: 2 welsh infantry, hugh
			Iâl: 1 norman infantry, castle, earl roger
			Shrewsbury: 1 norman infantry, castle, roger
			dice Welsh 1 1
			asked roll Welsh at Tegeingl
		`},
		{"where only an earl is left of both sides, the zone is nobody's", `
			turn 2, Normans, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry, castle, hugh
			end
			dice Normans 10
			dice Welsh 7
			Tegeingl has castle, hugh
			told neutral in Tegeingl
			score Normans 0
		`},
		{"an earl lost by a siege's last man stands alone", `
			turn 2, Normans, combat
			Chester: 1 norman infantry, castle
			Tegeingl: 1 knight, 2 welsh infantry, castle, hugh
			siege
			dice 1
			Tegeingl has 2 welsh infantry, castle, hugh
			asked roll Welsh at Tegeingl
		`},
		{"the help of a lost earl is gone, the earldom is not", `
			turn 2, Normans, levy
			Chester: 1 norman infantry, castle
			leaders lost: hugh
			asked draw Normans at Chester
		`},
	})
}

// TestRareEarls checks that two earls are never in one zone, no matter whose it is
// (§6.0).
func TestRareEarls(t *testing.T) {
	playAll(t, []situation{
		{"not where another waits alone", `
			turn 2, Normans, movement
			Maelienydd: 2 norman infantry, castle, roger, earl roger
			Elfael: castle, william
			march 1 norman infantry Maelienydd > Elfael
			forbids march roger Maelienydd > Elfael
		`},
		{"nor in retreat", `
			turn 2, Normans, combat
			Hereford: 1 norman infantry, castle
			Maelienydd: 2 norman infantry, 2 welsh infantry, roger
			dice Normans 1 1
			dice Welsh 1 1
			retreat Hereford
			Hereford has 3 norman infantry, castle
			gone roger
		`},
		{"a zone the other has left is open when it flies nobody's banner", `
			turn 2, Normans, movement
			Maelienydd: 2 norman infantry, castle, roger, earl roger
			Elfael: william
			Hereford: 1 norman infantry, castle
			march william Elfael > Hereford
			march 1 norman infantry Maelienydd > Elfael
			offers march roger Maelienydd > Elfael
		`},
	})
}

// TestRareLevies checks that levies face down are units to every event
// (§5.0).
func TestRareLevies(t *testing.T) {
	playAll(t, []situation{
		{"they count for the largest host, and may fall sick", `
			turn 2, Normans, event
			Hereford: 2 norman infantry, castle
			Elfael: 1 norman infantry, 2 hidden knight, castle
			event 96
			asked fever Normans
			offers only remove norman infantry Elfael; remove Elfael
			remove norman infantry Elfael
			Elfael has 2 hidden knight, castle
			untold neutral
		`},
		{"in the harvest of the second scenario Borderland is no kingdom", `
			revival, turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Buellt: 1 welsh infantry
			Gwerthrynion: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			event 93
			until levy Welsh
			offers only levy Senghenydd; levy Gorfynydd
			levy Gorfynydd
			until event Welsh
			told levy Welsh in Buellt
			told levy Welsh in Gwerthrynion
			untold levy Welsh in Senghenydd
		`},
		{"a quarrel of the kingdom holds its king", `
			revival, turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry, gruffydd
			Arfon: 1 welsh infantry
			Buellt: 1 welsh infantry
			event 87
			name Gwynedd
			asked march Welsh
			forbids march gruffydd Rhos > Arfon
		`},
		{"and a king who is alone", `
			revival, turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Arfon: gruffydd
			Buellt: 1 welsh infantry
			event 87
			name Gwynedd
			asked march Welsh
			forbids march gruffydd Arfon > Rhos because moved
		`},
		{"two feuds may wait for one levy", `
			revival, turn 2, Normans, event
			Chester: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Gorfynydd: 1 welsh infantry
			Gŵyr: 1 welsh infantry
			mobilised: Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
			event 73
			name Gwynedd
			until event Normans
			event 73
			name Morgannwg
			until draw Welsh
			now turn 4, Welsh, levy
			asked draw Welsh at Gŵyr
			until event Welsh
			Rhos has 1 welsh infantry
			Gorfynydd has 1 welsh infantry
		`},
	})
}

// TestPositionDefaults checks what a position may leave out (§6.1, §11.1.2).
func TestPositionDefaults(t *testing.T) {
	playAll(t, []situation{
		{"kingdoms mobilised in the first scenario", `
			turn 3, Normans, movement
			Hereford: 2 norman infantry
			mobilised Gwent
		`},
		{"and in the second", `
			revival, turn 3, Normans, movement
			Hereford: 2 norman infantry
			mobilised Môn, Gwynedd, Powys, Gwent, Morgannwg, Deheubarth
		`},
		{"counters in the cups and aside", `
			turn 3, Normans, movement
			Hereford: 2 norman infantry, 1 knight, 1 norman archer
			Rhos: 3 welsh infantry, 2 welsh archer, 1 irish
			Penfro: 2 viking
			pool knight 13
			pool norman infantry 18
			pool norman archer 5
			pool welsh infantry 23
			pool welsh archer 8
			aside irish 3
			aside viking 6
		`},
	})
}

// TestInsurgentsTakeAZoneOnce checks that insurgents whom a march has joined
// take a zone with it, not once more (§5.0).
func TestInsurgentsTakeAZoneOnce(t *testing.T) {
	tb := play(t, `
		turn 2, Welsh, event
		Hereford: 2 norman infantry, castle
		Elfael: 1 norman infantry
		Gwent Uwchcoed: 2 welsh infantry
		event 55
		until draw
		draw welsh infantry
		draw welsh infantry
		draw welsh infantry
		march 1 welsh infantry Gwent Uwchcoed > Elfael
		until roll Welsh
		dice Welsh 10 1 1 1
		dice Normans 1
		told conquer Welsh in Elfael
		until event Normans
	`)
	n := 0
	for _, e := range tb.Events {
		if lexicon.Events[e.Kind] == "conquer" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("told %d times:%s", n, tb.Tale())
	}
}
