package brianboru

// wins is the chance of each card to win its trick, counted in games of bots.
// White cards win most: they go with every town.
var wins = [cardCount]int{
	10, 10, 12, 16, 16, 16, 20, 22, 24, 36, 42, 46, 122, 52, 52, 54, 58, 58, 60, 205, 215, 230, 88, 88, 92,
}

// beating is the chance that a player who can win a trick does.
const beating = 180

// judgeCards adds what the trick under way and the cards in hands promise.
func (a *appraisal) judgeCards() {
	for i := range a.seats {
		g := &a.gain[i]
		g[GainRenown] = a.fame()
		g[CourtStep] = (a.courtHope(i, 2) - a.courtHope(i, 0)) / 2
		g[TakeRaider] = (a.raidHope(i, 2) - a.raidHope(i, 0)) / 2
		g[ChurchDisc] = (a.faithHope(i, 2) - a.faithHope(i, 0)) / 2
		g[ExpandRoad] = a.roadHope(i)
		if a.player[i].discs&a.viking != 0 {
			g[LiberateTown] = townWorth
		}
	}
	switch {
	case a.leader == nobody:
	case a.step == trickActions:
		a.judgeActions()
	default:
		a.judgeTrick()
	}
	for i := range a.seats {
		a.hopes[i] += a.handHope(i)
	}
}

// deeds is what runs of symbols give a player.
func (a *appraisal) deeds(who side, runs []Run) int {
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
			v -= paid*g[GainCoin] + (n-paid)*DebtPoints*grain
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

// asLoser is what the better action of a card gives that loses.
func (a *appraisal) asLoser(who side, lost card) int {
	c := &deck[lost]
	v := a.deeds(who, c.Upper)
	if c.Lower != nil {
		v = max(v, a.deeds(who, c.Lower))
	}
	return v
}

// asWinner is what a card gives that wins the active town.
func (a *appraisal) asWinner(who side, won card) int {
	return a.townHope(who, towns[a.active].Region) + leadWorth + a.deeds(who, deck[won].Primary)
}

// judgeTrick adds what the cards of a trick promise that is not yet won.
func (a *appraisal) judgeTrick() {
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
		a.hopes[i] += v
	}
}

// beats is the chance that a player who is still to play beats the best card,
// as far as its owner can tell.
func (a *appraisal) beats(who, best side) int {
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
	return (sure - none) * beating / sure
}

// judgeActions adds what the cards of a trick promise whose actions are to come.
func (a *appraisal) judgeActions() {
	for i := range a.seats {
		switch c := a.trick[i]; {
		case c < a.card:
		case c == a.card && a.way != openWay:
			a.hopes[i] += a.deeds(i, a.rest())
		case i == a.winner:
			a.hopes[i] += a.asWinner(i, c)
		default:
			a.hopes[i] += a.asLoser(i, c)
		}
	}
}

// rest is the runs of the action under way that are still to be carried out.
func (a *appraisal) rest() []Run {
	runs := a.runs()
	n := int(a.run)
	if a.sale {
		n++
	}
	return runs[min(n, len(runs)):]
}

// handHope is what the cards in a player's hand promise. One that will not be
// played is the worst.
func (a *appraisal) handHope(who side) int {
	hand := a.player[who].hand
	sum, least := 0, 1<<30
	for h := hand; h != 0; {
		c := h.draw()
		v := a.asLoser(who, c)
		v += (townWorth + a.deeds(who, deck[c].Primary) - v) * wins[c] / sure
		sum += v
		least = min(least, v)
	}
	if int(hand.len()) > a.toPlay(who) {
		sum -= least
	}
	return sum
}

// toPlay is how many cards a player is still to play in this round.
func (a *appraisal) toPlay(who side) int {
	if a.leader != nobody && a.trick[who] != noCard {
		return a.tricks - 1
	}
	return a.tricks
}
