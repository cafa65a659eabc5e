package brianboru

import (
	"testing"

	"bretwalda/engine/bot"
	"bretwalda/engine/rulestest"
)

var _ bot.Learner = (*State)(nil)

// TestWeightsMoveTheJudgement checks that what games teach changes the judgement.
func TestWeightsMoveTheJudgement(t *testing.T) {
	rulestest.Weights(t, 3, []int{ofOthers, ofLeading}, HighKing())
}
