package marcher_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// The tests of the rules are situations at the table, told in lines. Lines of
// the position come first (see table_position_test.go); then what is done:
//
//	march 2 knight Hereford > Elfael   any choice in words (see table_choice_test.go)
//	dice Normans 4 10                  the next dice; the side that rolls may be named
//	event 45                           the two dice of the event, read as 0 to 99
//	until levy Welsh                   the quietest course until this is asked: no event,
//	                                   no march, no retreat, dice that miss
//
// and what is seen:
//
//	offers CHOICE, forbids CHOICE      whether it is among the legal ones
//	forbids CHOICE because teulu       and the name of the rule that is told
//	offers only CHOICE; CHOICE         that nothing else is
//	asked siege Normans at Rhos        what is asked of whom, and about which place
//	asked march Normans seat 1         the same, and which player is meant
//	Rhos has 2 knight, castle, hugh    all that stands there; or: Rhos has nothing
//	Rhos flies hugh                    whose conquest it is; or: Rhos flies nobody
//	told supply Normans 7 -1 in Rhos   an event of this kind has happened; or: untold …
//	listen                             forgets what has been told so far
//	score Normans 3                    points so far
//	pool norman archer 5               counters in the cup; also: aside irish 2, lost teulu 1
//	gone hugh                          a leader out of the game
//	mobilised Gwent, Powys             all kingdoms that are; or: mobilised none
//	weather clear                      or bad, or none
//	now turn 3, Welsh, levy            where the game is
//	over
//	won 0 1                            the seats that have won
type table struct {
	*testing.T
	state engine.State
	told  []engine.Event
	line  string
}

var (
	game    = marcher.Lords()
	lexicon = game.Lexicon()
)

// situation is one row of a table of tests.
type situation struct{ name, told string }

func playAll(t *testing.T, situations []situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) { play(t, s.told) })
	}
}

// play tells a situation from beginning to end.
func play(t *testing.T, told string) *table {
	t.Helper()
	position, rest := readPosition(t, strings.Split(told, "\n"))
	state, err := game.Parse(position)
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	tb := &table{T: t, state: state}
	tb.sound()
	for _, line := range rest {
		tb.read(line)
	}
	return tb
}

// read does or checks what a line says.
func (tb *table) read(line string) {
	tb.Helper()
	if tb.line = strings.TrimSpace(line); tb.line == "" {
		return
	}
	verb, rest, _ := strings.Cut(tb.line, " ")
	switch verb {
	case "dice":
		tb.dice(rest)
	case "event":
		tb.ask("event")
		tb.choose(tb.wish("roll " + rest))
	case "until":
		tb.until(rest)
	case "offers":
		tb.offers(rest)
	case "forbids":
		words, rule, _ := strings.Cut(rest, " because ")
		tb.forbids(tb.wish(words), rule)
	case "asked":
		tb.asked(rest)
	case "told", "untold":
		if tb.heard(rest) != (verb == "told") {
			tb.failf("%s", tb.events())
		}
	case "listen":
		tb.told = nil
	case "score":
		name, n, _ := strings.Cut(rest, " ")
		tb.same(strconv.Itoa(tb.points(name)), n)
	case "pool", "aside", "lost":
		tb.counters(verb, rest)
	case "gone":
		if !slices.Contains(tb.position().LeadersLost, rest) {
			tb.failf("still in the game")
		}
	case "mobilised":
		tb.same(list(tb.position().Mobilised), rest)
	case "weather":
		tb.same(cmp.Or(tb.position().Weather, "none"), rest)
	case "now":
		p := tb.position()
		tb.same(fmt.Sprintf("turn %d, %s, %s", max(p.Turn, 1), p.Side, p.Phase), rest)
	case "over":
		tb.same(tb.asks(), "over")
	case "won":
		tb.same(tb.winners(), rest)
	default:
		if !tb.seen() {
			tb.choose(tb.wish(tb.line))
		}
	}
}

// seen checks a line that begins with a place.
func (tb *table) seen() bool {
	tb.Helper()
	rest := tb.line
	p, ok := cut(&rest, lexicon.Places)
	if !ok {
		return false
	}
	verb, what, _ := strings.Cut(rest, " ")
	switch verb {
	case "has":
		tb.same(tb.stands(p), readStands(tb.T, what))
	case "flies":
		tb.same(cmp.Or(tb.position().Zones[lexicon.Places[p]].Earl, "nobody"), what)
	default:
		tb.failf("not understood")
	}
	return true
}

