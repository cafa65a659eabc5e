package britannia

import "bretwalda/engine"

// decision is the record of a kind of question. Its chapter defines it, below the step
// that asks it.
type decision = engine.Decision[*State, asking]

var (
	playerAsked = engine.Asks(func(s *State, a asking) engine.Seat { return s.player[a.side] })
	seatAsked   = engine.Asks((*State).seatDue)
	seatDraws   = engine.Rolls((*State).seatDue)
)

// seatDue is the seat whose turn it is to draw or to bid.
func (s *State) seatDue(asking) engine.Seat { return s.top().seat }

// decisions are the records by Turn.Kind.
var decisions [asks]decision

// define enters the record of a kind of question.
func define(kind question, d decision) {
	decisions[kind], lexicon.Asks[kind] = d, d.Name()
}

var (
	uncounted = engine.Uncounted[*State]
	because   = engine.Because[*State]

	alwaysAsked engine.StandingOrder[*State]
)

// framed is the count of a decision whose step counts.
func framed(s *State) int8 { return s.top().count }

// ordered has standing orders decide under a policy.
func ordered(policy uint8, answer func(*State, uint8, []engine.Order) (engine.Choice, bool)) engine.StandingOrder[*State] {
	return engine.ByPolicy(func(*State) uint8 { return policy }, answer)
}

// ranked has standing orders make the choice that ranks highest.
func ranked(policy uint8, prefer func(s *State, value uint8, c engine.Choice) engine.Preference) engine.StandingOrder[*State] {
	return ordered(policy, func(s *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
		return engine.Foremost(s.list, func(c engine.Choice) engine.Preference { return prefer(s, value, c) }), true
	})
}

// open asks a question for a nation against another one in a place, of the seat that
// its record names.
func (s *State) open(kind question, side, other Nation, at Place) {
	s.ask = asking{kind: kind, side: side, other: other, place: at}
	s.ask.seat = decisions[kind].Seat(s, s.ask)
}

// answered closes the open decision.
func (s *State) answered() {
	s.ask = asking{kind: noQuestion, seat: engine.Nature, side: nobody, other: nobody, place: nowhere}
}

// over reports whether the game has ended.
func (s *State) over() bool { return s.ask.kind == gameOver }

// Turn is the decision that is open.
func (s *State) Turn() engine.Turn {
	if s.over() {
		return engine.GameOver()
	}
	return decisions[s.ask.kind].Turn(s, s.ask, engine.Turn{
		Seat: s.ask.seat, Kind: uint8(s.ask.kind), Side: int8(s.ask.side), Other: int8(s.ask.other), Place: int8(s.ask.place),
	})
}

// know lists the legal choices.
func (s *State) know() {
	if s.known {
		return
	}
	s.known, s.list = true, s.list[:0]
	if !s.over() {
		s.list = decisions[s.ask.kind].Choices(s, s.list)
	}
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	ask := s.ask
	if decisions[ask.kind].Play(s, ask, c); s.ask == ask { // else it has led to another question
		s.answered()
	}
}

// refusal names the rule that forbids a choice which is not in the list.
func (s *State) refusal(c engine.Choice) string {
	if s.over() {
		return ruleTurn
	}
	return decisions[s.ask.kind].Refusal(s, c)
}

var _ engine.Deputy = (*State)(nil)

// Answer is the choice of standing orders in the open decision. It knows no votes of
// a secret ballot.
func (s *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	if s.ask.seat < 0 {
		return engine.Choice{}, false
	}
	s.know()
	return decisions[s.ask.kind].Answer(s, int8(s.ask.side), orders)
}

// placeChoices offers something at each of some places.
func placeChoices(buf []engine.Choice, verb uint8, kind Unit, at set) []engine.Choice {
	for at != 0 {
		c := engine.NewChoice(verb)
		c.What, c.To = int8(kind), int8(next(&at))
		buf = append(buf, c)
	}
	return buf
}

// countChoices offers a number.
func countChoices(buf []engine.Choice, verb uint8, low, high int8) []engine.Choice {
	c := engine.NewChoice(verb)
	for c.Count = low; c.Count <= high; c.Count++ {
		buf = append(buf, c)
	}
	return buf
}
