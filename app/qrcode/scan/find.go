package scan

import (
	"math"
	"slices"
)

// Picture is a picture in grey, a byte a pixel, row by row.
type Picture struct {
	Width, Height int
	Grey          []byte
}

// Find is what a code in a picture says. It may be turned, tilted and blurred.
func Find(p Picture) (string, error) {
	if p.Width < 21 || p.Height < 21 || len(p.Grey) != p.Width*p.Height {
		return "", ErrNoCode
	}
	side := min(p.Width, p.Height)
	for _, window := range []int{side / 8, side / 3} {
		for _, c := range p.corners(window) {
			if said, err := p.read(c); err == nil {
				return said, nil
			}
		}
	}
	if side < 400 {
		return "", ErrNoCode
	}
	return Find(p.halved())
}

// halved is the picture at half the size: it has less noise.
func (p Picture) halved() Picture {
	h := Picture{Width: p.Width / 2, Height: p.Height / 2}
	h.Grey = make([]byte, h.Width*h.Height)
	for y := range h.Height {
		for x := range h.Width {
			at := 2*y*p.Width + 2*x
			sum := int(p.Grey[at]) + int(p.Grey[at+1]) + int(p.Grey[at+p.Width]) + int(p.Grey[at+p.Width+1])
			h.Grey[y*h.Width+x] = byte(sum / 4)
		}
	}
	return h
}

// dark is which pixels are darker than what is around them, as far as a window.
func (p Picture) dark(window int) []bool {
	w, h, half := p.Width, p.Height, max(4, window/2)
	sums := make([]uint32, (w+1)*(h+1))
	for y := range h {
		row := uint32(0)
		for x := range w {
			row += uint32(p.Grey[y*w+x])
			sums[(y+1)*(w+1)+x+1] = sums[y*(w+1)+x+1] + row
		}
	}
	dark := make([]bool, w*h)
	for y := range h {
		top, bottom := max(0, y-half)*(w+1), min(h, y+half+1)*(w+1)
		for x := range w {
			left, right := max(0, x-half), min(w, x+half+1)
			sum := sums[bottom+right] - sums[bottom+left] - sums[top+right] + sums[top+left]
			area := uint32((bottom - top) / (w + 1) * (right - left))
			dark[y*w+x] = uint32(p.Grey[y*w+x])*area*16 < sum*15
		}
	}
	return dark
}

// point is a place in a picture, or in a code.
type point struct{ x, y float64 }

func (a point) minus(b point) point    { return point{a.x - b.x, a.y - b.y} }
func (a point) cross(b point) float64  { return a.x*b.y - a.y*b.x }
func (a point) dot(b point) float64    { return a.x*b.x + a.y*b.y }
func (a point) length() float64        { return math.Hypot(a.x, a.y) }
func (a point) apart(b point) float64  { return a.minus(b).length() }
func (a point) plus(b point) point     { return point{a.x + b.x, a.y + b.y} }
func (a point) times(k float64) point  { return point{k * a.x, k * a.y} }
func ratio(a, b float64) (far float64) { return math.Abs(math.Log(a / b)) }

// finder is a square in the corner of a code.
type finder struct {
	point
	unit  float64 // how wide a module is there
	votes int     // rows that have come upon it
}

