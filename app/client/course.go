package client

import (
	"bretwalda/app/table"
	"bretwalda/engine"
)

// viewer is whose view is shown to the person who holds the device: what this
// device has guessed of their cards is not.
func (t *Seating) viewer(holder engine.Seat) engine.Seat {
	if !t.match.Known(holder) {
		return engine.Nobody
	}
	return holder
}

// bare reports whether nothing is hidden any more: the match is over, and this
// device knows all that was.
func (t *Seating) bare() bool {
	if !t.match.Turn().Over() {
		return false
	}
	for seat := range t.Record.About.Players {
		if !t.match.Known(engine.Seat(seat)) {
			return false
		}
	}
	return true
}

// visibleThen is what may be seen of a position of the past: all of it, once the
// match is over.
func (t *Seating) visibleThen(holder engine.Seat) func(engine.State) engine.State {
	if t.bare() {
		return func(s engine.State) engine.State { return s }
	}
	viewer := t.viewer(holder)
	return func(s engine.State) engine.State { return s.View(viewer) }
}

// course is a Course and what it was made from.
type course struct {
	table.Course
	text   string
	viewer engine.Seat
}

// Course is how the scores went until now, as the person may know them.
func (t *Table) Course() *table.Course {
	if text, viewer := t.Record.Link, t.viewer(t.User); t.course == nil || t.course.text != text || t.course.viewer != viewer {
		t.course = &course{table.CourseOf(t.match, &t.Log, t.Kinds, t.visibleThen(t.User)), text, viewer}
	}
	return &t.course.Course
}

// ShowCourse chooses whose sides the score chart shows: a seat, or Nobody for
// the players.
type ShowCourse struct{ Seat engine.Seat }

func (msg ShowCourse) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Charted = max(int(msg.Seat)+1, 0)
	}
	return nil
}
