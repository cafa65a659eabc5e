package marcher_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
	"bretwalda/engine/rulestest"
)

// The tests of the rules are situations at the table, told in lines. Lines of
// the position come first (see rules_position_test.go); then what is done:
//
//	march 2 knight Hereford > Elfael   any choice in words (see rules_choice_test.go)
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
//	by retreat=never: end              what standing orders choose; by …: ask where nothing
//	asked siege Normans at Rhos        what is asked of whom, and about which place
//	asked march Normans seat 1         the same, and which player is meant
//	Rhos has 2 knight, castle, hugh    all that is there; or: Rhos has nothing
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
	rulestest.Table
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

// at is the table at a position.
func at(t *testing.T, state engine.State) *table {
	return &table{rulestest.Table{T: t, Game: game, State: state}}
}

// play tells a situation from beginning to end.
func play(t *testing.T, told string) *table {
	t.Helper()
	position, rest := readPosition(t, strings.Split(told, "\n"))
	tb := &table{rulestest.Open(t, game, position)}
	tb.sound()
	tb.tell(rest...)
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
	switch verb {
	case "dice":
		tb.dice(rest)
	case "by":
		tb.Ordered(rest, func(words string) func(engine.Choice) bool { return tb.wish(words).fits })
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
			tb.Failf("told%s", tb.Tale())
		}
	case "listen":
		tb.Events = nil
	case "score":
		name, n, _ := strings.Cut(rest, " ")
		tb.Is(strconv.Itoa(tb.points(name)), n)
	case "pool", "aside", "lost":
		tb.counters(verb, rest)
	case "gone":
		if !slices.Contains(tb.position().LeadersLost, rest) {
			tb.Failf("still in the game")
		}
	case "mobilised":
		tb.Is(list(tb.position().Mobilised), rest)
	case "weather":
		tb.Is(cmp.Or(tb.position().Weather, "none"), rest)
	case "now":
		p := tb.position()
		tb.Is(fmt.Sprintf("turn %d, %s, %s", max(p.Turn, 1), p.Side, p.Phase), rest)
	case "over":
		tb.Is(tb.Asks(), "over")
	case "won":
		tb.Is(tb.winners(), rest)
	default:
		if !tb.seen(line) {
			tb.choose(tb.wish(line))
		}
	}
}

// seen checks a line that begins with a place.
func (tb *table) seen(line string) bool {
	tb.Helper()
	rest := line
	p, ok := rulestest.Cut(&rest, lexicon.Places)
	if !ok {
		return false
	}
	verb, what, _ := strings.Cut(rest, " ")
	switch verb {
	case "has":
		tb.Is(tb.stands(p), readStands(tb.T, what))
	case "flies":
		tb.Is(cmp.Or(tb.position().Zones[lexicon.Places[p]].Earl, "nobody"), what)
	default:
		tb.Failf("not understood")
	}
	return true
}

