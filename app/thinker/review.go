package thinker

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/match"
	"bretwalda/engine/review"
)

var errHidden = errors.New("thinker: hands of the match are not known")

// reviewing is the review under way, by the link of its match: the question comes again
// until all decisions have been judged.
type reviewing struct {
	link string
	task *review.Task
}

var underWay reviewing

// piece is how long a part of a review takes; a single decision may take longer.
const piece = 600 * time.Millisecond

// reviewed says what decided a match, piece by piece: at first the course.
func reviewed(m *match.Match, q botworker.Question, stopped func() bool) botworker.Answer {
	end := time.Now().Add(min(q.Limit, piece))
	if !q.More || underWay.link != q.Link {
		over := m.Turn().Over()
		for seat := range engine.Seats(m.State()) {
			if over && !m.Known(engine.Seat(seat)) {
				return botworker.Answer{Fault: errHidden.Error()}
			}
		}
		task, err := review.Begin(m, q.Seat)
		if err == nil && len(task.Steps) == 0 {
			err = review.ErrNoForecast
		}
		if err != nil {
			return botworker.Answer{Fault: err.Error()}
		}
		underWay = reviewing{q.Link, task}
		return botworker.Answer{Review: underWay.told(m, 0)}
	}
	more := true
	for more && !stopped() && time.Now().Before(end) {
		more = underWay.task.Judge()
	}
	done, of := underWay.task.Done()
	if done = done * (botworker.Whole - 1) / max(of, 1); !more {
		done = botworker.Whole
	}
	told := underWay.told(m, done)
	if !more {
		underWay = reviewing{}
	}
	return botworker.Answer{Review: told}
}

// told is the review as far as it has come.
func (u reviewing) told(m *match.Match, done int) *botworker.Review {
	r := &u.task.Review
	told := &botworker.Review{Choices: m.Len(), Done: done, Margin: r.Margin, Course: outlooks(r, m.Len()), Moments: moments(m, r)}
	for seat, a := range r.Seats {
		account := botworker.Account{
			Start: a.Start, Luck: a.Luck, Own: a.Own, Others: a.Others, Final: a.Final, Errors: a.Errors, Unsure: a.Unsure,
		}
		if done == botworker.Whole {
			decided(m, r, engine.Seat(seat), &account)
		}
		told.Seats = append(told.Seats, account)
	}
	return told
}

// retried holds a choice of the match, with those that went with it, against another one
// that could have been made.
func retried(m *match.Match, d botworker.Decision, knows engine.Seat) botworker.Answer {
	if d.Number < 0 || d.Number >= m.Len() {
		return botworker.Answer{Fault: errNothing.Error()}
	}
	s := m.Replay(d.Number)
	seat, list := s.Turn().Seat, s.Legal(nil)
	if seat < 0 || d.Other < 0 || d.Other >= len(list) {
		return botworker.Answer{Fault: errNothing.Error()}
	}
	var made []engine.Choice
	for _, e := range m.Log()[d.Number:] {
		if e.Seat != seat {
			break
		}
		made = append(made, e.Choice)
	}
	change, err := review.Compare(s, knows, made, list[d.Other])
	if err != nil {
		return botworker.Answer{Fault: err.Error()}
	}
	return botworker.Answer{Retry: &botworker.Decision{Number: d.Number, Other: d.Other, Points: review.Ahead(change, seat), Change: change}}
}

// outlooks are what the seats could expect through the match, before choices that players made.
func outlooks(r *review.Review, end int) (list []botworker.Outlook) {
	every := (len(r.Steps) + botworker.MostOutlooks - 1) / botworker.MostOutlooks
	next := 0
	for i, s := range r.Steps {
		if i >= next && s.Turn.Seat >= 0 {
			list = append(list, botworker.Outlook{At: s.Number, Points: s.Before, Chances: s.Chances})
			next = i + every
		}
	}
	if n := len(r.Steps); n > 0 {
		list = append(list, botworker.Outlook{At: end, Points: r.Steps[n-1].After, Chances: r.Ends})
	}
	if len(list) > 0 && len(list[0].Chances) == 0 { // the end alone has some
		list[len(list)-1].Chances = nil
	}
	return list
}

// moments are the choices that moved most, each with the dice that followed it. A judge
// errs from choice to choice: one moves no more than is left of it when its turn is over.
func moments(m *match.Match, r *review.Review) []botworker.Moment {
	turn := slices.Index(m.Game().Lexicon().Events, "turn")
	begins := func(n int) bool {
		return slices.ContainsFunc(m.EventsOf(n), func(e engine.Event) bool { return int(e.Kind) == turn })
	}
	var list []botworker.Moment
	var before, settled []int // by how much each has moved, once its turn was over
	open := 0
	close := func(after []int, starts [][]int) {
		for i := open; i < len(list); i++ {
			settled = append(settled, min(swing(list[i].Change), swing(changes(starts[i], after))))
		}
		open = len(list)
	}
	var starts [][]int
	for _, s := range r.Steps {
		if before == nil || s.Turn.Seat >= 0 {
			before = s.Before
			list, starts = append(list, botworker.Moment{From: s.Number}), append(starts, before)
		}
		last := &list[len(list)-1]
		last.To, last.Change = s.To, changes(before, s.After)
		if begins(s.To - 1) {
			close(s.After, starts)
		}
	}
	if n := len(r.Steps); n > 0 {
		close(r.Steps[n-1].After, starts)
	}
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(settled[b], settled[a]) })
	var most []botworker.Moment
	for _, i := range order[:min(len(order), botworker.MostMoments)] {
		most = append(most, list[i])
	}
	slices.SortFunc(most, func(a, b botworker.Moment) int { return cmp.Compare(a.From, b.From) })
	return most
}

// changes is what each seat expects more or less.
func changes(before, after []int) []int {
	list := make([]int, len(after))
	for i := range list {
		list[i] = after[i] - before[i]
	}
	return list
}

// swing is between who has gained most and who has lost most.
func swing(change []int) int { return slices.Max(change) - slices.Min(change) }

// decided tells of the decisions of a seat. Where none is a mistake it lists the weakest
// all the same.
func decided(m *match.Match, r *review.Review, seat engine.Seat, a *botworker.Account) {
	var wrong, weak []review.Step
	told := review.Grain / 2 // the least that is a point when it is told
	if r.Margin < 2*review.Grain {
		told = review.Grain / 20
	}
	var finest *review.Step
	for i, s := range r.Steps {
		switch {
		case s.Turn.Seat != seat:
		case r.Mistake(s):
			wrong = append(wrong, s)
		case s.Error > 0:
			if !s.Excused && s.Error >= told {
				weak = append(weak, s)
			}
		case s.Edge > r.Margin && (finest == nil || s.Edge > finest.Edge):
			finest = &r.Steps[i]
		}
	}
	most := botworker.MostMistakes
	if a.Wrong = len(wrong); a.Wrong == 0 {
		wrong, most = weak, botworker.MostWeak
	}
	slices.SortStableFunc(wrong, func(a, b review.Step) int { return cmp.Compare(b.Error, a.Error) })
	for _, s := range wrong[:min(len(wrong), most)] {
		a.Mistakes = append(a.Mistakes, botworker.Decision{Number: s.Number, Other: max(slices.Index(m.Replay(s.Number).Legal(nil), s.Best), 0), Points: s.Error, Change: s.Change})
	}
	if finest != nil {
		a.Finest = &botworker.Decision{Number: finest.Number, Points: finest.Edge}
	}
}
