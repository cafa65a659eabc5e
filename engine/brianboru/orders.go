package brianboru

import "bretwalda/engine"

// Standing orders: decisions that a player of a match by link makes in advance.
// docs/BY_LINK.md defines each. It holds as long as the revision of the rules, since
// other devices check the answers.
//
// First discs and decisions from a hand are always asked.

// The policies, in the order of links.
const (
	policyRed       = iota // the loser's action of a red card
	policyBlue             // of a blue one
	policyYellow           // of a yellow one
	policyWhite            // of a white one
	policyCourt            // more steps on the marriage track
	policyChurch           // more discs in the church area
	policyRaid             // more raiders
	policyExpand           // a town by road
	policyTown             // the town of a marriage
	policyMonastery        // its town
	policyLoss             // which town goes to the Vikings
	policyLiberate         // which Viking control token goes
	policyPrincess         // the alliance with Estrid
	policies
)

// Values of the policies; 0 is "ask" in all of them.
const (
	actUpper      = 1 // of the four actions
	actLower      = 2
	actExpand     = 3 // the upper where a town can be paid for, else the lower
	actLead       = 4 // the lower where it is of use at once, else the upper
	buyNone       = 1 // of the three that can be bought
	buyMost       = 2
	buyLead       = 3 // the least that is of use
	expandNever   = 1 // of policyExpand
	townPresence  = 1 // of policyTown; of policyExpand one more
	townClaim     = 2
	abbeyClaim    = 1 // of policyMonastery
	abbeyContest  = 2
	lossByClaim   = 1 // of policyLoss
	freeOwn       = 1 // of policyLiberate
	princessSpurn = 1 // of policyPrincess
	princessArms  = 2
	princessTrade = 3
)

var (
	actionValues = []string{"ask", "upper", "lower", "expand", "lead"}
	buyingValues = []string{"ask", "none", "most", "lead"}
)

var orderBook = [policies]engine.Policy{
	policyRed:       {ID: "red", Values: actionValues, Usual: actLower},
	policyBlue:      {ID: "blue", Values: actionValues, Usual: actLower},
	policyYellow:    {ID: "yellow", Values: actionValues, Usual: actLower},
	policyWhite:     {ID: "white", Values: actionValues, Usual: actUpper},
	policyCourt:     {ID: "court", Values: buyingValues, Usual: buyLead},
	policyChurch:    {ID: "church", Values: buyingValues, Usual: buyLead},
	policyRaid:      {ID: "raid", Values: buyingValues, Usual: buyLead},
	policyExpand:    {ID: "expand", Values: []string{"ask", "never", "presence", "claim"}, Usual: townPresence + 1},
	policyTown:      {ID: "town", Values: []string{"ask", "presence", "claim"}, Usual: townPresence},
	policyMonastery: {ID: "monastery", Values: []string{"ask", "claim", "contest"}, Usual: abbeyContest},
	policyLoss:      {ID: "loss", Values: []string{"ask", "claim"}, Usual: lossByClaim},
	policyLiberate:  {ID: "liberate", Values: []string{"ask", "own"}, Usual: freeOwn},
	policyPrincess:  {ID: "princess", Values: []string{"ask", "spurn", "support", "trade"}, Usual: princessSpurn},
}

// actionOf is the policy for the loser's action of a card, by its suit.
var actionOf = [...]uint8{Red: policyRed, Blue: policyBlue, Yellow: policyYellow, White: policyWhite}

// preferAction ranks the actions of a loser's card.
func (s *State) preferAction(value uint8) func(engine.Choice) engine.Preference {
	who := s.ask.side
	if value == actUpper || value == actExpand && s.mayExpand(who) || value == actLead && !s.serves(who) {
		return toDo(verbUpper)
	}
	return toDo(verbLower)
}

// preferSale ranks how many more of a symbol to buy.
func (s *State) preferSale(of Symbol, value uint8) func(engine.Choice) engine.Preference {
	return func(c engine.Choice) engine.Preference {
		switch value {
		case buyMost:
			return engine.Preference{int(c.Count)}
		case buyLead:
			return engine.Preference{when(s.use(s.ask.side, of, int16(c.Count))), -int(c.Count)}
		}
		return engine.Preference{-int(c.Count)}
	}
}

// preferExpansion ranks the towns by road.
func (s *State) preferExpansion(value uint8) func(engine.Choice) engine.Preference {
	if value == expandNever {
		return toDo(verbEnd)
	}
	return s.preferTown(value - 1)
}

