package board

import "bretwalda/engine"

// Stack is what is drawn as one piece: equal armies with the leader who is
// with them, a leader alone, or a building.
type Stack struct {
	Side  int8
	Kind  Kind
	Count int8
	Mark  engine.Mark
	Crown bool // a leader is with the armies
}

// stacks sorts pieces by place, each place's in the order they come. Buildings
// stand behind the armies.
func stacks(look *Look, places int, pieces []engine.Piece) [][]Stack {
	out := make([][]Stack, places)
	for _, p := range pieces {
		if p.Place < 0 || int(p.Place) >= places || p.Count <= 0 {
			continue
		}
		if k := look.kind(p.What); k != Leader && !k.building() {
			out[p.Place] = append(out[p.Place], Stack{Side: p.Side, Kind: k, Count: p.Count, Mark: p.Mark})
		}
	}
	for _, p := range pieces {
		if p.Place < 0 || int(p.Place) >= places || p.Count <= 0 {
			continue
		}
		switch k := look.kind(p.What); {
		case k == Leader:
			if !crown(out[p.Place], p.Side) {
				out[p.Place] = append(out[p.Place], Stack{Side: p.Side, Kind: Leader, Count: 1, Mark: p.Mark})
			}
		case k.building():
			out[p.Place] = append(out[p.Place], Stack{Side: p.Side, Kind: k, Count: 1, Mark: p.Mark})
		}
	}
	return out
}

// crown puts a side's leader with its first army, if there is one.
func crown(at []Stack, side int8) bool {
	for i := range at {
		if s := &at[i]; s.Side == side && !s.Kind.building() {
			s.Crown = true
			return true
		}
	}
	return false
}

func (k Kind) building() bool { return k == Fort || k == Burh }

// half is how far a stack reaches from its middle to each side, at scale 1: a
// little more than what is drawn.
func (s Stack) half() (left, top, right, bottom float64) {
	if s.Kind.building() {
		return 15, 14, 15, 14
	}
	left, top, right, bottom = reach, reach+1, reach, reach+1
	if s.Kind == Horse || s.Kind == Raiders {
		left, top = 22, 22
	}
	if s.Count > 1 {
		right, bottom = 24, 22
	}
	if s.Crown || s.Kind == Leader {
		top = 32
	}
	return
}
