package marcher_test

import (
	"fmt"
	"testing"
)

// roller checks which seat would hold Nature's dice now.
func (tb *table) roller(seat int) {
	tb.Helper()
	if turn := tb.State.Turn(); int(turn.Roller) != seat {
		tb.Failf("seat %d holds the dice", turn.Roller)
	}
}

// TestTeamsSetUp checks which commander places what at set-up (§11.1.2,
// §11.2.2).
func TestTeamsSetUp(t *testing.T) {
	for _, row := range []struct {
		scenario, seats int
		asks            []string
	}{
		{0, 2, []string{"hugh 0", "roger 0", "william 0", "teulu 1"}},
		{0, 3, []string{"hugh 0", "roger 0", "william 1", "teulu 2"}},
		{0, 4, []string{"hugh 0", "roger 1", "william 2", "teulu 3"}},
		{1, 2, []string{"gruffydd 0", "rhys 0"}},
		{1, 3, []string{"gruffydd 0", "rhys 1"}},
	} {
		tb := begin(t, row.scenario, row.seats)
		for _, ask := range row.asks {
			c := tb.State.Legal(nil)[0]
			if got := fmt.Sprint(lexicon.Whats[c.What], " ", tb.State.Turn().Seat); got != ask {
				t.Errorf("scenario %d, %d seats: %s, not %s", row.scenario, row.seats, got, ask)
			}
			tb.play(c)
		}
		tb.setUp(nil).tell("asked event")
	}
}

// TestTeamsEvent checks that a team has one roll, each commander in their turn
// (§5.0).
func TestTeamsEvent(t *testing.T) {
	for _, row := range []struct {
		first          string // scenario
		side           string
		seats, members int
	}{
		{"", "Normans", 3, 2}, {"", "Normans", 4, 3}, {"revival, ", "Welsh", 3, 2},
	} {
		for turn := 1; turn <= 10; turn++ {
			tb := play(t, fmt.Sprintf(`
				%sturn %d, %s, event
				seats: %d
				Hereford: 1 norman infantry, castle
				Chester: 1 norman infantry, castle
				Arfon: 1 welsh infantry
				Gwynllŵg: 1 welsh infantry
			`, row.first, turn, row.side, row.seats))
			tb.roller((turn - 1) % row.members)
		}
	}
	playAll(t, []situation{
		{"and decides its consequences", `
			turn 2, Normans, event
			seats: 4
			Chester: 2 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwynedd, Powys, Gwent
			event 73
			asked feud Normans seat 1
		`},
		{"the enemy of a team decides alone", `
			turn 3, Welsh, event
			seats: 4
			Chester: 2 norman infantry, castle
			Arfon: 1 welsh infantry
			Penfro: 1 welsh infantry
			event 47
			asked irishLanding Welsh seat 3
		`},
	})
}

