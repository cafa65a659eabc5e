// Package britannia has the rules of Britannia, by Lewis Pulsipher, in three editions.
// Nations come to Britain and go, and each player leads several.
//
// The files follow the rulebook: the course of a round (round.go), then the phases of a
// nation's turn: population, movement, battle, withdrawal, removal. Special rules are
// in romans, submission, crown and victory. An edition is a value (edition.go) with a
// named switch for every rule in which printings differ.
package britannia

import "bretwalda/engine"

// game is Britannia in one edition.
type game struct{ ed *Edition }

// New is Britannia in a new edition: a changed copy of another, with an ID,
// title and number that no other has.
func New(e *Edition) engine.Game { return game{e.recompile()} }

// Revised is the second edition in its revised text, "britannia-2008".
func Revised() engine.Game { return game{revisedEdition()} }

func (g game) ID() string                      { return g.ed.ID }
func (g game) Revision() int                   { return g.ed.Revision }
func (g game) Title() (family, edition string) { return "Britannia", g.ed.Title }
func (g game) Number() int                     { return g.ed.Number }

var _ engine.Edition = game{}

func (g game) Lexicon() *engine.Lexicon {
	if g.ed.PointUnit == 2 {
		return &halves
	}
	return &lexicon
}

// standard is the ID of the whole game, the first scenario.
const standard = "standard"

func (g game) Scenarios() []engine.Scenario {
	list := []engine.Scenario{{ID: standard, Seats: counts(g.ed.Splits)}}
	for _, c := range g.ed.Others {
		list = append(list, engine.Scenario{ID: c.ID, Seats: counts(c.Splits)})
	}
	return list
}

// counts lists for how many players there is a split, ascending.
func counts(splits []Split) []int {
	var list []int
	for k := 2; k <= engine.MaxSeats; k++ {
		for _, p := range splits {
			if len(p.Players) == k {
				list = append(list, k)
			}
		}
	}
	return list
}

func (g game) Options() []engine.Option {
	var list []engine.Option
	for _, o := range g.ed.Options {
		a := agreements[o]
		a.Applies = func(s engine.Setup) bool { return g.applies(o, s) }
		list = append(list, a)
	}
	return list
}

// New sets up the game. Game Setup, steps 1 to 3.
func (g game) New(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	var agreed [options]uint8
	for i, o := range g.ed.Options {
		agreed[o] = setup.Options[i]
	}
	s := g.empty(setup.Scenario, setup.Seats, agreed)
	for _, start := range s.ed.Setup {
		for _, at := range start.Places {
			s.addInfantry(start.Nation, at, start.Count)
		}
	}
	switch s.option[optColours] {
	case coloursChosen:
		for seat := int8(0); seat < s.seats; seat++ {
			s.assign(engine.Seat(seat), seat)
		}
		s.push(frame{step: stepRound})
	case coloursBid:
		s.push(frame{step: stepAuction})
	default:
		s.push(frame{step: stepDraw})
	}
	s.proceed()
	return s, nil
}

// empty is a board without pieces, before the first round, nothing decided.
func (g game) empty(scenario, seats int, agreed [options]uint8) *State {
	s := &State{}
	s.ed = g.ed.with(scenario, agreed)
	s.seats, s.option, s.round = int8(seats), agreed, s.ed.Rounds[0]
	s.turn, s.act = -1, nobody
	s.submitted = s.ed.Former
	for i := range s.group {
		s.group[i] = engine.None
	}
	for n := range s.leader {
		s.leader[n], s.leaderAt[n] = nothing, nowhere
		s.overlord[n], s.vote[n] = nobody, nobody
		s.player[n] = engine.Nobody
	}
	s.answered()
	return s
}
