// Package fords is a small game that has every method of the contract of package
// engine: see docs/ADD_A_GAME.md. Two sides name a number each in secret, and then take
// turns. Nature rolls, and the side takes a ford; the other side does if it named that
// number. When one ford is left, who holds most has won.
package fords

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"bretwalda/engine"
)

// The questions; the verb of the answer and its event have the same number.
const askNumber, askRoll, askFord = 0, 1, 2

var decisions = make(engine.Decisions[*State], 3)

func init() {
	seat, because, always := func(_ *State, turn engine.Turn) engine.Seat { return engine.Seat(turn.Side) }, engine.Because[*State]("list"), engine.StandingOrder[*State]{}
	faces := func(t *State) (low, high int8) { return 1, t.Faces }
	end := func(t *State, way uint8, _ []engine.Order) (engine.Choice, bool) {
		list := t.Legal(nil)
		return list[int(way-1)*(len(list)-1)], true
	}
	decisions[askNumber] = engine.Decide("number", "1", engine.Asks(seat), engine.Uncounted, engine.Counts(askNumber, faces), func(t *State, turn engine.Turn, c engine.Choice) { t.Numbers[turn.Side] = c.Count }, because, always)
	decisions[askRoll] = engine.Decide("roll", "2", engine.Rolls(seat), engine.Uncounted, engine.Counts(askRoll, faces), func(t *State, _ engine.Turn, c engine.Choice) { t.Rolled = c.Count }, because, always)
	decisions[askFord] = engine.Decide("ford", "3", engine.Asks(seat), engine.Uncounted, free, func(t *State, turn engine.Turn, c engine.Choice) { t.Fords[c.To] = byte(turn.Side) + 1 }, because, engine.ByPolicy(func(*State) uint8 { return 0 }, end))
}

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
	kind := uint8(askFord)
	switch {
	case bytes.Count(t.Fords[:], []byte{0}) < 2:
		return engine.GameOver()
	case t.Numbers[t.Mover] == 0:
		kind = askNumber
	case t.Rolled == 0:
		kind = askRoll
	}
	return decisions.Turn(t, engine.Turn{Kind: kind, Side: t.Mover, Other: 1 - t.Mover, Place: engine.None})
}

// free lists the fords that nobody holds.
func free(t *State, buf []engine.Choice) []engine.Choice {
	c := engine.NewChoice(askFord)
	for i, f := range t.Fords {
		if c.To = int8(i); f == 0 {
			buf = append(buf, c)
		}
	}
	return buf
}

func (t *State) Play(c engine.Choice) ([]engine.Event, error) {
	if !slices.Contains(t.Legal(nil), c) {
		return nil, &engine.IllegalError{Choice: c, Rule: "list"}
	}
	t.Rolled = 0
	decisions[c.Verb].Play(t, t.Turn(), c)
	e := engine.NewEvent(c.Verb)
	e.Side, e.To, e.Count = t.Mover, c.To, int16(t.Rolled) // nobody is told a number
	if c.Verb != askRoll || c.Count == t.Numbers[1-t.Mover] {
		t.Mover = 1 - t.Mover
	}
	return []engine.Event{e}, nil
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

func (t *State) Round() int                                { return 8 - bytes.Count(t.Fords[:], []byte{0}) } // each takes a ford
func (t *State) Legal(buf []engine.Choice) []engine.Choice { return decisions.Legal(t, buf) }
func (t *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	return decisions.Answer(t, orders)
}
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
