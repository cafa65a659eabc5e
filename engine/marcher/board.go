package marcher

import "math/bits"

type (
	zone   int8   // in the order of Lexicon.Places; or nowhere, hidden
	side   int8   // in the order of Lexicon.Sides; or nobody
	what   int8   // in the order of Lexicon.Whats; or nothing
	region int8   // in the order of the charts
	set    uint64 // zones, a bit each
	leader int8   // an earl or a king; or noLeader
	flag   int8   // the same, numbered from 0 on their side
	kinds  uint16 // of units, a bit each
	chiefs uint8  // leaders, a bit each
)

func bit(z zone) set { return 1 << uint(z) }

func (t set) has(z zone) bool { return t>>uint(z)&1 != 0 }

func (t kinds) has(k what) bool { return t>>uint(k)&1 != 0 }

func only(l leader) chiefs { return 1 << uint(l) }

func (t chiefs) has(l leader) bool { return t&only(l) != 0 }

func (t chiefs) size() int { return bits.OnesCount8(uint8(t)) }

func isUnit(k what) bool { return k >= 0 && k < unitKinds }

// onMap reports whether a place of a choice is a zone.
func onMap(place int8) bool { return place >= 0 && zone(place) < zones }

// next takes the first zone out of a set that is not empty.
func next(s *set) zone {
	z := first(*s)
	*s &= *s - 1
	return z
}

func first(s set) zone { return zone(bits.TrailingZeros64(uint64(s))) }

func size(s set) int { return bits.OnesCount64(uint64(s)) }

// Tables worked out from the charts.
var (
	adjacent  [zones]set // the strait included
	overland  [zones]set // the strait left out
	inRegion  [regions]set
	landOf    [kings]set // of Gruffydd, of Rhys
	earldoms  set
	outside   set // all but the earldoms
	coast     set
	borderSet set          // the eight zones of the second scenario (§11.2.6)
	around    [regions]set // a region and what borders on it
	distance  [zones][zones]int8

	sideOf  [unitKinds]side
	kindsOf [sides][]what // units of a side, in the order of the whats
)

func init() {
	for z := range chart.zones {
		row := &chart.zones[z]
		b := bit(zone(z))
		inRegion[row.in] |= b
		if row.in <= inHereford {
			earldoms |= b
		} else {
			outside |= b
		}
		if row.king != noLeader {
			landOf[row.king.flag()] |= b
		}
		if row.coast {
			coast |= b
		}
		if row.border {
			borderSet |= b
		}
	}
	for _, pair := range chart.borders {
		overland[pair[0]] |= bit(pair[1])
		overland[pair[1]] |= bit(pair[0])
	}
	adjacent = overland
	adjacent[chart.strait[0]] |= bit(chart.strait[1])
	adjacent[chart.strait[1]] |= bit(chart.strait[0])
	for r := range inRegion {
		around[r] = inRegion[r]
		for t := inRegion[r]; t != 0; {
			around[r] |= adjacent[next(&t)]
		}
	}
	for z := range zones {
		distance[z] = distances(z)
	}
	for k := range chart.counters {
		s := chart.counters[k].side
		sideOf[k] = s
		kindsOf[s] = append(kindsOf[s], what(k))
	}
}

// distances counts the zones entered on the shortest way from a zone to each.
func distances(from zone) (far [zones]int8) {
	reached := bit(from)
	for edge, steps := reached, int8(0); edge != 0; steps++ {
		var beyond set
		for t := edge; t != 0; {
			z := next(&t)
			far[z] = steps
			beyond |= adjacent[z]
		}
		edge = beyond &^ reached
		reached |= edge
	}
	return far
}

// fromEarldom is the distance from an earldom's nearer zone (§6.2).
func fromEarldom(earl leader, to zone) int8 {
	least := int8(zones)
	for t := inRegion[earl]; t != 0; {
		least = min(least, distance[next(&t)][to])
	}
	return least
}

// nearestEarl is the earl whose earldom is nearest to a zone; of equally near
// ones the first (§6.2).
func nearestEarl(z zone) leader {
	best := hugh
	for e := roger; e <= william; e++ {
		if fromEarldom(e, z) < fromEarldom(best, z) {
			best = e
		}
	}
	return best
}

// kingOf is the king that the Welsh units of a zone obey (§11.2.2): that of its land,
// for an earldom that of the adjacent land.
func kingOf(z zone) leader {
	switch in := chart.zones[z].in; {
	case chart.zones[z].king != noLeader:
		return chart.zones[z].king
	case in == inHereford:
		return rhys
	}
	return gruffydd
}

// crosses reports whether a march goes over the strait, the only way to Môn
// (§6.0).
func crosses(from, to zone) bool {
	return from != to && (from == chart.strait[0] || to == chart.strait[0])
}
