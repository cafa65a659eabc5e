package brianboru

// claimOdds are for claims, by the half towns that may still be taken in the
// region. Even a small lead that nobody seems able to take away is not safe:
// Vikings, monasteries and roads change it.
var claimOdds = oddsOf(70, 100, 124, 150, 158, 162, 166, 172, 174, 176)

// flips is the chance that a claim is turned up, by the half towns missing beyond the
// expected ones, from four too many to four too few.
var flips = [...]int{250, 240, 215, 215, 180, 90, 80, 30, 10}

// flipChance returns the chance that a claim turns face up with that many half towns
// missing.
func flipChance(missing int) int { return flips[max(min(missing, 4), -4)+4] }

// judgeBoard adds the expectations from regions: claims, and points for their number.
func (a *evaluation) judgeBoard() {
	free := a.empty()
	all := free.len()
	for r := range region(regionCount) {
		a.weight[r] = a.weights(r)
		if e := (free & inRegion[r]).len(); e > 0 {
			a.motion[r] = min(2*e, 3*a.tricksLeft()*e/all, len(claimOdds)-1)
		}
		a.claims[r] = a.contend(r, nobody)
		a.valueClaim(r)
		for i := range a.seats {
			a.expected[i] += a.claims[r].chance(i, 0) * a.value[r] / sure
			if a.controlled(i)&inRegion[r] != 0 {
				a.here[i]++
			}
		}
	}
	if a.alliance == trade {
		a.here[a.princess] = a.presence(a.princess)
	}
	for i := range a.seats {
		a.expected[i] += a.presenceValue(a.here[i])
	}
}

// contend is the contest for a region's claim, in half towns: its holder wins a tie.
// An ally of the Vikings has their weight.
func (a *evaluation) contend(r region, ally side) contest {
	var has [maxSeats + 1]int
	for i := range a.seats {
		k := a.weight[r][i]
		if i == ally {
			k += a.weight[r][Vikings]
		}
		has[i] = 2 * int(k)
		if a.claim[r] == i {
			has[i]++
		}
	}
	n := a.seats
	if k := a.weight[r][Vikings]; k > 0 && ally == nobody {
		has[n] = 2 * int(k)
		n++
	}
	return claimOdds[a.motion[r]].run(has[:n])
}

// valueClaim finds the worth of a claim: less while it may stay face down.
func (a *evaluation) valueClaim(r region) {
	c := &regions[r]
	a.value[r] = a.w.times(int(c.Points)*grain, ofClaim)
	a.raised[r] = a.value[r]
	if a.faceUp.has(r) {
		return
	}
	missing := 2*int(c.Threshold) - a.motion[r]
	for _, k := range a.weight[r] {
		missing -= 2 * int(k)
	}
	a.value[r] = a.w.times(int(c.Points)*grain*flipChance(missing)/sure, ofClaim)
	a.raised[r] = a.w.times(a.w.times(int(c.Points)*grain*flipChance(missing-2)/sure, ofClaim), ofRaised)
}

// claimValue is a player's gain from one more weight in a region.
func (a *evaluation) claimValue(who side, r region) int {
	c := &a.claims[r]
	return (c.chance(who, 2)*a.raised[r] - c.chance(who, 0)*a.value[r]) / sure
}

// presenceValue is the worth of towns in n regions: some more will come,
// and the points between two numbers are shared out.
func (a *evaluation) presenceValue(n int) int {
	const parts = 16
	others := regionCount - n
	at := parts*n + min(a.w.times(a.tricksLeft()*others*3/4, ofComing), parts*others)
	k, part := at/parts, at%parts
	v := int(regionPoints[k]) * grain
	if part > 0 {
		v += int(regionPoints[k+1]-regionPoints[k]) * grain * part / parts
	}
	return a.w.times(v, ofPresence)
}

// townValue is a player's gain from one more town in a region.
func (a *evaluation) townValue(who side, r region) int {
	v := a.claimValue(who, r)
	if a.controlled(who)&inRegion[r] == 0 {
		v += a.presenceValue(a.here[who]+1) - a.presenceValue(a.here[who])
	}
	return v
}

// abbeyValue is a player's gain from a monastery at its best place.
func (a *evaluation) abbeyValue(who side) int {
	best, sites := 0, a.sites(who)
	for r := range region(regionCount) {
		if sites&inRegion[r] != 0 {
			best = max(best, a.claimValue(who, r))
		}
	}
	return best
}

// roadValue is a player's gain from the best town by road.
func (a *evaluation) roadValue(who side) int {
	best, there := 0, a.reach(who)
	for r := range region(regionCount) {
		if there&inRegion[r] != 0 {
			best = max(best, a.townValue(who, r))
		}
	}
	return best
}
