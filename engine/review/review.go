// Package review says what decided a finished match: dice, or decisions.
//
// It goes by the judge of package bot, and knows everything, also what was hidden
// while the match lasted.
package review

import (
	"errors"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/match"
)

// Grain is the unit of all points here: so many make one of a game's smallest points.
const Grain = bot.Grain

var (
	// ErrRunning is the answer to a match that is not over: a review would show
	// hidden things.
	ErrRunning = errors.New("review: the match is not over")
	// ErrNoForecast is the answer to a match of a game that makes no forecast.
	ErrNoForecast = errors.New("review: the game makes no forecast")
)

// Step is what one choice of the log did.
type Step struct {
	Number int // in the log, from 0
	Turn   engine.Turn
	Choice engine.Choice
	Before []int // expected points of the seats
	After  []int

	// Mean is what the seats could expect of a roll: the mean after each of its
	// outcomes, which are equally likely. Of a decision it is empty.
	Mean []int
	// Best is the choice after which the deciding seat is furthest ahead of the mean of
	// the others, of those on the judge's shortlist and its own. Error is by how much
	// further than after its own. Of a roll Error is 0.
	Best  engine.Choice
	Error int
}

// Account is how the points of a seat came about. Start, Luck, Own, Others and Drift
// make Final.
type Account struct {
	Start  int // expected at first: once it is settled who plays which side
	Luck   int // of all rolls, against their means
	Own    int // by the seat's own decisions
	Others int // by those of the others
	Drift  int // by which the judge was wrong before rolls: their means, against what it expected
	Final  int // the score
	Errors int // sum of the seat's own Step.Error
}

// Review is what a match came to.
type Review struct {
	Steps []Step // from the first position of which the judge can tell anything
	Seats []Account
}

// Of reviews a finished match.
func Of(m *match.Match) (*Review, error) {
	if !m.State().Turn().Over() {
		return nil, ErrRunning
	}
	s := m.Replay(0)
	j, ok := judgeOf(s)
	if !ok {
		return nil, ErrNoForecast
	}
	r := &Review{}
	before := j.points(s)
	r.open(before)
	var list []engine.Choice
	for i, e := range m.Log() {
		if len(before) == 0 {
			if _, err := s.Play(e.Choice); err != nil {
				return nil, err
			}
			before = j.points(s)
			r.open(before)
			continue
		}
		step := Step{Number: i, Turn: s.Turn(), Choice: e.Choice, Best: e.Choice, Before: before}
		list = s.Legal(list[:0])
		if step.Turn.Seat == engine.Nature {
			step.Mean = j.mean(s, list)
		} else {
			step.Best, step.Error = j.best(s, list, e.Choice)
		}
		if _, err := s.Play(e.Choice); err != nil {
			return nil, err
		}
		step.After = j.points(s)
		r.enter(step)
		before = step.After
	}
	for i, p := range before {
		r.Seats[i].Final = p
	}
	return r, nil
}

// open begins the accounts of the seats.
func (r *Review) open(points []int) {
	for _, p := range points {
		r.Seats = append(r.Seats, Account{Start: p})
	}
}

// enter books a step to the seats.
func (r *Review) enter(step Step) {
	r.Steps = append(r.Steps, step)
	for i := range r.Seats {
		a, change := &r.Seats[i], step.After[i]-step.Before[i]
		switch {
		case step.Turn.Seat == engine.Nature:
			a.Luck += step.After[i] - step.Mean[i]
			a.Drift += step.Mean[i] - step.Before[i]
		case step.Turn.Seat == engine.Seat(i):
			a.Own += change
			a.Errors += step.Error
		default:
			a.Others += change
		}
	}
}
