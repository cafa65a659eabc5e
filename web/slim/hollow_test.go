package slim

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestHollow shows what is left of functions that are emptied.
func TestHollow(t *testing.T) {
	const source = `package p

import (
	"os"
	"strings"
)

type T struct{}

// kept stays.
func kept() string { return strings.ToUpper("a") }

//go:nosplit
func (t *T) asks() (bool, error) { return os.Getpid() > 1, nil }

func tells(n int) { println(n) }

func reads() int { return 1 }
`
	got, err := hollow("T.asks", "tells", "!reads")([]byte(source))
	if err != nil {
		t.Fatal(err)
	}
	const want = `package p

import (
	_ "os"
	"strings"
)

type T struct{}

// kept stays.
func kept() string { return strings.ToUpper("a") }

//go:nosplit
func (t *T) asks() (bool, error) { return false, *new(error) }

func tells(n int) {}

func reads() int { panic("left out of programs for the browser") }
`
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if _, err := hollow("gone")([]byte(source)); !errors.Is(err, ErrLayout) {
		t.Errorf("a function that is not there: %v", err)
	}
}

// TestSortingStaysTheSame checks that slices are sorted into the order of the
// standard library, also what compares as equal: a match goes by it. The program
// compares the two.
func TestSortingStaysTheSame(t *testing.T) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	src := filepath.Join(strings.TrimSpace(string(goroot)), "src")
	folder := t.TempDir()
	put := func(name string, content []byte) {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sorts, err := os.ReadFile(filepath.Join(src, "slices", "sort.go"))
	if err != nil {
		t.Fatal(err)
	}
	sorting, err := sortingOf(src)
	if err != nil {
		t.Fatal(err)
	}
	put("go.mod", []byte("module sorted\n\ngo 1.26\n"))
	put("slices/sort.go", sorts)
	put("slices/any.go", slicesStub)
	put("slices/func.go", sorting)
	put("main.go", []byte(`package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	own "sorted/slices"
	"slices"
)

func main() {
	type pair struct{ key, place int }
	chance := rand.New(rand.NewPCG(1, 2))
	for n := range 400 {
		for keys := 1; keys < 2000; keys *= 5 {
			a := make([]pair, n)
			for i := range a {
				a[i] = pair{chance.IntN(keys), i}
				if n%3 == 0 {
					a[i].key = i * keys / n // sorted already
				}
				if n%3 == 1 {
					a[i].key = -i / keys // the other way round
				}
			}
			by := func(a, b pair) int { return a.key - b.key }
			check := func(how string, sort, std func([]pair)) {
				x, y := slices.Clone(a), slices.Clone(a)
				sort(x)
				std(y)
				if !slices.Equal(x, y) {
					fmt.Println(how, n, keys)
					os.Exit(1)
				}
			}
			check("SortFunc", func(p []pair) { own.SortFunc(p, by) }, func(p []pair) { slices.SortFunc(p, by) })
			check("SortStableFunc", func(p []pair) { own.SortStableFunc(p, by) }, func(p []pair) { slices.SortStableFunc(p, by) })
			x := make([]float64, n)
			for i := range x {
				x[i] = float64(a[i].key)
			}
			y := slices.Clone(x)
			own.Sort(x)
			slices.Sort(y)
			if !slices.Equal(x, y) {
				fmt.Println("Sort", n, keys)
				os.Exit(1)
			}
		}
	}
}
`))
	cmd := exec.Command("go", "run", ".")
	cmd.Dir = folder
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("another order: %v\n%s", err, said)
	}
}
