package board

import (
	"bretwalda/app/shape"
	"bretwalda/engine"
	"bretwalda/static/maps"
)

// Stack is what is drawn as one piece: equal armies with the leader who is
// with them, a leader alone, a building, or a thing.
type Stack struct {
	Side  int8
	Kind  shape.Kind
	Count int8
	Mark  engine.Mark
	Crown bool // a leader is with the armies
}

// stack is how a piece is drawn when it stands alone. All pieces face down look the same,
// but for those whose kind the person knows.
func (l *Look) stack(p engine.Piece) Stack {
	if p.Mark&engine.Hidden != 0 {
		if k := l.kind(p.What); p.What >= 0 && k.Form == shape.Counter {
			return Stack{Side: p.Side, Kind: k, Count: p.Count, Mark: engine.Hidden}
		}
		return Stack{Side: p.Side, Kind: shape.Kind{Form: shape.Back}, Count: p.Count, Mark: engine.Hidden}
	}
	return Stack{Side: p.Side, Kind: l.kind(p.What), Count: p.Count, Mark: p.Mark}
}

// stacks sorts pieces by place, each place's in the order they come. Leaders,
// buildings and banners are behind the units. Claims bear the numbers that the
// chart prints.
func stacks(look *Look, c *maps.Chart, pieces []engine.Piece) [][]Stack {
	out := make([][]Stack, len(c.Places))
	for _, behind := range []bool{false, true} {
		for _, p := range pieces {
			s := look.stack(p)
			if p.Place < 0 || int(p.Place) >= len(out) || s.Count <= 0 && s.Kind.Form != shape.Banner || isBehind(s.Kind.Form) != behind {
				continue
			}
			switch s.Kind.Form {
			case shape.Claim:
				s.Count = int8(c.Places[p.Place].Points)
			case shape.Sealed:
				s.Count = int8(c.Places[p.Place].Threshold)
			}
			out[p.Place] = add(out[p.Place], s)
		}
	}
	return out
}

// add puts one more stack with those of its place.
func add(at []Stack, s Stack) []Stack {
	switch {
	case s.Kind.Form == shape.Leader:
		if crown(at, s.Side) {
			return at
		}
		s.Count = 1
	case s.Kind.Form.Building():
		s.Count = 1
	case s.Kind.Form == shape.Back:
		for i := range at {
			if at[i].Side == s.Side && at[i].Kind.Form == shape.Back {
				at[i].Count += s.Count
				return at
			}
		}
	}
	return append(at, s)
}

// crown puts a side's leader with its first army, if there is one.
func crown(at []Stack, side int8) bool {
	for i := range at {
		if s := &at[i]; s.Side == side && !s.Kind.Form.Building() {
			s.Crown = true
			return true
		}
	}
	return false
}

// isBehind reports whether units come first.
func isBehind(f shape.Form) bool {
	switch f {
	case shape.Leader, shape.Fort, shape.Burh, shape.Standard, shape.Banner, shape.Ring, shape.Cover, shape.Marker:
		return true
	}
	return false
}

// half is how far a stack reaches from its middle to each side, at scale 1: a
// little more than what is drawn.
func (s Stack) half() (left, top, right, bottom float64) {
	switch s.Kind.Form {
	case shape.Fort, shape.Burh:
		return 15, 14, 15, 14
	case shape.Standard:
		return 16, 23, 20, 19
	case shape.Banner:
		return 7, 12, 11, 12
	case shape.Disc, shape.Cover:
		return 15, 15, 15, 15
	case shape.Ring:
		return 20, 23, 20, 20
	case shape.Marker:
		return 24, 24, 24, 24
	case shape.Claim, shape.Sealed:
		return 21, 25, 21, 21
	}
	left, top, right, bottom = reach, reach+1, reach, reach+1
	if s.Kind.Form == shape.Horse || s.Kind.Form == shape.Raiders {
		left, top = 22, 22
	}
	if s.Count > 1 {
		right, bottom = 24, 22
	}
	if s.Crown || s.Kind.Form == shape.Leader {
		top = 32
	}
	return
}
