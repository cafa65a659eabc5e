package learn

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

// Taught is the game of a lesson: what its ID says before a dot. Of a lesson in parts
// the second is called GAME.2.
func Taught(id string) string {
	game, _, _ := strings.Cut(id, ".")
	return game
}

// Lessons are the games that have a lesson, in the order in which they are shown:
// of each family the first.
func Lessons() []string {
	var list []string
	for _, g := range games.All() {
		if n := len(list); n == 0 || engine.Family(list[n-1]) != engine.Family(g.ID()) {
			list = append(list, g.ID())
		}
	}
	return list
}

// Lesson is what a game is taught by: a script of steps on a table. Its words
// are of one language, the script of all.
type Lesson struct {
	Steps []Step
}

// Step is one thing that is said, and one choice that is awaited, if any.
type Step struct {
	ID     string
	Scene  *Scene   // the table is laid anew before it
	Played []string // choices of all seats, made before it, as patterns
	Chance []string // what Nature answers from here on, as patterns
	Lit    []string // places
	Shown  string   // what is explained: Tools, News, or ""
	Awaits []string // the choice awaited, as patterns of which one fits; none: it is only read
	With   []string // the choices that go with it in one gesture, as patterns
}

// A step may show these: the buttons at the edge by their names, or all that has
// happened on its table.
const (
	Tools = "tools"
	News  = "news"
)

// Scene is how a table is laid: the position that Game.Parse reads.
type Scene struct {
	Game     string
	Position string
	Seat     engine.Seat // whose eyes the person sees with
}

// ParseLesson reads a script.
//
//	# landing                          a step, by its ID
//	start marcher-lords                the table is laid anew, for this game
//	seat 0                             the person sees what this seat sees
//	position {"…": …}                  how: what Game.Parse reads, on one line
//	play march from=Kent to=Essex      a choice made before the person's, by whoever decides
//	dice 5 2 6                         what Nature rolls next: roll count=5 and so on
//	chance draw what=Rhys              what else Nature answers next
//	light Kent; English Channel        places to be lit
//	show tools                         what is explained: tools or news
//	await march to=Kent count=2        the choice awaited; several lines: any of them
//	with march to=Kent what=hugh       what goes with it in the same gesture
//
// Lines that begin with // are notes.
func ParseLesson(text string) (*Lesson, error) {
	l := &Lesson{}
	var at *Step
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "//") {
			continue
		}
		fail := func(why string) error { return fmt.Errorf("learn: script, line %d: %s: %q", n+1, why, line) }
		key, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		if rest == "" {
			return nil, fail("nothing follows")
		}
		if key == "#" {
			if slices.ContainsFunc(l.Steps, func(s Step) bool { return s.ID == rest }) {
				return nil, fail("a step of that name is there")
			}
			l.Steps = append(l.Steps, Step{ID: rest})
			at = &l.Steps[len(l.Steps)-1]
			continue
		}
		if at == nil {
			return nil, fail("before the first step")
		}
		if err := at.read(key, rest); err != nil {
			return nil, fail(err.Error())
		}
	}
	switch {
	case len(l.Steps) == 0:
		return nil, fmt.Errorf("learn: a lesson without steps")
	case l.Steps[0].Scene == nil:
		return nil, fmt.Errorf("learn: the first step lays no table")
	}
	return l, nil
}

func (s *Step) read(key, rest string) error {
	switch key {
	case "start":
		s.Scene = &Scene{Game: rest}
	case "seat", "position":
		if s.Scene == nil {
			return fmt.Errorf("no table is laid")
		}
		if key == "position" {
			s.Scene.Position = rest
			return nil
		}
		seat, err := strconv.Atoi(rest)
		if err != nil || seat < 0 || seat >= engine.MaxSeats {
			return fmt.Errorf("no seat")
		}
		s.Scene.Seat = engine.Seat(seat)
	case "play":
		s.Played = append(s.Played, rest)
	case "dice":
		for _, face := range strings.Fields(rest) {
			s.Chance = append(s.Chance, "roll count="+face)
		}
	case "chance":
		s.Chance = append(s.Chance, rest)
	case "light":
		for place := range strings.SplitSeq(rest, ";") {
			s.Lit = append(s.Lit, strings.TrimSpace(place))
		}
	case "show":
		if s.Shown = rest; rest != Tools && rest != News {
			return fmt.Errorf("no such part")
		}
	case "await":
		s.Awaits = append(s.Awaits, rest)
	case "with":
		s.With = append(s.With, rest)
	default:
		return fmt.Errorf("no such word")
	}
	return nil
}

