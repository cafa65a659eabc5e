package marcher_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
)

// chronicle lists the turns, sides and phases of the events.
func (tb *table) chronicle() []string {
	var said []string
	for _, e := range tb.Events {
		switch kind := lexicon.Events[e.Kind]; kind {
		case "round":
			said = append(said, fmt.Sprint("round ", e.Count))
		case "turn":
			said = append(said, "turn "+lexicon.Sides[e.Side])
		case "phase":
			said = append(said, fmt.Sprint("phase ", e.Count))
		}
	}
	return said
}

// TestSequence checks that six phases in order for one side, then for the
// other, make a turn (§3.0).
func TestSequence(t *testing.T) {
	for _, row := range []struct{ name, told, first, second string }{
		{"the Normans first in the first scenario", `
			turn 2, Welsh, strategic
			Hereford: 1 knight, 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			Senghenydd: 1 welsh infantry
		`, "Normans", "Welsh"},
		{"the Welsh first in the second", `
			revival, turn 2, Normans, strategic
			Hereford: 1 knight, 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
		`, "Welsh", "Normans"},
	} {
		t.Run(row.name, func(t *testing.T) {
			tb := play(t, row.told+"until event "+row.first)
			tb.tell("now turn 3, " + row.first + ", event")
			tb.tell("event 0")
			tb.tell("until event " + row.first)
			tb.tell("now turn 4, " + row.first + ", event")
			want := []string{
				"round 3",
				"turn " + row.first, "phase 1", "phase 2", "phase 3", "phase 4", "phase 5", "phase 6",
				"turn " + row.second, "phase 1", "phase 2", "phase 3", "phase 4", "phase 5", "phase 6",
				"round 4",
				"turn " + row.first, "phase 1", "phase 2",
			}
			if got := tb.chronicle(); !slices.Equal(got, want) {
				t.Errorf("told\n%q, not\n%q", got, want)
			}
		})
	}
}

// TestPhases checks that each phase follows the one before (§3.1, §3.2, §3.3,
// §3.4, §3.5, §3.6).
func TestPhases(t *testing.T) {
	playAll(t, []situation{
		{"3.1, 4.0: no levy on the first turn, for neither side", `
			turn 1, Normans, levy
			Hereford: 1 knight, 1 norman infantry, castle
			Elfael: 1 norman infantry
			Gwent Uwchcoed: 1 welsh infantry
			mobilised: Gwent
			asked event Normans
			now turn 1, Normans, event
			until event Welsh
			now turn 1, Welsh, event
			untold levy
			untold castle
			Gwent Uwchcoed has 1 welsh infantry
			until draw Normans
			told castle Normans in Elfael
		`},
		{"nor in the second scenario", `
			revival, turn 1, Welsh, levy
			Hereford: 1 norman infantry, castle
			Arfon: 1 welsh infantry
			mobilised: Gwynedd
			asked event Welsh
			until event Normans
			now turn 1, Normans, event
			untold levy
			until draw Welsh
			now turn 2, Welsh, levy
		`},
		{"3.1, 3.2, 3.3: the levy before the event, the event before the march", `
			turn 2, Normans, levy
			Hereford: 1 knight, 1 norman infantry, castle
			asked draw Normans at Hereford
			draw knight
			asked event Normans
			now turn 2, Normans, event
			event 0
			asked march Normans
			now turn 2, Normans, movement
		`},
		{"3.3 before 3.4: no battle is fought until all have marched", `
			turn 2, Welsh, movement
			Gwent Uwchcoed: 2 welsh infantry
			Gwynllŵg: 1 welsh infantry
			Elfael: 1 norman infantry
			march 1 welsh infantry Gwent Uwchcoed > Elfael
			asked march Welsh
			Elfael has 1 norman infantry, 1 welsh infantry
			end
			asked roll Welsh at Elfael
			now turn 2, Welsh, combat
		`},
		{"3.4 before 3.5 and 3.6: levies are activated after the battles, then comes the strategic move", `
			turn 2, Welsh, combat
			Gwent Uwchcoed: 1 hidden welsh infantry, 1 welsh infantry
			Gwent Iscoed: 1 welsh infantry
			Elfael: 1 norman infantry, 1 welsh infantry
			untold activate
			dice Welsh 10
			dice Normans 1
			told activate Welsh 1 welsh infantry in Gwent Uwchcoed
			asked strategic Welsh
			now turn 2, Welsh, strategic
			end
			asked event Normans
			now turn 3, Normans, event
		`},
		{"moved units are fresh again in the next turn of their side", `
			turn 2, Normans, movement
			Hereford: 1 spent knight, 1 norman infantry, castle
			Archenfield: 1 spent norman infantry
			forbids march 1 knight Hereford > Archenfield
			until march Normans
			end
			until event Normans
			event 0
			offers march 1 knight Hereford > Archenfield
			offers march 1 norman infantry Archenfield > Hereford
		`},
	})
}

// TestEndOfTurn checks that the weather ends with the turn (§3.6).
func TestEndOfTurn(t *testing.T) {
	playAll(t, []situation{
		{"clear weather ends with the turn", `
			turn 2, Welsh, strategic
			Hereford: 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			weather: clear
			weather clear
			until event Normans
			told weatherEnds
			weather none
		`},
		{"it lasts through the turn of the other side", `
			turn 2, Normans, strategic
			Hereford: 1 norman infantry, castle
			Archenfield: 1 norman infantry, castle
			weather: clear
			until event Welsh
			weather clear
			untold weatherEnds
		`},
		{"and is not made anew by a quiet season", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, castle
			Gwynllŵg: 1 welsh infantry
			Senghenydd: 1 welsh infantry
			event 25
			weather clear
			until event Welsh
			event 5
			weather clear
			until event Normans
			weather none
		`},
	})
}

// TestTenTurns checks that both scenarios last ten turns (§11.1.1, §11.2.1).
func TestTenTurns(t *testing.T) {
	playAll(t, []situation{
		{"the ninth is not the last", `
			turn 9, Welsh, strategic
			Hereford: 1 norman infantry, castle
			until event Normans
			now turn 10, Normans, event
		`},
		{"the first scenario ends after the Welsh half of the tenth", `
			turn 10, Normans, strategic
			Hereford: 1 norman infantry, castle
			until event Welsh
			until over
			told over
		`},
		{"the second after the Norman half", `
			revival, turn 10, Welsh, strategic
			Hereford: 1 norman infantry, castle
			until event Normans
			until over
			told over
		`},
		{"not earlier, though a side has no unit left", `
			turn 8, Normans, strategic
			Hereford: 1 norman infantry, castle
			until event Welsh
			until event Normans
			now turn 9, Normans, event
		`},
	})
}

// TestWholeGame checks that a game of each scenario, played by always choosing
// the first thing offered, has ten turns of two sides (§3.0).
func TestWholeGame(t *testing.T) {
	for scenario, s := range game.Scenarios() {
		for _, seats := range s.Seats {
			state, err := game.New(engine.Setup{Scenario: scenario, Seats: seats, Options: make([]uint8, len(game.Options()))})
			if err != nil {
				t.Fatal(err)
			}
			rounds, turns := 0, 0
			for !state.Turn().Over() {
				events, err := state.Play(state.Legal(nil)[0])
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					switch lexicon.Events[e.Kind] {
					case "round":
						rounds++
					case "turn":
						turns++
					}
				}
			}
			if rounds != 10 || turns != 20 {
				t.Errorf("%s, %d seats: %d rounds and %d turns of a side", s.ID, seats, rounds, turns)
			}
		}
	}
}
