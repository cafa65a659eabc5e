package client

import (
	"errors"

	"bretwalda/app/text"
	"bretwalda/engine"
)

// Messages at the table besides taps.
type (
	// Press is a button that is a choice.
	Press struct{ Choice engine.Choice }
	// ConfirmEnd makes the choice although it gives something up; Stay does not.
	ConfirmEnd struct{}
	Stay       struct{}
	// Ready says that the right person holds the device.
	Ready struct{}
	// SeeNews says that the person has seen what has happened.
	SeeNews struct{}
)

func (msg Press) Apply(m *Model) []Command {
	if m.beginDecision() == nil {
		return nil
	}
	return m.press(msg.Choice, false)
}

func (ConfirmEnd) Apply(m *Model) []Command {
	if t := m.beginDecision(); t != nil && t.Asking == EndQuestion {
		return m.press(t.doubtful, true)
	}
	return nil
}

func (Stay) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Asking = NoQuestion
	}
	return nil
}

func (Ready) Apply(m *Model) []Command {
	if t := m.Table; t != nil && t.pending == nil && !t.Stale && t.Passing {
		t.Passing = false
		t.show()
	}
	return nil
}

func (SeeNews) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	t.News, t.Report = nil, nil
	return m.store(seen(t.logged))
}

// changed stores the match once something was done to it, or says why it was not;
// Saved shows it.
func (m *TableScreen) changed(err error, notes ...note) []Command {
	t := m.Table
	if err != nil {
		m.warn(fault(m.Language(), t.Game().ID(), err))
		return nil
	}
	m.Notice = nil
	t.clearHint()
	t.bots = bots{}
	t.Asking = NoQuestion
	t.Code = false
	t.newsFrom = t.logged
	if t.muster.log[1] != t.match.Len() {
		t.muster.gone = nil
	}
	if t.ByLink != nil {
		notes = append(notes, seen(min(t.logged, t.match.Len())))
	}
	return m.store(notes...)
}

// fault is the key of the text that says why something is not done.
func fault(l *text.Language, game string, err error) string {
	var illegal *engine.IllegalError
	if errors.As(err, &illegal) {
		return l.Own(game, "rule."+illegal.Rule)
	}
	return "app.error"
}
