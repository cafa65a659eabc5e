package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Amendments. What players of a match by link settle among themselves besides the
// rules: a seat is handed on to a friend or a bot, by its player at once or by the
// agreement of all others, and the last possession is undone by the agreement of
// all. Each amendment is made in a possession of its own seat, so it shows a token
// that nobody else has. docs/LINK_FORMAT.md says what this holds.

// ErrAmend is the answer to an amendment that may not be made now.
var ErrAmend = errors.New("match: no such amendment now")

// MaxAmendments is how many a match may have.
const MaxAmendments = 255

// AmendKind is what is done. The numbers are part of the link format.
type AmendKind uint8

const (
	Propose AmendKind = iota // the seat proposes a change, and agrees to it
	Agree                    // the seat agrees to what is proposed
	Refuse                   // the seat refuses it: it is off
	Leave                    // the player of the seat hands it on
	Succeed                  // a new player takes the vacant seat
	Greet                    // the seat shows a token that a new player did not know
	AmendKinds
)

// ChangeKind is what is changed. The numbers are part of the link format.
type ChangeKind uint8

const (
	Vacate   ChangeKind = iota // the seat waits for a new player
	Deputize                   // a bot plays the seat from now on
	Rewind                     // the last possession is undone
	ChangeKinds
)

// Change is what an amendment is about.
type Change struct {
	Kind ChangeKind
	Seat engine.Seat // but for Rewind
	Bot  Kind        // of Deputize
}

// Amendment is one of a match, at its place.
type Amendment struct {
	Place  int // choices made before it, with those that were undone
	Kind   AmendKind
	Seat   engine.Seat // who amends
	Change Change      // of Propose and Leave
	Name   string      // of Succeed

	// Of Succeed, where there are tokens: what the new player has shown.
	Number int
	Newest dice.Token

	then   tenure  // after it
	after  int     // choices of the log after it
	undone []Entry // by it
	seats  bool    // it has changed who plays a seat
}

// Proposal is a change that waits for the agreement of others.
type Proposal struct {
	Change Change
	By     engine.Seat
	Agreed []engine.Seat // in the order in which they have, the first by who proposes
	Asked  []engine.Seat // who has yet to agree, in the order in which the match goes round
}

// former is a player whom a seat has had before.
type former struct {
	player Player
	chain  dice.Chain
	number int // possessions
}

// seating is the part of a match by link that knows who plays and has played each
// seat.
type seating struct {
	match   *Match
	formers [engine.MaxSeats][]former
}

// amending is the part of a match by link that holds its amendments.
type amending struct {
	match      *Match
	amendments []Amendment
	due        []Amendment // of a link, not reached yet
	proposal   *Proposal
	undone     int // choices
}

// Amendments lists them. They are not to be written to.
func (am *amending) Amendments() []Amendment {
	if !am.match.header.ByLink {
		return nil
	}
	return am.amendments
}

// Amendable reports whether players may amend the match at all: by the second
// protocol, and not where a seat's device has a part in dealing hidden cards.
func (am *amending) Amendable() bool {
	return am.match.header.ByLink && am.match.begun && am.match.header.Protocol >= SecondProtocol && am.match.hidden == nil
}

// Proposal is what waits for the agreement of others, or nil.
func (am *amending) Proposal() *Proposal {
	if !am.match.header.ByLink || am.proposal == nil {
		return nil
	}
	p := *am.proposal
	p.Agreed, p.Asked = slices.Clone(p.Agreed), am.asked()
	return &p
}

// Leave hands a seat on, for its player.
func (am *amending) Leave(c Change) error {
	return am.amend(Amendment{Kind: Leave, Seat: c.Seat, Change: c})
}

// Propose proposes a change for a seat, which agrees to it. Where nobody else is
// to be asked it is done.
func (am *amending) Propose(by engine.Seat, c Change) error {
	if c.Kind == Rewind {
		c.Seat = 0
	}
	return am.amend(Amendment{Kind: Propose, Seat: by, Change: c})
}

