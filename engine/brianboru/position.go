package brianboru

import (
	"math/bits"

	"bretwalda/engine"
)

// side is a player's colour or the Vikings. Seat i plays side i.
type side int8

const (
	maxSeats = 5

	Vikings side = maxSeats
	nobody  side = engine.None
)

// set is a set of towns: bit t is town t.
type set uint64

const allTowns set = 1<<townCount - 1

// card numbers the action cards: value v is card v-1.
type card int8

const noCard card = engine.None

// cards are a set of action cards: bit c is card c.
type cards uint32

const wholeDeck cards = 1<<cardCount - 1

// vikingCard numbers the Viking cards, by their places in strengths.
type vikingCard int8

// smallSet is a set of up to eight: a bit each.
type smallSet[T side | region | marriage | vikingCard] uint8

// position is one moment of a game: a flat value, so that a copy is an
// assignment. All rules read and write it through State.
type position struct {
	seats   side // those below it play
	playAll bool // five players play their last card too
	guarded bool // asks a seat even where only it knows that it has no choice

	round   int8
	deck    int8                 // marriage cards still to come after the suitor
	suitor  marriage             // the marriage card on offer, or noMarriage
	unseen  smallSet[marriage]   // ordinary marriage cards that may still come
	vikings smallSet[vikingCard] // Viking cards that may still come
	battle  int16                // raiders in the battle area

	holder side  // of the active town marker; nobody before the first is drawn
	active place // the town of a trick, until its winner has it

	player    [maxSeats]player
	viking    set // towns under a Viking control token
	monastery set
	faceUp    smallSet[region]  // regions whose claim is face up
	claim     [regionCount]side // its holder; nobody: the board
	princess  side              // the player allied by marriage with Estrid
	alliance  alliance

	packet [maxSeats]cards // the packets of the draft, by the seat each was dealt to
	kept   [maxSeats]int8  // how many packets a seat has kept cards of
	aside  card            // the card left over when all are dealt, or noCard
	trick  [maxSeats]card  // the card each seat has played, or noCard
	leader side            // of the trick

	progress
	ask    asking
	hidden hidden
}

// player is a player's things: coins, discs, cards.
type player struct {
	coins, renown, points int16
	church, raiders       int16 // discs in the church area, raiders taken
	space                 int8  // of the marriage track
	married               smallSet[marriage]
	discs                 set
	hand                  cards // in the draft: the cards kept so far
}

// alliance is the side of Estrid's card that its player chose.
type alliance uint8

const (
	unallied alliance = iota
	support           // Viking towns count for claims
	trade             // Viking towns count for the number of regions
)

// progress is the place in the procedure of a phase. The procedure, run on from it,
// opens the open question, so a position in words leaves the question out.
type progress struct {
	phase  phase
	stage  stage          // of the phase
	actor  side           // who acts, or gets what a step gives
	left   smallSet[side] // whose parts are still to come
	dealt  int8           // cards, while they are dealt
	space  int8           // of the track whose benefit comes next, while benefits come
	winner side           // of the trick
	card   card           // whose action it is, or was last
	way    actionRow      // which of its actions
	run    int8           // which of the action's runs of symbols
	sale   bool           // its symbols are done; purchases are open
}

// stage is a part of a phase, from 0; each phase names its own.
type stage int8

type phase uint8

const (
	phaseStart phase = iota
	phasePreparation
	phaseDraft
	phaseAction
	phaseMarriage
	phaseBattle
	phaseChurch
	phaseClaim
	phaseOver
	phases
)

var phaseNames = [phases]string{"start", "preparation", "draft", "action", "marriage", "battle", "church", "claim", "over"}

// actionRow is an action of a card.
type actionRow uint8

const (
	noWay   actionRow = iota // the card's action is over, or none has begun
	openWay                  // to be chosen
	primary
	upper
	lower
	ways
)

// asking is the decision that is open.
type asking struct {
	kind  uint8 // or unasked
	seat  engine.Seat
	side  side
	other side
	place place
}

// hidden counts the cards that a View hides.
type hidden struct {
	on     bool
	hand   [maxSeats]int8
	packet [maxSeats]int8
	aside  int8
}

// enter begins a phase.
func (p *position) enter(to phase) {
	p.progress = progress{phase: to, actor: nobody, winner: nobody, card: noCard}
}

