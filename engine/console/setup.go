package main

import (
	"fmt"
	"slices"
	"strings"

	"bretwalda/engine"
)

// setupOf reads a set-up: the name of a scenario ("" for the first), the number of
// seats (0 for the usual one), and options as key=value.
func setupOf(g engine.Game, scenario string, seats int, options []string) (engine.Setup, error) {
	setup := engine.DefaultSetup(g)
	if scenario != "" {
		i := slices.IndexFunc(g.Scenarios(), func(s engine.Scenario) bool { return s.ID == scenario })
		if i < 0 {
			return setup, fmt.Errorf("console: %s has no scenario %q; there is %q", g.ID(), scenario, scenarioIDs(g))
		}
		setup.Scenario = i
		if takes := g.Scenarios()[i].Seats; !slices.Contains(takes, setup.Seats) {
			setup.Seats = g.Scenarios()[i].Players()
		}
	}
	if seats != 0 {
		setup.Seats = seats
	}
	for _, kv := range options {
		key, value, _ := strings.Cut(kv, "=")
		i := slices.IndexFunc(g.Options(), func(o engine.Option) bool { return o.ID == key })
		if i < 0 {
			return setup, fmt.Errorf("console: %s has no option %q; there is %q", g.ID(), key, optionIDs(g))
		}
		v := slices.Index(g.Options()[i].Values, value)
		if v < 0 {
			return setup, fmt.Errorf("console: option %s takes %q, not %q", key, g.Options()[i].Values, value)
		}
		setup.Options[i] = uint8(v)
	}
	return setup, engine.CheckSetup(g, setup)
}

func scenarioIDs(g engine.Game) (ids []string) {
	for _, s := range g.Scenarios() {
		ids = append(ids, s.ID)
	}
	return ids
}

func optionIDs(g engine.Game) (ids []string) {
	for _, o := range g.Options() {
		ids = append(ids, o.ID)
	}
	return ids
}
