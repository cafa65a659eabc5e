package board

import (
	"strings"

	"bretwalda/static/maps"
)

// The cartouche, with the map's name and a scale, and the compass rose, as SVG
// path data around 0,0. They are in the open sea, where a phone does not look.
const (
	cartouchePath = "M-196-92h392q0 26 26 26v132q-26 0-26 26h-392q0-26-26-26v-132q26 0 26-26z"
	cartoucheRim  = "M-184-80h368q4 22 26 26v108q-22 4-26 26h-368q-4-22-26-26v-108q22-4 26-26z"
	flourishPath  = "M-120 12h96M24 12h96M-10 12l10-7 10 7-10 7z"
	roseDark      = "M0 0l0-104 17 87zM0 0l104 0-87 17zM0 0l0 104-17-87zM0 0l-104 0 87-17zM0 0l48-48-37 19zM0 0l48 48-19-37zM0 0l-48 48 37-19zM0 0l-48-48 19 37z"
	roseLight     = "M0 0l0-104-17 87zM0 0l104 0-87-17zM0 0l0 104 17-87zM0 0l-104 0 87 17zM0 0l48-48-19 37zM0 0l48 48-37-19zM0 0l-48 48 19-37zM0 0l-48-48 37 19z"
	roseRings     = "M0-66a66 66 0 0 1 0 132a66 66 0 0 1 0-132zM0-60a60 60 0 0 1 0 120a60 60 0 0 1 0-120z"
	lilyPath      = "M0-146c7 9 9 15 7 22 7-7 15-6 16 1 1 6-5 10-12 8h-22c-7 2-13-2-12-8 1-7 9-8 16-1-2-7 0-13 7-22zM-9-111h18v4h-18z"
)

// scaleMiles are the Roman miles that the scale is long, in four parts.
const scaleMiles = 80

// writeCartouche draws the map's name in its frame, with a scale, and the rose.
func writeCartouche(b *strings.Builder, c *maps.Chart) {
	if c.Cartouche.Name == "" {
		return
	}
	put := func(class string, p maps.Point) {
		b.WriteString(`<g class="` + class + `" transform="translate(` + number(p.X) + ` ` + number(p.Y) + `)">`)
	}
	put("board-cartouche", c.Cartouche.At)
	b.WriteString(`<path class="board-cartouche-ground" d="` + cartouchePath + `"/><path class="board-cartouche-rim" d="` + cartoucheRim + `"/>` +
		`<text class="board-cartouche-name" y="-18">`)
	escape(b, c.Cartouche.Name)
	b.WriteString(`</text><path class="board-cartouche-rim board-cartouche-mark" d="` + flourishPath + `"/>`)
	part := c.Mile * scaleMiles / 4
	for part > 70 { // a smaller scale of a nearer map
		part /= 2
	}
	writeScale(b, part, int(part/c.Mile+.5))
	b.WriteString(`</g>`)
	put("board-rose", c.Rose)
	b.WriteString(`<path class="board-rose-ring" d="` + roseRings + `"/><path class="board-rose-light" d="` + roseLight + `"/><path class="board-rose-dark" d="` + roseDark + `"/><path class="board-rose-dark" d="` + lilyPath + `"/></g>`)
}

// writeScale draws a scale of four parts, each so long and worth so many miles.
func writeScale(b *strings.Builder, part float64, miles int) {
	x := -2 * part
	for i := range 4 {
		class := "board-scale-light"
		if i%2 == 0 {
			class = "board-scale-dark"
		}
		b.WriteString(`<rect class="` + class + `" x="` + number(x+float64(i)*part) + `" y="34" width="` + number(part) + `" height="7"/>`)
	}
	for i := range 3 {
		b.WriteString(`<text class="board-scale-text" x="` + number(x+float64(2*i)*part) + `" y="59">` + number(float64(2*i*miles)) + `</text>`)
	}
	b.WriteString(`<text class="board-scale-text board-scale-unit" y="77">milia passuum</text>`)
}
