package bot

import (
	"cmp"
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

// How a level plays on after plans: after how many of them, to how many plans
// of others, how often in the first heat, and in how many heats.
const (
	candidates = 8
	horizon    = 1
	samples    = 4
	heats      = 3
)

// course is a plan with how it turned out.
type course struct {
	plan
	sum int // of the stakes at the horizon
}

// foretell plays on after the best plans, dice and all, to see how they turn
// out. The half that does better is tried more often, and so on.
func (t *thinker) foretell(root engine.State) plan {
	var courses []course
	for _, p := range t.plans {
		courses = append(courses, course{plan: p})
	}
	done := 0
	for heat := 0; len(courses) > 1 && heat < heats; heat++ {
		for k := 0; k < samples<<heat && !t.enough(); k++ {
			for i := range courses {
				if t.interrupted() {
					return courses[0].plan // the best as far as was seen
				}
				courses[i].sum += t.outcome(root, courses[i].plan, uint64(done))
			}
			done++
		}
		slices.SortStableFunc(courses, func(a, b course) int {
			return cmp.Compare(b.sum+b.worth*done, a.sum+a.worth*done)
		})
		courses = courses[:(len(courses)+1)/2]
	}
	return courses[0].plan
}

// outcome plays on after a plan, everybody greedily, and gives the stake.
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
		t.nodes += o.nodes
		o.nodes = 0
		for _, c := range q.choices {
			s.Play(c)
		}
		if turn.Seat != t.seat && len(q.choices) > 1 {
			k++
		}
	}
	return t.stake(s)
}
