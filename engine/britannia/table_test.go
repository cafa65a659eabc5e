package britannia_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// The tests of the rules are situations at the table, told in lines. Lines of
// the position come first (see table_position_test.go), and before them "game …"
// where it is not the revised edition; then what is done:
//
//	march 2 Suffolk > Norfolk      any choice in words (see table_choice_test.go)
//	done                           ends the march if it is still going on
//	dice 5 2 6                     the next dice, in the order of the rules
//
// and what is seen:
//
//	offers CHOICE, forbids CHOICE  whether it is among the legal ones, with so many or more
//	asked march Saxons             what is asked of the player of whom
//	asked displace Romans at Gwent the same, and about which place
//	asked submit Welsh of Romans   the same, and who is on the other end
//	die of Saxons                  Nature rolls next for them
//	York has Saxons 2 + Aelle      all that stands there; or: York has nobody
//	Welsh score 12                 points so far
//	Welsh keep 2                   points on the population track
//	Welsh obey Romans              the overlord; or: Welsh obey nobody
//	Belgae never submitted         to Rome, as the rules see it
//	Welsh broke the peace          with the Romano-British; or: Welsh kept the peace
//	told king Danes                an event of this kind and side has happened; or: untold …
//	told die Romans with fort      the same, and with which unit
//	round 8, half 2                where the game is
//	over
//	won green blue                 who has won, by the colours of the groups
type table struct {
	*testing.T
	game  engine.Game
	state engine.State
	told  []engine.Event
	line  string
}

var (
	game    = britannia.Revised()
	lexicon = game.Lexicon()
	colours = []string{"yellow", "green", "red", "blue"}

	// rulebooks are the games that a situation may name in its first line, as
	// "game classic"; without such a line it is played by the revised edition.
	rulebooks = map[string]engine.Game{"revised": game}
)

// play tells a situation from beginning to end.
func play(t *testing.T, situation string) *table {
	t.Helper()
	g, lines := readGame(t, strings.Split(situation, "\n"))
	position, rest := readPosition(t, lines)
	tb := sit(t, g, position)
	for _, line := range rest {
		if tb.line = strings.TrimSpace(line); tb.line != "" {
			tb.read(tb.line)
		}
	}
	return tb
}

// readGame reads which game is played and returns the lines after that.
func readGame(t *testing.T, lines []string) (engine.Game, []string) {
	t.Helper()
	for i, line := range lines {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		name, ok := strings.CutPrefix(line, "game ")
		if !ok {
			break
		}
		if rulebooks[name] == nil {
			t.Fatalf("%s is no rulebook", name)
		}
		return rulebooks[name], lines[i+1:]
	}
	return game, lines
}

// situation is one row of a table of tests.
type situation struct{ name, told string }

func playAll(t *testing.T, situations []situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) { play(t, s.told) })
	}
}

// sit opens a position.
func sit(t *testing.T, g engine.Game, position []byte) *table {
	t.Helper()
	state, err := g.Parse(position)
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	tb := &table{T: t, game: g, state: state}
	tb.sound()
	return tb
}

// read does or checks what a line says.
func (tb *table) read(line string) {
	tb.Helper()
	verb, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "done":
		tb.done()
	case verb == "dice":
		for _, face := range strings.Fields(rest) {
			if tb.asks() != "roll" {
				tb.failf("no die is rolled now")
			}
			tb.choose(readChoice(tb, "roll "+face))
		}
	case verb == "offers":
		if w := readChoice(tb, rest); !tb.offered(w) {
			tb.failf("not offered")
		}
	case verb == "forbids":
		w := readChoice(tb, rest)
		if tb.offered(w) {
			tb.failf("offered")
		}
		tb.refused(w.choice())
	case verb == "asked":
		tb.asked(rest)
	case verb == "die":
		if _, name, _ := strings.Cut(rest, "of "); tb.asks() != "roll" || tb.state.Turn().Side != tb.nation(name) {
			tb.failf("another question")
		}
	case verb == "told", verb == "untold":
		if tb.heard(rest) != (verb == "told") {
			tb.failf("%v", tb.told)
		}
	case verb == "round":
		tb.at(rest)
	case line == "over":
		if !tb.state.Turn().Over() {
			tb.failf("not over")
		}
	case verb == "won":
		tb.won(strings.Fields(rest))
	case tb.seen(line):
	default:
		tb.choose(readChoice(tb, line))
	}
}

