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

// taught is the weights of the expert level.
var taught = [scenarios]weights{}

// Taught is a wary judge with weights that games have taught; nil: the best known.
func (s *State) Taught(w []int16) engine.State {
	j := judgeOf(s, true)
	if j.weights = new(weights); copy(j.weights[:], w) == 0 {
		j.weights = &taught[s.scenario]
	}
	return j
}

// Weights is the best weights that are known.
func (s *State) Weights() []int16 { return taught[s.scenario][:] }
