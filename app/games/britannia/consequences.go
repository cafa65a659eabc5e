package britannia

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// Consequences tells what follows from an answer that names no battle.
func (advisor) Consequences(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*britannia.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	switch s.Ask() {
	case "submit":
		return submission(s, st, c)
	case "growth":
		return growth(s, c)
	case "abandon":
		return []advice.Words{advice.Say("follows.abandon."+s.Verb(c), "other", advice.Side(s.Turn.Other))}
	case "ballot", "vote":
		return vote(s, st, c)
	case "march":
		if s.Verb(c) == "ask" {
			return []advice.Words{advice.Say("follows.ask", "other", advice.Side(s.Turn.Other))}
		}
		// The costs come first: short screens cut the end.
		return slices.Concat(last(s, st, c), emptied(s, st, c), bounty(s, st, c), passing(s, st, c), taking(s, st, c), reign(s, st, c))
	case "defenderRetreat":
		if s.Verb(c) != "end" {
			return givenUp(s, st, s.Turn.Place)
		}
	case "withdraw":
		if s.Verb(c) != "end" && leaves(s, c, c.From) {
			return givenUp(s, st, c.From)
		}
	}
	return nil
}

// Reasons tell what an area pays where armies are placed, how many stay where one is
// removed, and who can come there next or lands there later.
func (k advisor) Reasons(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*britannia.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	if s.FightsOn(c) {
		return append([]advice.Words{s.FightOn()}, pays(s, st, s.Turn.Place)...)
	}
	place, verb := c.To, s.Verb(c)
	removed := slices.Contains([]string{"remove", "lose", "withdraw"}, verb)
	switch {
	case removed && c.From >= 0:
		place = c.From
	case removed:
		place = s.Turn.Place
	}
	if place < 0 {
		return nil
	}
	var list []advice.Words
	switch {
	case s.Ask() == "place":
		list = pays(s, st, place)
	case removed && !leaves(s, c, place):
		list = []advice.Words{stays(s, place, c.Count)}
	case removed && verb != "withdraw": // it is told among the consequences
		list = givenUp(s, st, place)
	}
	if removed {
		return list
	}
	switch risk, ok := k.Risk(s, c); {
	case !ok || !risk.Battle():
		list = append(list, reach(s, c, place)...)
	case marches(s, c) && taking(s, st, c) == nil:
		list = append(list, advice.Say("reason.win", "place", advice.Place(place)))
	}
	if seas()>>uint(place)&1 != 0 {
		return list
	}
	for _, l := range st.Landings(place) {
		if st.Player(l.Side) != s.Turn.Seat && l.Round <= st.Round()+soon {
			return append(list, advice.Say("place.lands", "side", advice.Side(l.Side), "round", advice.Round(l.Round), "count", l.Armies))
		}
	}
	return list
}

// soon is how many rounds ahead a landing matters to where armies go.
const soon = 2

// stays tells how many armies of the side stay in an area that some leave; 0 is one.
func stays(s advice.Context, place, some int8) advice.Words {
	count := -int(max(1, some))
	for _, p := range s.Pieces {
		if p.Place == place && p.Side == s.Turn.Side && p.What <= int8(britannia.Raiders) {
			count += int(p.Count)
		}
	}
	return advice.Say("follows.remain", "place", advice.Place(place), "count", count)
}

// reach tells which nation of others can come to an area after a choice when it moves
// next: the one that wins there the most often.
func reach(s advice.Context, c engine.Choice, place int8) []advice.Words {
	o, ok := s.Outcome(c)
	if !ok {
		return nil
	}
	st, ok := o.State.(*britannia.State)
	comers := st.Comers()
	switch {
	case !ok:
		return nil
	case int(place) >= len(comers):
		return []advice.Words{advice.Say("follows.sea")}
	}
	worst, wins, peaceful := -1, advice.Percent(0), -1
	for n, comer := range comers[place] {
		if st.Player(comer.Side) == s.Turn.Seat {
			continue
		}
		switch percent, fights := Assault(st, comer, place); {
		case !fights:
			peaceful = n
		case worst < 0 || percent > wins:
			worst, wins = n, percent
		}
	}
	switch {
	case worst >= 0:
		return []advice.Words{advice.Say("follows.at", "place", advice.Place(place), "words", Comes(comers[place][worst], wins, true))}
	case peaceful >= 0: // at peace, or nobody is there whom it would fight
		return []advice.Words{advice.Say("follows.at", "place", advice.Place(place), "words", Comes(comers[place][peaceful], 0, false))}
	}
	return []advice.Words{advice.Say("follows.calm", "place", advice.Place(place))}
}

// Comes says that a nation can come, with how many and how many of them by sea, and how often it
// wins if it has to fight.
func Comes(c britannia.Comer, wins advice.Percent, fights bool) advice.Words {
	key, more := "place.comes", []any(nil)
	if fights {
		key, more = "place.comes.odds", []any{"percent", wins}
	}
	by := "place.comes.land"
	switch int(c.Sea) {
	case 0:
	case c.Armies():
		by = "place.comes.sea"
	default:
		by = "place.comes.both"
	}
	force := advice.Say(by, "count", c.Armies(), "sea", int(c.Sea))
	return advice.Say(key, append([]any{"side", advice.Side(c.Side), "round", advice.Round(c.Round), "force", force}, more...)...)
}

