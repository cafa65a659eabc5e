package marcher

import "bretwalda/engine"

// Sieges (§7.1).

// besiegers counts the attackers that may lay siege to the castle of the zone before
// the first round (§7.1, §3.4.1). Vikings and insurgents may not.
func (s *State) besiegers() int8 {
	b := &s.fight
	a := b.side[attacker]
	if !s.castles.has(b.at) || a == Vikings {
		return 0
	}
	n := s.here[a][b.at]
	if s.raid.at == b.at && s.raid.by == a {
		n -= s.raid.count
	}
	return n
}

func init() {
	define(askSiege, fights(attacker), engine.Decide(
		"siege", "7.1", fighterAsked, uncounted,
		func(_ *State, buf []engine.Choice) []engine.Choice {
			return append(buf, engine.NewChoice(verbSiege), engine.NewChoice(verbEnd))
		},
		func(s *State, _ asking, c engine.Choice) {
			if c.Verb == verbSiege {
				s.against(askSiegeRoll, attacker)
			}
		},
		because(ruleList),
		ordered(policySiege, (*State).siegeBy),
	))
	define(askSiegeRoll, fights(attacker), engine.Decide(
		"siegeRoll", "7.1", fighterRolls, uncounted,
		aDie,
		func(s *State, _ asking, c engine.Choice) { s.besiege(s.top(), c.Count) },
		because(ruleList), alwaysAsked,
	))
	define(askToll, fights(attacker), engine.Decide(
		"toll", "7.1", fighterAsked, single,
		func(s *State, buf []engine.Choice) []engine.Choice { return s.casualties(buf, false) },
		func(s *State, _ asking, c engine.Choice) { s.fell(attacker, what(c.What), 1) },
		because(ruleList),
		ordered(policyCasualties, ranked((*State).preferCasualty)),
	))
}

// siegeModifier is the addition to the roll of a siege (§7.1): attackers less
// defenders, one for the Normans, and the share of the event.
func (s *State) siegeModifier() int8 {
	b := &s.fight
	add := s.besiegers() - s.here[b.side[defender]][b.at]
	if b.side[attacker] == Normans {
		add++
	}
	if s.event != nothing {
		if v := &chart.events[s.event-firstEvent].favour; v.side == b.side[attacker] {
			add += v.siege
		}
	}
	return add
}

// EnoughToBesiege is the least modified roll that puts a castle out of a battle.
const EnoughToBesiege = 5

// besiege takes the roll of a siege (§7.1). A failed one costs the attacker a
// unit.
func (s *State) besiege(f *frame, face int8) {
	b := &s.fight
	add := s.siegeModifier()
	s.say(evSiege).side(b.side[attacker]).to(b.at).count(face).extra(add)
	b.breached = face+add >= EnoughToBesiege
	ending := uint8(evSiegeWon)
	if !b.breached {
		ending = evSiegeLost
		f.stage = battleToll
	}
	s.say(ending).side(b.side[attacker]).to(b.at)
}

// payToll has the attacker lose a unit of their choice (§7.1).
func (s *State) payToll() {
	k, kinds, _ := s.victims(attacker, false)
	if kinds == 1 {
		s.fell(attacker, k, 1)
		return
	}
	s.against(askToll, attacker)
}

// SiegeOdds is the chance in tenths, 0 to 10, that the siege in question
// succeeds, and the addition to its die (§7.1). It is false when none is in
// question.
func (s *State) SiegeOdds() (tenths, modifier int, asked bool) {
	if s.ask.kind != askSiege && s.ask.kind != askSiegeRoll {
		return 0, 0, false
	}
	modifier = int(s.siegeModifier())
	return faces(EnoughToBesiege, modifier), modifier, true
}
