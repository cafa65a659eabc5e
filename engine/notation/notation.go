// Package notation reads positions as the rulebooks write them: JSON in the words of
// the game.
package notation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"bretwalda/engine"
)

// Reader turns words into numbers and remembers the first thing that is wrong.
type Reader struct {
	game string // begins each error
	Err  error
}

// Position reads text into v, a pointer, refuses fields that v does not have, and has
// build make a position of it. A position on which the rules panic is an error, too.
func Position(game string, text []byte, v any, build func(Reader) (engine.State, error)) (state engine.State, err error) {
	defer func() {
		if recover() != nil {
			state, err = nil, fmt.Errorf("%s: the position contradicts itself", game)
		}
	}()
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return nil, fmt.Errorf("%s: %w", game, err)
	}
	return build(Reader{game: game})
}

// Fail records an error.
func (r *Reader) Fail(format string, args ...any) {
	if r.Err == nil {
		r.Err = fmt.Errorf(r.game+": "+format, args...)
	}
}

// Find is the index of a name in a list; a missing one is an error, and 0.
func (r *Reader) Find(list []string, name, of string) int8 {
	i := slices.Index(list, name)
	if i < 0 {
		r.Fail("unknown %s %q", of, name)
		return 0
	}
	return int8(i)
}

// Within checks that a number is between two others.
func (r *Reader) Within(v, low, high int, what string) {
	if v < low || v > high {
		r.Fail("%s %d is not between %d and %d", what, v, low, high)
	}
}
