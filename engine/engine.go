// Package engine holds the words that every game, bot, link and screen of
// Bretwalda share: seats, turns, choices, events, positions and scores.
//
// A match is a header and a list of choices; everything else is computed. The rules of
// a game are a pure function. A State lists the legal choices in a fixed order; one of
// them makes the next State and reports events. Dice and shuffles are choices too, made
// by a seat called Nature.
//
// Everything below this folder except console is deterministic for ever: no
// clock, no files, no goroutines, no floats in rules, no walk over a map.
package engine

import "strings"

// Seat numbers the players of a match from 0.
type Seat int8

const (
	// Nature is the seat that rolls dice and shuffles.
	Nature Seat = -1
	// Nobody decides when the game is over.
	Nobody Seat = -2
	// MaxSeats is the most players any game of the project takes.
	MaxSeats = 6
)

// None stands for "no place", "no side" or "nothing" in a small index.
const None = -1

// Turn tells which seat decides and which question is open.
type Turn struct {
	Seat   Seat  // decides: a player, Nature, or Nobody when the game is over
	Kind   uint8 // the question; Lexicon.Asks names it
	Side   int8  // the side (nation, kingdom) it is decided for, or None
	Other  int8  // the other side (the enemy in a battle), or None
	Place  int8  // the place it is about, or None
	Count  int8  // how many are still to be chosen, where that has a meaning
	Roller Seat  // in Nature's turn, the seat that would hold the dice
}

// GameOver is the turn of a game that has ended.
func GameOver() Turn { return Turn{Seat: Nobody, Side: None, Other: None, Place: None, Roller: Nobody} }

// Over reports whether the game has ended.
func (t Turn) Over() bool { return t.Seat == Nobody }

// Choice is one thing a seat may do. It is small and comparable, and the same
// type for every game, so that map, buttons, bots and links are written once.
// Fields without a meaning for the verb hold None (places, What) or 0 (counts).
type Choice struct {
	Verb      uint8 // the action; Lexicon.Verbs names it
	What      int8  // kind of unit, side or thing; Lexicon.Whats names it where the verb says so
	From, To  int8  // places
	Via, Via2 int8  // places that tell the way from others, only where the way matters; the game says which
	Count     int8  // how many of What, the face of a die, or the number voted
	Extra     int8  // how many of the second kind that goes along
}

// NewChoice is a choice with nothing but a verb.
func NewChoice(verb uint8) Choice {
	return Choice{Verb: verb, What: None, From: None, To: None, Via: None, Via2: None}
}

// Event is a fact that a choice brought about. Logs, animations and replays are drawn
// from events; their words come from text tables. Events are public: none carries
// anything that is hidden from a seat.
type Event struct {
	Kind      uint8 // Lexicon.Events names it
	Side      int8  // the side that acts, or None
	Other     int8  // the side that it affects, or None
	From, To  int8  // places, or None
	Via, Via2 int8  // the way, or None
	What      int8  // kind of unit or thing, or None
	Count     int16 // how many: units, points, the face of a die
	Extra     int16 // a second number the kind gives a meaning to
}

// NewEvent is an event with nothing but its kind.
func NewEvent(kind uint8) Event {
	return Event{Kind: kind, Side: None, Other: None, From: None, To: None, Via: None, Via2: None, What: None}
}

// Score is the standing of a seat (Side is None) or of one side of a seat.
type Score struct {
	Seat   Seat
	Side   int8
	Points int  // in the game's smallest unit
	Won    bool // only of seats, and only once the game is over; ties share
}

// Piece is a group of equal pieces on the board.
type Piece struct {
	Side  int8 // whose; None for pieces of nobody
	What  int8 // kind of unit or thing; None for one that the viewer may not know
	Place int8
	Count int8
	Mark  Mark
}

// Mark is a state of a piece that the board shows.
type Mark uint8

