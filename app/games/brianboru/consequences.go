package brianboru

import (
	"slices"

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

// Reasons tell of cards that are kept what the others of the packet have not.
func (advisor) Reasons(s advice.Context, c engine.Choice) []advice.Words {
	if s.Ask() != "keep" {
		return nil
	}
	highest, suits, seen := int8(0), map[brianboru.Suit]int{}, map[int8]bool{}
	for _, d := range s.Legal {
		for _, what := range []int8{d.What, d.Extra} {
			if what < 0 || seen[what] {
				continue
			}
			seen[what] = true
			card := brianboru.ActionCard(what)
			suits[card.Suit]++
			highest = max(highest, int8(card.Value))
		}
	}
	var list []advice.Words
	for _, what := range []int8{c.What, c.Extra} {
		if what < 0 {
			continue
		}
		switch card := brianboru.ActionCard(what); {
		case int8(card.Value) == highest:
			list = append(list, advice.Say("brian.why.highest", "what", advice.Thing(what)))
		case suits[card.Suit] == 1:
			list = append(list, advice.Say("brian.why.only", "what", advice.Thing(what)))
		}
	}
	return list
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
			list = append(list, v.battle(min(n, v.st.Battle())))
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

// battle tells how the battle step would end for the seat with some more raiders.
func (v venture) battle(n int) advice.Words {
	own := v.st.Raiders(v.seat) + n
	most, fewest := v.rivals(v.st.Raiders)
	switch {
	case own > most:
		return advice.Say("follows.raiders.most", "count", v.st.Renown(v.seat)+1)
	case v.st.Battle() == n:
		return advice.Say("follows.raiders.none")
	case own <= fewest:
		return advice.Say("follows.raiders.fewest")
	}
	return advice.Say("follows.raiders.safe")
}

// altar tells what the church step would bring the seat with some more discs.
func (v venture) altar(n int) []advice.Words {
	own := v.st.Church(v.seat) + n
	most, _ := v.rivals(v.st.Church)
	switch {
	case own > most:
		return []advice.Words{advice.Say("follows.church.most")}
	case own >= brianboru.Patronage:
		return []advice.Words{advice.Say("follows.church.four")}
	case own == most:
		return []advice.Words{advice.Say("follows.church.tied")}
	}
	return []advice.Words{advice.Say("follows.church.behind", "count", most-own)}
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
