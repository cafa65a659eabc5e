package rulestest

import (
	"fmt"
	"strconv"
	"strings"

	"bretwalda/engine"
)

// most is how many choices a failure shows.
const most = 40

// Failf stops the test and shows the table as it is.
func (tb *Table) Failf(format string, args ...any) {
	tb.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "%s: ", tb.Line)
	fmt.Fprintf(&b, format, args...)
	fmt.Fprintf(&b, "\nasked %s", tb.Turn())
	legal := tb.State.Legal(nil)
	for i, c := range legal {
		if i == most {
			fmt.Fprintf(&b, "\n  and %d more", len(legal)-i)
			break
		}
		fmt.Fprintf(&b, "\n  %s", tb.Words(c))
	}
	written, err := tb.State.MarshalJSON()
	if err != nil {
		written = []byte(err.Error())
	}
	fmt.Fprintf(&b, "\n%s", written)
	tb.Fatal(b.String())
}

// Turn puts the turn into words.
func (tb *Table) Turn() string {
	turn, x := tb.State.Turn(), tb.Game.Lexicon()
	return fmt.Sprintf("%s, seat %d, count %d", tb.Asks(), turn.Seat, turn.Count) +
		named(", ", x.Sides, turn.Side) + named(", of ", x.Sides, turn.Other) + named(", at ", x.Places, turn.Place)
}

// Words puts a choice into words.
func (tb *Table) Words(c engine.Choice) string {
	x := tb.Game.Lexicon()
	whats := x.Whats
	if x.WhatIsSide != nil && x.WhatIsSide(c.Verb) {
		whats = x.Sides
	}
	second := x.ExtraIsWhat != nil && x.ExtraIsWhat(c.Verb)
	s := x.Verbs[c.Verb]
	if c.Count != 0 {
		s += fmt.Sprint(" ", c.Count)
	}
	if c.Extra != 0 && !second {
		s += fmt.Sprint(" + ", c.Extra)
	}
	s += named(" ", whats, c.What)
	if second {
		s += named(" ", x.Whats, c.Extra)
	}
	return s + named(" ", x.Places, c.From) + named(" > ", x.Places, c.To) +
		named(" by ", x.Places, c.Via) + named(" and ", x.Places, c.Via2)
}

// Tale puts all events into words, one a line.
func (tb *Table) Tale() string {
	x := tb.Game.Lexicon()
	var b strings.Builder
	for _, e := range tb.Events {
		fmt.Fprintf(&b, "\n  %s %d %+d", x.Events[e.Kind], e.Count, e.Extra)
		b.WriteString(named(" ", x.Sides, e.Side) + named(" of ", x.Sides, e.Other) + named(" with ", x.Whats, e.What) +
			named(" from ", x.Places, e.From) + named(" at ", x.Places, e.To))
	}
	return b.String()
}

// named puts a name behind a word, and nothing where there is none.
func named(before string, names []string, n int8) string {
	if n < 0 {
		return ""
	}
	return before + names[n]
}

// Cut takes the longest of some names off the front of a text and returns which.
func Cut(text *string, names []string) (int8, bool) {
	best := -1
	for i, name := range names {
		rest, ok := strings.CutPrefix(*text, name)
		if ok && (rest == "" || rest[0] == ' ') && (best < 0 || len(name) > len(names[best])) {
			best = i
		}
	}
	if best < 0 {
		return engine.None, false
	}
	*text = strings.TrimLeft((*text)[len(names[best]):], " ")
	return int8(best), true
}

// CutNumber takes a number, as small as those of a choice, off the front of a
// text.
func CutNumber(text *string) (int8, bool) {
	word, rest, _ := strings.Cut(*text, " ")
	n, err := strconv.ParseInt(word, 10, 8)
	if err != nil {
		return 0, false
	}
	*text = rest
	return int8(n), true
}
