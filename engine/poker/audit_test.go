package poker

import (
	"bytes"
	"errors"
	"slices"
	"testing"
)

// Each cheat leaves a deck that goes from hand to hand like an honest one, and when
// the round is open it is known between whom.
func TestAuditFindsTheCheat(t *testing.T) {
	const cheat = 2
	wrong := keysOf(fourPlayers, 99)[cheat]
	twice := func(k *Key) *Key { // shuffles one card away and another one in twice
		k.shuffle = slices.Clone(k.shuffle)
		k.shuffle[3] = k.shuffle[4]
		return k
	}
	tests := []struct {
		name  string
		kind  Kind // of the act in which it cheats
		key   func(k Key) *Key
		after func(s *Shuffle) // what it does to the deck besides
	}{
		{"another mask", Mask, func(k Key) *Key { k.mask = wrong.mask; return &k }, nil},
		{"another order", Mask, func(k Key) *Key { k.shuffle = wrong.shuffle; return &k }, nil},
		{"a card twice", Mask, func(k Key) *Key { return twice(&k) }, nil},
		{"a card exchanged", Mask, nil, func(s *Shuffle) { s.points[1], s.points[20] = s.points[20], s.points[1] }},
		{"a card of his choice", Mask, nil, func(s *Shuffle) { s.points[12], _ = times(faces()[24], wrong.mask) }},
		{"another mask stripped", Strip, func(k Key) *Key { k.mask = wrong.mask; return &k }, nil},
		{"a mask left on", Strip, nil, func(s *Shuffle) { s.points[0], _ = times(s.points[0], wrong.mask) }},
		{"hands exchanged", Strip, nil, func(s *Shuffle) { s.points[0], s.points[12] = s.points[12], s.points[0] }},
		{"a rival's card under a mask of his own, to look at", Strip, nil, func(s *Shuffle) { s.points[12], _ = times(s.points[0], wrong.mask) }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			keys := keysOf(fourPlayers, 6)
			honest := keys[cheat]
			act := func(s *Shuffle, seat int, kind Kind) *Shuffle {
				k, cheats := keys[seat], seat == cheat && kind == test.kind
				if cheats && test.key != nil {
					k = test.key(*honest)
				}
				do := [...]func(*Key) error{s.Mask, s.Strip, s.Show}[kind]
				if err := do(k); err != nil {
					t.Fatal(err)
				}
				if cheats && test.after != nil {
					test.after(s)
				}
				// A card twice is told as soon as the deck is passed on.
				if again, err := Parse(s.deal, reader(written(s)), false); err == nil {
					return again
				} else if !errors.Is(err, ErrPoint) {
					t.Fatal(err)
				}
				return s
			}
			s := New(fourPlayers)
			for _, seat := range []int{3, 2, 0, 1} {
				s = act(s, seat, Mask)
			}
			for _, seat := range []int{1, 2, 3, 0} {
				s = act(s, seat, Strip)
			}
			for _, seat := range []int{0, 1, 2, 3} {
				s.Forget(keys[seat])
				s = act(s, seat, Show)
			}
			var named *Cheat
			next := map[Kind]int{Mask: 0, Strip: 3}[test.kind]
			if err := s.Audit(keys); !errors.As(err, &named) || named.Seat != cheat || named.Kind != test.kind || named.To != next {
				t.Errorf("the audit says: %v, %+v", err, named)
			}
		})
	}
}

// When the round is open the audit finds where cards changed places on the way, also
// when others have read their cards.
func TestAuditFindsAlterationsOnTheWay(t *testing.T) {
	type step struct {
		seat int
		kind Kind
	}
	var steps []step
	for kind, order := range [][]int{{3, 2, 0, 1}, {1, 2, 3, 0}, {0, 1, 2, 3}} {
		for _, seat := range order {
			steps = append(steps, step{seat, []Kind{Mask, Strip, Read}[kind]})
		}
	}
	for n := 1; n < len(steps); n++ {
		keys := keysOf(fourPlayers, 6)
		s, before := New(fourPlayers), steps[min(n, 8)-1].seat
		to := steps[n].seat
		for i, st := range steps {
			if i == n {
				from, _ := fourPlayers.Slots(to)
				s.points[from], s.points[from+1] = s.points[from+1], s.points[from]
				known := copyOf(s)
				known.points[from], known.points[from+1] = known.points[from+1], known.points[from]
				if seat, parts := known.Parts(s); !parts || seat != before {
					t.Errorf("step %d: who knows the deck is told seat %d, %v", n, seat, parts)
				}
			}
			switch st.kind {
			case Read:
				s.Forget(keys[st.seat])
			case Mask:
				s.Mask(keys[st.seat])
			default:
				s.Strip(keys[st.seat])
			}
			s = passed(t, s)
		}
		var found *Cheat
		if err := s.Audit(keys); !errors.As(err, &found) || found.Seat != before || found.To != to {
			t.Errorf("step %d: %+v, not between %d and %d", n, found, before, to)
		}
	}
}

// copyOf is an independent copy.
func copyOf(s *Shuffle) *Shuffle {
	c := *s
	c.acts, c.points, c.public = slices.Clone(s.acts), slices.Clone(s.points), slices.Clone(s.public)
	return &c
}

func TestAFalseDeckIsNotRead(t *testing.T) {
	keys := keysOf(fourPlayers, 8)
	s := shuffled(t, fourPlayers, keys, []int{0, 1, 2, 3})
	good := written(s)
	for name, spoil := range map[string]func(s *Shuffle){
		"a card twice":          func(s *Shuffle) { s.points[5] = s.points[6] },
		"no point":              func(s *Shuffle) { s.points[5] = Point{4, 4, 4, 4, 31: 4} },
		"the neutral point":     func(s *Shuffle) { s.points[5] = Point{} },
		"a seat twice":          func(s *Shuffle) { s.acts[1] = s.acts[0] },
		"shown too soon":        func(s *Shuffle) { s.acts = append(s.acts, Act{Seat: 2, Kind: Show}) },
		"stripped before":       func(s *Shuffle) { s.acts[1].Kind = Strip },
		"read before its time":  func(s *Shuffle) { s.acts, s.read = s.acts[:7], 1 },
		"passing over too soon": func(s *Shuffle) { s.acts, s.public = s.acts[:7], nil },
	} {
		bad := copyOf(s)
		spoil(bad)
		if _, err := Parse(fourPlayers, reader(written(bad)), false); err == nil {
			t.Errorf("%s: read without an error", name)
		}
	}
	if !bytes.Equal(written(s), good) {
		t.Error("a copy is not independent")
	}
}
