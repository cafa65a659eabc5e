package brianboru_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/rulestest"
)

// The tests of the rules are situations at the table, told in lines. Lines of
// the position come first (see rules_position_test.go); then actions:
//
//	trick Tara: 7 2 20 11          four cards, clockwise from the leader
//	deal Laigin 1 2 3; Uí Néill …  Nature deals these packets; deal 7 a single card
//	place Tara                     any choice in words (see rules_choice_test.go)
//	hush                           forgets all events so far
//
// and checks:
//
//	offers CHOICE, forbids CHOICE  whether it is among the legal ones
//	only CHOICE | CHOICE           all the legal ones, in any order
//	choices 12                     how many there are
//	by red=upper: upper            the choice of standing orders; by …: ask where none
//	asked expand Laigin            the question, and its player
//	asked town Laigin at Munster   the same, and about which place
//	asked loseTown Laigin of Uí Néill   and the player on the other end
//	asked viking                   Nature's turn
//	Laigin coins 3                 also renown, points, court, church, raiders
//	Laigin hand 11 5, Laigin marriages brigid, Laigin claims Munster; or: nothing
//	Tara has Laigin + monastery    also + viking; or: Tara has nobody
//	Munster is face up             on the board; or: is face down, is held
//	marker Laigin                  the holder of the active town marker
//	area 9                         raiders in the battle area
//	princess Laigin support        or: princess nobody
//	told coins Laigin sum 3        such events have happened, their counts added up
//	told town Laigin at Tara       and where; also of SIDE, with WHAT, count N, extra N
//	untold repulsed                no such event
//	told in order: a; b            one after the other
//	round 2
//	over
//	won Laigin, Uí Néill
type table struct {
	rulestest.Table
	chosen bool // whether a choice has been made since the position was opened
	looked bool // whether anything has been looked at
}

var (
	game    = brianboru.HighKing()
	lexicon = game.Lexicon()
)

// vikings is the number of the side that nobody plays.
const vikings = 5

// play tells a situation from beginning to end.
func play(t *testing.T, situation string) *table {
	t.Helper()
	position, rest := readPosition(t, strings.Split(situation, "\n"))
	tb := sit(t, position)
	tb.tell(rest...)
	return tb
}

// situation is one row of a table of tests.
type situation struct{ name, told string }

func playAll(t *testing.T, situations []situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.name, func(t *testing.T) {
			if !play(t, s.told).looked {
				t.Error("nothing is looked at")
			}
		})
	}
}

// sit opens a position.
func sit(t *testing.T, position []byte) *table {
	t.Helper()
	tb := &table{Table: rulestest.Open(t, game, position)}
	tb.sound()
	return tb
}

// begin opens a match of so many seats.
func begin(t *testing.T, seats int, options ...uint8) *table {
	t.Helper()
	setup := engine.Setup{Seats: seats, Options: options}
	if options == nil {
		setup.Options = []uint8{0}
	}
	state, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	tb := &table{Table: rulestest.Table{T: t, Game: game, State: state}}
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
	does := slices.Contains([]string{"trick", "deal", "hush"}, verb)
	switch verb {
	case "trick":
		tb.trick(rest)
	case "by":
		tb.Ordered(rest, func(words string) func(engine.Choice) bool { return readChoice(tb, words).fits })
	case "deal":
		tb.deal(rest)
	case "hush":
		tb.Events = nil
	case "offers":
		if !tb.Offered(readChoice(tb, rest).fits) {
			tb.Failf("not offered")
		}
	case "forbids":
		w := readChoice(tb, rest)
		if tb.Offered(w.fits) {
			tb.Failf("offered")
		}
		tb.Refused(w.choice())
	case "only":
		tb.only(strings.Split(rest, " | "))
	case "choices":
		if n := len(tb.State.Legal(nil)); strconv.Itoa(n) != rest {
			tb.Failf("there are %d", n)
		}
	case "asked":
		tb.asked(rest)
	case "told", "untold":
		if !tb.chosen {
			tb.Failf("nobody has heard the events before the first choice")
		}
		if verb == "untold" {
			if tb.heard(rest) >= 0 {
				tb.Failf("told%s", tb.Tale())
			}
		} else if events, ok := strings.CutPrefix(rest, "in order: "); ok {
			tb.inOrder(strings.Split(events, "; "))
		} else if tb.heard(rest) < 0 {
			tb.Failf("untold, but told%s", tb.Tale())
		}
	case "marker":
		tb.Is(tb.position().Holder, rest)
	case "area":
		tb.Is(strconv.Itoa(tb.position().Battle), rest)
	case "round":
		tb.Is(strconv.Itoa(tb.position().Round), rest)
	case "princess":
		got := "nobody"
		if p := tb.position().Princess; p.Side != "" {
			got = p.Side + " " + p.As
		}
		tb.Is(got, rest)
	case "over":
		if !tb.State.Turn().Over() {
			tb.Failf("not over")
		}
	case "won":
		tb.won(strings.Split(rest, ", "))
	default:
		if does = !tb.seen(line); does {
			tb.choose(readChoice(tb, line))
		}
	}
	tb.looked = tb.looked || !does
}

