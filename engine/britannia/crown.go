package britannia

import "bretwalda/engine"

// The Bretwalda and the King.

const (
	crownBegins stage = iota
	ballotSeats       // seats without a vote may call a secret ballot
	ballotVotes
	ballotCount
)

// runCrown finds the King or the Bretwalda of the round (§The Bretwalda).
func (s *State) runCrown(f *frame) {
	stage := f.stage
	f.stage++
	switch stage {
	case crownBegins:
		f.stage = ballotCount + 1
		switch s.ed.Timeline[s.round].Crown {
		case Bretwalda:
			s.beginBallot(f)
		case King:
			if !s.crown() && s.ed.CrownFirst { // no King: a Bretwalda
				s.beginBallot(f)
			}
		case LastKing:
			s.succession()
		}
	case ballotSeats:
		s.callBallot(f)
	case ballotVotes:
		s.castVotes(f)
	case ballotCount:
		s.countVotes()
	default:
		s.pop()
	}
}

// beginBallot goes on with the vote (§The Bretwalda).
func (s *State) beginBallot(f *frame) {
	s.clearVotes()
	s.secret = s.ed.SealedVotes
	f.stage = ballotSeats
}

func (s *State) clearVotes() {
	for n := range s.vote {
		s.vote[n] = nobody
	}
	s.secret = false
}

// weight is how many votes a nation casts: one for each English area. The
// Galloway of Brigantes that are subjects of the Angles goes with the Angles
// (§The Bretwalda).
func (s *State) weight(n Nation) int {
	w := s.english(n)
	if s.ed.SubjectsVote && s.overlord[Brigantes] == Angles {
		switch n {
		case Brigantes:
			return 0
		case Angles:
			return w + s.english(Brigantes)
		}
		return w
	}
	if s.overlord[Brigantes] == Angles && s.occupiedBy(Brigantes)&bit(Galloway) != 0 {
		switch n {
		case Brigantes:
			w--
		case Angles:
			w++
		}
	}
	return w
}

// candidates are the nations that control an area in England, or all that are
// in play (§The Bretwalda).
func (s *State) candidates() nationSet {
	var c nationSet
	for n := Nation(0); n < nations; n++ {
		if s.english(n) > 0 || !s.ed.CandidatesHold && s.where[n] != 0 {
			c |= 1 << uint(n)
		}
	}
	return c
}

// voter is the next nation that has a vote to cast, or nobody (§The Bretwalda).
func (s *State) voter() Nation {
	for _, n := range s.ed.Order {
		if s.weight(n) > 0 && s.vote[n] == nobody {
			return n
		}
	}
	return nobody
}

// callBallot asks the seats that have no vote whether they want it secret;
// the others may say so when they vote (§The Bretwalda).
func (s *State) callBallot(f *frame) {
	for !s.secret && f.uncalled < engine.Seat(s.seats) {
		seat := f.uncalled
		votes := false
		for n := Nation(0); n < nations; n++ {
			votes = votes || s.player[n] == seat && s.weight(n) > 0
		}
		if c := s.candidates(); !votes && c&(c-1) != 0 { // two or more to vote for
			s.open(askBallot, nobody, nobody, nowhere)
			f.uncalled++
			f.stage = ballotSeats
			return
		}
		f.uncalled++
	}
}

// uncalledAsked asks the next seat that may call a secret ballot.
var uncalledAsked = engine.Asks(func(s *State, _ asking) engine.Seat { return s.top().uncalled })

// castVotes asks the next nation with a vote (§The Bretwalda).
func (s *State) castVotes(f *frame) {
	if n := s.voter(); n != nobody {
		s.open(askVote, n, nobody, nowhere)
		f.stage = ballotVotes
	}
}

func init() {
	define(askBallot, engine.Decide(
		"ballot", "The Bretwalda", uncalledAsked, uncounted,
		engine.Verbs[*State](verbOpen, verbSecret),
		func(s *State, ask asking, c engine.Choice) {
			if c.Verb == verbSecret {
				s.callSecret(ask.seat)
			}
		},
		because(ruleVote),
		ordered(policyVote, func(*State, uint8, []engine.Order) (engine.Choice, bool) { return engine.NewChoice(verbOpen), true }),
	))
	define(askVote, engine.Decide(
		"vote", "The Bretwalda", playerAsked, uncounted,
		(*State).votes,
		func(s *State, ask asking, c engine.Choice) {
			if c.Verb == verbSecret {
				s.callSecret(ask.seat)
			} else {
				s.castVote(ask.side, Nation(c.What))
			}
		},
		because(ruleVote), ordered(policyVote, (*State).voteBy),
	))
}

