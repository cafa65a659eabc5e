// Package brianboru has the rules of Brian Boru: High King of Ireland, by Peer
// Sylvester. It has tricks for towns, a draft of cards, and a bid for the crown by
// marriage, battle and church.
//
// The files follow the rulebook: setup, preparation, draft, trick and action, then the
// four steps of the upkeep, and the scoring at the end. components.go holds towns,
// roads and cards.
package brianboru

import "bretwalda/engine"

type game struct{}

// HighKing is the game for three to five players, "brian-boru".
func HighKing() engine.Game { return game{} }

func (game) ID() string               { return "brian-boru" }
func (game) Revision() int            { return 1 }
func (game) Lexicon() *engine.Lexicon { return &lexicon }

// standard is the ID of the only scenario.
const standard = "high-king"

func (game) Scenarios() []engine.Scenario {
	return []engine.Scenario{{ID: standard, Seats: []int{3, 4, 5}}}
}

// optPlayAll is the option that five players play all their cards, as some
// editions have it. It means nothing to three and four.
const optPlayAll = 0

func (game) Options() []engine.Option {
	return []engine.Option{{
		ID: "playAll", Values: onOff[:],
		Applies: func(s engine.Setup) bool { return s.Seats == maxSeats },
	}}
}

// New sets up the game.
func (g game) New(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	s := newBoard(setup.Seats, setup.Options[optPlayAll] == 1)
	s.proceed()
	return s, nil
}
