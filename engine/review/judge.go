package review

import (
	"hash/fnv"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/forecast"
)

// judge says what seats may expect in positions of one match. It values every position in
// one way, so what it says of a match adds up: where dice are due a position is worth what
// may come of them in the mean.
type judge struct {
	bot.Forecaster
	seat   engine.Seat // by whose knowledge it goes, or Nobody: by all that there is to know
	parts  []forecast.Part
	values []int
}

func judgeOf(s engine.State, seat engine.Seat) (*judge, bool) {
	judged, ok := s.(bot.Judged)
	if !ok {
		return nil, false
	}
	f, ok := judged.Judge(true).(bot.Forecaster)
	return &judge{Forecaster: f, seat: seat}, ok
}

// gain is what the seat that is asked may gain now.
func (j *judge) gain(s engine.State) Gain {
	turn := s.Turn()
	g := Gain{Seat: turn.Seat, Side: turn.Side}
	if turn.Seat >= 0 {
		j.CopyFrom(s)
		g.Stretch, g.Par = j.Time()/forecast.Whole, j.Par(turn.Side)
	}
	return g
}

// settled reports whether every seat has a side: before, nobody can tell what it may
// expect.
func settled(s engine.State) bool {
	list := s.Standing()
	shared, shares := s.(engine.Shared)
	for _, seat := range list[:engine.Seats(s)] {
		plays := func(side engine.Score) bool {
			return side.Side >= 0 && (side.Seat == seat.Seat || shares && slices.Contains(shared.Seats(side.Side), int8(seat.Seat)))
		}
		if !slices.ContainsFunc(list, plays) {
			return false
		}
	}
	return true
}

// deals is over how many deals of what a seat does not know the judge goes.
const deals = 12

// worlds are positions that look alike to the seat by whose knowledge the judge goes: the
// one alone where it knows everything.
func (j *judge) worlds(s engine.State) []engine.State {
	if j.seat == engine.Nobody {
		return []engine.State{s}
	}
	view := s.View(j.seat)
	dealer, hides := view.(bot.Dealer)
	if !hides {
		return []engine.State{view}
	}
	var list []engine.State
	n, seed := 0, seedOf(view)
	for range deals {
		deal := dealer.Deal(func(of int) int { n++; return dice.Draw(seed, n, of) })
		if deal == view {
			return []engine.State{view}
		}
		list = append(list, deal)
	}
	return list
}

// hides reports whether there is something in a position that the judge does not know.
func (j *judge) hides(s engine.State) bool { return len(j.worlds(s)) > 1 }

// worth is what each seat may expect, and its chance to win, in thousandths: empty where
// the game has none, or dice are due.
func (j *judge) worth(s engine.State) (points, chances []int) {
	return j.mean(j.worlds(s))
}

// after is what each seat may expect after choices.
func (j *judge) after(s engine.State, choices ...engine.Choice) []int {
	list := j.worlds(s)
	for i, world := range list {
		list[i] = world.Clone()
		for _, c := range choices {
			list[i].Play(c) // a legal one
		}
	}
	points, _ := j.mean(list)
	return points
}

// mean is over positions that are equally likely.
func (j *judge) mean(list []engine.State) (points, chances []int) {
	for i, s := range list {
		p, c := j.value(s, samples/len(list))
		if i == 0 {
			points, chances = slices.Clone(p), slices.Clone(c)
			continue
		}
		for k := range p {
			points[k] += p[k]
		}
		for k := range c {
			chances[k] += c[k]
		}
	}
	for k := range points {
		points[k] = nearest(points[k], len(list))
	}
	for k := range chances {
		chances[k] = nearest(chances[k], len(list))
	}
	return points, chances
}

// value gives the worth of one position to each seat.
func (j *judge) value(s engine.State, samples int) (points, chances []int) {
	switch turn := s.Turn(); {
	case turn.Over():
		return ended(s.Standing())
	case turn.Seat == engine.Nature:
		return j.cast(s, samples), nil
	}
	if list := s.Legal(nil); len(list) <= few {
		return j.quiet(s, list)
	}
	return j.look(s)
}

// few choices, as whether to retreat, are looked beyond: a battle that goes on is judged
// by what it may come to.
const few = 3

// quiet is the value of a position after the best of few choices.
func (j *judge) quiet(s engine.State, list []engine.Choice) (points, chances []int) {
	seat := s.Turn().Seat
	for _, c := range list {
		next := s.Clone()
		next.Play(c)
		if p, then := j.look(next); points == nil || Ahead(p, seat) > Ahead(points, seat) {
			points, chances = p, then
		}
	}
	return points, chances
}

// look is the value of a position at first sight.
func (j *judge) look(s engine.State) (points, chances []int) {
	if s.Turn().Over() {
		return ended(s.Standing())
	}
	j.CopyFrom(s)
	j.parts = j.Parts(j.parts[:0])
	return j.Forecast(j.parts, j.Table(), nil, nil)
}

// Dice that fall one after the other are taken together. Positions that are the same are
// one, so that the number of hits counts and not their order. Where there are more than
// most at once, as when cards are dealt, so many samples stand for them. An outcome that
// comes once in a million times is left out: a battle in which nobody hits goes on.
const (
	most    = 60
	samples = 32
	whole   = 1 << 40 // the weight of all
	seldom  = whole >> 20
)

// throw is a position that may come, and its weight.
type throw struct {
	engine.State
	weight int
}