// preferMonastery ranks the towns for a monastery.
func (s *State) preferMonastery(value uint8) func(engine.Choice) engine.Preference {
	return func(c engine.Choice) engine.Preference {
		r := towns[c.To].Region
		if value == abbeyContest {
			return engine.Preference{-distance(s.margin(s.ask.side, r)), int(regions[r].Points)}
		}
		return engine.Preference{int(regions[r].Points)}
	}
}

// preferLiberation ranks the Viking control tokens: off an own town with the
// most valuable claim first, off another's with the cheapest last.
func (s *State) preferLiberation(uint8) func(engine.Choice) engine.Preference {
	return func(c engine.Choice) engine.Preference {
		own := s.owner(place(c.To)) == s.ask.side
		value := int(regions[towns[c.To].Region].Points)
		if !own {
			value = -value
		}
		return engine.Preference{when(own), value}
	}
}

// preferAlliance ranks the alliances with Estrid.
func (s *State) preferAlliance(value uint8) func(engine.Choice) engine.Preference {
	return toDo([...]uint8{princessSpurn: verbSpurn, princessArms: verbSupport, princessTrade: verbTrade}[value])
}

// toDo prefers one of the verbs.
func toDo(verb uint8) func(engine.Choice) engine.Preference {
	return func(c engine.Choice) engine.Preference { return engine.Preference{when(c.Verb == verb)} }
}

func when(is bool) int {
	if is {
		return 1
	}
	return 0
}

// mayExpand reports whether the upper action of the card would let its
// player pay for a town by road.
func (s *State) mayExpand(who side) bool {
	coins := s.player[who].coins
	for _, r := range deck[s.card].Upper {
		switch r.Symbol {
		case GainCoin:
			coins += int16(r.Count)
		case ExpandRoad:
			return coins >= ExpandPrice && s.reach(who) != 0
		}
	}
	return false
}

// serves reports whether the lower action of the card is of use to its player.
func (s *State) serves(who side) bool {
	for _, r := range deck[s.card].Lower {
		if r.sells() {
			return s.use(who, r.Symbol, int16(r.Count))
		}
	}
	return false
}

// use reports whether n more of a symbol are of use: they put a player ahead of all
// others on the marriage track, in the church area or in raiders, or suffice for a
// monastery. They may also save the one player with the fewest raiders.
func (s *State) use(who side, symbol Symbol, n int16) bool {
	switch symbol {
	case CourtStep:
		return s.ahead(who, onTrack, n)
	case ChurchDisc:
		return s.ahead(who, inChurch, n) || s.player[who].church+n >= Patronage && s.sites(who) != 0
	}
	n = min(n, s.battle)
	return s.ahead(who, inRaiders, n) || n > 0 && s.fewestRaiders() == only(who)
}

// ahead reports whether n more of something would give a player more than any
// other has.
func (p *position) ahead(who side, in func(*player) int16, n int16) bool {
	for i := range p.seats {
		if i != who && in(&p.player[i]) >= in(&p.player[who])+n {
			return false
		}
	}
	return true
}

// preferTown ranks towns for a disc: a region where the player has none first,
// or the region of the most valuable claim. No town comes last.
func (s *State) preferTown(value uint8) func(engine.Choice) engine.Preference {
	who := s.ask.side
	return func(c engine.Choice) engine.Preference {
		if c.Verb == verbEnd {
			return engine.Preference{-1}
		}
		r := towns[c.To].Region
		absent, claim := when(s.controlled(who)&inRegion[r] == 0), int(regions[r].Points)
		if value == townClaim {
			return engine.Preference{0, claim, absent}
		}
		return engine.Preference{0, absent, claim}
	}
}

// margin is a player's lead in weight over the next in a region; negative where
// another has more.
func (s *State) margin(who side, r region) int {
	w := s.weights(r)
	most := int8(0)
	for i, k := range w {
		if side(i) != who {
			most = max(most, k)
		}
	}
	return int(w[who] - most)
}

func distance(n int) int { return max(n, -n) }

// preferLoss ranks towns for the Vikings. Of the player's own the one of least worth goes first,
// without a monastery and in the region of the cheapest claim; of another's the most.
func (s *State) preferLoss(uint8) func(engine.Choice) engine.Preference {
	mine := s.ask.other == s.ask.side
	return func(c engine.Choice) engine.Preference {
		abbey := when(s.monastery.has(place(c.To)))
		claim := int(regions[towns[c.To].Region].Points)
		if mine {
			return engine.Preference{-abbey, -claim}
		}
		return engine.Preference{abbey, claim}
	}
}
