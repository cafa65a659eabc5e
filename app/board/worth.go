package board

import (
	"math"
	"strconv"
	"strings"

	"bretwalda/static/maps"
)

// Worth is what a place is worth to the side for which the map shows it.
type Worth struct {
	Place int8
	Text  string // the figure
	Said  string // in words
	Level int8   // of the tint, 1 to WorthLevels; 0 for none
	Held  bool   // the side has it: the figure is solid
	Alarm bool   // it is no reward, but a danger
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
func (m painter) tints() string {
	var b strings.Builder
	for _, w := range m.Worth {
		if w.Level > 0 {
			class := "board-worth board-worth-" + strconv.Itoa(int(min(w.Level, WorthLevels)))
			if w.Alarm {
				class += " board-threat"
			}
			writeLight(&b, &m.Chart.Places[w.Place], class)
		}
	}
	return b.String()
}

// figures writes what places are worth beside their names.
func (m painter) figures() string {
	var b strings.Builder
	var taken []box
	if len(m.Worth)+len(m.Fallen) > 0 {
		taken = m.covered()
	}
	for _, w := range m.Fallen {
		at := m.beside(&m.names[w.Place], plateWidth(w.Text), taken)
		taken = append(taken, plateBox(at, w.Text))
		w.write(&b, at, "board-figure-fallen")
	}
	for _, w := range m.Worth {
		n := &m.names[w.Place]
		beside := m.beside(n, plateWidth(w.Text), taken)
		taken = append(taken, plateBox(beside, w.Text))
		w.write(&b, beside, "")
	}
	return b.String()
}

// covered is all that plates beside names should not cover: names and pieces.
func (m painter) covered() []box {
	var list []box
	for i := range m.names {
		if n := &m.names[i]; n.Place >= 0 && !n.Near {
			list = append(list, n.box())
		}
	}
	for i := range m.clusters {
		for o := range m.clusters[i].Pieces {
			list = append(list, m.clusters[i].box(o))
		}
	}
	return list
}

// Faults of a place for a plate, in units of the chart squared.
const (
	costPlateOutside = 120 // in nobody's land
	costPlateAbroad  = 420 // in another one's
)

// beside is the middle of a plate around a name: where it covers the least, and
// in its own land rather than in another.
func (m painter) beside(n *Name, width float64, taken []box) maps.Point {
	x, y := (n.width()+width)/2+5, (n.height()+plateHeight)/2+3
	best, least := maps.Point{}, math.Inf(1)
	for _, step := range [...]maps.Point{
		{X: -x}, {X: x}, {Y: y}, {Y: -y}, {X: -x / 2, Y: y}, {X: x / 2, Y: y}, {X: -x / 2, Y: -y}, {X: x / 2, Y: -y},
		{X: -x, Y: -y / 2}, {X: x, Y: -y / 2}, {X: -x, Y: y / 2}, {X: x, Y: y / 2}, {X: -x, Y: -y}, {X: x, Y: -y},
		{Y: 2 * y}, {Y: -2 * y}, {X: -x / 2, Y: -2 * y}, {X: x / 2, Y: -2 * y}, {Y: -3 * y}, {X: -x / 2, Y: 2 * y}, {X: x / 2, Y: 2 * y}, // of a long land
	} {
		at := maps.Point{X: n.At.X + step.X, Y: n.At.Y + step.Y}
		plate := box{at.X - width/2, at.Y - plateHeight/2, at.X + width/2, at.Y + plateHeight/2}
		cost := m.abroad(n.Place, at)
		for _, o := range taken {
			cost += costOnPieces * plate.overlap(o)
		}
		if cost < least {
			best, least = at, cost
		}
	}
	return best
}

// abroad is how bad it is that a plate of a place is in another place, or in
// none.
func (m painter) abroad(place int8, at maps.Point) float64 {
	if m.Chart.Places[place].Contains(at) {
		return 0
	}
	for i := range m.Chart.Places {
		if p := &m.Chart.Places[i]; !p.Sea && !p.Town && p.Contains(at) {
			return costPlateAbroad
		}
	}
	return costPlateOutside
}

func plateBox(at maps.Point, text string) box {
	w := plateWidth(text) / 2
	return box{at.X - w, at.Y - plateHeight/2, at.X + w, at.Y + plateHeight/2}
}

// write draws the figure around a point.
func (w Worth) write(b *strings.Builder, middle maps.Point, class string) {
	width := plateWidth(w.Text)
	switch {
	case w.Done:
		class += " board-figure-done"
	case w.Alarm:
		class += " board-figure-threat"
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
