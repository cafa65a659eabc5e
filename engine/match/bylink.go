package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A match by link: seats are claimed by players far from each other, and the
// match goes from one to the next. Who decides takes it up; his tenure lasts
// until another player does. At the beginning of each tenure the seat shows the
// next token of its chain, and the rolls of the tenure come from it and from
// the newest tokens of the others.

var (
	ErrTaken  = errors.New("match: the seat is taken")
	ErrVacant = errors.New("match: seats are vacant")
	ErrSecret = errors.New("match: not the secret of the seat")
	ErrAway   = errors.New("match: the seat plays on another device")
)

// post is what a match by link keeps besides its log.
type post struct {
	begun   bool
	claimed [engine.MaxSeats]bool
	chains  [engine.MaxSeats]dice.Chain
	orders  [engine.MaxSeats][]engine.Order
	vouches [engine.MaxSeats]Vouch
	altered [engine.MaxSeats]bool // the proof of a seat of this device did not hold
	tenure
	amended
	bots     int          // see BotRevision
	foreseen *engine.Seat // see next; nil: not looked for since the last choice
}

// tenure is who has the match, and for how many times every seat has had it.
type tenure struct {
	holder  engine.Seat
	number  [engine.MaxSeats]int
	decided bool // the holder has made a choice in it, and by the second protocol not the only one
	first   bool // by the first protocol

	// What amendments have brought about.
	kinds [engine.MaxSeats]Kind // who plays each seat
	heirs [engine.MaxSeats]int  // how many players the seat has had before
	fresh [engine.MaxSeats]bool // a player has come to the seat, and nobody else has had the match since
}

// pass goes on to the tenure in which an entry was made.
func (t *tenure) pass(e Entry) {
	if e.Holder != t.holder {
		t.holder, t.decided = e.Holder, false
		t.number[e.Holder]++
	}
	if e.Holder >= 0 {
		t.met(e.Holder)
	}
	if e.Seat == e.Holder && !e.Orders && (t.first || !e.Forced()) {
		t.decided = true
	}
}

// Invite begins a match by link. Seats of kind Vacant wait for players; those of
// people are the host's own, and he claims them with a secret each. The seed of
// the source tells the match from others. Nothing is played before Begin.
func Invite(g engine.Game, setup engine.Setup, players []Player, host engine.Seat, source dice.Source) (*Match, error) {
	return InviteBy(NewestProtocol, g, setup, players, host, source)
}

// InviteBy is Invite by a protocol that need not be the newest.
func InviteBy(p Protocol, g engine.Game, setup engine.Setup, players []Player, host engine.Seat, source dice.Source) (*Match, error) {
	if err := checkSetup(g, setup, players, true, p.named()); err != nil {
		return nil, err
	}
	if host < 0 || int(host) >= setup.Seats || !players[host].claimable() {
		return nil, errors.New("match: no person on the host's seat")
	}
	h := Header{Setup: setup, Players: slices.Clone(players), Dice: source, ByLink: true, Protocol: p, Host: host}
	return begin(g, h)
}

// ByLink reports whether the match is one by link.
func (m *Match) ByLink() bool { return m.post != nil }

// Claim takes a vacant seat, or one of the host's own. The host claims his
// before anybody else claims (ErrVacant): who comes later has seen what the
// others are bound to. Dice by hand need no secret.
func (m *Match) Claim(seat engine.Seat, name string, secret dice.Token) error {
	p := m.post
	if p == nil || p.begun || !m.seated(seat) || p.claimed[seat] || !m.header.Players[seat].claimable() {
		return ErrTaken
	}
	if seat != m.header.Host && m.header.Players[seat].Kind == Vacant && !m.Invited() {
		return ErrVacant
	}
	players := slices.Clone(m.header.Players)
	players[seat] = Player{Name: name, Kind: Person}
	if err := checkPlayers(players, len(players), true, m.header.Protocol.named()); err != nil {
		return err
	}
	m.header.Players = players
	p.claimed[seat] = true
	if m.header.Dice.Kind.Tokens() {
		p.chains[seat] = dice.Forge(m.header.Dice.Seed, int(seat), secret)
	}
	if m.hands != nil {
		m.hands.chains[seat] = dice.Forge(m.header.Dice.Seed, int(seat)+keySeat, keySecret(secret))
	}
	return m.tend()
}

// Invited reports whether the host has claimed all seats of his own: only then
// may the match go to others.
func (m *Match) Invited() bool {
	if m.post == nil || !m.post.claimed[m.header.Host] {
		return false
	}
	for seat, q := range m.header.Players {
		if q.Kind == Person && !m.post.claimed[seat] {
			return false
		}
	}
	return true
}

// Pledge takes a claim as a link tells it: the seat has shown the tokens of its
// chain up to number n, 0 to dice.Links. Dice by hand have none.
func (m *Match) Pledge(seat engine.Seat, n int, newest dice.Token) error {
	p := m.post
	if p == nil || p.begun || !m.person(seat) || n < 0 || n > dice.Links {
		return ErrSecret
	}
	p.claimed[seat] = true
	if m.header.Dice.Kind.Tokens() {
		p.chains[seat] = dice.Shown(m.header.Dice.Seed, int(seat), n, newest)
	}
	return nil
}