// Agree agrees to what is proposed, for a seat, and Refuse refuses it. The seat
// that it is about may refuse, too.
func (am *amending) Agree(seat engine.Seat) error {
	return am.amend(Amendment{Kind: Agree, Seat: seat})
}
func (am *amending) Refuse(seat engine.Seat) error {
	return am.amend(Amendment{Kind: Refuse, Seat: seat})
}

// Succeed takes a vacant seat of a match that has begun, with a secret of the new
// player.
func (am *amending) Succeed(seat engine.Seat, name string, secret dice.Token) error {
	if err := am.amend(Amendment{Kind: Succeed, Seat: seat, Name: name, Newest: am.commitment(seat, secret)}); err != nil {
		return err
	}
	if !am.match.header.Dice.Kind.Tokens() {
		return nil
	}
	am.match.vouches[seat] = Vouch{} // that of the player before
	err := am.match.Hold(seat, secret)
	am.match.altered[seat] = false
	return err
}

// commitment is token 0 of a secret.
func (am *amending) commitment(seat engine.Seat, secret dice.Token) (first dice.Token) {
	if am.match.header.ByLink && am.match.header.Dice.Kind.Tokens() {
		chain := dice.Forge(am.match.header.Dice.Seed, int(seat), secret)
		first, _ = chain.At(0)
	}
	return first
}

// amend makes an amendment where the match is now.
func (am *amending) amend(a Amendment) error {
	if !am.match.header.ByLink || len(am.due) > 0 {
		return ErrAmend
	}
	a.Place = len(am.match.log) + am.undone
	if err := am.apply(a); err != nil {
		return err
	}
	am.match.events = am.match.events[:0]
	return am.match.nature()
}

// apply makes an amendment, one made here or one of a link.
func (am *amending) apply(a Amendment) error {
	if err := am.mayAmend(&a); err != nil {
		return err
	}
	a.after = len(am.match.log)
	if a.Kind != Succeed {
		am.match.take(a.Seat)
	}
	switch a.Kind {
	case Leave:
		am.change(&a, a.Change)
	case Succeed:
		am.succeed(&a)
	case Propose:
		am.proposal = &Proposal{Change: a.Change, By: a.Seat, Agreed: []engine.Seat{a.Seat}}
		am.resolve(&a)
	case Agree:
		am.proposal.Agreed = append(slices.Clone(am.proposal.Agreed), a.Seat)
		am.resolve(&a)
	case Refuse:
		am.proposal = nil
	}
	a.then = am.match.tenure
	am.amendments = append(am.amendments, a)
	if a.undone != nil {
		am.match.cut(a.after)
	}
	am.match.listed, am.match.foreseen = false, nil
	return nil
}

// mayAmend reports what is wrong with an amendment, or nil.
func (am *amending) mayAmend(a *Amendment) error {
	if !am.Amendable() || am.match.Turn().Over() || !am.match.seated(a.Seat) || len(am.amendments) >= MaxAmendments {
		return ErrAmend
	}
	if a.Kind == Succeed {
		return am.maySucceed(a)
	}
	if !am.match.person(a.Seat) {
		return ErrAmend
	}
	open := am.proposal != nil
	fits := false
	switch a.Kind {
	case Leave:
		fits = !open && a.Change.Kind != Rewind && a.Change.Seat == a.Seat && am.mayChange(a.Change) && am.match.persons() > 1
	case Propose:
		fits = !open && am.mayChange(a.Change) && (a.Change.Kind == Rewind || a.Change.Seat != a.Seat)
	case Agree:
		fits = open && slices.Contains(am.asked(), a.Seat)
	case Refuse:
		fits = open && a.Seat != am.proposal.By
	case Greet:
		fits = !open && am.greeter() == a.Seat
	}
	if !fits {
		return ErrAmend
	}
	if _, ok := am.match.chains[a.Seat].At(am.match.number[a.Seat] + 1); !ok && am.match.header.Dice.Kind.Tokens() {
		return ErrAway
	}
	return nil
}

