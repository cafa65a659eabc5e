package britannia

import "sync"

// The promise of an area to its holder and to nations that may come.

// troops is the force of a nation in an area.
type troops struct {
	infantry, strong, works int8
	led                     bool
}

func (s *State) stand(n Nation, at Place) troops {
	t := troops{infantry: s.infantry[n][at], strong: s.cavalry[n][at], led: s.leaderIn(n, at)}
	switch n {
	case Romans:
		t.infantry, t.strong = 0, t.infantry
		t.works = int8(s.forts >> uint(at) & 1)
	case Saxons:
		t.works = int8(s.burhs >> uint(at) & 1)
	}
	return t
}

// strength counts a stand in normal armies: strong ones are one and a half, a
// leader is one.
func (t troops) strength() int8 {
	k := t.infantry + t.works + (3*t.strong+1)/2
	if t.led {
		k++
	}
	return min(k, mostStanding)
}

// judgeArea adds the promise of an area.
func (a *appraisal) judgeArea(at Place) {
	s := a.s
	a.approach(at)
	m, n := a.owner[at], s.act
	switch {
	case m == nobody:
		a.tempt(at, nobody, 0)
	case n != nobody && m != n && s.armies(n, at) > 0 && !s.atPeace(n, m, at):
		a.judgeBattle(n, m, at)
	default:
		t, x := s.stand(m, at), a.exposure(m, at)
		a.hold(m, at, t, &x, sure)
		a.tempt(at, m, t.strength())
	}
}

// approach finds the nations that may come into an area from adjacent areas or by sea.
func (a *appraisal) approach(at Place) {
	s := a.s
	a.near = 0
	for t := s.besides(at); t != 0; {
		beside := next(&t)
		if m := a.owner[beside]; m != nobody {
			a.come(m, 3*s.armies(m, beside))
		}
	}
	for t := coastSeas[at]; t != 0; {
		sea := next(&t)
		for p := s.present[sea]; p != 0; {
			m := nextNation(&p)
			a.come(m, s.armies(m, sea))
		}
	}
	for r := s.round; r <= s.round+1; r++ {
		for _, l := range a.o.landings[r][at] {
			if a.next[l.nation] == r && l.nation != s.act {
				a.come(l.nation, l.armies)
			}
		}
	}
}

// come counts armies that may come, in quarters.
func (a *appraisal) come(m Nation, quarters int8) {
	if quarters == 0 || a.next[m] > a.s.ed.Rounds[1] {
		return
	}
	if !has(a.near, m) {
		a.near |= 1 << uint(m)
		a.coming[m] = 0
	}
	a.coming[m] += quarters
}

// hostile reports whether a nation may attack another in an area, and would.
func (a *appraisal) hostile(m, n Nation, at Place) bool {
	return a.s.player[m] != a.s.player[n] && !a.s.atPeace(m, n, at)
}

// hold adds a nation's expectation from an area that it holds, with some chance.
func (a *appraisal) hold(n Nation, at Place, t troops, x *exposure, chance int32) {
	s := a.s
	a.areas[n] += chance
	a.armies[n] += chance * int32(t.infantry+t.strong+t.works)
	if inRegion[England]&bit(at) != 0 {
		a.shires[n] += chance
	}
	army := int32(t.infantry+t.strong) * a.o.army[n][a.next[n]]
	if s.act == n && s.homeward(n) {
		a.hopes[n] += (grain*int32(s.ed.points.occupy[n][s.round][at]) + army) * chance / sure
		return
	}
	lostNow, lostLater := x.peril(terrain(at), t.strength(), a.wary)
	lostNow, lostLater = min(a.w.times(lostNow, ofPerilNow), sure), min(a.w.times(lostLater, ofPerilLater), sure)
	now, later := sure-lostNow, sure-lostLater
	v := a.w.times(army*(later+sure)/(2*sure), ofGarrison)
	if n != Romans || t.works > 0 {
		v += a.w.times(a.o.now[n][s.round][at]*now/sure, ofNow) + a.o.later[n][s.round][at]*later/sure
	}
	a.hopes[n] += v * chance / sure
	if l := s.overlord[n]; l != nobody && s.tribute(l, s.round) && !(s.ed.RuinsBar && s.ruins&bit(at) != 0) {
		v := a.o.now[l][s.round][at]*now/sure + a.o.later[l][s.round][at]*later/sure
		a.hopes[l] += a.w.times(v*chance/sure, ofTribute)
	}
}

// tempt adds the expectation of nations that may come into an area: a small part of
// its worth to them, by their odds.
func (a *appraisal) tempt(at Place, m Nation, strength int8) {
	odds := &wins()[terrain(at)][strength]
	for p := a.near; p != 0; {
		n := nextNation(&p)
		if n == m || m != nobody && !a.hostile(n, m, at) {
			continue
		}
		a.hopes[n] += a.w.times(a.w.times(a.wants(n, at)*odds[a.strengthOf(n)]/sure*hope/sure, ofHope), ofAim+int(n))
	}
}

// hope is the part of the areas in reach that counts.
const hope int32 = 25

// wants is the worth of an area to a nation from its next movement on.
func (a *appraisal) wants(n Nation, at Place) int32 {
	r := a.next[n]
	v := a.o.now[n][r][at] + a.o.later[n][r][at]
	if a.s.ed.points.worth[n][r]&^a.s.occupied[n]&bit(at) != 0 {
		v += grain * int32(a.s.ed.points.occupy[n][r][at])
	}
	return v
}

const (
	mostComing   = 10
	mostStanding = 8
)

// wins is the chance, in parts of sure, that infantry takes an area, by
// terrain, strength of the defender and number of attackers.
var wins = sync.OnceValue(func() *[2][mostStanding + 1][mostComing + 1]int32 {
	var w [2][mostStanding + 1][mostComing + 1]int32
	for hill := range w {
		for d := range w[hill] {
			for k := range w[hill][d] {
				switch {
				case k > 0 && d == 0:
					w[hill][d][k] = sure
				case k > 0:
					q := OddsQuery{Attacker: OddsSide{Infantry: int8(k)}, Defender: OddsSide{Infantry: int8(d)}, Difficult: hill == 1}
					w[hill][d][k] = part(Odds(q).AttackerHolds)
				}
			}
		}
	}
	return &w
})

// part turns a part of OddsWhole into one of sure.
func part(chance uint64) int32 { return int32(chance * sure / OddsWhole) }
