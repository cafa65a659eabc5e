package bot

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// How the expert level looks ahead in a game of rounds.
const (
	aheadMost   = 60_000    // positions it looks at for one decision, about
	aheadEach   = 30_000    // the same for each possible first choice
	ahead       = 75        // how far it plays on, in 256ths of a round
	aheadFirst  = 6         // times after each plan; the better half twice as often
	aheadPrior  = 3         // how many times the worth of a plan counts for
	aheadTaste  = Grain     // by how much others find a place better or worse than it is
	aheadLuck   = 128       // how much of the luck on the way is taken off, in parts of whole
	aheadBehind = 8 * Grain // by how much a plan may seem worse than the best
)

// rollout is a plan and what came of it.
type rollout struct {
	plan
	sum int
}

// playOnTurns plays on after the best plans, through the turns of the next sides, dice and
// all. Positions of one moment are compared there, by forecasts.
func (t *thinker) playOnTurns(root Rounder, nodes int) plan {
	choices := len(root.Legal(nil))
	t.limit = Hard.budget(choices)
	if nodes > 0 {
		t.limit = min(t.limit, nodes/4)
	}
	t.distinct = true
	best := t.improve(root, Hard)
	t.distinct = false
	t.branch(root)
	rivals := t.pointWeights(root)
	if len(t.plans) < 2 || rivals == nil {
		return best
	}
	if t.limit = min(aheadMost, choices*aheadEach); nodes > 0 {
		t.limit = nodes
	}
	var trips []rollout
	for _, p := range t.plans {
		if p.worth+aheadBehind >= t.plans[0].worth {
			trips = append(trips, rollout{p, p.worth * aheadPrior})
		}
	}
	done := 0
	for heat := 0; heat < 2 && len(trips) > 1; heat++ {
		for k := 0; k < aheadFirst<<heat && !t.enough(); k++ {
			for i := range trips {
				if t.interrupted() {
					return trips[0].plan // the best as far as was seen
				}
				trips[i].sum += t.rollOut(root, trips[i].choices, rivals, t.task.Seed+uint64(done))
			}
			done++
		}
		slices.SortStableFunc(trips, func(a, b rollout) int { return b.sum - a.sum })
		trips = trips[:max(2, (len(trips)+1)/2)]
	}
	return trips[0].plan
}

// pointWeights is how much a point of each seat is worth to the one that thinks, in parts of
// whole: its own in full, those of the others by their chances to win. It is nil where
// there is no forecast.
func (t *thinker) pointWeights(root engine.State) []int {
	f, ok := t.judged(root).(Forecaster)
	if !ok || f.Table() == nil {
		return nil
	}
	_, chances := f.Forecast(f.Parts(nil), f.Table(), nil, nil)
	rest := 1
	for i, c := range chances {
		if engine.Seat(i) != t.seat {
			rest += c
		}
	}
	for i, c := range chances {
		if chances[i] = -c * whole / rest; engine.Seat(i) == t.seat {
			chances[i] = whole
		}
	}
	return chances
}

// rollOut is the balance of points that comes of a plan, without a part of the luck. Every
// seat plays greedily, by a taste of its own that is the same after every plan.
func (t *thinker) rollOut(root Rounder, choices []engine.Choice, rivals []int, seed uint64) int {
	s, end := root.Clone().(Rounder), root.Time()+ahead
	for _, choice := range choices {
		s.Play(choice)
	}
	fortune := fortune{seed: seed, asked: map[question]int{}}
	o := &thinker{scratch: t.scratch, task: t.task, envy: t.envy, spite: t.spite}
	luck := 0
	for turn := s.Turn(); s.Time() < end && !turn.Over() && !t.interrupted(); turn = s.Turn() {
		if turn.Seat == engine.Nature {
			luck -= t.balance(s, rivals, false)
			for ; turn.Seat == engine.Nature; turn = s.Turn() {
				t.list = s.Legal(t.list[:0])
				s.Play(t.list[fortune.draw(turn, len(t.list))])
			}
			luck += t.balance(s, rivals, false)
			continue
		}
		var taste leaning
		for at := range taste {
			taste[at] = int16(dice.Draw(seed, 1<<30|int(uint8(turn.Side))<<8|at, 2*aheadTaste+1) - aheadTaste)
		}
		o.seat, o.first = turn.Seat, nil
		o.worth = o.stake(s)
		o.goOn(s, &taste, 0)
		t.nodes += o.nodes
		o.nodes = 0
	}
	return t.balance(s, rivals, true) - luck*aheadLuck/whole
}

// balance is what all seats may expect, or are forecast, by the worth of their points.
func (t *thinker) balance(s engine.State, rivals []int, foretold bool) int {
	f := t.judged(s).(Forecaster)
	t.expectations = t.expectations[:0]
	if foretold {
		t.expectations, _ = f.Forecast(f.Parts(nil), f.Table(), t.expectations, nil)
	} else {
		t.expectations = f.Evaluate(t.expectations)
	}
	sum := 0
	for i, p := range t.expectations {
		sum += p * rivals[i] / whole
	}
	return sum
}
