package counsel

import (
	"slices"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"
)

// britanniaCounsel knows Britannia in all its editions.
type britanniaCounsel struct{ Nobody }

// Modest: who bids raises by little.
func (britanniaCounsel) Modest(ask string) bool { return ask == "raise" }

// Warn tells of armies that could still move. Not to retreat is a decision; not
// to march may be an oversight.
func (britanniaCounsel) Warn(s Scene, c engine.Choice) Warning {
	if s.Verb(c) != "end" || !slices.Contains([]string{"march", "burh", "withdraw"}, s.Ask()) {
		return Warning{}
	}
	left := table.LeftUndone(s.Legal, seas())
	if left.Places == 0 {
		return Warning{}
	}
	w := Warning{
		Title:  "undone.title",
		Words:  []Words{Say("undone.armies", "count", count(left.Places))},
		Places: left.Places,
		Stay:   "undone.stay",
	}
	if left.Sea {
		w.Words = append(w.Words, Say("undone.sea"))
	}
	return w
}

// seas is the set of the places at sea.
func seas() uint64 {
	var set uint64
	for p, place := range maps.Britain().Places {
		if place.Sea {
			set |= 1 << uint(p)
		}
	}
	return set
}

func count(set uint64) int {
	n := 0
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}

// Prospects tells what a march meets where it ends. The defender is taken to
// stand fast and the attacker to fight on.
func (britanniaCounsel) Prospects(s Scene, c engine.Choice) []Prospect {
	if verb := s.Verb(c); verb != "march" && verb != "lead" {
		return nil
	}
	q := battle(s, c)
	attackers := int(q.Attacker.Infantry + q.Attacker.Cavalry)
	defenders := int(q.Defender.Infantry + q.Defender.Cavalry)
	if q.Fort || q.Burh {
		defenders++
	}
	if defenders == 0 {
		return nil
	}
	p := Prospect{Words: Say("table.versus", "attackers", attackers, "defenders", defenders)}
	if q.Check() == nil {
		r := britannia.Odds(q)
		percent := int((r.AttackerHolds*100 + britannia.OddsWhole/2) / britannia.OddsWhole)
		p.Chances = append(p.Chances, Chance{"table.odds", percent})
	}
	return []Prospect{p}
}

// battle is the battle that a march would bring about.
func battle(s Scene, c engine.Choice) britannia.OddsQuery {
	side := s.Turn.Side
	q := britannia.OddsQuery{Difficult: maps.Britain().Places[c.To].Difficult}
	for _, p := range s.Pieces {
		if p.Place != c.To || p.Mark&(engine.Destroyed|engine.Arriving) != 0 {
			continue
		}
		switch {
		case p.Side == side && (p.What == britannia.Fort || p.What == britannia.Burh):
		case p.Side == side:
			muster(&q.Attacker, p.Side, p.What, p.Count)
		case friends(s.State, side, p.Side):
		case p.What == britannia.Fort:
			q.Fort = true
		case p.What == britannia.Burh:
			q.Burh = true
		default:
			muster(&q.Defender, p.Side, p.What, p.Count)
		}
	}
	if s.Verb(c) == "lead" {
		muster(&q.Attacker, side, britannia.Infantry, c.Count)
		muster(&q.Attacker, side, c.What, c.Extra)
		q.Attacker.Leader = true
	} else {
		muster(&q.Attacker, side, c.What, c.Count)
	}
	return q
}

// muster adds units to a side of a battle. Leaders do not count as units, and
// every Roman fights as cavalry.
func muster(s *britannia.OddsSide, nation, what, n int8) {
	switch {
	case what >= britannia.Boudicca:
		s.Leader = true
	case what == britannia.Cavalry || nation == britannia.Romans:
		s.Cavalry += n
	default:
		s.Infantry += n
	}
}

// friends reports whether one side is subject to the other, or both to a third.
func friends(state engine.State, a, b int8) bool {
	s, ok := state.(*britannia.State)
	if !ok {
		return false
	}
	lords := []int8{s.Overlord(a), s.Overlord(b)}
	return slices.Contains(lords, a) || slices.Contains(lords, b) || lords[0] >= 0 && lords[0] == lords[1]
}
