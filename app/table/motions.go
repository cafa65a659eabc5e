package table

import (
	"strings"

	"bretwalda/engine"
)

// Motion is an event as a board shows it happen.
type Motion struct {
	Kind MotionKind
	Side int8 // whose
	What int8 // kind of unit or thing, or None
	// Count is how many, and of points how many in the game's smallest unit.
	Count int
	// From and To are places: a piece that comes or is lost has only To, points
	// have only To or none.
	From, To int8
	Way      []int8 // of what goes: the places from From to To
}

// Stations lists the places that a way is known by, from first to last; via and via2
// are the first and the last between its ends, or None.
func Stations(from, via, via2, to int8) []int8 {
	way := []int8{from}
	for _, p := range [...]int8{via, via2} {
		if p >= 0 && p != from && p != to && p != way[len(way)-1] {
			way = append(way, p)
		}
	}
	return append(way, to)
}

// MotionKind is how a motion looks.
type MotionKind uint8

// Motions.
const (
	Goes       MotionKind = iota + 1 // pieces go from a place to another
	Comes                            // pieces come onto the board
	Falls                            // pieces are lost
	Scores                           // points are scored
	OtherFalls                       // as Falls, of an event in which the other side loses
)

// Motions lists what a board shows of events, in their order. kinds says what is
// seen of an event by its name in the lexicon. Points have names that begin with
// "score"; of anything else nothing is seen.
func Motions(l *engine.Lexicon, kinds map[string]MotionKind, events []engine.Event) []Motion {
	var list []Motion
	for _, e := range events {
		name := l.Events[e.Kind]
		kind, side := kinds[name], e.Side
		if strings.HasPrefix(name, "score") {
			kind = Scores
		}
		if kind == OtherFalls {
			kind, side = Falls, e.Other
		}
		d := Motion{kind, side, e.What, max(int(e.Count), 1), e.From, e.To, nil}
		switch kind {
		case Goes:
			if d.From < 0 || d.To < 0 || d.From == d.To {
				continue
			}
			d.Way = Stations(e.From, e.Via, e.Via2, e.To)
		case Comes, Falls:
			if kind == Falls && e.From >= 0 {
				d.To = e.From
			}
			if d.From = engine.None; d.To < 0 {
				continue
			}
		case Scores:
			if e.Count <= 0 {
				continue
			}
			if d.To < 0 {
				d.To = e.From
			}
			d.From = engine.None
		default:
			continue
		}
		list = append(list, d)
	}
	return list
}
