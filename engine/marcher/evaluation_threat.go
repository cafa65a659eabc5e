package marcher

// The threats of a side in its next turn of movement.

// drive is the force that a side can bring against a zone.
type drive struct {
	force  army  // all that may go there
	led    bool  // an earl or a king is near
	win    int32 // the chance that it takes the zone, supply and all, in parts of sure
	gain   int32 // that times the worth, in parts of sure
	chosen int32 // as much of the force as may be expected to choose this goal, in parts of unit
}

// likely is the chance that the drive is made and succeeds.
func (d *drive) likely(v int32) int32 {
	if d.force.units == 0 {
		return 0
	}
	return v * min(d.chosen, d.force.units) / d.force.units
}

// endanger records the chance that each zone is lost to the side that acts next.
func (a *appraisal) endanger() {
	for z := range a.stands {
		if t := &a.stands[z]; t.holds[1-a.next] > 0 {
			t.peril = min(a.judge.weights.times(a.answer[z].likely(a.answer[z].win), ofDanger), sure)
		}
	}
}

// starter is the force that a side can send out of a zone, and its goals.
type starter struct {
	force     army
	horse     int32
	near, far set // on foot; for horse only
}

// drives works out a side's drives against each zone that it does not hold.
func (a *appraisal) drives(e side, d *[zones]drive) {
	var own set
	for z := range a.stands {
		if a.stands[z].holds[e] > sure/2 {
			own |= bit(zone(z))
		}
	}
	var from [zones]starter
	relief := a.relief(e)
	for z := range from {
		if t := &a.stands[z]; t.holds[e] > 0 {
			from[z] = a.starter(e, zone(z), own, relief)
			from[z].reach(d, t.led[e] > 0, a.s.home(Teulu, zone(z)), e)
		}
	}
	for z := range d {
		if d[z].force.units > 0 {
			a.assess(e, zone(z), &d[z])
		}
	}
	for z := range from {
		from[z].share(d)
	}
}

// starter is the force that a side can send out of a zone: all where a levy comes in
// before, else all but most of a garrison.
func (a *appraisal) starter(e side, z zone, own, relief set) starter {
	t := &a.stands[z]
	f := starter{force: t.force[e].times(t.holds[e]), horse: t.horse[e] * t.holds[e] / sure}
	if !relief.has(z) {
		f.force = f.force.without(min(f.force.units, unit*3/4))
		f.horse = min(f.horse, f.force.units)
	}
	f.near = adjacent[z] &^ own
	if f.horse > 0 {
		for t := adjacent[z] & own; t != 0; {
			f.far |= adjacent[next(&t)]
		}
		f.far &^= own | f.near
	}
	return f
}

// reach adds the force of a zone to the drives. Teulu go no further than they
// may.
func (f *starter) reach(d *[zones]drive, led bool, home set, e side) {
	riders := army{f.horse, f.horse * hitting[NormanKnight] / unit}
	if e == Welsh {
		riders.faces = f.horse * hitting[Teulu] / unit
	}
	for t := f.near; t != 0; {
		z := next(&t)
		goes := f.force
		if e == Welsh && !home.has(z) {
			goes = goes.without(f.horse)
		}
		d[z].force = d[z].force.plus(goes)
		d[z].led = d[z].led || led
	}
	for t := f.far; t != 0; {
		if z := next(&t); e != Welsh || home.has(z) {
			d[z].force = d[z].force.plus(riders)
		}
	}
}

// share divides the force of a zone among its goals: the more it gains there
// the likelier.
func (f *starter) share(d *[zones]drive) {
	sum := int32(0)
	for t := f.near | f.far; t != 0; {
		sum += d[next(&t)].gain
	}
	if sum == 0 {
		return
	}
	for t := f.near; t != 0; {
		z := next(&t)
		d[z].chosen += f.force.units * d[z].gain / sum
	}
	for t := f.far; t != 0; {
		z := next(&t)
		d[z].chosen += f.horse * d[z].gain / sum
	}
}

