package client

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/learn"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Messages of a lesson.
type (
	// NextStep goes on from a step that is only read; StepBack to the one before.
	NextStep struct{}
	StepBack struct{}
	// LessonAgain begins the lesson again.
	LessonAgain struct{}
)

// Lesson is a lesson under way on a table. Its match is never stored.
type Lesson struct {
	ID     string // see learn.Taught
	Step   int    // index of the step; the number of steps: it is over
	Wrong  bool   // another choice was made than the one awaited
	script *learn.Lesson
	seat   engine.Seat
	chance []string // what Nature answers next, as patterns
}

// Len is how many steps the lesson has.
func (l *Lesson) Len() int { return len(l.script.Steps) }

// Over reports whether all steps are done.
func (l *Lesson) Over() bool { return l.Step >= l.Len() }

// At is the step under way. The lesson must not be over.
func (l *Lesson) At() learn.Step { return l.script.Steps[l.Step] }

// Awaits reports whether a choice is awaited.
func (l *Lesson) Awaits() bool { return !l.Over() && len(l.At().Awaits) > 0 }

// Wants reports whether a choice is the one that is awaited.
func (l *Lesson) Wants(words *engine.Lexicon, c engine.Choice) bool {
	return l != nil && l.Awaits() && learn.FitsAny(words, l.At().Awaits, c)
}

// Lit is the set of places that the lesson speaks of.
func (l *Lesson) Lit(words *engine.Lexicon) uint64 {
	if l == nil || l.Over() {
		return 0
	}
	var lit uint64
	for _, name := range l.At().Lit {
		if p := learn.Place(words, name); p >= 0 {
			lit |= 1 << uint(p)
		}
	}
	return lit
}

// LessonWords is what the lesson at hand says, in the language in use; nil while
// it is fetched.
func (m *Model) LessonWords() *learn.Words {
	if m.Table == nil || m.Table.Lesson == nil {
		return nil
	}
	return m.library.words[m.wordsFile(m.Table.Lesson.ID)]
}

// LessonBook is the rules that the words of the lesson at hand lead to; nil while
// they are fetched.
func (m *Model) LessonBook() *learn.Book { return m.library.books[m.bookFile(m.Table.Lesson.ID)] }

// Lessons are those that there are, by their IDs.
func (m *Device) Lessons() (list []string) {
	for _, game := range learn.Lessons() {
		list = append(list, game)
		for n := 2; n <= m.World.Families.Of(game).Parts; n++ {
			list = append(list, game+"."+strconv.Itoa(n))
		}
	}
	return list
}

// NextLesson is the next part of what a lesson teaches, or "".
func NextLesson(m *Device, id string) string {
	list := m.Lessons()
	if i := slices.Index(list, id) + 1; i > 0 && i < len(list) && learn.Taught(list[i]) == learn.Taught(id) {
		return list[i]
	}
	return ""
}

// lesson is the lesson that is shown, or "".
func (m *Address) lesson() string {
	if m.Screen != Lessons || !strings.HasPrefix(m.fragment, atLesson) {
		return ""
	}
	return strings.TrimPrefix(m.fragment, atLesson)
}

// beginLesson lays the table of the lesson that is shown, once its script is
// there, at the step where the person left it.
func (m *Model) beginLesson() []Command {
	game := m.lesson()
	script := m.library.script[scriptFile(game)]
	if script == nil || m.Table != nil && m.Table.Lesson != nil && m.Table.Lesson.ID == game {
		return nil
	}
	step := m.Settings.lessonStep(game)
	if step >= len(script.Steps) {
		step = 0
	}
	return append(m.resume(game, script, step), m.dressPage())
}

// resume lays the table as it is before a step: that of its scene, with the
// choices that were awaited since.
func (m *TableScreen) resume(game string, script *learn.Lesson, step int) []Command {
	l := &Lesson{ID: game, Step: script.Scene(step), script: script}
	m.Table = nil
	for {
		if !m.enter(l) {
			return m.breakOff()
		}
		if l.Step >= step {
			break
		}
		if awaits := l.At().Awaits; len(awaits) > 0 {
			for _, pattern := range append(awaits[:1:1], l.At().With...) {
				if !l.teach(m.Table.match, pattern) {
					return m.breakOff()
				}
			}
		}
		l.Step++
	}
	m.Table.reveal()
	return nil
}

// breakOff leaves a lesson that does not go by its script.
func (m *TableScreen) breakOff() []Command {
	m.Table = nil
	m.warn("app.error")
	return []Command{Go{Fragment: AtLearn, Replace: true}}
}

// enter does what comes before a step is shown; false where the script does not
// fit the rules.
func (m *TableScreen) enter(l *Lesson) bool {
	step := l.At()
	if step.Scene != nil {
		t := m.layTable(l, step.Scene)
		if t == nil {
			return false
		}
		m.Table = t
	}
	l.chance = append(l.chance, step.Chance...)
	l.nature(m.Table.match)
	for _, pattern := range step.Played {
		if !l.teach(m.Table.match, pattern) {
			return false
		}
	}
	return true
}

