package marcher_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// borders is the map: every zone with its neighbours, in the order of the board.
var borders = []struct{ zone, neighbours string }{
	{"Chester", "Nantwich, Tegeingl, Iâl"},
	{"Nantwich", "Chester, Shrewsbury, Iâl"},
	{"Shrewsbury", "Nantwich, Ludlow, Iâl, Mechain, Caereinion"},
	{"Ludlow", "Shrewsbury, Hereford, Caereinion, Maelienydd"},
	{"Hereford", "Ludlow, Archenfield, Maelienydd, Elfael, Gwent Uwchcoed"},
	{"Archenfield", "Hereford, Gwent Uwchcoed, Gwent Iscoed"},
	{"Môn", "Arfon"},
	{"Arfon", "Môn, Rhos, Meirionnydd"},
	{"Rhos", "Arfon, Tegeingl, Meirionnydd, Iâl"},
	{"Tegeingl", "Chester, Rhos, Iâl"},
	{"Meirionnydd", "Arfon, Rhos, Iâl, Mechain, Arwystli, Penweddig"},
	{"Iâl", "Chester, Nantwich, Shrewsbury, Rhos, Tegeingl, Meirionnydd, Mechain"},
	{"Mechain", "Shrewsbury, Meirionnydd, Iâl, Caereinion, Arwystli"},
	{"Caereinion", "Shrewsbury, Ludlow, Mechain, Arwystli, Maelienydd"},
	{"Arwystli", "Meirionnydd, Mechain, Caereinion, Maelienydd, Gwerthrynion, Penweddig"},
	{"Maelienydd", "Ludlow, Hereford, Caereinion, Arwystli, Gwerthrynion, Buellt, Elfael"},
	{"Gwerthrynion", "Arwystli, Maelienydd, Buellt, Penweddig"},
	{"Buellt", "Maelienydd, Gwerthrynion, Elfael, Brycheiniog, Cantref Bychan, Penweddig"},
	{"Elfael", "Hereford, Maelienydd, Buellt, Gwent Uwchcoed, Brycheiniog"},
	{"Gwent Uwchcoed", "Hereford, Archenfield, Elfael, Gwent Iscoed, Brycheiniog"},
	{"Gwent Iscoed", "Archenfield, Gwent Uwchcoed, Gwynllŵg"},
	{"Gwynllŵg", "Gwent Iscoed, Senghenydd, Brycheiniog"},
	{"Senghenydd", "Gwynllŵg, Gorfynydd, Brycheiniog"},
	{"Gorfynydd", "Senghenydd, Brycheiniog, Cantref Bychan, Gŵyr"},
	{"Brycheiniog", "Buellt, Elfael, Gwent Uwchcoed, Gwynllŵg, Senghenydd, Gorfynydd, Cantref Bychan"},
	{"Cantref Bychan", "Buellt, Gorfynydd, Brycheiniog, Gŵyr, Cantref Mawr, Penweddig, Cantref Gwarthaf"},
	{"Gŵyr", "Gorfynydd, Cantref Bychan"},
	{"Cantref Mawr", "Cantref Bychan, Is Aeron, Penweddig, Cemais, Cantref Gwarthaf"},
	{"Is Aeron", "Cantref Mawr, Penweddig, Cemais"},
	{"Penweddig", "Meirionnydd, Arwystli, Gwerthrynion, Buellt, Cantref Bychan, Cantref Mawr, Is Aeron"},
	{"Cemais", "Cantref Mawr, Is Aeron, Penfro, Cantref Gwarthaf"},
	{"Penfro", "Cemais, Cantref Gwarthaf"},
	{"Cantref Gwarthaf", "Cantref Bychan, Cantref Mawr, Cemais, Penfro"},
}

