package link_test

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// device is a device among several that play a match by links alone. It keeps the
// match as it has known it last.
type device struct {
	seat   engine.Seat
	secret dice.Token
	m      *match.Match
}

func (d *device) mine() []engine.Seat { return []engine.Seat{d.seat} }

func name(seat engine.Seat) string { return fmt.Sprint("player ", seat) }

// orders are what these friends order: the usual, but they submit late and put new
// armies where the enemy is near.
func orders(x *engine.Lexicon) []engine.Order {
	given := engine.UsualOrders(x, false)
	for i, o := range given {
		switch p := x.Policies[o.Policy]; p.ID {
		case "submit":
			given[i].Value = uint8(slices.Index(p.Values, "lastArea"))
		case "armies":
			given[i].Value = uint8(slices.Index(p.Values, "front"))
		}
	}
	return given
}

// claims are the orders that they give with their claims.
var claims = orders

// claim takes the device's seat in a match that gathers, with orders.
func (d *device) claim(t testing.TB, m *match.Match) {
	t.Helper()
	d.m = m
	if err := m.Claim(d.seat, name(d.seat), d.secret); err != nil {
		t.Fatal(err)
	}
	if err := m.SetOrders(d.seat, claims(m.Game().Lexicon())); err != nil {
		t.Fatal(err)
	}
}

// open opens a link, holds the device's seat and returns its relation to the match
// that the device knows. It goes on with it where that is safe.
func (d *device) open(t testing.TB, text string) match.Finding {
	t.Helper()
	m := decode(t, text)
	found := match.Compare(d.m, m, d.mine())
	if found.Relation == match.Continues && !found.Cheated() {
		if err := m.Hold(d.seat, d.secret); err != nil && m.Dice().Kind.Tokens() {
			t.Fatal(err)
		}
		if _, err := m.Continue(); err != nil {
			t.Fatal(err)
		}
		d.m = m
	}
	return found
}

