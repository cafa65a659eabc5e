package main

import (
	"fmt"
	"time"

	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Bot decides for a seat. It is seeded: the same match, seed and enough time
// give the same choice.
type Bot interface {
	// Choose is the rank of a legal choice. It takes about limit at most; 0
	// leaves the time to the bot.
	Choose(m *match.Match, seed uint64, limit time.Duration) int
}

// bots by name, the weakest first.
var bots = []struct {
	name string
	bot  Bot
}{
	{"random", random{}},
}

func botNamed(name string) (Bot, error) {
	var names []string
	for _, b := range bots {
		if b.name == name {
			return b.bot, nil
		}
		names = append(names, b.name)
	}
	return nil, fmt.Errorf("console: no bot %q; there is %q", name, names)
}

// random finds all choices equally good.
type random struct{}

func (random) Choose(m *match.Match, seed uint64, _ time.Duration) int {
	return dice.Draw(seed, m.Len(), len(m.Legal()))
}
