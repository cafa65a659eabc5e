package client

import (
	"bretwalda/app/botworker"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Message is something the client is told: by a person or by the runner.
type Message any

// What a person does anywhere.
type (
	// Goto asks for another screen.
	Goto struct{ Fragment string }
	// Dismiss closes the notice.
	Dismiss struct{}
	// Escape closes what was opened last.
	Escape struct{}
	// AskKeys opens the list of keys, or closes it.
	AskKeys struct{}
)

// What a person does among the matches.
type (
	// AskForget asks whether to delete a match; "" takes the question back.
	AskForget struct{ ID string }
	// Forget deletes a match.
	Forget struct{ ID string }
	// CopyBroken copies the text of a record that cannot be read.
	CopyBroken struct{ ID string }
	// SetPaste is what stands in the field for links; OpenPaste opens it.
	SetPaste  struct{ Text string }
	OpenPaste struct{}
	// ExportAll saves all matches as a file.
	ExportAll struct{}
	// ImportFile lets the person choose a file of matches.
	ImportFile struct{}
	// AcceptArrival keeps the match that came by link and opens it. A fork, and
	// what is altered for certain, is kept as a match of its own beside the one
	// there is.
	AcceptArrival struct{}
	// ReplaceKept keeps it in place of the one there is.
	ReplaceKept struct{}
	// CopyArrival copies its link, to be pasted elsewhere.
	CopyArrival struct{}
)

// What a person does with a match by link.
type (
	// SetMyName is the name under which the person would claim a seat.
	SetMyName struct{ Name string }
	// ClaimSeat claims a vacant seat, at the table or as the match arrives.
	ClaimSeat struct{ Seat engine.Seat }
	// AdoptSeat says that a seat plays here, where dice by hand need no key.
	AdoptSeat struct{ Seat engine.Seat }
	// BeginMatch ends the gathering.
	BeginMatch struct{}
	// ShowCode shows the link as a code to be scanned, which hands it over;
	// HideCode puts it away.
	ShowCode struct{}
	HideCode struct{}
	// CopyMessage copies the link with the message that goes with it.
	CopyMessage struct{}
	// SaveLink hands the match over as a file.
	SaveLink struct{}
	// SendAgain and CopyAgain hand over an older link once more: an index in
	// Record.Sent.
	SendAgain struct{ Sent int }
	CopyAgain struct{ Sent int }
	// SetOrder settles a policy for a seat of this device, UsualOrders all of
	// them as most players do, and NoOrders none.
	SetOrder struct {
		Seat  engine.Seat
		Order engine.Order
	}
	UsualOrders struct{ Seat engine.Seat }
	NoOrders    struct{ Seat engine.Seat }
	// PlayOut shows what has happened since the person last looked, choice by
	// choice; StepPast goes so many on or back, and lets it rest; EndPast shows the
	// present.
	PlayOut  struct{}
	StepPast struct{ Step int }
	EndPast  struct{}
	// SeeNews says that the person has seen what has happened.
	SeeNews struct{}
	// Continue says that the person has read what has happened and wants to decide.
	Continue struct{}
)

// What a person does with a new match.
type (
	SetGame struct{ Game int } // index in World.Games
	SetName struct {
		Seat int
		Name string
	}
	// SetKind says who plays a seat.
	SetKind struct {
		Seat int
		Kind match.Kind
	}
	SetSeats    struct{ Seats int }
	SetScenario struct{ Scenario int }
	SetOption   struct {
		Option int
		Value  uint8
	}
	SetDice struct{ Dice dice.Kind }
	// SetGuard says what is to keep hidden hands.
	SetGuard struct{ Guard Guard }
	// StartMatch begins the match as set up.
	StartMatch struct{}
)

// What a person does in the settings.
type (
	SetLanguage  struct{ Code string }
	SetTheme     struct{ Theme string }
	SetCurtain   struct{ Curtain string }
	SetSpeed     struct{ Speed string }
	SetMotion    struct{ Motion string }
	SetVibration struct{ Vibration string }
)

// What a person does at the table.
type (
	// Tap is a tap on a place; Twice says that it is the second of a double tap.
	Tap struct {
		Place int8
		Twice bool
	}
	// Lift takes a stack up to be dragged away from a place, and Drop lets it go
	// over one, or over None.
	Lift struct{ Place int8 }
	Drop struct{ Place int8 }
	// SetFacet settles what is open about the choice being made.
	SetFacet struct {
		Facet table.Facet
		Value int
	}
	// StepFacet makes a number that is open so many steps more, or fewer: from what
	// it is when it is pressed, however long ago the button was drawn.
	StepFacet struct {
		Facet table.Facet
		Step  int
	}
	// Take picks a thing from the hand, or puts it back.
	Take struct{ Thing int8 }
	// Press is a button that is a choice.
	Press struct{ Choice engine.Choice }
	// PressPicked makes the choice that is picked.
	PressPicked struct{}
	// ConfirmEnd makes the choice although it gives something up; Stay does not.
	ConfirmEnd struct{}
	Stay       struct{}
	// Undo takes the last choice back; TakeBack does so across dice and seats.
	Undo     struct{}
	TakeBack struct{}
	// AskTakeBack asks whether to.
	AskTakeBack struct{}
	// Ready says that the right person holds the device.
	Ready struct{}
	// OpenDrawer shows a drawer; DrawerNone closes it.
	OpenDrawer struct{ Drawer Drawer }
	// ShowSide opens the card of a nation.
	ShowSide struct{ Side int8 }
	// TurnReport shows another battle of the report.
	TurnReport struct{ Step int }
	// OpenReport shows the battles fought dice by dice; CloseReport puts them away.
	OpenReport  struct{}
	CloseReport struct{}
	// MoreLog shows another round of the log.
	MoreLog struct{}
	// CopyLink and ShareLink hand the match over.
	CopyLink  struct{}
	ShareLink struct{}
	// ReloadMatch shows the match as it is stored.
	ReloadMatch struct{}
)

// What a person says to the bots at the table.
type (
	// SetSeat gives a seat to a bot, or takes it back.
	SetSeat struct {
		Seat engine.Seat
		Kind match.Kind
	}
	// StopBots interrupts the bot that decides, GoOn lets it go on, and MoveNow
	// makes it do the best it knows at once.
	StopBots struct{}
	GoOn     struct{}
	MoveNow  struct{}
	// Hurry lets the bots play without showing each choice.
	Hurry struct{}
	// AskHint asks what a bot would do, or takes the question or its answer away.
	AskHint struct{}
)

// What the runner tells.
type (
	// Opened is what the storage holds at the start.
	Opened struct {
		Texts    map[string]string
		Settings string
		Lasting  bool // the browser has promised to keep it
		Err      error
	}
	// Navigated is the fragment of the page, at the start and when it changes.
	Navigated struct{ Fragment string }
	// Loaded is a record read again.
	Loaded struct {
		ID, Text string
		Err      error
	}
	// Saved is what came of Save.
	Saved struct {
		Record store.Record
		Err    error
	}
	// Deleted is what came of Delete.
	Deleted struct {
		ID  string
		Err error
	}
	// SettingsSaved is what came of SaveSettings.
	SettingsSaved struct{ Err error }
	// Copied and Shared are what came of Copy and Share. A person who changes
	// his mind is no error, and has not Given anything.
	Copied struct{ Err error }
	Shared struct {
		Given bool
		Err   error
	}
	// Written is what came of WriteFile.
	Written struct {
		Name string
		Err  error
	}
	// Stayed says that the new version could not take over.
	Stayed struct{}
	// FileChosen is the file a person chose.
	FileChosen struct {
		Bytes []byte
		Err   error
	}
	// Returned says that the page is looked at again.
	Returned struct{}
	// ChangedElsewhere says that another tab has stored or deleted a match.
	ChangedElsewhere struct{ ID string }
	// UpdateWaits says that a new version is ready.
	UpdateWaits struct{}
	// Thought is what came of Think; Waited, of Wait.
	Thought struct{ Answer botworker.Answer }
	Waited  struct{ Ticket int }
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
	// Copy puts a text on the clipboard: Copied.
	Copy struct{ Text string }
	// Share hands a text and an address to another program: Shared.
	Share struct{ Title, Text, URL string }
	// WriteFile saves a file: Written.
	WriteFile struct {
		Name  string
		Bytes []byte
	}
	// ChooseFile lets the person choose a file: FileChosen.
	ChooseFile struct{}
	// Dress gives the page its language, its colours and its title.
	Dress struct{ Language, Theme, Title string }
	// Focus moves the keyboard to an element once it is drawn.
	Focus struct{ ID string }
	// TakeUpdate lets the new version take over, and this page ends; else: Stayed.
	TakeUpdate struct{}
	// Think has a bot decide: Thought. Only the last question is answered.
	Think struct{ Question botworker.Question }
	// StopThinking leaves the last question unanswered.
	StopThinking struct{}
	// Vibrate lets the device be felt: milliseconds of trembling and rest in turn.
	Vibrate struct{ Pattern []int }
	// Wait lets some time go by: Waited.
	Wait struct{ Ticket, Milliseconds int }
)
