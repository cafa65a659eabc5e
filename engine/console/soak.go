package main

import (
	"errors"
	"fmt"
	"slices"

	"bretwalda/engine"
)

// soakJSON has the results of the matches of one game.
type soakJSON struct {
	Game     string   `json:"game"`
	Revision int      `json:"revision"`
	Setups   int      `json:"setups"`
	Finished int      `json:"finished"`
	Failed   []string `json:"failed"`
	Choices  int      `json:"choices"`
	Longest  int      `json:"longest"` // choices of the longest match
}

// soak plays through every way in which the games can be set up, between bots of one
// kind, and lists failures. It goes through the games one by one, then to the next way.
func (c *console) soak(args []string) error {
	f := c.flags("soak")
	id := f.String("game", "", "id of a game; every game if empty")
	bot := f.String("bots", "random", "the bot at all seats")
	n := f.Int("n", 1000, "matches, of all games together")
	seed := f.Uint64("seed", 1, "seed of dice and bots")
	if err := parse(f, args); err != nil {
		return err
	}
	if *n < 1 {
		return fmt.Errorf("console: %d matches", *n)
	}
	of := c.revisions
	if *id != "" {
		g, err := c.game(*id)
		if err != nil {
			return err
		}
		of = []engine.Game{g}
	}
	b, err := botNamed(*bot)
	if err != nil {
		return err
	}
	result := make([]soakJSON, len(of))
	setups := make([][]engine.Setup, len(of))
	for i, g := range of {
		setups[i] = engine.Setups(g)
		result[i] = soakJSON{Game: g.ID(), Revision: g.Revision(), Setups: len(setups[i]), Failed: []string{}}
	}
	for i := range *n {
		g := i % len(of)
		setup := setups[g][i/len(of)%len(setups[g])]
		s := &series{
			game: of[g], revisions: c.revisions, setup: setup, seed: *seed,
			bots: slices.Repeat([]Bot{b}, setup.Seats), clocks: make([]clock, setup.Seats),
		}
		if err := result[g].enter(s, i); err != nil {
			fmt.Fprintf(c.err, "%s %+v, match %d: %v\n", s.game.ID(), setup, i, err)
		}
	}
	return c.print(result)
}

// enter plays match number i and enters its result.
func (r *soakJSON) enter(s *series, i int) error {
	m, _, err := s.one(i)
	text, broken := s.prove(m)
	if m != nil {
		r.Choices += m.Len()
		r.Longest = max(r.Longest, m.Len())
	}
	if err := errors.Join(err, broken); err != nil {
		r.Failed = append(r.Failed, text)
		return err
	}
	r.Finished++
	return nil
}
