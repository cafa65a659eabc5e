package suite_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/engine/games"
	"bretwalda/engine/suite"
)

var every = flag.Int("every", 10, "check one match of the suite in so many")

// folder has a suite for each game.
const folder = "../testdata/suite"

func read(t *testing.T, id string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(folder, id+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestTheRulesConform checks that each game plays its suite as it was written.
func TestTheRulesConform(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			of, matches, err := suite.Read(bytes.NewReader(read(t, g.ID())), games.Revisions())
			if err != nil {
				t.Fatal(err)
			}
			if of.ID() != g.ID() || of.Revision() != g.Revision() {
				t.Errorf("it is the suite of %s, revision %d", of.ID(), of.Revision())
			}
			leaves := 0
			for i, m := range matches {
				leaves += len(m.Leaves)
				if i%*every == 0 {
					if err := m.Check(of, games.Revisions()); err != nil {
						t.Fatalf("match %d: %v", i, err)
					}
				}
			}
			if len(matches) != 100 || leaves < 495 {
				t.Errorf("%d matches, %d positions with leaves", len(matches), leaves)
			}
		})
	}
}

// TestADifferenceIsFound checks that an implementation with other rules differs from
// the suite.
func TestADifferenceIsFound(t *testing.T) {
	text := string(read(t, "brian-boru"))
	for name, change := range map[string]func(m *suite.Match){
		"a rank":      func(m *suite.Match) { m.Ranks[100]++ },
		"a hash":      func(m *suite.Match) { m.Hashes = "__" + m.Hashes[2:] },
		"leaves":      func(m *suite.Match) { m.Leaves[2].Three++ },
		"a link":      func(m *suite.Match) { m.Link = m.Link[:20] },
		"a short row": func(m *suite.Match) { m.Ranks = m.Ranks[:50] },
	} {
		g, matches, err := suite.Read(strings.NewReader(text), games.Revisions())
		if err != nil {
			t.Fatal(err)
		}
		change(matches[0])
		if matches[0].Check(g, games.Revisions()) == nil {
			t.Errorf("%s: not found", name)
		}
	}
}

// TestWrittenAndRead checks that what is read and written again is the same.
func TestWrittenAndRead(t *testing.T) {
	for _, g := range games.All() {
		text := read(t, g.ID())
		of, matches, err := suite.Read(bytes.NewReader(text), games.Revisions())
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := suite.Write(&b, of, matches); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(b.Bytes(), text) {
			t.Errorf("%s: another text", g.ID())
		}
	}
}

// TestBrokenSuitesAreRefused checks that a text that is no suite gives an error and
// never panics.
func TestBrokenSuitesAreRefused(t *testing.T) {
	for _, text := range []string{
		"nothing", "suite 2 brian-boru 1", "suite 1 chess 1", "suite 1 brian-boru 1\nranks 1",
		"suite 1 brian-boru 1\nmatch", "suite 1 brian-boru 1\nmatch high-king seats=9",
		"suite 1 brian-boru 1\nmatch high-king seats=3\nranks x", "suite 1 brian-boru 1\nmatch high-king\nleaves 1 2",
	} {
		if _, _, err := suite.Read(strings.NewReader(text), games.Revisions()); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}