// TestMap checks the thirty-three zones and their neighbours (§2.2).
func TestMap(t *testing.T) {
	if len(lexicon.Places) != len(borders) {
		t.Fatalf("%d zones", len(lexicon.Places))
	}
	for i, row := range borders {
		if lexicon.Places[i] != row.zone {
			t.Errorf("zone %d is %s", i, lexicon.Places[i])
		}
		for _, unit := range []string{"Welsh, movement\n%s: 1 welsh infantry", "Normans, movement\n%s: 1 norman infantry"} {
			tb := play(t, "turn 2, "+fmt.Sprintf(unit, row.zone))
			var offered []string
			for _, c := range tb.State.Legal(nil) {
				if c.To >= 0 {
					offered = append(offered, lexicon.Places[c.To])
				}
			}
			slices.SortFunc(offered, func(a, b string) int {
				return slices.Index(lexicon.Places, a) - slices.Index(lexicon.Places, b)
			})
			want := strings.Split(row.neighbours, ", ")
			slices.SortFunc(want, func(a, b string) int {
				return slices.Index(lexicon.Places, a) - slices.Index(lexicon.Places, b)
			})
			if !slices.Equal(offered, want) {
				t.Errorf("from %s to %v", row.zone, offered)
			}
		}
	}
}

// TestAllowance checks how far units go (§6.0, §3.3).
func TestAllowance(t *testing.T) {
	playAll(t, []situation{
		{"infantry and archers one zone, knights two", `
			turn 2, Normans, movement
			Chester: 1 knight, 1 norman infantry, 1 norman archer, castle
			Nantwich: 1 norman infantry, castle
			Shrewsbury: 1 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			offers march 1 knight Chester > Nantwich
			offers march 1 knight Chester > Shrewsbury
			forbids march 1 knight Chester > Ludlow
			offers march 1 norman infantry Chester > Nantwich
			offers march 1 norman archer Chester > Nantwich
			forbids march 1 norman infantry Chester > Shrewsbury
			forbids march 1 norman archer Chester > Shrewsbury
		`},
		{"Welsh infantry, archers and Irish one, teulu two", `
			turn 2, Welsh, movement
			Arfon: 1 welsh infantry, 1 welsh archer, 1 teulu, 1 irish
			Rhos: 1 welsh infantry
			Tegeingl: 1 welsh infantry
			forbids march 1 welsh infantry Arfon > Tegeingl
			forbids march 1 welsh archer Arfon > Tegeingl
			forbids march 1 irish Arfon > Tegeingl
			offers march 1 irish Arfon > Rhos
			offers march 1 teulu Arfon > Rhos
			offers march 1 teulu Arfon > Tegeingl
		`},
		{"earls two", `
			turn 2, Normans, movement
			Chester: 1 norman infantry, castle, hugh
			Tegeingl: 1 norman infantry, castle, earl hugh
			Rhos: 1 norman infantry, castle, earl hugh
			Arfon: 1 norman infantry, castle, earl hugh
			offers march hugh Chester > Tegeingl
			offers march hugh Chester > Rhos
			forbids march hugh Chester > Arfon
		`},
		{"kings two", `
			revival, turn 2, Welsh, movement
			Arfon: 1 welsh infantry, gruffydd
			Rhos: 1 welsh infantry
			Meirionnydd: 1 welsh infantry
			Arwystli: 1 welsh infantry
			Penweddig: 1 welsh infantry
			Caereinion: 1 welsh infantry
			offers march gruffydd Arfon > Meirionnydd
			offers march gruffydd Arfon > Arwystli
			forbids march gruffydd Arfon > Caereinion
		`},
		{"a march is done when it is done, shorter or not", `
			turn 2, Normans, movement
			Chester: 2 knight, castle
			Nantwich: 1 norman infantry, castle
			Shrewsbury: 1 norman infantry, castle
			march 1 knight Chester > Nantwich
			Nantwich has 1 knight, 1 norman infantry, castle
			forbids march 1 knight Nantwich > Shrewsbury
			offers march 1 knight Chester > Shrewsbury
		`},
		{"any number of the units there goes", `
			turn 2, Normans, movement
			Chester: 3 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			offers march 1 norman infantry Chester > Nantwich
			offers march 2 norman infantry Chester > Nantwich
			offers march 3 norman infantry Chester > Nantwich
			forbids march 4 norman infantry Chester > Nantwich
			forbids march 2 norman infantry Nantwich > Chester
		`},
		{"nobody must", `
			turn 2, Normans, movement
			Chester: 3 norman infantry, castle
			offers end
			end
			until event Welsh
			Chester has 3 norman infantry, castle
		`},
		{"castles, levies face down and units that marched or were halted stay", `
			turn 2, Normans, movement
			Chester: 1 norman infantry, 1 spent knight, 1 hidden knight, 1 halted norman archer, castle
			forbids march castle Chester > Nantwich
			forbids march 1 knight Chester > Nantwich
			forbids march 1 norman archer Chester > Nantwich
			offers march 1 norman infantry Chester > Nantwich
		`},
		{"Vikings stay", `
			turn 2, Welsh, movement
			Rhos: 3 viking
			Arfon: 1 welsh infantry
			forbids march 1 viking Rhos > Tegeingl
		`},
		{"the other side's units stay", `
			turn 2, Welsh, movement
			Chester: 3 norman infantry, castle
			Arfon: 1 welsh infantry
			forbids march 1 norman infantry Chester > Nantwich
		`},
	})
}

