package marcher_test

import (
	"slices"
	"testing"
)

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
		{"in turn, each king where they like", lands + `
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
		{"for the Welsh in the first scenario", `
			turn 3, Welsh, levy
			Hereford: 1 norman infantry, castle
			Archenfield: 2 welsh infantry, castle
			Gwent Iscoed: 1 welsh infantry
			mobilised: Gwent
			asked draw Welsh at Gwent Iscoed
			draw welsh archer
			asked event Welsh
			Archenfield has 2 welsh infantry, castle
		`},
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
		{"they keep the mark wherever they go", `
			turn 3, Welsh, movement
			options: gwentArchers on
			Gwent Uwchcoed: 1 welsh gwent archer
			march 1 welsh gwent archer Gwent Uwchcoed > Elfael
			Elfael has 1 welsh gwent archer
		`},
		{"and lose it with their life", `
			turn 3, Normans, combat
			options: gwentArchers on
			Elfael: 1 welsh gwent archer, 2 knight
			pool welsh archer 9
			dice Welsh 1
			dice Normans 4 4
			pool welsh archer 10
			pool welsh gwent archer 0
		`},
		{"an archer who comes to Gwent by an event is none", `
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
