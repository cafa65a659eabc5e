package bot

import (
	"testing"

	"bretwalda/engine"
)

// A level thinks longer where there is more to choose from, up to its most.
func TestBudgetGrowsWithTheChoices(t *testing.T) {
	for l := Medium; l < Levels; l++ {
		if few, many, most := l.budget(2), l.budget(5), l.budget(1000); few >= many || many >= most || most != l.budget(2000) {
			t.Errorf("%v looks at %d, %d and %d positions before it decides between 2, 5 and 1000 choices", l, few, many, most)
		}
	}
	if Medium.budget(30) >= Hard.budget(30) {
		t.Error("medium thinks as long as hard")
	}
}

// ways lists a choice for each way from some places to others, and the end.
func ways(from, to int8) []option {
	var list []option
	for a := range from {
		for b := range to {
			list = append(list, option{Choice: engine.Choice{From: a, To: b, Via: engine.None, Via2: engine.None}})
		}
	}
	return append(list, option{Choice: engine.Choice{From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None}})
}

// A level that overlooks a part of the ways overlooks the same ones in a whole search,
// others in another, and never that it may stop.
func TestOversightHoldsForASearch(t *testing.T) {
	all := ways(20, 20)
	one := &thinker{task: Task{Seed: 4}, oversight: 64}
	seen := one.seen(all)
	if n := len(seen); n < 270 || n > 330 {
		t.Errorf("%d of 401 choices are considered where a quarter is overlooked", n)
	}
	if seen[len(seen)-1].To != engine.None {
		t.Error("the end is overlooked")
	}
	if again := one.seen(seen); len(again) != len(seen) {
		t.Errorf("of %d choices considered %d are so again", len(seen), len(again))
	}
	other := &thinker{task: Task{Seed: 5}, oversight: 64}
	if n := len(other.seen(seen)); n == len(seen) {
		t.Error("another search overlooks the same ways")
	}
	if n := len((&thinker{task: Task{Seed: 4}}).seen(all)); n != len(all) {
		t.Errorf("%d of %d choices are considered without oversight", n, len(all))
	}
}

// Where every way would be overlooked none is: something has to be chosen.
func TestOversightLeavesAChoice(t *testing.T) {
	all := ways(3, 3)[:9]
	blind := &thinker{oversight: whole}
	if n := len(blind.seen(all)); n != len(all) {
		t.Errorf("%d of %d choices are left", n, len(all))
	}
}
