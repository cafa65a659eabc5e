package client

import (
	"slices"

	"bretwalda/engine"
)

// Doer is the player who has brought about an event of a side that several play: who has placed,
// moved or given up what is theirs. engine.Nobody where one plays the side, or all have done it.
func Doer(t *Table, e engine.Event) engine.Seat {
	shared, ok := t.State.(engine.Shared)
	if !ok || e.Side < 0 || len(shared.Seats(e.Side)) < 2 {
		return engine.Nobody
	}
	x := t.Game().Lexicon()
	name := x.Events[e.Kind]
	goes := slices.Contains([]string{"march", "supply", "halt", "advance", "crossing"}, name)
	n := t.Log.Choice(e)
	if !goes && !slices.Contains([]string{"place", "strategic", "retreat", "hit", "remove"}, name) || n < 0 {
		return engine.Nobody
	}
	seats := shared.Seats(e.Side)
	if led, ok := t.State.(interface{ Flags(seat int8) []int8 }); ok && (name == "place" || name == "march") {
		for _, seat := range seats { // leaders obey one player alone
			if slices.Contains(led.Flags(seat), e.What) {
				return engine.Seat(seat)
			}
		}
	}
	plays := func(seat engine.Seat) bool { return slices.Contains(seats, int8(seat)) }
	log := t.match.Log()
	if doer := log[n].Seat; doer >= 0 || !goes {
		if plays(doer) {
			return doer
		}
		return engine.Nobody
	}
	doer := engine.Seat(engine.Nobody)
	for _, made := range slices.Backward(log[:n]) { // who was bound there before the dice
		c := made.Choice
		switch {
		case made.Seat >= 0 && !plays(made.Seat):
			return doer
		case made.Seat < 0 || x.Verbs[c.Verb] != "march" || c.To != e.To:
		case name == "march" && (c.From != e.From || c.What != e.What):
		case doer >= 0 && made.Seat != doer: // they went together
			return engine.Nobody
		default:
			doer = made.Seat
		}
	}
	return doer
}