// cast is what each seat may expect where dice are due.
func (j *judge) cast(s engine.State, samples int) []int {
	list := []throw{{s, whole}}
	var faces []engine.Choice
	for due := true; due; {
		due = false
		var next []throw
		for _, t := range list {
			if t.Turn().Seat != engine.Nature {
				next = merge(next, t)
				continue
			}
			if t.weight < seldom {
				continue
			}
			due, faces = true, t.Legal(faces[:0])
			for _, c := range faces {
				after := t.Clone()
				after.Play(c)
				next = merge(next, throw{after, t.weight / len(faces)})
			}
			if len(next) > most {
				return j.sampled(s, max(samples, 4))
			}
		}
		list = next
	}
	var sum []int
	total := 0
	for _, t := range list {
		points, _ := j.value(t.State, 0)
		if sum == nil {
			sum = make([]int, len(points))
		}
		w := t.weight >> 12 // points take 20 bits and more
		total += w
		for i, p := range points {
			sum[i] += p * w
		}
	}
	for i := range sum {
		sum[i] = nearest(sum[i], total)
	}
	return sum
}

// merge adds a position to a list.
func merge(list []throw, t throw) []throw {
	type equal interface{ Is(engine.State) bool }
	if e, ok := t.State.(equal); ok {
		for i := range list {
			if e.Is(list[i].State) {
				list[i].weight += t.weight
				return list
			}
		}
	}
	return append(list, t)
}

// seedOf is a seed that follows from a position alone, and differs from those of others:
// what the same samples leave out would be missed in every match.
func seedOf(s engine.State) uint64 {
	h := fnv.New64a()
	text, _ := s.MarshalJSON() // of a position that was played
	h.Write(text)              // a hash takes everything
	return h.Sum64()
}

// sampled is the mean of some ways in which dice may fall.
func (j *judge) sampled(s engine.State, n int) []int {
	var sum []int
	var faces []engine.Choice
	seed := seedOf(s)
	for k := range n {
		one := s.Clone()
		for i := 0; one.Turn().Seat == engine.Nature; i++ {
			faces = one.Legal(faces[:0])
			one.Play(faces[dice.Draw(seed, i<<8+k, len(faces))])
		}
		points, _ := j.value(one, 0)
		if sum == nil {
			sum = make([]int, len(points))
		}
		for i, p := range points {
			sum[i] += p
		}
	}
	for i := range sum {
		sum[i] = nearest(sum[i], n)
	}
	return sum
}

// ended is what a game that is over has come to.
func ended(standing []engine.Score) (points, chances []int) {
	winners := 0
	for _, score := range standing {
		if score.Side == engine.None && score.Won {
			winners++
		}
	}
	for _, score := range standing {
		if score.Side != engine.None {
			continue
		}
		chance := 0
		if score.Won {
			chance = thousand / winners
		}
		points, chances = append(points, score.Points*Grain), append(chances, chance)
	}
	return points, chances
}

// thousand thousandths are all.
const thousand = 1000

// nearest is a quotient rounded to the nearest, so that luck leans to no side.
func nearest(sum, n int) int {
	if sum < 0 {
		return -((n/2 - sum) / n)
	}
	return (sum + n/2) / n
}

// shortlist is how many choices the judge looks at closely. It goes by their immediate
// effects to find them.
const shortlist = 12

// verdict is the best choice of the seat that decides, and by how many points it is better
// than the one made; where that is the best, by how many it is better than the next.
type verdict struct {
	best         engine.Choice
	missed, edge int
	change       []int // what the seats could expect more after the best
}

// judge looks for the best choice.
func (j *judge) judge(s engine.State, list []engine.Choice, made engine.Choice) verdict {
	v := verdict{best: made}
	seat := s.Turn().Seat
	own := j.after(s, made)
	for i, c := range j.short(s, list, made) {
		change := less(j.after(s, c), own)
		more := Ahead(change, seat)
		if more > v.missed {
			v.best, v.missed, v.change = c, more, change
		}
		if i == 0 || -more < v.edge {
			v.edge = -more
		}
	}
	v.edge = max(v.edge, 0)
	return v
}

// less is one list of points without another.
func less(a, b []int) []int {
	list := make([]int, len(a))
	for i := range list {
		list[i] = a[i] - b[i]
	}
	return list
}

// short is the shortlist of a decision, without the choice that was made.
func (j *judge) short(s engine.State, list []engine.Choice, made engine.Choice) []engine.Choice {
	world := j.worlds(s)[0]
	seat := s.Turn().Seat
	var promises []int
	var short []engine.Choice
	for _, c := range list {
		if c == made {
			continue
		}
		j.CopyFrom(world)
		j.Foresee(c)
		j.values = j.Evaluate(j.values[:0])
		p := Ahead(j.values, seat)
		at := len(short)
		for at > 0 && promises[at-1] < p {
			at--
		}
		if at < shortlist {
			promises, short = slices.Insert(promises, at, p), slices.Insert(short, at, c)
			promises, short = promises[:min(len(short), shortlist)], short[:min(len(short), shortlist)]
		}
	}
	return short
}

// Ahead is by how much a seat is ahead of the mean of the others.
func Ahead(points []int, seat engine.Seat) int {
	own, others := points[seat], 0
	for i, p := range points {
		if i != int(seat) {
			others += p
		}
	}
	return own - others/max(len(points)-1, 1)
}
