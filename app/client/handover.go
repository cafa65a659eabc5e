package client

import (
	"strings"

	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine/link"
)

// MaxMessage is the length of a link that every messenger carries whole; a
// longer one goes as a file.
const MaxMessage = 1900

// handover is a link on its way out of the page.
type handover struct {
	id   string // of the record
	sent store.Sent
	seat int // whose key goes with it to another player, plus one; or 0
}

// toSend is the match on a table as it would be handed over now.
func (m *Outbox) toSend(t *Table) store.Sent {
	s := store.Sent{Link: t.Text(), Choices: t.logged, At: m.World.Now()}
	if t.ByLink != nil && t.ByLink.Lobby != nil {
		s.Choices = store.Gathering
	}
	return s
}

// inProgress reports whether the match is about to go on by itself: a link of it
// would be of a moment between.
func (t *Table) inProgress() bool {
	return t.ByLink != nil && (t.pending != nil || t.obeys() || t.serves())
}

// copyLink and shareLink hand a link over; it has been when the browser says so.
func (m *Outbox) copyLink(t *Table, s store.Sent) []Command {
	s.Way = store.Copied
	m.handover = &handover{id: t.Record.ID, sent: s}
	return []Command{Copy{m.World.Address(s.Link)}}
}

func (m *Outbox) shareLink(t *Table, s store.Sent, message string) []Command {
	if !m.World.CanShare {
		return m.copyLink(t, s)
	}
	s.Way = store.Shared
	m.handover = &handover{id: t.Record.ID, sent: s}
	return []Command{Share{Title: t.title(m.Language()), Text: message, URL: m.World.Address(s.Link)}}
}

// Messages that hand a match over as it stands.
type (
	// CopyLink and ShareLink hand the match over, CopyMessage with the message that
	// goes with it.
	CopyLink    struct{}
	ShareLink   struct{}
	CopyMessage struct{}
	// SaveLink hands it over as a file.
	SaveLink struct{}
	// SharePicture shows a picture of the table, to be handed over or saved, with what SendPicture writes on it.
	SharePicture struct {
		Title, Words, Scores string
		Close                bool
	}
	// ShowCode shows the link as a code to be scanned, which hands it over; HideCode
	// puts it away.
	ShowCode struct{}
	HideCode struct{}
	// SendAgain and CopyAgain hand over an older link once more: an index in
	// Record.Sent.
	SendAgain struct{ Sent int }
	CopyAgain struct{ Sent int }
)

// sendable is the table of a match that can be handed over as it stands; else nil.
func (m *TableScreen) sendable() *Table {
	if t := m.openMatch(); t != nil && !t.inProgress() {
		return t
	}
	return nil
}

func (CopyLink) Apply(m *Model) []Command {
	t := m.sendable()
	if t == nil {
		return nil
	}
	return m.copyLink(t, m.toSend(t))
}

func (ShareLink) Apply(m *Model) []Command {
	t := m.sendable()
	if t == nil {
		return nil
	}
	return m.shareLink(t, m.toSend(t), m.Message(t))
}

func (CopyMessage) Apply(m *Model) []Command {
	t := m.sendable()
	if t == nil {
		return nil
	}
	s := m.toSend(t)
	s.Way = store.Copied
	m.handover = &handover{id: t.Record.ID, sent: s}
	m.copying = "share.copied.message"
	return []Command{Copy{m.Message(t) + "\n" + m.World.Address(s.Link)}}
}

func (SaveLink) Apply(m *Model) []Command {
	t := m.sendable()
	if t == nil {
		return nil
	}
	s := m.toSend(t)
	s.Way = store.Saved
	m.handover = &handover{id: t.Record.ID, sent: s}
	return []Command{WriteFile{fileName(t), []byte(m.World.Address(s.Link) + "\n")}}
}

