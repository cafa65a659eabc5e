package marcher_test

import (
	"fmt"
	"testing"
)

// TestHits checks the lowest face with which a unit of the attacker hits, with
// all that helps it, and the same for the defender (§7.2).
func TestHits(t *testing.T) {
	for _, row := range []struct {
		name, side, zone string
		unit             string // whose die is looked at
		lowest           int
	}{
		{"knight", "Normans", "1 knight, 1 welsh infantry", "knight", 4},
		{"Norman infantry", "Normans", "1 norman infantry, 1 welsh infantry", "norman infantry", 6},
		{"Norman archer", "Normans", "1 norman archer, 1 welsh infantry", "norman archer", 7},
		{"Welsh infantry", "Welsh", "1 welsh infantry, 1 norman infantry", "welsh infantry", 7},
		{"Welsh archer", "Welsh", "1 welsh archer, 1 norman infantry", "welsh archer", 6},
		{"teulu", "Welsh", "1 teulu, 1 norman infantry", "teulu", 5},
		{"Irish", "Welsh", "1 irish, 1 norman infantry", "irish", 6},
		{"knight in defence", "Welsh", "1 knight, 1 welsh infantry", "knight", 4},
		{"Welsh infantry in defence", "Normans", "1 welsh infantry, 1 norman infantry", "welsh infantry", 7},
		{"Viking in defence", "Normans", "1 viking, 1 norman infantry", "viking", 5},
		{"Viking against the Welsh", "Welsh", "1 viking, 1 welsh infantry", "viking", 5},
		{"knight with an earl", "Normans", "1 knight, 1 welsh infantry, hugh", "knight", 3},
		{"Norman infantry with an earl", "Normans", "1 norman infantry, 1 welsh infantry, hugh", "norman infantry", 5},
		{"Norman archer with an earl", "Normans", "1 norman archer, 1 welsh infantry, hugh", "norman archer", 6},
		{"the enemy's earl helps nobody else", "Normans", "1 knight, 1 welsh infantry, hugh", "welsh infantry", 7},
		{"defender behind a castle", "Welsh", "1 norman infantry, 1 welsh infantry, castle", "norman infantry", 5},
		{"archer behind a castle", "Welsh", "1 norman archer, 1 welsh infantry, castle", "norman archer", 6},
		{"Welsh behind a castle they took", "Normans", "1 norman infantry, 1 welsh infantry, castle", "welsh infantry", 6},
		{"Vikings behind a castle they took", "Normans", "1 norman infantry, 1 viking, castle", "viking", 4},
		{"castle and earl", "Welsh", "1 norman infantry, 1 welsh infantry, castle, hugh", "norman infantry", 4},
		{"the attacker has nothing of the castle", "Welsh", "1 norman infantry, 1 welsh infantry, castle", "welsh infantry", 7},
	} {
		t.Run(row.name, func(t *testing.T) {
			for face := 1; face <= 10; face++ {
				tb := play(t, fmt.Sprintf("turn 4, %s, combat\nTegeingl: %s", row.side, row.zone))
				if tb.Asks() == "siege" {
					tb.tell("end")
				}
				for range 2 { // the dice of one round
					if tb.Asks() != "roll" {
						break
					}
					side, rolled := lexicon.Sides[tb.State.Turn().Side], 1
					if owner(row.unit) == side {
						rolled = face
					}
					tb.tell(fmt.Sprintf("dice %s %d", side, rolled))
				}
				hit := tb.heard("hit of " + owner(row.unit))
				if !tb.heard(fmt.Sprintf("die %s %d", row.unit, face)) {
					tb.Failf("no such die:%s", tb.Tale())
				}
				if hit != (face >= row.lowest) {
					tb.Failf("%d: hit %v", face, hit)
				}
			}
		})
	}
}

// owner is the side of a kind of unit.
func owner(unit string) string {
	switch unit {
	case "knight", "norman infantry", "norman archer":
		return "Normans"
	case "viking":
		return "Vikings"
	}
	return "Welsh"
}

