package client

import (
	"bytes"
	"slices"

	"bretwalda/app/shelf"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/static/maps"
)

// Drawer is what is open beside the board.
type Drawer int

// Drawers.
const (
	NoDrawer Drawer = iota
	LogDrawer
	ScoresDrawer
	TimelineDrawer
	NationsDrawer
	BoardDrawer
	MenuDrawer
)

// Question is what the table asks before it does something.
type Question int

// Questions.
const (
	NoQuestion  Question = iota
	EndQuestion          // the turn would leave something undone
	BackQuestion
)

// Table is the match at hand. What it shows changes only when the change is
// stored, or when it is known that it cannot be.
type Table struct {
	Record  shelf.Record // as last stored
	Kept    error        // why the last change could not be stored, or nil
	Changed bool         // another tab has gone on: nothing can be done here

	// The scene: the position as the seat that decides may know it.
	State    engine.State
	Turn     engine.Turn
	Viewer   engine.Seat // who decides, or who holds the dice
	Pieces   []engine.Piece
	Standing []engine.Score
	Picker   table.Picker
	Log      table.Log
	Kinds    table.Kinds
	News     []engine.Event // what the last choice brought about
	CanUndo  bool
	CanBack  bool

	Report   []table.Battle // battles since the last choice
	Page     int            // which of them is shown
	Unfolded bool           // also those that are over are shown dice by dice
	Undone   table.Undone   // about EndQuestion
	Asking   Question
	Curtain  bool // the device is to change hands
	Secret   bool // and the next person may see what others may not
	Drawer   Drawer
	Side     int8 // the nation whose card is open, or None
	Rounds   int  // how many rounds the log shows

	match   *match.Match
	holder  engine.Seat   // who had the device last
	pending *shelf.Record // being stored
	logged  int           // choices in Log
	seas    uint64
}

// newTable lays out a match. curtain is the setting.
func newTable(r shelf.Record, m *match.Match, curtain string) *Table {
	t := &Table{Record: r, match: m, holder: engine.Nobody, Side: engine.None, Rounds: 1}
	t.Kinds = table.KindsOf(m.Game().Lexicon())
	for p, place := range t.Chart().Places {
		if place.Sea {
			t.seas |= 1 << uint(p)
		}
	}
	t.refresh(curtain)
	t.News, t.Report = nil, nil
	return t
}

// Game is the rulebook of the match.
func (t *Table) Game() engine.Game { return t.match.Game() }

// Chart is the map of the match's game.
func (t *Table) Chart() *maps.Chart { return maps.Britain() }

// Waiting reports whether a change is being stored.
func (t *Table) Waiting() bool { return t.pending != nil }

// Header is what the match fixed at its beginning.
func (t *Table) Header() match.Header {
	h, _ := t.match.Header() // every match on a table comes from a link or a setup
	return h
}

// Round is the round the match is in, 0 where rounds have no meaning.
func (t *Table) Round() int { return roundOf(t.State) }

func (t *Table) title(l *text.Language) string {
	return l.Say("app.name") + " · " + l.Say("game."+t.Game().ID()+".short")
}

// Name is a player's name, or his number.
func (t *Table) Name(l *text.Language, seat engine.Seat) string {
	return PlayerName(l, t.Record.About.Players, int(seat))
}

// PlayerName is the name of a seat among names, or its number.
func PlayerName(l *text.Language, names []string, seat int) string {
	if seat >= 0 && seat < len(names) && names[seat] != "" {
		return names[seat]
	}
	return l.Say("new.player", "number", seat+1)
}

// refresh shows the match as it stands now.
func (t *Table) refresh(curtain string) {
	before := t.logged
	t.Log.Cut(t.match.Len())
	t.match.Deeds(t.logged, func(d match.Deed) bool {
		t.Log.Add(d.Number, d.Events)
		return true
	})
	t.logged = t.match.Len()
	t.News = t.Log.Since(before)
	t.Report = table.Report(t.Kinds, t.Log.All(), len(t.News))
	t.Page, t.Unfolded = max(len(t.Report)-1, 0), false

	t.Turn = t.match.Turn()
	t.Viewer = t.Turn.Seat
	if t.Viewer == engine.Nature {
		t.Viewer = t.Turn.Roller
	}
	t.CanUndo, t.CanBack = t.match.CanUndo(), t.match.CanTakeBack()
	t.Asking = NoQuestion
	t.Picker = table.NewPicker(t.Turn, t.match.Legal())
	t.Picker.Low = t.Game().Lexicon().Asks[t.Turn.Kind] == "raise"
	t.Curtain = t.handsOver(curtain)
	t.look()
}

// look sets what the person who holds the device may see: while it changes
// hands, what everybody may.
func (t *Table) look() {
	seat := t.Viewer
	if t.Curtain {
		seat = engine.Nobody
	} else if t.Turn.Seat != engine.Nature {
		t.holder = t.Viewer
	}
	t.State = t.match.State().View(seat)
	t.Pieces = t.State.Pieces(nil)
	t.Standing = t.State.Standing()
}

// handsOver reports whether the device must be handed to the seat that decides.
func (t *Table) handsOver(curtain string) bool {
	// Who enters what real dice show need not be who has thrown them.
	if t.Viewer < 0 || t.holder == t.Viewer || t.Turn.Seat == engine.Nature {
		return false
	}
	if t.Secret = t.secret(); t.Secret {
		return true
	}
	if t.holder < 0 {
		return false
	}
	switch curtain {
	case "never":
		return false
	case "turns":
		return slices.ContainsFunc(t.News, func(e engine.Event) bool { return int(e.Kind) == t.Kinds.Turn })
	}
	return true
}

// secret reports whether the seat that decides may know what others may not.
func (t *Table) secret() bool {
	mine, err := t.match.State().View(t.Viewer).MarshalJSON()
	all, errAll := t.match.State().MarshalJSON()
	return err != nil || errAll != nil || !bytes.Equal(mine, all)
}

// Text is the link of the match as it stands.
func (t *Table) Text() string {
	if t.Kept == nil {
		return t.Record.Link
	}
	text, err := link.Encode(t.match)
	if err != nil {
		return t.Record.Link
	}
	return text
}

// Fighting reports whether a battle of the report is still under way.
func (t *Table) Fighting() bool {
	n := len(t.Report)
	return n > 0 && !t.Report[n-1].Over
}

// EndVerb reports whether a choice ends what the seat is doing.
func (t *Table) EndVerb(c engine.Choice) bool {
	return t.Game().Lexicon().Verbs[c.Verb] == "end"
}

// asksBeforeEnd are the questions whose end is confirmed when something is
// left undone. Not to retreat is a decision; not to march may be an oversight.
var asksBeforeEnd = []string{"march", "burh", "withdraw"}

// hasty reports whether a choice ends a turn that leaves something undone.
func (t *Table) hasty(c engine.Choice) bool {
	if !t.EndVerb(c) || !slices.Contains(asksBeforeEnd, t.Game().Lexicon().Asks[t.Turn.Kind]) {
		return false
	}
	t.Undone = table.LeftUndone(t.match.Legal(), t.seas)
	return t.Undone.Places != 0
}
