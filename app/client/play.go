package client

import (
	"errors"

	"bretwalda/app/text"
	"bretwalda/engine"
)

// What a person does at the table besides tapping.
type (
	// Press is a button that is a choice.
	Press struct{ Choice engine.Choice }
	// ConfirmEnd makes the choice although it gives something up; Stay does not.
	ConfirmEnd struct{}
	Stay       struct{}
	// Undo takes the last choice back; TakeBack does so across dice and seats, and
	// AskTakeBack asks whether to.
	Undo        struct{}
	TakeBack    struct{}
	AskTakeBack struct{}
	// Ready says that the right person holds the device.
	Ready struct{}
	// SeeNews says that the person has seen what has happened.
	SeeNews struct{}
)

func (msg Press) apply(m *Model) []Command {
	if t := m.decidingTable(); t != nil && !t.doubt(msg.Choice) {
		return append(m.choose(msg.Choice), m.feel(feltDone)...)
	}
	return nil
}

func (ConfirmEnd) apply(m *Model) []Command {
	if t := m.decidingTable(); t != nil && t.Asking == EndQuestion {
		return m.choose(t.doubtful)
	}
	return nil
}

func (Stay) apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Asking = NoQuestion
	}
	return nil
}

func (Undo) apply(m *Model) []Command {
	if t := m.decidingTable(); t != nil && t.Lesson == nil && t.CanUndo {
		return m.change(t.match.Undo)
	}
	return nil
}

func (TakeBack) apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	return m.change(func() error { return t.match.TakeBackTo(t.lastOwn()) })
}

func (AskTakeBack) apply(m *Model) []Command {
	if t := m.matchAtHand(); t != nil {
		t.Asking, t.Drawer = BackQuestion, NoDrawer
	}
	return nil
}

func (Ready) apply(m *Model) []Command {
	if t := m.Table; t != nil && t.pending == nil && !t.Changed && t.Curtain {
		t.Curtain = false
		t.look()
	}
	return nil
}

func (SeeNews) apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	t.News, t.Report = nil, nil
	return m.store(seen(t.logged))
}

// choose makes a choice, whoever decides.
func (m *Model) choose(c engine.Choice) []Command {
	t := m.Table
	if t.Lesson != nil {
		return m.try(c)
	}
	return m.change(func() error {
		var err error
		if t.Turn.Seat == engine.Nature {
			_, err = t.match.Roll(c)
		} else {
			_, err = t.match.Play(c)
		}
		return err
	})
}

// change does something to the match and stores it; saved shows it.
func (m *Model) change(deed func() error, notes ...note) []Command {
	t := m.Table
	if err := deed(); err != nil {
		m.alarm(fault(m.Language(), t.Game().ID(), err))
		return nil
	}
	m.Notice = nil
	t.own()
	t.crew = crew{}
	t.Asking = NoQuestion
	t.Code = false
	t.mark = t.logged
	if t.Post != nil {
		notes = append(notes, seen(min(t.logged, t.match.Len())))
	}
	return m.store(notes...)
}

// fault is the key of the text that says why a deed is not done.
func fault(l *text.Language, game string, err error) string {
	var illegal *engine.IllegalError
	if errors.As(err, &illegal) {
		return l.Own(game, "rule."+illegal.Rule)
	}
	return "app.error"
}
