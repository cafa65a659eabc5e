package bot

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
)

// The same dice fall for the same question, after any other dice.
func TestFortuneIsTheSameAfterEveryPlan(t *testing.T) {
	fortuneOf := func() fortune { return fortune{seed: 7, asked: map[question]int{}} }
	here, there := engine.Turn{Kind: 3, Side: 1, Place: 5}, engine.Turn{Kind: 3, Side: 1, Place: 6}
	const n = 1 << 20
	one, other := fortuneOf(), fortuneOf()
	first, second := one.draw(here, n), one.draw(here, n)
	other.draw(there, n)
	other.draw(there, n)
	if a, b := other.draw(here, n), other.draw(here, n); a != first || b != second {
		t.Errorf("%d and %d fell, and %d and %d after other dice", first, second, a, b)
	}
	if first == second {
		t.Error("the second die shows what the first did")
	}
}

// beginning is the first wide decision of a match of The Marcher Lords.
func beginning(t *testing.T) engine.State {
	t.Helper()
	g := marcher.Lords()
	s, err := g.New(engine.DefaultSetup(g))
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; ; n++ {
		list := s.Legal(nil)
		if s.Turn().Seat >= 0 && len(list) > 2*recalled {
			return s
		}
		if _, err := s.Play(list[dice.Draw(1, n, len(list))]); err != nil {
			t.Fatal(err)
		}
	}
}

// A bot asked again looks only at the choices that seemed best; so it finds the same
// choice for less.
func TestSmallGainsAreRemembered(t *testing.T) {
	s := beginning(t)
	look := func(m memory) *thinker {
		o := &thinker{seat: s.Turn().Seat, scratch: scratch(s, Medium), memory: m}
		o.worth = o.stake(s)
		o.opening(s, o.worth)
		return o
	}
	m := memory{}
	all, some := look(m), look(m)
	if len(all.first) != len(some.first) || all.nodes != len(all.first) {
		t.Fatalf("%d and %d of %d choices were looked at", all.nodes, some.nodes, len(s.Legal(nil)))
	}
	if some.nodes < recalled || some.nodes > 2*recalled && some.nodes >= all.nodes {
		t.Errorf("%d of %d choices were looked at anew", some.nodes, all.nodes)
	}
	for i, o := range all.first {
		if p := some.first[i]; p.Choice != o.Choice || p.gain != o.gain {
			t.Errorf("choice %d gains %d, and %d from memory", i, o.gain, p.gain)
		}
	}
}

// Where there are few choices the hard level makes a plan for each, and keeps
// the best.
func TestEveryRetreatIsTried(t *testing.T) {
	s := beginning(t)
	tried := 0
	for n := 0; tried < 20 && !s.Turn().Over(); n++ {
		list := s.Legal(nil)
		if s.Turn().Seat >= 0 && len(list) <= turning {
			tried++
			o := &thinker{seat: s.Turn().Seat, level: Hard, scratch: scratch(s, Medium), limit: 100}
			o.worth = o.stake(s)
			o.branch(s)
			var worths []int
			for _, c := range list {
				worths = append(worths, o.beginning(s, c).worth)
			}
			slices.SortFunc(worths, func(a, b int) int { return b - a })
			if kept := min(len(list), foresights[Hard].candidates); len(o.plans) != kept {
				t.Errorf("%d plans for %d choices", len(o.plans), len(list))
			} else {
				for i, p := range o.plans {
					if p.worth != worths[i] {
						t.Errorf("plan %d of %d is worth %d, not %d", i, kept, p.worth, worths[i])
					}
				}
			}
		}
		if _, err := s.Play(list[dice.Draw(2, n, len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	if tried == 0 {
		t.Error("nothing was asked that has few choices")
	}
}
