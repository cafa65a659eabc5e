package match

import (
	"crypto/sha256"
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/poker"
)

// ErrHidden is the answer where hands cannot be hidden: the game has none, a bot plays,
// dice are not of tokens, or seats are claimed.
var ErrHidden = errors.New("match: these hands cannot be protected")

// hiddenKind has the differences between the two kinds of hidden hands: cards that the
// players shuffle and deal, and counters that sides set up or draw unseen.
type hiddenKind interface {
	// codeOf is the code of a legal choice of the open decision, codeCount how many
	// codes that decision has.
	codeOf(c engine.Choice, rank int) code
	codeCount() int
	// deals reports whether Nature deals in a position; dealt is the rank of its choice
	// in the possession of a seat. waits: another device must do it.
	deals(engine.State) bool
	dealt(holder engine.Seat) (rank int, err error)
	waits() bool
	// dealer is the seat that deals, where it is not the one that would roll dice.
	dealer(holder engine.Seat) (engine.Seat, bool)
	// reveals reports whether a seat of this device must reveal something, lacks
	// whether it is asked for something that the device does not know.
	reveals() bool
	lacks() bool
	// opened reports whether a seat reveals things that all know already.
	opened() bool
	// coded reports whether the code of the open decision may differ from its rank,
	// secret whether others may not know the choices of the deciding seat.
	coded() bool
	secret() bool
	// byCode reports whether a link holds a choice of the log by its code, not by
	// its rank.
	byCode(number int) bool
	// noteChoice records the public part of a choice before it is made; endHands
	// records afterwards which hands are over.
	noteChoice(engine.Choice)
	endHands()
	// fitting is the rank of a coded choice in this device's guess, or -1 where it does
	// not fit. guessOther then changes the guess, try after try, until it does. It
	// returns the first choice that must be played again.
	fitting(codedChoice) (rank int, err error)
	guessOther(s codedChoice, try int) (from int, err error)
	// guess guesses again everything that this device does not know, and known reports
	// whether nothing that a seat may see is a guess.
	guess(seed uint64) error
	known(engine.Seat) bool
	// learn adds the things that this device's seats may read to its guess. act does
	// all that is due for them. proceed also does the parts that have waited for this
	// device.
	learn() error
	act() error
	proceed() error
	// waitingFor is the seat whose device must do its part before a deciding seat can
	// see its hand; Nobody where there is none.
	waitingFor(engine.Seat) engine.Seat
	// review names a cheat by the keys that were shown; reviewDue also by those of
	// rounds that are not open.
	review() (*CheatError, error)
	reviewDue() (*CheatError, error)
}

// keyLoss has the differences where a player has vanished with the keys of their seat.
type keyLoss interface {
	// round is the first that the successor plays by keys of their own, as Change.Round
	// has it; number is the number of its key, and last the last key that remains the former
	// player's.
	round(seat engine.Seat, player int) int
	number(round int) int
	last(number int) int
	// from is the number of choices before that round, which may be to come. may reports
	// whether nothing stands in the way, and void forgets all that was undone.
	from(seat engine.Seat, number int) int
	may(seat engine.Seat, number int) bool
	void(number int)
}

// hidden is the part of a match that hides hands.
type hidden struct {
	play      handsMatch
	seats     int
	id        uint64 // of the match
	guarded   bool   // by the second protocol
	kind      hiddenKind
	anew      keyLoss
	keyChains [engine.MaxSeats]dice.Chain   // of keys
	shown     [engine.MaxSeats]int          // rounds of which a seat has shown its key
	before    [engine.MaxSeats][]formerKeys // of players who have vanished
	lastKey   int                           // number of the last one that a seat may show
	rounds    []handRound                   // of deck d the number is d-1
	voided    []int                         // decks that are void, and so is the one after each
	codes     []code                        // of the choices of the log
	cheat     *CheatError                   // found out on this device
	concealed concealed                     // where counters are drawn instead of cards dealt
}

// handsMatch is the part of their match that hidden hands see.
type handsMatch interface {
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
	heir(engine.Seat) int
	newest(holder engine.Seat) []dice.Token
	Patient() bool
	nature() error

	// Choices are played again when more becomes known.
	since(number int) []codedChoice
	cut(number int)
	follow([]codedChoice) error
	again(from int) (fits bool, err error)
	snapshot() *snapshot
	restore(*snapshot)

	// Others have vouched for these.
	vouchedChoice(seat engine.Seat, number int) bool
	vouchedAct(seat engine.Seat, round, act int) bool
	vouchedPassed(seat engine.Seat, round, told int) bool
}

