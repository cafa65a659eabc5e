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

	number int  // of a choice, in the log
	coded  bool // hands are hidden: the choice is known by its code
	code   code
	ofLink code // as a link holds it
}

// Code is what a link holds of a choice: number n of so many.
func (s *Step) Code() (n, of int) { return int(s.ofLink.n), int(s.ofLink.of) }

// Drawn reports whether the choice is one of Nature's that only a link can tell.
func (s *Step) Drawn() bool { return s.code.drawn }

// Stores reports whether a link holds a step as a choice: every choice of a player,
// and of Nature what a person rolled or only one side's device could draw.
func (am *amending) Stores(s *Step) bool {
	e := s.Entry
	return s.Amendment == nil && (e.Seat != engine.Nature || am.match.header.entered(s.number) && !e.Forced() || s.Drawn())
}

// rewound is a log that may have been undone, with codes where hands are hidden.
type rewound struct {
	log   []Entry
	codes []code
	now   *Match // whose log it is up to choice since; of the rest the hidden hands were never open
	since int
}

// step is choice number n.
func (c *rewound) step(n int) Step {
	s := Step{Entry: c.log[n], number: n}
	s.ofLink = code{n: s.Entry.Rank, of: s.Entry.Len}
	if c.codes == nil {
		return s
	}
	s.coded, s.code = true, c.codes[n]
	if s.ofLink = s.code; n < c.since {
		k, of := c.now.Code(n)
		s.ofLink = code{n: uint16(k), of: uint16(of)}
	}
	return s
}

// undo goes back to the log before an amendment.
func (c *rewound) undo(a *Amendment) {
	c.log = append(slices.Clone(c.log[:a.after]), a.undone...)
	c.since = min(c.since, a.after)
	if c.codes != nil {
		c.codes = append(slices.Clone(c.codes[:a.after]), a.codes...)
	}
}

// History lists all steps since the match began, with those that were undone.
func (am *amending) History() []Step {
	c := rewound{log: am.match.log, now: am.match, since: len(am.match.log)}
	if am.match.hidden != nil {
		c.codes = am.match.hidden.codes
	}
	end := len(c.log)
	back := make([]Step, 0, len(c.log)+am.undone+len(am.amendments)) // the last first
	if am.match.header.ByLink {
		list := am.amendments
		for i := len(list) - 1; i >= 0; i-- {
			a := &list[i]
			for n := end - 1; n >= a.after; n-- {
				back = append(back, c.step(n))
			}
			if a.undone != nil {
				c.undo(a)
			}
			end = min(len(c.log), a.after+len(a.undone))
			back = append(back, Step{Amendment: a})
		}
	}
	for n := end - 1; n >= 0; n-- {
		back = append(back, c.step(n))
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
	Undone bool   // with choices
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
		s.Done, s.Undone = a.Kind != Succeed && (a.seats || a.undone != nil), a.undone != nil
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
