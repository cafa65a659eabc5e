package client

import (
	"slices"

	"bretwalda/app/botworker"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Messages about branches, which try something else.
type (
	// WhatIf opens a branch of the match as it is shown just now. The match stays as it is.
	WhatIf struct{}
	// LeaveBranch goes back to where the branch at hand was opened: the review, or the
	// match at that moment.
	LeaveBranch struct{}
	// SetRolls has the person set the dice of a branch from now on.
	SetRolls struct{}
)

// Branch reports whether the match is a branch of another.
func (t *Seating) Branch() bool { return t.Header().Branch > 0 }

// CanBranch reports whether a branch may part from what is shown. Of a match that is
// not over it knows what its player knows.
func CanBranch(t *Table) bool { return branches(t, partsAt(t)) }

// branches reports that of the position after so many choices.
func branches(t *Table, at int) bool {
	if t.Lesson != nil || t.Stale || t.Passing {
		return false
	}
	state := t.match.Replay(at)
	switch {
	case state.Turn().Over():
		return false
	case t.Over():
		return t.bare()
	case t.Record.Daily != nil || t.ByLink != nil && t.ByLink.Lobby != nil || t.Header().HiddenHands:
		return false
	}
	seat := t.person()
	if _, deals := state.(match.Redealer); deals && seat >= 0 || t.Branch() {
		return true
	}
	return same(state, state.View(seat))
}

// IsPlan reports whether the match at hand is a branch of one that friends still play
// without hints: its player moves all pieces, and nothing in it thinks.
func IsPlan(m *Model) bool {
	return m.Table != nil && m.Table.Branch() && Unaided(m)
}

// Unaided reports whether friends still play the match at hand, or the one from which it
// parts, and have not agreed to hints: nothing thinks for a person then.
func Unaided(m *Model) bool {
	if t := m.Table; !t.Branch() {
		return t.ByLink != nil && !t.Over() && !t.Header().Hints
	}
	origin, kept := m.Origin(m.Table.Record)
	return kept && origin.About.ByLink && !origin.About.Over && !origin.About.Hints
}

// knows is by whose knowledge a branch of the match parts from it, or Nobody: by all that
// there is to know.
func knows(t *Table) engine.Seat {
	if t.Over() || t.Branch() {
		return engine.Nobody
	}
	return t.person()
}

// shownAt is after how many choices the match is shown.
func shownAt(t *Table) int {
	if at, past := t.at(); past {
		return at
	}
	return t.match.Len()
}

// partsAt is after how many choices a branch of what is shown begins.
func partsAt(t *Table) int {
	if t.Replay != nil {
		return t.Replay.parting()
	}
	return shownAt(t)
}

// Apply begins with the players of the match; bots take the seats of friends, once that is
// over, or where they agreed to hints.
func (WhatIf) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil || !CanBranch(t) {
		return nil
	}
	kinds := slices.Clone(t.Seats)
	for seat, kind := range kinds {
		switch {
		case t.ByLink == nil:
		case Unaided(m):
			kinds[seat] = match.Person
		case !kind.Bot() && !t.ByLink.Plays(engine.Seat(seat)):
			kinds[seat] = match.Medium
		}
	}
	from := parted{at: shownAt(t), known: t.reviewed}
	if p := t.Replay; p != nil {
		from.opener, from.card, from.told = p.opener, p.Card, p.CardAt
	}
	commands := branch(m, store.Record{ID: m.World.id(), Origin: t.origin()}, t.match, partsAt(t), knows(t), kinds)
	if commands != nil && !t.Branch() {
		m.Table.parted = from
	}
	return commands
}

// parted is where a person was when they opened a branch.
type parted struct {
	review bool              // it was left in the review
	opener string            // the row of the review that opened the replay it was left in, or ""
	at     int               // how many choices were shown
	card   MomentNote        // what the review told there
	told   int               // after how many choices card tells
	known  *botworker.Review // what decided the match, as far as it was found out
}

func (LeaveBranch) Apply(m *Model) []Command {
	if m.Table == nil || !m.Table.Branch() {
		return nil
	}
	origin, kept := m.Origin(m.Table.Record)
	if !kept {
		return nil
	}
	return leave(m, origin.ID, partedAt(m.Table))
}

// partedAt is where the person was when they opened a branch.
func partedAt(t *Table) parted {
	if t.parted == (parted{}) { // the page has been loaded again since
		return parted{at: t.Header().Parting()}
	}
	return t.parted
}

// leaveBranch goes where the person was before when the way back of the browser leads out of a
// branch, as its own way back does, and lets one go in which nothing was decided.
func leaveBranch(m *Model) []Command {
	t := m.Table
	if t == nil || !t.Branch() || m.Screen != Play || inBetween(m.fragment) || m.fragment == AtMatch(t.Record.ID) {
		return nil
	}
	if m.fragment == AtMatch(t.Record.Origin) && m.replayID == "" {
		m.replayID, m.parted = t.Record.Origin, partedAt(t)
		m.reviews = m.parted.review
	}
	if t.pending != nil || t.Failed != nil || t.Retry == nil && t.match.Len() > t.Header().Parting() {
		return nil
	}
	m.putAway = t.Record.ID
	return []Command{Delete{ID: t.Record.ID}}
}