func (msg SharePicture) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil {
		return nil
	}
	if !t.Public() {
		m.notify("picture.secret")
		return nil
	}
	var said []any
	for _, key := range []string{"button.picture", "button.share", "picture.save", "button.close", "picture.saved", "share.failed"} {
		said = append(said, m.Language().Say(key))
	}
	return []Command{SendPicture{strings.TrimSuffix(fileName(t), ".txt") + ".png", msg.Title, msg.Words, msg.Scores, msg.Close, said}}
}

// Drawn is the result of SendPicture, once the person has put the picture away.
type Drawn struct{ Err error }

func (Drawn) report() {}

func (msg Drawn) Apply(m *Model) []Command {
	if msg.Err != nil {
		m.warn("picture.failed")
	}
	return nil
}

func (ShowCode) Apply(m *Model) []Command {
	t := m.sendable()
	if t == nil {
		return nil
	}
	t.Code, t.Keyed = true, 0
	s := m.toSend(t)
	s.Way = store.Shown
	m.handover = &handover{id: t.Record.ID, sent: s}
	m.endHandover(true)
	return []Command{Focus{Code}}
}

func (HideCode) Apply(m *Model) []Command {
	if m.Table == nil {
		return nil
	}
	return m.Table.hideCode()
}

// hideCode puts the code away: the keyboard goes back to what was there before.
func (t *Drawers) hideCode() []Command {
	t.Code, t.Keyed = false, 0
	if t.Drawer != NoDrawer {
		return []Command{Focus{DrawerTitle}}
	}
	return []Command{Focus{Title}}
}

// fileName names a file after the game and how far it is.
func fileName(t *Table) string {
	name := "bretwalda-" + t.Game().ID()
	if round := t.Round(); round > 0 {
		name += "-" + strings.ToLower(text.Roman(round).String())
	}
	return name + ".txt"
}

// endHandover takes up the result of a handover.
func (m *Model) endHandover(done bool) {
	h := m.handover
	m.handover = nil
	t := m.Table
	switch {
	case !done || h == nil || t == nil || t.ByLink == nil || t.Record.ID != h.id:
	case h.seat > 0:
		t.departed = h
	default:
		t.handovers = append(t.handovers, h.sent)
	}
}

// noteSent stores which links were handed over.
func (m *TableScreen) noteSent() []Command {
	t := m.Table
	list := t.handovers
	t.handovers = nil
	return m.store(func(r store.Record) store.Record {
		for _, s := range list {
			r = r.NoteSent(s)
		}
		if t.Live() {
			r.Seen = t.logged
		}
		return r
	})
}

// handedOver reports whether others have the match as it stands, or further: what they may
// have seen is not undone.
func (t *Seating) handedOver() bool { return t.ByLink != nil && t.match.Len() <= t.Record.HandedOver() }

// older is an older link of the match.
func (t *Seating) older(sent int) (store.Sent, bool) {
	if sent < 0 || sent >= len(t.Record.Sent) {
		return store.Sent{}, false
	}
	return t.Record.Sent[sent], true
}

// SentMessage is the message that goes with an older link: an index in
// Record.Sent.
func (m *Outbox) SentMessage(t *Table, sent int) string {
	s, ok := t.older(sent)
	if !ok {
		return ""
	}
	key := m.Language().Code() + s.Link
	if message, known := t.said[key]; known {
		return message
	}
	old, err := link.Decode(s.Link, m.World.Revisions)
	if err != nil {
		return ""
	}
	if t.said == nil {
		t.said = map[string]string{}
	}
	t.said[key] = m.messageOf(t, old)
	return t.said[key]
}

func (msg SendAgain) Apply(m *Model) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	s, ok := t.older(msg.Sent)
	if !ok {
		return nil
	}
	s.At = m.World.Now()
	return m.shareLink(t, s, m.SentMessage(t, msg.Sent))
}

func (msg CopyAgain) Apply(m *Model) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	s, ok := t.older(msg.Sent)
	if !ok {
		return nil
	}
	s.At = m.World.Now()
	return m.copyLink(t, s)
}