// mayChange reports whether there is something to change so.
func (am *amending) mayChange(c Change) bool {
	switch c.Kind {
	case Vacate:
		return am.match.person(c.Seat) && c.Bot == Person
	case Deputize:
		return am.match.person(c.Seat) && c.Bot > Person && c.Bot < Vacant
	case Rewind:
		return c == Change{Kind: Rewind} && am.rewinds() < len(am.match.log)
	}
	return false
}

func (am *amending) maySucceed(a *Amendment) error {
	if am.match.header.Players[a.Seat].Kind != Vacant || am.proposal != nil || a.Number < 0 || a.Number > dice.Links {
		return ErrTaken
	}
	players := slices.Clone(am.match.header.Players)
	players[a.Seat] = Player{Name: a.Name, Kind: Person}
	return checkPlayers(players, len(players), true, am.match.header.Protocol.named())
}

// persons is how many people play.
func (s *seating) persons() (n int) {
	for _, p := range s.match.header.Players {
		if p.Kind == Person {
			n++
		}
	}
	return n
}

// asked is who has yet to agree to what is proposed: all people but those who have,
// and the one whose seat it is about. The match goes round from its holder.
func (am *amending) asked() (seats []engine.Seat) {
	p := am.proposal
	if p == nil {
		return nil
	}
	n := engine.Seat(len(am.match.header.Players))
	for k := range n {
		seat := (am.match.holder + 1 + k) % n
		if !am.match.person(seat) || slices.Contains(p.Agreed, seat) || p.Change.Kind != Rewind && seat == p.Change.Seat {
			continue
		}
		seats = append(seats, seat)
	}
	return seats
}

// resolve does what all have agreed to.
func (am *amending) resolve(a *Amendment) {
	if len(am.asked()) > 0 {
		return
	}
	c := am.proposal.Change
	am.proposal = nil
	am.change(a, c)
}

// change does it.
func (am *amending) change(a *Amendment, c Change) {
	if c.Kind == Rewind {
		a.after = am.rewinds()
		a.undone = slices.Clone(am.match.log[a.after:])
		am.undone += len(a.undone)
		am.match.decided = false
		return
	}
	seat := c.Seat
	am.match.formers[seat] = append(slices.Clone(am.match.formers[seat]), former{am.match.header.Players[seat], am.match.chains[seat], am.match.number[seat]})
	am.match.chains[seat], am.match.orders[seat] = dice.Chain{}, nil
	am.match.number[seat], am.match.fresh[seat] = 0, false
	am.match.sit(seat, Player{Kind: Vacant})
	if c.Kind == Deputize {
		am.match.sit(seat, Player{Name: am.match.formers[seat][len(am.match.formers[seat])-1].player.Name, Kind: c.Bot})
	}
	a.seats = true
}

// succeed lets the new player of a seat in.
func (am *amending) succeed(a *Amendment) {
	if am.match.header.Dice.Kind.Tokens() {
		am.match.chains[a.Seat] = dice.Shown(am.match.header.Dice.Seed, int(a.Seat), a.Number, a.Newest)
		am.match.fresh[a.Seat] = true
	}
	am.match.number[a.Seat] = 0
	am.match.heirs[a.Seat]++
	am.match.sit(a.Seat, Player{Name: a.Name, Kind: Person})
	a.seats = true
}

// sit says who plays a seat from now on.
func (s *seating) sit(seat engine.Seat, player Player) {
	s.match.header.Players = slices.Clone(s.match.header.Players)
	s.match.header.Players[seat] = player
	s.match.kinds[seat] = player.Kind
}

