package match

import (
	"slices"

	"bretwalda/engine"
)

// Amendments where hands are protected: a seat goes to a new player, and what its lost
// key protects is dealt anew.

// Redeals is the change by which a seat goes to a new player where its hands are
// protected.
func (am *amending) Redeals(seat engine.Seat) Change {
	return Change{Kind: Redeal, Seat: seat, Round: am.redealt(seat)}
}

// Deals reports whether a change deals a round anew, or has a side raise its levies
// anew: after the last round, or between two levies, nothing is left to deal.
func (am *amending) Deals(c Change) bool {
	h := am.match.hidden
	if h == nil || c.Kind != Redeal {
		return false
	}
	if g, ok := am.match.state.(HiddenCards); ok {
		return c.Round <= g.Rounds()
	}
	return h.anew.from(c.Seat, c.Round) < len(am.match.log)
}

// redealt is the round from which the match is dealt anew without the key of a seat.
func (am *amending) redealt(seat engine.Seat) int {
	return am.match.hidden.anew.round(seat, len(am.match.formers[seat]))
}

// mayRedeal reports whether nothing is in the way of dealing a round anew, where an
// amendment is the last to agree to that: what stands must have been audited.
func (am *amending) mayRedeal(a *Amendment) bool {
	p := am.proposal
	if a.Kind != Agree || p.Change.Kind != Redeal || len(am.asked()) > 1 {
		return true
	}
	h := am.match.hidden
	return p.Change == am.Redeals(p.Change.Seat) && h.anew.may(p.Change.Seat, h.anew.number(p.Change.Round))
}

// redeal takes the match back to the deal of a round, or to where a levy began.
func (am *amending) redeal(a *Amendment, c Change) {
	h := redealing{am.match.hidden}
	a.redealt, a.number = true, h.anew.number(c.Round)
	h.lose(c.Seat, len(am.match.formers[c.Seat]), a.number)
	am.match.vouches[c.Seat] = Vouch{}
	if from := h.anew.from(c.Seat, a.number); from < len(am.match.log) {
		a.after = from
		a.undone, a.codes = slices.Clone(am.match.log[from:]), slices.Clone(h.codes[from:])
		am.undone += len(a.undone)
	}
	am.match.decided = false
}
