package client

import (
	"bretwalda/app/commandline"
	"bretwalda/app/learn"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Drawers is what is open beside the board and over it.
type Drawers struct {
	Drawer   Drawer
	Side     int8 // the nation whose card is open, or None
	Place    int8 // of PlaceDrawer
	Layer    Layer
	Timeline int8          // whom the timeline shows: a side, AllSides or OwnSides
	Code     bool          // the link is shown as a code to be scanned
	Keyed    int           // the seat plus one whose key is in the code before the link, or 0
	Amending *match.Change // that the person is asked about, or nil

	opener   string // the element that has opened the drawer, where it is not its tool
	pulled   string // the question for which the person has pulled the sheet, up or down
	tip      *learn.Tip
	tipAt    int   // one more than the choices that were made when it came
	tipSince int64 // when it came, in milliseconds
}

// Messages that open and close panels at the table.
type (
	// OpenDrawer shows a drawer; NoDrawer closes it. OpenScores shows the scores of a match that
	// is over, from its last sheet, to which the keyboard goes back.
	OpenDrawer struct{ Drawer Drawer }
	OpenScores struct{}
	// ShowSide opens the card of a nation.
	ShowSide struct{ Side int8 }
	// ShowPlace opens the card of a place.
	ShowPlace struct{ Place int8 }
	// MoreLog shows another round of the log.
	MoreLog struct{}
	// TurnReport shows another battle of the report, OpenReport the battles fought
	// dice by dice; CloseReport puts them away.
	TurnReport  struct{ Step int }
	OpenReport  struct{}
	CloseReport struct{}
	// PullSheet pulls the sheet up or down: on a phone it leaves the map its room, and
	// shows the rest on demand.
	PullSheet struct{}
	// Resized tells whether there is room beside the map.
	Resized struct{ Desk bool }
	// Continue says that the person has read what has happened and wants to decide.
	Continue struct{}
)

func (msg OpenDrawer) Apply(m *Model) []Command { return m.openDrawer(msg.Drawer) }

func (OpenScores) Apply(m *Model) []Command {
	commands := m.openDrawer(ScoresDrawer)
	if m.Table != nil {
		m.Table.opener = EndScores
	}
	return commands
}

// EndScores is the button that opens the scores of a match that is over.
const EndScores = "end-scores"

// openDrawer shows a drawer, or closes the one that is open.
func (m *TableScreen) openDrawer(d Drawer) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	m.clearNotice()
	left, card, from := t.Drawer, t.Side, t.opener
	t.Drawer, t.Side, t.opener = d, engine.None, ""
	if card >= 0 && left == d { // back to the list of all
		return []Command{Focus{Row(card)}}
	}
	switch d {
	case NoDrawer:
		if from != "" {
			return []Command{Focus{from}}
		}
		return []Command{Focus{Opener(left)}}
	case TimelineDrawer:
		return []Command{Focus{DrawerTitle}, Focus{Now}}
	}
	return []Command{Focus{DrawerTitle}}
}

func (msg ShowSide) Apply(m *Model) []Command {
	if m.Table == nil {
		return nil
	}
	m.Table.Drawer, m.Table.Side = NationsDrawer, msg.Side
	return []Command{Focus{DrawerTitle}}
}

func (msg ShowPlace) Apply(m *Model) []Command {
	t := m.Table
	if t == nil || t.Passing || msg.Place < 0 || int(msg.Place) >= len(t.Game().Lexicon().Places) {
		return nil
	}
	t.Drawer, t.Side, t.Place = PlaceDrawer, engine.None, msg.Place
	return []Command{Focus{DrawerTitle}}
}

func (MoreLog) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Rounds++
	}
	return nil
}

func (msg TurnReport) Apply(m *Model) []Command {
	if t := m.Table; t != nil {
		t.Page = min(max(t.Page+msg.Step, 0), max(len(t.Report)-1, 0))
	}
	return nil
}

func (OpenReport) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Unfolded = true
		if !Pulled(m.Table) {
			return PullSheet{}.Apply(m)
		}
	}
	return nil
}

// Pulled reports whether the sheet is pulled up. The next question finds it down, and the end
// of the match up.
func Pulled(t *Table) bool {
	ended := t.Turn.Over() && t.Live()
	return (t.pulled == t.Question()) != ended
}

func (PullSheet) Apply(m *Model) []Command {
	if t := m.Table; t != nil && t.pulled != t.Question() {
		t.pulled = t.Question()
	} else if t != nil {
		t.pulled = ""
	}
	return nil
}

func (Resized) report() {}

func (msg Resized) Apply(m *Model) []Command {
	m.Desk = msg.Desk
	return nil
}

func (CloseReport) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Report = nil
	}
	return nil
}

func (Continue) Apply(m *Model) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	t.briefed = t.logged + 1
	noteSpoken(t)
	if t.Line != nil { // it goes on to the question
		t.Entered++
		t.Answer, t.Made, t.Tells, t.Reads = commandline.Answer{}, nil, false, false
		return []Command{Focus{TypedLine}}
	}
	return []Command{Focus{Asked}}
}
