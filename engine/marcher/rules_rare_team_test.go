package marcher_test

import (
	"strings"
	"testing"
)

// TestRareTeams checks rare moments of teams (§11.1.2, §11.2.2).
func TestRareTeams(t *testing.T) {
	playAll(t, []situation{
		{"a cup too small is shared by the commanders, beginning with the turn's", `
			turn 2, Normans, levy
			seats: 4
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Shrewsbury: 1 norman infantry, castle
			Ludlow: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			pool: norman archer 4
			asked levy Normans seat 1
			offers only levy Shrewsbury; levy Ludlow
			levy Ludlow
			draw norman archer
			asked levy Normans seat 2
			offers only levy Hereford; levy Archenfield
			levy Hereford
			draw norman archer
			asked levy Normans seat 0
			offers only levy Chester; levy Nantwich
			levy Chester
			draw norman archer
		`},
		{"a commander without a zone is passed over", `
			turn 3, Normans, levy
			seats: 4
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			pool: norman archer 3
			asked levy Normans seat 2
			levy Hereford
			draw norman archer
			asked levy Normans seat 0
			levy Nantwich
			draw norman archer
			asked draw Normans at Archenfield
		`},
		{"an earl alone decides alone, wherever they are", `
			turn 2, Welsh, combat
			seats: 4
			Elfael: 2 welsh infantry, hugh
			Maelienydd: 1 norman infantry, castle, earl hugh
			dice Welsh 1 1
			asked defenderRetreat Normans seat 0
		`},
		{"the turn's commander says which battle comes next", `
			turn 2, Normans, combat
			seats: 4
			Tegeingl: 1 norman infantry, 1 welsh infantry
			Elfael: 1 norman infantry, 1 welsh infantry
			asked battle Normans seat 1
		`},
		{"Welsh in the earldoms obey the nearer king", `
			revival, turn 2, Welsh, movement
			seats: 3
			Chester: 1 welsh infantry
			Shrewsbury: 1 welsh infantry
			Hereford: 1 welsh infantry
			asked march Welsh seat 1
			offers march 1 welsh infantry Hereford > Elfael
			forbids march 1 welsh infantry Chester > Nantwich
			end
			asked march Welsh seat 0
			offers march 1 welsh infantry Chester > Nantwich
			offers march 1 welsh infantry Shrewsbury > Ludlow
		`},
	})
}

// TestCommanderRollsForTheSiege checks that in a team the commander of the
// attack holds the dice of the siege (§7.1, §11.1.2).
func TestCommanderRollsForTheSiege(t *testing.T) {
	tb := play(t, `
		turn 1, Normans, movement
		seats: 4
		Chester: 1 norman infantry, castle
		Shrewsbury: 3 norman infantry, castle
		Mechain: 1 welsh infantry, castle
		end
		asked march Normans seat 1
		march 2 norman infantry Shrewsbury > Mechain
		until supply
	`)
	tb.roller(1)
	tb.tell("dice 10")
	tb.tell("asked siege Normans seat 1")
	tb.tell("siege")
	tb.roller(1)
	tb.tell("dice 10")
	tb.roller(1)
}

// TestCommanderRollsForSupply checks that in a team the commander of most units
// throws for their supply; an earl is none (§6.2, §11.1.2).
func TestCommanderRollsForSupply(t *testing.T) {
	tb := play(t, `
		turn 1, Normans, movement
		seats: 4
		Chester: 1 norman infantry, castle
		Shrewsbury: 2 norman infantry, castle, roger
		march 1 norman infantry Chester > Iâl
		end
		march 1 norman infantry Shrewsbury > Iâl
		march roger Shrewsbury > Iâl
		until supply
	`)
	tb.roller(0)
}

// TestCommanderDraws checks that in a team the commander of a zone draws its
// levy (§4.0, §11.1.2).
func TestCommanderDraws(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, levy
		seats: 4
		Chester: 1 norman infantry, castle
		Shrewsbury: 1 norman infantry, castle
		asked draw Normans at Chester
	`)
	tb.roller(0)
	tb.tell("draw norman archer")
	tb.roller(1)
}

// TestRoller checks that Turn.Roller is the seat that would hold Nature's dice
// (§2.4).
func TestRoller(t *testing.T) {
	tb := play(t, `
		turn 3, Normans, event
		Hereford: 3 norman infantry, castle
		Gwent Uwchcoed: 1 welsh infantry, castle
	`)
	tb.roller(0)
	for _, line := range []struct {
		told   string
		roller int
	}{
		{"event 0\nmarch 2 norman infantry Hereford > Gwent Uwchcoed\nuntil supply", 0},
		{"dice 10\nsiege", 0},
		{"dice 1\nasked roll Normans", 0},
		{"dice Normans 10\nasked roll Welsh", 1},
		{"dice Welsh 1\nuntil event Welsh", 1},
	} {
		tb.tell(strings.Split(line.told, "\n")...)
		tb.roller(line.roller)
	}
}