// seen checks the lines that begin with a side or a place.
func (tb *table) seen(line string) bool {
	tb.Helper()
	rest := line
	if p, ok := rulestest.Cut(&rest, lexicon.Places); ok {
		at, name := tb.position(), lexicon.Places[p]
		if what, ok := strings.CutPrefix(rest, "has "); ok {
			tb.Is(at.Towns[name].String(), what)
			return true
		}
		tb.Is(at.claim(name), rest)
		return true
	}
	if side, ok := rulestest.Cut(&rest, lexicon.Sides); ok {
		what, want, _ := strings.Cut(rest, " ")
		p := tb.position().player(lexicon.Sides[side])
		switch what {
		case "coins":
			tb.Is(strconv.Itoa(p.Coins), want)
		case "renown":
			tb.Is(strconv.Itoa(p.Renown), want)
		case "points":
			tb.Is(strconv.Itoa(tb.points(side)), want)
		case "court":
			tb.Is(strconv.Itoa(p.Court), want)
		case "church":
			tb.Is(strconv.Itoa(p.Church), want)
		case "raiders":
			tb.Is(strconv.Itoa(p.Raiders), want)
		case "hand":
			tb.Is(cards(p.Hand), want)
		case "marriages":
			tb.Is(list(p.Marriages), want)
		case "claims":
			tb.Is(list(p.Claims), want)
		default:
			tb.Failf("not understood")
		}
		return true
	}
	return false
}

// cards is a hand in words, ascending.
func cards(hand []int) string {
	var words []string
	for _, c := range slices.Sorted(slices.Values(hand)) {
		words = append(words, strconv.Itoa(c))
	}
	return joined(words, " ")
}

// list is a list in words, in the order of the alphabet.
func list(names []string) string { return joined(slices.Sorted(slices.Values(names)), ", ") }

func joined(words []string, separator string) string {
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, separator)
}

func (tb *table) asked(words string) {
	tb.Helper()
	turn := tb.State.Turn()
	kind, rest, _ := strings.Cut(words, " ")
	if tb.Asks() != kind {
		tb.Failf("asked %s", tb.Turn())
	}
	if rest == "" {
		return
	}
	side, ok := rulestest.Cut(&rest, lexicon.Sides)
	if !ok || turn.Side != side || kind != "deal" && turn.Seat != engine.Seat(side) {
		tb.Failf("asked %s", tb.Turn())
	}
	if name, ok := strings.CutPrefix(rest, "at "); ok && (turn.Place < 0 || lexicon.Places[turn.Place] != name) {
		tb.Failf("asked %s", tb.Turn())
	} else if !ok && kind == "town" && turn.Place != engine.None {
		tb.Failf("asked %s", tb.Turn())
	}
	if name, ok := strings.CutPrefix(rest, "of "); ok && (turn.Other < 0 || lexicon.Sides[turn.Other] != name) {
		tb.Failf("asked %s", tb.Turn())
	}
}

// points are a player's points so far, by seat and by side.
func (tb *table) points(side int8) int {
	tb.Helper()
	seat, nation := 0, 0
	for _, s := range tb.State.Standing() {
		switch {
		case s.Side == engine.None && s.Seat == engine.Seat(side):
			seat = s.Points
		case s.Side == side:
			nation = s.Points
		}
	}
	if seat != nation {
		tb.Failf("seat %d has %d points, its side %d", side, seat, nation)
	}
	return seat
}

func (tb *table) won(sides []string) {
	tb.Helper()
	for _, s := range tb.State.Standing() {
		if s.Side == engine.None && s.Won != slices.Contains(sides, lexicon.Sides[s.Seat]) {
			tb.Failf("%s has %d points, won: %v", lexicon.Sides[s.Seat], s.Points, s.Won)
		}
	}
}