// stands tells all that is in a place, in the order of the counters.
func (tb *table) stands(place int8) string {
	shown := map[string]int{}
	for _, piece := range tb.State.Pieces(nil) {
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

func (tb *table) ask(kind string) {
	tb.Helper()
	if tb.Asks() != kind {
		tb.Failf("asked %s", tb.Turn())
	}
}

// asked checks a line such as "lose Welsh at Rhos count 2 seat 1".
func (tb *table) asked(words string) {
	tb.Helper()
	turn := tb.State.Turn()
	kind, rest, _ := strings.Cut(words, " ")
	tb.ask(kind)
	for rest != "" {
		word, after, _ := strings.Cut(rest, " ")
		got, want := -2, -2
		switch word {
		case "at", "of":
			rest = after
			if p, ok := rulestest.Cut(&rest, lexicon.Places); ok && word == "at" {
				got, want = int(turn.Place), int(p)
			} else if s, ok := rulestest.Cut(&rest, lexicon.Sides); ok && word == "of" {
				got, want = int(turn.Other), int(s)
			} else {
				tb.Failf("not understood")
			}
		case "count", "seat":
			n, ok := rulestest.CutNumber(&after)
			if rest = after; !ok {
				tb.Failf("not understood")
			}
			if got, want = int(turn.Count), int(n); word == "seat" {
				got = int(turn.Seat)
			}
		default:
			s, ok := rulestest.Cut(&rest, lexicon.Sides)
			if !ok {
				tb.Failf("not understood")
			}
			got, want = int(turn.Side), int(s)
		}
		if got != want {
			tb.Failf("asked %s", tb.Turn())
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
		tb.Failf("no such event")
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
			s, _ := rulestest.Cut(&rest, lexicon.Sides)
			like = append(like, func(e engine.Event) bool { return e.Other == s })
		case word == "nobody":
			rest = after
			like = append(like, func(e engine.Event) bool { return e.Side == engine.None })
		case word == "from":
			rest = after
			p, _ := rulestest.Cut(&rest, lexicon.Places)
			like = append(like, func(e engine.Event) bool { return e.From == p })
		case word == "in":
			rest = after
			p, _ := rulestest.Cut(&rest, lexicon.Places)
			like = append(like, func(e engine.Event) bool { return e.To == p })
		default:
			if s, ok := rulestest.Cut(&rest, lexicon.Sides); ok {
				like = append(like, func(e engine.Event) bool { return e.Side == s })
			} else if w, ok := cutWhat(&rest); ok {
				like = append(like, func(e engine.Event) bool { return e.What == w })
			} else {
				tb.Failf("%s is not understood", rest)
			}
		}
	}
	return slices.ContainsFunc(tb.Events, func(e engine.Event) bool {
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
	n, ok := rulestest.CutNumber(&words)
	if !ok {
		tb.Failf("how many?")
	}
	return int(n), words
}

// points are a side's in Standing.
func (tb *table) points(name string) int {
	tb.Helper()
	for _, s := range tb.State.Standing() {
		if s.Side >= 0 && lexicon.Sides[s.Side] == name {
			return s.Points
		}
	}
	tb.Failf("no such side")
	return 0
}

// winners lists the seats that have won.
func (tb *table) winners() string {
	var seats []string
	for _, s := range tb.State.Standing() {
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
		tb.Failf("what?")
	}
	p := tb.position()
	of := map[string]map[string]int{"pool": p.Pools, "aside": p.Aside, "lost": p.Lost}[where]
	tb.Is(strconv.Itoa(of[lexicon.Whats[w]]), words)
}

// dice gives Nature the next dice of a battle, a siege or a check.
func (tb *table) dice(words string) {
	tb.Helper()
	side, named := rulestest.Cut(&words, lexicon.Sides)
	for _, face := range strings.Fields(words) {
		if turn := tb.State.Turn(); !slices.Contains(d10s, tb.Asks()) || named && turn.Side != side {
			tb.Failf("asked %s", tb.Turn())
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
		turn := tb.State.Turn()
		if tb.Asks() == kind && (!named || turn.Side >= 0 && lexicon.Sides[turn.Side] == name) {
			return
		}
		if turn.Over() {
			break
		}
		legal := tb.State.Legal(nil)
		c := legal[0]
		for _, other := range legal {
			if verb := lexicon.Verbs[other.Verb]; verb == "end" || verb == "roll" && other.Count < c.Count {
				c = other
			}
		}
		tb.play(c)
	}
	tb.Failf("never asked")
}

func (tb *table) offers(words string) {
	tb.Helper()
	if only, ok := strings.CutPrefix(words, "only "); ok {
		var wishes []wish
		for _, w := range strings.Split(only, "; ") {
			wishes = append(wishes, tb.wish(w))
		}
		for _, c := range tb.State.Legal(nil) {
			if !slices.ContainsFunc(wishes, func(w wish) bool { return w.fits(c) }) {
				tb.Failf("also offered %s", tb.Words(c))
			}
		}
		for _, w := range wishes {
			if !tb.Offered(w.fits) {
				tb.Failf("not all offered")
			}
		}
		return
	}
	if !tb.Offered(tb.wish(words).fits) {
		tb.Failf("not offered")
	}
}

// forbids checks that nothing like this is offered, and that to do it anyway is
// refused with the name of a rule, which may be said, and changes nothing.
func (tb *table) forbids(w wish, rule string) {
	tb.Helper()
	if tb.Offered(w.fits) {
		tb.Failf("offered")
	}
	if told := tb.Refused(w.choice()); rule != "" && told != rule {
		tb.Failf("because of %s", told)
	}
}

// choose makes the one choice that is as wished; of equal counters in the cup
// the first.
func (tb *table) choose(w wish) {
	tb.Helper()
	var fit []engine.Choice
	for _, c := range tb.State.Legal(nil) {
		if w.fits(c) {
			fit = append(fit, c)
		}
	}
	if len(fit) == 0 || len(fit) > 1 && lexicon.Verbs[w.verb] != "draw" {
		tb.Failf("%d choices are like that", len(fit))
	}
	tb.play(fit[0])
}

func (tb *table) play(c engine.Choice) {
	tb.Helper()
	tb.Do(c)
	tb.sound()
}

// sound checks the properties of every position, and that every seat sees the same
// where nothing is face down.
func (tb *table) sound() {
	tb.Helper()
	tb.Sound()
	if p := tb.position(); p.Phase != "setup" && !p.hidden() {
		tb.SeenByAll()
	}
}

// position has the fields that the checks read from a position as it is written.
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
	tb.Read(&p)
	return p
}

// list says names, or none.
func list(names []string) string {
	return cmp.Or(strings.Join(names, ", "), "none")
}
