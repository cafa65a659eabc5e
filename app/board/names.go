package board

import (
	"math"
	"strconv"
	"strings"

	"bretwalda/app/shape"
	"bretwalda/engine"
	"bretwalda/static/maps"
)

// Name is a name as it is written on the map: of a place, or the title of a
// region that is none.
type Name struct {
	Place  int8 // engine.None: a title
	Region string
	Class  string
	Lines  []string
	At     maps.Point // the middle of the whole name
	Anchor maps.Point // the point it shrinks towards when one looks closer
	Size   float64    // of the letters
	Spaced float64    // between letters, beyond what is usual
	Bow    float64    // how far its middle rises above its ends, or sinks below them
	Near   bool       // only who looks closely sees it
	Flag   string     // the colour of the flag before it; "" for none
	Notes  []Note     // below it
}

// Note is a word or a sign that the table puts to a name of the map: what a
// claim is worth, that a kingdom is in arms.
type Note struct {
	Place  int8   // the place, or engine.None for a region
	Region string // the region by its English name, where Place is None
	Sign   shape.Sign
	Text   string // a few letters; "" for none
}

// Sizes of letters and what they take. Widths are those of a broad book face,
// as parts of the size; ours is narrower.
const (
	nameSize     = 21.5
	nameLeast    = 18
	nameLeading  = 0.92
	townSize     = 20
	countrySize  = 25
	titleSize    = 21
	titleSpacing = 3.4
	noteSize     = 18.5
	noteLeading  = 21 // from the last line's foot
	flagRoom     = 19
	seaSize      = 26
	seaSpacing   = 3.2
	seaRoom      = 245 // for a sea's name, before it is broken in two
	bowMost      = .07 // of its width: a short name bends as gently as a long one
	countryRoom  = 150 // for the name of an area with towns
	narrow       = .9  // our face beside a broad one
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
	return w * narrow
}

// names writes the names of all places, each where its place has room for it,
// and then the titles of regions.
func names(c *maps.Chart, t Texts) []Name {
	out := make([]Name, len(c.Places))
	for i := range c.Places {
		p := &c.Places[i]
		out[i] = areaName(p, int8(i), t.Name(int8(i)))
		if p.Points > 0 {
			out[i].Notes = []Note{{Place: int8(i), Sign: shape.Crown, Text: strconv.Itoa(p.Points)}}
		}
	}
	for _, title := range c.Titles {
		out = append(out, Name{
			Place: engine.None, Region: title.Name, Class: "board-title", Lines: []string{t.Region(title.Name)},
			At: title.At, Anchor: title.At, Size: titleSize, Spaced: titleSpacing,
		})
	}
	nameTowns(c, out)
	return out
}

// areaName writes the name of an area in the middle of its room.
func areaName(p *maps.Place, place int8, name string) Name {
	n := Name{Place: place, Region: p.Region, Class: "board-name", Lines: []string{name}, At: nameAt(p), Size: nameSize}
	room := math.Inf(1) // a name beside its place is in the sea
	switch {
	case p.Sea:
		n.Class, n.Size, n.Spaced, n.Bow, room = "board-sea-name", seaSize, seaSpacing, p.Bow, seaRoom
	case p.Town:
		n.Class, n.Size, n.Near = "board-name board-town-name", townSize, true
	case p.Towns:
		n.Class, n.Size, room = "board-name board-country-name", countrySize, countryRoom
	case p.Contains(n.At):
		room = chord(p, n.At) + 16
	}
	if !p.Town {
		n.Flag = p.Colour
	}
	n.Anchor = n.At
	if n.width() > room {
		if two := halves(name); two != nil {
			n.Lines = two
			if p.Towns && p.NameAt == nil { // a claim is above
				n.At.Y += n.Size * nameLeading / 2
				n.Anchor = n.At
			}
		}
	}
	w := n.width()
	if w > room && !p.Sea && !p.Towns {
		n.Size = max(nameLeast, n.Size*room/w)
	}
	n.Bow = max(-bowMost*w, min(bowMost*w, n.Bow))
	return n
}