func decode(t testing.TB, text string) *match.Match {
	t.Helper()
	m, err := link.Decode(text, everyGame())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// circle is friends who pass a match on. Every link is seen by all, unless they are
// forgetful: then only by the friend it waits for, and by the others now and then.
// Fickle friends alter their standing orders when they have the match.
type circle struct {
	testing.TB
	devices           []*device // by seat
	at                *device   // the holder
	texts             []string  // every link that was sent
	passed            int
	fate              uint64
	forgetful, fickle bool
}

const circleSeed = 77

// gather is a match whose seats were claimed one after the other, each on a
// device of its own. Seat 1 is the host.
func gather(t testing.TB, g engine.Game, kind dice.Kind, seats int) *circle {
	t.Helper()
	setup := engine.DefaultSetup(g)
	setup.Seats = seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(g, setup, players, 1, dice.Source{Kind: kind, Seed: circleSeed})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := link.Encode(m); !errors.Is(err, match.ErrVacant) {
		t.Fatalf("sent before the host has claimed: %v", err)
	}
	c := &circle{TB: t, fate: 5}
	for i := range seats {
		c.devices = append(c.devices, &device{seat: engine.Seat(i), secret: dice.Token{byte(i) + 1}})
	}
	host := c.devices[1]
	host.claim(t, m)
	text := encode(t, m)
	for _, d := range c.devices {
		if d != host {
			d.claim(t, decode(t, text))
			text = encode(t, d.m)
		}
	}
	for _, d := range c.devices {
		joined := decode(t, text)
		if clashes, err := d.m.Join(joined); err != nil || len(clashes) > 0 {
			t.Fatalf("seat %d joins: %v, %v", d.seat, clashes, err)
		}
	}
	if _, err := host.m.Do(0); !errors.Is(err, match.ErrVacant) {
		t.Fatalf("played before the beginning: %v", err)
	}
	c.at = host
	return c
}

// begun is a circle whose host has begun.
func begun(t testing.TB, g engine.Game, kind dice.Kind, seats int) *circle {
	t.Helper()
	c := gather(t, g, kind, seats)
	if err := c.at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	return c
}

// next makes a choice or passes the match on.
func (c *circle) next() {
	c.Helper()
	m := c.at.m
	if _, obeyed, err := c.obey(); obeyed || err != nil {
		if err != nil {
			c.Fatal(err)
		}
		return
	}
	if awaited := m.Awaits(); awaited != c.at.seat {
		if m.Dice().Kind.Tokens() && m.Turn().Seat >= 0 {
			if _, err := m.Do(0); !errors.Is(err, match.ErrAway) {
				c.Fatalf("seat %d decided on the device of seat %d: %v", awaited, c.at.seat, err)
			}
		}
		c.pass(awaited)
		return
	}
	if _, err := m.Do(dice.Draw(c.fate, m.Len(), len(m.Legal()))); err != nil {
		c.Fatal(err)
	}
	if c.fickle && m.Holder() == c.at.seat && dice.Draw(c.fate, m.Len(), 9) == 0 {
		c.reorder()
	}
}

// reorder gives the holder other standing orders.
func (c *circle) reorder() {
	c.Helper()
	var orders []engine.Order
	for i, p := range c.at.m.Game().Lexicon().Policies {
		if v := dice.Draw(c.fate+uint64(i), c.at.m.Len(), len(p.Values)+1); v < len(p.Values) {
			orders = append(orders, engine.Order{Policy: uint8(i), Side: engine.None, Value: uint8(v)})
		}
	}
	if err := c.at.m.SetOrders(c.at.seat, orders); err != nil {
		c.Fatal(err)
	}
}

// obey decides for absent seats, and with sealed dice for a holder who has not
// decided anything yet.
func (c *circle) obey() ([]engine.Event, bool, error) {
	if c.at.m.Turn().Seat == c.at.seat && (!c.at.m.MayObey() || c.at.m.Holder() != c.at.seat) {
		return nil, false, nil
	}
	return c.at.m.Obey()
}

// pass sends the match to all; one of them has it then.
func (c *circle) pass(to engine.Seat) {
	c.Helper()
	text := encode(c, c.at.m)
	c.texts = append(c.texts, text)
	from := c.at
	for _, d := range c.devices {
		if d == from || c.forgetful && d.seat != to && dice.Draw(c.fate, c.passed*8+int(d.seat), 3) > 0 {
			continue
		}
		if found := d.open(c, text); found.Relation != match.Continues || len(found.Doubts) > 0 {
			c.Fatalf("seat %d finds %v in an honest link of seat %d: %+v", d.seat, found.Relation, from.seat, found)
		}
	}
	c.at = c.devices[to]
	c.passed++
}

// until plays on while no device of the circle has a match that fits.
func (c *circle) until(fits func(m *match.Match) bool) {
	c.Helper()
	for !fits(c.at.m) {
		if c.at.m.Turn().Over() {
			c.Fatal("the game is over before it comes to this")
		}
		c.next()
	}
}

func over(m *match.Match) bool { return m.Turn().Over() }

// A race of devices that pass it on by links, with every kind of dice. No honest
// device doubts another.
func TestDevicesPlayByLinksAlone(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		for seats := 2; seats <= 4; seats++ {
			t.Run(fmt.Sprint(kind, seats), func(t *testing.T) {
				c := begun(t, toy.Game(), kind, seats)
				c.until(over)
				if c.passed < 15 {
					t.Errorf("passed on only %d times", c.passed)
				}
				m := c.at.m
				again := decode(t, encode(t, m))
				if match.Parting(again, m) != m.Len() || !again.Turn().Over() {
					t.Error("the end is another one")
				}
				if report, err := match.Verify(again); err != nil || !report.Sound() {
					t.Errorf("not sound: %v, %+v", err, report)
				}
			})
		}
	}
}

var hands = flag.Int("hands", 25, "how often a match of a rulebook is passed on")

// Every rulebook, as far as 25 hand-overs go, among friends who see only some
// of the links and alter their orders.
func TestDevicesPlayEveryGame(t *testing.T) {
	list := games.All()
	if *long {
		list = games.Revisions()
	}
	for i, g := range list {
		for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
			t.Run(fmt.Sprint(g.ID(), kind), func(t *testing.T) {
				seats := engine.DefaultSetup(g).Seats
				c := begun(t, g, kind, seats)
				c.forgetful, c.fickle, c.fate = true, true, uint64(i)
				c.until(func(m *match.Match) bool { return c.passed >= *hands || m.Turn().Over() })
				if report, err := match.Verify(c.at.m); err != nil || !report.Sound() {
					t.Errorf("not sound: %v, broken at %d", err, report.Broken)
				}
			})
		}
	}
}
