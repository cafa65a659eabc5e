package britannia

import "bretwalda/engine"

// Submission to Roman Rule, Belgae Submission, Brigante Submission to the
// Angles.

// offerSubmission opens a chance to submit: after a movement phase, a round of
// battle or a battle of the Romans or Angles (§Submission).
func (s *State) offerSubmission(lord Nation) {
	if !s.fight.submissionDue {
		return
	}
	s.fight.submissionDue = false
	for _, l := range [...]Nation{Angles, Romans} {
		if l != lord && !s.ed.SubmitAnyTime {
			continue
		}
		for n := Nation(0); n < nations; n++ {
			if s.maySubmit(n, l) {
				s.push(frame{step: stepSubmission, n: l})
				break
			}
		}
	}
}

// maySubmit reports whether a nation meets the conditions (§Submission).
func (s *State) maySubmit(n, lord Nation) bool {
	if s.overlord[n] != nobody || n == lord || s.assails(n, lord) {
		return false
	}
	switch lord {
	case Romans:
		areas := size(s.occupiedBy(n))
		return s.ed.SubmitAt[n] != 0 && areas >= 1 && areas <= s.ed.SubmitAt[n] &&
			(s.ed.SubmitRound[n] == 0 || s.ed.SubmitRound[n] == s.round) && s.romanArmies() != 0
	case Angles:
		if n != Brigantes || s.round < s.ed.AngleSubmission[0] || s.round > s.ed.AngleSubmission[1] {
			return false
		}
		areas := size(s.occupiedBy(n) & s.ed.BriganteCore)
		infantry, _ := s.inPlay(Angles)
		return areas >= 1 && areas <= 2 && infantry > 0
	}
	return false
}

// assails reports whether a nation is in the middle of attacking another in
// its own turn: then it does not submit to it (§Submission).
func (s *State) assails(n, lord Nation) bool {
	if s.act != n {
		return false
	}
	for t := s.where[n] & s.where[lord] & allLand; t != 0; {
		if s.armies(n, next(&t)) > 0 {
			return true
		}
	}
	return false
}

// runSubmission asks the nations that may submit, one after the other (§Submission).
func (s *State) runSubmission(f *frame) {
	for n := f.unasked; n < nations; n++ {
		f.unasked = n + 1
		if !s.maySubmit(n, f.n) {
			continue
		}
		if f.n == Romans && s.ed.MustSubmit {
			s.submit(n, f.n)
		} else {
			s.open(askSubmit, n, f.n, nowhere)
		}
		return
	}
	s.pop()
}

func init() {
	define(askSubmit, engine.Decide(
		"submit", "Submission", playerAsked, uncounted,
		engine.Verbs[*State](verbSubmit, verbRefuse),
		func(s *State, ask asking, c engine.Choice) {
			if c.Verb == verbSubmit {
				s.submit(ask.side, ask.other)
			}
		},
		because(ruleSubmission), ordered(policySubmit, (*State).submitBy),
	))
}

// submit makes a nation a subject (§Submission).
func (s *State) submit(n, lord Nation) {
	s.overlord[n] = lord
	e := eventOf(evSubmit)
	e.side, e.other = n, lord
	s.say(e)
	if lord == Romans {
		s.submitted |= 1 << uint(n)
		e := eventOf(evScoreSubmit)
		e.other = n
		s.score(lord, s.ed.Cards[lord].Submitted[n], e)
		// Effect 1: areas count as occupied by the Romans. Roman armies that are still
		// there leave at once.
		for t := s.occupiedBy(n); t != 0; {
			s.scoreOccupied(lord, next(&t))
		}
	}
	var shared set
	for t := s.occupiedBy(n); t != 0; {
		if at := next(&t); s.protected(n, lord, at) && s.armies(lord, at) > 0 {
			shared |= bit(at)
		}
	}
	if shared != 0 {
		s.push(frame{step: stepDisplace, n: lord, subject: n, remaining: shared})
	}
}

// protected reports whether a subject's area is safe from its overlord, and
// may be left vacant only with its permission (§Submission).
func (s *State) protected(n, lord Nation, at Place) bool {
	return lord != Angles || s.ed.BriganteCore&bit(at) != 0
}

// atPeace reports whether n may not attack m in an area (§Submission).
func (s *State) atPeace(n, m Nation, at Place) bool {
	switch {
	case s.overlord[n] == m: // effect 2: subjects do not attack their overlord
		return true
	case s.overlord[m] == n:
		return s.protected(m, n, at)
	case s.overlord[n] != nobody && s.overlord[n] == s.overlord[m]:
		return !s.ed.SubjectsFight
	case n == RomanoBritish: // The Romano-British and Submitted Nations
		return has(s.ed.LastingPeace, m) ||
			s.round < s.ed.BanUntil && has(s.submitted&^s.broken, m) && !s.mayRebel(m) ||
			s.tolerates(n, m)
	}
	return false
}

// tolerates reports whether m are federates, whom the Romano-British spare in the
// first round of the shorter game (§The Romano-British).
func (s *State) tolerates(n, m Nation) bool {
	return n == RomanoBritish && s.round == s.ed.BritonsRound && has(s.ed.Tolerated, m)
}

// mayRebel reports whether a nation is one that revolts after a turn and that the
// Romano-British do not spare as a former subject, submitted or not (§Belgae Submission).
func (s *State) mayRebel(n Nation) bool { return s.ed.RebelsForgotten && s.ed.SubmitRound[n] != 0 }

