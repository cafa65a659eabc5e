package brianboru

import (
	"slices"

	"bretwalda/engine"
)

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

// choices lists what may be chosen in the open decision.
func (s *State) choices(buf []engine.Choice) []engine.Choice {
	if s.phase == phaseOver || s.veiled() {
		return buf
	}
	who := s.ask.side
	switch s.ask.kind {
	case askFirst:
		c := engine.Do(verbBegin)
		for ; c.Count < s.seats; c.Count++ {
			buf = append(buf, c)
		}
	case askViking:
		buf = s.vikingReveals(buf)
	case askSuitor:
		buf = s.suitorReveals(buf)
	case askDeal:
		buf = s.deals(buf)
	case askStart:
		buf = townChoices(buf, verbPlace, s.starts())
	case askKeep:
		buf = s.keepings(buf, who)
	case askLead:
		buf = s.leadings(buf, s.player[who].hand)
	case askFollow:
		buf = cardChoices(buf, verbPlay, s.player[who].hand)
	case askAction:
		buf = append(buf, engine.Do(verbUpper), engine.Do(verbLower))
	case askCourtExtra, askChurchExtra, askRaidExtra:
		buf = s.buying(buf, s.ask.kind, who)
	case askExpand:
		buf = append(townChoices(buf, verbExpand, s.reach(who)), engine.Do(verbEnd))
	case askLiberate:
		buf = townChoices(buf, verbLiberate, s.viking)
	case askPrincess:
		buf = append(buf, engine.Do(verbSupport), engine.Do(verbTrade), engine.Do(verbSpurn))
	case askTown:
		buf = townChoices(buf, verbPlace, s.homes())
	case askLoseTown:
		buf = townChoices(buf, verbLose, s.controlled(s.ask.other))
	case askMonastery:
		buf = townChoices(buf, verbMonastery, s.sites(who))
	}
	return buf
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	ask := s.ask
	s.answered()
	switch ask.kind {
	case askFirst:
		s.begins(c.Count)
	case askViking:
		s.landVikings(c.Count)
	case askSuitor:
		s.present(c.What - orlaith)
	case askDeal:
		s.deal(ask.side, c.What)
	case askStart:
		s.settleIn(ask.side, c.To, evTown)
	case askKeep:
		s.keep(ask.side, cardBit(c.What)|cardBit(c.Extra))
	case askLead:
		if c.Verb == verbEnd {
			s.cannotLead(ask.side)
		} else {
			s.lead(ask.side, c.To, c.What)
		}
	case askFollow:
		s.follow(ask.side, c.What)
	case askAction:
		if c.Verb == verbUpper {
			s.act(upper)
		} else {
			s.act(lower)
		}
	case askCourtExtra, askChurchExtra, askRaidExtra:
		s.buy(ask.kind, ask.side, c.Count)
	case askExpand:
		if c.Verb == verbExpand {
			s.expand(ask.side, c.To)
		}
		s.run++
	case askLiberate:
		s.liberate(ask.side, c.To)
		s.run++
	case askPrincess:
		s.ally(ask.side, c.Verb)
	case askTown:
		s.settleHome(ask.side, c.To)
	case askLoseTown:
		s.fall(ask.side, ask.other, c.To)
	case askMonastery:
		s.found(ask.side, c.To)
	}
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

// verbsOf says what may be done in answer to a question.
var verbsOf = [asks][]uint8{
	askFirst:       {verbBegin},
	askViking:      {verbReveal},
	askSuitor:      {verbReveal},
	askDeal:        {verbDeal},
	askStart:       {verbPlace},
	askKeep:        {verbKeep},
	askLead:        {verbLead, verbEnd},
	askFollow:      {verbPlay},
	askAction:      {verbUpper, verbLower},
	askCourtExtra:  {verbBuy},
	askChurchExtra: {verbBuy},
	askRaidExtra:   {verbBuy},
	askExpand:      {verbExpand, verbEnd},
	askLiberate:    {verbLiberate},
	askPrincess:    {verbSupport, verbTrade, verbSpurn},
	askTown:        {verbPlace},
	askLoseTown:    {verbLose},
	askMonastery:   {verbMonastery},
}

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	if s.phase == phaseOver || !slices.Contains(verbsOf[s.ask.kind], c.Verb) {
		return ruleTurn
	}
	if s.veil.on {
		return ruleHidden
	}
	who := s.ask.side
	isTown := c.To >= 0 && c.To < townCount
	isTaken := isTown && s.empty()&bit(c.To) == 0
	switch s.ask.kind {
	case askKeep, askFollow:
		return ruleHand
	case askCourtExtra, askChurchExtra, askRaidExtra:
		return ruleBuy
	case askStart, askLead, askExpand, askTown:
		if isTaken {
			return ruleEmpty
		}
	}
	if !isTown {
		return ruleList
	}
	switch s.ask.kind {
	case askStart:
		return ruleStart
	case askLead:
		if c.What < 0 || c.What >= cardCount || s.player[who].hand&cardBit(c.What) == 0 {
			return ruleHand
		}
		return ruleSuit
	case askExpand:
		if c.To == s.active {
			return ruleActive
		}
		return ruleRoad
	case askTown:
		return ruleBride
	case askLiberate, askLoseTown:
		return ruleOwn
	case askMonastery:
		if s.controlled(who)&bit(c.To) != 0 {
			return ruleAbbey
		}
		return ruleOwn
	}
	return ruleList
}
