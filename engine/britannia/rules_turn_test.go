package britannia_test

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// The table is set as the rulebook prints it, and the Romans begin (§Game Setup).
func TestGameSetup(t *testing.T) {
	state, err := game.New(engine.DefaultSetup(game))
	if err != nil {
		t.Fatal(err)
	}
	for state.Turn().Seat == engine.Nature {
		if _, err := state.Play(state.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	tb := &table{rulestest.Table{T: t, Game: game, State: state}}
	tb.sound()
	tb.tell(
		"asked march Romans",
		"round 1, half 1",
		"English Channel has Romans 16",
		"Caithness has Caledonians 1", "Hebrides has Caledonians 1", "Orkneys has Caledonians 1",
		"Alban has Picts 1", "Dalriada has Picts 1", "Dunedin has Picts 1", "Mar has Picts 1", "Moray has Picts 1", "Skye has Picts 1",
		"Bernicia has Brigantes 1", "Cheshire has Brigantes 1", "Cumbria has Brigantes 1", "Galloway has Brigantes 1",
		"Lothian has Brigantes 1", "March has Brigantes 1", "Pennines has Brigantes 1", "Strathclyde has Brigantes 1", "York has Brigantes 1",
		"Downlands has Belgae 1", "Essex has Belgae 1", "Kent has Belgae 1", "Lindsey has Belgae 1", "North Mercia has Belgae 1",
		"South Mercia has Belgae 1", "Norfolk has Belgae 1", "Suffolk has Belgae 1", "Sussex has Belgae 1", "Wessex has Belgae 1",
		"Avalon has Welsh 1", "Clwyd has Welsh 1", "Cornwall has Welsh 1", "Devon has Welsh 1", "Dyfed has Welsh 1",
		"Gwent has Welsh 1", "Gwynedd has Welsh 1", "Hwicce has Welsh 1", "Powys has Welsh 1",
		"Irish Sea has nobody",
	)
}

// Each player has the nations of one colour (§Game Setup).
func TestGameColours(t *testing.T) {
	tb := play(t, "round 9, Saxons, movement\nSaxons: Kent 1")
	for seat, nations := range [][]string{
		{"Dubliners", "Norwegians", "Romans", "Romano-British", "Scots"},
		{"Caledonians", "Danes", "Jutes", "Welsh"},
		{"Brigantes", "Irish", "Norsemen", "Saxons"},
		{"Belgae", "Picts", "Angles", "Normans"},
	} {
		for _, name := range nations {
			if got := tb.seat(tb.nation(name)); got != engine.Seat(seat) {
				t.Errorf("%s belong to seat %d, not %d", name, got, seat)
			}
		}
	}
}

// (§A Game Round, §The Nation Turn).
func TestTurn(t *testing.T) {
	playAll(t, []situation{
		{"nations move in the order of the Nation List", `
			round 10, Romano-British, turn
			Romano-British: Kent 1
			Welsh: Powys 1
			Picts: Alban 1
			Norsemen: Hebrides 1
			Danes: Lindsey 1
			Saxons: Wessex 1
			Jutes: Sussex 1
			Normans: Caithness 1
			asked march Romano-British
			end
			asked march Welsh
			end
			asked march Picts
			end
			asked march Norsemen
			end
			asked march Danes
			end
			asked march Saxons
			end
			asked march Jutes
			end
			asked march Normans
			round 10
		`},
		{"the phases of a turn", `
			round 5, Irish, population
			Irish: Dyfed 3, Cornwall 2
			population: Irish 3
			asked place Irish
			place Dyfed
			asked march Irish
			Atlantic Ocean has Irish 1
			march 1 Atlantic Ocean > Gwynedd
			done
			asked withdraw Irish
			withdraw 1 Gwynedd > Atlantic Ocean
			asked overpopulation Irish
			remove Dyfed
			remove Dyfed
			asked march Scots
		`},
		{"all movement comes before the first battle", `
			round 11, Saxons, movement
			Saxons: Kent 1, Wessex 1
			Angles: Essex 1, Norfolk 1
			march 1 Kent > Essex
			asked march Saxons
			march 1 Wessex > Sussex
			die of Saxons
		`},
		{"the round ends after the last nation and the next begins", `
			round 8, Normans, movement
			Normans: Caithness 1
			Welsh: Powys 1
			end
			asked march Welsh
			round 9
		`},
	})
}
