// Package match plays a game from its header and a list of choices.
//
// Seeded dice are rolled at once: between two calls it is a player's turn, or
// the game is over. Dice by hand wait for Roll. Positions are kept every few
// choices, so that undo and replay are quick however long the match.
package match

import (
	"errors"
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

const (
	MaxChoices = 20_000 // in one match, Nature's included
	MaxList    = 65_535 // legal choices in one position

	stride = 64 // choices between two kept positions
)

var (
	ErrOver    = errors.New("match: the game is over")
	ErrDice    = errors.New("match: dice are due")
	ErrNoDice  = errors.New("match: no dice are due")
	ErrRank    = errors.New("match: no choice of that rank")
	ErrFull    = errors.New("match: too many choices")
	ErrRules   = errors.New("match: the rules contradict themselves")
	ErrNoUndo  = errors.New("match: nothing to undo")
	ErrNoStart = errors.New("match: set up in mid-game")
)

// Entry is one choice of the log.
type Entry struct {
	Choice engine.Choice
	Rank   uint16      // the choice's place among the legal ones
	Len    uint16      // how many legal ones there were
	Seat   engine.Seat // who decided; Nature for dice
}

// Forced reports whether there was no other choice.
func (e Entry) Forced() bool { return e.Len == 1 }

// Match is a game being played. Its methods must not be called at the same time.
type Match struct {
	game    engine.Game
	header  Header
	midGame bool // begun from a position, which no header tells
	log     []Entry
	state   engine.State
	kept    []engine.State // before choice 0, stride, 2*stride, …

	legal  []engine.Choice
	listed bool // legal belongs to state
	events []engine.Event
}

// New begins a match. Without players every seat is a person without a name.
// It fails when the game does not offer the setup, on bad players and on
// unknown dice.
func New(g engine.Game, setup engine.Setup, players []Player, source dice.Source) (*Match, error) {
	if players == nil && setup.Seats >= 0 && setup.Seats <= engine.MaxSeats {
		players = make([]Player, setup.Seats)
	}
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	if err := checkPlayers(players, setup.Seats); err != nil {
		return nil, err
	}
	state, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	setup.Options = slices.Clone(setup.Options)
	return start(g, Header{Game: g.ID(), Revision: g.Revision(), Setup: setup, Players: slices.Clone(players), Dice: source}, state)
}

// NewAt begins a match in mid-game: a puzzle or a test. No link can hold it.
func NewAt(g engine.Game, state engine.State, source dice.Source) (*Match, error) {
	m, err := start(g, Header{Game: g.ID(), Revision: g.Revision(), Dice: source}, state.Clone())
	if m != nil {
		m.midGame = true
	}
	return m, err
}

func start(g engine.Game, h Header, state engine.State) (*Match, error) {
	if h.Dice.Kind >= dice.Kinds || h.Dice.Kind != dice.Seeded && h.Dice.Seed != 0 {
		return nil, fmt.Errorf("match: no dice of kind %d", h.Dice.Kind)
	}
	m := &Match{game: g, header: h, state: state}
	m.kept = append(m.kept, state.Clone())
	return m, m.nature()
}

// Open plays a log of ranks: of every choice when the dice are by hand, of the
// players' choices when they are seeded. A rank that is not legal is an error.
func Open(g engine.Game, h Header, ranks []uint16) (*Match, error) {
	if h.Game != g.ID() || h.Revision != g.Revision() {
		return nil, fmt.Errorf("match: the log is of %s, revision %d", h.Game, h.Revision)
	}
	m, err := New(g, h.Setup, h.Players, h.Dice)
	if err != nil {
		return nil, err
	}
	for i, r := range ranks {
		if _, err := m.Do(int(r)); err != nil {
			return nil, fmt.Errorf("choice %d: %w", i, err)
		}
	}
	return m, nil
}

// Game is the rulebook the match is played by.
func (m *Match) Game() engine.Game { return m.game }

// Header is what the match fixed at its beginning. It is not to be written to.
// A match begun in mid-game has ErrNoStart.
func (m *Match) Header() (Header, error) {
	if m.midGame {
		return Header{}, ErrNoStart
	}
	return m.header, nil
}

// Dice is where the match takes its dice from.
func (m *Match) Dice() dice.Source { return m.header.Dice }

// State is the current position. It is not to be played on: Clone it.
func (m *Match) State() engine.State { return m.state }

// Turn is who decides now, and what.
func (m *Match) Turn() engine.Turn { return m.state.Turn() }

// Len is how many choices were made, Nature's included.
func (m *Match) Len() int { return len(m.log) }

// Log is every choice made. It is valid until the next call and not to be written to.
func (m *Match) Log() []Entry { return m.log }

// Legal lists the choices of the current turn. It is valid until the next call
// and not to be written to.
func (m *Match) Legal() []engine.Choice {
	if !m.listed {
		m.legal = m.state.Legal(m.legal[:0])
		m.listed = true
	}
	return m.legal
}

// Play makes a player's choice and rolls seeded dice that follow. The events
// are valid until the next call. An illegal choice gives an
// *engine.IllegalError, and nothing has changed.
func (m *Match) Play(c engine.Choice) ([]engine.Event, error) {
	if m.Turn().Seat == engine.Nature && len(m.log) < MaxChoices {
		return nil, ErrDice
	}
	return m.find(c)
}

// Roll enters dice rolled by hand.
func (m *Match) Roll(c engine.Choice) ([]engine.Event, error) {
	if m.Turn().Seat != engine.Nature {
		return nil, ErrNoDice
	}
	return m.find(c)
}

func (m *Match) find(c engine.Choice) ([]engine.Event, error) {
	rank := slices.Index(m.Legal(), c)
	if rank >= 0 {
		return m.Do(rank)
	}
	if m.Turn().Over() {
		return nil, ErrOver
	}
	if _, err := m.state.Clone().Play(c); err != nil {
		return nil, err
	}
	return nil, fmt.Errorf("%w: a choice can be played and is not listed", ErrRules)
}

// Do makes the choice of that rank in Legal: a player's, or a roll by hand.
// Seeded dice that follow are rolled. The events are valid until the next call.
func (m *Match) Do(rank int) ([]engine.Event, error) {
	m.events = m.events[:0]
	if err := m.one(rank); err != nil {
		return nil, err
	}
	return m.events, m.nature()
}

// one makes a single choice and appends its events.
func (m *Match) one(rank int) error {
	turn := m.state.Turn()
	legal := m.Legal()
	switch {
	case turn.Over():
		return ErrOver
	case len(legal) == 0 || len(legal) > MaxList:
		return fmt.Errorf("%w: a turn with %d choices", ErrRules, len(legal))
	case rank < 0 || rank >= len(legal):
		return fmt.Errorf("%w: %d of %d", ErrRank, rank, len(legal))
	case len(m.log) >= MaxChoices:
		return ErrFull
	}
	c := legal[rank]
	events, err := m.state.Play(c)
	if err != nil {
		return fmt.Errorf("%w: a listed choice is refused: %w", ErrRules, err)
	}
	m.events = append(m.events, events...)
	m.listed = false
	m.log = append(m.log, Entry{Choice: c, Rank: uint16(rank), Len: uint16(len(legal)), Seat: turn.Seat})
	if len(m.log)%stride == 0 {
		m.kept = append(m.kept, m.state.Clone())
	}
	return nil
}

// nature makes the choices of Nature that need no person: seeded ones, and
// those without an alternative. In a full match they stay due.
func (m *Match) nature() error {
	for m.state.Turn().Seat == engine.Nature && len(m.log) < MaxChoices {
		n := len(m.Legal())
		if m.header.Dice.Kind != dice.Seeded && n != 1 {
			return nil
		}
		rank := 0
		if n > 1 {
			rank = dice.Draw(m.header.Dice.Seed, len(m.log), n)
		}
		if err := m.one(rank); err != nil {
			return err
		}
	}
	return nil
}

// EnterDice makes people enter all further dice. What was rolled from the seed
// stays, and is a part of the match's links from now on.
func (m *Match) EnterDice() { m.header.Dice = dice.Source{Kind: dice.ByHand} }
