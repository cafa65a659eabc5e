package view

import (
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// A chart of the scores. Lines are told apart by the shape of their marks and by
// the name at their end, not by colour alone; a table says the same in figures.

// curve is a line of a chart: a player or a side, with points row by row.
type curve struct {
	name   string
	colour int8
	points []int
}

// plot is what a chart draws.
type plot struct {
	rounds []int // by row; 0 is the beginning
	curves []curve
	figure func(points int) string
	title  string
	round  string // what a round is called
	up     string // what the figures beside it are
	marks  []span // what is marked, in order
	left   int    // where the lines begin: the room beside them is for the figures
	own    int    // one more than the line in which what is marked has rings, or 0: in that which changes most
	series bool   // one line, of matches one after the other: it has no beginning and no name
}

// span is a part of a chart between two rows.
type span struct{ from, to int }

// The chart's measures, in units of its picture, which is as wide as a drawer.
const (
	plotWidth, plotHeight = 340, 244
	plotLeft, plotRight   = 30, 232
	plotTop, plotBottom   = 26, 202
	plotMarks             = 15 // the room for the numbers of what is marked
	plotLabel             = 15 // between two names at the ends of lines
	plotName              = 11 // letters of a name
	plotFigure            = 8  // a letter of a figure, at most
	plotFigures           = 12 // most points of a series that have their figures
)

// right is where the lines end: the room beside them is for names.
func (p *plot) right() int {
	if p.series {
		return plotWidth - 12
	}
	return plotRight
}

// first is the row in which the lines begin.
func (p *plot) first() int {
	if p.series {
		return 1
	}
	return 0
}

// x and y are where a row and a number of points stand.
func (p *plot) x(row int) float64 {
	left, first := p.left, p.first()
	if p.series {
		left += 12
	}
	return float64(left) + float64(p.right()-left)*float64(row-first)/float64(max(len(p.rounds)-1-first, 1))
}

func (p *plot) y(points, low, high int) float64 {
	return plotBottom - float64(plotBottom-p.top())*float64(points-low)/float64(max(high-low, 1))
}

// top is where the highest points stand.
func (p *plot) top() int {
	switch {
	case p.series: // a figure is above each point
		return plotTop + 10
	case len(p.marks) > 0:
		return plotTop + plotMarks
	}
	return plotTop
}

// extent is the least and the most points of all lines, with 0 where that is not far from them;
// of a series 0 may be above.
func (p *plot) extent() (low, high int) {
	if p.series {
		high = slices.Max(p.curves[0].points)
	}
	for _, c := range p.curves {
		low, high = min(low, slices.Min(c.points)), max(high, slices.Max(c.points))
	}
	if low == 0 && !p.series && len(p.curves) > 0 {
		least := high
		for _, c := range p.curves {
			least = min(least, slices.Min(c.points))
		}
		if least > high-least { // the lines would lie one upon the other
			low = max(least-(high-least)/8-1, 0)
		}
	}
	return low, max(high, low+1)
}

// said is the picture in words: where each line begins and ends.
func (p *plot) said() string {
	words := []string{sentence(p.title)}
	for _, c := range p.curves {
		if len(c.points) <= p.first() {
			continue
		}
		from, to := p.figure(c.points[p.first()]), p.figure(c.points[len(c.points)-1])
		words = append(words, strings.TrimPrefix(c.name+": ", ": ")+from+" → "+to+".")
	}
	return strings.Join(words, " ")
}

// svg is the picture.
func (p *plot) svg() string {
	low, high := p.extent()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="plot" viewBox="0 0 %d %d" role="img" aria-label="%s">`, plotWidth, plotHeight, html.EscapeString(p.said()))
	ticks := p.ticks(low, high)
	p.left = plotLeft
	for _, v := range ticks {
		p.left = max(p.left, 8+plotFigure*len([]rune(p.figure(v))))
	}
	for _, v := range ticks {
		y, figure := p.y(v, low, high), p.figure(v)
		if figure == "" {
			continue
		}
		fmt.Fprintf(&b, `<path class="plot-grid" d="M%d %.1fH%d"/><text class="plot-figure" x="%d" y="%.1f" text-anchor="end">%s</text>`,
			p.left, y, p.right(), p.left-5, y+4, html.EscapeString(figure))
	}
	fmt.Fprintf(&b, `<text class="plot-figure" x="0" y="11">%s</text><text class="plot-figure" x="%.1f" y="%d" text-anchor="middle">%s</text>`,
		html.EscapeString(p.up), float64(p.left+p.right())/2, plotBottom+35, html.EscapeString(p.round))
	p.marked(&b)
	ends := p.rows()
	every := (len(ends) + 8) / 9
	for i, row := range ends {
		if i > 0 && (i%every == 0 || i == len(ends)-1 && i%every > every/2) {
			fmt.Fprintf(&b, `<text class="plot-figure" x="%.1f" y="%d" text-anchor="middle">%d</text>`, p.x(row), plotBottom+17, p.rounds[row])
		}
	}
	for _, i := range p.backwards() {
		p.line(&b, i, low, high)
	}
	p.rings(&b, low, high)
	if p.series {
		p.figures(&b, low, high)
	} else {
		p.ends(&b, low, high)
	}
	b.WriteString(`</svg>`)
	return b.String()
}

// marked draws a band from before to after each part that is marked, below its number.
func (p *plot) marked(b *strings.Builder) {
	right := 0.0 // of the number before
	for i, m := range p.marks {
		from, to := p.x(m.from), p.x(m.to)
		at := max((from+to)/2, right+7)
		right = at + 7
		fmt.Fprintf(b, `<path class="plot-band" d="M%.1f %dH%.1fV%dH%.1fz"/>`, from-1, p.top(), to+1, plotBottom, from-1)
		fmt.Fprintf(b, `<text class="plot-number" x="%.1f" y="%d" text-anchor="middle">%d</text>`, at, p.top()-5, i+1)
	}
}

// rings are where the person's line, or that which changes most, is before and after each part that is marked.
func (p *plot) rings(b *strings.Builder, low, high int) {
	for _, m := range p.marks {
		most, line := -1, curve{}
		for _, c := range p.curves {
			if change := c.points[m.to] - c.points[m.from]; p.own == 0 && max(change, -change) > most {
				most, line = max(change, -change), c
			}
		}
		if p.own > 0 {
			line = p.curves[p.own-1]
		}
		for _, row := range []int{m.from, m.to} {
			fmt.Fprintf(b, `<circle class="plot-ring" cx="%.1f" cy="%.1f" r="4.5"/>`, p.x(row), p.y(line.points[row], low, high))
		}
	}
}

// rows are those with which a round ends, the beginning among them.
func (p *plot) rows() []int {
	list := []int{0}
	for row := 1; row < len(p.rounds); row++ {
		if row == len(p.rounds)-1 || p.rounds[row+1] != p.rounds[row] {
			list = append(list, row)
		}
	}
	return list
}

// backwards lists the lines so that the first is drawn last, above the others.
func (p *plot) backwards() []int {
	var list []int
	for i := len(p.curves) - 1; i >= 0; i-- {
		list = append(list, i)
	}
	return list
}

// ticks are the figures beside the chart: about four round ones.
func (p *plot) ticks(low, high int) []int {
	step := 1
	for _, s := range []int{1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000} {
		if step = s; (high-low)/s <= 4 {
			break
		}
	}
	var list []int
	for v := low / step * step; v <= high; v += step {
		if v >= low {
			list = append(list, v)
		}
	}
	return list
}

// line draws a line with its marks.
func (p *plot) line(b *strings.Builder, i, low, high int) {
	c := p.curves[i]
	var path strings.Builder
	for row := p.first(); row < len(c.points); row++ {
		letter := 'L'
		if row == p.first() {
			letter = 'M'
		}
		fmt.Fprintf(&path, "%c%.1f %.1f", letter, p.x(row), p.y(c.points[row], low, high))
	}
	fmt.Fprintf(b, `<g class="plot-%d"><path class="plot-edge" d="%s"/><path class="plot-line" d="%s"/>`, c.colour, path.String(), path.String())
	for _, row := range p.rows()[1:] {
		b.WriteString(mark(i, p.x(row), p.y(c.points[row], low, high), 3.2))
	}
	b.WriteString(`</g>`)
}

// mark is the shape that stands for a line, about a point: a disc, a square, a
// triangle, a diamond, a triangle on its head, a cross.
func mark(i int, x, y, r float64) string {
	var d string
	switch i % 6 {
	case 0:
		return fmt.Sprintf(`<circle class="plot-mark" cx="%.1f" cy="%.1f" r="%.1f"/>`, x, y, r)
	case 1:
		d = fmt.Sprintf("M%.1f %.1fh%.1fv%.1fh-%.1fz", x-r, y-r, 2*r, 2*r, 2*r)
	case 2:
		d = fmt.Sprintf("M%.1f %.1fl%.1f %.1fh-%.1fz", x, y-1.2*r, 1.2*r, 2.1*r, 2.4*r)
	case 3:
		d = fmt.Sprintf("M%.1f %.1fl%.1f %.1f-%.1f %.1f-%.1f-%.1fz", x, y-1.35*r, 1.35*r, 1.35*r, 1.35*r, 1.35*r, 1.35*r, 1.35*r)
	case 4:
		d = fmt.Sprintf("M%.1f %.1fl%.1f-%.1fh-%.1fz", x, y+1.2*r, 1.2*r, 2.1*r, 2.4*r)
	default:
		t := r * .45
		d = fmt.Sprintf("M%.1f %.1fh%.1fv%.1fh%.1fv%.1fh-%.1fv%.1fh-%.1fv-%.1fh-%.1fv-%.1fh%.1fz",
			x-t, y-1.2*r, 2*t, 1.2*r-t, 1.2*r-t, 2*t, 1.2*r-t, 1.2*r-t, 2*t, 1.2*r-t, 1.2*r-t, 2*t, 1.2*r-t)
	}
	return `<path class="plot-mark" d="` + d + `"/>`
}

// figures writes what the points of a series are, of a long one that of the last.
func (p *plot) figures(b *strings.Builder, low, high int) {
	points := p.curves[0].points
	first := p.first()
	if len(points)-first > plotFigures {
		first = len(points) - 1
	}
	for row := first; row < len(points); row++ {
		y := p.y(points[row], low, high)
		if y < plotBottom-16 && points[row] < points[row-1] && (row == len(points)-1 || points[row] < points[row+1]) {
			y += 25 // below a dip
		}
		fmt.Fprintf(b, `<text class="plot-name" x="%.1f" y="%.1f" text-anchor="middle"><tspan>%s</tspan></text>`,
			p.x(row), y-8, html.EscapeString(p.figure(points[row])))
	}
}

// ends writes the names beside the ends of the lines, moved apart.
func (p *plot) ends(b *strings.Builder, low, high int) {
	type end struct {
		curve int
		y     float64
	}
	var list []end
	for i, c := range p.curves {
		list = append(list, end{i, p.y(c.points[len(c.points)-1], low, high)})
	}
	slices.SortStableFunc(list, func(a, b end) int { return int(a.y*10) - int(b.y*10) })
	for i := range list { // down
		if i > 0 {
			list[i].y = max(list[i].y, list[i-1].y+plotLabel)
		}
	}
	floor := float64(plotBottom + 20)
	for i := len(list) - 1; i >= 0; i-- { // and up again, from the lower edge
		list[i].y = min(list[i].y, floor)
		floor = list[i].y - plotLabel
	}
	for _, e := range list {
		c := p.curves[e.curve]
		fmt.Fprintf(b, `<g class="plot-%d">%s<text class="plot-name" x="%d" y="%.1f">%s <tspan>%s</tspan></text></g>`,
			c.colour, mark(e.curve, plotRight+13, e.y, 4), plotRight+21, e.y+4,
			html.EscapeString(clipped(c.name)), html.EscapeString(p.figure(c.points[len(c.points)-1])))
	}
}

// clipped is a name that fits beside a line. One that is isolated stays so.
func clipped(name string) string {
	letters := []rune(name)
	if len(letters) <= plotName {
		return name
	}
	end := "…"
	if text.Isolated(name) {
		end += string(letters[len(letters)-1])
	}
	return strings.TrimSpace(string(letters[:plotName-1])) + end
}

// chart is a plot as a picture and, folded, as a table.
func (v *View) chart(p *plot) app.UI {
	if len(p.rounds) < 2 || len(p.curves) == 0 {
		return app.P().Class("muted", "small").Text(v.say("chart.early"))
	}
	first, named := p.round, ""
	if len(p.marks) > 0 { // not each row is a round
		first, named = "", p.round+" "
	}
	head := []app.UI{app.Th().Attr("scope", "col").Text(first)}
	for _, c := range p.curves {
		head = append(head, app.Th().Attr("scope", "col").Text(c.name))
	}
	var rows []app.UI
	for i, m := range p.marks {
		cells := []app.UI{app.Th().Attr("scope", "row").Text(v.say("chart.moment", "number", i+1))}
		for _, c := range p.curves {
			cells = append(cells, app.Td().Text(p.figure(c.points[m.from])+" → "+p.figure(c.points[m.to])))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	for _, row := range p.rows()[1:] {
		cells := []app.UI{app.Th().Attr("scope", "row").Text(named + strconv.Itoa(p.rounds[row]))}
		for _, c := range p.curves {
			cells = append(cells, app.Td().Text(p.figure(c.points[row])))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	return app.Figure().Class("chart").Body(
		app.Raw(p.svg()),
		app.Details().Class("chart-table").Body(
			app.Summary().Text(v.say("chart.table")),
			app.Div().Class("chart-scroll").TabIndex(0).Role("region").Aria("label", p.title).Body(
				app.Table().Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...)),
			),
		),
	)
}

// courseView draws how the points have grown.
type courseView struct{ *tableView }

// plot is how the scores of the players went, or of the sides of one of them.
func (s courseView) plot() *plot {
	t := s.t
	course := t.Course()
	charted := engine.Seat(t.Charted - 1)
	p := &plot{figure: s.figure, title: s.say("chart.title"), round: s.say("chart.round"), up: s.say("chart.points")}
	for _, r := range course.Rows {
		p.rounds = append(p.rounds, r.Round)
	}
	sides := s.sides()
	for _, score := range t.Standing {
		switch {
		case score.Side < 0 && charted < 0 && s.game.Counts(score.Seat):
			c := curve{t.Called(s.L, score.Seat), s.game.SeatColour(score.Seat), course.Of(score.Seat, engine.None)}
			switch own := sides[score.Seat]; {
			case len(own) == 0 && len(sides) > 0:
				continue // a partner, whose points are those of their side
			case len(own) > 0 && len(sides) < len(t.Seats):
				c.name, c.colour = s.narrator.Side(own[0]), s.game.SideColour(own[0])
			}
			p.curves = append(p.curves, c)
		case score.Side >= 0 && score.Seat >= 0 && score.Seat == charted:
			p.curves = append(p.curves, curve{s.narrator.Side(score.Side), int8(len(p.curves)) % (gameview.Grey + 1), course.Of(score.Seat, score.Side)})
		}
	}
	if charted >= 0 {
		if p.title = s.say("chart.sides", "player", t.Name(s.L, charted)); t.Called(s.L, charted) == s.say("table.self") {
			p.title = s.say("chart.sides.you")
		}
	}
	return p
}

// sides lists a side of each seat that has any: where partners share a side, it is
// the first one's.
func (s courseView) sides() map[engine.Seat][]int8 {
	sides := map[engine.Seat][]int8{}
	for _, score := range s.t.Standing {
		if score.Side >= 0 && score.Seat >= 0 {
			sides[score.Seat] = append(sides[score.Seat], score.Side)
		}
	}
	return sides
}

// draw shows that chart, and whose it is.
func (s courseView) draw() app.UI {
	sides := s.sides()
	choices := []app.UI{s.chartOf(engine.Nobody, s.say("chart.players"))}
	for _, score := range s.t.Standing {
		if score.Side < 0 && len(sides[score.Seat]) > 1 && s.game.Counts(score.Seat) {
			choices = append(choices, s.chartOf(score.Seat, s.t.Called(s.L, score.Seat)))
		}
	}
	return app.Section().Class("course").Body(
		app.H3().Text(s.say("chart.title")),
		app.Div().Class("segments", "chart-of").Role("group").Aria("label", s.say("chart.of")).Hidden(len(choices) < 2).Body(choices...),
		s.chart(s.plot()),
	)
}

// chartOf chooses whose points the chart shows.
func (s courseView) chartOf(seat engine.Seat, name string) app.UI {
	msg := client.ShowCourse{Seat: seat}
	return app.Button().Type("button").Class("segment").Aria("pressed", s.t.Charted == max(int(seat)+1, 0)).
		OnClick(s.Tell(msg), gameview.Scope(msg)).Body(app.Span().Text(name))
}