const (
	Spent     Mark = 1 << iota // has moved
	Destroyed                  // a ruined fort
	Arriving                   // announced for this round, not yet in play
	Hidden                     // face down: What is None for seats that may not know it
)

// State is one position. Legal and Play never look at anything but the State.
type State interface {
	// Turn is the open decision and the seat that makes it.
	Turn() Turn
	// Legal appends the legal choices to buf. It is never empty until the game is over;
	// its order is part of the link format. A View lists nothing where the choices of
	// another seat would reveal something hidden.
	Legal(buf []Choice) []Choice
	// Play makes a choice and returns its events. They are valid until the next Play on
	// the same State. An illegal choice gives an *IllegalError that names the rule, and
	// nothing has changed.
	Play(Choice) ([]Event, error)
	// View is the position as a seat may know it: positions that differ only in things
	// hidden from the seat have equal views. View(Nobody) is the position as everybody
	// may know it.
	View(Seat) State
	// Clone is an independent copy.
	Clone() State
	// Pieces appends the pieces on the board, in a fixed order, for a map to draw.
	Pieces(buf []Piece) []Piece
	// Standing lists the scores: every seat first, in order, then every side in
	// the order of Lexicon.Sides. A side that nobody plays has Seat Nobody.
	Standing() []Score
	// MarshalJSON gives the whole position in the game's own words; Game.Parse
	// reads it back.
	MarshalJSON() ([]byte, error)
}

// Past shows the choices that led to a position, in order, in its round at least: the View
// that the seat had before each, and its events.
type Past func(see func(before State, told []Event))

// Seats is how many play at a position, also at one set up in mid-game without a
// Setup.
func Seats(s State) int {
	n := 0
	for _, score := range s.Standing() {
		if score.Side == None {
			n++
		}
	}
	return n
}

// Setup is fixed before the first choice of a match.
type Setup struct {
	Scenario int     // index in Game.Scenarios
	Seats    int     // how many players, within the scenario's range
	Options  []uint8 // one index of a value for each of Game.Options
}

// Scenario is a way of playing a game that its rulebook prints.
type Scenario struct {
	ID    string
	Seats []int // the player counts it takes, ascending
	Usual int   // the one it is meant for; 0: the largest up to four
}

// Players is the usual number of players.
func (s Scenario) Players() int {
	n := s.Usual
	if n > 0 {
		return n
	}
	for _, k := range s.Seats {
		if k <= 4 || n == 0 {
			n = k
		}
	}
	return n
}

// Option is a rule that the players agree on before they start.
type Option struct {
	ID      string
	Values  []string
	Default uint8 // index in Values

	// Applies reports whether the option matters in a setup. Where it does not,
	// every value plays alike. Nil means that it always matters.
	Applies func(Setup) bool
}

// Lexicon names the small numbers in Turn, Choice and Event by stable English
// identifiers, which are the keys of the texts. docs/ADD_A_GAME.md lists those for which
// the client does more.
type Lexicon struct {
	Asks   []string // by Turn.Kind
	Verbs  []string // by Choice.Verb
	Events []string // by Event.Kind
	Whats  []string // by What
	Sides  []string // by Side
	Places []string // by place

	// WhatIsSide reports whether a verb's What names a side instead. ExtraIsWhat
	// reports whether its Extra names a second What. Shows reports whether the
	// seat may see something new once it has done so, and goes on deciding: such
	// a choice is not undone. Nil: no verb does.
	WhatIsSide, ExtraIsWhat, Shows func(verb uint8) bool

	// Suits are the suits of cards, by What; empty for what is no card. Nil: none has one.
	Suits []string

	// Price is what a choice costs in the money of the game. Nil: nothing costs.
	Price func(Choice) int

	// Counted is the What that Count counts where a verb counts two kinds: its own
	// What is counted by Extra then. None: Count counts What. Nil: it always does.
	Counted func(verb uint8) int8

	// Enough is the least roll by which a check succeeds, with what is added to it, by
	// Event.Kind; 0 for what is no check. Nil: nothing is.
	Enough func(event uint8) int

	// Dealt reports whether Nature deals things hidden from some seats: then no person
	// can play Nature, and dice by hand are not offered.
	Dealt bool

	// Policies are the kinds of decisions that a player of a match by link may make in
	// advance. Their order is part of the link format: new ones come last.
	Policies []Policy
	// PointUnit is how many of the smallest unit make one point as the rulebook prints
	// it: 2 where it prints halves. Scores, events and population count that unit. 0
	// and 1 mean whole points.
	PointUnit int
}

