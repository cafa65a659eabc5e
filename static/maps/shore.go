package maps

import (
	"math"
	"strconv"
	"strings"
)

// Broad strokes along a coast need not know all its coves, and a screen that
// draws one corner of a map need not stroke the rest: shores are simplified, and
// cut into the cells of a grid.

// cell is the side of a cell, in units.
const cell = 230

// shores draws lines within so many units of where they run, a path a cell, in
// the order in which the cells are met.
func shores(lines [][]Point, within float64) []string {
	var cells []*strings.Builder
	index := map[[2]int]int{}
	for _, line := range lines {
		line = simplified(line, within)
		var b *strings.Builder
		var here [2]int
		for i, p := range line {
			at := [2]int{int(math.Floor(p.X / cell)), int(math.Floor(p.Y / cell))}
			if b == nil || at != here && i < len(line)-1 {
				if b != nil {
					b.WriteString(lineTo(p)) // as far as the next cell's first point
				}
				k, ok := index[at]
				if !ok {
					k = len(cells)
					index[at] = k
					cells = append(cells, &strings.Builder{})
				}
				b, here = cells[k], at
				b.WriteString("M" + lineTo(p)[1:])
				continue
			}
			b.WriteString(lineTo(p))
		}
	}
	out := make([]string, len(cells))
	for i, b := range cells {
		out[i] = b.String()
	}
	return out
}

func lineTo(p Point) string {
	tenths := func(f float64) string { return strconv.FormatFloat(math.Round(f*10)/10, 'f', -1, 64) }
	return "L" + tenths(p.X) + " " + tenths(p.Y)
}

// simplified leaves out points of a line that lie within so many units of the
// line without them (Douglas and Peucker).
func simplified(line []Point, within float64) []Point {
	if len(line) < 3 {
		return line
	}
	from, to := line[0], line[len(line)-1]
	far, most := 0, within
	for i, p := range line[1 : len(line)-1] {
		if d := fromSegment(p, from, to); d > most {
			far, most = i+1, d
		}
	}
	if far == 0 {
		return []Point{from, to}
	}
	head := simplified(line[:far+1], within)
	return append(head[:len(head)-1:len(head)-1], simplified(line[far:], within)...)
}

// cutLength is how long, in units, a straight due north, south, east or west must
// be to be an edge where the map was cut: no coast is so straight.
const cutLength = 4

// uncut are the stretches of an outline between the edges where the map was cut.
func uncut(outline []Point) [][]Point {
	var out [][]Point
	from := 0
	ring := append(outline[:len(outline):len(outline)], outline[0])
	for i := 1; i <= len(ring); i++ {
		if i < len(ring) {
			dx, dy := math.Abs(ring[i].X-ring[i-1].X), math.Abs(ring[i].Y-ring[i-1].Y)
			if dx > 0 && dy > 0 || dx+dy <= cutLength {
				continue
			}
		}
		if i-from > 1 {
			out = append(out, ring[from:i])
		}
		from = i
	}
	return out
}
