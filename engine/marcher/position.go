package marcher

import "bretwalda/engine"

// position is one moment of a game: a flat value without pointers, so that a
// copy is an assignment. All rules read and write it through State.
type position struct {
	scenarioIndex int8
	seats         int8
	option        [options]uint8

	turn    int8 // 1 to 10
	act     side // whose player turn it is
	phase   Phase
	weather Weather
	event   what // of this player turn, or nothing

	// Units by zone and kind. Each is in one of four states.
	fresh  [zones][unitKinds]int8 // active
	spent  [zones][unitKinds]int8 // active, has moved, or is bound for another zone
	halted [zones][unitKinds]int8 // active, was stopped by a check: stays for the turn
	down   [zones][unitKinds]int8 // levied, face down, not yet active

	unknown [zones]int8        // levies that a view hides
	here    [sides][zones]int8 // military units of a side, in any state
	present [sides]set         // zones with such units
	held    [2]set             // zones that Normans and Welsh control
	castles set
	tag     [zones]leader // whose earl's a Norman zone is, or nothing

	leaderAt    [leaders]zone // nowhere: not in play
	ridden      chiefs        // have moved
	stopped     chiefs        // were halted
	leadersLost chiefs
	pool        [unitKinds]int8 // counters in the cups; Irish and Vikings off the map
	teuluLost   int8

	mobilised kingdomSet
	conquered kingdomSet // no longer mobilised: every zone was in Norman hands
	feuds     kingdomSet // raise nothing in the next Welsh levy
	harvest   bool       // the next Welsh levy is poor
	quarrel   what       // kingdom whose units stay in this player turn, or nothing

	// The player turn.
	served   [earls]int8 // counters that commanders, or kings' lands, have levied
	hand     [unitKinds]int8
	bound    [maxBound]stack // for zones where a check is due
	bounds   int8
	ford     stack              // about to cross the strait
	checked  set                // zones whose check was thrown
	attacked set                // zones entered against units, until the battle
	entered  [zones][earls]int8 // units that came into zones not their own, by commander
	raid     raid

	sites [maxPlacings]zone // of the units that sides place; nowhere: not yet
	fight fight
	ask   asking
	frame [maxDepth]frame
	depth int8

	guarded   bool  // asks a seat to reveal things that others may not know
	winners   uint8 // a bit a seat, once the game is over
	concealed uint8 // sides whose secrets this view hides, a bit each
}

type kingdomSet uint8

const maxBound = 48

// stack is some units of a kind, or a leader, on their way.
type stack struct {
	what     what
	from, to zone
	count    int8
}

// stackOf is the stack that a march moves.
func stackOf(c engine.Choice) stack {
	return stack{what(c.What), zone(c.From), zone(c.To), c.Count}
}

// raid is an attack that an event brought about.
type raid struct {
	at    zone // nowhere: none
	by    side
	count int8 // insurgents; they besiege nothing
}

// role is a side of a battle.
type role uint8

const (
	attacker role = iota
	defender
	roles
)

// fight is the battle under way.
type fight struct {
	at       zone
	side     [roles]side
	seat     [roles]engine.Seat // that decides for a side; of Vikings, that rolls for them
	round    int8
	breached bool // a siege has put the castle out of the battle
	dice     [roles][unitKinds]int8
	hits     [roles]int8 // by a side, that have not yet taken anybody
}

// asking is the decision that is open, if any.
type asking struct {
	kind  question
	seat  engine.Seat
	side  side
	other side
	place zone
}

// frame is a step of the procedure that is under way. A step that needs
// another one first pushes it; so every moment can be saved.
type frame struct {
	step  step
	stage stage
	place zone   // it is about, or nowhere
	done  int8   // commanders of the side who have had their turn to move
	draws int8   // counters that an event has still to draw
	odd   chiefs // the king whose land draws the odd counter of a levy
	runs  role   // the side that retreats
	zones set    // that have still to draw a counter
}

const maxDepth = 6

func (p *position) push(f frame) {
	p.frame[p.depth] = f
	p.depth++
}

func (p *position) pop() {
	p.depth--
	p.frame[p.depth] = frame{}
}

func (p *position) top() *frame { return &p.frame[p.depth-1] }

// plain is the kind of counter a unit is in the cup.
func plain(k what) what {
	switch k {
	case NormanGwentArcher:
		return NormanArcher
	case WelshGwentArcher:
		return WelshArcher
	}
	return k
}

// count adds n units of a side to a zone.
func (p *position) count(a side, z zone, n int8) {
	p.here[a][z] += n
	if p.here[a][z] > 0 {
		p.present[a] |= bit(z)
	} else {
		p.present[a] &^= bit(z)
	}
}

// come puts units of a kind into a zone in a state: &p.fresh or another.
func (p *position) come(state *[zones][unitKinds]int8, k what, z zone, n int8) {
	state[z][k] += n
	p.count(sideOf[k], z, n)
}

// unitsOf is the number of units of a kind in a zone, in any state.
func (p *position) unitsOf(k what, z zone) int8 {
	return p.fresh[z][k] + p.spent[z][k] + p.halted[z][k] + p.down[z][k]
}

// leave takes units of a kind out of a zone: first those that can do least.
func (p *position) leave(k what, z zone, n int8) {
	p.count(sideOf[k], z, -n)
	for _, state := range [...]*[zones][unitKinds]int8{&p.down, &p.halted, &p.spent, &p.fresh} {
		some := min(n, state[z][k])
		state[z][k] -= some
		n -= some
	}
}

// foes is the set of zones with units or leaders that are not of a side.
func (p *position) foes(a side) set {
	var t set
	for b := range sides {
		if b != a {
			t |= p.present[b] | p.leadersOf(b)
		}
	}
	return t
}

// friendly is the set of zones that a side controls and nobody contests. A zone
// that its own side has left stays its own until the turn ends (§6.1).
func (p *position) friendly(a side) set { return p.held[a] &^ p.foes(a) }

// poolOf is how many counters are in a side's cup.
func (p *position) poolOf(a side) int8 {
	var n int8
	for _, k := range kindsOf[a] {
		if levied(k) {
			n += p.pool[k]
		}
	}
	return n
}

// levied reports whether a kind of counter is in a cup. Teulu are not replaced,
// Irish and Vikings come by events (§7.2, §5.0).
func levied(k what) bool {
	return k == NormanKnight || k == NormanInfantry || k == NormanArcher || k == WelshInfantry || k == WelshArcher
}
