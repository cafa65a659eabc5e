package advice

import (
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/marcher"
)

// Estate is what sides have on the board: units that count as such, and the places
// that they hold.
type Estate struct {
	Units []engine.Piece
	Held  []uint64 // by side: bit p is place p
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

func (e *Estate) hold(side, place int8) { e.Held[side] |= 1 << uint(place) }

// estateOf takes stock: every piece of a side is a unit.
func estateOf(l *engine.Lexicon, s engine.State) Estate {
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
	e := estateOf(l, s)
	for _, p := range e.Units {
		e.hold(p.Side, p.Place)
	}
	return e
}

// Estate: raiders are infantry, nobody holds a sea, and an attacker does not hold
// what is being fought for.
func (c britanniaAdvisor) Estate(l *engine.Lexicon, s engine.State) Estate {
	e := estateOf(l, s)
	st, ok := s.(*britannia.State)
	if !ok {
		return e
	}
	army := func(p engine.Piece) bool {
		return britannia.Unit(p.What) == britannia.Infantry || britannia.Unit(p.What) == britannia.Cavalry || britannia.Unit(p.What) == britannia.Raiders
	}
	wall := func(p engine.Piece) bool {
		return britannia.Unit(p.What) == britannia.Fort || britannia.Unit(p.What) == britannia.Burh
	}
	attacked := func(own engine.Piece) bool {
		for _, p := range e.Units {
			if p.Place == own.Place && p.Side != own.Side && (army(p) || wall(p)) && !st.AtPeace(own.Side, p.Side, own.Place) {
				return true
			}
		}
		return false
	}
	for _, p := range e.Units {
		if army(p) && !britannia.Sea(p.Place) && (p.Side != st.Active() || !attacked(p)) {
			e.hold(p.Side, p.Place)
		}
	}
	for i := range e.Units {
		if britannia.Unit(e.Units[i].What) == britannia.Raiders {
			e.Units[i].What = int8(britannia.Infantry)
		}
	}
	return e
}

// Estate: control is what the rules say it is, and banners are no units.
func (c marcherAdvisor) Estate(l *engine.Lexicon, s engine.State) Estate {
	e := estateOf(l, s)
	st, ok := s.(*marcher.State)
	if !ok {
		return e
	}
	for i := range e.Units {
		if e.Units[i].What == marcher.Banner {
			e.Units[i].Count = 0
		}
	}
	for zone := range l.Places {
		if side := st.Control(int8(zone)); side >= 0 {
			e.hold(side, int8(zone))
		}
	}
	return e
}

// Estate: a disc is its town, but under a Viking control token; a claim is its
// region.
func (c brianBoruAdvisor) Estate(l *engine.Lexicon, s engine.State) Estate {
	e := c.None.Estate(l, s)
	for side := range e.Held {
		if side != int(brianboru.Vikings) {
			e.Held[side] &^= e.Held[brianboru.Vikings]
		}
	}
	e.Units = nil
	return e
}
