package britannia

import "bretwalda/engine"

// Phase IV: Raider Withdrawal, The Danish Turns in Rounds XI and XIV.

// scoreRaid scores the areas of the Danes' first raid, just before they return
// (§The Danish Turns).
func (s *State) scoreRaid(n Nation) {
	if !s.homeward(n) {
		return
	}
	for t := s.solely(n); t != 0; {
		at := next(&t)
		e := eventOf(evScoreOccupy)
		e.to = at
		s.score(n, s.ed.points.occupy[n][s.round][at], e)
		if !s.ed.RaidScoresAgain {
			s.occupied[n] |= bit(at)
		}
	}
}

// crownCnut makes Cnut King in the Danish turn of his round (§The Danish Turns).
func (s *State) crownCnut(n Nation) {
	if n == Danes && s.round == s.ed.CnutRound && s.alive(Danes, Cnut) && s.english(Danes) > 0 && s.doubles(Danes) {
		e := eventOf(evKing)
		e.side, e.what = Danes, Cnut
		s.say(e)
		s.score(Danes, s.ed.CnutPoints, eventOf(evScoreKing))
	}
}

// homeward reports whether a nation's armies all have to return to sea this
// turn and score for areas only then (§The Danish Turns).
func (s *State) homeward(n Nation) bool { return n == Danes && s.round == s.ed.DanesHome }

// Stages of the withdrawal.
const (
	withdrawalAsks stage = iota
	withdrawalOver
)

// runWithdrawal asks which raiders return, and has all Danes of the first raid
// return (§Phase IV, §The Danish Turns).
func (s *State) runWithdrawal(f *frame) {
	if s.battlefields(f.n) != 0 { // raiders have to fight their way back
		s.push(frame{step: stepBattles, n: f.n})
		return
	}
	if s.homeward(f.n) {
		for b := s.firstAbroad(); b != nil; b = s.firstAbroad() {
			s.withdraw(engine.Choice{From: int8(b.place), To: int8(s.wayHome(b)), Count: b.count})
			if s.battlefields(f.n) != 0 {
				return
			}
		}
		f.stage = withdrawalOver
	}
	if f.stage == withdrawalOver || len(s.withdrawals(nil)) == 0 {
		s.pop()
		return
	}
	s.open(askWithdraw, f.n, nobody, nowhere)
}

func init() {
	define(askWithdraw, engine.Decide(
		"withdraw", "Phase IV", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return append(s.withdrawals(buf), engine.NewChoice(verbEnd))
		},
		func(s *State, _ asking, c engine.Choice) {
			if c.Verb == verbEnd {
				s.top().stage = withdrawalOver
			} else {
				s.withdraw(c)
			}
		},
		because(ruleWithdrawal),
		ranked(policyWithdraw, (*State).preferWithdrawal),
	))
}

// wayHome is the next place of raiders on their way back: home, or where they
// came ashore if single raiders find an enemy there (§Raiding).
func (s *State) wayHome(b *band) Place {
	if s.ed.UnitRaiders && b.landed != nowhere && b.landed != b.place && s.rival(s.act, b.landed) != nobody {
		return b.landed
	}
	return b.home
}

func (s *State) firstAbroad() *band {
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.kind == Raiders && b.place != b.home && b.count > 0 {
			return b
		}
	}
	return nil
}

func (s *State) anyAbroad() bool { return s.firstAbroad() != nil }

// withdrawals lists raiders that may return: to the sea, or by boat to their own area
// if no one else has come there (§Phase IV).
func (s *State) withdrawals(buf []engine.Choice) []engine.Choice {
	n := s.act
	for i := 0; i < int(s.banded); i++ {
		b := &s.bands[i]
		to := s.wayHome(b)
		if b.kind != Raiders || b.place == b.home || !isSea(to) && to == b.home && s.rival(n, to) != nobody {
			continue
		}
		k, first := int8(0), true
		for j := range s.bands[:s.banded] {
			if o := &s.bands[j]; o.place == b.place && o.kind == Raiders && s.wayHome(o) == to {
				first = first && j >= i
				k += o.count
			}
		}
		if !first {
			continue // listed with an earlier band
		}
		c := engine.Choice{Verb: verbWithdraw, What: int8(Raiders), From: int8(b.place), To: int8(to), Via: int8(nowhere), Via2: int8(nowhere)}
		for c.Count = 1; c.Count <= k; c.Count++ {
			if to != b.home || isSea(to) || s.roomFor(n, c.Count, bit(to), b.place) != 0 {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// withdraw takes raiders home; a leader goes with the last of them (§Phase IV).
func (s *State) withdraw(c engine.Choice) {
	n := s.act
	s.addInfantry(n, Place(c.From), -c.Count)
	vacant := !isSea(Place(c.To)) && s.present[c.To] == 0
	s.addInfantry(n, Place(c.To), c.Count)
	s.takeFrom(c.Count, func(b *band) bool {
		return b.place == Place(c.From) && b.kind == Raiders && s.wayHome(b) == Place(c.To)
	}, func(b band) {
		if fight := !isSea(Place(c.To)) && s.rival(n, Place(c.To)) != nobody; fight {
			b.place, b.entry, b.state = Place(c.To), Place(c.From), moved
			s.joinBand(b)
			s.entered[c.To] |= bit(Place(c.From))
			return
		}
		s.restBand(b, Place(c.To))
	})
	e := eventOf(evWithdraw)
	e.side, e.what, e.count, e.from, e.to = n, Raiders, int16(c.Count), Place(c.From), Place(c.To)
	s.say(e)
	if s.leaderIn(n, Place(c.From)) && s.armies(n, Place(c.From)) == 0 {
		s.leaderAt[n] = Place(c.To)
	}
	if vacant {
		s.occupy(n, Place(c.To))
	}
}

// depart sends Cnut and four armies home, fewer when fewer could come (§The Danish Turns).
func (s *State) depart(n Nation) {
	if n != Danes || s.round != s.ed.CnutRound {
		return
	}
	if s.alive(Danes, Cnut) {
		s.removeLeader(Danes)
	}
	infantry, _ := s.inPlay(Danes)
	k := s.ed.CnutArmies - s.shortfall
	if k >= infantry { // all of them: nothing to choose
		for t := s.where[Danes]; t != 0; {
			at := next(&t)
			s.takeOff(Danes, Infantry, s.infantry[Danes][at], at)
		}
		return
	}
	if k > 0 {
		s.push(frame{step: stepRemoval, n: n, count: k, stage: removeDeparting})
	}
}
