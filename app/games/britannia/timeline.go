package britannia

import (
	"slices"

	"bretwalda/app/text"
	"bretwalda/engine/britannia"
)

// Space is a round of the timeline.
type Space struct {
	Round int
	Title string   // "Round VI"
	Years string   // "430–485"
	Lines []Line   // one for each nation it names, in the order of play
	Notes []string // what else happens
	Ends  []string // what the end of the round brings: points for areas, a crown
	Pays  []Pay    // the nations whose cards give points for areas, in the order of play
}

// Pay is the most that a round gives a nation for areas.
type Pay struct {
	Nation         int8
	Occupied, Held text.Points
}

// Line is what a round of the timeline brings a nation.
type Line struct {
	Round              int
	Nation             int8
	Text               string // who arrives and where; empty when nobody does
	Raid, Boats, Major bool
}

// Timeline is every round that is played of an edition.
func (h Words) Timeline(e *britannia.Edition) []Space {
	var spaces []Space
	for round := int(e.Rounds[0]); round <= int(e.Rounds[1]); round++ {
		r := &e.Timeline[round]
		s := Space{
			Round: round,
			Title: h.Say("table.round", "round", text.Roman(round)),
			Years: h.Years(e, round),
			Notes: h.notices(e, int8(round)),
		}
		for _, n := range e.Order {
			if line, named := h.line(e, round, int8(n)); named {
				s.Lines = append(s.Lines, line)
			}
			if occupied, held := e.Most(int8(n), round); occupied+held > 0 && plays(e, n) {
				s.Pays = append(s.Pays, Pay{int8(n), h.Points(occupied), h.Points(held)})
			}
		}
		if r.Scoring {
			s.Ends = append(s.Ends, h.scoring(e, int8(round)))
		}
		if key := crowns[r.Crown]; key != "" && !crownedFirst(e, r) {
			s.Ends = append(s.Ends, h.Say(key))
		}
		spaces = append(spaces, s)
	}
	return spaces
}

var crowns = [...]string{
	britannia.NoCrown:   "",
	britannia.Bretwalda: "timeline.bretwalda",
	britannia.King:      "timeline.king",
	britannia.LastKing:  "timeline.lastKing",
}

// crownedFirst reports whether the crown is found as the round begins.
func crownedFirst(e *britannia.Edition, r *britannia.Round) bool {
	return e.CrownFirst && r.Crown != britannia.LastKing
}

// scoring says that areas held score, and for whom if it is one nation alone.
func (h Words) scoring(e *britannia.Edition, round int8) string {
	var holders text.List
	for n := range e.Cards {
		for _, s := range e.Cards[n].Hold {
			if slices.Contains(s.Rounds, round) {
				holders = append(holders, h.SideNoun(int8(n)))
			}
		}
	}
	if len(holders) == 1 {
		return h.Say("timeline.scoring.alone", "side", holders[0])
	}
	return h.Say("timeline.scoring.all")
}

// Years are the years of a round: "430–485".
func (h Words) Years(e *britannia.Edition, round int) string {
	years := e.Timeline[round].Years
	return h.Say("table.years", "first", years[0], "last", years[1])
}

// Marks names the marks of a line: raid, major invasion, boats.
func (h Words) Marks(l Line) []string {
	var marks []string
	if l.Raid {
		marks = append(marks, h.Say("timeline.raid"))
	}
	if l.Major {
		marks = append(marks, h.Say("timeline.major"))
	}
	if l.Boats {
		marks = append(marks, h.Say("timeline.boats"))
	}
	return marks
}

// plays reports whether anybody plays a nation: the shorter games leave some out.
func plays(e *britannia.Edition, n britannia.Nation) bool {
	return slices.ContainsFunc(e.Splits[0].Players, func(nations []britannia.Nation) bool { return slices.Contains(nations, n) })
}

// line reports what a round brings a nation, and whether it brings anything.
func (h Words) line(e *britannia.Edition, round int, n int8) (Line, bool) {
	if !plays(e, britannia.Nation(n)) {
		return Line{}, false
	}
	r := &e.Timeline[round]
	l := Line{
		Round:  round,
		Nation: n,
		Raid:   r.Raids>>uint(n)&1 != 0,
		Boats:  r.Boats>>uint(n)&1 != 0,
		Major:  r.Major>>uint(n)&1 != 0,
	}
	var arrivals []britannia.Arrival
	for _, a := range r.Arrivals {
		if a.Nation == britannia.Nation(n) {
			arrivals = append(arrivals, a)
		}
	}
	l.Text = h.arrivals(arrivals)
	return l, l.Text != "" || l.Raid || l.Boats || l.Major
}

// arrivals draws together those that come to the same place.
func (h Words) arrivals(list []britannia.Arrival) string {
	var parts []string
	for i := 0; i < len(list); {
		first := list[i]
		var units []string
		for i < len(list) && list[i].At == first.At && list[i].Needs == first.Needs {
			units = append(units, h.Units(int8(list[i].What), int(list[i].Count)))
			i++
		}
		args := []any{"units", h.And(units)}
		args = h.Add(args, "place", int8(first.At), h.Lexicon.Places, h.PlaceNoun)
		var variants []string
		if first.Needs >= 0 {
			args = h.Add(args, "place", int8(first.Needs), h.Lexicon.Places, h.PlaceNoun)
			variants = []string{".needs"}
		}
		parts = append(parts, h.Choose("timeline.arrival", args, variants))
	}
	return h.Commas(parts)
}

// notices are the events of a round that are no arrivals.
func (h Words) notices(e *britannia.Edition, round int8) []string {
	var list []string
	if r := &e.Timeline[round]; crownedFirst(e, r) && r.Crown != britannia.NoCrown {
		list = append(list, h.Say(crowns[r.Crown]+".first"))
	}
	if round == e.LegionRound && plays(e, britannia.Romans) {
		list = append(list, h.Say("timeline.legion", "count", int(e.LegionArmies)))
	}
	if round == e.BritonsRound && plays(e, britannia.Romans) {
		list = append(list, h.Say(h.Own(e.ID, "timeline.britons")))
	}
	if round >= e.BurhRounds[0] && round <= e.BurhRounds[1] && e.BurhCost > 0 {
		list = append(list, h.Say("timeline.burhs"))
	}
	if round == e.DanesHome {
		list = append(list, h.Say("timeline.danesHome"))
	}
	if round == e.CnutRound {
		list = append(list, h.Say("timeline.cnut", "count", int(e.CnutArmies)))
	}
	if e.Timeline[round].Crown == britannia.LastKing {
		list = append(list, h.Say(h.Own(e.ID, "timeline.reinforcements")))
	}
	return list
}
