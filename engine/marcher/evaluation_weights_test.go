package marcher

import (
	"testing"

	"bretwalda/engine/bot"
	"bretwalda/engine/rulestest"
)

var _ bot.Learner = (*State)(nil)

// TestWeightsMoveTheJudgement checks that what games teach changes the judgement.
func TestWeightsMoveTheJudgement(t *testing.T) {
	// An earldom has a castle from the start, so none is open.
	const open, weak = int(zonesOpen), int(zonesOpenWeak)
	rulestest.Weights(t, 7, []int{open, weak, ofTurn + open, ofTurn + weak}, game{})
}
