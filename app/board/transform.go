package board

import (
	"math"
	"slices"

	"bretwalda/static/maps"
)

// transform is what of the chart is seen: a point of the chart is on the screen at
// point times Zoom plus X, Y, in pixels of the style sheet.
type transform struct{ Zoom, X, Y float64 }

// window is the element that shows the chart, and what covers its edges, in
// pixels.
type window struct {
	Width, Height            float64
	Top, Right, Bottom, Left float64
	Corner                   box // what covers a corner, the sheet or the rail; empty: nothing does
}

// size is the whole element's, whatever covers it.
func (w window) size() [2]float64 { return [2]float64{w.Width, w.Height} }

// Pixels for a unit of the chart.
const (
	zoomMost     = 4.0  // closest
	zoomClose    = 0.9  // from here on counters show what they hit with
	zoomNear     = 0.6  // and from here on towns have their names
	zoomNamed    = 0.43 // and from here on figures are before names
	zoomLegible  = 0.36 // names can just be read
	zoomDesigned = 0.46 // from here on names and pieces grow slower than the land
	growth       = 0.45 // how fast: the part of the logarithm of the zoom that is taken back
)

// landOf is the part of the chart that is no sea.
func landOf(c *maps.Chart) box {
	f := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for i := range c.Places {
		if p := &c.Places[i]; !p.Sea {
			for _, ring := range p.Rings {
				for _, q := range ring {
					f = f.union(box{q.X - shore, q.Y - shore, q.X + shore, q.Y + shore})
				}
			}
		}
	}
	return f
}

// shore is how much of the sea is seen around the land.
const shore = 40

// frame is the part of the chart that the whole board needs: the land, the names
// beside it, and the seas' names and fleets.
func frame(c *maps.Chart, names []Name) box {
	f := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for i := range c.Places {
		p := &c.Places[i]
		if p.Sea {
			b := names[i].box()
			f = f.union(b).union(box{b.left, home(p).Y - 46, b.right, b.bottom + 6})
			continue
		}
		if p.Towns {
			b := names[i].box()
			f = f.union(box{b.left - 8, b.top, b.right + 8, b.bottom})
		}
		for _, ring := range p.Rings {
			for _, q := range ring {
				f = f.union(box{q.X - 8, q.Y - 8, q.X + 8, q.Y + 8})
			}
		}
	}
	return f
}

// free is the part of the window that nothing covers.
func (w window) free() box {
	b := box{w.Left, w.Top, w.Width - w.Right, w.Height - w.Bottom}
	if b.right-b.left < 80 || b.bottom-b.top < 80 {
		return box{0, 0, max(w.Width, 1), max(w.Height, 1)}
	}
	return b
}

// beside is the free part of the window without the columns of the card.
func (w window) beside() box {
	b := w.free()
	switch {
	case !w.hasCorner():
	case w.Corner.middle().X < w.Width/2:
		b.left = min(b.right-80, max(b.left, w.Corner.right))
	default:
		b.right = max(b.left+80, min(b.right, w.Corner.left))
	}
	return b
}

// large reports whether more of it is below the sheet than is free.
func (w window) large() bool { return 2*w.Bottom > w.Height }

// low reports whether it is that of a phone on its side.
func (w window) low() bool { return w.Height < 560 && w.Width > w.Height }

func (w window) hasCorner() bool { return w.Corner.right > w.Corner.left }

// sees reports whether a point is in the free part, so far from its edges, and
// not below the card.
func (w window) sees(x, y, edge float64) bool {
	b, c := w.free(), w.Corner
	covered := w.hasCorner() && x > c.left-edge && x < c.right+edge && y > c.top-edge && y < c.bottom+edge
	return !covered && x >= b.left+edge && x <= b.right-edge && y >= b.top+edge && y <= b.bottom-edge
}

// whole shows the whole frame in the free part of the window.
func whole(f box, w window) transform {
	b := w.free()
	zoom := min((b.right-b.left)/(f.right-f.left), (b.bottom-b.top)/(f.bottom-f.top))
	return center(f.middle(), zoom, b)
}

