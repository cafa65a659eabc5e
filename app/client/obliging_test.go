package client

import (
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// obliging is Britannia with standing orders of its own: "all" takes the last
// choice of each list, and leaves nothing to be asked. The others say nothing.
type obliging struct{ engine.Edition }

const (
	policyAll = iota
	policyVotes
)

var obligingLexicon = func() engine.Lexicon {
	x := *britannia.Revised().Lexicon()
	x.Policies = []engine.Policy{{ID: "all", Values: []string{"ask", "last"}, Usual: 1}}
	for range 5 {
		x.Policies = append(x.Policies, engine.Policy{ID: "votes", Values: []string{"ask", "never"}, Sided: true, Usual: 1})
	}
	return x
}()

func (obliging) Lexicon() *engine.Lexicon { return &obligingLexicon }

func (g obliging) New(s engine.Setup) (engine.State, error) {
	state, err := g.Edition.New(s)
	return obligingState{state}, err
}

type obligingState struct{ engine.State }

func (s obligingState) Clone() engine.State { return obligingState{s.State.Clone()} }

func (s obligingState) Round() int { return engine.RoundOf(s.State) }

// Answer is the last choice of the list, where all is settled.
func (s obligingState) Answer(orders []engine.Order) (engine.Choice, bool) {
	legal := s.State.Legal(nil)
	if len(legal) == 0 || engine.OrderedValue(orders, policyAll, s.State.Turn().Side) == 0 {
		return engine.Choice{}, false
	}
	return legal[len(legal)-1], true
}
