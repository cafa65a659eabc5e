package match

import (
	"crypto/sha256"
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/veil"
)

// Veiled hands. In a match by link whose hands are veiled no device can know
// the cards of other seats: the players shuffle together (package veil). Every
// device plays in a world of its own, a whole position in which the cards that
// its seats do not know are a guess. What all must know of a choice is its code:
// which slots of a packet were kept, which card was played. When the hands of a
// round are over every seat shows its key; then the round is audited, and the
// true deck takes the place of the guess.

// Guarded is a State of a game with cards that only their owners may know. A
// round of it begins with a deal of the whole deck, then seats may keep cards of
// packets and pass on the rest, then they play cards openly.
type Guarded interface {
	engine.State
	// Guard has the rules ask a seat wherever only it knows that it has no choice.
	Guard()
	// Rounds is how many rounds the match has at most.
	Rounds() int
	// Cards is how many there are and how many each seat is dealt. They are the
	// Whats 0 to cards-1.
	Cards() (cards, each int)
	// Hands is the round whose cards are in play, from 1, or 0; drafting: some
	// are still to be dealt or kept.
	Hands() (round int, drafting bool)
	// Deals reports whether Nature deals What to Turn.Side, the seat's own side.
	Deals() bool
	// Keeps is the packet of which the seat that decides keeps What and Extra, and
	// who gets the rest; nil where something else is decided.
	Keeps() (packet []int8, rest engine.Seat)
	// Hand is the cards that a seat holds or has kept.
	Hand(engine.Seat) []int8
	// Open appends the choices that the seat may have as far as everybody knows.
	// Those of Legal are among them. It is not for a seat that keeps cards.
	Open(buf []engine.Choice) []engine.Choice
}

// ErrVeil is the answer where hands cannot be veiled: the game has none, a bot
// plays, the dice are not of tokens, or seats have been claimed.
var ErrVeil = errors.New("match: these hands cannot be veiled")

// HandRound is what players leave for each other of the cards of a round.
type HandRound struct {
	Shuffle   *veil.Shuffle
	Open      bool                    // all keys were shown, and nobody has cheated
	Order     []int                   // who masked the deck, one after the other
	Told      [][]int8                // what was passed on, sealed, in the order of the log
	Noted     [engine.MaxSeats][]int8 // what seats have noted for themselves, sealed
	Complaint engine.Seat             // who could not read his cards; Nobody: all is well
}

// handRound is a round with what follows from the log and the keys.
type handRound struct {
	HandRound
	table    veil.Table
	from, to int    // in the log, its first choice and one beyond its last; below 0: not yet
	deck     []int8 // the card of each slot: known, or a guess
	sure     uint64 // slots that are known, a bit each
	dealt    int    // cards dealt so far
	passes   []pass // in the order of the log
}

// pass is what is left of a packet and goes on to the next seat.
type pass struct {
	at     int // in the log, the choice that has left it
	by, to int
	slots  []int // ascending
	before int   // cards that went the same way before
}

// veiledHands is where cards that are shuffled and dealt (cards) differ from
// what sides set up and draw unseen (counters).
type veiledHands interface {
	// codeOf is the code of a legal choice of the open decision, codeCount how many
	// codes that decision has.
	codeOf(c engine.Choice, rank int) code
	codeCount() int
	// deals reports whether Nature deals in a position, dealt the rank of what it
	// deals in the tenure of a seat. waits: another device must do it.
	deals(engine.State) bool
	dealt(holder engine.Seat) (rank int, err error)
	waits() bool
	// dealer is who deals, where it is not by whom dice would be rolled.
	dealer(holder engine.Seat) (engine.Seat, bool)
	// turnsUp reports whether a seat of this device must turn something up, lacks
	// whether it is asked for what the device does not know.
	turnsUp() bool
	lacks() bool
	// coded reports whether the code of the open decision need not be its rank,
	// secret whether others may not know the choices of the seat that decides.
	coded() bool
	secret() bool
	// byCode reports whether a link holds a choice of the log by its code, not by
	// its rank.
	byCode(number int) bool
	// record notes what a choice is to everybody, before it is made; conclude that
	// hands are over, once it was.
	record(engine.Choice)
	conclude()
	// fitting is the rank of a step in this device's world, or -1 where it does not
	// fit. guessOther then changes the guess, try after try, so that it may, and
	// answers from which choice on all is to be played again.
	fitting(step) (rank int, err error)
	guessOther(s step, try int) (from int, err error)
	// guess guesses anew what this device does not know, and known reports whether
	// nothing that a seat may see is a guess.
	guess(seed uint64) error
	known(engine.Seat) bool
	// learn takes what this device's seats may read into its world. serve does all
	// that is due for them; goOn also what has waited for this device.
	learn() error
	serve() error
	goOn() error
	// owing is the seat whose device must do its part before a seat that decides
	// can see what it holds; Nobody where there is none.
	owing(engine.Seat) engine.Seat
	// review names who has cheated, by the keys that were shown; reviewDue also by
	// those of rounds that are not open.
	review() (*CheatError, error)
	reviewDue() (*CheatError, error)
}

