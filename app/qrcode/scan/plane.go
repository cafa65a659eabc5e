package scan

import (
	"math"

	"rsc.io/qr/coding"
)

// plane leads from the modules of a code to the pixels of its picture: a projection.
type plane [8]float64

func (h plane) at(m point) point {
	w := h[6]*m.x + h[7]*m.y + 1
	return point{(h[0]*m.x + h[1]*m.y + h[2]) / w, (h[3]*m.x + h[4]*m.y + h[5]) / w}
}

// pin is a point of a code and the one of the picture where it is.
type pin struct{ code, seen point }

// through is the plane that is nearest to some pins; false where there is none.
// Modules are counted in sizes, so that the numbers are alike.
func through(pins []pin, size float64) (plane, bool) {
	var m [8][9]float64
	add := func(row [8]float64, value float64) {
		for i := range 8 {
			for j := range 8 {
				m[i][j] += row[i] * row[j]
			}
			m[i][8] += row[i] * value
		}
	}
	for _, p := range pins {
		x, y := p.code.x/size, p.code.y/size
		add([8]float64{x, y, 1, 0, 0, 0, -x * p.seen.x, -y * p.seen.x}, p.seen.x)
		add([8]float64{0, 0, 0, x, y, 1, -x * p.seen.y, -y * p.seen.y}, p.seen.y)
	}
	for i := range 8 {
		best := i
		for j := i + 1; j < 8; j++ {
			if math.Abs(m[j][i]) > math.Abs(m[best][i]) {
				best = j
			}
		}
		m[i], m[best] = m[best], m[i]
		if math.Abs(m[i][i]) < 1e-9 {
			return plane{}, false
		}
		for j := range 8 {
			if j == i {
				continue
			}
			k := m[j][i] / m[i][i]
			for c := i; c < 9; c++ {
				m[j][c] -= k * m[i][c]
			}
		}
	}
	var h plane
	for i := range 8 {
		h[i] = m[i][8] / m[i][i]
	}
	for _, i := range []int{0, 1, 3, 4, 6, 7} {
		h[i] /= size
	}
	return h, true
}

// grey is how light the picture is between pixels; beyond its edge it goes on.
func (p Picture) grey(at point) float64 {
	x, y := max(0, min(at.x-0.5, float64(p.Width)-1.001)), max(0, min(at.y-0.5, float64(p.Height)-1.001))
	i, j := int(x), int(y)
	dx, dy := x-float64(i), y-float64(j)
	n := j*p.Width + i
	above := float64(p.Grey[n])*(1-dx) + float64(p.Grey[n+1])*dx
	below := float64(p.Grey[n+p.Width])*(1-dx) + float64(p.Grey[n+p.Width+1])*dx
	return above*(1-dy) + below*dy
}

// read is what a code with such corners says. How much smaller a corner is than another
// tells how the code is tilted, and so where the fourth is and how many modules there
// are; where that is not quite certain, neighbouring sizes are tried.
func (p Picture) read(c [3]finder) (string, error) {
	var far [3]float64
	for i, f := range c {
		far[i] = math.Pow(f.unit, -2.0/3)
	}
	fourth := far[1] + far[2] - far[0]
	if fourth < 0.2*far[0] {
		return "", ErrNoCode
	}
	last := c[1].times(far[1]).plus(c[2].times(far[2])).minus(c[0].times(far[0])).times(1 / fourth)
	across := c[1].minus(c[0].point).cross(c[2].minus(c[0].point))
	modules := 7 + math.Sqrt(far[0]*far[1]*far[2]*across/(far[0]*far[0]*far[0]))/c[0].unit
	guess := int(math.Round((modules - 17) / 4))
	for _, off := range []int{0, -1, 1, -2, 2, -3, 3} {
		version := coding.Version(guess + off)
		if version < coding.MinVersion || version > coding.MaxVersion {
			continue
		}
		size := float64(17 + 4*version)
		pins := []pin{
			{point{3.5, 3.5}, c[0].point}, {point{size - 3.5, 3.5}, c[1].point}, {point{3.5, size - 3.5}, c[2].point},
			{point{size - 3.5, size - 3.5}, last},
		}
		if said, err := p.sample(pins, int(size)); err == nil {
			return said, nil
		}
	}
	return "", ErrNoCode
}

