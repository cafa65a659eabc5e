package release

import (
	"embed"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"

	"bretwalda/app/family"
	"bretwalda/app/games"
	"bretwalda/engine"
	rules "bretwalda/engine/games"
	"bretwalda/web/wasmpack"
)

// Part is a part of the program, in a file of its own.
type Part struct {
	Name    string // of the file
	Content []byte
}

// The program comes in parts: what runs at first, what the table of each family of games
// needs beside it, and the rest.
const (
	firstPart = "app.wasm"
	restPart  = "rest.wasm"
)

// partOfFamily is the file of what the table of a family needs.
func partOfFamily(id string) string { return id + ".wasm" }

// lists has the functions that run at the first screens, below their packages: those of the
// families' parts in files of their names, all others in first.txt. See
// TestTheFirstScreensNeedNothingElse of web/e2e, which writes them.
//
//go:embed *.txt
var lists embed.FS

// listOf is the file with the functions of a part.
func listOf(name string) string {
	if name == firstPart {
		return "first.txt"
	}
	return strings.TrimSuffix(name, ".wasm") + ".txt"
}

// divide divides the program into its parts, the first first.
func divide(wasm []byte) ([]Part, error) {
	parts := []Part{{Name: firstPart}}
	for _, f := range games.All().Families() {
		parts = append(parts, Part{Name: partOfFamily(f.ID)})
	}
	number := map[string]int{}
	for i, part := range parts {
		list, err := lists.ReadFile(listOf(part.Name))
		if err != nil {
			return nil, fmt.Errorf("release: %w", err)
		}
		for _, name := range read(string(list)) {
			number[name] = i
		}
	}
	names, err := wasmpack.FunctionNames(wasm)
	if err != nil {
		return nil, err
	}
	if stale := absent(number, names); len(stale) > 0 {
		fmt.Fprintf(os.Stderr, "release: the lists of web/release name %d functions that the program does not have, as %s\n", len(stale), stale[0])
	}
	rest := len(parts)
	parts = append(parts, Part{Name: restPart})
	first, others, err := wasmpack.Divide(wasm, func(name string) int {
		if i, ok := number[name]; ok {
			return i
		}
		return rest
	})
	if err != nil {
		return nil, err
	}
	for i, content := range slices.Insert(others, 0, first) {
		parts[i].Content = content
	}
	return parts, nil
}

// absent are the functions of the lists that a program with some functions does not have,
// in order.
func absent(listed map[string]int, names []string) []string {
	has := map[string]bool{}
	for _, name := range names {
		has[name] = true
	}
	var list []string
	for name := range listed {
		if !has[name] {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// read reads a list of functions.
func read(list string) (names []string) {
	pkg := ""
	for line := range strings.Lines(list) {
		if name, below := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "\t"); below {
			names = append(names, pkg+name)
		} else if pkg = name; pkg == wasmpack.PackageOf("") {
			pkg = "" // the names of the linker have none
		}
	}
	return names
}

// Lists gives the lists that package release embeds, by their files, of functions that have run, each with the families
// at whose tables it has, "" elsewhere. A function belongs to the part of a family if it
// has run at its tables alone and is of one of its packages, or is made for their types.
func Lists(ran map[string]map[string]bool) map[string]string {
	of := map[string][]string{}
	for name, where := range ran {
		list := listOf(firstPart)
		for _, f := range games.All().Families() {
			if len(where) == 1 && where[f.ID] && slices.ContainsFunc(packagesOf(f), func(pkg string) bool { return strings.Contains(name, pkg) }) {
				list = listOf(partOfFamily(f.ID))
			}
		}
		of[list] = append(of[list], name)
	}
	texts := map[string]string{}
	for file, names := range of {
		texts[file] = write(names)
	}
	return texts
}

// packagesOf are what the names of the packages of a family begin with.
func packagesOf(f family.Family) []string {
	begins := []string{reflect.TypeOf(f.Advisor).PkgPath()}
	for _, g := range rules.All() {
		if engine.Family(g.ID()) == f.ID {
			begins = append(begins, reflect.Indirect(reflect.ValueOf(g)).Type().PkgPath())
		}
	}
	return begins
}

func write(names []string) string {
	var b strings.Builder
	pkg := ""
	for _, name := range slices.Sorted(slices.Values(names)) {
		if of := wasmpack.PackageOf(name); of != pkg {
			pkg = of
			fmt.Fprintln(&b, pkg)
		}
		fmt.Fprintf(&b, "\t%s\n", strings.TrimPrefix(name, pkg))
	}
	return b.String()
}
