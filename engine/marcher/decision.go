package marcher

import "bretwalda/engine"

// decision is the record of a kind of question. Its chapter defines it, below the step
// that asks it.
type decision = engine.Decision[*State, asking]

var (
	captainAsked = engine.Asks(func(s *State, a asking) engine.Seat { return s.captain(a.side) })
	marcherAsked = engine.Asks(func(s *State, _ asking) engine.Seat { return s.turnOf(s.act, s.top().done) })
	fighterAsked = engine.Asks((*State).fighter)
	captainRolls = engine.Rolls(func(s *State, _ asking) engine.Seat { return s.captain(s.act) })
	fighterRolls = engine.Rolls((*State).fighter)
)

// fighter is the seat that decides for the side of a question in the battle.
func (s *State) fighter(a asking) engine.Seat { return s.fight.seat[s.fight.index(a.side)] }

// decisions are the records by Turn.Kind; fits reports whether a position in
// words may ask them so.
var (
	decisions [asks]decision
	fits      [asks]func(*State, asking) bool
)

// define enters the record of a kind of question.
func define(kind question, fit func(*State, asking) bool, d decision) {
	decisions[kind], fits[kind], lexicon.Asks[kind] = d, fit, d.Name()
}

var (
	uncounted = engine.Uncounted[*State]
	because   = engine.Because[*State]

	alwaysAsked engine.StandingOrder[*State]
)

// single is the count of a decision about one unit.
func single(*State) int8 { return 1 }

// anySide is the fitness of a question that any side may be asked, sideActs that
// of one to the acting side.
func anySide(*State, asking) bool      { return true }
func sideActs(s *State, a asking) bool { return a.side == s.act }

// ordered has standing orders decide under a policy.
func ordered(policy uint8, answer func(*State, uint8) (engine.Choice, bool)) engine.StandingOrder[*State] {
	return engine.ByPolicy(func(*State) uint8 { return policy }, func(s *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
		return answer(s, value)
	})
}

// ranked answers with the choice that ranks highest.
func ranked(prefer func(s *State, value uint8, c engine.Choice) engine.Preference) func(*State, uint8) (engine.Choice, bool) {
	return func(s *State, value uint8) (engine.Choice, bool) {
		return engine.Foremost(s.Legal(nil), func(c engine.Choice) engine.Preference { return prefer(s, value, c) }), true
	}
}

// open asks a question for a side, in a zone or nowhere, of the seat that its
// record names.
func (s *State) open(kind question, a side, at zone) {
	s.ask = asking{kind: kind, side: a, other: nobody, place: at}
	s.ask.seat = decisions[kind].Seat(s, s.ask)
}

// against asks a question of a battle.
func (s *State) against(kind question, i role) {
	s.open(kind, s.fight.side[i], s.fight.at)
	s.ask.other = s.fight.side[1-i]
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

// Legal appends the legal choices: by verb, then by zone, kind and number. The
// order is part of the links.
func (s *State) Legal(buf []engine.Choice) []engine.Choice {
	switch {
	case s.known:
		return append(buf, s.list...)
	case s.over():
		return buf
	}
	return decisions[s.ask.kind].Choices(s, buf)
}

// know keeps the legal choices, until something changes.
func (s *State) know() {
	if !s.known {
		s.list = s.Legal(s.list[:0])
		s.known = true
	}
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	ask := s.ask
	s.answered()
	decisions[ask.kind].Play(s, ask, c)
}

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	if s.over() {
		return ruleTurn
	}
	return decisions[s.ask.kind].Refusal(s, c)
}

var _ engine.Deputy = (*State)(nil)

// Answer is the answer of standing orders to the open decision. It knows no
// levies that lie face down.
func (s *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	if s.ask.seat < 0 {
		return engine.Choice{}, false
	}
	return decisions[s.ask.kind].Answer(s, int8(s.ask.side), orders)
}

// placeChoices offers something at each of some zones.
func placeChoices(buf []engine.Choice, verb uint8, k what, at set) []engine.Choice {
	c := engine.NewChoice(verb)
	c.What = int8(k)
	for at != 0 {
		c.To = int8(next(&at))
		buf = append(buf, c)
	}
	return buf
}

// rolls offers the faces of dice.
func rolls(low, high int8) func(*State, []engine.Choice) []engine.Choice {
	return func(_ *State, buf []engine.Choice) []engine.Choice {
		c := engine.NewChoice(verbRoll)
		for c.Count = low; c.Count <= high; c.Count++ {
			buf = append(buf, c)
		}
		return buf
	}
}

// aDie is a die of ten sides.
var aDie = rolls(1, 10)

// nameChoices offers kingdoms or kings.
func nameChoices(buf []engine.Choice, from what, some kingdomSet) []engine.Choice {
	c := engine.NewChoice(verbName)
	for c.What = int8(from); some != 0; c.What++ {
		if some&1 != 0 {
			buf = append(buf, c)
		}
		some >>= 1
	}
	return buf
}
