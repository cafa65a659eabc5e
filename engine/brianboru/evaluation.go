package brianboru

// The judgement of bots: how many points each seat may expect at the end of
// the game. Nothing here is a rule. Everything is integers, so that a bot
// plays the same on every machine. Games of bots fitted the figures where they
// showed a difference; the others are estimates.

// grain is the number of units of the judgement in a point.
const grain = 256

// sure is certainty in the chances of a judgement.
const sure = 256

// Worth of things that bring points later, in grains.
const (
	coinWorth   = 110           // of a coin, while there is something to buy
	leadWorth   = 20            // of the lead in the next trick
	spoilsWorth = 50            // of a renown, from the spoils of each round to come
	spaceWorth  = 120           // of a space of the marriage track, in the next round
	raiderWorth = 15            // of a raider, in the next round
	discWorth   = 60            // of a disc in the church area, in the next round
	cardWorth   = 4 * grain     // of a marriage card that nobody has seen
	townWorth   = 5 * grain / 2 // of a town, wherever it is
)

// evaluation is the judgement of one position.
type evaluation struct {
	*State
	w        *weights
	rounds   int           // to come after this one
	tricks   int           // to come in this round, with the one under way
	expected [maxSeats]int // points so far and to come, in grains

	// Regions.
	weight [regionCount][maxSeats + 1]int8
	motion [regionCount]int     // half towns that may still be taken there
	claims [regionCount]contest // in half towns
	value  [regionCount]int     // of the claim, in grains, as likely as it is face up
	raised [regionCount]int     // the same with a town more
	here   [maxSeats]int        // regions a player is present in

	// The round.
	court, faith contest                // for the marriage card and the church
	raids, idle  contest                // for the most and for the fewest raiders
	bride, abbey [maxSeats]int          // worth of the marriage card and of a monastery
	gain         [maxSeats]symbolValues // worth of symbols
}

// symbolValues are the gains that symbols bring a player, in grains.
type symbolValues [symbols]int

// Evaluate appends for each seat the points it may expect at the end of the game, in
// grains: 256 make a point. It uses a seat's own cards for that seat alone, and never
// cards that nobody has seen.
func (j *judge) Evaluate(buf []int) []int {
	a := evaluation{State: &j.State, w: j.weights}
	a.judge()
	return append(buf, a.expected[:j.seats]...)
}

// judge adds up the expectations of every player.
func (a *evaluation) judge() {
	for i := range a.seats {
		a.expected[i] = int(a.player[i].points) * grain
	}
	if a.phase == phaseOver {
		return
	}
	a.estimateTime()
	a.judgeRenown()
	a.judgePurses()
	a.judgeMarker()
	a.judgeBoard()
	a.judgeMarriage()
	a.judgeBattle()
	a.judgeChurch()
	if a.phase == phaseDraft || a.phase == phaseAction {
		a.judgeCards()
	}
}

// estimateTime finds out how much of the game is still to come.
func (a *evaluation) estimateTime() {
	a.rounds = int(a.deck)
	switch a.phase {
	case phaseStart, phasePreparation:
		if a.suitor == noMarriage {
			a.rounds--
		}
		a.tricks = a.full()
	case phaseDraft:
		a.tricks = a.full()
	case phaseAction:
		least := int8(cardCount)
		for i := range a.seats {
			least = min(least, a.player[i].hand.len())
		}
		a.tricks = int(max(least-a.spare(), 0))
		if a.leader != nobody {
			a.tricks++
		}
	}
}

// full is how many tricks a round has.
func (a *evaluation) full() int { return int(a.table().dealt - a.spare()) }

// tricksLeft is how many tricks the game has left.
func (a *evaluation) tricksLeft() int { return a.rounds*a.full() + a.tricks }

// judgeRenown adds the worth of renown.
func (a *evaluation) judgeRenown() {
	for i := range a.seats {
		a.expected[i] += int(a.player[i].renown) * a.renownValue()
	}
}

// renownValue is the worth of a renown: a point at the end, and one with each victory
// over the Vikings.
func (a *evaluation) renownValue() int {
	battles := a.rounds
	if a.phase < phaseBattle {
		battles++
	}
	return a.w.times(grain, ofRenown) + battles*a.w.times(spoilsWorth, ofSpoils)
}

// richOdds are for the most coins, by the tricks the game has left.
var richOdds = oddsOf(0, 100, 160, 200)

// judgePurses adds the worth of coins.
func (a *evaluation) judgePurses() {
	var purse [maxSeats]int
	for i := range a.seats {
		purse[i] = int(a.player[i].coins)
		a.expected[i] += a.coinsValue(purse[i])
		a.gain[i][GainCoin] = a.coinsValue(purse[i]+1) - a.coinsValue(purse[i])
	}
	if t := a.tricksLeft(); t < len(richOdds) {
		rich := richOdds[t].run(purse[:a.seats])
		for i := range a.seats {
			a.expected[i] += a.w.times(rich.chance(i, 0)*grain/sure, ofRich)
		}
	}
}

// coinsValue is the worth of a player's coins. No more than two a
// trick will be spent, and the last ones may find nothing to buy.
func (a *evaluation) coinsValue(coins int) int {
	t := a.tricksLeft()
	used := min(coins, 2*t)
	return (used + (coins-used)/4) * a.w.times(coinWorth, ofCoin) * min(t, 3) / 3
}

// judgeMarker adds the worth of the active town marker: the next lead, and a point
// when the game ends.
func (a *evaluation) judgeMarker() {
	if a.holder != nobody {
		a.expected[a.holder] += a.markerWorth()
	}
}

func (a *evaluation) markerWorth() int {
	if a.rounds > 0 {
		return a.w.times(leadWorth, ofLead)
	}
	return a.w.times(leadWorth, ofLead) + 3*grain/(3+a.tricks)
}
