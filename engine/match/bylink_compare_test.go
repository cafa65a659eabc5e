package match_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

func TestRelationsOfTwoMatches(t *testing.T) {
	kept := begin(t, seeded)
	playOn(t, kept, 6, 3)
	ahead := begin(t, seeded)
	playOn(t, ahead, 9, 3)
	forked := begin(t, seeded)
	playOn(t, forked, 5, 3)
	playOn(t, forked, 2, 8)
	foreign := begin(t, dice.Source{Seed: 12})
	playOn(t, foreign, 6, 3)
	middle, err := match.NewAt(toy.Game(), kept.State(), seeded)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		known, arriving *match.Match
		want            match.Relation
		parting         int
	}{
		"the same":        {kept, kept, match.Same, kept.Len()},
		"further":         {kept, ahead, match.Continues, kept.Len()},
		"less far":        {ahead, kept, match.Older, kept.Len()},
		"played else":     {ahead, forked, match.Fork, match.Parting(ahead, forked)},
		"another seed":    {kept, foreign, match.Other, 0},
		"set up mid-game": {kept, middle, match.Other, 0},
		"by link":         {kept, together(t, dice.Chained, 4), match.Other, 0},
	} {
		f := match.Compare(c.known, c.arriving, []engine.Seat{0, 1, 2, 3})
		if f.Relation != c.want || f.Parting != c.parting || f.Cheated() || len(f.Doubts)+len(f.Clashes) > 0 {
			t.Errorf("%s: %v, %+v", name, f.Relation, f)
		}
		if (f.Relation == match.Fork) != (f.Ours != f.Theirs) {
			t.Errorf("%s: parted by %+v and %+v", name, f.Ours, f.Theirs)
		}
	}
}

// Honest devices find nothing, however their matches stand.
func TestNoDoubtWithoutCause(t *testing.T) {
	for _, kind := range []dice.Kind{dice.ByHand, dice.Chained, dice.Sealed} {
		m := together(t, kind, 3)
		var states []*match.Match
		for !m.Turn().Over() {
			states = append(states, apart(t, m))
			playOn(t, m, 1, 3)
		}
		states = append(states, apart(t, m))
		for i := 0; i < len(states); i += 3 {
			for k := 0; k < len(states); k += 5 {
				// A device whose seat has done nothing since it knew the match.
				for seat := range engine.Seat(3) {
					early, late := states[min(i, k)], states[max(i, k)]
					since := late.Log()[early.Len():]
					if slices.ContainsFunc(since, func(e match.Entry) bool { return e.Holder == seat }) {
						continue
					}
					if f := match.Compare(early, late, []engine.Seat{seat}); len(f.Doubts) > 0 || f.Relation != match.Continues && i != k {
						t.Fatalf("%v: seat %d knows %d choices and finds in %d: %+v", kind, seat, early.Len(), late.Len(), f)
					}
					if f := match.Compare(late, early, []engine.Seat{seat}); len(f.Doubts) > 0 || f.Relation != match.Older && i != k {
						t.Fatalf("%v: seat %d knows %d choices and finds in %d: %+v", kind, seat, late.Len(), early.Len(), f)
					}
				}
			}
		}
	}
}

// A seat's own possession that its device does not know was opened with its secret:
// perhaps on another device of the player. By hand there is no secret to tell.
func TestOnesOwnSeatPlayedElsewhere(t *testing.T) {
	for kind, want := range map[dice.Kind]match.Suspicion{dice.ByHand: match.Forged, dice.Chained: match.Elsewhere, dice.Sealed: match.Elsewhere} {
		m := together(t, kind, 3)
		playOn(t, m, 4, 3)
		known := apart(t, m)
		playOn(t, m, 12, 3)
		place := known.Len() + slices.IndexFunc(m.Log()[known.Len():], func(e match.Entry) bool { return e.Holder == 2 })
		f := match.Compare(known, apart(t, m), []engine.Seat{2})
		if len(f.Doubts) != 1 || f.Doubts[0].Kind != want || f.Doubts[0].Seat != 2 || f.Doubts[0].Place != place || f.Cheated() || f.Relation != match.Continues {
			t.Errorf("%v: told as %+v", kind, f)
		}
	}
	m := together(t, dice.Chained, 3)
	begun := apart(t, m)
	gathering := invite(t, dice.Chained, 3)
	if f := match.Compare(gathering, begun, []engine.Seat{0}); f.Relation != match.Continues || len(f.Doubts) != 1 || f.Doubts[0].Kind != match.Elsewhere || f.Doubts[0].Place != -1 {
		t.Errorf("begun elsewhere: told as %+v", f)
	}
}

func TestNamesOfRelationsAndSuspicions(t *testing.T) {
	seen := map[string]bool{"unknown": true, "": true}
	for r := match.Other; r <= match.Fork; r++ {
		if seen[r.String()] {
			t.Errorf("relation %d is called %q", r, r)
		}
		seen[r.String()] = true
	}
	for s := match.Swapped; s <= match.Unvouched; s++ {
		if seen[s.String()] {
			t.Errorf("suspicion %d is called %q", s, s)
		}
		seen[s.String()] = true
	}
	if (match.Fork+1).String() != "unknown" || (match.Unvouched+1).String() != "unknown" {
		t.Error("a kind that does not exist has a name")
	}
}
