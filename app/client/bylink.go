package client

import (
	"slices"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// ByLink is the state of a match by link on this device.
type ByLink struct {
	Mine   []engine.Seat // play here
	Lost   []engine.Seat // of these, those whose key this device does not hold
	Awaits engine.Seat   // on whose device the match goes on; Nobody when it is over
	Holder engine.Seat   // who has had it since the last choice; Nobody while it gathers
	Here   bool          // it goes on here
	Lobby  *Lobby        // who is in, while it gathers; else nil

	HandOver bool // what was done here is to be handed over
	Sent     bool // and has been, as it stands

	Cards *Cards // where hands are protected, else nil

	Proposal *match.Proposal // what waits for the agreement of others, or nil
	Vacant   engine.Seat     // that waits for a player before the match can go on, or Nobody
	Waits    bool            // nothing is played until players have settled something
}

// Duties are what a match by link has this device do.
type Duties struct {
	*Seating
	lost     []engine.Seat     // seats of this device without their key
	compared int               // choices of bots on other devices were compared up to here
	said     map[string]string // messages that went with older links, by language and link
	dealt    bool              // this device has done its part with the cards, and it is not shown yet
	served   string            // the link after which it had nothing more to do
}

// Lobby is who is in a match that gathers.
type Lobby struct {
	Players []match.Player
	Host    engine.Seat
	Vacant  []engine.Seat // may be claimed
	In      bool          // a seat plays here
	Begin   bool          // all are in, and the host is here
}

// Plays reports whether a seat plays on this device.
func (p *ByLink) Plays(seat engine.Seat) bool { return slices.Contains(p.Mine, seat) }

// lobbyOf is who is in a match, and nil once it has begun. r is what this
// device keeps of it.
func lobbyOf(m *match.Match, r store.Record) *Lobby {
	h, err := m.Header()
	if err != nil || !m.ByLink() || m.Begun() {
		return nil
	}
	l := &Lobby{Players: h.Players, Host: h.Host, In: len(r.Mine) > 0}
	for seat, p := range h.Players {
		if p.Kind == match.Vacant {
			l.Vacant = append(l.Vacant, engine.Seat(seat))
		}
	}
	l.Begin = len(l.Vacant) == 0 && r.Plays(h.Host)
	return l
}

// giveKeys gives a match the keys of the seats that play here and lists the seats
// whose key is not among them, or does not fit. like is a position of the match that has
// them, or nil.
func giveKeys(m *match.Match, r store.Record, like *match.Match) (lost []engine.Seat) {
	if !m.ByLink() || !m.Dice().Kind.Tokens() {
		return nil
	}
	m.SetWitness(r.Witness)
	for _, n := range r.Mine {
		seat := engine.Seat(n)
		if secret, ok := r.Key(seat); !ok || m.HoldLike(like, seat, secret) != nil {
			lost = append(lost, seat)
		}
	}
	return lost
}

// byLinkOf is the state of a match on this device, nil for one that is not by link.
// text is its link.
func byLinkOf(m *match.Match, r store.Record, lost []engine.Seat, text string) *ByLink {
	if !m.ByLink() {
		return nil
	}
	p := &ByLink{Lost: lost, Awaits: m.Awaits(), Holder: m.Holder(), Lobby: lobbyOf(m, r)}
	for _, seat := range r.Mine {
		p.Mine = append(p.Mine, engine.Seat(seat))
	}
	p.Cards = cardsOf(m)
	p.Proposal, p.Vacant, p.Waits = m.Proposal(), m.Vacant(), m.AwaitsAmendment()
	p.Here = p.Lobby == nil && !p.Waits && p.hasKey(p.Awaits) && (p.Cards == nil || p.Cards.Cheat == nil)
	if p.Lobby != nil {
		p.HandOver = p.Lobby.In && !p.Lobby.Begin
	} else {
		p.HandOver = (p.Plays(p.Holder) || r.Served) && !p.Here && p.Answers() < 0 && !p.greets()
	}
	p.Sent = slices.ContainsFunc(r.Sent, func(s store.Sent) bool { return s.Link == text })
	return p
}

// hasKey reports whether a seat plays here and its key is there.
func (p *ByLink) hasKey(seat engine.Seat) bool {
	return p.Plays(seat) && !slices.Contains(p.Lost, seat)
}

// here reports whether the match goes on on this device.
func (t *Seating) here() bool { return t.ByLink == nil || t.ByLink.Here }

// sits reports whether the person of a seat uses this device.
func (t *Seating) sits(seat engine.Seat) bool {
	return seat >= 0 && (t.ByLink == nil || t.ByLink.hasKey(seat)) && !t.Bot(seat)
}

// refreshByLink renews the state of the match on this device, lets a play-out go on to
// what has been added, and reports whether the match goes on here.
func (t *Table) refreshByLink() bool {
	t.ByLink = byLinkOf(t.match, t.Record, t.lost, t.Text())
	if t.obeys() {
		t.ByLink.HandOver = false
	}
	t.CanUndo = t.match.CanUndo() && t.here() && !t.BotTurn() && !t.botHasDecided() && !t.handedOver()
	if t.Branch() { // across dice and seats, and unasked
		t.CanUndo = !t.BotTurn() && t.lastOwn() >= 0
	}
	t.reach()
	if t.Replay != nil {
		t.Replay.extend(t.match)
	}
	return t.here()
}

// outdated reports whether what is shown is not the match as it stands.
func (t *Duties) outdated(kinds []match.Kind, shown int) bool {
	begun := t.ByLink != nil && t.ByLink.Lobby != nil && t.match.Begun()
	return shown != t.match.Len() || !slices.Equal(t.Seats, kinds) || begun || t.dealt || t.ByLink == nil
}
