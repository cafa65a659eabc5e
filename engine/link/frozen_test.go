package link_test

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

var freeze = flag.String("freeze", "", "write frozen links of the game with this ID; none is ever overwritten")

const frozen = "testdata/frozen"

func everyGame() []engine.Game { return append(games.Shelf(), toy.Game()) }

// digest stands for a position: SHA-256 of its JSON.
func digest(t *testing.T, m *match.Match) string {
	t.Helper()
	b, err := m.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(b))
}

// Links that were shipped open for ever, to the same position. A link that
// fails here means that a rank has changed its meaning: the game needs a new
// revision of its rules, and the old one must stay on the shelf.
func TestFrozenLinksOpen(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(frozen, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no frozen links: %v", err)
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, want, ok := strings.Cut(strings.TrimSpace(string(b)), "\n")
		if !ok {
			t.Errorf("%s: a link and a digest are two lines", file)
			continue
		}
		m, err := link.Decode(text, everyGame())
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if got := digest(t, m); got != want {
			t.Errorf("%s: opens another position: %s", file, got)
		}
		if again := encode(t, m); again != text {
			t.Errorf("%s: encodes to another text:\n%s\n%s", file, text, again)
		}
	}
}

// With -freeze this writes the links; without it, it shows that the kinds of
// links that would be written are sound.
func TestFreeze(t *testing.T) {
	id := *freeze
	if id == "" {
		id = toy.Game().ID()
	}
	var game engine.Game
	for _, g := range everyGame() {
		if g.ID() == id && (game == nil || g.Revision() > game.Revision()) {
			game = g
		}
	}
	if game == nil {
		t.Fatalf("no game %s", id)
	}
	setup := engine.DefaultSetup(game)
	named := make([]match.Player, setup.Seats)
	named[0] = match.Player{Name: "Æthelflæd"}
	named[1] = match.Player{Name: "Juan & José", Kind: match.Medium}
	for name, c := range map[string]struct {
		players []match.Player
		source  dice.Source
		choices int
	}{
		"whole": {nil, dice.Source{Seed: 43}, match.MaxChoices},
		"start": {nil, dice.Source{Seed: 1066}, 0},
		"named": {named, dice.Source{Seed: 0xdeadbeefcafef00d}, 80},
		"hand":  {nil, dice.Source{Kind: dice.ByHand}, 400},
	} {
		m, err := match.New(game, setup, c.players, c.source)
		if err != nil {
			t.Fatal(err)
		}
		for range c.choices {
			if m.Turn().Over() {
				break
			}
			if _, err := m.Do(dice.Draw(c.source.Seed+1, m.Len(), len(m.Legal()))); err != nil {
				t.Fatal(err)
			}
		}
		text := encode(t, m)
		if again, err := link.Decode(text, everyGame()); err != nil || digest(t, again) != digest(t, m) {
			t.Errorf("%s: %v", name, err)
		}
		if *freeze == "" {
			continue
		}
		path := filepath.Join(frozen, fmt.Sprintf("%s-r%d-%s.txt", id, game.Revision(), name))
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if err != nil {
			t.Error(err)
			continue
		}
		fmt.Fprintf(file, "%s\n%s\n", text, digest(t, m))
		if err := file.Close(); err != nil {
			t.Error(err)
		}
	}
}
