package brianboru_test

import "testing"

// In most of these Dál Cais lead and win with 24, Uí Néill play the card that is
// looked at, and Eóganacht lose with a white card that has one action only.

// Coins that are gained and paid (§symbols).
func TestTableCoins(t *testing.T) {
	playAll(t, []situation{
		{"a coin a symbol", `
			3 seats
			round 1, action
			trick Tuam: 24 1 20
			upper
			told coins Uí Néill sum 3
			Uí Néill coins 6
			asked lead Dál Cais
			Eóganacht coins 5
		`},
		{"more than the box holds", `
			3 seats
			round 1, action
			Uí Néill: coins 70
			trick Tuam: 24 4 20
			upper
			Uí Néill coins 73
		`},
		{"a coin to pay", `
			3 seats
			round 1, action
			Dál Cais: coins 3
			trick Tuam: 24 4 20
			upper
			told coins Dál Cais sum -2
			Dál Cais coins 1
			Dál Cais points 10
			untold scorePay
		`},
		{"without coins two points each", `
			3 seats
			round 1, action
			Dál Cais: coins 0
			trick Tuam: 24 4 20
			upper
			Dál Cais coins 0
			Dál Cais points 6
			told scorePay Dál Cais sum -4
			untold coins Dál Cais
			Tuam has Dál Cais
		`},
		{"one coin and two points", `
			3 seats
			round 1, action
			Dál Cais: coins 1
			trick Tuam: 24 4 20
			upper
			Dál Cais coins 0
			Dál Cais points 8
		`},
		{"without coins and points nothing", `
			3 seats
			round 1, action
			Dál Cais: coins 0; points 0
			trick Tuam: 24 4 20
			upper
			Dál Cais points 0
			untold scorePay
			Tuam has Dál Cais
			marker Dál Cais
		`},
		{"two points for the first symbol, none left for the second", `
			3 seats
			round 1, action
			Dál Cais: coins 0; points 2
			trick Tuam: 24 4 20
			upper
			Dál Cais points 0
			told scorePay Dál Cais sum -2
		`},
		{"one symbol", `
			3 seats
			round 1, action
			Dál Cais: coins 0
			trick Tuam: 18 4 17
			upper
			upper
			Dál Cais points 8
		`},
	})
}

// The town of the trick, for its winner (§symbols).
func TestTableTown(t *testing.T) {
	playAll(t, []situation{
		{"disc and marker", `
			3 seats
			round 1, action
			trick Tuam: 2 15 20
			upper
			asked action Uí Néill
			upper
			told town Eóganacht at Tuam
			told marker Eóganacht
			Tuam has Eóganacht
			marker Eóganacht
			asked lead Eóganacht
		`},
		{"the leader keeps the marker when he wins", `
			3 seats
			round 1, action
			trick Tuam: 20 7 17
			upper
			upper
			Tuam has Dál Cais
			marker Dál Cais
			untold marker Dál Cais
		`},
		{"only the winner's symbols bring the active town", `
			3 seats
			round 1, action
			trick Tuam: 24 20 21
			Tuam has Dál Cais
			untold town Uí Néill
			untold town Eóganacht
		`},
	})
}

// Discs for the church area (§symbols).
func TestTableChurchSymbol(t *testing.T) {
	playAll(t, []situation{
		{"a disc a symbol", `
			3 seats
			round 1, action
			Uí Néill: coins 1; church 2
			trick Tuam: 24 3 20
			lower
			Uí Néill church 4
			Uí Néill coins 1
			told church Uí Néill sum 2
			asked lead Dál Cais
		`},
		{"more for two coins each", `
			3 seats
			round 1, action
			Uí Néill: coins 7
			trick Tuam: 24 3 20
			lower
			asked churchExtra Uí Néill
			only buy 0 | buy 1 | buy 2 | buy 3
			forbids buy 4
			buy 3
			Uí Néill church 5
			Uí Néill coins 1
			told church Uí Néill sum 5
			asked lead Dál Cais
		`},
		{"or none", `
			3 seats
			round 1, action
			Uí Néill: coins 2
			trick Tuam: 24 16 20
			lower
			only buy 0 | buy 1
			buy 0
			Uí Néill church 3
			Uí Néill coins 2
		`},
		{"three symbols", `
			3 seats
			round 1, action
			Uí Néill: coins 5
			trick Tuam: 24 19 20
			lower
			buy 1
			Uí Néill church 4
			Uí Néill coins 3
		`},
		{"the winner's", `
			3 seats
			round 1, action
			Dál Cais: coins 4
			trick Roscommon: 6 1 2
			upper
			upper
			asked churchExtra Dál Cais
			only buy 0 | buy 1 | buy 2
			buy 2
			Dál Cais church 4
			Dál Cais coins 0
			Roscommon has Dál Cais
		`},
		{"as many as one can pay", `
			3 seats
			round 1, action
			Uí Néill: coins 61
			trick Tuam: 24 3 20
			lower
			choices 31
			buy 30
			Uí Néill church 32
			Uí Néill coins 1
		`},
	})
}

