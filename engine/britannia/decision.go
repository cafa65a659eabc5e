package britannia

import "bretwalda/engine"

// decision is all that the rules know of one kind of question. Each stands in
// its chapter, below the step that asks it. Literals leave out the names of the
// fields: the compiler then says when a part is missing.
type decision struct {
	name    string // in Lexicon.Asks
	cites   string // the chapter of the rulebook
	asked   asked
	count   func(*State) int8                             // Turn.Count: how many are still to be chosen
	choices func(*State, []engine.Choice) []engine.Choice // appends what may be done
	play    func(*State, asking, engine.Choice)           // does it
	refusal func(*State, engine.Choice) string            // the rule that forbids a choice which is not listed
	order   order                                         // how its player settles it in advance
}

// asked says who answers a question: Nature, with the dice in the hands of a
// seat, or that seat.
type asked struct {
	nature bool
	seat   func(*State, asking) engine.Seat
}

var (
	playerAsked = asked{false, func(s *State, a asking) engine.Seat { return s.player[a.side] }}
	seatAsked   = asked{false, (*State).seatDue}
	seatDraws   = asked{true, (*State).seatDue}
)

// seatDue is the seat that the step counts.
func (s *State) seatDue(asking) engine.Seat { return engine.Seat(s.top().count) }

// decisions are the records by Turn.Kind.
var decisions [asks]decision

// define enters the record of a kind of question.
func define(kind uint8, d decision) {
	decisions[kind], lexicon.Asks[kind] = d, d.name
}

// untold is the count of a question that does not tell one; framed that of one
// whose step counts.
func untold(*State) int8   { return 0 }
func framed(s *State) int8 { return s.top().count }

// because is the refusal of a question that knows one rule.
func because(rule string) func(*State, engine.Choice) string {
	return func(*State, engine.Choice) string { return rule }
}

// order is how standing orders settle a decision.
type order struct {
	policy uint8 // from 1; 0: none does
	answer func(s *State, value uint8, orders []engine.Order) (engine.Choice, bool)
}

// alwaysAsked is the order of a decision that is not settled in advance.
var alwaysAsked order

// settled is the order of a decision that falls under a policy.
func settled(policy uint8, answer func(*State, uint8, []engine.Order) (engine.Choice, bool)) order {
	return order{policy + 1, answer}
}

// ranked is that of one which the choice settles that ranks highest.
func ranked(policy uint8, prefer func(s *State, value uint8, c engine.Choice) engine.Preference) order {
	return settled(policy, func(s *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
		return engine.Foremost(s.list, func(c engine.Choice) engine.Preference { return prefer(s, value, c) }), true
	})
}

// open asks a question for a nation against another one in a place, of whoever
// its record names.
func (s *State) open(kind uint8, side, other nation, at place) {
	s.ask = asking{kind: kind, seat: engine.Nature, side: side, other: other, place: at}
	if by := &decisions[kind].asked; !by.nature {
		s.ask.seat = by.seat(s, s.ask)
	}
}

// answered closes the open decision.
func (s *State) answered() {
	s.ask = asking{kind: asks, seat: engine.Nature, side: nobody, other: nobody, place: nowhere}
}

// Turn is the decision that is open.
func (s *State) Turn() engine.Turn {
	if s.ask.seat == engine.Nobody {
		return engine.Turn{Seat: engine.Nobody, Side: engine.None, Other: engine.None, Place: engine.None, Roller: engine.Nobody}
	}
	d := &decisions[s.ask.kind]
	t := engine.Turn{
		Seat: s.ask.seat, Kind: s.ask.kind, Side: s.ask.side, Other: s.ask.other,
		Place: s.ask.place, Count: d.count(s), Roller: engine.Nobody,
	}
	if d.asked.nature {
		t.Roller = d.asked.seat(s, s.ask)
	}
	return t
}

// know lists the legal choices.
func (s *State) know() {
	if s.known {
		return
	}
	s.known, s.list = true, s.list[:0]
	if s.ask.seat != engine.Nobody {
		s.list = decisions[s.ask.kind].choices(s, s.list)
	}
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	ask := s.ask
	if decisions[ask.kind].play(s, ask, c); s.ask == ask { // else it has led to another question
		s.answered()
	}
}

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	if s.ask.seat == engine.Nobody {
		return ruleTurn
	}
	return decisions[s.ask.kind].refusal(s, c)
}

var _ engine.Deputy = (*State)(nil)

// Answer is what standing orders say in the open decision. It knows no votes of
// a secret ballot.
func (s *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	if s.ask.seat < 0 || decisions[s.ask.kind].order.policy == 0 {
		return engine.Choice{}, false
	}
	o := &decisions[s.ask.kind].order
	value := engine.Settled(orders, o.policy-1, s.ask.side)
	if value == toAsk {
		return engine.Choice{}, false
	}
	s.know()
	return o.answer(s, value, orders)
}

// placeChoices offers something at each of some places.
func placeChoices(buf []engine.Choice, verb uint8, kind what, at set) []engine.Choice {
	for at != 0 {
		c := engine.Do(verb)
		c.What, c.To = kind, next(&at)
		buf = append(buf, c)
	}
	return buf
}

// countChoices offers a number.
func countChoices(buf []engine.Choice, verb uint8, low, high int8) []engine.Choice {
	c := engine.Do(verb)
	for c.Count = low; c.Count <= high; c.Count++ {
		buf = append(buf, c)
	}
	return buf
}

// verbChoices offers to do one of some things.
func verbChoices(verbs ...uint8) func(*State, []engine.Choice) []engine.Choice {
	return func(_ *State, buf []engine.Choice) []engine.Choice {
		for _, v := range verbs {
			buf = append(buf, engine.Do(v))
		}
		return buf
	}
}
