package client

import "strconv"

// atTable reports whether the screen is that of a table.
func (m *Model) atTable() bool {
	return m.Table != nil && (m.Screen == Play || m.Screen == Lessons)
}

// Keys are those that do something wherever the keyboard is at a table, unless the
// person has switched them off.
var Keys = []string{"?", "/", "q", "m", "h", "u", "e", "b", "w", "s", "g", "c", "k", "l"}

// Key is one of them, pressed.
type Key struct{ Name string }

func (msg Key) Apply(m *Model) []Command {
	t := m.Table
	if msg.Name == "?" && m.Settings.Keys != "off" && !m.atTable() && m.opened {
		return []Command{Go{Fragment: AtGuide, Replace: m.fragment == AtLearn}}
	}
	if m.Settings.Keys == "off" || !m.atTable() || t.Code {
		return nil
	}
	switch msg.Name {
	case "?":
		return append(guided(m), AskKeys{}.Apply(m)...)
	case "/":
		return append(guided(m), OpenLine{}.Apply(m)...)
	}
	if t.Drawer != NoDrawer {
		return nil
	}
	switch msg.Name {
	case "q":
		return []Command{Focus{Asked}}
	case "m":
		return []Command{Focus{OnMap}}
	case "h":
		if !t.Decides() || ByEnter(t) != nil {
			m.notify("bot.hint.none")
			return nil
		}
		return AskHint{}.Apply(m)
	case "u":
		if len(t.Marks.List) == 0 && !t.CanUndo && t.Lesson == nil {
			if ends := UndoEnds(t); ends != "" {
				m.notify("typed.undo.ends", "why", m.Language().Say("undo.ends."+ends))
			} else {
				m.notify("typed.undo.none")
			}
			return nil
		}
		return Undo{}.Apply(m)
	case "g":
		return ResumeBots{}.Apply(m)
	case "c":
		return append(AskLine{"can"}.Apply(m), Focus{TypedLine})
	case "l":
		return append(AskLine{"since"}.Apply(m), Focus{TypedLine})
	case "k":
		return []Command{Focus{InHand}}
	case "w":
		return ShowThreats{}.Apply(m)
	case "s":
		return ShowPoints{}.Apply(m)
	case "e": // it ends nothing before Enter is pressed
		return []Command{Focus{End}}
	case "b":
		return []Command{Focus{Battle}}
	}
	return nil
}

// guided notes that the person knows of the keys.
func guided(m *Model) []Command {
	if m.wanted.Guided != "" {
		return nil
	}
	m.wanted.Guided = "yes"
	return []Command{m.saveSettings()}
}

// Unguided reports whether nobody has asked for the keys here, or used the command line by one.
func Unguided(m *Model) bool { return m.Settings.Guided == "" && m.Settings.Keys != "off" }

// Anchor is where the keyboard goes when what it was on is there no longer: the
// heading of what is on top.
func (m *Model) Anchor() string {
	switch {
	case !m.atTable():
		return Title
	case m.Table.Code:
		return Code
	case m.Table.Drawer != NoDrawer:
		return DrawerTitle
	case m.Table.ByLink != nil && m.Table.ByLink.Lobby != nil:
		return Title
	}
	return Asked
}

// Question tells apart what the sheet asks: a decision, one about a decision, or
// what goes on meanwhile, which stays one from step to step. Of small letters,
// digits and hyphens.
func (t *Table) Question() string {
	number := "-" + strconv.Itoa(t.logged)
	switch {
	case t.Stale:
		return "changed"
	case t.Replay.RestsAt(AfterScoring):
		return "scored-" + strconv.Itoa(t.Replay.At)
	case t.Replay.Shown():
		return "fought-" + strconv.Itoa(t.Replay.At)
	case t.Replay.Rests():
		return "due-" + strconv.Itoa(t.Replay.At)
	case t.Replay != nil:
		return "past"
	case t.Turn.Over():
		return "over"
	case t.Passing:
		return "passing" + number
	case t.Lesson != nil:
		return "lesson-" + strconv.Itoa(t.Lesson.Step) + "-" + strconv.Itoa(int(t.Asking)) + number
	case t.Asking != NoQuestion:
		return "sure-" + strconv.Itoa(int(t.Asking)) + number
	case t.BotTurn():
		return "bots"
	case t.ByLink != nil && t.ByLink.Waits:
		return "settled-" + strconv.Itoa(len(t.match.Amendments())) + number
	case !t.here():
		return "away" + number
	}
	return "turn" + number
}

// Question is that of the table, "" where none is shown.
func (m *Model) Question() string {
	if !m.atTable() || m.Table.ByLink != nil && m.Table.ByLink.Lobby != nil {
		return ""
	}
	return m.Table.Record.ID + " " + m.Table.Question()
}
