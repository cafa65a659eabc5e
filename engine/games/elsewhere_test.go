package games_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// elsewhereTest is the test of a game in another repository: the contract, a match
// on one device, and the exact chance of a throw.
const elsewhereTest = `package fords_test

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
	"bretwalda/engine/odds"
	"bretwalda/engine/rulestest"

	"example.org/fords"
)

func TestContract(t *testing.T) { rulestest.Contract(t, fords.Game(), 4) }

func TestAMatch(t *testing.T) {
	m, err := match.New(fords.Game(), engine.DefaultSetup(fords.Game()), nil, dice.Source{Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Turn().Over() {
		if _, err := m.Do(0); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAChance(t *testing.T) {
	if c := odds.Certain.Of(1, 6); c == 0 || c >= odds.Certain/5 {
		t.Error(c)
	}
}
`

// TestAGameFromAnotherRepository builds the sample game in a module of its own, which
// sees only the public parts of this one.
func TestAGameFromAnotherRepository(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, content string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sample, err := os.ReadFile(filepath.Join(root, "engine", "fords", "fords.go"))
	if err != nil {
		t.Fatal(err)
	}
	module, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	// The requirements come from this module, so nothing needs to be looked up.
	_, requires, _ := strings.Cut(string(module), "\n")
	requires, _, _ = strings.Cut(requires, "\ntool ")
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	write("go.mod", "module example.org/fords\n"+requires+"\nrequire bretwalda v0.0.0\n\nreplace bretwalda => "+root+"\n")
	write("go.sum", string(sums))
	write("fords.go", string(sample))
	write("fords_test.go", elsewhereTest)
	cmd := exec.Command("go", "test", "./...")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
}

// TestNothingInternalIsNeeded checks that everything the guide for authors mentions
// can be imported.
func TestNothingInternalIsNeeded(t *testing.T) {
	guide, err := os.ReadFile(filepath.Join("..", "..", "docs", "ADD_A_GAME.md"))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(guide), "internal") {
		t.Error("docs/ADD_A_GAME.md leads to an internal package")
	}
}