// Raiders from the battle area (§symbols).
func TestTableRaidSymbol(t *testing.T) {
	playAll(t, []situation{
		{"a raider a symbol from the battle area", `
			3 seats
			round 1, action
			battle 10
			Uí Néill: coins 1; raiders 3
			trick Tuam: 24 2 20
			lower
			Uí Néill raiders 5
			area 8
			told raid Uí Néill sum 2
			asked lead Dál Cais
		`},
		{"more for two coins each", `
			3 seats
			round 1, action
			battle 10
			Uí Néill: coins 5
			trick Tuam: 24 2 20
			lower
			asked raidExtra Uí Néill
			only buy 0 | buy 1 | buy 2
			forbids buy 3
			buy 2
			Uí Néill raiders 4
			Uí Néill coins 1
			area 6
			told raid Uí Néill sum 4
		`},
		{"no more than there are", `
			3 seats
			round 1, action
			battle 4
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			only buy 0 | buy 1
			forbids buy 2
			buy 1
			Uí Néill raiders 4
			Uí Néill coins 7
			area 0
		`},
		{"as many as are left", `
			3 seats
			round 1, action
			battle 3
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			Uí Néill raiders 3
			Uí Néill coins 9
			area 0
			asked lead Dál Cais
		`},
		{"one left for three symbols", `
			3 seats
			round 1, action
			battle 1
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			Uí Néill raiders 1
			Uí Néill coins 9
			area 0
			told raid Uí Néill sum 1
			asked lead Dál Cais
		`},
		{"none left, no effect", `
			3 seats
			round 1, action
			battle 0
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			Uí Néill raiders 0
			Uí Néill coins 9
			untold raid
			asked lead Dál Cais
		`},
		{"lower cards take theirs first", `
			3 seats
			round 1, action
			battle 3
			trick Roscommon: 25 8 5
			asked action Eóganacht
			lower
			only buy 0 | buy 1
			buy 0
			asked action Uí Néill
			lower
			Eóganacht raiders 2
			Uí Néill raiders 1
			area 0
		`},
	})
}

// Steps on the marriage track (§symbols).
func TestTableCourtSymbol(t *testing.T) {
	playAll(t, []situation{
		{"a step a symbol", `
			3 seats
			round 1, action
			Uí Néill: coins 1; court 4
			trick Tuam: 24 1 20
			lower
			Uí Néill court 6
			told court Uí Néill extra 6
			untold fallBack
			asked lead Dál Cais
		`},
		{"three symbols", `
			3 seats
			round 1, action
			Uí Néill: coins 1
			trick Tuam: 24 14 20
			lower
			Uí Néill court 3
		`},
		{"more for two coins each", `
			3 seats
			round 1, action
			Uí Néill: coins 7
			trick Tuam: 24 1 20
			lower
			asked courtExtra Uí Néill
			only buy 0 | buy 1 | buy 2 | buy 3
			buy 2
			Uí Néill court 4
			Uí Néill coins 3
			told court Uí Néill extra 4
			asked lead Dál Cais
		`},
		{"not above the top", `
			3 seats
			round 1, action
			Uí Néill: coins 20; court 5
			trick Tuam: 24 1 20
			lower
			only buy 0 | buy 1 | buy 2
			forbids buy 3
			buy 2
			Uí Néill court 9
			Uí Néill coins 16
		`},
		{"one step and the top", `
			3 seats
			round 1, action
			Uí Néill: coins 20; court 8
			trick Tuam: 24 14 20
			lower
			Uí Néill court 9
			Uí Néill coins 20
			asked lead Dál Cais
		`},
		{"on the top no effect", `
			3 seats
			round 1, action
			Uí Néill: coins 20; court 9
			trick Tuam: 24 14 20
			lower
			Uí Néill court 9
			Uí Néill coins 20
			untold court
			asked lead Dál Cais
		`},
		{"the winner's", `
			3 seats
			round 1, action
			Dál Cais: coins 1; court 2
			trick Tara: 7 24 25
			asked action Uí Néill
			Dál Cais court 3
			Dál Cais coins 2
			Tara has Dál Cais
		`},
		{"the winner may pay for more", `
			3 seats
			round 1, action
			Dál Cais: coins 2; court 2
			trick Tara: 4 24 25
			only buy 0 | buy 1
			buy 1
			Dál Cais court 5
			Dál Cais coins 0
			Tara has Dál Cais
		`},
	})
}

