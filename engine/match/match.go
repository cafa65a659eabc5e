// Package match plays a game from its header and a list of choices.
//
// Seeded dice are rolled at once: between two calls it is a player's turn, or
// the game is over. Dice by hand wait for Play. Positions are kept every few
// choices, so that undo and replay are quick however long the match.
//
// The package has three parts, and the name of each file begins with its part.
// A match (match*.go) is a header and a log: play, undo, replay. Play by link
// (bylink*.go) adds claims, possession, standing orders, amendments, proofs and
// comparison. Hidden hands (hidden*.go) add cards that the players shuffle together
// and counters that a side draws unseen; they see their match through handsMatch.
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
	Seat   engine.Seat // the seat that decided; Nature for dice
	Holder engine.Seat // the holder then; Nobody where it is not by link
	Orders bool        // standing orders decided
}

// Forced reports whether there was no other choice.
func (e Entry) Forced() bool { return e.Len == 1 }

// Match is a game being played. Its methods must not be called at the same time.
type Match struct {
	game      engine.Game
	header    Header
	midGame   bool // begun from a position, which no header holds
	log       []Entry
	state     engine.State
	snapshots []engine.State // before choice 0, stride, 2*stride, …
	told      []engine.Event // of the whole log
	ends      []int32        // for each choice, where its events end in told
	recent    recalled

	legal  []engine.Choice
	listed bool // legal belongs to state
	events []engine.Event

	// Play by link.
	claims
	players
	possessions
	orderBook
	amending
	proofs

	// Hidden hands.
	choiceCodes
	*hidden // nil where there are none
}

// parts gives the parts of a match their match.
func (m *Match) parts() {
	m.claims.match, m.players.match, m.possessions.match, m.orderBook.match = m, m, m, m
	m.amending.match, m.proofs.match, m.choiceCodes.match = m, m, m
}

// New begins a match. Without players all seats are people without names. It fails
// when the game does not offer the setup, on bad players and on unknown dice.
func New(g engine.Game, setup engine.Setup, players []Player, source dice.Source) (*Match, error) {
	if players == nil && setup.Seats >= 0 && setup.Seats <= engine.MaxSeats {
		players = make([]Player, setup.Seats)
	}
	if err := checkSetup(g, setup, players, false, oldName); err != nil {
		return nil, err
	}
	return begin(g, Header{Setup: setup, Players: slices.Clone(players), Dice: source})
}

// checkSetup reports the error in a match that is to begin.
func checkSetup(g engine.Game, setup engine.Setup, players []Player, open bool, named func(string) error) error {
	if err := engine.CheckSetup(g, setup); err != nil {
		return err
	}
	return checkPlayers(players, setup.Seats, open, named)
}

// begin begins a match from its header.
func begin(g engine.Game, h Header) (*Match, error) {
	state, err := g.New(h.Setup)
	if err != nil {
		return nil, err
	}
	h.Game, h.Revision = g.ID(), g.Revision()
	h.Setup.Options = slices.Clone(h.Setup.Options)
	return start(g, h, state)
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
	if !h.fits() {
		return nil, fmt.Errorf("match: no dice of kind %d, or no protocol %d", h.Dice.Kind, h.Protocol)
	}
	m := &Match{game: g, header: h, state: state}
	m.parts()
	if h.ByLink {
		m.bots = BotRevision
		m.findPossession()
	}
	m.snapshots = append(m.snapshots, state.Clone())
	return m, m.nature()
}

// Game is the rulebook the match is played by.
func (m *Match) Game() engine.Game { return m.game }

// Header was fixed when the match began. It is not to be written to. A match begun in
// mid-game has ErrNoStart.
func (m *Match) Header() (Header, error) {
	if m.midGame {
		return Header{}, ErrNoStart
	}
	return m.header, nil
}

// Dice is the source of the match's dice.
func (m *Match) Dice() dice.Source { return m.header.Dice }

// State is the current position. It is not to be played on: Clone it.
func (m *Match) State() engine.State { return m.state }

// Turn is the open decision and the seat that makes it.
func (m *Match) Turn() engine.Turn { return m.state.Turn() }

// Opening lists the events before the first choice; none of a match that was set up in
// mid-game.
func (m *Match) Opening() []engine.Event {
	if m.midGame {
		return nil
	}
	state, err := m.game.New(m.header.Setup)
	if t, ok := state.(engine.Opener); ok && err == nil {
		return slices.Clone(t.Opening())
	}
	return nil
}

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