// TestTeamsMovement checks that each commander moves the units of their zones
// (§6.0, §11.1.2).
func TestTeamsMovement(t *testing.T) {
	playAll(t, []situation{
		{"one after the other, beginning with the turn's commander", `
			turn 2, Normans, movement
			seats: 4
			Chester: 2 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Shrewsbury: 2 norman infantry, castle
			Hereford: 2 norman infantry, castle
			asked march Normans seat 1
			forbids march 1 norman infantry Chester > Nantwich
			forbids march 1 norman infantry Hereford > Ludlow
			offers march 1 norman infantry Shrewsbury > Ludlow
			end
			asked march Normans seat 2
			offers march 1 norman infantry Hereford > Ludlow
			forbids march 1 norman infantry Shrewsbury > Ludlow
			end
			asked march Normans seat 0
			offers march 1 norman infantry Chester > Nantwich
			end
			asked strategic Normans
		`},
		{"three players: Hugh's and Roger's men obey one", `
			turn 1, Normans, movement
			seats: 3
			Chester: 2 norman infantry, castle
			Shrewsbury: 2 norman infantry, castle
			Hereford: 2 norman infantry, castle
			asked march Normans seat 0
			offers march 1 norman infantry Chester > Nantwich
			offers march 1 norman infantry Shrewsbury > Ludlow
			forbids march 1 norman infantry Hereford > Ludlow
			end
			asked march Normans seat 1
			offers march 1 norman infantry Hereford > Ludlow
		`},
		{"a conquest obeys its conqueror", `
			turn 1, Normans, movement
			seats: 4
			Chester: 2 norman infantry, castle, hugh
			Shrewsbury: 2 norman infantry, castle, roger
			Tegeingl: 2 norman infantry, castle, earl hugh
			Mechain: 2 norman infantry, castle, earl roger
			asked march Normans seat 0
			offers march 1 norman infantry Tegeingl > Rhos
			forbids march 1 norman infantry Mechain > Arwystli
			end
			asked march Normans seat 1
			offers march 1 norman infantry Mechain > Arwystli
		`},
		{"units in another's zone obey its commander", `
			turn 1, Normans, movement
			seats: 4
			Nantwich: 2 norman infantry, castle
			Shrewsbury: 1 norman infantry, castle
			march 1 norman infantry Nantwich > Shrewsbury
			end
			asked march Normans seat 1
			offers march 1 norman infantry Shrewsbury > Ludlow
			forbids march 2 norman infantry Shrewsbury > Ludlow
			end
			until event Welsh
			until event Normans
			event 0
			asked march Normans seat 1
			offers march 2 norman infantry Shrewsbury > Nantwich
		`},
		{"those bound by one wait for the other, and have one check", `
			turn 1, Normans, movement
			seats: 4
			Chester: 3 norman infantry, castle
			Shrewsbury: 3 norman infantry, castle
			march 2 norman infantry Chester > Iâl
			end
			asked march Normans seat 1
			untold supply
			march 2 norman infantry Shrewsbury > Iâl
			until supply
			dice 10
			told supply Normans 10 -2 in Iâl
			Iâl has 4 norman infantry
		`},
		{"a commander who has bound everything may send it, or wait for the others", `
			turn 1, Normans, movement
			seats: 4
			Chester: 1 norman infantry, castle
			Shrewsbury: 3 norman infantry, castle
			march 1 norman infantry Chester > Iâl
			asked march Normans seat 0
			offers only advance Iâl; end
		`},
		{"a commander may send them before", `
			turn 1, Normans, movement
			seats: 4
			Chester: 3 norman infantry, castle
			Shrewsbury: 3 norman infantry, castle
			march 2 norman infantry Chester > Iâl
			advance Iâl
			dice 10
			Iâl has 2 norman infantry
			Iâl flies hugh
		`},
		{"an earl among another's men commands nobody but himself", `
			turn 1, Normans, movement
			seats: 4
			Chester: 1 norman infantry, castle
			Shrewsbury: 1 norman infantry, castle
			Mechain: 2 norman infantry, castle, hugh, earl roger
			Iâl: 1 norman infantry, castle, earl hugh
			leaders lost: roger
			asked march Normans seat 0
			offers march hugh Mechain > Iâl
			forbids march 1 norman infantry Mechain > Iâl
			end
			asked march Normans seat 1
			offers march 1 norman infantry Mechain > Iâl
		`},
		{"the kings' lands in the second scenario", `
			revival, turn 1, Welsh, movement
			seats: 3
			Arwystli: 2 welsh infantry
			Penweddig: 2 welsh infantry
			Buellt: 2 welsh infantry
			Môn: 2 welsh infantry
			asked march Welsh seat 0
			offers march 1 welsh infantry Arwystli > Penweddig
			offers march 1 welsh infantry Môn > Arfon
			forbids march 1 welsh infantry Penweddig > Arwystli
			forbids march 1 welsh infantry Buellt > Gwerthrynion
			end
			asked march Welsh seat 1
			offers march 1 welsh infantry Penweddig > Arwystli
			offers march 1 welsh infantry Buellt > Gwerthrynion
		`},
	})
}

