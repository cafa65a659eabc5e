package brianboru

import "bretwalda/engine"

// runActions resolves the cards of a trick in ascending value. The winner takes the
// primary action, each loser one of the others (§tricks).
func (s *State) runActions() {
	switch s.way {
	case noWay:
		if s.actor, s.card = s.toAct(); s.actor == nobody {
			s.endTrick()
			return
		}
		switch {
		case s.actor == s.winner:
			s.act(primary)
		case deck[s.card].Lower == nil:
			s.act(upper)
		default:
			s.way = openWay
		}
	case openWay:
		s.open(askAction, s.actor)
	default:
		if runs := s.runs(); int(s.run) < len(runs) {
			s.resolve(s.actor, runs[s.run])
			return
		}
		s.fallBack(s.actor)
		s.way, s.run = noWay, 0
	}
}

func init() {
	define(askAction, []uint8{verbUpper, verbLower}, engine.Decide(
		"action", "actions", playerAsked, uncounted,
		engine.Verbs[*State](verbUpper, verbLower),
		func(s *State, _ asking, c engine.Choice) {
			if c.Verb == verbUpper {
				s.act(upper)
			} else {
				s.act(lower)
			}
		},
		because(ruleList),
		byPolicyOf(func(s *State) uint8 { return actionOf[deck[s.card].Suit] }, (*State).preferAction),
	))
	define(askExpand, []uint8{verbExpand, verbEnd}, engine.Decide(
		"expand", "symbols", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return append(townChoices(buf, verbExpand, s.reach(s.ask.side)), engine.NewChoice(verbEnd))
		},
		func(s *State, ask asking, c engine.Choice) {
			if c.Verb == verbExpand {
				s.expand(ask.side, place(c.To))
			}
			s.run++
		},
		func(s *State, c engine.Choice) string {
			if at := place(c.To); at == s.active && at.isTown() && s.empty().has(at) {
				return ruleActive
			}
			return siteRefusal(ruleRoad)(s, c)
		},
		byPolicy(policyExpand, (*State).preferExpansion),
	))
	define(askLiberate, []uint8{verbLiberate}, engine.Decide(
		"liberate", "symbols", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice { return townChoices(buf, verbLiberate, s.viking) },
		func(s *State, ask asking, c engine.Choice) {
			s.liberate(ask.side, place(c.To))
			s.run++
		},
		townRefusal(ruleOwn),
		byPolicy(policyLiberate, (*State).preferLiberation),
	))
	define(askCourtExtra, []uint8{verbBuy}, sale("courtExtra", CourtStep, policyCourt))
	define(askChurchExtra, []uint8{verbBuy}, sale("churchExtra", ChurchDisc, policyChurch))
	define(askRaidExtra, []uint8{verbBuy}, sale("raidExtra", TakeRaider, policyRaid))
}

// sale asks how many more of a symbol a player buys (§symbols).
func sale(name string, of Symbol, policy uint8) decision {
	return engine.Decide(
		name, "symbols", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice { return s.buying(buf, of, s.ask.side) },
		func(s *State, ask asking, c engine.Choice) { s.buy(of, ask.side, c.Count) },
		because(ruleBuy),
		byPolicy(policy, func(s *State, value uint8) func(engine.Choice) engine.Preference {
			return s.preferSale(of, value)
		}),
	)
}

// toAct finds the player of the lowest card above the one resolved last, and the
// card (§tricks).
func (s *State) toAct() (who side, lowest card) {
	who, lowest = nobody, cardCount
	for i := range s.seats {
		if c := s.trick[i]; c > s.card && c < lowest {
			who, lowest = i, c
		}
	}
	return who, lowest
}

// act begins an action of the card (§actions).
func (s *State) act(w actionRow) {
	s.way, s.run, s.sale = w, 0, false
	e := event(evAction, s.actor)
	e.What, e.Count = int8(s.card), int16(w-primary)
	s.emit(e)
}

// runs returns the symbols of the action under way, from left to right (§actions).
func (s *State) runs() []Run {
	switch c := &deck[s.card]; s.way {
	case primary:
		return c.Primary
	case upper:
		return c.Upper
	default:
		return c.Lower
	}
}

// sales are the questions after the symbols that sell more.
var sales = [symbols]uint8{ChurchDisc: askChurchExtra, TakeRaider: askRaidExtra, CourtStep: askCourtExtra}

// resolve carries out a run of equal symbols. Where it sells more, the question
// comes once a run, after its symbols (§actions).
func (s *State) resolve(who side, r Run) {
	if s.sale {
		s.open(sales[r.Symbol], who)
		return
	}
	switch r.Symbol {
	case TakeTown:
		s.takeMarker(who)
		s.putDisc(who, s.active, evTown)
		s.active = nowhere
	case GainCoin:
		s.gainCoins(who, r.Count)
	case PayCoin:
		s.payCoins(who, r.Count)
	case GainRenown:
		s.gainRenown(who, r.Count)
	case ChurchDisc:
		s.giveToChurch(who, r.Count)
	case TakeRaider:
		s.takeRaiders(who, r.Count)
	case CourtStep:
		s.climb(who, r.Count)
	case ExpandRoad:
		if s.player[who].coins >= ExpandPrice && s.reach(who) != 0 {
			s.open(askExpand, who)
			return
		}
	case LiberateTown:
		if s.viking != 0 {
			s.open(askLiberate, who)
			return
		}
	}
	if s.sale = r.sells(); !s.sale {
		s.run++
	}
}

