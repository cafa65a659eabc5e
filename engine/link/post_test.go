package link_test

import (
	"errors"
	"fmt"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// device is one of several that play a match by nothing but links.
type device struct {
	seat   engine.Seat
	secret dice.Token
	m      *match.Match
}

// take opens a link and holds the device's seat.
func (d *device) take(t *testing.T, text string, shelf ...engine.Game) {
	t.Helper()
	m, err := link.Decode(text, shelf)
	if err != nil {
		t.Fatal(err)
	}
	d.m = m
	if d.secret == (dice.Token{}) {
		d.secret = dice.Token{byte(d.seat) + 1}
		if err := m.Claim(d.seat, fmt.Sprint("player ", d.seat), d.secret); err != nil {
			t.Fatal(err)
		}
	} else if m.Dice().Kind.Tokens() {
		if err := m.Hold(d.seat, d.secret); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := m.GoOn(); err != nil {
		t.Fatal(err)
	}
}

// gather is a match of the toy game whose seats were claimed one after the
// other, by devices of their own.
func gather(t *testing.T, kind dice.Kind, seats int) (host *device, devices []*device) {
	t.Helper()
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = seats
	players := make([]match.Player, seats)
	for i := range players {
		players[i].Kind = match.Vacant
	}
	m, err := match.Invite(toy.Game(), setup, players, 1, dice.Source{Kind: kind, Seed: 77})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := link.Encode(m); !errors.Is(err, match.ErrVacant) {
		t.Fatalf("sent before the host has claimed: %v", err)
	}
	host = &device{seat: 1, secret: dice.Token{2}}
	if err := m.Claim(host.seat, "player 1", host.secret); err != nil {
		t.Fatal(err)
	}
	devices = append(devices, host)
	text := encode(t, m)
	for _, seat := range []engine.Seat{0, 2, 3}[:seats-1] {
		d := &device{seat: seat}
		d.take(t, text, toy.Game())
		text = encode(t, d.m)
		devices = append(devices, d)
	}
	host.take(t, text, toy.Game())
	if _, err := host.m.Do(0); !errors.Is(err, match.ErrVacant) {
		t.Fatalf("played before the beginning: %v", err)
	}
	if err := host.m.Begin(); err != nil {
		t.Fatal(err)
	}
	return host, devices
}

// A race of four devices that pass it on by links, with every kind of dice.
func TestDevicesPlayByLinksAlone(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		t.Run(kind.String(), func(t *testing.T) {
			at, devices := gather(t, kind, 4)
			passed := 0
			for !at.m.Turn().Over() {
				if awaited := at.m.Awaits(); awaited != at.seat {
					if kind.Tokens() && at.m.Turn().Seat >= 0 {
						if _, err := at.m.Do(0); !errors.Is(err, match.ErrAway) {
							t.Fatalf("seat %d decided on the device of seat %d: %v", awaited, at.seat, err)
						}
					}
					text := encode(t, at.m)
					for _, d := range devices {
						if d.seat == awaited {
							at = d
						}
					}
					at.take(t, text, toy.Game())
					passed++
					continue
				}
				if _, err := at.m.Do(dice.Draw(5, at.m.Len(), len(at.m.Legal()))); err != nil {
					t.Fatal(err)
				}
			}
			if passed < 20 {
				t.Errorf("passed on only %d times", passed)
			}
			text := encode(t, at.m)
			again, err := link.Decode(text, []engine.Game{toy.Game()})
			if err != nil || match.Parting(again, at.m) != at.m.Len() || !again.Turn().Over() {
				t.Errorf("the end is another one: %v", err)
			}
		})
	}
}
