package marcher

// The points that a position comes to at the end of the game.

// factor is a measure of how a game goes on.
type factor uint8

// The factors. Zones are counted by class: of an earldom, of the border, inland.
const (
	zonesWalled   factor = 3 * iota // Norman, with a castle
	zonesWeak                       // the same, as far as they are in danger
	zonesOpen                       // Norman, the castle still to be built
	zonesOpenWeak                   // the same, as far as they are in danger
	zonesWelsh                      //
	zonesRaided                     // the same, as far as they are in danger
	zonesEmpty                      // nobody's
	normanMight                     // strength of the Norman units on the map, in units of six faces
)

const (
	welshMight  = normanMight + iota + 1
	normanFront // the part next to others' zones
	welshFront
	normanCup // counters that may still be levied
	welshCup
	normanLevy // counters that the next levy brings
	welshLevy
	earlsLeft
	kingsLeft
	earlsPeril // as far as they are in danger
	kingsPeril
	teuluLeft
	teuluPeril
	normanGain // gain of a side in its next turn
	welshGain
	factors
)

// weigh counts the factors, in parts of sure.
func (a *appraisal) weigh() {
	for z := range zones {
		a.weighZone(z)
	}
	a.weighArmies()
	s, f := a.s, &a.factors
	for b := range lords {
		f[normanCup+factor(b)] += int32(s.poolOf(b)) * sure
		f[earlsLeft+factor(b)] = int32(size(s.leadersOf(b))) * sure
		f[earlsPeril+factor(b)] += a.falls[b]
	}
	f[teuluPeril] += a.teulu
	f[normanLevy] = int32(min(int(s.poolOf(Normans)), size(s.held[Normans]&s.castles))) * sure
	f[welshLevy] = int32(min(int(s.poolOf(Welsh)), size(s.welshRecruits()))) * sure
	for z := range a.answer {
		f[normanGain+factor(a.next)] += a.answer[z].likely(a.answer[z].gain)
		f[welshGain-factor(a.next)] += a.chances[z].likely(a.chances[z].gain)
	}
}

// weighZone counts a zone for the side that holds it.
func (a *appraisal) weighZone(z zone) {
	s, t, f := a.s, &a.stands[z], &a.factors
	class := factor(2)
	switch {
	case earldoms.has(z):
		class = 0
	case borderSet.has(z):
		class = 1
	}
	nobodys := sure - t.holds[Vikings]
	for b := range lords {
		p := t.holds[b]
		nobodys -= p
		lost := int32(0)
		if b != a.next {
			lost = p * t.peril / sure
		}
		kind := zonesWelsh
		if b == Normans {
			kind = zonesWalled
			if !s.castles.has(z) {
				kind = zonesOpen
			}
		}
		if kind == zonesOpen && !a.willWall(z) {
			nobodys += p
			continue
		}
		f[kind+class] += p - lost
		f[kind+3+class] += lost
		if t.led[b] > 0 {
			f[earlsPeril+factor(b)] += t.led[b] * lost / sure
		}
	}
	f[zonesEmpty+class] += max(0, nobodys)
	if a.next == Normans { // of the Welsh only teulu ride
		f[teuluPeril] += t.horse[Welsh] * t.holds[Welsh] / unit * t.peril / sure
	}
	f[teuluLeft] += int32(s.unitsOf(Teulu, z)) * sure
}

// willWall reports whether a Norman levy is still to come that builds a castle
// in a zone.
func (a *appraisal) willWall(z zone) bool {
	s := a.s
	if s.act == Normans && s.phase <= Levy || s.act == Welsh && s.scenario().first == Welsh {
		return true
	}
	return s.turn < turns
}

// weighArmies counts the forces of both sides on the map and in their cups.
func (a *appraisal) weighArmies() {
	s, f := a.s, &a.factors
	var quiet [2]set
	for z := range zones {
		for b := range lords {
			if a.stands[z].holds[b] > sure/2 {
				quiet[b] |= bit(z)
			}
		}
	}
	near := [2][zones]int32{nearness(quiet[Normans]), nearness(quiet[Welsh])}
	for z := range zones {
		for b := range lords {
			t := &a.stands[z]
			if t.holds[b] == 0 {
				f[normanCup+factor(b)] += int32(s.here[b][z]) * sure
				continue
			}
			might := t.force[b].faces * t.holds[b] / (6 * unit)
			f[normanMight+factor(b)] += might
			f[normanFront+factor(b)] += might * near[b][z] / sure
			f[normanCup+factor(b)] += int32(s.here[b][z])*sure - t.force[b].units*t.holds[b]/unit
		}
	}
}

