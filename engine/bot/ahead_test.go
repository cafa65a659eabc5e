package bot_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/britannia"
)

var _ bot.Rounder = (*britannia.State)(nil)

// The expert level looks at more of Britannia than the hard one, at no more than its limit
// and what finishes a plan, and answers alike when it is asked again.
func TestExpertLooksAhead(t *testing.T) {
	const limit = 60_000
	further, other, wide := 0, 0, 0
	stroll(t, begin(t, britannia.Revised()), 151, func(s engine.State) {
		if len(s.Legal(nil)) < 9 {
			return
		}
		wide++
		hard, expert := bot.Hard.Think(s, bot.Task{Seed: 3}), bot.Expert.Think(s, bot.Task{Seed: 3})
		if expert.Nodes > limit*5/4 {
			t.Errorf("%d positions are looked at for one decision, not %d", expert.Nodes, limit)
		}
		if expert.Nodes > 2*hard.Nodes {
			further++
		}
		if !slices.Equal(hard.Plan, expert.Plan) {
			other++
		}
		if few := bot.Expert.Think(s, bot.Task{Seed: 3, Nodes: 1}).Nodes; 4*few > expert.Nodes && expert.Nodes > 2*hard.Nodes {
			t.Errorf("%d positions are looked at, and %d where one is allowed", expert.Nodes, few)
		}
		if again := bot.Expert.Think(s, bot.Task{Seed: 3}); !slices.Equal(again.Plan, expert.Plan) || again.Nodes != expert.Nodes {
			t.Error("the expert answers otherwise when asked again")
		}
	})
	if further == 0 || other == 0 {
		t.Errorf("of %d decisions the expert looked further at %d, and decided %d otherwise", wide, further, other)
	}
}