// relief is the set of zones that need no garrison, because a levy comes in
// before the side moves. The first turn has none.
func (a *appraisal) relief(e side) set {
	s := a.s
	turn := s.turn
	if e == s.act || e == s.scenario().first {
		turn++
	}
	odd := turn%2 == 1
	switch {
	case turn == 1 || turn > turns || s.poolOf(e) == 0 || e == Vikings:
		return 0
	case e == Welsh && s.scenario().evenWelsh && odd:
		return 0
	case e == Welsh:
		return s.welshRecruits()
	case s.scenario().oddEarldoms && odd:
		return s.held[Normans] & s.castles & earldoms
	}
	return s.held[Normans] & s.castles
}

// assess judges the gain of a side by a drive.
func (a *appraisal) assess(e side, z zone, d *drive) {
	p := prey{force: d.force, led: d.led, walled: a.s.castles.has(z)}
	p.foe, p.held = a.foe(e, z)
	k := &a.judge.recent[e][z]
	if k.prey != p {
		k.prey, k.win = p, p.taken(e, z)
	}
	d.win = k.win
	d.gain = d.win * a.brings(e, z) / sure
}

// prey is a zone as a side sees it that may go there: all that its chance to
// take the zone depends on.
type prey struct {
	force, foe        army
	led, walled, held bool // held: there are units
}

// recent is the last result of a judge for each zone. From one choice to
// another hardly any changes.
type recent [2][zones]struct {
	prey
	win int32
}

// taken is the chance that a side takes a zone, supply included (§6.2): the more units
// need a check, the less likely they arrive.
func (p *prey) taken(e side, z zone) (win int32) {
	guarded := earldoms
	if e == Normans {
		guarded = outside
	}
	if !guarded.has(z) {
		return p.falls(p.force.units)
	}
	added := int32(0)
	if e == Normans {
		added -= int32(fromEarldom(nearestEarl(z), z))
		if p.led {
			added++
		}
	}
	for _, n := range [...]int32{freeCounters, 5, 7} {
		n = min(n*unit, p.force.units)
		over := max(0, (n+unit-1)/unit-freeCounters)
		win = max(win, faces(EnoughSupply, added-over)*p.falls(n)/10)
		if n == p.force.units {
			break
		}
	}
	return win
}

// falls is the chance that some units of a drive take a zone from the units there. A
// small chance counts less, since few try it.
func (p *prey) falls(n int32) int32 {
	some := min(n, unit)
	if !p.held {
		return some * sure / unit
	}
	f, g := army{n, p.force.faces * n / p.force.units}, p.foe
	if p.led {
		f.faces += n
	}
	if more := (f.units - g.units) / unit; p.walled && more < sureSiege {
		g.faces += g.units * (sureSiege - max(0, more)) / sureSiege
	}
	win := beats(f, g)
	return win * win / sure * some / unit
}

// foe is the army that a side meets in a zone, and whether anybody holds it.
func (a *appraisal) foe(e side, z zone) (foe army, held bool) {
	t := &a.stands[z]
	who := nobody
	for b := range sides {
		if b != e && t.holds[b] > 0 && (who == nobody || t.holds[b] > t.holds[who]) {
			who = b
		}
	}
	if who == nobody {
		return army{}, false
	}
	foe = t.force[who]
	if who < Vikings {
		foe.faces += foe.units * t.led[who] / sure
	}
	return foe, true
}

// sureSiege is how many more the attackers must be to count on a siege.
const sureSiege = 4

// brings is the worth of a zone to a side that takes it, with the leaders and teulu
// that fall, in parts of sure.
func (a *appraisal) brings(e side, z zone) int32 {
	c, t := a.s.scenario(), &a.stands[z]
	v := int32(sure)
	switch {
	case earldoms.has(z):
		v = 3 * sure
	case c.border > 0 && borderSet.has(z):
		v = 2 * sure
	}
	if e == Normans && c.teulu > 0 {
		v += t.horse[Welsh] * t.holds[Welsh] / unit
	}
	return v + 2*t.led[1-e]
}
