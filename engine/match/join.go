package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
)

// Claims that cross. The host sends one link to all; each friend claims a seat
// in it and sends a link of their own back. Where two have claimed one seat, the
// host's link decides: the host's device joins what comes to what it has, and
// every other one joins what it has to what comes.

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

// Join takes the claims of another link of a match that gathers into this one.
// A seat that is claimed in both by different players stays as it is, and is
// told; the player there is not taken in once more for a seat that they have moved
// to in the other link. The errors are ErrOther, ErrBegun and ErrSwapped; nothing
// has changed then.
func (g *gathering) Join(o *Match) ([]Clash, error) {
	switch {
	case !g.match.header.ByLink || !o.header.ByLink || g.match.midGame || o.midGame || !g.match.header.Equal(o.header):
		return nil, ErrOther
	case g.begun || o.begun:
		return nil, ErrBegun
	case bound(g.match, o, g.match.header.Host) == other:
		return nil, ErrSwapped
	}
	claims, clashes := g.claims(o)
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

// claims are the seats for which another link of the match tells something new,
// a player or his first standing orders, and those that it tells otherwise.
func (g *gathering) claims(o *Match) (claims []engine.Seat, clashes []Clash) {
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

// tie is how the tokens of a seat in two links of a match belong together.
type tie uint8

const (
	untied tie = iota // one of them, or both, have none
	one               // of one chain
	other             // of two
)

// bound compares the tokens of a seat that both matches know.
func bound(a, b *Match, seat engine.Seat) tie {
	player := min(a.successions(int(seat)), b.successions(int(seat)))
	n, _, ours := a.PledgedBy(seat, player)
	k, _, theirs := b.PledgedBy(seat, player)
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
