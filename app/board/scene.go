package board

import (
	"strconv"
	"strings"

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
		if d != "" {
			b.WriteString(`<path class="` + class + `" d="` + d + `"/>`)
		}
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
	var land [tints]string
	hills, fens := "", ""
	for i := range c.Places {
		p := &c.Places[i]
		if p.Sea || p.Town {
			continue
		}
		land[p.Tint%tints] += p.Path
		switch {
		case p.Fen:
			fens += p.Path
		case p.Difficult:
			hills += p.Path
		}
	}
	for i, d := range land {
		path("board-land board-land-"+strconv.Itoa(i), d)
	}
	path("board-hills", hills)
	path("board-fens", fens)
	path("board-border", c.Borders)
	path("board-rim", c.Rim)
	path("board-frontier-band", c.Frontiers)
	path("board-frontier", c.Frontiers)
	path("board-coast", c.Coast)
	path("board-crossing", c.Crossings)
	path("board-road-bed", c.Tracks)
	path("board-road", c.Tracks)
	if cut[0] != cut[1] {
		path("board-closed", c.Shared(int(cut[0]), int(cut[1])))
	}
	for _, p := range c.Corners {
		b.WriteString(`<g style="` + at(p, 1) + `"><circle class="board-corner" r="4"/></g>`)
	}
	b.WriteString(`<g class="board-worths"></g><g class="board-lights"></g>`)
	writeTowns(&b, c)
	b.WriteString(`<g class="board-names"></g><g class="board-figures"></g><g class="board-pieces">` + strings.Repeat("<g></g>", len(c.Places)) + `</g><g class="board-arrow"></g></svg>`)
	for i := range c.Places {
		b.WriteString(stopButton(&c.Places[i], i))
	}
	b.WriteString(`</div>`)
	return b.String()
}

// tints is how many the land has.
const tints = 5

// stopButton is the button of a place: a disc around the point where it is
// found, as wide as the place has room.
func stopButton(p *maps.Place, place int) string {
	at, r := stop(p), max(p.Room, 18)
	switch {
	case p.Sea:
		r = 44
	case p.Town:
		r = townReach
	}
	return `<button type="button" class="board-stop" tabindex="-1" data-place="` + strconv.Itoa(place) +
		`" style="left:` + number(at.X-r) + `px;top:` + number(at.Y-r) + `px;width:` + number(2*r) + `px;height:` + number(2*r) + `px"></button>`
}

// Patterns of hills, fens and waves.
const patterns = `<pattern id="board-hill" width="26" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(-4) scale(.9)"><path class="board-hill" d="M2 13q4-9 8 0M14 18q4-9 8 0"/><path class="board-hill board-hill-side" d="M7 9l2.5 3M19 14l2.5 3"/></pattern>` +
	`<pattern id="board-fen" width="24" height="17" patternUnits="userSpaceOnUse"><path class="board-fen" d="M3 11v-4M5.5 11v-6M8 11v-4M1 12.5h9M15.5 4.5v-3M18 4.5v-4M20.5 4.5v-3M14 6h8"/></pattern>` +
	`<pattern id="board-wave" width="64" height="34" patternUnits="userSpaceOnUse"><path class="board-wave" d="M4 10q5-5 10 0t10 0M36 27q5-5 10 0t10 0"/></pattern>`

// edge is a mask that lets the backdrop sink into the sea where the chart cuts
// it off.
func edge(c *maps.Chart) string {
	const fade = 130
	gradient := func(id, axis, from, to string) string {
		return `<linearGradient id="board-fade-` + id + `"` + axis + `><stop offset="0" stop-opacity="` + from + `"/><stop offset="1" stop-opacity="` + to + `"/></linearGradient>`
	}
	rect := func(x, y, w, h float64, fill string) string {
		return `<rect x="` + number(x) + `" y="` + number(y) + `" width="` + number(w) + `" height="` + number(h) + `" fill="` + fill + `"/>`
	}
	x, y := c.From.X, c.From.Y
	w, h := c.To.X-x, c.To.Y-y
	const down = ` x2="0" y2="1"`
	return gradient("w", "", "1", "0") + gradient("e", "", "0", "1") + gradient("n", down, "1", "0") + gradient("s", down, "0", "1") +
		`<mask id="board-edge" maskUnits="userSpaceOnUse" x="` + number(x+4) + `" y="` + number(y+4) + `" width="` + number(w-8) + `" height="` + number(h-8) + `">` +
		rect(x, y, w, h, "#fff") +
		rect(x, y, fade, h, "url(#board-fade-w)") +
		rect(c.To.X-fade, y, fade, h, "url(#board-fade-e)") +
		rect(x, y, w, fade, "url(#board-fade-n)") +
		rect(x, c.To.Y-fade, w, fade, "url(#board-fade-s)") + `</mask>`
}
