package match

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// A guess is one that can be drawn: what was turned up stays, of the rest as much
// as can. More than there is nobody can turn up.
func TestAGuessCanBeDrawn(t *testing.T) {
	cup := []engine.Choice{{What: 0}, {What: 0}, {What: 1}, {What: 2}, {What: 2}}
	guess := func(kind int8) counter { return counter{kind: kind} }
	known := func(kind int8) counter { return counter{kind: kind, seen: true} }
	for _, row := range []struct {
		name          string
		drawn, shown  []counter
		want          []int8 // nil: cannot be
		drawnUpToHere int
	}{
		{"as guessed", []counter{guess(2), guess(1), guess(0)}, nil, []int8{2, 1, 0}, 3},
		{"one too many is guessed", []counter{guess(1), guess(1)}, nil, []int8{1, 0}, 2},
		{"a counter turned up stays", []counter{guess(1), known(1)}, nil, []int8{0, 1}, 2},
		{"a counter drawn by an event is gone", []counter{guess(2), guess(2), guess(2)}, []counter{known(2)}, []int8{2, 0, 0}, 3},
		{"a counter not drawn yet does not count", []counter{guess(1), known(1)}, nil, []int8{1}, 1},
		{"turned up twice", []counter{known(1), known(1)}, nil, nil, 2},
		{"turned up and drawn by an event", []counter{known(1)}, []counter{known(1)}, nil, 1},
	} {
		s := concealment{counters: row.drawn, drawn: row.drawnUpToHere, exposed: row.shown}
		if fits := s.fit(cup); fits != (row.want != nil) {
			t.Errorf("%s: fits %t", row.name, fits)
			continue
		}
		var kinds []int8
		for _, l := range s.counters[:s.drawn] {
			kinds = append(kinds, l.kind)
		}
		if row.want != nil && !slices.Equal(kinds, row.want) {
			t.Errorf("%s: %v", row.name, kinds)
		}
	}
}
