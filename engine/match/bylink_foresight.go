package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// The dice that the holder must not foresee fall in another player's possession. Any
// would do; the one who will be asked next does best, since the match then goes on
// where it is. All devices have to find the same, for ever: all that is used here is
// part of the link format.

// farthest is how many choices are foreseen.
const farthest = 512

// next is the player other than the holder who will presumably be asked first.
func (p *possessions) next() engine.Seat {
	if p.foreseen == nil {
		seat := p.foresee()
		p.foreseen = &seat
	}
	return *p.foreseen
}

// foresee plays on with imaginary dice, as if all players had given the usual orders
// and passed everything else. With hidden hands each device has guesses of its own, so
// it does not play.
func (p *possessions) foresee() engine.Seat {
	if !p.match.header.HiddenHands {
		return p.playOn()
	}
	if q, ok := p.match.state.(engine.Sequenced); ok {
		for _, seat := range q.Upcoming() {
			if p.others(seat) {
				return seat
			}
		}
		return p.nextPerson()
	}
	if seat := p.opposite(); seat >= 0 {
		return seat
	}
	return p.nextPerson()
}

// others reports whether a person other than the holder has a seat.
func (p *possessions) others(seat engine.Seat) bool {
	return seat != p.holder && p.match.person(seat)
}

// playOn is who is asked first where the match is played on.
func (p *possessions) playOn() engine.Seat {
	orders := engine.UsualOrders(p.match.game.Lexicon(), true)
	state := p.match.state.Clone()
	var legal []engine.Choice
	for n := 0; n < farthest && !state.Turn().Over(); n++ {
		turn := state.Turn()
		c, ordered := engine.Choice{}, false
		if turn.Seat >= 0 {
			c, ordered = answer(state, orders)
		}
		if !ordered {
			if p.others(turn.Seat) {
				return turn.Seat
			}
			legal = state.Legal(legal[:0])
			c = legal[len(legal)-1]
			if turn.Seat == engine.Nature {
				c = legal[dice.Draw(0, n, len(legal))]
			}
		}
		if _, err := state.Play(c); err != nil {
			break
		}
	}
	return p.nextPerson()
}

// opposite is the player, other than the holder, of the side on the other end of the
// dice due, or else of the side they are rolled for.
func (p *possessions) opposite() engine.Seat {
	turn := p.match.state.Turn()
	for _, side := range [...]int8{turn.Other, turn.Side} {
		if side == engine.None {
			continue
		}
		for _, score := range p.match.state.Standing() {
			if score.Side == side && p.others(score.Seat) {
				return score.Seat
			}
		}
	}
	return engine.Nobody
}
