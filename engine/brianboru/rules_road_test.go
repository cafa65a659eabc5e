package brianboru_test

import "testing"

// Five coins for a town at the other end of a road (§symbols).
func TestTableExpansion(t *testing.T) {
	playAll(t, []situation{
		{"after the coins of the same action", `
			3 seats
			round 1, action
			Uí Néill: coins 2; towns Tara
			trick Tuam: 24 1 20
			upper
			asked expand Uí Néill
			only expand Monasterboice | expand Dún na Sciath | end
			expand Monasterboice
			told expand Uí Néill at Monasterboice
			told coins Uí Néill sum -2
			Uí Néill coins 0
			Monasterboice has Uí Néill
			Tara has Uí Néill
			marker Dál Cais
			asked lead Dál Cais
		`},
		{"with four coins not", `
			3 seats
			round 1, action
			Uí Néill: coins 1; towns Tara
			trick Tuam: 24 1 20
			upper
			Uí Néill coins 4
			asked lead Dál Cais
		`},
		{"nobody has to", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Tara
			trick Tuam: 24 1 20
			upper
			end
			Uí Néill coins 12
			untold expand
			asked lead Dál Cais
		`},
		{"once an action", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Tara
			trick Tuam: 24 1 20
			upper
			expand Dún na Sciath
			Uí Néill coins 7
			asked lead Dál Cais
		`},
		{"from any town under control, by a single road", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Tara, Kincora, Cruachan
			trick Tuam: 24 1 20
			upper
			only expand Monasterboice | expand Dún na Sciath | expand Luimneach | expand Roscommon | end
			forbids expand Tailtiu
			forbids expand Clonfert
			forbids expand Lusk
			forbids expand Tara
		`},
		{"not where there is a disc", `
			3 seats
			round 1, action
			Dál Cais: towns Monasterboice
			Uí Néill: coins 9; towns Tara, Clonmacnoise
			Eóganacht: towns Dún na Sciath + viking
			trick Tuam: 24 1 20
			upper
			only expand Granard | end
			forbids expand Monasterboice
			forbids expand Dún na Sciath
		`},
		{"not through one's own towns to the second next", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Kilmacrenan
			trick Tuam: 24 1 20
			upper
			only expand Raphoe | end
			forbids expand Assaroe
		`},
		{"not from a town the Vikings hold", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Tara + viking, Cashel
			trick Tuam: 24 1 20
			upper
			only expand Lismore | end
		`},
		{"not from a rival's town", `
			3 seats
			round 1, action
			Dál Cais: towns Tara
			Uí Néill: coins 9; towns Cashel
			trick Tuam: 24 1 20
			upper
			only expand Lismore | end
		`},
		{"nothing to reach, nothing asked", `
			3 seats
			round 1, action
			Dál Cais: towns Lismore
			Uí Néill: coins 9; towns Cashel, Lusk
			trick Tuam: 24 1 20
			upper
			Uí Néill coins 12
			asked lead Dál Cais
		`},
		{"from the town won in an earlier trick", `
			3 seats
			round 1, action
			Dál Cais: coins 9; hand 2 7 1
			Uí Néill: hand 3 20 9
			Eóganacht: hand 4 6 10
			lead Tailtiu 2
			play 3
			play 4
			upper
			upper
			lead Tara 1
			play 20
			play 6
			asked action Dál Cais
			upper
			asked expand Dál Cais
			only expand Monasterboice | expand Granard | end
			expand Granard
			Granard has Dál Cais
		`},
		{"white cards have it too", `
			3 seats
			round 1, action
			Eóganacht: coins 3; towns Cashel
			trick Tuam: 24 25 20
			asked expand Eóganacht
			only expand Lismore | end
			expand Lismore
			Eóganacht coins 0
		`},
	})
}

// All roads of the board, and no others: from each town the towns it is
// connected with, and none where it has no road (§board, §symbols).
func TestTableRoads(t *testing.T) {
	for _, town := range townFacts {
		t.Run(town.name, func(t *testing.T) {
			only := ""
			for _, road := range roadFacts {
				switch town.name {
				case road[0]:
					only += "expand " + road[1] + " | "
				case road[1]:
					only += "expand " + road[0] + " | "
				}
			}
			active := "Tuam"
			if town.name == active {
				active = "Killala"
			}
			tb := play(t, `
				3 seats
				round 1, action
				Uí Néill: coins 9; towns `+town.name+`
				trick `+active+`: 24 1 20
				upper
			`)
			if only == "" {
				tb.tell("asked lead Dál Cais")
			} else {
				tb.tell("only " + only + "end")
			}
		})
	}
}

// A Viking control token goes from the board (§symbols).
func TestTableLiberate(t *testing.T) {
	playAll(t, []situation{
		{"the disc under it holds the town again", `
			3 seats
			round 1, action
			Uí Néill: towns Tara, Lusk + viking
			trick Tuam: 24 13 20
			lower
			told coins Uí Néill sum -1
			told liberate Uí Néill of Uí Néill at Lusk
			Lusk has Uí Néill
			Uí Néill coins 2
			asked lead Dál Cais
		`},
		{"of several the player chooses, a rival's too", `
			3 seats
			round 1, action
			Dál Cais: towns Cashel
			Uí Néill: towns Tara, Lusk + viking
			Eóganacht: towns Connor + monastery + viking
			trick Tuam: 24 13 20
			lower
			asked liberate Uí Néill
			only liberate Lusk | liberate Connor
			forbids liberate Tara
			forbids liberate Cashel
			liberate Connor
			told liberate Uí Néill of Eóganacht at Connor
			Connor has Eóganacht + monastery
			Lusk has Uí Néill + viking
		`},
		{"without one only the coin is paid", `
			3 seats
			round 1, action
			Uí Néill: towns Tara
			trick Tuam: 24 13 20
			lower
			Uí Néill coins 2
			untold liberate
			asked lead Dál Cais
		`},
		{"without a coin for two points", `
			3 seats
			round 1, action
			Uí Néill: coins 0; towns Lusk + viking
			trick Tuam: 24 13 20
			lower
			Uí Néill points 8
			Lusk has Uí Néill
		`},
		{"nobody has to take that action", `
			3 seats
			round 1, action
			Uí Néill: towns Lusk + viking
			trick Tuam: 24 13 20
			upper
			Lusk has Uí Néill + viking
			Uí Néill coins 5
		`},
		{"a liberated town is one to expand from", `
			3 seats
			round 1, action
			Eóganacht: coins 9; towns Tara + viking
			trick Tuam: 24 13 20
			lower
			asked expand Eóganacht
			only expand Monasterboice | expand Dún na Sciath | end
		`},
	})
}
