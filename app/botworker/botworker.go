// Package botworker decides for the seats that bots play, away from the page: in
// a worker that runs the same program, or in slices on the page where the
// browser has no workers.
//
// A question holds the whole match as its link. What a bot may not know is kept
// from it by package bot, which decides from the view of its seat.
package botworker

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Grain is the unit of the expectations in an answer: so many make one of a
// game's smallest points.
const Grain = bot.Grain

// Question asks what the seat that decides had better do.
type Question struct {
	Ticket int           `json:"ticket"`          // comes back with the answer
	Link   string        `json:"link"`            // the match as it stands
	Kind   match.Kind    `json:"kind"`            // of bot, not Person
	Limit  time.Duration `json:"limit"`           // the search ends then with the best that was found
	Why    bool          `json:"why"`             // a person asks: the bot may think again about what it has chosen before
	Check  bool          `json:"check,omitempty"` // whether bots of the match have chosen otherwise than they do, from choice From on
	From   int           `json:"from,omitempty"`
	Key    dice.Token    `json:"key,omitzero"` // of the seat, where hands are veiled, to read its cards: it is for a worker of the same page
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
}

var (
	errNobody  = errors.New("botworker: no bot decides now")
	errNothing = errors.New("botworker: the bot advises nothing that is legal")
)

// Think answers a question. stopped is asked often; once it reports true the
// search ends as if its time were over. It may rest before it answers.
//
// The same question gets the same answer, unless the time is too short for the
// search. Whatever goes wrong is a fault of the answer.
func Think(q Question, shelf []engine.Game, stopped func() bool) (a Answer) {
	defer func() {
		if err := recover(); err != nil {
			a = Answer{Fault: fmt.Sprint(err)}
		}
		a.Ticket = q.Ticket
	}()
	m, err := link.Decode(q.Link, shelf)
	if err != nil {
		return Answer{Fault: err.Error()}
	}
	if !q.Check && (m.Turn().Seat < 0 || q.Kind == match.Person || q.Kind >= match.Vacant) {
		return Answer{Fault: errNobody.Error()}
	}
	if m.HandsHidden() && !q.Check {
		if err := m.Hold(m.Turn().Seat, q.Key); err != nil {
			return Answer{Fault: err.Error()}
		}
	}
	if q.Check {
		n, whole := Differs(m, q.From, stopped)
		return Answer{Differs: n, Whole: whole}
	}
	if kind, ok := fixed(m, m.Len(), m.Turn().Seat); ok && !q.Why && kind == q.Kind {
		a.Ranks = ranks(m, planned(m, m.Turn().Seat, q.Kind, stopped))
		if len(a.Ranks) == 0 {
			return Answer{Fault: errNothing.Error()}
		}
		return a
	}
	end := time.Now().Add(q.Limit)
	advice := advise(m.State(), q.Kind, bot.Order{
		Seed: seed(q.Link), Patient: m.Patient(),
		Stop: func() bool { return stopped() || time.Now().After(end) },
	})
	a = Answer{Points: advice.Points, Gain: advice.Gain, Others: advice.Others, Chance: advice.Chance, Usual: advice.Usual}
	if a.Ranks = ranks(m, advice.Plan); len(a.Ranks) == 0 {
		return Answer{Fault: errNothing.Error()}
	}
	return a
}

// advise asks the bot of a kind.
func advise(s engine.State, kind match.Kind, o bot.Order) bot.Advice {
	if kind == match.Random {
		legal := s.Legal(nil)
		return bot.Advice{Plan: []engine.Choice{legal[dice.Draw(o.Seed, 0, len(legal))]}}
	}
	return bot.Level(kind-match.Easy).Think(s, o)
}

// seed is for what a bot leaves to chance. It has nothing to do with the seed
// of the match: a bot must not foresee the dice.
func seed(text string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(text)) // a hash takes everything
	return h.Sum64()
}

// ranks plays a plan on the match, as far as it goes as foreseen.
func ranks(m *match.Match, plan []engine.Choice) []int {
	var list []int
	seat := m.Turn().Seat
	do := m.Do
	if m.ByLink() { // the secret of the seat, without which it cannot take the match up, does not come here
		do = m.DoFor
	}
	for _, c := range plan {
		rank := slices.Index(m.Legal(), c)
		if rank < 0 {
			break
		}
		before := m.Len()
		if _, err := do(rank); err != nil {
			break
		}
		list = append(list, rank)
		shows := m.Game().Lexicon().Shows
		if m.Len() > before+1 || m.Turn().Seat != seat || shows != nil && shows(c.Verb) {
			break
		}
	}
	return list
}
