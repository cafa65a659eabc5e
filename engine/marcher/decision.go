package marcher

import "bretwalda/engine"

// decision is all that the rules know of one kind of question. Each stands in
// its chapter, below the step that asks it. Literals leave out the names of the
// fields: the compiler then says when a part is missing.
type decision struct {
	name    string // in Lexicon.Asks
	cites   string // the section of the rulebook
	asked   asked
	count   func(*State) int8                             // Turn.Count: how many are still to be chosen or rolled
	choices func(*State, []engine.Choice) []engine.Choice // appends what may be done
	play    func(*State, asking, engine.Choice)           // does it
	refusal func(*State, engine.Choice) string            // the rule that forbids a choice which is not listed
	fits    func(*State, askRecord) bool                  // whether a position in words may ask it so
	order   order                                         // how its player settles it in advance
}

// asked says who answers a question: Nature, with the dice in the hands of a
// seat, or that seat.
type asked struct {
	nature bool
	seat   func(*State, asking) engine.Seat
}

var (
	captainAsked = asked{false, func(s *State, a asking) engine.Seat { return s.captain(a.side) }}
	marcherAsked = asked{false, func(s *State, _ asking) engine.Seat { return s.turnOf(s.act, s.top().n) }}
	fighterAsked = asked{false, (*State).fighter}
	captainRolls = asked{true, func(s *State, _ asking) engine.Seat { return s.captain(s.act) }}
	fighterRolls = asked{true, (*State).fighter}
)

// fighter is who decides for the side of a question in the battle.
func (s *State) fighter(a asking) engine.Seat { return s.fight.seat[s.fight.index(a.side)] }

// decisions are the records by Turn.Kind.
var decisions [asks]decision

// define enters the record of a kind of question.
func define(kind uint8, d decision) {
	decisions[kind], lexicon.Asks[kind] = d, d.name
}

// untold is the count of a question that does not tell one; single that of one
// which takes a single unit.
func untold(*State) int8 { return 0 }
func single(*State) int8 { return 1 }

// because is the refusal of a question that knows one rule.
func because(rule string) func(*State, engine.Choice) string {
	return func(*State, engine.Choice) string { return rule }
}

// anySide is the fitness of a question that only the step decides about;
// sideActs that of one for the acting side.
func anySide(*State, askRecord) bool      { return true }
func sideActs(s *State, a askRecord) bool { return a.Side == s.act }
func attacks(s *State, a askRecord) bool  { return a.Side == s.fight.side[attacker] }

// order is how standing orders settle a decision.
type order struct {
	policy uint8 // from 1; 0: none does
	answer func(s *State, value uint8) (engine.Choice, bool)
}

// alwaysAsked is the order of a decision that is not settled in advance.
var alwaysAsked order

// settled is the order of a decision that falls under a policy.
func settled(policy uint8, answer func(*State, uint8) (engine.Choice, bool)) order {
	return order{policy + 1, answer}
}

// ranked answers with the choice that ranks highest.
func ranked(prefer func(s *State, value uint8, c engine.Choice) engine.Preference) func(*State, uint8) (engine.Choice, bool) {
	return func(s *State, value uint8) (engine.Choice, bool) {
		return engine.Foremost(s.list, func(c engine.Choice) engine.Preference { return prefer(s, value, c) }), true
	}
}

// open asks a question for a side, in a zone or nowhere, of whoever its record
// names.
func (s *State) open(kind uint8, a side, at zone) {
	s.ask = asking{kind: kind, seat: engine.Nature, side: a, other: nobody, place: at}
	if who := &decisions[kind].asked; !who.nature {
		s.ask.seat = who.seat(s, s.ask)
	}
}

// against asks a question of a battle.
func (s *State) against(kind uint8, i int) {
	s.open(kind, s.fight.side[i], s.fight.at)
	s.ask.other = s.fight.side[1-i]
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

// know lists the legal choices: by verb, then by zone, kind and number. The
// order is part of the links.
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
	s.answered()
	decisions[ask.kind].play(s, ask, c)
}

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	if s.ask.seat == engine.Nobody {
		return ruleTurn
	}
	return decisions[s.ask.kind].refusal(s, c)
}

var _ engine.Deputy = (*State)(nil)

// Answer is what standing orders say in the open decision. It knows no levies
// that lie face down.
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
	return o.answer(s, value)
}

// placeChoices offers something at each of some zones.
func placeChoices(buf []engine.Choice, verb uint8, k what, at set) []engine.Choice {
	c := engine.Do(verb)
	c.What = k
	for at != 0 {
		c.To = next(&at)
		buf = append(buf, c)
	}
	return buf
}

// rolls offers the faces of dice.
func rolls(low, high int8) func(*State, []engine.Choice) []engine.Choice {
	return func(_ *State, buf []engine.Choice) []engine.Choice {
		c := engine.Do(verbRoll)
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
	c := engine.Do(verbName)
	for c.What = from; some != 0; c.What++ {
		if some&1 != 0 {
			buf = append(buf, c)
		}
		some >>= 1
	}
	return buf
}
