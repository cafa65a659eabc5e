package client

import (
	"slices"
	"strconv"
)

// tableOnScreen reports whether the screen is that of a table.
func (m *Model) tableOnScreen() bool {
	return m.Table != nil && (m.Screen == Play || m.Screen == Lessons)
}

// Keys do something wherever the keyboard is at a table, unless the person has switched them off.
var Keys = map[string]func(*Model) []Command{
	"?": func(m *Model) []Command { return append(guided(m), AskKeys{}.Apply(m)...) },
	"/": func(m *Model) []Command { return append(guided(m), OpenLine{}.Apply(m)...) },
	"q": func(*Model) []Command { return []Command{Focus{Asked}} },
	"m": func(*Model) []Command { return []Command{Focus{OnMap}} },
	"k": func(m *Model) []Command {
		return toThere(m, InHand, len(m.Table.Picker.Things())+len(m.Table.Picker.Picks()) > 0)
	},
	"e": toEnd, // it makes and ends nothing before Enter is pressed
	"b": func(m *Model) []Command { return toThere(m, Battle, m.Table.Decides() && waits(m.Table)) },
	"h": hintByKey,
	"u": undoByKey,
	"g": func(m *Model) []Command { return ResumeBots{}.Apply(m) },
	"w": func(m *Model) []Command { return layered(m, ShowThreats{}, "threats.off") },
	"s": func(m *Model) []Command { return layered(m, ShowPoints{}, "worth.off") },
	"c": func(m *Model) []Command { return append(AskLine{"can"}.Apply(m), Focus{TypedLine}) },
	"l": func(m *Model) []Command { return append(AskLine{"since"}.Apply(m), Focus{TypedLine}) },
}

// Key is one of them, pressed.
type Key struct{ Name string }

func (msg Key) Apply(m *Model) []Command {
	t := m.Table
	if msg.Name == "?" && m.Settings.Keys != "off" && !m.tableOnScreen() && m.opened {
		return []Command{Go{Fragment: AtGuide, Replace: m.fragment == AtLearn}}
	}
	if m.Settings.Keys == "off" || !m.tableOnScreen() || t.Code {
		return nil
	}
	var closed []Command
	if t.Drawer != NoDrawer && msg.Name != "?" && msg.Name != "/" {
		if !leads[msg.Name] {
			return nil
		}
		closed = m.openDrawer(NoDrawer)
	}
	if do := Keys[msg.Name]; do != nil {
		return append(closed, do(m)...)
	}
	return nil
}

// leads are the keys that lead away from a drawer, and close it.
var leads = map[string]bool{"q": true, "m": true, "k": true}

// toThere leads to a part of the table, or says that there is none now.
func toThere(m *Model, part string, there bool) []Command {
	if !there {
		m.notify("keys.none." + part)
		return nil
	}
	return []Command{Focus{part}}
}

// waits reports whether a battle waits that the person chooses.
func waits(t *Table) bool {
	return slices.ContainsFunc(Rows(t), func(o Offered) bool { return t.Game().Lexicon().Verbs[o.Choice.Verb] == "fight" })
}

// layered shows a layer of the map, which says what it shows, or says that it is gone, or that there
// is none.
func layered(m *Model, show Message, off string) []Command {
	before := m.Table.Layer
	commands := show.Apply(m)
	switch now := m.Table.Layer; {
	case before.On && !now.On:
		m.notify(off)
	case before == now:
		m.notify("keys.none.layer")
	}
	return commands
}

// toEnd leads to the button that makes what is picked, or else to the one that ends a turn.
func toEnd(m *Model) []Command {
	t := m.Table
	_, complete := t.Picker.Choice()
	switch ends := slices.ContainsFunc(t.Picker.Buttons(), t.EndVerb); {
	case !t.Decides():
	case complete && t.Picker.Picked(), len(t.Marks.List) > 0:
		return []Command{Focus{Confirm}}
	case ends:
		return []Command{Focus{End}}
	}
	m.notify("keys.end.none")
	return nil
}

// hintByKey asks for a hint, or says that there is none.
func hintByKey(m *Model) []Command {
	if t := m.Table; !t.Decides() || ByEnter(t) != nil {
		m.notify("bot.hint.none")
		return nil
	}
	return AskHint{}.Apply(m)
}

// undoByKey takes back what Undo does, or says why nothing can be.
func undoByKey(m *Model) []Command {
	t := m.Table
	if len(t.Marks.List) > 0 || t.CanUndo || t.Lesson != nil {
		return Undo{}.Apply(m)
	}
	if ends := UndoEnds(t); ends != "" {
		m.notify("typed.undo.ends", "why", m.Language().Say("undo.ends."+ends))
	} else {
		m.notify("typed.undo.none")
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
	case !m.tableOnScreen():
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
	case t.RestsAt(AfterScoring):
		return "scored-" + strconv.Itoa(t.Rest.At)
	case t.Rest.Shown():
		return "fought-" + strconv.Itoa(t.Rest.At)
	case t.Rest != nil:
		return "due-" + strconv.Itoa(t.Rest.At)
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

// Question is what the table asks, "" where none is shown.
func (m *Model) Question() string {
	if !m.tableOnScreen() || m.Table.ByLink != nil && m.Table.ByLink.Lobby != nil {
		return ""
	}
	return m.Table.Record.ID + " " + m.Table.Question()
}
