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
	Dailies // the matches of the days
)

// Elements that commands speak of.
const (
	Title       = "title"   // the heading of a screen
	Asked       = "asked"   // the heading of what is asked at the table
	DrawerTitle = "drawer"  // the heading of a drawer
	Now         = "now"     // the present round on the timeline
	Code        = "code"    // a link as a code to be scanned
	OnMap       = "on-map"  // the place on the map that the tab key leads to
	InHand      = "in-hand" // the thing in the hand that it leads to
	End         = "end"     // the button that ends a turn
	Confirm     = "confirm" // the button that makes what is picked
	Battle      = "battle"  // the button of the first battle that waits
	ReaderTitle = "reader"  // the heading of a section of the rules
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
	AtDaily    = "/daily"
	atMatch    = "/match/"
)

// AtMatch is the fragment of a match.
func AtMatch(id string) string { return atMatch + id }

// Model is all that the client knows: a part for every concern. A part knows the
// device and the notices, where it needs them, and no other part.
type Model struct {
	*Device
	*Notices
	Address
	Matches
	FrontPage
	Form
	TableScreen
	Reading
	Past
	Release
	Outbox

	Arrival *Arrival // what came by link
	Missing Missing  // the match asked for that cannot be shown
}

// Device is what the device can do, and what its person has chosen on it.
type Device struct {
	World    World
	Settings Settings
	Desk     bool     // there is room beside the map
	wanted   Settings // being stored
	unset    bool     // the settings could not be stored
}

// Notices is the messages shown above any screen.
type Notices struct {
	Notice *Notice
	said   *Notice // what was there before this message
	fading *Notice // whose time runs
}

// Address is where in the client the person is.
type Address struct {
	Screen   Screen
	fragment string
	origin   string // the match from which the person has come to a page of text or settings, or ""
	last     string // the ID of the game that the person has played or learned last
	awake    bool   // the screen stays lit
	covered  bool   // something covers the table that the way back closes
	along    bool   // what is there has come with the screen
	replayID string // the match to be replayed once it is there, or ""
	reviews  bool   // its review is wanted instead
	parted   parted // the moment that is to be shown
}

// Matches is what is stored, as this page knows it.
type Matches struct {
	*Device
	Records          []store.Record // the newest first
	Broken           []store.Broken
	Storage          error                    // why nothing can be kept, or nil
	Lasting          bool                     // the browser has promised not to clear what is stored
	opened           bool                     // the storage has answered
	asked            bool                     // persistence was asked for
	asksToLeave      bool                     // the browser asks before the page is closed
	unstored         map[string]store.Record  // matches as they stand that could not be stored
	deletedElsewhere map[string]store.Record  // matches that are stored no more
	writes           int                      // how often something was to be stored, or was
	unsaved          int                      // matches of a file that could not be stored
	digests          map[string]*store.Digest // of records that have none
	putAway          string                   // the match that is deleted without a word
}

// FrontPage is what the person does on the first screen.
type FrontPage struct {
	Paste  string // what is in the field for links
	Forget string // the match whose deletion is in question, or ""

	Finished bool // matches that are over are unfolded
	Branches bool // and branches
	Month    int  // whose days are shown: so many from the present one
}

// Form is the screen on which a new match is set up.
type Form struct {
	*Device
	Setup    MatchForm
	MyName   string // under which the person would claim a seat
	proposed string // the ID of the game that the form has been opened with
}

// TableScreen is the state of the table.
type TableScreen struct {
	*Device
	*Notices
	Table     *Table // the match at hand, also while another screen is shown
	Pace      int    // of what is shown once more: an index in Paces
	ticket    int    // the last one drawn
	botTicket int    // the ticket of what is being thought about, or 0
}

// Reading is what there is to be read, and where the person reads.
type Reading struct {
	*Device
	Reader  Reader // where the person reads in the rules
	Guide   bool   // the guide for those who play by keys is open
	library library
}

// Past is how the history is looked at.
type Past struct {
	Unfolded string  // the match whose course is shown, or ""
	Who      *string // whose statistics are shown, or nil for the person who has played most
	Shown    int     // which line of their statistics is drawn as it grew
	Practice bool    // matches against nobody are among them
}

// Release is what is known of a new version.
type Release struct {
	Waits    bool // there is one
	putOff   bool // the person wants to hear of it later
	accepted bool // the person has accepted it

	installable bool // the browser can ask whether to install the app
}

// Outbox is what leaves the page: links, and the messages that go with them.
type Outbox struct {
	*Device
	handover *handover
	copying  string // the key of what is said once it is copied; "" for a link
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
func (m *Device) Language() *text.Language {
	if m.Settings.Language != "" {
		return text.Of(m.Settings.Language)
	}
	return text.Of(text.Pick(m.World.Languages...))
}

// Start is the model before anything is known, and what is to be done first.
func Start(w World) (*Model, []Command) {
	d, n := &Device{World: w, Settings: readSettings(""), wanted: readSettings("")}, &Notices{}
	m := &Model{
		Device: d, Notices: n, Matches: Matches{Device: d, unstored: map[string]store.Record{}, deletedElsewhere: map[string]store.Record{}},
		Form: Form{Device: d}, TableScreen: TableScreen{Device: d, Notices: n}, Reading: Reading{Device: d, library: newLibrary()}, Outbox: Outbox{Device: d},
	}
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
	return SetPage{m.Language().Code(), m.Settings.Theme, title}
}

func (m *Notices) notify(key string, args ...any) { m.Notice = &Notice{Lines: []Line{{key, args}}} }

func (m *Notices) warn(key string, args ...any) {
	m.Notice = &Notice{Lines: []Line{{key, args}}, Error: true}
}

// says reports whether a message begins with a text.
func (m *Notices) says(key string) bool { return m.Notice != nil && m.Notice.Lines[0].Key == key }

func (m *Notices) addLine(key string, args ...any) {
	m.Notice.Lines = append(m.Notice.Lines, Line{key, args})
}

// putRecord puts a record at the front of the list.
func (m *Matches) putRecord(r store.Record) {
	m.dropRecord(r.ID)
	m.Records = append([]store.Record{r}, m.Records...)
}

// dropRecord takes a match off the list.
func (m *Matches) dropRecord(id string) {
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
func (m *Outbox) Link(t *Table) string { return m.World.Address(t.Text()) }