// nearness is how near each of a side's zones is to the next that is not its own, in
// parts of sure. Units far from the enemy count little.
func nearness(own set) (near [zones]int32) {
	edge, part := everywhere&^own, int32(sure)
	for left := own; left != 0 && edge != 0; part = part * fading / sure {
		var beyond set
		for t := edge; t != 0; {
			beyond |= adjacent[next(&t)]
		}
		edge = beyond & left
		left &^= edge
		for t := edge; t != 0; {
			near[next(&t)] = part
		}
	}
	return near
}

// fading is the part of nearness left one zone further from the enemy.
const fading int32 = 140

// points is the score that the side that scores may expect, in grains.
func (a *appraisal) points() int32 {
	s := a.s
	c := s.scenario()
	sum := int32(c.teulu)*int32(s.teuluLost) + int32(c.leader)*int32(s.leadersLost.size())
	sum *= sure
	w, left := &outlooks[s.scenarioIndex], int32(turns-s.turn)
	for i, v := range a.factors {
		by := a.judge.weights.of(i, w[i])
		sum += v * (by.now + by.turn*left/10) / sure
	}
	return sum
}

// weight is the worth of a factor to the side that scores, in grains: at the end of the
// game, and how much more ten turns before.
type weight struct{ now, turn int32 }

// unsure is the standard deviation of the expected points, in grains, by the
// number of sides' turns that are still to come.
var unsure = [scenarios][2*turns + 2]int32{
	normanConquerors: {60, 180, 300, 420, 520, 620, 700, 780, 860, 920, 980, 1040, 1100, 1150, 1200, 1250, 1300, 1340, 1380, 1420, 1460, 1500},
	welshRevival:     {60, 160, 260, 350, 430, 500, 570, 640, 700, 750, 800, 850, 890, 930, 960, 990, 1020, 1050, 1080, 1100, 1120, 1140},
}

// outlooks is how games usually go on.
var outlooks = [scenarios][factors]weight{
	normanConquerors: {
		zonesWalled: {0, 0}, zonesWalled + 1: {250, -40}, zonesWalled + 2: {250, -40},
		zonesWeak: {-120, 0}, zonesWeak + 1: {60, 0}, zonesWeak + 2: {60, 0},
		zonesOpen: {0, 0}, zonesOpen + 1: {230, -40}, zonesOpen + 2: {230, -40},
		zonesOpenWeak: {-120, 0}, zonesOpenWeak + 1: {50, 0}, zonesOpenWeak + 2: {50, 0},
		zonesWelsh: {-512, 0}, zonesWelsh + 1: {0, -40}, zonesWelsh + 2: {0, -40},
		zonesRaided: {-300, 0}, zonesRaided + 1: {20, 20}, zonesRaided + 2: {20, 20},
		zonesEmpty: {-80, -80}, zonesEmpty + 1: {0, 40}, zonesEmpty + 2: {0, 40},
		normanMight: {10, 80}, welshMight: {-10, -80}, normanFront: {0, 20}, welshFront: {0, -20},
		normanCup: {0, 30}, welshCup: {0, -40}, normanLevy: {0, 20}, welshLevy: {0, -20},
		earlsLeft: {0, 100}, earlsPeril: {-450, 0}, teuluLeft: {0, 40}, teuluPeril: {220, 0},
		normanGain: {30, 30}, welshGain: {-30, -30},
	},
	welshRevival: {
		zonesWalled: {0, -150}, zonesWalled + 1: {0, -120}, zonesWalled + 2: {0, -100},
		zonesWeak: {100, 0}, zonesWeak + 1: {60, 0}, zonesWeak + 2: {0, 0},
		zonesOpen: {0, -150}, zonesOpen + 1: {0, -120}, zonesOpen + 2: {0, -100},
		zonesOpenWeak: {100, 0}, zonesOpenWeak + 1: {60, 0}, zonesOpenWeak + 2: {0, 0},
		zonesWelsh: {500, -100}, zonesWelsh + 1: {250, -20}, zonesWelsh + 2: {0, 100},
		zonesRaided: {200, 0}, zonesRaided + 1: {80, 0}, zonesRaided + 2: {0, 0},
		zonesEmpty: {0, 60}, zonesEmpty + 1: {0, 20}, zonesEmpty + 2: {0, 20},
		normanMight: {-10, -80}, welshMight: {10, 80}, normanFront: {0, -20}, welshFront: {0, 20},
		normanCup: {0, -30}, welshCup: {0, 40}, normanLevy: {0, -20}, welshLevy: {0, 20},
		kingsLeft: {0, 100}, kingsPeril: {-450, 0}, teuluLeft: {0, 30}, teuluPeril: {-60, 0},
		normanGain: {-30, -30}, welshGain: {30, 30},
	},
}
