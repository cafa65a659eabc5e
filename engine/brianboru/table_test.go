package brianboru_test

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
	"bretwalda/engine/brianboru"
)

// The tests of the rules are situations at the table, told in lines. Lines of
// the position come first (see table_position_test.go); then what is done:
//
//	trick Tara: 7 2 20 11          four cards, clockwise from who leads
//	deal Laigin 1 2 3; Uí Néill …  Nature deals these packets; deal 7 a single card
//	place Tara                     any choice in words (see table_choice_test.go)
//	hush                           forgets what has been told so far
//
// and what is seen:
//
//	offers CHOICE, forbids CHOICE  whether it is among the legal ones
//	only CHOICE | CHOICE           all the legal ones, in any order
//	choices 12                     how many there are
//	asked expand Laigin            what is asked of the player of whom
//	asked town Laigin at Munster   the same, and about which place
//	asked loseTown Laigin of Uí Néill   and who is on the other end
//	asked viking                   Nature's turn
//	Laigin coins 3                 also renown, points, court, church, raiders
//	Laigin hand 11 5, Laigin marriages brigid, Laigin claims Munster; or: nothing
//	Tara has Laigin + monastery    also + viking; or: Tara has nobody
//	Munster is face up             on the board; or: is face down, is held
//	marker Laigin                  who has the marker of the active town
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
	*testing.T
	state  engine.State
	told   []engine.Event
	chosen bool // whether a choice has been made since the position was opened
	line   string
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
		t.Run(s.name, func(t *testing.T) { play(t, s.told) })
	}
}

// sit opens a position.
func sit(t *testing.T, position []byte) *table {
	t.Helper()
	state, err := game.Parse(position)
	if err != nil {
		t.Fatalf("%v\n%s", err, position)
	}
	tb := &table{T: t, state: state}
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
	tb := &table{T: t, state: state}
	tb.sound()
	return tb
}

// tell reads lines one after the other.
func (tb *table) tell(lines ...string) {
	tb.Helper()
	for _, line := range lines {
		if tb.line = strings.TrimSpace(line); tb.line != "" {
			tb.read(tb.line)
		}
	}
}

// read does or checks what a line says.
func (tb *table) read(line string) {
	tb.Helper()
	verb, rest, _ := strings.Cut(line, " ")
	switch verb {
	case "trick":
		tb.trick(rest)
	case "deal":
		tb.deal(rest)
	case "hush":
		tb.told = nil
	case "offers":
		if w := readChoice(tb, rest); !tb.offered(w) {
			tb.failf("not offered")
		}
	case "forbids":
		w := readChoice(tb, rest)
		if tb.offered(w) {
			tb.failf("offered")
		}
		tb.refused(w.choice())
	case "only":
		tb.only(strings.Split(rest, " | "))
	case "choices":
		if n := len(tb.state.Legal(nil)); strconv.Itoa(n) != rest {
			tb.failf("there are %d", n)
		}
	case "asked":
		tb.asked(rest)
	case "told", "untold":
		if !tb.chosen {
			tb.failf("what happened before the first choice, nobody has heard")
		}
		if verb == "untold" {
			if tb.heard(rest) >= 0 {
				tb.failf("told:\n%s", tb.tale())
			}
		} else if deeds, ok := strings.CutPrefix(rest, "in order: "); ok {
			tb.inOrder(strings.Split(deeds, "; "))
		} else if tb.heard(rest) < 0 {
			tb.failf("untold:\n%s", tb.tale())
		}
	case "marker":
		tb.equal(tb.position().Holder, rest)
	case "area":
		tb.equal(strconv.Itoa(tb.position().Battle), rest)
	case "round":
		tb.equal(strconv.Itoa(tb.position().Round), rest)
	case "princess":
		got := "nobody"
		if p := tb.position().Princess; p.Side != "" {
			got = p.Side + " " + p.As
		}
		tb.equal(got, rest)
	case "over":
		if !tb.state.Turn().Over() {
			tb.failf("not over")
		}
	case "won":
		tb.won(strings.Split(rest, ", "))
	default:
		if !tb.seen(line) {
			tb.choose(readChoice(tb, line))
		}
	}
}

