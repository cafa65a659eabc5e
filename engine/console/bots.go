package main

import (
	"fmt"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Bot decides for a seat. It is seeded: the same match, seed and enough time
// give the same choices.
type Bot interface {
	// Plan is one or more choices for the seat that decides, until dice fall or
	// another seat decides. It takes about limit at most; 0 leaves the time to
	// the bot.
	Plan(m *match.Match, seed uint64, limit time.Duration) []engine.Choice
}

// bots by name, the weakest first.
var bots = []struct {
	name string
	bot  Bot
}{
	{"random", random{}},
	{"easy", thinker{level: bot.Easy}},
	{"medium", thinker{level: bot.Medium}},
	{"hard", thinker{level: bot.Hard}},
	{"expert", thinker{level: bot.Expert}},
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

func (random) Plan(m *match.Match, seed uint64, _ time.Duration) []engine.Choice {
	legal := m.Legal()
	return []engine.Choice{legal[dice.Draw(seed, m.Len(), len(legal))]}
}

// thinker plays at a level of package bot.
type thinker struct {
	level   bot.Level
	weights []int16 // of an expert's judgement, to be tried; nil: the best known
	glance  bool
}

func (t thinker) Plan(m *match.Match, seed uint64, limit time.Duration) []engine.Choice {
	o := bot.Task{Weights: t.weights, Glance: t.glance, Seed: word(seed, m.Len()), Patient: m.Patient(), Past: m.Past(m.Len(), m.Turn().Seat)}
	if limit > 0 {
		end := time.Now().Add(limit)
		o.Stop = func() bool { return time.Now().After(end) }
	}
	return t.level.Think(m.State(), o).Plan
}
