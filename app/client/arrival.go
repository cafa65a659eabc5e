package client

import (
	"errors"
	"slices"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Arrival is what came by link, before it is stored.
type Arrival struct {
	Text     string // as it came
	Match    *match.Match
	About    store.Summary
	Code     string            // of the link's error; the rest is empty then
	Cheat    *match.CheatError // whose doing the error is, where the link itself tells
	Relation match.Relation    // to the stored match
	Stored   store.Record      // that match, unless Relation is Other
	Parting  int               // the round in which they part

	// Of a match by link besides.
	Mine    []engine.Seat // the seats that are to play here
	Lobby   *Lobby        // who is in, while it gathers; else nil
	Finding match.Finding // all that there is to say against it

	Twin bool // what does not fit comes from another device of the same player

	storedMatch *match.Match
	joined      *match.Match // of Relation match.Joins: with the claims of both
	key         *seatKey     // that has come with it, or nil
}

// Altered are the seats of this device of which something was altered that they
// have handed over.
func (a *Arrival) Altered() (seats []engine.Seat) {
	for _, d := range a.Finding.Doubts {
		if d.Kind == match.Altered {
			seats = append(seats, d.Seat)
		}
	}
	return seats
}

// doubtful reports whether something about what came is to be told before it is
// taken up.
func (a *Arrival) doubtful() bool {
	return len(a.Finding.Doubts) > 0 || len(a.Twice()) > 0 || len(a.Back()) > 0
}

// Twice lists the seats that are claimed twice and concern this device: as its
// own, or since the host's has to settle it.
func (a *Arrival) Twice() (list []match.Clash) {
	for _, c := range a.Finding.Clashes {
		if a.Hosts() || a.Stored.Plays(c.Seat) {
			list = append(list, c)
		}
	}
	return list
}

// Back lists the seats that this device had let go and has again.
func (a *Arrival) Back() (list []engine.Seat) {
	for _, seat := range a.Mine {
		if !a.Stored.Plays(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// Hosts reports whether the host of the match is here: the first claim to come here
// stays.
func (a *Arrival) Hosts() bool {
	h, err := a.Match.Header()
	return err == nil && h.ByLink && a.Stored.Plays(h.Host)
}

// Newer reports whether a newer version of the game may open what this one
// cannot.
func (a *Arrival) Newer() bool {
	return slices.Contains([]string{link.ErrNewerVersion.Code, link.ErrUnknownGame.Code, link.ErrNewerRules.Code}, a.Code)
}

// plain reports whether it is a match by link of this device, gone on as it
// should: there is nothing to ask.
func (a *Arrival) plain() bool {
	goesOn := a.Relation == match.Same || a.Relation == match.Continues || a.Relation == match.Joins || a.overtaken()
	if a.key != nil {
		goesOn = goesOn || a.Relation == match.Other || a.Relation == match.Older
	}
	return a.Match != nil && a.Match.ByLink() && goesOn && !a.doubtful() && (a.key != nil || len(a.Stored.Mine) > 0)
}

// readLink reads a link, which may come with the key of a seat, and finds the match
// that it belongs to.
func (m *Model) readLink(text string, key *seatKey) *Arrival {
	a := &Arrival{Text: text, key: key}
	arriving, err := link.Decode(text, m.World.Revisions)
	if err != nil {
		a.Code = link.Code(err)
		errors.As(err, &a.Cheat)
		return a
	}
	a.Match, a.About = arriving, store.Summarize(arriving)
	a.About.Sketch = m.World.sketch(arriving)
	m.find(a, func(stored store.Summary) bool { return stored.Header == a.About.Header })
	if a.storedMatch == nil && a.About.ByLink { // it may come under another number, which is a fraud to be found out
		m.find(a, func(stored store.Summary) bool { return stored.ByLink && stored.Game == a.About.Game })
	}
	a.fromTwin()
	a.joinClaims(m.MyName)
	return a
}

// find finds the match that an arrival belongs to among some stored ones.
func (m *Matches) find(a *Arrival, among func(store.Summary) bool) {
	for _, r := range m.Records {
		if !among(r.About) {
			continue
		}
		if stored, err := link.Decode(r.Link, m.World.Revisions); err == nil {
			a.compare(r, stored)
		}
	}
}

// compare compares what arrives with a stored match, and takes that for the one it
// belongs to if it is nearer than those before.
func (a *Arrival) compare(r store.Record, stored *match.Match) {
	giveKeys(stored, r, nil)
	var mine []engine.Seat
	for _, seat := range r.Mine {
		mine = append(mine, engine.Seat(seat))
	}
	f := match.Compare(stored, a.Match, mine)
	if f.Relation == match.Other && len(f.Doubts) == 0 || a.storedMatch != nil && nearness(f) <= nearness(a.Finding) {
		return
	}
	a.Relation, a.Finding, a.Stored, a.storedMatch = f.Relation, f, r, stored
	a.Parting = engine.RoundOf(a.Match.Replay(f.Parting))
}

// Fork is where what arrives parts from the stored match: the position that both
// have come to, and the next choice of either. Only of Relation match.Fork.
func (a *Arrival) Fork() (before engine.State, ours, theirs match.Entry) {
	return a.Match.Replay(a.Finding.Parting), a.Finding.Ours, a.Finding.Theirs
}

// ForkHint is the key of the words about a match that does not fit the stored one.
func (a *Arrival) ForkHint() string {
	switch {
	case len(a.Altered()) > 0:
		return "fork.altered"
	case a.Twin:
		return "fork.twin"
	case a.Finding.Amended && !a.Finding.Cheated():
		return "fork.amended"
	case a.Finding.Cheated() && a.Finding.ByTwoDevices():
		return "fork.devices"
	case a.Finding.Cheated():
		return "fork.cheat"
	case len(a.Finding.Doubts) > 0:
		return "fork.doubt"
	}
	return ""
}

// Secret reports whether what is chosen there is not for everybody to know; with
// protected hands this device may not even know it.
func (a *Arrival) Secret() bool {
	before := a.Match.Replay(a.Finding.Parting)
	return before.Turn().Seat >= 0 && decidesInSecret(before, engine.Nobody)
}

// nearness prefers the very same match to one that goes on, that to a fork, and a fork to
// one that only looks alike.
func nearness(f match.Finding) int {
	order := []match.Relation{match.Other, match.Fork, match.Older, match.Joins, match.Continues, match.Same}
	return slices.Index(order, f.Relation)
}

// resolution is what becomes of an arrival: the record as it is so far, and the
// match that it is to hold.
type resolution struct {
	record store.Record
	match  *match.Match
	same   bool          // the record holds it already
	gone   []engine.Seat // that others play since
}

// resolve says what becomes of an arrival: a new record, the stored one gone on, or
// the stored one as it is where it knows as much or more. A fork, or
// a link altered for certain, goes into a record of its own unless it is to
// replace the stored one.
func (m *Model) resolve(a *Arrival, replace bool) resolution {
	k := resolution{record: m.asStored(a.Stored), match: a.Match}
	switch {
	case a.storedMatch == nil || a.Relation == match.Other:
		k.record = store.Fresh(m.World.id(), a.Match)
	case replace, a.overtaken():
		k.record = k.record.Leave(a.Finding.Parting, m.World.Now())
		k.record.Seen = min(k.record.Seen, a.Finding.Parting)
	case a.joined != nil:
		k.match = a.joined
	case a.Relation == match.Older:
		k.match, k.same = a.storedMatch, true
	case a.Relation == match.Fork || a.Finding.Cheated():
		k.record = a.Stored.Beside(m.World.id(), a.Finding.Parting)
	case a.Relation == match.Same:
		k.match, k.same = a.storedMatch, true
	}
	if k.match == a.Match {
		k.record.Served = false
		if a.storedMatch != nil {
			if a.storedMatch.Begun() && a.Relation != match.Other {
				k.record, k.gone = handedOn(a.storedMatch, a.Match, k.record, m.MyName)
			}
			k.record = k.record.Rewound(a.rewound())
		}
	}
	if a.Relation == match.Continues && !a.Finding.Cheated() {
		k.record.Witness = k.record.Witness.Learn(a.Finding.Vouched)
	}
	if a.storedMatch == nil || a.storedMatch.Begun() {
		giveKeys(k.match, k.record, a.storedMatch)
	} else {
		k.record = takeSeats(k.match, a.storedMatch, k.record, m.MyName)
	}
	return k.unlocked(a.key)
}

// joinClaims joins the claims of what arrives with those that are stored. Where a seat is
// claimed twice the host's link decides: with the host the stored claims stay, with
// all others the arriving ones. It says who is in then.
func (a *Arrival) joinClaims(myName string) {
	game, record := a.Match, a.Stored
	switch {
	case a.Finding.Cheated():
	case a.Relation == match.Older:
		game = a.storedMatch
	case a.Relation == match.Joins && (a.Hosts() || len(a.Finding.Clashes) == 0):
		a.storedMatch.Join(a.Match)
		a.joined, game = a.storedMatch, a.storedMatch
	case a.Relation == match.Joins:
		a.Match.Join(a.storedMatch)
		a.joined = a.Match
	}
	if a.storedMatch != nil && !a.storedMatch.Begun() {
		record = takeSeats(game, a.storedMatch, record, myName)
	}
	for _, seat := range record.Mine {
		a.Mine = append(a.Mine, engine.Seat(seat))
		if a.joined == a.Match && a.joined != nil { // what is ordered here is the newest
			a.Match.SetOrders(engine.Seat(seat), a.storedMatch.Orders(engine.Seat(seat)))
		}
	}
	a.Lobby = lobbyOf(game, record)
}

// takeSeats gives a match the keys of this device and notes which seats play here by its
// claims, so far those of the stored match. The key of a seat that is another's is
// kept until the match has begun: the host may still decide otherwise.
func takeSeats(played, stored *match.Match, r store.Record, myName string) store.Record {
	was := store.Players(stored)
	mine := namesHere(r, was, myName)
	for i, p := range store.Players(played) {
		seat := engine.Seat(i)
		here := sitsHere(played, r, seat, p, mine)
		if !played.Dice().Kind.Tokens() {
			here = here || p.Kind == match.Person && r.Plays(seat) && p.Name == was[seat].Name
		}
		switch {
		case here:
			r = r.Adopt(seat)
		case played.Begun():
			r = r.Release(seat)
		default:
			r = r.Yield(seat)
		}
	}
	return r
}

// namesHere are the names by which people of this device play.
func namesHere(r store.Record, players []match.Player, myName string) []string {
	names := []string{myName}
	for _, seat := range r.Mine {
		names = append(names, players[seat].Name)
	}
	return names
}

// sitsHere reports whether this device has claimed a seat, and its key fits the player that a
// match has there; where no key tells two players apart, the name does.
func sitsHere(m *match.Match, r store.Record, seat engine.Seat, p match.Player, names []string) bool {
	secret, claimed := r.Key(seat)
	switch {
	case !claimed:
		return false
	case m.Dice().Kind.Tokens():
		return m.Hold(seat, secret) == nil
	}
	return p.Kind == match.Person && p.Name != "" && slices.Contains(names, p.Name)
}

// rewound is how far the stored match goes on in the arriving match: all of it, unless
// something was undone.
func (a *Arrival) rewound() int {
	if a.Relation == match.Continues && a.storedMatch.Begun() {
		return max(a.Finding.Parting, 0)
	}
	return match.MaxChoices
}

// asStored is a record as the store has it: what could not be stored, or is no
// more, is one ahead.
func (m *Matches) asStored(r store.Record) store.Record {
	_, ahead := m.unstored[r.ID]
	if _, gone := m.deletedElsewhere[r.ID]; ahead || gone {
		r.Writes--
	}
	return r
}

// accept keeps what came by link and opens it.
func (m *Model) accept(replace bool) []Command {
	a := m.Arrival
	if a == nil || a.Match == nil {
		return nil
	}
	r := m.resolve(a, replace)
	r.record = a.recognized(r.record)
	if r.same && a.key == nil {
		return []Command{Go{Fragment: AtMatch(r.record.ID), Replace: true}}
	}
	return m.open(r, "storage.refused")
}

// Messages about a match that came by link.
type (
	// AcceptArrival keeps the match that came by link and opens it. A fork, and
	// what is altered for certain, is kept as a match of its own beside the one
	// there is.
	AcceptArrival struct{}
	// ReplaceStored keeps it in place of the one there is.
	ReplaceStored struct{}
	// CopyArrival copies its link, to be pasted elsewhere.
	CopyArrival struct{}
)

func (AcceptArrival) Apply(m *Model) []Command { return m.accept(false) }

func (ReplaceStored) Apply(m *Model) []Command { return m.accept(true) }

func (CopyArrival) Apply(m *Model) []Command {
	if m.Arrival == nil {
		return nil
	}
	return []Command{Copy{m.World.Address(m.Arrival.Text)}}
}
