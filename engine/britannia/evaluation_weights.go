package britannia

// The weights of a judgement, which games may teach. Each is by how many 256ths
// something differs from what was set by hand.

// weights are those by which judgements differ.
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

// taught is the weights of the expert level.
//
// go run ./engine/console teach -games britannia-2008,britannia-2005,britannia-classic -n 900 -lessons 1 -seed 1 -step 0.35 -spread 0.2; 2026-11-26
var taught = weights{
	-9, 0, 0, -34, 0, 0, -31, -15, 0, 0, -25, 0, -46, -46, 0, 0, 0, 0, 0, -46, 0, 0, 0,
	-9, 57, 0, 0, -3, 0, 0, 0, -3, 0, 0, 0, -7, -35, 0, 32, 0, 38, -3, 14, -45, 0, 0, 6,
	0, 0, 21, 0, 0, -5, 11, -1, 41, 0, 0, 0, -13, 0, 0, 14, 0, 0, 0, 0, -39, 0, 20, 38,
	0, 0, -12, 0, -14,
}
