package client

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// most calls from an event of the browser that a way may have, in so many files; a rulebook
// is a file of the way of a tap.
const (
	mostCalls = 9
	mostFiles = 6
)

// way is a list of calls in ARCHITECTURE.md, by its heading.
func way(t *testing.T, heading string) []string {
	t.Helper()
	text, err := os.ReadFile("../../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, ok := strings.Cut(string(text), "\n## "+heading)
	if !ok {
		t.Fatalf("ARCHITECTURE.md has no section %q", heading)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	var calls []string
	for _, item := range regexp.MustCompile("(?m)^[0-9]+\\. `([^`]+)`").FindAllStringSubmatch(section, -1) {
		calls = append(calls, item[1])
	}
	return calls
}

// watched is a game whose positions note by which calls a choice reaches them.
type watched struct {
	engine.Edition
	calls, files *[]string
}

func (g watched) New(setup engine.Setup) (engine.State, error) {
	s, err := g.Edition.New(setup)
	return watchedState{s, g}, err
}

type watchedState struct {
	engine.State
	game watched
}

func (s watchedState) Clone() engine.State { return watchedState{s.State.Clone(), s.game} }

func (s watchedState) View(seat engine.Seat) engine.State {
	return watchedState{s.State.View(seat), s.game}
}

func (s watchedState) Play(c engine.Choice) ([]engine.Event, error) {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	calls, files := []string{"State.Play"}, []string{"a game"}
	for {
		f, more := frames.Next()
		name := f.Function[strings.LastIndex(f.Function, "/")+1:]
		_, name, _ = strings.Cut(name, ".")
		calls = append(calls, strings.NewReplacer("(*", "", ")", "").Replace(name))
		if !slices.Contains(files, f.File) {
			files = append(files, f.File)
		}
		if name == "(*Model).Update" {
			slices.Reverse(calls)
			if *s.game.calls == nil && slices.Contains(calls, "Match.Play") {
				*s.game.calls, *s.game.files = calls, files
			}
			break
		}
		if !more {
			break
		}
	}
	return s.State.Play(c)
}

// A tap reaches the rules by the calls that ARCHITECTURE.md lists.
func TestTheWayOfATap(t *testing.T) {
	listed := way(t, "The way of a tap")
	var calls, files []string
	p := &page{t: t, store: &drawer{texts: map[string]string{}}, games: []engine.Game{watched{britannia.Revised().(engine.Edition), &calls, &files}}}
	p.start()
	p.begin()
	p.m.Table.advisor = advice.None{}
	from, to := p.find(func(ways int) bool { return ways == 1 })
	p.tell(Tap{Place: from})
	calls, files = nil, nil
	p.tell(Tap{Place: to})
	update := slices.Index(listed, "Model.Update")
	if update < 0 || len(calls) == 0 || !slices.Equal(listed[update:], calls) {
		t.Fatalf("ARCHITECTURE.md lists %v, and a tap goes by %v", listed, calls)
	}
	before := follow(t, listed[:update+1])
	delete(before, "update.go")
	if len(listed)-1 > mostCalls || len(before)+len(files) > mostFiles {
		t.Errorf("a tap takes %d calls in %v and %v: %v", len(listed)-1, before, files, listed)
	}
}

// A link reaches the board by the calls that ARCHITECTURE.md lists.
func TestTheWayOfALink(t *testing.T) {
	listed := way(t, "The way of a link")
	if files := follow(t, listed); len(listed) == 0 || len(listed)-1 > mostCalls || len(files) > mostFiles {
		t.Errorf("a link takes %d calls in %v: %v", len(listed)-1, files, listed)
	}
}

// follow holds that each of some functions is called by one before it, and gives the files
// that they are in.
func follow(t *testing.T, listed []string) (files map[string]bool) {
	t.Helper()
	files = map[string]bool{}
	bodies, in := map[string]*ast.FuncDecl{}, map[string]string{}
	for _, pattern := range []string{"../board/*.go", "../*.go", "*.go"} {
		names, _ := filepath.Glob(pattern)
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok {
					bodies[nameOf(f)], in[nameOf(f)] = f, name
				}
			}
		}
	}
	for i, name := range listed {
		f := bodies[name]
		if f == nil {
			t.Errorf("ARCHITECTURE.md lists %s, which there is not", name)
			continue
		}
		files[in[name]] = true
		if i > 0 && !slices.ContainsFunc(listed[:i], func(before string) bool { return bodies[before] != nil && calls(bodies[before], f.Name.Name) }) {
			t.Errorf("%s is called by none of %v", name, listed[:i])
		}
	}
	return files
}

// nameOf is the name of a function as ARCHITECTURE.md says it.
func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if generic, ok := of.(*ast.IndexExpr); ok {
		of = generic.X
	}
	return of.(*ast.Ident).Name + "." + f.Name.Name
}

// calls reports whether a function calls another by its name.
func calls(f *ast.FuncDecl, name string) (found bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			found = found || n.Sel.Name == name
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); ok {
				found = found || id.Name == name
			}
		}
		return true
	})
	return found
}
