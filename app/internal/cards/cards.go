// Package cards is a small game of hidden hands that the tests of the client
// play. It has no face, no advisor and no texts.
//
// Nature deals five cards to each seat. Every seat keeps two of them in secret
// and lays the others face down; then the seats show one of their two in turn,
// and the highest card wins.
package cards

import (
	"encoding/json"
	"errors"
	"math/bits"

	"bretwalda/engine"
)

const (
	askDeal = iota
	askKeep
	askShow
)

const (
	verbDeal = iota
	verbKeep
	verbShow
)

const (
	evDealt = iota
	evKept
	evShown
	evOver
)

// Names are the cards, the lowest first.
var Names = []string{
	"Wren", "Otter", "Heron", "Salmon", "Marten", "Lynx", "Badger", "Raven",
	"Beaver", "Crane", "Osprey", "Stag", "Fox", "Wolf", "Bear", "Eagle",
}

const dealt = 5 // cards a seat

var lexicon = engine.Lexicon{
	Asks:   []string{"deal", "keep", "show"},
	Verbs:  []string{"deal", "keep", "show"},
	Events: []string{"dealt", "kept", "shown", "over"},
	Whats:  Names,
	Sides:  []string{"First", "Second", "Third"},
	Places: []string{"table"},
	Dealt:  true,
}

type game struct{}

// Game is the game of cards.
func Game() engine.Game { return game{} }

func (game) ID() string                    { return "toy-cards" }
func (game) Title() (name, edition string) { return "Cards", "" }

// Number lets links carry the game.
func (game) Number() int { return 14 }

func (game) Revision() int            { return 1 }
func (game) Lexicon() *engine.Lexicon { return &lexicon }
func (game) Options() []engine.Option { return nil }
func (game) Scenarios() []engine.Scenario {
	return []engine.Scenario{{ID: "cards", Seats: []int{2, 3}}}
}

func (g game) New(s engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, s); err != nil {
		return nil, err
	}
	return &State{p: position{Seats: s.Seats, Shown: [3]int8{-1, -1, -1}, Deck: 1<<len(Names) - 1}}, nil
}

func (game) Parse(b []byte) (engine.State, error) {
	s := &State{}
	if err := json.Unmarshal(b, &s.p); err != nil {
		return nil, err
	}
	if s.p.Seats < 2 || s.p.Seats > 3 || s.p.Turn < 0 || s.p.Turn >= s.p.Seats {
		return nil, errors.New("cards: no such position")
	}
	return s, nil
}

type position struct {
	Seats int
	Turn  int
	Deck  uint32    // what nobody holds; 0 in views
	Held  [3]uint32 // hands; 0 in views of others
	Count [3]int    // cards in hand
	Kept  [3]bool
	Shown [3]int8 // the card shown, or -1
	Over  bool
}

// State is a position of the game.
type State struct {
	p      position
	events []engine.Event
}

// Held lists the cards that a view tells of a seat's hand.
func (s *State) Held(seat engine.Seat) []int8 { return list(s.p.Held[seat]) }

func list(set uint32) []int8 {
	var cards []int8
	for ; set != 0; set &= set - 1 {
		cards = append(cards, int8(bits.TrailingZeros32(set)))
	}
	return cards
}

func (s *State) dealing() bool { return s.p.Count[s.p.Seats-1] < dealt && !s.p.Kept[0] }

func (s *State) Turn() engine.Turn {
	seat := engine.Seat(s.p.Turn)
	t := engine.Turn{Seat: seat, Kind: askShow, Side: int8(s.p.Turn), Other: engine.None, Place: engine.None, Roller: seat}
	switch {
	case s.p.Over:
		t.Seat, t.Side = engine.Nobody, engine.None
	case s.dealing():
		t.Seat, t.Kind = engine.Nature, askDeal
	case !s.p.Kept[s.p.Turn]:
		t.Kind = askKeep
	}
	return t
}

func (s *State) Legal(buf []engine.Choice) []engine.Choice {
	c := engine.Choice{What: engine.None, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None, Extra: engine.None}
	held := list(s.p.Held[s.p.Turn])
	switch t := s.Turn(); {
	case t.Over():
	case t.Seat == engine.Nature:
		c.Verb = verbDeal
		for _, c.What = range list(s.p.Deck) {
			buf = append(buf, c)
		}
	case t.Kind == askKeep:
		c.Verb = verbKeep
		for i, first := range held {
			for _, second := range held[i+1:] {
				c.What, c.Extra = first, second
				buf = append(buf, c)
			}
		}
	default:
		c.Verb = verbShow
		for _, c.What = range held {
			buf = append(buf, c)
		}
	}
	return buf
}

func (s *State) Play(c engine.Choice) ([]engine.Event, error) {
	legal := false
	for _, l := range s.Legal(nil) {
		legal = legal || l == c
	}
	if !legal {
		return nil, &engine.IllegalError{Choice: c, Rule: "list"}
	}
	p := &s.p
	e := engine.Event{Side: int8(p.Turn), Other: engine.None, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None, What: engine.None}
	seat := p.Turn
	next := (seat + 1) % p.Seats
	switch c.Verb {
	case verbDeal:
		e.Kind = evDealt
		p.Held[seat] |= 1 << c.What
		p.Deck &^= 1 << c.What
		if p.Count[seat]++; p.Count[seat] == dealt {
			p.Turn = next
		}
	case verbKeep:
		e.Kind = evKept
		p.Held[seat] = 1<<c.What | 1<<c.Extra
		p.Kept[seat], p.Count[seat], p.Turn = true, 2, next
	case verbShow:
		e.Kind, e.What = evShown, c.What
		p.Held[seat] &^= 1 << c.What
		p.Shown[seat], p.Turn = c.What, next
		p.Count[seat]--
		p.Over = next == 0
	}
	s.events = append(s.events[:0], e)
	if p.Over {
		e.Kind, e.Side, e.What = evOver, engine.None, engine.None
		s.events = append(s.events, e)
	}
	return s.events, nil
}

func (s *State) View(seat engine.Seat) engine.State {
	v := &State{p: s.p}
	v.p.Deck = 0
	for i := range v.p.Held {
		if engine.Seat(i) != seat {
			v.p.Held[i] = 0
		}
	}
	return v
}

func (s *State) Clone() engine.State                      { return &State{p: s.p} }
func (s *State) Pieces(buf []engine.Piece) []engine.Piece { return buf }

func (s *State) Standing() []engine.Score {
	best := max(s.p.Shown[0], s.p.Shown[1], s.p.Shown[2])
	var scores []engine.Score
	for i := range s.p.Seats {
		scores = append(scores, engine.Score{Seat: engine.Seat(i), Side: engine.None, Won: s.p.Over && s.p.Shown[i] == best})
	}
	for i := range lexicon.Sides {
		seat := engine.Nobody
		if i < s.p.Seats {
			seat = engine.Seat(i)
		}
		scores = append(scores, engine.Score{Seat: seat, Side: int8(i)})
	}
	return scores
}

func (s *State) MarshalJSON() ([]byte, error) { return json.Marshal(s.p) }
