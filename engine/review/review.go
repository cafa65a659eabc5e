// Package review says what decided a match: dice, or decisions.
//
// It goes by the judge of package bot. Of a match that is over it knows everything, also
// what was hidden while it lasted; of one that is not, no more than one of the seats.
package review

import (
	"errors"
	"math/bits"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/match"
)

// Grain is the unit of all points here: so many make one of a game's smallest points.
const Grain = bot.Grain

var (
	// ErrRunning is the answer to a match that is not over where no seat is named that
	// may know something of it.
	ErrRunning = errors.New("review: the match is not over")
	// ErrNoForecast is the answer to a match of a game that makes no forecast.
	ErrNoForecast = errors.New("review: the game makes no forecast")
)

// Step is a decision of the log, or dice that fell one after the other.
type Step struct {
	Number int // the first choice, in the log, from 0
	To     int // the choice after the last
	Turn   engine.Turn
	Choice engine.Choice
	Before []int // expected points of the seats: of dice, the mean of all that may come of them
	After  []int
	// Chances are the seats' chances to win before, in thousandths; empty where the game
	// has none, and of dice.
	Chances []int

	// Best is the choice after which the deciding seat is furthest ahead of the mean of
	// the others, of those on the judge's shortlist and its own. Error is by how much
	// further than after its own. Edge is by how much its own is better than the next
	// best, if it is the best. Of dice both are 0.
	Best  engine.Choice
	Error int
	Edge  int
	// Change is what each seat could expect more after Best than after Choice; empty
	// where they are the same.
	Change []int
	// Excused tells that it is no mistake of its own, by another decision of the same phase,
	// as the movement of one side. That one misses the same for more, or as much and earlier:
	// a march that is not made is missed once, and not at each of the marches that are made
	// instead. Or it is another step of the same march. Or the best was made later in the phase,
	// and what went before it did no harm: nothing is missed by the end.
	Excused bool
	doubt   int // by how much the best changes what the judge expected, in grains: a perfect judge would not change its mind
}

// Account is how the points of a seat came about. Start, Luck, Own and Others make Final.
type Account struct {
	Start  int // expected at first: once it is settled who plays which side
	Luck   int // of all dice, against their means, as far as it lasts
	Own    int // by the seat's own decisions, against those that bots usually make (see Gain), as far as it lasts
	Others int // by those of the others, who make good the rest
	Final  int // the score; of a match that is not over, what is expected now
	Errors int // sum of Step.Error of the seat's own mistakes
	// Unsure is by how much Own may be wrong, and Others by as much: the root of the sum
	// of squares of what the judge has learnt from the seat's decisions alone.
	Unsure int
}

// Gain is what the decisions of a side have brought its seat in a stretch of time, as a
// round, and what those of bots usually bring there. A judge looks at a side that is to
// move and does not see all that it will do: what is usual is not to anybody's credit.
type Gain struct {
	Seat    engine.Seat
	Side    int8
	Stretch int
	Points  int // what the judge expects more after them
	Par     int
	From    int // the first choice, in the log, and
	To      int // the choice after the last
}

// Review is what a match came to.
type Review struct {
	Steps []Step // from the first position of which the judge can tell anything
	Gains []Gain
	Seats []Account
	// Margin is by how much the judge contradicts itself: 95 of 100 times it expects
	// after the best choice what it has expected before, and not further off. An error
	// that is no larger, as it is told, is none.
	Margin int
	Ends   []int // chances now
}

// Mistake reports whether a step is a decision that the judge calls one. A chance that is
// missed several times in one phase, or a march of several steps, is one mistake, where it
// costs most; one that is made up for in that phase is none.
func (r *Review) Mistake(s Step) bool { return s.Error > r.Margin && !s.Excused }

// Task is a review that is made in pieces, for it takes time: the course of the match
// first, then what would have been better.
type Task struct {
	Review
	match *match.Match
	judge *judge
	open  []int // steps that are to be judged
	next  int   // of them
}

// Of reviews a finished match.
func Of(m *match.Match) (*Review, error) {
	t, err := Begin(m, engine.Nobody)
	if err != nil {
		return nil, err
	}
	for t.Judge() {
	}
	return &t.Review, nil
}

// Begin takes the points of a match apart, and judges no decision yet. One that is not
// over is reviewed by what a seat may know of it.
func Begin(m *match.Match, seat engine.Seat) (*Task, error) {
	over := m.State().Turn().Over()
	if !over && seat < 0 {
		return nil, ErrRunning
	}
	if over {
		seat = engine.Nobody
	}
	s := m.Replay(0)
	j, ok := judgeOf(s, seat)
	if !ok {
		return nil, ErrNoForecast
	}
	t := &Task{match: m, judge: j}
	log := m.Log()
	n := 0
	for ; n < len(log) && !settled(s); n++ {
		if _, err := s.Play(log[n].Choice); err != nil {
			return nil, err
		}
	}
	before, chances := j.worth(s)
	for _, p := range before {
		t.Seats = append(t.Seats, Account{Start: p})
	}
	for n < len(log) {
		step := Step{Number: n, Turn: s.Turn(), Choice: log[n].Choice, Best: log[n].Choice, Before: before, Chances: chances}
		if step.Turn.Seat >= 0 && (step.Turn.Seat == seat || !j.hides(s)) {
			t.open = append(t.open, len(t.Steps))
		}
		gain := j.gain(s)
		for first := true; first || n < len(log) && step.Turn.Seat == engine.Nature && s.Turn().Seat == engine.Nature; first = false {
			if _, err := s.Play(log[n].Choice); err != nil {
				return nil, err
			}
			n++
		}
		step.To = n
		step.After, chances = j.worth(s)
		t.enter(step, gain)
		before = step.After
	}
	for i, p := range before {
		t.Seats[i].Final = p
	}
	t.share()
	t.Ends = chances
	return t, nil
}

