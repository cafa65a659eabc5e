package match

import (
	"slices"

	"bretwalda/engine"
)

// Step is an entry of the history of a match: a choice, or an amendment.
type Step struct {
	Entry     Entry
	Amendment *Amendment  // or nil
	Holder    engine.Seat // before it
	Marked    bool        // standing orders might have decided it
}

// History lists all steps since the match began, with those that were undone.
func (am *amending) History() []Step {
	var back []Step // the last first
	log, end := am.match.log, len(am.match.log)
	if am.match.header.ByLink {
		list := am.amendments
		for i := len(list) - 1; i >= 0; i-- {
			a := &list[i]
			for n := end - 1; n >= a.after; n-- {
				back = append(back, Step{Entry: log[n]})
			}
			if a.undone != nil {
				log = append(slices.Clone(log[:a.after]), a.undone...)
			}
			end = min(len(log), a.after+len(a.undone))
			back = append(back, Step{Amendment: a})
		}
	}
	for n := end - 1; n >= 0; n-- {
		back = append(back, Step{Entry: log[n]})
	}
	slices.Reverse(back)
	if !am.match.header.ByLink {
		return back
	}
	t := am.match.firstPossession()
	for i := range back {
		s := &back[i]
		s.Holder = t.holder
		if s.Amendment != nil {
			t = s.Amendment.then
			continue
		}
		s.Marked = am.match.mayObey(&t, s.Entry.Seat)
		t.pass(s.Entry)
	}
	return back
}

// like reports whether two steps are the same to all: a player shows more of their
// chain as the match goes on.
func (s *Step) like(o *Step) bool {
	if s.Amendment == nil || o.Amendment == nil {
		return s.Amendment == o.Amendment && s.Entry == o.Entry
	}
	a, b := s.Amendment, o.Amendment
	return a.Place == b.Place && a.Kind == b.Kind && a.Seat == b.Seat && a.Change == b.Change && a.Name == b.Name
}

// AmendmentSummary describes an amendment to people.
type AmendmentSummary struct {
	Kind   AmendKind
	Change Change // made, proposed or answered
	Done   bool   // it is done
	By     string // the player who amended
	Player string // whose seat it is about; of Succeed: the player before
}

// AmendmentSummaries describes the amendments; name returns the name of a player to
// show, also of one without a name.
func (am *amending) AmendmentSummaries(name func(string, engine.Seat) string) (list []AmendmentSummary) {
	if !am.match.header.ByLink {
		return nil
	}
	players := am.match.founding().Players
	var proposed Change
	for _, a := range am.amendments {
		s := AmendmentSummary{Kind: a.Kind, By: name(players[a.Seat].Name, a.Seat)}
		switch a.Kind {
		case Propose, Leave:
			proposed = a.Change
		}
		if s.Change = proposed; a.Kind == Succeed || a.Kind == Greet {
			s.Change = Change{Seat: a.Seat}
		}
		s.Player = name(players[s.Change.Seat].Name, s.Change.Seat)
		s.Done = a.Kind != Succeed && (a.seats || a.undone != nil)
		if a.Kind == Succeed {
			s.By = name(a.Name, a.Seat)
			players[a.Seat].Name = a.Name
		}
		list = append(list, s)
	}
	return list
}

// by reports whether a step was made in a possession of a seat.
func (s *Step) by(seat engine.Seat) bool {
	if a := s.Amendment; a != nil {
		return a.Seat == seat && a.Kind != Succeed
	}
	return s.Entry.Holder == seat
}
