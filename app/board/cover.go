package board

import (
	"strings"

	"bretwalda/static/maps"
)

// ChartPicture is a chart as a picture for a page that has no program yet: land and sea,
// with nothing on them.
func ChartPicture(c *maps.Chart) string {
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="board-light" width="` + number(c.Width) + `" height="` + number(c.Height) + `" viewBox="0 0 ` + number(c.Width) + ` ` + number(c.Height) + `" fill="none" aria-hidden="true">`)
	path := func(class, d string) {
		if d != "" {
			b.WriteString(`<path class="board-` + class + `" d="` + d + `"/>`)
		}
	}
	path("water-line board-water-line-1", c.Coast)
	path("water board-water-1", c.Coast)
	path("water-line board-water-line-2", c.Coast)
	path("water board-water-2", c.Coast)
	path("beyond", c.Beyond)
	path("beyond", c.Backdrop)
	b.WriteString(`<g fill="#000">`) // all that is seen of it in a mask, where no style sheet applies
	writeLand(&b, c)
	b.WriteString(`</g>`)
	path("rim", c.Rim)
	path("frontier-band", c.Frontiers)
	path("frontier", c.Frontiers)
	path("coast", c.Coast)
	b.WriteString(`</svg>`)
	return b.String()
}
