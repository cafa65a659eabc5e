package client

import (
	"strings"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// One player on several devices. A seat's key, with the match or alone, goes to
// another device of the player as a code, a text or a file.

// Messages about the key of a seat of this device: it leaves as a code to scan, which
// ShowKey shows and HideCode puts away, as a text or as a file.
type (
	ShowKey struct{ Seat engine.Seat }
	CopyKey struct{ Seat engine.Seat }
	SaveKey struct{ Seat engine.Seat }
)

// AtSeat is the beginning of the address that brings a seat's key: the key, then
// a slash and the link of the match, or nothing.
const AtSeat = "/seat/"

// keyFile is the name of the file with one match and its keys.
const keyFile = "bretwalda-seat.json"

// Codes of keys that lead nowhere.
const (
	BadKey = "badKey" // no key
	NoSeat = "noSeat" // no match here has a seat for it
)

// seatKey is the key of a seat as it arrives.
type seatKey struct {
	seat   engine.Seat
	secret dice.Token
}

// KeyText is the key of a seat that plays here, in groups of letters; "" where
// this device has none.
func (t *Duties) KeyText(seat engine.Seat) string {
	secret, ok := t.Record.Key(seat)
	if t.ByLink == nil || !ok || !t.ByLink.hasKey(seat) {
		return ""
	}
	return store.KeyGroups(store.KeyText(seat, secret))
}

// KeyAddress is what brings the key of a seat to another device: all that is
// before the match's link, which follows it.
func (m *Outbox) KeyAddress(t *Table, seat engine.Seat) string {
	secret, _ := t.Record.Key(seat)
	return m.World.Address(AtSeat + store.KeyText(seat, secret) + "/")
}

// offerKey lets the key of a seat leave the device, once that is noted.
func (m *Model) offerKey(seat engine.Seat, commands ...Command) []Command {
	t := m.settledMatch()
	if t == nil || t.KeyText(seat) == "" {
		return nil
	}
	m.handover = nil
	if t.Record.IsTwin(seat) {
		return commands
	}
	return append(m.store(func(r store.Record) store.Record { return r.Twin(seat) }), commands...)
}

func (msg ShowKey) Apply(m *Model) []Command {
	if t := m.settledMatch(); t != nil && t.KeyText(msg.Seat) != "" {
		t.Code, t.Keyed = true, int(msg.Seat)+1
	}
	return m.offerKey(msg.Seat, Focus{Code})
}

func (msg CopyKey) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	m.copying = "seat.copied"
	return m.offerKey(msg.Seat, Copy{m.KeyAddress(t, msg.Seat) + t.Text()})
}

func (msg SaveKey) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil || t.ByLink == nil {
		return nil
	}
	r := t.Record.Twin(msg.Seat)
	for seat := range t.Header().Players {
		if other := engine.Seat(seat); other != msg.Seat {
			r = r.Release(other)
		}
	}
	r.Sent = nil
	return m.offerKey(msg.Seat, WriteFile{keyFile, store.File([]store.Record{r}, nil)})
}

// pastedKey is the address of a key in what was pasted, or "".
func pastedKey(text string) string {
	if at := strings.LastIndex(text, "#"+AtSeat); at >= 0 {
		rest, _, _ := strings.Cut(strings.TrimSpace(text[at+1:]), " ")
		return rest
	}
	if seat, secret, ok := store.ReadKey(text); ok {
		return AtSeat + store.KeyText(seat, secret)
	}
	return ""
}

// openKey takes up a key that an address has brought, and the match with it.
func (m *Model) openKey(rest string) []Command {
	m.Screen = Arrived
	text, found, _ := strings.Cut(rest, "/")
	seat, secret, ok := store.ReadKey(text)
	key := &seatKey{seat, secret}
	switch {
	case !ok:
		m.Arrival = &Arrival{Code: BadKey}
	case found != "":
		m.Arrival = m.readLink(found, key)
		if a := m.Arrival; a.Code == "" && !a.opens(key) {
			m.Arrival = &Arrival{Code: NoSeat}
		}
	default:
		m.Arrival = &Arrival{Code: NoSeat}
		if kept := m.linkFor(key); kept != "" { // as if it came again
			m.Arrival = m.readLink(kept, key)
		}
	}
	if m.Arrival.plain() {
		return append([]Command{m.dressPage()}, m.accept(false)...)
	}
	return []Command{m.dressPage(), Focus{Title}}
}

// linkFor is the link of the kept match to which a key belongs, or "".
func (m *Matches) linkFor(key *seatKey) string {
	for _, r := range m.Records {
		if !r.About.ByLink || int(key.seat) >= len(r.About.Players) {
			continue
		}
		if kept, err := link.Decode(r.Link, m.World.Revisions); err == nil && kept.Hold(key.seat, key.secret) == nil {
			return r.Link
		}
	}
	return ""
}

// opens reports whether a key is one of the match that arrives.
func (a *Arrival) opens(key *seatKey) bool { return a.Match.ByLink() && fits(a.Match, key) }

// fits reports whether a key is one of a match, which takes it then. Dice by hand
// have no keys: the seat alone counts.
func fits(m *match.Match, key *seatKey) bool {
	if m.Dice().Kind.Tokens() {
		return m.Hold(key.seat, key.secret) == nil
	}
	h, err := m.Header()
	return err == nil && int(key.seat) < len(h.Players) && h.Players[key.seat].Kind == match.Person
}

// unlocked is what is kept of an arrival once its key, if it has one, was tried.
func (k resolution) unlocked(key *seatKey) resolution {
	if key != nil && fits(k.match, key) {
		k.record = k.record.Claim(key.seat, key.secret).Twin(key.seat)
	}
	return k
}

// fromTwin takes out of what speaks against an arrival all that another device of
// the same player explains. That of others it leaves.
func (a *Arrival) fromTwin() {
	var left []match.Doubt
	for _, d := range a.Finding.Doubts {
		if !a.Stored.IsTwin(d.Seat) || !ofTwin(d.Kind) {
			left = append(left, d)
		}
	}
	a.Twin = len(left) < len(a.Finding.Doubts) && len(left) == 0
	a.Finding.Doubts = left
}

// ofTwin reports whether a contradiction about a seat comes about where its player
// has two devices.
func ofTwin(kind match.Suspicion) bool {
	switch kind {
	case match.Forged, match.Elsewhere, match.Replayed, match.Stale, match.TakenBack,
		match.Resettled, match.Disobeyed, match.Presumed, match.PassedOn:
		return true
	}
	return false
}

// overtaken reports whether another device of the same player has gone on where
// this one had begun to, and had handed nothing over.
func (a *Arrival) overtaken() bool {
	return a.Twin && a.Relation == match.Fork && a.Stored.HandedOver() <= a.Finding.Parting
}

// recognized is the record once the person has taken what was played with a right
// key, and not here: the key is on another device of theirs.
func (a *Arrival) recognized(r store.Record) store.Record {
	for _, d := range a.Finding.Doubts {
		if d.Kind == match.Elsewhere && r.Plays(d.Seat) {
			r = r.Twin(d.Seat)
		}
	}
	return r
}