// callSecret makes the ballot secret: votes already cast are void (§The Bretwalda).
func (s *State) callSecret(seat engine.Seat) {
	s.clearVotes()
	s.secret = true
	e := eventOf(evBallot)
	e.extra = int16(seat)
	s.say(e)
}

// votes lists the candidates that a nation may vote for (§The Bretwalda).
func (s *State) votes(buf []engine.Choice) []engine.Choice {
	start := len(buf)
	for n := Nation(0); n < nations; n++ {
		if has(s.candidates(), n) {
			c := engine.NewChoice(verbVote)
			c.What = int8(n)
			buf = append(buf, c)
		}
	}
	if !s.secret && len(buf) > start+1 {
		buf = append(buf, engine.NewChoice(verbSecret))
	}
	return buf
}

// castVote records a vote, and shows it in an open ballot (§The Bretwalda).
func (s *State) castVote(n, candidate Nation) {
	s.vote[n] = candidate
	if !s.secret {
		s.announceVote(n)
	}
}

func (s *State) announceVote(n Nation) {
	e := eventOf(evVote)
	e.side, e.other, e.count = n, s.vote[n], int16(s.weight(n))
	s.say(e)
}

// countVotes makes the nation with more than half of the votes Bretwalda (§The Bretwalda).
func (s *State) countVotes() {
	var tally [nations]int
	total := 0
	for _, n := range s.ed.Order {
		w := s.weight(n)
		if w == 0 {
			continue
		}
		if s.secret {
			s.announceVote(n)
		}
		tally[s.vote[n]] += w
		total += w
	}
	winner := nobody
	for n, k := range tally {
		if 2*k > total {
			winner = Nation(n)
		}
	}
	e := eventOf(evBretwalda)
	e.side = winner
	s.say(e)
	if winner != nobody {
		s.score(winner, s.ed.BretwaldaPoints, eventOf(evScoreBretwalda))
	}
	s.clearVotes()
}

// doubles reports whether a nation has at least twice as many English areas as
// any other (§The King).
func (s *State) doubles(n Nation) bool {
	for m := Nation(0); m < nations; m++ {
		if m != n && s.english(n) < 2*s.english(m) {
			return false
		}
	}
	return true
}

// reigns reports whether a nation fulfils the usual rules for a King (§The King).
func (s *State) reigns(n Nation) bool {
	if s.english(n) < int(s.ed.KingAreas) {
		return false
	}
	if s.ed.KingAmongNations {
		return s.doubles(n)
	}
	var rivals [engine.MaxSeats]int
	for m := Nation(0); m < nations; m++ {
		if seat := s.player[m]; seat >= 0 && seat != s.player[n] {
			rivals[seat] += s.english(m)
		}
	}
	for _, k := range rivals {
		if s.english(n) < 2*k {
			return false
		}
	}
	return true
}

// crown finds the King of rounds XI to XIV, who also gains an army. Of two nations
// of one player the larger has the King. It reports whether there is one (§The King).
func (s *State) crown() bool {
	e := eventOf(evKing)
	e.side = s.king()
	s.say(e)
	if n := e.side; n != nobody {
		s.score(n, s.ed.KingPoints, eventOf(evScoreKing))
		if s.available(n) > 0 {
			s.push(frame{step: stepPlace, n: n, count: 1, stage: placeKing})
		}
	}
	return e.side != nobody
}

// king is the nation that has the King of rounds XI to XIV, or nobody (§The King).
func (s *State) king() Nation {
	king := nobody
	for n := Nation(0); n < nations; n++ {
		if s.reigns(n) && (king == nobody || s.english(n) > s.english(king)) {
			king = n
		}
	}
	return king
}

// succession settles who is King in Round XVI (§The King).
func (s *State) succession() {
	e := eventOf(evKing)
	king := s.heir()
	if king.Points != 0 {
		e.side, e.what = king.Nation, king.Leader
	}
	s.say(e)
	if e.side != nobody {
		s.score(e.side, king.Points, eventOf(evScoreKing))
	}
}

// heir is the claimant who is King; without points there is none. A single
// surviving claimant is King unless a nation without claimant holds twice as
// much (§The King).
func (s *State) heir() Claimant {
	alive := 0
	var king, last Claimant
	var lines nationSet
	for _, c := range s.ed.Claimants {
		lines |= 1 << uint(c.Nation)
		if !s.alive(c.Nation, c.Leader) {
			continue
		}
		alive++
		last = c
		if s.reigns(c.Nation) && (king.Points == 0 || s.english(c.Nation) > s.english(king.Nation)) {
			king = c
		}
	}
	if alive == 1 {
		king = last
		for m := Nation(0); m < nations; m++ {
			if k := s.english(m); !has(lines, m) && k > 0 && k >= 2*s.english(last.Nation) {
				king = Claimant{}
			}
		}
	}
	return king
}
