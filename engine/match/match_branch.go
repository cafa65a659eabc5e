package match

import (
	"errors"
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A branch is another course of a match, played to see what would come of it. It is a
// match of its own. The rolls it shares with its match are part of its links, as those
// entered by hand are; its own come from another source.

// Parting is how many choices a branch shares with its match, 0 of any other match.
func (h Header) Parting() int { return max(h.Branch-1, 0) }

// NewBranch begins a branch that has none of the choices yet that it shares with its
// match: Do makes them, rolls too.
func NewBranch(g engine.Game, setup engine.Setup, players []Player, source dice.Source, parting int) (*Match, error) {
	if parting < 0 || parting > MaxChoices {
		return nil, fmt.Errorf("%w: a branch after %d choices", ErrRank, parting)
	}
	if err := checkSetup(g, setup, players, false, oldName); err != nil {
		return nil, err
	}
	return begin(g, Header{Setup: setup, Players: slices.Clone(players), Dice: source, Branch: parting + 1})
}

// Redealer is a State that deals its past anew.
type Redealer interface {
	engine.State
	// Redeal goes from this position through choices that a seat cannot tell from those
	// of the log, with what it does not know dealt anew; none where it finds none.
	Redeal(log []engine.Choice, seat engine.Seat, draw func(n int) int) []engine.Choice
}

// ErrUndealt is the answer to a branch that would have to know what a seat may not.
var ErrUndealt = errors.New("match: what a seat does not know cannot be dealt anew")

// Branch is a branch of a match that parts from it after some choices, with players of
// other kinds and dice from a seed. The match stays as it is. A branch knows what a seat
// knows, and what that does not is dealt anew; with Nobody it knows all.
func Branch(m *Match, parting int, knows engine.Seat, kinds []Kind, seed uint64) (*Match, error) {
	h, err := m.Header()
	if err != nil {
		return nil, err
	}
	players := slices.Clone(h.Players)
	for seat := range players {
		if seat < len(kinds) {
			players[seat].Kind = kinds[seat]
		}
	}
	parting = min(parting, len(m.log))
	b, err := NewBranch(m.game, h.Setup, players, dice.Source{Seed: seed}, parting)
	if err != nil {
		return nil, err
	}
	past := make([]engine.Choice, 0, parting)
	for _, e := range m.log[:parting] {
		past = append(past, e.Choice)
	}
	if first, deals := b.state.(Redealer); deals && knows >= 0 {
		n := 0
		if past = first.Redeal(past, knows, func(of int) int { n++; return dice.Draw(seed, n, of) }); len(past) < parting {
			return nil, ErrUndealt
		}
	}
	for b.Len() < parting {
		if _, err := b.Play(past[b.Len()]); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// entered reports whether roll number n of the log is chosen, not drawn: people roll
// their own dice, or the branch has not parted yet from its match.
func (h *Header) entered(n int) bool {
	return h.Dice.Kind == dice.ByHand || n < h.Branch-1
}
