package brianboru

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// Consequences tells what an answer leads to in the upkeep, and at the end.
func (advisor) Consequences(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*brianboru.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	v := venture{s, st, s.Turn.Seat}
	switch s.Verb(c) {
	case "upper":
		return v.prospects(brianboru.ActionCard(st.Resolving()).Upper)
	case "lower":
		return v.prospects(brianboru.ActionCard(st.Resolving()).Lower)
	case "buy":
		symbol := map[string]brianboru.Symbol{"courtExtra": brianboru.CourtStep, "churchExtra": brianboru.ChurchDisc, "raidExtra": brianboru.TakeRaider}
		return v.prospects([]brianboru.Run{{Symbol: symbol[s.Ask()], Count: c.Count}})
	case "liberate", "lose", "expand", "monastery", "place":
		return append(v.lead(c), v.ending(c)...)
	case "support", "trade", "spurn":
		return v.ending(c)
	}
	return nil
}

// Reasons tell of cards that are kept what the others of the packet have not, and of a
// card that is played what it brings and which one stays in hand.
func (advisor) Reasons(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*brianboru.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	v := venture{s, st, s.Turn.Seat}
	switch s.Verb(c) {
	case "keep":
		return v.keeps(c)
	case "lead":
		return v.holds(c.What, c.To)
	case "play":
		return append(v.brings(c.What), v.holds(c.What, st.ActiveTown())...)
	case "end":
		return []advice.Words{advice.Say("brian.why.saves", "count", st.Coins(v.seat))}
	case "buy":
		if s.Ask() == "courtExtra" {
			return v.woos(int(c.Count))
		}
	}
	return nil
}

// woos tells of steps on the marriage track whether they lead, and ahead of whom.
func (v venture) woos(n int) []advice.Words {
	to, most := v.st.Landing(v.seat, n), v.highest()
	for seat := range engine.Seat(v.st.Seats()) {
		switch {
		case seat == v.seat || v.st.Track(seat) != most || to == most:
		case to > most:
			return []advice.Words{advice.Say("brian.why.leads", "side", advice.Side(seat))}
		case n == 0:
			return []advice.Words{advice.Say("brian.why.waits", "side", advice.Side(seat), "count", v.st.Coins(v.seat))}
		}
	}
	return nil
}

// keeps tells of two cards what the others that could be kept have not, or else how many
// of their colour the hand then holds.
func (v venture) keeps(c engine.Choice) []advice.Words {
	suits, seen := map[brianboru.Suit]int{}, []int8(nil)
	for _, d := range v.Legal {
		for _, what := range []int8{d.What, d.Extra} {
			if what >= 0 && !slices.Contains(seen, what) {
				seen = append(seen, what)
				suits[brianboru.ActionCard(what).Suit]++
			}
		}
	}
	value := func(a, b int8) int { return int(brianboru.ActionCard(a).Value - brianboru.ActionCard(b).Value) }
	var list []advice.Words
	for _, what := range []int8{c.What, c.Extra} {
		key := ""
		switch {
		case what < 0:
			continue
		case what == slices.MaxFunc(seen, value):
			key = "brian.why.highest"
		case suits[brianboru.ActionCard(what).Suit] == 1:
			key = "brian.why.only"
		case what == slices.MinFunc(seen, value):
			key = "brian.why.lowest"
		default:
			continue
		}
		list = append(list, advice.Say(key, "what", advice.Thing(what)))
	}
	if list != nil || c.What < 0 {
		return list
	}
	count := 1
	for _, what := range append(v.st.Hand(v.seat), c.Extra) {
		if what >= 0 && what != c.What && brianboru.ActionCard(what).Suit == brianboru.ActionCard(c.What).Suit {
			count++
		}
	}
	return []advice.Words{advice.Say("brian.why.colour", "what", advice.Thing(c.What), "count", count)}
}

