package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A changed program can do these with its seats' secrets.

// HoldDice takes the secret of a seat for its dice alone: the device knows its seat's
// decisions, and not its hidden counters.
func (m *Match) HoldDice(seat engine.Seat, secret dice.Token) bool {
	return m.chains[seat].Hold(secret)
}

// ShowKey shows keys of a seat up to a number, in any moment.
func (m *Match) ShowKey(seat engine.Seat, n int, secret dice.Token) {
	m.hidden.keyChains[seat] = dice.Forge(m.header.Dice.Seed, int(seat)+keySeat, keySecret(secret))
	m.hidden.shown[seat] = n
}

// KeepKey takes back the last key that a seat has shown.
func (m *Match) KeepKey(seat engine.Seat) { m.hidden.shown[seat]-- }

// Partner is the part of a link for a seat, to be written to.
func (m *Match) Partner(seat engine.Seat) *Partner { return &m.hidden.concealed.partners[seat] }

// Tokens lists the tokens that the dice of choice number n of the log came from, by seat. Each
// is its number in its chain, or -1 for a seat without one.
func (p *possessions) Tokens(n int) []int {
	if !p.match.header.ByLink || n < 0 || n >= len(p.match.log) {
		return nil
	}
	return p.numbers(p.possessionAt(n + 1))
}
