package client

import (
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

// A way has at most so many calls from an event of the browser, in so many files.
const (
	mostCalls = 8
	mostFiles = 4
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
	bare           bool // the game's own views are drawn, for its advisor
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
	listed(t, "The way of a tap", played)

	friends := gather(t, dice.Chained, 3, p.games...)
	viewed = stack{}
	friends.pages[1].tell(Navigated{Fragment: friends.pages[0].link()})
	listed(t, "The way of a link", viewed.until("newTable"))
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
	want := slices.Concat([]string{"page.tell", "Drop.Apply", "TableScreen.press", "together", "send"}, calls[slices.Index(calls, "Match.Play"):])
	if got := append(played.calls, "State.Play"); !slices.Equal(got, want) {
		t.Errorf("it goes by %v, not %v", got, want)
	}
	if !strings.Contains(sectionOf(t, "The way of a tap"), "`together`, `send`") {
		t.Error("ARCHITECTURE.md does not tell of together and send")
	}
}

// listed checks that ARCHITECTURE.md lists the calls of a stack from page.tell on, and that
// the whole way is short.
func listed(t *testing.T, heading string, s stack) {
	t.Helper()
	all := way(t, heading)
	tell := slices.Index(all, "page.tell")
	if tell < 0 || len(s.calls) == 0 || !slices.Equal(all[tell:], s.calls) {
		t.Fatalf("%s: ARCHITECTURE.md lists %v, and it goes by %v", heading, all, s.calls)
	}
	files := map[string]bool{}
	for _, name := range s.files[1:] {
		files[filepath.Base(name)] = true
	}
	if len(all)-1 > mostCalls || len(files) > mostFiles {
		t.Errorf("%s: %d calls, those from the message on in %d files: %v, %v", heading, len(all)-1, len(files), all, files)
	}
}

// The functions of the ways are in the files that ARCHITECTURE.md names.
func TestTheFilesOfTheWays(t *testing.T) {
	found := 0
	for _, heading := range []string{"The way of a tap", "The way of a link"} {
		for _, group := range regexp.MustCompile("(?:`([A-Za-z.]+)` )?\\(([^()]*\\.go`)\\)").FindAllStringSubmatch(sectionOf(t, heading), -1) {
			names := strings.Split(strings.ReplaceAll(group[2], "`", ""), ", ")
			file := names[len(names)-1]
			names = names[:len(names)-1]
			if len(names) == 0 {
				names = []string{group[1]}
			}
			source := sourceOf(t, file)
			for _, name := range names {
				found++
				if !declares(source, name) {
					t.Errorf("ARCHITECTURE.md has %s in %s, and it is not there", name, file)
				}
			}
		}
	}
	if found < 20 {
		t.Errorf("ARCHITECTURE.md names the files of %d functions", found)
	}
}

// sourceOf is the text of a file that ARCHITECTURE.md names, of the client or of the engine.
func sourceOf(t *testing.T, file string) string {
	t.Helper()
	for _, folder := range []string{"..", "../../engine"} {
		if text, err := os.ReadFile(filepath.Join(folder, file)); err == nil {
			return string(text)
		}
	}
	t.Fatalf("ARCHITECTURE.md names %s, which there is not", file)
	return ""
}

// declares reports whether a source declares a function, or a method of a type.
func declares(source, name string) bool {
	of, method, ok := strings.Cut(name, ".")
	if !ok {
		return regexp.MustCompile(`func (\([^)]*\) )?` + name + `\(`).MatchString(source)
	}
	return regexp.MustCompile(`func \((\w+ )?\*?` + of + `\) ` + method + `\(`).MatchString(source)
}