// pays tells what the card of the side that decides pays next for an area.
func pays(s advice.Context, st *britannia.State, place int8) []advice.Words {
	for _, p := range payments(s, st, place) {
		return []advice.Words{advice.Say("follows.take", "place", advice.Place(place), "count", advice.Points(p.points), "round", advice.Round(p.round))}
	}
	return nil
}

// submission tells by what a nation lives as a subject, and as none.
func submission(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	lord := advice.Side(s.Turn.Other)
	if s.Verb(c) != "submit" {
		return []advice.Words{advice.Say("follows.free", "other", lord)}
	}
	o, ok := s.Outcome(c)
	if !ok {
		return nil
	}
	var list []advice.Words
	if points := earned(s, o.Events, s.Turn.Other); points > 0 {
		list = append(list, advice.Say("follows.tribute", "other", lord, "count", advice.Points(points)))
	}
	terms := st.Terms(s.Turn.Side, s.Turn.Other)
	peace := advice.Say("follows.peace", "other", lord)
	switch {
	case terms.Turn:
		peace = advice.Say("follows.peace.turn", "other", lord)
	case terms.Until > 0:
		peace = advice.Say("follows.peace.until", "other", lord, "round", advice.Round(terms.Until))
	}
	keeps := map[britannia.Share]string{britannia.Whole: "follows.keeps", britannia.Half: "follows.halves", britannia.Nothing: "follows.pays"}
	return append(list, peace, advice.Say(keeps[terms.Points]))
}

// earned is how many points a side scores by some events.
func earned(s advice.Context, told []engine.Event, side int8) int {
	points := 0
	for _, e := range told {
		switch s.Lexicon.Events[e.Kind] {
		case "scoreSubmit", "scoreOccupy":
			if e.Side == side {
				points += int(e.Count)
			}
		}
	}
	return points
}

// growth tells how many population points a subject gains by an answer.
func growth(s advice.Context, c engine.Choice) []advice.Words {
	o, ok := s.Outcome(c)
	if !ok {
		return nil
	}
	for _, e := range o.Events {
		if s.Lexicon.Events[e.Kind] == "population" && e.Side == s.Turn.Other {
			return []advice.Words{advice.Say("follows.growth", "other", advice.Side(e.Side), "count", int(e.Count))}
		}
	}
	return nil
}

// leaves reports whether a choice takes the last armies of the side from a place.
func leaves(s advice.Context, c engine.Choice, place int8) bool {
	o, ok := s.Outcome(c)
	if !ok {
		return false
	}
	for _, p := range o.State.Pieces(nil) {
		if p.Side == s.Turn.Side && p.Place == place {
			return false
		}
	}
	return true
}

// attacked tells that a march attacks another nation of the same player.
func attacked(s advice.Context, c engine.Choice) []advice.Words {
	side := kin(s, c)
	if side < 0 {
		return nil
	}
	return []advice.Words{advice.Say("kin.words", "side", advice.Side(side), "place", advice.Place(c.To))}
}