// hidden is the part of a match that hides hands.
type hidden struct {
	play      playing
	seats     int
	id        uint64 // of the match
	guarded   bool   // by the second protocol
	kind      veiledHands
	keyChains [engine.MaxSeats]dice.Chain // of keys
	shown     [engine.MaxSeats]int        // rounds of which a seat has shown its key
	lastKey   int                         // number of the last one that a seat may show
	rounds    []handRound                 // round r is number r-1
	codes     []code                      // of the choices of the log
	cheat     *CheatError                 // found out on this device
	counted   unseen                      // where counters are drawn instead of cards dealt
}

// playing is what hidden hands see of their match.
type playing interface {
	Game() engine.Game
	State() engine.State
	Turn() engine.Turn
	Legal() []engine.Choice
	Log() []Entry
	Replay(n int) engine.State
	Begun() bool
	Holder() engine.Seat
	Awaits() engine.Seat
	seated(engine.Seat) bool
	person(engine.Seat) bool
	newest(holder engine.Seat) []dice.Token
	nature() error

	// What has been played is played again as what is known grows.
	since(number int) []step
	cut(number int)
	follow([]step) error
	again(from int) (fits bool, err error)
	snapshot() *snapshot
	restore(*snapshot)

	// What others have vouched for.
	vouchedChoice(seat engine.Seat, number int) bool
	vouchedAct(seat engine.Seat, round, act int) bool
	vouchedTold(seat engine.Seat, round, told int) bool
}

// cards are hands of cards that the players have shuffled.
type cards struct{ *hidden }

// Veil veils the hands of a match by link, before anybody has claimed a seat.
func (m *Match) Veil() error {
	if !m.header.ByLink || m.begun || !m.header.Dice.Kind.Tokens() {
		return ErrVeil
	}
	for seat, p := range m.header.Players {
		if !p.claimable() || m.claimed[seat] {
			return ErrVeil
		}
	}
	switch g := m.state.(type) {
	case Guarded:
		number, each := g.Cards()
		if number > veil.MaxCards || each*len(m.header.Players) > number {
			return ErrVeil
		}
		g.Guard()
		m.hide(g.Rounds())
		m.hidden.kind = cards{m.hidden}
		cards{m.hidden}.reach(1)
	case Unseen:
		g.Guard()
		m.hide(g.Times() + 1) // one is for partners
		m.hidden.kind = counters{m.hidden}
	default:
		return ErrVeil
	}
	m.header.Veiled = true
	m.kept = append(m.kept[:0], m.state.Clone())
	return nil
}

// hide begins to hide hands; a seat may show so many keys.
func (m *Match) hide(keys int) {
	m.hidden = &hidden{play: m, seats: len(m.header.Players), id: m.header.Dice.Seed, guarded: m.header.Protocol >= SecondProtocol, lastKey: keys}
}

