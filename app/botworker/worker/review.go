package worker

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/engine/review"
)

var errHidden = errors.New("worker: hands of the match are not known")

// reviewing is the review under way, by the link of its match: the question comes again
// until all decisions have been judged.
type reviewing struct {
	link string
	task *review.Task
}

// piece is how long a part of a review takes; a single decision may take longer.
const piece = 600 * time.Millisecond

// reviewed says what decided a match, piece by piece: at first the course.
func (w *Worker) reviewed(m *match.Match, q botworker.Question, stopped func() bool) botworker.Answer {
	end := time.Now().Add(min(q.Limit, piece))
	if !q.More || w.review.link != q.Link {
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
		w.review = reviewing{q.Link, task}
		return w.review.answer(m, 0)
	}
	more := true
	for more && !stopped() && time.Now().Before(end) {
		more = w.review.task.Judge()
	}
	done, of := w.review.task.Done()
	if done = done * (botworker.Whole - 1) / max(of, 1); !more {
		done = botworker.Whole
	}
	a := w.review.answer(m, done)
	if !more {
		w.review = reviewing{}
	}
	return a
}

// answer is the review as far as it has come.
func (u reviewing) answer(m *match.Match, done int) botworker.Answer {
	told, err := u.told(m, done)
	if err != nil {
		return botworker.Answer{Fault: err.Error()}
	}
	return botworker.Answer{Review: told}
}

func (u reviewing) told(m *match.Match, done int) (told *botworker.Review, err error) {
	r := &u.task.Review
	told = &botworker.Review{Version: botworker.ReviewVersion, Choices: m.Len(), Done: done, Margin: r.Margin}
	list := stretches(m, r)
	told.Moments = moments(list, len(r.Seats))
	bounds := slices.Clone(told.Moments)
	for seat, a := range r.Seats {
		account := botworker.Account{
			Start: a.Start, Luck: a.Luck, Own: a.Own, Others: a.Others, Final: a.Final, Errors: a.Errors, Unsure: a.Unsure,
			Moments: moments(list, seat),
		}
		if done == botworker.Whole {
			if err := decided(m, r, engine.Seat(seat), &account); err != nil {
				return nil, err
			}
		}
		bounds = append(bounds, account.Moments...)
		told.Seats = append(told.Seats, account)
	}
	told.Course = outlooks(r, m.Len(), bounds)
	if done == botworker.Whole {
		told.Steps, err = steps(m, r)
	}
	return told, err
}

// rankOfBest is the place of the best choice of a step in the list of the legal ones.
func rankOfBest(m *match.Match, s review.Step) (int, error) {
	rank := slices.Index(m.Replay(s.Number).Legal(nil), s.Best)
	if rank < 0 {
		return 0, errIllegal
	}
	return rank, nil
}

// steps are what dice have changed and decisions have missed, as far as that is told.
func steps(m *match.Match, r *review.Review) (list []botworker.Step, err error) {
	least := leastTold(r)
	for _, s := range r.Steps {
		switch change := changes(s.Before, s.After); {
		case s.Turn.Seat >= 0 && s.Error >= least:
			best, err := rankOfBest(m, s)
			if err != nil {
				return nil, err
			}
			list = append(list, botworker.Step{s.To, best, s.Error})
		case s.Turn.Seat < 0 && slices.ContainsFunc(change, func(n int) bool { return max(n, -n) >= least }):
			list = append(list, append(botworker.Step{s.To, 0, 0}, change...))
		}
	}
	return list, nil
}

