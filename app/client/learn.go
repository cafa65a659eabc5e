package client

import (
	"errors"
	"slices"
	"strings"

	"bretwalda/app/learn"
	"bretwalda/engine"
	"bretwalda/static/site/languages"
)

// Fragments of the screens that teach.
const (
	AtRules  = "/rules"
	AtLearn  = "/learn"
	AtGuide  = AtLearn + "/keys" // with the guide for those who play by keys open
	atRules  = AtRules + "/"
	atLesson = AtLearn + "/"
)

// AtRulesOf is the fragment of the rules of a game, or of a section of them.
func AtRulesOf(game, section string) string {
	if section == "" {
		return atRules + game
	}
	return atRules + game + "/" + section
}

// AtLesson is the fragment of a game's lesson.
func AtLesson(game string) string { return atLesson + game }

// Messages of the rules pages.
type (
	// OpenRules opens the rules beside the board at a section, or at the
	// contents; OpenHelp, at what helps with the decision that is asked for, and
	// OpenRule where a refused choice is explained.
	OpenRules struct{ Section string }
	OpenHelp  struct{}
	OpenRule  struct{ Code string }
	// ReadSection goes to a section of the rules that are open, ReadBack to the
	// one before.
	ReadSection struct{ ID string }
	ReadBack    struct{}
	// SearchRules looks for words in the rules.
	SearchRules struct{ Query string }
	// FetchAgain asks once more for what could not be had.
	FetchAgain struct{}
)

// EarGuide is the heading of the guide for those who play by keys and by ear.
const EarGuide = "ear-guide"

// Fetched is the result of Fetch.
type Fetched struct {
	Name, Text string
	Err        error
}

// Reader is where a person reads in the rules.
type Reader struct {
	Game    string // its ID
	Section string // "": the contents
	Query   string // what is looked for; "": nothing
	trail   []string
	wanted  func(*learn.Book) *learn.Section // the section to open once the book is there
}

// Back reports whether there is a section to go back to.
func (r *Reader) Back() bool { return len(r.trail) > 0 }

// library is what was fetched to be read.
type library struct {
	asked  map[string]bool  // files on their way or come
	failed map[string]error // why files did not come
	books  map[string]*learn.Book
	words  map[string]*learn.Words
	script map[string]*learn.Lesson
}

func newLibrary() library {
	return library{
		asked: map[string]bool{}, failed: map[string]error{}, books: map[string]*learn.Book{},
		words: map[string]*learn.Words{}, script: map[string]*learn.Lesson{},
	}
}

func (m *Reading) bookFile(game string) string {
	return languages.Rules(m.Language().Code(), engine.Family(game))
}

func (m *Reading) wordsFile(game string) string {
	return languages.Lesson(m.Language().Code(), game)
}

func scriptFile(game string) string { return "lessons/" + game + ".txt" }

// Book is the rules that are open, in the language in use; nil while they are
// fetched.
func (m *Reading) Book() *learn.Book { return m.library.books[m.bookFile(m.Reader.Game)] }

// ErrOutdated is why a file does not come that the site no longer has as this
// release knows it.
var ErrOutdated = errors.New("client: the site has another release")

// failure is why a text that the screen shows could not be fetched, or nil.
func failure(m *Model) error {
	for _, name := range shownTexts(m) {
		if err := m.library.failed[name]; err != nil {
			return err
		}
	}
	return nil
}

// Unread reports whether the text could not be fetched; Outdated,
// whether that is so because the site has another release by now.
func Unread(m *Model) bool   { return failure(m) != nil }
func Outdated(m *Model) bool { return errors.Is(failure(m), ErrOutdated) }

// shownTexts are the files that the screen shows.
func shownTexts(m *Model) (names []string) {
	if m.Reader.Game != "" && (m.Screen == Rules || m.Screen != Learn && m.Table != nil && m.Table.Drawer == RulesDrawer) {
		names = append(names, m.bookFile(m.Reader.Game))
	}
	if g := m.lesson(); g != "" {
		names = append(names, scriptFile(g), m.wordsFile(g))
	}
	return names
}

