package marcher_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestSupplyModifier checks the additions to the die of a check, one
// circumstance after another (§6.2). The army marches from the one zone to the
// other, and passes with a die that brings the sum to 2.
func TestSupplyModifier(t *testing.T) {
	for _, row := range []struct {
		name, position string
		marches        string
		modifier       int
	}{
		{"one zone away", "Hereford: 4 norman infantry", "1 norman infantry Hereford > Elfael", -1},
		{"three counters are no burden", "Hereford: 4 norman infantry", "3 norman infantry Hereford > Elfael", -1},
		{"the fourth is", "Hereford: 5 norman infantry", "4 norman infantry Hereford > Elfael", -2},
		{"so are the fifth and sixth", "Hereford: 7 norman infantry", "6 norman infantry Hereford > Elfael", -4},
		{"of all kinds together", "Hereford: 3 knight, 3 norman archer, 3 norman infantry", "2 knight Hereford > Elfael; 2 norman archer Hereford > Elfael; 1 norman infantry Hereford > Elfael", -3},
		{"from two zones together", "Hereford: 3 norman infantry\nArchenfield: 3 norman infantry", "2 norman infantry Hereford > Gwent Uwchcoed; 3 norman infantry Archenfield > Gwent Uwchcoed", -3},
		{"those that stay behind do not count", "Hereford: 9 norman infantry", "1 norman infantry Hereford > Elfael", -1},
		{"nor does the enemy", "Hereford: 2 norman infantry\nElfael: 9 welsh infantry", "1 norman infantry Hereford > Elfael", -1},
		{"two zones away", "Elfael: 2 norman infantry", "1 norman infantry Elfael > Brycheiniog", -2},
		{"three zones away", "Brycheiniog: 2 norman infantry", "1 norman infantry Brycheiniog > Gorfynydd", -3},
		{"four zones away, and the strait is a way", "Arfon: 2 norman infantry", "1 norman infantry Arfon > Môn", -4},
		{"over two zones it is the zone entered that counts", "Hereford: 2 knight\nElfael: 1 norman infantry", "1 knight Hereford > Brycheiniog", -2},
		{"the nearest earldom, wherever they set out", "Caereinion: 2 norman infantry\nHereford: 1 norman infantry", "1 norman infantry Caereinion > Maelienydd", -1},
		{"an earldom in other hands is a home all the same", "Elfael: 2 norman infantry\nHereford: 1 welsh infantry\nLudlow: 1 welsh infantry", "1 norman infantry Elfael > Maelienydd", -1},
		{"the way may lead through enemies", "Brycheiniog: 2 norman infantry\nElfael: 1 welsh infantry\nMaelienydd: 2 welsh infantry", "1 norman infantry Brycheiniog > Buellt", -2},
		{"an earl adds one, and is no counter", "Hereford: 4 norman infantry, william", "3 norman infantry Hereford > Elfael; william Hereford > Elfael", 0},
		{"an earl who stays adds nothing", "Hereford: 4 norman infantry, william", "3 norman infantry Hereford > Elfael", -1},
		{"the earl's own earldom counts", "Elfael: 3 norman infantry, roger, earl roger", "2 norman infantry Elfael > Brycheiniog; roger Elfael > Brycheiniog", -2},
		{"Chester's earl far in the south", "Elfael: 3 norman infantry, hugh, earl hugh", "2 norman infantry Elfael > Buellt; hugh Elfael > Buellt", -3},
		{"clear weather adds one", "weather: clear\nHereford: 4 norman infantry", "3 norman infantry Hereford > Elfael", 0},
		{"bad weather takes one", "weather: bad\nHereford: 4 norman infantry", "3 norman infantry Hereford > Elfael", -2},
		{"all together", "weather: clear\nHereford: 6 norman infantry, william\nElfael: 1 norman infantry", "5 norman infantry Hereford > Gwent Uwchcoed; william Hereford > Gwent Uwchcoed", -1},
		{"Welsh into an earldom: the counters alone", "Gwent Uwchcoed: 6 welsh infantry\nHereford: 1 norman infantry", "5 welsh infantry Gwent Uwchcoed > Hereford", -2},
		{"Welsh, few", "Gwent Uwchcoed: 6 welsh infantry\nHereford: 1 norman infantry", "3 welsh infantry Gwent Uwchcoed > Hereford", 0},
		{"Welsh in clear weather", "weather: clear\nGwent Uwchcoed: 6 welsh infantry\nHereford: 1 norman infantry", "3 welsh infantry Gwent Uwchcoed > Hereford", 1},
		{"Welsh in bad weather", "weather: bad\nGwent Uwchcoed: 6 welsh infantry\nHereford: 1 norman infantry", "3 welsh infantry Gwent Uwchcoed > Hereford", -1},
		{"Welsh deep in the earldoms", "Nantwich: 2 welsh infantry", "1 welsh infantry Nantwich > Chester", 0},
		{"Welsh from two zones", "Gwent Uwchcoed: 3 welsh infantry\nElfael: 2 welsh infantry, 2 irish", "2 welsh infantry Gwent Uwchcoed > Hereford; 1 welsh infantry Elfael > Hereford; 2 irish Elfael > Hereford", -2},
	} {
		t.Run(row.name, func(t *testing.T) {
			side := "Normans"
			if strings.HasPrefix(row.name, "Welsh") {
				side = "Welsh"
			}
			for face := 1; face <= 10; face++ {
				tb := play(t, "turn 2, "+side+", movement\n"+row.position)
				for _, march := range strings.Split(row.marches, "; ") {
					tb.tell("march " + march)
				}
				tb.tell("until supply " + side)
				tb.tell(fmt.Sprint("dice ", face))
				tb.tell(fmt.Sprintf("told supply %s %d %+d", side, face, row.modifier))
				if passes := face+row.modifier >= 2; passes {
					tb.tell("told advance " + side)
					tb.tell("untold halt")
				} else {
					tb.tell("told halt " + side)
					tb.tell("untold advance")
					tb.tell("untold march")
				}
			}
		})
	}
}

