package britannia

import "bretwalda/engine"

// The losses of a battle, and which armies of the attacker they were.

// lostBands lists the homes of the armies among which the dice took some (§Raiding).
func (s *State) lostBands(buf []engine.Choice) []engine.Choice {
	at, start := s.fight.place, len(buf)
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place != at || b.kind == Cavalry {
			continue
		}
		c := engine.NewChoice(verbLose)
		c.What, c.From = int8(b.kind), int8(b.home)
		if n := len(buf); n == start || buf[n-1] != c {
			buf = append(buf, c)
		}
	}
	return buf
}

// toll is how many normal and strong armies and works a combatant loses.
type toll struct{ normal, strong, works int8 }

// tollOf works out the losses of a combatant, as far as they are decided (§Deciding Which
// Unit Is Eliminated).
func (s *State) tollOf(r role) toll {
	k := s.engaged(r)
	b := &s.fight
	sixes, lows := b.sixes[r.enemy()], b.lows[r.enemy()]
	if s.combatant(r) == Romans { // Eliminating Roman Forts: armies first
		t := toll{strong: min(sixes, k[strongArmies])}
		if t.strong == k[strongArmies] {
			t.works = min(sixes-t.strong+lows, k[works])
		}
		return t
	}
	low, high := s.killRange(r)
	t := toll{strong: b.killed[r]}
	if low == high {
		t.strong = low
	}
	normal := k[normalArmies] + k[works]
	loss := min(min(lows, normal)+sixes-max(0, t.strong), normal)
	switch {
	case s.BurhFirst(): // Saxon Burhs: in the last rounds the burh goes first
		t.works = min(loss, k[works])
	case r == defender && b.burh != undecided:
		t.works = b.burh
	default:
		t.works = max(0, loss-k[normalArmies])
	}
	t.normal = loss - t.works
	return t
}

// killRange is how few and how many cavalry the enemy's sixes may take. A six takes
// cavalry or infantry as the enemy likes, but no hit is wasted (§Deciding Which Unit Is
// Eliminated).
func (s *State) killRange(r role) (low, high int8) {
	k := s.engaged(r)
	sixes, lows := s.fight.sixes[r.enemy()], s.fight.lows[r.enemy()]
	normal := k[normalArmies] + k[works]
	high = min(sixes, k[strongArmies])
	if s.ed.CavalryFirst {
		return high, high
	}
	low = min(max(0, sixes-(normal-min(lows, normal))), high)
	return
}

// askLosses opens the decisions about losses that are not yet made
// (§Deciding Which Unit Is Eliminated).
func (s *State) askLosses(f *frame) bool {
	b := &s.fight
	for _, r := range defenderFirst {
		n := s.combatant(r)
		if n == Romans || b.killed[r] != undecided {
			continue
		}
		low, high := s.killRange(r)
		if low == high {
			b.killed[r] = low
			continue
		}
		enemy := s.combatant(r.enemy())
		f.stage = battleHits
		s.open(askKillCavalry, enemy, n, b.place)
		return true
	}
	if b.burh == undecided && s.burhChoice() {
		f.stage = battleHits
		s.open(askLoseBurh, Saxons, s.act, b.place)
		return true
	}
	return false
}

// takeLosses removes the losses of both nations at once and scores them
// (§Deciding Which Unit Is Eliminated).
func (s *State) takeLosses() {
	var tolls [2]toll
	for _, r := range defenderFirst {
		tolls[r] = s.tollOf(r)
	}
	for _, r := range defenderFirst {
		n, t := s.combatant(r), tolls[r]
		if n == Romans {
			s.lose(r, Infantry, t.strong)
			s.lose(r, Fort, t.works)
			continue
		}
		s.lose(r, Infantry, t.normal)
		s.lose(r, Cavalry, t.strong)
		s.lose(r, Burh, t.works)
	}
	for _, r := range defenderFirst {
		s.leaderFalls(r)
	}
}

// lose takes units off one nation and scores them for the other (§Phase III, §Eliminating Units).
func (s *State) lose(r role, kind Unit, k int8) {
	if k == 0 {
		return
	}
	n, by, at := s.combatant(r), s.combatant(r.enemy()), s.fight.place
	switch kind {
	case Fort:
		s.ruinFort(at)
	case Burh:
		s.burhs &^= bit(at)
		s.updatePresence(n, at)
	default:
		s.add(n, kind, at, -k)
	}
	e := eventOf(evHit)
	e.side, e.other, e.what, e.count, e.from = n, by, kind, int16(k), at
	s.say(e)
	for ; k > 0; k-- {
		s.eliminated(by, n, kind, at)
	}
}

// leaderFalls eliminates a leader left without units of the nation (§Leaders).
func (s *State) leaderFalls(r role) {
	n, by, at := s.combatant(r), s.combatant(r.enemy()), s.fight.place
	if !s.leaderIn(n, at) || units(s.engaged(r)) > 0 {
		return
	}
	if s.ed.LoneLeaders && units(s.engaged(r.enemy())) == 0 {
		return
	}
	l := s.leader[n]
	s.leader[n], s.leaderAt[n] = nothing, nowhere
	e := eventOf(evHit)
	e.side, e.other, e.what, e.count, e.from = n, by, l, 1, at
	s.say(e)
	s.eliminated(by, n, l, at)
}

// The attacker's armies of one kind are alike in battle, so the rules ask which of them
// the dice took only when it matters. Until then the bands in a place may hold more
// than is left of them.

// missing is how many armies of a kind the bands in a place hold too many.
func (s *State) missing(n Nation, at Place, cavalry bool) int8 {
	var k int8
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.place == at && (b.kind == Cavalry) == cavalry {
			k += b.count
		}
	}
	if cavalry {
		return k - s.cavalry[n][at]
	}
	return k - s.infantry[n][at]
}

// survivorsDiffer reports whether the survivors of a battle may return to different
// places, so that it matters which armies the dice took (§Raiding).
func (s *State) survivorsDiffer() bool {
	n, at := s.act, s.fight.place
	if s.ed.RaidersLast || s.missing(n, at, false) == 0 || s.infantry[n][at] == 0 {
		return false // single raiders outlive other armies
	}
	first := nowhere
	seen := false
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place != at || b.kind == Cavalry {
			continue
		}
		if seen && b.home != first {
			return true
		}
		first, seen = b.home, true
	}
	return false
}

// loseFrom records that the dice took one army with this home.
func (s *State) loseFrom(kind Unit, home Place) {
	at := s.fight.place
	s.takeFrom(1, func(b *band) bool { return b.place == at && b.kind == kind && b.home == home }, func(band) {})
}

// trimBands cuts bands that are alike to the armies left.
func (s *State) trimBands(n Nation, at Place) {
	s.takeFrom(s.missing(n, at, true), func(b *band) bool { return b.place == at && b.kind == Cavalry }, func(band) {})
	s.takeFrom(s.missing(n, at, false), func(b *band) bool { return b.place == at && b.kind != Cavalry }, func(band) {})
}

// restBands forgets how armies came into a place where the fight is over.
func (s *State) restBands(at Place) {
	s.takeFrom(127, func(b *band) bool { return b.place == at }, func(b band) { s.restBand(b, at) })
}
