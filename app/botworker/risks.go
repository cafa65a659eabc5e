package botworker

import (
	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// risks is what a plan leaves to the dice, a place each.
type risks []advice.Risk

// note takes up a choice that is about to be made. Who follows others to a place
// fights beside them: the last who come meet it with all.
func (l *risks) note(m *match.Match, c engine.Choice) {
	turn := m.Turn()
	state := m.State().View(turn.Seat)
	r, ok := advice.Of(m.Game().ID()).Risk(advice.Context{
		Lexicon: m.Game().Lexicon(), State: state, Turn: turn, Legal: m.Legal(), Pieces: state.Pieces(nil),
	}, c)
	if !ok {
		return
	}
	for i := range *l {
		if (*l)[i].Place == r.Place {
			(*l)[i] = r
			return
		}
	}
	*l = append(*l, r)
}

// chief is the one with most at stake: the most that fight. It is nil where
// nothing is left to the dice.
func (l risks) chief() *advice.Risk {
	var chief *advice.Risk
	for i := range l {
		if r := &l[i]; chief == nil || r.Own+r.Others > chief.Own+chief.Others {
			chief = r
		}
	}
	return chief
}
