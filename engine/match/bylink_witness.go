package match

import (
	"slices"

	"bretwalda/engine"
)

// Voucher tells how much a seat is known to have vouched for: its proof was left
// before its token was shown.
type Voucher struct {
	Seat    engine.Seat `json:"seat"`
	Choices int         `json:"choices"`          // how many
	Rounds  []Cover     `json:"rounds,omitempty"` // of the cards of each round, from the first
}

// Witness is a device's memory of the others' vouchers. It may accuse them only of
// these: everything else may have been altered on the way.
type Witness []Voucher

// Learn adds the vouchers that a device has found.
func (w Witness) Learn(more []Voucher) Witness {
	w = slices.Clone(w)
	for _, v := range more {
		i := slices.IndexFunc(w, func(o Voucher) bool { return o.Seat == v.Seat })
		if i < 0 {
			w = append(w, v)
			continue
		}
		was := &w[i]
		was.Choices = max(was.Choices, v.Choices)
		rounds := slices.Clone(v.Rounds)
		for r, c := range was.Rounds {
			if r >= len(rounds) {
				rounds = append(rounds, c)
			}
			rounds[r] = Cover{max(rounds[r].Acts, c.Acts), max(rounds[r].Passed, c.Passed)}
		}
		was.Rounds = rounds
	}
	return w
}

// Cut returns the part that remains for a history of the match that parts from the
// known one after some choices.
func (w Witness) Cut(choices int) Witness {
	var left Witness
	for _, v := range w {
		left = append(left, Voucher{Seat: v.Seat, Choices: min(v.Choices, choices)})
	}
	return left
}

// SetWitness gives a match its device's memory.
func (ps *proofs) SetWitness(w Witness) { ps.witness = w }

// voucher is the known voucher of a seat.
func (ps *proofs) voucher(seat engine.Seat) (v Voucher) {
	for _, o := range ps.witness {
		if o.Seat == seat {
			return o
		}
	}
	return v
}

func (ps *proofs) vouchedChoice(seat engine.Seat, number int) bool {
	return number < ps.voucher(seat).Choices
}

func (ps *proofs) vouchedAct(seat engine.Seat, round, act int) bool {
	v := ps.voucher(seat)
	return round < len(v.Rounds) && act < v.Rounds[round].Acts
}

func (ps *proofs) vouchedPassed(seat engine.Seat, round, told int) bool {
	v := ps.voucher(seat)
	return round < len(v.Rounds) && told < v.Rounds[round].Passed
}

// vouches looks at the proofs: those of this device's seats in the arriving match, and
// those in the known one of seats that have since shown their token.
func (c *comparison) vouches() {
	if !c.known.header.Vouches() {
		return
	}
	for i := range c.known.header.Players {
		seat := engine.Seat(i)
		if bound(c.known, c.arriving, seat) != one || c.known.heirs[seat] != c.arriving.heirs[seat] || c.known.HandedOn(seat) != c.arriving.HandedOn(seat) {
			continue // told by commitments, or another player's, or nobody's since its player has left
		}
		if c.my(seat) {
			token, ok := c.known.chains[seat].At(c.arriving.number[seat] + 1)
			if ok && !c.arriving.proves(seat, token) {
				c.doubt(Altered, seat, -1, true)
			}
			continue
		}
		token, ok := c.arriving.chains[seat].At(c.known.number[seat] + 1)
		switch {
		case !ok:
		case c.known.proves(seat, token):
			c.Vouched = append(c.Vouched, c.known.vouched(seat))
		default:
			c.doubt(Unvouched, seat, -1, true)
		}
	}
}

// vouched is the part that the proof of a seat covers.
func (ps *proofs) vouched(seat engine.Seat) Voucher {
	v := ps.vouches[seat]
	w := Voucher{Seat: seat, Choices: v.Choices}
	if len(v.Rounds) > 0 {
		w.Rounds = append(make([]Cover, ps.match.hidden.shown[seat]), v.Rounds...)
	}
	return w
}
