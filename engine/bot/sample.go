package bot

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// keep remembers a plan among the best.
func (t *thinker) keep(p plan) {
	for _, o := range t.plans {
		if slices.Equal(o.choices, p.choices) {
			return
		}
	}
	i := len(t.plans)
	for i > 0 && t.plans[i-1].worth < p.worth {
		i--
	}
	t.plans = slices.Insert(t.plans, i, p)
	if len(t.plans) > candidates {
		t.plans = t.plans[:candidates]
	}
}

const candidates int = 8
const horizon int = 6
const rounds int = 3
const trust int = 1

// foretell plays on after the best plans to see how they turn out.
func (t *thinker) foretell(root engine.State) plan {
	plans := t.plans
	if len(plans) == 1 {
		return plans[0]
	}
	sums := make([]int, len(plans))
	done := 0
	for r := range rounds {
		for k := range 4 << r {
			for i := range plans {
				if t.interrupted() {
					return plans[0] // the best as far as was seen
				}
				sums[i] += t.outcome(root, plans[i], uint64(done+k))
			}
		}
		done += 4 << r
		// the better half goes on
		order := make([]int, len(plans))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int {
			return (sums[b] + trust*plans[b].worth*done) - (sums[a] + trust*plans[a].worth*done)
		})
		order = order[:(len(order)+1)/2]
		next, nsums := make([]plan, 0, len(order)), make([]int, 0, len(order))
		for _, i := range order {
			next, nsums = append(next, plans[i]), append(nsums, sums[i])
		}
		plans, sums = next, nsums
		if len(plans) == 1 {
			break
		}
	}
	return plans[0]
}

func (t *thinker) outcome(root engine.State, p plan, seed uint64) int {
	s := root.Clone()
	for _, c := range p.choices {
		s.Play(c)
	}
	o := &thinker{scratch: t.scratch, order: t.order}
	for k, draws := 0, 0; k < horizon && !s.Turn().Over() && !t.interrupted(); {
		turn := s.Turn()
		if turn.Seat == engine.Nature {
			t.list = s.Legal(t.list[:0])
			s.Play(t.list[dice.Draw(t.order.Seed+seed, draws, len(t.list))])
			draws++
			continue
		}
		o.seat, o.first = turn.Seat, nil
		o.worth = o.stake(s)
		q := o.greedy(s, &leaning{}, 0)
		for _, c := range q.choices {
			s.Play(c)
		}
		if turn.Seat != t.seat && len(q.choices) > 1 {
			k++
		}
	}
	return t.stake(s)
}
