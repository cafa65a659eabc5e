package board

import (
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/static/maps"
)

// ground draws what never changes: sea, land and borders, with empty groups for
// the rest, and the places' buttons over it.
//
// cut names two neighbours that the edition keeps apart: their border is closed.
func ground(c *maps.Chart, cut [2]int8) string {
	var b strings.Builder
	w, h := number(c.Width), number(c.Height)
	b.WriteString(`<div class="board-map" role="group"><svg xmlns="http://www.w3.org/2000/svg" width="` + w + `" height="` + h + `" viewBox="0 0 ` + w + ` ` + h + `" aria-hidden="true">`)
	b.WriteString(`<defs>` + patterns + edge(c) + `</defs>`)
	path := func(class, d string) {
		b.WriteString(`<path class="` + class + `" d="` + d + `"/>`)
	}
	b.WriteString(`<g class="board-sea-lights"></g>`)
	path("board-sea-lines", c.SeaLines)
	b.WriteString(`<rect class="board-waves" x="-2000" y="-1500" width="5000" height="4500"/>`)
	b.WriteString(`<g mask="url(#board-edge)">`)
	path("board-backdrop", c.Backdrop)
	b.WriteString(`</g>`)
	for _, class := range []string{"board-shoal-3", "board-shoal-2", "board-shoal-1"} {
		path("board-shoal "+class, c.Shallows)
	}
	var regions []string
	land := map[string]string{}
	hills, fens := "", ""
	for i := range c.Places {
		p := &c.Places[i]
		if p.Sea {
			continue
		}
		if land[p.Region] == "" {
			regions = append(regions, p.Region)
		}
		land[p.Region] += p.Path
		switch {
		case p.Fen:
			fens += p.Path
		case p.Difficult:
			hills += p.Path
		}
	}
	for i, r := range regions {
		path("board-land board-land-"+strconv.Itoa(i), land[r])
	}
	path("board-hills", hills)
	path("board-fens", fens)
	path("board-border", c.Borders)
	path("board-frontier-band", c.Frontiers)
	path("board-frontier", c.Frontiers)
	path("board-coast", c.Coast)
	path("board-crossing", c.Crossings)
	if cut[0] != cut[1] {
		path("board-closed", c.Shared(int(cut[0]), int(cut[1])))
	}
	b.WriteString(`<g class="board-lights"></g><g class="board-names"></g><g class="board-pieces">` + strings.Repeat("<g></g>", len(c.Places)) + `</g><g class="board-arrow"></g></svg>`)
	for i := range c.Places {
		b.WriteString(stopButton(&c.Places[i], i))
	}
	b.WriteString(`</div>`)
	return b.String()
}

// stopButton is the button of a place: a disc around the point where it is
// found, as wide as the place has room.
func stopButton(p *maps.Place, place int) string {
	at, r := stop(p), max(p.Room, 18)
	if p.Sea {
		r = 44
	}
	return `<button type="button" class="board-stop" tabindex="-1" data-place="` + strconv.Itoa(place) +
		`" style="left:` + number(at.X-r) + `px;top:` + number(at.Y-r) + `px;width:` + number(2*r) + `px;height:` + number(2*r) + `px"></button>`
}

// Patterns of hills, fens and waves.
const patterns = `<pattern id="board-hill" width="26" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(-4) scale(.9)"><path class="board-hill" d="M2 13q4-9 8 0M14 18q4-9 8 0"/><path class="board-hill board-hill-side" d="M7 9l2.5 3M19 14l2.5 3"/></pattern>` +
	`<pattern id="board-fen" width="24" height="17" patternUnits="userSpaceOnUse"><path class="board-fen" d="M3 11v-4M5.5 11v-6M8 11v-4M1 12.5h9M15.5 4.5v-3M18 4.5v-4M20.5 4.5v-3M14 6h8"/></pattern>` +
	`<pattern id="board-wave" width="64" height="34" patternUnits="userSpaceOnUse"><path class="board-wave" d="M4 10q5-5 10 0t10 0M36 27q5-5 10 0t10 0"/></pattern>`

