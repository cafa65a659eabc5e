package marcher

import "bretwalda/engine"

// Levy of new units (§4.0).

// LevyIn is a choice of zones that levy in a turn of a side.
type LevyIn uint8

const (
	NobodyLevies LevyIn = iota // the first turn, and odd turns of the Welsh revival
	EarldomsLevy               // only they do
	EverybodyMay               // every zone of the side that can
)

// LevyIn tells which zones of a side levy in a turn, 1 to 10: none in the first (§3.1),
// by turns in the second scenario (§11.2.7).
func (s *State) LevyIn(side int8, turn int) LevyIn {
	c := s.scenario()
	odd := turn%2 == 1
	switch {
	case turn <= 1 || side == Welsh && c.evenWelsh && odd:
		return NobodyLevies
	case side == Normans && c.oddEarldoms && odd:
		return EarldomsLevy
	}
	return EverybodyMay
}

// levies reports whether a side has a Levy Phase in this turn (§3.1).
func (s *State) levies(a side) bool {
	return s.LevyIn(int8(a), int(s.turn)) != NobodyLevies
}

// Stages of the Levy Phase.
const (
	levyCastles stage = iota
	levyDraws
)

// runLevy lets the side levy (§4.0, §3.1). f.zones holds those that still draw
// a counter.
func (s *State) runLevy(f *frame) {
	if f.stage == levyCastles {
		f.zones = s.recruits()
		f.stage = levyDraws
	}
	if f.zones == 0 || s.poolOf(s.act) == 0 {
		s.endLevy()
		s.pop()
		return
	}
	t := s.drawing(f)
	switch {
	case t == 0: // the odd counter falls to one of two kings
		s.open(askPick, s.act, nowhere)
	case size(t) == 1:
		s.serve(f, first(t))
	default:
		s.open(askLevy, s.act, nowhere)
	}
}

func init() {
	define(askLevy, sideActs, engine.Decide(
		"levy", "4.0, 11.2.7",
		engine.Asks(func(s *State, _ asking) engine.Seat { return s.commander(s.act, first(s.drawing(s.top()))) }),
		uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return placeChoices(buf, verbLevy, nothing, s.drawing(s.top()))
		},
		func(s *State, _ asking, c engine.Choice) { s.serve(s.top(), zone(c.To)) },
		because(rulePlacing),
		engine.ByPolicy((*State).levyPolicy, func(s *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
			return ranked((*State).preferLevy)(s, value)
		}),
	))
	define(askDraw, func(s *State, a asking) bool {
		if s.top().step == stepEvent {
			return a.side == s.instruction().side
		}
		return a.side == s.act && a.place != nowhere && s.held[s.act].has(a.place)
	}, engine.Decide(
		"draw", "4.0, 5.0",
		engine.Rolls(func(s *State, a asking) engine.Seat {
			if a.place != nowhere && s.phase == Levy {
				return s.commander(a.side, a.place)
			}
			return s.captain(s.act)
		}),
		func(s *State) int8 { return max(1, s.top().draws) },
		(*State).counters,
		func(s *State, ask asking, c engine.Choice) { s.draw(ask, what(c.What)) },
		because(ruleList),
		alwaysAsked,
	))
}

