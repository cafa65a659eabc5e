package britannia

import "sync"

// peril is a nation that may come into an area.
type peril struct {
	n      nation
	armies int8 // four times as many as may come
	soon   bool // before the round ends
}

// judgeArea adds what an area promises those who hold it, and those who may
// come.
func (a *appraisal) judgeArea(at place) {
	s := a.s
	a.surround(at)
	m := a.owner[at]
	if m == nobody {
		a.chances(at, 0, nobody)
		return
	}
	if n := s.act; n != nobody && s.armies(n, at) > 0 && !s.atPeace(n, m, at) && m != n {
		a.judgeBattle(n, m, at)
		return
	}
	a.holds(m, at, s.stand(m, at), sure)
	a.chances(at, s.stand(m, at).strength(), m)
}

// stand is what a nation has in an area.
type stand struct {
	infantry, strong, works int8
	led                     bool
}

func (s *State) stand(n nation, at place) stand {
	t := stand{infantry: s.infantry[n][at], strong: s.cavalry[n][at], led: s.leaderIn(n, at)}
	if n == Romans {
		t.infantry, t.strong = 0, t.infantry
		if s.forts&bit(at) != 0 {
			t.works = 1
		}
	}
	if n == Saxons && s.burhs&bit(at) != 0 {
		t.works = 1
	}
	return t
}

// strength counts a stand in normal armies: strong ones are one and a half.
func (t stand) strength() int8 {
	k := t.infantry + t.works + (3*t.strong+1)/2
	if t.led && k > 0 {
		k++
	}
	return k
}

// surround finds out who may come into an area.
func (a *appraisal) surround(at place) {
	s := a.s
	a.perils = a.room[:0]
	for t := s.ed.border[at] | acrossStrait[at]; t != 0; {
		q := next(&t)
		if m := a.owner[q]; m != nobody {
			if k := s.infantry[m][q] + s.cavalry[m][q]; k > 0 {
				a.near(m, 3*k)
			}
		}
	}
	if far > 0 {
		for t := a.o.beyond[at]; t != 0; {
			q := next(&t)
			if m := a.owner[q]; m != nobody {
				if k := s.infantry[m][q] + s.cavalry[m][q]; k > 0 {
					a.near(m, int8(far)*k)
				}
			}
		}
	}
	for t := coastSeas[at]; t != 0; {
		sea := next(&t)
		for p := s.present[sea]; p != 0; {
			m := nextNation(&p)
			a.near(m, s.armies(m, sea))
		}
	}
	a.lands(at, s.round)
	if s.round < s.ed.Rounds[1] {
		a.lands(at, s.round+1)
	}
}

// lands counts those who come by sea in a round.
func (a *appraisal) lands(at place, r int8) {
	for _, l := range a.o.lands[r][at] {
		if a.next[l.n] == r && l.n != a.s.act {
			a.near(l.n, l.armies)
		}
	}
}

func (a *appraisal) near(m nation, armies int8) {
	if a.next[m] > a.s.ed.Rounds[1] {
		return
	}
	for i := range a.perils {
		if a.perils[i].n == m {
			a.perils[i].armies += armies
			return
		}
	}
	if len(a.perils) < cap(a.perils) {
		a.perils = append(a.perils, peril{m, armies, a.next[m] == a.s.round})
	}
}

// comes counts the armies of a peril.
func (p *peril) comes() int8 { return min((p.armies+2)/4, mostComing) }

// safe is how likely a nation keeps an area with such a strength: to the end
// of the round, and to its own next movement.
func (a *appraisal) safe(n nation, at place, strength int8) (now, later int32) {
	s := a.s
	if model == 0 {
		now, later = sure, sure
		for i := range a.perils {
			p := &a.perils[i]
			if p.n == n || s.player[p.n] == s.player[n] || s.atPeace(p.n, n, at) {
				continue
			}
			loss := losses()[terrain(at)][min(strength, mostStanding)][p.comes()]
			if a.wants(p.n, at) < grain {
				loss /= 2
			}
			later -= later * loss / sure
			if p.soon {
				now -= now * loss / sure
			}
		}
		return
	}
	var all, soon int32
	var most int8
	for i := range a.perils {
		p := &a.perils[i]
		if p.n == n || s.player[p.n] == s.player[n] || s.atPeace(p.n, n, at) {
			continue
		}
		all++
		most = max(most, p.comes())
		if p.soon {
			soon++
		}
	}
	risk := dangers[terrain(at)][min(strength, 5)]
	if model == 2 {
		risk = dangers2[terrain(at)][min(strength, 4)][min(most, 6)]
		if all == 0 {
			return sure - risk/2, sure - risk
		}
	}
	if all == 0 {
		return sure - risk/4, sure - risk/2
	}
	return sure - risk*soon/all, sure - risk
}

