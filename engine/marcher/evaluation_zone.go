package marcher

// The forces left in each zone when every check, battle and retreat under way
// is over.

// stand is the expectation in a zone.
type stand struct {
	// The chance that a side holds the zone, in parts of sure, and its units there in
	// that case. The rest of sure is the chance that no side does.
	holds [sides]int32
	force [sides]army
	horse [sides]int32 // units of force that ride, in parts of unit
	led   [2]int32     // the chance that an earl or a king is there, in parts of sure
	peril int32        // the chance that its holder loses it in the next enemy turn, in parts of sure
}

// there reports whether a side has anybody in the zone.
func (t *stand) there(b side) bool {
	return t.force[b].units > 0 || b < Vikings && t.led[b] > 0
}

// clear takes a side out of the zone, but for its leader.
func (t *stand) clear(b side) { t.force[b], t.horse[b], t.holds[b] = army{}, 0, 0 }

// lose takes units off, all kinds alike.
func (t *stand) lose(b side, n int32) {
	f := &t.force[b]
	if f.units <= n {
		t.clear(b)
		return
	}
	f.faces -= f.faces * n / f.units
	t.horse[b] -= t.horse[b] * n / f.units
	f.units -= n
}

// party is some units on their way, all of the acting side to one zone.
type party struct {
	to    zone
	force army
	horse int32
	teulu int32
	led   bool
	comes int32 // the chance that they get there, in parts of sure
}

// maxParties is how many goals a judgement distinguishes; the units of any more
// stay.
const maxParties = 12

func (f *party) add(k what, n int8) {
	f.force.units += int32(n) * unit
	f.force.faces += int32(n) * hitting[k]
	switch {
	case k == Teulu:
		f.teulu += int32(n)
		fallthrough
	case chart.counters[k].class == horse:
		f.horse += int32(n) * unit
	}
}

// muster fills in the stands.
func (a *appraisal) muster() {
	s := a.s
	for b := range sides {
		for u := s.present[b]; u != 0; {
			z := next(&u)
			var f party
			for _, k := range kindsOf[b] {
				if n := s.unitsOf(k, z); n > 0 {
					f.add(k, n)
				}
			}
			t := &a.stands[z]
			t.force[b], t.horse[b], t.holds[b] = f.force, f.horse, sure
		}
	}
	for l := range leaders {
		if z := s.leaderAt[l]; z != nowhere {
			a.stands[z].led[l.side()] = sure
		}
	}
	a.addPlacings()
	a.takeLosses()
	a.takeFlight()
	a.sendOff()
	for t := a.disputed(); t != 0; {
		a.resolve(next(&t))
	}
}

// disputed is the set of zones where units arrive or two sides may meet.
func (a *appraisal) disputed() set {
	s := a.s
	t := (s.present[s.act] | s.leadersOf(s.act)) & s.foes(s.act)
	for i := range a.party[:a.parties] {
		t |= bit(a.party[i].to)
	}
	if s.raid.at != nowhere {
		t |= bit(s.raid.at)
	}
	if s.fight.at != nowhere {
		t |= bit(s.fight.at)
	}
	return t
}

// addPlacings adds the units that a side has placed and the other does not see yet.
func (a *appraisal) addPlacings() {
	for i := range a.s.scenario().placings {
		p, z := &a.s.scenario().placings[i], a.s.sites[i]
		if z < 0 {
			continue
		}
		t := &a.stands[z]
		var f party
		if isLeader(p.what) {
			t.led[p.side] = sure
		} else {
			f.add(p.what, 1)
		}
		for _, k := range p.with {
			f.add(k, 1)
		}
		t.force[p.side] = t.force[p.side].plus(f.force)
		t.horse[p.side] += f.horse
	}
}

// takeLosses takes off the losses that have still to be named.
func (a *appraisal) takeLosses() {
	b := &a.s.fight
	if b.at == nowhere {
		return
	}
	for i := range roles {
		if n := b.hits[1-i]; n > 0 {
			a.stands[b.at].lose(b.side[i], int32(n)*unit)
		}
	}
}

