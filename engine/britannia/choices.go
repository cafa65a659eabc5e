package britannia

import "bretwalda/engine"

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

// choices lists what may be chosen in the open decision.
func (s *State) choices(buf []engine.Choice) []engine.Choice {
	if s.ask.seat == engine.Nobody {
		return buf
	}
	f := s.top()
	switch s.ask.kind {
	case askColours:
		buf = s.draws(buf)
	case askWithhold:
		buf = s.withholdable(f, buf)
	case askGrowth, askAbandon:
		buf = append(buf, engine.Do(verbAllow), engine.Do(verbRefuse))
	case askBurh:
		buf = append(placeChoices(buf, verbBurh, Burh, s.burhSites(f)), engine.Do(verbEnd))
	case askPlace:
		buf = placeChoices(buf, verbPlace, Infantry, s.sites(f))
	case askLeader:
		buf = placeChoices(buf, verbPlace, s.leaderDue(f.n), s.landArmies(f.n))
	case askCompanion:
		buf = placeChoices(buf, verbPlace, Arthur, s.companionSites())
	case askReplaceFort:
		buf = s.mayStop(placeChoices(buf, verbPlace, Fort, f.mask))
	case askReplaceArmy:
		buf = s.mayStop(placeChoices(buf, verbPlace, Infantry, s.stayers()))
	case askNormanCavalry:
		buf = s.musters(f, buf)
	case askMarch:
		buf = s.marches(buf)
	case askExcess, askOverpopulation, askLegion, askDepart:
		buf = s.removals(f, buf)
	case askBattle:
		buf = placeChoices(buf, verbFight, nothing, s.battlefields(f.n))
	case askRoll:
		buf = countChoices(buf, verbRoll, 1, 6)
	case askKillCavalry:
		low, high := s.killRange(s.victims())
		buf = countChoices(buf, verbKill, low, high)
	case askLoseBurh:
		for _, kind := range [...]what{Infantry, Burh} {
			c := engine.Do(verbLose)
			c.What, c.From = kind, s.fight.place
			buf = append(buf, c)
		}
	case askDefenderRetreat, askAttackerRetreat:
		buf = append(s.retreats(buf, s.ask.side), engine.Do(verbEnd))
	case askLost:
		buf = s.lostBands(buf)
	case askSubmit:
		buf = append(buf, engine.Do(verbSubmit), engine.Do(verbRefuse))
	case askDisplace:
		buf = s.displacements(f, buf)
	case askWithdraw:
		buf = append(s.withdrawals(buf), engine.Do(verbEnd))
	case askBallot:
		buf = append(buf, engine.Do(verbOpen), engine.Do(verbSecret))
	case askVote:
		buf = s.votes(buf)
	case askBidder:
		buf = countChoices(buf, verbBegin, 0, s.seats-1)
	case askBid:
		buf = s.lots(buf)
	case askRaise:
		buf = countChoices(buf, verbRaise, s.lowestBid(f.n), MaxBid)
	}
	return buf
}

// draws lists the groups still to be dealt: by colour where a player has one
// colour, else by a nation of each.
func (s *State) draws(buf []engine.Choice) []engine.Choice {
	coloured := s.ed.split(int(s.seats)).coloured()
	for g := int8(0); g < s.seats; g++ {
		if s.taken(g) {
			continue
		}
		c := engine.Do(verbDraw)
		if c.Count = g; !coloured {
			c = engine.Do(verbDeal)
			c.What = s.card(g)
		}
		buf = append(buf, c)
	}
	return buf
}

func (s *State) taken(group int8) bool {
	for _, g := range s.group[:s.seats] {
		if g == group {
			return true
		}
	}
	return false
}

// victims is the side whose cavalry the open decision is about.
func (s *State) victims() int {
	if s.ask.other == s.act {
		return attacker
	}
	return defender
}

// lostBands lists the homes of the armies among which the dice took some.
func (s *State) lostBands(buf []engine.Choice) []engine.Choice {
	at := s.fight.place
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place != at || b.kind == Cavalry {
			continue
		}
		c := engine.Do(verbLose)
		c.What, c.From = b.kind, b.home
		if n := len(buf); n == 0 || buf[n-1] != c {
			buf = append(buf, c)
		}
	}
	return buf
}