// HideHands hides the hands of a match by link, before anybody has claimed a seat.
func (m *Match) HideHands() error {
	if !m.header.ByLink || m.begun || !m.header.Dice.Kind.Tokens() {
		return ErrHidden
	}
	for seat, p := range m.header.Players {
		if !p.claimable() || m.claimed[seat] {
			return ErrHidden
		}
	}
	switch g := m.state.(type) {
	case HiddenCards:
		number, each := g.Cards()
		if number > poker.MaxCards || each*len(m.header.Players) > number {
			return ErrHidden
		}
		g.Guard()
		m.hide(g.Rounds())
		m.hidden.kind, m.hidden.anew = cards{m.hidden}, redealing{m.hidden}
		m.hidden.reach(1)
	case HiddenCounters:
		g.Guard()
		m.hide(g.Times() + 1) // one is for partners
		m.hidden.kind, m.hidden.anew = counters{m.hidden}, concealing{m.hidden}
	default:
		return ErrHidden
	}
	m.header.HiddenHands = true
	m.snapshots = append(m.snapshots[:0], m.state.Clone())
	return nil
}

// hide begins to hide hands; a seat may show so many keys.
func (m *Match) hide(keys int) {
	m.hidden = &hidden{play: m, seats: len(m.header.Players), id: m.header.Dice.Seed, guarded: m.header.Protocol >= SecondProtocol, lastKey: keys}
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
func (h *hidden) key(seat, round int) *poker.Key {
	chain, _ := h.keysFor(seat, round)
	token, ok := chain.At(round)
	if !ok {
		return nil
	}
	return poker.NewKey(h.Deck(round), seat, token)
}

// keys lists the keys of all seats for a round, or nil unless all were shown.
func (h *hidden) keys(round int) []*poker.Key {
	var keys []*poker.Key
	for seat := range h.seats {
		if _, shown := h.keysFor(seat, round); shown < round {
			return nil
		}
		keys = append(keys, h.key(seat, round))
	}
	return keys
}

// HandsHidden reports whether nobody can read the hands of others.
func (h *hidden) HandsHidden() bool { return h != nil }

// complained reports whether a complaint holds: the seat that makes it shows its own key of
// the round. So nobody can have others show theirs in the name of a third.
func (h *hidden) complained(round int, by engine.Seat) bool {
	if by < 0 {
		return false
	}
	_, shown := h.keysFor(int(by), round)
	return shown >= round
}

// CommitKeys takes the newest token that a seat has shown of its chain of keys: number
// n.
func (h *hidden) CommitKeys(seat engine.Seat, n int, newest dice.Token) error {
	if h == nil || h.play.Begun() || !h.play.person(seat) || n < 0 || n > h.lastKey {
		return ErrSecret
	}
	h.keyChains[seat] = dice.Shown(h.id, int(seat)+keySeat, n, newest)
	h.shown[seat] = n
	return nil
}

// CommittedKeys is the newest token of its chain of keys that a seat has shown, and its
// number, that of the last round opened.
func (h *hidden) CommittedKeys(seat engine.Seat) (n int, newest dice.Token, ok bool) {
	if h == nil || !h.play.seated(seat) || !h.keyChains[seat].Committed() {
		return 0, newest, false
	}
	n = h.shown[seat]
	newest, ok = h.keyChains[seat].At(n)
	return n, newest, ok
}

// deals reports whether Nature is due with something that nobody rolls: a card of the
// shuffled deck, or a counter that follows from a key.
func (h *hidden) deals(s engine.State) bool { return h != nil && h.kind.deals(s) }

// exposes reports whether a counter that all see is due from a cup that only one side
// knows.
func (h *hidden) exposes() bool {
	g := h.hiding()
	return g != nil && g.Exposes()
}

// adopt takes the decks of a match that is to be played again.
func (h *hidden) adopt(o *hidden) {
	h.shown, h.keyChains = o.shown, o.keyChains
	for i := range h.keyChains {
		h.keyChains[i] = h.keyChains[i].Public()
	}
	h.before, h.lastKey = o.before, o.lastKey
	h.rounds = nil
	h.concealed = o.concealed.again()
	for _, r := range o.rounds {
		h.rounds = append(h.rounds, handRound{HandRound: r.HandRound, deal: r.deal, from: -1, to: -1, deck: slices.Clone(r.deck), sure: r.sure})
	}
}

// progress counts the players' acts with the cards: it only grows.
func (h *hidden) progress() int {
	n := 0
	for seat, shown := range h.shown {
		n += shown
		for i := range h.rounds {
			if !h.rounds[i].Void {
				n += len(h.rounds[i].Notes[seat])
			}
		}
	}
	for i := range h.rounds {
		r := &h.rounds[i]
		switch {
		case r.Void:
			n += 1 << 16
			continue
		case r.Open:
			n += 1 << 16
		default:
			n += r.Shuffle.Acts() + len(r.Passed)
		}
		if r.Complaint != engine.Nobody {
			n++
		}
	}
	for _, p := range h.concealed.partners {
		n += p.Turn*int(Stages) + int(p.Stage)
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
		h.keyChains[seat] = o.keyChains[seat].Public()
		h.concealed.partners[seat] = o.concealed.partners[seat]
	}
}

// over is the number of rounds whose keys are to be shown: those whose hands are over,
// and one with cards that a seat cannot read.
func (h *hidden) over() (n int) {
	for i := range h.rounds {
		switch r := &h.rounds[i]; {
		case r.Void:
		case r.to < 0 && r.Complaint == engine.Nobody:
			return n
		default:
			n = i + 1
		}
	}
	return n
}

// awaitHands is the reason why nothing can be played now: a cheat, or another device
// has to do its part with the cards first (ErrAway).
func (h *hidden) awaitHands() error {
	switch {
	case h == nil:
		return nil
	case h.cheat != nil:
		return h.cheat
	case h.kind.lacks():
		return ErrAway
	case h.play.Turn().Seat >= 0 && h.waitingFor(h.play.Turn().Seat) != engine.Nobody && h.plays():
		return ErrAway
	}
	return nil
}

// Known reports whether this device knows all cards that a seat may see. Else
// the seat's view holds some that are a guess.
func (h *hidden) Known(seat engine.Seat) bool {
	return h == nil || !h.play.seated(seat) || h.kind.known(seat)
}

// Caught is the cheat with hidden hands that this device has found out so far, or nil.
// It checks nothing again: see Verdict.
func (h *hidden) Caught() *CheatError {
	if h == nil {
		return nil
	}
	return h.cheat
}

// A device does its part in the protocol while it has the match anyway. It masks and
// strips the next deck, notes the cards that its seats may read, passes cards on, and
// shows keys.

// advance does all that is due for the seats of this device, and adds the cards that
// they may read to the device's guess.
func (h *hidden) advance() error {
	if !h.plays() {
		return nil
	}
	return h.kind.act()
}

// plays reports whether a seat with hidden hands plays on this device.
func (h *hidden) plays() bool {
	return h != nil && slices.ContainsFunc(h.keyChains[:], func(c dice.Chain) bool { return c.Held() })
}

// waitingFor is the seat whose device must do its part before a deciding seat can see
// its cards; Nobody where there is none.
func (h *hidden) waitingFor(seat engine.Seat) engine.Seat {
	if h == nil || h.cheat != nil {
		return engine.Nobody
	}
	return h.kind.waitingFor(seat)
}

// mayProceed reports whether the match waits for this device, or is at its end: then the
// device may do its seats' parts.
func (h *hidden) mayProceed() bool {
	if h.play.Turn().Over() {
		return true
	}
	for seat := range h.seats {
		if h.keyChains[seat].Held() && (h.play.Awaits() == engine.Seat(seat) || h.play.Holder() == engine.Seat(seat)) {
			return true
		}
	}
	return false
}

// Complaint is the first round, from 1, in which a seat cannot read its cards or knows
// that they were played wrongly, and that seat. Nothing can be played until all have
// shown their keys of the round. 0 and Nobody: all is well.
func (h *hidden) Complaint() (round int, by engine.Seat) {
	if h != nil {
		for i := range h.over() {
			if r := &h.rounds[i]; r.Complaint != engine.Nobody && !r.Void {
				return i + 1, r.Complaint
			}
		}
	}
	return 0, engine.Nobody
}

// HandsOpen is the number of rounds for which a seat has yet to show its key. At the
// end of the game the last is shown for the audit alone.
func (h *hidden) HandsOpen(seat engine.Seat) int {
	if h == nil || !h.play.seated(seat) {
		return 0
	}
	return max(0, h.over()-h.shown[seat])
}

// Guess has this device make another guess that fits everything it knows. Tests of packages
// match and link show by it that nothing others see depends on the guess.
func (h *hidden) Guess(seed uint64) error {
	if h == nil {
		return nil
	}
	return h.kind.guess(seed)
}

// hiding is the state of a match in which sides hide something, or nil.
func (h *hidden) hiding() HiddenCounters {
	if h == nil {
		return nil
	}
	g, _ := h.play.State().(HiddenCounters)
	return g
}

// ended reports whether the hands of a round were over after so many choices.
func (h *hidden) ended(choices int) bool {
	return slices.ContainsFunc(h.concealed.all, func(s concealment) bool { return s.to == choices }) ||
		slices.ContainsFunc(h.rounds, func(r handRound) bool { return r.to == choices })
}

// cut forgets the codes of the choices from a number on.
func (h *hidden) cut(number int) {
	h.codes = h.codes[:number]
	for i := range h.concealed.all {
		s := &h.concealed.all[i]
		if s.early > number {
			s.early, h.shown[s.owner] = 0, s.before
		}
		s.cut(number)
	}
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.to > number {
			r.to = -1
		}
		if r.from < 0 {
			continue
		}
		r.dealt = min(r.dealt, max(number-r.from, 0))
		if r.from >= number {
			r.from = -1
		}
		for len(r.passes) > 0 && r.passes[len(r.passes)-1].at >= number {
			r.passes = r.passes[:len(r.passes)-1]
		}
	}
}
