package brianboru

import "bretwalda/engine"

// The weights of a judgement, which games may teach. Each is by how many 256ths
// something differs from what was set by hand.

type weights [weightCount]int16

const (
	ofCoin = iota
	ofLead
	ofSpoils
	ofSpace
	ofRaider
	ofDisc
	ofCard
	ofTown     // of a town, wherever it is
	ofClaim    // of a claim as it stands
	ofRaised   // with a town more
	ofPresence // of regions
	ofComing   // that a player will yet come to
	ofBride    // of the marriage card
	ofAlly
	ofSpurn
	ofBattle // of the most raiders
	ofLoss   // of a town to the Vikings
	ofAbbey
	ofFaith
	ofRenown
	ofRich
	ofDebt
	ofWinning // of a card in hand
	ofBeating
	ofHand
	ofOthers  // what the others may expect: their mean
	ofLeading // and that of the best of them
	weightCount
)

// byHand is the weights of all levels but expert.
var byHand weights

// times is a number by a weight.
func (w *weights) times(v, i int) int { return v * (sure + int(w[i])) / sure }

// taught is the weights of the expert level.
var taught weights

// Taught is a judge with weights that games have taught; nil: the best known.
func (s *State) Taught(w []int16) engine.State {
	j := judgeOf(s)
	if j.weights = new(weights); copy(j.weights[:], w) == 0 {
		j.weights = &taught
	}
	return j
}

// Weights is the best weights that are known.
func (s *State) Weights() []int16 { return taught[:] }

// Rivalry is how much the mean of the others and the best of them weigh, in 256ths of
// the usual.
func (j *judge) Rivalry() (others, first int) {
	return sure + int(j.weights[ofOthers]), sure + int(j.weights[ofLeading])
}
