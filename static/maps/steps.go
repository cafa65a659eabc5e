package maps

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// parseSteps reads numbers between single spaces.
func parseSteps(text string) (steps, error) {
	s := make(steps, 0, strings.Count(text, " ")/2+1)
	for len(text) > 0 {
		var step [2]int
		for i := range step {
			word, rest, _ := strings.Cut(text, " ")
			n, err := strconv.Atoi(word)
			if err != nil {
				return nil, err
			}
			step[i], text = n, rest
		}
		s = append(s, step)
	}
	if len(s) < 2 {
		return nil, errors.New("no line")
	}
	return s, nil
}

// back is a line from its end to its beginning.
func (s steps) back() steps {
	out := make(steps, len(s))
	for _, d := range s {
		out[0][0] += d[0]
		out[0][1] += d[1]
	}
	for i := 1; i < len(s); i++ {
		d := s[len(s)-i]
		out[i] = [2]int{-d[0], -d[1]}
	}
	return out
}

// from is the line from its point i on.
func (s steps) from(i int) steps {
	out := slices.Clone(s[i:])
	for _, d := range s[:i] {
		out[0][0] += d[0]
		out[0][1] += d[1]
	}
	return out
}

// join walks along the arcs of each ring.
func join(arcs []steps, rings [][]int) ([]steps, error) {
	out := make([]steps, len(rings))
	for i, ring := range rings {
		for _, a := range ring {
			if max(a, ^a) >= len(arcs) {
				return nil, fmt.Errorf("no arc %d", a)
			}
			line := arcs[max(a, ^a)]
			if a < 0 {
				line = line.back()
			}
			if len(out[i]) > 0 {
				line = line[1:]
			}
			out[i] = append(out[i], line...)
		}
	}
	return out, nil
}

// points are the rings' points, without the closing ones.
func points(rings []steps) [][]Point {
	out := make([][]Point, len(rings))
	for i, ring := range rings {
		out[i] = ring.walked()
		if last := len(out[i]) - 1; out[i][0] == out[i][last] {
			out[i] = out[i][:last]
		}
	}
	return out
}

// walked are the points of a line, a closed one's first point being its last.
func (s steps) walked() []Point {
	out := make([]Point, len(s))
	var x, y int
	for i, d := range s {
		x, y = x+d[0], y+d[1]
		out[i] = point([2]int{x, y})
	}
	return out
}

// closed is SVG path data of closed outlines.
func closed(rings []steps) string {
	var b strings.Builder
	for _, r := range rings {
		b.WriteString(r.path())
		b.WriteByte('z')
	}
	return b.String()
}

// path is SVG path data of a line.
func (s steps) path() string {
	b := make([]byte, 0, 8*len(s))
	for i, d := range s {
		switch i {
		case 0:
			b = append(b, 'M')
		case 1:
			b = append(b, 'l')
		}
		for k, n := range d {
			if i > 0 && n >= 0 && b[len(b)-1] != 'l' || k == 1 && n >= 0 {
				b = append(b, ' ')
			}
			b = appendTenths(b, n)
		}
	}
	return string(b)
}

// winding is SVG path data of a line that bends where the steps have corners.
func (s steps) winding() string {
	line := points([]steps{s})[0]
	b := appendPoint(make([]byte, 0, 16*len(line)), 'M', line[0])
	last := len(line) - 1
	for i := 1; i < last; i++ {
		b = appendPoint(b, 'Q', line[i])
		b = appendPoint(b, ' ', Point{(line[i].X + line[i+1].X) / 2, (line[i].Y + line[i+1].Y) / 2})
	}
	return string(appendPoint(b, 'L', line[last]))
}

// appendTenths writes n tenths in the fewest characters.
func appendTenths(b []byte, n int) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	if n >= 10 || n == 0 {
		b = strconv.AppendInt(b, int64(n/10), 10)
	}
	if n%10 != 0 {
		b = append(b, '.', byte('0'+n%10))
	}
	return b
}
