package britannia

// The weights of a judgement, which games may teach. Each is by how many 256ths
// something differs from what was set by hand.

// weights are the numbers by which judgements differ.
type weights [weightCount]int16

const (
	ofOccupying  = iota             // an army's points for areas that it comes to occupy
	ofScoring                       // and for areas that it holds
	ofReaping                       // and for areas later
	ofPlain                         // the chance to lose a plain area in a round
	ofHill                          // and difficult terrain
	ofInvasion                      // what those who land take from it
	ofHope                          // areas in reach
	ofPeople                        // population
	ofYield                         // areas that feed
	ofStarving                      // armies above the limit
	ofLeader                        // a leader in play
	ofPerilNow                      // losses until the round ends
	ofPerilLater                    // and until the people's next movement
	ofGarrison                      // armies in their areas
	ofFleet                         // armies to come by sea
	ofCrown                         // Bretwalda and King
	ofSkull                         // armies eliminated
	ofNow                           // areas at the end of the round
	ofTribute                       // areas of subjects
	ofOthers                        // what the others may expect: their mean
	ofLeading                       // and that of the best of them
	ofEarly                         // armies in the first third of the rounds
	ofMiddle                        // in the second
	ofLate                          // and in the last
	ofSea                           // armies at sea
	ofArmy                          // armies of each nation
	ofArea       = ofArmy + nations // later points of its areas
	ofAim        = ofArea + nations // what it hopes for in its reach
	weightCount  = ofAim + nations
)

// byHand is the weights of all levels but expert.
var byHand weights

// times is a number by a weight.
func (w *weights) times(v int32, i int) int32 { return v * (sure + int32(w[i])) / sure }

// taught is the weights of the expert level: none are better than those by hand. Weights
// that games at first sight taught won 18 and 21 of 100 with search, where 25 is even.
var taught weights
