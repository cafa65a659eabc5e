package client

import (
	"bretwalda/app/botworker"
	"bretwalda/app/store"
)

// Command is something the client wants done.
type Command any

type (
	// Open reads all that is stored: Opened.
	Open struct{}
	// Load reads one record: Loaded.
	Load struct{ ID string }
	// Save writes a record: Saved.
	Save struct{ Record store.Record }
	// Delete forgets a record: Deleted.
	Delete struct{ ID string }
	// SaveSettings writes the settings: SettingsSaved.
	SaveSettings struct{ Text string }
	// Go changes the fragment of the page: Navigated. Replace leaves no way
	// back to the present one.
	Go struct {
		Fragment string
		Replace  bool
	}
	// Overlay tells that something covers the page, which the way back is to close:
	// WentBack; or that nothing does.
	Overlay struct{ On bool }
	// Copy puts a text on the clipboard: Copied.
	Copy struct{ Text string }
	// Share hands a text and an address to another program: Shared.
	Share struct{ Title, Text, URL string }
	// SendPicture shows a picture of the table, to be handed over or saved: Drawn. Scores
	// are lines of a colour's number, a name and points, with tabs between them; Close: only what is
	// around the places that are lit, as of a battle; Said is
	// what drawing.js says.
	SendPicture struct {
		Name, Title, Words, Scores string
		Close                      bool
		Said                       []any
	}
	// Scan has the camera look for a code: Scanned. Words are those of scanner.js.
	Scan struct{ Words []any }
	// WriteFile saves a file: Written.
	WriteFile struct {
		Name  string
		Bytes []byte
	}
	// ChooseFile lets the person choose a file: FileChosen.
	ChooseFile struct{}
	// SetPage gives the page its language, its colours and its title.
	SetPage struct{ Language, Theme, Title string }
	// Focus moves the keyboard to an element once it is drawn.
	Focus struct{ ID string }
	// ScrollTo brings an element into view once it is drawn, and leaves the keyboard where
	// it is.
	ScrollTo struct{ ID string }
	// KeepPlace notes how far the drawer is scrolled that is about to close. Return scrolls
	// the one that is open to there, once it is drawn, and moves the keyboard to an element.
	KeepPlace struct{}
	Return    struct{ ID string }
	// AskToInstall has the browser ask whether to install the app.
	AskToInstall struct{}
	// TakeUpdate lets the new version take over, and this page ends; else: Stayed.
	TakeUpdate struct{}
	// AskBot has a bot decide: Thought. Only the last question is answered.
	AskBot struct{ Question botworker.Question }
	// StopThinking leaves the last question unanswered.
	StopThinking struct{}
	// PlaySound plays a sound.
	PlaySound struct{ Sound Sound }
	// Vibrate vibrates: on and off times in milliseconds, alternating.
	Vibrate struct{ Pattern []int }
	// Wait lets some time go by: Waited.
	Wait struct{ Ticket, Milliseconds int }
	// Fade lets a notice stay for some time: Faded.
	Fade struct {
		Notice       *Notice
		Milliseconds int
	}
	// Fetch reads a file of the site: Fetched.
	Fetch struct{ Name string }
	// List reads all matches again: Listed, with the same ticket.
	List struct{ Ticket int }
	// Persist asks the browser not to clear what is stored: Persisted.
	Persist struct{}
	// KeepAwake keeps the screen on, or lets it sleep again.
	KeepAwake struct{ On bool }
	// AskToLeave has the browser ask before the page is closed, or stops that.
	AskToLeave struct{ On bool }
)
