package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Claims that cross. The host sends one link to all; each friend claims a seat in it
// and sends a link of their own back. Where two have claimed one seat, the host's link
// decides. The host's device joins an arriving link to its own, and every other device
// joins its own to the arriving one.

var (
	ErrOther   = errors.New("match: another match")
	ErrBegun   = errors.New("match: it has begun")
	ErrSwapped = errors.New("match: the host is bound to other tokens")
)

// Clash is a seat that two players have claimed.
type Clash struct {
	Seat         engine.Seat
	Ours, Theirs string // their names
	Swapped      bool   // under one name: a player has claimed twice, or was exchanged
}

// Join takes the claims of another link of a match that gathers into this one. A seat
// that different players claim in both stays as it is, and is returned. Its player is
// not taken in once more for a seat that they have moved to in the other link. The
// errors are ErrOther, ErrBegun and ErrSwapped; nothing has changed then.
func (g *claims) Join(o *Match) ([]Clash, error) {
	switch {
	case !g.match.header.ByLink || !o.header.ByLink || g.match.midGame || o.midGame || !g.match.header.Equal(o.header):
		return nil, ErrOther
	case g.begun || o.begun:
		return nil, ErrBegun
	case bound(g.match, o, g.match.header.Host) == other:
		return nil, ErrSwapped
	}
	claims, clashes := g.newClaims(o)
	g.match.header.Players = slices.Clone(g.match.header.Players)
	for _, seat := range claims {
		if !g.claimed[seat] {
			g.match.header.Players[seat] = o.header.Players[seat]
			g.claimed[seat], g.match.chains[seat] = true, o.chains[seat]
			g.match.hidden.join(o.hidden, seat)
		}
		g.match.orders[seat], g.match.vouches[seat] = slices.Clone(o.orders[seat]), o.vouches[seat]
	}
	return clashes, nil
}

// newClaims lists the seats for which another link of the match has news, a player or
// their first standing orders, and those where it differs.
func (g *claims) newClaims(o *Match) (claims []engine.Seat, clashes []Clash) {
	for i := range g.match.header.Players {
		seat := engine.Seat(i)
		if !o.claimed[seat] {
			continue
		}
		ours, theirs := g.match.header.Players[seat].Name, o.header.Players[seat].Name
		tie := bound(g.match, o, seat)
		switch {
		case !g.claimed[seat]:
			claims = append(claims, seat)
		case tie == other || ours != theirs:
			clashes = append(clashes, Clash{Seat: seat, Ours: ours, Theirs: theirs, Swapped: ours == theirs})
		case len(g.match.orders[seat]) == 0 && len(o.orders[seat]) > 0:
			claims = append(claims, seat)
		}
	}
	moved := func(seat engine.Seat) bool {
		return !g.claimed[seat] && slices.ContainsFunc(clashes, func(c Clash) bool {
			return c.Ours == o.header.Players[seat].Name
		})
	}
	return slices.DeleteFunc(claims, moved), clashes
}

// tie is the relation between the tokens of a seat in two links of a match.
type tie uint8

const (
	untied tie = iota // one of them, or both, have none
	one               // of one chain
	other             // of two
)

// bound compares the tokens of a seat that both matches know.
func bound(a, b *Match, seat engine.Seat) tie {
	player := min(a.successions(int(seat)), b.successions(int(seat)))
	n, _, ours := a.CommittedBy(seat, player)
	k, _, theirs := b.CommittedBy(seat, player)
	if !ours || !theirs {
		return untied
	}
	s, _ := a.tokenOf(seat, player, min(n, k))
	t, _ := b.tokenOf(seat, player, min(n, k))
	if s == t {
		return one
	}
	return other
}

// Invite begins a match by link. Seats of kind Vacant wait for players; those of
// people are the host's own, and the host claims them with a secret each. The seed of
// the source identifies the match. Nothing is played before Begin.
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

// ErrHints is the answer where players cannot agree to hints: they are not by link, or
// by the first protocol, or somebody has claimed a seat.
var ErrHints = errors.New("match: nobody can agree to hints here")

// AllowHints has the players of a match by link agree to hints while it runs, before
// anybody has claimed a seat.
func (g *claims) AllowHints() error {
	if g.match.header.Protocol < SecondProtocol || g.begun || slices.Contains(g.claimed[:], true) {
		return ErrHints
	}
	g.match.header.Hints = true
	return nil
}

// Claim takes a vacant seat, or one of the host's own. The host claims theirs before
// anybody else claims (ErrVacant): later players have seen the others' commitments.
// Dice by hand need no secret.
func (g *claims) Claim(seat engine.Seat, name string, secret dice.Token) error {
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
	return g.match.advance()
}

// Invited reports whether the host has claimed all their own seats: only then
// may the match go to others.
func (g *claims) Invited() bool {
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

// Commit takes a claim from a link: the seat has shown the tokens of its chain up to
// number n, 0 to dice.Links. Dice by hand have none.
func (g *claims) Commit(seat engine.Seat, n int, newest dice.Token) error {
	if !g.match.header.ByLink || g.begun || !g.match.person(seat) || n < 0 || n > dice.Links {
		return ErrSecret
	}
	g.claimed[seat] = true
	if g.match.header.Dice.Kind.Tokens() {
		g.match.chains[seat] = dice.Shown(g.match.header.Dice.Seed, int(seat), n, newest)
	}
	return nil
}

// Committed is the newest token that a seat has shown, and its number: that of its
// possessions. It returns false where the seat has no chain.
func (g *claims) Committed(seat engine.Seat) (n int, newest dice.Token, ok bool) {
	if !g.match.header.ByLink || !g.match.seated(seat) || !g.match.chains[seat].Committed() {
		return 0, newest, false
	}
	n = g.match.number[seat]
	newest, ok = g.match.chains[seat].At(n)
	return n, newest, ok
}

// Hold takes the secret of a seat that plays on this device.
func (g *claims) Hold(seat engine.Seat, secret dice.Token) error {
	if !g.match.header.ByLink || !g.match.seated(seat) || !g.match.chains[seat].Hold(secret) {
		return ErrSecret
	}
	if g.match.hidden != nil && !g.match.hidden.keyChains[seat].Hold(keySecret(secret)) {
		return ErrSecret
	}
	g.match.altered[seat] = g.match.header.Vouches() && g.claimed[seat] && !g.match.proofHolds(seat)
	if g.match.hidden == nil {
		return nil
	}
	return g.match.hidden.kind.learn()
}

// HoldLike takes a secret that another position of the match, or nil, holds already,
// which is quicker.
func (g *claims) HoldLike(o *Match, seat engine.Seat, secret dice.Token) error {
	if o != nil && o.seated(seat) && g.match.seated(seat) {
		g.match.chains[seat].HoldLike(&o.chains[seat], secret)
		if g.match.hidden != nil && o.hidden != nil {
			g.match.hidden.keyChains[seat].HoldLike(&o.hidden.keyChains[seat], keySecret(secret))
		}
	}
	return g.Hold(seat, secret)
}

// Begin ends the time of claims; the host's first possession begins.
func (g *claims) Begin() error {
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
	g.match.findPossession()
	if err := g.match.nature(); err != nil {
		return err
	}
	return g.match.advance()
}

// Begun reports whether choices may be made: at once where the match is not by
// link, else after Begin.
func (g *claims) Begun() bool { return !g.match.header.ByLink || g.begun }
