package board

import (
	"math/bits"
	"strconv"
	"strings"

	"bretwalda/static/maps"
)

// How wide the water lines are drawn around every coast, the widest first, in
// units of the chart. Each is a line in one colour with a band of water laid
// over all but its edge: parallel lines without computing any.
var waterLines = [...]int{66, 42, 22, 7}

// broad is the width from which on a line may cut corners.
const broad = 30

// writeWater draws the lines that run along the coasts, as engravers draw water:
// closer together towards the shore, where the water grows lighter. They are in
// as many paths as there are parts of the map, so that who draws a corner of it
// need not stroke the rest.
func writeWater(b *strings.Builder, c *maps.Chart) {
	b.WriteString(`<path class="board-graticule board-scaled" d="` + c.Graticule + `"/>`)
	b.WriteString(`<defs>`)
	define := func(id string, parts []string) {
		b.WriteString(`<g id="board-` + id + `">`)
		for _, d := range parts {
			b.WriteString(`<path d="` + d + `"/>`)
		}
		b.WriteString(`</g>`)
	}
	define("shallow", c.Shallows)
	define("deep", c.Deeps)
	b.WriteString(`<radialGradient id="board-pool"><stop class="board-pool" offset=".3"/><stop class="board-pool board-pool-edge" offset="1"/></radialGradient></defs>`)
	for i, wide := range waterLines {
		id := "shallow"
		if wide >= broad {
			id = "deep"
		}
		for _, class := range []string{"board-water-line board-water-line-", "board-water board-water-"} {
			b.WriteString(`<use class="` + class + strconv.Itoa(i) + `" href="#board-` + id + `"/>`)
		}
	}
}

// writeBeyond draws the land that is not part of the game. Its coast is a broad
// line of which the land, laid over it, leaves the outer half: where the map was
// cut the outlines overlap and hide it.
func writeBeyond(b *strings.Builder, c *maps.Chart) {
	b.WriteString(`<g class="board-beyond-coast">`)
	for _, d := range c.Abroad {
		b.WriteString(`<path d="` + d + `"/>`)
	}
	b.WriteString(`</g>`)
	for _, land := range []string{c.Beyond, c.Backdrop} {
		if land != "" {
			b.WriteString(`<path class="board-beyond" d="` + land + `"/>`)
		}
	}
}

// shades is how many tones each tint of the land has, so that no two areas that
// touch are quite the same.
const shades = 4

// shadesOf gives each area a tone that no neighbour has, as far as there are
// enough.
func shadesOf(c *maps.Chart) []int {
	out := make([]int, len(c.Places))
	for i := range c.Places {
		var used [shades]int
		for beside := c.Places[i].Beside & (1<<i - 1); beside != 0; beside &= beside - 1 {
			used[out[bits.TrailingZeros64(beside)]]++
		}
		for s := range used {
			if used[s] < used[out[i]] {
				out[i] = s
			}
		}
	}
	return out
}

// writeLand draws the areas of land in their tints and tones.
func writeLand(b *strings.Builder, c *maps.Chart) {
	var land [tints][shades]string
	tones := shadesOf(c)
	for i := range c.Places {
		if p := &c.Places[i]; !p.Sea && !p.Town {
			land[p.Tint%tints][tones[i]] += p.Path
		}
	}
	for tint := range land {
		for shade, d := range land[tint] {
			if d != "" {
				b.WriteString(`<path class="board-land board-land-` + strconv.Itoa(tint) + ` board-tone-` + strconv.Itoa(shade) + `" d="` + d + `"/>`)
			}
		}
	}
}

// tints is how many the land has.
const tints = 5

// mark is how something is drawn that grows here and there: what is filled and
// what is a line, as SVG path data around 0,0.
type mark struct{ class, solid, line string }

// A few of each, so that no two side by side are the same.
var (
	hillMarks = []mark{
		{"hill", "M.2-5.2c2.4 1.1 3.6 3.4 6.3 5.9h-4.6c-.9-1.9-.5-3.8-1.7-5.9z", "M-6.5.7c2.6-2 3.6-5.3 6.4-6.1 2.9.6 3.8 3.6 6.6 6.1M1.7-3.2l1.1 2.6M3.5-1.9l.9 1.7"},
		{"hill", "M.6-3.9c2.1.8 3.2 2.6 5.2 4.6h-3.9c-.7-1.6-.4-3.1-1.3-4.6z", "M-5.6.7c2.3-1.5 3.3-4.2 5.9-4.8 2.5.6 3.3 2.8 5.5 4.8M2-2.2l.8 1.9M3.5-1.1l.5 1"},
		{"hill", "M-.6-5.6c1.6 1.2 1.9 2.6 3.2 2.5 1.6.5 2.8 2.4 4.4 3.8h-6c-1.1-2.3-.5-4-1.6-6.3z", "M-7 .7c2.5-1.9 3.4-5.8 6.3-6.5 1.6.4 2 2.2 3.2 2.6 1.9.3 2.9 2.4 4.5 3.9M.8-3.4l.9 2.9M3.6-1.8l.8 1.6"},
	}
	fenMarks = []mark{
		{"fen", "", "M-5.5 1.8h11M-3.4.6l-.6-3.4M-1 .6v-5M1.4.6l.7-3.8M3.6.6l1-2.4"},
		{"fen", "", "M-4.8 1.8h7.6M-2.6.6l-.5-3M-.4.6v-4.2M1.8.6l.8-2.8M4.6 3.4h3"},
	}
	woodMarks = []mark{
		{"wood", "M0-5.4c2 0 2.9 1.4 2.7 2.6 1.2.5 1.2 2.6-.6 3-.9.9-3.3.9-4.2 0-1.8-.4-1.8-2.5-.6-3-.2-1.2.7-2.6 2.7-2.6z", "M0 .6v2.2"},
		{"wood", "M0-4.5c1.6 0 2.3 1.1 2.1 2.1 1 .4 1 2.1-.4 2.4-.7.7-2.7.7-3.4 0-1.4-.3-1.4-2-.4-2.4-.2-1 .5-2.1 2.1-2.1z", "M0 .4v1.9"},
		{"wood", "M0-6.4l2.9 6.2h-5.8z", "M0-.2v2.6"},
	}
)

// plot is how many marks are drawn as one: few large pictures are cheaper than
// many small ones, but one must not reach across the map. The marks come patch by
// patch.
const plot = 24

// writeMarks draws one kind of growth.
func writeMarks(b *strings.Builder, at []maps.Point, marks []mark) {
	for from := 0; from < len(at); from += plot {
		var solid, line strings.Builder
		for i, p := range at[from:min(from+plot, len(at))] {
			// Neighbours in the list are neighbours on the map: each row walks on.
			m := marks[(i*5+i/3+int(p.X))%len(marks)]
			solid.WriteString(moved(m.solid, p))
			line.WriteString(moved(m.line, p))
		}
		class := "board-" + marks[0].class
		if solid.Len() > 0 {
			b.WriteString(`<path class="` + class + ` board-growth-solid" d="` + solid.String() + `"/>`)
		}
		b.WriteString(`<path class="` + class + ` board-growth-line" d="` + line.String() + `"/>`)
	}
}

// moved is path data whose stretches begin with an absolute M, put at a point.
func moved(path string, p maps.Point) string {
	return strings.ReplaceAll(path, "M", "M"+number(p.X)+" "+number(p.Y)+"m")
}
