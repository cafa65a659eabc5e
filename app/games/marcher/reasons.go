package marcher

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// Reasons tell what a zone counts that units come to, whether others could come there,
// how much safer it is with them, and who stays behind; of losses, which is the smallest.
func (advisor) Reasons(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	switch s.Verb(c) {
	case "march":
		list := slices.Concat(counts(s, st, c.To), onlyThey(s, c), safer(s, st, c), stays(s, st, c))
		switch _, fights := st.BattleAhead(c); {
		case len(list) > 0:
		case fights:
			return []advice.Words{advice.Say("reason.win", "place", advice.Place(c.To))}
		default:
			return reach(s, st, c)
		}
		return list
	case "end":
		if s.FightsOn(c) {
			return append([]advice.Words{s.FightOn()}, counts(s, st, s.Turn.Place)...)
		}
	case "place", "levy":
		return reach(s, st, c)
	case "lose", "remove":
		return spares(s, c)
	}
	return nil
}

// reach is endangered, or tells how many units are in the zone with those who go there.
func reach(s advice.Context, st *marcher.State, c engine.Choice) []advice.Words {
	if list := endangered(s, st, c.To); list != nil {
		return list
	}
	count := max(1, int(c.Count))
	for _, p := range s.Pieces {
		if p.Place == c.To && p.Side == s.Turn.Side && (p.What < 0 || marcher.Strength(p.What) > 0) {
			count += int(p.Count)
		}
	}
	return []advice.Words{advice.Say("marcher.reason.joins", "place", advice.Place(c.To), "count", count)}
}

// spares tells that no unit that could be lost instead is weaker, which means that it
// takes a higher die to hit, or else what is kept.
func spares(s advice.Context, c engine.Choice) []advice.Words {
	var others []advice.Thing
	weakest := true
	for _, d := range s.Legal {
		if d.Verb == c.Verb && d.What >= 0 && d.What != c.What && !slices.Contains(others, advice.Thing(d.What)) {
			others = append(others, advice.Thing(d.What))
			weakest = weakest && marcher.Strength(d.What) <= marcher.Strength(c.What)
		}
	}
	if weakest || len(others) == 0 {
		return []advice.Words{advice.Say("marcher.reason.smallest", "what", advice.Thing(c.What))}
	}
	var list []advice.Words
	for _, what := range others {
		list = append(list, advice.Say("marcher.reason.unit", "what", what))
	}
	return []advice.Words{advice.Say("marcher.reason.spares", "list", list)}
}

// counts tells what a zone adds to the score, or takes from it, once it is the side's.
func counts(s advice.Context, st *marcher.State, zone int8) []advice.Words {
	if st.Control(zone) == s.Turn.Side {
		return nil
	}
	for _, p := range st.ZonePoints() {
		own := st.Scorer() == s.Turn.Side
		switch {
		case p.Place != zone, p.Counts == own, own != (p.Points > 0):
		case own && s.Turn.Side == marcher.Normans && !st.Castle(zone): // it has none before the next levy
			return []advice.Words{advice.Say("marcher.reason.castle", "place", advice.Place(zone), "count", p.Points)}
		case own:
			return []advice.Words{advice.Say("marcher.reason.counts", "place", advice.Place(zone), "count", p.Points)}
		}
	}
	if points := st.Passes(zone, s.Turn.Side); st.Scorer() != s.Turn.Side && points < 0 {
		return []advice.Words{advice.Say("marcher.reason.takes", "other", advice.Side(st.Scorer()), "place", advice.Place(zone), "count", -points)}
	}
	return nil
}

// onlyThey tells that nobody else comes to a zone that is not the side's.
func onlyThey(s advice.Context, c engine.Choice) []advice.Words {
	st := s.State.(*marcher.State)
	others := func(d engine.Choice) bool {
		return d.To == c.To && d.From != c.From && marcher.Strength(d.What) > 0
	}
	waits := func(b marcher.Stack) bool { return b.To == c.To && b.From != c.From }
	if marcher.Strength(c.What) == 0 || st.Control(c.To) == s.Turn.Side || slices.ContainsFunc(s.Legal, others) || slices.ContainsFunc(st.Bound(), waits) {
		return nil
	}
	return []advice.Words{advice.Say("marcher.reason.only", "from", advice.Place(c.From), "place", advice.Place(c.To))}
}

// safer tells how often an attack with all that is near would take a zone of the side,
// now and with those who come.
func safer(s advice.Context, st *marcher.State, c engine.Choice) []advice.Words {
	q, comes := st.Comers(c.To)
	if !comes || st.Control(c.To) != s.Turn.Side {
		return nil
	}
	before, fights := Assault(q)
	if !fights {
		before = 100 // nobody keeps them out
	}
	if marcher.Strength(c.What) > 0 {
		q.Defender.Units[c.What] += c.Count
	} else {
		q.Defender.Leader = true
	}
	after, fights := Assault(q)
	if !fights || after >= before {
		return nil
	}
	return []advice.Words{advice.Say("marcher.reason.safer", "place", advice.Place(c.To), "before", before, "after", after)}
}

// endangered tells how often an attack with all that is near would take a zone of the side.
func endangered(s advice.Context, st *marcher.State, zone int8) []advice.Words {
	q, comes := st.Comers(zone)
	if !comes || st.Control(zone) != s.Turn.Side {
		return nil
	}
	if takes, fights := Assault(q); fights && takes > 0 {
		return []advice.Words{advice.Say("marcher.reason.endangered", "place", advice.Place(zone), "percent", takes)}
	}
	return nil
}

// stays tells that so many stay behind as hold a zone, and no more.
func stays(s advice.Context, st *marcher.State, c engine.Choice) []advice.Words {
	if st.Control(c.From) != s.Turn.Side || marcher.Strength(c.What) == 0 {
		return nil
	}
	left := -int(c.Count)
	for _, p := range s.Pieces {
		if p.Place == c.From && p.Side == s.Turn.Side && (p.What < 0 || marcher.Strength(p.What) > 0) && p.Mark&engine.Arriving == 0 {
			left += int(p.Count)
		}
	}
	for _, b := range st.Bound() {
		if b.From == c.From && marcher.Strength(b.What) > 0 {
			left -= int(b.Count)
		}
	}
	if left != 1 {
		return nil
	}
	return []advice.Words{advice.Say("marcher.reason.stays", "place", advice.Place(c.From))}
}
