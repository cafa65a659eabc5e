package britannia

// judgeBattle adds the expectations of both sides from a battle of the acting nation,
// by the exact odds of all its endings.
func (a *appraisal) judgeBattle(n, m Nation, at Place) {
	s := a.s
	r := Odds(s.query(n, m, at))
	a.hopes[n] += a.w.times(part(r.DefenderLoses)*a.skull(n, m)/sure, ofSkull)
	a.hopes[m] += a.w.times(part(r.AttackerLoses)*a.skull(m, n)/sure, ofSkull)
	var occupy int32
	if s.occupied[n]&bit(at) == 0 && !s.homeward(n) {
		occupy = grain * int32(s.ed.points.occupy[n][s.round][at])
	}
	raises := n == Romans && s.fortsRise() && (s.forts|s.ruins)&bit(at) == 0
	attacked, attacks := a.exposure(m, at), a.exposure(n, at)
	for i := range r.Endings {
		e := &r.Endings[i]
		chance := part(e.Chance)
		switch {
		case chance == 0:
		case e.Fixture || e.Defender.Infantry+e.Defender.Cavalry > 0:
			a.hold(m, at, remains(e.Defender, e.Fixture), &attacked, chance)
		case e.Attacker.Infantry+e.Attacker.Cavalry > 0:
			a.hopes[n] += occupy * chance / sure
			a.hold(n, at, remains(e.Attacker, raises), &attacks, chance)
		}
	}
}

func remains(side OddsSide, works bool) troops {
	t := troops{infantry: side.Infantry, strong: side.Cavalry, led: side.Leader}
	if works {
		t.works = 1
	}
	return t
}

// query asks for the odds of the battle in an area.
func (s *State) query(n, m Nation, at Place) OddsQuery {
	x, y := s.stand(n, at), s.stand(m, at)
	return OddsQuery{
		Attacker:  OddsSide{x.infantry, x.strong, x.led},
		Defender:  OddsSide{y.infantry, y.strong, y.led && y.infantry+y.strong > 0},
		Fort:      m == Romans && y.works > 0,
		Burh:      m == Saxons && y.works > 0,
		BurhFirst: s.BurhFirst(),
		Difficult: difficult&bit(at) != 0,
	}
}

// skull is the reward for an army of a victim, in grains.
func (a *appraisal) skull(by, victim Nation) int32 {
	s := a.s
	own := by == s.act
	for i := range s.ed.Cards[by].Eliminate {
		k := &s.ed.Cards[by].Eliminate[i]
		if s.round < k.From || s.round > k.To || !has(k.Of, victim) || k.OwnTurn && !own || k.Unless > Burh {
			continue
		}
		if k.Banned && (!has(s.submitted&s.broken, victim) || s.mayRebel(victim)) {
			continue
		}
		for _, w := range k.What {
			if w == Infantry || w == Cavalry {
				return grain * int32(k.Points)
			}
		}
	}
	return 0
}
