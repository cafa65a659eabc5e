package games_test

import (
	"testing"

	"bretwalda/engine/games"
	"bretwalda/engine/internal/fords"
	"bretwalda/engine/internal/tabletest"
)

// Every game keeps the contract of package engine.
func TestContract(t *testing.T) {
	for _, g := range append(games.Shelf(), fords.Game()) {
		t.Run(g.ID(), func(t *testing.T) { tabletest.Contract(t, g, 30) })
	}
}
