// Package toy is a small race with dice that the tests of the generic packages
// play. It has what real games have, and what they have seldom: chance, a choice
// that is hidden from the others, forced choices, deals, two to six seats, several
// revisions, long lists and an end. How a game is written package fords shows.
//
// Every seat bets in secret on a die, 1 to 6, then the seats run in turn: each
// picks one of the paces left to it, Nature rolls, and who has bet on the face
// goes one step more. A runner on a bridge has no choice of pace. The first to
// reach the end of the track ends the race.
package toy

import (
	"encoding/json"
	"errors"
	"fmt"

	"bretwalda/engine"
)

const (
	askBet = iota
	askRun
	askRoll
	askDeal
)

const (
	verbBet = iota
	verbRun
	verbRoll
	verbCross
	verbDeal
)

const (
	evBet = iota
	evRun
	evRoll
	evOver
	evDeal
)

var lexicon = engine.Lexicon{
	Asks:       []string{"bet", "run", "roll", "deal"},
	Verbs:      []string{"bet", "run", "roll", "cross", "deal"},
	Events:     []string{"bet", "run", "roll", "over", "deal"},
	Whats:      []string{"die"},
	Sides:      []string{"Red", "Blue", "Green", "Yellow", "White", "Black"},
	WhatIsSide: func(verb uint8) bool { return verb == verbDeal },
	Policies: []engine.Policy{
		policyBet:  {ID: "bet", Values: []string{"ask", "one", "two", "three", "four", "five", "six"}, Usual: 3},
		policyPace: {ID: "pace", Values: []string{"ask", "slowest", "fastest"}, Sided: true},
	},
}

// What may be settled in advance.
const (
	policyBet = iota
	policyPace
)

func init() {
	for p := 0; p < 100; p++ {
		lexicon.Places = append(lexicon.Places, fmt.Sprintf("square %d", p))
	}
}

type game struct{ revision int }

// Game is the race at its first revision.
func Game() engine.Game { return game{1} }

// Revised is the same race, called revision n.
func Revised(n int) engine.Game { return game{n} }

func (game) ID() string               { return "toy-race" }
func (g game) Revision() int          { return g.revision }
func (game) Lexicon() *engine.Lexicon { return &lexicon }

func (game) Scenarios() []engine.Scenario {
	return []engine.Scenario{{ID: "short", Seats: []int{2, 3, 4}}, {ID: "long", Seats: []int{2, 6}}}
}

func (game) Options() []engine.Option {
	return []engine.Option{
		{ID: "paces", Values: []string{"few", "many"}, Default: 1},
		{ID: "lanes", Values: []string{"given", "dealt"}},
	}
}

func (g game) New(s engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, s); err != nil {
		return nil, err
	}
	t := &State{p: position{Seats: s.Seats, End: 70, Paces: 4, Pacer: -1}}
	if s.Scenario == 1 {
		t.p.End = 90
	}
	if s.Options[0] == 1 {
		t.p.Paces = 12
	}
	t.p.Deal = s.Options[1] == 1
	for i := range t.p.At {
		t.p.Lane[i] = int8(i)
	}
	return t, nil
}

func (g game) Parse(b []byte) (engine.State, error) {
	t := &State{p: position{Seats: 2, End: 70, Paces: 4, Pacer: -1}}
	if err := json.Unmarshal(b, &t.p); err != nil {
		return nil, err
	}
	p := &t.p
	if p.Seats < 2 || p.Seats > engine.MaxSeats || p.End < 1 || p.End > 90 || p.Paces < 1 || p.Paces > 12 ||
		p.Turn < 0 || p.Turn >= p.Seats || p.Pacer < -1 || p.Pacer > 12 {
		return nil, errors.New("toy: no such position")
	}
	for i := range p.At {
		if p.At[i] < 0 || p.At[i] > 99 || p.Bet[i] < -1 || p.Bet[i] > 6 || p.Lane[i] < 0 || p.Lane[i] > 5 {
			return nil, errors.New("toy: no such position")
		}
	}
	return t, nil
}

type position struct {
	Seats, End, Paces int
	Turn              int     // the seat to bet or to run
	Pacer             int8    // the pace chosen, waiting for the die; or -1
	Deal              bool    // lanes are still to be dealt
	At                [6]int8 // the square of each runner
	Bet               [6]int8 // 0 none yet, 1 to 6, -1 hidden
	Lane              [6]int8
	Over              bool
}

// State is a position of the race.
type State struct {
	p      position
	events []engine.Event
}

func (t *State) betting() bool {
	for i := range t.p.Seats {
		if t.p.Bet[i] == 0 {
			return true
		}
	}
	return false
}

func (t *State) Turn() engine.Turn {
	seat := engine.Seat(t.p.Turn)
	turn := engine.Turn{Seat: seat, Side: int8(t.p.Turn), Other: engine.None, Place: engine.None, Roller: seat}
	switch {
	case t.p.Over:
		turn.Seat, turn.Side = engine.Nobody, engine.None
	case t.p.Deal:
		turn.Seat, turn.Kind = engine.Nature, askDeal
	case t.p.Pacer >= 0:
		turn.Seat, turn.Kind = engine.Nature, askRoll
	case t.betting():
		turn.Kind = askBet
	default:
		turn.Kind, turn.Place = askRun, t.p.At[t.p.Turn]
	}
	return turn
}

