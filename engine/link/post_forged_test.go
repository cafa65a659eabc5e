package link

import (
	"errors"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

// shown is the part of a link about one seat.
type shown struct {
	like   int // how many seats before has the same orders, or 0
	n      int
	token  dice.Token
	orders [][3]int // policy, side + 1, value
}

// rawPost writes a link of a match that has no choices yet, whether it can be
// one or not.
func rawPost(h match.Header, begun bool, seats []shown) string {
	e := newEncoder()
	e.putHeader(h, toy.Game())
	e.putBit(begun)
	for i, s := range seats {
		if h.Players[i].Kind != match.Person {
			continue
		}
		if h.Dice.Kind.Tokens() {
			e.putSmall(s.n)
			for _, b := range s.token {
				e.put(int(b), 256)
			}
		}
		e.putSmall(s.like)
		if s.like > 0 {
			continue
		}
		e.putSmall(len(s.orders))
		for _, o := range s.orders {
			for _, n := range o {
				e.putSmall(n)
			}
		}
	}
	e.putCount(0)
	return frame(byLink1, e.finish())
}

// A link is opened only when every number in it is right.
func TestImpossibleLinksAreRefused(t *testing.T) {
	const first, second = 0, 1
	var chains [2]dice.Chain
	for i := range chains {
		chains[i] = dice.Forge(77, i, dice.Token{byte(i) + 1})
	}
	at := func(seat, n int) shown {
		token, ok := chains[seat].At(n)
		if !ok {
			t.Fatalf("no token %d", n)
		}
		return shown{n: n, token: token}
	}
	type draft struct {
		h     match.Header
		begun bool
		seats []shown
	}
	for _, c := range []struct {
		name  string
		edit  func(d *draft)
		opens bool
	}{
		{"two have claimed", func(d *draft) {}, true},
		{"one seat is vacant", func(d *draft) { d.h.Players[second].Kind = match.Vacant }, true},
		{"begun", func(d *draft) { d.begun, d.seats[first] = true, at(first, 1) }, true},
		{"by hand", func(d *draft) { d.h.Dice.Kind = dice.ByHand }, true},
		{"by hand, begun", func(d *draft) { d.h.Dice.Kind, d.begun = dice.ByHand, true }, true},
		{"sealed", func(d *draft) { d.h.Dice.Kind = dice.Sealed }, true},
		{"against a bot", func(d *draft) { d.h.Players[second].Kind = match.Easy }, true},

		{"a token before the beginning", func(d *draft) { d.seats[second] = at(second, 1) }, false},
		{"begun without the host's token", func(d *draft) { d.begun = true }, false},
		{"begun with a token too many of the host", func(d *draft) { d.begun, d.seats[first] = true, at(first, 2) }, false},
		{"begun with a token of who has not had it", func(d *draft) { d.begun, d.seats[first], d.seats[second] = true, at(first, 1), at(second, 1) }, false},
		{"begun with a vacant seat", func(d *draft) {
			d.begun, d.seats[first], d.h.Players[second].Kind = true, at(first, 1), match.Vacant
		}, false},
		{"the last token of all", func(d *draft) { d.seats[second] = at(second, dice.Links) }, false},
		{"a token beyond the chain", func(d *draft) { d.seats[second] = shown{n: dice.Links + 1} }, false},
		{"a number out of all bounds", func(d *draft) { d.seats[second] = shown{n: 65_534} }, false},
		{"the host's seat is vacant", func(d *draft) { d.h.Players[first].Kind = match.Vacant }, false},
		{"the host is a bot", func(d *draft) { d.h.Players[first].Kind = match.Hard }, false},
		{"the host has no seat", func(d *draft) { d.h.Host = 3 }, false},
		{"seeded dice", func(d *draft) { d.h.Dice.Kind = dice.Seeded }, false},
		{"dice of no kind", func(d *draft) { d.h.Dice.Kind = dice.Kinds }, false},
		{"a player of no kind", func(d *draft) { d.h.Players[second].Kind = match.Kinds }, false},
		{"orders of a policy that is none", func(d *draft) { d.seats[second].orders = [][3]int{{90, 0, 1}} }, false},
		{"orders with a value that is none", func(d *draft) { d.seats[second].orders = [][3]int{{0, 0, 90}} }, false},
		{"orders for a side that is none", func(d *draft) { d.seats[second].orders = [][3]int{{0, 90, 0}} }, false},
		{"orders of a seat that is none", func(d *draft) { d.seats[second].like = 2 }, false},
		{"orders of a seat that has none", func(d *draft) { d.seats[second].like = 1 }, false},
		{"the same orders told twice", func(d *draft) {
			d.seats[first].orders, d.seats[second].orders = [][3]int{{0, 0, 1}}, [][3]int{{0, 0, 1}}
		}, false},
		{"the same orders", func(d *draft) { d.seats[first].orders, d.seats[second].like = [][3]int{{0, 0, 1}}, 1 }, true},
		{"more orders than may be", func(d *draft) { d.seats[second].orders = make([][3]int, match.MaxOrders+1) }, false},
		{"orders out of all bounds", func(d *draft) { d.seats[second].orders = [][3]int{{300, 300, 300}} }, false},
	} {
		d := draft{
			h: match.Header{
				Game: "toy-race", Revision: 1, Setup: engine.Setup{Seats: 2, Options: []uint8{1, 0}},
				Players: make([]match.Player, 2), Dice: dice.Source{Kind: dice.Chained, Seed: 77}, ByLink: true, Protocol: match.FirstProtocol, Host: first,
			},
			seats: []shown{at(first, 0), at(second, 0)},
		}
		c.edit(&d)
		text := rawPost(d.h, d.begun, d.seats)
		m, err := Decode(text, []engine.Game{toy.Game()})
		switch {
		case c.opens && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.opens && m.Begun() != d.begun:
			t.Errorf("%s: begun is %v", c.name, m.Begun())
		case !c.opens && !errors.Is(err, ErrForged):
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// Anything that follows a match in its body, or takes more words than needed, makes
// it another text, and there is only one.
func TestOneTextForAMatch(t *testing.T) {
	h := match.Header{
		Game: "toy-race", Revision: 1, Setup: engine.Setup{Seats: 2, Options: []uint8{1, 0}},
		Players: make([]match.Player, 2), Dice: dice.Source{Kind: dice.Chained, Seed: 77}, ByLink: true, Protocol: match.FirstProtocol,
	}
	text := rawPost(h, false, []shown{{token: dice.Token{1}}, {token: dice.Token{2}}})
	if _, err := Decode(text, []engine.Game{toy.Game()}); err != nil {
		t.Fatal(err)
	}
	for _, more := range []string{"A", "B", "Zz9"} {
		if _, err := Decode(Reframe(byLink1, Body(text)+more), []engine.Game{toy.Game()}); !errors.Is(err, ErrForged) {
			t.Errorf("with %s after it: %v", more, err)
		}
	}
	if _, err := Decode(Reframe(onDevice, Body(text)), []engine.Game{toy.Game()}); !errors.Is(err, ErrForged) {
		t.Errorf("as a match on one device: %v", err)
	}
}
