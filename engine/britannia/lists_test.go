package britannia

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"bretwalda/engine"
)

var writeLists = flag.Bool("lists", false, "write the digests of lists that testdata/lists.txt lacks")

// listsOf digests every list of choices of a match by chance, whole, in its order.
func listsOf(t *testing.T, g engine.Game, scenario, seats int, seed uint64) string {
	h := sha256.New()
	setup := engine.DefaultSetup(g)
	setup.Scenario, setup.Seats = scenario, seats
	stroll(t, g, setup, seed, func(_ *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		for _, c := range s.Legal(nil) {
			h.Write([]byte{c.Verb, byte(c.What), byte(c.From), byte(c.To), byte(c.Via), byte(c.Via2), byte(c.Count), byte(c.Extra)})
		}
		h.Write([]byte{byte(min(s.ask.kind, asks-1)), byte(s.ask.side)})
	})
	return fmt.Sprintf("%x", h.Sum(nil)[:12])
}

// A link stores ranks, so the lists of a revision never change, not even in their
// order. Matches of every revision and scenario have the lists they always had.
func TestListsKeepTheirOrder(t *testing.T) {
	const file = "testdata/lists.txt"
	b, err := os.ReadFile(file)
	if err != nil && !*writeLists {
		t.Fatal(err)
	}
	frozen := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		if name, digest, ok := strings.Cut(line, "\t"); ok {
			frozen[name] = digest
		}
	}
	text := string(b)
	for _, g := range Editions() {
		for i, scenario := range g.Scenarios() {
			for _, seats := range scenario.Seats {
				name := fmt.Sprintf("%s r%d %s %d", g.ID(), g.Revision(), scenario.ID, seats)
				digest := listsOf(t, g, i, seats, uint64(1+seats))
				switch {
				case frozen[name] == digest:
				case frozen[name] != "":
					t.Errorf("%s: other lists than they were", name)
				case *writeLists:
					text += name + "\t" + digest + "\n"
				default:
					t.Errorf("%s: its lists are not kept", name)
				}
			}
		}
	}
	if *writeLists {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
