package brianboru

import (
	"testing"

	"bretwalda/engine/bot"
	"bretwalda/engine/tabletest"
)

var _ bot.Learner = (*State)(nil)

// TestWeightsMoveTheJudgement checks that what games teach changes the judgement.
func TestWeightsMoveTheJudgement(t *testing.T) {
	tabletest.Weights(t, 3, []int{ofOthers, ofLeading}, HighKing())
}
