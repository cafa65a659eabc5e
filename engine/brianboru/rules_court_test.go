package brianboru_test

import "testing"

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
		{"a payment leads past the disc on the space", `
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
		{"without one the disc falls back after the action", `
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
		{"a disc that stays does not fall", `
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
	})
}