// first is the view a board opens with: the whole board, or, where that would
// be too small to read, the board's width around a point. A phone on its side shows the
// whole board all the same: of its width there would be a strip.
func first(f box, w window, around maps.Point) transform {
	v := whole(f, w)
	b := w.free()
	if zoom := min(zoomLegible, (b.right-b.left)/(f.right-f.left)); zoom > v.Zoom && !w.low() {
		v = center(maps.Point{X: f.middle().X, Y: around.Y}, zoom, b)
	}
	return v.clamp(f, w)
}

// center shows a point in the middle of a box of the window.
func center(p maps.Point, zoom float64, b box) transform {
	m := b.middle()
	return transform{zoom, m.X - p.X*zoom, m.Y - p.Y*zoom}
}

// chart is the point of the chart at a point of the window.
func (v transform) chart(x, y float64) maps.Point {
	return maps.Point{X: (x - v.X) / v.Zoom, Y: (y - v.Y) / v.Zoom}
}

// screen is the point of the window where a point of the chart is seen.
func (v transform) screen(p maps.Point) (x, y float64) { return p.X*v.Zoom + v.X, p.Y*v.Zoom + v.Y }

// alike reports whether nobody could tell two views apart.
func (v transform) alike(u transform) bool {
	return math.Abs(v.X-u.X) < .05 && math.Abs(v.Y-u.Y) < .05 && math.Abs(v.Zoom-u.Zoom) < .0005
}

// pan moves the chart by so many pixels.
func (v transform) pan(dx, dy float64) transform { return transform{v.Zoom, v.X + dx, v.Y + dy} }

// closer zooms by a factor, holding the point of the chart below x, y.
func (v transform) closer(factor, x, y float64, f box, w window) transform {
	zoom := max(whole(f, w).Zoom, min(zoomMost, v.Zoom*factor))
	r := zoom / v.Zoom
	return transform{zoom, x - (x-v.X)*r, y - (y-v.Y)*r}
}

// clamp keeps the zoom within its limits, and the board in the free part of the
// window: centred where it is smaller, filling it where it is larger, though it
// may leave the columns of the card, and does where there is room beside them.
func (v transform) clamp(f box, w window) transform {
	b := w.free()
	if least := whole(f, w).Zoom; v.Zoom < least {
		v = v.closer(least/v.Zoom, b.middle().X, b.middle().Y, f, w)
	}
	v.Zoom = min(v.Zoom, zoomMost)
	return v.clampTo(f, w)
}

// clampTo moves a part of the chart into the free part of the window, as clamp does the board.
func (v transform) clampTo(f box, w window) transform {
	b := w.free()
	within := func(at, from, to, low, high float64) float64 {
		if to-from <= high-low {
			return at + (low+high)/2 - (from+to)/2
		}
		return at + max(0, high-to) + min(0, low-from)
	}
	c := w.beside()
	left, right := v.X+f.left*v.Zoom, v.X+f.right*v.Zoom
	if right-left <= c.right-c.left {
		v.X = within(v.X, left, right, b.left, b.right)
		v.X += min(0, c.right-(v.X+f.right*v.Zoom)) + max(0, c.left-(v.X+f.left*v.Zoom))
	} else {
		v.X = within(v.X, left, right, c.left, c.right)
	}
	v.Y = within(v.Y, v.Y+f.top*v.Zoom, v.Y+f.bottom*v.Zoom, b.top, b.bottom)
	return v
}

// reveal brings a point that is out of sight well into the free part, and moves
// no more than it must. A point in sight stays where it is.
func (v transform) reveal(p maps.Point, f box, w window) transform {
	const edge = 14
	x, y := v.screen(p)
	if w.sees(x, y, edge) {
		return v
	}
	moved := v.toward(p, w.free()).clamp(f, w)
	if x, y := moved.screen(p); !w.sees(x, y, edge) { // below the card
		return v.toward(p, w.beside()).clamp(f, w)
	}
	return moved
}

// showsMost reports whether the view may stay although something else can be tapped: it shows the
// target that was just chosen, and most of what can be tapped.
func (v transform) showsMost(chosen maps.Point, offered []maps.Point, w window) bool {
	const edge = 14
	seen := 0
	for _, p := range offered {
		if x, y := v.screen(p); w.sees(x, y, edge) {
			seen++
		}
	}
	x, y := v.screen(chosen)
	return w.sees(x, y, edge) && 2*seen >= len(offered)
}

