package britannia_test

import "testing"

// The shorter game for three (§Scenarios).
func TestShortGame(t *testing.T) {
	playAll(t, []situation{
		{"no population for the Romano-British in round 6", `
			round 6, Romano-British, turn
			scenario: short
			Romano-British: York 1, Avalon 1, Hwicce 1
			Caledonians: Orkneys 1
			asked march Romano-British
			Romano-British keep 0
		`},
		{"the Romano-British spare Anglo-Saxons in round 6", `
			round 6, Romano-British, movement
			scenario: short
			Romano-British: Hwicce 1
			Saxons: Avalon 1
			Jutes: South Mercia 1
			Angles: North Mercia 1
			Irish: Downlands 1
			forbids march 1 Hwicce > Avalon
			forbids march 1 Hwicce > South Mercia
			forbids march 1 Hwicce > North Mercia
			offers march 1 Hwicce > Downlands
		`},
		{"and no longer in round 7", `
			round 7, Romano-British, movement
			scenario: short
			Romano-British: Hwicce 1
			Saxons: Avalon 1
			offers march 1 Hwicce > Avalon
		`},
		{"they defend themselves in round 6", `
			round 6, Saxons, movement
			scenario: short
			Romano-British: Hwicce 1
			Saxons: Avalon 1
			march 1 Avalon > Hwicce
			die of Saxons
		`},
		{"Brigantes and Welsh were subjects of Rome", `
			round 7, Romano-British, movement
			scenario: short
			Romano-British: March 1
			Welsh: Clwyd 1
			Brigantes: Cheshire 1
			Picts: York 1
			forbids march 1 March > Clwyd
			forbids march 1 March > Cheshire
			offers march 1 March > York
		`},
		{"no points for them even if they break the peace", `
			round 7, Romano-British, movement
			scenario: short
			Romano-British: March 2
			Welsh: Hwicce 1
			broken: Welsh
			march 2 March > Hwicce
			dice 5 5 1
			Romano-British score 0
		`},
		{"as there are in the whole game", `
			round 7, Romano-British, movement
			Romano-British: March 2
			Welsh: Hwicce 1
			submitted: Welsh
			broken: Welsh
			march 2 March > Hwicce
			dice 5 5 1
			Romano-British score 2
		`},
	})
	for _, printing := range []struct{ game, sight string }{
		{"revised", "asked march Dubliners"},
		{"first", "asked march Danes"},
	} {
		play(t, "game "+printing.game+`
			round 12, Danes, roundEnd
			scenario: short
			Norsemen: Orkneys 1
			Angles: York 1
			asked march Norsemen
			end
		`+printing.sight)
	}
}

// The scenarios for two (§Scenarios).
func TestDuels(t *testing.T) {
	playAll(t, []situation{
		{"nations that can submit to Rome do", `
			round 2, Romans, movement
			scenario: invaders
			Romans: Kent 1 + fort
			Welsh: Dyfed 1
			Picts: Alban 1, Mar 1, Skye 1
			end
			Welsh obey Romans
			Picts obey Romans
		`},
		{"not with an area too many", `
			round 2, Romans, movement
			scenario: invaders
			Romans: Kent 1 + fort
			Brigantes: York 1, Lothian 1, Galloway 1, Cumbria 1
			end
			Brigantes obey nobody
		`},
		{"the Belgae too, and they rise in their turn", `
			round 1, Romans, movement, half 2
			scenario: invaders
			Romans: Kent 1 + fort
			Belgae: Essex 1, Suffolk 1
			end
			Belgae obey nobody
			Romans score 10
			asked place Belgae
		`},
		{"Belgae without population in round 6", `
			round 6, Belgae, turn
			scenario: germanic
			Belgae: Kent 1, Essex 1, Norfolk 1
			asked march Belgae
			Belgae keep 0
		`},
		{"and with it in round 7", `
			round 7, Belgae, turn
			scenario: germanic
			Belgae: Kent 1, Essex 1
			asked march Belgae
			Belgae keep 4
		`},
		{"Belgae score for areas as the Romano-British", `
			round 7, Angles, roundEnd
			scenario: germanic
			Belgae: Kent 1, Lindsey 1, York 1
			Angles: Orkneys 1
			Belgae score 4
		`},
		{"and for Saxons, Angles and Jutes", `
			round 6, Belgae, movement
			scenario: germanic
			Belgae: Kent 2
			Saxons: Essex 1
			march 2 Kent > Essex
			dice 5 5 1
			Belgae score 2
		`},
		{"Arthur comes to the Romano-British only", `
			round 7, Belgae, turn
			scenario: germanic
			Belgae: Kent 1
			asked march Belgae
			Kent has Belgae 1
		`},
		{"a Bretwalda, and an end after round 10", `
			round 10, Angles, roundEnd
			scenario: germanic
			Angles: York 1, Norfolk 1
			Saxons: Kent 1
			open
			vote Saxons
			vote Angles
			over
			Angles score 12
		`},
		{"a King, and an end after round 14", `
			round 14, Angles, roundEnd
			scenario: vikings
			Angles: York 1, Norfolk 1, Kent 1, Essex 1
			place Kent
			over
			Angles score 8
		`},
	})
}

// More and fewer than four players: the same rules.
func TestPlayerCounts(t *testing.T) {
	for _, seats := range []string{"3", "4", "5"} {
		play(t, `
			round 16, Normans, roundEnd
			seats: `+seats+`
			Saxons: Kent 1
			over
			Saxons score 3
		`)
	}
}

// Players may agree that Harold scores once: by other hands each of two nations does (§Scenarios).
func TestHaroldKilledByOthers(t *testing.T) {
	play(t, `
		round 15, Danes, movement
		options: harold one
		Danes: Kent 2
		Saxons: Essex 1 + Harold
		march 2 Kent > Essex
		dice 6 6 1
		Danes score 6
		Normans score 6
	`)
}
