package brianboru

import "bretwalda/engine"

// Stages of the marriage step.
const (
	marriageCard     stage = iota // the highest disc wins the card
	marriagePrincess              // the alliance with Estrid
	marriageTown                  // the town of the card
	marriageTrack                 // the benefits of the spaces, from the top down
	marriageSpace                 // the town of a space
)

// runMarriage runs the marriage step of the upkeep (§marriage step).
func (s *State) runMarriage() {
	switch s.stage {
	case marriageCard:
		s.wed()
	case marriagePrincess:
		s.open(askPrincess, s.actor)
	case marriageTown:
		r := marriageCards[s.suitor].Region
		if s.empty()&inRegion[r] == 0 {
			s.endWedding()
			return
		}
		s.open(askTown, s.actor)
		s.ask.place = r.place()
	case marriageTrack:
		s.giveSpace()
	default:
		s.open(askTown, s.actor)
	}
}

func init() {
	define(askPrincess, []uint8{verbSupport, verbTrade, verbSpurn}, engine.Decide(
		"princess", "Princess of Denmark", playerAsked, uncounted,
		engine.Verbs[*State](verbSupport, verbTrade, verbSpurn),
		func(s *State, ask asking, c engine.Choice) { s.ally(ask.side, c.Verb) },
		because(ruleList),
		byPolicy(policyPrincess, (*State).preferAlliance),
	))
	define(askTown, []uint8{verbPlace}, engine.Decide(
		"town", "marriage step", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice { return townChoices(buf, verbPlace, s.homes()) },
		func(s *State, ask asking, c engine.Choice) { s.putHome(ask.side, place(c.To)) },
		siteRefusal(ruleBride),
		byPolicy(policyTown, (*State).preferTown),
	))
}

// wed gives the marriage card to the player of the highest disc. With all discs on
// the first space, the card leaves the game (§marriage step). No two discs are on one
// space above it (fallBack), so there is no tie.
func (s *State) wed() {
	s.actor = s.soleLead(onTrack)
	if s.actor == nobody {
		s.emitMarriage(evUnwed, nobody)
		s.suitor = noMarriage
		s.enter(phaseBattle)
		return
	}
	s.emitMarriage(evMarry, s.actor)
	if s.suitor == estrid {
		s.stage = marriagePrincess
		return
	}
	b := &marriageCards[s.suitor].Benefit
	s.grant(s.actor, b)
	if b.Town {
		s.stage = marriageTown
		return
	}
	s.endWedding()
}

// emitMarriage emits an event about the marriage card on offer.
func (s *State) emitMarriage(kind uint8, who side) {
	e := event(kind, who)
	e.What = s.suitor.what()
	s.emit(e)
}

// grant gives a player the benefit of a card or a space, but for its town, which the
// player chooses (§marriage step, §marriage track).
func (s *State) grant(who side, b *Benefit) {
	s.score(who, int16(b.Points), event(evScoreMarriage, who))
	if b.Coins > 0 {
		s.gainCoins(who, b.Coins)
	}
	if b.Renown > 0 {
		s.gainRenown(who, b.Renown)
	}
}

// ally takes one of the sides of the princess's card, or spurns her
// (§Princess of Denmark).
func (s *State) ally(who side, verb uint8) {
	switch verb {
	case verbSpurn:
		s.emit(event(evSpurn, who))
		s.score(who, spurnPoints, event(evScoreSpurn, who))
		s.suitor = noMarriage // nobody's card
	case verbSupport:
		s.princess, s.alliance = who, support
		s.emit(event(evSupport, who))
	case verbTrade:
		s.princess, s.alliance = who, trade
		s.emit(event(evTrade, who))
	}
	s.endWedding()
}

// endWedding leaves the card with its player, whose disc goes back to the first
// space (§marriage step).
func (s *State) endWedding() {
	p := &s.player[s.actor]
	if s.suitor != noMarriage {
		p.married |= only(s.suitor)
	}
	p.space = 0
	s.suitor = noMarriage
	s.stage, s.actor, s.space = marriageTrack, nobody, topSpace
}

// giveSpace gives the benefit of one space of the track to the disc on it, which
// stays (§marriage track).
func (s *State) giveSpace() {
	if s.space == 0 {
		s.enter(phaseBattle)
		return
	}
	space := s.space
	s.space--
	b := &track[space]
	home := b.Town && s.empty() != 0
	who := s.standing(space)
	if who == nobody || b.Coins == 0 && b.Renown == 0 && !home {
		return
	}
	s.emitCount(evTrack, who, int16(space))
	s.grant(who, b)
	if home {
		s.stage, s.actor = marriageSpace, who
	}
}

// standing is the player with a disc on a space of the track above the first, or
// nobody.
func (p *position) standing(space int8) side {
	for who := range p.seats {
		if p.player[who].space == space {
			return who
		}
	}
	return nobody
}

// homes returns the towns for a disc that a marriage card or a space gives
// (§marriage step, §marriage track).
func (s *State) homes() set {
	if s.ask.place == nowhere {
		return s.empty()
	}
	return s.empty() & inRegion[s.ask.place.region()]
}

// putHome puts that disc on a town.
func (s *State) putHome(who side, at place) {
	s.putDisc(who, at, evTown)
	if s.stage == marriageTown {
		s.endWedding()
		return
	}
	s.stage, s.actor = marriageTrack, nobody
}
