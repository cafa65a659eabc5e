package client

import (
	"slices"
	"strings"

	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Amendments: seats that are handed on, and the last turn undone.

// Messages about a proposal.
type (
	// AskChange asks whether to make a change, and DropChange takes the question
	// back: a seat of this device is handed on at once, everything else is proposed
	// to the others.
	AskChange  struct{ Change match.Change }
	DropChange struct{}
	// MakeChange makes the change that was asked about.
	MakeChange struct{}
	// AnswerProposal agrees to what is proposed, for the seat of this device that is asked
	// next, or refuses it.
	AnswerProposal struct{ Agree bool }
)

// Answers is the seat of this device that is asked to agree next, or Nobody.
func (p *ByLink) Answers() engine.Seat {
	if p.Proposal != nil {
		for _, seat := range p.Proposal.Asked {
			if p.hasKey(seat) {
				return seat
			}
		}
	}
	return engine.Nobody
}

// Objects is the seat of this device that is asked what is proposed, or that it is about;
// or Nobody.
func (p *ByLink) Objects() engine.Seat {
	if p.Proposal == nil {
		return engine.Nobody
	}
	if seat := p.Answers(); seat >= 0 {
		return seat
	}
	if c := p.Proposal.Change; c.Kind != match.Rewind && p.hasKey(c.Seat) {
		return c.Seat
	}
	return engine.Nobody
}

// greets reports whether this device is to show a token for a new player.
func (p *ByLink) greets() bool { return p.Waits && p.Proposal == nil && p.hasKey(p.Awaits) }

// ChangesOf are the changes that a person of this device may ask for about a seat.
func (t *Duties) ChangesOf(seat engine.Seat) (list []match.Change) {
	if t.ByKey() {
		return t.givings(seat)
	}
	if !t.mayChange() || t.Header().Players[seat].Kind != match.Person {
		return nil
	}
	by := t.speaker()
	if t.ByLink.Plays(seat) {
		by = seat
	}
	list = []match.Change{{Kind: match.Vacate, Seat: seat}, {Kind: match.Deputize, Seat: seat, Bot: match.Medium}}
	return slices.DeleteFunc(list, func(c match.Change) bool { return !t.match.MayChange(by, c) })
}

// mayChange reports whether a person of this device may amend the match now: nothing
// is proposed, and nothing has been done here that was not sent.
func (t *Duties) mayChange() bool {
	return t.ByLink != nil && t.match.Amendable() && t.ByLink.Proposal == nil && !t.match.Turn().Over() && t.speaker() >= 0
}

// speaker is the seat of this device that proposes what is asked for, or Nobody.
func (t *Duties) speaker() engine.Seat {
	for _, seat := range t.ByLink.Mine {
		if t.ByLink.hasKey(seat) && t.Header().Players[seat].Kind == match.Person {
			return seat
		}
	}
	return engine.Nobody
}

// CanRewind reports whether a person of this device may ask to undo the last turn
// that was sent. Nothing is undone from before a seat changed hands.
func (t *Duties) CanRewind() bool {
	return t.mayChange() && t.match.MayChange(t.speaker(), match.Change{Kind: match.Rewind}) && (t.handedOver() || !t.ByLink.Plays(t.ByLink.Holder))
}

// amending is the table of a match by link whose players may settle something now;
// else nil.
func (m *TableScreen) amending() *Table {
	if t := m.settledMatch(); t != nil && t.ByLink != nil {
		return t
	}
	return nil
}

func (msg AskChange) Apply(m *Model) []Command {
	if t := m.amending(); t != nil {
		t.Amending = &msg.Change
	}
	return nil
}

func (DropChange) Apply(m *Model) []Command {
	if t := m.amending(); t != nil {
		t.Amending = nil
	}
	return nil
}

func (MakeChange) Apply(m *Model) []Command {
	t := m.amending()
	if t == nil || t.Amending == nil || (!t.ByKey() || t.Amending.Kind == match.Redeal) && !t.mayChange() {
		return nil
	}
	c := *t.Amending
	t.Amending = nil
	if t.ByKey() && c.Kind != match.Redeal {
		return m.handOn(t, c)
	}
	return m.makeChange(c)
}

func (msg AnswerProposal) Apply(m *Model) []Command {
	t := m.amending()
	if t == nil {
		return nil
	}
	if seat := t.ByLink.Answers(); msg.Agree && seat >= 0 {
		return m.amended(t.match.Agree(seat), nil)
	}
	if seat := t.ByLink.Objects(); !msg.Agree && seat >= 0 {
		return m.amended(t.match.Refuse(seat), nil)
	}
	return nil
}

// makeChange hands a seat of this device on, or proposes a change to the others.
func (m *TableScreen) makeChange(c match.Change) []Command {
	t := m.Table
	if c.Kind != match.Rewind && t.ByLink.Plays(c.Seat) {
		return m.amended(t.match.Leave(c), func(r store.Record) store.Record {
			r = r.Yield(c.Seat)
			r.Served = true // it is to be handed over
			return r
		})
	}
	return m.amended(t.match.Propose(t.speaker(), c), nil)
}

// amended stores an amendment once it was made, with who plays now.
func (m *TableScreen) amended(err error, n note) []Command {
	t := m.Table
	notes := []note{func(r store.Record) store.Record { return r.Rewound(t.match.Len()) }}
	if n != nil {
		notes = append(notes, n)
	}
	if err == nil {
		t.Drawer = NoDrawer
		t.reseated()
	}
	return m.changed(err, notes...)
}

// reseated takes up who plays a seat since it was handed on.
func (t *Duties) reseated() {
	t.wanted = slices.Clone(t.wanted)
	for seat, p := range t.Header().Players {
		if p.Kind != match.Person || t.wanted[seat] == match.Vacant {
			t.wanted[seat] = p.Kind
		}
	}
}

// succeed takes a seat that was left, for a new player.
func (m *Model) succeed(seat engine.Seat, name string) []Command {
	t := m.Table
	h := t.Header()
	if int(seat) >= len(h.Players) || h.Players[seat].Kind != match.Vacant {
		m.warn("lobby.taken")
		return nil
	}
	if key := refuses(&Lobby{Players: h.Players}, seat, name); key != "" {
		m.warn(key)
		return nil
	}
	secret := m.World.newKey()
	commands := m.amended(t.match.Succeed(seat, name, secret), func(r store.Record) store.Record {
		r = r.Claim(seat, secret)
		r.Served = true
		return r
	})
	if commands == nil {
		return nil
	}
	m.Notice = nil
	return append(commands, m.remember(name))
}

// greet shows the token that a new player waits for.
func (m *TableScreen) greet() []Command {
	t := m.Table
	if err := t.match.Greet(t.ByLink.Awaits); err != nil {
		m.warn("app.error")
		return nil
	}
	return m.store()
}

// handedOn is the record of a kept match in whose place another course comes, where seats
// have changed hands in one of the two alone: without those that are another's there, and
// with those whose player sits here again. Keys stay, for either course may be taken up
// again. It lists the seats that others play since the kept link.
func handedOn(kept, now *match.Match, r store.Record, myName string) (store.Record, []engine.Seat) {
	was := store.Players(kept)
	mine := namesHere(r, was, myName)
	var gone []engine.Seat
	for i, p := range store.Players(now) {
		seat := engine.Seat(i)
		switch {
		case now.HandedOn(seat) == kept.HandedOn(seat) && p.Name == was[i].Name:
		case sitsHere(now, r, seat, p, mine):
			r = r.Adopt(seat)
		case r.Plays(seat):
			if r = r.Yield(seat); now.HandedOn(seat) > kept.HandedOn(seat) {
				gone = append(gone, seat)
			}
		}
	}
	return r, gone
}

// amendment tells an amendment in a line, and what it has brought about. name is a
// player's name at the time.
func amendment(l *text.Language, of *match.Match, s match.AmendmentSummary) string {
	round := anewRound(of, s.Change)
	if s.Undone {
		round = s.Change.Round
	}
	about := aboutChange(of, s.Change.Kind, round)
	var line string
	switch s.Kind {
	case match.Propose:
		line = l.Say("amend.propose."+about, "by", s.By, "player", s.Player, "round", text.Roman(round))
	case match.Agree:
		line = l.Say("amend.agree", "by", s.By)
	case match.Refuse:
		line = l.Say("amend.refuse", "by", s.By)
	case match.Leave:
		line = l.Say("amend.leave", "by", s.By)
	case match.Succeed:
		return l.Say("amend.succeed", "by", s.By, "player", s.Player)
	}
	if s.Done {
		line = strings.TrimSpace(line + " " + l.Say("amend.done."+about, "player", s.Player, "round", text.Roman(round)))
	}
	return line
}

// aboutChange is a kind of change in the keys of texts.
func aboutChange(of *match.Match, kind match.ChangeKind, round int) string {
	switch {
	case kind == match.Deputize:
		return "bot"
	case kind == match.Rewind:
		return "rewind"
	case round > 0 && of.DrawsCounters() && round == 1:
		return "setUp"
	case round > 0 && of.DrawsCounters():
		return "levy"
	case round > 0:
		return "anew"
	}
	return "vacate"
}

// Settled lists what players have settled, a line each, the newest last.
func (m *Outbox) Settled(t *Table) (lines []string) { return m.settledOf(t.match, 0) }

// settledOf lists it from some amendment on.
func (m *Outbox) settledOf(of *match.Match, from int) (lines []string) {
	l := m.Language()
	for _, s := range of.AmendmentSummaries(func(name string, seat engine.Seat) string { return called(l, name, seat) })[from:] {
		if line := amendment(l, of, s); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// called is a player by the name they have, or the number of their seat.
func called(l *text.Language, name string, seat engine.Seat) string {
	if name = text.PersonName(name); name != "" {
		return name
	}
	return l.Say("new.player", "number", int(seat)+1)
}

// Former is who had a seat before it was handed on.
func (m *Outbox) Former(t *Table, seat engine.Seat) string { return t.former(m.Language(), seat) }

func (t *Seating) former(l *text.Language, seat engine.Seat) string {
	return called(l, t.match.Former(seat), seat)
}

// Confirming asks about a change, in words.
func (m *Outbox) Confirming(t *Table, c match.Change) (question, hint string) {
	l, player := m.Language(), t.Name(m.Language(), c.Seat)
	switch {
	case c.Kind == match.Rewind:
		return l.Say("amend.ask.rewind"), l.Say("amend.ask.rewind.hint")
	case anewRound(t.match, c) > 0:
		return l.Say("amend.ask.vacate", "player", player), l.Say("amend.ask."+aboutChange(t.match, c.Kind, anewRound(t.match, c))+".hint", "player", player, "round", text.Roman(anewRound(t.match, c)))
	case c.Kind == match.Redeal:
		return l.Say("amend.ask.vacate", "player", player), l.Say("amend.ask.others.hint", "player", player)
	case t.ByKey() && c.Kind == match.Vacate && t.Levies():
		return l.Say("amend.ask.leave"), l.Say("amend.ask.key.levies")
	case t.ByKey() && c.Kind == match.Vacate:
		return l.Say("amend.ask.leave"), l.Say("amend.ask.key.hint")
	case t.ByKey() && t.Levies():
		return l.Say("amend.ask.bot"), l.Say("amend.ask.keeper.levies")
	case t.ByKey():
		return l.Say("amend.ask.bot"), l.Say("amend.ask.keeper.hint")
	case t.ByLink.Plays(c.Seat) && c.Kind == match.Vacate:
		return l.Say("amend.ask.leave"), l.Say("amend.ask.leave.hint")
	case t.ByLink.Plays(c.Seat):
		return l.Say("amend.ask.bot"), l.Say("amend.ask.bot.hint")
	case c.Kind == match.Vacate:
		return l.Say("amend.ask.vacate", "player", player), l.Say("amend.ask.others.hint", "player", player)
	}
	return l.Say("amend.ask.deputize", "player", player), l.Say("amend.ask.others.hint", "player", player)
}

// Proposed says what is proposed, and to those who may answer that it is a way to have
// other dice: each answer shows a token, also a refusal.
func (m *Model) Proposed(t *Table) string {
	l, p := m.Language(), t.ByLink.Proposal
	by := t.Name(l, p.By)
	round := anewRound(t.match, p.Change)
	said := l.Say("amend.propose."+aboutChange(t.match, p.Change.Kind, round), "by", by, "player", t.Name(l, p.Change.Seat), "round", text.Roman(round))
	if t.match.Dice().Kind.Tokens() && t.ByLink.Objects() >= 0 {
		said += " " + l.Say("amend.dice")
	}
	if p.Before > 0 {
		said += " " + l.Say("amend.times", "by", by, "count", p.Before+1)
	}
	return said
}