// enter books dice to the seats, and a decision to a gain of its seat.
func (r *Review) enter(step Step, gain Gain) {
	r.Steps = append(r.Steps, step)
	if seat := gain.Seat; seat >= 0 {
		at := slices.IndexFunc(r.Gains, func(g Gain) bool {
			return g.Seat == seat && g.Side == gain.Side && g.Stretch == gain.Stretch
		})
		if at < 0 {
			at = len(r.Gains)
			gain.From = step.Number
			r.Gains = append(r.Gains, gain)
		}
		r.Gains[at].To = step.To
		r.Gains[at].Points += step.After[seat] - step.Before[seat]
	}
	for i := range r.Seats {
		if step.Turn.Seat == engine.Nature {
			r.Seats[i].Luck += step.After[i] - step.Before[i]
		}
	}
}

// lasting is the part of what changes at once that lasts to the end: one in so many. In games
// between bots a point won by dice, or by decisions beyond the par, is a half to two thirds
// of a point in the end of all three families, for the others make good the rest: see
// docs/BOTS.md.
const lasting = 2

// Own is what the decisions of a gain add to Account.Own.
func (g Gain) Own() int { return (g.Points - g.Par) / lasting }

// share tells luck and own decisions from those of the others.
func (r *Review) share() {
	for _, g := range r.Gains {
		r.Seats[g.Seat].Own += g.Points - g.Par
	}
	for i := range r.Seats {
		a := &r.Seats[i]
		a.Luck, a.Own = a.Luck/lasting, a.Own/lasting
		a.Others = a.Final - a.Start - a.Luck - a.Own
	}
}

// Done is how many of how many decisions have been judged.
func (t *Task) Done() (done, of int) { return t.next, len(t.open) }

// Judge judges the next decision, and reports whether another is left.
func (t *Task) Judge() bool {
	if t.next < len(t.open) {
		step := &t.Steps[t.open[t.next]]
		t.next++
		s := t.match.Replay(step.Number)
		if list := s.Legal(nil); len(list) > 1 {
			v := t.judge.judge(s, list, step.Choice)
			step.Best, step.Error, step.Edge, step.Change = v.best, v.missed, v.edge, v.change
			seat := step.Turn.Seat
			step.doubt = Ahead(step.After, seat) + step.Error - Ahead(step.Before, seat)
		}
	}
	if t.next < len(t.open) {
		return true
	}
	t.sumUp()
	return false
}

// sumUp says how sure the judge is, once, and what its mistakes have cost each seat.
func (t *Task) sumUp() {
	var doubts []int
	squares := make([]uint64, len(t.Seats))
	for _, i := range t.open {
		s := &t.Steps[i]
		doubt := max(s.doubt, -s.doubt)
		doubts = append(doubts, doubt)
		squares[s.Turn.Seat] += uint64(doubt * doubt)
	}
	if len(doubts) > 0 {
		slices.Sort(doubts)
		t.Margin = alike(doubts[len(doubts)*95/100])
	}
	if !t.match.State().Turn().Over() {
		t.Margin = max(t.Margin, alike(t.judge.Doubt()))
	}
	t.missOnce()
	for i := range t.Seats {
		t.Seats[i].Errors, t.Seats[i].Unsure = 0, root(squares[i])/lasting
	}
	for _, s := range t.Steps {
		if t.Mistake(s) {
			t.Seats[s.Turn.Seat].Errors += s.Error
		}
	}
}

// Fine reports whether a judge with a margin is sure enough to tell points by tenths: it
// errs by less than two.
func Fine(margin int) bool { return margin < 2*Grain }

// alike is the most that is told by the same figure as a margin: in points, or in tenths
// where it is fine. Of two errors that are told alike, none is a mistake and the other not.
func alike(margin int) int {
	if Fine(margin) {
		told := (10*margin + Grain/2) / Grain
		return min(((told+1)*Grain-Grain/2-1)/10, 2*Grain-1)
	}
	return (margin+Grain/2)/Grain*Grain + Grain/2 - 1
}

// root is the square root, rounded down.
func root(n uint64) int {
	r := uint64(0)
	for bit := uint64(1) << (bits.Len64(n) / 2); bit > 0; bit >>= 1 {
		if (r+bit)*(r+bit) <= n {
			r += bit
		}
	}
	return int(r)
}

// Compare is what each seat may expect more after some choices than after another one, by
// what a seat may know of the position, or with Nobody by all that there is to know.
func Compare(s engine.State, seat engine.Seat, made []engine.Choice, other engine.Choice) ([]int, error) {
	j, ok := judgeOf(s, seat)
	if !ok || !settled(s) {
		return nil, ErrNoForecast
	}
	return less(j.after(s, made...), j.after(s, other)), nil
}

// Worth is what each seat may expect in a position, and its chance to win, in thousandths, by
// what a seat may know of it, or with Nobody by all that there is to know: what a review says
// of it. The chances are empty where the game has none, or dice are due.
func Worth(s engine.State, seat engine.Seat) (points, chances []int, err error) {
	j, ok := judgeOf(s, seat)
	if !ok || !settled(s) {
		return nil, nil, ErrNoForecast
	}
	points, chances = j.worth(s)
	return points, chances, nil
}
