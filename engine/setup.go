package engine

import (
	"fmt"
	"slices"
)

// DefaultSetup is the first scenario with its usual number of players and every
// option at its default.
func DefaultSetup(g Game) Setup {
	s := Setup{Seats: g.Scenarios()[0].Players()}
	for _, o := range g.Options() {
		s.Options = append(s.Options, o.Default)
	}
	return s
}

// Setups are all the ways to set a game up: every scenario, number of players and value
// of the options that matter there.
func Setups(g Game) []Setup {
	var all []Setup
	for i, scenario := range g.Scenarios() {
		for _, seats := range scenario.Seats {
			s := DefaultSetup(g)
			s.Scenario, s.Seats = i, seats
			all = appendSetups(all, g.Options(), s, 0)
		}
	}
	return all
}

// appendSetups appends a setup with every value of the options from the given
// one on.
func appendSetups(all []Setup, options []Option, s Setup, from int) []Setup {
	if from == len(options) {
		return append(all, s)
	}
	if o := options[from]; o.Applies != nil && !o.Applies(s) {
		return appendSetups(all, options, s, from+1)
	}
	for v := range options[from].Values {
		with := s
		with.Options = slices.Clone(s.Options)
		with.Options[from] = uint8(v)
		all = appendSetups(all, options, with, from+1)
	}
	return all
}

// CheckSetup reports what is wrong with a setup for a game, or nil.
func CheckSetup(g Game, s Setup) error {
	scenarios := g.Scenarios()
	if s.Scenario < 0 || s.Scenario >= len(scenarios) {
		return fmt.Errorf("engine: %s has no scenario %d", g.ID(), s.Scenario)
	}
	if scenario := scenarios[s.Scenario]; !slices.Contains(scenario.Seats, s.Seats) {
		return fmt.Errorf("engine: %s, scenario %s, is for %v players, not %d", g.ID(), scenario.ID, scenario.Seats, s.Seats)
	}
	options := g.Options()
	if len(s.Options) != len(options) {
		return fmt.Errorf("engine: %s has %d options, not %d", g.ID(), len(options), len(s.Options))
	}
	for i, o := range options {
		if int(s.Options[i]) >= len(o.Values) {
			return fmt.Errorf("engine: option %s of %s has no value %d", o.ID, g.ID(), s.Options[i])
		}
	}
	return nil
}
