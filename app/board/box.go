package board

import "bretwalda/static/maps"

// box is a rectangle of the chart.
type box struct{ left, top, right, bottom float64 }

// overlap is the area that two boxes share.
func (b box) overlap(c box) float64 {
	if b.right <= c.left || c.right <= b.left || b.bottom <= c.top || c.bottom <= b.top {
		return 0
	}
	return (min(b.right, c.right) - max(b.left, c.left)) * (min(b.bottom, c.bottom) - max(b.top, c.top))
}

func (b box) moved(x, y float64) box {
	return box{b.left + x, b.top + y, b.right + x, b.bottom + y}
}

func (b box) union(c box) box {
	return box{min(b.left, c.left), min(b.top, c.top), max(b.right, c.right), max(b.bottom, c.bottom)}
}

func (b box) middle() maps.Point {
	return maps.Point{X: (b.left + b.right) / 2, Y: (b.top + b.bottom) / 2}
}

// crossed reports whether a straight line passes through the box.
func (b box) crossed(from, to maps.Point) bool {
	low, high := 0.0, 1.0
	for _, side := range [...][3]float64{
		{to.X - from.X, b.left - from.X, b.right - from.X},
		{to.Y - from.Y, b.top - from.Y, b.bottom - from.Y},
	} {
		way, near, far := side[0], side[1], side[2]
		if way == 0 {
			if near > 0 || far < 0 {
				return false
			}
			continue
		}
		near, far = near/way, far/way
		low, high = max(low, min(near, far)), min(high, max(near, far))
	}
	return low <= high
}
