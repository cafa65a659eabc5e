package client

import (
	"cmp"
	"slices"

	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Messages of a match that still gathers players.
type (
	// SetMyName is the name under which the person would claim a seat.
	SetMyName struct{ Name string }
	// ClaimSeat claims a vacant seat, at the table or as the match arrives.
	ClaimSeat struct{ Seat engine.Seat }
	// AdoptSeat says that a seat plays here, where dice by hand need no key.
	AdoptSeat struct{ Seat engine.Seat }
	// BeginMatch ends the gathering.
	BeginMatch struct{}
)

func (msg SetMyName) Apply(m *Model) []Command {
	m.MyName = msg.Name
	return nil
}

func (msg ClaimSeat) Apply(m *Model) []Command {
	name := cleaned(cmp.Or(m.MyName, expectedIn(m, msg.Seat)))
	if name == "" && !m.says("lobby.nameless") { // it stays for good: nobody forgets it by accident
		m.warn("lobby.nameless")
		return nil
	}
	if m.Screen == Arrived {
		return m.claimArrival(msg.Seat, name)
	}
	return m.claim(msg.Seat, name)
}

// expectedIn is the name under which the host expects a friend in a seat, or "".
func expectedIn(m *Model, seat engine.Seat) string {
	var l *Lobby
	switch t := m.Table; {
	case m.Screen == Arrived && m.Arrival != nil:
		l = m.Arrival.Lobby
	case t != nil && t.ByLink != nil:
		l = t.ByLink.Lobby
	}
	if l == nil || seat < 0 || int(seat) >= len(l.Players) {
		return ""
	}
	return l.Players[seat].Name
}

// claim takes a seat at the table.
func (m *Model) claim(seat engine.Seat, name string) []Command {
	t := m.Table
	if t == nil || t.ByLink == nil || t.pending != nil || t.Stale {
		return nil
	}
	if t.ByLink.Lobby == nil {
		return m.succeed(seat, name)
	}
	if key := refuses(t.ByLink.Lobby, seat, name); key != "" {
		m.warn(key)
		return nil
	}
	secret := m.keyFor(t.Record, seat)
	err := t.match.Claim(seat, name, secret)
	if err == nil {
		t.wanted = slices.Clone(t.wanted)
		t.wanted[seat] = match.Person
	}
	commands := m.changed(err, func(r store.Record) store.Record { return r.Claim(seat, secret) })
	if commands == nil {
		return nil
	}
	m.Notice = nil // of a name that was refused before
	return append(commands, m.remember(name))
}

// claimArrival claims a seat of a match that has arrived, and keeps it.
func (m *Model) claimArrival(seat engine.Seat, name string) []Command {
	a := m.Arrival
	if a == nil || a.Lobby == nil {
		return nil
	}
	if key := refuses(a.Lobby, seat, name); key != "" {
		m.warn(key)
		return nil
	}
	k := m.resolve(a, false)
	secret := m.keyFor(k.record, seat)
	if err := k.match.Claim(seat, name, secret); err != nil {
		m.warn("lobby.taken")
		return nil
	}
	k.record = k.record.Claim(seat, secret)
	commands := m.open(k, "storage.refused")
	if commands == nil {
		return nil
	}
	m.Notice = nil // of a name that was refused before
	return append(commands, m.remember(name))
}

// keyFor is the key by which a seat is claimed: the same again for one that
// this device has claimed before, so that whichever claim the host takes fits.
func (m *Device) keyFor(r store.Record, seat engine.Seat) dice.Token {
	if secret, ok := r.Key(seat); ok {
		return secret
	}
	return m.World.newKey()
}

// refuses is the key of what is wrong with the name of a player who takes a seat, or "". The
// name by which they were expected there is theirs.
func refuses(l *Lobby, seat engine.Seat, name string) string {
	if fault := badName(name); fault != "" {
		return fault
	}
	for i, p := range l.Players {
		if engine.Seat(i) != seat && text.Alike(name, p.Name) {
			return "new.nameTwice"
		}
	}
	return ""
}

// remember keeps a name for the next time.
func (m *Form) remember(name string) Command {
	m.wanted.Name, m.MyName = name, name
	return m.saveSettings()
}

func (BeginMatch) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil || t.ByLink == nil || t.ByLink.Lobby == nil || !t.ByLink.Lobby.Begin {
		return nil
	}
	err := t.match.Begin()
	if err == nil {
		err = m.drawLots(t.match)
	}
	return m.changed(err)
}

func (msg AdoptSeat) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil || t.ByLink == nil || t.match.Dice().Kind.Tokens() || t.Header().Players[msg.Seat].Kind != match.Person {
		return nil
	}
	return m.store(func(r store.Record) store.Record { return r.Adopt(msg.Seat) })
}
