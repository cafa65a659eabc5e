package britannia

import (
	"slices"

	"bretwalda/engine"
)

// Phase II: Movement.

// Moves of a normal army, and of cavalry, Romans and armies with a leader.
const (
	normalMoves = 2
	longMoves   = 3
)

// Stages of the movement phase.
const (
	movementMarches stage = iota
	movementStacks
	movementOver
)

// runMovement asks for one march after the other (§Phase II).
func (s *State) runMovement(f *frame) {
	switch f.stage {
	case movementMarches:
		if s.where[f.n] == 0 && s.leader[f.n] == nothing {
			f.stage = movementOver
			return
		}
		s.open(askMarch, f.n, s.overlord[f.n], nowhere)
	case movementStacks:
		f.stage = movementOver
		if !s.stacksFit(f.n) {
			s.push(frame{step: stepRemoval, n: f.n, stage: removeExcess})
		}
	default:
		s.pop()
	}
}

func init() {
	define(askMarch, engine.Decide(
		"march", "Phase II", playerAsked, uncounted,
		(*State).marches,
		func(s *State, _ asking, c engine.Choice) {
			switch f := s.top(); c.Verb {
			case verbEnd:
				f.stage = movementStacks
			case verbAsk:
				s.open(askAbandon, s.overlord[f.n], f.n, nowhere)
			default:
				s.march(c, s.explore)
			}
		},
		(*State).marchRule,
		ordered(policyQuiet, func(s *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
			return engine.NewChoice(verbEnd), s.quiet(value)
		}),
	))
	define(askAbandon, engine.Decide(
		"abandon", "Submission", playerAsked, uncounted,
		engine.Verbs[*State](verbAllow, verbRefuse),
		func(s *State, _ asking, c engine.Choice) { s.permit(evAbandon, c.Verb == verbAllow) },
		because(ruleSubmission), ordered(policyAbandon, (*State).allowBy),
	))
}

// permit answers a subject that wants to leave areas vacant, or to grow to the full
// (§Submission).
func (s *State) permit(event uint8, yes bool) {
	s.leave = refused
	e := eventOf(event)
	e.side, e.other = s.act, s.overlord[s.act]
	if yes {
		s.leave, e.count = granted, 1
	}
	s.say(e)
}

// marches lists every march, then every march with the leader, then the rest
// (§Phase II).
func (s *State) marches(buf []engine.Choice) []engine.Choice {
	n, start := s.act, len(buf)
	must := false // some army at sea has to land and can
	for i := 0; i < int(s.banded); {
		at, kind := s.bands[i].place, s.bands[i].kind
		unmovedCount := int8(0)
		for ; i < int(s.banded) && s.bands[i].place == at && s.bands[i].kind == kind; i++ {
			if s.bands[i].state == unmoved {
				unmovedCount += s.bands[i].count
			}
		}
		if unmovedCount == 0 {
			continue
		}
		k := min(unmovedCount, s.spare(n, at, false))
		before := len(buf)
		if k > 0 {
			buf = s.marchesFrom(buf, at, kind, k)
		}
		must = must || len(buf) > before && isSea(at) && !s.mayStayAtSea(n)
	}
	if s.leader[n] != nothing {
		before := len(buf)
		buf = s.leads(buf)
		must = must || len(buf) > before && isSea(s.leaderAt[n]) && !s.mayStayAtSea(n)
	}
	none := len(buf) == start
	if s.wantsLeave(n) {
		buf = append(buf, engine.NewChoice(verbAsk))
	}
	if none || !must && s.stacksFit(n) {
		buf = append(buf, engine.NewChoice(verbEnd))
	}
	return buf
}

// mayStayAtSea reports whether armies may end at sea: on a raiding turn, in the first half
// of a major invasion, and in some editions always (§Major Invasions).
func (s *State) mayStayAtSea(n Nation) bool {
	if land := s.ed.RomansLand; n == Romans && land != 0 && s.round >= land {
		return false
	}
	return s.raids(n) || s.major(n) && s.half == 1 || s.ed.SeaWaits
}

// spare is how many armies may leave a place. A subject does not abandon an area, a
// leader is not left alone, and an overrun leaves twice the enemy (§Overruns).
func (s *State) spare(n Nation, at Place, withLeader bool) int8 {
	k := s.armies(n, at)
	alone := !withLeader && s.leaderIn(n, at) && !s.ed.LoneLeaders
	if isSea(at) {
		if alone {
			k--
		}
		return k
	}
	if enemy := s.rival(n, at); enemy != nobody {
		return k - 2*s.force(enemy, at)
	}
	if alone || s.bound(n, at) {
		k--
	}
	return k
}