// TestSupply checks when a check is due, and its effect (§6.2).
func TestSupply(t *testing.T) {
	playAll(t, []situation{
		{"none to win back an earldom, from Welsh, Vikings or nobody", `
			turn 2, Normans, movement
			Nantwich: 3 norman infantry
			Chester: 1 welsh infantry, castle
			Shrewsbury: 1 viking, castle
			Hereford: 1 norman infantry
			march 1 norman infantry Nantwich > Chester
			Chester has 1 norman infantry, 1 welsh infantry, castle
			march 1 norman infantry Nantwich > Shrewsbury
			Shrewsbury has 1 norman infantry, 1 viking, castle
			march 1 norman infantry Hereford > Ludlow
			told conquer Normans in Ludlow
			untold supply
		`},
		{"into an empty zone of Wales there is one", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry
			march 1 norman infantry Hereford > Elfael
			until supply Normans
			asked supply Normans at Elfael
		`},
		{"Welsh in Wales need none, whatever they enter", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 4 welsh infantry
			Gwent Iscoed: 1 norman infantry
			Brycheiniog: 1 viking
			march 1 welsh infantry Gwent Uwchcoed > Gwent Iscoed
			march 1 welsh infantry Gwent Uwchcoed > Brycheiniog
			march 1 welsh infantry Gwent Uwchcoed > Elfael
			Gwent Iscoed has 1 norman infantry, 1 welsh infantry
			Brycheiniog has 1 welsh infantry, 1 viking
			Elfael has 1 welsh infantry
			untold supply
		`},
		{"Welsh into an earldom need one, be it empty", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 4 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Hereford
			Gwent Uwchcoed has 4 welsh infantry
			until supply Welsh
			dice 2
			Hereford has 1 welsh infantry
			told conquer Welsh in Hereford
		`},
		{"but not where they hold it", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 4 welsh infantry
			Hereford: 1 welsh infantry
			march 1 welsh infantry Gwent Uwchcoed > Hereford
			untold supply
			Hereford has 2 welsh infantry
		`},
		{"a march that needs a check only binds: the units stay until it is made", `
			turn 2, Normans, movement
			Hereford: 2 knight, 2 norman infantry
			march 2 knight Hereford > Elfael
			asked march Normans
			untold march
			Hereford has 2 knight, 2 norman infantry
			Elfael has nothing
			offers advance Elfael
			forbids march 1 knight Hereford > Maelienydd
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			asked supply Normans at Elfael
			dice 10
			told march Normans 2 knight from Hereford in Elfael
			told march Normans 1 norman infantry from Hereford in Elfael
			Elfael has 2 knight, 1 norman infantry
		`},
		{"nobody advances where nobody is bound for", `
			turn 2, Normans, movement
			Hereford: 2 knight, 2 norman infantry
			forbids advance Elfael
			march 1 knight Hereford > Elfael
			forbids advance Maelienydd
		`},
		{"one check for all that come, from whatever zone", `
			turn 2, Normans, movement
			Hereford: 2 norman infantry
			Archenfield: 2 norman infantry
			Gwent Uwchcoed: 1 welsh infantry
			march 1 norman infantry Hereford > Gwent Uwchcoed
			march 1 norman infantry Archenfield > Gwent Uwchcoed
			advance Gwent Uwchcoed
			dice 1
			told halt Normans in Gwent Uwchcoed
			Hereford has 2 norman infantry
			Archenfield has 2 norman infantry
		`},
		{"halted units are done for this turn, others are not, but not for that zone", `
			turn 2, Normans, movement
			Hereford: 1 knight, 2 norman infantry
			Elfael: 1 welsh infantry
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			dice 1
			offers march 1 norman infantry Hereford > Maelienydd
			forbids march 2 norman infantry Hereford > Maelienydd
			forbids march 1 norman infantry Hereford > Elfael
			forbids march 1 knight Hereford > Elfael
			offers march 1 knight Hereford > Maelienydd
		`},
		{"in the next turn they may try again", `
			turn 2, Normans, movement
			Hereford: 1 knight, 2 norman infantry
			Elfael: 1 welsh infantry
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			dice 1
			until event Normans
			event 0
			march 2 norman infantry Hereford > Elfael
			advance Elfael
			dice 10
			told advance Normans in Elfael
		`},
		{"nor after a check that was passed, while it is not won", `
			turn 2, Normans, movement
			Hereford: 1 knight, 2 norman infantry
			Elfael: 1 welsh infantry
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			dice 10
			forbids march 1 knight Hereford > Elfael
			forbids march 1 norman infantry Hereford > Elfael
		`},
		{"once it is won without a battle, others follow freely", `
			turn 2, Normans, movement
			Hereford: 1 knight, 2 norman infantry
			march 1 norman infantry Hereford > Elfael
			advance Elfael
			dice 10
			march 1 norman infantry Hereford > Elfael
			Elfael has 2 norman infantry
			offers march 1 knight Hereford > Elfael
			offers march 1 knight Hereford > Brycheiniog
		`},
		{"but its conquerors go no further", `
			turn 2, Normans, movement
			Hereford: 2 knight, 2 norman infantry
			march 1 knight Hereford > Elfael
			advance Elfael
			dice 10
			forbids march 1 knight Elfael > Brycheiniog
			forbids march 1 knight Elfael > Hereford
		`},
		{"the end of the movement sends all that are still bound, zone after zone", `
			turn 2, Normans, movement
			Hereford: 2 knight, 2 norman infantry
			march 1 knight Hereford > Gwent Uwchcoed
			march 1 norman infantry Hereford > Maelienydd
			march 1 norman infantry Hereford > Elfael
			end
			asked supply Normans at Maelienydd
			dice 10
			asked supply Normans at Elfael
			dice 1
			asked supply Normans at Gwent Uwchcoed
			dice 10
			Maelienydd has 1 norman infantry
			Elfael has nothing
			Gwent Uwchcoed has 1 knight
			Hereford has 1 knight, 1 norman infantry
		`},
		{"knights from two zones away halt where they set out", `
			turn 2, Normans, movement
			Hereford: 1 knight
			Elfael: 1 norman infantry
			march 1 knight Hereford > Brycheiniog
			until supply
			dice 3
			told halt Normans in Brycheiniog
			Hereford has 1 knight
			Elfael has 1 norman infantry
		`},
		{"a zone whose last unit is bound elsewhere is its own until the end of the turn", `
			turn 2, Normans, movement
			Elfael: 1 norman infantry, castle
			Hereford: 1 norman infantry
			march 1 norman infantry Elfael > Brycheiniog
			advance Brycheiniog
			dice 10
			Elfael has castle
			march 1 norman infantry Hereford > Elfael
			untold supply Normans in Elfael
			Elfael has 1 norman infantry, castle
		`},
	})
}