// TestStop checks that a march ends in a zone that is not friendly (§6.0).
func TestStop(t *testing.T) {
	playAll(t, []situation{
		{"an empty zone on the way stops cavalry", `
			turn 2, Welsh, movement
			Arfon: 1 teulu
			forbids march 1 teulu Arfon > Tegeingl
			offers march 1 teulu Arfon > Rhos
		`},
		{"an enemy too", `
			turn 2, Welsh, movement
			Arfon: 1 teulu
			Rhos: 1 norman infantry
			Meirionnydd: 1 norman infantry
			forbids march 1 teulu Arfon > Tegeingl
			offers march 1 teulu Arfon > Rhos
		`},
		{"and Vikings", `
			turn 2, Normans, movement
			Chester: 1 knight
			Nantwich: 1 viking
			forbids march 1 knight Chester > Shrewsbury
			offers march 1 knight Chester > Nantwich
		`},
		{"a friend does not, and the enemy behind is reached", `
			turn 2, Normans, movement
			Chester: 1 knight
			Tegeingl: 1 norman infantry
			Rhos: 1 welsh infantry
			offers march 1 knight Chester > Rhos
			march 1 knight Chester > Rhos
			until supply
			dice 10
			Rhos has 1 knight, 1 welsh infantry
		`},
		{"a zone just taken is a friend to later marches", `
			turn 2, Welsh, movement
			Arfon: 1 welsh infantry, 1 teulu
			march 1 welsh infantry Arfon > Rhos
			told conquer Welsh in Rhos
			offers march 1 teulu Arfon > Tegeingl
		`},
		{"so is a zone that its own side has emptied in this turn", `
			turn 2, Welsh, movement
			Arfon: 1 teulu
			Rhos: 1 welsh infantry
			march 1 welsh infantry Rhos > Iâl
			offers march 1 teulu Arfon > Tegeingl
		`},
		{"one way of two is enough", `
			turn 2, Normans, movement
			Nantwich: 1 knight
			Chester: 1 norman infantry
			Shrewsbury: 1 welsh infantry
			Tegeingl: 1 norman infantry
			Iâl: 1 welsh infantry
			offers march 1 knight Nantwich > Tegeingl
		`},
	})
}

// TestConquestByMarch checks that a march into an empty zone conquers it
// (§7.0).
func TestConquestByMarch(t *testing.T) {
	playAll(t, []situation{
		{"the Welsh at once", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 2 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Elfael
			told march Welsh 1 welsh infantry from Gwent Uwchcoed in Elfael
			told conquer Welsh in Elfael
			Elfael has 1 welsh infantry
			untold supply
		`},
		{"the Normans after their check", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry, castle
			Elfael: castle
			march 1 norman infantry Hereford > Elfael
			untold conquer
			Hereford has 2 norman infantry, castle
			score Normans 0
			until supply
			dice 10
			told advance Normans in Elfael
			told conquer Normans in Elfael
			Elfael has 1 norman infantry, castle
			score Normans 1
		`},
		{"an enemy there: a battle, and no conquest yet", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 2 welsh infantry
			Elfael: 1 norman infantry
			march 1 welsh infantry Gwent Uwchcoed > Elfael
			untold conquer
			Elfael has 1 norman infantry, 1 welsh infantry
		`},
		{"a friend there: nothing new", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 2 welsh infantry
			Gwent Iscoed: 1 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Gwent Iscoed
			untold conquer
			Gwent Iscoed has 2 welsh infantry
		`},
	})
}