var dangers = [2][6]int32{{sure, 105, 40, 20, 13, 8}, {sure, 40, 8, 4, 2, 2}}

var dangers2 = [2][5][7]int32{
	{{256, 256, 256, 256, 256, 256, 256}, {51, 90, 120, 150, 164, 172, 180}, {5, 40, 49, 57, 61, 65, 75}, {0, 3, 9, 17, 19, 22, 28}, {0, 0, 2, 6, 10, 13, 15}},
	{{256, 256, 256, 256, 256, 256, 256}, {15, 26, 38, 48, 55, 70, 80}, {0, 4, 5, 6, 6, 8, 12}, {0, 0, 0, 1, 2, 3, 4}, {0, 0, 0, 0, 0, 0, 0}},
}

const model int32 = 2

// wants is what an area would bring a nation from its next movement on.
func (a *appraisal) wants(n nation, at place) int32 {
	r := a.next[n]
	v := a.o.now[n][r][at] + a.o.later[n][r][at]
	if a.s.occupied[n]&bit(at) == 0 {
		v += grain * int32(a.s.ed.points.occupy[n][r][at])
	}
	return v
}

// holds adds what a nation may expect from an area that it holds so strongly,
// with some chance.
func (a *appraisal) holds(n nation, at place, t stand, chance int32) {
	s := a.s
	now, later := a.safe(n, at, t.strength())
	k := int32(t.infantry + t.strong)
	a.areas[n] += chance
	a.armies[n] += chance * int32(t.infantry+t.strong+t.works)
	if inRegion[England]&bit(at) != 0 {
		a.shires[n] += chance
	}
	army := a.o.army[n][a.next[n]]
	if s.homeward(n) && s.act == n {
		a.hopes[n][holdNow] += grain * int32(s.ed.points.occupy[n][s.round][at]) * chance / sure
		a.hopes[n][armiesAfloat] += k * army * chance / sure
		return
	}
	a.hopes[n][armiesAshore] += k * army * (later + sure) / (2 * sure) * chance / sure
	if n != Romans || t.works > 0 {
		a.land(n, at, now*chance/sure, later*chance/sure)
	}
	if l := s.overlord[n]; l != nobody && s.tribute(l) && !(s.ed.RuinsBar && s.ruins&bit(at) != 0) {
		a.land(l, at, now*chance/sure, later*chance/sure)
	}
}

// land adds what an area brings a nation that keeps it with these chances.
func (a *appraisal) land(n nation, at place, now, later int32) {
	a.hopes[n][holdNow] += a.o.now[n][a.s.round][at] * now / sure
	a.hopes[n][holdLater] += a.o.later[n][a.s.round][at] * later / sure
}

// chances adds what an area promises those who may come: hope is their share.
func (a *appraisal) chances(at place, strength int8, m nation) {
	s := a.s
	for i := range a.perils {
		p := &a.perils[i]
		if p.n == m || m != nobody && (s.player[p.n] == s.player[m] || s.atPeace(p.n, m, at)) {
			continue
		}
		win := wins()[terrain(at)][min(strength, mostStanding)][p.comes()]
		a.hopes[p.n][conquest] += a.wants(p.n, at) * win / sure * hope / sure
	}
}

// hope is how likely it is, in parts of sure, that an army goes for an area
// that it could take.
const hope int32 = 40

const far int32 = 0

const (
	mostComing   = 10
	mostStanding = 8
)

type fates [2][mostStanding + 1][mostComing + 1]int32

// wins is the chance, in parts of sure, that attackers take an area, by
// terrain, strength of the defender and number of attackers.
var wins = sync.OnceValue(func() *fates {
	f := &fates{}
	for hill := range f {
		for d := range f[hill] {
			for k := range f[hill][d] {
				switch {
				case k == 0:
				case d == 0:
					f[hill][d][k] = sure
				default:
					q := OddsQuery{Attacker: OddsSide{Infantry: int8(k)}, Defender: OddsSide{Infantry: int8(d)}, Difficult: hill == 1}
					f[hill][d][k] = int32(Odds(q).AttackerHolds >> 24)
				}
			}
		}
	}
	return f
})

// losses is the chance that the defender loses the area, as attackers come
// only if it is worth their while.
var losses = sync.OnceValue(func() *fates {
	f := *wins()
	for hill := range f {
		for d := range f[hill] {
			for k, w := range f[hill][d] {
				f[hill][d][k] = w * min(w, sure*3/4) / sure
			}
		}
	}
	return &f
})
