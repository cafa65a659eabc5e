package britannia

import (
	"math/bits"

	"bretwalda/engine"
)

// position is one moment of a game: a flat value, so that a copy is an
// assignment. All rules read and write it through State.
type position struct {
	ed     *Edition
	seats  int8
	group  [engine.MaxSeats]int8 // the group of nations each seat plays; None before the draw
	player [nations]engine.Seat  // the seat that plays a nation
	option [options]uint8
	bid    [engine.MaxSeats]int8 // the price a seat pays for its group; 0 without an auction

	round int8   // 1 to 16
	turn  int8   // index in the Nation List of the nation that acts
	act   Nation // that nation; nobody between turns
	half  int8   // 1 or 2, of a major invasion

	infantry   [nations][places]int8 // raiders included
	cavalry    [nations][places]int8
	leader     [nations]Unit // the leader in play, or nothing
	leaderAt   [nations]Place
	burhs      set
	forts      set               // intact
	ruins      set               // destroyed
	where      [nations]set      // places with units of a nation: armies, forts, burhs
	present    [places]nationSet // nations with units in a place
	population [nations]int8     // points on the population track, 0 to 5
	points     [nations]int16
	overlord   [nations]Nation               // to whom a nation has submitted, or nobody
	submitted  nationSet                     // nations that have submitted to the Romans, ever, and not revolted
	broken     nationSet                     // those of them that have attacked the Romano-British
	occupied   [nations]set                  // areas already scored for occupying
	raiding    [nations][places - lands]int8 // raiders among the infantry at sea, where raiders are single armies
	came       uint32                        // leaders that have come into play, a bit each
	haroldGone bool                          // Harold was not in play at the end of the Norman turn of round 15

	// The acting nation's turn.
	bands     [maxBands]band
	banded    int8
	roads     set // Roman roads at the start of the movement phase
	held      set // areas occupied at the start of the movement phase
	entered   [lands]set
	ledMoves  int8 // moves the leader has made in this phase
	ledSailed bool
	leave     permission
	needMet   bool  // the area a leader depends on was held at the start of the turn
	spoils    int16 // points of raiders that are not yet home
	shortfall int8  // invaders that found no counter this turn; Danes in CnutRound: this round

	fight battle
	ballot
	ask    asking
	stack  [maxDepth]frame
	depth  int8
	winner uint8 // bit per seat, once the game is over
}

const maxBands = 28

// band is a group of equal armies of the acting nation: the same place, kind
// and history in this turn.
type band struct {
	place  Place
	kind   Unit  // Infantry, Cavalry, or Raiders when it may return home
	home   Place // of raiders: the sea, or for Picts the land area, they set out from; of infantry: the sea that binds its boats
	start  Place // where it began the movement phase
	landed Place // of single raiders: the area they came ashore in, and must go back through
	entry  Place // where it may retreat to: the area from which it entered a battle; nowhere outside of one
	state  march
	count  int8
}

// march is the progress of an army's movement.
type march int8

const (
	unmoved  march = iota
	escorted       // came with the leader all the way; may go on
	moved
)

// permission is the answer of an overlord to its subject this turn.
type permission uint8

const (
	notAsked permission = iota
	granted
	refused
)

// battle is the fight under way.
type battle struct {
	place         Place
	defender      Nation
	round         int8
	roll          [2][3]int8 // dice still to roll, by role and class: infantry, cavalry, fort or burh
	sixes         [2]int8    // hits of a combatant that take any unit
	lows          [2]int8    // hits of a combatant that take normal units only
	killed        [2]int8    // cavalry of a combatant that its enemy's sixes take, or undecided
	burh          int8       // burhs lost of the choice: 0, 1, or undecided
	submissionDue bool       // something has changed since the last chance to submit
}

// ballot is a vote for Bretwalda.
type ballot struct {
	secret bool
	vote   [nations]Nation // nobody: not yet
}

// asking is the decision that is open.
type asking struct {
	kind  question
	seat  engine.Seat
	side  Nation
	other Nation
	place Place
}

// frame is a step of the procedure that is under way. A step that needs
// another one first pushes it; so every moment can be saved.
type frame struct {
	step      step
	stage     stage
	n         Nation      // whose step it is: act, but in stepSubmission and stepDisplace its lord, and between turns who places armies
	subject   Nation      // the nation whose areas its overlord's armies leave
	unasked   Nation      // the first nation not yet asked to submit
	place     Place       // the battle, or the area that is left
	count     int8        // armies to place or remove, invaders without counters
	points    int8        // population points
	listed    int8        // index in the Nation List of the next nation
	seat      engine.Seat // whose turn it is to draw or to bid
	uncalled  engine.Seat // the first seat not yet asked for a secret ballot
	group     int8        // the group that is bid for
	burhs     int8        // burhs that may still be built
	replacing replacing   // Romans that become Romano-British
	remaining set         // areas still to be left, or with a fort to replace
	placed    set         // areas that have their new army
	withheld  withheld
}

// step is a step of the procedure, stage how far it has come.
type (
	step  uint8
	stage int8
)

const maxDepth = 8