// newRound is a round whose deck nobody has touched.
func newRound(table veil.Table) handRound {
	r := handRound{HandRound: HandRound{Shuffle: veil.New(table), Complaint: engine.Nobody}, table: table, from: -1, to: -1}
	r.deck = make([]int8, table.Cards)
	for i := range r.deck {
		j := dice.Draw(table.Match+uint64(table.Round), i, i+1)
		r.deck[i] = r.deck[j]
		r.deck[j] = int8(i)
	}
	return r
}

// Deck says whose deck that of a round is.
func (h *hidden) Deck(round int) veil.Table {
	cards, each := h.play.State().(Guarded).Cards()
	return veil.Table{Match: h.id, Round: round, Seats: h.seats, Cards: cards, Each: each, Guarded: h.guarded}
}

// keySeat tells a chain of keys from the chain of dice of the same seat.
const keySeat = 1 << 7

// keySecret is the secret of a seat's chain of keys.
func keySecret(secret dice.Token) (key dice.Token) {
	sum := sha256.Sum256(append([]byte("bretwalda hands"), secret[:]...))
	copy(key[:], sum[:])
	return key
}

// key is a seat's key of a round, or nil where this device does not know it.
func (h *hidden) key(seat, round int) *veil.Key {
	token, ok := h.keyChains[seat].At(round)
	if !ok {
		return nil
	}
	return veil.NewKey(h.Deck(round), seat, token)
}

// keys are those of all seats, or nil unless all were shown.
func (h *hidden) keys(round int) []*veil.Key {
	var keys []*veil.Key
	for seat := range h.seats {
		if h.shown[seat] < round {
			return nil
		}
		keys = append(keys, h.key(seat, round))
	}
	return keys
}

// Veiled reports whether nobody can read the hands of others.
func (h *hidden) Veiled() bool { return h != nil }

// Hands is what a link holds of the cards of each round. It is not to be
// written to.
func (h *hidden) Hands() []HandRound {
	if h == nil {
		return nil
	}
	var rounds []HandRound
	for i, r := range h.rounds {
		if !h.complained(i+1, r.Complaint) {
			r.Complaint = engine.Nobody // not yet: an earlier round is in course
		}
		rounds = append(rounds, r.HandRound)
	}
	return rounds
}

// SetHands takes what a link holds of the cards of each round, after PledgeHands
// and before the first choice.
func (h *hidden) SetHands(rounds []HandRound) error {
	if h == nil {
		return ErrVeil
	}
	g, ok := h.play.State().(Guarded)
	if !ok || len(h.play.Log()) > 0 || len(rounds) == 0 || len(rounds) > g.Rounds() {
		return ErrVeil
	}
	h.rounds = nil
	for i, given := range rounds {
		r := newRound(h.Deck(i + 1))
		r.HandRound = given
		if given.Complaint != engine.Nobody && !h.complained(i+1, given.Complaint) {
			return ErrVeil
		}
		if r.Open {
			keys := cards{h}.keys(i + 1)
			if keys == nil || len(r.Order) != len(keys) || i > 0 && !rounds[i-1].Open {
				return ErrVeil
			}
			if r.Shuffle == nil && (i+1 == len(rounds) || !rounds[i+1].passed()) {
				return ErrVeil // some have not had the chance to audit it
			}
			r.reveal(veil.Deck(h.Deck(i+1), r.Order, keys))
		}
		h.rounds = append(h.rounds, r)
	}
	return nil
}

// passed reports whether all cards of the round were passed on and noted.
func (r *HandRound) passed() bool { return r.Open || !r.Shuffle.Passing() }

// complained reports whether a complaint holds: who makes it shows his own key of
// the round. So nobody can have others show theirs in the name of a third.
func (h *hidden) complained(round int, by engine.Seat) bool {
	return by >= 0 && h.shown[by] >= round
}

// reveal puts the true deck in place of the guess.
func (r *handRound) reveal(deck []int8) {
	r.deck = deck
	r.sure = 1<<uint(len(deck)) - 1
}

// PledgeHands takes what a seat has shown of its chain of keys: token number n.
func (h *hidden) PledgeHands(seat engine.Seat, n int, newest dice.Token) error {
	if h == nil || h.play.Begun() || !h.play.person(seat) || n < 0 || n > h.lastKey {
		return ErrSecret
	}
	h.keyChains[seat] = dice.Shown(h.id, int(seat)+keySeat, n, newest)
	h.shown[seat] = n
	return nil
}