// seen checks the lines that begin with a nation or a place.
func (tb *table) seen(line string) bool {
	tb.Helper()
	rest := line
	if p, ok := cut(&rest, lexicon.Places); ok {
		what, ok := strings.CutPrefix(rest, "has ")
		if !ok {
			tb.failf("not understood")
		}
		want := readGroups(tb, what)
		if got := tb.groups(p); !slices.Equal(got, want) {
			tb.failf("has %v", got)
		}
		return true
	}
	if n, ok := cut(&rest, lexicon.Sides); ok {
		verb, what, _ := strings.Cut(rest, " ")
		got := any(nil)
		switch verb {
		case "score":
			got = tb.points(n)
		case "keep":
			got = tb.position().Population[lexicon.Sides[n]]
		case "obey":
			if got = tb.position().Subjects[lexicon.Sides[n]]; got == "" {
				got = "nobody"
			}
		case "never":
			got, what = "no submission", "no submission"
			if slices.Contains(tb.position().Submitted, lexicon.Sides[n]) {
				got = "a submission"
			}
		case "broke", "kept":
			got, what = "kept", verb
			if slices.Contains(tb.position().PeaceBroken, lexicon.Sides[n]) {
				got = "broke"
			}
		default:
			tb.failf("not understood")
		}
		if fmt.Sprint(got) != what {
			tb.failf("is %v", got)
		}
		return true
	}
	return false
}

func (tb *table) asks() string {
	if turn := tb.state.Turn(); !turn.Over() {
		return lexicon.Asks[turn.Kind]
	}
	return "over"
}

// done ends the march of the nation that moves, if anything is left to move.
func (tb *table) done() {
	tb.Helper()
	if tb.asks() == "march" {
		tb.choose(readChoice(tb, "end"))
	}
}

func (tb *table) asked(words string) {
	tb.Helper()
	turn := tb.state.Turn()
	kind, rest, _ := strings.Cut(words, " ")
	if tb.asks() != kind {
		tb.failf("asked %s", tb.asks())
	}
	if rest == "" {
		return
	}
	side, ok := cut(&rest, lexicon.Sides)
	if !ok || turn.Side != side {
		tb.failf("asked %s", tb.turn())
	}
	if turn.Seat != tb.seat(side) {
		tb.failf("asked of seat %d", turn.Seat)
	}
	if name, ok := strings.CutPrefix(rest, "at "); ok && lexicon.Places[turn.Place] != name {
		tb.failf("asked %s", tb.turn())
	}
	if name, ok := strings.CutPrefix(rest, "of "); ok && turn.Other != tb.nation(name) {
		tb.failf("asked %s", tb.turn())
	}
}

// seat is the player of a nation, as Standing tells.
func (tb *table) seat(side int8) engine.Seat {
	for _, s := range tb.state.Standing() {
		if s.Side == side {
			return s.Seat
		}
	}
	return engine.Nobody
}

func (tb *table) points(side int8) int {
	for _, s := range tb.state.Standing() {
		if s.Side == side {
			return s.Points
		}
	}
	return 0
}

func (tb *table) won(colour []string) {
	tb.Helper()
	for _, s := range tb.state.Standing() {
		if s.Side == engine.None && s.Won != slices.Contains(colour, colours[s.Seat]) {
			tb.failf("%s has %d points, won: %v", colours[s.Seat], s.Points, s.Won)
		}
	}
}

func (tb *table) heard(words string) bool {
	tb.Helper()
	words, unit, united := strings.Cut(words, " with ")
	kind, name, named := strings.Cut(words, " ")
	k := slices.Index(lexicon.Events, kind)
	if k < 0 {
		tb.failf("no such event")
	}
	return slices.ContainsFunc(tb.told, func(e engine.Event) bool {
		return int(e.Kind) == k && (!named || e.Side == tb.nation(name)) &&
			(!united || e.What >= 0 && lexicon.Whats[e.What] == unit)
	})
}

func (tb *table) at(words string) {
	tb.Helper()
	at := tb.position()
	got := strconv.Itoa(at.Round)
	if strings.Contains(words, "half") {
		got += fmt.Sprintf(", half %d", max(at.Half, 1))
	}
	if got != words {
		tb.failf("is %s", got)
	}
}

// offered reports whether a legal choice is as wished, with so many or more.
func (tb *table) offered(w wish) bool {
	return slices.ContainsFunc(tb.state.Legal(nil), w.within)
}

