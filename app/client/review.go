package client

import (
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/store"
	"bretwalda/engine"
)

// patience is how long a review may take: a second on a desk, and several on a phone.
const patience = time.Minute

// ReviewMatch opens a match that is over with its review.
type ReviewMatch struct{ ID string }

func (msg ReviewMatch) apply(m *Model) []Command {
	m.replayID, m.reviews = msg.ID, true
	return []Command{Go{Fragment: AtMatch(msg.ID)}}
}

// Reviewable reports whether what decided the match may be told: it is over, and nothing
// of it is hidden any more.
func (t *Seating) Reviewable() bool { return t.bare() && !t.Branch() }

// ReviewOf is what decided a match, or nil as long as nobody has looked.
func ReviewOf(t *Table) *botworker.Review {
	r := t.Record.Review
	if r == nil || !t.Reviewable() || !r.Sound(len(t.Seats), t.match.Len()) {
		return nil
	}
	return r
}

// reviews reports whether the person wants to see a review that is not there yet.
func reviews(t *Table) bool {
	return t.Drawer == ReviewDrawer && t.Lesson == nil && t.Reviewable() && ReviewOf(t) == nil && !t.Unreviewed
}

// review asks for it.
func review(m *AtTable) Command {
	c := m.ask(botworker.Question{Review: true, Limit: patience})
	m.Table.bots.reviewing = true
	return c
}

// reviewed keeps it.
func reviewed(m *AtTable, a botworker.Answer) []Command {
	t := m.Table
	t.bots.reviewing = false
	if a.Review == nil || !a.Review.Sound(len(t.Seats), t.match.Len()) {
		t.Unreviewed = true
		return nil
	}
	return m.store(func(r store.Record) store.Record {
		r.Review = a.Review
		return r
	})
}

// Other is what a decision is held against, with what was chosen and in whose turn.
func Other(t *Table, d botworker.Decision) (turn engine.Turn, made, other engine.Choice) {
	made = t.match.Log()[d.Number].Choice
	s := t.match.Replay(d.Number)
	if list := s.Legal(nil); d.Other < len(list) {
		return s.Turn(), made, list[d.Other]
	}
	return s.Turn(), made, made
}

// Told is the events of some choices that tell most.
func Told(t *Table, from, to int) []engine.Event {
	events := t.Log.Before(to)
	return weightiest(events[len(t.Log.Before(from)):], t.Game().Lexicon().Events)
}

// Rounded is expected points in a game's smallest ones.
func Rounded(grains int) int { return points(grains) }
