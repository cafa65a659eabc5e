package board

import (
	"math"

	"bretwalda/static/maps"
)

// hitter finds the place that a finger means.
type hitter struct {
	chart    *maps.Chart
	clusters []cluster
	scale    float64 // of the clusters, against the chart
}

// claimReach is how far the claim to an area with towns reaches around its point,
// which counts as the area even where towns are near.
const claimReach = 18

// pick is the place at a point, or the nearest within reach. The thing exactly
// below counts first: a piece, then an area of land. A town counts from as far
// as a finger reaches. A tap that meets only water means the nearest place of
// those wanted, then the nearest land or fleet, and the sea itself when nothing
// is in reach or the sea is wanted.
func (h *hitter) pick(at maps.Point, reach float64, wanted uint64) int8 {
	for _, k := range h.clusters {
		if !h.chart.Places[k.Place].Town && h.toPieces(&k, at) == 0 {
			return k.Place
		}
	}
	sea, land := int8(-1), int8(-1)
	for i := range h.chart.Places {
		p := &h.chart.Places[i]
		if p.Towns && math.Hypot(at.X-p.Label.X, at.Y-p.Label.Y) < claimReach*h.scale {
			return int8(i)
		}
		if p.Contains(at) {
			if !p.Sea {
				land = int8(i)
				break
			}
			sea = int8(i)
		}
	}
	if town := h.town(at, reach, wanted, land >= 0 && wanted>>land&1 != 0); town >= 0 {
		return town
	}
	if land >= 0 {
		return land
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

// town is the nearest town within reach, or -1. One that is wanted counts as a
// third of the reach nearer. Where the land around is wanted, a town that is not
// must be met closely.
func (h *hitter) town(at maps.Point, reach float64, wanted uint64, landWanted bool) int8 {
	best, least := int8(-1), math.Inf(1)
	for i := range h.chart.Places {
		p := &h.chart.Places[i]
		if !p.Town {
			continue
		}
		far, within := p.Distance(at), reach
		isWanted := wanted>>i&1 != 0
		if landWanted && !isWanted {
			within = reach / 3
		}
		if far > within {
			continue
		}
		if isWanted {
			far -= reach / 3
		}
		if far < least {
			best, least = int8(i), far
		}
	}
	return best
}

// toPieces is how far a point lies from the pieces of a cluster.
func (h *hitter) toPieces(k *cluster, at maps.Point) float64 {
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
