package table

import (
	"sort"

	"bretwalda/engine"
)

// Log is what happened in a match so far, event by event.
type Log struct {
	events  []engine.Event
	numbers []int // of the choice that brought each about, ascending
	next    int   // the number of the choice to be added next
}

// Opening numbers what happened before the first choice.
const Opening = -1

// Add appends the events of a choice, or of the opening.
func (l *Log) Add(number int, events []engine.Event) {
	l.next = number + 1
	for _, e := range events {
		l.events = append(l.events, e)
		l.numbers = append(l.numbers, number)
	}
}

// Cut forgets what choices from a number on have brought about.
func (l *Log) Cut(number int) {
	l.next = min(l.next, number)
	n := sort.SearchInts(l.numbers, number)
	l.events, l.numbers = l.events[:n], l.numbers[:n]
}

// Next is the number of the choice to be added next.
func (l *Log) Next() int { return l.next }

// Since lists the events from a choice on. It is not to be written to.
func (l *Log) Since(number int) []engine.Event {
	return l.events[sort.SearchInts(l.numbers, number):]
}

// Before lists the events up to a choice, without it. It is not to be written to.
func (l *Log) Before(number int) []engine.Event {
	return l.events[:sort.SearchInts(l.numbers, number)]
}

// All lists every event. It is not to be written to.
func (l *Log) All() []engine.Event { return l.events }

// Choice is the number of the last choice that has brought about such an event; Opening where
// none has.
func (l *Log) Choice(e engine.Event) int {
	for i := len(l.events) - 1; i >= 0; i-- {
		if l.events[i] == e {
			return l.numbers[i]
		}
	}
	return Opening
}

// Line is a line of the log: an event, the dice a side rolled in a row, the areas a side
// scored for in a row, those where it levied or built in a row, or the cards it kept of packets in a row.
type Line struct {
	Event      engine.Event // the first of them
	Dice       []Die
	HoldScores []engine.Event
	Alike      []engine.Event
}

// Lines puts events into lines.
func Lines(k Kinds, events []engine.Event) []Line {
	var list []Line
	for _, e := range events {
		n := len(list)
		if n == 0 || !list[n-1].accepts(k, e) {
			list = append(list, Line{Event: e})
			n++
		}
		list[n-1].add(k, e)
	}
	return list
}

// accepts reports whether an event belongs in a line.
func (l *Line) accepts(k Kinds, e engine.Event) bool {
	kind := int(e.Kind)
	return l.Event.Kind == e.Kind && l.Event.Side == e.Side && (kind == k.Die || kind == k.Hold || kind == k.Levy || kind == k.Castle || kind == k.Kept)
}

// add puts it there, where the line counts such events.
func (l *Line) add(k Kinds, e engine.Event) {
	switch int(e.Kind) {
	case k.Die:
		l.Dice = append(l.Dice, dieOf(e))
	case k.Hold:
		l.HoldScores = append(l.HoldScores, e)
	case k.Levy, k.Castle, k.Kept:
		l.Alike = append(l.Alike, e)
	}
}
