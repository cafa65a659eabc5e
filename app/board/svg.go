package board

import (
	"math"
	"strconv"
	"strings"

	"bretwalda/static/maps"
)

// number writes a length in as few characters as a map needs.
func number(f float64) string {
	return strconv.FormatFloat(math.Round(f*100)/100, 'f', -1, 64)
}

// escape appends text that may hold the signs of the markup.
func escape(b *strings.Builder, s string) {
	for _, r := range s {
		switch r {
		case '&':
			b.WriteString("&amp;")
		case '<':
			b.WriteString("&lt;")
		case '>':
			b.WriteString("&gt;")
		case '"':
			b.WriteString("&quot;")
		default:
			b.WriteRune(r)
		}
	}
}

// at is the style that puts a group at a point of the chart. Groups shrink a
// little against the chart when one looks closer: by --board-k, of what has the
// class board-scaled around it.
func at(p maps.Point, scale float64) string {
	s := "transform:translate(" + number(p.X) + "px," + number(p.Y) + "px) scale(var(--board-k))"
	if scale != 1 {
		s += " scale(" + number(scale) + ")"
	}
	return s
}

// number4 writes a factor.
func number4(f float64) string {
	return strconv.FormatFloat(math.Round(f*10000)/10000, 'f', -1, 64)
}