// rewinds is how many choices are left when the last possession is undone: of a
// possession that is parted by an amendment, what came after it. Nobody undoes what
// was played before a seat changed hands.
func (am *amending) rewinds() int {
	n := len(am.match.log)
	floor := 0
	for _, a := range am.amendments {
		if a.after < n || a.seats {
			floor = max(floor, a.after)
		}
	}
	if n <= floor {
		return n
	}
	to := n
	for to > floor && am.match.log[to-1].Holder == am.match.log[n-1].Holder {
		to--
	}
	return to
}

// take has a seat take the match up, and show its next token.
func (t *tenure) take(seat engine.Seat) {
	t.holder, t.decided = seat, false
	t.number[seat]++
	t.met(seat)
}

// met notes that a seat has had the match since others have come to theirs.
func (t *tenure) met(seat engine.Seat) {
	for other := range t.fresh {
		if engine.Seat(other) != seat {
			t.fresh[other] = false
		}
	}
}

// greeter is who has to take the match up before anything is rolled, since a new
// player has come to a seat: what they had not seen when they chose their secret
// makes sure that nobody chooses dice. The one to whom the match goes next, or else
// the next person; Nobody where all have been greeted.
func (am *amending) greeter() engine.Seat {
	fresh := slices.Index(am.match.fresh[:], true)
	if fresh < 0 {
		return engine.Nobody
	}
	to := engine.Seat(fresh)
	if seat := am.match.comes(); seat >= 0 && seat != to {
		return seat
	}
	n := engine.Seat(len(am.match.header.Players))
	for k := range n - 1 {
		if seat := (to + 1 + k) % n; am.match.person(seat) {
			return seat
		}
	}
	return engine.Nobody
}

// comes is the seat to which the match goes next, by the rules, or Nobody.
func (p *passing) comes() engine.Seat {
	switch turn := p.match.Turn(); {
	case turn.Over():
		return engine.Nobody
	case turn.Seat == engine.Nature:
		return p.roller()
	case !p.match.person(turn.Seat):
		return engine.Nobody
	default:
		return turn.Seat
	}
}

// keeper is the person on whose device the match lies: its holder, or the next
// person where the holder's seat has been handed on.
func (p *passing) keeper() engine.Seat {
	n := engine.Seat(len(p.match.header.Players))
	for k := range n {
		if seat := (p.holder + k) % n; p.match.person(seat) {
			return seat
		}
	}
	return p.holder
}

// Greet shows the token that a new player waits for. It answers ErrAmend where none
// does.
func (am *amending) Greet(seat engine.Seat) error {
	return am.amend(Amendment{Kind: Greet, Seat: seat})
}

// amends is the seat that must do something before the match goes on by the rules:
// agree, or greet; false where there is none. Nobody: a seat waits for a player.
func (am *amending) amends() (engine.Seat, bool) {
	if am.proposal != nil {
		return am.asked()[0], true
	}
	if am.Vacant() >= 0 {
		return engine.Nobody, true
	}
	if seat := am.greeter(); seat >= 0 {
		return seat, true
	}
	return engine.Nobody, false
}

// Vacant is the seat that waits for a player before the match can go on, or Nobody.
// It waits whosever turn it is: else a claim would cross with what is played.
func (am *amending) Vacant() engine.Seat {
	if !am.match.header.ByLink || !am.match.begun || len(am.amendments) == 0 {
		return engine.Nobody
	}
	if seat := slices.IndexFunc(am.match.header.Players, func(p Player) bool { return p.Kind == Vacant }); seat >= 0 {
		return engine.Seat(seat)
	}
	return engine.Nobody
}

// Amends reports whether the match waits for an amendment: nothing is played until
// then.
func (am *amending) Amends() bool {
	if !am.match.header.ByLink || !am.match.begun {
		return false
	}
	_, waits := am.amends()
	return waits
}

// comeDue makes the amendments of a link whose place has come, and reports whether
// it has made any.
func (am *amending) comeDue() (made bool, err error) {
	for ; am.match.begun && len(am.due) > 0 && am.due[0].Place == len(am.match.log)+am.undone; made = true {
		a := am.due[0]
		am.due = am.due[1:]
		if err := am.apply(a); err != nil {
			return made, err
		}
	}
	return made, nil
}