// leastTold is the smallest change worth telling: half a point, or a twentieth where the
// review tells tenths.
func leastTold(r *review.Review) int {
	if review.Fine(r.Margin) {
		return review.Grain / 20
	}
	return review.Grain / 2
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

// outlooks are what the seats could expect through the match, before choices that players made:
// some of all, and those before and after the moments, so that both tell the same.
func outlooks(r *review.Review, end int, moments []botworker.Moment) (list []botworker.Outlook) {
	every := (len(r.Steps) + botworker.MostOutlooks - 1) / botworker.MostOutlooks
	next := 0
	chanced := len(r.Ends) > 0
	for i, s := range r.Steps {
		bounds := slices.ContainsFunc(moments, func(m botworker.Moment) bool { return m.From == s.Number || m.To == s.Number })
		if due := i >= next && s.Turn.Seat >= 0; due || bounds && (len(s.Chances) > 0 || !chanced) {
			list = append(list, botworker.Outlook{At: s.Number, Points: s.Before, Chances: s.Chances})
			if due {
				next = i + every
			}
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

// stretch is a part of a match that may be one of its moments.
type stretch struct {
	botworker.Moment
	turn   engine.Turn // of the first choice
	start  []int
	swings []int // by how much it moves the chance of each seat to win, or its points where there are none; and at last all
}

// stretches are the choices of a match, each with the dice that followed it; of a battle
// or a movement all that was chosen in it. A judge errs from choice to choice: one moves no more than is
// left of it when its turn is over.
func stretches(m *match.Match, r *review.Review) []stretch {
	turn := slices.Index(m.Game().Lexicon().Events, "turn")
	begins := func(n int) bool {
		return slices.ContainsFunc(m.EventsOf(n), func(e engine.Event) bool { return int(e.Kind) == turn })
	}
	chanced := slices.ContainsFunc(r.Steps, func(s review.Step) bool { return len(s.Chances) > 0 })
	var list []stretch
	open := 0
	for i, s := range r.Steps {
		chances := r.Ends
		if i+1 < len(r.Steps) {
			chances = r.Steps[i+1].Chances
		}
		switch n := len(list); {
		case n > 0 && s.Turn.Seat < 0: // what falls belongs to what was chosen
		case n > open && list[n-1].contains(s.Turn):
		default:
			list = append(list, stretch{Moment: botworker.Moment{From: s.Number, Before: s.Chances}, turn: s.Turn, start: s.Before})
			list[len(list)-1].Luck = make([]int, len(s.Before))
		}
		last := &list[len(list)-1]
		last.To, last.Change, last.After = s.To, changes(last.start, s.After), chances
		if s.Turn.Seat < 0 {
			for seat, n := range changes(s.Before, s.After) {
				last.Luck[seat] += n
			}
		}
		if ends := i == len(r.Steps)-1; ends || begins(s.To-1) {
			for k := range list[open:] {
				list[open+k].weigh(s.After, chances, chanced)
			}
			open = len(list)
		}
	}
	return list
}

// moments are the stretches that moved a seat most, or all where it is none of theirs.
func moments(list []stretch, seat int) []botworker.Moment {
	list = slices.DeleteFunc(slices.Clone(list), func(s stretch) bool { return seat >= len(s.swings) || s.swings[seat] == 0 })
	slices.SortStableFunc(list, func(a, b stretch) int { return cmp.Compare(b.swings[seat], a.swings[seat]) })
	var most []botworker.Moment
	for _, s := range list[:min(len(list), botworker.MostMoments)] {
		most = append(most, s.Moment)
	}
	slices.SortFunc(most, func(a, b botworker.Moment) int { return cmp.Compare(a.From, b.From) })
	return most
}

// contains reports whether a choice goes on with a stretch: a battle, or a movement. A judge
// looks at a side that moves otherwise once it has begun, so its first march by itself tells
// nothing.
func (s *stretch) contains(turn engine.Turn) bool {
	return turn.Place == s.turn.Place && (turn.Place >= 0 || turn.Side == s.turn.Side && turn.Kind == s.turn.Kind)
}

// weigh says how much a stretch has moved, once it is known what the seats expect when its
// turn is over.
func (s *stretch) weigh(points, chances []int, chanced bool) {
	switch {
	case len(s.Before) == 0 || len(s.After) == 0:
		if s.Before, s.After = nil, nil; !chanced {
			s.swings = swings(s.Change, changes(s.start, points), botworker.Grain/2)
		}
	case len(chances) == 0:
		s.swings = swings(changes(s.Before, s.After), changes(s.Before, s.After), thousand/200)
	default:
		s.swings = swings(changes(s.Before, s.After), changes(s.Before, chances), thousand/200)
	}
}

// thousand thousandths are sure.
const thousand = 1000

// swings is the smaller of two changes, of each seat and of all. One of a seat alone that is
// less than it takes to be told is none.
func swings(at, later []int, least int) []int {
	var list []int
	for seat := range at {
		n := min(max(at[seat], -at[seat]), max(later[seat], -later[seat]))
		if n < least || at[seat] < 0 != (later[seat] < 0) {
			n = 0
		}
		list = append(list, n)
	}
	return append(list, min(swing(at), swing(later)))
}

// changes is what each seat expects more or less.
func changes(before, after []int) []int {
	list := make([]int, len(after))
	for i := range list {
		list[i] = after[i] - before[i]
	}
	return list
}

// swing is between the seats that gained and lost most.
func swing(change []int) int { return slices.Max(change) - slices.Min(change) }

// decided tells of the decisions of a seat. Where none is a mistake it lists the weakest
// all the same.
func decided(m *match.Match, r *review.Review, seat engine.Seat, a *botworker.Account) error {
	var wrong, weak []review.Step
	told := leastTold(r)
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
		best, err := rankOfBest(m, s)
		if err != nil {
			return err
		}
		a.Mistakes = append(a.Mistakes, botworker.Decision{Number: s.Number, Other: best, Points: s.Error, Change: s.Change})
	}
	a.Turns = turns(r, seat)
	if finest != nil {
		a.Finest = &botworker.Decision{Number: finest.Number, Points: finest.Edge}
	}
	return nil
}

// turns are those in which the decisions of a seat brought it least, the weakest first, and the
// one in which they brought it most.
func turns(r *review.Review, seat engine.Seat) (list []botworker.Turn) {
	told := leastTold(r)
	for _, g := range r.Gains {
		if own := g.Own(); g.Seat == seat && max(own, -own) >= told {
			list = append(list, botworker.Turn{From: g.From, To: g.To, Side: g.Side, Points: own})
		}
	}
	slices.SortStableFunc(list, func(a, b botworker.Turn) int { return cmp.Compare(a.Points, b.Points) })
	weak := slices.IndexFunc(list, func(t botworker.Turn) bool { return t.Points > 0 })
	if weak < 0 {
		weak = len(list)
	}
	best := list[max(weak, len(list)-1):]
	return append(list[:min(weak, botworker.MostTurns):min(weak, botworker.MostTurns)], best...)
}

// compared says what the seats may expect in a branch, and in its match.
func compared(branch *match.Match, t botworker.Trial, knows engine.Seat, revisions []engine.Game) (a botworker.Answer) {
	m, err := link.Decode(t.Link, revisions)
	if err != nil || t.At < 0 || t.At > m.Len() {
		return botworker.Answer{Fault: errNothing.Error()}
	}
	for t.At < m.Len() && m.Log()[t.At].Seat == engine.Nature { // what fell then
		t.At++
	}
	worth := func(s engine.State, at int) *botworker.Outlook {
		points, chances, wrong := review.Worth(s, knows)
		if wrong != nil {
			err = wrong
		}
		return &botworker.Outlook{At: at, Points: points, Chances: chances}
	}
	a.Here, a.There = worth(branch.State(), branch.Len()), worth(m.Replay(t.At), t.At)
	if err != nil {
		return botworker.Answer{Fault: err.Error()}
	}
	return a
}