// nameAt is the middle of a place's name: below the pieces.
func nameAt(p *maps.Place) maps.Point {
	if p.NameAt != nil {
		return *p.NameAt
	}
	if p.Sea || p.Town {
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

// annotate puts notes to the names they are about. A region without a title has
// its notes at its first place.
func annotate(list []Name, notes []Note) {
	for _, note := range notes {
		best := -1
		for i := range list {
			n := &list[i]
			switch {
			case note.Place >= 0 && n.Place == note.Place, note.Place < 0 && n.Place < 0 && n.Region == note.Region:
				best = i
			case note.Place < 0 && n.Region == note.Region && best < 0:
				best = i
			}
		}
		if best >= 0 {
			list[best].Notes = append(list[best].Notes, note)
		}
	}
}

func (n Name) width() float64 {
	w := 0.0
	for _, l := range n.Lines {
		w = max(w, textWidth(l)*n.Size+n.Spaced*float64(len([]rune(l))))
	}
	if n.Flag != "" {
		w += flagRoom
	}
	return w
}

// height is the height of the lines of a name.
func (n Name) height() float64 { return (float64(len(n.Lines)-1)*nameLeading + .74) * n.Size }

// box is what the name covers, its halo and its notes included.
func (n Name) box() box {
	w, h := n.width()/2+2, n.height()/2+1
	b := box{n.At.X - w, n.At.Y - h, n.At.X + w, n.At.Y + h + math.Abs(n.Bow)}
	if len(n.Notes) > 0 {
		b = b.union(n.noteBox())
	}
	return b
}

// noteFoot is the middle of the foot of the notes: below the name, or after a
// title.
func (n Name) noteFoot() maps.Point {
	if n.Place < 0 {
		return maps.Point{X: n.At.X + (n.width()+n.noteWidth())/2 + noteGap/2, Y: n.At.Y + 5}
	}
	return maps.Point{X: n.At.X, Y: n.At.Y + n.height()/2 + noteLeading}
}

// noteBox is what the notes cover.
func (n Name) noteBox() box {
	w, foot := n.noteWidth()/2+2, n.noteFoot()
	return box{foot.X - w, foot.Y - noteSize, foot.X + w, foot.Y + 3}
}

// Room that a sign takes in a line of notes, and that parts notes.
const (
	signRoom = 18
	noteGap  = 6
)

func (n Note) width() float64 {
	w := textWidth(n.Text) * noteSize
	if n.Sign != shape.NoSign {
		w += signRoom
	}
	return w
}

func (n Name) noteWidth() float64 {
	w := -float64(noteGap)
	for _, note := range n.Notes {
		w += note.width() + noteGap
	}
	return max(0, w)
}

// write appends the name as SVG.
func (n Name) write(b *strings.Builder) {
	b.WriteString(`<g class="` + n.Class + `" style="` + at(n.Anchor, 1) + `" font-size="` + number(n.Size) + `">`)
	x, y := n.At.X-n.Anchor.X, n.At.Y-n.Anchor.Y
	if n.Flag != "" {
		b.WriteString(`<g transform="translate(` + number(x-n.width()/2+6) + ` ` + number(y) + `)"><path class="board-pole board-staff" d="` + staffPath + `"/><path class="board-pennant board-flag-` + n.Flag + `" d="` + flagPath + `"/></g>`)
		x += flagRoom / 2
	}
	across := ""
	if x != 0 {
		across = ` x="` + number(x) + `"`
	}
	first := y + n.Size*(.33-nameLeading*float64(len(n.Lines)-1)/2)
	for i, line := range n.Lines {
		foot := first + float64(i)*n.Size*nameLeading
		if n.Bow != 0 {
			n.writeBowed(b, i, x, foot)
			continue
		}
		b.WriteString(`<text` + across + ` y="` + number(foot) + `">`)
		escape(b, line)
		b.WriteString("</text>")
	}
	n.writeNotes(b)
	b.WriteString("</g>")
}

// writeBowed appends a line of the name on a bow, as engravers write the names of
// seas. It hangs below where the name would stand, so that what is above it
// has as much room. The bow goes on at both ends: letters without a line below
// them would not be seen.
func (n Name) writeBowed(b *strings.Builder, line int, x, foot float64) {
	half := n.width() / 2
	end := half * 1.7
	sinks := n.Bow * end * end / (half * half) // from the middle to the end
	foot += max(0, -n.Bow)
	id := "board-bow-" + strconv.Itoa(int(n.Place)) + "-" + strconv.Itoa(line)
	b.WriteString(`<path id="` + id + `" fill="none" d="M` + number(x-end) + ` ` + number(foot+sinks) + `Q` + number(x) + ` ` + number(foot-sinks) + ` ` + number(x+end) + ` ` + number(foot+sinks) +
		`"/><text><textPath href="#` + id + `" startOffset="50%">`)
	escape(b, n.Lines[line])
	b.WriteString("</textPath></text>")
}

// writeNotes appends the notes in a row.
func (n Name) writeNotes(b *strings.Builder) {
	foot := n.noteFoot()
	x, y := foot.X-n.Anchor.X-n.noteWidth()/2, foot.Y-n.Anchor.Y
	for _, note := range n.Notes {
		from := x
		if note.Sign != shape.NoSign {
			class := "board-note-sign"
			if note.Sign == shape.Crown {
				class += " board-note-crown"
			}
			b.WriteString(`<g class="` + class + `" transform="translate(` + number(x+signRoom/2) + ` ` + number(y-5) + `) scale(.8)">`)
			writeSign(b, note.Sign)
			b.WriteString(`</g>`)
			from += signRoom
		}
		if note.Text != "" {
			b.WriteString(`<text class="board-note" font-size="` + number(noteSize) + `" x="` + number(from+textWidth(note.Text)*noteSize/2) + `" y="` + number(y) + `">`)
			escape(b, note.Text)
			b.WriteString(`</text>`)
		}
		x += note.width() + noteGap
	}
}

// writeNames draws all names, titles below the others.
func writeNames(list []Name) string {
	var b strings.Builder
	for _, titles := range []bool{true, false} {
		for i := range list {
			if (list[i].Place < 0) == titles {
				list[i].write(&b)
			}
		}
	}
	return b.String()
}
