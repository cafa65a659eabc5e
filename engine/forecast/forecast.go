// Package forecast says how a game is likely to end, by what became of judgements in
// games between bots.
//
// A judgement compares positions of one moment. It may still be wrong about all of them
// alike: a line for each moment corrects that. Everything is integers, so that a forecast
// is the same on every machine.
package forecast

// Grain is the unit of points: so many make one of a game's smallest points.
const Grain = 256

// Part is a part of the score that is judged by itself, as a nation's.
type Part struct {
	Row  int // of its lines in the table; below 0: nothing more comes
	Has  int // points so far, in grains
	Hope int // points to come by the judgement, in grains
}

// Line corrects a hope: it becomes so many 16ths of a point, and so many 256ths of it.
type Line [2]int16

// Table holds corrections by the time of a game: knots at equal distances, and
// straight lines between them.
type Table struct {
	Rows    [][]Line // for each part the lines at the knots; empty: its hope is right
	Spreads []int16  // how unsure the end is at each, in 16ths of a point
}

// Pars are what the decisions of a side bring it, as bots usually decide, by side and by
// stretch of time from one knot to the next, in 32nds of a point. A judge takes a side to be
// worth less before its turn than after it, however well it decides.
type Pars [][]int16

// At is the par of a side in a stretch, in grains; 0 where there is none, or no side.
func (p Pars) At(side, stretch int) int {
	if side < 0 || side >= len(p) || stretch >= len(p[side]) {
		return 0
	}
	return int(p[side][stretch]) * (Grain / 32)
}

// Whole is the distance of two knots in a time.
const Whole = 256

// between is a number at a time, by those at the knots.
func between(knots, time int, at func(knot int) int) int {
	k := min(max(time/Whole, 0), knots-1)
	next, part := min(k+1, knots-1), min(max(time-k*Whole, 0), Whole)
	return (at(k)*(Whole-part) + at(next)*part) / Whole
}

// Points is what a part may expect at the end of the game, in grains.
func (t *Table) Points(p Part, time int) int {
	if p.Row < 0 {
		return p.Has
	}
	if p.Row >= len(t.Rows) || len(t.Rows[p.Row]) == 0 {
		return p.Has + p.Hope
	}
	row := t.Rows[p.Row]
	return p.Has + between(len(row), time, func(knot int) int {
		return int(row[knot][0])*(Grain/16) + p.Hope*int(row[knot][1])/256
	})
}

// Spread is how unsure the end is, in grains.
func (t *Table) Spread(time int) int {
	return max(between(len(t.Spreads), time, func(knot int) int { return int(t.Spreads[knot]) * (Grain / 16) }), 1)
}

// Sure is certainty in a chance.
const Sure = 1000

// Chances appends the chance of each of several scores to be the highest, in
// thousandths from 1 to 999. A score that is higher by the spread has twice the chance.
func Chances(buf []int, scores []int, spread int) []int {
	best := scores[0]
	for _, p := range scores {
		best = max(best, p)
	}
	total, start := 0, len(buf)
	for _, p := range scores {
		w := halved((best - p) * steps / spread)
		total += w
		buf = append(buf, w)
	}
	for i := range buf[start:] {
		buf[start+i] = min(max((buf[start+i]*Sure+total/2)/total, 1), Sure-1)
	}
	return buf
}

// steps is how many parts a halving is divided into.
const steps = 32

// halved is a million, halved so many steps.
func halved(n int) int {
	w := 1_000_000 >> min(n/steps, 30)
	for range n % steps {
		w = w * 65536 / 66971 // the 32nd root of 2
	}
	return w
}
