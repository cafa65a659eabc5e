// Package worker is the bot worker: it decides for the seats that bots play, and answers
// the questions of package botworker.
package worker

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// The unit of answers is that of the bots.
var _ [bot.Grain]struct{} = [botworker.Grain]struct{}{}

// Worker answers questions, one after the other.
type Worker struct {
	revisions []engine.Game
	review    reviewing
}

// New makes a worker that knows these revisions of the games.
func New(revisions []engine.Game) *Worker { return &Worker{revisions: revisions} }

var (
	errNobody  = errors.New("worker: no bot decides now")
	errNothing = errors.New("worker: the bot advises nothing that is legal")
	errIllegal = errors.New("worker: the best choice is not legal")
)

// Think answers a question. stopped is asked often; once it reports true the
// search ends as if its time were over. It may rest before it answers.
//
// The same question gets the same answer, unless the time is too short for the
// search. Whatever goes wrong is a fault of the answer.
func (w *Worker) Think(q botworker.Question, stopped func() bool) (a botworker.Answer) {
	defer func() {
		if err := recover(); err != nil {
			a = botworker.Answer{Fault: fmt.Sprint(err)}
		}
		a.Ticket = q.Ticket
	}()
	m, err := link.Decode(q.Link, w.revisions)
	if err != nil {
		return botworker.Answer{Fault: err.Error()}
	}
	switch q.Task() {
	case botworker.ToForecast:
		return foretell(m, q)
	case botworker.ToReview:
		return w.reviewed(m, q, stopped)
	case botworker.ToRetry:
		return retried(m, *q.Retry, q.Seat)
	case botworker.ToCompare:
		return compared(m, *q.Trial, q.Seat, w.revisions)
	case botworker.ToRival:
		return rivals(m, q, stopped)
	case botworker.ToCheck:
		n, whole := Differs(m, q.From, stopped)
		return botworker.Answer{Differs: n, Whole: whole}
	}
	return choose(m, q, stopped)
}

// foretell tells how the game is likely to end, by what a seat may know.
func foretell(m *match.Match, q botworker.Question) (a botworker.Answer) {
	if m.HandsHidden() && q.Seat >= 0 {
		if err := m.Hold(q.Seat, q.Key); err != nil {
			return botworker.Answer{Fault: err.Error()}
		}
	}
	a.Ends, a.Chances = bot.Forecast(m.State(), q.Seat)
	return a
}

// choose tells what the seat that decides had better do.
func choose(m *match.Match, q botworker.Question, stopped func() bool) (a botworker.Answer) {
	if m.Turn().Seat < 0 || !q.Kind.Bot() {
		return botworker.Answer{Fault: errNobody.Error()}
	}
	if m.HandsHidden() {
		if err := m.Hold(m.Turn().Seat, q.Key); err != nil {
			return botworker.Answer{Fault: err.Error()}
		}
	}
	if kind, ok := fixed(m, m.Len(), m.Turn().Seat); ok && !q.Why && kind == q.Kind {
		a.Ranks = playPlan(m, planned(m, m.Turn().Seat, q.Kind, stopped))
		if len(a.Ranks) == 0 {
			return botworker.Answer{Fault: errNothing.Error()}
		}
		return a
	}
	end := time.Now().Add(q.Limit)
	advice := advise(m.State(), q.Kind, bot.Task{
		Seed: seed(q.Link), Patient: m.Patient(), Past: m.Past(m.Len(), m.Turn().Seat),
		Stop: func() bool { return stopped() || time.Now().After(end) },
	})
	a = botworker.Answer{Points: advice.Points, Gain: advice.Gain, Others: advice.Others, Chance: advice.Chance, Usual: advice.Usual}
	if a.Ranks = playPlan(m, advice.Plan); len(a.Ranks) == 0 {
		return botworker.Answer{Fault: errNothing.Error()}
	}
	return a
}

// advise asks the bot of a kind.
func advise(s engine.State, kind match.Kind, o bot.Task) bot.Advice {
	switch kind {
	case match.Random:
		legal := s.Legal(nil)
		return bot.Advice{Plan: []engine.Choice{legal[dice.Draw(o.Seed, 0, len(legal))]}}
	case match.Expert:
		return bot.Expert.Think(s, o)
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

// playPlan plays a plan on the match, as far as it goes as foreseen, and returns the ranks of
// its choices.
func playPlan(m *match.Match, plan []engine.Choice) []int {
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