// takeFlight moves a side that leaves a battle to its goal.
func (a *appraisal) takeFlight() {
	s := a.s
	if s.depth == 0 || s.top().step != stepFlight {
		return
	}
	f := s.top()
	runs, stays := s.fight.side[f.runs], s.fight.side[1-f.runs]
	from, to := &a.stands[s.fight.at], &a.stands[f.place]
	if f.stage <= pursuitDice { // a rider hits six times in ten
		foot := from.force[runs].units - from.horse[runs]
		from.lose(runs, min(foot, from.horse[stays]*6/10))
	}
	to.force[runs] = to.force[runs].plus(from.force[runs])
	to.horse[runs] += from.horse[runs]
	if to.force[runs].units > 0 {
		to.holds[runs] = sure
	}
	from.clear(runs)
	if from.led[runs] > 0 { // Vikings never flee
		to.led[runs], from.led[runs] = sure, 0
	}
}

// sendOff sends off the stacks bound for other zones. A stack that does not get
// through stays where it is.
func (a *appraisal) sendOff() {
	s := a.s
	for i := range s.bound[:s.bounds] {
		a.leave(&s.bound[i])
	}
	if s.ford.count > 0 {
		a.leave(&s.ford)
	}
	for i := range a.party[:a.parties] {
		a.party[i].comes = a.arrives(a.party[i].to)
	}
	for i := range s.bound[:s.bounds] {
		a.remain(&s.bound[i])
	}
	if s.ford.count > 0 {
		a.remain(&s.ford)
	}
}

func (a *appraisal) partyTo(z zone) *party {
	for i := range a.party[:a.parties] {
		if a.party[i].to == z {
			return &a.party[i]
		}
	}
	return nil
}

func (a *appraisal) leave(st *stack) {
	t, b := &a.stands[st.from], a.s.act
	f := a.partyTo(st.to)
	if f == nil {
		if a.parties == maxParties {
			return
		}
		f = &a.party[a.parties]
		f.to = st.to
		a.parties++
	}
	if isLeader(st.what) {
		f.led = true
		t.led[b] = 0
		return
	}
	var gone party
	gone.add(st.what, st.count)
	f.add(st.what, st.count)
	t.force[b].units -= gone.force.units
	t.force[b].faces -= gone.force.faces
	t.horse[b] -= gone.horse
	if t.force[b].units <= 0 {
		t.clear(b)
	}
}

// remain keeps in its zone the part of a departing stack that does not get through.
func (a *appraisal) remain(st *stack) {
	t, b, to := &a.stands[st.from], a.s.act, a.partyTo(st.to)
	if to == nil {
		return
	}
	stays := sure - to.comes
	if isLeader(st.what) {
		t.led[b] = stays
		return
	}
	var f party
	f.add(st.what, st.count)
	if t.holds[b] < sure { // nobody else is left to hold the zone
		t.holds[b] = max(t.holds[b], stays)
		stays = sure
	}
	t.force[b] = t.force[b].plus(f.force.times(stays))
	t.horse[b] += f.horse * stays / sure
}

// arrives is the chance that those bound for a zone get there.
func (a *appraisal) arrives(to zone) int32 {
	s := a.s
	crossing, chance := true, int32(sure)
	if s.goals().has(to) {
		m := s.supplyFor(to, stack{})
		crossing, chance = m.Crossing, int32(m.Tenths)*sure/10
	}
	if crossing { // (§12.2)
		chance = chance * faces(EnoughToCross, int32(0)) / 10
	}
	return chance
}

// foes is the attacker and the defender in a zone, or nobody.
func (a *appraisal) foes(z zone, in *party) (x, y side) {
	s, t := a.s, &a.stands[z]
	if s.fight.at == z {
		return s.fight.side[attacker], s.fight.side[defender]
	}
	switch raided := s.raid.at == z; {
	case in != nil:
		x = s.act
	case raided && s.raid.by == Vikings && !t.there(1-s.act),
		raided && s.raid.by == Welsh && s.act == Normans:
		x = s.raid.by
	case t.there(s.act):
		x = s.act
	default:
		return nobody, nobody
	}
	for _, y := range [...]side{1 - s.act, s.act, Vikings} {
		if y != x && t.there(y) {
			return x, y
		}
	}
	return x, nobody
}