// fetchMissing fetches texts that are missing, and opens the section
// that was waited for.
func (m *Model) fetchMissing() []Command {
	wanted := shownTexts(m)
	if g := m.lesson(); g != "" {
		wanted = append(wanted, m.bookFile(g)) // the words of the lesson lead to the rules
	}
	var commands []Command
	for _, name := range wanted {
		if !m.library.asked[name] {
			m.library.asked[name] = true
			commands = append(commands, Fetch{name})
		}
	}
	if book := m.Book(); book != nil && m.Reader.wanted != nil {
		if s := m.Reader.wanted(book); s != nil {
			m.Reader.Section = s.ID
		}
		m.Reader.wanted = nil
	}
	return commands
}

func (Fetched) report() {}

// Apply takes up a file. One that is not what it should be counts as one that did not
// come.
func (msg Fetched) Apply(m *Model) []Command {
	l := &m.library
	err := msg.Err
	if err == nil {
		switch {
		case strings.Contains(msg.Name, "/rules/"):
			l.books[msg.Name], err = learn.ParseBook(msg.Text)
		case !strings.HasPrefix(msg.Name, languages.Folder):
			l.script[msg.Name], err = learn.ParseLesson(msg.Text)
		default:
			l.words[msg.Name], err = learn.ParseWords(msg.Text)
		}
	}
	if err != nil {
		l.failed[msg.Name] = err
		delete(l.books, msg.Name)
		delete(l.script, msg.Name)
		delete(l.words, msg.Name)
		return nil
	}
	return m.beginLesson()
}

func (msg OpenRules) Apply(m *Model) []Command {
	return m.openRules(func(b *learn.Book) *learn.Section { return b.Section(msg.Section) })
}

func (OpenHelp) Apply(m *Model) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	if t.Turn.Over() {
		return m.openRules(func(b *learn.Book) *learn.Section { return b.Mattering(t.Family.Won, t.SetupValue) })
	}
	ask := t.Game().Lexicon().Asks[t.Turn.Kind]
	return m.openRules(func(b *learn.Book) *learn.Section { return b.Help(t.Game().ID(), ask, t.SetupValue) })
}

func (msg OpenRule) Apply(m *Model) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	return m.openRules(func(b *learn.Book) *learn.Section { return b.Refusal(t.Game().ID(), msg.Code) })
}

func (msg ReadSection) Apply(m *Model) []Command {
	r := &m.Reader
	if m.Screen == Rules {
		return []Command{Go{Fragment: AtRulesOf(r.Game, msg.ID)}}
	}
	r.trail = append(r.trail, r.Section)
	r.Section, r.Query = msg.ID, ""
	return []Command{Focus{ReaderTitle}}
}

func (ReadBack) Apply(m *Model) []Command {
	r := &m.Reader
	if n := len(r.trail); n > 0 {
		r.Section, r.trail = r.trail[n-1], r.trail[:n-1]
	} else {
		r.Section = ""
	}
	return []Command{Focus{ReaderTitle}}
}

func (msg SearchRules) Apply(m *Model) []Command {
	m.Reader.Query = msg.Query
	return nil
}

// Apply asks again for all that has not come.
func (FetchAgain) Apply(m *Model) []Command {
	l := &m.library
	clear(l.failed)
	for name := range l.asked {
		if l.books[name] == nil && l.script[name] == nil && l.words[name] == nil {
			delete(l.asked, name)
		}
	}
	return nil
}

// openRules opens the rules of the match at hand beside the board.
func (m *Model) openRules(section func(*learn.Book) *learn.Section) []Command {
	t := m.Table
	if t == nil {
		return nil
	}
	m.Reader = Reader{Game: t.Game().ID(), wanted: section}
	return m.openDrawer(RulesDrawer)
}

// openPage shows the page of rules that a fragment names.
func (m *Reading) openPage(fragment string) {
	game, section, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(fragment, AtRules), "/"), "/")
	if !slices.ContainsFunc(m.World.Games, func(g engine.Game) bool { return g.ID() == game }) {
		game, section = "", ""
	}
	m.Reader = Reader{Game: game, Section: section}
}
