package bot

import (
	"math/bits"
	"slices"

	"bretwalda/engine"
)

// Stager is a state in which seats hold hidden things. A bot tries its choices over
// several deals of them, and plays each on to the end of a stage. Its plans are of one
// choice, since the next decision may come with knowledge that the deals only guess.
type Stager interface {
	Dealer
	// Stage counts the parts of the game that are over. A decision of Nature ends a
	// stage, too.
	Stage() int
}

// widest is how many choices a level tries: the best ones at first sight.
var widest = [Levels]int{Easy: 1, Medium: 4, Hard: 12, Expert: 16}

// dealt is how often a level deals for a heat at most: near the end of a stage
// deals differ little.
var dealt = [Levels]int{Medium: 2, Hard: 16, Expert: 24}

// sampled is how many positions a level looks at, about.
var sampled = [Levels]int{Easy: 1, Medium: 2000, Hard: 20_000, Expert: 60_000}

// trial is a choice that is tried.
type trial struct {
	engine.Choice
	sight   int // the stake in the position after it
	deals   int // over which it was played on
	sum     int // of the stakes at the ends
	outlook     // the sum at the ends, or at first sight
}

// sample tries choices in heats, after each of which the better half is left.
func (t *thinker) sample(view Stager, level Level) Advice {
	root := view.Deal(t.draw)
	t.scratch = t.scratchOf(root, level)
	careless := 0
	if level == Easy {
		careless = carelessness
	}
	all := t.atFirstSight(root, careless)
	trials := all[:min(widest[level], len(all))]
	if t.task.Glance {
		return t.advise(all)
	}
	heats := bits.Len(uint(len(trials) - 1))
	for heat := range heats {
		end := t.nodes + (t.limit-t.nodes)/(heats-heat)
		t.heat(view, trials, dealt[level], end)
		slices.SortStableFunc(trials, func(a, b trial) int { return b.sum - a.sum })
		if trials = trials[:(len(trials)+1)/2]; t.stopped {
			break
		}
	}
	return t.advise(all)
}

// atFirstSight lists the choices of a position by the stake after each. The careless
// err by up to so much.
func (t *thinker) atFirstSight(root engine.State, careless int) []trial {
	var list []trial
	for _, c := range root.Legal(nil) {
		if len(list) > 0 && t.interrupted() {
			break
		}
		o := trial{Choice: c, sight: t.after(root, c)}
		o.outlook = t.outlook()
		if careless > 0 {
			o.sight += t.draw(careless)
		}
		list = append(list, o)
	}
	slices.SortStableFunc(list, func(a, b trial) int { return b.sight - a.sight })
	return list
}

// heat plays all trials on, over the same deals: so many, or fewer once enough
// positions were looked at, but at least one.
func (t *thinker) heat(view Stager, trials []trial, deals, end int) {
	ends := make([]trial, len(trials))
	for k := 0; k < deals && (k == 0 || t.nodes < end); k++ {
		deal := view.Deal(t.draw)
		for i, o := range trials {
			ends[i].sum = t.playOn(deal, o.Choice)
			if t.stopped {
				return
			}
			ends[i].outlook = t.outlook()
		}
		for i := range trials {
			trials[i].add(ends[i])
		}
	}
}

// add adds how a choice turned out in a deal. It counts for more than the first
// sight, which goes.
func (o *trial) add(end trial) {
	if o.deals == 0 {
		o.outlook = outlook{}
	}
	o.deals++
	o.sum += end.sum
	o.points += end.points
	o.others += end.others
	o.chance += end.chance
}

// playOn is the stake at the end of the stage, if after the choice everybody makes
// those that seem best at once.
func (t *thinker) playOn(deal engine.State, c engine.Choice) int {
	s := deal.Clone().(Stager)
	stage, self := s.Stage(), t.seat
	s.Play(c)
	for turn := s.Turn(); turn.Seat >= 0 && s.Stage() == stage && !t.interrupted(); turn = s.Turn() {
		t.seat = turn.Seat
		s.Play(t.obvious(s))
	}
	t.seat = self
	return t.stake(s)
}

// obvious is the best choice at first sight.
func (t *thinker) obvious(s engine.State) engine.Choice {
	t.list = s.Legal(t.list[:0])
	best, most := 0, 0
	for i, c := range t.list {
		if v := t.after(s, c); i == 0 || v > most {
			best, most = i, v
		}
	}
	return t.list[best]
}

// interrupted asks whether to stop.
func (t *thinker) interrupted() bool {
	if !t.stopped && t.task.Stop != nil {
		t.stopped = t.task.Stop()
	}
	return t.stopped
}

// advise is the best trial's choice, set against the one in the middle of those
// that are as well known.
func (t *thinker) advise(trials []trial) Advice {
	best := trials[0]
	var points, others, chances []int
	for _, o := range trials {
		if (o.deals > 0) == (best.deals > 0) {
			n := max(o.deals, 1)
			points, others, chances = append(points, o.points/n), append(others, o.others/n), append(chances, o.chance/n)
		}
	}
	a := Advice{Plan: []engine.Choice{best.Choice}, Points: points[0], Chance: chances[0], Nodes: t.nodes}
	gone, middle := others[0], len(points)/2
	for _, list := range [][]int{points, others, chances} {
		slices.Sort(list)
	}
	a.Gain, a.Others, a.Usual = a.Points-points[middle], others[middle]-gone, chances[middle]
	return a
}
