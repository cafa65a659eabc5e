package match

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Step is an entry of the history of a match: a choice, or an amendment.
type Step struct {
	Entry     Entry
	Amendment *Amendment  // or nil
	Holder    engine.Seat // before it
	Marked    bool        // standing orders might have decided it

	coded bool // hands are hidden: the choice is known by its code
	code  code
	n, of int // the choice in a link
}

// Code is what a link holds of a choice: number n of so many.
func (s *Step) Code() (n, of int) { return s.n, s.of }

// Drawn reports whether the choice is one of Nature's that only a link can tell.
func (s *Step) Drawn() bool { return s.code.drawn }

// Stores reports whether a link holds a step as a choice: every choice of a player,
// and of Nature what a person rolled or only one side's device could draw.
func (am *amending) Stores(s *Step) bool {
	e := s.Entry
	return s.Amendment == nil && (e.Seat != engine.Nature || am.match.header.Dice.Kind == dice.ByHand && !e.Forced() || s.Drawn())
}

// step is choice number n of the log as a step.
func (am *amending) step(n int) Step {
	s := Step{Entry: am.match.log[n]}
	s.n, s.of = am.match.Code(n)
	if h := am.match.hidden; h != nil {
		s.coded, s.code = true, h.codes[n]
	}
	return s
}

// undoneStep is a choice that an amendment has undone. The round of hidden hands in
// which it was made is void, and never was open.
func (a *Amendment) undoneStep(n int) Step {
	s := Step{Entry: a.undone[n], n: int(a.undone[n].Rank), of: int(a.undone[n].Len)}
	if a.codes != nil {
		s.coded, s.code = true, a.codes[n]
		s.n, s.of = int(s.code.n), int(s.code.of)
	}
	return s
}

// History lists all steps since the match began, with those that were undone.
func (am *amending) History() []Step {
	var back []Step // the last first
	log := make([]Step, len(am.match.log))
	for n := range log {
		log[n] = am.step(n)
	}
	end := len(log)
	if am.match.header.ByLink {
		list := am.amendments
		for i := len(list) - 1; i >= 0; i-- {
			a := &list[i]
			for n := end - 1; n >= a.after; n-- {
				back = append(back, log[n])
			}
			if a.undone != nil {
				log = slices.Clip(log[:a.after])
				for n := range a.undone {
					log = append(log, a.undoneStep(n))
				}
			}
			end = min(len(log), a.after+len(a.undone))
			back = append(back, Step{Amendment: a})
		}
	}
	for n := end - 1; n >= 0; n-- {
		back = append(back, log[n])
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
		return s.Amendment == o.Amendment && s.sameChoice(o)
	}
	a, b := s.Amendment, o.Amendment
	return a.Place == b.Place && a.Kind == b.Kind && a.Seat == b.Seat && a.Change == b.Change && a.Name == b.Name
}

// sameChoice reports whether two choices are the same as far as all know them.
func (s *Step) sameChoice(o *Step) bool {
	if !s.coded {
		return s.Entry == o.Entry
	}
	return s.code == o.code && s.Entry.Seat == o.Entry.Seat && s.Entry.Holder == o.Entry.Holder && s.Entry.Orders == o.Entry.Orders
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