func (p *position) push(f frame) {
	p.stack[p.depth] = f
	p.depth++
}

func (p *position) pop() {
	p.depth--
	p.stack[p.depth] = frame{}
}

func (p *position) top() *frame { return &p.stack[p.depth-1] }

// armies is the number of armies of n in a place, at sea or on land.
func (p *position) armies(n Nation, at Place) int8 { return p.infantry[n][at] + p.cavalry[n][at] }

// stacked is armies plus a burh, which count for stacking, overruns and
// overpopulation.
func (p *position) stacked(n Nation, at Place) int8 {
	c := p.armies(n, at)
	if n == Saxons && p.burhs&bit(at) != 0 {
		c++
	}
	return c
}

// force is the units that an attacker of n meets: armies, fort and burh.
func (p *position) force(n Nation, at Place) int8 {
	c := p.stacked(n, at)
	if n == Romans && p.forts&bit(at) != 0 {
		c++
	}
	return c
}

// updatePresence keeps where and present true after the units of n in a place changed.
func (p *position) updatePresence(n Nation, at Place) {
	if p.force(n, at) > 0 {
		p.where[n] |= bit(at)
		p.present[at] |= 1 << uint(n)
	} else {
		p.where[n] &^= bit(at)
		p.present[at] &^= 1 << uint(n)
	}
}

func (p *position) addInfantry(n Nation, at Place, k int8) {
	p.infantry[n][at] += k
	p.updatePresence(n, at)
}

func (p *position) addCavalry(n Nation, at Place, k int8) {
	p.cavalry[n][at] += k
	p.updatePresence(n, at)
}

func (p *position) add(n Nation, kind Unit, at Place, k int8) {
	if kind == Cavalry {
		p.addCavalry(n, at, k)
	} else {
		p.addInfantry(n, at, k)
	}
}

// occupiedBy is the set of land areas with armies or burhs of n.
func (p *position) occupiedBy(n Nation) set {
	s := p.where[n] & allLand
	if n == Romans {
		for f := s & p.forts; f != 0; {
			if at := next(&f); p.infantry[n][at] == 0 {
				s &^= bit(at)
			}
		}
	}
	return s
}

// sole reports whether n alone has units in a place.
func (p *position) sole(n Nation, at Place) bool { return p.present[at] == 1<<uint(n) }

// solely is the set of land areas in which n alone has units.
func (p *position) solely(n Nation) set {
	s := p.where[n] & allLand
	for t := s; t != 0; {
		if at := next(&t); !p.sole(n, at) {
			s &^= bit(at)
		}
	}
	return s
}

// rival is the nation other than n with units in a place, or nobody.
func (p *position) rival(n Nation, at Place) Nation {
	o := p.present[at] &^ (1 << uint(n))
	if o == 0 {
		return nobody
	}
	return Nation(bits.TrailingZeros32(uint32(o)))
}

// inPlay counts a nation's infantry and cavalry on the board.
func (p *position) inPlay(n Nation) (infantry, cavalry int8) {
	for at := Place(0); at < places; at++ {
		infantry += p.infantry[n][at]
		cavalry += p.cavalry[n][at]
	}
	return
}

// available is how many infantry counters of n are off the board. Burhs may use
// up Saxon counters; cavalry turned infantry does not.
func (p *position) available(n Nation) int8 {
	infantry, _ := p.inPlay(n)
	if n == Saxons && p.ed.BurhsAreCounted {
		infantry += int8(bits.OnesCount64(uint64(p.burhs)))
	}
	return max(0, p.ed.Counters[n].Infantry-infantry)
}

// lonely is the land area that a nation's leader holds alone, where leaders
// may.
func (p *position) lonely(n Nation) set {
	if at := p.leaderAt[n]; p.ed.LoneLeaders && p.leader[n] != nothing && !isSea(at) && p.present[at] == 0 && !p.joined(n, at) {
		return bit(at)
	}
	return 0
}

// joined reports whether another nation's leader is in an area: of two without armies
// neither holds it.
func (p *position) joined(n Nation, at Place) bool {
	for m := Nation(0); p.ed.LeadersAlone && m < nations; m++ {
		if m != n && p.leaderIn(m, at) {
			return true
		}
	}
	return false
}

// alive reports whether a leader is in play.
func (p *position) alive(n Nation, l Unit) bool { return p.leader[n] == l && l != nothing }

func (p *position) leaderIn(n Nation, at Place) bool {
	return p.leader[n] != nothing && p.leaderAt[n] == at
}

func (p *position) english(n Nation) int {
	return bits.OnesCount64(uint64((p.occupiedBy(n) | p.lonely(n)) & inRegion[England]))
}

func terrain(at Place) int { return int(difficult >> uint(at) & 1) }

func size(s set) int8 { return int8(bits.OnesCount64(uint64(s))) }

// landArmies is the set of land areas with armies of a nation.
func (s *State) landArmies(n Nation) set {
	t := s.where[n] & allLand
	for u := t; u != 0; {
		if at := next(&u); s.armies(n, at) == 0 {
			t &^= bit(at)
		}
	}
	return t
}
