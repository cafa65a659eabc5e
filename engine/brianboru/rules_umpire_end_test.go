package brianboru_test

import "slices"

// weights are how many towns each player controls in a region, monasteries
// counting twice, and behind them the Vikings.
func (u *umpire) weights(region string) []int {
	weights := make([]int, u.seats+1)
	for p, town := range townFacts {
		if town.region != region || u.disc[p] < 0 {
			continue
		}
		weight, owner := 1, u.disc[p]
		if u.abbey[p] {
			weight = 2
		}
		if u.viking[p] {
			if owner = u.seats; u.ally >= 0 && !u.trade {
				owner = u.ally
			}
		}
		weights[owner] += weight
	}
	return weights
}

// first are the parties with most towns of a region.
func (u *umpire) first(region string) []int {
	weights := u.weights(region)
	most := slices.Max(weights)
	var first []int
	for i, w := range weights {
		if w == most && most > 0 {
			first = append(first, i)
		}
	}
	return first
}

func (u *umpire) claims() {
	for i, r := range regionFacts {
		sum := 0
		for _, w := range u.weights(r.name) {
			sum += w
		}
		if u.claim[i] == faceDown && sum >= r.threshold {
			u.claim[i] = onBoard
		}
		if first := u.first(r.name); u.claim[i] != faceDown && len(first) == 1 {
			if u.claim[i] = first[0]; first[0] == u.seats {
				u.claim[i] = onBoard
			}
		}
	}
}

func (u *umpire) score() {
	rich, most := u.most(func(l ledger) int { return l.coins })
	if len(rich) == 1 && most > 0 {
		u.side[rich[0]].points++
	}
	u.side[u.holder].points++
	for i := range u.side {
		u.side[i].points += u.side[i].renown
		regions := 0
		for _, r := range regionFacts {
			if len(u.towns(func(p int) bool {
				mine := u.disc[p] == i && !u.viking[p]
				return townFacts[p].region == r.name && (mine || u.viking[p] && u.trade && u.ally == i)
			})) > 0 {
				regions++
			}
		}
		u.side[i].points += []int{0, 0, 0, 1, 1, 3, 5, 7, 10}[regions]
	}
	for i, r := range regionFacts {
		switch at := u.claim[i]; {
		case at >= 0:
			u.side[at].points += r.points
		case at == onBoard:
			first := u.first(r.name)
			if slices.Equal(first, []int{u.seats}) {
				break
			}
			for _, side := range first {
				if side < u.seats {
					u.side[side].points += r.points / 2
				}
			}
		}
	}
}

// winners are those with most points, of these those with most claims, and of
// these those with most marriages.
func (u *umpire) winners() []int {
	held := func(i int) int {
		n := 0
		for _, at := range u.claim {
			if at == i {
				n++
			}
		}
		return n
	}
	worth := func(i int) int { return (u.side[i].points*10+held(i))*10 + u.side[i].marriages }
	best := 0
	for i := range u.side {
		best = max(best, worth(i))
	}
	var winners []int
	for i := range u.side {
		if worth(i) == best {
			winners = append(winners, i)
		}
	}
	return winners
}
