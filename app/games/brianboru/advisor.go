package brianboru

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// advisor knows Brian Boru.
type advisor struct{ advice.None }

// HandPicks is how many cards an answer takes: two of a packet, one in a trick.
func (advisor) HandPicks(ask string) int {
	switch ask {
	case "keep":
		return 2
	case "lead", "follow":
		return 1
	}
	return 0
}

// Modest reports whether the player buys nothing until they say so.
func (advisor) Modest(ask string) bool {
	return slices.Contains([]string{"courtExtra", "churchExtra", "raidExtra"}, ask)
}

// Harm adds the points that a winner loses who cannot pay.
func (advisor) Harm(s advice.Context, c engine.Choice) advice.Harm {
	h := advice.None{}.Harm(s, c)
	if st, ok := s.State.(*brianboru.State); ok && s.Turn.Seat >= 0 {
		h.Points = max(h.Points, venture{s, st, s.Turn.Seat}.owes(c))
	}
	return h
}

// Previews tells what a choice brings in the present position.
func (advisor) Previews(s advice.Context, c engine.Choice) []advice.Preview {
	st, ok := s.State.(*brianboru.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	v := venture{s, st, s.Turn.Seat}
	switch s.Verb(c) {
	case "lead":
		stands := v.stands(c.What, c.To, "brian.would.safe", "brian.would.safe.none")
		return slices.Concat(v.region(c.To), stands, v.debt(c.What, stands))
	case "play":
		if !v.leads(c.What) {
			return v.trick(c.What)
		}
		trick := v.trick(c.What)
		return append(trick, v.debt(c.What, trick)...)
	case "upper":
		return v.action(brianboru.ActionCard(st.Resolving()).Upper)
	case "lower":
		return v.action(brianboru.ActionCard(st.Resolving()).Lower)
	case "buy":
		return v.buy(int(c.Count))
	case "expand":
		return append(v.region(c.To), v.coins(st.Coins(v.seat)-brianboru.ExpandPrice))
	case "place", "monastery":
		return v.region(c.To)
	case "liberate":
		return v.back(c.To)
	case "lose":
		return v.loss(c.To)
	case "support":
		return v.princess("brian.princess.support")
	case "trade":
		return v.princess("brian.princess.trade")
	case "spurn":
		return []advice.Preview{told("brian.princess.spurn")}
	}
	return nil
}

// venture is a choice that a seat thinks of.
type venture struct {
	advice.Context
	st   *brianboru.State
	seat engine.Seat
}

func told(key string, args ...any) advice.Preview {
	return advice.Preview{Words: advice.Say(key, args...)}
}

// region tells what one town more, or a monastery, is among the others' weights
// in its region.
func (v venture) region(town int8) []advice.Preview {
	claim := v.claim(town)
	others := int8(0)
	for side, weight := range claim.Weights {
		if side != int(v.seat) {
			others = max(others, weight)
		}
	}
	return []advice.Preview{told("brian.would.region", "region", v.regionOf(town), "own", int(claim.Weights[v.seat]+1), "others", int(others))}
}

// regionOf is the place of a town's region: the regions follow the towns.
func (v venture) regionOf(town int8) advice.Place {
	return advice.Place(slices.Index(v.Lexicon.Places, v.claim(town).Name))
}

func (v venture) claim(town int8) brianboru.Claim {
	return v.st.Claim(int(brianboru.TownOf(town).Region))
}

// best is the card that wins the trick so far, or engine.None.
func (v venture) best() int8 {
	for _, p := range v.st.Trick() {
		if p.Seat == v.st.Ahead() {
			return p.Card
		}
	}
	return engine.None
}

// leads reports whether a card wins the trick so far.
func (v venture) leads(card int8) bool {
	return brianboru.Fits(card, v.st.ActiveTown()) && card >= v.best()
}

// trick tells whether a card would win the trick so far.
func (v venture) trick(card int8) []advice.Preview {
	switch {
	case !v.leads(card):
		return []advice.Preview{told("brian.would.lose", "what", advice.Thing(v.best()))}
	case len(v.st.Trick()) == v.st.Seats()-1:
		return []advice.Preview{told("brian.would.win")}
	}
	if list := v.stands(card, v.st.ActiveTown(), "brian.would.leadSafe", "brian.would.leadSafe.none"); list != nil {
		return list
	}
	return []advice.Preview{told("brian.would.lead")}
}

// stands tells how likely it is that nobody who plays after a card can beat it,
// as far as the seat can know. Nothing, where it has no memory.
func (v venture) stands(card, town int8, key, none string) []advice.Preview {
	if v.Witnessed == nil {
		return nil
	}
	m := brianboru.NewMemory(v.seat)
	v.Witnessed(func(before engine.State, told []engine.Event) {
		if st, ok := before.(*brianboru.State); ok {
			m.Witness(st, told)
		}
	})
	threat := m.Threat(v.st, card, town)
	if threat.Safe == threat.Deals {
		return []advice.Preview{told("brian.would.win")}
	}
	var out advice.Figures
	for _, what := range threat.Out {
		out = append(out, int(brianboru.ActionCard(what).Value))
	}
	p := told(key, "percent", advice.PercentOf(threat.Safe, threat.Deals))
	if 3*threat.Safe < threat.Deals { // at least so little is no help: which cards they are says more
		p = told(none, "count", len(out))
	}
	p.More = []advice.Words{advice.Say("brian.out", "count", len(out), "cards", out), advice.Say("brian.out.how")}
	return []advice.Preview{p}
}

// owes is how many points a choice costs for coins that are not there: of a card,
// if it wins.
func (v venture) owes(c engine.Choice) int {
	switch v.Verb(c) {
	case "lead":
		return v.short(brianboru.ActionCard(c.What).Primary)
	case "play":
		if !v.leads(c.What) {
			return 0
		}
		return v.short(brianboru.ActionCard(c.What).Primary)
	case "upper":
		return v.short(brianboru.ActionCard(v.st.Resolving()).Upper)
	case "lower":
		return v.short(brianboru.ActionCard(v.st.Resolving()).Lower)
	}
	return 0
}

// short is what some symbols cost in points, for coins that are not there.
func (v venture) short(runs []brianboru.Run) int {
	due, purse := 0, v.st.Coins(v.seat)
	for _, run := range runs {
		switch run.Symbol {
		case brianboru.GainCoin:
			purse += int(run.Count)
		case brianboru.PayCoin:
			due += max(0, int(run.Count)-purse)
			purse = max(0, purse-int(run.Count))
		}
	}
	return brianboru.DebtPoints * due
}

// debt tells what a winner pays in points for coins that are not there, of a card of which
// it is told whether it wins.
func (v venture) debt(card int8, stands []advice.Preview) []advice.Preview {
	due := v.short(brianboru.ActionCard(card).Primary)
	switch {
	case due == 0:
		return nil
	case len(stands) > 0 && stands[0].Words.Key == "brian.would.win":
		return []advice.Preview{owing("brian.would.debt", due)}
	}
	return []advice.Preview{owing("brian.would.debt.won", due)}
}

// owing tells of points for coins that are not there, and of how many.
func owing(key string, points int) advice.Preview {
	return told(key, "count", points/brianboru.DebtPoints, "points", points)
}

// action tells what the symbols of an action bring, in their order.
func (v venture) action(runs []brianboru.Run) []advice.Preview {
	var list []advice.Preview
	purse, sells := v.st.Coins(v.seat), "" // what may be bought besides
	for _, run := range runs {
		n := int(run.Count)
		switch run.Symbol {
		case brianboru.GainCoin:
			purse += n
			list = append(list, v.coins(purse))
		case brianboru.PayCoin:
			list = append(list, v.coins(max(0, purse-n)))
			if purse < n {
				list = append(list, owing("brian.would.debt", brianboru.DebtPoints*(n-purse)))
			}
			purse = max(0, purse-n)
		case brianboru.ChurchDisc:
			list, sells = append(list, v.church(n)), "brian.extra.discs"
		case brianboru.TakeRaider:
			n = min(n, v.st.Battle())
			if list = append(list, v.raiders(n)); n < v.st.Battle() {
				sells = "brian.extra.raiders"
			}
		case brianboru.CourtStep:
			if list = append(list, v.court(n)); v.st.Track(v.seat)+n < brianboru.TopSpace {
				sells = "brian.extra.hearts"
			}
		case brianboru.ExpandRoad:
			list = append(list, v.roads(purse))
		case brianboru.LiberateTown:
			list = append(list, v.free())
		}
	}
	if sells != "" && purse >= brianboru.ExtraPrice {
		list = append(list, told(sells))
	}
	return list
}

// buy tells what more of a symbol costs and brings.
func (v venture) buy(n int) []advice.Preview {
	var list []advice.Preview
	switch v.Ask() {
	case "courtExtra":
		list = []advice.Preview{v.court(n)}
	case "churchExtra":
		list = []advice.Preview{v.church(n)}
	case "raidExtra":
		list = []advice.Preview{v.raiders(n)}
	}
	if n == 0 {
		return list
	}
	return append(list, v.coins(v.st.Coins(v.seat)-brianboru.ExtraPrice*n))
}

func (v venture) coins(after int) advice.Preview {
	return told("brian.would.coins", "before", v.st.Coins(v.seat), "after", after)
}

func (v venture) church(n int) advice.Preview {
	before := v.st.Church(v.seat)
	return told("brian.would.church", "before", before, "after", before+n)
}

func (v venture) raiders(n int) advice.Preview {
	before := v.st.Raiders(v.seat)
	if n == 0 && v.st.Battle() == 0 {
		return told("brian.would.raiders.none", "count", before)
	}
	return told("brian.would.raiders", "before", before, "after", before+n)
}

// court tells where the disc comes to rest, whether that is below a space that is
// taken, and what it brings there.
func (v venture) court(n int) advice.Preview {
	from := v.st.Track(v.seat)
	to, aim := v.st.Landing(v.seat, n), min(from+n, brianboru.TopSpace)
	gives := advice.Say("brian.would.nothing")
	b := brianboru.TrackBenefit(to)
	switch {
	case to == brianboru.TopSpace:
		gives = advice.Say("brian.gives.marriage")
	case to > v.highest():
		gives = advice.Say("brian.gives.ahead")
	case b.Coins > 0:
		gives = advice.Say("brian.gives.coins", "count", int(b.Coins))
	case b.Renown > 0:
		gives = advice.Say("brian.gives.renown", "count", int(b.Renown))
	case b.Town:
		gives = advice.Say("brian.gives.town")
	}
	switch {
	case to == from:
		return told("brian.would.stays", "count", to, "gives", gives)
	case to < from:
		return told("brian.would.taken", "count", to, "aim", aim, "gives", gives)
	case to < aim:
		return told("brian.would.fallBack", "before", from, "after", to, "aim", aim, "gives", gives)
	}
	return told("brian.would.court", "before", from, "after", to, "gives", gives)
}

// highest is the highest space of the other discs on the track.
func (v venture) highest() int {
	space := 0
	for seat := range engine.Seat(v.st.Seats()) {
		if seat != v.seat {
			space = max(space, v.st.Track(seat))
		}
	}
	return space
}

// roads tells whether a purse is enough to expand, and where to.
func (v venture) roads(purse int) advice.Preview {
	if purse < brianboru.ExpandPrice {
		return told("brian.would.short", "count", brianboru.ExpandPrice-purse)
	}
	if towns := len(v.st.Reach(v.seat)); towns > 0 {
		return told("brian.would.roads", "count", towns)
	}
	return told("brian.would.noRoad")
}

// free tells how many towns the Vikings hold.
func (v venture) free() advice.Preview {
	if towns := v.vikingTowns(); towns > 0 {
		return told("brian.would.free", "count", towns)
	}
	return told("brian.would.noFree")
}

// back tells who has a town again.
func (v venture) back(town int8) []advice.Preview {
	for _, p := range v.Pieces {
		if p.Place == town && p.Side >= 0 && int(p.Side) < v.st.Seats() {
			return []advice.Preview{told("brian.would.back", "side", advice.Side(p.Side))}
		}
	}
	return nil
}

// loss tells what is left to the player who loses a town, and what the Vikings then have.
func (v venture) loss(town int8) []advice.Preview {
	claim := v.claim(town)
	gone := int8(1)
	for _, p := range v.Pieces {
		if p.Place == town && v.Lexicon.Whats[p.What] == "monastery" {
			gone = 2
		}
	}
	vikings := len(claim.Weights) - 1
	seat, as := v.st.Princess()
	weights := claim.Weights
	weights[v.Turn.Other] -= gone
	if as == "support" {
		vikings = int(seat) // they fight for that seat
	}
	weights[vikings] += gone
	if vikings == int(v.Turn.Other) {
		return []advice.Preview{told("brian.would.keep", "region", v.regionOf(town), "count", int(weights[vikings]))}
	}
	return []advice.Preview{told("brian.would.loss", "region", v.regionOf(town),
		"side", advice.Side(v.Turn.Other), "own", int(weights[v.Turn.Other]), "other", advice.Side(vikings), "others", int(weights[vikings]))}
}

// princess tells what an alliance with the Vikings is worth.
func (v venture) princess(key string) []advice.Preview {
	return []advice.Preview{told(key), told("brian.would.vikings", "count", v.vikingTowns())}
}

func (v venture) vikingTowns() int {
	n := 0
	for _, p := range v.Pieces {
		if v.Lexicon.Whats[p.What] == "viking control" {
			n++
		}
	}
	return n
}

// Estate counts a disc as its town, unless a Viking control token is on it, and a claim as
// its region.
func (c advisor) Estate(l *engine.Lexicon, s engine.State) advice.Estate {
	e := c.None.Estate(l, s)
	for side := range e.Held {
		if side != int(brianboru.Vikings) {
			e.Held[side] &^= e.Held[brianboru.Vikings]
		}
	}
	e.Units = nil
	return e
}
