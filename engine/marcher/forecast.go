package marcher

// Points that may still count, for screens. Nothing here is a rule, but the current
// points are those that the rules count if the game ended now.

// ZonePoints is the worth of a zone to the side that scores.
type ZonePoints struct {
	Place  int8
	Points int  // when it counts; below zero where it counts against that side
	Counts bool // if the game ended now
}

// ZonePoints lists the zones that may count, in their order (§11.1.7, §11.2.6): Norman
// castles outside the earldoms, earldoms and the border in Welsh hands. A zone that
// counts for two things is listed with the sum.
func (s *State) ZonePoints() []ZonePoints {
	c := s.scenario()
	var list []ZonePoints
	for z := range zones {
		p := ZonePoints{Place: int8(z)}
		for _, of := range [...]struct {
			each         int8
			zones, count set
		}{
			{c.castle, outside, s.walledOutside()},
			{c.earldom, earldoms, s.held[Welsh]},
			{c.border, borderSet, s.held[Welsh]},
		} {
			if of.each != 0 && of.zones.has(z) {
				p.Points += int(of.each)
				p.Counts = of.count.has(z)
			}
		}
		if p.Points != 0 {
			list = append(list, p)
		}
	}
	return list
}

// Passes is by how much the score changes when a zone passes to a side.
func (s *State) Passes(z, to int8) int {
	if !onMap(z) || to != Normans && to != Welsh {
		return 0
	}
	after := *s
	for a := range after.held {
		after.held[a] &^= bit(zone(z))
	}
	after.held[to] |= bit(zone(z))
	return after.points() - s.points()
}

// Scorer is the side whose points are counted.
func (s *State) Scorer() int8 { return int8(s.scenario().scores) }

// Forecast is the range of the final score.
type Forecast struct{ Least, Now, Most int }

// Forecast counts once as if everything went against the side that scores, and once as
// if everything went its way: all zones that may count, all teulu, all earls or kings.
func (s *State) Forecast() Forecast {
	f := Forecast{Now: s.points()}
	f.Least, f.Most = f.Now, f.Now
	if s.phase == Over {
		return f
	}
	widen := func(points int) {
		f.Least += min(points, 0)
		f.Most += max(points, 0)
	}
	c := s.scenario()
	widen(int(c.teulu) * int(chart.counters[Teulu].count-s.teuluLost))
	leaders := kings
	if c.earls {
		leaders = earls
	}
	widen(int(c.leader) * (leaders - s.leadersLost.size()))
	for _, p := range s.ZonePoints() {
		if p.Counts {
			widen(-p.Points)
		} else {
			widen(p.Points)
		}
	}
	return f
}