// bounty tells which points the units that a march attacks bring at once as they fall.
func bounty(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	if !marches(s, c) || seas()>>uint(c.To)&1 != 0 {
		return nil
	}
	raiding := s.Verb(c) == "march" && britannia.Unit(c.What) == britannia.Raiders
	for _, p := range s.Pieces { // those who are there already fight too
		if p.Place == c.To && p.Side == s.Turn.Side && britannia.Unit(p.What) != britannia.Raiders {
			raiding = false
		}
	}
	var list []advice.Words
	for _, p := range s.Pieces {
		if p.Place != c.To || p.Side < 0 || p.Side == s.Turn.Side || p.Mark&(engine.Destroyed|engine.Arriving) != 0 || st.AtPeace(s.Turn.Side, p.Side, c.To) {
			continue
		}
		points := st.Bounty(s.Turn.Side, p.Side, p.What, raiding)
		if points == 0 {
			continue
		}
		key := "follows.bounty.each"
		switch {
		case britannia.Unit(p.What) == britannia.Fort:
			key = "follows.bounty.fort"
		case britannia.Unit(p.What) >= britannia.Boudicca:
			key = "follows.bounty.only"
		}
		w := advice.Say(key, "unit", advice.Thing(p.What), "count", advice.Points(points))
		if !slices.ContainsFunc(list, func(o advice.Words) bool { return o.Key == key && slices.Equal(o.Args, w.Args) }) {
			list = append(list, w)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []advice.Words{advice.Say("follows.bounty", "list", list)}
}

// taking tells which points a march reaches for: those that the card of the side pays
// next for an area that does not count for it yet, and more that soon follows.
func taking(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	if !marches(s, c) {
		return nil
	}
	next := payments(s, st, c.To)
	if len(next) == 0 || next[0].counts {
		return nil
	}
	first := next[0]
	args := []any{"place", advice.Place(c.To), "count", advice.Points(first.points), "round", advice.Round(first.round)}
	for _, p := range next[1:] { // an area is occupied once
		if p.held && p.points > first.points && p.round <= first.round+soon {
			return []advice.Words{advice.Say("follows.take.then", append(args, "more", advice.Points(p.points), "later", advice.Round(p.round))...)}
		}
	}
	return []advice.Words{advice.Say("follows.take", args...)}
}

// passing tells which points a march scores at once for the areas on its way.
func passing(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	if !marches(s, c) {
		return nil
	}
	var list []advice.Words
	for _, place := range []int8{c.Via, c.Via2} {
		if place < 0 || place == c.To || len(list) > 0 && c.Via == c.Via2 {
			continue
		}
		for _, a := range payments(s, st, place) {
			if a.round == st.Round() && !a.held && !a.counts {
				list = append(list, advice.Say("follows.take", "place", advice.Place(place), "count", advice.Points(a.points), "round", advice.Round(a.round)))
			}
		}
	}
	return list
}

// emptied tells which points a march gives up whose armies leave nobody behind.
func emptied(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	if !marches(s, c) || seas()>>uint(c.From)&1 != 0 || !leaves(s, c, c.From) {
		return nil
	}
	return slices.DeleteFunc(givenUp(s, st, c.From), func(w advice.Words) bool { return w.Key != "follows.leave" })
}

// payment is what the card of the side that decides pays for an area in a round.
type payment struct {
	round, points int
	held          bool // as the round ends, not as it is occupied
	counts        bool // in the present position
}

// payments are what it still pays for an area, the next first.
func payments(s advice.Context, st *britannia.State, place int8) (list []payment) {
	for _, r := range st.Rewards(s.Turn.Side) {
		for _, a := range r.Areas {
			if a.Place == place && a.Points > 0 && !a.Paid {
				list = append(list, payment{r.Round, a.Points, r.Holding, a.Counts})
			}
		}
	}
	return list
}

// givenUp tells which points a side gives up with an area: those that its card pays
// next for it.
func givenUp(s advice.Context, st *britannia.State, place int8) []advice.Words {
	for _, p := range payments(s, st, place) {
		if p.held || !p.counts {
			return []advice.Words{advice.Say("follows.leave", "place", advice.Place(place), "count", advice.Points(p.points), "round", advice.Round(p.round))}
		}
	}
	return []advice.Words{advice.Say("follows.leave.nothing", "place", advice.Place(place))}
}

// vote tells how many votes a candidate has with those of the side, and what more than
// half of all bring it. Where the ballot is secret nobody knows the others'.
func vote(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	switch s.Verb(c) {
	case "open":
		return []advice.Words{advice.Say("follows.open")}
	case "secret":
		return []advice.Words{advice.Say("follows.secret")}
	}
	crowns := st.Crowns()
	if len(crowns) == 0 {
		return nil
	}
	own, all := st.Votes(s.Turn.Side)
	own += st.Tally(c.What)
	key := "follows.vote"
	if 2*own > all {
		key = "follows.vote.wins"
	}
	return []advice.Words{advice.Say(key, "other", advice.Side(c.What), "own", own, "all", all, "half", all/2+1, "count", advice.Points(crowns[0].Points))}
}

// reign tells of a march by which the side comes to have the next King, or has it no
// more, if nothing else changes.
func reign(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	o, ok := s.Outcome(c)
	if !ok {
		return nil
	}
	after, ok := o.State.(*britannia.State)
	if !ok {
		return nil
	}
	was, before := nextKing(st)
	is, then := nextKing(after)
	switch {
	case !before || !then || was.Round != is.Round || was.Side == is.Side:
	case is.Side == s.Turn.Side:
		return []advice.Words{advice.Say("follows.king", "round", advice.Round(is.Round), "count", advice.Points(is.Points))}
	case was.Side == s.Turn.Side:
		return []advice.Words{advice.Say("follows.king.lost", "round", advice.Round(was.Round), "count", advice.Points(was.Points))}
	}
	return nil
}

// last tells of a march after which nobody can move: the movement ends with it, and dice may
// fall. A question of leave comes in the middle of it.
func last(s advice.Context, st *britannia.State, c engine.Choice) []advice.Words {
	o, ok := s.Outcome(c)
	if !ok || !marches(s, c) {
		return nil
	}
	after, ok := o.State.(*britannia.State)
	if !ok {
		return nil
	}
	turn := after.Turn()
	if ask := s.Lexicon.Asks[turn.Kind]; ask == "abandon" || ask == s.Ask() && turn.Side == s.Turn.Side && after.Half() == st.Half() {
		return nil
	}
	return []advice.Words{advice.Say("undone.last")}
}

// nextKing is the next King of the timeline.
func nextKing(st *britannia.State) (britannia.Crowned, bool) {
	for _, k := range st.Crowns() {
		if k.Crown == britannia.King {
			return k, true
		}
	}
	return britannia.Crowned{}, false
}
