package table

import "bretwalda/engine"

// Undone is what a turn would leave undone if it ended now.
type Undone struct {
	Places uint64 // where pieces could still act
	Sea    bool   // at least one of them is in one of the given seas
}

// LeftUndone tells what ending would leave undone: the places where choices of
// the list still begin. seas is the set of the places that are no home.
func LeftUndone(legal []engine.Choice, seas uint64) Undone {
	p := NewPicker(engine.Turn{}, legal)
	places := p.Origins()
	if places == 0 {
		places = p.singles()
	}
	return Undone{Places: places, Sea: places&seas != 0}
}

func (p *Picker) singles() uint64 {
	var s uint64
	for _, c := range p.legal {
		if from, to := Ends(c); from < 0 && to >= 0 {
			s |= 1 << uint(to)
		}
	}
	return s
}