// Play makes a choice of Legal: a player's, or a roll by hand. Dice that follow are
// rolled. The events are valid until the next call. In a match by link the seat takes
// the match up, if another has it; ErrAway: it plays on another device. ErrDice: dice
// are due that nobody chooses. An illegal choice gives an *engine.IllegalError, and
// nothing has changed.
func (m *Match) Play(c engine.Choice) ([]engine.Event, error) {
	rank := slices.Index(m.Legal(), c)
	if rank < 0 {
		return nil, m.refuse(c)
	}
	m.events = m.events[:0]
	turn := m.Turn()
	if turn.Seat == engine.Nature && !m.header.entered(len(m.log)) && m.Begun() && len(m.log) < MaxChoices {
		return nil, ErrDice
	}
	holder, err := m.holderFor(turn.Seat)
	if err != nil {
		return nil, err
	}
	if err := m.awaitHands(); err != nil {
		return nil, err
	}
	if err := m.playRank(rank, holder, false); err != nil {
		return nil, err
	}
	if err := m.nature(); err != nil {
		return nil, err
	}
	return m.events, m.advance()
}

// Do plays the choice of that rank in Legal.
func (m *Match) Do(rank int) ([]engine.Event, error) {
	if err := m.check(rank); err != nil {
		return nil, err
	}
	return m.Play(m.Legal()[rank])
}

// refuse says why a choice that is not in Legal cannot be made.
func (m *Match) refuse(c engine.Choice) error {
	if m.Turn().Over() {
		return ErrOver
	}
	if _, err := m.state.Clone().Play(c); err != nil {
		return err
	}
	return fmt.Errorf("%w: a choice can be played and is not listed", ErrRules)
}

// playRank makes a single choice in the possession of a seat, or by its orders, and
// appends its events.
func (m *Match) playRank(rank int, holder engine.Seat, orders bool) error {
	if err := m.check(rank); err != nil {
		return err
	}
	turn, legal := m.state.Turn(), m.Legal()
	c := legal[rank]
	if m.hidden != nil {
		m.hidden.codes = append(m.hidden.codes, m.hidden.kind.codeOf(c, rank))
		m.hidden.kind.noteChoice(c)
	}
	events, err := m.state.Play(c)
	if err != nil {
		return fmt.Errorf("%w: a listed choice is refused: %w", ErrRules, err)
	}
	m.events = append(m.events, events...)
	m.told = append(m.told, events...)
	m.ends = append(m.ends, int32(len(m.told)))
	m.listed = false
	e := Entry{Choice: c, Rank: uint16(rank), Len: uint16(len(legal)), Seat: turn.Seat, Holder: holder, Orders: orders}
	m.log = append(m.log, e)
	if m.header.ByLink {
		m.pass(e)
		m.foreseen = nil
	}
	if m.hidden != nil {
		m.hidden.kind.endHands()
	}
	if len(m.log)%stride == 0 {
		m.snapshots = append(m.snapshots, m.state.Clone())
	}
	return nil
}

// check reports what keeps the choice of a rank from being made.
func (m *Match) check(rank int) error {
	switch legal := m.Legal(); {
	case m.Turn().Over():
		return ErrOver
	case len(legal) == 0 || len(legal) > MaxList:
		return fmt.Errorf("%w: a turn with %d choices", ErrRules, len(legal))
	case rank < 0 || rank >= len(legal):
		return fmt.Errorf("%w: %d of %d", ErrRank, rank, len(legal))
	case len(m.log) >= MaxChoices:
		return ErrFull
	}
	return nil
}

// nature makes the choices of Nature that need no person. Those entered by hand, those
// without an alternative, and those that wait for another device are not among them. It
// reveals the counters that a seat of this device must reveal. A full match keeps them
// pending.
func (m *Match) nature() error {
	if _, err := m.applyDue(); err != nil {
		return err
	}
	for m.Begun() && (m.state.Turn().Seat == engine.Nature || m.hidden != nil && m.hidden.kind.reveals()) && len(m.log) < MaxChoices {
		n := len(m.Legal())
		if m.header.entered(len(m.log)) && n != 1 {
			return nil
		}
		holder, err := m.holderFor(m.state.Turn().Seat)
		if err != nil || m.hidden != nil && m.hidden.kind.waits() {
			return nil // sealed dice that others roll, or a cup that only others know
		}
		rank := 0
		if m.deals(m.state) {
			if rank, err = m.hidden.kind.dealt(holder); err != nil {
				return err
			}
		} else if n > 1 {
			rank = dice.Draw(m.seed(holder), len(m.log), n)
		}
		if err := m.playRank(rank, holder, false); err != nil {
			return err
		}
		if _, err := m.applyDue(); err != nil {
			return err
		}
	}
	return nil
}

// Continue rolls dice that have waited for this device, and does the parts of its
// seats with hidden hands.
func (m *Match) Continue() ([]engine.Event, error) {
	m.events = m.events[:0]
	if err := m.nature(); err != nil {
		return nil, err
	}
	if m.hidden != nil && m.mayProceed() {
		return m.events, m.hidden.kind.proceed()
	}
	return m.events, nil
}

// EnterDice makes people enter all further dice. Rolls from the seed stay, and are
// part of the match's links from now on. The dice of a match by link were agreed on
// and stay the same.
func (m *Match) EnterDice() {
	if !m.header.ByLink {
		m.header.Dice = dice.Source{Kind: dice.ByHand}
	}
}
