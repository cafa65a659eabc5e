package main

import (
	"flag"
	"fmt"
	"maps"
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

// afterStart reports whether a browser fetches a file once the game runs: a part of the
// program that follows, a picture for those who install it, or rules and lessons, which
// the service worker keeps for the way.
func afterStart(name string) bool {
	return path.Ext(name) == ".png" || isPart(name) || strings.HasPrefix(name, release.Shown) || release.IsAsset(name)
}

// isPart reports whether a file is a part of the program that follows app.wasm.
func isPart(name string) bool { return path.Ext(name) == ".wasm" && name != "app.wasm" }

// The project's own limits, in bytes under brotli.
const (
	clientBudget = 1_200_000 // app.wasm
	firstBudget  = 1_400_000 // all that a first visit to a table fetches before the game runs
	keptBudget   = 2_600_000 // all that the service worker keeps for offline
)

// load is what a release costs to download.
type load struct {
	client, first, kept weight
	parts               map[string]weight // those that follow app.wasm
}

func weighAll(r *release.Release) load {
	l := load{parts: map[string]weight{}}
	most := map[string]weight{} // of the languages, the charts and the games' parts, of which a first visit reads one each
	larger := func(kind string, w weight) {
		if w.brotli > most[kind].brotli {
			most[kind] = w
		}
	}
	for _, name := range r.Paths() {
		if strings.HasPrefix(name, release.Shown) {
			continue
		}
		w := weigh(r.Files[name])
		if w.brotli > w.raw { // pictures and fonts are packed already, and are sent as they are
			w.gzip, w.brotli = w.raw, w.raw
		}
		switch {
		case name == "app.wasm":
			l.client = w
		case isPart(name):
			l.parts[name] = w
		}
		switch {
		case !afterStart(name):
			l.first = l.first.plus(w)
		case release.IsFirstAsset(name):
			larger(path.Dir(path.Dir(name)), w)
		case isPart(name) && name != "rest.wasm":
			larger("game", w)
		}
		l.kept = l.kept.plus(w)
	}
	for _, w := range most {
		l.first = l.first.plus(w)
	}
	return l
}

// size prints what a first visit downloads beside a hello world of the same
// toolchain, with go-app as it comes and slimmed, and how that stands to the budgets.
func size(args []string) error {
	flags := flag.NewFlagSet("size", flag.ExitOnError)
	pkg := flags.String("client", client, "the package that becomes app.wasm")
	each := flags.Bool("passes", false, "print what each pass of web/wasmpack gains instead")
	packages := flags.Bool("packages", false, "print what each package weighs instead")
	flags.Parse(args)
	switch {
	case *each:
		return sizeOfPasses(*pkg)
	case *packages:
		return sizeOfPackages(*pkg)
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
	programs, err := release.Build(".", *pkg)
	if err != nil {
		return err
	}
	r, err := release.New(site.Files, programs)
	if err != nil {
		return err
	}
	l := weighAll(r)
	row("app.wasm", l.client, clientBudget)
	for _, name := range slices.Sorted(maps.Keys(l.parts)) {
		row(name, l.parts[name], 0)
	}
	row("the whole first load", l.first, firstBudget)
	row("all that is kept for offline", l.kept, keptBudget)
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

// sizeOfPackages prints what each package adds to the program: its functions,
// compressed behind those of all packages before it in the order of the program, so
// that what they have in common counts once. The types, constants and tables that
// belong to them cannot be told apart, and stand by themselves.
func sizeOfPackages(pkg string) error {
	wasm, _, err := release.Client(".", pkg, true, wasmpack.Start) // which writes the names of functions another way
	if err != nil {
		return err
	}
	parts, err := wasmpack.Shares(wasm)
	if err != nil {
		return err
	}
	contents := make([][]byte, len(parts))
	for i, p := range parts {
		contents[i] = p.Content
	}
	sizes := release.BrotliEach(contents)
	fmt.Printf("%-60s %9s %10s %10s\n", "bytes added", "functions", "raw", "brotli")
	order := make([]int, len(parts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return sizes[j] - sizes[i] })
	for _, i := range order {
		fmt.Printf("%-60s %9d %10d %10d\n", parts[i].Name, parts[i].Functions, len(parts[i].Content), sizes[i])
	}
	return nil
}
