package brianboru

import (
	"slices"

	"bretwalda/engine"
)

// decision is the record of a kind of question. Its chapter defines it, below the
// stage that asks it.
type decision = engine.Decision[*State, asking]

var (
	playerAsked = engine.Asks(func(_ *State, a asking) engine.Seat { return engine.Seat(a.side) })
	cardDrawn   = engine.Rolls((*State).drawer)
)

// drawer is the seat that would draw for Nature at a table: the one dealt to, else the
// holder of the marker, else the first.
func (s *State) drawer(a asking) engine.Seat {
	switch {
	case a.side != nobody:
		return engine.Seat(a.side)
	case s.holder != nobody:
		return engine.Seat(s.holder)
	}
	return 0
}

// decisions are the records by Turn.Kind, verbsOf the verbs of the answers.
var (
	decisions [asks]decision
	verbsOf   [asks][]uint8
)

// define enters the record of a kind of question, with the verbs of the answers.
func define(kind uint8, verbs []uint8, d decision) {
	decisions[kind], verbsOf[kind], lexicon.Asks[kind] = d, verbs, d.Name()
}

var (
	uncounted = engine.Uncounted[*State]
	because   = engine.Because[*State]

	alwaysAsked engine.StandingOrder[*State]
)

// byPolicy answers a decision by a policy of the standing orders: the choice that
// ranks highest.
func byPolicy(policy uint8, prefer func(s *State, value uint8) func(engine.Choice) engine.Preference) engine.StandingOrder[*State] {
	return byPolicyOf(func(*State) uint8 { return policy }, prefer)
}

// byPolicyOf answers a decision by the policy that depends on the position: the choice that
// ranks highest.
func byPolicyOf(policy func(*State) uint8, prefer func(s *State, value uint8) func(engine.Choice) engine.Preference) engine.StandingOrder[*State] {
	return engine.ByPolicy(policy, func(s *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
		return engine.Foremost(s.Legal(nil), prefer(s, value)), true
	})
}

// open asks a side, or Nature for a side or for nobody.
func (s *State) open(kind uint8, who side) {
	s.ask = asking{kind: kind, side: who, other: nobody, place: nowhere}
	s.ask.seat = decisions[kind].Seat(s, s.ask)
}

// answered closes the open decision.
func (s *State) answered() {
	s.ask = asking{kind: unasked, seat: engine.Nature, side: nobody, other: nobody, place: nowhere}
}

// Turn is the decision that is open.
func (s *State) Turn() engine.Turn {
	if s.phase == phaseOver {
		return engine.GameOver()
	}
	return decisions[s.ask.kind].Turn(s, s.ask, engine.Turn{
		Seat: s.ask.seat, Kind: s.ask.kind, Side: int8(s.ask.side), Other: int8(s.ask.other), Place: int8(s.ask.place),
	})
}

// choices appends the choices of the open decision.
func (s *State) choices(buf []engine.Choice) []engine.Choice {
	if s.phase == phaseOver {
		return buf
	}
	return decisions[s.ask.kind].Choices(s, buf)
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	ask := s.ask
	s.answered()
	decisions[ask.kind].Play(s, ask, c)
}

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	switch {
	case s.phase == phaseOver || !slices.Contains(verbsOf[s.ask.kind], c.Verb):
		return ruleTurn
	case s.hidden.on:
		return ruleHidden
	}
	return decisions[s.ask.kind].Refusal(s, c)
}

var _ engine.Deputy = (*State)(nil)

// Answer answers the open decision by standing orders. It looks at no hand.
func (s *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	if s.phase == phaseOver {
		return engine.Choice{}, false
	}
	return decisions[s.ask.kind].Answer(s, int8(s.ask.side), orders)
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
	ruleAbbey  = "abbey"  // the town has a monastery
	ruleHidden = "hidden" // a view cannot be played
)

// townRefusal is the refusal of a question for a town: rule, of a town that is
// on the board.
func townRefusal(rule string) func(*State, engine.Choice) string {
	return func(_ *State, c engine.Choice) string {
		if !place(c.To).isTown() {
			return ruleList
		}
		return rule
	}
}

// siteRefusal says why a town is no answer to a question for an empty one.
func siteRefusal(rule string) func(*State, engine.Choice) string {
	return func(s *State, c engine.Choice) string {
		switch {
		case !place(c.To).isTown():
			return ruleList
		case !s.empty().has(place(c.To)):
			return ruleEmpty
		}
		return rule
	}
}

func (at place) isTown() bool { return at >= 0 && at < townCount }

// townChoices offers something at each of some towns.
func townChoices(buf []engine.Choice, verb uint8, at set) []engine.Choice {
	c := engine.NewChoice(verb)
	for at != 0 {
		c.To = int8(take(&at))
		buf = append(buf, c)
	}
	return buf
}

// cardChoices offers something with each of some cards.
func cardChoices(buf []engine.Choice, verb uint8, held cards) []engine.Choice {
	c := engine.NewChoice(verb)
	for held != 0 {
		c.What = int8(held.draw())
		buf = append(buf, c)
	}
	return buf
}
