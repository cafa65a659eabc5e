package table

import (
	"strings"

	"bretwalda/engine"
)

// Deed is an event as a board shows it happen.
type Deed struct {
	Kind Motion
	Side int8 // whose
	What int8 // kind of unit or thing, or None
	// Count is how many, and of points how many in the game's smallest unit.
	Count int
	// From and To are places: a piece that comes or is lost has only To, points
	// have only To or none. Via are first and last place of the way, or None.
	From, To, Via, Via2 int8
}

// Motion is what is seen of a deed.
type Motion uint8

// Motions.
const (
	Goes   Motion = iota + 1 // pieces go from a place to another
	Comes                    // pieces come onto the board
	Falls                    // pieces are lost
	Scores                   // points are scored
)

// motions are what is seen of events, by their names in a lexicon. Points have
// names that begin with "score"; of anything else nothing is seen.
var motions = map[string]Motion{
	"march": Goes, "retreat": Goes, "withdraw": Goes, "displace": Goes,
	"arrive": Comes, "place": Comes, "fort": Comes, "replace": Comes, "castle": Comes, "activate": Comes, "levy": Comes,
	"vikings": Comes, "town": Comes, "expand": Comes, "monastery": Comes,
	"hit": Falls, "remove": Falls, "leaderLeaves": Falls, "castleLost": Falls, "incursion": Falls,
}

// Deeds lists what a board shows of events, in their order.
func Deeds(l *engine.Lexicon, events []engine.Event) []Deed {
	var list []Deed
	for _, e := range events {
		name := l.Events[e.Kind]
		kind := motions[name]
		if strings.HasPrefix(name, "score") {
			kind = Scores
		}
		d := Deed{kind, e.Side, e.What, max(int(e.Count), 1), e.From, e.To, e.Via, e.Via2}
		switch kind {
		case Goes:
			if d.From < 0 || d.To < 0 || d.From == d.To {
				continue
			}
		case Comes, Falls:
			if kind == Falls && e.From >= 0 {
				d.To = e.From
			}
			if name == "incursion" {
				d.Side = e.Other // who loses a town
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
