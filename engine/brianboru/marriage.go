package brianboru

// Steps of the marriage step.
const (
	marriageCard     = iota // who stands highest takes the card
	marriagePrincess        // what Estrid is married for
	marriageTown            // the town of the card
	marriageTrack           // the benefits of the spaces, from the top down
	marriageSpace           // the town of a space
)

// The marriage step of the upkeep.
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
		s.ask.place = townCount + r
	case marriageTrack:
		s.giveSpace()
	default:
		s.open(askTown, s.turn)
	}
}

// wed gives the marriage card to who stands highest above the first space. When
// nobody does, the card is out of the game.
func (s *State) wed() {
	for who := range s.seats {
		if p := &s.player[who]; p.space > 0 && (s.turn == nobody || p.space > s.player[s.turn].space) {
			s.turn = who
		}
	}
	kind := uint8(evMarry)
	if s.turn == nobody {
		kind = evUnwed
	}
	e := deed(kind, s.turn)
	e.What = orlaith + s.suitor
	s.say(e)
	if s.turn == nobody {
		s.suitor = nothing
		s.enter(phaseBattle)
		return
	}
	if s.suitor == estrid {
		s.step = marriagePrincess
		return
	}
	b := &marriageCards[s.suitor].Benefit
	s.score(s.turn, int16(b.Points), deed(evScoreMarriage, s.turn))
	if b.Renown > 0 {
		s.gainRenown(s.turn, b.Renown)
	}
	if b.Town {
		s.step = marriageTown
		return
	}
	s.endWedding()
}

// ally settles what the princess of Denmark is married for.
func (s *State) ally(who side, verb uint8) {
	switch verb {
	case verbSpurn:
		s.say(deed(evSpurn, who))
		s.score(who, spurnPoints, deed(evScoreSpurn, who))
		s.suitor = nothing // nobody's card
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
// space.
func (s *State) endWedding() {
	p := &s.player[s.turn]
	if s.suitor != nothing {
		p.married |= 1 << uint(s.suitor)
	}
	p.space = 0
	s.suitor = nothing
	s.step, s.turn, s.count = marriageTrack, nobody, topSpace
}

// giveSpace gives the benefit of one space of the track to who stands there; he
// stays there.
func (s *State) giveSpace() {
	if s.count == 0 {
		s.enter(phaseBattle)
		return
	}
	space := s.count
	s.count--
	b := &track[space]
	home := b.Town && s.empty() != 0
	who := s.standing(space)
	if who == nobody || b.Coins == 0 && b.Renown == 0 && !home {
		return
	}
	s.sayCount(evTrack, who, int16(space))
	if b.Coins > 0 {
		s.gainCoins(who, b.Coins)
	}
	if b.Renown > 0 {
		s.gainRenown(who, b.Renown)
	}
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

// homes is the towns for a disc that a marriage card or a space gives.
func (s *State) homes() set {
	if s.ask.place == nowhere {
		return s.empty()
	}
	return s.empty() & inRegion[s.ask.place-townCount]
}

// settleBride puts that disc on a town.
func (s *State) settleBride(who side, at place) {
	s.settleIn(who, at, evTown)
	if s.step == marriageTown {
		s.endWedding()
		return
	}
	s.step, s.turn = marriageTrack, nobody
}
