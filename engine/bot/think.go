package bot

import (
	"cmp"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// thinker is one search.
type thinker struct {
	seat    engine.Seat
	level   Level
	task    Task
	nodes   int // looked at
	limit   int
	stopped bool
	draws   int

	scratch      engine.State // a position to try things on
	expectations []int
	list         []engine.Choice
	oversight    int      // how many of whole ways from place to place are overlooked
	plans        []plan   // the best ones, the best first
	distinct     bool     // those of equal worth come to the same
	worth        int      // of the root position
	first        []option // of the root position
	memory       memory   // of what choices gained before; nil: none
	envy, spite  int      // the weight of others' expectations, in parts of whole
}

// Think advises the seat that decides in a position. It must be a player's
// turn.
func (l Level) Think(s engine.State, o Task) Advice {
	t := &thinker{seat: s.Turn().Seat, level: l, task: o, envy: envy, spite: spite}
	root := s.View(t.seat)
	if r, ok := root.(Recaller); ok && l > Easy && o.Past != nil {
		root = r.Recall(o.Past)
	}
	if g, ok := root.(Stager); ok {
		t.limit = cmp.Or(max(o.Nodes, 0), sampled[l])
		return t.sample(g, l)
	}
	if d, ok := root.(Dealer); ok {
		root = d.Deal(t.draw)
	}
	t.scratch = t.scratchOf(root, l)
	t.worth = t.stake(root)
	limit := cmp.Or(max(o.Nodes, 0), l.budget(len(root.Legal(nil))))
	rashness, oversight, foretells := mannerOf(root)
	var p plan
	if o.Glance {
		return t.justify(root, t.greedy(root, &leaning{}, 0))
	}
	switch l {
	case Easy:
		p = t.greedy(root, &leaning{}, rashness)
	case Medium:
		t.limit, t.oversight = limit, oversight
		p = t.improve(root, l)
	case Hard, Expert:
		if r, ok := root.(Rounder); ok && l == Expert {
			p = t.playOnTurns(r, o.Nodes)
			break
		}
		if !foretells {
			t.limit = limit
			p = t.improve(root, l)
			break
		}
		if o.Nodes <= 0 {
			limit = min(limit, foresights[l].nodes)
		}
		t.limit = limit / 4
		t.improve(root, l)
		t.branch(root)
		t.limit = limit
		p = t.foretell(root)
	}
	return t.justify(root, t.tidy(root, p))
}

// justify sets the first choice of a plan against the one in the middle of all
// that could be made instead.
func (t *thinker) justify(root engine.State, p plan) Advice {
	list := slices.Clone(t.opening(root, t.worth))
	slices.SortStableFunc(list, func(a, b option) int { return b.gain - a.gain })
	usual := t.outlookAfter(root, list[len(list)/2].Choice)
	o := t.outlookAfter(root, p.choices[0])
	return Advice{
		Plan: p.choices, Points: o.points, Gain: o.points - usual.points, Others: usual.others - o.others,
		Chance: o.chance, Usual: usual.chance, Nodes: t.nodes,
	}
}

// outlookAfter is the seat's in the position to which a choice leads.
func (t *thinker) outlookAfter(s engine.State, c engine.Choice) outlook {
	t.after(s, c) // judges the position
	return t.outlook()
}

// most is how many positions a level looks at before it decides.
var most = [Levels]int{Easy: 1, Medium: 2000, Hard: 20_000, Expert: 60_000}

// breadth is how many it looks at for each possible first choice: a retreat is not
// worth the thought of a campaign.
var breadth = [Levels]int{Easy: 1, Medium: 200, Hard: 400, Expert: 1200}

// budget is how many positions a level looks at before it decides between so
// many choices.
func (l Level) budget(choices int) int { return min(most[l], choices*breadth[l]) }

// carelessness is by how much the easy level errs in a choice.
const carelessness = 3 * Grain

// mannerOf is how levels play a game: in the usual way, if it does not say.
func mannerOf(s engine.State) (rashness, oversight int, foretells bool) {
	if m, ok := s.(Mannered); ok {
		return m.Manner()
	}
	return 9 * Grain, 0, true
}

// overlooks reports whether the search overlooks a choice: all that lead from one
// place to another, in the whole search.
func (t *thinker) overlooks(c engine.Choice) bool {
	return t.oversight > 0 && c.To >= 0 &&
		dice.Draw(t.task.Seed, -1-int(uint8(c.From))<<8-int(uint8(c.To)), whole) < t.oversight
}

// draw is a number in [0, n).
func (t *thinker) draw(n int) int {
	t.draws++
	return dice.Draw(t.task.Seed, t.draws, n)
}

// enough reports whether the search has to end.
func (t *thinker) enough() bool {
	if t.stopped || t.nodes >= t.limit {
		return true
	}
	if t.task.Stop != nil {
		t.stopped = t.task.Stop()
	}
	return t.stopped
}

// after is the stake in the position to which a choice leads.
func (t *thinker) after(s engine.State, c engine.Choice) int {
	t.nodes++
	if f, ok := t.scratch.(Foreseer); ok {
		f.CopyFrom(s)
		f.Foresee(c)
		return t.stake(f)
	}
	next := s.Clone()
	next.Play(c)
	return t.stake(next)
}

// The weight of others' expectations to a seat, in parts of whole.
const (
	whole = 256
	envy  = 128 // their mean
	spite = 64  // that of the best of them, in addition
)

// scratch is a position to try things on: the judge of the game, if it has one.
func scratch(root engine.State, l Level) engine.State {
	if s, ok := root.(Judged); ok {
		return s.Judge(l >= Hard)
	}
	return root.Clone()
}

// scratchOf is scratch with the weights of the task, and what the judge makes of others.
func (t *thinker) scratchOf(root engine.State, l Level) engine.State {
	learner, ok := root.(Learner)
	if l < Expert || !ok {
		return scratch(root, l)
	}
	s := learner.Taught(t.task.Weights)
	if r, ok := s.(OpponentWeigher); ok {
		others, first := r.Rivalry()
		t.envy, t.spite = envy*others/whole, spite*first/whole
	}
	return s
}

// judged is a position as the judge of its game has it, if there is one.
func (t *thinker) judged(s engine.State) engine.State {
	_, ok := s.(Judged)
	if !ok || s == t.scratch {
		return s
	}
	j := t.scratch.(Foreseer)
	j.CopyFrom(s)
	return j
}

// stake is the worth of a position to the seat: its expectation, less that of the
// others, the leader's weighing more.
func (t *thinker) stake(s engine.State) int {
	t.expectations = expectations(t.judged(s), t.expectations[:0])
	others, first := 0, 0
	for i, p := range t.expectations {
		if engine.Seat(i) != t.seat {
			others += p
			first = max(first, p)
		}
	}
	k := len(t.expectations) - 1
	if k <= 0 {
		return t.expectations[t.seat]
	}
	return t.expectations[t.seat] - others*t.envy/(whole*k) - first*t.spite/whole
}

// expectations are the seats' by the judgement of a state, or its points.
func expectations(s engine.State, buf []int) []int {
	if p, ok := s.(Evaluator); ok {
		return p.Evaluate(buf)
	}
	for _, score := range s.Standing() {
		if score.Side == engine.None {
			buf = append(buf, score.Points*Grain)
		}
	}
	return buf
}
