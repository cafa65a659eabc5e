// Package toy is a small race with dice that the tests of the generic packages play. It
// has what real games have, often or seldom: chance, a choice hidden from the others,
// forced choices, deals, two to six seats, several revisions, long lists and an end.
// How a game is written package fords shows.
//
// Every seat bets in secret on a die, 1 to 6, then the seats run in turn. Each picks
// one of the paces left to it, Nature rolls, and a seat that bet on the face goes one
// step more. A runner on a bridge has no choice of pace. The first to reach the end of
// the track ends the race.
package toy

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

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

// The standing orders.
const (
	policyBet = iota
	policyPace
)

// decisions are the records by what is asked.
var decisions = make(engine.Decisions[*State], 4)

func init() {
	for p := range 100 {
		lexicon.Places = append(lexicon.Places, fmt.Sprintf("square %d", p))
	}
	runner := func(_ *State, turn engine.Turn) engine.Seat { return engine.Seat(turn.Side) }
	seat, die := engine.Asks(runner), engine.Rolls(runner)
	because, always := engine.Because[*State]("list"), engine.StandingOrder[*State]{}
	decisions[askBet] = engine.Decide("bet", "1", seat, engine.Uncounted, faces(verbBet), (*State).bet, because,
		engine.ByPolicy(by(policyBet), func(t *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
			return t.Legal(nil)[value-1], true
		}))
	decisions[askRun] = engine.Decide("run", "2", seat, engine.Uncounted, (*State).paces, (*State).run, because,
		engine.ByPolicy(by(policyPace), func(t *State, value uint8, _ []engine.Order) (engine.Choice, bool) {
			list := t.Legal(nil)
			return list[int(value-1)*(len(list)-1)], true // the slowest or the fastest
		}))
	decisions[askRoll] = engine.Decide("roll", "2", die, engine.Uncounted, faces(verbRoll), (*State).roll, because, always)
	decisions[askDeal] = engine.Decide("deal", "1", die, engine.Uncounted, (*State).deals, (*State).deal, because, always)
}

func by(policy uint8) func(*State) uint8 { return func(*State) uint8 { return policy } }

// faces offers the faces of the die.
func faces(verb uint8) func(*State, []engine.Choice) []engine.Choice {
	return func(_ *State, buf []engine.Choice) []engine.Choice {
		c := engine.NewChoice(verb)
		c.What = 0
		for c.Count = 1; c.Count <= 6; c.Count++ {
			buf = append(buf, c)
		}
		return buf
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
	turn := engine.Turn{Kind: askRun, Side: int8(t.p.Turn), Other: engine.None, Place: engine.None}
	switch {
	case t.p.Over:
		return engine.GameOver()
	case t.p.Deal:
		turn.Kind = askDeal
	case t.p.Pacer >= 0:
		turn.Kind = askRoll
	case t.betting():
		turn.Kind = askBet
	default:
		turn.Place = t.p.At[t.p.Turn]
	}
	return decisions.Turn(t, turn)
}

func (t *State) Legal(buf []engine.Choice) []engine.Choice { return decisions.Legal(t, buf) }

// Answer follows standing orders: the face to bet on, and the pace.
func (t *State) Answer(orders []engine.Order) (engine.Choice, bool) {
	return decisions.Answer(t, orders)
}

func (t *State) Play(c engine.Choice) ([]engine.Event, error) {
	var list [12]engine.Choice
	if !slices.Contains(t.Legal(list[:0]), c) {
		return nil, &engine.IllegalError{Choice: c, Rule: "list"}
	}
	t.events = t.events[:0]
	turn := t.Turn()
	decisions[turn.Kind].Play(t, turn, c)
	return t.events, nil
}

// say tells an event of the seat to move.
func (t *State) say(kind uint8, c engine.Choice) {
	e := engine.NewEvent(kind)
	e.Side, e.From, e.To, e.What, e.Count = int8(t.p.Turn), c.From, c.To, c.What, int16(c.Count)
	t.events = append(t.events, e)
}

func (t *State) pass() { t.p.Turn = (t.p.Turn + 1) % t.p.Seats }

// deals lists whose lane is the first.
func (t *State) deals(buf []engine.Choice) []engine.Choice {
	c := engine.NewChoice(verbDeal)
	for i := range t.p.Seats {
		c.What = int8(i)
		buf = append(buf, c)
	}
	return buf
}

func (t *State) deal(_ engine.Turn, c engine.Choice) {
	for i := range t.p.Seats {
		t.p.Lane[i] = (int8(i) + c.What) % int8(t.p.Seats)
	}
	t.p.Deal = false
	c.What = engine.None
	t.say(evDeal, c)
}

func (t *State) bet(_ engine.Turn, c engine.Choice) {
	t.p.Bet[t.p.Turn] = c.Count
	c.Count = 0 // nobody is told
	t.say(evBet, c)
	t.pass()
}

// bridge tells the squares that leave no choice of pace.
func bridge(p int8) bool { return p%5 == 3 }

func (t *State) paces(buf []engine.Choice) []engine.Choice {
	at := t.p.At[t.p.Turn]
	c := engine.NewChoice(verbRun)
	c.From = at
	if bridge(at) {
		c.Verb, c.To = verbCross, at+1
		return append(buf, c)
	}
	for n := range t.p.Paces {
		if to := int(at) + n; to < len(lexicon.Places) {
			c.To, c.Count = int8(to), int8(n)
			buf = append(buf, c)
		}
	}
	return buf
}

func (t *State) run(_ engine.Turn, c engine.Choice) {
	t.say(evRun, c)
	if c.Verb == verbRun {
		t.p.Pacer = c.Count
		return
	}
	t.p.At[t.p.Turn]++
	t.pass()
}

func (t *State) roll(_ engine.Turn, c engine.Choice) {
	p := &t.p
	t.say(evRoll, c)
	steps := min(p.Pacer, c.Count)
	if p.Bet[p.Turn] == c.Count {
		steps++
	}
	p.At[p.Turn] = min(p.At[p.Turn]+steps, 99)
	p.Over = int(p.At[p.Turn]) >= p.End
	p.Pacer = -1
	if p.Over {
		t.say(evOver, engine.NewChoice(verbRoll))
		return
	}
	t.pass()
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
