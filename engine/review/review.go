// Package review says what decided a finished match: dice, or decisions.
//
// It goes by the judge of package bot, and knows everything, also what was hidden
// while the match lasted.
package review

import (
	"errors"
	"slices"

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
	// Chances are those of the seats to win before, in thousandths; empty where the game
	// has none.
	Chances []int

	// Mean is what the seats could expect of a roll: the mean after each of its
	// outcomes, which are equally likely. Of a decision it is empty.
	Mean []int
	// Best is the choice after which the deciding seat is furthest ahead of the mean of
	// the others, of those on the judge's shortlist and its own. Error is by how much
	// further than after its own. Edge is by how much its own is better than the next
	// best, if it is the best. Of a roll both are 0.
	Best  engine.Choice
	Error int
	Edge  int
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
	Errors int // sum of Step.Error of the seat's own mistakes
}

// Review is what a match came to.
type Review struct {
	Steps []Step // from the first position of which the judge can tell anything
	Seats []Account
	// Margin is by how much the judge contradicts itself: 95 of 100 times it expects
	// after the best choice what it has expected before, and not further off. An error
	// that is no larger is none.
	Margin int
	Ends   []int // chances once it was over: of those who have won
}

// Mistake reports whether a step is a decision that the judge calls one.
func (r *Review) Mistake(s Step) bool { return s.Error > r.Margin }

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
	before, chances := j.forecast(s)
	r.open(before)
	var list []engine.Choice
	var doubts []int
	for i, e := range m.Log() {
		if len(before) == 0 {
			if _, err := s.Play(e.Choice); err != nil {
				return nil, err
			}
			before, chances = j.forecast(s)
			r.open(before)
			continue
		}
		step := Step{Number: i, Turn: s.Turn(), Choice: e.Choice, Best: e.Choice, Before: before, Chances: chances}
		list = s.Legal(list[:0])
		if step.Turn.Seat == engine.Nature {
			step.Mean = j.mean(s, list)
		} else {
			step.Best, step.Error, step.Edge = j.best(s, list, e.Choice)
		}
		if _, err := s.Play(e.Choice); err != nil {
			return nil, err
		}
		step.After, chances = j.forecast(s)
		if seat := step.Turn.Seat; seat >= 0 && len(list) > 1 {
			doubt := ahead(step.After, seat) + step.Error - ahead(step.Before, seat)
			doubts = append(doubts, max(doubt, -doubt))
		}
		r.enter(step)
		before = step.After
	}
	for i, p := range before {
		r.Seats[i].Final = p
	}
	if len(doubts) > 0 {
		slices.Sort(doubts)
		r.Margin = doubts[len(doubts)*95/100]
	}
	r.Ends = chances
	for _, s := range r.Steps {
		if r.Mistake(s) {
			r.Seats[s.Turn.Seat].Errors += s.Error
		}
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
		default:
			a.Others += change
		}
	}
}