// Two discs never share a space but the first (§symbols).
func TestTableCourtCollisions(t *testing.T) {
	playAll(t, []situation{
		{"down to the next free space", `
			3 seats
			round 1, action
			Uí Néill: coins 1; court 2
			Eóganacht: court 4
			trick Tuam: 24 1 20
			lower
			told fallBack Uí Néill extra 3
			Uí Néill court 3
			Eóganacht court 4
		`},
		{"over two discs", `
			3 seats
			round 1, action
			Dál Cais: court 3
			Uí Néill: coins 1; court 2
			Eóganacht: court 4
			trick Tuam: 24 1 20
			lower
			Uí Néill court 2
			Dál Cais court 3
			Eóganacht court 4
		`},
		{"to the first space, which all may share", `
			3 seats
			round 1, action
			Dál Cais: court 1
			Uí Néill: coins 1
			Eóganacht: court 2
			trick Tuam: 24 1 20
			lower
			Uí Néill court 0
		`},
		{"other discs are passed", `
			3 seats
			round 1, action
			Dál Cais: court 3
			Uí Néill: coins 1; court 1
			Eóganacht: court 2
			trick Tuam: 24 14 20
			lower
			Uí Néill court 4
			untold fallBack
		`},
		{"who pays goes past the disc he would share with", `
			3 seats
			round 1, action
			Uí Néill: coins 3
			Eóganacht: court 2
			trick Tuam: 24 1 20
			lower
			asked courtExtra Uí Néill
			only buy 0 | buy 1
			buy 1
			Uí Néill court 3
			Uí Néill coins 1
		`},
		{"who does not pay falls back after the action", `
			3 seats
			round 1, action
			Uí Néill: coins 3
			Eóganacht: court 2
			trick Tuam: 24 1 20
			lower
			buy 0
			Uí Néill court 1
			Uí Néill coins 3
		`},
		{"who stands still does not fall", `
			3 seats
			round 1, action
			Uí Néill: court 4
			Eóganacht: court 3
			trick Tuam: 24 1 20
			upper
			Uí Néill court 4
			Eóganacht court 3
			asked lead Dál Cais
		`},
		{"a disc that was moved earlier in the trick is in the way", `
			3 seats
			round 1, action
			Uí Néill: coins 0; court 1
			Eóganacht: coins 0; court 0
			trick Tuam: 24 4 14
			lower
			Uí Néill court 3
			lower
			Eóganacht court 2
		`},
		{"the first space is shared when all begin there", `
			3 seats
			round 1, action
			trick Tuam: 24 20 21
			Dál Cais court 0
			Uí Néill court 0
			Eóganacht court 0
		`},
	})
}

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
		{"from any town one controls, by a single road", `
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
		{"not through towns of one's own to what is beyond the next", `
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
		{"without a town nothing asked", `
			3 seats
			round 1, action
			Uí Néill: coins 9
			trick Tuam: 24 1 20
			upper
			asked lead Dál Cais
		`},
		{"not into the town that a lower card has just won", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Granard
			trick Tailtiu: 2 23 1
			upper
			asked action Uí Néill
			upper
			only expand Clonmacnoise | end
			forbids expand Tailtiu
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
		{"without coin and points for nothing", `
			3 seats
			round 1, action
			Uí Néill: coins 0; points 0; towns Lusk + viking
			trick Tuam: 24 13 20
			lower
			Uí Néill points 0
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
		{"what was set free is a town to expand from", `
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
