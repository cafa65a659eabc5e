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

// gathering is the part of a match by link that ends when it begins: players claim
// seats.
type gathering struct {
	match   *Match
	begun   bool
	claimed [engine.MaxSeats]bool
}

// passing is the part that says who has the match, and to whom it goes.
type passing struct {
	match *Match
	tenure
	chains   [engine.MaxSeats]dice.Chain
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
func (m *Match) ByLink() bool { return m.header.ByLink }

// Claim takes a vacant seat, or one of the host's own. The host claims his
// before anybody else claims (ErrVacant): who comes later has seen what the
// others are bound to. Dice by hand need no secret.
func (g *gathering) Claim(seat engine.Seat, name string, secret dice.Token) error {
	if !g.match.header.ByLink || g.begun || !g.match.seated(seat) || g.claimed[seat] || !g.match.header.Players[seat].claimable() {
		return ErrTaken
	}
	if seat != g.match.header.Host && g.match.header.Players[seat].Kind == Vacant && !g.Invited() {
		return ErrVacant
	}
	players := slices.Clone(g.match.header.Players)
	players[seat] = Player{Name: name, Kind: Person}
	if err := checkPlayers(players, len(players), true, g.match.header.Protocol.named()); err != nil {
		return err
	}
	g.match.header.Players = players
	g.claimed[seat] = true
	if g.match.header.Dice.Kind.Tokens() {
		g.match.chains[seat] = dice.Forge(g.match.header.Dice.Seed, int(seat), secret)
	}
	if g.match.hidden != nil {
		g.match.hidden.keyChains[seat] = dice.Forge(g.match.header.Dice.Seed, int(seat)+keySeat, keySecret(secret))
	}
	return g.match.tend()
}

// Invited reports whether the host has claimed all seats of his own: only then
// may the match go to others.
func (g *gathering) Invited() bool {
	if !g.match.header.ByLink || !g.claimed[g.match.header.Host] {
		return false
	}
	for seat, q := range g.match.header.Players {
		if q.Kind == Person && !g.claimed[seat] {
			return false
		}
	}
	return true
}

// Pledge takes a claim as a link tells it: the seat has shown the tokens of its
// chain up to number n, 0 to dice.Links. Dice by hand have none.
func (g *gathering) Pledge(seat engine.Seat, n int, newest dice.Token) error {
	if !g.match.header.ByLink || g.begun || !g.match.person(seat) || n < 0 || n > dice.Links {
		return ErrSecret
	}
	g.claimed[seat] = true
	if g.match.header.Dice.Kind.Tokens() {
		g.match.chains[seat] = dice.Shown(g.match.header.Dice.Seed, int(seat), n, newest)
	}
	return nil
}

// Pledged is the newest token that a seat has shown, and its number: that of
// its tenures. It answers false where the seat has no chain.
func (g *gathering) Pledged(seat engine.Seat) (n int, newest dice.Token, ok bool) {
	if !g.match.header.ByLink || !g.match.seated(seat) || !g.match.chains[seat].Pledged() {
		return 0, newest, false
	}
	n = g.match.number[seat]
	newest, ok = g.match.chains[seat].At(n)
	return n, newest, ok
}

// Hold takes the secret of a seat that plays on this device.
func (g *gathering) Hold(seat engine.Seat, secret dice.Token) error {
	if !g.match.header.ByLink || !g.match.seated(seat) || !g.match.chains[seat].Hold(secret) {
		return ErrSecret
	}
	if g.match.hidden != nil && !g.match.hidden.keyChains[seat].Hold(keySecret(secret)) {
		return ErrSecret
	}
	g.match.altered[seat] = g.match.header.Vouches() && g.claimed[seat] && !g.match.holdsGood(seat)
	if g.match.hidden == nil {
		return nil
	}
	return g.match.hidden.kind.learn()
}

// Begin ends the gathering; the host's first tenure begins.
func (g *gathering) Begin() error {
	switch {
	case !g.match.header.ByLink || g.begun:
		return ErrTaken
	case !g.Invited() || slices.ContainsFunc(g.match.header.Players, func(q Player) bool { return q.Kind == Vacant }):
		return ErrVacant
	}
	if _, ok := g.match.chains[g.match.header.Host].At(1); !ok && g.match.header.Dice.Kind.Tokens() {
		return ErrAway
	}
	g.begun = true
	g.match.settle()
	if err := g.match.nature(); err != nil {
		return err
	}
	return g.match.tend()
}

// Begun reports whether choices may be made: at once where the match is not by
// link, else after Begin.
func (g *gathering) Begun() bool { return !g.match.header.ByLink || g.begun }

// Holder is the seat that has a match by link since its last choice; Nobody
// before Begin and in other matches.
func (p *passing) Holder() engine.Seat {
	if !p.match.header.ByLink {
		return engine.Nobody
	}
	return p.holder
}

// Awaits is the seat on whose device the match goes on: the one that decides or
// enters dice, the one that has to roll sealed dice, the host before the
// beginning. It is Nobody when the game is over or it is another's part.
func (p *passing) Awaits() engine.Seat {
	turn := p.match.Turn()
	switch {
	case !p.match.header.ByLink || turn.Over():
		return engine.Nobody
	case !p.match.begun:
		return p.match.header.Host
	}
	if seat, waits := p.match.amends(); waits {
		return seat
	}
	switch {
	case turn.Seat == engine.Nature:
		turn.Seat = p.roller()
		if !p.match.exposes() {
			return turn.Seat
		}
	case !p.match.person(turn.Seat):
		return p.keeper()
	}
	if other := p.match.owing(turn.Seat); other != engine.Nobody {
		return other
	}
	return turn.Seat
}

// settle finds the tenure from the log.
func (p *passing) settle() {
	if p.match.header.ByLink {
		p.tenure, p.foreseen = p.tenureAt(len(p.match.log)), nil
	}
}

// tenureAt is the tenure in which the first n choices of the log have ended.
func (p *passing) tenureAt(n int) tenure {
	if !p.match.begun {
		return tenure{holder: engine.Nobody}
	}
	t, from := p.outset(), 0
	for i := len(p.match.amendments) - 1; i >= 0; i-- {
		if a := &p.match.amendments[i]; a.after <= n {
			t, from = a.then, a.after
			break
		}
	}
	for _, e := range p.match.log[from:n] {
		t.pass(e)
	}
	return t
}

// outset is the tenure with which a match begins.
func (p *passing) outset() tenure {
	t := tenure{holder: p.match.header.Host, first: p.match.header.Protocol == FirstProtocol}
	t.number[t.holder] = 1
	for seat, p := range p.match.founding().Players {
		t.kinds[seat] = p.Kind
	}
	return t
}

// taker is the seat in whose tenure a choice of the seat that decides is made,
// or an error where that seat plays elsewhere.
func (p *passing) taker(seat engine.Seat) (engine.Seat, error) {
	switch {
	case !p.match.header.ByLink:
		return engine.Nobody, nil
	case !p.match.begun:
		return engine.Nobody, ErrVacant
	case p.match.Amends():
		return engine.Nobody, ErrAway
	case seat == engine.Nature:
		seat = p.roller()
	case !p.match.person(seat):
		seat = p.keeper()
	}
	if seat == p.holder || !p.match.header.Dice.Kind.Tokens() {
		return seat, nil
	}
	if _, ok := p.chains[seat].At(p.number[seat] + 1); !ok {
		return engine.Nobody, ErrAway
	}
	return seat, nil
}

// roller is who rolls the dice that are due.
func (p *passing) roller() engine.Seat {
	if seat := p.thrower(); p.match.person(seat) {
		return seat
	}
	return p.keeper()
}

// thrower is who rolls them by the rules of the dice. Sealed dice for what the
// holder has decided are another's: by the second protocol of the player who will
// be asked next; by the first the enemy's, where there is one, else those of the
// next player.
func (p *passing) thrower() engine.Seat {
	if h := p.match.hidden; h != nil {
		if seat, ok := h.kind.dealer(p.holder); ok {
			return seat
		}
	}
	if !p.foretold() || len(p.match.Legal()) == 1 {
		return p.holder
	}
	if p.match.header.Protocol >= SecondProtocol {
		return p.next()
	}
	if seat := p.opposite(); seat >= 0 {
		return seat
	}
	return p.nextPerson()
}

// nextPerson is the person after the holder in the order of seats, or the holder.
func (p *passing) nextPerson() engine.Seat {
	seats := engine.Seat(len(p.match.header.Players))
	for k := range seats {
		if seat := (p.holder + 1 + k) % seats; seat != p.holder && p.match.person(seat) {
			return seat
		}
	}
	return p.holder
}

// foretold reports whether the holder knew what dice would fall in their tenure
// when they decided something that they hang on. By the second protocol the
// first tenure is so from the outset: all that its dice could come from was
// known at the beginning.
func (p *passing) foretold() bool {
	if p.match.header.Protocol >= SecondProtocol && p.alone() {
		return true
	}
	return p.match.header.Dice.Kind == dice.Sealed && p.decided
}

// alone reports whether nobody but the holder has shown a token yet.
func (p *passing) alone() bool {
	for seat, n := range p.number {
		if n > 0 && engine.Seat(seat) != p.holder {
			return false
		}
	}
	return p.match.header.Dice.Kind.Tokens()
}

// sealed reports whether the dice are sealed by the rules of the second protocol.
func (p *passing) sealed() bool {
	return p.match.header.Protocol >= SecondProtocol && p.match.header.Dice.Kind == dice.Sealed
}

// seed is that of the dice that are rolled in the tenure of a seat.
func (p *passing) seed(holder engine.Seat) uint64 {
	if !p.match.header.ByLink || !p.match.header.Dice.Kind.Tokens() {
		return p.match.header.Dice.Seed
	}
	return dice.Mix(p.match.header.Dice.Seed, p.newest(holder))
}

// newest is the newest tokens of all seats in the tenure of a seat.
func (p *passing) newest(holder engine.Seat) (tokens []dice.Token) {
	for seat := range p.match.header.Players {
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
func (p *passing) Tokens(n int) []int {
	if !p.match.header.ByLink || n < 0 || n >= len(p.match.log) {
		return nil
	}
	return p.numbers(p.tenureAt(n + 1))
}

// numbers are those of the tokens that are the newest in a tenure.
func (p *passing) numbers(t tenure) []int {
	var numbers []int
	for seat := range p.match.header.Players {
		k := t.number[seat]
		if t.kinds[seat] != Person || !p.match.chainOf(seat, t.heirs[seat]).Pledged() {
			k = -1
		}
		numbers = append(numbers, k)
	}
	return numbers
}

// Token is token number n of a seat, where it was shown.
func (p *passing) Token(seat engine.Seat, n int) (dice.Token, bool) {
	if !p.match.header.ByLink || !p.match.seated(seat) || n > p.number[seat] {
		return dice.Token{}, false
	}
	return p.chains[seat].At(n)
}

// Patient reports whether dice are better left for the end of a turn: each time
// the match goes to another device for them.
func (p *passing) Patient() bool { return p.match.header.ByLink && p.sealed() }

// BotRevision counts the changes to what bots choose: a device can only choose
// again what bots of its own revision have chosen.
const BotRevision = 1

// BotRevision is that of the bots that have chosen in a match by link; 0 where it
// is of several.
func (p *passing) BotRevision() int {
	if !p.match.header.ByLink {
		return 0
	}
	return p.bots
}

// SetBotRevision takes it from a link.
func (p *passing) SetBotRevision(n int) {
	if p.match.header.ByLink {
		p.bots = n
	}
}

// BotChance is where a bot of a match by link takes from what it leaves to chance
// at choice number n of the log: from the tokens of all in the tenure of whoever
// has the match then, and the place. Nobody chooses it.
func (p *passing) BotChance(n int) uint64 {
	if !p.match.header.ByLink {
		return 0
	}
	t := p.tenureAt(min(n, len(p.match.log)))
	var tokens []dice.Token
	for seat, k := range p.numbers(t) {
		if k < 0 {
			continue
		}
		if token, ok := p.match.chainOf(seat, t.heirs[seat]).At(k); ok {
			tokens = append(tokens, token)
		}
	}
	return dice.MixBot(p.match.header.Dice.Seed+uint64(n), tokens)
}
