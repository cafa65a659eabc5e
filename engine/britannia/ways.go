package britannia

import (
	"slices"

	"bretwalda/engine"
)

// way is one way to march that differs from the others in its meaning. It has an end,
// the areas on it that matter, and the area from which it enters a battle.
type way struct {
	to        Place
	via, via2 Place
	moves     int8 // areas entered
	sailed    bool
}

// trail is a set of places reached after passing the same areas that matter.
type trail struct {
	marks  [2]Place // areas passed that matter, ascending; nowhere when unused
	sailed bool
	reach  [4]set     // by moves left: places from which an army may go on
	stops  set        // areas already listed as an end
	fights [lands]set // by area attacked: bit p+1 for entering it from p, bit 0 straight from the start
}

// traveller is an army that looks for ways.
type traveller struct {
	n        Nation
	from     Place
	moves    int8
	led      bool // difficult terrain does not stop the march
	sail     bool // may put to sea
	strait   bool // may cross a strait: from the start, as the whole move
	seaborne bool // starts at sea
	raider   bool // may change seas and stay there
	bound    bool // began the nation's turn at sea: the landing lines of the card hold for boats
	report   bool // coming by sea makes a difference even without a battle
}

// explore lists the ways of a traveller. Ways that mean the same appear once,
// by the fewest moves. Everything is done on sets of areas (§Phase II).
func (s *State) explore(t traveller) []way {
	s.ways = s.ways[:0]
	s.trails = append(s.trails[:0], trail{marks: [2]Place{nowhere, nowhere}, sailed: t.seaborne})
	first := &s.trails[0]
	first.reach[t.moves] = bit(t.from)
	if s.roads&bit(t.from) != 0 {
		first.reach[t.moves] = s.alongRoads(bit(t.from))
		s.stop(t, 0, first.reach[t.moves]&^bit(t.from), t.moves)
	}
	notice := s.worthPassing(t.n)
	if t.strait {
		s.cross(t)
	}
	if t.sail && s.ed.BoatsAlone {
		s.voyage(t)
		t.sail = false
	}
	if t.seaborne && t.raider {
		for to := nextSea[t.from] &^ s.ed.Cards[t.n].NoSea; to != 0; {
			s.ways = append(s.ways, way{to: next(&to), via: nowhere, via2: nowhere, moves: 1, sailed: true})
		}
	}
	for left := t.moves; left > 0; left-- {
		for i := 0; i < len(s.trails); i++ {
			for src := s.trails[i].reach[left]; src != 0; {
				s.step(t, i, next(&src), left-1, notice)
			}
		}
	}
	if s.ed.PlainWays {
		sortWays(s.ways)
		s.ways = slices.DeleteFunc(s.ways, func(w way) bool { return s.redundant(t, w) })
	}
	return s.ways
}

// redundant reports whether a shorter way comes to the same, or looks the same. One
// looks the same that enters a battle and turns back to where it began, though from the
// area it passes it might go on. So does one through overrun areas that leaves no trace
// there.
func (s *State) redundant(t traveller, w way) bool {
	if w.via == nowhere {
		return false
	}
	plain := way{to: w.to, via: nowhere, via2: nowhere}
	battle := s.rival(t.n, w.to) != nobody
	if battle && w.via2 == nowhere && s.listed(way{to: w.to, via: nowhere, via2: w.via}) {
		return true
	}
	marks := [2]Place{w.via, w.via2}
	if battle || w.via2 != nowhere && isSea(w.via2) {
		marks[1], plain.via2 = nowhere, w.via2
	} else if s.backwards(t.from, w) {
		marks[0], marks[1] = w.via2, w.via
	}
	prev, idle := t.from, false
	for _, at := range marks {
		if at == nowhere {
			continue
		}
		trace := s.traceOf(t, prev, at)
		if prev = at; trace == 0 && s.rival(t.n, at) != nobody {
			idle = true
		} else if plain.mark(at); idle && trace != s.traceOf(t, t.from, at) {
			return false
		}
	}
	return idle && s.listed(plain)
}

// traceOf is from where a march that goes through an overrun area cuts off a
// retreat that was still open.
func (s *State) traceOf(t traveller, from, at Place) set {
	if isSea(from) || s.rival(t.n, at) == nobody {
		return 0
	}
	return bit(s.neighbour(t.n, from, at)) &^ s.entered[at]
}

// mark adds an area that matters to a way.
func (w *way) mark(at Place) {
	switch {
	case w.via == nowhere:
		w.via = at
	case w.via < at:
		w.via2 = at
	default:
		w.via, w.via2 = at, w.via
	}
}

// sortWays puts the shortest ways first, and of equal ones those that name the
// fewest places. They are nearly in this order as they are found.
func sortWays(ways []way) {
	for i := 1; i < len(ways); i++ {
		w := ways[i]
		j := i
		for ; j > 0 && w.length() < ways[j-1].length(); j-- {
			ways[j] = ways[j-1]
		}
		ways[j] = w
	}
}

