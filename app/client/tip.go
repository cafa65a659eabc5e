package client

import (
	"slices"
	"strings"

	"bretwalda/app/learn"
)

// Messages about tips.
type (
	// CloseTip puts the tip away that is shown; OpenTip opens the rules about it.
	CloseTip struct{}
	OpenTip  struct{}
	// TipsAgain lets those tips come again that were shown.
	TipsAgain struct{}
)

// Tip is the tip that is shown at the table, or nil.
func (t *Drawers) Tip() *learn.Tip { return t.tip }

// tipStays is how long a tip stays although the match goes on, in milliseconds: long
// enough to be read.
const tipStays = 8000

// showTip shows a tip the first time something happens on this device. It stays until
// it is put away, or the match goes on after a moment.
func (m *Model) showTip() []Command {
	t := m.Table
	if t == nil || m.Screen != Play || t.Lesson != nil || t.pending != nil {
		return nil
	}
	now := t.logged + 1 // one at a time, also once it is put away
	if t.tipAt != now {
		if t.tip != nil && !t.Passing && m.World.Now()-t.tipSince < tipStays {
			return nil
		}
		t.tip = nil
	}
	quiet := t.Passing || t.Stale || !t.Live() || t.Turn.Seat < 0 || t.BotTurn() || !t.here() || t.ByLink != nil && t.ByLink.Lobby != nil
	if quiet || m.wanted.Tips == "off" || t.tipAt == now {
		return nil
	}
	tip := learn.FirstTip(t.Family.Tips, t.Game().Lexicon(), t.Turn, t.News, func(id string) bool { return slices.Contains(strings.Fields(m.wanted.TipsSeen), id) })
	if tip == nil {
		return nil
	}
	t.tip, t.tipAt, t.tipSince = tip, now, m.World.Now()
	m.wanted.TipsSeen = strings.TrimSpace(m.wanted.TipsSeen + " " + tip.ID)
	return []Command{m.saveSettings()}
}

func (OpenTip) Apply(m *Model) []Command {
	t := m.Table
	if t == nil || t.tip == nil {
		return nil
	}
	sections := t.tip.Sections
	return m.openRules(func(b *learn.Book) *learn.Section { return b.First(t.Game().ID(), sections) })
}

func (CloseTip) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.tip = nil
	}
	return []Command{m.saveSettings()}
}

func (TipsAgain) Apply(m *Model) []Command {
	m.wanted.TipsSeen, m.wanted.Tips = "", "on"
	m.notify("tip.again.done")
	return []Command{m.saveSettings()}
}
