package maps

import (
	"math"
	"strconv"
)

// Broad strokes along a coast need not know all its coves, and a screen that
// draws one corner of a map need not stroke the rest: shores are simplified, and
// cut into the cells of a grid.

// cell is the side of a cell, in units.
const cell = 230

// shores draws lines within so many units of where they run, a path a cell, in
// the order in which the cells are met.
func shores(lines [][]Point, within float64) []string {
	var cells [][]byte
	index := map[[2]int]int{}
	for _, line := range lines {
		line = simplified(line, within)
		k := -1
		var here [2]int
		for i, p := range line {
			at := [2]int{int(math.Floor(p.X / cell)), int(math.Floor(p.Y / cell))}
			if k >= 0 && (at == here || i == len(line)-1) {
				cells[k] = appendPoint(cells[k], 'L', p)
				continue
			}
			if k >= 0 {
				cells[k] = appendPoint(cells[k], 'L', p) // as far as the next cell's first point
			}
			var ok bool
			if k, ok = index[at]; !ok {
				k = len(cells)
				index[at] = k
				cells = append(cells, make([]byte, 0, 1024))
			}
			here = at
			cells[k] = appendPoint(cells[k], 'M', p)
		}
	}
	out := make([]string, len(cells))
	for i, b := range cells {
		out[i] = string(b)
	}
	return out
}

// appendPoint writes a command of SVG path data and its point, to the tenth.
func appendPoint(b []byte, command byte, p Point) []byte {
	b = appendTenth(append(b, command), p.X)
	return appendTenth(append(b, ' '), p.Y)
}

func appendTenth(b []byte, f float64) []byte {
	n := int64(math.Round(f * 10))
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, n/10, 10)
	if n%10 != 0 {
		b = append(b, '.', byte('0'+n%10))
	}
	return b
}

// simplified leaves out points of a line that are within so many units of the
// line without them (Douglas and Peucker).
func simplified(line []Point, within float64) []Point {
	if len(line) < 3 {
		return line
	}
	return append(simplify(make([]Point, 0, len(line)), line, within*within), line[len(line)-1])
}

// simplify appends a simplified line to out, all but its last point. It measures by
// squares, for charts are read while the person waits.
func simplify(out, line []Point, within float64) []Point {
	last := len(line) - 1
	far, most := 0, within
	for i := 1; i < last; i++ {
		if d := squareFromSegment(line[i], line[0], line[last]); d > most {
			far, most = i, d
		}
	}
	if far == 0 {
		return append(out, line[0])
	}
	return simplify(simplify(out, line[:far+1], within), line[far:], within)
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
