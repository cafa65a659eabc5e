// Package botworker asks a worker what the seats that bots play had better do. In the
// worker the same program runs as in the page.
//
// A question holds the whole match as its link. Package bot keeps
// from a bot what it may not know: it decides from the view of its seat.
package botworker

import (
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Grain is the unit of the expectations in an answer: so many make one of a
// game's smallest points. It is that of package bot.
const Grain = 256

// Question asks what the seat that decides had better do.
type Question struct {
	Ticket int           `json:"ticket"`          // comes back with the answer
	Link   string        `json:"link"`            // the match as it stands
	Kind   match.Kind    `json:"kind"`            // of bot, not Person
	Limit  time.Duration `json:"limit"`           // the search ends then with the best that was found
	Why    bool          `json:"why"`             // a person asks: the bot may think again about what it has chosen before
	Check  bool          `json:"check,omitempty"` // whether bots of the match have chosen otherwise than they do, from choice From on
	From   int           `json:"from,omitempty"`
	// Forecast asks how the game is likely to end, by what Seat may know, and nothing else.
	Forecast bool        `json:"forecast,omitempty"`
	Seat     engine.Seat `json:"seat,omitempty"`
	Key      dice.Token  `json:"key,omitzero"`     // of the seat, where hands are protected, to read its cards: it is for a worker of the same page
	Review   bool        `json:"review,omitempty"` // asks what decided the match, or what Seat may know of one that is not over
	More     bool        `json:"more,omitempty"`   // goes on with the review that was asked for last
	Retry    *Decision   `json:"retry,omitempty"`  // asks what the seats expect more after the match's own choice of that number than after the other one
	Trial    *Trial      `json:"trial,omitempty"`  // asks what the seats may expect in a branch, by what Seat may know, and in its match
	Rival    int         `json:"rival,omitempty"`  // a bot plays the person's seat to the end, for the n-th time; then again
	Alone    bool        `json:"-"`                // no other bot may answer: other devices compare the choice with what this one chooses
}

// Task is the kind of a question.
type Task uint8

// Tasks, by the fields of a Question that ask for them.
const (
	ToChoose   Task = iota // what had the seat that decides better do
	ToCheck                // Check
	ToForecast             // Forecast
	ToReview               // Review
	ToRetry                // Retry
	ToCompare              // Trial
	ToRival                // Rival
)

// Task is the kind of the question.
func (q *Question) Task() Task {
	switch {
	case q.Forecast:
		return ToForecast
	case q.Review:
		return ToReview
	case q.Retry != nil:
		return ToRetry
	case q.Trial != nil:
		return ToCompare
	case q.Rival > 0:
		return ToRival
	case q.Check:
		return ToCheck
	}
	return ToChoose
}

const (
	// grace is what a worker may take besides the time for the search: to open the match,
	// and to find an end.
	grace = 4 * time.Second
	// patience is the same where nobody else can answer, on a device that is slow.
	patience = time.Minute
)

// deadline is how long a worker that hears may take over a question; false: as long as it
// needs, to look at every choice that bots have made.
func (q *Question) deadline() (limit time.Duration, ok bool) {
	switch q.Task() {
	case ToCheck:
		return 0, false
	case ToRival, ToReview:
		return q.Limit + grace, true
	}
	if _, easier := q.easier(); easier {
		return q.Limit + grace, true
	}
	return q.Limit + patience, true
}

// easier is the question to the easiest bot; false where it has been asked, or would not
// give the same answer.
func (q *Question) easier() (easier Question, ok bool) {
	easier = *q
	easier.Kind = match.Easy
	return easier, q.Kind.Bot() && q.Kind != match.Easy && !q.Alone && q.Rival == 0
}

// Trial is the match of a branch, after so many choices.
type Trial struct {
	Link string `json:"link"`
	At   int    `json:"at"`
}

// Answer is what the seat had better do, and why.
type Answer struct {
	Ticket int `json:"ticket"`
	// Ranks is the choices, one after the other, by their places in Legal: up to
	// where dice fall, another seat decides or something new is seen. It is never
	// empty, unless there is a fault.
	Ranks []int `json:"ranks,omitempty"`
	// Points, Gain and Others are those of bot.Advice, in Grain.
	Points int `json:"points,omitempty"`
	Gain   int `json:"gain,omitempty"`
	Others int `json:"others,omitempty"`
	// Chance and Usual are those of bot.Advice, in thousandths; 0 in a game that
	// is about points.
	Chance int    `json:"chance,omitempty"`
	Usual  int    `json:"usual,omitempty"`
	Fault  string `json:"fault,omitempty"` // why there is no answer
	// Differs is the first choice that a bot of the match does not make, or -1,
	// and Whole that all were looked at: the answer to Check.
	Differs int  `json:"differs,omitempty"`
	Whole   bool `json:"whole,omitempty"`
	// Ends and Chances are those of bot.Forecast by seat: the answer to Forecast.
	Ends    []int `json:"ends,omitempty"`
	Chances []int `json:"chances,omitempty"`
	// Here is what the seats may expect in a branch, and There in its match: the answer to
	// Trial.
	Here  *Outlook `json:"here,omitempty"`
	There *Outlook `json:"there,omitempty"`
	// Leads is what came of the matches that were played to the end, and Link the one
	// that was not: the answer to Rival.
	Leads []int  `json:"leads,omitempty"`
	Link  string `json:"link,omitempty"`
	// Review is the answer to Review, as far as it has come.
	Review *Review `json:"review,omitempty"`
	// Retry is the answer to Retry: Points is by how much the seat is further ahead.
	Retry *Decision `json:"retry,omitempty"`
}

// Lead is how far a seat is ahead of the best of the others, in a game's smallest
// points: it tells something also of a seat that has none of its own.
func Lead(points []int, seat int) int {
	best, others := 0, false
	for other, n := range points {
		if other != seat && (!others || n > best) {
			best, others = n, true
		}
	}
	if seat >= 0 && seat < len(points) {
		return points[seat] - best
	}
	return -best
}
