package client

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/learn"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/static/site"
	"bretwalda/static/site/languages"
)

// taught are the games that have a lesson.
func taught(t *testing.T) []string {
	t.Helper()
	entries, err := site.Files.ReadDir("lessons")
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, e := range entries {
		if game, ok := strings.CutSuffix(e.Name(), ".txt"); ok {
			list = append(list, game)
		}
	}
	return list
}

// pupil opens the lesson of a game.
func pupil(t *testing.T, game string) *page {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: games.All()}
	p.start()
	p.tell(Goto{AtLesson(game)})
	if p.m.Table == nil || p.m.Table.Lesson == nil {
		t.Fatalf("no lesson of %s: %+v", game, p.m.Notice)
	}
	return p
}

// learnStep does what the step under way awaits, as a person would by the names
// of places, things and buttons.
func (p *page) learnStep() {
	p.t.Helper()
	table := p.m.Table
	l := table.Lesson
	if !l.Awaits() {
		p.tell(NextStep{})
		return
	}
	if !slices.ContainsFunc(table.Picker.All(), func(c engine.Choice) bool { return l.Wants(table.Game().Lexicon(), c) }) {
		p.t.Fatalf("step %s: %q is not offered, but %v", l.At().ID, l.At().Awaits, told(table))
	}
	if len(l.At().With) > 0 { // as at the table: two taps, and all go
		c, _ := learn.Find(table.Game().Lexicon(), l.At().Awaits[0], table.Picker.All())
		p.tell(Tap{Place: c.From}, Tap{Place: c.To})
		return
	}
	var c engine.Choice
	for _, pattern := range l.At().Awaits {
		if found, ok := learn.Find(table.Game().Lexicon(), pattern, table.Picker.All()); ok {
			c = found
			break
		}
	}
	p.tell(Press{c})
}

// told are the choices that a table offers, in words.
func told(t *Table) []string {
	h := text.NewNarrator(text.Of("en"), t.Game(), func(engine.Seat) string { return "?" })
	var list []string
	for _, c := range t.Picker.All() {
		list = append(list, h.Choice(t.Turn, c))
	}
	return list
}

// TestLessons plays each lesson from its beginning to its end.
func TestLessons(t *testing.T) {
	for _, game := range taught(t) {
		t.Run(game, func(t *testing.T) {
			p := pupil(t, game)
			h := text.NewNarrator(text.Of("en"), p.m.Table.Game(), func(engine.Seat) string { return "?" })
			for range 100 {
				table := p.m.Table
				if table == nil || table.Lesson == nil {
					t.Fatalf("the lesson broke off: %+v", p.m.Notice)
				}
				if table.Lesson.Over() {
					break
				}
				before := table.Lesson.Step
				t.Log("step", table.Lesson.At().ID, "|", h.Title(table.Turn))
				p.learnStep()
				if table := p.m.Table; table == nil || table.Lesson.Step != before+1 {
					t.Fatalf("step %d did not go on", before)
				}
				for _, e := range p.m.Table.News {
					t.Log("    ", h.Event(e))
				}
			}
			if !p.m.Table.Lesson.Over() || !p.m.Settings.Learned(game) {
				t.Error("the lesson has no end")
			}
			if len(p.store.texts) != 0 || len(p.m.Records) != 0 {
				t.Error("the match of a lesson is kept")
			}
			p.tell(PlayNow{Game: learn.Taught(game)})
			if table := p.m.Table; table == nil || table.Lesson != nil || engine.Family(table.Game().ID()) != engine.Family(game) {
				t.Error("no match of the game begins after its lesson")
			}
		})
	}
}

// TestLessonIsResumed checks that a lesson goes on at each step as if it had not
// been left.
func TestLessonIsResumed(t *testing.T) {
	for _, game := range taught(t) {
		p := pupil(t, game)
		for !p.m.Table.Lesson.Over() {
			step, text := p.m.Table.Lesson.Step, position(t, p.m.Table)
			p.tell(Goto{AtHome}, Goto{AtLesson(game)})
			if l := p.m.Table.Lesson; l.Step != step || position(t, p.m.Table) != text {
				t.Fatalf("%s: left at step %d, taken up at %d, or otherwise", game, step, l.Step)
			}
			p.learnStep()
		}
		p.tell(Goto{AtHome}, Goto{AtLesson(game)})
		if p.m.Table.Lesson.Step != 0 {
			t.Errorf("%s: a lesson that was learned does not begin again", game)
		}
	}
}