// corners is the corners of what may be a code, the likeliest first: the top left one,
// the top right and the bottom left.
func (p Picture) corners(window int) [][3]finder {
	found := p.finders(p.dark(window))
	slices.SortStableFunc(found, func(a, b *finder) int { return b.votes - a.votes })
	found = found[:min(len(found), 10)]
	type guess struct {
		corners [3]finder
		odd     float64
	}
	var list []guess
	for i, a := range found {
		for j, b := range found {
			for k, c := range found[:j] {
				if i == j || i == k {
					continue
				}
				right, down := *b, *c
				if right.minus(a.point).cross(down.minus(a.point)) < 0 {
					right, down = down, right
				}
				u, v := right.minus(a.point), down.minus(a.point)
				sides, slant := ratio(u.length(), v.length()), math.Abs(u.dot(v))/(u.length()*v.length())
				units := max(ratio(a.unit, right.unit), ratio(a.unit, down.unit), ratio(right.unit, down.unit))
				if sides > 0.9 || slant > 0.75 || units > 0.8 || !(u.length() > 10*a.unit) {
					continue
				}
				list = append(list, guess{[3]finder{*a, right, down}, sides + slant + units})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b guess) int {
		switch {
		case a.odd < b.odd:
			return -1
		case a.odd > b.odd:
			return 1
		}
		return 0
	})
	var all [][3]finder
	for _, g := range list[:min(len(list), 5)] {
		all = append(all, g.corners)
	}
	return all
}

// finders looks along the rows for dark and light in the proportion 1 1 3 1 1.
func (p Picture) finders(dark []bool) []*finder {
	var found []*finder
	f := flood{p: p, dark: dark, seen: make([]int32, len(dark))}
	for y := range p.Height {
		row := dark[y*p.Width : (y+1)*p.Width]
		var runs [5]int
		for x := 0; x <= len(row); x++ {
			if x > 0 && x < len(row) && row[x] == row[x-1] {
				runs[4]++
				continue
			}
			if x > 0 && row[x-1] && fits(runs) {
				left := x - runs[4] - runs[3] - runs[2]
				found = f.meet(found, left, left+runs[2]/2, y, runs)
			}
			copy(runs[:], runs[1:])
			runs[4] = 1
		}
	}
	return found
}

// fits reports whether five runs are those of a line through a finder.
func fits(runs [5]int) bool {
	sum := 0
	for _, n := range runs {
		if n == 0 {
			return false
		}
		sum += n
	}
	if sum < 7 {
		return false
	}
	unit := float64(sum) / 7
	for i, n := range runs {
		want, off := unit, 0.75*unit
		if i == 2 {
			want, off = 3*unit, 1.2*unit
		}
		if math.Abs(float64(n)-want) > off {
			return false
		}
	}
	return true
}

// flood tells how far a dark or light area goes.
type flood struct {
	p     Picture
	dark  []bool
	seen  []int32
	stamp int32
	queue []int32
}

// area is the pixels of an area, and where its middle is.
type area struct {
	count  int
	middle point
}

// of is the area at a pixel; false where it has more than so many.
func (f *flood) of(at, most int) (area, bool) {
	w := int32(f.p.Width)
	f.stamp++
	f.queue = append(f.queue[:0], int32(at))
	f.seen[at] = f.stamp
	sumX, sumY := 0, 0
	for i := 0; i < len(f.queue); i++ {
		if i > most {
			return area{}, false
		}
		n := f.queue[i]
		x, y := n%w, n/w
		sumX, sumY = sumX+int(x), sumY+int(y)
		step := func(to int32, inside bool) {
			if inside && f.dark[to] == f.dark[at] && f.seen[to] != f.stamp {
				f.seen[to] = f.stamp
				f.queue = append(f.queue, to)
			}
		}
		step(n-1, x > 0)
		step(n+1, x < w-1)
		step(n-w, y > 0)
		step(n+w, y < int32(f.p.Height)-1)
	}
	n := float64(len(f.queue))
	return area{len(f.queue), point{float64(sumX)/n + 0.5, float64(sumY)/n + 0.5}}, true
}

// upright reports whether a column too is a line through a finder.
func (f *flood) upright(x, y int) bool {
	var runs [5]int
	for _, step := range []int{-1, 1} {
		at, is := y, true
		for i := 0; i < 3; i++ {
			for ; at >= 0 && at < f.p.Height && f.dark[at*f.p.Width+x] == is; at += step {
				runs[2+i*step]++
			}
			is = !is
		}
	}
	runs[2]-- // counted twice
	return fits(runs)
}

// meet takes up what a row has come upon: a dark square in a light ring is a finder.
// Its size is told by both, so that it does not matter where dark ends.
func (f *flood) meet(found []*finder, left, x, y int, runs [5]int) []*finder {
	for _, known := range found {
		if known.apart(point{float64(x) + 0.5, float64(y) + 0.5}) < 1.5*known.unit {
			known.votes++
			return found
		}
	}
	square, ok := area{}, f.upright(x, y)
	if ok {
		square, ok = f.of(y*f.p.Width+x, 2*runs[2]*runs[2]+20)
	}
	if !ok || 4*square.count < runs[2]*runs[2] {
		return found
	}
	ring, ok := f.of(y*f.p.Width+left-1, 7*square.count)
	if !ok || 2*ring.count < square.count {
		return found
	}
	unit := (math.Sqrt(float64(square.count)) + math.Sqrt(float64(square.count+ring.count))) / 8
	if square.middle.apart(ring.middle) > 0.8*unit {
		return found
	}
	return append(found, &finder{square.middle, unit, 1})
}
