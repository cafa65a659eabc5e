package client

import "bretwalda/engine/dice"

// Message is something the client is told, by a person or by the runner. Each
// message changes the model itself, so that none can be sent that nothing handles.
type Message interface {
	Apply(*Model) []Command
}

// Sender has the client told a message.
type Sender func(Message)

// report is a message by which the runner tells the result of a command, or what happened
// elsewhere: the person has done nothing, so a notice stays.
type report interface{ report() }

// After goes on after a message has been applied, and returns all commands.
func (m *Model) After(message Message, commands []Command) []Command {
	picksUp(m.Table)
	commands = append(commands, m.advance()...)
	if _, ok := message.(report); !ok && m.Notice == m.said {
		m.clearNotice()
	}
	commands = append(commands, fade(m)...)
	commands = append(append(commands, m.fetchMissing()...), m.showTip()...)
	for _, c := range commands {
		switch c.(type) {
		case Save, Delete:
			m.writes++
		}
	}
	commands = append(append(commands, m.askToLeave()...), m.takeUpdate()...)
	commands = append(commands, cover(m)...)
	if awake := m.wakeful(); awake != m.awake {
		m.awake = awake
		commands = append(commands, KeepAwake{awake})
	}
	m.said = m.Notice
	return commands
}

// wakeful reports whether the screen is to stay lit: a code is being scanned, or
// people roll their own dice.
func (m *Model) wakeful() bool {
	t := m.Table
	return t != nil && m.Screen == Play && (t.Code || t.Header().Dice.Kind == dice.ByHand && !t.Turn.Over())
}

// openMatch is the table, unless it is that of a lesson, whose match is not kept;
// else nil.
func (m *TableScreen) openMatch() *Table {
	if m.Table == nil || m.Table.Lesson != nil {
		return nil
	}
	return m.Table
}

// settledTable is the table while what it shows is what is stored and the device
// does not change hands; else nil.
func (m *TableScreen) settledTable() *Table {
	if t := m.Table; t != nil && t.pending == nil && !t.Stale && !t.Passing {
		return t
	}
	return nil
}

// settledMatch is settledTable for a match that is kept.
func (m *TableScreen) settledMatch() *Table {
	if t := m.settledTable(); t != nil && t.Lesson == nil {
		return t
	}
	return nil
}

// beginDecision is the table while a person may decide there; else nil. Anything they
// do clears the reason why a tapped place is not offered.
func (m *TableScreen) beginDecision() *Table {
	t := m.settledTable()
	if t == nil || t.BotTurn() || !t.here() || !t.Live() {
		return nil
	}
	t.Why, t.PutBack = "", nil
	begin(t)
	return t
}