// trick plays a card of everybody, clockwise from the leader.
func (tb *table) trick(words string) {
	tb.Helper()
	town, played, _ := strings.Cut(words, ": ")
	for i, card := range strings.Fields(played) {
		if i == 0 {
			tb.choose(readChoice(tb, "lead "+town+" "+card))
		} else {
			tb.choose(readChoice(tb, "play "+card))
		}
	}
}

// deal lets Nature deal packets, in any order.
func (tb *table) deal(words string) {
	tb.Helper()
	if words[0] >= '0' && words[0] <= '9' {
		tb.choose(readChoice(tb, "deal "+words))
		return
	}
	packets := make(map[int8][]string)
	for packet := range strings.SplitSeq(words, "; ") {
		side, ok := rulestest.Cut(&packet, lexicon.Sides)
		if !ok {
			tb.Failf("whose packet?")
		}
		packets[side] = strings.Fields(packet)
	}
	for tb.Asks() == "deal" {
		turn := tb.State.Turn()
		packet := packets[turn.Side]
		if turn.Seat != engine.Nature || turn.Roller != engine.Seat(turn.Side) || len(packet) == 0 {
			tb.Failf("a card more than said")
		}
		packets[turn.Side] = packet[1:]
		tb.choose(readChoice(tb, "deal "+packet[0]))
	}
}

// heard is where an event that fits the words is in the tale, or -1.
func (tb *table) heard(words string) int { return tb.heardFrom(0, words) }

func (tb *table) inOrder(events []string) {
	tb.Helper()
	from := 0
	for _, event := range events {
		at := tb.heardFrom(from, event)
		if at < 0 {
			tb.Failf("%s is not told after the one before%s", event, tb.Tale())
		}
		from = at + 1
	}
}

func (tb *table) heardFrom(from int, words string) int {
	tb.Helper()
	tale := readTale(tb, words)
	sum, first := 0, -1
	for i, e := range tb.Events {
		if i < from || !tale.fits(e) {
			continue
		}
		sum += int(e.Count)
		if first < 0 {
			first = i
		}
	}
	if tale.sum && sum != tale.total {
		return -1
	}
	return first
}

// only checks that these and no others are the legal choices.
func (tb *table) only(choices []string) {
	tb.Helper()
	for _, words := range choices {
		if !tb.Offered(readChoice(tb, words).fits) {
			tb.Failf("%s is not offered", words)
		}
	}
	if n := len(tb.State.Legal(nil)); n != len(choices) {
		tb.Failf("there are %d choices", n)
	}
}

// choose makes the choice that is as wished; of equal cards the first.
func (tb *table) choose(w wish) {
	tb.Helper()
	var fit []engine.Choice
	for _, c := range tb.State.Legal(nil) {
		if w.fits(c) {
			fit = append(fit, c)
		}
	}
	if len(fit) == 0 || len(fit) > 1 && tb.Asks() != "viking" {
		tb.Failf("%d choices are like that", len(fit))
	}
	tb.do(fit[0])
}

// do makes a legal choice.
func (tb *table) do(c engine.Choice) {
	tb.Helper()
	tb.Do(c)
	tb.chosen = true
	tb.sound()
}

// sound checks the invariants of every position, and that every seat sees its own
// decision, the board and the points as they are.
func (tb *table) sound() {
	tb.Helper()
	tb.Sound()
	turn, legal := tb.State.Turn(), tb.State.Legal(nil)
	for seat := engine.Nobody; seat < tb.Seats(); seat++ {
		view := tb.State.View(seat)
		if view.Turn() != turn || !slices.Equal(view.Standing(), tb.State.Standing()) || !slices.Equal(view.Pieces(nil), tb.State.Pieces(nil)) {
			tb.Failf("seat %d sees another turn, other points or another board", seat)
		}
		if offers := view.Legal(nil); seat == turn.Seat && seat >= 0 && !slices.Equal(offers, legal) {
			tb.Failf("seat %d is asked and sees %d choices", seat, len(offers))
		}
	}
}

func (tb *table) position() at {
	tb.Helper()
	var a at
	tb.Read(&a)
	if a.Holder == "" {
		a.Holder = lexicon.Sides[0]
	}
	return a
}
