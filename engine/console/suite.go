package main

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/suite"
)

// suite writes the conformance suite of a game: matches in every way to set it
// up, one by chance and the next by bots.
func (c *console) suite(args []string) error {
	f := c.flags("suite")
	id := f.String("game", "", "id of the game")
	n := f.Int("n", 100, "matches")
	seed := f.Uint64("seed", 1, "seed of dice and bots")
	if err := parse(f, args); err != nil {
		return err
	}
	g, err := c.game(*id)
	if err != nil {
		return err
	}
	setups := engine.Setups(g)
	var list []*suite.Match
	for i := range *n {
		bot, err := botNamed([...]string{"random", "easy"}[i%2])
		if err != nil {
			return err
		}
		setup := setups[i*len(setups) / *n]
		s := &series{
			game: g, revisions: c.revisions, setup: setup, seed: *seed,
			bots: slices.Repeat([]Bot{bot}, setup.Seats), clocks: make([]clock, setup.Seats),
		}
		m, _, err := s.one(i)
		if err != nil {
			return fmt.Errorf("console: match %d: %w", i, err)
		}
		e, err := suite.Of(m)
		if err != nil {
			return fmt.Errorf("console: match %d: %w", i, err)
		}
		list = append(list, e)
	}
	return suite.Write(c.out, g, list)
}
