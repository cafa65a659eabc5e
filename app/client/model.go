package client

import (
	"strconv"

	"bretwalda/app/store"
	"bretwalda/app/text"
)

// Screen is what the page shows.
type Screen int

// Screens.
const (
	Loading Screen = iota // until the storage has answered
	Home
	New
	Play    // the table
	Arrived // what came by link
	Options // the settings
	About
	Learn   // what there is to learn from
	Rules   // to be read
	Lessons // one of them
	History // matches that are over, and how people have fared
)

// Elements that commands speak of.
const (
	Title       = "title"  // the heading of a screen
	Asked       = "asked"  // the heading of what is asked at the table
	DrawerTitle = "drawer" // the heading of a drawer
	Now         = "now"    // the present round on the timeline
	Code        = "code"   // a link as a code to be scanned
	ReaderTitle = "reader" // the heading of a section of the rules
)

// Opener is the button that opens a drawer.
func Opener(d Drawer) string { return "open-" + strconv.Itoa(int(d)) }

// Row is the button in a list that opens the card of a side.
func Row(side int8) string { return "side-" + strconv.Itoa(int(side)) }

// Fragments of the page that are screens; any other is a link.
const (
	AtHome     = ""
	AtNew      = "/new"
	AtSettings = "/settings"
	AtAbout    = "/about"
	AtHistory  = "/history"
	atMatch    = "/match/"
)

// AtMatch is the fragment of a match.
func AtMatch(id string) string { return atMatch + id }

// Model is all that the client knows.
type Model struct {
	World    World
	Settings Settings
	Screen   Screen

	Records []store.Record // the newest first
	Broken  []store.Broken
	Storage error  // why nothing can be kept, or nil
	Lasting bool   // the browser has promised not to clear what is stored
	Paste   string // what stands in the field for links
	Forget  string // the match whose deletion is in question, or ""

	Setup   Setup
	MyName  string   // under which the person would claim a seat
	Table   *Table   // the match at hand, also while another screen is shown
	Arrival *Arrival // what came by link
	Missing Missing  // the match asked for that cannot be shown
	Reader  Reader   // where the person reads in the rules

	Unfolded string  // the match whose course is shown in the history, or ""
	Who      *string // whose statistics are shown, or nil for who has played most
	Practice bool    // his matches against nobody are among them

	Notice           *Notice
	Release          bool                    // a new version waits
	putOff           bool                    // and the person wants to hear of it later
	leaving          bool                    // the person has accepted it
	Pace             int                     // of what is shown once more: an index in Paces
	unstored         map[string]store.Record // matches as they stand that could not be stored
	deletedElsewhere map[string]store.Record // matches that are stored no more
	writes           int                     // how often something was to be stored, or was
	unkept           int                     // matches of a file that could not be stored
	unset            bool                    // the settings could not be stored
	holds            bool                    // the browser asks before the page is closed
	wanted           Settings                // being stored
	fragment         string
	origin           string // the match from which the person has come to a page of text or settings, or ""
	last             string // the ID of the game that the person has played or learned last
	proposed         string // the one that the form of a new match has been opened with
	opened           bool
	asked            bool // persistence was asked for
	ticket           int  // the last one drawn
	question         int  // the ticket of what is being thought about, or 0
	handing          *handing
	ofKey            bool                     // what is being copied is the key of a seat
	digests          map[string]*store.Digest // of records that have none
	replayID         string                   // the match to be replayed once it is there, or ""
	library          library
}

// Missing says why a match cannot be shown: its record is gone or broken.
type Missing struct {
	ID    string
	Text  string // the stored text, if there is one that can be read
	Newer bool   // a newer version has written it
	Code  string // Gone, the code of the link's error, or "" for what is no record
}

// Gone is the code of a match that is not kept.
const Gone = "gone"

// Notice is a message to the person.
type Notice struct {
	Lines []Line
	Error bool // something is wrong
}

// Line is a text by its key.
type Line struct {
	Key  string
	Args []any
}

// Language is the texts of the language in use.
func (m *Model) Language() *text.Language {
	if m.Settings.Language != "" {
		return text.Of(m.Settings.Language)
	}
	return text.Of(text.Pick(m.World.Wishes...))
}

// Start is the model before anything is known, and what is to be done first.
func Start(w World) (*Model, []Command) {
	m := &Model{World: w, library: newLibrary(), unstored: map[string]store.Record{}, deletedElsewhere: map[string]store.Record{}, Settings: readSettings(""), wanted: readSettings("")}
	if len(w.Games) > 0 {
		m.Setup = newSetup(w.Games[0])
	}
	return m, []Command{Open{}}
}

func (m *Model) dressPage() Command {
	title := m.Language().Say("app.name")
	if m.Screen == Play && m.Table != nil {
		title = m.Table.title(m.Language())
	}
	return Dress{m.Language().Code(), m.Settings.Theme, title}
}

func (m *Model) notify(key string, args ...any) { m.Notice = &Notice{Lines: []Line{{key, args}}} }

func (m *Model) warn(key string, args ...any) {
	m.Notice = &Notice{Lines: []Line{{key, args}}, Error: true}
}

func (m *Model) addLine(key string, args ...any) {
	m.Notice.Lines = append(m.Notice.Lines, Line{key, args})
}

// putRecord puts a record at the front of the list.
func (m *Model) putRecord(r store.Record) {
	m.dropRecord(r.ID)
	m.Records = append([]store.Record{r}, m.Records...)
}

// dropRecord takes a match off the list.
func (m *Model) dropRecord(id string) {
	var records []store.Record
	for _, r := range m.Records {
		if r.ID != id {
			records = append(records, r)
		}
	}
	m.Records = records
	var broken []store.Broken
	for _, b := range m.Broken {
		if b.ID != id {
			broken = append(broken, b)
		}
	}
	m.Broken = broken
}

// Link is the address that opens a match as it stands.
func (m *Model) Link(t *Table) string { return m.World.Site + "#" + t.Text() }
