package brianboru_test

import "testing"

// Rulings of docs/RULINGS.md on actions.

// (§symbols)
func TestTableRuling1ActiveTownIsNoTarget(t *testing.T) {
	playAll(t, []situation{
		{"a lower card does not expand into it", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Monasterboice
			trick Tailtiu: 24 1 20
			upper
			only expand Tara | end
			forbids expand Tailtiu
		`},
		{"where it is the only town in reach, nothing is asked", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Kilmacrenan
			trick Raphoe: 25 1 20
			upper
			Uí Néill coins 12
			asked lead Dál Cais
		`},
	})
}

// (§symbols, §actions)
func TestTableRuling2OnePurchaseForARunOfSymbols(t *testing.T) {
	playAll(t, []situation{
		{"all extra steps at once, with the coins of that moment", `
			3 seats
			round 1, action
			Dál Cais: coins 5
			trick Cruachan: 1 2 3
			asked courtExtra Dál Cais
			only buy 0 | buy 1 | buy 2
			forbids buy 3
			buy 2
			Dál Cais court 4
			Dál Cais coins 2
			asked action Uí Néill
		`},
		{"a coin to the right pays for nothing", `
			3 seats
			round 1, action
			Dál Cais: coins 1
			trick Cruachan: 1 2 3
			asked action Uí Néill
			Dál Cais court 2
			Dál Cais coins 2
		`},
		{"in the church as well", `
			3 seats
			round 1, action
			Dál Cais: coins 3
			trick Roscommon: 9 1 2
			upper
			upper
			only buy 0 | buy 1
			buy 1
			Dál Cais church 2
			Dál Cais coins 2
		`},
		{"and with raiders", `
			3 seats
			round 1, action
			battle 9
			Dál Cais: coins 3
			trick Tuam: 8 1 3
			upper
			upper
			only buy 0 | buy 1
			buy 1
			Dál Cais raiders 2
			Dál Cais coins 2
		`},
	})
}

// (§symbols)
func TestTableRuling3CollisionsAreOfTheWholeAction(t *testing.T) {
	playAll(t, []situation{
		{"spaces in between are passed one symbol after the other", `
			3 seats
			round 1, action
			Dál Cais: court 1
			Uí Néill: coins 1
			Eóganacht: court 2
			trick Tuam: 24 14 20
			lower
			Uí Néill court 3
			untold fallBack
		`},
		{"no disc ends below its first space", `
			3 seats
			round 1, action
			Dál Cais: court 6
			Uí Néill: coins 1; court 4
			Eóganacht: court 5
			trick Tuam: 24 1 20
			lower
			told fallBack Uí Néill extra 4
			Uí Néill court 4
		`},
	})
}

// (§symbols)
func TestTableRuling4TopOfTheTrack(t *testing.T) {
	playAll(t, []situation{
		{"steps beyond it are lost", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 7
			trick Tuam: 24 14 20
			lower
			Uí Néill court 9
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"where it is taken, down again", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 7
			Eóganacht: court 9
			trick Tuam: 24 14 20
			lower
			Uí Néill court 8
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"where it is taken, steps up to it are not sold", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 5
			Eóganacht: court 9
			trick Tuam: 24 1 20
			lower
			only buy 0 | buy 1
			forbids buy 2
			buy 1
			Uí Néill court 8
		`},
		{"a step that ends lower down again is not sold, a farther one is", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 1
			Eóganacht: court 4
			trick Tuam: 24 1 20
			lower
			only buy 0 | buy 2 | buy 3 | buy 4
			forbids buy 1
			buy 2
			Uí Néill court 5
			Uí Néill coins 5
		`},
		{"no step that helps, nothing asked", `
			3 seats
			round 1, action
			Dál Cais: court 9
			Uí Néill: coins 9; court 6
			Eóganacht: court 8
			trick Tuam: 24 1 20
			lower
			Uí Néill court 7
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"too few coins for the step that helps, nothing asked", `
			3 seats
			round 1, action
			Dál Cais: court 5
			Uí Néill: coins 4; court 1
			Eóganacht: court 4
			trick Tuam: 24 1 20
			lower
			Uí Néill court 3
			asked lead Dál Cais
		`},
	})
}

// (§symbols)
func TestTableRuling5NoRaiderIsSoldThatIsNotThere(t *testing.T) {
	playAll(t, []situation{
		{"fewer than the symbols", `
			3 seats
			round 1, action
			battle 2
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			Uí Néill raiders 2
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"fewer than the coins", `
			3 seats
			round 1, action
			battle 5
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			only buy 0 | buy 1 | buy 2
		`},
	})
}

// (§symbols)
func TestTableRuling6PointsDoNotFallBelowNothing(t *testing.T) {
	play(t, `
		3 seats
		round 1, action
		Dál Cais: coins 0; points 1
		trick Tuam: 18 1 3
		upper
		upper
		told scorePay Dál Cais sum -1
		Dál Cais points 0
	`)
}

// (§symbols)
func TestTableRuling7PointsBuyNothing(t *testing.T) {
	playAll(t, []situation{
		{"no town", `
			3 seats
			round 1, action
			Uí Néill: coins 1; points 50; towns Tara
			trick Tuam: 24 4 20
			upper
			Uí Néill coins 4
			asked lead Dál Cais
		`},
		{"no disc", `
			3 seats
			round 1, action
			Uí Néill: coins 1; points 50
			trick Tuam: 24 3 20
			lower
			Uí Néill church 2
			asked lead Dál Cais
		`},
	})
}

// (§tricks)
func TestTableRuling8WinnerTakesThePrimaryAction(t *testing.T) {
	play(t, `
		3 seats
		round 1, action
		Dál Cais: coins 2; towns Tara
		trick Tuam: 24 20 21
		Dál Cais coins 0
		Tuam has Dál Cais
		asked lead Dál Cais
	`)
}

// (§symbols)
func TestTableRuling9AnyTownMayBeSetFree(t *testing.T) {
	playAll(t, []situation{
		{"a rival's, even when it is the only one", `
			3 seats
			round 1, action
			Eóganacht: coins 0; towns Connor + viking
			trick Tuam: 24 13 20
			lower
			told liberate Uí Néill of Eóganacht at Connor
			Connor has Eóganacht
		`},
		{"none may be left out", `
			3 seats
			round 1, action
			Uí Néill: towns Lusk + viking
			Eóganacht: towns Connor + viking
			trick Tuam: 24 13 20
			lower
			only liberate Lusk | liberate Connor
			forbids end
		`},
	})
}