func (s *State) gainCoins(who side, n int8) {
	s.player[who].coins += int16(n)
	s.emitCount(evCoins, who, int16(n))
}

func (s *State) spendCoins(who side, n int8) {
	if n > 0 {
		s.gainCoins(who, -n)
	}
}

// payCoins gives back a coin for each symbol. A player without coins loses two
// points instead, as far as there are points (§symbols).
func (s *State) payCoins(who side, n int8) {
	p := &s.player[who]
	paid := int8(min(int16(n), p.coins))
	s.spendCoins(who, paid)
	debt := min(p.points, DebtPoints*int16(n-paid))
	s.score(who, -debt, event(evScorePay, who))
}

func (s *State) gainRenown(who side, n int8) {
	s.player[who].renown += int16(n)
	s.emitCount(evRenown, who, int16(n))
}

// giveToChurch puts discs into the church area (§symbols).
func (s *State) giveToChurch(who side, n int8) {
	s.player[who].church += int16(n)
	s.emitCount(evChurch, who, int16(n))
}

// takeRaiders takes raiders out of the battle area until it is empty (§symbols).
func (s *State) takeRaiders(who side, n int8) {
	k := min(int16(n), s.battle)
	if k == 0 {
		return
	}
	s.battle -= k
	s.player[who].raiders += k
	s.emitCount(evRaid, who, k)
}

// climb moves a disc up the marriage track, past other discs, to the top at most
// (§symbols).
func (s *State) climb(who side, n int8) {
	p := &s.player[who]
	k := min(n, topSpace-p.space)
	if k == 0 {
		return
	}
	p.space += k
	e := event(evCourt, who)
	e.Count, e.Extra = int16(k), int16(p.space)
	s.emit(e)
}

// buying lists how many discs, raiders or steps a player can buy: as many as coins
// and the battle area allow. Steps that end no higher than fewer would are left out
// (§symbols).
func (s *State) buying(buf []engine.Choice, of Symbol, who side) []engine.Choice {
	p := &s.player[who]
	most := p.coins / ExtraPrice
	switch of {
	case TakeRaider:
		most = min(most, s.battle)
	case CourtStep:
		most = min(most, int16(topSpace-p.space))
	}
	c := engine.NewChoice(verbBuy)
	buf = append(buf, c)
	ends := s.landing(who, p.space)
	for c.Count = 1; int16(c.Count) <= most; c.Count++ {
		if of == CourtStep {
			end := s.landing(who, p.space+c.Count)
			if end == ends {
				continue
			}
			ends = end
		}
		buf = append(buf, c)
	}
	return buf
}

// price is what a purchase costs (§symbols).
func price(c engine.Choice) int {
	if c.Verb != verbBuy {
		return 0
	}
	return ExtraPrice * int(c.Count)
}

// buy pays two coins for each disc, raider or step more (§symbols).
func (s *State) buy(of Symbol, who side, n int8) {
	s.run++
	s.sale = false
	if n == 0 {
		return
	}
	s.spendCoins(who, ExtraPrice*n)
	switch of {
	case ChurchDisc:
		s.giveToChurch(who, n)
	case TakeRaider:
		s.takeRaiders(who, n)
	case CourtStep:
		s.climb(who, n)
	}
}

// landing is the space of the track on which a player's disc rests: the given one, or
// the next below without another disc (§symbols).
func (p *position) landing(who side, space int8) int8 {
	for space > 0 && p.isTaken(who, space) {
		space--
	}
	return space
}

// isTaken reports whether another player's disc is on a space.
func (p *position) isTaken(who side, space int8) bool {
	for i := range p.seats {
		if i != who && p.player[i].space == space {
			return true
		}
	}
	return false
}

// fallBack moves a disc that shares a space down, after the whole action (§symbols).
func (s *State) fallBack(who side) {
	p := &s.player[who]
	space := s.landing(who, p.space)
	if space == p.space {
		return
	}
	p.space = space
	e := event(evFallBack, who)
	e.Extra = int16(space)
	s.emit(e)
}

// reach returns the empty towns by road from those a player controls, without the
// active town (§symbols).
func (s *State) reach(who side) set {
	var there set
	for t := s.controlled(who); t != 0; {
		there |= byRoad[take(&t)]
	}
	if s.active != nowhere {
		there &^= s.active.set()
	}
	return there & s.empty()
}

// expand puts a disc on a town by road (§symbols).
func (s *State) expand(who side, at place) {
	s.spendCoins(who, ExpandPrice)
	s.putDisc(who, at, evExpand)
}

// liberate takes a Viking control token off any town (§symbols).
func (s *State) liberate(who side, at place) {
	s.viking &^= at.set()
	e := event(evLiberate, who)
	e.Other, e.To = int8(s.owner(at)), int8(at)
	s.emit(e)
}
