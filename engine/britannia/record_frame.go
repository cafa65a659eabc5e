package britannia

import "bretwalda/engine"

// frameHere is a frame as positions are stored: with fewer fields, of which
// some hold something else in some steps.
type frameHere struct {
	Step   step   `json:"step"`
	Stage  int8   `json:"stage"`
	Nation int8   `json:"nation"`
	Place  int8   `json:"place"`
	Count  int8   `json:"count"`
	Mask   uint64 `json:"mask"`
}

// pack is the frame as it is stored.
func (f *frame) pack() frameHere {
	h := frameHere{f.step, int8(f.stage), int8(f.n), int8(f.place), f.count, uint64(f.areas)}
	switch f.step {
	case stepRound:
		h.Stage += f.listed
	case stepFinale:
		h.Stage = f.listed
	case stepArrivals:
		h.Place, h.Mask = f.listed, f.withheld.pack()
	case stepDraw, stepCrown:
		h.Count = int8(f.seat)
	case stepAuction:
		h.Count, h.Nation = int8(f.seat), f.group
	case stepSubmission, stepDisplace:
		h.Count = int8(f.other)
	case stepPopulation:
		h.Place, h.Count = int8(f.replacing), f.points+f.count
		h.Mask |= uint64(f.burhs) | f.withheld.pack()
	}
	return h
}

// unpack is the frame that pack stored.
func (h frameHere) unpack() frame {
	f := frame{step: h.Step, stage: stage(h.Stage), n: Nation(h.Nation), place: Place(h.Place), count: h.Count, areas: set(h.Mask)}
	switch f.step {
	case stepRound:
		if h.Stage > 0 {
			f.stage, f.listed = roundTurns, h.Stage-int8(roundTurns)
		}
	case stepFinale:
		f.stage, f.listed = 0, h.Stage
	case stepArrivals:
		f.place, f.listed = 0, h.Place
		f.areas, f.withheld = 0, unpackWithheld(h.Mask)
	case stepDraw, stepCrown:
		f.count, f.seat = 0, engine.Seat(h.Count)
	case stepAuction:
		f.count, f.seat = 0, engine.Seat(h.Count)
		f.n, f.group = 0, h.Nation
	case stepSubmission, stepDisplace:
		f.count, f.other = 0, Nation(h.Count)
	case stepPopulation:
		f.place, f.replacing = 0, replacing(h.Place)
		switch {
		case f.replacing == replacingNow || f.replacing == replacingStopped:
		case f.stage <= growthArmies:
			f.areas, f.burhs = 0, int8(h.Mask)
		default:
			f.areas, f.withheld = 0, unpackWithheld(h.Mask)
		}
		if f.stage != growthWithhold {
			f.count, f.points = 0, h.Count
		}
	}
	return f
}

// pack is a byte a line of the timeline.
func (w withheld) pack() (bytes uint64) {
	for i, k := range w {
		bytes |= uint64(uint8(k)) << (8 * i)
	}
	return bytes
}

func unpackWithheld(bytes uint64) (w withheld) {
	for i := range w {
		w[i] = int8(bytes >> (8 * i))
	}
	return w
}