func position(t *testing.T, table *Table) string {
	t.Helper()
	b, err := table.State.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestLessonsAreSaid checks that each step has its words in each language, and
// that these are short.
func TestLessonsAreSaid(t *testing.T) {
	for _, game := range taught(t) {
		script := read(t, "lessons/"+game+".txt", learn.ParseLesson)
		lexicon := lexiconOf(t, script.Steps[0].Scene.Game)
		for _, s := range script.Steps {
			for _, name := range s.Lit {
				if learn.Place(lexicon, name) < 0 {
					t.Errorf("%s, %s: no place %q", game, s.ID, name)
				}
			}
		}
		for _, code := range text.Codes() {
			words := read(t, languages.Lesson(code, game), learn.ParseWords)
			book := read(t, languages.Rules(code, engine.Family(game)), learn.ParseBook)
			if words.Len() != len(script.Steps) {
				t.Errorf("%s in %s says %d steps of %d", game, code, words.Len(), len(script.Steps))
			}
			if words.Title == "" || len(words.Lead) == 0 {
				t.Errorf("%s in %s does not say what it teaches", game, code)
			}
			for _, step := range script.Steps {
				said, ok := words.Step(step.ID)
				if !ok || said.Title == "" || len(said.Blocks) == 0 {
					t.Errorf("%s in %s: nothing is said in step %s", game, code, step.ID)
				}
				count := 0
				for _, b := range said.Blocks {
					count += len(strings.Fields(b.Plain(book.Title)))
					for _, s := range b.Spans {
						if s.Link != "" && book.Section(s.Link) == nil {
							t.Errorf("%s in %s, %s: no section %q", game, code, step.ID, s.Link)
						}
					}
				}
				if count > 60 {
					t.Errorf("%s in %s: step %s says %d words, too many for a phone", game, code, step.ID, count)
				}
			}
		}
	}
}

// TestOtherChoicesInALesson checks that another choice than the one awaited
// changes nothing and meets with a kind word.
func TestOtherChoicesInALesson(t *testing.T) {
	for _, game := range taught(t) {
		p := pupil(t, game)
		tried := 0
		for !p.m.Table.Lesson.Over() {
			table := p.m.Table
			before := position(t, table)
			all := slices.Clone(table.Picker.All())
			if i := slices.IndexFunc(all, func(c engine.Choice) bool { return !table.Lesson.Wants(table.Game().Lexicon(), c) }); i >= 0 {
				tried++
				p.tell(Press{all[i]})
				if p.m.Table != table || !table.Lesson.Wrong || position(t, table) != before {
					t.Fatalf("%s, %s: %v was made, or met with silence", game, table.Lesson.At().ID, all[i])
				}
			}
			p.tell(Undo{}, CopyLink{}, AskHint{})
			p.learnStep()
			if p.m.Table.Lesson.Wrong {
				t.Errorf("%s: the kind word stays", game)
			}
		}
		if tried == 0 {
			t.Errorf("%s: nothing else could ever be done", game)
		}
	}
}

func lexiconOf(t *testing.T, id string) *engine.Lexicon {
	t.Helper()
	for _, g := range games.All() {
		if g.ID() == id {
			return g.Lexicon()
		}
	}
	t.Fatalf("no game %s", id)
	return nil
}

// read reads a file of the site.
func read[T any](t *testing.T, name string, parse func(string) (T, error)) T {
	t.Helper()
	b, err := site.Files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	v, err := parse(string(b))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return v
}

// TestLessonsLightWhatTheyAwait: a step that awaits something at places lights where it
// goes, and no place that has no part in it.
func TestLessonsLightWhatTheyAwait(t *testing.T) {
	lit := 0
	for _, game := range taught(t) {
		p := pupil(t, game)
		for !p.m.Table.Lesson.Over() {
			table := p.m.Table
			if table.Lesson.Awaits() {
				var named, goals uint64
				for _, c := range table.Picker.All() {
					if !table.Lesson.Wants(table.Game().Lexicon(), c) {
						continue
					}
					for _, place := range []int8{c.From, c.To} {
						if place >= 0 {
							named |= 1 << uint(place)
						}
					}
					if c.To >= 0 {
						goals |= 1 << uint(c.To)
					}
				}
				if named != 0 && table.Lesson.Lit(table.Game().Lexicon()) != 0 {
					if lit++; table.Lesson.Lit(table.Game().Lexicon())&^named != 0 || goals != 0 && table.Lesson.Lit(table.Game().Lexicon())&goals == 0 {
						t.Errorf("%s, step %s: lights %b, awaits %b", game, table.Lesson.At().ID, table.Lesson.Lit(table.Game().Lexicon()), named)
					}
				}
			}
			p.learnStep()
		}
	}
	if lit < 12 {
		t.Errorf("only %d steps await what they light", lit)
	}
}

// TestLessonsTellPointsAsTheyAre: a number of points in the words of a step is what
// the step before has brought, or the score there is.
func TestLessonsTellPointsAsTheyAre(t *testing.T) {
	points := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(\d+) points`), "es": regexp.MustCompile(`(\d+) puntos`), "it": regexp.MustCompile(`(\d+) punti`),
	}
	told := 0
	for code, number := range points {
		p := pupil(t, "britannia-2008")
		p.tell(SetSetting{Language, code})
		unit := max(p.m.Table.Game().Lexicon().PointUnit, 1)
		before := map[engine.Seat]int{}
		for !p.m.Table.Lesson.Over() {
			table := p.m.Table
			seat := table.Lesson.seat
			now := 0
			for _, score := range table.Standing {
				if score.Side < 0 && score.Seat == seat {
					now = score.Points / unit
				}
			}
			var words string
			if w := p.m.LessonWords(); w != nil {
				said, _ := w.Step(table.Lesson.At().ID)
				words = fmt.Sprint(said)
			}
			for _, found := range number.FindAllStringSubmatch(words, 1) {
				n, _ := strconv.Atoi(found[1])
				if told++; n != now && n != now-before[seat] {
					t.Errorf("%s, step %s: says %d points; there are %d, %d more than before", code, table.Lesson.At().ID, n, now, now-before[seat])
				}
			}
			before[seat] = now
			p.learnStep()
		}
	}
	if told < 6 {
		t.Errorf("only %d numbers of points were read", told)
	}
}

// TestNewsAreToldInTheirStep: how a table came to be as it is laid is told where the
// lesson speaks of it, and not before.
func TestNewsAreToldInTheirStep(t *testing.T) {
	p := pupil(t, "marcher-lords")
	for p.m.Table.Lesson.At().Shown != learn.News {
		if n := len(p.m.Table.News); n > 0 {
			t.Fatalf("step %s tells %d news", p.m.Table.Lesson.At().ID, n)
		}
		p.learnStep()
	}
	if len(p.m.Table.News) == 0 {
		t.Error("nothing is told of the season")
	}
}

// TestPartOfAHost: fewer than a lesson asks for are met with a kind word, and nobody goes.
func TestPartOfAHost(t *testing.T) {
	p := pupil(t, "marcher-lords")
	for len(p.m.Table.Lesson.At().With) == 0 {
		p.learnStep()
	}
	table := p.m.Table
	before := position(t, table)
	c, _ := learn.Find(table.Game().Lexicon(), table.Lesson.At().Awaits[0], table.Picker.All())
	p.tell(Press{c})
	if !table.Lesson.Wrong || position(t, table) != before {
		t.Error("the knights alone have gone, or nothing is said")
	}
	p.learnStep()
	if p.m.Table.Lesson.Step == 0 || p.m.Table.Lesson.Wrong {
		t.Error("the host does not go")
	}
}

// TestALessonProposesNothing: after six have gone to Tegeingl the teulu are not picked to
// follow, and the sheet speaks of six against two.
func TestALessonProposesNothing(t *testing.T) {
	p := pupil(t, "marcher-lords.2")
	for p.m.Table.Lesson.At().ID != "attack" {
		p.learnStep()
	}
	if picker := &p.m.Table.Picker; picker.From() >= 0 || picker.To() >= 0 {
		t.Errorf("picked from %d to %d", picker.From(), picker.To())
	}
}
