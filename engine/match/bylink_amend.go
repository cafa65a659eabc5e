package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Amendments are agreements of the players of a match by link outside the rules. A seat
// goes to a friend or a bot, by its player at once or by the agreement of all others.
// The last possession is undone by the agreement of all. Each amendment is made in a
// possession of its own seat, so it shows a token that nobody else has.
// docs/GUARANTEES.md lists the guarantees.

// ErrAmend is the answer to an amendment that may not be made now.
var ErrAmend = errors.New("match: no such amendment now")

// amending is the part of a match by link that holds its amendments.
type amending struct {
	match      *Match
	amendments []Amendment
	due        []Amendment // of a link, not reached yet
	proposal   *Proposal
	undone     int // choices
}

// Amendments lists the amendments of a match. They are not to be written to.
func (am *amending) Amendments() []Amendment {
	if !am.match.header.ByLink {
		return nil
	}
	return am.amendments
}

// latest is the newest amendment before choice number n of the log, or nil.
func (am *amending) latest(n int) *Amendment {
	for i := len(am.amendments) - 1; i >= 0; i-- {
		if a := &am.amendments[i]; a.after <= n {
			return a
		}
	}
	return nil
}

// Amended reports whether players have amended the match between choices number
// n-1 and n of the log.
func (am *amending) Amended(n int) bool {
	a := am.latest(n)
	return a != nil && a.after == n
}

// KindAt is the kind of player that a seat of a match by link had at choice number n
// of the log.
func (am *amending) KindAt(n int, seat engine.Seat) Kind {
	if a := am.latest(n); a != nil {
		return a.then.kinds[seat]
	}
	return am.match.founding().Players[seat].Kind
}

// Amendable reports whether players may amend the match at all: by the second
// protocol. Where hands are hidden, Redeal is the only change.
func (am *amending) Amendable() bool {
	return am.match.header.ByLink && am.match.begun && am.match.header.Protocol >= SecondProtocol
}

