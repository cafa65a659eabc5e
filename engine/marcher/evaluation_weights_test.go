package marcher

import (
	"testing"

	"bretwalda/engine/bot"
	"bretwalda/engine/tabletest"
)

var _ bot.Learner = (*State)(nil)

// TestWeightsMoveTheJudgement checks that what games teach changes the judgement:
// an earldom has a castle from the start.
func TestWeightsMoveTheJudgement(t *testing.T) {
	const open, weak = int(zonesOpen), int(zonesOpenWeak)
	tabletest.Weights(t, 7, []int{open, weak, ofTurn + open, ofTurn + weak}, game{})
}
