package link

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
	"bretwalda/engine/poker"
)

// document is what docs/LINK_FORMAT.md and docs/PROTECTED_HANDS.md say.
func document(t *testing.T) (text string) {
	t.Helper()
	for _, name := range [...]string{"LINK_FORMAT.md", "PROTECTED_HANDS.md"} {
		b, err := os.ReadFile("../../docs/" + name)
		if err != nil {
			t.Fatal(err)
		}
		text += string(b)
	}
	return text
}

// rows gives the cells of the table under a heading row of the document.
func rows(t *testing.T, heading string) [][]string {
	t.Helper()
	_, rest, found := strings.Cut(document(t), heading+"\n")
	if !found {
		t.Fatalf("no table %q", heading)
	}
	var table [][]string
	for _, line := range strings.Split(rest, "\n")[1:] {
		line, ok := strings.CutPrefix(line, "|")
		if !ok {
			break
		}
		cells := strings.Split(strings.TrimSuffix(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.Trim(strings.TrimSpace(cells[i]), "`")
		}
		table = append(table, cells)
	}
	if len(table) == 0 {
		t.Fatalf("table %q is empty", heading)
	}
	return table
}

func integer(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestDocumentedChecks(t *testing.T) {
	for _, row := range rows(t, "| letters before the check | check |") {
		if got := check(row[0]); got != row[1] {
			t.Errorf("check of %s is %s, not %s", row[0], got, row[1])
		}
	}
}

func TestDocumentedBodies(t *testing.T) {
	for _, row := range rows(t, "| symbols, each of its total | body |") {
		e := newEncoder()
		for _, s := range strings.Fields(row[0]) {
			symbol, total, _ := strings.Cut(s, "/")
			e.put(integer(t, symbol), integer(t, total))
		}
		if got := letters(e.finish()); got != row[1] {
			t.Errorf("%s gives %s, not %s", row[0], got, row[1])
		}
	}
}

func TestDocumentedDice(t *testing.T) {
	for _, row := range rows(t, "| seed | place | n | rank |") {
		seed, err := strconv.ParseUint(row[0], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		if got := dice.Draw(seed, integer(t, row[1]), integer(t, row[2])); got != integer(t, row[3]) {
			t.Errorf("%v gives %d", row, got)
		}
	}
}

func TestDocumentedGames(t *testing.T) {
	text := document(t)
	for _, g := range games.All() {
		if want := fmt.Sprintf("%d `%s`", Number(g), g.ID()); !strings.Contains(text, want) {
			t.Errorf("the document does not say %s", want)
		}
	}
}

func TestDocumentedLinks(t *testing.T) {
	for _, row := range rows(t, "| colours | names | dice | link |") {
		g, err := find(games.Revisions(), "britannia-2008", 1)
		if err != nil {
			t.Fatal(err)
		}
		setup := engine.Setup{Seats: 4, Options: make([]uint8, len(g.Options()))}
		if row[0] == "chosen" {
			setup.Options[0] = 1
		}
		players := make([]match.Player, 4)
		if row[1] != "" {
			for i, name := range strings.Split(row[1], ",") {
				players[i].Name = strings.TrimSpace(name)
			}
		}
		source := dice.Source{Kind: dice.ByHand}
		if row[2] != "hand" {
			source = dice.Source{Seed: uint64(integer(t, row[2]))}
		}
		m, err := match.New(g, setup, players, source)
		if err != nil {
			t.Fatal(err)
		}
		text, err := Encode(m)
		if err != nil || text != row[3] {
			t.Errorf("%v gives %s, %v", row, text, err)
		}
		again, err := Decode(row[3], games.Revisions())
		if err != nil {
			t.Errorf("%s: %v", row[3], err)
			continue
		}
		if h, _ := again.Header(); !h.Equal(match.Header{Game: g.ID(), Revision: 1, Setup: setup, Players: players, Dice: source}) {
			t.Errorf("%s opens %+v", row[3], h)
		}
	}
}

// bytesOf reads a token in hexadecimal digits.
func bytesOf(t *testing.T, text string) (token dice.Token) {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(token) {
		t.Fatalf("%q is no token", text)
	}
	return dice.Token(b)
}

func TestDocumentedTokens(t *testing.T) {
	for _, row := range rows(t, "| match | seat | secret | token | is |") {
		number, seat, n := uint64(integer(t, row[0])), integer(t, row[1]), integer(t, row[3])
		chain := dice.Forge(number, seat, bytesOf(t, row[2]))
		if got, ok := chain.At(n); !ok || hex.EncodeToString(got[:]) != row[4] {
			t.Errorf("%v gives %x", row, got)
		}
	}
}

func TestDocumentedRolls(t *testing.T) {
	for _, row := range rows(t, "| match | tokens | seed |") {
		var tokens []dice.Token
		for _, token := range strings.Fields(row[1]) {
			tokens = append(tokens, bytesOf(t, token))
		}
		if got := strconv.FormatUint(dice.Mix(uint64(integer(t, row[0])), tokens), 10); got != row[2] {
			t.Errorf("%v gives %s", row, got)
		}
	}
}

func TestDocumentedLinksByLink(t *testing.T) {
	g, err := find(games.Revisions(), "britannia-2008", 1)
	if err != nil {
		t.Fatal(err)
	}
	setup := engine.Setup{Seats: 4, Options: make([]uint8, len(g.Options()))}
	for _, row := range rows(t, "| claimed | orders of seat 0 | begun | link |") {
		players := make([]match.Player, 4)
		for i := range players {
			players[i].Kind = match.Vacant
		}
		m, err := match.InviteBy(match.FirstProtocol, g, setup, players, 0, dice.Source{Kind: dice.Chained, Seed: 1066})
		if err != nil {
			t.Fatal(err)
		}
		for seat, name := range strings.Split(row[0], ",") {
			secret := dice.Token(bytes.Repeat([]byte{byte(seat) + 1}, 16))
			if err := m.Claim(engine.Seat(seat), strings.TrimSpace(name), secret); err != nil {
				t.Fatal(err)
			}
		}
		if o := strings.Fields(row[1]); len(o) == 3 {
			order := engine.Order{Policy: uint8(integer(t, o[0])), Side: int8(integer(t, o[1])), Value: uint8(integer(t, o[2]))}
			if err := m.SetOrders(0, []engine.Order{order}); err != nil {
				t.Fatal(err)
			}
		}
		if row[2] == "yes" {
			if err := m.Begin(); err != nil {
				t.Fatal(err)
			}
		}
		text, err := Encode(m)
		if err != nil || text != row[3] {
			t.Errorf("%v gives %s, %v", row, text, err)
		}
		again, err := Decode(row[3], games.Revisions())
		if err != nil {
			t.Errorf("%s: %v", row[3], err)
			continue
		}
		if found := match.Compare(m, again, nil); found.Relation != match.Same || len(found.Doubts) > 0 {
			t.Errorf("%s opens another match: %+v", row[3], found)
		}
	}
}

func TestDocumentedDecks(t *testing.T) {
	for _, row := range rows(t, "| match | round | seats | cards | each | order of masking | deck, the token of each seat being 16 bytes of its number plus one |") {
		var n [5]int
		for i := range n {
			n[i] = integer(t, row[i])
		}
		table := poker.Deal{Match: uint64(n[0]), Round: n[1], Seats: n[2], Cards: n[3], Each: n[4]}
		var order []int
		for _, seat := range strings.Fields(row[5]) {
			order = append(order, integer(t, seat))
		}
		var keys []*poker.Key
		for seat := range table.Seats {
			keys = append(keys, poker.NewKey(table, seat, dice.Token(bytes.Repeat([]byte{byte(seat) + 1}, 16))))
		}
		deck := strings.Trim(fmt.Sprint(poker.Deck(table, order, keys)), "[]")
		if deck != row[6] {
			t.Errorf("match %d, round %d: the deck is %s", n[0], n[1], deck)
		}
	}
}

// alike is a token of equal bytes.
func alike(b int) dice.Token { return dice.Token(bytes.Repeat([]byte{byte(b)}, 16)) }

func TestDocumentedLevies(t *testing.T) {
	for _, row := range rows(t, "| match | key | tokens (16 bytes of 1, of 2, …) | place | n | levied | *p* |") {
		key, err := hex.DecodeString(row[1])
		if err != nil {
			t.Fatal(err)
		}
		id, place, n := uint64(integer(t, row[0])), integer(t, row[3]), integer(t, row[4])
		tokens := []dice.Token{dice.Token(key)}
		if got := dice.Draw(dice.Mix(id, tokens), place, n); got != integer(t, row[6]) {
			t.Errorf("%v: %d is added", row, got)
		}
		for k := range integer(t, row[2]) {
			tokens = append(tokens, alike(k+1))
		}
		if got := dice.Draw(dice.Mix(id, tokens), place, n); got != integer(t, row[5]) {
			t.Errorf("%v: counter %d is levied", row, got)
		}
	}
}

func TestDocumentedPartners(t *testing.T) {
	for _, row := range rows(t, "| match | first | partner, the token of each seat being 16 bytes of its number plus one | point of the partner | tells with | notes with |") {
		id, first, seat := uint64(integer(t, row[0])), integer(t, row[1]), integer(t, row[2])
		owner, partner := poker.NewPair(id, first, alike(first+1)), poker.NewPair(id, seat, alike(seat+1))
		point, own := partner.Point(), partner.Own(0)
		told, err := owner.Share(point, first, seat)
		if err != nil {
			t.Fatal(err)
		}
		if heard, err := partner.Share(owner.Point(), first, seat); err != nil || heard != told {
			t.Errorf("%v: told with %x, heard with %x, %v", row, told, heard, err)
		}
		for i, got := range [][]byte{point[:], told[:16], own[:16]} {
			if hex.EncodeToString(got) != row[3+i] {
				t.Errorf("%v: %x", row, got)
			}
		}
	}
}

func TestDocumentedDigits(t *testing.T) {
	for _, row := range rows(t, "| letters | digits |") {
		if got := Digits(row[0]); got != row[1] {
			t.Errorf("%s is %s in digits, not %s", row[0], got, row[1])
		}
		if got, ok := undigit(row[1]); !ok || got != row[0] {
			t.Errorf("%s is %s, not %s", row[1], got, row[0])
		}
	}
}
