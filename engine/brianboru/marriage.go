package brianboru

import "bretwalda/engine"

// Steps of the marriage step.
const (
	marriageCard     step = iota // who stands highest takes the card
	marriagePrincess             // what Estrid is married for
	marriageTown                 // the town of the card
	marriageTrack                // the benefits of the spaces, from the top down
	marriageSpace                // the town of a space
)

// The marriage step of the upkeep (§marriage step).
func (s *State) runMarriage() {
	switch s.step {
	case marriageCard:
		s.wed()
	case marriagePrincess:
		s.open(askPrincess, s.turn)
	case marriageTown:
		r := marriageCards[s.suitor].Region
		if s.empty()&inRegion[r] == 0 {
			s.endWedding()
			return
		}
		s.open(askTown, s.turn)
		s.ask.place = r.place()
	case marriageTrack:
		s.giveSpace()
	default:
		s.open(askTown, s.turn)
	}
}

func init() {
	define(askPrincess, []uint8{verbSupport, verbTrade, verbSpurn}, engine.Decide(
		"princess", "Princess of Denmark", playerAsked, untold,
		engine.Verbs[*State](verbSupport, verbTrade, verbSpurn),
		func(s *State, ask asking, c engine.Choice) { s.ally(ask.side, c.Verb) },
		because(ruleList),
		settled(policyPrincess, (*State).preferAlliance),
	))
	define(askTown, []uint8{verbPlace}, engine.Decide(
		"town", "marriage step", playerAsked, untold,
		func(s *State, buf []engine.Choice) []engine.Choice { return townChoices(buf, verbPlace, s.homes()) },
		func(s *State, ask asking, c engine.Choice) { s.settleHome(ask.side, place(c.To)) },
		siteRefusal(ruleBride),
		settled(policyTown, (*State).preferTown),
	))
}

// wed gives the marriage card to who stands highest above the first space. When
// nobody does, the card is out of the game (§marriage step).
func (s *State) wed() {
	s.turn = s.soleLead(onTrack)
	if s.turn == nobody {
		s.sayCard(evUnwed, nobody)
		s.suitor = noMarriage
		s.enter(phaseBattle)
		return
	}
	s.sayCard(evMarry, s.turn)
	if s.suitor == estrid {
		s.step = marriagePrincess
		return
	}
	b := &marriageCards[s.suitor].Benefit
	s.grant(s.turn, b)
	if b.Town {
		s.step = marriageTown
		return
	}
	s.endWedding()
}

// sayCard tells what becomes of the marriage card beside the track.
func (s *State) sayCard(kind uint8, who side) {
	e := deed(kind, who)
	e.What = s.suitor.what()
	s.say(e)
}

// grant gives a player the benefit of a card or a space, but for its town, which
// he chooses (§marriage step, §marriage track).
func (s *State) grant(who side, b *Benefit) {
	s.score(who, int16(b.Points), deed(evScoreMarriage, who))
	if b.Coins > 0 {
		s.gainCoins(who, b.Coins)
	}
	if b.Renown > 0 {
		s.gainRenown(who, b.Renown)
	}
}

// ally settles what the princess of Denmark is married for (§Princess of Denmark).
func (s *State) ally(who side, verb uint8) {
	switch verb {
	case verbSpurn:
		s.say(deed(evSpurn, who))
		s.score(who, spurnPoints, deed(evScoreSpurn, who))
		s.suitor = noMarriage // nobody's card
	case verbSupport:
		s.princess, s.alliance = who, support
		s.say(deed(evSupport, who))
	case verbTrade:
		s.princess, s.alliance = who, trade
		s.say(deed(evTrade, who))
	}
	s.endWedding()
}

// endWedding leaves the card with who married, and moves his disc to the first
// space (§marriage step).
func (s *State) endWedding() {
	p := &s.player[s.turn]
	if s.suitor != noMarriage {
		p.married |= only(s.suitor)
	}
	p.space = 0
	s.suitor = noMarriage
	s.step, s.turn, s.space = marriageTrack, nobody, topSpace
}

// giveSpace gives the benefit of one space of the track to who stands there; he
// stays there (§marriage track).
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
	s.sayCount(evTrack, who, int16(space))
	s.grant(who, b)
	if home {
		s.step, s.turn = marriageSpace, who
	}
}

// standing is whose disc is on a space of the track above the first, or nobody.
func (p *position) standing(space int8) side {
	for who := range p.seats {
		if p.player[who].space == space {
			return who
		}
	}
	return nobody
}

// homes is the towns for a disc that a marriage card or a space gives
// (§marriage step, §marriage track).
func (s *State) homes() set {
	if s.ask.place == nowhere {
		return s.empty()
	}
	return s.empty() & inRegion[s.ask.place.region()]
}

// settleHome puts that disc on a town.
func (s *State) settleHome(who side, at place) {
	s.settleIn(who, at, evTown)
	if s.step == marriageTown {
		s.endWedding()
		return
	}
	s.step, s.turn = marriageTrack, nobody
}
