package britannia

import (
	"testing"

	"bretwalda/engine/bot"
	"bretwalda/engine/rulestest"
)

var _ bot.Learner = (*State)(nil)

// TestWeightsMoveTheJudgement checks that what games teach changes the judgement.
func TestWeightsMoveTheJudgement(t *testing.T) {
	rulestest.Weights(t, 23, []int{ofOthers, ofLeading}, Revised(), Classic())
}
