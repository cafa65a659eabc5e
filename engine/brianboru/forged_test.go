package brianboru

import (
	"encoding/json"
	"testing"

	"bretwalda/engine"
)

// TestForgedPositions checks that a position in which a thing or two are changed is
// refused or can be played to its end.
func TestForgedPositions(t *testing.T) {
	t.Parallel()
	x := chooser(3)
	read, refused := 0, 0
	wander(t, 1, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		for range 6 {
			var r record
			if err := json.Unmarshal(text, &r); err != nil {
				t.Fatal(err)
			}
			for range 1 + x.below(2) {
				forge(&r, &x)
			}
			forged, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			state, err := HighKing().Parse(forged)
			if err != nil {
				refused++
				continue
			}
			read++
			defer func() {
				if p := recover(); p != nil {
					t.Fatalf("%v\n%s", p, forged)
				}
			}()
			for step := 0; !state.Turn().Over(); step++ {
				list := state.Legal(nil)
				if step > 2000 || len(list) < 2 {
					t.Fatalf("does not end, or asks with %d choices\n%s", len(list), forged)
				}
				if _, err := state.Play(list[x.below(len(list))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	if read == 0 || refused == 0 {
		t.Fatalf("%d read, %d refused", read, refused)
	}
}

// forge changes one thing of a position.
func forge(r *record, x *chooser) {
	m := r.Moment
	if m == nil {
		m = &moment{}
	}
	anybody := lexicon.Sides[x.below(r.Seats)]
	switch x.below(14) {
	case 0:
		r.Phase = phaseNames[x.below(len(phaseNames))]
	case 1:
		m.Step = int8(x.below(5))
	case 2:
		m.Turn = anybody
	case 3:
		m.Card = int8(x.below(cardCount + 1))
	case 4:
		m.Way = wayNames[x.below(len(wayNames))]
	case 5:
		m.Run = int8(x.below(4))
	case 6:
		m.Sale = !m.Sale
	case 7:
		m.Winner = anybody
	case 8:
		m.Left = append(m.Left, anybody)
	case 9:
		m.Count = int8(x.below(12))
	case 10:
		r.Holder, r.Moment = anybody, nil
	case 11:
		r.Active = lexicon.Places[x.below(townCount)]
	case 12:
		n := int8(x.below(5))
		r.Deck = &n
	case 13:
		r.Suitor = marriageCards[x.below(marriageCount)].ID
	}
	for _, side := range lexicon.Sides[:r.Seats] {
		if p, ok := r.Players[side]; ok && side == anybody {
			switch x.below(12) {
			case 0:
				p.Court = int8(x.below(topSpace + 1))
			case 1:
				n := int16(x.below(12))
				p.Coins = &n
			case 2:
				p.Hand.cards ^= card(x.below(cardCount)).set()
			case 3:
				p.Waiting = append(p.Waiting, p.Packet)
			}
			r.Players[side] = p
		}
	}
	for _, name := range lexicon.Places[:townCount] {
		if town, ok := r.Towns[name]; ok && x.below(20) == 0 {
			town.Viking = !town.Viking
			r.Towns[name] = town
		}
	}
}

// FuzzParse checks that a position plays on, or is refused.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"seats":5,"options":{"playAll":"on"},"phase":"draft"}`))
	f.Add([]byte(`{"seats":3,"round":3,"phase":"church","players":{"Laigin":{"church":4}},"towns":{"Tara":{"disc":"Laigin","viking":true}}}`))
	f.Add([]byte(`{"seats":4,"phase":"action","active":"Tara","trick":[{"side":"Laigin","card":20}]}`))
	for i, setup := range setups {
		state, err := HighKing().New(setup)
		if err != nil {
			f.Fatal(err)
		}
		x := chooser(i + 1)
		for step := 0; !state.Turn().Over(); step++ {
			if step%17 == 0 {
				text, err := state.MarshalJSON()
				if err != nil {
					f.Fatal(err)
				}
				f.Add(text)
			}
			list := state.Legal(nil)
			if _, err := state.Play(list[x.below(len(list))]); err != nil {
				f.Fatal(err)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		state, err := HighKing().Parse(text)
		if err != nil {
			return
		}
		x := chooser(len(text) + 1)
		for step := 0; step < 400 && !state.Turn().Over(); step++ {
			if step%40 == 0 {
				for seat := engine.Nobody; seat < maxSeats; seat++ {
					v := state.View(seat)
					if _, err := v.MarshalJSON(); err != nil {
						t.Fatal(err)
					}
					v.Legal(nil)
				}
			}
			list := state.Legal(nil)
			if _, err := state.Play(list[x.below(len(list))]); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := state.MarshalJSON(); err != nil {
			t.Fatal(err)
		}
		state.Pieces(nil)
		state.Standing()
	})
}
