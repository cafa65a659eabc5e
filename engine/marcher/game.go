// Package marcher has the rules of The Marcher Lords: Norman earls and Welsh princes
// fight for Wales in the years after Hastings.
//
// Each file of the rules is a chapter of the rulebook, or a part of one, and the
// functions name its sections. The map's zones, the strengths and numbers of the
// counters and both event tables are not printed in the rulebook. charts.go holds the
// substitutes, and nothing else in the package knows them.
//
// A side's turn is a procedure of steps kept on a stack inside the position (frame). So
// a check can interrupt a march and a pursuit a battle, and every moment can be saved.
// A position is a flat value: copying it is an assignment.
package marcher

import "bretwalda/engine"

// game is The Marcher Lords.
type game struct{}

// Lords is The Marcher Lords, "marcher-lords".
func Lords() engine.Game { return game{} }

func (game) ID() string               { return "marcher-lords" }
func (game) Revision() int            { return 1 }
func (game) Lexicon() *engine.Lexicon { return &lexicon }
func (game) Options() []engine.Option { return agreements[:] }

func (game) Scenarios() []engine.Scenario {
	var list []engine.Scenario
	for i := range allScenarios {
		list = append(list, engine.Scenario{ID: allScenarios[i].id, Seats: allScenarios[i].seats, Usual: 2})
	}
	return list
}

// New sets up the game (§11.1, §11.2).
func (g game) New(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	s := empty(setup.Scenario, setup.Seats)
	copy(s.option[:], setup.Options)
	s.deploy()
	s.push(frame{step: stepSetup, place: nowhere})
	s.proceed()
	return s, nil
}

// empty is a board without pieces before the first turn, nothing decided.
func empty(scenario, seats int) *State {
	s := &State{}
	s.scenarioIndex, s.seats = int8(scenario), int8(seats)
	s.turn, s.act = 1, allScenarios[scenario].first
	s.event, s.quarrel = nothing, nothing
	for k := range s.pool {
		s.pool[k] = chart.counters[k].count
	}
	for z := range s.tag {
		s.tag[z] = noLeader
	}
	for i := range s.leaderAt {
		s.leaderAt[i] = nowhere
	}
	for i := range s.sites {
		s.sites[i] = nowhere
	}
	s.raid = raid{at: nowhere, by: nobody}
	s.fight.at = nowhere
	s.answered()
	return s
}
