package client

import (
	"slices"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// patience is how long a piece of a review may take at most, on a phone that does much
// else; the worker gives one about twice a second.
const patience = time.Minute

// ReviewMatch opens a match that is over with its review.
type ReviewMatch struct{ ID string }

func (msg ReviewMatch) Apply(m *Model) []Command {
	m.replayID, m.reviews, m.parted = msg.ID, true, parted{}
	return []Command{Go{Fragment: AtMatch(msg.ID)}}
}

// Reviewable reports whether it may be told what decided the match: it is over, and nothing
// of it is hidden any more, or one person plays it with bots, or with friends who agreed to
// hints. A device has only guessed what protected hands hid from it.
func (t *Seating) Reviewable() bool {
	switch h := t.Header(); {
	case t.Branch():
		return false
	case t.Over():
		return t.bare()
	case t.ByLink != nil && (t.ByLink.Lobby != nil || !h.Hints || h.HiddenHands):
		return false
	}
	return t.Record.Daily == nil && t.match.Len() > 0 && t.person() >= 0
}

// OnlyPerson is the one person who plays on this device, or Nobody.
func (t *Seating) OnlyPerson() engine.Seat { return t.person() }

// ReviewOf is what decided the match, as far as it has been found out, or nil as long as
// nobody has looked since reviews are as they are now.
func ReviewOf(t *Table) *botworker.Review {
	for _, r := range []*botworker.Review{t.Record.Review, t.reviewed} {
		if r != nil && t.Reviewable() && r.Version == botworker.ReviewVersion && r.Choices == t.match.Len() && r.Sound(len(t.Seats), t.match.Len()) {
			return r
		}
	}
	return nil
}

// reviews reports whether the person wants to see a review that is not whole yet.
func reviews(t *Table) bool {
	if t.Drawer != ReviewDrawer || t.Lesson != nil || !t.Reviewable() || t.Unreviewed {
		return false
	}
	r := ReviewOf(t)
	return r == nil || r.Done < botworker.Whole
}

// review asks for it, piece by piece.
func review(m *TableScreen) Command {
	return m.ask(aboutReview, botworker.Question{Review: true, Seat: max(m.Table.person(), 0), More: ReviewOf(m.Table) != nil, Limit: patience})
}

// reviewed shows it; one of a match that is over is kept.
func reviewed(m *TableScreen, a botworker.Answer) []Command {
	t := m.Table
	if a.Review == nil || !a.Review.Sound(len(t.Seats), t.match.Len()) {
		t.Unreviewed = true
		return nil
	}
	if t.reviewed = a.Review; a.Review.Done < botworker.Whole || !t.Over() {
		return nil
	}
	return m.store(func(r store.Record) store.Record {
		r.Review = a.Review
		return r
	})
}

// Other is what a decision is compared with, with what was chosen and in whose turn.
func Other(t *Table, d botworker.Decision) (turn engine.Turn, made, best engine.Choice) {
	return comparedChoice(t.match, d)
}

func comparedChoice(m *match.Match, d botworker.Decision) (turn engine.Turn, made, best engine.Choice) {
	made = m.Log()[d.Number].Choice
	s := m.Replay(d.Number)
	if list := s.Legal(nil); d.Other < len(list) {
		return s.Turn(), made, list[d.Other]
	}
	return s.Turn(), made, made
}

// ReviewedStep is what the review says of the step that is shown once more: what dice have changed
// for the seats, and what a decision has missed. Both may be nil.
func ReviewedStep(t *Table) (luck []int, missed *botworker.Decision) {
	r := ReviewOf(t)
	if r == nil || !t.Replay.FromReview() {
		return nil, nil
	}
	for _, s := range r.Steps {
		switch {
		case s[0] <= t.Replay.began() || s[0] > t.Replay.At:
		case len(s) > 3:
			luck = s[3:]
		default:
			missed = &botworker.Decision{Number: s[0] - 1, Other: s[1], Points: s[2]}
		}
	}
	return luck, missed
}

// ChosenAt is a choice of the match at hand.
func ChosenAt(t *Table, n int) engine.Choice { return t.match.Log()[n].Choice }

// LastOf is the last of so many choices, and in whose turn it was made.
func LastOf(t *Table, choices int) (engine.Turn, engine.Choice) {
	return t.match.Replay(choices - 1).Turn(), t.match.Log()[choices-1].Choice
}

// Deciders are the seats that made some choices, each once.
func Deciders(t *Table, from, to int) (seats []engine.Seat) {
	for _, e := range t.match.Log()[from:to] {
		if e.Seat >= 0 && !slices.Contains(seats, e.Seat) {
			seats = append(seats, e.Seat)
		}
	}
	return seats
}

// EventsBetween is the events of some choices that tell most, and how many events came before them.
func EventsBetween(t *Table, from, to int) (told []engine.Event, before int) {
	before = len(t.Log.Before(from))
	events := t.Log.Before(to)[before:]
	chosen := weightiest(t, events)
	for _, i := range chosen {
		told = append(told, events[i])
	}
	if len(chosen) > 0 {
		before += chosen[0]
	}
	return told, before
}

// PlaceOf is where a moment happened of which events tell most: of a battle where it was
// fought; or None.
func PlaceOf(t *Table, from int, told []engine.Event) int8 {
	if place := t.match.Replay(from).Turn().Place; place >= 0 {
		return place
	}
	for _, e := range slices.Backward(told) {
		if e.To >= 0 {
			return e.To
		}
	}
	return engine.None
}

// fine reports whether a judge with a margin is sure enough to tell points by tenths.
func fine(margin int) bool { return margin < 2*botworker.Grain }

// Fine reports that of the judge of a review, once it has weighed all.
func Fine(r *botworker.Review) bool { return r.Done == botworker.Whole && fine(r.Margin) }

// Rounded is expected points in a game's smallest ones.
func Rounded(grains int) int { return points(grains) }
