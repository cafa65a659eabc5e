package marcher

import "bretwalda/engine"

// The weights of a judgement, which games may teach. Each is how far something
// differs from what was set by hand.

// weights are first those of the factors now, then how much more they weigh a turn, then
// the others.
type weights [weightCount]int16

const (
	ofTurn      = int(factors)     // what a factor weighs more a turn
	ofSpread    = 2 * int(factors) // how unsure the end is
	ofDanger    = ofSpread + 1     // that a zone is lost
	ofMargin    = ofSpread + 2     // points that bring no victory nearer
	ofToil      = ofSpread + 3     // marches
	weightCount = ofSpread + 4
)

// byHand is the weights of all levels but expert.
var byHand weights

// How many grains a whole of such a weight is.
const (
	bend     = 120
	bendTurn = 60
)

// of is the weight of a factor.
func (w *weights) of(i int, by weight) weight {
	by.now += int32(w[i]) * bend / sure
	by.turn += int32(w[ofTurn+i]) * bendTurn / sure
	return by
}

// times is a number by a weight.
func (w *weights) times(v int32, i int) int32 { return v * (sure + int32(w[i])) / sure }

// taught is the weights of the expert level. Weights that games of the first scenario
// taught were no better than those set by hand.
//
// go run ./engine/console teach -games marcher-lords:welsh-revival -n 600 -lessons 1 -seed 1 -step 0.2; 2026-11-26
var taught = [scenarios]weights{
	welshRevival: {
		-27, 0, 0, 31, 0, 38, -1, -18, -3, 0, 0, 9, -27, 6, -57, -12, 0, 0, 33, 22, 5, -10,
		-52, -50, 52, -1, 34, -13, -13, -6, -1, -5, 17, 0, 0, 0, 29, 0, -9, 0, 0, 0, -8, 0,
		0, 0, 0, -10, -18, 0, 24, -28, 0, 0, 0, 12, 0, -16, 0, 0, -6, 17, -2, 16, 0, 11, 6,
		60, -19, -13, -2, 20, 0, 0, 7, -1, 45, -49,
	},
}

// Taught is a wary judge with weights that games have taught; nil: the best known.
func (s *State) Taught(w []int16) engine.State {
	j := judgeOf(s, true)
	if j.weights = new(weights); copy(j.weights[:], w) == 0 {
		j.weights = &taught[s.scenarioIndex]
	}
	return j
}

// Weights is the best weights that are known.
func (s *State) Weights() []int16 { return taught[s.scenarioIndex][:] }
