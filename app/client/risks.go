package client

import (
	"bretwalda/app/advice"
	"bretwalda/engine"
)

// risks is what a plan leaves to the dice, a place each.
type risks []advice.Risk

// planOf plays a plan, by the ranks of its choices, from the position that the seat
// knows, and lists what it leaves to the dice. A plan ends where they fall.
func (t *Seating) planOf(ranks []int) (plan []engine.Choice, list risks) {
	x := t.Game().Lexicon()
	state := t.match.State().Clone()
	for _, rank := range ranks {
		turn, legal := state.Turn(), state.Legal(nil)
		if turn.Seat < 0 || rank >= len(legal) {
			break
		}
		seen := state.View(turn.Seat)
		list.note(t.Family.Advisor, advice.Context{Lexicon: x, State: seen, Turn: turn, Legal: legal, Pieces: seen.Pieces(nil)}, legal[rank])
		plan = append(plan, legal[rank])
		if _, err := state.Play(legal[rank]); err != nil {
			break
		}
	}
	return plan, list
}

// note takes up a choice that is about to be made. Units that follow others to a
// place fight beside them: the last who come meet it with all.
func (l *risks) note(advisor advice.Advisor, s advice.Context, c engine.Choice) {
	r, ok := advisor.Risk(s, c)
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
