package brianboru

import (
	"math/bits"

	"bretwalda/engine"
)

// side is a player's colour or the Vikings. Seat i plays side i.
type side = int8

const (
	maxSeats = 5

	Vikings side = maxSeats
	nobody  side = engine.None
)

// towns as sets: bit t is town t.
type set = uint64

const allTowns set = 1<<townCount - 1

// cards are a set of action cards: bit v-1 is the card of value v.
type cards uint32

const wholeDeck cards = 1<<cardCount - 1

// few is a set of sides, regions, marriage cards or Viking cards: a bit each.
type few uint8

// position is one moment of a game: a flat value, so that a copy is an
// assignment. All rules read and write it through State.
type position struct {
	seats   int8
	playAll bool // five players play their last card too
	guarded bool // asks a seat even where only it knows that it has no choice

	round   int8
	deck    int8  // marriage cards still to come after the suitor
	suitor  int8  // the marriage card beside the track, 0 to estrid, or nothing
	unseen  few   // ordinary marriage cards that may still come
	vikings few   // Viking cards that may still come, by their places in strengths
	battle  int16 // raiders in the battle area

	holder side  // who has the active town marker; nobody before the first is drawn
	active place // the town of a trick, until its winner has it

	player    [maxSeats]player
	viking    set // towns under a Viking control token
	monastery set
	faceUp    few               // regions whose claim is face up
	claim     [regionCount]side // who has it; nobody: the board
	princess  side              // who has married Estrid, for an alliance
	alliance  alliance

	packet [maxSeats]cards // the packets of the draft, by the seat each was dealt to
	kept   [maxSeats]int8  // how many packets a seat has kept cards of
	aside  int8            // the card left over when all are dealt, or nothing
	trick  [maxSeats]int8  // the card each seat has played, or nothing
	leader side            // of the trick

	progress
	ask  asking
	veil veil
}

// player is what lies before a player, and his discs.
type player struct {
	coins, renown, points int16
	church, raiders       int16 // discs in the church area, raiders taken
	space                 int8  // of the marriage track
	married               few   // marriage cards
	discs                 set
	hand                  cards // in the draft: what was kept so far
}

// alliance is what Estrid has been married for.
type alliance uint8

const (
	unallied alliance = iota
	support           // Viking towns count for claims
	trade             // Viking towns count for the number of regions
)

// progress is how far the game has come within a phase. The procedure of the
// phase, run on from it, opens the question that is open: so a position in words
// need not tell that.
type progress struct {
	phase  phase
	step   int8 // of the phase
	turn   side // whose part it is
	left   few  // whose parts are still to come
	count  int8 // cards dealt, or the space of the track that is next
	winner side // of the trick
	card   int8 // the card whose action it is, or was last
	way    way  // which of its actions
	run    int8 // which of the action's runs of symbols
	sale   bool // its symbols are done; what is bought beside them is open
}

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

// way is an action of a card.
type way uint8

const (
	noWay   way = iota // the card's action is over, or none has begun
	openWay            // to be chosen
	primary
	upper
	lower
	ways
)

// asking is the decision that is open; kind asks means none.
type asking struct {
	kind  uint8
	seat  engine.Seat
	side  side
	other side
	place place
}

// veil is what a View leaves out: how many cards of each kind it does not show.
type veil struct {
	on     bool
	hand   [maxSeats]int8
	packet [maxSeats]int8
	aside  int8
}

// enter begins a phase.
func (p *position) enter(to phase) {
	p.progress = progress{phase: to, turn: nobody, winner: nobody, card: nothing}
}

func (p *position) table() *table { return &tables[p.seats-3] }

// next is the player to the left.
func (p *position) next(who side) side { return (who + 1) % p.seats }

// before is the player to the right.
func (p *position) before(who side) side { return (who + p.seats - 1) % p.seats }

// firstOf is the first of some players clockwise from one of them on, or nobody.
func (p *position) firstOf(who few, from side) side {
	for range p.seats {
		if who.has(from) {
			return from
		}
		from = p.next(from)
	}
	return nobody
}

// controlled is the towns a player controls.
func (p *position) controlled(who side) set { return p.player[who].discs &^ p.viking }

// empty is the towns without a disc.
func (p *position) empty() set {
	free := allTowns
	for i := range p.player {
		free &^= p.player[i].discs
	}
	return free
}

// owner is whose disc is on a town, or nobody.
func (p *position) owner(at place) side {
	for who := range p.seats {
		if p.player[who].discs&bit(at) != 0 {
			return who
		}
	}
	return nobody
}

// leads are the players with the most of something, as long as anybody has any.
func (p *position) leads(in func(*player) int16) few {
	var has [maxSeats]int16
	for i := range p.seats {
		has[i] = in(&p.player[i])
	}
	return most(has[:])
}

// most are the sides that have the most, as long as any has more than nothing.
func most[N int8 | int16](has []N) (who few) {
	best := N(0)
	for i, n := range has {
		switch {
		case n == 0 || n < best:
		case n > best:
			who, best = only(int8(i)), n
		default:
			who |= only(int8(i))
		}
	}
	return who
}

// soleLead is the player with more of something than any other, or nobody.
func (p *position) soleLead(in func(*player) int16) side { return p.leads(in).alone() }

// What players may lead in.
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
		inRegion[t.Region] |= bit(place(i))
		ofSuit[t.Suit] |= bit(place(i))
	}
	for _, r := range roads {
		byRoad[r[0]] |= bit(r[1])
		byRoad[r[1]] |= bit(r[0])
	}
	for i, c := range deck {
		suitCards[c.Suit] |= cardBit(int8(i))
	}
}

func bit(at place) set { return 1 << uint(at) }

func cardBit(card int8) cards { return 1 << uint(card) }

// take takes the lowest town out of a set.
func take(s *set) place {
	at := place(bits.TrailingZeros64(*s))
	*s &= *s - 1
	return at
}

// draw takes the lowest card out of a set.
func (c *cards) draw() int8 {
	card := int8(bits.TrailingZeros32(uint32(*c)))
	*c &= *c - 1
	return card
}

// has reports whether a card, of any number, is among them.
func (c cards) has(card int8) bool { return card >= 0 && card < cardCount && c&cardBit(card) != 0 }

func (c cards) len() int8 { return int8(bits.OnesCount32(uint32(c))) }

// only is the set of one.
func only(i int8) few { return 1 << uint(i) }

func (f few) has(i int8) bool { return f>>uint(i)&1 != 0 }

func (f few) len() int { return bits.OnesCount8(uint8(f)) }

// alone is the one of a set of one, or None.
func (f few) alone() int8 {
	if f.len() != 1 {
		return engine.None
	}
	return int8(bits.TrailingZeros8(uint8(f)))
}