// TestTeamsBattle checks battles and the strategic move of a team (§7.2, §9.0).
func TestTeamsBattle(t *testing.T) {
	playAll(t, []situation{
		{"the commander of most units commands the attack", `
			turn 1, Normans, movement
			seats: 4
			Chester: 2 norman infantry, 1 norman archer, castle
			Shrewsbury: 3 norman infantry, 1 knight, castle
			Iâl: 3 welsh infantry
			march 1 norman archer Chester > Iâl
			march 1 norman infantry Chester > Iâl
			end
			march 2 norman infantry Shrewsbury > Iâl
			march 1 knight Shrewsbury > Iâl
			until supply
			dice 10
			dice Normans 1
			dice Normans 1 1 1 1
			dice Welsh 7 1 1
			asked lose Normans seat 1
		`},
		{"of equals the first in this turn", `
			turn 1, Normans, movement
			seats: 4
			Chester: 2 norman infantry, 1 norman archer, castle
			Shrewsbury: 3 norman infantry, 1 knight, castle
			Iâl: 3 welsh infantry
			march 1 norman archer Chester > Iâl
			march 1 norman infantry Chester > Iâl
			end
			march 1 norman infantry Shrewsbury > Iâl
			march 1 knight Shrewsbury > Iâl
			until supply
			dice 10
			dice Normans 1
			dice Normans 1 1 1
			dice Welsh 7 1 1
			asked lose Normans seat 0
		`},
		{"the zone's commander its defence", `
			turn 2, Welsh, movement
			seats: 4
			Mechain: 1 knight, 1 norman infantry, earl roger
			Shrewsbury: 1 norman infantry, castle, roger
			Meirionnydd: 3 welsh infantry
			march 3 welsh infantry Meirionnydd > Mechain
			until roll Welsh
			dice Welsh 7 1 1
			dice Normans 1 1
			asked lose Normans seat 1
			lose knight
			asked attackerRetreat Welsh seat 3
			end
			asked defenderRetreat Normans seat 1
		`},
		{"the first in turn may make the strategic move, and then nobody else", `
			turn 2, Normans, strategic
			seats: 4
			Chester: 2 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Shrewsbury: 2 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			asked strategic Normans seat 1
			forbids march 1 norman infantry Chester > Nantwich
			march 1 norman infantry Shrewsbury > Ludlow
			end
			asked event Welsh
		`},
		{"not even an earl who stands in the same zone", `
			turn 2, Normans, strategic
			seats: 4
			Mechain: 2 norman infantry, castle, hugh, earl roger
			Caereinion: 1 norman infantry, castle, earl roger
			Iâl: 1 norman infantry, castle, earl hugh
			leaders lost: roger
			asked strategic Normans seat 1
			march 1 norman infantry Mechain > Caereinion
			end
			asked event Welsh
		`},
		{"if they do not, the next may", `
			turn 2, Normans, strategic
			seats: 4
			Chester: 2 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Shrewsbury: 2 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			end
			asked strategic Normans seat 0
			offers march 1 norman infantry Chester > Nantwich
			forbids march 1 norman infantry Shrewsbury > Ludlow
			end
			asked event Welsh
		`},
		{"where nobody knows where they came from, the zone's commander their attack", `
			turn 1, Normans, combat
			seats: 4
			Elfael: 1 norman infantry, 1 knight, 3 welsh infantry
			dice Normans 1 1
			dice Welsh 7 1 1
			asked lose Normans seat 2
		`},
		{"insurgents of the Norman turn obey the king in whose land they rise", `
			revival, turn 1, Normans, event
			seats: 3
			Maelienydd: 3 norman infantry
			Buellt: 1 welsh infantry
			event 47
			until draw
			draw welsh infantry
			draw welsh infantry
			draw welsh infantry
			until roll Welsh
			dice Welsh 1 1 1
			dice Normans 1 1 1
			asked attackerRetreat Welsh seat 1
		`},
		{"insurgents count for the king in whose land they rise", `
			revival, turn 2, Welsh, event
			seats: 3
			Maelienydd: 3 norman infantry
			Caereinion: 2 welsh infantry
			Buellt: 1 welsh infantry
			event 55
			pick Maelienydd
			draw welsh infantry
			draw welsh infantry
			draw welsh archer
			until march
			asked march Welsh seat 1
			end
			asked march Welsh seat 0
			march 2 welsh infantry Caereinion > Maelienydd
			until roll
			dice Welsh 1
			dice Welsh 1 1 1 1
			dice Normans 1 1 1
			asked attackerRetreat Welsh seat 1
		`},
		{"units of Rhys, with their king on the march", `
			revival, turn 2, Welsh, movement
			seats: 3
			Penweddig: 3 welsh infantry
			Meirionnydd: 1 norman infantry, 1 norman archer
			asked march Welsh seat 1
			march 2 welsh infantry Penweddig > Meirionnydd
			until roll
			dice Normans 7
			dice Welsh 1
			dice Normans 1
			asked attackerRetreat Welsh seat 1
		`},
	})
}

// TestTeamsVictory checks that a side wins or loses together (§11.1.7,
// §11.2.6).
func TestTeamsVictory(t *testing.T) {
	for _, row := range []struct {
		scenario, side string
		seats          int
		more, won      string
	}{
		{"", "Welsh", 3, "lost: teulu 5", "2"},
		{"", "Welsh", 4, "lost: teulu 5", "3"},
		{"", "Welsh", 4, wide(7), "0 1 2 3"},
		{"", "Welsh", 3, wide(10), "0 1"},
		{"", "Welsh", 4, wide(10), "0 1 2"},
		{"revival, ", "Normans", 3, "", "2"},
		{"revival, ", "Normans", 3, "Tegeingl: 1 welsh infantry\nHereford: 1 welsh infantry\nLudlow: 1 welsh infantry\nElfael: 1 welsh infantry", "0 1"},
	} {
		position := fmt.Sprintf("%sturn 10, %s, strategic\nseats: %d\nChester: 1 norman infantry, castle\nNantwich: 1 norman infantry, castle\nPenfro: 1 welsh infantry\nCemais: 1 welsh infantry\n%s\n", row.scenario, row.side, row.seats, row.more)
		tb := play(t, position)
		tb.tell("until over")
		tb.tell("won " + row.won)
	}
}

// wide is a position with so many castles in Wales, and one teulu lost.
func wide(castles int) string {
	s := "lost: teulu 1\n"
	for _, zone := range []string{"Tegeingl", "Iâl", "Elfael", "Maelienydd", "Gwent Uwchcoed", "Gwent Iscoed", "Buellt", "Mechain", "Caereinion", "Rhos"}[:castles] {
		s += zone + ": 1 norman infantry, castle\n"
	}
	return s
}