// Pledged is the newest token that a seat has shown, and its number: that of
// its tenures. It answers false where the seat has no chain.
func (m *Match) Pledged(seat engine.Seat) (n int, newest dice.Token, ok bool) {
	if m.post == nil || !m.seated(seat) || !m.post.chains[seat].Pledged() {
		return 0, newest, false
	}
	n = m.post.number[seat]
	newest, ok = m.post.chains[seat].At(n)
	return n, newest, ok
}

// Hold takes the secret of a seat that plays on this device.
func (m *Match) Hold(seat engine.Seat, secret dice.Token) error {
	if m.post == nil || !m.seated(seat) || !m.post.chains[seat].Hold(secret) {
		return ErrSecret
	}
	if m.hands != nil && !m.hands.chains[seat].Hold(keySecret(secret)) {
		return ErrSecret
	}
	m.post.altered[seat] = m.header.Vouches() && m.post.claimed[seat] && !m.holdsGood(seat)
	if m.hands == nil {
		return nil
	}
	return m.hands.learn()
}

// Begin ends the gathering; the host's first tenure begins.
func (m *Match) Begin() error {
	p := m.post
	switch {
	case p == nil || p.begun:
		return ErrTaken
	case !m.Invited() || slices.ContainsFunc(m.header.Players, func(q Player) bool { return q.Kind == Vacant }):
		return ErrVacant
	}
	if _, ok := p.chains[m.header.Host].At(1); !ok && m.header.Dice.Kind.Tokens() {
		return ErrAway
	}
	p.begun = true
	m.settle()
	if err := m.nature(); err != nil {
		return err
	}
	return m.tend()
}

// Begun reports whether choices may be made: at once where the match is not by
// link, else after Begin.
func (m *Match) Begun() bool { return m.post == nil || m.post.begun }

// Holder is the seat that has a match by link since its last choice; Nobody
// before Begin and in other matches.
func (m *Match) Holder() engine.Seat {
	if m.post == nil {
		return engine.Nobody
	}
	return m.post.holder
}

// Awaits is the seat on whose device the match goes on: the one that decides or
// enters dice, the one that has to roll sealed dice, the host before the
// beginning. It is Nobody when the game is over or it is another's part.
func (m *Match) Awaits() engine.Seat {
	turn := m.Turn()
	switch {
	case m.post == nil || turn.Over():
		return engine.Nobody
	case !m.post.begun:
		return m.header.Host
	}
	if seat, waits := m.amends(); waits {
		return seat
	}
	switch {
	case turn.Seat == engine.Nature:
		turn.Seat = m.roller()
		if m.unseen() == nil || !m.unseen().Exposes() {
			return turn.Seat
		}
	case !m.person(turn.Seat):
		return m.keeper()
	}
	if other := m.owing(turn.Seat); other != engine.Nobody {
		return other
	}
	return turn.Seat
}

// settle finds the tenure from the log.
func (m *Match) settle() {
	if p := m.post; p != nil {
		p.tenure, p.foreseen = m.tenureAt(len(m.log)), nil
	}
}

// tenureAt is the tenure in which the first n choices of the log have ended.
func (m *Match) tenureAt(n int) tenure {
	if !m.post.begun {
		return tenure{holder: engine.Nobody}
	}
	t, from := m.outset(), 0
	for i := len(m.post.amendments) - 1; i >= 0; i-- {
		if a := &m.post.amendments[i]; a.after <= n {
			t, from = a.then, a.after
			break
		}
	}
	for _, e := range m.log[from:n] {
		t.pass(e)
	}
	return t
}

// outset is the tenure with which a match begins.
func (m *Match) outset() tenure {
	t := tenure{holder: m.header.Host, first: m.header.Protocol == FirstProtocol}
	t.number[t.holder] = 1
	for seat, p := range m.founding().Players {
		t.kinds[seat] = p.Kind
	}
	return t
}

// taker is the seat in whose tenure a choice of the seat that decides is made,
// or an error where that seat plays elsewhere.
func (m *Match) taker(seat engine.Seat) (engine.Seat, error) {
	p := m.post
	switch {
	case p == nil:
		return engine.Nobody, nil
	case !p.begun:
		return engine.Nobody, ErrVacant
	case m.Amends():
		return engine.Nobody, ErrAway
	case seat == engine.Nature:
		seat = m.roller()
	case !m.person(seat):
		seat = m.keeper()
	}
	if seat == p.holder || !m.header.Dice.Kind.Tokens() {
		return seat, nil
	}
	if _, ok := p.chains[seat].At(p.number[seat] + 1); !ok {
		return engine.Nobody, ErrAway
	}
	return seat, nil
}

// roller is who rolls the dice that are due.
func (m *Match) roller() engine.Seat {
	if seat := m.thrower(); m.person(seat) {
		return seat
	}
	return m.keeper()
}

