package brianboru

// raceOdds are for races that end with the round, by the tricks to come.
var raceOdds = oddsOf(0, 96, 136, 160, 176, 188, 196, 202, 206)

// race is a contest of the round for the most of something.
func (a *evaluation) race(of func(*player) int16) contest {
	var has [maxSeats]int
	for i := range a.seats {
		has[i] = int(of(&a.player[i]))
	}
	return raceOdds[min(a.tricks, len(raceOdds)-1)].run(has[:a.seats])
}

// judgeMarriage adds the worth of the track.
func (a *evaluation) judgeMarriage() {
	a.court = a.race(onTrack)
	for i := range a.seats {
		a.bride[i] = a.brideValue(i)
		a.expected[i] += a.courtValue(i, 0)
	}
}

// courtValue is a player's expectation of the track with some steps more: the card,
// or the benefit of the space.
func (a *evaluation) courtValue(who side, more int8) int {
	from := a.player[who].space
	space := from
	if more > 0 {
		space = a.landing(who, min(from+more, topSpace))
	}
	stays := 0
	if a.rounds > 0 {
		stays = int(space) * a.w.times(spaceWorth, ofSpace)
	}
	if a.phase > phaseMarriage || a.phase == phaseMarriage && a.stage > marriageCard {
		return stays
	}
	b := &track[space]
	stays += int(b.Coins)*a.gain[who][GainCoin] + int(b.Renown)*a.renownValue()
	if b.Town {
		stays += a.townWorth()
	}
	p := a.court.chance(who, int(space-from))
	return (p*a.bride[who] + (sure-p)*stays) / sure
}

// brideValue is a player's gain from the marriage card of the round.
func (a *evaluation) brideValue(who side) int {
	switch a.suitor {
	case noMarriage:
		return a.w.times(cardWorth, ofCard)
	case estrid:
		return max(a.w.times(spurnPoints*grain, ofSpurn), a.w.times(a.allyValue(who), ofAlly))
	}
	b := &marriageCards[a.suitor].Benefit
	v := int(b.Points)*grain + int(b.Renown)*a.renownValue()
	if b.Town && a.empty()&inRegion[b.Region] != 0 {
		v += a.townValue(who, b.Region)
	}
	return a.w.times(v, ofBride)
}

// allyValue is a player's gain from the better alliance with the Vikings.
func (a *evaluation) allyValue(who side) int {
	claims, there := 0, a.here[who]
	for r := range region(regionCount) {
		if a.viking&inRegion[r] == 0 {
			continue
		}
		c := a.contend(r, who)
		claims += (c.chance(who, 0) - a.claims[r].chance(who, 0)) * a.value[r] / sure
		if a.controlled(who)&inRegion[r] == 0 {
			there++
		}
	}
	return max(claims, a.presenceValue(there)-a.presenceValue(a.here[who]))
}

// judgeBattle adds the worth of raiders, and the danger of having few.
func (a *evaluation) judgeBattle() {
	a.raids = a.race(inRaiders)
	a.idle = a.race(func(p *player) int16 { return -p.raiders })
	for i := range a.seats {
		a.expected[i] += a.raidValue(i, 0)
	}
}

// raidValue is a player's expectation of the battle with some raiders more.
func (a *evaluation) raidValue(who side, more int) int {
	if a.phase > phaseBattle {
		return int(a.player[who].raiders) * a.w.times(raiderWorth, ofRaider) * min(a.rounds, 1)
	}
	more = min(more, int(a.battle))
	v := 0
	if has := int(a.player[who].raiders) + more; has > 0 {
		p := a.raids.chance(who, more)
		spoils := a.w.times(int(a.player[who].renown+1)*grain+a.renownValue(), ofBattle)
		kept := has * a.w.times(raiderWorth, ofRaider) * min(a.rounds, 1)
		v = (p*spoils + (sure-p)*(kept+grain*p/sure)) / sure
	}
	return v - a.w.times(a.invaded(who, more)*a.townWorth()/sure, ofLoss)
}

// invaded is the chance that a player loses a town to the Vikings, in parts of
// sure. Of those with the fewest raiders all do.
func (a *evaluation) invaded(who side, more int) int {
	switch {
	case a.phase == phaseBattle && a.stage > battleLosses, a.controlled(who) == 0:
		return 0
	case a.phase == phaseBattle && a.stage == battleLosses:
		return sure * when(a.left.has(who))
	}
	p := min(a.idle.chance(who, -more)*5/4, sure)
	return p * a.invasion(more) / sure
}

// landings is the chance that raiders are left, by their number beyond those likely to
// be taken, from four fewer to four more.
var landings = [...]int{40, 70, 100, 130, 160, 190, 215, 235, 250}

// invasion is the chance that raiders are left in the battle area when so many
// more are taken: every trick takes about two.
func (a *evaluation) invasion(taken int) int {
	switch left := int(a.battle) - taken; {
	case left <= 0:
		return 0
	case a.tricks == 0:
		return sure
	default:
		return landings[max(min(left-2*a.tricks, 4), -4)+4]
	}
}

// judgeChurch adds the worth of discs in the church area.
func (a *evaluation) judgeChurch() {
	a.faith = a.race(inChurch)
	for i := range a.seats {
		a.abbey[i] = a.abbeyValue(i)
		a.expected[i] += a.faithValue(i, 0)
	}
}

// faithValue is a player's expectation of the church with some discs more: a monastery
// and the marker for the most, and a monastery for four. Else it is a point for the
// most of the others.
func (a *evaluation) faithValue(who side, more int) int {
	n := int(a.player[who].church) + more
	kept := n * a.w.times(discWorth, ofDisc) * min(a.rounds, 1)
	if n == 0 || a.phase > phaseChurch || a.phase == phaseChurch && a.stage >= churchLeaders {
		return kept
	}
	if n >= Patronage {
		kept = a.w.times(a.abbey[who], ofAbbey)
	}
	p := a.faith.chance(who, more)
	return (p*a.w.times(a.abbey[who]+a.markerWorth(), ofFaith) + (sure-p)*(kept+grain*p/sure)) / sure
}

// townWorth is the worth of a town, wherever it is.
func (a *evaluation) townWorth() int { return a.w.times(townWorth, ofTown) }
