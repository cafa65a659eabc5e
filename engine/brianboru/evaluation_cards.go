package brianboru

// wins is the chance of each card to win its trick, counted in games of bots.
// White cards win most: they go with every town.
var wins = [cardCount]int{
	10, 10, 12, 16, 16, 16, 20, 22, 24, 36, 42, 46, 122, 52, 52, 54, 58, 58, 60, 205, 215, 230, 88, 88, 92,
}

// beating is the chance that a player who can win a trick does.
const beating = 180

// judgeCards adds the worth of the trick under way and of cards in hands.
func (a *evaluation) judgeCards() {
	for i := range a.seats {
		g := &a.gain[i]
		g[GainRenown] = a.renownValue()
		g[CourtStep] = (a.courtValue(i, 2) - a.courtValue(i, 0)) / 2
		g[TakeRaider] = (a.raidValue(i, 2) - a.raidValue(i, 0)) / 2
		g[ChurchDisc] = (a.faithValue(i, 2) - a.faithValue(i, 0)) / 2
		g[ExpandRoad] = a.roadValue(i)
		if a.player[i].discs&a.viking != 0 {
			g[LiberateTown] = a.townWorth()
		}
	}
	switch {
	case a.leader == nobody:
	case a.stage == trickActions:
		a.judgeActions()
	default:
		a.judgeTrick()
	}
	for i := range a.seats {
		a.expected[i] += a.handValue(i)
	}
}

// runsValue is a player's gain from runs of symbols.
func (a *evaluation) runsValue(who side, runs []Run) int {
	g := &a.gain[who]
	v, coins := 0, int(a.player[who].coins)
	for _, r := range runs {
		n := int(r.Count)
		switch r.Symbol {
		case GainCoin:
			coins += n
			v += n * g[GainCoin]
		case PayCoin:
			paid := min(n, coins)
			coins -= paid
			v -= paid*g[GainCoin] + (n-paid)*a.w.times(DebtPoints*grain, ofDebt)
		case ExpandRoad:
			if coins >= ExpandPrice {
				v += max(g[ExpandRoad]-ExpandPrice*g[GainCoin], 0)
			}
		default:
			v += n * g[r.Symbol]
		}
	}
	return v
}

// asLoser is the worth of a losing card: its better action.
func (a *evaluation) asLoser(who side, lost card) int {
	c := &deck[lost]
	v := a.runsValue(who, c.Upper)
	if c.Lower != nil {
		v = max(v, a.runsValue(who, c.Lower))
	}
	return v
}

// asWinner is the worth of a card that wins the active town.
func (a *evaluation) asWinner(who side, won card) int {
	return a.townValue(who, towns[a.active].Region) + a.w.times(leadWorth, ofLead) + a.runsValue(who, deck[won].Primary)
}

// judgeTrick adds the worth of the cards of a trick that is not yet won.
func (a *evaluation) judgeTrick() {
	best := a.best()
	stands := sure
	for i := range a.seats {
		if a.trick[i] == noCard {
			stands = stands * (sure - a.beats(i, best)) / sure
		}
	}
	for i := range a.seats {
		c := a.trick[i]
		if c == noCard {
			continue
		}
		v := a.asLoser(i, c)
		if i == best {
			v += (a.asWinner(i, c) - v) * stands / sure
		}
		a.expected[i] += v
	}
}

// beats is the chance that a player who is still to play beats the best card,
// as far as its owner can tell.
func (a *evaluation) beats(who, best side) int {
	unseen := wholeDeck &^ a.player[best].hand
	for i := range a.seats {
		if c := a.trick[i]; c != noCard {
			unseen &^= c.set()
		}
	}
	higher := unseen & matching(a.active) &^ (a.trick[best].set() - 1)
	u, h := int(unseen.len()), int(higher.len())
	none := sure
	for range a.player[who].hand.len() {
		none = none * (u - h) / u
	}
	return min(a.w.times((sure-none)*beating/sure, ofBeating), sure)
}

// judgeActions adds the worth of the cards whose actions are to come.
func (a *evaluation) judgeActions() {
	for i := range a.seats {
		switch c := a.trick[i]; {
		case c < a.card:
		case c == a.card && a.way != openWay:
			a.expected[i] += a.runsValue(i, a.rest())
		case i == a.winner:
			a.expected[i] += a.asWinner(i, c)
		default:
			a.expected[i] += a.asLoser(i, c)
		}
	}
}

// rest returns the runs of the action under way that are still to come.
func (a *evaluation) rest() []Run {
	runs := a.runs()
	n := int(a.run)
	if a.sale {
		n++
	}
	return runs[min(n, len(runs)):]
}

// handValue is the worth of the cards in a player's hand, without the worst where
// one will not be played.
func (a *evaluation) handValue(who side) int {
	hand := a.player[who].hand
	sum, least := 0, 1<<30
	for h := hand; h != 0; {
		c := h.draw()
		v := a.asLoser(who, c)
		v += (a.townWorth() + a.runsValue(who, deck[c].Primary) - v) * min(a.w.times(wins[c], ofWinning), sure) / sure
		sum += v
		least = min(least, v)
	}
	if int(hand.len()) > a.toPlay(who) {
		sum -= least
	}
	return a.w.times(sum, ofHand)
}

// toPlay is the number of cards that a player will still play in this round.
func (a *evaluation) toPlay(who side) int {
	if a.leader != nobody && a.trick[who] != noCard {
		return a.tricks - 1
	}
	return a.tricks
}
