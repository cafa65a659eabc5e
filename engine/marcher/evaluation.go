package marcher

import "bretwalda/engine"

// The judgement of bots: the likely end of a game. Nothing here is a rule.
// Everything is integers, so that a bot plays the same on every machine.
//
// A judgement goes in four steps, a file each. evaluation_zone.go finds the forces left
// in each zone when every check and battle under way is over, by a quick look at
// battles (evaluation_battle.go). evaluation_threat.go has the threats of the side
// whose turn comes next, evaluation_outlook.go the points at the end of the game. This
// file has the chance to win with so many.

// appraisal is the judgement of one position.
type appraisal struct {
	s       *State
	judge   *judge
	wary    bool
	stands  [zones]stand
	party   [maxParties]party
	parties int
	falls   [2]int32 // leaders who may fall in the checks and battles under way, in parts of sure
	teulu   int32    // the same of teulu
	next    side     // whose movement comes next
	last    bool     // there is none
	answer  [zones]drive
	chances [zones]drive // of the other side, in the turn after; only a wary judgement knows them
	factors [factors]int32
}

// appraise goes through all steps but the last.
func (a *appraisal) appraise() {
	s := a.s
	a.muster()
	a.next = 1 - s.act
	if s.yetToMove() {
		a.next = s.act
	}
	a.last = s.turn == turns && a.next != s.act && a.next == s.scenario().first
	if !a.last {
		a.drives(a.next, &a.answer)
		a.endanger()
	}
	if a.wary && (s.turn < turns || s.act == s.scenario().first) {
		a.drives(1-a.next, &a.chances)
	}
	a.weigh()
}

// yetToMove reports whether the movement of the acting side has not begun.
func (s *State) yetToMove() bool {
	if s.phase != Movement {
		return s.phase < Movement
	}
	if s.bounds > 0 || s.ford.count > 0 || s.checked != 0 || s.ridden|s.stopped != 0 {
		return false
	}
	for _, f := range s.frame[:s.depth] {
		if f.step == stepMovement && (f.done > 0 || f.stage > marching) {
			return false
		}
	}
	for t := s.present[s.act]; t != 0; {
		z := next(&t)
		for _, k := range kindsOf[s.act] {
			if s.spent[z][k]+s.halted[z][k] > 0 {
				return false
			}
		}
	}
	return true
}

// Evaluate appends for each seat its expectation at the end of the game: the chance to
// win times the worth of a victory, and a little for every point. A draw is half a
// victory. Partners expect the same.
func (j *judge) Evaluate(buf []int) []int {
	f := j.expect(j.wary)
	worth := int(f.win+f.major/16)*victory/certain + int(j.weights.times(f.points, ofMargin))/margin
	scorer := j.scenario().scores
	pains := int(j.weights.times(int32(j.pains()), ofToil))
	if j.act != scorer {
		pains = -pains
	}
	worth -= pains
	for i := engine.Seat(0); i < engine.Seat(j.seats); i++ {
		if j.sideOf(i) == scorer {
			buf = append(buf, worth)
		} else {
			buf = append(buf, victory-worth)
		}
	}
	return buf
}

// pains is the cost of this turn's marches to the seat that orders them: next to
// nothing, but nobody marches to and fro for less. Marches that wait for a check and
// strategic ones cost more: they are seldom missed.
func (j *judge) pains() (sum int) {
	if j.over() {
		return 0
	}
	each := toil
	if j.phase == Strategic {
		each *= 4
	}
	sum = 2 * int(j.bounds) * toil
	for t := j.present[j.act]; t != 0; {
		z := next(&t)
		for _, k := range kindsOf[j.act] {
			if j.spent[z][k] > 0 {
				sum += each
			}
		}
	}
	return sum
}

// toil is the cost of a march, in grains.
const toil = 3

const (
	// victory is the worth of winning, in grains: eight points, about a certain
	// difference early in the game.
	victory = 8 * sure
	// margin is how many points count for one that bring no victory nearer.
	margin = 16
)

// expectation is how a game is likely to end for the side that scores.
type expectation struct {
	win    int32 // the chance that it wins, a draw being half a victory, in parts of certain
	major  int32 // the chance of a major victory
	points int32 // that it may expect, in grains
	left   int32 // sides' turns that are still to come
}

func (j *judge) expect(wary bool) (f expectation) {
	if j.over() {
		b := j.band()
		switch b.Winner {
		case int8(j.scenario().scores):
			f.win = certain
		case engine.None:
			f.win = certain / 2
		}
		if b.Major {
			f.major = certain
		}
		f.points = int32(j.points()) * sure
		return f
	}
	a := appraisal{s: &j.State, judge: j, wary: wary}
	a.appraise()
	f.points = a.points()
	f.left = 2*int32(turns-j.turn) + 1
	if a.next == j.scenario().first {
		f.left--
	}
	f.win, f.major = j.scenario().victories(f.points, j.weights.times(unsure[j.scenarioIndex][f.left], ofSpread))
	return f
}

// victories is the chance that the side that scores wins, a draw being half a victory,
// and that of a major victory, in parts of certain. The side expects so many points
// with such a standard deviation, both in grains.
func (c *scenario) victories(points, spread int32) (win, major int32) {
	for _, b := range c.bands {
		if b.Low == lowest {
			continue
		}
		over := chanceOf((points - int32(b.Low)*sure + sure/2) * 4 * certain / spread)
		if b.Major {
			major = over
		} else {
			win += over / 2 // half a victory for the draw, half for the victory over it
		}
	}
	return win, major
}

// certain is certainty in the chance to win.
const certain = 1 << 11

// chanceOf is how likely a number of a normal distribution is below so many quarters of
// its standard deviation, both in parts of certain.
func chanceOf(quarters int32) int32 {
	if quarters < 0 {
		return certain - chanceOf(-quarters)
	}
	i := int(quarters / certain)
	if i >= len(bell)-1 {
		return certain
	}
	return bell[i] + (bell[i+1]-bell[i])*(quarters%certain)/certain
}

// bell is the normal distribution by quarters of its standard deviation.
var bell = [...]int32{1024, 1226, 1416, 1584, 1723, 1832, 1911, 1966, 2001, 2023, 2035, 2042, 2045, 2048}