// runDisplace has the overlord's armies leave the areas in which a nation has
// just submitted, one after the other (§Submission).
func (s *State) runDisplace(f *frame) {
	if f.remaining == 0 {
		s.pop()
		return
	}
	rest := f.remaining
	f.place = next(&rest)
	switch {
	case s.armies(f.n, f.place) == 0:
		f.remaining = rest
		s.dropBands(f.n, f.place)
		if s.leaderIn(f.n, f.place) {
			s.removeLeader(f.n)
		}
	case s.refuges(f) == 0:
		s.takeOff(f.n, Infantry, s.infantry[f.n][f.place], f.place)
		s.events[len(s.events)-1].Extra = int16(removedBySubjects)
	default:
		s.open(askDisplace, f.n, f.subject, f.place)
	}
}

func init() {
	define(askDisplace, engine.Decide(
		"displace", "Submission", playerAsked,
		func(s *State) int8 { return s.armies(s.top().n, s.top().place) },
		(*State).displacements,
		func(s *State, _ asking, c engine.Choice) { s.displace(s.top(), Place(c.To), c.Count) },
		because(ruleSubmission), ranked(policyDisplace, (*State).preferRefuge),
	))
}

// displacements lists where the armies that leave may go: where there is only
// one area all go, or as many as the limits allow (§Submission).
func (s *State) displacements(buf []engine.Choice) []engine.Choice {
	f, start := s.top(), len(buf)
	have := s.armies(f.n, f.place)
	t := s.refuges(f)
	single := size(t) == 1
	for t != 0 {
		c := engine.Choice{Verb: verbDisplace, What: int8(Infantry), From: int8(f.place), To: int8(next(&t)), Via: int8(nowhere), Via2: int8(nowhere)}
		for c.Count = 1; c.Count <= have; c.Count++ {
			if s.roomFor(f.n, c.Count, bit(Place(c.To)), f.place) != 0 {
				buf = append(buf, c)
			}
		}
	}
	if single {
		buf = append(buf[:start], buf[len(buf)-1])
	}
	return buf
}

// refuges are the areas to which displaced armies may go (§Submission).
func (s *State) refuges(f *frame) set {
	lord, at, subject := f.n, f.place, f.subject
	own := s.solely(lord)
	var vacant set
	for t := allLand; t != 0; {
		if p := next(&t); s.present[p] == 0 {
			vacant |= bit(p)
		}
	}
	beside := s.besides(at)
	near := s.roomFor(lord, 1, beside&own, at)
	if near == 0 || s.ed.DisplacedChoose {
		near |= s.roomFor(lord, 1, beside&vacant, at)
	}
	if s.ed.DisplacedFar {
		near |= s.roomFor(lord, 1, own, at)
	}
	if near != 0 {
		if lord == Romans && s.ed.RoadMoves {
			near |= s.roomFor(lord, 1, s.alongRoads(near&s.roads)&own, at)
		}
		return near
	}
	var around set
	for t := s.occupiedBy(subject); t != 0; {
		around |= s.besides(next(&t))
	}
	if t := s.roomFor(lord, 1, around&own, at); t != 0 {
		return t
	}
	return s.roomFor(lord, 1, around&vacant, at)
}

// displace moves some of the armies away; the leader goes with the last (§Submission).
func (s *State) displace(f *frame, to Place, k int8) {
	n, from := f.n, f.place
	vacant := s.present[to] == 0
	s.addInfantry(n, from, -k)
	s.addInfantry(n, to, k)
	s.moveBands(from, to, k)
	if s.leaderIn(n, from) && s.armies(n, from) == 0 {
		s.leaderAt[n] = to
	}
	e := eventOf(evDisplace)
	e.side, e.count, e.from, e.to = n, int16(k), from, to
	s.say(e)
	if vacant {
		s.occupy(n, to)
	}
}

// endAngleSubmission frees the Brigantes at the end of its last round, or when no Angle army
// is left (§Submission to the Angles).
func (s *State) endAngleSubmission() {
	if s.overlord[Brigantes] != Angles {
		return
	}
	if infantry, _ := s.inPlay(Angles); infantry == 0 || s.round >= s.ed.AngleSubmission[1] {
		s.endSubmission(Brigantes)
	}
}

// Share is how much a subject keeps of something (§Submission).
type Share uint8

const (
	Whole Share = iota
	Half
	Nothing
)

// Terms are what a nation lives by under an overlord (§Submission).
type Terms struct {
	Points Share // of its points for areas
	Growth Share // of its population points, without leave
	Until  int   // the round in which it is free again at the latest; 0 if none is set
	Turn   bool  // its next turn frees it
}

// Terms tells by what a nation would live as the subject of another one.
func (s *State) Terms(side, lord int8) Terms {
	n, l := Nation(side), Nation(lord)
	t := Terms{Points: Half, Growth: Half}
	switch {
	case s.ed.SubjectsPoor:
		t.Points, t.Growth = Nothing, Nothing
	case l == Angles && s.ed.SubjectsKeep:
		t.Points = Whole
	}
	if l == Romans {
		t.Until, t.Turn = int(s.ed.BritonsRound), s.ed.SubmitRound[n] != 0
	}
	return t
}