func (tb *table) same(got, want string) {
	tb.Helper()
	if got != want {
		tb.failf("is %s", got)
	}
}

// stands is all that stands in a place, in the order of the counters.
func (tb *table) stands(place int8) string {
	shown := map[string]int{}
	for _, piece := range tb.state.Pieces(nil) {
		if piece.Place != place || lexicon.Whats[piece.What] == "banner" {
			continue
		}
		name := lexicon.Whats[piece.What]
		if piece.Mark&engine.Hidden != 0 {
			name = "hidden " + name
		}
		shown[name] += int(piece.Count)
	}
	return count(shown)
}

// asks names what is asked now.
func (tb *table) asks() string {
	if turn := tb.state.Turn(); !turn.Over() {
		return lexicon.Asks[turn.Kind]
	}
	return "over"
}

func (tb *table) ask(kind string) {
	tb.Helper()
	if tb.asks() != kind {
		tb.failf("asked %s", tb.turn())
	}
}

// asked checks a line such as "lose Welsh at Rhos count 2 seat 1".
func (tb *table) asked(words string) {
	tb.Helper()
	turn := tb.state.Turn()
	kind, rest, _ := strings.Cut(words, " ")
	tb.ask(kind)
	for rest != "" {
		word, after, _ := strings.Cut(rest, " ")
		got, want := -2, -2
		switch word {
		case "at", "of":
			rest = after
			if p, ok := cut(&rest, lexicon.Places); ok && word == "at" {
				got, want = int(turn.Place), int(p)
			} else if s, ok := cut(&rest, lexicon.Sides); ok && word == "of" {
				got, want = int(turn.Other), int(s)
			} else {
				tb.failf("not understood")
			}
		case "count", "seat":
			n, ok := cutNumber(&after)
			if rest = after; !ok {
				tb.failf("not understood")
			}
			if got, want = int(turn.Count), n; word == "seat" {
				got = int(turn.Seat)
			}
		default:
			s, ok := cut(&rest, lexicon.Sides)
			if !ok {
				tb.failf("not understood")
			}
			got, want = int(turn.Side), int(s)
		}
		if got != want {
			tb.failf("asked %s", tb.turn())
		}
	}
}

// heard reports whether an event like these words has happened: its kind, then
// in any order the side, "of" the other, what, the count, a signed second
// number, "from" and "in" a place.
func (tb *table) heard(words string) bool {
	tb.Helper()
	kind, rest, _ := strings.Cut(words, " ")
	k := slices.Index(lexicon.Events, kind)
	if k < 0 {
		tb.failf("no such event")
	}
	like := []func(engine.Event) bool{func(e engine.Event) bool { return int(e.Kind) == k }}
	for rest != "" {
		word, after, _ := strings.Cut(rest, " ")
		number, err := strconv.Atoi(word)
		switch {
		case err == nil && (word[0] == '+' || word[0] == '-'):
			rest = after
			like = append(like, func(e engine.Event) bool { return int(e.Extra) == number })
		case err == nil:
			rest = after
			like = append(like, func(e engine.Event) bool { return int(e.Count) == number })
		case word == "minus":
			number, rest = tb.number(after)
			like = append(like, func(e engine.Event) bool { return int(e.Count) == -number })
		case word == "of":
			rest = after
			s, _ := cut(&rest, lexicon.Sides)
			like = append(like, func(e engine.Event) bool { return e.Other == s })
		case word == "nobody":
			rest = after
			like = append(like, func(e engine.Event) bool { return e.Side == engine.None })
		case word == "from":
			rest = after
			p, _ := cut(&rest, lexicon.Places)
			like = append(like, func(e engine.Event) bool { return e.From == p })
		case word == "in":
			rest = after
			p, _ := cut(&rest, lexicon.Places)
			like = append(like, func(e engine.Event) bool { return e.To == p })
		default:
			if s, ok := cut(&rest, lexicon.Sides); ok {
				like = append(like, func(e engine.Event) bool { return e.Side == s })
			} else if w, ok := cutWhat(&rest); ok {
				like = append(like, func(e engine.Event) bool { return e.What == w })
			} else {
				tb.failf("%s is not understood", rest)
			}
		}
	}
	return slices.ContainsFunc(tb.told, func(e engine.Event) bool {
		for _, fits := range like {
			if !fits(e) {
				return false
			}
		}
		return true
	})
}

