package marcher_test

import (
	"fmt"
	"testing"
)

// TestVikingLanding checks where Vikings land (§5.0).
func TestVikingLanding(t *testing.T) {
	for face, place := range map[int]string{
		1: "Môn", 2: "Arfon", 3: "Tegeingl", 4: "Meirionnydd", 5: "Penweddig",
		6: "Cemais", 7: "Penfro", 8: "Gŵyr", 9: "Gorfynydd", 10: "Gwent Iscoed",
	} {
		for _, table := range []string{"Normans", "Welsh"} {
			play(t, fmt.Sprintf(`
				turn 2, %s, event
				Hereford: 1 knight, 1 norman infantry, castle
				Cantref Mawr: 2 welsh infantry
				event 40
				asked landing
				dice %d
				asked raidSize
				dice 1
				told vikings 2 in %s
				%s has 2 viking
			`, table, face, place, place))
		}
	}
}

// TestVikingNumbers checks how many Vikings land (§5.0).
func TestVikingNumbers(t *testing.T) {
	for face := 1; face <= 10; face++ {
		ships := 2
		if face > 5 {
			ships = 3
		}
		if face > 9 {
			ships = 4
		}
		for aside := 1; aside <= 8; aside++ {
			play(t, fmt.Sprintf(`
				turn 2, Normans, event
				Hereford: 1 knight, 1 norman infantry, castle
				aside: viking %d
				event 46
				dice 6 %d
				told vikings %d in Cemais
				Cemais has %d viking
				aside viking %d
			`, aside, face, min(ships, aside), min(ships, aside), aside-min(ships, aside)))
		}
	}
}

// TestVikingRaid checks the Viking raid (§5.0).
func TestVikingRaid(t *testing.T) {
	playAll(t, []situation{
		{"no counters left: nobody comes", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Elfael: 8 viking
			aside: viking 0
			event 40
			until march Normans
			untold vikings
		`},
		{"an empty zone is theirs, with its castle", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Tegeingl: castle
			event 40
			dice 3 1
			asked march Normans
			Tegeingl has 2 viking, castle
		`},
		{"Vikings join Vikings", `
			turn 2, Welsh, event
			Rhos: 2 welsh infantry
			Tegeingl: 3 viking
			event 40
			dice 3 6
			asked march Welsh
			Tegeingl has 6 viking
		`},
		{"they attack the holder of the zone, after the march", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Penfro: 1 welsh infantry
			Cemais: 1 welsh infantry
			event 40
			dice 7 1
			asked march Normans
			Penfro has 1 welsh infantry, 2 viking
			end
			asked roll Vikings at Penfro of Welsh
			told battle Vikings of Welsh in Penfro
			dice Vikings 4 5
			told die Vikings viking 5 +0
			dice Welsh 6
			told die Welsh welsh infantry 6 +0
			told hit Welsh 1 welsh infantry of Vikings
			told battleEnd Vikings in Penfro
			Penfro has 2 viking
		`},
		{"they never retreat, the defender may", `
			turn 2, Normans, event
			Hereford: 1 knight, 1 norman infantry, castle
			Penfro: 1 welsh infantry
			Cemais: 1 welsh infantry
			event 40
			dice 7 1
			end
			dice Vikings 1 1
			dice Welsh 1
			asked defenderRetreat Welsh at Penfro
			offers only retreat Cemais; end
			retreat Cemais
			Penfro has 2 viking
			Cemais has 2 welsh infantry
		`},
		{"they do not besiege, and the castle helps its defender", `
			turn 2, Normans, event
			Tegeingl: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			event 40
			dice 3 1
			until roll Vikings
			untold siege
			dice Vikings 1 1
			dice Normans 5
			told die Normans norman infantry 5 +1
			told hit Vikings 1 viking of Normans from Tegeingl
		`},
		{"the zone they take is neutral, castle and all", `
			turn 2, Normans, event
			Tegeingl: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			event 40
			dice 3 1
			score Normans 1
			until roll Vikings
			dice Vikings 5 5
			dice Normans 1
			Tegeingl has 2 viking, castle
			score Normans 0
		`},
		{"beaten they go aside", `
			turn 2, Normans, event
			Tegeingl: 2 norman infantry, castle
			Chester: 1 norman infantry, castle
			event 40
			dice 3 1
			aside viking 6
			until roll Vikings
			dice Vikings 1 1
			dice Normans 5 5
			Tegeingl has 2 norman infantry, castle
			aside viking 8
		`},
		{"they attack after the battles begun by marches", `
			turn 2, Welsh, event
			Penfro: 1 welsh infantry
			Gwynllŵg: 1 welsh infantry
			Rhos: 1 welsh infantry
			Tegeingl: 1 norman infantry
			Gwent Iscoed: 1 norman infantry
			event 40
			dice 7 1
			march 1 welsh infantry Rhos > Tegeingl
			march 1 welsh infantry Gwynllŵg > Gwent Iscoed
			until battle Welsh
			offers only fight Tegeingl; fight Gwent Iscoed
			fight Gwent Iscoed
			dice Welsh 10
			dice Normans 1
			asked roll Welsh at Tegeingl
			dice Welsh 10
			dice Normans 1
			asked roll Vikings at Penfro
		`},
	})
}

// TestVikingDice checks that the opponent of the side that holds the zone rolls
// for the Vikings (§5.0).
func TestVikingDice(t *testing.T) {
	for _, row := range []struct {
		land, dice string
		roller     int
	}{
		{"Tegeingl", "3", 1}, // Norman zone: the Welsh player
		{"Penfro", "7", 0},   // Welsh zone: the Norman player
	} {
		tb := play(t, `
			turn 2, Normans, event
			Tegeingl: 2 norman infantry
			Chester: 1 norman infantry, castle
			Penfro: 2 welsh infantry
			event 40
			dice `+row.dice+` 1
			until roll Vikings
		`)
		if turn := tb.State.Turn(); int(turn.Roller) != row.roller {
			t.Errorf("%s: seat %d holds the dice", row.land, turn.Roller)
		}
	}
}