// counters lists the counters in the cup of a side, each as likely as any other
// (§4.0). A view that hides the cup lists none.
func (s *State) counters(buf []engine.Choice) []engine.Choice {
	if s.concealed>>uint(s.ask.side)&1 != 0 {
		return buf
	}
	c := engine.NewChoice(verbDraw)
	for _, k := range kindsOf[s.ask.side] {
		if levied(k) {
			c.What = int8(k)
			for c.Count = 1; c.Count <= s.pool[k]; c.Count++ {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// draw takes a counter out of the cup, for a levy or for an event (§4.0, §5.0).
func (s *State) draw(ask asking, k what) {
	f := s.top()
	if f.step == stepLevy {
		s.raise(k, ask.place)
		return
	}
	s.pool[k]--
	s.hand[k]++
	f.draws--
}

// endLevy ends the Levy Phase, and with that of the Welsh a feud and a poor
// harvest (§5.0).
func (s *State) endLevy() {
	s.served = [earls]int8{}
	if s.act == Welsh {
		s.feuds, s.harvest = 0, false
	}
}

// recruits is the set of zones that draw a counter (§4.0).
func (s *State) recruits() set {
	if s.act == Welsh {
		return s.welshRecruits()
	}
	return s.normanRecruits()
}

// normanRecruits is the set of all Norman zones, on odd turns of the second
// scenario of those in the earldoms (§4.1, §11.2.7). The first levy of a zone
// is its castle.
func (s *State) normanRecruits() set {
	t := s.held[Normans]
	if s.LevyIn(Normans, int(s.turn)) == EarldomsLevy {
		t &= earldoms
	}
	walled := s.castles
	for u := t &^ walled; u != 0; {
		z := next(&u)
		s.castles |= bit(z)
		s.say(evCastle).side(Normans).to(z)
	}
	return t & walled
}

// welshRecruits is the set of Welsh zones in mobilised kingdoms, in the second
// scenario also in the Borderland, and never in an earldom (§4.2, §11.2.7).
func (s *State) welshRecruits() set {
	var t set
	for k := firstKingdom; k <= Dyfed; k++ {
		if s.mobilised.has(k) && !s.feuds.has(k) {
			t |= kingdomZones(k)
		}
	}
	if s.scenario().evenWelsh {
		t |= inRegion[inBorderland]
	}
	return t & s.held[Welsh]
}

// group is the set of zones that draw one counter together with a zone: more
// than the zone only after a poor harvest (§5.0).
func (s *State) group(z zone) set {
	if k := kingdomOf(z); s.act == Welsh && s.harvest && k != nothing {
		return kingdomZones(k)
	}
	return bit(z)
}

// draws is how many counters a set of zones draws.
func (s *State) draws(t set) int {
	n := 0
	for t != 0 {
		t &^= s.group(first(t))
		n++
	}
	return n
}

// drawing is the set of zones one of which draws next, or none where a die gives a
// king's land the last counter (§4.0). While the cup serves all, the order of the
// zones changes nothing.
func (s *State) drawing(f *frame) set {
	if s.draws(f.zones) <= int(s.poolOf(s.act)) {
		return f.zones & s.group(first(f.zones))
	}
	switch _, n := s.team(s.act); {
	case s.scenario().kings && s.act == Welsh:
		return s.landDrawing(f)
	case n > 1:
		return s.teamDrawing(f.zones)
	}
	return f.zones
}

// landDrawing shares a short cup out between the lands of the two kings
// (§11.2.7).
func (s *State) landDrawing(f *frame) set {
	g, r := f.zones&s.obey(gruffydd), f.zones&s.obey(rhys)
	lead := s.served[0] - s.served[1]
	switch {
	case r == 0, g != 0 && f.odd.has(gruffydd):
		return g
	case g == 0, f.odd.has(rhys):
		return r
	case lead < 0:
		return g
	case lead > 0:
		return r
	case s.poolOf(Welsh) == 1:
		return 0
	case s.draws(r) < s.draws(g):
		return r
	}
	return g
}

// obey is the set of zones whose Welsh units obey a king (§11.2.2).
func (s *State) obey(king leader) set {
	var t set
	for u := s.held[Welsh]; u != 0; {
		if z := next(&u); kingOf(z) == king {
			t |= bit(z)
		}
	}
	return t
}

// teamDrawing shares a short cup out between the commanders of a side (§4.0).
func (s *State) teamDrawing(t set) set {
	seat, n := s.team(s.act)
	var best set
	least := int8(0)
	for i := int8(0); i < int8(n); i++ {
		now := s.turnOf(s.act, i)
		var own set
		for u := t; u != 0; {
			if z := next(&u); s.commander(s.act, z) == now {
				own |= bit(z)
			}
		}
		if k := s.served[now-seat]; own != 0 && (best == 0 || k < least) {
			best, least = own, k
		}
	}
	return best
}

// serve has a zone draw a counter (§4.0).
func (s *State) serve(f *frame, z zone) {
	f.zones &^= s.group(z)
	f.odd = 0
	if s.act == Welsh {
		s.served[kingOf(z).flag()]++
	} else {
		seat, _ := s.team(s.act)
		s.served[s.commander(s.act, z)-seat]++
	}
	s.open(askDraw, s.act, z)
}

// raise puts a counter that was drawn into its zone, face down (§4.0).
func (s *State) raise(k what, z zone) {
	s.pool[k]--
	s.come(&s.down, s.fromGwent(k, z), z, 1)
	s.say(evLevy).side(s.act).to(z)
}

// fromGwent marks an archer levied in Gwent as one until they fall (§12.3).
func (p *position) fromGwent(k what, z zone) what {
	if p.option[optGwentArchers] == on && chart.zones[z].in == inGwent {
		switch k {
		case NormanArcher:
			return NormanGwentArcher
		case WelshArcher:
			return WelshGwentArcher
		}
	}
	return k
}

// Mobilisation.

const everyKingdom kingdomSet = 1<<kingdoms - 1

func one(kingdom what) kingdomSet { return 1 << uint(kingdom-firstKingdom) }

func (k kingdomSet) has(kingdom what) bool { return k&one(kingdom) != 0 }

// kingdomZones is the set of a kingdom's zones.
func kingdomZones(kingdom what) set { return inRegion[inMon+region(kingdom-firstKingdom)] }

// kingdomOf is the kingdom of a zone, or nothing.
func kingdomOf(z zone) what {
	if in := chart.zones[z].in; in >= inMon && in <= inDyfed {
		return firstKingdom + what(in-inMon)
	}
	return nothing
}

// alert mobilises the kingdoms that the Normans have come near (§4.2). Even an
// attack that fails does, so it is called whenever Normans have come anywhere.
func (s *State) alert() {
	for k := firstKingdom; k <= Dyfed; k++ {
		if !s.mobilised.has(k) && s.present[Normans]&around[inMon+region(k-firstKingdom)] != 0 && s.mayRise(k) {
			s.mobilise(k)
		}
	}
}

// mayRise reports whether a kingdom has anybody to call (§4.2): once wholly
// conquered, not before one of its zones is Welsh again.
func (s *State) mayRise(kingdom what) bool {
	return !s.conquered.has(kingdom) || kingdomZones(kingdom)&s.held[Welsh] != 0
}

// mobilise mobilises a kingdom (§4.2).
func (s *State) mobilise(kingdom what) {
	s.mobilised |= one(kingdom)
	s.conquered &^= one(kingdom)
	s.sayKingdom(evMobilise, kingdom)
}

// subdue ends the mobilisation of a kingdom that the Normans have wholly
// conquered (§4.2).
func (s *State) subdue(kingdom what) {
	if kingdom != nothing && s.mobilised.has(kingdom) && s.subdued(kingdom) {
		s.mobilised &^= one(kingdom)
		s.conquered |= one(kingdom)
		s.sayKingdom(evDemobilise, kingdom)
	}
}

// subdued reports whether every zone of a kingdom is in Norman hands.
func (s *State) subdued(kingdom what) bool { return kingdomZones(kingdom)&^s.held[Normans] == 0 }

func (s *State) sayKingdom(kind uint8, kingdom what) {
	s.say(kind).what(kingdom)
}