// TestNoStackingLimit checks that a zone holds any number of units (§6.0).
func TestNoStackingLimit(t *testing.T) {
	play(t, `
		turn 2, Welsh, movement
		Arfon: 10 welsh infantry, 10 welsh archer, 2 teulu, 4 irish
		Rhos: 10 welsh infantry
		march 10 welsh infantry Arfon > Rhos
		march 10 welsh archer Arfon > Rhos
		march 2 teulu Arfon > Rhos
		march 4 irish Arfon > Rhos
		Rhos has 20 welsh infantry, 10 welsh archer, 2 teulu, 4 irish
	`)
}

// TestStrait checks that the sea is crossed between Môn and Arfon only (§6.0).
func TestStrait(t *testing.T) {
	playAll(t, []situation{
		{"costs a zone like any other", `
			turn 2, Welsh, movement
			Arfon: 2 welsh infantry
			Rhos: 1 welsh infantry
			march 1 welsh infantry Arfon > Môn
			Môn has 1 welsh infantry
			untold crossing
		`},
		{"both ways", `
			turn 2, Welsh, movement
			Môn: 2 welsh infantry
			offers only march 1 welsh infantry Môn > Arfon; march 2 welsh infantry Môn > Arfon; end
		`},
		{"knights ride on through Arfon", `
			turn 2, Normans, movement
			Rhos: 1 knight
			Arfon: 1 norman infantry
			Môn: 1 welsh infantry
			offers march 1 knight Rhos > Môn
		`},
	})
}

// TestGarrison checks that a zone left empty at the end of its side's turn is
// lost (§6.1).
func TestGarrison(t *testing.T) {
	playAll(t, []situation{
		{"a zone left empty is neutral at the end of the turn, its castle counts no more", `
			turn 2, Normans, movement
			Tegeingl: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			score Normans 1
			march 1 norman infantry Tegeingl > Chester
			Tegeingl has castle
			untold neutral
			until event Welsh
			told neutral in Tegeingl
			Tegeingl has castle
			score Normans 0
		`},
		{"an earl is no garrison", `
			turn 2, Normans, movement
			Tegeingl: 1 norman infantry, castle, hugh, earl hugh
			Chester: 1 norman infantry, castle
			march 1 norman infantry Tegeingl > Chester
			until event Welsh
			told neutral in Tegeingl
			Tegeingl has castle, hugh
			score Normans 0
		`},
		{"nor is a king", `
			revival, turn 2, Welsh, movement
			Hereford: 1 norman infantry, castle
			Gwent Uwchcoed: 1 welsh infantry, rhys
			Gwent Iscoed: 1 welsh infantry
			score Welsh 2
			march 1 welsh infantry Gwent Uwchcoed > Gwent Iscoed
			until event Normans
			told neutral in Gwent Uwchcoed
			score Welsh 1
		`},
		{"emptied and entered again in the same turn it was never lost", `
			turn 2, Normans, movement
			Tegeingl: 1 norman infantry, castle
			Chester: 2 norman infantry, castle
			march 1 norman infantry Tegeingl > Chester
			march 1 norman infantry Chester > Tegeingl
			untold supply
			Tegeingl has 1 norman infantry, castle
			until event Welsh
			untold neutral
			score Normans 1
		`},
		{"a zone that the enemy leaves is not lost in my turn", `
			turn 2, Welsh, movement
			Rhos: 2 welsh infantry
			Tegeingl: 1 norman infantry, castle
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 10
			dice Normans 1
			Tegeingl has 1 welsh infantry, castle
			until event Normans
			untold neutral
		`},
	})
}
