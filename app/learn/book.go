package learn

import (
	"fmt"
	"slices"
	"strings"
)

// Book is the rules of a family of games in one language.
type Book struct {
	Sections []*Section // in the order in which they are read
	byID     map[string]*Section
}

// Section is a screen of rules. A chapter is a section whose ID has no dot.
type Section struct {
	ID     string
	Title  string
	For    []string  // the games it holds for; none: all of the book
	When   []Terms   // what a match must be set up with for it to matter; none: any
	Rules  []Numbers // of the rulebooks it tells of
	Asks   []string  // kinds of decisions it helps with
	Words  string    // that a search finds it by
	Blocks []Block
}

// Numbers are the sections of a printed rulebook.
type Numbers struct {
	Game string // its ID
	List []string
}

// Terms are met by a match that was set up with one of some values under the ID of an
// option, or under "scenario" or "seats".
type Terms struct {
	Of     string
	Values []string
}

// Chapter is the ID of the chapter that a section belongs to.
func (s *Section) Chapter() string {
	chapter, _, _ := strings.Cut(s.ID, ".")
	return chapter
}

// Opens reports whether the section opens a chapter.
func (s *Section) Opens() bool { return !strings.Contains(s.ID, ".") }

// appliesTo reports whether the section is about a game.
func (s *Section) appliesTo(game string) bool { return len(s.For) == 0 || slices.Contains(s.For, game) }

// tells reports whether the section tells of a number of a game's rulebook.
func (s *Section) tells(game, number string) bool {
	return slices.ContainsFunc(s.Rules, func(n Numbers) bool { return n.Game == game && slices.Contains(n.List, number) })
}

// ParseBook reads a book. Each error names the line.
func ParseBook(text string) (*Book, error) {
	b := &Book{byID: map[string]*Section{}}
	var at *Section
	var body []string
	head := false // lines of the head may come
	end := func() error {
		if at == nil {
			return nil
		}
		at.Blocks = prose(body)
		body = nil
		if at.Title == "" {
			return fmt.Errorf("learn: section %q has no title", at.ID)
		}
		return nil
	}
	for n, line := range strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n") {
		line = strings.TrimRight(line, " \t\r")
		fail := func(format string, args ...any) error {
			return fmt.Errorf("learn: line %d: "+format, append([]any{n + 1}, args...)...)
		}
		if id, ok := strings.CutPrefix(line, "# "); ok {
			if err := end(); err != nil {
				return nil, err
			}
			id = strings.TrimSpace(id)
			if id == "" || b.byID[id] != nil {
				return nil, fail("no new section: %q", id)
			}
			at, head = &Section{ID: id}, true
			b.Sections, b.byID[id] = append(b.Sections, at), at
			continue
		}
		switch {
		case at == nil && line == "":
		case at == nil:
			return nil, fail("text before the first section")
		case at.Title == "" && line != "":
			at.Title = line
		case head && line != "" && at.head(line):
		case line == "" && at.Title == "":
		default:
			head = false
			body = append(body, line)
		}
	}
	if err := end(); err != nil {
		return nil, err
	}
	if len(b.Sections) == 0 {
		return nil, fmt.Errorf("learn: a book without sections")
	}
	return b, nil
}

// head reads a line about the section; false where it is none.
func (s *Section) head(line string) bool {
	key, value, ok := strings.Cut(line, ":")
	if !ok {
		return false
	}
	switch key {
	case "for":
		s.For = strings.Fields(value)
	case "when":
		for field := range strings.FieldsSeq(value) {
			of, values, _ := strings.Cut(field, "=")
			s.When = append(s.When, Terms{of, strings.Split(values, ",")})
		}
	case "rule":
		for part := range strings.SplitSeq(value, ";") {
			if words := strings.Fields(part); len(words) > 0 {
				s.Rules = append(s.Rules, Numbers{words[0], words[1:]})
			}
		}
	case "ask":
		s.Asks = strings.Fields(value)
	case "words":
		s.Words = strings.TrimSpace(value)
	default:
		return false
	}
	return true
}

// Section is the section of an ID, or nil.
func (b *Book) Section(id string) *Section { return b.byID[id] }

// Matters reports whether a section and its chapter speak of what a match has.
// setting tells what it was set up with: see Terms.
func (b *Book) Matters(s *Section, setting func(of string) string) bool {
	for _, t := range s.When {
		if !slices.Contains(t.Values, setting(t.Of)) {
			return false
		}
	}
	return s.Opens() || b.byID[s.Chapter()] == nil || b.Matters(b.byID[s.Chapter()], setting)
}

// Mattering is the first of some sections that matters with a setting, or nil. Each is named by
// its ID behind a #.
func (b *Book) Mattering(ids []string, setting func(of string) string) *Section {
	for _, id := range ids {
		if s := b.byID[strings.TrimPrefix(id, "#")]; s != nil && b.Matters(s, setting) {
			return s
		}
	}
	return nil
}

// Title is the title of a section, or its ID where there is none.
func (b *Book) Title(id string) string {
	if s := b.byID[id]; s != nil {
		return s.Title
	}
	return id
}

// Of lists the sections for a game.
func (b *Book) Of(game string) []*Section {
	var list []*Section
	for _, s := range b.Sections {
		if s.appliesTo(game) {
			list = append(list, s)
		}
	}
	return list
}

// Help is the section that helps with a kind of decision in a game: of several one that
// matters with the setting, then the one that is for the fewest games, then the one
// about the fewest kinds. Nil where there is none.
func (b *Book) Help(game, ask string, setting func(of string) string) *Section {
	var best *Section
	for _, s := range b.Of(game) {
		if !slices.Contains(s.Asks, ask) {
			continue
		}
		if best == nil {
			best = s
			continue
		}
		own, other := b.Matters(s, setting), b.Matters(best, setting)
		if own && !other || own == other && s.closer(best) {
			best = s
		}
	}
	return best
}

// closer reports whether a section is more about one thing than another is.
func (s *Section) closer(than *Section) bool {
	if (len(s.For) == 0) != (len(than.For) == 0) {
		return len(s.For) > 0
	}
	return len(s.Asks) < len(than.Asks)
}

// First is the first of some sections that holds for a game, or nil. Each is
// named by its ID behind a #.
func (b *Book) First(game string, ids []string) *Section {
	for _, id := range ids {
		if s := b.byID[strings.TrimPrefix(id, "#")]; s != nil && s.appliesTo(game) {
			return s
		}
	}
	return nil
}

// Beside are the sections before and after one among those of a game that say
// something, or nil.
func (b *Book) Beside(game, id string) (before, after *Section) {
	here := false
	for _, s := range b.Of(game) {
		switch {
		case s.ID == id:
			here = true
		case len(s.Blocks) == 0: // nothing but a heading
		case here:
			return before, s
		default:
			before = s
		}
	}
	if !here {
		return nil, nil
	}
	return before, nil
}
