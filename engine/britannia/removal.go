package britannia

import (
	"slices"

	"bretwalda/engine"
)

// Armies that must leave the board by their owner's choice.

// Stages of stepRemoval: the reason in the event of a removal.
const (
	removeExcess    stage = iota // stacking limits that the movement phase could not satisfy
	removeStarving               // Phase V: Overpopulation
	removeLegion                 // Roman Legion Withdrawal
	removeDeparting              // the Danish Turn in Round XIV
)

// removedBySubjects is the reason in the event for armies that must leave the areas of
// a new subject and can go nowhere.
const removedBySubjects = removeDeparting + 2

var removalAsks = [...]question{askExcess, askOverpopulation, askLegion, askDepart}

// overpopulation removes the armies of a nation above two for each area it occupies
// (§Phase V).
func (s *State) overpopulation(n Nation) {
	if k := s.surplus(n); k > 0 {
		s.push(frame{step: stepRemoval, n: n, count: k, stage: removeStarving})
	}
}

// surplus is how many armies a nation has above two for each area it occupies;
// not above 0 if nobody starves. Armies at sea do not count; burhs do. The
// Romans are exempt (§Phase V).
func (s *State) surplus(n Nation) int8 {
	if n == Romans || has(s.ed.NoOverpopulation[s.round], n) {
		return 0
	}
	var armies int8
	areas := s.occupiedBy(n)
	for t := areas; t != 0; {
		armies += s.stacked(n, next(&t))
	}
	return armies - 2*size(areas)
}

// runRemoval asks for one army after the other until enough are gone (§Stacking,
// §Phase V, §Roman Legion Withdrawal, §The Danish Turns).
func (s *State) runRemoval(f *frame) {
	if f.stage == removeExcess {
		f.count = size(s.overLimit(f.n))
	}
	if f.count == 0 {
		s.pop()
		return
	}
	s.open(removalAsks[f.stage], f.n, nobody, nowhere)
}

func init() {
	define(askExcess, leaving("excess", "Stacking", ruleStacking))
	define(askOverpopulation, leaving("overpopulation", "Phase V", ruleOverpopulation))
	define(askLegion, leaving("legion", "Roman Legion Withdrawal", ruleList))
	define(askDepart, leaving("depart", "The Danish Turns", ruleList))
}

// leaving asks which army leaves the board.
func leaving(name, cites, rule string) decision {
	return engine.Decide(
		name, cites, playerAsked, framed,
		(*State).removals,
		func(s *State, _ asking, c engine.Choice) { s.remove(s.top(), c) },
		because(rule), ranked(policyRemove, (*State).preferRemoval),
	)
}

