package match_test

import (
	"errors"
	"fmt"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// campaign is devices, one a seat, that play The Marcher Lords by links.
type campaign struct {
	*testing.T
	seed  uint64
	seats int
	at    engine.Seat // whose device has the match
	m     *match.Match
	text  string // the last link that was handed over
	sent  int
	blind engine.Seat // of a cheat who keeps the keys from their program once all have set up

}

func chainSecret(seat engine.Seat, seed uint64) dice.Token {
	return dice.Token{byte(seat) + 1, byte(seed), byte(seed >> 8)}
}

// campaignOf is a match that has just begun. The host is the first seat.
func campaignOf(t *testing.T, scenario, seats int, seed uint64) *campaign {
	t.Helper()
	return campaignBy(t, dice.Chained, scenario, seats, seed)
}

func campaignBy(t *testing.T, kind dice.Kind, scenario, seats int, seed uint64) *campaign {
	t.Helper()
	setup := engine.DefaultSetup(marcher.Lords())
	setup.Scenario, setup.Seats = scenario, seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(marcher.Lords(), setup, players, 0, dice.Source{Kind: kind, Seed: 77 + seed})
	if err == nil {
		err = m.HideHands()
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &campaign{T: t, seed: seed, seats: seats, m: m, blind: engine.Nobody}
	for seat := range engine.Seat(seats) {
		if c.at = seat; seat > 0 {
			c.m = c.open(c.write())
		}
		if err := c.m.Claim(seat, fmt.Sprint("player ", seat), chainSecret(seat, seed)); err != nil {
			t.Fatal(err)
		}
	}
	c.give(0)
	if err := c.m.Begin(); err != nil {
		t.Fatal(err)
	}
	return c
}

func (c *campaign) write() string {
	c.Helper()
	text, err := link.Encode(c.m)
	if err != nil {
		c.Fatal(err)
	}
	return text
}

func (c *campaign) open(text string) *match.Match {
	c.Helper()
	m, err := link.Decode(text, []engine.Game{marcher.Lords()})
	if err != nil {
		c.Fatal(err)
	}
	return m
}

// give hands the match over.
func (c *campaign) give(seat engine.Seat) {
	c.Helper()
	c.text = c.write()
	c.m, c.at = c.open(c.text), seat
	c.sent++
	c.take()
}

// take has the holder's device take the steps that are due.
func (c *campaign) take() {
	c.Helper()
	if c.at == c.blind && c.state().Phase() != marcher.SetUp {
		c.m.HoldDice(c.at, chainSecret(c.at, c.seed))
	} else if err := c.m.Hold(c.at, chainSecret(c.at, c.seed)); err != nil {
		c.Fatal(err)
	}
	if _, err := c.m.Continue(); err != nil {
		c.Fatal(err)
	}
}

// goOn makes one choice or hands the match over.
func (c *campaign) goOn() {
	c.Helper()
	if awaited := c.m.Awaits(); awaited != c.at {
		c.give(awaited)
		return
	}
	if _, err := c.m.Do(dice.Draw(c.seed, c.m.Len(), len(c.m.Legal()))); err != nil {
		c.Fatalf("choice %d: %v", c.m.Len(), err)
	}
}

func (c *campaign) state() *marcher.State { return c.m.State().(*marcher.State) }

// until goes on until something holds. It answers false at the end of the game.
func (c *campaign) until(holds func() bool) bool {
	c.Helper()
	for !holds() {
		if c.m.Turn().Over() {
			return false
		}
		c.goOn()
	}
	return true
}

// levies are the face-down ones, zone by zone, in the guess of a device.
func levies(m *match.Match) (list []engine.Piece) {
	for _, p := range m.State().Pieces(nil) {
		if p.Mark&engine.Hidden != 0 {
			list = append(list, p)
		}
	}
	return list
}

// named checks that a device finds a cheat, one device after the other.
func (c *campaign) named(want match.CheatError) {
	c.Helper()
	for seat := range engine.Seat(c.seats) {
		m := c.open(c.text)
		if err := m.Hold(seat, chainSecret(seat, c.seed)); err != nil {
			c.Fatal(err)
		}
		m.Continue()
		var found *match.CheatError
		if err := m.Verdict(); !errors.As(err, &found) || !alike(found, want) {
			c.Errorf("seat %d finds %v, not %v", seat, err, &want)
		}
	}
	var found *match.CheatError
	if err := c.open(c.text).Verdict(); !errors.As(err, &found) || !alike(found, want) {
		c.Errorf("an onlooker finds %v, not %v", err, &want)
	}
}

// seen is a seat's view, in words.
func seen(t *testing.T, m *match.Match, seat engine.Seat) string {
	t.Helper()
	text, err := m.State().View(seat).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// trueKind is the kind of a counter that the seat's own device would reveal now, or
// draw for all to see.
func (c *campaign) trueKind() int8 {
	c.Helper()
	m := c.open(c.write())
	number := m.Len()
	if err := m.Hold(c.at, chainSecret(c.at, c.seed)); err != nil {
		c.Fatal(err)
	}
	if _, err := m.Continue(); err != nil || m.Len() == number {
		c.Fatal("nothing is turned up", err)
	}
	return m.Log()[number].Choice.What
}

// say has a cheat say that a counter is of the first kind that it can be but for
// one.
func (c *campaign) say(kinds []int8, but int8) bool {
	c.Helper()
	text := c.write()
	for n, other := range kinds {
		if other == but {
			continue
		}
		err := c.m.DoCode(n)
		if err == nil {
			return true
		}
		c.m = c.open(text)
		c.take()
	}
	return false
}

// lie has a seat turn up another counter than it has drawn, or draw another one
// for all to see, and show the key when all is turned up. It answers 0 where it
// comes to none, else the time and whether it was drawn for all to see.
func (c *campaign) lie(cheat engine.Seat) (time int, drawn bool) {
	c.Helper()
	c.blind = cheat
	for !c.m.Turn().Over() {
		if awaited := c.m.Awaits(); awaited != c.at {
			c.give(awaited)
			continue
		}
		s := c.state()
		_, now := s.Conceals()
		switch some, all := s.Reveals(); {
		case c.at != cheat || s.Phase() == marcher.SetUp:
			c.goOn()
		case s.Exposes(), some && !all:
			kind, exposes := int8(engine.None), s.Exposes()
			if time == 0 {
				kind = c.trueKind()
			}
			if !c.say(s.Counters(), kind) {
				return 0, false // there is no other counter
			}
			time, drawn = now, exposes
		case all:
			if _, err := c.m.Do(0); err != nil {
				c.Fatal(err)
			}
			c.m.ShowKey(cheat, now, chainSecret(cheat, c.seed))
			if c.text = c.write(); time == now {
				return time, drawn
			}
			c.m = c.open(c.text)
			c.take()
		default:
			c.goOn()
		}
	}
	return 0, false
}

// altered is a campaign of four that has begun, with the point or key of a partner
// altered in the link by its holder.
func altered(t *testing.T, alter func(at engine.Seat, m *match.Match) bool) *campaign {
	c := campaignOf(t, 0, 4, 9)
	for done := false; !done; {
		if c.m.Turn().Over() {
			t.Fatal("nothing could be altered")
		}
		if done = alter(c.at, c.m); !done {
			c.goOn()
		}
	}
	return c
}

// alike compares findings, proven or not.
func alike(found *match.CheatError, want match.CheatError) bool {
	return found.Seat == want.Seat && found.Round == want.Round && found.Misdeed == want.Misdeed
}
