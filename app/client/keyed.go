package client

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Seats with protected hands. Their cards can be read and dealt only with their key, so
// a player hands their seat on by its key: a friend gets the key with the link, and a
// bot plays on a device that has it. The match itself tells nothing of this. If the key
// is lost, the others can only agree that a round is dealt again, or a levy raised again.

// ByKey reports whether a seat of the match is handed on by its key.
func (t *Duties) ByKey() bool {
	return t.ByLink != nil && t.match.Begun() && t.Header().HiddenHands && !t.match.Turn().Over()
}

// Gave reports whether a seat was handed on from this device, which still has its key,
// since a message may be lost.
func (t *Duties) Gave(seat engine.Seat) bool {
	if !t.ByKey() || t.ByLink.Plays(seat) || t.match.HandedOn(seat) > 0 {
		return false // a new player has a key of their own
	}
	_, ok := t.Record.Key(seat)
	return ok
}

// Levies reports whether the match protects levies, and no cards.
func (t *Duties) Levies() bool { return t.match.DrawsCounters() }

// givings are the ways to hand a seat on by its key.
func (t *Duties) givings(seat engine.Seat) (list []match.Change) {
	held := t.ByLink.hasKey(seat)
	if held || t.Gave(seat) {
		list = append(list, match.Change{Kind: match.Vacate, Seat: seat})
	}
	if held && !t.Bot(seat) {
		list = append(list, match.Change{Kind: match.Deputize, Seat: seat, Bot: match.Medium})
	}
	if t.CanRedeal(seat) && t.mayChange() {
		list = append(list, t.match.Redeals(seat))
	}
	return list
}

// CanRedeal reports whether the others may agree that a seat whose key is lost goes to a new
// player, and that what the key protects is dealt again.
func (t *Duties) CanRedeal(seat engine.Seat) bool {
	return t.ByKey() && t.match.Amendable() && t.Header().Players[seat].Kind == match.Person && !t.ByLink.Plays(seat)
}

// anewRound is the round that is dealt again by a change, or the levy that is raised
// again; 0: all hands are over.
func anewRound(of *match.Match, c match.Change) int {
	if !of.Deals(c) {
		return 0
	}
	return c.Round
}

// handOn hands a seat on by its key: to a bot of this device, or to a friend.
func (m *Outbox) handOn(t *Table, c match.Change) []Command {
	if t.inProgress() || !slices.Contains(t.ChangesOf(c.Seat), c) {
		return nil
	}
	t.Drawer = NoDrawer
	if c.Kind == match.Deputize {
		t.wanted = slices.Clone(t.wanted)
		t.wanted[c.Seat] = c.Bot
		return nil
	}
	l := m.Language()
	h := &handover{id: t.Record.ID, sent: m.toSend(t), seat: int(c.Seat) + 1}
	m.handover = h
	message := l.Say("share.seat", "game", l.Say("game."+t.Game().ID()+".short"), "player", t.Name(l, c.Seat))
	address := m.KeyAddress(t, c.Seat) + h.sent.Link
	if m.World.CanShare {
		return []Command{Share{Title: t.title(l), Text: message, URL: address}}
	}
	m.copying = "seat.copied"
	return []Command{Copy{message + "\n" + address}}
}

// letGo lets a seat go whose key has left for another player. The table is made again:
// the match on it has the key.
func letGo(m *Model) []Command {
	t, h := m.Table, m.Table.departed
	t.departed = nil
	seat := engine.Seat(h.seat - 1)
	without, err := link.Decode(t.Text(), m.World.Revisions)
	if err != nil {
		m.warn("app.error")
		return nil
	}
	r := t.Record.Yield(seat)
	r.Served = r.Served && len(r.Mine) > 0
	r.Seen = without.Len() // nothing that was on the table is news
	if t.ByLink.Awaits == seat {
		r = r.NoteSent(h.sent)
	}
	given := "seat.given.copied"
	if m.World.CanShare {
		given = "seat.given"
	}
	m.notify(given, "player", t.Name(m.Language(), seat))
	return m.open(resolution{record: r, match: without}, "storage.refused")
}