// SetAmendments takes the amendments of a link, before the match begins: each is
// made when its place comes.
func (am *amending) SetAmendments(list []Amendment) error {
	if !am.match.header.ByLink || am.match.begun || am.match.header.Protocol < SecondProtocol || am.match.hidden != nil || len(list) > MaxAmendments {
		return ErrAmend
	}
	am.due = slices.Clone(list)
	return nil
}

// Due is how many amendments of a link have not come to their place.
func (am *amending) Due() int {
	if !am.match.header.ByLink {
		return 0
	}
	return len(am.due)
}

// Founding is the header with those who played when the match began.
func (s *seating) Founding() (Header, error) {
	h, err := s.match.Header()
	if err != nil || !s.match.header.ByLink {
		return h, err
	}
	h.Players = slices.Clone(h.Players)
	for seat := range h.Players {
		if f := s.formers[seat]; len(f) > 0 {
			h.Players[seat] = f[0].player
		}
	}
	return h, nil
}

// founding is Founding of a match that has a header.
func (s *seating) founding() Header {
	h, _ := s.Founding()
	return h
}

// PledgedBy is Pledged of a player whom a seat has had: number 0 is the first.
func (s *seating) PledgedBy(seat engine.Seat, player int) (n int, newest dice.Token, ok bool) {
	if !s.match.header.ByLink || !s.match.seated(seat) || player < 0 {
		return 0, newest, false
	}
	if f := s.formers[seat]; player < len(f) {
		n = f[player].number
		newest, ok = f[player].chain.At(n)
		return n, newest, ok
	}
	if player > len(s.formers[seat]) {
		return 0, newest, false
	}
	return s.match.Pledged(seat)
}

// tokenOf is a token of a player whom a seat has had, where it was shown.
func (s *seating) tokenOf(seat engine.Seat, player, n int) (dice.Token, bool) {
	if f := s.formers[seat]; player < len(f) {
		if n > f[player].number {
			return dice.Token{}, false
		}
		return f[player].chain.At(n)
	}
	return s.match.Token(seat, n)
}

// nameOf is the name of a player whom a seat has had.
func (s *seating) nameOf(seat, player int) string {
	if f := s.formers[seat]; player < len(f) {
		return f[player].player.Name
	}
	return s.match.header.Players[seat].Name
}

// chainOf is the chain of a player whom a seat has had.
func (s *seating) chainOf(seat, player int) *dice.Chain {
	if f := s.formers[seat]; player < len(f) {
		return &f[player].chain
	}
	return &s.match.chains[seat]
}

// Step is one thing of the course of a match: a choice, or an amendment.
type Step struct {
	Entry     Entry
	Amendment *Amendment  // or nil
	Holder    engine.Seat // before it
	Marked    bool        // standing orders might have decided it
}

// Course is all that has happened since the match began, with what was undone.
func (am *amending) Course() []Step {
	var back []Step // the last first
	log, end := am.match.log, len(am.match.log)
	if am.match.header.ByLink {
		list := am.amendments
		for i := len(list) - 1; i >= 0; i-- {
			a := &list[i]
			for n := end - 1; n >= a.after; n-- {
				back = append(back, Step{Entry: log[n]})
			}
			if a.undone != nil {
				log = append(slices.Clone(log[:a.after]), a.undone...)
			}
			end = min(len(log), a.after+len(a.undone))
			back = append(back, Step{Amendment: a})
		}
	}
	for n := end - 1; n >= 0; n-- {
		back = append(back, Step{Entry: log[n]})
	}
	slices.Reverse(back)
	if !am.match.header.ByLink {
		return back
	}
	t := am.match.outset()
	for i := range back {
		s := &back[i]
		s.Holder = t.holder
		if s.Amendment != nil {
			t = s.Amendment.then
			continue
		}
		s.Marked = am.match.mayObey(&t, s.Entry.Seat)
		t.pass(s.Entry)
	}
	return back
}

