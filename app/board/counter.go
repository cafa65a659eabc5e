package board

import (
	"strconv"

	"bretwalda/app/shape"
	"bretwalda/engine"
)

// Outlines of counters and flags, as SVG path data around 0,0.
const (
	polePath    = "M-12.5-20.5v38.5"
	pennantPath = "M-11.5-19.5h31l-6.5 9.5 6.5 9.5h-31z"
	staffPath   = "M-4.5-9.5v20"
	flagPath    = "M-4-9h13l-3.2 4.5 3.2 4.5h-13z"
	starPath    = "M0-5.2l1.5 3.3 3.6.4-2.7 2.4.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.7-2.4 3.6-.4z"
)

// counter draws a unit with its sign and, seen closely, what it hits
// with.
func (d *drawing) counter(s Stack) {
	d.outline(s, "")
	middle := outlineMiddle[d.side.Outline]
	d.within(`transform="translate(`+number(middle[0])+` `+number(middle[1])+`)" class="board-on`+d.colour()+`"`, func() {
		d.within(`class="board-counter"`, func() { writeSign(d.Builder, s.Kind.Sign) })
		if s.Kind.Hits > 0 {
			d.text("board-hits", 0, 12.5, strconv.Itoa(int(s.Kind.Hits))+"+")
		}
	})
	if s.Kind.Starred {
		d.WriteString(`<g transform="translate(-13.5 -13)"><circle class="board-disc" r="7"/><path class="board-star" d="` + starPath + `"/></g>`)
	}
	if s.Mark&engine.Hidden != 0 { // the others see its back
		data := outlinePaths[d.side.Outline]
		d.path("board-dim", data)
		d.WriteString(`<path class="board-back-rim` + d.colour() + `" transform="scale(.86)" stroke-dasharray="3 2.4" d="` + data + `"/>`)
	}
	d.count(s)
}

// back draws a counter face down: its side's outline, and nothing on it that
// differs.
func (d *drawing) back(s Stack) {
	data := outlinePaths[d.side.Outline]
	d.outline(s, " board-back")
	d.WriteString(`<path class="board-back-rim` + d.colour() + `" transform="scale(.68)" d="` + data + `"/>`)
	d.count(s)
}

// standard draws a leader: a pennant on a pole, a king's with a crown.
func (d *drawing) standard(s Stack) {
	d.path("board-cast", pennantPath)
	d.path("board-pole", polePath)
	d.path("board-pennant board-flag-"+s.Kind.Colour, pennantPath)
	d.text("board-pennant-letters board-on-flag-"+s.Kind.Colour, -.5, -4.2, s.Kind.Letters)
	if s.Mark&engine.Spent != 0 {
		d.path("board-dim", pennantPath)
	}
	if s.Kind.Sign == shape.Crown {
		d.WriteString(`<path class="board-crown" transform="translate(-12.5 -7.5) scale(.62)" d="` + crownPath + `"/>`)
	}
}

// banner draws the small pennant of the side that holds a place.
func (d *drawing) banner(flags []shape.Flag, s Stack) {
	if s.Count < 0 || int(s.Count) >= len(flags) {
		return
	}
	flag := flags[s.Count]
	d.path("board-pole board-staff", staffPath)
	d.path("board-pennant board-flag-"+flag.Colour, flagPath)
	d.text("board-flag-letter board-on-flag-"+flag.Colour, .8, -1.9, flag.Letters)
}
