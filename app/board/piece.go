package board

import (
	"strconv"
	"strings"

	"bretwalda/app/shape"
	"bretwalda/engine"
)

// piecesAt draws a cluster.
func (l *Look) piecesAt(k *cluster) string {
	var b strings.Builder
	if k.Lead != nil {
		b.WriteString(`<path class="board-lead" d="M` + number(k.Lead.X) + ` ` + number(k.Lead.Y) + `L` + number(k.At.X) + ` ` + number(k.At.Y-20*k.Scale) + `"/><circle class="board-lead-end" cx="` + number(k.Lead.X) + `" cy="` + number(k.Lead.Y) + `" r="3"/>`)
	}
	b.WriteString(`<g style="` + at(k.At, k.Scale) + `">`)
	for i := range k.Pieces {
		l.writeStack(&b, &k.Pieces[i])
	}
	b.WriteString(`</g>`)
	return b.String()
}

// writeStack draws one piece where its cluster puts it.
func (l *Look) writeStack(b *strings.Builder, p *placed) {
	class := "board-piece"
	if p.Mark&engine.Spent != 0 {
		class += " board-spent"
	}
	if p.Mark&engine.Arriving != 0 {
		class += " board-arriving"
	}
	b.WriteString(`<g class="` + class + `" transform="translate(` + number(p.X) + ` ` + number(p.Y) + `)">`)
	l.writePiece(b, p.Stack)
	b.WriteString(`</g>`)
}

// writePiece draws one piece around 0,0.
func (l *Look) writePiece(b *strings.Builder, s Stack) {
	d := &drawing{b, l.body(s)}
	switch s.Kind.Form {
	case shape.Fort, shape.Burh:
		d.building(s)
	case shape.Counter:
		d.counter(s)
	case shape.Back:
		d.back(s)
	case shape.Standard:
		d.standard(s)
	case shape.Banner:
		d.banner(l.Flags, s)
	case shape.Disc:
		d.disc(s)
	case shape.Ring:
		d.ring()
	case shape.Cover:
		d.cover()
	case shape.Marker:
		d.marker()
	case shape.Claim:
		d.claim(s)
	case shape.Sealed:
		d.sealed(s)
	case shape.Card:
		d.card(s)
	case shape.Coin:
		d.coin(s)
	case shape.Renown:
		d.renown(s)
	default:
		d.army(s)
	}
}

// drawing is a piece that is being drawn for a side.
type drawing struct {
	*strings.Builder
	side shape.Side
}

func (d *drawing) path(class, data string) {
	d.WriteString(`<path class="` + class + `" d="` + data + `"/>`)
}

// colour is the class of the side's colour, to follow other classes.
func (d *drawing) colour() string { return " board-c" + strconv.Itoa(int(d.side.Colour)) }

// within draws in a group of its own.
func (d *drawing) within(attributes string, draw func()) {
	d.WriteString(`<g ` + attributes + `>`)
	draw()
	d.WriteString(`</g>`)
}

// text writes letters around x, with y as their foot.
func (d *drawing) text(class string, x, y float64, s string) {
	d.WriteString(`<text class="` + class + `" x="` + number(x) + `" y="` + number(y) + `">`)
	escape(d.Builder, s)
	d.WriteString(`</text>`)
}

func (d *drawing) circle(class string, r float64) {
	d.WriteString(`<circle class="` + class + `" r="` + number(r) + `"/>`)
}

// building draws a fort or a burh.
func (d *drawing) building(s Stack) {
	data := towerPath
	if s.Kind.Form == shape.Burh {
		data = palisadePath
	}
	d.path("board-cast", data)
	switch ruined := s.Mark&engine.Destroyed != 0; {
	case ruined:
		d.path("board-building board-ruin", data)
		d.path("board-cross", ruinPath)
	case s.Kind.Form == shape.Burh:
		d.path("board-building"+d.colour(), data)
		d.path("board-rail", railPath)
	default:
		d.path("board-building"+d.colour(), data)
		d.path("board-gate", gatePath)
	}
}

// outline draws the side's outline, and a second one behind it when there are
// several.
func (d *drawing) outline(s Stack, class string) {
	data := outlinePaths[d.side.Outline]
	if s.Count > 1 {
		const behind = `" transform="translate(3.5 -3)" d="`
		d.WriteString(`<path class="board-cast` + behind + data + `"/><path class="board-shape` + d.colour() + behind + data + `"/>`)
	}
	d.path("board-cast", data)
	d.path("board-shape"+d.colour()+class, data)
	if s.Mark&engine.Spent != 0 {
		d.path("board-dim", data)
	}
}

// army draws armies and leaders as their side's outline with its letters.
func (d *drawing) army(s Stack) {
	hollow := ""
	if s.Kind.Form == shape.Leader {
		hollow = " board-hollow"
	}
	d.outline(s, hollow)
	d.arms(hollow)
	switch s.Kind.Form {
	case shape.Horse:
		d.WriteString(`<g transform="translate(-14 -13)"><circle class="board-disc" r="7.5"/><path class="board-sign" d="` + horseshoePath + `"/></g>`)
	case shape.Raiders:
		d.WriteString(`<g transform="translate(-14 -13)"><circle class="board-disc" r="7.5"/><path class="board-sail" d="` + sailPath + `"/><path class="board-sign" d="` + hullPath + `"/></g>`)
	}
	if s.Crown || s.Kind.Form == shape.Leader {
		d.path("board-crown", crownPath)
	}
	d.count(s)
}

// arms draws the side's letters in the middle of its outline, and for a person who looks
// closely its charge above them.
func (d *drawing) arms(class string) {
	if d.side.Letters == "" {
		return
	}
	size := "board-letters"
	if len(d.side.Letters) > 1 {
		size = "board-letters board-pair"
	}
	middle := outlineMiddle[d.side.Outline]
	d.within(`transform="translate(`+number(middle[0])+` `+number(middle[1])+`)"`, func() {
		if d.side.Charge != shape.NoSign {
			d.within(`class="board-charge board-on`+d.colour()+class+`"`, func() { writeSign(d.Builder, d.side.Charge) })
			size += " board-charged"
		}
		d.text(size+d.colour()+class, 0, 5.6, d.side.Letters)
	})
}

// count writes how many there are, when there are several.
func (d *drawing) count(s Stack) {
	if s.Count < 2 {
		return
	}
	class := "board-count"
	if s.Count > 9 {
		class = "board-count board-count-long"
	}
	d.WriteString(`<g transform="translate(14.5 12.5)"><circle class="board-disc" r="8.8"/><text class="` + class + `" y="4.3">` + strconv.Itoa(int(s.Count)) + `</text></g>`)
}
