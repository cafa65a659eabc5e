// Package client is the client without a browser: what it knows (Model), what
// it is told (Message) and what it wants done (Command). Each message changes the
// model in Apply; views draw the model, and a runner carries commands out and tells
// their results.
package client

import (
	"encoding/binary"
	"strconv"

	"bretwalda/app/family"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// World is what the client asks its surroundings without waiting.
type World struct {
	Now            func() int64  // milliseconds since 1970
	Random         func() uint64 // not to be foreseen
	Site           string        // address of the page, without query and fragment
	Languages      []string      // languages the person wants, in order of preference
	CanShare       bool          // the device can share a text
	Standalone     bool          // runs as an installed program
	ReducedMotion  bool          // the person wants little to move
	Vibrates       bool          // the device can vibrate
	LinksOpenInTab bool          // links never open the installed program here, but a tab
	Games          []engine.Game // what may be begun
	Revisions      []engine.Game // what may be opened: every revision of every game
	Families       family.List   // what is known of them

	Sketch func(*match.Match) store.Sketch // of the board, for lists of matches and what arrives
}

// next is the record of a match after something changed.
func (w World) next(r store.Record, m *match.Match) (store.Record, error) {
	r, err := r.Next(m, w.Now())
	if err != nil {
		return r, err
	}
	r.About.Sketch = w.sketch(m)
	if ending := w.Families.Of(m.Game().ID()).Ending; ending != nil && !r.About.Over {
		state := m.State().View(engine.Nobody)
		for seat := range r.About.Players {
			r.About.Ends = append(r.About.Ends, ending(state, engine.Seat(seat)))
		}
	}
	return r, err
}

// sketch is the board of a match in little; nothing where nobody draws it.
func (w World) sketch(m *match.Match) store.Sketch {
	if w.Sketch == nil {
		return nil
	}
	return w.Sketch(m)
}

// Address is where a link's text, or another fragment, leads.
func (w World) Address(fragment string) string { return w.Site + "#" + fragment }

// newKey makes a random key for a seat.
func (w World) newKey() dice.Token {
	var t dice.Token
	binary.BigEndian.PutUint64(t[:8], w.Random())
	binary.BigEndian.PutUint64(t[8:], w.Random())
	return t
}

// id is a name for a new record.
func (w World) id() string {
	return strconv.FormatUint(w.Random(), 36)
}