// brings tells of a card what the town would be worth in its region, or what may be done
// with it when the trick is lost.
func (v venture) brings(card int8) []advice.Words {
	if v.leads(card) {
		return []advice.Words{v.region(v.st.ActiveTown())[0].Words}
	}
	does := func(runs []brianboru.Run) []advice.Words {
		var list []advice.Words
		for _, p := range v.action(runs) {
			if !strings.HasPrefix(p.Words.Key, "brian.extra.") {
				list = append(list, p.Words)
			}
		}
		return list
	}
	c := brianboru.ActionCard(card)
	if len(c.Lower) == 0 {
		return []advice.Words{advice.Say("brian.why.loses.single", "upper", does(c.Upper))}
	}
	return []advice.Words{advice.Say("brian.why.loses", "upper", does(c.Upper), "lower", does(c.Lower))}
}

// holds tells which card of the hand is saved for later: the only one that frees a town,
// while the Vikings have one, or the highest that could win this trick.
func (v venture) holds(card, town int8) []advice.Words {
	frees := func(what int8) bool {
		c := brianboru.ActionCard(what)
		return slices.ContainsFunc(slices.Concat(c.Upper, c.Lower), func(r brianboru.Run) bool { return r.Symbol == brianboru.LiberateTown })
	}
	var free, high []int8
	for _, what := range v.st.Hand(v.seat) {
		switch {
		case frees(what):
			free = append(free, what)
		case what > card && brianboru.Fits(what, town):
			high = append(high, what)
		}
	}
	switch {
	case len(free) == 1 && free[0] != card && v.vikingTowns() > 0:
		return []advice.Words{advice.Say("brian.why.frees", "what", advice.Thing(free[0]))}
	case len(high) > 0:
		return []advice.Words{advice.Say("brian.why.saved", "what", advice.Thing(high[len(high)-1]))}
	}
	return nil
}

// prospects tells how the houses then stand in what some symbols are about.
func (v venture) prospects(runs []brianboru.Run) []advice.Words {
	var list []advice.Words
	for _, run := range runs {
		n := int(run.Count)
		switch run.Symbol {
		case brianboru.CourtStep:
			list = append(list, v.ladder(n))
		case brianboru.TakeRaider:
			list = append(list, v.battle(min(n, v.st.Battle()))...)
		case brianboru.ChurchDisc:
			list = append(list, v.altar(n)...)
		}
	}
	return list
}

// ladder lists all discs on the marriage track after some steps, the highest first.
func (v venture) ladder(n int) advice.Words {
	type disc struct {
		seat  engine.Seat
		space int
	}
	var discs []disc
	for seat := range engine.Seat(v.st.Seats()) {
		d := disc{seat, v.st.Track(seat)}
		if seat == v.seat {
			d.space = v.st.Landing(seat, n)
		}
		discs = append(discs, d)
	}
	slices.SortStableFunc(discs, func(a, b disc) int { return b.space - a.space })
	var list []advice.Words
	for _, d := range discs {
		list = append(list, advice.Say("follows.disc", "side", advice.Side(d.seat), "count", d.space))
	}
	return advice.Say("follows.ladder", "list", list)
}

// rivals are the most and the fewest that another house has of something.
func (v venture) rivals(of func(engine.Seat) int) (most, fewest int) {
	first := true
	for seat := range engine.Seat(v.st.Seats()) {
		if seat == v.seat {
			continue
		}
		n := of(seat)
		if first {
			most, fewest, first = n, n, false
		}
		most, fewest = max(most, n), min(fewest, n)
	}
	return most, fewest
}

// battle tells how the battle step would end for the seat with some more raiders, and who
// then has the most.
func (v venture) battle(n int) []advice.Words {
	own := v.st.Raiders(v.seat) + n
	most, fewest := v.rivals(v.st.Raiders)
	if own > most {
		return []advice.Words{advice.Say("follows.raiders.most", "count", v.st.Renown(v.seat)+1)}
	}
	list := []advice.Words{advice.Say("follows.raiders.safe")}
	switch {
	case v.st.Battle() == n:
		list[0] = advice.Say("follows.raiders.none")
	case own <= fewest:
		list[0] = advice.Say("follows.raiders.fewest")
	}
	leader, alone := engine.Seat(0), own < most
	for seat := range engine.Seat(v.st.Seats()) {
		if seat != v.seat && v.st.Raiders(seat) == most {
			alone = alone && leader == 0
			leader = seat + 1
		}
	}
	if alone {
		return append(list, advice.Say("follows.raiders.lead", "side", advice.Side(leader-1), "count", most))
	}
	return append(list, advice.Say("follows.raiders.tied"))
}

