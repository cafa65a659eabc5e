package marcher

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// Consequences tells which kingdoms a choice calls to arms, or keeps from them, and what
// a retreat leaves to the others.
func (advisor) Consequences(s advice.Context, c engine.Choice) []advice.Words {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Turn.Seat < 0 {
		return nil
	}
	if s.Verb(c) == "retreat" {
		return retreat(s, st, c)
	}
	var list []advice.Words
	kingdom := func(key string, k int8, more ...any) {
		list = append(list, advice.Say(key, append([]any{"what", advice.Thing(k), "count", st.LevyZones(k)}, more...)...))
	}
	for _, k := range st.Rouses(c) {
		kingdom("follows.rouse", k, "place", advice.Place(c.To))
	}
	switch s.Ask() {
	case "rise":
		kingdom("follows.rise", c.What)
	case "feud":
		kingdom("follows.feud", c.What)
	}
	return list
}

// left is what a retreat adds to the score: of a zone that others take, or nobody, and of
// those who may not go along. Where riders pursue first, the zone alone counts.
func left(s advice.Context, st *marcher.State, o advice.Outcome) int {
	over, elsewhere := false, false
	for _, e := range o.Events {
		switch s.Lexicon.Events[e.Kind] {
		case "battleEnd":
			over = true
		case "conquer", "neutral":
			elsewhere = elsewhere || e.To != s.Turn.Place
		}
	}
	switch {
	case over && !elsewhere:
		return o.State.(*marcher.State).Forecast().Now - st.Forecast().Now
	case st.Control(s.Turn.Place) == s.Turn.Side:
		return st.Passes(s.Turn.Place, s.Turn.Other)
	}
	return 0
}

// retreat tells whose the zone then is, what that does to the score, and who pursues.
func retreat(s advice.Context, st *marcher.State, c engine.Choice) []advice.Words {
	at, foe := s.Turn.Place, s.Turn.Other
	key := "follows.cede"
	if s.Ask() == "attackerRetreat" {
		key = "follows.stays"
	}
	list := []advice.Words{advice.Say(key, "place", advice.Place(at), "other", advice.Side(foe))}
	o, ok := s.Outcome(c)
	if points := left(s, st, o); points != 0 {
		list = append(list, advice.Say("follows.score", "side", advice.Side(st.Scorer()), "before", st.Forecast().Now, "after", st.Forecast().Now+points))
	}
	if !ok || !slices.ContainsFunc(o.Events, func(e engine.Event) bool { return s.Lexicon.Events[e.Kind] == "pursuit" }) {
		return list
	}
	riders := 0
	for _, p := range s.Pieces {
		if p.Place == at && p.Side == foe && (p.What == marcher.NormanKnight || p.What == marcher.Teulu) {
			riders += int(p.Count)
		}
	}
	return append(list, advice.Say("follows.pursuit", "count", riders))
}
