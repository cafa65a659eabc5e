package match

import (
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

// Branch is a branch of a match that parts from it after some choices, with players of
// other kinds and dice from a seed. The match stays as it is.
func Branch(m *Match, parting int, kinds []Kind, seed uint64) (*Match, error) {
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
	for b.Len() < parting {
		if _, err := b.find(m.log[b.Len()].Choice); err != nil {
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