// Scene is the index of the step at which the table was last laid, up to a step.
func (l *Lesson) Scene(step int) int {
	for step > 0 && l.Steps[step].Scene == nil {
		step--
	}
	return step
}

// fits reports whether a choice is one that a pattern describes: a verb and
// what of the choice matters, in the words of the lexicon:
//
//	march from=Kent to=South Mercia what=Infantry count=2 extra=1 via=Essex
func fits(x *engine.Lexicon, pattern string, c engine.Choice) bool {
	verb, fields := split(pattern)
	if int(c.Verb) >= len(x.Verbs) || x.Verbs[c.Verb] != verb {
		return false
	}
	for _, f := range fields {
		if !f.fits(x, c) {
			return false
		}
	}
	return true
}

// FitsAny reports whether one of some patterns describes a choice.
func FitsAny(x *engine.Lexicon, patterns []string, c engine.Choice) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return fits(x, p, c) })
}

// Find is the first legal choice that a pattern describes.
func Find(x *engine.Lexicon, pattern string, legal []engine.Choice) (engine.Choice, bool) {
	i := slices.IndexFunc(legal, func(c engine.Choice) bool { return fits(x, pattern, c) })
	if i < 0 {
		return engine.Choice{}, false
	}
	return legal[i], true
}

// field is a part of a pattern: its name and its value.
type field struct{ name, value string }

// split reads a pattern. A value goes on until the next name.
func split(pattern string) (verb string, fields []field) {
	for i, word := range strings.Fields(pattern) {
		name, value, named := strings.Cut(word, "=")
		switch {
		case i == 0:
			verb = word
		case named:
			fields = append(fields, field{name, value})
		case len(fields) > 0:
			fields[len(fields)-1].value += " " + word
		default:
			fields = append(fields, field{word, ""})
		}
	}
	return verb, fields
}

func (f field) fits(x *engine.Lexicon, c engine.Choice) bool {
	switch f.name {
	case "from":
		return named(x.Places, c.From, f.value)
	case "to":
		return named(x.Places, c.To, f.value)
	case "via":
		return named(x.Places, c.Via, f.value)
	case "via2":
		return named(x.Places, c.Via2, f.value)
	case "what":
		if x.WhatIsSide != nil && x.WhatIsSide(c.Verb) {
			return named(x.Sides, c.What, f.value)
		}
		return named(x.Whats, c.What, f.value)
	case "count":
		return strconv.Itoa(int(c.Count)) == f.value
	case "extra":
		if x.ExtraIsWhat != nil && x.ExtraIsWhat(c.Verb) {
			return named(x.Whats, c.Extra, f.value)
		}
		return strconv.Itoa(int(c.Extra)) == f.value
	}
	return false
}

// named reports whether an index names something; "none" is no index.
func named(list []string, i int8, name string) bool {
	if i < 0 || int(i) >= len(list) {
		return name == "none"
	}
	return list[i] == name
}

// Place is the index of a place by its name, or engine.None.
func Place(x *engine.Lexicon, name string) int8 {
	return int8(slices.Index(x.Places, name))
}

// Words are what a lesson says in one language.
type Words struct {
	Title string
	Lead  []Block // what it teaches
	steps map[string]Said
}

// Said is what a step says.
type Said struct {
	Title  string
	Blocks []Block
	Kindly string // to a choice other than the one awaited; "": what every lesson says
}

// ParseWords reads the words of a lesson. Each part begins with the ID of its
// step and has a title, paragraphs as in a book, and the kind word as a line
// that begins with "> ". The part named lesson is about the whole.
func ParseWords(text string) (*Words, error) {
	b, err := ParseBook(text)
	if err != nil {
		return nil, err
	}
	w := &Words{steps: map[string]Said{}}
	for _, s := range b.Sections {
		said := Said{Title: s.Title}
		for _, block := range s.Blocks {
			if block.Kind == Example {
				said.Kindly = block.Plain(b.Title)
				continue
			}
			said.Blocks = append(said.Blocks, block)
		}
		if s.ID == "lesson" {
			w.Title, w.Lead = said.Title, said.Blocks
			continue
		}
		w.steps[s.ID] = said
	}
	if w.Title == "" {
		return nil, fmt.Errorf("learn: a lesson without a title")
	}
	return w, nil
}

// Step is what a step says.
func (w *Words) Step(id string) (Said, bool) {
	said, ok := w.steps[id]
	return said, ok
}

// Len is how many steps are said.
func (w *Words) Len() int { return len(w.steps) }
