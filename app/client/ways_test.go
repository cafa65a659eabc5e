package client

import (
	"fmt"
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
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
)

// bounds is how many calls a way may have from an event of the browser, in how many files. A tap
// has one file each of board, page, client and match: only the page knows the goroutine that
// draws. That of the game itself is not counted. A link has one of the page and three of the
// client.
type bounds struct{ calls, files int }

var (
	boundsOfTap  = bounds{8, 4}
	boundsOfLink = bounds{6, 4}
)

// sectionOf is a section of ARCHITECTURE.md, by its heading.
func sectionOf(t *testing.T, heading string) string {
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
	return section
}

// way is the list of calls of such a section.
func way(t *testing.T, heading string) []string {
	t.Helper()
	var calls []string
	for _, item := range regexp.MustCompile("(?m)^[0-9]+\\. `([^`]+)`").FindAllStringSubmatch(sectionOf(t, heading), -1) {
		calls = append(calls, item[1])
	}
	return calls
}

// stack is by which calls something was reached, the first one first, and the files they
// are in. It begins with page.tell, which a test's page has as the one of the browser has.
type stack struct {
	calls, files []string
}

// note notes by which calls it was called, unless it knows a way through a function.
func (s *stack) note(through string) {
	if slices.Contains(s.calls, through) {
		return
	}
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	*s = stack{}
	for {
		f, more := frames.Next()
		_, name, _ := strings.Cut(f.Function[strings.LastIndex(f.Function, "/")+1:], ".")
		s.calls = append(s.calls, strings.NewReplacer("(*", "", ")", "").Replace(name))
		s.files = append(s.files, f.File)
		if name == "(*page).tell" || !more {
			slices.Reverse(s.calls)
			slices.Reverse(s.files)
			return
		}
	}
}

// until is the stack to the first call of a function.
func (s stack) until(name string) stack {
	n := slices.Index(s.calls, name) + 1
	return stack{s.calls[:n], s.files[:n]}
}

// watched is a game whose positions note by which calls choices and views reach them.
type watched struct {
	engine.Game
	played, viewed *stack
	bare           bool // views are those of the game itself, for its advisor
}

func (g watched) New(setup engine.Setup) (engine.State, error) {
	s, err := g.Game.New(setup)
	return watchedState{s, g}, err
}

// watchedEdition is one that has its number in links itself.
type watchedEdition struct {
	watched
	edition engine.Edition
}

func (g watchedEdition) Title() (family, edition string) { return g.edition.Title() }
func (g watchedEdition) Number() int                     { return g.edition.Number() }

type watchedState struct {
	engine.State
	game watched
}

func (s watchedState) Clone() engine.State { return watchedState{s.State.Clone(), s.game} }

func (s watchedState) View(seat engine.Seat) engine.State {
	s.game.viewed.note("newTable")
	if s.game.bare {
		return s.State.View(seat)
	}
	return watchedState{s.State.View(seat), s.game}
}

func (s watchedState) Play(c engine.Choice) ([]engine.Event, error) {
	s.game.played.note("Match.Play")
	return s.State.Play(c)
}

// A tap reaches the rules, and a link the board, by the calls that ARCHITECTURE.md lists.
func TestTheWays(t *testing.T) {
	var played, viewed stack
	g := britannia.Revised()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{watchedEdition{watched{g, &played, &viewed, false}, g.(engine.Edition)}}}
	p.start()
	p.begin()
	p.m.Table.advisor = advice.None{}
	from, to := p.find(func(ways int) bool { return ways == 1 })
	p.tell(Tap{Place: from})
	played = stack{}
	p.tell(Tap{Place: to})
	played.calls = append(played.calls, "State.Play")
	listed(t, "The way of a tap", played, boundsOfTap)

	friends := gather(t, dice.Chained, 3, p.games...)
	viewed = stack{}
	friends.pages[1].tell(Navigated{Fragment: friends.pages[0].link()})
	listed(t, "The way of a link", viewed.until("newTable"), boundsOfLink)
	follow(t, named(t, "address \\(", "\\), and `View.play`")) // from there to the board
}

// A march of several kinds leaves the way of a tap at press, for the functions that
// ARCHITECTURE.md names there, and comes back at Match.Play.
func TestTheWayOfAMarchOfSeveralKinds(t *testing.T) {
	var played, viewed stack
	p, table, _ := lords(t, watched{marcher.Lords(), &played, &viewed, true}, several)
	from, to := PartyOf(table).Ends()
	p.tell(Undo{})
	played = stack{}
	p.tell(Lift{from, engine.None}, Drop{to})
	calls := way(t, "The way of a tap")
	want := slices.Concat([]string{"page.tell", "Drop.Apply", "AtTable.press"}, aside(t, "AtTable.press"), calls[slices.Index(calls, "Match.Play"):])
	if got := append(played.calls, "State.Play"); !slices.Equal(got, want) {
		t.Errorf("ARCHITECTURE.md lists %v, and it goes by %v", want, got)
	}
}