// altar tells what the church step would bring the seat with some more discs.
func (v venture) altar(n int) []advice.Words {
	own := v.st.Church(v.seat) + n
	most, _ := v.rivals(v.st.Church)
	switch {
	case own > most:
		if rival, discs := v.threat(own); discs > 0 {
			return []advice.Words{advice.Say("follows.church.rival", "side", advice.Side(rival), "count", discs)}
		}
		return []advice.Words{advice.Say("follows.church.most")}
	case own >= brianboru.Patronage:
		return []advice.Words{advice.Say("follows.church.four")}
	case own == most:
		return []advice.Words{advice.Say("follows.church.tied")}
	}
	return []advice.Words{advice.Say("follows.church.behind", "count", most-own)}
}

// threat is the house that can still put the most discs in this trick, so that a seat with so
// many no longer has the most alone, and how many those are; none where no house can.
func (v venture) threat(own int) (rival engine.Seat, discs int) {
	for _, p := range v.st.Trick() {
		if p.Done || p.Wins || p.Seat == v.seat {
			continue
		}
		n := 0
		c := brianboru.ActionCard(p.Card)
		for _, runs := range [][]brianboru.Run{c.Upper, c.Lower} {
			for _, r := range runs {
				if r.Symbol == brianboru.ChurchDisc {
					n = max(n, int(r.Count)+v.st.Coins(p.Seat)/brianboru.ExtraPrice)
				}
			}
		}
		if n > discs && v.st.Church(p.Seat)+n >= own {
			rival, discs = p.Seat, n
		}
	}
	return rival, discs
}

// Endangered reports whether a seat alone or with others has fewer raiders than another, and
// a town that the Vikings would take for that.
func Endangered(st *brianboru.State, seat engine.Seat) bool {
	most, least, towns := 0, st.Raiders(seat), false
	for other := range engine.Seat(st.Seats()) {
		most, least = max(most, st.Raiders(other)), min(least, st.Raiders(other))
	}
	for r := range st.Stakes(seat) {
		towns = towns || st.Claim(r).Weights[seat] > 0
	}
	return towns && st.Battle() > 0 && st.Raiders(seat) == least && least < most
}

// lead tells who then weighs the most in a town's region, where that changes.
func (v venture) lead(c engine.Choice) []advice.Words {
	o, ok := v.Outcome(c)
	if !ok {
		return nil
	}
	after, ok := o.State.(*brianboru.State)
	if !ok {
		return nil
	}
	was := v.claim(c.To)
	is := after.Claim(int(brianboru.TownOf(c.To).Region))
	before, then := heaviest(was), heaviest(is)
	if before == then {
		return nil
	}
	if then < 0 {
		return []advice.Words{advice.Say("follows.lead.none", "region", v.regionOf(c.To))}
	}
	if then == int8(v.seat) {
		return []advice.Words{advice.Say("follows.lead.you", "region", v.regionOf(c.To), "count", int(is.Points))}
	}
	return []advice.Words{advice.Say("follows.lead", "side", advice.Side(then), "region", v.regionOf(c.To), "count", int(is.Points))}
}

// heaviest is the side that alone weighs the most in a region, or engine.None.
func heaviest(c brianboru.Claim) int8 {
	best, most := int8(engine.None), int8(0)
	for side, weight := range c.Weights {
		switch {
		case weight > most:
			best, most = int8(side), weight
		case weight == most:
			best = engine.None
		}
	}
	return best
}

// ending tells how the points of the seat change, if the game ended then.
func (v venture) ending(c engine.Choice) []advice.Words {
	o, ok := v.Outcome(c)
	if !ok {
		return nil
	}
	after, ok := o.State.(*brianboru.State)
	if !ok {
		return nil
	}
	before, then := v.st.Ending(v.seat).Now, after.Ending(v.seat).Now
	if before == then {
		return nil
	}
	return []advice.Words{advice.Say("follows.ending", "before", before, "after", then)}
}
