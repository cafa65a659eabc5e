package britannia

import "bretwalda/engine"

// The names of the rules that forbid a choice: keys of the text tables.
const (
	ruleTurn           = "turn"        // it is not the moment for that
	ruleList           = "list"        // not among the choices
	ruleMovement       = "movement"    // out of reach
	ruleMoved          = "moved"       // not so many of that kind may still march
	ruleNobody         = "nobody"      // none of the nation is there
	ruleDone           = "done"        // all of them have marched
	ruleBlocked        = "blocked"     // another nation is in the way
	ruleBoats          = "boats"       // the nation has no boats now
	ruleAfloat         = "afloat"      // a march does not end at sea
	ruleDifficult      = "difficult"   // difficult terrain stops armies
	ruleStacking       = "stacking"    // too many armies in an area
	ruleOverrun        = "overrun"     // not enough armies stopped to march through
	ruleStrait         = "strait"      // a strait takes the whole move
	ruleLanding        = "landing"     // armies at sea have to land
	ruleSeas           = "seas"        // the card forbids the sea or the landing
	ruleLeader         = "leader"      // a leader is never alone
	rulePeace          = "peace"       // subjects, overlords and the Romano-British peace
	ruleFederates      = "federates"   // the Romano-British and the nations they tolerate
	ruleAbandon        = "abandon"     // a subject may not abandon the area
	ruleRetreat        = "retreat"     // no retreat to there
	ruleBattleOrder    = "battleOrder" // no battle there
	rulePopulation     = "population"  // no new army there
	ruleBurh           = "burh"        // no burh there
	ruleWithdrawal     = "withdrawal"  // no raiders that set out from there
	ruleOverpopulation = "overpopulation"
	ruleVote           = "vote"
	ruleSubmission     = "submission"
)

// marchRule answers "why can they not march there?".
func (s *State) marchRule(c engine.Choice) string {
	n := s.act
	switch {
	case c.Verb == verbEnd && !s.stacksFit(n):
		return ruleStacking
	case c.Verb == verbEnd:
		return ruleLanding
	case c.Verb != verbMarch && c.Verb != verbLead:
		return ruleTurn
	case c.From < 0 || c.From >= places || c.To >= places || c.From == c.To || c.Count < 0 || c.Extra < 0:
		return ruleMovement
	}
	with := c.Verb == verbLead
	if here := s.armies(n, Place(c.From)); c.To < 0 { // wherever to
		switch {
		case here == 0 && s.leaderAt[n] != Place(c.From):
			return ruleNobody
		case here > 0 && !s.mayMarch(c):
			return ruleDone
		}
	}
	if with && s.leaderAt[n] != Place(c.From) {
		return ruleLeader
	}
	if !with && !s.mayMarch(c) {
		return ruleMoved
	}
	if with && c.Count+c.Extra == 0 && c.To >= 0 && (isSea(Place(c.To)) || s.landArmies(n)&bit(Place(c.To)) == 0) {
		return ruleLeader // the leader would be alone
	}
	have := s.armies(n, Place(c.From))
	if k := c.Count + c.Extra; k > s.spare(n, Place(c.From), with) && k <= have && k > 0 {
		switch {
		case !isSea(Place(c.From)) && s.rival(n, Place(c.From)) != nobody:
			return ruleOverrun
		case !isSea(Place(c.From)) && s.bound(n, Place(c.From)):
			return ruleAbandon
		}
		return ruleLeader
	}
	if c.To < 0 {
		return ruleMovement
	}
	if !isSea(Place(c.To)) {
		if m := s.rival(n, Place(c.To)); m != nobody && s.atPeace(n, m, Place(c.To)) {
			if s.tolerates(n, m) {
				return ruleFederates
			}
			return rulePeace
		}
	}
	return s.wayRule(s.marching(c), Place(c.To))
}

// marching is the traveller of a march.
func (s *State) marching(c engine.Choice) traveller {
	if c.Verb == verbLead {
		return s.leaderTraveller(s.act)
	}
	t := s.traveller(s.act, Place(c.From), Unit(c.What))
	t.bound = s.ashore(Place(c.From), Unit(c.What)) > 0
	return t
}

// blocker is the first place whose other nations alone keep a march from its target, or
// nowhere where there are more on every way.
func (s *State) blocker(c engine.Choice) Place {
	t := s.marching(c)
	for p := range s.present {
		if s.present[p]&^(1<<uint(s.act)) == 0 {
			continue
		}
		open := &State{position: s.position}
		open.present[p] &= 1 << uint(s.act)
		if open.reaches(t, Place(c.To)) {
			return Place(p)
		}
	}
	return nowhere
}

// mayMarch reports whether a number of armies of the kind may still march from a
// place; of any kind, where no target is named.
func (s *State) mayMarch(c engine.Choice) bool {
	have := int8(0)
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.place == Place(c.From) && b.state == unmoved && (b.kind == Unit(c.What) || c.To < 0) {
			have += b.count
		}
	}
	return have > 0 && have >= c.Count
}

// wayRule answers why a traveller does not get to a place: the first thing
// that keeps the traveller out.
func (s *State) wayRule(t traveller, to Place) string {
	but := func(change func(*traveller)) bool {
		other := t
		change(&other)
		return s.reaches(other, to)
	}
	card := &s.ed.Cards[t.n]
	switch {
	case t.moves <= 0:
		return ruleMoved
	case s.reaches(t, to):
		return ruleList
	case isSea(to):
		return s.seaRule(t, to)
	case t.seaborne && (coast[t.from]&card.NoLanding|s.shores(nextSea[t.from]&card.NoSea))&bit(to) != 0:
		return ruleSeas
	case t.bound && but(func(o *traveller) { o.bound = false }):
		return ruleSeas
	case but(func(o *traveller) { o.led = true }):
		return ruleDifficult
	case s.acrossFrom(t, to):
		return ruleStrait
	case s.alone(t.n).reaches(t, to):
		return ruleBlocked
	case !t.seaborne && !s.sails(t.n) && but(func(o *traveller) { o.sail = true }):
		return ruleBoats
	}
	return ruleMovement
}

// seaRule answers why a traveller does not end in a sea.
func (s *State) seaRule(t traveller, to Place) string {
	switch {
	case t.raider && s.ed.Cards[t.n].NoSea&bit(to) != 0 && nextSea[t.from]&bit(to) != 0:
		return ruleSeas
	case !t.seaborne && !s.sails(t.n):
		return ruleBoats
	}
	return ruleAfloat
}

// shores are the areas on some seas.
func (s *State) shores(seas set) set {
	var areas set
	for seas != 0 {
		areas |= coast[next(&seas)]
	}
	return areas
}

// acrossFrom reports whether a place is over a strait from a place that a traveller
// reaches, but the crossing takes a whole move.
func (s *State) acrossFrom(t traveller, to Place) bool {
	if t.seaborne || isSea(to) {
		return false
	}
	from := acrossStrait[to]
	if from&bit(t.from) != 0 {
		return true
	}
	for _, w := range s.explore(t) {
		if from&bit(w.to) != 0 {
			return true
		}
	}
	return false
}

// alone is the position were no other nation on the board.
func (s *State) alone(n Nation) *State {
	bare := &State{position: s.position}
	for p := range bare.present {
		bare.present[p] &= 1 << uint(n)
	}
	return bare
}

func (s *State) reaches(t traveller, to Place) bool {
	if t.moves <= 0 {
		return false
	}
	for _, w := range s.explore(t) {
		if w.to == to {
			return true
		}
	}
	return false
}