// removals lists the armies that the owner may remove.
func (s *State) removals(buf []engine.Choice) []engine.Choice {
	f := s.top()
	n := f.n
	t := s.where[n]
	switch f.stage {
	case removeExcess:
		t = s.overLimit(n)
	case removeStarving:
		t &= allLand
	}
	for t != 0 {
		at := next(&t)
		if f.stage == removeStarving && s.stacked(n, at) < 2 {
			continue // no area is emptied
		}
		for _, kind := range [...]Unit{Infantry, Cavalry, Burh} {
			if !s.removable(n, kind, at, f.stage) {
				continue
			}
			c := engine.NewChoice(verbRemove)
			c.What, c.From = int8(kind), int8(at)
			if f.stage == removeExcess && s.ed.OwnersChoose && kind != Burh {
				buf = s.removeOrigins(buf, c)
			} else {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// origin is all in which armies of one kind in an area may still differ after the
// movement: where they may retreat to and where they go home to.
type origin struct {
	kind   Unit
	home   Place
	landed Place
	entry  Place
}

func (s *State) originOf(b *band) origin {
	o := origin{b.kind, b.home, b.landed, b.entry}
	if b.kind == Infantry && !(s.half == 1 && s.major(s.act)) {
		o.home = nowhere // its boats sail no more this turn
	}
	if s.ed.FreeRetreat && b.entry != nowhere && !isSea(b.entry) {
		o.entry = b.place // from anywhere: any adjacent area is open to it
	}
	return o
}

// origins lists the armies of one kind in an area: of each origin the first band.
func (s *State) origins(at Place, cavalry bool) []*band {
	var list []*band
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place == at && (b.kind == Cavalry) == cavalry &&
			!slices.ContainsFunc(list, func(o *band) bool { return s.originOf(o) == s.originOf(b) }) {
			list = append(list, b)
		}
	}
	return list
}

// removeOrigins lists a removal once for each origin of the armies that it may
// mean, if there are several (§Stacking).
func (s *State) removeOrigins(buf []engine.Choice, c engine.Choice) []engine.Choice {
	list := s.origins(Place(c.From), Unit(c.What) == Cavalry)
	if len(list) < 2 {
		return append(buf, c)
	}
	return append(buf, s.removalsOf(list)...)
}

// removalsOf gives each of these bands a removal of its own. An army by boat and one
// that marched by way of the same area may retreat to different areas; the later one
// has no way.
func (s *State) removalsOf(list []*band) []engine.Choice {
	choices := make([]engine.Choice, 0, len(list))
	for _, b := range list {
		c := s.removalOf(b)
		if slices.Contains(choices, c) {
			c.Via = int8(nowhere)
		}
		choices = append(choices, c)
	}
	return choices
}

// removalOf is the removal of an army of a band: Via and Via2 give its origin.
func (s *State) removalOf(b *band) engine.Choice {
	c := engine.NewChoice(verbRemove)
	c.What, c.From, c.Via, c.Via2 = int8(b.kind), int8(b.place), int8(b.entry), int8(s.originOf(b).home)
	switch {
	case b.landed != nowhere && b.landed != b.place:
		c.Via = int8(b.landed)
	case b.entry == nowhere && s.rival(s.act, b.place) != nobody:
		c.Via = int8(b.start) // by boat
	}
	return c
}

// leaveFrom takes an army out of the band that a removal names, if it names one.
func (s *State) leaveFrom(c engine.Choice) {
	list := s.origins(Place(c.From), Unit(c.What) == Cavalry)
	if len(list) < 2 {
		return
	}
	i := slices.Index(s.removalsOf(list), c)
	o := s.originOf(list[i])
	s.takeFrom(1, func(b *band) bool { return b.place == Place(c.From) && s.originOf(b) == o }, func(band) {})
}

// removable reports whether an area has a unit that may leave the board: no leader
// stays alone (§Leaders).
func (s *State) removable(n Nation, kind Unit, at Place, why stage) bool {
	switch kind {
	case Infantry:
		return s.infantry[n][at] > 0 && s.leaderStays(n, at)
	case Cavalry:
		return s.cavalry[n][at] > 0 && s.leaderStays(n, at)
	}
	return n == Saxons && s.burhs&bit(at) != 0 && (why == removeStarving || why == removeExcess)
}

// leaderStays reports whether a leader would still have armies there.
func (s *State) leaderStays(n Nation, at Place) bool {
	return !s.leaderIn(n, at) || s.ed.LoneLeaders || s.armies(n, at) > 1
}

func (s *State) remove(f *frame, c engine.Choice) {
	f.count--
	if f.stage == removeExcess && s.ed.OwnersChoose && Unit(c.What) != Burh {
		s.leaveFrom(c)
	}
	s.takeOff(f.n, Unit(c.What), 1, Place(c.From))
	s.events[len(s.events)-1].Extra = int16(f.stage) + 1
}

// takeOff takes units off the board, with an event.
func (s *State) takeOff(n Nation, kind Unit, k int8, at Place) {
	if kind == Burh {
		s.burhs &^= bit(at)
		s.updatePresence(n, at)
	} else {
		s.add(n, kind, at, -k)
		if n == s.act {
			s.trimBands(n, at)
		}
	}
	e := eventOf(evRemove)
	e.side, e.what, e.count, e.from = n, kind, int16(k), at
	s.say(e)
}
