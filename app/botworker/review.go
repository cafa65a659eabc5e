package botworker

import "slices"

// Review is what decided a match, as a judge sees it. Points are those that the seats may
// expect in the end, in Grain.
type Review struct {
	Version int       `json:"version"` // of ReviewVersion; 0 before there was such a number
	Choices int       `json:"choices"` // how many there were
	Done    int       `json:"done"`    // hundredths of the decisions that are judged; below Whole there are no mistakes yet
	Margin  int       `json:"margin"`  // the judge calls no decision a mistake that cost no more
	Course  []Outlook `json:"course"`  // in order; the last is the end
	Seats   []Account `json:"seats"`
	Moments []Moment  `json:"moments"` // those that moved most, in order
	Steps   []Step    `json:"steps,omitempty"`
}

// Step is what dice have changed, or what a decision has missed, where that is told at all:
// the number of the choice after it, the place of the best choice in Legal, by how many points
// that would have been better; of dice two noughts, then what they have changed for each seat.
// There are many, so it is no struct.
type Step []int

// ReviewVersion is the version of reviews that are made now. It goes up whenever the judge, the
// meaning of a mistake or what a review tells changes: one that was kept with another
// number is made anew when somebody asks for it (TestReviewsOfNow).
const ReviewVersion = 5

// Whole is what Done is in a review that tells all.
const Whole = 100

// Outlook is what the seats could expect after so many choices.
type Outlook struct {
	At      int   `json:"at"`
	Points  []int `json:"points"`
	Chances []int `json:"chances,omitempty"` // to win, in thousandths, where the game has any
}

// Account is how the points of a seat came about: see package review.
type Account struct {
	Start    int        `json:"start"`
	Luck     int        `json:"luck"`
	Own      int        `json:"own"`
	Others   int        `json:"others"`
	Final    int        `json:"final"`
	Unsure   int        `json:"unsure"`   // by how much Own and Others may be wrong
	Errors   int        `json:"errors"`   // what all mistakes have cost
	Wrong    int        `json:"wrong"`    // how many there were
	Finest   *Decision  `json:"finest"`   // the best of the others: Points better than the next, or nil
	Mistakes []Decision `json:"mistakes"` // the worst first; where there were none, the weakest choices
	Turns    []Turn     `json:"turns"`    // the weakest first, below the par, and the best, above it
	Moments  []Moment   `json:"moments"`  // those that moved this seat most, in order
}

// Turn is what the decisions of a side in a round, or in part of one, have added to
// Account.Own: those from a choice to the one with number To.
type Turn struct {
	From   int  `json:"from"`
	To     int  `json:"to"`
	Side   int8 `json:"side"`
	Points int  `json:"points"`
}

// Has reports whether a decision was made in it.
func (t Turn) Has(d Decision) bool { return d.Number >= t.From && d.Number < t.To }

// Decision is a choice of a match, by its number, and the other one that it is held
// against, by its place in Legal; and what is between them.
type Decision struct {
	Number int   `json:"number"`
	Other  int   `json:"other"`
	Points int   `json:"points"`
	Change []int `json:"change,omitempty"` // what the seats could expect more after the other one
}

// Moment is a choice and the dice that followed, or all of a battle, up to the choice with
// number To, and what it has changed for the seats.
type Moment struct {
	From   int   `json:"from"`
	To     int   `json:"to"`
	Change []int `json:"change"`
	Luck   []int `json:"luck"`             // of that, by dice
	Before []int `json:"before,omitempty"` // chances to win, in thousandths, where the game has any
	After  []int `json:"after,omitempty"`
}

// The most that a review tells.
const (
	MostMistakes = 5 // of a seat
	MostWeak     = 3 // choices of one that has made no mistake
	MostMoments  = 3
	MostTurns    = 3 // below the par
	MostOutlooks = 100
)

// mostPoints bounds what can be said of a match, far above any score.
const mostPoints = 1_000_000 * Grain

// Sound reports whether a review can be that of a match of so many choices: what was
// stored may have been spoilt, or be older than the accounts that add up.
func (r *Review) Sound(seats, choices int) bool {
	number := func(n int) bool { return n >= 0 && n < choices }
	figures := func(list ...int) bool {
		for _, n := range list {
			if n < -mostPoints || n > mostPoints {
				return false
			}
		}
		return true
	}
	each := func(list []int) bool { return len(list) == seats && figures(list...) }
	decided := func(d Decision) bool {
		return number(d.Number) && d.Other >= 0 && figures(d.Points) && (len(d.Change) == 0 || each(d.Change))
	}
	moments := func(list []Moment) bool {
		return len(list) <= MostMoments && !slices.ContainsFunc(list, func(m Moment) bool {
			return !number(m.From) || m.To <= m.From || m.To > choices || !each(m.Change) || !each(m.Luck) ||
				len(m.Before) != len(m.After) || len(m.Before) > 0 && !(each(m.Before) && each(m.After))
		})
	}
	if len(r.Seats) != seats || len(r.Course) > MostOutlooks+2+2*MostMoments*(1+seats) || !figures(r.Margin) ||
		r.Choices < 0 || r.Choices > choices || r.Done < 0 || r.Done > Whole {
		return false
	}
	for _, a := range r.Seats {
		if !figures(a.Start, a.Luck, a.Own, a.Others, a.Final, a.Errors, a.Wrong, a.Unsure) || len(a.Mistakes) > MostMistakes ||
			len(a.Turns) > MostTurns+1 || !moments(a.Moments) ||
			a.Start+a.Luck+a.Own+a.Others != a.Final {
			return false
		}
		if a.Finest != nil && !decided(*a.Finest) {
			return false
		}
		for _, d := range a.Mistakes {
			if !decided(d) {
				return false
			}
		}
		for _, p := range a.Turns {
			if !number(p.From) || p.To <= p.From || p.To > choices || p.Side < -1 || !figures(p.Points) {
				return false
			}
		}
	}
	last := -1
	for _, o := range r.Course {
		if o.At <= last || o.At > choices || !each(o.Points) || len(o.Chances) > 0 && !each(o.Chances) {
			return false
		}
		last = o.At
	}
	last = 0
	for _, s := range r.Steps {
		if len(s) != 3 && len(s) != 3+seats || s[0] <= last || s[0] > choices || s[1] < 0 || !figures(s[2:]...) {
			return false
		}
		last = s[0]
	}
	return moments(r.Moments)
}