// sample reads the modules by pins in the corners, of which the fourth is guessed.
func (p Picture) sample(pins []pin, size int) (string, error) {
	h, ok := through(pins, float64(size))
	if !ok {
		return "", ErrNoCode
	}
	if marks := alignments(size); len(marks) > 0 {
		last := marks[len(marks)-1]
		if seen, ok := p.mark(h, last, 4); ok {
			if better, ok := through(append(pins[:3:3], pin{last, seen}), float64(size)); ok {
				h = better
			}
		}
		found := pins[:3:3]
		for _, m := range marks {
			if seen, ok := p.mark(h, m, 1); ok {
				found = append(found, pin{m, seen})
			}
		}
		if len(found) > 3 {
			if better, ok := through(found, float64(size)); ok {
				h = better
			}
		}
	}
	light := make([]float64, size*size)
	for y := range size {
		for x := range size {
			sum := 0.0
			for _, d := range []point{{0, 0}, {0.2, 0.2}, {-0.2, 0.2}, {0.2, -0.2}, {-0.2, -0.2}} {
				sum += p.grey(h.at(point{float64(x) + 0.5, float64(y) + 0.5}.plus(d)))
			}
			light[y*size+x] = sum / 5
		}
	}
	for _, sharper := range []float64{0, 0.15, 0.35} {
		dark := darker(light, size, sharper)
		look := func(x, y int) bool { return dark[y*size+x] }
		if !timed(size, look) {
			continue
		}
		if said, err := Read(size, look); err == nil {
			return said, nil
		}
	}
	return "", ErrNoCode
}

// darker is which modules are dark: those darker than the middle of what is near. First it
// takes off what has run into a module from its neighbours.
func darker(light []float64, size int, sharper float64) []bool {
	at := func(list []float64, x, y int) float64 {
		return list[max(0, min(y, size-1))*size+max(0, min(x, size-1))]
	}
	clear := make([]float64, len(light))
	for y := range size {
		for x := range size {
			beside := at(light, x-1, y) + at(light, x+1, y) + at(light, x, y-1) + at(light, x, y+1)
			clear[y*size+x] = at(light, x, y)*(1+4*sharper) - beside*sharper
		}
	}
	const near = 4
	low, high := make([]float64, len(light)), make([]float64, len(light))
	for i := range clear { // along the rows, then down the columns
		low[i], high[i] = clear[i], clear[i]
		for d := -near; d <= near; d++ {
			n := at(clear, i%size+d, i/size)
			low[i], high[i] = min(low[i], n), max(high[i], n)
		}
	}
	dark := make([]bool, len(light))
	for i := range clear {
		least, most := low[i], high[i]
		for d := -near; d <= near; d++ {
			least, most = min(least, at(low, i%size, i/size+d)), max(most, at(high, i%size, i/size+d))
		}
		dark[i] = clear[i] < (least+most)/2
	}
	return dark
}

// timed reports whether dark and light take turns between the corners.
func timed(size int, dark func(x, y int) bool) bool {
	wrong := 0
	for i := 8; i < size-8; i++ {
		for _, is := range []bool{dark(i, 6), dark(6, i)} {
			if is != (i%2 == 0) {
				wrong++
			}
		}
	}
	return 8*wrong <= 2*(size-16)
}

// alignments is the middles of the small squares in a code, the last one opposite to the
// first corner.
func alignments(size int) (list []point) {
	plan, err := coding.NewPlan(coding.Version((size-17)/4), coding.L, 0)
	if err != nil {
		return nil
	}
	is := func(x, y int) bool { return plan.Pixel[y][x].Role() == coding.Alignment }
	for y := 4; y < size-4; y++ {
		for x := 4; x < size-4; x++ {
			if is(x-2, y-2) && is(x+2, y-2) && is(x-2, y+2) && is(x+2, y+2) && is(x, y) {
				list = append(list, point{float64(x) + 0.5, float64(y) + 0.5})
			}
		}
	}
	return list
}

// mark is where a small square is, as far as so many modules from where it should be;
// false where there is none.
func (p Picture) mark(h plane, middle point, reach float64) (point, bool) {
	best, most := point{}, 0.0
	low, high := 255.0, 0.0
	try := func(off point) {
		dark, light := 0.0, 0.0
		for y := -2; y <= 2; y++ {
			for x := -2; x <= 2; x++ {
				g := p.grey(h.at(middle.plus(off).plus(point{float64(x), float64(y)})))
				low, high = min(low, g), max(high, g)
				if ring := max(x, -x, y, -y); ring == 1 {
					light += g / 8
				} else {
					dark += g / 17
				}
			}
		}
		if light-dark > most {
			best, most = off, light-dark
		}
	}
	for y := -reach; y <= reach; y += 0.5 {
		for x := -reach; x <= reach; x += 0.5 {
			try(point{x, y})
		}
	}
	for _, step := range []float64{0.25, 0.12} {
		around := best
		for _, d := range []point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, 1}, {-1, 1}, {1, -1}} {
			try(around.plus(d.times(step)))
		}
	}
	return h.at(middle.plus(best)), most > 0.4*(high-low)
}
