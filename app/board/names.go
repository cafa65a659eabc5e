package board

import (
	"math"
	"strings"

	"bretwalda/static/maps"
)

// Name is a place's name as it is written on the map.
type Name struct {
	Place int8
	Lines []string
	At    maps.Point // the middle of the whole name
	Size  float64    // of the letters
}

// Sizes of letters and what they take. Widths are those of a broad book face,
// as parts of the size, so that a narrower one fits too.
const (
	nameSize    = 19.5
	nameLeast   = 16.5
	nameLeading = 0.92
	seaSize     = 24
	seaSpacing  = 3.2
	seaRoom     = 245 // for a sea's name, before it is broken in two
)

var letterWidths = [128]float64{
	' ': .25, '\'': .22, '-': .37, '.': .27,
	'f': .34, 'i': .30, 'j': .30, 'l': .29, 'r': .41, 's': .44, 't': .35, 'I': .39, 'J': .52,
	'm': .88, 'w': .74, 'M': .93, 'W': .98, 'O': .75, 'Q': .75, 'N': .77, 'H': .81, 'D': .75, 'G': .73,
	'A': .67, 'B': .66, 'C': .64, 'E': .65, 'F': .60, 'K': .70, 'L': .60, 'P': .61, 'R': .70, 'S': .56,
	'T': .62, 'U': .76, 'V': .67, 'X': .71, 'Y': .62, 'Z': .60, 'a': .50, 'c': .46, 'e': .48, 'k': .54, 'v': .50, 'x': .50, 'y': .49, 'z': .44,
}

// textWidth is about how wide a text is, in letters' sizes.
func textWidth(s string) float64 {
	w := 0.0
	for _, r := range s {
		switch {
		case r < 128 && letterWidths[r] > 0:
			w += letterWidths[r]
		default:
			w += .57
		}
	}
	return w
}

// names writes the names of all places, each where its place has room for it.
func names(c *maps.Chart, name func(int8) string) []Name {
	out := make([]Name, len(c.Places))
	for i := range c.Places {
		p := &c.Places[i]
		n := Name{Place: int8(i), Lines: []string{name(int8(i))}, At: nameAt(p), Size: nameSize}
		room := math.Inf(1) // a name beside its place lies in the sea
		switch {
		case p.Sea:
			n.Size, room = seaSize, seaRoom
		case p.Contains(n.At):
			room = chord(p, n.At) + 16
		}
		if n.width() > room {
			if two := halves(n.Lines[0]); two != nil {
				n.Lines = two
			}
		}
		if w := n.width(); w > room && !p.Sea {
			n.Size = max(nameLeast, n.Size*room/w)
		}
		out[i] = n
	}
	return out
}

// nameAt is the middle of a place's name: below the pieces.
func nameAt(p *maps.Place) maps.Point {
	if p.NameAt != nil {
		return *p.NameAt
	}
	if p.Sea {
		return p.Label
	}
	return maps.Point{X: p.Label.X, Y: p.Label.Y + 19}
}

// chord is how wide the place is at a point's height, around the point.
func chord(p *maps.Place, at maps.Point) float64 {
	left, right := math.Inf(-1), math.Inf(1)
	for _, ring := range p.Rings {
		b := ring[len(ring)-1]
		for _, a := range ring {
			if (a.Y > at.Y) != (b.Y > at.Y) {
				x := (b.X-a.X)*(at.Y-a.Y)/(b.Y-a.Y) + a.X
				if x <= at.X {
					left = max(left, x)
				} else {
					right = min(right, x)
				}
			}
			b = a
		}
	}
	return 2 * min(at.X-left, right-at.X)
}

// halves breaks a name of several words in two lines of about the same length,
// or gives nil.
func halves(s string) []string {
	var best []string
	least := math.Inf(1)
	for i, r := range s {
		if r != ' ' {
			continue
		}
		a, b := s[:i], s[i+1:]
		if w := max(textWidth(a), textWidth(b)); w < least {
			best, least = []string{a, b}, w
		}
	}
	return best
}

func (n Name) width() float64 {
	w := 0.0
	for _, l := range n.Lines {
		w = max(w, textWidth(l)*n.Size)
		if n.Size == seaSize {
			w += seaSpacing * float64(len(l))
		}
	}
	return w
}

// box is what the name covers, its halo included.
func (n Name) box() box {
	w := n.width()/2 + 2
	h := (float64(len(n.Lines)-1)*nameLeading+.74)*n.Size/2 + 1
	return box{n.At.X - w, n.At.Y - h, n.At.X + w, n.At.Y + h}
}

// write appends the name as SVG around its middle.
func (n Name) write(b *strings.Builder, sea bool) {
	class := "board-name"
	if sea {
		class = "board-sea-name"
	}
	b.WriteString(`<g class="` + class + `" style="` + at(n.At, 1) + `" font-size="` + number(n.Size) + `">`)
	first := n.Size * (.33 - nameLeading*float64(len(n.Lines)-1)/2)
	for i, line := range n.Lines {
		b.WriteString(`<text y="` + number(first+float64(i)*n.Size*nameLeading) + `">`)
		escape(b, line)
		b.WriteString("</text>")
	}
	b.WriteString("</g>")
}

// writeNames draws all names.
func (m *Map) writeNames() string {
	var b strings.Builder
	for i := range m.names {
		m.names[i].write(&b, m.Chart.Places[i].Sea)
	}
	return b.String()
}