// successions is how many players a seat has had before.
func (s *seating) successions(seat int) int {
	if !s.match.header.ByLink {
		return 0
	}
	return s.match.heirs[seat]
}

// like reports whether two steps are the same to all: a player shows more of their
// chain as the match goes on.
func (s *Step) like(o *Step) bool {
	if s.Amendment == nil || o.Amendment == nil {
		return s.Amendment == o.Amendment && s.Entry == o.Entry
	}
	a, b := s.Amendment, o.Amendment
	return a.Place == b.Place && a.Kind == b.Kind && a.Seat == b.Seat && a.Change == b.Change && a.Name == b.Name
}

// amendments says how two courses relate where players have amended one of them.
func (c *comparison) amendments() {
	if len(c.known.Amendments())+len(c.arriving.Amendments()) == 0 || c.known.hidden != nil {
		return
	}
	ours, theirs := c.known.Course(), c.arriving.Course()
	n := 0
	for n < len(ours) && n < len(theirs) && ours[n].like(&theirs[n]) {
		n++
	}
	switch {
	case c.known.Begun() != c.arriving.Begun():
		return
	case n == len(ours) && n == len(theirs):
		if c.Relation = Same; c.reordered() {
			c.Relation = Continues
		}
	case n == len(ours):
		c.Relation = Continues
	case n == len(theirs):
		c.Relation = Older
	default:
		c.Relation = Fork
		c.Amended = ours[n].Amendment != nil || theirs[n].Amendment != nil
		c.Ours, c.Theirs = ours[n].Entry, theirs[n].Entry
	}
	if c.Parting = min(c.Parting, c.known.Len(), c.arriving.Len()); c.Relation == Continues || c.Relation == Fork {
		c.amended(theirs[n:])
	}
}

// amended looks at each amendment that the arriving match has since the parting: one
// of a seat of this device was made with its secret, and not here.
func (c *comparison) amended(theirs []Step) {
	for _, s := range theirs {
		if a := s.Amendment; a != nil && a.Kind != Succeed && c.my(a.Seat) && a.then.heirs[a.Seat] == c.known.heirs[a.Seat] {
			c.once(Elsewhere, a.Seat, -1, false)
		}
	}
}

// HandedOn is how often a seat has been handed on.
func (s *seating) HandedOn(seat engine.Seat) int {
	if !s.match.header.ByLink || !s.match.seated(seat) {
		return 0
	}
	return len(s.formers[seat])
}

// Former is the name of the player whom a seat had before it was handed on last.
func (s *seating) Former(seat engine.Seat) string {
	if n := s.HandedOn(seat); n > 0 {
		return s.formers[seat][n-1].player.Name
	}
	return ""
}

// Settled is an amendment as people tell of it.
type Settled struct {
	Kind   AmendKind
	Change Change // made, proposed or answered
	Done   bool   // it is done
	By     string // who amended
	Player string // whose seat it is about; of Succeed: who had it before
}

// Settled tells the amendments; name makes a player's name of what they are called,
// which may be nothing.
func (am *amending) Settled(name func(string, engine.Seat) string) (list []Settled) {
	if !am.match.header.ByLink {
		return nil
	}
	players := am.match.founding().Players
	var proposed Change
	for _, a := range am.amendments {
		s := Settled{Kind: a.Kind, By: name(players[a.Seat].Name, a.Seat)}
		switch a.Kind {
		case Propose, Leave:
			proposed = a.Change
		}
		if s.Change = proposed; a.Kind == Succeed || a.Kind == Greet {
			s.Change = Change{Seat: a.Seat}
		}
		s.Player = name(players[s.Change.Seat].Name, s.Change.Seat)
		s.Done = a.Kind != Succeed && (a.seats || a.undone != nil)
		if a.Kind == Succeed {
			s.By = name(a.Name, a.Seat)
			players[a.Seat].Name = a.Name
		}
		list = append(list, s)
	}
	return list
}