func (s *State) displacements(f *frame, buf []engine.Choice) []engine.Choice {
	have := s.armies(f.n, f.place)
	t := s.refuges(f)
	single := size(t) == 1 // all go, or as many as the limits allow
	for t != 0 {
		c := engine.Choice{Verb: verbDisplace, What: Infantry, From: f.place, To: next(&t), Via: nowhere, Via2: nowhere}
		for c.Count = 1; c.Count <= have; c.Count++ {
			if s.roomFor(f.n, c.Count, bit(c.To), f.place) != 0 {
				buf = append(buf, c)
			}
		}
	}
	if single {
		buf = append(buf[:0], buf[len(buf)-1])
	}
	return buf
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	f, ask := s.top(), s.ask
	switch ask.kind {
	case askColours:
		group := c.Count
		if c.Verb == verbDeal {
			for group = 0; s.card(group) != c.What; {
				group++
			}
		}
		s.deal(engine.Seat(f.count), group)
		f.count++
	case askWithhold:
		s.withhold(f, c.From)
	case askGrowth:
		s.leave = refused
		if c.Verb == verbAllow {
			s.leave = granted
		}
	case askAbandon:
		s.permit(c.Verb == verbAllow)
	case askBurh:
		if c.Verb == verbEnd {
			f.mask = 0
		} else {
			s.buildBurh(f, c.To)
		}
	case askPlace:
		s.placeArmy(f, c.To)
	case askLeader:
		s.appoint(f.n, c.What, c.To)
	case askCompanion:
		s.placeCompanions(f.n, c.To)
	case askReplaceFort, askReplaceArmy:
		if c.Verb == verbEnd {
			f.place = britonsEnough
			break
		}
		f.mask &^= bit(c.To)
		s.replace(c.To, c.What)
	case askNormanCavalry:
		s.muster(f, c.Count)
	case askMarch:
		switch c.Verb {
		case verbEnd:
			f.stage = 1
		case verbAsk:
			s.ask = asking{kind: askAbandon, seat: s.player[s.overlord[f.n]], side: s.overlord[f.n], other: f.n, place: nowhere}
			return
		default:
			s.march(c)
		}
	case askExcess, askOverpopulation, askLegion, askDepart:
		s.remove(f, c.What, c.From)
	case askBattle:
		s.beginBattle(c.To)
	case askRoll:
		s.rollDie(c.Count)
	case askKillCavalry:
		s.fight.killed[s.victims()] = c.Count
	case askLoseBurh:
		s.fight.burh = 0
		if c.What == Burh {
			s.fight.burh = 1
		}
	case askDefenderRetreat, askAttackerRetreat:
		if c.Verb != verbEnd {
			s.retreat(c)
		} else if ask.kind == askDefenderRetreat {
			f.stage = battleAttacker
		} else {
			f.stage = battleBegins
		}
	case askLost:
		s.loseFrom(c.What, c.From)
	case askSubmit:
		if c.Verb == verbSubmit {
			s.submit(ask.side, ask.other)
		}
	case askDisplace:
		s.displace(f, c.To, c.Count)
	case askWithdraw:
		if c.Verb == verbEnd {
			f.stage = 1
		} else {
			s.withdraw(c)
		}
	case askBallot:
		if c.Verb == verbSecret {
			s.callSecret(ask.seat)
		}
	case askVote:
		if c.Verb == verbSecret {
			s.callSecret(ask.seat)
		} else {
			s.castVote(ask.side, c.What)
		}
	case askBidder:
		f.stage, f.count = auctionChoice, c.Count
		e := engine.Told(evBidder)
		e.Extra = int16(c.Count)
		s.say(e)
	case askBid:
		s.chooseLot(f, c.What)
	case askRaise:
		s.raise(f, c.Count)
	}
	s.answered()
}

// permit answers a subject that wants to leave areas vacant.
func (s *State) permit(yes bool) {
	s.leave = refused
	e := engine.Told(evAbandon)
	e.Side, e.Other = s.act, s.overlord[s.act]
	if yes {
		s.leave, e.Count = granted, 1
	}
	s.say(e)
}

// asked is Turn.Count: how many are still to be chosen.
func (s *State) asked() int8 {
	if s.depth == 0 {
		return 0
	}
	f := s.top()
	switch s.ask.kind {
	case askWithhold, askPlace, askExcess, askOverpopulation, askLegion, askDepart:
		return f.count
	case askRoll:
		side, class := s.rolling()
		return s.fight.roll[side][class]
	case askDisplace:
		return s.armies(f.n, f.place)
	case askBurh:
		return int8(f.mask)
	}
	return 0
}
