// Package bot lets seats decide by themselves, in any game of the engine.
//
// A bot sees only what its seat may know (State.View). It needs nothing but the
// contract of package engine. It plays better where a game brings the interfaces below,
// a judgement of positions first of all.
//
// Nothing here reads a clock: the caller gives a number of positions to look at, and
// may stop the search. The same position, seed and number give the same answer on
// every machine.
package bot

import "bretwalda/engine"

// Grain is the unit of evaluations: so many make one of a game's smallest points.
const Grain = 256

// Evaluator is a state that judges itself. Without it a bot goes by the
// points scored so far.
type Evaluator interface {
	engine.State
	// Evaluate appends for each seat the points it may expect at the end of
	// the game, in grains.
	Evaluate(buf []int) []int
}

// Dealer is a state with hidden parts, as a View gives it.
type Dealer interface {
	engine.State
	// Deal is a position that fits all that the view knows; draw(n) draws one of
	// n equally likely ones.
	Deal(draw func(n int) int) engine.State
}

// Recaller is a Dealer whose seats may remember more than its View shows.
type Recaller interface {
	Dealer
	// Recall is the View of the deciding seat with what it remembers, which Deal
	// then keeps to.
	Recall(engine.Past) engine.State
}

// Foreseer is a state that computes the effect of a choice quickly.
type Foreseer interface {
	engine.State
	// CopyFrom makes the state equal to another of its game.
	CopyFrom(engine.State)
	// Foresee makes a legal choice with its immediate effects. After it the state only
	// has to support Evaluate and CopyFrom.
	Foresee(engine.Choice)
}

// Judged is a state with a judge, which keeps things that bots need and the rules do
// not.
type Judged interface {
	engine.State
	// Judge is a copy of the state that is an Evaluator and a Foreseer. A wary one, for
	// the hard level, judges with more care.
	Judge(wary bool) engine.State
}

// Learner is a state with a judge that games teach.
type Learner interface {
	Judged
	// Taught is a judge with such weights: by how many 256ths things differ from what was
	// set by hand. Nil is the best known.
	Taught(weights []int16) engine.State
	// Weights is the best known.
	Weights() []int16
}

// OpponentWeigher is a judge that knows how much others matter.
type OpponentWeigher interface {
	engine.State
	// Rivalry is how much the mean of the others and the best of them weigh, in 256ths of
	// the usual.
	Rivalry() (others, first int)
}

// Mannered is a state that sets the manner in which levels play its game.
type Mannered interface {
	engine.State
	// Manner sets how bots play a game: by how many grains at most the easy level errs
	// in the gain of a choice; how many in 256 ways from place to place the medium
	// level overlooks; and whether the hard level plays on after its best plans, as
	// the expert level does in a game that is no Rounder. If not, it makes more plans.
	Manner() (rashness, oversight int, foretells bool)
}

// Rounder is a state of a game in which every side moves once a round, and whose judge is
// a Forecaster.
type Rounder interface {
	engine.State
	// Time is how far the game has come, as the Forecaster counts it; a round takes
	// forecast.Whole.
	Time() int
}

// Hasty is a state of a game in which a seat may roll dice early.
type Hasty interface {
	engine.State
	// Hastens reports whether a choice only brings forward dice that fall anyway once
	// the seat has done everything else.
	Hastens(engine.Choice) bool
}

// Level is how well a bot plays.
type Level uint8

const (
	Easy Level = iota
	Medium
	Hard
	Expert
	Levels // how many there are
)

var levelNames = [Levels]string{"easy", "medium", "hard", "expert"}

func (l Level) String() string {
	if l < Levels {
		return levelNames[l]
	}
	return "unknown"
}

// Task is a bot's task, apart from the position.
type Task struct {
	Seed  uint64      // of the bot's chance
	Nodes int         // positions to look at, about; 0: as many as the level usually does
	Stop  func() bool // asked now and then; the best plan so far is given once it answers true
	// Patient bots bring no dice forward: in a match by link with sealed dice
	// each time is two hand-overs.
	Patient bool
	// Glance is a choice at first sight, without any search.
	Glance bool
	// Weights replace the best known weights of an Expert's judgement: games that
	// teach try some.
	Weights []int16
	// Past is how the position came about: all levels but easy remember what their seat
	// has seen. Nil where nobody knows.
	Past engine.Past
}

// Advice is the best plan found for a seat, and its reasons.
type Advice struct {
	// Plan is the choices of the seat one after the other, until dice fall or
	// another seat decides. It is never empty.
	Plan []engine.Choice
	// Points is what the seat expects by the plan at the end of the game, in grains.
	// Gain is how much more that is than by the seat's usual alternative, the median of
	// the first choices.
	// Both are 0 in a game that is about winning.
	Points, Gain int
	// Others is the total that the other seats lose by it, in grains.
	Others int
	// Chance is the seat's chance to win by the plan's first choice, Usual that by its
	// usual alternative. Both are thousandths from 1 to 999; a draw is half a victory.
	// Where a game has no Forecaster both are 0.
	Chance, Usual int
	Nodes         int // positions looked at
}
