package board

import (
	"strconv"
	"strings"

	"bretwalda/static/maps"
)

// Worth is what a place is worth to the side for which the map shows it.
type Worth struct {
	Place int8
	Text  string // the figure
	Level int8   // of the tint, 1 to WorthLevels; 0 for none
	Held  bool   // the side has it: the figure is solid
	Done  bool   // it has been paid, and is not paid again: the figure is struck
}

// WorthLevels is how many tints there are.
const WorthLevels = 4

// The height of a figure's plate, and what it takes beside the letters.
const (
	plateHeight = 28
	plateLetter = 23
	plateRoom   = 14
)

// tints colours the places that are worth something.
func (m *Map) tints() string {
	var b strings.Builder
	for _, w := range m.Worth {
		if w.Level > 0 {
			writeLight(&b, &m.Chart.Places[w.Place], "board-worth board-worth-"+strconv.Itoa(int(min(w.Level, WorthLevels))))
		}
	}
	return b.String()
}

// figures writes what places are worth: from afar in the room of their names,
// which then make way, and for who looks closely before them.
func (m *Map) figures() string {
	var b strings.Builder
	for _, w := range m.Worth {
		n := &m.names[w.Place]
		before := maps.Point{X: n.At.X - (n.width()+plateWidth(w.Text))/2 - 4, Y: n.At.Y}
		w.write(&b, n.At, "board-figure-far")
		w.write(&b, before, "board-figure-near")
	}
	return b.String()
}

// write draws the figure around a point.
func (w Worth) write(b *strings.Builder, middle maps.Point, class string) {
	width := plateWidth(w.Text)
	switch {
	case w.Done:
		class += " board-figure-done"
	case w.Held:
		class += " board-figure-held"
	}
	b.WriteString(`<g class="board-figure ` + class + `" style="` + at(middle, 1) + `"><rect x="` + number(-width/2) + `" y="` + number(-plateHeight/2) +
		`" width="` + number(width) + `" height="` + number(plateHeight) + `" rx="9"/><text y="` + number(plateLetter*.34) + `">`)
	escape(b, w.Text)
	b.WriteString(`</text></g>`)
}

func plateWidth(text string) float64 {
	return max(plateHeight, textWidth(text)*plateLetter+plateRoom)
}

// legend makes room for the legend of what places are worth, or takes it back,
// and reports whether that has changed what is free of the map.
func (c *canvas) legend(on bool) bool {
	if on == c.worthy {
		return false
	}
	c.worthy = on
	c.class("board-worthy", on)
	c.measure()
	return true
}
