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

// veiledHands is where cards that are shuffled and dealt (cardHands) differ from
// what sides set up and draw unseen (lotHands).
type veiledHands interface {
	// codeOf is the code of a legal choice of the open decision, codeCount how many
	// codes that decision has.
	codeOf(c engine.Choice, rank int) code
	codeCount() int
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
	// review names who has cheated, by the keys that were shown.
	review() (*CheatError, error)
}

// hands is what a match with veiled hands keeps besides.
type hands struct {
	veiledHands
	chains [engine.MaxSeats]dice.Chain // of keys
	shown  [engine.MaxSeats]int        // rounds of which a seat has shown its key
	keys   int                         // how many a seat may show
	rounds []handRound                 // round r is number r-1
	codes  []code                      // of the choices of the log
	cheat  *CheatError                 // found out on this device
	unseen unseen                      // where counters are drawn instead of cards dealt
}

// cardHands are hands of cards that the players have shuffled.
type cardHands struct{ *Match }

// Veil veils the hands of a match by link, before anybody has claimed a seat.
func (m *Match) Veil() error {
	if m.post == nil || m.post.begun || !m.header.Dice.Kind.Tokens() {
		return ErrVeil
	}
	for seat, p := range m.header.Players {
		if !p.claimable() || m.post.claimed[seat] {
			return ErrVeil
		}
	}
	switch g := m.state.(type) {
	case Guarded:
		cards, each := g.Cards()
		if cards > veil.MaxCards || each*len(m.header.Players) > cards {
			return ErrVeil
		}
		g.Guard()
		m.hands = &hands{veiledHands: cardHands{m}, keys: g.Rounds()}
		m.hands.rounds = append(m.hands.rounds, m.newRound(1))
	case Unseen:
		g.Guard()
		m.hands = &hands{veiledHands: lotHands{m}, keys: g.Times() + 1} // one is for partners
	default:
		return ErrVeil
	}
	m.header.Veiled = true
	m.kept = append(m.kept[:0], m.state.Clone())
	return nil
}

// newRound is a round whose deck nobody has touched.
func (m *Match) newRound(number int) handRound {
	cards, _ := m.state.(Guarded).Cards()
	r := handRound{HandRound: HandRound{Shuffle: veil.New(m.Deck(number)), Complaint: engine.Nobody}, from: -1, to: -1}
	r.deck = make([]int8, cards)
	for i := range r.deck {
		j := dice.Draw(m.header.Dice.Seed+uint64(number), i, i+1)
		r.deck[i] = r.deck[j]
		r.deck[j] = int8(i)
	}
	return r
}

