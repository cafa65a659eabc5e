package screen

import (
	"cmp"
	"slices"

	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// mostAims is how many areas an aim names, and how many foes.
const mostAims = 3

// Aims are the person's nations: when they come, the areas that pay them best next, and
// who holds these.
func (f view) Aims() []gameview.Aim {
	var list []gameview.Aim
	for _, n := range f.st.Edition().Order {
		if side := int8(n); (timelineView{f}).own(side) {
			list = append(list, f.aim(side))
		}
	}
	return list
}

func (f view) aim(side int8) gameview.Aim {
	a := gameview.Aim{Side: side, When: f.Say("begin.here")}
	here := slices.ContainsFunc(f.Match().Pieces, func(p engine.Piece) bool { return p.Side == side && p.Mark&engine.Arriving == 0 })
	for _, l := range f.words().Card(f.st.Edition(), side).Arrivals {
		if !here && l.Text != "" && l.Round >= f.Match().Round() {
			a.When = f.Say("begin.comes", "round", text.Roman(l.Round))
			break
		}
	}
	for _, r := range f.st.Rewards(side) {
		if r.Most == 0 {
			continue
		}
		var set uint64
		slices.SortStableFunc(r.Areas, func(a, b britannia.AreaPoints) int { return cmp.Compare(b.Points, a.Points) })
		var areas []string
		for _, p := range r.Areas {
			set |= 1 << uint(p.Place)
			if len(areas) < mostAims {
				areas = append(areas, f.Narrator().Place(p.Place)+" "+f.Narrator().Points(p.Points).String())
			}
		}
		a.Wants = f.Say("begin.wants", "round", text.Roman(r.Round), "places", f.Language().Commas(areas), "most", f.Narrator().Points(r.Most))
		if here {
			a.Foes = f.foes(set)
		}
		break
	}
	return a
}

// foes names others who are in some areas.
func (f view) foes(areas uint64) string {
	var names []string
	for _, p := range f.Match().Pieces {
		if p.Side < 0 || (timelineView{f}).own(p.Side) || areas>>uint(p.Place)&1 == 0 || len(names) == mostAims {
			continue
		}
		if name := f.Narrator().Side(p.Side); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return f.Say("begin.foes", "sides", f.Language().Commas(names))
}