// TestRound checks the exchanges of a round (§3.4, §3.4.2, §7.2).
func TestRound(t *testing.T) {
	playAll(t, []situation{
		{"archers first, of both sides at once", `
			turn 4, Welsh, movement
			Rhos: 2 welsh archer, 1 welsh infantry
			Tegeingl: 1 norman archer, 1 norman infantry
			march 1 welsh archer Rhos > Tegeingl
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			told missile in Tegeingl
			untold melee
			dice Welsh 6
			dice Normans 7
			asked lose Welsh count 1
			lose welsh infantry
			asked lose Normans count 1
			lose norman archer
			told melee in Tegeingl
			dice Normans 1
			asked attackerRetreat Welsh
		`},
		{"a unit shot down strikes no blow", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 2 welsh archer
			dice Welsh 6 1
			untold die Normans
			told battleEnd Welsh in Tegeingl
			Tegeingl has 2 welsh archer
		`},
		{"units that fall in the same exchange strike theirs", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 1 teulu
			untold missile
			dice Welsh 5
			Tegeingl has 1 knight, 1 teulu
			dice Normans 4
			Tegeingl has nothing
		`},
		{"archers against archers: no melee", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman archer, 1 welsh archer
			Rhos: 1 welsh infantry
			dice Welsh 1
			dice Normans 1
			asked attackerRetreat Welsh at Tegeingl
			untold melee
		`},
		{"no archers: no missiles", `
			turn 4, Welsh, movement
			Tegeingl: 1 norman infantry
			Rhos: 2 welsh infantry
			march 1 welsh infantry Rhos > Tegeingl
			until roll Welsh
			untold missile
			told melee in Tegeingl
		`},
		{"round follows round until a side is gone", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman infantry, 2 welsh infantry
			dice Welsh 1 1
			dice Normans 1
			dice Welsh 1 1
			dice Normans 6
			Tegeingl has 1 norman infantry, 1 welsh infantry
			dice Welsh 1
			dice Normans 1
			dice Welsh 7
			dice Normans 1
			Tegeingl has 1 welsh infantry
			told battleEnd Welsh in Tegeingl
		`},
		{"each round begins with missiles", `
			turn 4, Welsh, combat
			Tegeingl: 2 norman infantry, 1 welsh archer
			dice Welsh 1
			dice Normans 1 1
			dice Welsh 6
			Tegeingl has 1 norman infantry, 1 welsh archer
		`},
	})
}

// TestLosses checks that owners choose their losses, and where these go (§7.2).
func TestLosses(t *testing.T) {
	playAll(t, []situation{
		{"the owner chooses among all that are there", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 1 norman infantry, 1 norman archer, 2 welsh archer
			dice Welsh 6 1
			dice Normans 1
			asked lose Normans at Tegeingl count 1
			offers only lose knight; lose norman infantry; lose norman archer
			forbids lose welsh archer
			lose knight
			pool knight 14
		`},
		{"one by one", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 2 norman infantry, 2 teulu
			dice Welsh 5 5
			dice Normans 1 1 1
			asked lose Normans count 2
			lose norman infantry
			asked lose Normans count 1
			lose norman infantry
			Tegeingl has 1 knight, 2 teulu
			pool norman infantry 20
		`},
		{"hits beyond the last unit are lost", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman infantry, 3 teulu
			dice Welsh 5 5 5
			dice Normans 1
			Tegeingl has 3 teulu
			told hit Normans 1 norman infantry of Welsh from Tegeingl
		`},
		{"Normans go back to the cup", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 1 norman infantry, 1 norman archer, 4 welsh archer
			pool norman archer 5
			dice Welsh 6 6 6 1
			dice Normans 1
			pool knight 14
			pool norman infantry 20
			pool norman archer 6
		`},
		{"teulu leave the game, a point each", `
			turn 4, Normans, combat
			Tegeingl: 3 knight, 2 teulu
			dice Normans 4 4 1
			dice Welsh 1 1
			lost teulu 2
			told scoreTeulu Normans
			score Normans 2
		`},
		{"in the second scenario they score nothing", `
			revival, turn 4, Normans, combat
			Tegeingl: 3 knight, 1 teulu
			dice Normans 4 1 1
			dice Welsh 1
			lost teulu 1
			untold scoreTeulu
			score Normans 0
			score Welsh 0
		`},
		{"teulu slain by Vikings count as well", `
			turn 4, Welsh, combat
			Tegeingl: 1 teulu, 3 viking
			dice Welsh 1
			dice Vikings 5 1 1
			lost teulu 1
			score Normans 1
		`},
	})
}