func (tb *table) number(words string) (int, string) {
	tb.Helper()
	n, ok := cutNumber(&words)
	if !ok {
		tb.failf("how many?")
	}
	return n, words
}

// points is what Standing gives a side.
func (tb *table) points(name string) int {
	tb.Helper()
	for _, s := range tb.state.Standing() {
		if s.Side >= 0 && lexicon.Sides[s.Side] == name {
			return s.Points
		}
	}
	tb.failf("no such side")
	return 0
}

// winners lists the seats that have won.
func (tb *table) winners() string {
	var seats []string
	for _, s := range tb.state.Standing() {
		if s.Side == engine.None && s.Won {
			seats = append(seats, strconv.Itoa(int(s.Seat)))
		}
	}
	return strings.Join(seats, " ")
}

func (tb *table) counters(where, words string) {
	tb.Helper()
	w, ok := cutWhat(&words)
	if !ok {
		tb.failf("what?")
	}
	p := tb.position()
	of := map[string]map[string]int{"pool": p.Pools, "aside": p.Aside, "lost": p.Lost}[where]
	tb.same(strconv.Itoa(of[lexicon.Whats[w]]), words)
}

// dice gives Nature the next dice of a battle, a siege or a check.
func (tb *table) dice(words string) {
	tb.Helper()
	side, named := cut(&words, lexicon.Sides)
	for _, face := range strings.Fields(words) {
		if turn := tb.state.Turn(); !slices.Contains(d10s, tb.asks()) || named && turn.Side != side {
			tb.failf("asked %s", tb.turn())
		}
		tb.choose(tb.wish("roll " + face))
	}
}

// d10s are the asks that one die of ten faces answers.
var d10s = []string{"landing", "raidSize", "supply", "crossing", "siegeRoll", "roll"}

// until plays on without doing anything until something is asked.
func (tb *table) until(words string) {
	tb.Helper()
	kind, name, named := strings.Cut(words, " ")
	for range 2000 {
		turn := tb.state.Turn()
		if tb.asks() == kind && (!named || turn.Side >= 0 && lexicon.Sides[turn.Side] == name) {
			return
		}
		if turn.Over() {
			break
		}
		legal := tb.state.Legal(nil)
		c := legal[0]
		for _, other := range legal {
			if verb := lexicon.Verbs[other.Verb]; verb == "end" || verb == "roll" && other.Count < c.Count {
				c = other
			}
		}
		tb.play(c)
	}
	tb.failf("never asked")
}

func (tb *table) offers(words string) {
	tb.Helper()
	if only, ok := strings.CutPrefix(words, "only "); ok {
		var wishes []wish
		for _, w := range strings.Split(only, "; ") {
			wishes = append(wishes, tb.wish(w))
		}
		for _, c := range tb.state.Legal(nil) {
			if !slices.ContainsFunc(wishes, func(w wish) bool { return w.fits(c) }) {
				tb.failf("also offered %s", say(c))
			}
		}
		for _, w := range wishes {
			if !slices.ContainsFunc(tb.state.Legal(nil), w.fits) {
				tb.failf("not all offered")
			}
		}
		return
	}
	if !slices.ContainsFunc(tb.state.Legal(nil), tb.wish(words).fits) {
		tb.failf("not offered")
	}
}

// forbids checks that nothing like this is offered, and that to do it anyway is
// refused with the name of a rule, which may be said, and changes nothing.
func (tb *table) forbids(w wish, rule string) {
	tb.Helper()
	if slices.ContainsFunc(tb.state.Legal(nil), w.fits) {
		tb.failf("offered")
	}
	before := tb.json()
	var illegal *engine.IllegalError
	if _, err := tb.state.Play(w.choice()); !errors.As(err, &illegal) || illegal.Rule == "" {
		tb.failf("played although it is not on the list: %v", err)
	}
	if rule != "" && illegal.Rule != rule {
		tb.failf("because of %s", illegal.Rule)
	}
	if !bytes.Equal(before, tb.json()) {
		tb.failf("an illegal choice changed the position")
	}
}

// choose makes the one choice that is as wished; of equal counters in the cup
// the first.
func (tb *table) choose(w wish) {
	tb.Helper()
	var fit []engine.Choice
	for _, c := range tb.state.Legal(nil) {
		if w.fits(c) {
			fit = append(fit, c)
		}
	}
	if len(fit) == 0 || len(fit) > 1 && lexicon.Verbs[w.verb] != "draw" {
		tb.failf("%d choices are like that", len(fit))
	}
	tb.play(fit[0])
}

