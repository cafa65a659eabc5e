// Package rulestest is shared by the tests of all rulebooks: a table with a position on
// it. The table tells the question, plays choices, and checks the properties of any
// position of any game. The language of a game's situations is with the game.
package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
)

// Table is a game at some moment.
type Table struct {
	*testing.T
	Game   engine.Game
	State  engine.State
	Events []engine.Event // of the choices made here
	Line   string         // of the situation, being read
}

// Open lays a position, as it is written, on a table.
func Open(t *testing.T, g engine.Game, position []byte) Table {
	t.Helper()
	state, err := g.Parse(position)
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	return Table{T: t, Game: g, State: state}
}

// Tell reads lines one after the other.
func (tb *Table) Tell(lines []string, read func(line string)) {
	tb.Helper()
	for _, line := range lines {
		if tb.Line = strings.TrimSpace(line); tb.Line != "" {
			read(tb.Line)
		}
	}
}

// Do makes a legal choice.
func (tb *Table) Do(c engine.Choice) {
	tb.Helper()
	events, err := tb.State.Play(c)
	if err != nil {
		tb.Failf("%s: %v", tb.Words(c), err)
	}
	tb.Events = append(tb.Events, events...)
}

// Offered reports whether there is a legal choice like this.
func (tb *Table) Offered(like func(engine.Choice) bool) bool {
	return slices.ContainsFunc(tb.State.Legal(nil), like)
}

// Refused makes a choice that is not on the list, expects an error that names a rule
// and an unchanged position, and returns the rule.
func (tb *Table) Refused(c engine.Choice) string {
	tb.Helper()
	before := tb.JSON()
	var illegal *engine.IllegalError
	if _, err := tb.State.Play(c); !errors.As(err, &illegal) || illegal.Rule == "" {
		tb.Failf("played %v although it is not on the list: %v", c, err)
	}
	if !bytes.Equal(before, tb.JSON()) {
		tb.Failf("an illegal choice changed the position")
	}
	return illegal.Rule
}

// Answer is the answer of standing orders to the question, false where they have none:
// "retreat=never armies=front" gives two policies.
func (tb *Table) Answer(orders string) (engine.Choice, bool) {
	tb.Helper()
	var given []engine.Order
	for _, order := range strings.Fields(orders) {
		given = append(given, tb.order(order))
	}
	return tb.State.(engine.Deputy).Answer(given)
}

// order reads an order for all sides, as "retreat=never".
func (tb *Table) order(words string) engine.Order {
	tb.Helper()
	id, value, _ := strings.Cut(words, "=")
	for i, p := range tb.Game.Lexicon().Policies {
		if v := slices.Index(p.Values, value); p.ID == id && v >= 0 {
			return engine.Order{Policy: uint8(i), Side: engine.None, Value: uint8(v)}
		}
	}
	tb.Failf("no order %s", words)
	return engine.Order{}
}

// Ordered checks a line such as "retreat=never: end": the choice of standing orders,
// "ask" where they make none.
func (tb *Table) Ordered(line string, like func(words string) func(engine.Choice) bool) {
	tb.Helper()
	orders, words, _ := strings.Cut(line, ": ")
	c, ok := tb.Answer(orders)
	switch {
	case words == "ask" && ok:
		tb.Failf("answered %s", tb.Words(c))
	case words == "ask":
	case !ok:
		tb.Failf("not answered")
	case !like(words)(c):
		tb.Failf("answered %s", tb.Words(c))
	case !slices.Contains(tb.State.Legal(nil), c):
		tb.Failf("answered %s, which is not offered", tb.Words(c))
	}
}

// Asks names the question, or tells that the game is over.
func (tb *Table) Asks() string {
	if turn := tb.State.Turn(); !turn.Over() {
		return tb.Game.Lexicon().Asks[turn.Kind]
	}
	return "over"
}

// Seats is how many play: the seat after the last.
func (tb *Table) Seats() engine.Seat { return engine.Seat(engine.Seats(tb.State)) }

// JSON is the position as it is written.
func (tb *Table) JSON() []byte {
	tb.Helper()
	written, err := tb.State.MarshalJSON()
	if err != nil {
		tb.Failf("%v", err)
	}
	return written
}

// Read fills the fields of v from the position as it is written.
func (tb *Table) Read(v any) {
	tb.Helper()
	if err := json.Unmarshal(tb.JSON(), v); err != nil {
		tb.Failf("%v", err)
	}
}

// Is expects that the view equals the position.
func (tb *Table) Is(got, want string) {
	tb.Helper()
	if got != want {
		tb.Failf("is %s", got)
	}
}

// Sound checks the properties of every position. There is a choice until the game is
// over and more than one for a player, none is listed twice, and the position reads
// back as written.
func (tb *Table) Sound() {
	tb.Helper()
	turn, legal := tb.State.Turn(), tb.State.Legal(nil)
	if len(legal) == 0 != turn.Over() {
		tb.Failf("%d choices", len(legal))
	}
	if len(legal) == 1 && turn.Seat >= 0 {
		tb.Failf("asked although there is one answer only")
	}
	seen := make(map[engine.Choice]bool, len(legal))
	for _, c := range legal {
		if seen[c] {
			tb.Failf("%s is listed twice", tb.Words(c))
		}
		seen[c] = true
	}
	written := tb.JSON()
	again, err := tb.Game.Parse(written)
	if err != nil {
		tb.Failf("does not read back: %v", err)
	}
	if rewritten, err := again.MarshalJSON(); err != nil || !bytes.Equal(written, rewritten) {
		tb.Failf("reads back as\n%s\n%v", rewritten, err)
	}
	if again.Turn() != turn || !slices.Equal(again.Legal(nil), legal) {
		tb.Failf("other choices when read back")
	}
}

// SeenByAll checks that all seats, and Nobody, see the whole position.
func (tb *Table) SeenByAll() {
	tb.Helper()
	written := tb.JSON()
	for seat := engine.Nobody; seat < tb.Seats(); seat++ {
		if seen, err := tb.State.View(seat).MarshalJSON(); err != nil || !bytes.Equal(written, seen) {
			tb.Failf("seat %d sees\n%s\n%v", seat, seen, err)
		}
	}
}
