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
	path := func(class, d string) {
		if d != "" {
			b.WriteString(`<path class="` + class + `" d="` + d + `"/>`)
		}
	}
	writeWater(&b, c)
	b.WriteString(`<g class="board-sea-lights board-scaled"></g>`)
	path("board-sea-lines board-scaled", c.SeaLines)
	writeBeyond(&b, c)
	writeCartouche(&b, c)
	writeLand(&b, c)
	path("board-river board-scaled", c.Rivers)
	path("board-river board-reach board-scaled", c.Reaches)
	writeMarks(&b, c.Woods, woodMarks)
	writeMarks(&b, c.Fens, fenMarks)
	writeMarks(&b, c.Hills, hillMarks)
	b.WriteString(`<g class="board-scaled">`)
	path("board-border", c.Borders)
	path("board-rim", c.Rim)
	path("board-frontier-band", c.Frontiers)
	path("board-frontier", c.Frontiers)
	path("board-coast", c.Coast)
	writeStraits(&b, c)
	path("board-road-bed", c.Tracks)
	path("board-road", c.Tracks)
	if cut[0] != cut[1] {
		path("board-closed", c.Shared(int(cut[0]), int(cut[1])))
	}
	for _, p := range c.Corners {
		b.WriteString(`<g style="` + at(p, 1) + `"><circle class="board-corner" r="5.5"/><path class="board-corner-cross" d="M-3-3l6 6M3-3l-6 6"/></g>`)
	}
	b.WriteString(`<g class="board-worths"></g><g class="board-lights"></g>`)
	writeTowns(&b, c)
	b.WriteString(`<g class="board-names"></g><g class="board-figures"></g><g class="board-pieces">` + strings.Repeat("<g></g>", len(c.Places)) + `</g><g class="board-arrow"></g></g></svg><div class="board-scaled">`)
	for i := range c.Places {
		b.WriteString(stopButton(&c.Places[i], i))
	}
	b.WriteString(`</div></div>`)
	return b.String()
}

// writeStraits draws where one may cross: a line of dashes from landing to
// landing, light below it, so that it is seen on water and on land.
func writeStraits(b *strings.Builder, c *maps.Chart) {
	if c.Crossings == "" {
		return
	}
	var landings strings.Builder
	for _, s := range c.Straits {
		for _, p := range [...]maps.Point{s.From, s.To} {
			landings.WriteString("M" + number(p.X) + " " + number(p.Y) + "h0")
		}
	}
	b.WriteString(`<path class="board-crossing-bed" d="` + c.Crossings + `"/><path class="board-crossing" d="` + c.Crossings +
		`"/><path class="board-landing-bed" d="` + landings.String() + `"/><path class="board-landing" d="` + landings.String() + `"/>`)
}

// stopButton is the button of a place: a disc around the point where it is found.
func stopButton(p *maps.Place, place int) string {
	at, r := stopPoint(p), stopReach(p)
	return `<button type="button" class="board-stop" tabindex="-1" data-place="` + strconv.Itoa(place) +
		`" style="left:` + number(at.X-r) + `px;top:` + number(at.Y-r) + `px;width:` + number(2*r) + `px;height:` + number(2*r) + `px"></button>`
}

// leastStop is the least reach of a place's button: 24 pixels across, as WCAG 2.5.8
// has it, where the map is as far away as names can be read.
const leastStop = 34

// stopReach is how far a place's button reaches around its middle: as wide as the
// place has room. Where buttons cover each other none has another's middle.
func stopReach(p *maps.Place) float64 {
	if p.Sea {
		return 44
	}
	return max(p.Room, leastStop)
}