// Policy is a kind of decision that a player may make in advance.
type Policy struct {
	ID     string
	Values []string // the answers; the first is "ask"
	Sided  bool     // may be answered for a single side
	Usual  uint8    // index in Values: the order that most players give; 0 where most want to be asked
	Sealed uint8    // the same with sealed dice; 0: as Usual; both are part of the link format
}

// Order gives a policy its value.
type Order struct {
	Policy uint8 // index in Lexicon.Policies
	Side   int8  // for which of the seat's sides; None: for all that have no order of their own
	Value  uint8 // index in Policy.Values
}

// Deputy is a State that answers by standing orders.
type Deputy interface {
	State
	// Answer is the legal choice by which the seat that decides follows its orders;
	// false where they leave it open. It uses nothing that is hidden from the others.
	Answer(orders []Order) (Choice, bool)
}

// Opener is a State that reports the events by which its rules reached the first
// decision after New or Parse. Nobody may have played on it.
type Opener interface {
	State
	Opening() []Event
}

// Rounds is a State of a game that is played in rounds.
type Rounds interface {
	State
	// Round is the one being played, from 1; 0 before the first.
	Round() int
}

// RoundOf is the round of a position, 0 in a game without rounds.
func RoundOf(s State) int {
	if r, ok := s.(Rounds); ok {
		return r.Round()
	}
	return 0
}

// Sequenced is a State that knows the next turns without using anything hidden.
type Sequenced interface {
	State
	// Upcoming lists seats in the order of their next turns, as far as everybody knows
	// it.
	Upcoming() []Seat
}

// Shared is a State of a game in which partners may share a side. Standing tells
// one of them alone.
type Shared interface {
	State
	// Seats are those that play a side, in order.
	Seats(side int8) []int8
}

// Game is one rulebook in one edition.
type Game interface {
	// ID names family and edition for ever, with a hyphen between them.
	ID() string
	// Revision counts the changes to the meaning of a rank in Legal.
	Revision() int
	Scenarios() []Scenario
	Options() []Option
	Lexicon() *Lexicon
	// New is the first position. It fails for a scenario, number of players or option
	// value that the game does not offer.
	New(Setup) (State, error)
	// Parse reads a position as State.MarshalJSON writes it; missing fields take their
	// defaults. It never panics.
	Parse([]byte) (State, error)
}

// Edition is a game that has its own title and number in links, so that no list
// elsewhere needs a new edition.
type Edition interface {
	Game
	// Title is the name of the family and of the edition, in English.
	Title() (family, edition string)
	// Number stands for the game in links, from 0 to 15, for ever.
	Number() int
}

// Family is the beginning that the IDs of all editions of a game share. Screens,
// advice, books of rules and vocabularies are for a family.
func Family(id string) string {
	family, _, _ := strings.Cut(id, "-")
	return family
}

// ByID is the first game of a list that has an ID, or nil.
func ByID(games []Game, id string) Game {
	for _, g := range games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// IllegalError is the answer to a choice that the rules forbid.
type IllegalError struct {
	Choice Choice
	Rule   string // the stable name of the rule that forbids it, a key of the text tables
	Place  int8   // one more than the place that stands in the way, where it is one; else 0
}

func (e *IllegalError) Error() string { return "engine: illegal choice: " + e.Rule }
