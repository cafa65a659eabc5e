package marcher_test

import (
	"fmt"
	"testing"
)

// TestRetreat checks the retreat after a round (§7.2).
func TestRetreat(t *testing.T) {
	playAll(t, []situation{
		{"the attacker is asked first, then the defender", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			Rhos: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked attackerRetreat Normans at Tegeingl
			offers only retreat Chester; end
			end
			asked defenderRetreat Welsh at Tegeingl
			offers only retreat Rhos; end
			end
			asked roll Normans at Tegeingl
		`},
		{"where the attacker goes, the defender is not asked", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			Rhos: 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			retreat Chester
			told retreat Normans 2 norman infantry from Tegeingl in Chester
			told battleEnd Welsh in Tegeingl
			Chester has 3 norman infantry
			Tegeingl has 2 welsh infantry
		`},
		{"all go together", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 1 knight, 1 norman infantry, 1 norman archer, 2 welsh infantry, hugh
			dice Normans 1
			dice Normans 1 1
			dice Welsh 1 1
			retreat Chester
			Chester has 1 knight, 2 norman infantry, 1 norman archer, hugh
			Tegeingl has 2 welsh infantry
		`},
		{"not to an empty zone, nor to enemies or Vikings, nor further", `
			turn 4, Normans, combat
			Chester: 1 viking
			Nantwich: 2 norman infantry
			Iâl: 1 norman infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			offers only retreat Iâl; end
			forbids retreat Chester
			forbids retreat Rhos
			forbids retreat Nantwich
		`},
		{"nowhere to go: nobody is asked", `
			turn 4, Normans, combat
			Nantwich: 2 norman infantry
			Tegeingl: 2 norman infantry, 2 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked roll Normans at Tegeingl
		`},
		{"to a zone all have just left: it is theirs until the end of the turn", `
			turn 4, Welsh, movement
			Rhos: 2 welsh infantry
			Tegeingl: 2 norman infantry
			march 2 welsh infantry Rhos > Tegeingl
			until roll Welsh
			dice Welsh 1 1
			dice Normans 1 1
			asked attackerRetreat Welsh
			retreat Rhos
			Rhos has 2 welsh infantry
			until event Normans
			untold neutral
		`},
		{"levies that fought go with the others, face up, and are levies until their phase", `
			turn 4, Normans, event
			Tegeingl: 1 norman infantry, 1 hidden knight
			Chester: 1 norman infantry
			event 40
			dice 3 1
			until roll Vikings
			dice Vikings 1 1
			dice Normans 1 1
			asked defenderRetreat Normans at Tegeingl
			untold activate
			retreat Chester
			Chester has 1 knight, 2 norman infantry
			Tegeingl has 2 viking
		`},
		{"a defender who goes leaves zone and castle", `
			turn 4, Welsh, combat
			Chester: 1 norman infantry, castle
			Tegeingl: 1 norman infantry, 2 welsh infantry, castle
			end
			dice Welsh 1 1
			dice Normans 1
			asked defenderRetreat Normans
			retreat Chester
			told conquer Welsh in Tegeingl
			Tegeingl has 2 welsh infantry, castle
			Chester has 2 norman infantry, castle
			score Normans 0
		`},
	})
}

// TestPursuit checks that cavalry rides down units that flee on foot (§7.3).
func TestPursuit(t *testing.T) {
	playAll(t, []situation{
		{"one die for each knight, hits on foot only", `
			turn 4, Normans, combat
			Rhos: 1 teulu
			Tegeingl: 2 knight, 1 norman infantry, 1 welsh infantry, 1 welsh archer, 1 teulu
			dice Welsh 1
			dice Normans 1 1 1
			dice Welsh 1 1
			asked defenderRetreat Welsh
			retreat Rhos
			told pursuit Normans in Tegeingl
			asked roll Normans at Tegeingl
			dice Normans 4 3
			asked lose Welsh count 1
			offers only lose welsh infantry; lose welsh archer
			forbids lose teulu
			lose welsh archer
			told hit Welsh 1 welsh archer of Normans
			Rhos has 1 welsh infantry, 2 teulu
			Tegeingl has 2 knight, 1 norman infantry
		`},
		{"teulu pursue as well", `
			turn 4, Normans, combat
			Chester: 1 norman infantry
			Tegeingl: 2 norman infantry, 1 teulu, 1 welsh infantry
			dice Normans 1 1
			dice Welsh 1 1
			asked attackerRetreat Normans
			retreat Chester
			told pursuit Welsh in Tegeingl
			dice Welsh 5
			Chester has 2 norman infantry
			Tegeingl has 1 welsh infantry, 1 teulu
		`},
		{"the leader adds one", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 1 knight, 2 welsh infantry, hugh
			Chester: 1 norman infantry
			dice Normans 1
			dice Welsh 1 1
			end
			retreat Rhos
			listen
			dice Normans 3
			told die Normans knight 3 +1
			Rhos has 2 welsh infantry
		`},
		{"the castle nothing", `
			turn 4, Welsh, combat
			Rhos: 1 welsh infantry
			Tegeingl: 1 knight, 2 welsh infantry, castle
			end
			dice Welsh 1 1
			dice Normans 1
			told die Normans knight 1 +1
			retreat Rhos
			listen
			dice Normans 3
			told die Normans knight 3 +0
			Rhos has 3 welsh infantry
		`},
		{"no cavalry, no pursuit", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 3 norman infantry, 2 welsh infantry
			dice Normans 1 1 1
			dice Welsh 1 1
			retreat Rhos
			untold pursuit
			Rhos has 3 welsh infantry
		`},
		{"nobody on foot, no pursuit", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 3 knight, 1 teulu
			dice Normans 1 1 1
			dice Welsh 1
			retreat Rhos
			untold pursuit
			Rhos has 1 welsh infantry, 1 teulu
		`},
		{"Irish are on foot", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 1 knight, 1 irish
			Iâl: 1 norman infantry
			dice Normans 1
			dice Welsh 1
			end
			retreat Rhos
			dice Normans 4
			told hit Welsh 1 irish
			Rhos has 1 welsh infantry
			aside irish 4
		`},
		{"those in flight strike no blow", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 1 knight, 3 welsh infantry, 3 welsh archer
			dice Welsh 1 1 1
			dice Normans 1
			dice Welsh 1 1 1
			retreat Rhos
			listen
			dice Normans 1
			untold die Welsh
			Tegeingl has 1 knight
		`},
		{"more hits than men on foot: the riders are safe", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 3 knight, 1 teulu, 1 welsh infantry
			dice Normans 1 1 1
			dice Welsh 1 1
			retreat Rhos
			dice Normans 4 4 4
			Rhos has 1 welsh infantry, 1 teulu
		`},
		{"a king in flight is safe", `
			revival, turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 2 knight, 1 welsh infantry, gruffydd
			dice Normans 1 1
			dice Welsh 1
			retreat Rhos
			dice Normans 4 4
			Rhos has 1 welsh infantry, gruffydd
		`},
		{"knights of this turn's levy pursue too", `
			turn 4, Normans, event
			Elfael: 1 hidden knight, 1 norman infantry
			Gwent Uwchcoed: 1 welsh infantry
			event 47
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			until roll Welsh
			dice Welsh 1 1 1
			dice Normans 1 1
			asked attackerRetreat Welsh
			retreat Gwent Uwchcoed
			dice Normans 4
			told hit Welsh 1 welsh infantry of Normans
			Gwent Uwchcoed has 3 welsh infantry
		`},
		{"a battle to the end has no pursuit", `
			turn 4, Normans, combat
			Rhos: 1 welsh infantry
			Tegeingl: 2 knight, 1 welsh infantry
			dice Normans 4 4
			dice Welsh 1
			untold pursuit
		`},
	})
}

// TestVikingsStand checks that Vikings never flee, and that nobody of theirs
// rides in pursuit (§7.2, §7.3).
func TestVikingsStand(t *testing.T) {
	for _, side := range []string{"Normans", "Welsh"} {
		unit := map[string]string{"Normans": "norman infantry", "Welsh": "welsh infantry"}[side]
		play(t, fmt.Sprintf(`
			turn 4, %s, combat
			Rhos: 1 viking
			Chester: 1 %s
			Tegeingl: 1 viking, 1 %[2]s
			dice %[1]s 1
			dice Vikings 1
			asked attackerRetreat %[1]s at Tegeingl
			end
			asked roll %[1]s at Tegeingl
			dice %[1]s 1
			dice Vikings 1
			retreat Chester
			untold pursuit
			Tegeingl has 1 viking
			Chester has 2 %[2]s
		`, side, unit))
	}
}