// leave goes to the match of a branch in its stead: the way back does not lead into it.
func leave(m *Model, match string, to parted) []Command {
	m.replayID, m.reviews, m.parted = match, to.review, to
	return []Command{Go{Fragment: AtMatch(match), Replace: true}}
}

// origin is the ID of the match from which the branches of this one part.
func (t *Seating) origin() string {
	if t.Branch() {
		return t.Record.Origin
	}
	return t.Record.ID
}

// branch opens a branch of a match after some choices, in the place of what a record
// holds. A bot on turn waits: the person may decide for it.
func branch(m *Model, as store.Record, of *match.Match, at int, knows engine.Seat, kinds []match.Kind) []Command {
	b, err := match.Branch(of, at, knows, kinds, m.World.Random())
	if err != nil {
		m.warn("app.error")
		return nil
	}
	r := store.Fresh(as.ID, b)
	r.Origin, r.Writes = as.Origin, as.Writes
	commands := m.open(resolution{record: r, match: b}, "new.refused")
	if commands != nil {
		m.Table.bots.stopped = true
	}
	return commands
}

func (SetRolls) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil || !CanSetRolls(t) {
		return nil
	}
	t.match.EnterDice()
	t.Drawer = NoDrawer
	return m.changed(nil)
}

// Parts reports whether a branch has just been opened, and nothing was chosen in it.
func Parts(t *Table) bool {
	return t.Branch() && t.Retry == nil && t.match.Len() == t.Header().Parting()
}

// CanSetRolls reports whether a person can set the dice from now on: no person can
// deal cards.
func CanSetRolls(t *Table) bool {
	return t.Branch() && !t.Over() && !t.Game().Lexicon().Dealt && t.match.Dice().Kind == dice.Seeded
}

// Origin is the match from which a branch parts; false where it is no longer stored.
func (m *Matches) Origin(r store.Record) (store.Record, bool) {
	if r.Origin == "" {
		return store.Record{}, false
	}
	return m.record(r.Origin)
}

// beside is the match from which a branch parts, and what it had come to.
type beside struct {
	match  *match.Match
	link   string // that of the match
	turns  int    // after how many the two are compared
	at     int    // after how many choices it had come so far
	points []int  // then; nil as long as nobody has asked
}

// Beside is what each seat had in the match from which a branch parts when it had come as far
// (see besideAt); where it has not come so far, what it has now. It is nothing where the match
// is gone, or the past of the branch is shown.
func Beside(m *Model, t *Table) []int {
	if !t.Live() {
		return nil
	}
	of, at := besideAt(m, t)
	if of == nil {
		return nil
	}
	b := &t.beside
	if b.points == nil {
		b.points = make([]int, len(t.Seats))
		for _, score := range of.Replay(at).View(engine.Nobody).Standing() {
			if score.Side < 0 && score.Seat >= 0 && int(score.Seat) < len(b.points) {
				b.points[score.Seat] = score.Points
			}
		}
	}
	return b.points
}

// open reads the match, once.
func (b *beside) open(m *Model, t *Table, r store.Record) {
	if b.link == r.Link {
		return
	}
	*b = beside{link: r.Link, turns: -1}
	if found, err := link.Decode(r.Link, m.World.Revisions); err == nil && found.Game().ID() == t.Game().ID() {
		b.match = found
	}
}

// besideAt is the match from which a branch parts, and after how many choices it had come as
// far: to the beginning of a turn that begins just now, else to the end of the turn.
func besideAt(m *Model, t *Table) (*match.Match, int) {
	r, kept := m.Origin(t.Record)
	if !kept {
		return nil, 0
	}
	b := &t.beside
	if b.open(m, t, r); b.match == nil {
		return nil, 0
	}
	turns := len(t.Log.Begins(t.Kinds))
	switch {
	case t.Over():
		turns = b.match.Len() + 1 // more than there were
	case turnBegins(t):
		turns--
	}
	if b.turns != turns {
		b.turns, b.at, b.points = turns, b.came(t.Kinds, turns), nil
	}
	return b.match, b.at
}

// Level reports whether a branch and its match are compared at the same moment: the beginning of
// a turn, or the end.
func Level(t *Table) bool { return t.Over() || turnBegins(t) }

// turnBegins reports whether a turn of the match at hand has just begun.
func turnBegins(t *Table) bool {
	list := t.Log.Begins(t.Kinds)
	return len(list) > 0 && list[len(list)-1] == t.match.Len()
}

// came is how many choices were made before the next turn began.
func (b *beside) came(k table.Kinds, turns int) int {
	var log table.Log
	log.Add(table.Opening, b.match.Opening())
	for n := range b.match.Len() {
		log.Add(n, b.match.EventsOf(n))
	}
	if begins := log.Begins(k); turns < len(begins) {
		return max(begins[turns], 0)
	}
	return b.match.Len()
}
