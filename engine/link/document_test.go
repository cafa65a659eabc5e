package link

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// rows gives the cells of the table under a heading row of docs/LINK_FORMAT.md.
func rows(t *testing.T, heading string) [][]string {
	t.Helper()
	b, err := os.ReadFile("../../docs/LINK_FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(b), heading+"\n")
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
	b, err := os.ReadFile("../../docs/LINK_FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	for code, id := range gameCodes[1:] {
		if want := fmt.Sprintf("%d `%s`", code+1, id); !strings.Contains(string(b), want) {
			t.Errorf("the document does not say %s", want)
		}
	}
}

func TestDocumentedLinks(t *testing.T) {
	for _, row := range rows(t, "| colours | names | dice | link |") {
		g, err := find(games.Shelf(), "britannia-2008", 1)
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
		again, err := Decode(row[3], games.Shelf())
		if err != nil {
			t.Errorf("%s: %v", row[3], err)
			continue
		}
		if h, _ := again.Header(); !h.Equal(match.Header{Game: g.ID(), Revision: 1, Setup: setup, Players: players, Dice: source}) {
			t.Errorf("%s opens %+v", row[3], h)
		}
	}
}