// edge is a mask that lets the backdrop sink into the sea where the chart ends.
func edge(c *maps.Chart) string {
	const fade = 130
	gradient := func(id, axis, from, to string) string {
		return `<linearGradient id="board-fade-` + id + `"` + axis + `><stop offset="0" stop-opacity="` + from + `"/><stop offset="1" stop-opacity="` + to + `"/></linearGradient>`
	}
	rect := func(x, y, w, h float64, fill string) string {
		return `<rect x="` + number(x) + `" y="` + number(y) + `" width="` + number(w) + `" height="` + number(h) + `" fill="` + fill + `"/>`
	}
	return gradient("w", "", "1", "0") + gradient("e", "", "0", "1") + gradient("s", ` x2="0" y2="1"`, "0", "1") +
		`<mask id="board-edge" maskUnits="userSpaceOnUse" x="4" y="0" width="` + number(c.Width-8) + `" height="` + number(c.Height-4) + `">` +
		rect(0, 0, c.Width, c.Height, "#fff") +
		rect(0, 0, fade, c.Height, "url(#board-fade-w)") +
		rect(c.Width-fade, 0, fade, c.Height, "url(#board-fade-e)") +
		rect(0, c.Height-fade, c.Width, fade, "url(#board-fade-s)") + `</mask>`
}

// piecesAt draws a cluster.
func (l *Look) piecesAt(k *Cluster) string {
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
func (l *Look) writeStack(b *strings.Builder, p *Placed) {
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
	side := l.side(s.Side)
	colour := " board-c" + strconv.Itoa(int(side.Colour))
	path := func(class, d string) {
		b.WriteString(`<path class="` + class + `" d="` + d + `"/>`)
	}
	if s.Kind.building() {
		d, over := towerPath, gatePath
		if s.Kind == Burh {
			d, over = palisadePath, railPath
		}
		ruined := s.Mark&engine.Destroyed != 0
		if ruined {
			colour = " board-ruin"
		}
		b.WriteString(`<path class="board-shade" transform="translate(0 1.6)" d="` + d + `"/>`)
		path("board-building"+colour, d)
		switch {
		case ruined:
			path("board-cross", ruinPath)
		case s.Kind == Burh:
			path("board-rail", over)
		default:
			path("board-gate", over)
		}
		return
	}
	outline := outlinePaths[side.Outline]
	b.WriteString(`<path class="board-shade" transform="translate(0 2)" d="` + outline + `"/>`)
	if s.Count > 1 {
		b.WriteString(`<path class="board-shape` + colour + `" transform="translate(3.5 -3)" d="` + outline + `"/>`)
	}
	hollow := ""
	if s.Kind == Leader {
		hollow = " board-hollow"
	}
	path("board-shape"+colour+hollow, outline)
	if s.Mark&engine.Spent != 0 {
		path("board-veil", outline)
	}
	middle := outlineMiddle[side.Outline]
	if side.Letters != "" {
		letters := "board-letters"
		if len(side.Letters) > 1 {
			letters = "board-letters board-pair"
		}
		b.WriteString(`<text class="` + letters + colour + hollow + `" x="` + number(middle[0]) + `" y="` + number(middle[1]+5.6) + `">`)
		escape(b, side.Letters)
		b.WriteString(`</text>`)
	}
	switch s.Kind {
	case Horse:
		b.WriteString(`<g transform="translate(-14 -13)"><circle class="board-disc" r="7.5"/><path class="board-sign" d="` + horseshoePath + `"/></g>`)
	case Raiders:
		b.WriteString(`<g transform="translate(-14 -13)"><circle class="board-disc" r="7.5"/><path class="board-sail" d="` + sailPath + `"/><path class="board-sign" d="` + hullPath + `"/></g>`)
	}
	if s.Crown || s.Kind == Leader {
		path("board-crown", crownPath)
	}
	if s.Count > 1 {
		class := "board-count"
		if s.Count > 9 {
			class = "board-count board-count-long"
		}
		b.WriteString(`<g transform="translate(14.5 12.5)"><circle class="board-disc" r="8.8"/><text class="` + class + `" y="4.3">` + strconv.Itoa(int(s.Count)) + `</text></g>`)
	}
}
