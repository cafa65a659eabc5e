package link_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Somebody binds a seat to tokens of their own, so as to play it.
func TestASwappedCommitment(t *testing.T) {
	arenas(t, func(a arena) {
		c := gather(a, a.game, a.kind, 4)
		text := encode(a, c.at.m)
		h, _ := decode(a, text).Header()
		swap := func(of engine.Seat, begin bool) *match.Match {
			m, err := match.Invite(a.game, h.Setup, h.Players, h.Host, h.Dice)
			if err != nil {
				a.Fatal(err)
			}
			for _, d := range c.devices {
				secret := d.secret
				if d.seat == of {
					secret = dice.Token{99}
				}
				if d.seat == h.Host && d.seat != of {
					if err := m.Claim(d.seat, name(d.seat), secret); err != nil {
						a.Fatal(err)
					}
					continue
				}
				chain := dice.Forge(h.Dice.Seed, int(d.seat), secret)
				n := 0
				if begin && d.seat == h.Host {
					n = 1
				}
				token, _ := chain.At(n)
				if err := m.Commit(d.seat, n, token); err != nil {
					a.Fatal(err)
				}
			}
			if begin {
				if err := m.Begin(); err != nil {
					a.Fatal(err)
				}
			}
			return m
		}

		const victim, witness = 2, 3
		gathering := swap(victim, false)
		found := told(a, c.devices[victim], gathering, match.Joins)
		if len(found.Doubts) > 0 || len(found.Clashes) != 1 || found.Clashes[0] != (match.Clash{Seat: victim, Ours: name(victim), Theirs: name(victim), Swapped: true}) {
			a.Errorf("told %+v", found)
		}
		if clashes, err := c.devices[victim].m.Join(gathering); err != nil || len(clashes) != 1 || encode(a, c.devices[victim].m) != text {
			a.Errorf("a swapped commitment is joined: %v, %v", clashes, err)
		}
		if err := gathering.Hold(victim, c.devices[victim].secret); !errors.Is(err, match.ErrSecret) {
			a.Errorf("the secret fits another's tokens: %v", err)
		}

		hosts := swap(h.Host, false)
		told(a, c.devices[witness], hosts, match.Joins, match.Doubt{Kind: match.Swapped, Seat: h.Host, Place: -1, Sure: true})
		if _, err := c.devices[witness].m.Join(hosts); !errors.Is(err, match.ErrSwapped) || encode(a, c.devices[witness].m) != text {
			a.Errorf("another host is joined: %v", err)
		}
		told(a, c.devices[witness], swap(h.Host, true), match.Continues, match.Doubt{Kind: match.Swapped, Seat: h.Host, Place: -1, Sure: true})

		if err := c.at.m.Begin(); err != nil {
			a.Fatal(err)
		}
		c.until(func(*match.Match) bool { return c.passed >= 3 })
		found = c.devices[witness].open(a, encode(a, swap(victim, true)))
		if !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool {
			return d.Kind == match.Swapped && d.Seat == victim && d.Sure
		}) {
			a.Errorf("a seat is bound anew in mid-game: %+v", found)
		}
	})
}

// The host looks for a number of the match whose first rolls suit them, or alters
// an option, and carries the claims of their friends over.
func TestAChosenSeed(t *testing.T) {
	arenas(t, func(a arena) {
		c := gather(a, a.game, a.kind, 4)
		h, _ := c.at.m.Header()
		h.Dice.Seed++
		m, err := match.Invite(a.game, h.Setup, h.Players, h.Host, h.Dice)
		if err != nil {
			a.Fatal(err)
		}
		if err := m.Claim(h.Host, name(h.Host), c.at.secret); err != nil {
			a.Fatal(err)
		}
		for _, d := range c.devices {
			if d.seat != h.Host {
				_, token, _ := c.at.m.Committed(d.seat)
				if err := m.Commit(d.seat, 0, token); err != nil {
					a.Fatal(err)
				}
			}
		}
		if err := m.Begin(); err != nil {
			a.Fatal(err)
		}
		h.Dice.Seed--
		h.Setup.Options = slices.Clone(h.Setup.Options)
		h.Setup.Options[0] ^= 1
		setup, err := match.Invite(a.game, h.Setup, h.Players, h.Host, h.Dice)
		if err != nil {
			a.Fatal(err)
		}
		for _, d := range c.devices {
			_, token, _ := c.at.m.Committed(d.seat)
			if err := setup.Commit(d.seat, 0, token); err != nil {
				a.Fatal(err)
			}
		}
		for _, d := range c.devices {
			if d.seat == h.Host {
				continue
			}
			told(a, d, setup, match.Other, match.Doubt{Kind: match.Reseeded, Seat: d.seat, Place: -1, Sure: true})
			told(a, d, m, match.Other, match.Doubt{Kind: match.Reseeded, Seat: d.seat, Place: -1, Sure: true})
			if err := decode(a, encode(a, m)).Hold(d.seat, d.secret); !errors.Is(err, match.ErrSecret) {
				a.Errorf("seat %d can play in a match it has not claimed: %v", d.seat, err)
			}
			if _, err := d.m.Join(decode(a, encode(a, m))); !errors.Is(err, match.ErrOther) {
				a.Errorf("it is joined: %v", err)
			}
		}
	})
}