func (tb *table) play(c engine.Choice) {
	tb.Helper()
	events, err := tb.state.Play(c)
	if err != nil {
		tb.failf("%v", err)
	}
	tb.told = append(tb.told, events...)
	tb.sound()
}

// sound checks what holds in every position: there is a choice until the game
// is over and no choice twice, players are asked only what has two answers,
// the position reads back as it is written, and where nothing lies face down
// every seat sees the same.
func (tb *table) sound() {
	tb.Helper()
	turn, legal := tb.state.Turn(), tb.state.Legal(nil)
	if len(legal) == 0 != turn.Over() {
		tb.failf("%d choices", len(legal))
	}
	if len(legal) == 1 && turn.Seat >= 0 {
		tb.failf("asked although there is but one answer")
	}
	seen := make(map[engine.Choice]bool, len(legal))
	for _, c := range legal {
		if seen[c] {
			tb.failf("%s is listed twice", say(c))
		}
		seen[c] = true
	}
	written := tb.json()
	again, err := game.Parse(written)
	if err != nil {
		tb.failf("does not read back: %v", err)
	}
	if rewritten, err := again.MarshalJSON(); err != nil || !bytes.Equal(written, rewritten) {
		tb.failf("reads back as\n%s\n%v", rewritten, err)
	}
	if again.Turn() != turn || !slices.Equal(again.Legal(nil), legal) {
		tb.failf("other choices when read back")
	}
	if p := tb.position(); p.Phase == "setup" || p.hidden() {
		return
	}
	for seat := range tb.seats() {
		if shown, err := tb.state.View(seat).MarshalJSON(); err != nil || !bytes.Equal(written, shown) {
			tb.failf("seat %d sees\n%s\n%v", seat, shown, err)
		}
	}
}

// seats is the number of players.
func (tb *table) seats() engine.Seat {
	n := engine.Seat(0)
	for _, s := range tb.state.Standing() {
		if s.Side == engine.None {
			n++
		}
	}
	return n
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
	Turn        int
	Side        string
	Phase       string
	Weather     string
	Zones       map[string]zone
	Pools       map[string]int
	Aside       map[string]int
	Lost        map[string]int
	LeadersLost []string
	Mobilised   []string
}

type zone struct {
	Units, Spent, FaceDown map[string]int
	Castle                 bool
	Leaders                []string
	Earl                   string
}

// hidden reports whether any counter lies face down.
func (p position) hidden() bool {
	for z := range maps.Values(p.Zones) {
		if len(z.FaceDown) > 0 {
			return true
		}
	}
	return false
}

func (tb *table) position() position {
	tb.Helper()
	var p position
	if err := json.Unmarshal(tb.json(), &p); err != nil {
		tb.failf("%v", err)
	}
	return p
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
		fmt.Fprintf(&b, "\n  %s", say(c))
	}
	written, _ := tb.state.MarshalJSON()
	fmt.Fprintf(&b, "\n%s", written)
	tb.Fatal(b.String())
}

// events says all that has been told.
func (tb *table) events() string {
	var b strings.Builder
	for _, e := range tb.told {
		fmt.Fprintf(&b, "\n  %s %d %+d", lexicon.Events[e.Kind], e.Count, e.Extra)
		for _, n := range []struct {
			before string
			number int8
			names  []string
		}{
			{"", e.Side, lexicon.Sides}, {"of ", e.Other, lexicon.Sides}, {"", e.What, lexicon.Whats},
			{"from ", e.From, lexicon.Places}, {"in ", e.To, lexicon.Places},
		} {
			if n.number >= 0 {
				b.WriteString(" " + n.before + n.names[n.number])
			}
		}
	}
	return b.String()
}

// turn says who is asked what.
func (tb *table) turn() string {
	turn := tb.state.Turn()
	s := fmt.Sprintf("%s, seat %d, count %d", tb.asks(), turn.Seat, turn.Count)
	if turn.Side >= 0 {
		s += ", " + lexicon.Sides[turn.Side]
	}
	if turn.Other >= 0 {
		s += ", of " + lexicon.Sides[turn.Other]
	}
	if turn.Place >= 0 {
		s += ", at " + lexicon.Places[turn.Place]
	}
	return s
}

// list says names, or none.
func list(names []string) string {
	return cmp.Or(strings.Join(names, ", "), "none")
}
