// Package fords is a small game that has every method of the contract of package
// engine: see docs/ADD_A_GAME.md. Two sides name a number each, in secret, and then
// take turns: Nature rolls, and the side takes a ford, or the other side does if it
// named that number. When one ford is left, who holds most has won.
package fords

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"bretwalda/engine"
)

// What is asked; the verb of the answer and its event have the same number.
const askNumber, askRoll, askFord = 0, 1, 2

var lexicon = engine.Lexicon{
	Asks:     []string{"number", "roll", "ford"},
	Verbs:    []string{"number", "roll", "ford"},
	Events:   []string{"number", "roll", "ford"},
	Whats:    []string{"guard"},
	Sides:    []string{"Mercia", "Wessex"},
	Places:   []string{"Cricklade", "Lechlade", "Radcot", "Oxford", "Wallingford", "Reading", "Staines"},
	Policies: []engine.Policy{{ID: "ford", Values: []string{"ask", "first", "last"}}},
}

type game struct{}

// Game is the game of the fords.
func Game() engine.Game                   { return game{} }
func (game) ID() string                   { return "fords" }
func (game) Revision() int                { return 1 }
func (game) Lexicon() *engine.Lexicon     { return &lexicon }
func (game) Options() []engine.Option     { return []engine.Option{{ID: "d", Values: []string{"6", "4"}}} }
func (game) Scenarios() []engine.Scenario { return []engine.Scenario{{ID: "thames", Seats: []int{2}}} }

func (g game) New(s engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, s); err != nil {
		return nil, err
	}
	return &State{position{Faces: 6 - 2*int8(s.Options[0])}}, nil
}

func (game) Parse(b []byte) (engine.State, error) {
	t := &State{position{Faces: 6}}
	if json.Unmarshal(b, &t.position) != nil || t.Faces != 4 && t.Faces != 6 || t.Mover&^1 != 0 || t.Rolled < 0 || t.Rolled > t.Faces ||
		slices.Max(t.Fords[:]) > 2 || slices.Min(t.Numbers[:]) < -1 || slices.Max(t.Numbers[:]) > t.Faces {
		return nil, errors.New("fords: no such position")
	}
	return t, nil
}

// State is a position.
type State struct{ position }
type position struct {
	Fords                [7]byte // 0: free; else one more than the side that holds it
	Numbers              [2]int8 // 0: none yet; -1: hidden in a view
	Faces, Rolled, Mover int8    // Rolled: 0 until Nature has
}

func (t *State) Turn() engine.Turn {
	turn := engine.Turn{Seat: engine.Seat(t.Mover), Kind: askFord, Side: t.Mover, Other: 1 - t.Mover, Place: engine.None, Roller: engine.Seat(t.Mover)}
	switch {
	case bytes.Count(t.Fords[:], []byte{0}) < 2:
		turn.Seat = engine.Nobody
	case t.Numbers[t.Mover] == 0:
		turn.Kind = askNumber
	case t.Rolled == 0:
		turn.Kind, turn.Seat = askRoll, engine.Nature
	}
	return turn
}

func (t *State) Legal(buf []engine.Choice) []engine.Choice {
	turn := t.Turn()
	c := engine.Do(turn.Kind)
	for c.Count = 1; c.Count <= t.Faces && turn.Kind != askFord; c.Count++ {
		buf = append(buf, c)
	}
	for i, f := range t.Fords {
		if c.To, c.Count = int8(i), 0; f == 0 && turn.Kind == askFord && !turn.Over() {
			buf = append(buf, c)
		}
	}
	return buf
}

func (t *State) Play(c engine.Choice) ([]engine.Event, error) {
	if !slices.Contains(t.Legal(nil), c) {
		return nil, &engine.IllegalError{Choice: c, Rule: "list"}
	}
	e := engine.Told(c.Verb)
	e.Side, e.To, e.Count, t.Rolled = t.Mover, c.To, int16(c.Count), 0
	switch c.Verb {
	case askNumber:
		t.Numbers[t.Mover], e.Count = c.Count, 0 // which nobody is told
	case askRoll:
		t.Rolled = c.Count
	case askFord:
		t.Fords[c.To] = byte(t.Mover) + 1
	}
	if c.Verb != askRoll || c.Count == t.Numbers[1-t.Mover] {
		t.Mover = 1 - t.Mover
	}
	return []engine.Event{e}, nil
}

// Answer takes the first or the last ford for a player who is away.
func (t *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	turn, list, way := t.Turn(), t.Legal(nil), engine.Settled(orders, 0, t.Mover)
	if turn.Over() || turn.Kind != askFord || way == 0 {
		return engine.Choice{}, false
	}
	return list[int(way-1)*(len(list)-1)], true
}

func (t *State) View(seat engine.Seat) engine.State {
	v := *t
	for i, n := range t.Numbers {
		if engine.Seat(i) != seat && n != 0 {
			v.Numbers[i] = -1
		}
	}
	return &v
}

func (t *State) Round() int                   { return 8 - bytes.Count(t.Fords[:], []byte{0}) } // each takes a ford
func (t *State) Clone() engine.State          { c := *t; return &c }
func (t *State) MarshalJSON() ([]byte, error) { return json.Marshal(t.position) }

func (t *State) Pieces(buf []engine.Piece) []engine.Piece {
	for i, f := range t.Fords {
		if f > 0 {
			buf = append(buf, engine.Piece{Side: int8(f) - 1, Place: int8(i), Count: 1})
		}
	}
	return buf
}

func (t *State) Standing() []engine.Score {
	points := []int{bytes.Count(t.Fords[:], []byte{1}), bytes.Count(t.Fords[:], []byte{2})}
	scores := make([]engine.Score, 4) // both seats, then both sides
	for i, p := range points {
		scores[i] = engine.Score{Seat: engine.Seat(i), Side: engine.None, Points: p, Won: t.Turn().Over() && p == slices.Max(points)}
		scores[i+2] = engine.Score{Seat: engine.Seat(i), Side: int8(i), Points: p}
	}
	return scores
}