// refused plays a choice that is not on the list and expects to hear the rule.
func (tb *table) refused(c engine.Choice) {
	tb.Helper()
	before := tb.json()
	var illegal *engine.IllegalError
	if _, err := tb.state.Play(c); !errors.As(err, &illegal) || illegal.Rule == "" {
		tb.failf("played %v although it is not on the list: %v", c, err)
	}
	if !bytes.Equal(before, tb.json()) {
		tb.failf("an illegal choice changed the position")
	}
}

// choose makes the one choice that is exactly as wished, by the plainest way.
func (tb *table) choose(w wish) {
	tb.Helper()
	var fit []engine.Choice
	for _, c := range tb.state.Legal(nil) {
		if !w.exactly(c) {
			continue
		}
		if len(fit) > 0 && detour(c) < detour(fit[0]) {
			fit = fit[:0]
		}
		if len(fit) == 0 || detour(c) == detour(fit[0]) {
			fit = append(fit, c)
		}
	}
	if len(fit) != 1 {
		tb.failf("%d choices are like that", len(fit))
	}
	events, err := tb.state.Play(fit[0])
	if err != nil {
		tb.failf("%v", err)
	}
	tb.told = append(tb.told, events...)
	tb.sound()
}

// sound checks what holds in every position: there is a choice until the game
// is over, no choice is listed twice, the position reads back as it is written,
// and nothing is hidden but the votes of a secret ballot.
func (tb *table) sound() {
	tb.Helper()
	legal := tb.state.Legal(nil)
	if len(legal) == 0 != tb.state.Turn().Over() {
		tb.failf("%d choices", len(legal))
	}
	seen := make(map[engine.Choice]bool, len(legal))
	for _, c := range legal {
		if seen[c] {
			tb.failf("%s is listed twice", tb.words(c))
		}
		seen[c] = true
	}
	written := tb.json()
	again, err := tb.game.Parse(written)
	if err != nil {
		tb.failf("does not read back: %v", err)
	}
	if rewritten, err := again.MarshalJSON(); err != nil || !bytes.Equal(written, rewritten) {
		tb.failf("reads back as\n%s\n%v", rewritten, err)
	}
	if again.Turn() != tb.state.Turn() || !slices.Equal(again.Legal(nil), legal) {
		tb.failf("other choices when read back")
	}
	if tb.asks() == "vote" {
		return // a ballot may be secret
	}
	for seat := range engine.Seat(len(colours)) {
		if seen, err := tb.state.View(seat).MarshalJSON(); err != nil || !bytes.Equal(written, seen) {
			tb.failf("seat %d sees\n%s\n%v", seat, seen, err)
		}
	}
}

func (tb *table) json() []byte {
	tb.Helper()
	written, err := tb.state.MarshalJSON()
	if err != nil {
		tb.failf("%v", err)
	}
	return written
}

// position is what the checks read from a position as it is written.
type position struct {
	Round       int
	Half        int
	Population  map[string]int
	Subjects    map[string]string
	Submitted   []string
	PeaceBroken []string
}

func (tb *table) position() position {
	tb.Helper()
	var p position
	if err := json.Unmarshal(tb.json(), &p); err != nil {
		tb.failf("%v", err)
	}
	return p
}

// nation is the number of a nation by its name.
func (tb *table) nation(name string) int8 {
	tb.Helper()
	n := slices.Index(lexicon.Sides, name)
	if n < 0 {
		tb.failf("%s is no nation", name)
	}
	return int8(n)
}

// failf stops the test and shows the table as it is.
func (tb *table) failf(format string, args ...any) {
	tb.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "%s: ", tb.line)
	fmt.Fprintf(&b, format, args...)
	fmt.Fprintf(&b, "\nasked %s", tb.turn())
	legal := tb.state.Legal(nil)
	for i, c := range legal {
		if i == 40 {
			fmt.Fprintf(&b, "\n  and %d more", len(legal)-i)
			break
		}
		fmt.Fprintf(&b, "\n  %s", tb.words(c))
	}
	written, _ := tb.state.MarshalJSON()
	fmt.Fprintf(&b, "\n%s", written)
	tb.Fatal(b.String())
}

// turn says who is asked what.
func (tb *table) turn() string {
	turn := tb.state.Turn()
	s := fmt.Sprintf("%s, seat %d, count %d", tb.asks(), turn.Seat, turn.Count)
	if turn.Side >= 0 {
		s += ", side " + lexicon.Sides[turn.Side]
	}
	if turn.Other >= 0 {
		s += ", other " + lexicon.Sides[turn.Other]
	}
	if turn.Place >= 0 {
		s += ", at " + lexicon.Places[turn.Place]
	}
	return s
}
