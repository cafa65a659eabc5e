package client

import (
	"slices"
	"strings"

	"bretwalda/app/learn"
	"bretwalda/app/shelf"
	"bretwalda/engine/link"
)

// open takes up what is stored, then the address.
func (m *Model) open(msg Opened) []Command {
	again := m.opened
	m.opened = true
	m.Storage, m.Lasting = msg.Err, msg.Lasting
	if again && msg.Err != nil {
		return nil
	}
	m.Records, m.Broken = shelf.Arrange(msg.Texts)
	if again { // it was refused before
		for _, r := range m.unsaved {
			m.shelve(r)
		}
		shelf.Sort(m.Records)
		return append(m.keepAgain(), m.saveSettings())
	}
	m.Settings = readSettings(msg.Settings)
	m.wanted = m.Settings
	m.Setup.invite(m.Settings.Company)
	m.MyName = m.Settings.Name
	m.Setup.sign(m.MyName)
	return append(m.navigate(m.fragment), m.dress())
}

// NoPage is the code of an address that is one of a page, and of none that there is.
const NoPage = "noPage"

// navigate shows the screen of a fragment, once the storage has answered.
func (m *Model) navigate(fragment string) []Command {
	m.fragment = fragment
	if !m.opened {
		return nil
	}
	m.Missing = Missing{}
	m.Forget = ""
	if fragment != AtMatch(m.again) {
		m.again = ""
	}
	m.read()
	m.leaveLesson()
	switch {
	case fragment == AtHome || fragment == "/":
		m.Screen = Home
		if m.Table != nil {
			m.Table.Drawer = NoDrawer // who comes back comes to play
		}
	case fragment == AtNew:
		m.Screen = New
	case fragment == AtSettings:
		m.Screen = Options
	case fragment == AtAbout:
		m.Screen = About
	case fragment == AtHistory:
		m.Screen = History
	case fragment == AtLearn:
		m.Screen = Learn
	case strings.HasPrefix(fragment, atLesson) && slices.Contains(learn.Lessons(), strings.TrimPrefix(fragment, atLesson)):
		m.Screen = Lessons
		return append(m.beginLesson(), m.dress())
	case fragment == AtRules, strings.HasPrefix(fragment, atRules):
		m.openPage(fragment)
	case strings.HasPrefix(fragment, atMatch):
		m.Screen = Play
		id := strings.TrimPrefix(fragment, atMatch)
		if m.Table != nil && m.Table.Record.ID == id {
			m.Table.comeBack()
			m.replayed()
		} else {
			m.Table = nil
			if r, ok := m.unsaved[id]; ok {
				return m.recall(r)
			}
			return []Command{m.dress(), Load{id}}
		}
	case strings.HasPrefix(fragment, AtSeat):
		return m.openKey(strings.TrimPrefix(fragment, AtSeat))
	default:
		m.Arrival = m.arrive(fragment)
		if strings.HasPrefix(fragment, "/") && m.Arrival.Code == link.ErrNotGame.Code {
			m.Arrival.Code = NoPage
		}
		m.Screen = Arrived
		if m.Arrival.plain() {
			return append([]Command{m.dress()}, m.accept(false)...)
		}
	}
	return []Command{m.dress(), Focus{m.Anchor()}}
}

// read puts away a notice that all went well: the person has gone on.
func (m *Model) read() {
	if m.Notice != nil && !m.Notice.Error {
		m.Notice = nil
	}
}

// openPaste goes to the link in the pasted text, so that the back button leads
// here.
func (m *Model) openPaste() []Command {
	pasted := m.Paste
	m.Paste = ""
	if key := pastedKey(pasted); key != "" {
		return []Command{Go{Fragment: key}}
	}
	found, err := link.Extract(pasted)
	if err != nil {
		m.Arrival = &Arrival{Text: pasted, Code: link.Code(err)}
		m.Screen = Arrived
		return []Command{Focus{Title}}
	}
	return []Command{Go{Fragment: found}}
}
