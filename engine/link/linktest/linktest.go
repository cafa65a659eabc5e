// Package linktest makes links for tests.
package linktest

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// After is the link of a match of Britannia in which so many choices were made by
// chance, fewer where it ends before. Without players all are people without names.
func After(t testing.TB, players []match.Player, seed uint64, choices int) string {
	t.Helper()
	g := britannia.Revised()
	m, err := match.New(g, engine.DefaultSetup(g), players, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < choices && !m.Turn().Over(); i++ {
		if _, err := m.Do(dice.Draw(seed, i, len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
