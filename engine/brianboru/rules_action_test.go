package brianboru_test

import "testing"

// In most of these Dál Cais lead and win with 24, and Uí Néill play the card of the
// row. Eóganacht lose with a white card that has one action only.

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
		{"a leader who wins keeps the marker", `
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
