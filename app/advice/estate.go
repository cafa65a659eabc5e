package advice

import "bretwalda/engine"

// Estate is what sides have on the board: units that count as such, and the places
// that they hold.
type Estate struct {
	Units []engine.Piece
	Held  []uint64       // by side: bit p is place p
	Works []engine.Piece // castles, which are no units and go with their places
}

// Walled is the places of a side in which a work of its own stands.
func (e *Estate) Walled(side int8) (places uint64) {
	for _, p := range e.Works {
		if p.Side == side && p.Place >= 0 {
			places |= 1 << uint(p.Place)
		}
	}
	return places
}

// Count is how many units of a kind a side has.
func (e *Estate) Count(side, what int8) int {
	n := 0
	for _, p := range e.Units {
		if p.Side == side && p.What == what {
			n += int(p.Count)
		}
	}
	return n
}

// Hold marks a place as held by a side.
func (e *Estate) Hold(side, place int8) { e.Held[side] |= 1 << uint(place) }

// TakeStock lists what is on the board: every piece of a side is a unit.
func TakeStock(l *engine.Lexicon, s engine.State) Estate {
	e := Estate{Held: make([]uint64, len(l.Sides))}
	for _, p := range s.Pieces(nil) {
		if p.Side >= 0 && p.Mark&(engine.Arriving|engine.Destroyed) == 0 {
			e.Units = append(e.Units, p)
		}
	}
	return e
}

// Estate: where a piece stands, its side holds the place.
func (None) Estate(l *engine.Lexicon, s engine.State) Estate {
	e := TakeStock(l, s)
	for _, p := range e.Units {
		e.Hold(p.Side, p.Place)
	}
	return e
}