// bound reports whether a subject may not leave an area vacant, by effect 5 (§Submission).
func (s *State) bound(n Nation, at Place) bool {
	lord := s.overlord[n]
	return lord != nobody && !s.ed.SubjectsFree && s.leave != granted && s.held&bit(at) != 0 && (!s.ed.BrigantesRoam || s.protected(n, lord, at))
}

// wantsLeave reports whether a nation is a subject that has not asked yet and has an area
// that it cannot leave (§Submission).
func (s *State) wantsLeave(n Nation) bool {
	if s.overlord[n] == nobody || s.ed.SubjectsFree || s.leave != notAsked {
		return false
	}
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.state == unmoved && !isSea(b.place) && s.bound(n, b.place) {
			return true
		}
	}
	return false
}

// traveller describes armies of a kind that march without their leader (§Phase II).
func (s *State) traveller(n Nation, at Place, kind Unit) traveller {
	t := traveller{n: n, from: at, moves: normalMoves, strait: true, sail: s.sails(n)}
	if kind == Cavalry || n == Romans {
		t.moves = longMoves
	}
	if isSea(at) {
		t.seaborne, t.sail, t.strait = true, false, false
		t.raider = kind == Raiders && s.ed.UnitRaiders
	} else {
		t.report = s.raids(n) && has(s.ed.BoatRaiders, n)
	}
	return t
}

// marchesFrom lists the marches of one kind of army from a place (§Phase II).
func (s *State) marchesFrom(buf []engine.Choice, at Place, kind Unit, k int8) []engine.Choice {
	t := s.traveller(s.act, at, kind)
	ashore := s.ashore(at, kind)
	t.bound = ashore > 0
	bound := len(buf)
	buf = listWays(buf, s.explore(t), at, kind, k)
	if free := s.in(at, kind, unmoved) - ashore; t.bound && free > 0 {
		t.bound = false
		listed := buf[bound:]
		for _, w := range s.explore(t) {
			if !slices.ContainsFunc(listed, func(c engine.Choice) bool { return w.is(c) }) {
				buf = listWays(buf, []way{w}, at, kind, min(k, free))
			}
		}
	}
	return buf
}

func listWays(buf []engine.Choice, ways []way, at Place, kind Unit, k int8) []engine.Choice {
	for _, w := range ways {
		c := engine.Choice{Verb: verbMarch, What: int8(kind), From: int8(at), To: int8(w.to), Via: int8(w.via), Via2: int8(w.via2)}
		for c.Count = 1; c.Count <= k; c.Count++ {
			buf = append(buf, c)
		}
	}
	return buf
}

// march moves armies, and the leader with them; ways lists those of a traveller
// (§Phase II).
func (s *State) march(c engine.Choice, ways func(traveller) []way) {
	n := s.act
	lead := c.Verb == verbLead
	if lead && c.Count+c.Extra == 0 {
		s.ledMoves += s.rideMoves(n, Place(c.To))
		s.ledSailed = s.ledSailed || isSea(Place(c.From))
		s.stayBehind(Place(c.From))
		s.leaderAt[n] = Place(c.To)
		e := eventOf(evMarch)
		e.side, e.what, e.count, e.from, e.to = n, s.leader[n], 1, Place(c.From), Place(c.To)
		s.say(e)
		if s.ed.LoneLeaders && s.present[c.To]&^(1<<uint(n)) == 0 && !s.joined(n, Place(c.To)) {
			s.occupy(n, Place(c.To))
		}
		return
	}
	var t traveller
	if lead {
		t = s.leaderTraveller(n)
	} else {
		t = s.traveller(n, Place(c.From), Unit(c.What))
	}
	t.bound = t.bound || !lead && s.ashore(Place(c.From), Unit(c.What)) > 0
	w, found := wayOf(c, ways(t))
	anyone := found
	if !found {
		t.bound = false
		w, _ = wayOf(c, ways(t))
	}
	e := event{kind: evMarch, side: n, other: nobody, from: Place(c.From), to: Place(c.To), via: Place(c.Via), via2: Place(c.Via2), what: Unit(c.What), count: int16(c.Count)}
	if lead {
		s.sayLed(e, c)
		at := s.leaderAt[n]
		s.goAlong(c.Count, Infantry, w, at)
		if c.Extra > 0 {
			s.goAlong(c.Extra, Unit(c.What), w, at)
		}
		s.stayBehind(at)
		s.leaderAt[n] = Place(c.To)
		s.ledMoves += w.moves
		s.ledSailed = s.ledSailed || w.sailed
	} else {
		s.say(e)
		k := c.Count
		if anyone { // those bound first: the others keep the choice
			k = min(k, s.ashore(Place(c.From), Unit(c.What)))
		}
		for _, ashore := range [...]bool{anyone, false} {
			s.takeFrom(k, func(b *band) bool {
				return b.place == Place(c.From) && b.kind == Unit(c.What) && b.state == unmoved && s.cameAshore(b) == ashore
			}, func(b band) { s.putDown(b, w, moved) })
			k = c.Count - k
		}
	}
	s.passing(n, Place(c.From), w)
}

