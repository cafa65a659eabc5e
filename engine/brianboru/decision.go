package brianboru

import (
	"slices"

	"bretwalda/engine"
)

// decision is all that the rules know of one kind of question. Each stands in
// its chapter, below the step that asks it. Literals leave out the names of the
// fields: the compiler then says when a part is missing.
type decision struct {
	name    string // in Lexicon.Asks
	cites   string // the chapter of the rulebook
	asked   asked
	verbs   []uint8                                       // of the answers
	count   func(*State) int8                             // Turn.Count: how many are still to be chosen
	choices func(*State, []engine.Choice) []engine.Choice // appends what may be done
	play    func(*State, asking, engine.Choice)           // does it
	refusal func(*State, engine.Choice) string            // the rule that forbids a choice with one of the verbs
	order   order                                         // how its player settles it in advance
}

// asked says who answers a question: Nature, with the cards in the hands of a
// seat, or that seat.
type asked struct {
	nature bool
	seat   func(*State, asking) engine.Seat
}

var (
	playerAsked = asked{false, func(_ *State, a asking) engine.Seat { return engine.Seat(a.side) }}
	cardDrawn   = asked{true, (*State).drawer}
)

// drawer is who would draw for Nature at a table: who is dealt to, else who has
// the marker, else the first seat.
func (s *State) drawer(a asking) engine.Seat {
	switch {
	case a.side != nobody:
		return engine.Seat(a.side)
	case s.holder != nobody:
		return engine.Seat(s.holder)
	}
	return 0
}

// decisions are the records by Turn.Kind.
var decisions [asks]decision

// define enters the record of a kind of question.
func define(kind uint8, d decision) {
	decisions[kind], lexicon.Asks[kind] = d, d.name
}

// untold is the count of a question that does not tell one.
func untold(*State) int8 { return 0 }

// because is the refusal of a question that knows one rule.
func because(rule string) func(*State, engine.Choice) string {
	return func(*State, engine.Choice) string { return rule }
}

// order is how standing orders settle a decision.
type order struct {
	policy func(*State) uint8                                                // which policy it falls under; nil: none
	prefer func(s *State, value uint8) func(engine.Choice) engine.Preference // ranks the choices: the highest is taken
}

// alwaysAsked is the order of a decision that is not settled in advance.
var alwaysAsked order

// settled is the order of a decision with one policy.
func settled(policy uint8, prefer func(*State, uint8) func(engine.Choice) engine.Preference) order {
	return order{func(*State) uint8 { return policy }, prefer}
}

// open asks a side, or Nature for a side or for nobody.
func (s *State) open(kind uint8, who side) {
	s.ask = asking{kind: kind, seat: engine.Nature, side: who, other: nobody, place: nowhere}
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
	if s.phase == phaseOver {
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

func (s *State) legal() []engine.Choice {
	if !s.known {
		s.list = s.list[:0]
		if s.phase != phaseOver {
			s.list = decisions[s.ask.kind].choices(s, s.list)
		}
		s.known = true
	}
	return s.list
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	ask := s.ask
	s.answered()
	decisions[ask.kind].play(s, ask, c)
}

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	switch {
	case s.phase == phaseOver || !slices.Contains(decisions[s.ask.kind].verbs, c.Verb):
		return ruleTurn
	case s.veil.on:
		return ruleHidden
	}
	return decisions[s.ask.kind].refusal(s, c)
}

var _ engine.Deputy = (*State)(nil)

// Answer is what standing orders say in the open decision. It knows no hand.
func (s *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	if s.phase == phaseOver || decisions[s.ask.kind].order.policy == nil {
		return engine.Choice{}, false
	}
	o := decisions[s.ask.kind].order
	value := engine.Settled(orders, o.policy(s), s.ask.side)
	if value == toAsk {
		return engine.Choice{}, false
	}
	return engine.Foremost(s.legal(), o.prefer(s, value)), true
}

// The names of the rules that forbid a choice: keys of the text tables.
const (
	ruleTurn   = "turn"   // it is not the moment for that
	ruleList   = "list"   // not among the choices
	ruleEmpty  = "empty"  // the town has a disc
	ruleStart  = "start"  // the first disc keeps out of others' regions
	ruleSuit   = "suit"   // the card does not go with the active town
	ruleHand   = "hand"   // the card is not in hand
	ruleRoad   = "road"   // no road from a town of one's own
	ruleActive = "active" // the town of the trick
	ruleBuy    = "buy"    // cannot be paid for, or would change nothing
	ruleBride  = "bride"  // the disc goes to another region
	ruleOwn    = "own"    // the town is not under that player's control
	ruleAbbey  = "abbey"  // a monastery stands there
	ruleHidden = "hidden" // a view cannot be played
)

// townRefusal is the refusal of a question for a town: rule, of a town that is
// on the board.
func townRefusal(rule string) func(*State, engine.Choice) string {
	return func(_ *State, c engine.Choice) string {
		if !isTown(c.To) {
			return ruleList
		}
		return rule
	}
}

// siteRefusal is that of a question for an empty town.
func siteRefusal(rule string) func(*State, engine.Choice) string {
	return func(s *State, c engine.Choice) string {
		switch {
		case !isTown(c.To):
			return ruleList
		case s.empty()&bit(c.To) == 0:
			return ruleEmpty
		}
		return rule
	}
}

func isTown(at place) bool { return at >= 0 && at < townCount }

// townChoices offers something at each of some towns.
func townChoices(buf []engine.Choice, verb uint8, at set) []engine.Choice {
	c := engine.Do(verb)
	for at != 0 {
		c.To = take(&at)
		buf = append(buf, c)
	}
	return buf
}

// cardChoices offers something with each of some cards.
func cardChoices(buf []engine.Choice, verb uint8, held cards) []engine.Choice {
	c := engine.Do(verb)
	for held != 0 {
		c.What = held.draw()
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