// length orders ways: first by moves.
func (w *way) length() int8 {
	k := 4 * w.moves
	if w.via != nowhere {
		k++
	}
	if w.via2 != nowhere {
		k++
	}
	return k
}

// step goes from one place to adjacent ones, with left moves after that (§Phase II).
func (s *State) step(t traveller, i int, from Place, left int8, notice set) {
	if isSea(from) {
		s.land(t, i, from, coast[from], left, notice)
		if left > 0 && from == t.from && t.seaborne {
			s.trails[i].reach[left] |= nextSea[from] &^ s.ed.Cards[t.n].NoSea
		}
		return
	}
	s.land(t, i, from, s.ed.border[from], left, notice)
	if t.sail && !s.trails[i].sailed && left > 0 {
		j := s.trail(s.trails[i].marks, true)
		s.trails[j].reach[left] |= coastSeas[from]
		if t.bound {
			s.trails[j].reach[left] &^= s.ed.Cards[t.n].shunned()
		}
	}
}

// land enters areas from a place (§Phase II).
func (s *State) land(t traveller, i int, from Place, areas set, left int8, notice set) {
	areas &^= bit(t.from)
	if (t.seaborne || t.bound) && isSea(from) {
		areas &^= s.ed.Cards[t.n].NoLanding
	}
	areas &^= bit(from)
	for areas != 0 {
		at := next(&areas)
		enemy := s.rival(t.n, at)
		if enemy != nobody {
			if s.atPeace(t.n, enemy, at) {
				s.throughSubject(t, i, at, left, enemy)
				continue
			}
			s.attack(t, i, from, at, left)
			if left > 0 && (t.led || difficult&bit(at) == 0) && s.overrun(t.n, at) {
				if s.beaten(t, i, at) {
					s.trails[i].reach[left] |= bit(at)
				} else {
					s.mark(i, at, left)
				}
			}
			continue
		}
		s.stop(t, i, bit(at), left)
		reached := s.byRoad(t, i, at, left)
		switch {
		case left == 0:
		case difficult&bit(at) != 0 && !t.led: // Roman Roads: on by road only
		case notice&bit(at) != 0:
			s.mark(i, at, left)
		default:
			s.trails[i].reach[left] |= reached
		}
	}
}

// voyage lists the ways by boat: from a coast to any other of the same sea, as the whole
// move (§Boats).
func (s *State) voyage(t traveller) {
	i := s.trail([2]Place{nowhere, nowhere}, true)
	for seas := coastSeas[t.from]; seas != 0; {
		sea := next(&seas)
		for to := coast[sea] &^ bit(t.from); to != 0; {
			at := next(&to)
			if enemy := s.rival(t.n, at); enemy == nobody {
				s.stop(t, i, bit(at), 0)
			} else if !s.atPeace(t.n, enemy, at) {
				s.attack(t, i, sea, at, 0)
			}
		}
	}
}

// throughSubject lists the ways through areas of subjects: Romans, and in some editions
// Angles, pass through them but do not stop there. Romans pass by road where no fort was
// destroyed (§Roman Roads).
func (s *State) throughSubject(t traveller, i int, at Place, left int8, m Nation) {
	if s.overlord[m] != t.n || t.n == Angles && !s.ed.AnglesPass {
		return
	}
	reached := s.byRoad(t, i, at, left)
	if left > 0 && (t.led || difficult&bit(at) == 0) {
		s.trails[i].reach[left] |= reached
	}
}

// byRoad lists the ways by road from an area entered with some moves left, and returns
// all areas they reach. A road costs none (§Roman Roads).
func (s *State) byRoad(t traveller, i int, at Place, left int8) set {
	if s.roads&bit(at) == 0 || left == 0 && !s.ed.RoadsLeadOn {
		return bit(at)
	}
	reached := s.alongRoads(bit(at))
	s.stop(t, i, reached, left)
	return reached
}

// cross a strait: it takes the whole move. Roman Roads: a Roman may use roads
// before it, or, if the edition has it so, after it (§Straits).
func (s *State) cross(t traveller) {
	for src := s.trails[0].reach[t.moves]; src != 0; {
		from := next(&src)
		for over := acrossStrait[from]; over != 0; {
			at := next(&over)
			enemy := s.rival(t.n, at)
			if enemy != nobody {
				if !s.atPeace(t.n, enemy, at) {
					s.attack(t, 0, from, at, 0)
				} else if t.n == Romans && s.overlord[enemy] == Romans && from == t.from && s.roads&bit(at) != 0 && s.ed.RoadsAfterStrait {
					s.stop(t, 0, s.alongRoads(bit(at)), 0)
				}
				continue
			}
			s.stop(t, 0, bit(at), 0)
			if from == t.from && s.roads&bit(at) != 0 && s.ed.RoadsAfterStrait {
				s.stop(t, 0, s.alongRoads(bit(at)), 0)
			}
		}
	}
}