// seen checks the lines that begin with a side or a place.
func (tb *table) seen(line string) bool {
	tb.Helper()
	rest := line
	if p, ok := cut(&rest, lexicon.Places); ok {
		at, name := tb.position(), lexicon.Places[p]
		if what, ok := strings.CutPrefix(rest, "has "); ok {
			tb.equal(at.Towns[name].String(), what)
			return true
		}
		got := "is face down"
		if slices.Contains(at.FaceUp, name) {
			got = "is face up"
		}
		for _, p := range at.Players {
			if slices.Contains(p.Claims, name) {
				got = "is held"
			}
		}
		tb.equal(got, rest)
		return true
	}
	if side, ok := cut(&rest, lexicon.Sides); ok {
		what, want, _ := strings.Cut(rest, " ")
		p := tb.position().player(lexicon.Sides[side])
		switch what {
		case "coins":
			tb.equal(strconv.Itoa(p.Coins), want)
		case "renown":
			tb.equal(strconv.Itoa(p.Renown), want)
		case "points":
			tb.equal(strconv.Itoa(tb.points(side)), want)
		case "court":
			tb.equal(strconv.Itoa(p.Court), want)
		case "church":
			tb.equal(strconv.Itoa(p.Church), want)
		case "raiders":
			tb.equal(strconv.Itoa(p.Raiders), want)
		case "hand":
			tb.equal(cards(p.Hand), want)
		case "marriages":
			tb.equal(list(p.Marriages), want)
		case "claims":
			tb.equal(list(p.Claims), want)
		default:
			tb.failf("not understood")
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

func (tb *table) equal(got, want string) {
	tb.Helper()
	if got != want {
		tb.failf("is %s", got)
	}
}

func (tb *table) asks() string {
	if turn := tb.state.Turn(); !turn.Over() {
		return lexicon.Asks[turn.Kind]
	}
	return "over"
}

func (tb *table) asked(words string) {
	tb.Helper()
	turn := tb.state.Turn()
	kind, rest, _ := strings.Cut(words, " ")
	if tb.asks() != kind {
		tb.failf("asked %s", tb.turn())
	}
	if rest == "" {
		return
	}
	side, ok := cut(&rest, lexicon.Sides)
	if !ok || turn.Side != side || kind != "deal" && turn.Seat != engine.Seat(side) {
		tb.failf("asked %s", tb.turn())
	}
	if name, ok := strings.CutPrefix(rest, "at "); ok && (turn.Place < 0 || lexicon.Places[turn.Place] != name) {
		tb.failf("asked %s", tb.turn())
	} else if !ok && kind == "town" && turn.Place != engine.None {
		tb.failf("asked %s", tb.turn())
	}
	if name, ok := strings.CutPrefix(rest, "of "); ok && (turn.Other < 0 || lexicon.Sides[turn.Other] != name) {
		tb.failf("asked %s", tb.turn())
	}
}

// points are those of a player so far, by seat and by side.
func (tb *table) points(side int8) int {
	tb.Helper()
	seat, nation := 0, 0
	for _, s := range tb.state.Standing() {
		switch {
		case s.Side == engine.None && s.Seat == engine.Seat(side):
			seat = s.Points
		case s.Side == side:
			nation = s.Points
		}
	}
	if seat != nation {
		tb.failf("seat %d has %d points, its side %d", side, seat, nation)
	}
	return seat
}

func (tb *table) won(sides []string) {
	tb.Helper()
	for _, s := range tb.state.Standing() {
		if s.Side == engine.None && s.Won != slices.Contains(sides, lexicon.Sides[s.Seat]) {
			tb.failf("%s has %d points, won: %v", lexicon.Sides[s.Seat], s.Points, s.Won)
		}
	}
}

// trick plays a card of everybody, clockwise from who leads.
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

// deal lets Nature deal packets, whatever the order it deals them in.
func (tb *table) deal(words string) {
	tb.Helper()
	if words[0] >= '0' && words[0] <= '9' {
		tb.choose(readChoice(tb, "deal "+words))
		return
	}
	packets := make(map[int8][]string)
	for packet := range strings.SplitSeq(words, "; ") {
		side, ok := cut(&packet, lexicon.Sides)
		if !ok {
			tb.failf("whose packet?")
		}
		packets[side] = strings.Fields(packet)
	}
	for tb.asks() == "deal" {
		turn := tb.state.Turn()
		packet := packets[turn.Side]
		if turn.Seat != engine.Nature || turn.Roller != engine.Seat(turn.Side) || len(packet) == 0 {
			tb.failf("a card more than said")
		}
		packets[turn.Side] = packet[1:]
		tb.choose(readChoice(tb, "deal "+packet[0]))
	}
}

// heard is where an event that fits the words stands in the tale, or -1.
func (tb *table) heard(words string) int { return tb.heardFrom(0, words) }

func (tb *table) inOrder(deeds []string) {
	tb.Helper()
	from := 0
	for _, deed := range deeds {
		at := tb.heardFrom(from, deed)
		if at < 0 {
			tb.failf("%s is not told after the one before:\n%s", deed, tb.tale())
		}
		from = at + 1
	}
}

func (tb *table) heardFrom(from int, words string) int {
	tb.Helper()
	tale := readTale(tb, words)
	sum, first := 0, -1
	for i, e := range tb.told {
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

func (tb *table) tale() string {
	var b strings.Builder
	for _, e := range tb.told {
		fmt.Fprintf(&b, "  %s", lexicon.Events[e.Kind])
		for _, field := range []struct {
			name  string
			names []string
			n     int8
		}{{"", lexicon.Sides, e.Side}, {" of", lexicon.Sides, e.Other}, {" at", lexicon.Places, e.To}, {" with", lexicon.Whats, e.What}} {
			if field.n >= 0 {
				fmt.Fprintf(&b, "%s %s", field.name, field.names[field.n])
			}
		}
		fmt.Fprintf(&b, " count %d extra %d\n", e.Count, e.Extra)
	}
	return b.String()
}

// offered reports whether a legal choice is as wished.
func (tb *table) offered(w wish) bool { return slices.ContainsFunc(tb.state.Legal(nil), w.fits) }

// only checks that these and no others are the legal choices.
func (tb *table) only(choices []string) {
	tb.Helper()
	for _, words := range choices {
		if !tb.offered(readChoice(tb, words)) {
			tb.failf("%s is not offered", words)
		}
	}
	if n := len(tb.state.Legal(nil)); n != len(choices) {
		tb.failf("there are %d choices", n)
	}
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

// choose makes the choice that is as wished; of equal cards the first.
func (tb *table) choose(w wish) {
	tb.Helper()
	var fit []engine.Choice
	for _, c := range tb.state.Legal(nil) {
		if w.fits(c) {
			fit = append(fit, c)
		}
	}
	if len(fit) == 0 || len(fit) > 1 && tb.asks() != "viking" {
		tb.failf("%d choices are like that", len(fit))
	}
	tb.do(fit[0])
}

// do makes a legal choice.
func (tb *table) do(c engine.Choice) {
	tb.Helper()
	events, err := tb.state.Play(c)
	if err != nil {
		tb.failf("%v", err)
	}
	tb.told, tb.chosen = append(tb.told, events...), true
	tb.sound()
}

// sound checks what holds in every position: there is a choice until the game
// is over and more than one for a player, none is listed twice, the position
// reads back as it is written, and every seat sees its own decision, the board
// and the points as they are.
func (tb *table) sound() {
	tb.Helper()
	turn, legal := tb.state.Turn(), tb.state.Legal(nil)
	if len(legal) == 0 != turn.Over() {
		tb.failf("%d choices", len(legal))
	}
	if turn.Seat >= 0 && len(legal) == 1 {
		tb.failf("asked although there is one answer only")
	}
	seen := make(map[engine.Choice]bool, len(legal))
	for _, c := range legal {
		if seen[c] {
			tb.failf("%s is listed twice", tb.words(c))
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
	for seat := engine.Nobody; int(seat) < tb.seats(); seat++ {
		view := tb.state.View(seat)
		if view.Turn() != turn || !slices.Equal(view.Standing(), tb.state.Standing()) || !slices.Equal(view.Pieces(nil), tb.state.Pieces(nil)) {
			tb.failf("seat %d sees another turn, other points or another board", seat)
		}
		if offers := view.Legal(nil); seat == turn.Seat && seat >= 0 && !slices.Equal(offers, legal) {
			tb.failf("seat %d is asked and sees %d choices", seat, len(offers))
		}
	}
}

// seats is how many play, as Standing tells.
func (tb *table) seats() int {
	n := 0
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

// at is what the checks read from a position as it is written.
type at struct {
	Round    int
	Holder   string
	Battle   int
	Deck     int
	Suitor   string
	FaceUp   []string
	Players  map[string]player
	Towns    map[string]town
	Princess struct{ Side, As string }
	Trick    []played
}

// player is what a player has; what is not written is as at the start.
type player struct {
	Coins, Renown, Points  int
	Court, Church, Raiders int
	Hand, Packet           []int
	Marriages, Claims      []string
}

func (p *player) UnmarshalJSON(written []byte) error {
	type plain player
	start := plain{Coins: 3, Renown: 1, Points: 10}
	err := json.Unmarshal(written, &start)
	*p = player(start)
	return err
}

func (a at) player(side string) player {
	if p, ok := a.Players[side]; ok {
		return p
	}
	return player{Coins: 3, Renown: 1, Points: 10}
}

// town is what stands in a town.
type town struct {
	Disc              string
	Viking, Monastery bool
}

func (t town) String() string {
	s := t.Disc
	if s == "" {
		return "nobody"
	}
	if t.Monastery {
		s += " + monastery"
	}
	if t.Viking {
		s += " + viking"
	}
	return s
}

func (tb *table) position() at {
	tb.Helper()
	var a at
	if err := json.Unmarshal(tb.json(), &a); err != nil {
		tb.failf("%v", err)
	}
	if a.Holder == "" {
		a.Holder = lexicon.Sides[0]
	}
	return a
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
	if testing.Verbose() {
		fmt.Fprintf(&b, "\n%s", written)
	}
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
