package client

import (
	"slices"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/link"
)

// Messages about matches that are over.
type (
	// UnfoldMatch shows how a match went, or puts it away.
	UnfoldMatch struct{ ID string }
	// ReplayMatch opens it at its beginning.
	ReplayMatch struct{ ID string }
	// CopyMatch and ShareMatch give its link away.
	CopyMatch  struct{ ID string }
	ShareMatch struct{ ID string }
	// SetWho chooses whose statistics are shown, by the name played under.
	SetWho struct{ Name string }
	// SetPractice takes matches of one person alone into the statistics, or leaves
	// them out.
	SetPractice struct{ Counts bool }
	// SetShown chooses what is shown of how a person has grown, by its place in the list.
	SetShown struct{ Index int }
	// SetUpScenario opens the form of a new match with a scenario.
	SetUpScenario struct{ Game, Scenario int }
	// ExportHistory saves the matches that are over as a table.
	ExportHistory struct{}
)

func (msg UnfoldMatch) Apply(m *Model) []Command {
	if m.Unfolded == msg.ID {
		m.Unfolded = ""
	} else {
		m.Unfolded = msg.ID
	}
	return nil
}

func (msg ReplayMatch) Apply(m *Model) []Command {
	m.replayID, m.reviews, m.parted = msg.ID, false, parted{}
	return []Command{Go{Fragment: AtMatch(msg.ID)}}
}

func (msg CopyMatch) Apply(m *Model) []Command {
	if r, ok := m.record(msg.ID); ok {
		return []Command{Copy{m.World.Address(r.Link)}}
	}
	return nil
}

func (msg ShareMatch) Apply(m *Model) []Command {
	r, ok := m.record(msg.ID)
	if !ok {
		return nil
	}
	l := m.Language()
	return []Command{Share{l.Say("app.name"), l.Say("history.share", "game", l.Say("game."+r.About.Game+".short")), m.World.Address(r.Link)}}
}

func (msg SetWho) Apply(m *Model) []Command {
	m.Who = &msg.Name
	return nil
}

func (msg SetPractice) Apply(m *Model) []Command {
	m.Practice = msg.Counts
	return nil
}

func (msg SetShown) Apply(m *Model) []Command {
	m.Shown = msg.Index
	return nil
}

func (msg SetUpScenario) Apply(m *Model) []Command {
	m.propose() // once, and now
	SetGame{Game: msg.Game}.Apply(m)
	SetScenario{msg.Scenario}.Apply(m)
	return []Command{Go{Fragment: AtNew}}
}

func (ExportHistory) Apply(m *Model) []Command {
	return []Command{WriteFile{"bretwalda.csv", store.CSV(m.History(), m.pointUnit, m.World.Site)}}
}

// record is a record of the store.
func (m *Matches) record(id string) (store.Record, bool) {
	for _, r := range m.Records {
		if r.ID == id {
			return r, true
		}
	}
	return store.Record{}, false
}

// pointUnit is how many of a game's smallest points make one.
func (m *Device) pointUnit(game string) int {
	if g := m.GameOf(game); g != nil {
		return max(g.Lexicon().PointUnit, 1)
	}
	return 1
}

// GameOf is a game of the store by its ID, or nil.
func (m *Device) GameOf(id string) engine.Game { return engine.ByID(m.World.Revisions, id) }

// History lists the matches that are over, the newest first, those left out of
// which nothing can be told.
func (m *Matches) History() []store.Played {
	var list []store.Played
	for _, r := range m.Records {
		if !r.About.Counts() {
			continue
		}
		if name := m.Settings.Name; r.Daily != nil && len(r.Mine) == 1 && r.Mine[0] < len(r.About.Players) { // nobody has a name there
			r.About.Players = slices.Clone(r.About.Players)
			r.About.Players[r.Mine[0]] = name
		}
		if d := m.Digest(r); d != nil {
			list = append(list, store.Played{Record: r, Result: d})
		}
	}
	return list
}

// Digest tells a match that is over, or nil. A record of an older release is
// played again for it, once.
func (m *Matches) Digest(r store.Record) *store.Digest {
	if r.Digest != nil {
		return r.Digest
	}
	key := r.ID + "/" + r.Link
	if d, known := m.digests[key]; known {
		return d
	}
	var d *store.Digest
	if game, err := link.Decode(r.Link, m.World.Revisions); err == nil {
		d = r.DigestOf(game)
	}
	if m.digests == nil {
		m.digests = map[string]*store.Digest{}
	}
	m.digests[key] = d
	return d
}

// Person is whose statistics are shown, of those who have played.
func (m *Past) Person(people []string) string {
	switch {
	case m.Who != nil:
		return *m.Who
	case len(people) > 0:
		return people[0]
	}
	return ""
}

// openAskedReplay opens the replay of a match that was opened for it, or its review.
// The keyboard goes there.
func (m *Model) openAskedReplay() Command {
	t := m.Table
	if t == nil || m.replayID != t.Record.ID {
		return Focus{m.Anchor()}
	}
	m.replayID, m.along = "", true
	from := m.parted
	t.reviewed = from.known
	switch {
	case m.reviews:
		m.Table.Drawer = ReviewDrawer
		if from.review { // not for the first time
			return Return{DrawerTitle}
		}
	case from.at < t.match.Len() || from.opener != "": // a moment may be the last
		OpenReplay{At: from.at, Place: engine.None, Card: from.card}.Apply(m)
		if p := t.Replay; p != nil {
			p.opener, p.CardAt = from.opener, from.told
		}
	}
	return Focus{m.Anchor()}
}
