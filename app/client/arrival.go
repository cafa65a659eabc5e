package client

import (
	"bretwalda/app/shelf"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Arrival is what came by link, before it is kept.
type Arrival struct {
	Text     string // as it came
	Match    *match.Match
	About    shelf.Summary
	Code     string         // of the link's error; the rest is empty then
	Relation shelf.Relation // to the match that is kept
	Kept     shelf.Record   // that match, unless Relation is Other
	Parting  int            // the round in which they part
}

// arrive reads a link and finds the match that it belongs to.
func (m *Model) arrive(text string) *Arrival {
	a := &Arrival{Text: text}
	arriving, err := link.Decode(text, m.World.Shelf)
	if err != nil {
		a.Code = link.Code(err)
		return a
	}
	a.Match, a.About = arriving, shelf.Summarize(arriving)
	for _, r := range m.Records {
		if r.About.Header != a.About.Header {
			continue
		}
		kept, err := link.Decode(r.Link, m.World.Shelf)
		if err != nil {
			continue
		}
		if rel, n := shelf.Relate(kept, arriving); nearer(rel, a.Relation) {
			a.Relation, a.Kept, a.Parting = rel, r, roundOf(arriving.Replay(n))
		}
	}
	return a
}

// nearer prefers the very same match to one that goes on, and that to a fork.
func nearer(a, b shelf.Relation) bool {
	return a != shelf.Other && (b == shelf.Other || a < b)
}

// keep is the record to save and the id to open for an arrival: a new one, the
// kept one gone on, or none to save where the kept one knows as much or more.
func (m *Model) keep(a *Arrival) (save *shelf.Record, id string, err error) {
	switch a.Relation {
	case shelf.Same, shelf.Older:
		return nil, a.Kept.ID, nil
	case shelf.Continues:
		r, err := a.Kept.Next(a.Match, m.World.Now())
		return &r, r.ID, err
	}
	r, err := shelf.New(m.World.id(), a.Match, m.World.Now())
	return &r, r.ID, err
}

// roundOf is the round of a position, 0 where rounds have no meaning.
func roundOf(s engine.State) int {
	if r, ok := s.(interface{ Round() int }); ok {
		return r.Round()
	}
	return 0
}
