package britannia_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/rulestest"
)

// The tests of the rules are situations at the table, told in lines. Lines of
// the position come first (see rules_position_test.go), and before them "game …"
// where it is not the revised edition; then what is done:
//
//	march 2 Suffolk > Norfolk      any choice in words (see rules_choice_test.go)
//	done                           ends the march if it is still going on
//	dice 5 2 6                     the next dice, in the order of the rules
//
// and what is seen:
//
//	offers CHOICE, forbids CHOICE  whether it is among the legal ones, with so many or more
//	by retreat=never: end          what standing orders choose; by …: ask where nothing
//	asked march Saxons             what is asked of the player of whom
//	asked displace Romans at Gwent the same, and about which place
//	asked submit Welsh of Romans   the same, and who is on the other end
//	die of Saxons                  Nature rolls next for them
//	York has Saxons 2 + Aelle      all that is there; or: York has nobody
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
	rulestest.Table
}

var (
	game    = britannia.Revised()
	lexicon = game.Lexicon()
	colours = []string{"yellow", "green", "red", "blue"}

	// rulebooks are the games that a situation may name in its first line, as "game
	// classic". Without such a line it is one of the revised edition.
	rulebooks = map[string]engine.Game{"revised": game}
)

// play tells a situation from beginning to end.
func play(t *testing.T, situation string) *table {
	t.Helper()
	g, lines := readGame(t, strings.Split(situation, "\n"))
	position, rest := readPosition(t, lines)
	tb := sit(t, g, position)
	tb.tell(rest...)
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
	tb := &table{rulestest.Open(t, g, position)}
	tb.sound()
	return tb
}

// tell reads lines one after the other.
func (tb *table) tell(lines ...string) {
	tb.Helper()
	tb.Tell(lines, tb.read)
}

// read performs or checks a line.
func (tb *table) read(line string) {
	tb.Helper()
	verb, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "done":
		tb.done()
	case verb == "dice":
		for _, face := range strings.Fields(rest) {
			if tb.Asks() != "roll" {
				tb.Failf("no die is rolled now")
			}
			tb.choose(readChoice(tb, "roll "+face))
		}
	case verb == "by":
		tb.Ordered(rest, func(words string) func(engine.Choice) bool { return readChoice(tb, words).exactly })
	case verb == "offers":
		if !tb.Offered(readChoice(tb, rest).within) {
			tb.Failf("not offered")
		}
	case verb == "forbids":
		w := readChoice(tb, rest)
		if tb.Offered(w.within) {
			tb.Failf("offered")
		}
		tb.Refused(w.choice())
	case verb == "asked":
		tb.asked(rest)
	case verb == "die":
		if _, name, _ := strings.Cut(rest, "of "); tb.Asks() != "roll" || tb.State.Turn().Side != tb.nation(name) {
			tb.Failf("another question")
		}
	case verb == "told", verb == "untold":
		if tb.heard(rest) != (verb == "told") {
			tb.Failf("told%s", tb.Tale())
		}
	case verb == "round":
		tb.at(rest)
	case line == "over":
		if !tb.State.Turn().Over() {
			tb.Failf("not over")
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
	if p, ok := rulestest.Cut(&rest, lexicon.Places); ok {
		what, ok := strings.CutPrefix(rest, "has ")
		if !ok {
			tb.Failf("not understood")
		}
		want := readGroups(tb, what)
		if got := tb.groups(p); !slices.Equal(got, want) {
			tb.Failf("has %v", got)
		}
		return true
	}
	if n, ok := rulestest.Cut(&rest, lexicon.Sides); ok {
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
			tb.Failf("not understood")
		}
		tb.Is(fmt.Sprint(got), what)
		return true
	}
	return false
}

// done ends the march of the nation that moves, if anything is left to move.
func (tb *table) done() {
	tb.Helper()
	if tb.Asks() == "march" {
		tb.choose(readChoice(tb, "end"))
	}
}

func (tb *table) asked(words string) {
	tb.Helper()
	turn := tb.State.Turn()
	kind, rest, _ := strings.Cut(words, " ")
	if tb.Asks() != kind {
		tb.Failf("asked %s", tb.Asks())
	}
	if rest == "" {
		return
	}
	side, ok := rulestest.Cut(&rest, lexicon.Sides)
	if !ok || turn.Side != side {
		tb.Failf("asked %s", tb.Turn())
	}
	if turn.Seat != tb.seat(side) {
		tb.Failf("asked of seat %d", turn.Seat)
	}
	if name, ok := strings.CutPrefix(rest, "at "); ok && lexicon.Places[turn.Place] != name {
		tb.Failf("asked %s", tb.Turn())
	}
	if name, ok := strings.CutPrefix(rest, "of "); ok && turn.Other != tb.nation(name) {
		tb.Failf("asked %s", tb.Turn())
	}
}

// seat is the player of a nation, as Standing tells.
func (tb *table) seat(side int8) engine.Seat {
	for _, s := range tb.State.Standing() {
		if s.Side == side {
			return s.Seat
		}
	}
	return engine.Nobody
}

func (tb *table) points(side int8) int {
	for _, s := range tb.State.Standing() {
		if s.Side == side {
			return s.Points
		}
	}
	return 0
}

func (tb *table) won(colour []string) {
	tb.Helper()
	for _, s := range tb.State.Standing() {
		if s.Side == engine.None && s.Won != slices.Contains(colour, colours[s.Seat]) {
			tb.Failf("%s has %d points, won: %v", colours[s.Seat], s.Points, s.Won)
		}
	}
}

func (tb *table) heard(words string) bool {
	tb.Helper()
	words, unit, united := strings.Cut(words, " with ")
	kind, name, named := strings.Cut(words, " ")
	k := slices.Index(lexicon.Events, kind)
	if k < 0 {
		tb.Failf("no such event")
	}
	return slices.ContainsFunc(tb.Events, func(e engine.Event) bool {
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
	tb.Is(got, words)
}

// choose makes the one choice that is exactly as wished, by the plainest way.
func (tb *table) choose(w wish) {
	tb.Helper()
	var fit []engine.Choice
	for _, c := range tb.State.Legal(nil) {
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
		tb.Failf("%d choices are like that", len(fit))
	}
	tb.Do(fit[0])
	tb.sound()
}

// sound checks the properties of every position, and that nothing is hidden but the
// votes of a secret ballot.
func (tb *table) sound() {
	tb.Helper()
	tb.Sound()
	if tb.Asks() != "vote" { // a ballot may be secret
		tb.SeenByAll()
	}
}

// position has the fields that the checks read from a position as it is written.
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
	tb.Read(&p)
	return p
}

// nation is the number of a nation by its name.
func (tb *table) nation(name string) int8 {
	tb.Helper()
	n := slices.Index(lexicon.Sides, name)
	if n < 0 {
		tb.Failf("%s is no nation", name)
	}
	return int8(n)
}
