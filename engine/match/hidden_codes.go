package match

import (
	"errors"
	"fmt"
	"slices"

	"bretwalda/engine"
)

// snapshot is a match as it was.
type snapshot struct {
	match  Match
	hidden hidden
}

func (d *choiceCodes) snapshot() *snapshot {
	m, h := d.match, d.match.hidden
	s := &snapshot{*m, *h}
	s.match.log, s.match.snapshots, s.match.listed = slices.Clone(m.log), slices.Clone(m.snapshots), false
	s.match.told, s.match.ends, s.match.recent = slices.Clone(m.told), slices.Clone(m.ends), recalled{}
	s.match.state = m.state.Clone()
	s.hidden.codes, s.hidden.rounds = slices.Clone(h.codes), slices.Clone(h.rounds)
	for i := range s.hidden.rounds {
		r := &s.hidden.rounds[i]
		r.passes, r.deck = slices.Clone(r.passes), slices.Clone(r.deck)
	}
	s.hidden.concealed = h.concealed.clone()
	return s
}

func (d *choiceCodes) restore(s *snapshot) {
	m, h := d.match, d.match.hidden
	*m, *h = s.match, s.hidden
}

// again repeats all choices from a number on, with a guess that has changed. It
// returns false where one of them is impossible; then the match can only be restored.
func (d *choiceCodes) again(from int) (fits bool, err error) {
	steps := d.since(from)
	d.match.cut(from)
	var cheat *CheatError
	if err = d.follow(steps); errors.As(err, &cheat) {
		return false, nil
	}
	return err == nil, err
}

// choiceCodes is the part of a match that gives its choices as everybody knows them.
type choiceCodes struct{ match *Match }

// code is a choice as everybody knows it: number n of so many. Drawn: it is one
// of Nature's that only a link can tell.
type code struct {
	n, of uint16
	drawn bool
}

// Codes is how many codes the choice of the open decision may have in a link.
// Where hands are not hidden, or the round is open, the code is the rank.
func (d *choiceCodes) Codes() int {
	if d.match.hidden == nil {
		return len(d.match.Legal())
	}
	return d.match.hidden.kind.codeCount()
}

// coded reports whether the code of the open decision need not be its rank.
func (d *choiceCodes) coded() bool { return d.match.hidden != nil && d.match.hidden.kind.coded() }

// Code is what a link holds of a choice of the log: number n of so many.
func (d *choiceCodes) Code(number int) (n, of int) {
	if d.match.hidden != nil && d.match.hidden.kind.byCode(number) {
		c := d.match.hidden.codes[number]
		return int(c.n), int(c.of)
	}
	e := d.match.log[number]
	return int(e.Rank), int(e.Len)
}

// Drawn reports whether choice number n of the log is one of Nature's that only a link
// can tell: all see the counter drawn, but they may not know the cup.
func (d *choiceCodes) Drawn(n int) bool {
	return d.match.hidden != nil && d.match.hidden.codes[n].drawn
}

// Stored reports whether a link holds choice number n of the log: every choice of a
// player. Of Nature's it holds what a person rolled or only one side's device could
// draw.
func (d *choiceCodes) Stored(n int) bool {
	e := d.match.log[n]
	return e.Seat != engine.Nature || d.match.header.entered(n) && !e.Forced() || d.Drawn(n)
}

// DoCode makes the choice of that code, as Do does that of a rank. Where it does
// not fit what this device has guessed, the cards are dealt anew. A *CheatError
// names a seat that plays a card which it cannot have.
func (d *choiceCodes) DoCode(n int) error {
	if !d.coded() {
		_, err := d.match.Do(n)
		return err
	}
	holder, err := d.match.holderFor(d.match.Turn().Seat)
	if err != nil {
		return err
	}
	return d.continueWith(codedChoice{n, holder, false})
}

// DoCodeFor is DoCode for a seat that has left its decision to its orders.
func (d *choiceCodes) DoCodeFor(n int) error {
	if !d.coded() {
		_, err := d.match.DoFor(n)
		return err
	}
	if d.match.hidden.kind.secret() && !d.match.hidden.kind.opened() {
		return ErrOrders // nobody else can know what the seat holds
	}
	return d.continueWith(codedChoice{n, d.match.holder, d.match.MayObey()})
}

func (d *choiceCodes) continueWith(s codedChoice) error {
	d.match.events = d.match.events[:0]
	if err := d.follow([]codedChoice{s}); err != nil {
		return err
	}
	return d.match.nature()
}

// codedChoice is a choice to be made once more: its code, in whose possession, and
// whether by orders.
type codedChoice struct {
	n      int
	holder engine.Seat
	orders bool
}

// since lists all choices from a number on.
func (d *choiceCodes) since(number int) []codedChoice {
	var steps []codedChoice
	for i := number; i < len(d.match.log); i++ {
		steps = append(steps, codedChoice{int(d.match.hidden.codes[i].n), d.match.log[i].Holder, d.match.log[i].Orders})
	}
	return steps
}

// mostDeals is how often the cards of a round are dealt anew before a device
// gives up. Nearly always a few times are enough.
const mostDeals = 4000

// follow makes choices by their codes. At one that does not fit the guess the
// round is dealt anew and begun again.
func (d *choiceCodes) follow(steps []codedChoice) error {
	for deals := 0; len(steps) > 0; {
		rank, err := d.match.hidden.kind.fitting(steps[0])
		if err != nil {
			return err
		}
		if rank >= 0 {
			if err := d.match.playRank(rank, steps[0].holder, steps[0].orders); err != nil {
				return err
			}
			steps = steps[1:]
			if len(d.match.amendments) > 0 {
				d.match.findPossession() // amendments are no choices
			}
			continue
		}
		if deals++; deals > mostDeals {
			return fmt.Errorf("%w: no deal fits", ErrRules)
		}
		from, err := d.match.hidden.kind.guessOther(steps[0], deals)
		if err != nil {
			return err
		}
		steps = append(d.since(from), steps...)
		d.match.cut(from)
	}
	return nil
}
