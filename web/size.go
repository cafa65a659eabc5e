package main

import (
	"flag"
	"fmt"
	"path"
	"slices"
	"strings"

	"bretwalda/static/site"
	"bretwalda/web/release"
	"bretwalda/web/wasmpack"
)

// weight is what something costs to download, in bytes.
type weight struct{ raw, gzip, brotli int }

func (w weight) plus(v weight) weight {
	return weight{w.raw + v.raw, w.gzip + v.gzip, w.brotli + v.brotli}
}

func weigh(content []byte) weight {
	return weight{len(content), len(release.Gzip(content)), len(release.Brotli(content))}
}

// later are what a browser fetches once the game runs: pictures for those who
// install it, and the rules and lessons, which the service worker keeps for the
// way.
func later(name string) bool {
	return path.Ext(name) == ".png" || strings.HasPrefix(name, release.Shown) || release.IsLater(name)
}

// first lists what a browser fetches before the game runs.
func first(r *release.Release) []string { return slices.DeleteFunc(r.Paths(), later) }

// What the project has promised itself, in bytes under brotli.
const (
	clientBudget = 1_450_000 // app.wasm
	firstBudget  = 1_700_000 // all that a first visit fetches before the game runs
)

// size prints what a first visit downloads beside a hello world of the same
// toolchain, with go-app as it comes and slimmed, and how that stands to the budgets.
func size(args []string) error {
	flags := flag.NewFlagSet("size", flag.ExitOnError)
	pkg := flags.String("client", client, "the package that becomes app.wasm")
	each := flags.Bool("passes", false, "print what each pass of web/wasmpack gains instead")
	flags.Parse(args)
	if *each {
		return sizeOfPasses(*pkg)
	}
	fmt.Printf("%-34s %10s %10s %10s %10s\n", "bytes", "raw", "gzip", "brotli", "promised")
	row := func(name string, w weight, promised int) {
		fmt.Printf("%-34s %10d %10d %10d", name, w.raw, w.gzip, w.brotli)
		switch {
		case promised > 0 && w.brotli > promised:
			fmt.Printf(" %10d, missed by %d", promised, w.brotli-promised)
		case promised > 0:
			fmt.Printf(" %10d", promised)
		}
		fmt.Println()
	}
	for _, hello := range []struct {
		name    string
		slimmed bool
	}{{"hello world, go-app as it comes", false}, {"hello world, go-app slimmed", true}} {
		wasm, _, err := release.Client(".", "./web/testdata/hello", hello.slimmed)
		if err != nil {
			return err
		}
		row(hello.name, weigh(wasm), 0)
	}
	wasm, loader, err := release.Client(".", *pkg, true)
	if err != nil {
		return err
	}
	r, err := release.New(site.Files, wasm, loader)
	if err != nil {
		return err
	}
	var all weight
	for _, name := range first(r) {
		w := weigh(r.Files[name])
		if name == "app.wasm" {
			row("app.wasm", w, clientBudget)
		}
		all = all.plus(w)
	}
	row("the whole first load", all, firstBudget)
	return nil
}

// sizeOfPasses prints how much larger the program is without each pass of
// web/wasmpack.
func sizeOfPasses(pkg string) error {
	wasm, _, err := release.Client(".", pkg, true)
	if err != nil {
		return err
	}
	all := weigh(wasm)
	fmt.Printf("%-34s %10s %10s %10s\n", "bytes gained", "raw", "gzip", "brotli")
	for _, pass := range wasmpack.Passes() {
		wasm, _, err := release.Client(".", pkg, true, pass)
		if err != nil {
			return err
		}
		w := weigh(wasm)
		fmt.Printf("%-34s %10d %10d %10d\n", pass, w.raw-all.raw, w.gzip-all.gzip, w.brotli-all.brotli)
	}
	return nil
}
