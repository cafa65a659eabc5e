package marcher_test

import (
	"fmt"
	"testing"
)

// TestSiegeModifier checks the die of a siege and its additions: attackers less
// defenders, and one for the Normans. With 5 or more it succeeds (§7.1).
func TestSiegeModifier(t *testing.T) {
	for _, row := range []struct {
		name, side, zone string
		modifier         int
	}{
		{"Welsh, three against one", "Welsh", "3 welsh infantry, 1 norman infantry", 2},
		{"Welsh, as many as defend", "Welsh", "2 welsh infantry, 2 norman infantry", 0},
		{"Welsh, one against four", "Welsh", "1 welsh infantry, 4 norman infantry", -3},
		{"Welsh of all kinds", "Welsh", "1 welsh infantry, 1 welsh archer, 1 teulu, 1 irish, 1 norman infantry", 3},
		{"defenders of all kinds", "Welsh", "4 welsh infantry, 1 norman infantry, 1 knight, 1 norman archer", 1},
		{"an earl is no unit", "Welsh", "3 welsh infantry, 1 norman infantry, hugh", 2},
		{"against Vikings", "Welsh", "3 welsh infantry, 2 viking", 1},
		{"Normans have one more", "Normans", "3 norman infantry, 1 welsh infantry", 3},
		{"Normans, as many as defend", "Normans", "2 knight, 2 welsh infantry", 1},
		{"Normans, one against four", "Normans", "1 knight, 4 welsh infantry", -2},
		{"Normans with their earl, who is no unit", "Normans", "2 knight, 2 welsh infantry, hugh", 1},
		{"Normans against Vikings", "Normans", "2 norman infantry, 1 viking", 2},
	} {
		t.Run(row.name, func(t *testing.T) {
			for face := 1; face <= 10; face++ {
				tb := play(t, fmt.Sprintf(`
					turn 4, %s, combat
					Tegeingl: %s, castle
					asked siege %[1]s at Tegeingl
					siege
					asked siegeRoll %[1]s at Tegeingl
					dice %[3]d
					told siege %[1]s %[3]d %+[4]d in Tegeingl
				`, row.side, row.zone, face, row.modifier))
				if face+row.modifier >= 5 {
					tb.tell("told siegeWon " + row.side + " in Tegeingl")
					tb.tell("untold siegeLost")
				} else {
					tb.tell("told siegeLost " + row.side + " in Tegeingl")
					tb.tell("untold siegeWon")
				}
			}
		})
	}
}

// TestSiege checks which forces may besiege, and what follows (§7.1, §3.4.1).
func TestSiege(t *testing.T) {
	playAll(t, []situation{
		{"without a castle there is nothing to besiege", `
			turn 4, Welsh, combat
			Tegeingl: 2 welsh infantry, 1 norman infantry
			asked roll Welsh at Tegeingl
		`},
		{"it is an option", `
			turn 4, Welsh, combat
			Tegeingl: 2 welsh infantry, 1 norman infantry, castle
			asked siege Welsh at Tegeingl
			offers only siege; end
			end
			asked roll Welsh at Tegeingl
			untold siege
			dice Welsh 1 1
			dice Normans 5
			told die Normans norman infantry 5 +1
			Tegeingl has 1 welsh infantry, 1 norman infantry, castle
		`},
		{"won: the castle adds nothing, in no round of this battle", `
			turn 4, Welsh, combat
			Tegeingl: 2 welsh infantry, 1 norman infantry, 1 norman archer, castle
			siege
			dice 10
			dice Normans 6
			told die Normans norman archer 6 +0
			dice Welsh 1 1
			dice Normans 5
			told die Normans norman infantry 5 +0
			listen
			dice Normans 6
			told die Normans norman archer 6 +0
			dice Welsh 1 1
			dice Normans 5
			told die Normans norman infantry 5 +0
			Tegeingl has 2 welsh infantry, 1 norman infantry, 1 norman archer, castle
		`},
		{"lost: a unit of the attacker's choice, and the castle adds one in every round", `
			turn 4, Normans, combat
			Tegeingl: 1 knight, 2 norman infantry, 2 welsh infantry, castle
			pool knight 13
			siege
			dice 1
			asked toll Normans at Tegeingl
			offers only lose knight; lose norman infantry
			lose knight
			pool knight 14
			Tegeingl has 2 norman infantry, 2 welsh infantry, castle
			dice Normans 1 1
			dice Welsh 1 1
			told die Welsh welsh infantry 1 +1
			listen
			dice Normans 1 1
			dice Welsh 1 1
			told die Welsh welsh infantry 1 +1
		`},
		{"no choice where all are alike", `
			turn 4, Welsh, combat
			Tegeingl: 2 welsh infantry, 1 norman infantry, castle
			siege
			dice 1
			told siegeLost Welsh in Tegeingl
			Tegeingl has 1 welsh infantry, 1 norman infantry, castle
			asked roll Welsh at Tegeingl
		`},
		{"a teulu lost by a siege is out of the game, and scores", `
			turn 4, Welsh, combat
			Tegeingl: 1 welsh infantry, 1 teulu, 1 norman infantry, castle
			score Normans 1
			siege
			dice 1
			lose teulu
			lost teulu 1
			told scoreTeulu Normans 1
			score Normans 2
		`},
		{"a siege never costs an earl", `
			turn 4, Normans, combat
			Tegeingl: 1 knight, 1 norman archer, 3 welsh infantry, castle, hugh
			siege
			dice 1
			offers only lose knight; lose norman archer
		`},
		{"the last attacker lost: the defender holds, without a battle", `
			turn 4, Normans, combat
			Tegeingl: 1 knight, 2 welsh infantry, castle
			siege
			dice 4
			told battleEnd Welsh in Tegeingl
			untold die
			Tegeingl has 2 welsh infantry, castle
		`},
		{"each battle has its own siege", `
			turn 4, Normans, combat
			Tegeingl: 2 norman infantry, 1 welsh infantry, castle
			Iâl: 2 norman infantry, 1 welsh infantry, castle
			fight Iâl
			siege
			dice 10
			told siegeWon Normans in Iâl
			dice Normans 6 1
			dice Welsh 1
			asked siege Normans at Tegeingl
		`},
	})
}