// overrun reports whether enough armies have stopped in an enemy's area that
// others may march through it (§Overruns).
func (s *State) overrun(n Nation, at Place) bool {
	return s.armies(n, at) >= 2*s.force(s.rival(n, at), at)
}

// beaten reports whether a march through an overrun area leaves no trace there,
// because others came into it the same way (§Overruns).
func (s *State) beaten(t traveller, i int, at Place) bool {
	return s.trails[i].marks[0] == nowhere &&
		(isSea(t.from) || s.entered[at]&bit(s.neighbour(t.n, t.from, at)) != 0)
}

// trail finds or makes the trail with these marks and returns its index.
func (s *State) trail(marks [2]Place, sailed bool) int {
	for i := range s.trails {
		if s.trails[i].marks == marks && s.trails[i].sailed == sailed {
			return i
		}
	}
	s.trails = append(s.trails, trail{marks: marks, sailed: sailed})
	return len(s.trails) - 1
}

// mark goes on from an area that matters, along a trail of its own.
func (s *State) mark(i int, at Place, left int8) {
	m := s.trails[i].marks
	switch {
	case m[0] == at || m[1] == at || m[1] != nowhere:
		return
	case m[0] == nowhere:
		m[0] = at
	case m[0] < at:
		m[1] = at
	default:
		m[0], m[1] = at, m[0]
	}
	j := s.trail(m, s.trails[i].sailed)
	s.trails[j].reach[left] |= bit(at)
}

// stop lists areas as ends of a trail.
func (s *State) stop(t traveller, i int, areas set, left int8) {
	tr := &s.trails[i]
	areas &^= tr.stops | bit(t.from)
	tr.stops |= areas
	for areas != 0 {
		at := next(&areas)
		if enemy := s.rival(t.n, at); enemy != nobody {
			continue // a subject's area
		}
		if tr.marks[0] == at || tr.marks[1] == at {
			continue
		}
		w := way{to: at, via: tr.marks[0], via2: tr.marks[1], moves: t.moves - left, sailed: tr.sailed}
		if t.report && tr.sailed {
			if w.via2 != nowhere {
				continue
			}
			if w.via2 = bySea; coastSeas[t.from]&coastSeas[at] != 0 {
				shared := coastSeas[t.from] & coastSeas[at]
				w.via2 = next(&shared)
			}
		}
		if len(s.trails) > 1 && s.listed(w) {
			continue
		}
		s.ways = append(s.ways, w)
	}
}

// bySea in a way's Via2 means "by boat" where no single sea leads there.
const bySea = IcelandicSea

// listed reports whether the same way is there already.
func (s *State) listed(w way) bool {
	for i := range s.ways {
		if o := &s.ways[i]; o.to == w.to && o.via == w.via && o.via2 == w.via2 {
			return true
		}
	}
	return false
}

// attack lists an enemy's area as an end. The way in is the way out, so the place it is
// entered from belongs to the way (§Phase II).
func (s *State) attack(t traveller, i int, from, at Place, left int8) {
	tr := &s.trails[i]
	switch {
	case from == t.from || isSea(from) && t.seaborne:
		from = nowhere // straight from the army's place
	case isSea(from) && !t.report && !t.led && !s.ed.BoatsAlone && s.besides(t.from)&bit(at) != 0 && s.entered[at]&bit(t.from) != 0:
		return // as good as straight from the army's place
	case isSea(from) && tr.fights[at]&(allSea<<1) != 0:
		return // a retreat leads back to where the army started, whichever sea it was
	}
	if tr.fights[at]&bit(from+1) != 0 {
		return
	}
	tr.fights[at] |= bit(from + 1)
	w := way{to: at, via: nowhere, via2: from, moves: t.moves - left, sailed: tr.sailed}
	for _, m := range tr.marks {
		if m == at {
			return
		}
		if m != nowhere && m != from {
			if w.via != nowhere {
				return
			}
			w.via = m
		}
	}
	if len(s.trails) > 1 && s.listed(w) {
		return
	}
	s.ways = append(s.ways, w)
}

// alongRoads is every area linked by roads to some road areas (§Roman Roads).
func (s *State) alongRoads(from set) set {
	for grown := from; ; from = grown {
		for t := from; t != 0; {
			grown |= s.ed.border[next(&t)] & s.roads
		}
		if grown == from {
			return grown
		}
	}
}

// is reports whether a choice takes this way.
func (w way) is(c engine.Choice) bool {
	return w.to == Place(c.To) && w.via == Place(c.Via) && w.via2 == Place(c.Via2)
}

// wayOf finds among some ways the one that a choice takes.
func wayOf(c engine.Choice, ways []way) (way, bool) {
	for _, w := range ways {
		if w.is(c) {
			return w, true
		}
	}
	return way{}, false
}