// bridge tells the squares that leave no choice of pace.
func bridge(p int8) bool { return p%5 == 3 }

func (t *State) Legal(buf []engine.Choice) []engine.Choice {
	c := engine.Choice{What: engine.None, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None}
	at := t.p.At[t.p.Turn]
	switch turn := t.Turn(); {
	case turn.Over():
	case turn.Kind == askDeal:
		c.Verb = verbDeal
		for i := range t.p.Seats {
			c.What = int8(i)
			buf = append(buf, c)
		}
	case turn.Kind == askRoll:
		c.Verb, c.What = verbRoll, 0
		for f := int8(1); f <= 6; f++ {
			c.Count = f
			buf = append(buf, c)
		}
	case turn.Kind == askBet:
		c.Verb, c.What = verbBet, 0
		for f := int8(1); f <= 6; f++ {
			c.Count = f
			buf = append(buf, c)
		}
	case bridge(at):
		c.Verb, c.From, c.To = verbCross, at, at+1
		buf = append(buf, c)
	default:
		c.Verb, c.From = verbRun, at
		for n := range t.p.Paces {
			if to := int(at) + n; to < len(lexicon.Places) {
				c.To, c.Count = int8(to), int8(n)
				buf = append(buf, c)
			}
		}
	}
	return buf
}

func (t *State) Play(c engine.Choice) ([]engine.Event, error) {
	var list [12]engine.Choice
	found := false
	for _, l := range t.Legal(list[:0]) {
		found = found || l == c
	}
	if !found {
		return nil, &engine.IllegalError{Choice: c, Rule: "list"}
	}
	t.events = t.events[:0]
	p := &t.p
	e := engine.Event{Side: int8(p.Turn), Other: engine.None, From: c.From, To: c.To, Via: engine.None, Via2: engine.None, What: c.What, Count: int16(c.Count)}
	switch c.Verb {
	case verbDeal:
		e.Kind = evDeal
		for i := range p.Seats {
			p.Lane[i] = (int8(i) + c.What) % int8(p.Seats)
		}
		p.Deal = false
		e.What = engine.None
	case verbBet:
		e.Kind, e.Count = evBet, 0
		p.Bet[p.Turn] = c.Count
		p.Turn = (p.Turn + 1) % p.Seats
	case verbRun:
		e.Kind = evRun
		p.Pacer = c.Count
	case verbCross:
		e.Kind = evRun
		p.At[p.Turn]++
		p.Turn = (p.Turn + 1) % p.Seats
	case verbRoll:
		e.Kind = evRoll
		steps := min(p.Pacer, c.Count)
		if p.Bet[p.Turn] == c.Count {
			steps++
		}
		p.At[p.Turn] = min(p.At[p.Turn]+steps, 99)
		p.Over = int(p.At[p.Turn]) >= p.End
		p.Pacer = -1
		if !p.Over {
			p.Turn = (p.Turn + 1) % p.Seats
		}
	}
	t.events = append(t.events, e)
	if p.Over {
		t.events = append(t.events, engine.Event{Kind: evOver, Side: e.Side, Other: engine.None, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None, What: engine.None})
	}
	return t.events, nil
}

// Answer follows standing orders: the face to bet on, and the pace.
func (t *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	turn, list := t.Turn(), t.Legal(nil)
	if turn.Over() {
		return engine.Choice{}, false
	}
	switch turn.Kind {
	case askBet:
		if v := engine.OrderedValue(orders, policyBet, turn.Side); v > 0 {
			return list[v-1], true
		}
	case askRun:
		switch engine.OrderedValue(orders, policyPace, turn.Side) {
		case 1:
			return list[0], true
		case 2:
			return list[len(list)-1], true
		}
	}
	return engine.Choice{}, false
}

func (t *State) View(s engine.Seat) engine.State {
	v := &State{p: t.p}
	for i := range v.p.Bet {
		if engine.Seat(i) != s && v.p.Bet[i] != 0 && !t.p.Over {
			v.p.Bet[i] = -1
		}
	}
	return v
}

func (t *State) Clone() engine.State { return &State{p: t.p} }

func (t *State) Pieces(buf []engine.Piece) []engine.Piece {
	for i := range t.p.Seats {
		buf = append(buf, engine.Piece{Side: int8(i), What: engine.None, Place: t.p.At[i], Count: 1})
	}
	return buf
}

func (t *State) Standing() []engine.Score {
	var best int8
	for _, a := range t.p.At {
		best = max(best, a)
	}
	var scores []engine.Score
	for i := range t.p.Seats {
		scores = append(scores, engine.Score{Seat: engine.Seat(i), Side: engine.None, Points: int(t.p.At[i]), Won: t.p.Over && t.p.At[i] == best})
	}
	for i := range lexicon.Sides {
		seat := engine.Nobody
		if i < t.p.Seats {
			seat = engine.Seat(i)
		}
		scores = append(scores, engine.Score{Seat: seat, Side: int8(i), Points: int(t.p.At[i])})
	}
	return scores
}

func (t *State) MarshalJSON() ([]byte, error) { return json.Marshal(t.p) }
