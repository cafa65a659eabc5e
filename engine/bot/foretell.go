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
		if t.distinct && o.worth == p.worth || slices.Equal(o.choices, p.choices) {
			return
		}
	}
	i := len(t.plans)
	for i > 0 && t.plans[i-1].worth < p.worth {
		i--
	}
	t.plans = slices.Insert(t.plans, i, p)
	if n := max(foresights[t.level].candidates, 1); len(t.plans) > n {
		t.plans = t.plans[:n]
	}
}

// branch makes a plan for every first choice, where they are few: a siege or a
// retreat leaves nothing to lean to.
func (t *thinker) branch(root engine.State) {
	list := root.Legal(nil)
	if len(list) > turning {
		return
	}
	for _, c := range list {
		if t.interrupted() {
			return
		}
		t.keep(t.beginning(root, c))
	}
}

// beginning is the greedy plan that begins with a choice.
func (t *thinker) beginning(root engine.State, c engine.Choice) plan {
	p := plan{choices: []engine.Choice{c}, worth: t.after(root, c)}
	s := root.Clone()
	if s.Play(c); s.Turn().Seat == t.seat {
		o := &thinker{seat: t.seat, scratch: t.scratch, task: t.task, worth: p.worth, envy: t.envy, spite: t.spite}
		on := o.greedy(s, &leaning{}, 0)
		t.nodes += o.nodes
		p.choices, p.worth = append(p.choices, on.choices...), on.worth
	}
	return p
}

// foresight is how a level plays on after plans.
type foresight struct {
	nodes      int // positions it looks at for one decision at most
	candidates int // plans
	horizon    int // turns of others
	samples    int // of each plan in the first heat, twice as many in the next
	heats      int
}

var foresights = [Levels]foresight{
	Hard:   {nodes: 2_500, candidates: 4, horizon: 1, samples: 2, heats: 3},
	Expert: {nodes: 7_500, candidates: 6, horizon: 1, samples: 4, heats: 3},
}

// turning is how many choices the first decision of a turn has at least; a retreat has
// fewer.
const turning = 8

// foretold is a plan with its results.
type foretold struct {
	plan
	sum    int // of the stakes at the horizon
	memory memory
}

// foretell plays on after the best plans, dice and all, to see how they turn out. The
// better half is tried more often, and so on.
func (t *thinker) foretell(root engine.State) plan {
	var plans []foretold
	for _, p := range t.plans {
		plans = append(plans, foretold{plan: p, memory: memory{}})
	}
	done, how := 0, foresights[t.level]
	for heat := 0; len(plans) > 1 && heat < how.heats; heat++ {
		for k := 0; k < how.samples<<heat && !t.enough(); k++ {
			for i := range plans {
				if t.interrupted() {
					return plans[0].plan // the best as far as was seen
				}
				plans[i].sum += t.outcome(root, &plans[i], uint64(done))
			}
			done++
		}
		slices.SortStableFunc(plans, func(a, b foretold) int {
			return cmp.Compare(b.sum+b.worth*done, a.sum+a.worth*done)
		})
		if heat+1 < how.heats {
			plans = plans[:max(2, (len(plans)+1)/2)]
		}
	}
	return plans[0].plan
}

// outcome plays on greedily after a plan and returns the stake.
func (t *thinker) outcome(root engine.State, c *foretold, number uint64) int {
	s := root.Clone()
	for _, choice := range c.choices {
		s.Play(choice)
	}
	luck := fortune{seed: t.task.Seed + number, asked: map[question]int{}}
	o := &thinker{scratch: t.scratch, task: t.task, memory: c.memory, envy: t.envy, spite: t.spite}
	for k := 0; k < foresights[t.level].horizon && !s.Turn().Over() && !t.interrupted(); {
		turn := s.Turn()
		if turn.Seat == engine.Nature {
			t.list = s.Legal(t.list[:0])
			s.Play(t.list[luck.draw(turn, len(t.list))])
			continue
		}
		o.seat, o.first = turn.Seat, nil
		o.worth = o.stake(s)
		q := o.greedy(s, &leaning{}, 0)
		t.nodes += o.nodes
		o.nodes = 0
		for _, choice := range q.choices {
			s.Play(choice)
		}
		if turn.Seat != t.seat && len(q.choices) > 1 && len(o.first) >= turning {
			k++
		}
	}
	return t.stake(s)
}

// fortune is the chance of an outcome. A die depends on its question and how often that
// was asked before, not on other dice. So the same fortune follows every plan, and only
// the plans make a difference.
type fortune struct {
	seed  uint64
	asked map[question]int // how often
}

type question struct {
	kind        uint8
	side, place int8
}

// draw is a number in [0, n) for a turn of Nature.
func (f *fortune) draw(turn engine.Turn, n int) int {
	q := question{turn.Kind, turn.Side, turn.Place}
	f.asked[q]++
	return dice.Draw(f.seed, f.asked[q]<<24|int(q.kind)<<16|int(uint8(q.side))<<8|int(uint8(q.place)), n)
}