// thrower is who rolls them by the rules of the dice. Sealed dice for what the
// holder has decided are another's: by the second protocol of the player who will
// be asked next; by the first the enemy's, where there is one, else those of the
// next player.
func (m *Match) thrower() engine.Seat {
	p := m.post
	if m.isDeal(m.state) {
		return p.holder // the deck is shuffled: nothing is rolled
	}
	if g := m.unseen(); g != nil && g.Exposes() {
		if m.onSide(p.holder, m.spell().owner) {
			return p.holder
		}
		return m.Turn().Roller // nobody else knows the cup
	}
	if !m.foretold() || len(m.Legal()) == 1 {
		return p.holder
	}
	if m.header.Protocol >= SecondProtocol {
		return m.next()
	}
	if seat := m.opposite(); seat >= 0 {
		return seat
	}
	return m.nextPerson()
}

// nextPerson is the person after the holder in the order of seats, or the holder.
func (m *Match) nextPerson() engine.Seat {
	seats := engine.Seat(len(m.header.Players))
	for k := range seats {
		if seat := (m.post.holder + 1 + k) % seats; seat != m.post.holder && m.person(seat) {
			return seat
		}
	}
	return m.post.holder
}

// foretold reports whether the holder knew what dice would fall in their tenure
// when they decided something that they hang on. By the second protocol the
// first tenure is so from the outset: all that its dice could come from was
// known at the beginning.
func (m *Match) foretold() bool {
	p := m.post
	if m.header.Protocol >= SecondProtocol && m.alone() {
		return true
	}
	return m.header.Dice.Kind == dice.Sealed && p.decided
}

// alone reports whether nobody but the holder has shown a token yet.
func (m *Match) alone() bool {
	for seat, n := range m.post.number {
		if n > 0 && engine.Seat(seat) != m.post.holder {
			return false
		}
	}
	return m.header.Dice.Kind.Tokens()
}

// sealed reports whether the dice are sealed by the rules of the second protocol.
func (m *Match) sealed() bool {
	return m.header.Protocol >= SecondProtocol && m.header.Dice.Kind == dice.Sealed
}

// seed is that of the dice that are rolled in the tenure of a seat.
func (m *Match) seed(holder engine.Seat) uint64 {
	if m.post == nil || !m.header.Dice.Kind.Tokens() {
		return m.header.Dice.Seed
	}
	return dice.Mix(m.header.Dice.Seed, m.newest(holder))
}

// newest is the newest tokens of all seats in the tenure of a seat.
func (m *Match) newest(holder engine.Seat) (tokens []dice.Token) {
	p := m.post
	for seat := range m.header.Players {
		n := p.number[seat]
		if engine.Seat(seat) == holder && holder != p.holder {
			n++
		}
		if t, ok := p.chains[seat].At(n); ok {
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// Tokens are those that the dice of choice number n of the log came from, by
// seat: the number of each in its chain, or -1 for a seat without one.
func (m *Match) Tokens(n int) []int {
	if m.post == nil || n < 0 || n >= len(m.log) {
		return nil
	}
	return m.numbers(m.tenureAt(n + 1))
}

// numbers are those of the tokens that are the newest in a tenure.
func (m *Match) numbers(t tenure) []int {
	var numbers []int
	for seat := range m.header.Players {
		k := t.number[seat]
		if t.kinds[seat] != Person || !m.chainOf(seat, t.heirs[seat]).Pledged() {
			k = -1
		}
		numbers = append(numbers, k)
	}
	return numbers
}

// Token is token number n of a seat, where it was shown.
func (m *Match) Token(seat engine.Seat, n int) (dice.Token, bool) {
	if m.post == nil || !m.seated(seat) || n > m.post.number[seat] {
		return dice.Token{}, false
	}
	return m.post.chains[seat].At(n)
}

// Patient reports whether dice are better left for the end of a turn: each time
// the match goes to another device for them.
func (m *Match) Patient() bool { return m.post != nil && m.sealed() }

// BotRevision counts the changes to what bots choose: a device can only choose
// again what bots of its own revision have chosen.
const BotRevision = 1

// BotRevision is that of the bots that have chosen in a match by link; 0 where it
// is of several.
func (m *Match) BotRevision() int {
	if m.post == nil {
		return 0
	}
	return m.post.bots
}

// SetBotRevision takes it from a link.
func (m *Match) SetBotRevision(n int) {
	if m.post != nil {
		m.post.bots = n
	}
}

// BotChance is where a bot of a match by link takes from what it leaves to chance
// at choice number n of the log: from the tokens of all in the tenure of whoever
// has the match then, and the place. Nobody chooses it.
func (m *Match) BotChance(n int) uint64 {
	if m.post == nil {
		return 0
	}
	t := m.tenureAt(min(n, len(m.log)))
	var tokens []dice.Token
	for seat, k := range m.numbers(t) {
		if k < 0 {
			continue
		}
		if token, ok := m.chainOf(seat, t.heirs[seat]).At(k); ok {
			tokens = append(tokens, token)
		}
	}
	return dice.MixBot(m.header.Dice.Seed+uint64(n), tokens)
}