// revealAll brings points that are close together into sight.
func (v transform) revealAll(points []maps.Point, f box, w window) transform {
	for range 2 { // one may have left as another came
		for _, p := range points {
			v = v.reveal(p, f, w)
		}
	}
	return v
}

// attention is how much closer than the whole board the view comes to a battle with the
// person.
const attention = 1.4

// approach comes near a place, or brings it into sight where the view is near already.
func (v transform) approach(p maps.Point, f box, w window) transform {
	zoom := max(zoomNear, attention*whole(f, w).Zoom)
	if v.Zoom >= zoom {
		return v.reveal(p, f, w)
	}
	return center(p, zoom, w.free()).clamp(f, w).reveal(p, f, w)
}

// toward moves a point well into a part of the window.
func (v transform) toward(p maps.Point, b box) transform {
	const margin = 64
	x, y := v.screen(p)
	mx, my := min(margin, (b.right-b.left)/3), min(margin, (b.bottom-b.top)/3)
	v.X += max(0, b.left+mx-x) + min(0, b.right-mx-x)
	v.Y += max(0, b.top+my-y) + min(0, b.bottom-my-y)
	return v
}

// bring moves the view so that a part of the chart is in the free part of the
// window, and comes no closer; farther away only where it may. A part in
// sight stays where it is, and so does one without room.
func (v transform) bring(part box, farther bool, f box, w window) transform {
	moved := v.into(w.free(), part, farther, f, w)
	if w.hasCorner() && moved.part(part).overlap(w.Corner) > 0 {
		return v.into(w.beside(), part, farther, f, w)
	}
	return moved
}

// worthComing is how much larger the board must get for the view to come closer by
// itself.
const worthComing = 1.2

// back comes closer again, as far as a board opens and a part of the chart allows,
// where the view was taken farther when there was less room.
func (v transform) back(part box, f box, w window) transform {
	m := w.free().middle()
	if open := first(f, w, v.chart(m.X, m.Y)); open.Zoom > v.Zoom*worthComing {
		near := v.closer(open.Zoom/v.Zoom, m.X, m.Y, f, w).bring(part, true, f, w)
		if near.Zoom > v.Zoom*worthComing {
			return near.clamp(f, w)
		}
	}
	return v
}

// below counts the points of the chart that a box of the window would hide, with what
// is around them.
func (v transform) below(b box, points []maps.Point) int {
	const around = 20
	n := 0
	for _, p := range points {
		if x, y := v.screen(p); x > b.left-around && x < b.right+around && y > b.top-around && y < b.bottom+around {
			n++
		}
	}
	return n
}

// part is where a part of the chart is seen.
func (v transform) part(part box) box {
	left, top := v.screen(maps.Point{X: part.left, Y: part.top})
	right, bottom := v.screen(maps.Point{X: part.right, Y: part.bottom})
	return box{left, top, right, bottom}
}

// into is bring into a part of the window.
func (v transform) into(b, part box, farther bool, f box, w window) transform {
	const margin = 34
	m := min(margin, (b.right-b.left)/4, (b.bottom-b.top)/4)
	if fit := min((b.right-b.left-2*m)/max(part.right-part.left, 1), (b.bottom-b.top-2*m)/max(part.bottom-part.top, 1)); fit < v.Zoom {
		if !farther {
			return v
		}
		middle := b.middle()
		v = v.closer(fit/v.Zoom, middle.X, middle.Y, f, w)
	}
	at, all := v.part(part), v.part(f)
	v.X += inward(at.left, at.right, all.left, all.right, b.left, b.right, m)
	v.Y += inward(at.top, at.bottom, all.top, all.bottom, b.top, b.bottom, m)
	return v
}

// fingers is how far apart things to tap should be, in pixels.
const fingers = 36