// PledgedHands is the newest token of its chain of keys that a seat has shown,
// and its number: that of the last round it has opened.
func (h *hidden) PledgedHands(seat engine.Seat) (n int, newest dice.Token, ok bool) {
	if h == nil || !h.play.seated(seat) || !h.keyChains[seat].Pledged() {
		return 0, newest, false
	}
	n = h.shown[seat]
	newest, ok = h.keyChains[seat].At(n)
	return n, newest, ok
}

// deals reports whether Nature is due in a position with what nobody rolls: a card
// of the deck that the players have shuffled, or a counter that follows from a key.
func (h *hidden) deals(s engine.State) bool { return h != nil && h.kind.deals(s) }

func (h cards) deals(s engine.State) bool { return s.(Guarded).Deals() }

// exposes reports whether a counter is due that all see, out of a cup that only
// one side knows.
func (h *hidden) exposes() bool {
	g := h.unseen()
	return g != nil && g.Exposes()
}

// again takes the decks of a match that is to be played once more.
func (h *hidden) adopt(o *hidden) {
	h.shown, h.keyChains = o.shown, o.keyChains
	for i := range h.keyChains {
		h.keyChains[i] = h.keyChains[i].Told()
	}
	h.rounds = nil
	h.counted = o.counted.again()
	for _, r := range o.rounds {
		h.rounds = append(h.rounds, handRound{HandRound: r.HandRound, table: r.table, from: -1, to: -1, deck: slices.Clone(r.deck), sure: r.sure})
	}
}

// progress counts what the players have done with the cards: it only grows.
func (h *hidden) progress() int {
	n := 0
	for seat, shown := range h.shown {
		n += shown
		for i := range h.rounds {
			n += len(h.rounds[i].Noted[seat])
		}
	}
	for i := range h.rounds {
		r := &h.rounds[i]
		switch {
		case r.Open:
			n += 1 << 16
		default:
			n += r.Shuffle.Acts() + len(r.Told)
		}
		if r.Complaint != engine.Nobody {
			n++
		}
	}
	for _, p := range h.counted.partners {
		n += int(p.Stage)
	}
	return n
}

// behind reports whether the players have done more with the cards in another
// link of the match.
func (h *hidden) behind(o *hidden) bool { return h != nil && o != nil && h.progress() < o.progress() }

// join takes the claims of another link of a match that gathers. The deck stays
// as it is here: a seat that has masked the other link's masks this one when it
// has the match.
func (h *hidden) join(o *hidden, seat engine.Seat) {
	if h != nil && o != nil {
		h.keyChains[seat] = o.keyChains[seat].Told()
		h.counted.partners[seat] = o.counted.partners[seat]
	}
}

// course is the round whose cards are in play, or nil.
func (h cards) course() *handRound {
	number, _ := h.play.State().(Guarded).Hands()
	if number == 0 {
		return nil
	}
	h.reach(number)
	return &h.rounds[number-1]
}

// reach makes decks up to that of a round.
func (h cards) reach(number int) {
	for len(h.rounds) < number {
		h.rounds = append(h.rounds, newRound(h.Deck(len(h.rounds)+1)))
	}
}

// over is how many rounds' keys are to be shown: those whose hands are over, and
// one in which somebody cannot read his cards.
func (h *hidden) over() int {
	n := 0
	for n < len(h.rounds) && (h.rounds[n].to >= 0 || h.rounds[n].Complaint != engine.Nobody) {
		n++
	}
	return n
}

// slot is where a card lies in the deck of this device's world.
func (r *handRound) slot(card int8) int { return slices.Index(r.deck, card) }

// isSure reports whether this device knows what lies in a slot.
func (r *handRound) isSure(slot int) bool { return r.sure>>uint(slot)&1 != 0 }

// exchange exchanges the cards of two slots.
func (r *handRound) exchange(a, b int) { r.deck[a], r.deck[b] = r.deck[b], r.deck[a] }