// aside is the functions that ARCHITECTURE.md names in brackets beside one of a way.
func aside(t *testing.T, name string) []string {
	t.Helper()
	return named(t, "^[0-9]+\\. `"+name+"`.*\\(", "\\)\\.$")
}

// named is the functions that ARCHITECTURE.md names between two patterns.
func named(t *testing.T, before, after string) []string {
	t.Helper()
	text, err := os.ReadFile("../../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile("(?m)" + before + "(`[^()]*`)" + after).FindStringSubmatch(string(text))
	if line == nil {
		t.Fatalf("ARCHITECTURE.md names nothing between %s and %s", before, after)
	}
	return strings.Split(strings.ReplaceAll(line[1], "`", ""), ", ")
}

// listed checks that ARCHITECTURE.md lists the calls from the browser's event to
// page.tell, and from there those of a stack, and that they are no more than some bounds.
func listed(t *testing.T, heading string, s stack, most bounds) {
	t.Helper()
	all := way(t, heading)
	tell := slices.Index(all, "page.tell")
	if tell < 0 || len(s.calls) == 0 || !slices.Equal(all[tell:], s.calls) {
		t.Fatalf("%s: ARCHITECTURE.md lists %v, and it goes by %v", heading, all, s.calls)
	}
	files := follow(t, all[:tell+1])
	for _, name := range s.files[1:] {
		files[filepath.Base(name)] = true
	}
	if len(all)-1 > most.calls || len(files) > most.files {
		t.Errorf("%s: %d calls in %d files: %v, %v", heading, len(all)-1, len(files), all, files)
	}
}

// follow checks that each of some functions is called by the one before it, or bound to be, and
// gives the files that they are in.
func follow(t *testing.T, listed []string) (files map[string]bool) {
	t.Helper()
	files = map[string]bool{}
	bodies, in, bound := functions(t)
	if slices.Contains(listed, "Sender.Tap") && !bound["OnTap: Tap"] {
		t.Error("view/table.go binds no OnTap to Sender.Tap")
	}
	for i, name := range listed {
		f := bodies[name]
		if f == nil {
			t.Errorf("ARCHITECTURE.md lists %s, which there is not", name)
			continue
		}
		files[filepath.Base(in[name])] = true
		_, plain, method := strings.Cut(name, ".")
		if !method {
			plain = name
		}
		if i > 0 && !calls(bodies[listed[i-1]], plain, handedAs[name]) {
			t.Errorf("%s does not call %s", listed[i-1], name)
		}
	}
	return files
}

// functions are the bodies of the functions of page, board, table and client and their files, and
// what is bound to which handler.
func functions(t *testing.T) (bodies map[string]*ast.BlockStmt, in map[string]string, bound map[string]bool) {
	t.Helper()
	bodies, in, bound = map[string]*ast.BlockStmt{}, map[string]string{}, map[string]bool{}
	for _, pattern := range []string{"../board/*.go", "../view/table.go", "../*.go", "*.go"} {
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
					bodies[nameOf(f)], in[nameOf(f)] = f.Body, name
				}
			}
			ast.Inspect(file, func(n ast.Node) bool { // a handler is the value of a field
				if field, ok := n.(*ast.KeyValueExpr); ok {
					if f, ok := field.Value.(*ast.SelectorExpr); ok {
						bound[fmt.Sprint(field.Key)+": "+f.Sel.Name] = true
					}
				}
				return true
			})
		}
	}
	return bodies, in, bound
}

// The functions of the ways are in the files that ARCHITECTURE.md names in brackets.
func TestTheFilesOfTheWays(t *testing.T) {
	_, in, _ := functions(t)
	found := 0
	for _, heading := range []string{"The way of a tap", "The way of a link"} {
		for _, said := range regexp.MustCompile("`([^`]+)` \\(`([^`]+\\.go)`\\)").FindAllStringSubmatch(sectionOf(t, heading), -1) {
			found++
			if file := filepath.ToSlash(filepath.Join("app/client", in[said[1]])); !strings.HasSuffix(file, "/"+said[2]) {
				t.Errorf("ARCHITECTURE.md has %s in %s, and it is in %s", said[1], said[2], file)
			}
		}
	}
	if found < 6 {
		t.Errorf("ARCHITECTURE.md names the files of %d functions", found)
	}
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

// handedAs is by what name a function is called that is handed to its caller.
var handedAs = map[string]string{"Sender.Tap": "handle", "page.tell": "s"}

// calls reports whether a function calls another by one of its names.
func calls(f *ast.BlockStmt, names ...string) (found bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			switch called := call.Fun.(type) {
			case *ast.SelectorExpr:
				found = found || slices.Contains(names, called.Sel.Name)
			case *ast.Ident:
				found = found || slices.Contains(names, called.Name)
			}
		}
		return true
	})
	return found
}
