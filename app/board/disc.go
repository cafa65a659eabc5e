package board

import (
	"strconv"

	"bretwalda/app/shape"
)

// Outlines of what is on a town and in a region, as SVG path data around 0,0.
const (
	churchPath = "M0-23.5v8M-3.2-20.5h6.4"
	raysPath   = "M0-23.5v7M0 23.5v-7M-23.5 0h7M23.5 0h-7"
	sealPath   = "M0-19.5a19.5 19.5 0 0 1 0 39a19.5 19.5 0 0 1 0-39z"
	cardPath   = "M-11-16h22a2.5 2.5 0 0 1 2.5 2.5v27a2.5 2.5 0 0 1-2.5 2.5h-22a2.5 2.5 0 0 1-2.5-2.5v-27a2.5 2.5 0 0 1 2.5-2.5z"
)

// discScale is how large an outline is on a town: it covers the town's mark.
const discScale = ".84"

// disc draws a player's disc on a town.
func (d *drawing) disc(s Stack) {
	d.within(`transform="scale(`+discScale+`)"`, func() {
		d.outline(Stack{Mark: s.Mark}, "")
		d.arms("")
	})
	if s.Count > 1 {
		d.within(`transform="scale(`+discScale+`)"`, func() { d.count(s) })
	}
}

// ring draws a ring around a town, with a cross.
func (d *drawing) ring() {
	d.circle("board-cloister-halo", 17.5)
	d.circle("board-cloister", 17.5)
	d.path("board-cloister-halo", churchPath)
	d.path("board-cloister", churchPath)
}

// cover draws a token over a disc: whose that is stays to be seen.
func (d *drawing) cover() {
	d.circle("board-cover", 8.4)
	d.within(`class="board-cover-sign" transform="translate(-.8 0) scale(.62)"`, func() { writeSign(d.Builder, shape.Axe) })
}

// marker draws the mark around the town that is played for.
func (d *drawing) marker() {
	d.circle("board-active-halo", 20)
	d.path("board-active-halo", raysPath)
	d.circle("board-active", 20)
	d.path("board-active", raysPath)
}

// claim draws the claim to a region face up: what it is worth, on its holder's
// outline or on paper.
func (d *drawing) claim(s Stack) {
	data, class, y := sealPath, "board-shape board-paper", 7.0
	if s.Side >= 0 {
		data, class = outlinePaths[d.side.Outline], "board-shape"+d.colour()
		y += outlineMiddle[d.side.Outline][1]
	}
	d.path("board-cast", data)
	d.path(class, data)
	letters := "board-points"
	if s.Side >= 0 {
		letters += d.colour()
	}
	d.text(letters, 0, y, strconv.Itoa(int(s.Count)))
	d.path("board-crown", crownPath)
}

// sealed draws a claim face down: the weight of towns that opens it.
func (d *drawing) sealed(s Stack) {
	d.path("board-cast", sealPath)
	d.path("board-seal", sealPath)
	d.circle("board-seal-rim", 15)
	d.text("board-threshold", 0, 5.8, strconv.Itoa(int(s.Count))+"+")
}

// card draws a card with its letters, in its suit's colour.
func (d *drawing) card(s Stack) {
	d.path("board-cast", cardPath)
	d.path("board-card board-flag-"+s.Kind.Colour, cardPath)
	d.text("board-letters board-on-flag-"+s.Kind.Colour, 0, 5.6, s.Kind.Letters)
}

func (d *drawing) coin(s Stack) {
	d.circle("board-coin", 15)
	d.circle("board-coin-rim", 11)
	d.count(s)
}

func (d *drawing) renown(s Stack) {
	d.within(`transform="scale(3.1)"`, func() { d.path("board-renown", starPath) })
	d.count(s)
}