// layTable lays a table in mid-game, with dice that the script throws.
func (m *Device) layTable(l *Lesson, s *learn.Scene) *Table {
	i := slices.IndexFunc(m.World.Revisions, func(g engine.Game) bool { return g.ID() == s.Game })
	if i < 0 {
		return nil
	}
	g := m.World.Revisions[i]
	state, err := g.Parse([]byte(s.Position))
	if err != nil {
		return nil
	}
	game, err := match.NewAt(g, state, dice.Source{Kind: dice.ByHand})
	if err != nil {
		return nil
	}
	l.seat, l.chance = s.Seat, nil
	t := emptyTable(store.Record{About: store.Summary{Game: g.ID(), Players: make([]string, engine.Seats(state))}}, game, m.World.Families.Of(g.ID()))
	t.User, t.Lesson = s.Seat, l
	return t
}

// teach makes the choice of a pattern, for any seat.
func (l *Lesson) teach(m *match.Match, pattern string) bool {
	c, ok := learn.Find(m.Game().Lexicon(), pattern, m.Legal())
	return ok && l.play(m, c)
}

// play makes a choice in a lesson, and Nature answers.
func (l *Lesson) play(m *match.Match, c engine.Choice) bool {
	_, err := m.Play(c)
	l.nature(m)
	return err == nil
}

// nature answers as the script says, and where it says nothing, somehow.
func (l *Lesson) nature(m *match.Match) {
	for m.Turn().Seat == engine.Nature {
		legal := m.Legal()
		c := legal[0]
		if len(l.chance) > 0 {
			if found, ok := learn.Find(m.Game().Lexicon(), l.chance[0], legal); ok {
				c = found
			}
			l.chance = l.chance[1:]
		}
		if _, err := m.Play(c); err != nil {
			return
		}
	}
}

// asksNothing reports whether a seat has nothing to decide in a lesson.
func (l *Lesson) asksNothing(seat engine.Seat) bool {
	return l != nil && (!l.Awaits() || seat != l.seat)
}

// leaveLesson puts the table of a lesson away when the person goes elsewhere.
func (m *Model) leaveLesson() {
	if t := m.Table; t != nil && t.Lesson != nil && t.Lesson.ID != strings.TrimPrefix(m.fragment, atLesson) {
		m.Table = nil
	}
}

// reveal shows the table as it stands.
func (t *Table) reveal() {
	t.Lesson.Wrong = false
	t.Asking = NoQuestion
	if l := t.Lesson; !l.Over() && l.At().Scene != nil {
		t.newsFrom = t.match.Len() // how it came so is told in its step
	} else if !l.Over() && l.At().Shown == learn.News {
		t.newsFrom = 0
	}
	t.refresh("never")
	t.CanUndo, t.CanBack = false, false
	t.newsFrom = t.logged
}

// lessonAtHand is the lesson under way, or nil.
func (m *TableScreen) lessonAtHand() *Lesson {
	if m.Table == nil {
		return nil
	}
	return m.Table.Lesson
}

func (NextStep) Apply(m *Model) []Command {
	if l := m.lessonAtHand(); l != nil && !l.Over() && !l.Awaits() {
		return m.nextStep()
	}
	return nil
}

func (StepBack) Apply(m *Model) []Command {
	if l := m.lessonAtHand(); l != nil && l.Step > 0 {
		return m.resume(l.ID, l.script, l.Step-1)
	}
	return nil
}

func (LessonAgain) Apply(m *Model) []Command {
	if l := m.lessonAtHand(); l != nil {
		return m.resume(l.ID, l.script, 0)
	}
	return nil
}

// try makes a choice, and those that go with it, if they are the ones awaited.
func (m *TableScreen) try(choices ...engine.Choice) []Command {
	t := m.Table
	l, words := t.Lesson, t.Game().Lexicon()
	right := l.Awaits() && len(choices) == 1+len(l.At().With)
	for _, c := range choices {
		right = right && (l.Wants(words, c) || learn.FitsAny(words, l.At().With, c))
	}
	if !right {
		l.Wrong = l.Awaits()
		return nil
	}
	for _, c := range choices {
		if !l.play(t.match, c) {
			return m.breakOff()
		}
	}
	return m.nextStep()
}

// nextStep shows the next step, and notes that the person has come so far.
func (m *TableScreen) nextStep() []Command {
	l := m.Table.Lesson
	l.Step++
	if !l.Over() && !m.enter(l) {
		return m.breakOff()
	}
	m.Table.reveal()
	at := strconv.Itoa(l.Step)
	if l.Over() {
		at = learned
	}
	m.wanted.Lessons = noted(m.wanted.Lessons, l.ID, at)
	return []Command{m.saveSettings()}
}

// learned stands for a step when the lesson was done to its end.
const learned = "done"

// noted is a list of notes between spaces, with one more or changed.
func noted(notes, key, value string) string {
	list := slices.DeleteFunc(strings.Fields(notes), func(n string) bool { return strings.HasPrefix(n, key+"=") })
	return strings.Join(append(list, key+"="+value), " ")
}

// noteOf is the value of a key among notes.
func noteOf(notes, key string) string {
	for _, n := range strings.Fields(notes) {
		if value, ok := strings.CutPrefix(n, key+"="); ok {
			return value
		}
	}
	return ""
}

// lessonStep is the step of a lesson at which the person left it.
func (s Settings) lessonStep(game string) int {
	n, err := strconv.Atoi(noteOf(s.Lessons, game))
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// Learned reports whether the person has done a lesson to its end, Begun whether
// they have left it midway.
func (s Settings) Learned(game string) bool { return noteOf(s.Lessons, game) == learned }
func (s Settings) Begun(game string) bool   { return s.lessonStep(game) > 0 }
