package board

import (
	"bretwalda/app/shape"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/static/maps"
)

// Motions are shown in beats: pieces go and come, then those that fell
// fade and points fly, then others retreat. A place is drawn as it is now once
// nothing more happens there.

// Milliseconds that a beat takes.
const (
	timeOfMoves = 340
	timeOfFalls = 380
	timeOfDice  = 380 // that dice take to settle, as the style sheet has it
	timeOfGain  = 750 // of several, each
	timeOfGains = 900 // until the last of several sets out, at most
	gainAfter   = 90  // the one before, at most
)

// An event with more beats or parts than these is shown at once: nobody could follow.
const (
	mostBeats = 4
	mostActs  = 48
	mostGains = 60 // in a beat
)

// beat is what happens at the same time.
type beat struct {
	moves bool // pieces go and come; else they fall, and points are scored
	acts  []act
	gains []gain
	// The places that are drawn as they are now when it begins, and when it ends.
	begin, end uint64
	banner     *Banner // that it is, or nil
}

// act is a stack that is seen to move, or to come or fade where it is.
type act struct {
	kind  table.MotionKind
	stack Stack
	scale float64      // of its cluster
	way   []maps.Point // where its middle is, on the chart; at least one
}

// gain is points that fly from a place to the side that has scored them.
type gain struct {
	side   int8
	points int
	from   maps.Point
}

// play is motions made into beats, between the stacks before and after them.
type play struct {
	chart         *maps.Chart
	look          *Look
	before, after []cluster
	k             float64 // how large pieces are against the land
	beats         []beat
	last          map[int8]int // the beat in which a place is seen to change for the last time
}

// stage makes beats of motions; none where there is too much to follow.
func stage(m *Map, before []cluster, motions []table.Motion) []beat {
	p := &play{chart: m.Chart, look: m.Look, before: before, after: m.clusters, k: m.view.piecesScale(), last: map[int8]int{}}
	for _, d := range motions {
		p.add(d)
	}
	acts := 0
	for i := range p.beats {
		acts += len(p.beats[i].acts)
	}
	if acts > mostActs {
		return nil
	}
	if len(p.beats) > mostBeats {
		return nil
	}
	for place := range p.chart.Places {
		step, ok := p.last[int8(place)]
		switch s := step / 2; {
		case !ok:
		case step%2 == 0:
			p.beats[s].begin |= Set(int8(place))
		default:
			p.beats[s].end |= Set(int8(place))
		}
	}
	return p.beats
}

// add puts a motion into the beat under way, or into the next.
func (p *play) add(d table.Motion) {
	moves := d.Kind == table.Goes || d.Kind == table.Comes
	if n := len(p.beats); n == 0 || p.beats[n-1].moves != moves {
		p.beats = append(p.beats, beat{moves: moves})
	}
	now := len(p.beats) - 1
	s := &p.beats[now]
	switch d.Kind {
	case table.Goes:
		a := p.find(p.before, d.From, d)
		for _, station := range d.Way[1 : len(d.Way)-1] {
			a.way = append(a.way, p.middle(station))
		}
		to := p.find(p.after, d.To, d)
		a.kind, a.way = d.Kind, append(a.way, to.way[0])
		s.acts = append(s.acts, a)
		p.last[d.From] = 2 * now
		p.last[d.To] = 2*now + 1
	case table.Comes:
		a := p.find(p.after, d.To, d)
		a.kind = d.Kind
		s.acts = append(s.acts, a)
		p.last[d.To] = 2*now + 1
	case table.Falls:
		a := p.find(p.before, d.To, d)
		a.kind = d.Kind
		s.acts = append(s.acts, a)
		p.last[d.To] = 2 * now
	case table.Scores:
		if d.To < 0 {
			return
		}
		for i := range s.gains {
			if g := &s.gains[i]; g.side == d.Side && g.from == p.middle(d.To) {
				g.points += d.Count
				return
			}
		}
		if len(s.gains) < mostGains {
			s.gains = append(s.gains, gain{d.Side, d.Count, p.middle(d.To)})
		}
	}
}

// find is how the pieces of a motion stand in a place: as the stack of their side
// and kind, or another of their side; where there is none, alone.
func (p *play) find(clusters []cluster, place int8, d table.Motion) act {
	alone := p.look.stack(engine.Piece{Side: d.Side, What: d.What, Count: int8(min(d.Count, 99))})
	best, at := act{stack: alone, scale: 1, way: []maps.Point{p.middle(place)}}, -1
	for _, k := range clusters {
		if k.Place != place {
			continue
		}
		for i := range k.Pieces {
			s := &k.Pieces[i].Stack
			fits := 0
			switch {
			case s.Kind == alone.Kind && s.Side == d.Side:
				fits = 2
			case s.Side == d.Side && (d.What < 0 || s.Kind.Form == shape.Back) || s.Kind.Form.Building() && alone.Kind.Form.Building():
				fits = 1
			}
			if fits > at && fits > 0 {
				at = fits
				best.stack = *s
				best.stack.Count, best.stack.Crown = alone.Count, false
				best.stack.Mark &^= engine.Spent | engine.Arriving
				best.scale, best.way[0] = k.Scale, p.seen(&k, i)
			}
		}
	}
	return best
}

// seen is where the middle of a stack is seen: clusters shrink towards their foot
// when one looks closer.
func (p *play) seen(k *cluster, i int) maps.Point {
	m := k.middle(i)
	return maps.Point{X: k.At.X + (m.X-k.At.X)*p.k, Y: k.At.Y + (m.Y-k.At.Y)*p.k}
}

// middle is about where the pieces of a place stand.
func (p *play) middle(place int8) maps.Point {
	at := home(&p.chart.Places[place])
	if !p.chart.Places[place].Town {
		at.Y -= (reach + 1) * p.k
	}
	return at
}