// The player who claims last has seen the others' commitments, but not the token of
// the host that the first rolls come from: their device cannot begin.
func TestTheLastToClaimForeseesNothing(t *testing.T) {
	c := gather(t, toy.Game(), dice.Chained, 4)
	last := decode(t, encode(t, c.devices[3].m))
	if err := last.Begin(); !errors.Is(err, match.ErrAway) || last.Begun() {
		t.Errorf("begun without the host: %v", err)
	}
	h, _ := last.Header()
	late, err := match.Invite(toy.Game(), h.Setup, []match.Player{{}, {}, {Kind: match.Vacant}, {Kind: match.Vacant}}, 0, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	if err := late.Claim(0, "host", dice.Token{1}); err != nil {
		t.Fatal(err)
	}
	if err := late.Claim(2, "friend", dice.Token{3}); !errors.Is(err, match.ErrVacant) {
		t.Errorf("a friend has claimed before the host has claimed both seats of his: %v", err)
	}
	if _, err := link.Encode(late); !errors.Is(err, match.ErrVacant) {
		t.Errorf("sent before the host has claimed both seats of his: %v", err)
	}
}

// A token that is not of the chain gives other dice, and is noticed by all who know
// the commitment.
func TestATamperedToken(t *testing.T) {
	arenas(t, func(a arena) {
		c := a.table()
		m := c.at.m
		h, _ := m.Header()
		for _, d := range c.devices {
			cheat, err := match.Invite(a.game, h.Setup, h.Players, h.Host, h.Dice)
			if err != nil {
				a.Fatal(err)
			}
			for _, o := range c.devices {
				n, token, _ := m.Committed(o.seat)
				if o == d {
					token[15] ^= 1
				}
				if err := cheat.Commit(o.seat, n, token); err != nil {
					a.Fatal(err)
				}
			}
			if err := cheat.Begin(); err != nil {
				a.Fatal(err)
			}
			copyOn(a, cheat, m, m.Len())
			witness := c.devices[(d.seat+1)%4]
			found := match.Compare(witness.m, decode(a, encode(a, cheat)), witness.mine())
			if !slices.ContainsFunc(found.Doubts, func(w match.Doubt) bool {
				return w.Kind == match.Swapped && w.Seat == d.seat && w.Sure
			}) {
				a.Errorf("a tampered token of seat %d: %v, %+v", d.seat, found.Relation, found.Doubts)
			}
		}
	})
}

// A link cut short, or one with tokens that the match has not come to, does not
// open: the number of each token is that of the possessions.
func TestTokensShownTooEarly(t *testing.T) {
	c := arena{t, toy.Game(), dice.Chained, 12}.table()
	m := c.at.m
	for n := range m.Len() {
		early := rewritten(t, m, n)
		text := encode(t, early)
		again := decode(t, text)
		for seat := range engine.Seat(4) {
			shown, _, _ := again.Committed(seat)
			if _, ok := again.Token(seat, shown+1); ok {
				t.Fatalf("the link of the first %d choices shows a token of seat %d to come", n, seat)
			}
		}
		if found := match.Compare(m, again, c.at.mine()); found.Relation != match.Older && found.Relation != match.Same || slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Kind != match.Altered }) {
			t.Fatalf("the first %d choices are %v, %+v", n, found.Relation, found.Doubts)
		}
	}
}
