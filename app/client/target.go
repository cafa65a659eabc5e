package client

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// Target is what a march would meet.
type Target struct {
	Attackers, Defenders int // units; leaders do not count
	Percent              int // chance to hold the area, or -1
}

// Target says what the march being made would meet where it ends. The defender
// is taken to stand fast and the attacker to fight on.
func (t *Table) Target() Target {
	c, ok := t.Picker.Choice()
	verb := t.Game().Lexicon().Verbs[c.Verb]
	if !ok || verb != "march" && verb != "lead" || t.Picker.To() < 0 {
		return Target{Percent: -1}
	}
	side := t.Turn.Side
	q := britannia.OddsQuery{Difficult: t.Chart().Places[c.To].Difficult}
	count := func(s *britannia.OddsSide, nation, what, n int8) {
		switch {
		case what >= britannia.Boudicca:
			s.Leader = true
		case what == britannia.Cavalry || nation == britannia.Romans:
			s.Cavalry += n
		default:
			s.Infantry += n
		}
	}
	for _, p := range t.Pieces {
		if p.Place != c.To || p.Mark&(engine.Destroyed|engine.Arriving) != 0 {
			continue
		}
		switch {
		case p.Side == side && (p.What == britannia.Fort || p.What == britannia.Burh):
		case p.Side == side:
			count(&q.Attacker, p.Side, p.What, p.Count)
		case t.friends(side, p.Side):
		case p.What == britannia.Fort:
			q.Fort = true
		case p.What == britannia.Burh:
			q.Burh = true
		default:
			count(&q.Defender, p.Side, p.What, p.Count)
		}
	}
	if verb == "lead" {
		count(&q.Attacker, side, britannia.Infantry, c.Count)
		count(&q.Attacker, side, c.What, c.Extra)
		q.Attacker.Leader = true
	} else {
		count(&q.Attacker, side, c.What, c.Count)
	}
	a := Target{
		Attackers: int(q.Attacker.Infantry + q.Attacker.Cavalry),
		Defenders: int(q.Defender.Infantry + q.Defender.Cavalry),
		Percent:   -1,
	}
	if q.Fort || q.Burh {
		a.Defenders++
	}
	if a.Defenders > 0 && q.Check() == nil {
		r := britannia.Odds(q)
		a.Percent = int((r.AttackerHolds*100 + britannia.OddsWhole/2) / britannia.OddsWhole)
	}
	return a
}

// friends reports whether one side is subject to the other, or both to a third.
func (t *Table) friends(a, b int8) bool {
	s, ok := t.State.(*britannia.State)
	if !ok {
		return false
	}
	lords := []int8{s.Overlord(a), s.Overlord(b)}
	return slices.Contains(lords, a) || slices.Contains(lords, b) || lords[0] >= 0 && lords[0] == lords[1]
}
