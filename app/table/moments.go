package table

import (
	"strings"

	"bretwalda/engine"
)

// MomentKind is which events of a name are seen by themselves: a crown, a fallen
// leader, a landing.
type MomentKind struct {
	Title  string                  // the key of its title; none: it ends the moment before
	Whole  bool                    // all that follows belongs to it, up to another title
	Harms  Harm                    // whom it harms
	Rests  bool                    // it is read before bots go on
	Always bool                    // it is shown however many there are, and however late
	Only   func(engine.Event) bool // which of them; nil: all
}

// Harm is which side of an event loses by it.
type Harm uint8

// Harms.
const (
	Nobody Harm = iota
	Doer        // Event.Side
	Target      // Event.Other
)

// How long a moment is shown, in milliseconds, and one of several scenes, which a page
// sums up in the end.
const timeOfMoment, timeOfScene = 1800, 1100

// time is how long a moment of a kind is shown.
func (k MomentKind) time() int {
	if k.Whole {
		return timeOfScene
	}
	return timeOfMoment
}

// TimeOf is how long moments are shown one after the other.
func TimeOf(moments []Moment) (time int) {
	for i := range moments {
		time += moments[i].Time
	}
	return time
}

// mostMoments is how many are shown after a choice, but for those that are kept: nobody
// would look at more.
const mostMoments = 4

// Moment is an event that is seen by itself, with those of its kind that followed; of
// a kind that is whole, all of them.
type Moment struct {
	MomentKind
	Events []engine.Event
	Brings []engine.Event // what followed, up to the next moment
	Places uint64         // that its game has it point to
	Time   int            // for which it is shown, in milliseconds
}

// Side is the side whose crest a moment shows: the one that it harms, or that acts;
// None where it has none.
func (m *Moment) Side() int8 {
	if m.Harms == Target {
		return m.Events[0].Other
	}
	return m.Events[0].Side
}

// Points is what a moment brings at once.
func (m *Moment) Points(l *engine.Lexicon) int {
	sum := 0
	for _, e := range m.Brings {
		if !strings.HasPrefix(l.Events[e.Kind], "score") || e.Count < 0 {
			break
		}
		sum += int(e.Count)
	}
	return sum
}

// Moments lists the moments among events. kinds knows them by the names of events.
func Moments(l *engine.Lexicon, kinds map[string]MomentKind, events []engine.Event) []Moment {
	var list []Moment
	whole := false // the last goes on
	for _, e := range events {
		kind, known := kinds[l.Events[e.Kind]]
		n := len(list)
		switch {
		case known && kind.Title == "":
			whole = false
		case whole && (!known || kind.Title == list[n-1].Title):
			list[n-1].Events = append(list[n-1].Events, e)
		case !known || kind.Only != nil && !kind.Only(e):
			if n > 0 {
				list[n-1].Brings = append(list[n-1].Brings, e)
			}
		case n > 0 && list[n-1].Title == kind.Title && list[n-1].Events[0].Side == e.Side && len(list[n-1].Brings) == 0:
			list[n-1].Events = append(list[n-1].Events, e)
		default:
			list, whole = append(list, Moment{MomentKind: kind, Events: []engine.Event{e}, Time: kind.time()}), kind.Whole
		}
	}
	for i := len(list) - 1; i >= 0 && len(list) > mostMoments; i-- {
		if !list[i].Always {
			list = append(list[:i], list[i+1:]...)
		}
	}
	return list
}
