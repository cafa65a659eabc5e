package board

import (
	"math"

	"bretwalda/static/maps"
)

// hitter finds the place that a finger means.
type hitter struct {
	chart    *maps.Chart
	clusters []Cluster
	scale    float64 // of the clusters, against the chart
}

// pick is the place at a point, or the nearest within reach. What lies exactly
// below counts first: a piece, then an area of land. A tap that meets only
// water means the nearest place of those wanted, then the nearest land or
// fleet, and the sea itself when nothing is in reach or the sea is wanted.
func (h *hitter) pick(at maps.Point, reach float64, wanted uint64) int8 {
	sea := int8(-1)
	for _, k := range h.clusters {
		if h.toPieces(&k, at) == 0 {
			return k.Place
		}
	}
	for i := range h.chart.Places {
		if p := &h.chart.Places[i]; p.Contains(at) {
			if !p.Sea {
				return int8(i)
			}
			sea = int8(i)
		}
	}
	if sea >= 0 && wanted>>sea&1 != 0 {
		reach /= 3
	}
	best, least, bestWanted := sea, reach, false
	consider := func(place int8, far float64) {
		isWanted := wanted>>place&1 != 0
		if far > reach || bestWanted && !isWanted {
			return
		}
		if far < least || isWanted && !bestWanted {
			best, least, bestWanted = place, far, isWanted
		}
	}
	for i := range h.chart.Places {
		if p := &h.chart.Places[i]; !p.Sea {
			consider(int8(i), p.Distance(at))
		}
	}
	for _, k := range h.clusters {
		consider(k.Place, h.toPieces(&k, at))
	}
	return best
}

// toPieces is how far a point lies from the pieces of a cluster.
func (h *hitter) toPieces(k *Cluster, at maps.Point) float64 {
	least := math.Inf(1)
	for i := range k.Pieces {
		b := k.box(i)
		x := k.At.X + (at.X-k.At.X)/h.scale
		y := k.At.Y + (at.Y-k.At.Y)/h.scale
		far := math.Hypot(max(0, b.left-x, x-b.right), max(0, b.top-y, y-b.bottom))
		least = min(least, far*h.scale)
	}
	return least
}