// TestAfterBattle checks which side has the zone after the battle (§7.2).
func TestAfterBattle(t *testing.T) {
	playAll(t, []situation{
		{"the winner's, and the castle with it", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry, castle
			score Normans 1
			end
			dice Welsh 7
			dice Normans 1
			told conquer Welsh in Tegeingl
			Tegeingl has 1 welsh infantry, castle
			score Normans 0
		`},
		{"the defender keeps the zone", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry, castle
			end
			dice Welsh 1
			dice Normans 6
			untold conquer
			told battleEnd Normans in Tegeingl
			Tegeingl has 1 norman infantry, castle
			score Normans 1
		`},
		{"nobody's when none is left, castle and all", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry, castle
			end
			dice Welsh 7
			dice Normans 6
			told battleEnd nobody in Tegeingl
			told neutral in Tegeingl
			Tegeingl has castle
			score Normans 0
		`},
		{"the player of the turn chooses the next battle", `
			turn 4, Welsh, combat
			Tegeingl: 1 norman infantry, 1 welsh infantry
			Gwent Iscoed: 1 norman infantry, 1 welsh infantry
			Elfael: 1 norman infantry, 1 welsh infantry
			asked battle Welsh
			offers only fight Tegeingl; fight Elfael; fight Gwent Iscoed
			fight Elfael
			told battle Welsh of Normans in Elfael
			dice Welsh 7
			dice Normans 6
			asked battle Welsh
			offers only fight Tegeingl; fight Gwent Iscoed
			fight Gwent Iscoed
			dice Welsh 7
			dice Normans 6
			asked roll Welsh at Tegeingl
		`},
		{"the winners of a battle march no more in this turn", `
			turn 4, Welsh, movement
			Rhos: 2 teulu
			Tegeingl: 1 norman infantry
			march 2 teulu Rhos > Tegeingl
			until roll Welsh
			dice Welsh 5 1
			dice Normans 1
			asked strategic Welsh
			now turn 4, Welsh, strategic
		`},
	})
}

// TestLeadersInBattle checks leaders in battle (§10.0).
func TestLeadersInBattle(t *testing.T) {
	playAll(t, []situation{
		{"the leader is never chosen while a unit stands", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 1 norman infantry, 1 teulu, hugh
			Chester: 1 norman infantry
			dice Welsh 5
			dice Normans 1 1
			offers only lose knight; lose norman infantry
			forbids lose hugh
		`},
		{"the leader falls with the last of them when hits remain", `
			turn 4, Welsh, combat
			Tegeingl: 1 knight, 2 teulu, hugh
			dice Welsh 5 5
			dice Normans 1
			told hit Normans 1 hugh of Welsh from Tegeingl
			gone hugh
			told scoreEarl Normans minus 2
			score Normans -2
			Tegeingl has 2 teulu
		`},
		{"where nobody hits and there is nowhere to go it goes on", `
			turn 4, Welsh, combat
			Tegeingl: 2 teulu, hugh
			dice Welsh 1 1
			asked roll Welsh at Tegeingl
			Tegeingl has 2 teulu, hugh
		`},
		{"kings add one as earls do", `
			revival, turn 4, Welsh, combat
			Tegeingl: 1 welsh infantry, 1 welsh archer, 1 norman infantry, gruffydd
			dice Welsh 5
			told die Welsh welsh archer 5 +1
			Tegeingl has 1 welsh infantry, 1 welsh archer, gruffydd
		`},
		{"a king slain costs the Welsh two", `
			revival, turn 4, Normans, combat
			Tegeingl: 1 welsh infantry, 2 knight, gruffydd
			dice Normans 4 4
			dice Welsh 1
			gone gruffydd
			told scoreKing Welsh minus 2
			score Welsh -2
		`},
		{"a slain leader does not come back", `
			turn 4, Normans, levy
			Chester: 1 norman infantry, castle
			leaders lost: hugh
			score Normans -2
			until event Welsh
			gone hugh
		`},
	})
}