// Proposal is the change that waits for the agreement of others, or nil.
func (am *amending) Proposal() *Proposal {
	if !am.match.header.ByLink || am.proposal == nil {
		return nil
	}
	p := *am.proposal
	p.Agreed, p.Asked = slices.Clone(p.Agreed), am.asked()
	for _, a := range am.amendments {
		if a.Kind == Propose && a.Seat == p.By {
			p.Before++
		}
	}
	p.Before-- // this one
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

// MayChange reports whether a seat may make a change now, or propose it to the others.
func (m *Match) MayChange(by engine.Seat, c Change) bool {
	a := Amendment{Kind: Propose, Seat: by, Change: c}
	if c.Kind <= Deputize && by == c.Seat {
		a.Kind = Leave
	}
	return m.mayAmend(&a, false) == nil
}

// Agree agrees to the proposal, for a seat, and Refuse refuses it. The seat that it is
// about may refuse, too.
func (am *amending) Agree(seat engine.Seat) error {
	if err := am.match.advance(); err != nil { // what stands is audited before others let go of it
		return err
	}
	return am.amend(Amendment{Kind: Agree, Seat: seat})
}

func (am *amending) Refuse(seat engine.Seat) error {
	return am.amend(Amendment{Kind: Refuse, Seat: seat})
}

// Succeed takes a vacant seat of a match that has begun, with a secret of the new
// player.
func (am *amending) Succeed(seat engine.Seat, name string, secret dice.Token) error {
	a := Amendment{Kind: Succeed, Seat: seat, Name: name, Newest: am.commitment(seat, secret)}
	if am.Amendable() && am.match.hidden != nil && am.match.seated(seat) {
		a.Keys, a.Key = redealing{am.match.hidden}.heir(seat, secret)
	}
	if err := am.amend(a); err != nil {
		return err
	}
	if !am.match.header.Dice.Kind.Tokens() {
		return nil
	}
	am.match.vouches[seat] = Vouch{} // that of the player before
	err := am.match.Hold(seat, secret)
	am.match.altered[seat] = false
	if err != nil {
		return err
	}
	return am.match.advance()
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
	if err := am.apply(a, false); err != nil {
		return err
	}
	am.match.events = am.match.events[:0]
	if err := am.match.nature(); err != nil {
		return err
	}
	return am.match.advance()
}

// apply makes an amendment, one made here or one of a link.
func (am *amending) apply(a Amendment, ofLink bool) error {
	if err := am.mayAmend(&a, ofLink); err != nil {
		return err
	}
	if a.Kind == Succeed && am.match.hidden != nil && !ofLink {
		if err := (redealing{am.match.hidden}).inherit(a.Seat, a.Keys, a.Key); err != nil {
			return err
		}
	}
	a.after = len(am.match.log)
	if a.Kind != Succeed {
		am.beginPossession(a.Seat)
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
	a.then = am.match.possession
	am.amendments = append(am.amendments, a)
	if a.undone != nil {
		am.match.cut(a.after)
	}
	if a.redealt {
		am.match.hidden.anew.void(a.number)
	}
	am.match.listed, am.match.foreseen = false, nil
	return nil
}

// beginPossession has a seat take the match up. A partner knows the tokens of its side, so
// they prove nothing about a new player.
func (am *amending) beginPossession(seat engine.Seat) {
	fresh := am.match.fresh
	am.match.possession.begin(seat)
	for other := range fresh {
		if fresh[other] && (concealing{am.match.hidden}).allied(seat, engine.Seat(other)) {
			am.match.fresh[other] = true
		}
	}
}

// mayAmend reports the error in an amendment, or nil.
func (am *amending) mayAmend(a *Amendment, ofLink bool) error {
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
		fits = !open && a.Change.Kind <= Deputize && a.Change.Seat == a.Seat && am.mayChange(a.Change, ofLink) && am.match.persons() > 1
	case Propose:
		fits = !open && am.mayChange(a.Change, ofLink) && (a.Change.Kind == Rewind || a.Change.Seat != a.Seat)
	case Agree:
		fits = open && slices.Contains(am.asked(), a.Seat)
	case Refuse:
		fits = open && a.Seat != am.proposal.By
	case Greet:
		fits = !open && am.greeter() == a.Seat
	}
	if !fits || !am.mayRedeal(a) {
		return ErrAmend
	}
	if _, ok := am.match.chains[a.Seat].At(am.match.number[a.Seat] + 1); !ok && am.match.header.Dice.Kind.Tokens() {
		return ErrAway
	}
	return nil
}

// mayChange reports whether a change is possible. A link tells of keys that a seat has
// shown since, having refused to be handed on.
func (am *amending) mayChange(c Change, ofLink bool) bool {
	if am.match.hidden != nil {
		if c.Kind != Redeal || c.Bot != Person || !am.match.person(c.Seat) {
			return false
		}
		now := am.redealt(c.Seat)
		return c.Round == now || ofLink && c.Round > 0 && c.Round < now // levies of partners have no round
	}
	switch c.Kind {
	case Vacate:
		return am.match.person(c.Seat) && c.Bot == Person
	case Deputize:
		return am.match.person(c.Seat) && c.Bot.Bot()
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

// asked lists the seats that have yet to agree to the proposal: those of all people but
// the ones who have agreed, and the seat concerned. The match goes round from its
// holder.
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

// resolve makes a change that all have agreed to.
func (am *amending) resolve(a *Amendment) {
	if len(am.asked()) > 0 {
		return
	}
	c := am.proposal.Change
	am.proposal = nil
	am.change(a, c)
}

// change makes it.
func (am *amending) change(a *Amendment, c Change) {
	if c.Kind == Rewind {
		a.after = am.rewinds()
		a.undone = slices.Clone(am.match.log[a.after:])
		am.undone += len(a.undone)
		am.match.decided = false
		return
	}
	seat := c.Seat
	if c.Kind == Redeal {
		am.redeal(a, c)
	}
	am.match.formers[seat] = append(slices.Clone(am.match.formers[seat]), former{am.match.header.Players[seat], am.match.chains[seat], am.match.number[seat]})
	am.match.chains[seat], am.match.orders[seat] = dice.Chain{}, nil
	am.match.number[seat], am.match.fresh[seat] = 0, false
	am.match.setPlayer(seat, Player{Kind: Vacant})
	if c.Kind == Deputize {
		am.match.setPlayer(seat, Player{Name: am.match.formers[seat][len(am.match.formers[seat])-1].player.Name, Kind: c.Bot})
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
	am.match.setPlayer(a.Seat, Player{Name: a.Name, Kind: Person})
	a.seats = true
}

// rewinds is how many choices are left when the last possession is undone. Of a
// possession with an amendment in it, only the later part is undone. Nothing is undone
// from before a seat changed hands.
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

// greeter is the seat that has to take the match up before anything is rolled, since a new
// player has come to a seat. They did not know its token when they chose their secret, so
// nobody chooses dice. It is the seat to which the match goes next, or else the next
// person's; Nobody where all have been greeted. The things that a side hides follow from
// tokens too: there an enemy greets.
func (am *amending) greeter() engine.Seat {
	fresh := slices.Index(am.match.fresh[:], true)
	if fresh < 0 {
		return engine.Nobody
	}
	to, allied := engine.Seat(fresh), concealing{am.match.hidden}.allied
	if seat := am.match.nextSeat(); seat >= 0 && seat != to && !allied(seat, to) {
		return seat
	}
	n := engine.Seat(len(am.match.header.Players))
	for k := range n - 1 {
		if seat := (to + 1 + k) % n; am.match.person(seat) && !allied(seat, to) {
			return seat
		}
	}
	return engine.Nobody
}

// Greet shows the token that a new player waits for. It returns ErrAmend where none
// does.
func (am *amending) Greet(seat engine.Seat) error {
	return am.amend(Amendment{Kind: Greet, Seat: seat})
}

// nextToAmend is the seat that must do something before the match goes on by the rules:
// agree, or greet; false where there is none. Nobody: a seat waits for a player.
func (am *amending) nextToAmend() (engine.Seat, bool) {
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

// Vacant is the seat that waits for a player before the match can go on, or Nobody. It
// waits in everybody's turn: else a claim would cross with choices.
func (am *amending) Vacant() engine.Seat {
	if !am.match.header.ByLink || !am.match.begun || len(am.amendments) == 0 {
		return engine.Nobody
	}
	if seat := slices.IndexFunc(am.match.header.Players, func(p Player) bool { return p.Kind == Vacant }); seat >= 0 {
		return engine.Seat(seat)
	}
	return engine.Nobody
}

// AwaitsAmendment reports whether the match waits for an amendment: nothing is played until
// then.
func (am *amending) AwaitsAmendment() bool {
	if !am.match.header.ByLink || !am.match.begun {
		return false
	}
	_, waits := am.nextToAmend()
	return waits
}

// applyDue makes the amendments of a link whose place has come, and reports whether
// it has made any.
func (am *amending) applyDue() (made bool, err error) {
	for ; am.match.begun && len(am.due) > 0 && am.due[0].Place == len(am.match.log)+am.undone; made = true {
		a := am.due[0]
		am.due = am.due[1:]
		if err := am.apply(a, true); err != nil {
			return made, err
		}
	}
	return made, nil
}

// SetAmendments takes the amendments of a link, before the match begins: each is
// made when its place comes.
func (am *amending) SetAmendments(list []Amendment) error {
	h := am.match.hidden
	if !am.match.header.ByLink || am.match.begun || am.match.header.Protocol < SecondProtocol || len(list) > MaxAmendments {
		return ErrAmend
	}
	am.due = slices.Clone(list)
	if h != nil && len(list) > 0 {
		redealing{h}.allowAnew()
	}
	return nil
}

// Due is how many amendments of a link have yet to come to their place.
func (am *amending) Due() int {
	if !am.match.header.ByLink {
		return 0
	}
	return len(am.due)
}
