package britannia

import (
	"slices"

	"bretwalda/engine"
)

// Agreements of the players before they start. An edition names those it offers,
// in the order of its links.
const (
	optColours  = iota // how the groups of nations are dealt
	optRaise           // by how much a bid for a group is raised at least
	optHarold          // whether the Normans score twice when they eliminate Harold
	optBurhs           // which units the Saxons lose first in the rounds when burhs are built
	optOrder           // whether Saxons or Jutes move first
	optSwap            // three players: Belgae and Jutes exchanged
	optInvaders        // when invaders come into play
	optFewest          // reinforcements of fewer Romans than the printed table has
	options
)

// The values of optColours, and of the others that differ from the default.
const (
	coloursDrawn = iota
	coloursChosen
	coloursBid

	raiseFive     = 1
	haroldOnce    = 1
	burhsFirst    = 1
	orderTimeline = 1
	swapMade      = 1
	invadersRound = 1
	fewestNone    = 1
)

var agreements = [options]engine.Option{
	optColours:  {ID: "colours", Values: []string{"drawn", "chosen", "bid"}, Default: coloursDrawn},
	optRaise:    {ID: "raise", Values: []string{"1", "5"}},
	optHarold:   {ID: "harold", Values: []string{"both", "one"}},
	optBurhs:    {ID: "burhs", Values: []string{"owner", "first"}},
	optOrder:    {ID: "order", Values: []string{"list", "timeline"}},
	optInvaders: {ID: "invaders", Values: []string{"turn", "round"}},
	optFewest:   {ID: "fewest", Values: []string{"four", "none"}},
	optSwap:     {ID: "swap", Values: []string{"printed", "swapped"}},
}

// applies reports whether an agreement matters in a setup. Some come up only in an
// auction, for three players, or in rounds that a shorter game leaves out.
func (g game) applies(option int8, s engine.Setup) bool {
	e := g.ed.with(s.Scenario, [options]uint8{})
	plays := func(first, last int8) bool { return e.Rounds[0] <= last && e.Rounds[1] >= first }
	switch option {
	case optRaise:
		return s.Options[slices.Index(g.ed.Options, optColours)] == coloursBid
	case optSwap:
		return s.Scenario == 0 && s.Seats == 3
	case optHarold:
		return plays(16, 16)
	case optBurhs:
		return plays(e.BurhRounds[0], e.BurhRounds[1])
	case optFewest:
		return plays(2, 5)
	}
	return true
}