// Deck says whose deck that of a round is.
func (m *Match) Deck(round int) veil.Table {
	cards, each := m.state.(Guarded).Cards()
	return veil.Table{Match: m.header.Dice.Seed, Round: round, Seats: len(m.header.Players), Cards: cards, Each: each, Guarded: m.header.Protocol >= SecondProtocol}
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
func (m *Match) key(seat, round int) *veil.Key {
	token, ok := m.hands.chains[seat].At(round)
	if !ok {
		return nil
	}
	return veil.NewKey(m.Deck(round), seat, token)
}

// keys are those of all seats, or nil unless all were shown.
func (m *Match) keys(round int) []*veil.Key {
	var keys []*veil.Key
	for seat := range m.header.Players {
		if m.hands.shown[seat] < round {
			return nil
		}
		keys = append(keys, m.key(seat, round))
	}
	return keys
}

// Veiled reports whether nobody can read the hands of others.
func (m *Match) Veiled() bool { return m.hands != nil }

// Hands is what a link holds of the cards of each round. It is not to be
// written to.
func (m *Match) Hands() []HandRound {
	if m.hands == nil {
		return nil
	}
	var rounds []HandRound
	for i, r := range m.hands.rounds {
		if !m.hands.complained(i+1, r.Complaint) {
			r.Complaint = engine.Nobody // not yet: an earlier round is in course
		}
		rounds = append(rounds, r.HandRound)
	}
	return rounds
}

// SetHands takes what a link holds of the cards of each round, after PledgeHands
// and before the first choice.
func (m *Match) SetHands(rounds []HandRound) error {
	g, ok := m.state.(Guarded)
	if !ok || m.hands == nil || len(m.log) > 0 || len(rounds) == 0 || len(rounds) > g.Rounds() {
		return ErrVeil
	}
	m.hands.rounds = nil
	for i, given := range rounds {
		r := m.newRound(i + 1)
		r.HandRound = given
		if given.Complaint != engine.Nobody && !m.hands.complained(i+1, given.Complaint) {
			return ErrVeil
		}
		if r.Open {
			keys := m.keys(i + 1)
			if keys == nil || len(r.Order) != len(keys) || i > 0 && !rounds[i-1].Open {
				return ErrVeil
			}
			if r.Shuffle == nil && (i+1 == len(rounds) || !rounds[i+1].passed()) {
				return ErrVeil // some have not had the chance to audit it
			}
			r.reveal(veil.Deck(m.Deck(i+1), r.Order, keys))
		}
		m.hands.rounds = append(m.hands.rounds, r)
	}
	return nil
}

// passed reports whether all cards of the round were passed on and noted.
func (r *HandRound) passed() bool { return r.Open || !r.Shuffle.Passing() }

// complained reports whether a complaint holds: who makes it shows his own key of
// the round. So nobody can have others show theirs in the name of a third.
func (h *hands) complained(round int, by engine.Seat) bool {
	return by >= 0 && h.shown[by] >= round
}

// reveal puts the true deck in place of the guess.
func (r *handRound) reveal(deck []int8) {
	r.deck = deck
	r.sure = 1<<uint(len(deck)) - 1
}

// PledgeHands takes what a seat has shown of its chain of keys: token number n.
func (m *Match) PledgeHands(seat engine.Seat, n int, newest dice.Token) error {
	if m.hands == nil || m.post.begun || !m.person(seat) || n < 0 || n > m.hands.keys {
		return ErrSecret
	}
	m.hands.chains[seat] = dice.Shown(m.header.Dice.Seed, int(seat)+keySeat, n, newest)
	m.hands.shown[seat] = n
	return nil
}

// PledgedHands is the newest token of its chain of keys that a seat has shown,
// and its number: that of the last round it has opened.
func (m *Match) PledgedHands(seat engine.Seat) (n int, newest dice.Token, ok bool) {
	if m.hands == nil || !m.seated(seat) || !m.hands.chains[seat].Pledged() {
		return 0, newest, false
	}
	n = m.hands.shown[seat]
	newest, ok = m.hands.chains[seat].At(n)
	return n, newest, ok
}

// isDeal reports whether a card of a deck is due that the players have shuffled.
func (m *Match) isDeal(s engine.State) bool {
	g, ok := s.(Guarded)
	return ok && m.hands != nil && g.Deals()
}

// again takes the decks of a match that is to be played once more.
func (h *hands) again(o *hands) {
	h.shown, h.chains = o.shown, o.chains
	for i := range h.chains {
		h.chains[i] = h.chains[i].Told()
	}
	h.rounds = nil
	h.unseen = o.unseen.again()
	for _, r := range o.rounds {
		h.rounds = append(h.rounds, handRound{HandRound: r.HandRound, from: -1, to: -1, deck: slices.Clone(r.deck), sure: r.sure})
	}
}

// progress counts what the players have done with the cards: it only grows.
func (h *hands) progress() int {
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
	for _, p := range h.unseen.partners {
		n += int(p.Stage)
	}
	return n
}

// behind reports whether the players have done more with the cards in another
// link of the match.
func (h *hands) behind(o *hands) bool { return h != nil && o != nil && h.progress() < o.progress() }

// join takes the claims of another link of a match that gathers. The deck stays
// as it is here: a seat that has masked the other link's masks this one when it
// has the match.
func (h *hands) join(o *hands, seat engine.Seat) {
	if h != nil && o != nil {
		h.chains[seat] = o.chains[seat].Told()
		h.unseen.partners[seat] = o.unseen.partners[seat]
	}
}

// course is the round whose cards are in play, or nil.
func (m *Match) course() *handRound {
	number, _ := m.state.(Guarded).Hands()
	if number == 0 {
		return nil
	}
	m.reach(number)
	return &m.hands.rounds[number-1]
}

// reach makes decks up to that of a round.
func (m *Match) reach(number int) {
	for len(m.hands.rounds) < number {
		m.hands.rounds = append(m.hands.rounds, m.newRound(len(m.hands.rounds)+1))
	}
}

// over is how many rounds' keys are to be shown: those whose hands are over, and
// one in which somebody cannot read his cards.
func (h *hands) over() int {
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
