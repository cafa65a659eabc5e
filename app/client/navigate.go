package client

import (
	"slices"
	"strings"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/link"
)

// Opened is what the storage holds at the start.
type Opened struct {
	Texts    map[string]string
	Settings string
	Lasting  bool // the browser has promised to keep it
	Err      error
}

func (Opened) report() {}

// Apply takes up what is stored, then the address.
func (msg Opened) Apply(m *Model) []Command {
	again := m.opened
	m.opened = true
	m.Storage, m.Lasting = msg.Err, msg.Lasting
	if again && msg.Err != nil {
		return nil
	}
	m.Records, m.Broken = store.Arrange(msg.Texts)
	if again { // it was refused before
		for _, r := range m.unstored {
			m.putRecord(r)
		}
		store.Sort(m.Records)
		return append(m.saveAgain(), m.saveSettings())
	}
	m.Settings = readSettings(msg.Settings)
	m.wanted = m.Settings
	m.MyName = m.Settings.Name
	m.recallEdition(m.Setup.Game)
	m.Setup.recall(m.Settings.LastSetups)
	m.Setup.sign(m.MyName)
	return append(Navigated{m.fragment}.Apply(m), m.dressPage())
}

// NoPage is the code of an address that is one of a page, and of none that there is.
const NoPage = "noPage"

// Navigated is the fragment of the page, at the start and when it changes.
type Navigated struct{ Fragment string }

// Apply shows the screen of a fragment, once the storage has answered.
func (msg Navigated) Apply(m *Model) []Command {
	from, fragment := m.fragment, msg.Fragment
	m.fragment = fragment
	if !m.opened {
		return nil
	}
	if t := m.Table; t != nil && t.Lesson == nil && t.Record.Daily == nil && (t.ByLink == nil || t.ByLink.Lobby == nil) {
		m.last = t.Game().ID()
	}
	m.noteOrigin(from)
	left := leaveBranch(m)
	m.Missing = Missing{}
	m.Forget = ""
	if fragment != AtMatch(m.replayID) {
		m.replayID = ""
	}
	m.clearNotice()
	m.leaveLesson()
	if commands, ok := showScreen(m, fragment); ok {
		return append(left, commands...)
	}
	m.Arrival = m.readLink(fragment, nil)
	if strings.HasPrefix(fragment, "/") && m.Arrival.Code == link.ErrNotGame.Code {
		m.Arrival.Code = NoPage
	}
	m.Screen = Arrived
	if m.Arrival.plain() {
		return append(append(left, m.dressPage()), m.accept(false)...)
	}
	return append(left, m.dressPage(), Focus{m.Anchor()})
}

// showScreen shows the screen of a fragment; false where it is none, but a link.
func showScreen(m *Model, fragment string) ([]Command, bool) {
	switch {
	case fragment == AtHome || fragment == "/":
		m.Screen = Home
		if m.Table != nil {
			m.Table.Drawer = NoDrawer // a player comes back to play
		}
	case fragment == AtNew:
		m.Screen = New
		m.propose()
	case fragment == AtSettings:
		m.Screen = Options
	case fragment == AtAbout:
		m.Screen = About
	case fragment == AtHistory:
		m.Screen = History
	case fragment == AtDaily:
		m.Screen, m.Month = Dailies, 0
	case fragment == AtLearn, fragment == AtGuide:
		m.Screen, m.Guide = Learn, fragment == AtGuide
		if m.Guide {
			return append(guided(m), m.dressPage(), Focus{EarGuide}), true
		}
	case strings.HasPrefix(fragment, atLesson) && slices.Contains(m.Lessons(), strings.TrimPrefix(fragment, atLesson)):
		m.Screen = Lessons
		return append(m.beginLesson(), m.dressPage()), true
	case fragment == AtRules, strings.HasPrefix(fragment, atRules):
		m.Screen = Rules
		m.openPage(fragment)
		if b := m.Book(); b != nil && b.Section(m.Reader.Section) != nil {
			return []Command{m.dressPage(), Focus{ReaderTitle}}, true
		}
	case strings.HasPrefix(fragment, atMatch):
		return showMatch(m, strings.TrimPrefix(fragment, atMatch)), true
	case strings.HasPrefix(fragment, AtSeat):
		return m.openKey(strings.TrimPrefix(fragment, AtSeat)), true
	default:
		return nil, false
	}
	return []Command{m.dressPage(), Focus{m.Anchor()}}, true
}

// showMatch shows the table of a match, or loads it.
func showMatch(m *Model, id string) []Command {
	m.Screen = Play
	if m.Table != nil && m.Table.Record.ID == id {
		m.Table.comeBack()
		focus := m.openAskedReplay()
		return []Command{m.dressPage(), focus}
	}
	m.Table = nil
	if r, ok := m.unstored[id]; ok {
		return m.openAsItStands(r)
	}
	return []Command{m.dressPage(), Load{id}}
}

// inBetween reports whether a page is one that a person looks at in between.
func inBetween(fragment string) bool {
	switch fragment {
	case AtSettings, AtAbout, AtHistory, AtLearn, AtGuide, AtRules:
		return true
	}
	return strings.HasPrefix(fragment, atRules)
}

// noteOrigin notes the match that the person leaves, to which a page in between leads
// back.
func (m *Address) noteOrigin(from string) {
	switch {
	case !inBetween(m.fragment):
		m.origin = ""
	case strings.HasPrefix(from, atMatch):
		m.origin = from
	case !inBetween(from):
		m.origin = ""
	}
}

// Back is where the way back of a page leads: to the match that the person has come
// from, or else to the first screen.
func (m *Address) Back() string { return m.origin }

// propose opens the form of a new match with the game that was played last, once:
// afterwards it stays as the person has left it.
func (m *Model) propose() {
	game := lastPlayed(m)
	if game == m.proposed {
		return
	}
	m.proposed = game
	i := slices.IndexFunc(m.World.Games, func(g engine.Game) bool { return g.ID() == game })
	if i >= 0 && m.Setup.Game.ID() != game {
		SetGame{Game: i}.Apply(m)
	}
}

// lastPlayed is the ID of the game of the table last left, else of the newest match. One
// that still gathers players has not been played, and what a day brings nobody has chosen.
func lastPlayed(m *Model) string {
	if i := slices.IndexFunc(m.Records, func(r store.Record) bool { return !r.About.Gathers && r.Daily == nil }); m.last == "" && i >= 0 {
		return m.Records[i].About.Game
	}
	return m.last
}

// clearNotice puts away a notice that all went well: the person has gone on.
func (m *Notices) clearNotice() {
	if m.Notice != nil && !m.Notice.Error {
		m.Notice = nil
	}
}