// count is the field that a position in words calls count: a space of the track in
// the marriage step, else the cards dealt.
func (p *position) count() *int8 {
	if p.phase == phaseMarriage {
		return &p.space
	}
	return &p.dealt
}

func (p *position) table() *table { return &tables[p.seats-3] }

// next is the player to the left.
func (p *position) next(who side) side { return (who + 1) % p.seats }

// before is the player to the right.
func (p *position) before(who side) side { return (who + p.seats - 1) % p.seats }

// firstOf is the first of some players clockwise from one of them on, or nobody.
func (p *position) firstOf(who smallSet[side], from side) side {
	for range p.seats {
		if who.has(from) {
			return from
		}
		from = p.next(from)
	}
	return nobody
}

// controlled returns the towns a player controls.
func (p *position) controlled(who side) set { return p.player[who].discs &^ p.viking }

// empty returns the towns without a disc.
func (p *position) empty() set {
	free := allTowns
	for i := range p.player {
		free &^= p.player[i].discs
	}
	return free
}

// owner is the player with a disc on a town, or nobody.
func (p *position) owner(at place) side {
	for who := range p.seats {
		if p.player[who].discs.has(at) {
			return who
		}
	}
	return nobody
}

// leads returns the players with the most of something, if anybody has any.
func (p *position) leads(in func(*player) int16) smallSet[side] {
	var has [maxSeats]int16
	for i := range p.seats {
		has[i] = in(&p.player[i])
	}
	return most(has[:])
}

// most returns the sides that have the most, if any has more than nothing.
func most[N int8 | int16](has []N) (who smallSet[side]) {
	best := N(0)
	for i, n := range has {
		switch {
		case n == 0 || n < best:
		case n > best:
			who, best = only(side(i)), n
		default:
			who |= only(side(i))
		}
	}
	return who
}

// soleLead is the player with more of something than any other, or nobody.
func (p *position) soleLead(in func(*player) int16) side { return p.leads(in).alone() }

// These are things that players may have the most of.

func inCoins(p *player) int16   { return p.coins }
func inRaiders(p *player) int16 { return p.raiders }
func inChurch(p *player) int16  { return p.church }
func onTrack(p *player) int16   { return int16(p.space) }

// Tables derived from the components once.
var (
	inRegion  [regionCount]set // towns of a region
	ofSuit    [White]set       // towns of a colour
	byRoad    [townCount]set   // towns at the other ends of a town's roads
	suitCards [White + 1]cards // cards of a suit
)

func init() {
	for i, t := range towns {
		inRegion[t.Region] |= place(i).set()
		ofSuit[t.Suit] |= place(i).set()
	}
	for _, r := range roads {
		byRoad[r[0]] |= r[1].set()
		byRoad[r[1]] |= r[0].set()
	}
	for i, c := range deck {
		suitCards[c.Suit] |= card(i).set()
	}
}

func (at place) set() set { return 1 << uint(at) }

// region is the region that a place of the map is, when it is no town.
func (at place) region() region { return region(at - townCount) }

func (s set) has(at place) bool { return s>>uint(at)&1 != 0 }

func (s set) len() int { return bits.OnesCount64(uint64(s)) }

// value is the number printed on the card.
func (c card) value() int8 { return int8(c) + 1 }

func (c card) set() cards { return 1 << uint(c) }

// take takes the lowest town out of a set.
func take(s *set) place {
	at := place(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return at
}

// draw takes the lowest card out of a set.
func (c *cards) draw() card {
	lowest := card(bits.TrailingZeros32(uint32(*c)))
	*c &= *c - 1
	return lowest
}

// has reports whether a card, of any number, is in the set.
func (c cards) has(one card) bool { return one >= 0 && one < cardCount && c&one.set() != 0 }

func (c cards) len() int8 { return int8(bits.OnesCount32(uint32(c))) }

// only is the set of one.
func only[T side | region | marriage | vikingCard](one T) smallSet[T] { return 1 << uint(one) }

func (f smallSet[T]) has(one T) bool { return f>>uint(one)&1 != 0 }

func (f smallSet[T]) len() int { return bits.OnesCount8(uint8(f)) }

// alone is the only element of a set, or None.
func (f smallSet[T]) alone() T {
	if f.len() != 1 {
		return engine.None
	}
	return T(bits.TrailingZeros8(uint8(f)))
}
