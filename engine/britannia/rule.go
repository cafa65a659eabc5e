package britannia

import "bretwalda/engine"

// The names of the rules that forbid a choice: keys of the text tables.
const (
	ruleTurn           = "turn"        // it is not the moment for that
	ruleList           = "list"        // not among the choices
	ruleMovement       = "movement"    // out of reach
	ruleDifficult      = "difficult"   // difficult terrain stops armies
	ruleStacking       = "stacking"    // too many armies in an area
	ruleOverrun        = "overrun"     // not enough armies stopped to march through
	ruleStrait         = "strait"      // a strait takes the whole move
	ruleLanding        = "landing"     // armies at sea have to land
	ruleSeas           = "seas"        // the card forbids the sea or the landing
	ruleLeader         = "leader"      // a leader is never alone
	rulePeace          = "peace"       // subjects, overlords and the Romano-British peace
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

// rule names the rule that forbids a choice which is not in the list.
func (s *State) rule(c engine.Choice) string {
	switch s.ask.kind {
	case askPlace, askLeader, askCompanion, askReplaceFort, askReplaceArmy, askWithhold, askNormanCavalry:
		return rulePopulation
	case askBurh:
		return ruleBurh
	case askBattle:
		return ruleBattleOrder
	case askDefenderRetreat, askAttackerRetreat:
		return ruleRetreat
	case askWithdraw:
		return ruleWithdrawal
	case askOverpopulation:
		return ruleOverpopulation
	case askExcess:
		return ruleStacking
	case askVote, askBallot:
		return ruleVote
	case askSubmit, askDisplace, askGrowth, askAbandon:
		return ruleSubmission
	case askMarch:
		return s.marchRule(c)
	case askRoll, askColours, askBidder, askBid, askRaise, askKillCavalry, askLoseBurh, askLost, askLegion, askDepart:
		return ruleList
	}
	return ruleTurn
}

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
	case c.From < 0 || c.From >= places || c.To < 0 || c.To >= places || c.From == c.To || c.Count < 0 || c.Extra < 0:
		return ruleMovement
	}
	with := c.Verb == verbLead
	if with && s.leaderAt[n] != c.From {
		return ruleLeader
	}
	have := s.armies(n, c.From)
	if k := c.Count + c.Extra; k > s.spare(n, c.From, with) && k <= have && k > 0 {
		switch {
		case !isSea(c.From) && s.rival(n, c.From) != nobody:
			return ruleOverrun
		case !isSea(c.From) && s.bound(n, c.From):
			return ruleAbandon
		}
		return ruleLeader
	}
	if !isSea(c.To) {
		if m := s.rival(n, c.To); m != nobody && s.atPeace(n, m, c.To) {
			return rulePeace
		}
	}
	t := s.leaderTraveller(n)
	if !with {
		t = s.traveller(n, c.From, c.What)
	}
	if t.seaborne && s.ed.Cards[n].NoLanding&bit(c.To) != 0 {
		return ruleSeas
	}
	if t.led = true; s.reaches(t, c.To) && !with {
		return ruleDifficult
	}
	if acrossStrait[min(c.From, lands-1)]&bit(c.To) != 0 {
		return ruleStrait
	}
	return ruleMovement
}

func (s *State) reaches(t traveller, to place) bool {
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