// spread comes closer until points of a part of the chart are fingers apart, and at
// least so close, as far as all of the part has room. Around them is as much land as can be.
func (v transform) spread(points []maps.Point, part box, close float64, land, f box, w window) transform {
	least := math.Inf(1)
	for i, p := range points {
		for _, q := range points[:i] {
			least = min(least, math.Hypot(p.X-q.X, p.Y-q.Y))
		}
	}
	b := w.beside()
	zoom := min(max(fingers/least, close), zoomMost, (b.right-b.left-2*spreadSides)/(part.right-part.left), (b.bottom-b.top-2*spreadEdge)/(part.bottom-part.top))
	if zoom < v.Zoom*spreadWorth {
		return v
	}
	land = land.union(part)
	if near := center(part.middle(), zoom, w.free()).clamp(f, w).clampTo(land, w); near.part(part).overlap(w.Corner) == 0 {
		return near
	}
	return center(part.middle(), zoom, b).clamp(f, w).clampTo(land, w)
}

// shows reports whether all of some points are in sight.
func (v transform) shows(points []maps.Point, w window) bool {
	return !slices.ContainsFunc(points, func(p maps.Point) bool {
		x, y := v.screen(p)
		return !w.sees(x, y, spreadEdge)
	})
}

// Spread leaves an edge of the window free, and moves the map only where it comes
// closer by so much.
const (
	spreadEdge  = 12
	spreadSides = 30 // half a name
	spreadWorth = 1.05
)

// inward is how far a part must move, along one axis, to be so far from the edges
// of the room there is. Where all of the board has room it goes to the middle, with
// the part in it.
func inward(from, to, first, last, low, high, margin float64) float64 {
	by := max(0, low+margin-from) + min(0, high-margin-to)
	switch {
	case math.Abs(by) < .01: // rounding errors are not seen
		return 0
	case last-first < high-low+.01:
		return (low+high)/2 - (first+last)/2
	}
	return by
}

// recall moves the view to where something is offered that it shows none of: to all
// of it, or, without room for that, to the nearest.
func (v transform) recall(offered []maps.Point, part box, f box, w window) transform {
	middle := w.free().middle()
	var nearest maps.Point
	least := math.Inf(1)
	for _, p := range offered {
		x, y := v.screen(p)
		if w.sees(x, y, 0) {
			return v
		}
		if far := math.Hypot(x-middle.X, y-middle.Y); far < least {
			nearest, least = p, far
		}
	}
	if least == math.Inf(1) {
		return v
	}
	if all := v.bring(part, false, f, w); all != v {
		return all
	}
	return v.reveal(nearest, f, w)
}

// piecesScale is how large names and pieces are against the land.
func (v transform) piecesScale() float64 {
	if v.Zoom <= zoomDesigned {
		return 1
	}
	return math.Pow(zoomDesigned/v.Zoom, growth)
}

// How far a fling goes on: so many milliseconds at its speed, and not farther
// than so many pixels.
const (
	flingTime = 150
	flingMost = 420
)

// fling moves the chart on that was let go at a speed, in pixels a millisecond.
func (v transform) fling(vx, vy float64) transform {
	far := math.Hypot(vx, vy) * flingTime
	k := flingTime * min(1, flingMost/max(far, 1))
	return v.pan(vx*k, vy*k)
}

// wheel is a turn of a wheel, or what two fingers do on a touchpad. Mode 0 counts
// pixels, 1 lines, 2 pages; a pinch on a touchpad comes as a wheel with control.
// Notches are 120 for each click of a wheel, and three to a pixel of a touchpad,
// the other way round; 0 where the browser does not tell.
type wheel struct {
	x, y         float64
	mode         int
	pinch, aside bool
	notches      float64
}

// pans reports whether a turn moves the map, and how far: two fingers on a
// touchpad do, and a wheel with shift.
func (w wheel) pans() (dx, dy float64, ok bool) {
	switch {
	case w.pinch || w.mode != 0:
		return 0, 0, false
	case w.aside && w.x == 0:
		return -w.y, 0, true
	case w.x != 0, w.notches != 0 && w.notches == -3*w.y:
		return -w.x, -w.y, true
	}
	return 0, 0, false
}

// factor is how much closer a turn comes.
func (w wheel) factor() float64 {
	delta := w.y * [...]float64{1, 18, 300}[max(0, min(2, w.mode))]
	if w.pinch {
		delta *= 6
	}
	return math.Exp(-max(-300, min(300, delta)) * .0018)
}
