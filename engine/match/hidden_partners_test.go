package match_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// A player who sends a partner a wrong key is named, and so is a partner who
// says so for nothing. Nobody else learns a key from a complaint.
func TestPartnersAreToldTheRightKey(t *testing.T) {
	told := false
	c := altered(t, func(at engine.Seat, m *match.Match) bool {
		told = at == 0 && m.Partner(1).Stage == match.KeySent
		if told {
			m.Partner(1).Sealed[3] ^= 4
		}
		return told
	})
	if c.until(func() bool { return c.at == 1 }); c.m.Caught() == nil {
		t.Error("the partner goes on")
	}
	c.text = c.write()
	c.named(match.CheatError{Seat: 0, Round: 1, Misdeed: match.PassedOther})

	c = altered(t, func(at engine.Seat, m *match.Match) bool { return at == 1 && m.Partner(1).Stage == match.KeyKept })
	c.m.ShowKey(1, 11, chainSecret(1, c.seed))
	c.text = c.write()
	c.named(match.CheatError{Seat: 1, Round: 1, Misdeed: match.Complained})
}

// A partner whose point another has exchanged finds it by comparing, and shows
// their own again.
func TestAPointIsExchanged(t *testing.T) {
	c := altered(t, func(at engine.Seat, m *match.Match) bool { return at == 0 && m.Partner(1).Stage == match.KeySent })
	known := c.open(c.write())
	c.until(func() bool { return c.m.Awaits() == 1 })
	m := c.open(c.write())
	m.Partner(1).Point, m.Partner(1).Owner = m.Partner(1).Owner, m.Partner(1).Point
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	found := match.Compare(known, c.open(text), []engine.Seat{1})
	if !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Kind == match.Tampered && d.Seat == 1 }) {
		t.Errorf("%v", found.Doubts)
	}
	c.text, c.m, c.at = text, c.open(text), 1
	c.take()
	if p := c.m.Partner(1); p.Stage != match.AsksKey || c.m.Caught() != nil {
		t.Errorf("at stage %d, %v", p.Stage, c.m.Caught())
	}
	if c.m.Awaits() != 0 { // the owner sends it again
		t.Errorf("seat %d is awaited", c.m.Awaits())
	}
	if c.until(func() bool { return false }); c.m.Verdict() != nil {
		t.Error(c.m.Verdict())
	}
}

// Partners who claim from one link each, so that their claims cross, come to know
// the keys too, though the match may change hands once more for it.
func TestUnseenClaimsThatCross(t *testing.T) {
	setup := engine.DefaultSetup(marcher.Lords())
	setup.Seats = 4
	players := []match.Player{{Kind: match.Vacant}, {Kind: match.Vacant}, {Kind: match.Vacant}, {Kind: match.Vacant}}
	m, err := match.Invite(marcher.Lords(), setup, players, 3, dice.Source{Kind: dice.Chained, Seed: 5})
	if err == nil {
		err = m.HideHands()
	}
	if err == nil {
		err = m.Claim(3, "host", chainSecret(3, 1))
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &campaign{T: t, seed: 1, seats: 4, m: m, at: 3, blind: engine.Nobody}
	text := c.write()
	for seat := range engine.Seat(3) {
		friend := c.open(text)
		if err := friend.Claim(seat, fmt.Sprint("friend ", seat), chainSecret(seat, 1)); err != nil {
			t.Fatal(err)
		}
		sent, err := link.Encode(friend)
		if err != nil {
			t.Fatal(err)
		}
		if clashes, err := m.Join(c.open(sent)); err != nil || len(clashes) > 0 {
			t.Fatal(clashes, err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	for !c.m.Turn().Over() {
		c.goOn()
	}
	if all, open := c.m.Concealments(); all != open || all < 15 {
		t.Errorf("of %d levies %d are open", all, open)
	}
	if err := c.m.Verdict(); err != nil {
		t.Error(err)
	}
}

// One device may have the seats of both sides: it knows all, and shows each only
// what is hers.
func TestOneDeviceForBothSides(t *testing.T) {
	setup := engine.DefaultSetup(marcher.Lords())
	players := make([]match.Player, setup.Seats)
	m, err := match.Invite(marcher.Lords(), setup, players, 0, dice.Source{Kind: dice.Chained, Seed: 3})
	if err == nil {
		err = m.HideHands()
	}
	for seat := range players {
		if err == nil {
			err = m.Claim(engine.Seat(seat), "", chainSecret(engine.Seat(seat), 1))
		}
	}
	if err == nil {
		err = m.Begin()
	}
	if err != nil {
		t.Fatal(err)
	}
	hidden := 0
	for !m.Turn().Over() {
		for seat := range players {
			if !m.Known(engine.Seat(seat)) {
				t.Fatalf("seat %d does not know what is hers", seat)
			}
		}
		if len(levies(m)) > 0 && seen(t, m, 0) != seen(t, m, 1) {
			hidden++
		}
		if _, err := m.Do(dice.Draw(4, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	if all, open := m.Concealments(); all != open || all < 15 || hidden < 50 || m.Verdict() != nil {
		t.Errorf("of %d levies %d are open, %d positions hide something, %v", all, open, hidden, m.Verdict())
	}
}