// resolve judges a zone where units arrive or two sides meet.
func (a *appraisal) resolve(z zone) {
	in := a.partyTo(z)
	x, y := a.foes(z, in)
	t := &a.stands[z]
	switch {
	case x == nobody || in == nil && !t.there(x):
		return
	case y == nobody:
		if in != nil {
			t.occupy(x, in)
		}
		return
	}
	comes := int32(sure)
	ours, riders, led, teulu := t.force[x], t.horse[x], x < Vikings && t.led[x] > 0, int32(a.s.unitsOf(Teulu, z))
	if in != nil {
		comes = in.comes
		ours = ours.plus(in.force)
		riders += in.horse
		led = led || in.led
		if x == Welsh {
			teulu += in.teulu
		}
	}
	c := a.storm(z, x, y, ours, led)
	if x == Welsh || y == Welsh {
		hold := c.holds[0]
		if y == Welsh {
			hold = c.holds[1]
		}
		a.teulu += teulu * comes * (sure - hold) / sure
	}
	if led {
		a.falls[x] += comes * (sure - c.holds[0]) / sure
		t.led[x] = comes * c.holds[0] / sure
	}
	if y < Vikings && t.led[y] > 0 {
		a.falls[y] += comes * (sure - c.holds[1]) / sure
		t.led[y] = sure - comes + comes*c.holds[1]/sure
	}
	t.holds[x], t.force[x], t.horse[x] = comes*c.holds[0]/sure, ours.times(c.left[0]), riders*c.left[0]/sure
	t.defended(y, sure-comes, comes*c.holds[1]/sure, c.left[1])
}

// occupy takes an empty zone.
func (t *stand) occupy(x side, in *party) {
	t.force[x] = t.force[x].plus(in.force)
	t.horse[x] += in.horse
	t.holds[x] = max(t.holds[x], in.comes)
	if in.led {
		t.led[x] = in.comes
	}
}

// defended is the expectation of the defender of a zone: nobody comes, or it holds out
// with a part of its units, each with some chance.
func (t *stand) defended(y side, quiet, holds, part int32) {
	if t.holds[y] == 0 || quiet+holds == 0 {
		t.clear(y)
		return
	}
	part = (quiet*sure + holds*part) / (quiet + holds)
	t.force[y] = t.force[y].times(part)
	t.horse[y] = t.horse[y] * part / sure
	t.holds[y] = quiet + holds
}

// storm judges a battle in a zone, with its castle and, where it pays or is ordered, a
// siege.
func (a *appraisal) storm(z zone, x, y side, ours army, led bool) clash {
	s, t := a.s, &a.stands[z]
	theirs := t.force[y]
	if led {
		ours.faces += ours.units
	}
	if y < Vikings && t.led[y] > 0 {
		theirs.faces += theirs.units
	}
	ours.faces += a.favour(x, z, false, ours.units)
	theirs.faces += a.favour(y, z, true, theirs.units)
	now := s.fight.at == z
	if !s.castles.has(z) || now && s.fight.breached {
		return meet(ours, theirs)
	}
	walled := theirs
	walled.faces += walled.units
	c := meet(ours, walled)
	ordered := now && s.ask.kind == askSiegeRoll
	if x == Vikings || now && !ordered && s.ask.kind != askSiege && s.top().stage > battleBegins {
		return c
	}
	add := (ours.units-theirs.units)/unit + a.siegecraft(x)
	p := faces(EnoughToBesiege, add) * sure / 10
	won, lost := meet(ours, theirs), meet(ours.without(unit), walled)
	if !ordered && p*won.holds[0]+(sure-p)*lost.holds[0] <= sure*c.holds[0] {
		return c
	}
	for i := range c.holds {
		c.holds[i] = (p*won.holds[i] + (sure-p)*lost.holds[i]) / sure
		c.left[i] = (p*won.left[i] + (sure-p)*lost.left[i]) / sure
	}
	return c
}

// siegecraft is the addition to the roll of a side's siege, apart from its numbers.
func (a *appraisal) siegecraft(x side) (add int32) {
	if x == Normans {
		add = 1
	}
	if e := a.s.event; e != nothing {
		if v := &chart.events[e-firstEvent].favour; v.side == x {
			add += int32(v.siege)
		}
	}
	return add
}

// favour is how many faces more a side hits on by the event in force. One that
// helps in the first round alone counts half, one that helps some units alone
// is left out.
func (a *appraisal) favour(x side, z zone, defends bool, units int32) int32 {
	e := a.s.event
	if e == nothing {
		return 0
	}
	v := &chart.events[e-firstEvent].favour
	if v.die == 0 || v.side != x || v.units != everyUnit || v.openDefence && (!defends || a.s.castles.has(z)) {
		return 0
	}
	return int32(v.die) * units / 2
}
