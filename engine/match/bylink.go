package match

import (
	"errors"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A match by link: distant players claim seats, and the match goes from one to the
// next. The player who decides takes possession of it, until another does. At the
// beginning of each possession the seat shows the next token of its chain. The rolls of
// the possession come from it and from the newest tokens of the others.

var (
	ErrTaken  = errors.New("match: the seat is taken")
	ErrVacant = errors.New("match: seats are vacant")
	ErrSecret = errors.New("match: not the secret of the seat")
	ErrAway   = errors.New("match: the seat plays on another device")
)

// claims is the part of a match by link that ends when it begins: players claim
// seats.
type claims struct {
	match   *Match
	begun   bool
	claimed [engine.MaxSeats]bool
}

// possessions is the part that knows who has the match, and who has it next.
type possessions struct {
	match *Match
	possession
	chains   [engine.MaxSeats]dice.Chain
	bots     int          // see BotRevision
	foreseen *engine.Seat // see next; nil: not looked for since the last choice
}

// possession tells which seat has the match, and how often every seat has had it.
type possession struct {
	holder  engine.Seat
	number  [engine.MaxSeats]int
	decided bool // the possessor has made a choice in it, and by the second protocol not the only one
	first   bool // by the first protocol

	// Set by amendments.
	kinds [engine.MaxSeats]Kind // who plays each seat
	heirs [engine.MaxSeats]int  // how many players the seat has had before
	fresh [engine.MaxSeats]bool // a player has come to the seat, and nobody else has had the match since
}

// pass goes on to the possession in which an entry was made.
func (t *possession) pass(e Entry) {
	if e.Holder != t.holder {
		t.holder, t.decided = e.Holder, false
		t.number[e.Holder]++
	}
	if e.Holder >= 0 {
		t.met(e.Holder)
	}
	if e.Seat == e.Holder && !e.Orders && (t.first || !e.Forced()) {
		t.decided = true
	}
}

// ByLink reports whether the match is one by link.
func (m *Match) ByLink() bool { return m.header.ByLink }

// Holder is the seat that has a match by link since its last choice; Nobody
// before Begin and in other matches.
func (p *possessions) Holder() engine.Seat {
	if !p.match.header.ByLink {
		return engine.Nobody
	}
	return p.holder
}

// Awaits is the seat on whose device the match goes on: the one that decides or enters
// dice, or the one that has to roll sealed dice. Before the beginning it is the host.
// It is Nobody when the game is over or another device has a part.
func (p *possessions) Awaits() engine.Seat {
	turn := p.match.Turn()
	switch {
	case !p.match.header.ByLink || turn.Over():
		return engine.Nobody
	case !p.match.begun:
		return p.match.header.Host
	}
	if seat, waits := p.match.nextToAmend(); waits {
		return seat
	}
	switch {
	case turn.Seat == engine.Nature:
		turn.Seat = p.roller()
		if !p.match.exposes() {
			return turn.Seat
		}
	case !p.match.person(turn.Seat):
		return p.holdingPerson()
	}
	if other := p.match.waitingFor(turn.Seat); other != engine.Nobody {
		return other
	}
	return turn.Seat
}

// findPossession derives the possession from the log.
func (p *possessions) findPossession() {
	if p.match.header.ByLink {
		p.possession, p.foreseen = p.possessionAt(len(p.match.log)), nil
	}
}

// possessionAt is the possession in which the first n choices of the log have ended.
func (p *possessions) possessionAt(n int) possession {
	if !p.match.begun {
		return possession{holder: engine.Nobody}
	}
	t, from := p.firstPossession(), 0
	if a := p.match.latest(n); a != nil {
		t, from = a.then, a.after
	}
	for _, e := range p.match.log[from:n] {
		t.pass(e)
	}
	return t
}

// firstPossession is the possession with which a match begins.
func (p *possessions) firstPossession() possession {
	t := possession{holder: p.match.header.Host, first: p.match.header.Protocol == FirstProtocol}
	t.number[t.holder] = 1
	for seat, p := range p.match.founding().Players {
		t.kinds[seat] = p.Kind
	}
	return t
}

// holderFor is the seat in whose possession a choice of the seat that decides is made,
// or an error where that seat plays elsewhere.
func (p *possessions) holderFor(seat engine.Seat) (engine.Seat, error) {
	switch {
	case !p.match.header.ByLink:
		return engine.Nobody, nil
	case !p.match.begun:
		return engine.Nobody, ErrVacant
	case p.match.AwaitsAmendment():
		return engine.Nobody, ErrAway
	case seat == engine.Nature:
		seat = p.roller()
	case !p.match.person(seat):
		seat = p.holdingPerson()
	}
	if seat == p.holder || !p.match.header.Dice.Kind.Tokens() {
		return seat, nil
	}
	if _, ok := p.chains[seat].At(p.number[seat] + 1); !ok {
		return engine.Nobody, ErrAway
	}
	return seat, nil
}

// begin has a seat take the match up, and show its next token.
func (t *possession) begin(seat engine.Seat) {
	t.holder, t.decided = seat, false
	t.number[seat]++
	t.met(seat)
}

// met records that a seat has had the match since others have come to theirs.
func (t *possession) met(seat engine.Seat) {
	for other := range t.fresh {
		if engine.Seat(other) != seat {
			t.fresh[other] = false
		}
	}
}

// nextSeat is the seat to which the match goes next, by the rules, or Nobody.
func (p *possessions) nextSeat() engine.Seat {
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

// holdingPerson is the person on whose device the match lies: the possessor, or the next
// person where that seat has been handed on.
func (p *possessions) holdingPerson() engine.Seat {
	n := engine.Seat(len(p.match.header.Players))
	for k := range n {
		if seat := (p.holder + k) % n; p.match.person(seat) {
			return seat
		}
	}
	return p.holder
}