// putDown lands armies at the end of a way (§Phase II, §Pict Raiding).
func (s *State) putDown(b band, w way, state march) {
	n := s.act
	s.add(n, b.kind, b.place, -b.count)
	if w.sailed && b.kind == Infantry && !isSea(b.place) && s.raids(n) && has(s.ed.BoatRaiders, n) {
		b.kind, b.home = Raiders, b.start
	}
	if b.kind == Raiders && isSea(b.place) && s.ed.UnitRaiders {
		b.landed = s.beachhead(b.place, w)
		if isSea(w.to) {
			b.home, b.landed = w.to, nowhere
		}
	}
	b.entry = nowhere
	if !isSea(w.to) && s.rival(n, w.to) != nobody {
		if b.entry = w.via2; b.entry == nowhere {
			b.entry = b.place
		}
		if isSea(b.entry) || isSea(b.start) && !s.ed.RetreatAshore {
			b.entry = b.start
			if s.ed.BoatsAlone && !isSea(b.start) {
				b.entry = nowhere
			}
		}
	}
	if s.half == 2 && b.kind == Infantry {
		b.home = nowhere // the sea they came from no longer matters
	}
	b.place, b.state = w.to, state
	s.joinBand(b)
	s.add(n, b.kind, b.place, b.count)
}

// beachhead is the area in which raiders from a sea come to land on a way, and
// through which they have to return (§Raiding).
func (s *State) beachhead(sea Place, w way) Place {
	if w.via2 != nowhere && !isSea(w.via2) {
		return w.via2
	}
	near := coast[sea]
	for t := nextSea[sea]; t != 0; {
		near |= coast[next(&t)]
	}
	if isSea(w.to) || near&bit(w.to) != 0 {
		return w.to
	}
	for t := s.ed.border[w.to] & coast[sea]; t != 0; {
		if at := next(&t); s.rival(s.act, at) == nobody {
			return at
		}
	}
	return w.to
}

// passing applies a march to the areas on its way and at its end (§Phase II).
func (s *State) passing(n Nation, from Place, w way) {
	if s.rival(n, w.to) == nobody && s.backwards(from, w) {
		w.via, w.via2 = w.via2, w.via
	}
	prev := from
	for _, at := range [...]Place{w.via, w.via2} {
		if at == nowhere || isSea(at) {
			continue
		}
		s.enter(n, prev, at)
		prev = at
	}
	if w.via2 != nowhere && isSea(w.via2) {
		prev = w.via2
	}
	s.enter(n, prev, w.to)
}

// backwards reports whether the two areas that a way lists in the order of the
// board were passed the other way round.
func (s *State) backwards(from Place, w way) bool {
	if w.via == nowhere || w.via2 == nowhere || isSea(w.via2) {
		return false
	}
	a, b := s.besides(w.via), s.besides(w.via2)
	return b&^a&bit(from) != 0 || a&^b&bit(w.to) != 0
}

// enter records the area from which attackers came, or that the nation is, if only in
// passing, alone in an area (§Phase II).
func (s *State) enter(n Nation, from, at Place) {
	if isSea(at) {
		return
	}
	if s.rival(n, at) != nobody {
		if !isSea(from) {
			s.entered[at] |= bit(s.neighbour(n, from, at))
		}
		return
	}
	if s.present[at] == 0 || s.sole(n, at) {
		if s.ed.LeadersAlone {
			s.surprise(n, at)
		}
		s.occupy(n, at)
	}
}

// neighbour is the area next to at that a march from a place farther away came
// through.
func (s *State) neighbour(n Nation, from, at Place) Place {
	beside := s.besides(at)
	if beside&bit(from) != 0 {
		return from
	}
	for t := beside & s.ed.border[from]; t != 0; {
		if p := next(&t); s.rival(n, p) == nobody || s.overrun(n, p) {
			return p
		}
	}
	return from
}
