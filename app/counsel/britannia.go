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

// Warn tells of armies that could still move, and of those that starve if none
// does. Not to retreat is a decision; not to march may be an oversight.
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
	if st, isBritannia := s.State.(*britannia.State); isBritannia {
		if k := st.Starving(); k > 0 {
			w.Words = append(w.Words, Say("undone.starving", "count", k))
		}
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

// Prospects tells what a march meets where it ends, or how the next battle stands.
// The defender is taken to stand fast and the attacker to fight on.
func (britanniaCounsel) Prospects(s Scene, c engine.Choice) []Prospect {
	b, ok := ahead(s, c)
	if !ok {
		return nil
	}
	p := Prospect{Words: Say("table.versus", "attackers", b.attackers(), "defenders", b.defenders())}
	if s.Verb(c) == "end" {
		p.Words = Say("odds.fightOn")
	}
	if b.Check() == nil {
		p.Chances = append(p.Chances, Chance{"table.odds", b.holds()})
		p.More = b.stakes().words()
	}
	return []Prospect{p}
}

// Risk is the battle that a choice brings about, or goes on with.
func (britanniaCounsel) Risk(s Scene, c engine.Choice) (Risk, bool) {
	b, ok := ahead(s, c)
	if !ok || b.Check() != nil {
		return Risk{}, false
	}
	r := Risk{Place: b.place, Own: b.attackers(), Others: b.defenders(), Wins: b.holds()}
	if b.defends {
		r.Own, r.Others = r.Others, r.Own
	}
	return r, true
}

// battle is one that may be fought, as the one who decides sees it.
type battle struct {
	britannia.OddsQuery
	place   int8
	defends bool // he is the defender
}

// ahead is the battle that a choice leads to: a march, the battle that is to be
// fought next, or fighting on. It is false where nobody defends.
func ahead(s Scene, c engine.Choice) (battle, bool) {
	b := battle{place: c.To}
	side := s.Turn.Side
	switch verb := s.Verb(c); {
	case slices.Contains([]string{"march", "lead", "fight"}, verb):
	case verb == "end" && s.Ask() == "attackerRetreat":
		b.place = s.Turn.Place
	case verb == "end" && s.Ask() == "defenderRetreat":
		b.place, b.defends, side = s.Turn.Place, true, s.Turn.Other
	default:
		return battle{}, false
	}
	b.gather(s, side)
	switch s.Verb(c) {
	case "march":
		muster(&b.Attacker, side, c.What, c.Count)
	case "lead":
		muster(&b.Attacker, side, britannia.Infantry, c.Count)
		muster(&b.Attacker, side, c.What, c.Extra)
		b.Attacker.Leader = true
	}
	if st, isBritannia := s.State.(*britannia.State); isBritannia {
		b.BurhFirst = st.BurhFirst()
	}
	return b, b.attackers() > 0 && b.defenders() > 0
}

// gather counts who stands in the place: the side that attacks, and all that
// are not at peace with it.
func (b *battle) gather(s Scene, side int8) {
	st, isBritannia := s.State.(*britannia.State)
	b.Difficult = maps.Britain().Places[b.place].Difficult
	for _, p := range s.Pieces {
		if p.Place != b.place || p.Mark&(engine.Destroyed|engine.Arriving) != 0 {
			continue
		}
		switch {
		case p.Side == side && (p.What == britannia.Fort || p.What == britannia.Burh):
		case p.Side == side:
			muster(&b.Attacker, p.Side, p.What, p.Count)
		case isBritannia && st.AtPeace(side, p.Side, b.place):
		case p.What == britannia.Fort:
			b.Fort = true
		case p.What == britannia.Burh:
			b.Burh = true
		default:
			muster(&b.Defender, p.Side, p.What, p.Count)
		}
	}
}

func (b *battle) attackers() int { return int(b.Attacker.Infantry + b.Attacker.Cavalry) }

// defenders counts a fort or burh as one.
func (b *battle) defenders() int {
	n := int(b.Defender.Infantry + b.Defender.Cavalry)
	if b.Fort || b.Burh {
		n++
	}
	return n
}

// holds is the percentage of such battles that end with the place in the hands
// of the one who decides.
func (b *battle) holds() int {
	r := britannia.Odds(b.OddsQuery)
	if b.defends {
		return share(r.DefenderHolds, britannia.OddsWhole, r.Endings, defenderLeft)
	}
	return share(r.AttackerHolds, britannia.OddsWhole, r.Endings, func(e britannia.OddsEnding) bool {
		return attackerLeft(e) && !defenderLeft(e)
	})
}

func attackerLeft(e britannia.OddsEnding) bool { return e.Attacker.Infantry+e.Attacker.Cavalry > 0 }

func defenderLeft(e britannia.OddsEnding) bool {
	return e.Fixture || e.Defender.Infantry+e.Defender.Cavalry > 0
}

// stakes is what the battle costs both sides.
func (b *battle) stakes() stakes {
	const whole = britannia.OddsWhole
	r := britannia.Odds(b.OddsQuery)
	k := stakes{
		own: Tenths(parts(r.AttackerLoses, whole, 10)), others: Tenths(parts(r.DefenderLoses, whole, 10)),
		ownLed: b.Attacker.Leader, othersLed: b.Defender.Leader,
		ownFalls: share(r.AttackerLeaderFalls, whole, r.Endings, func(e britannia.OddsEnding) bool {
			return b.Attacker.Leader && !e.Attacker.Leader
		}),
		othersFalls: share(r.DefenderLeaderFalls, whole, r.Endings, func(e britannia.OddsEnding) bool {
			return b.Defender.Leader && !e.Defender.Leader
		}),
		nobody: share(r.NobodyHolds, whole, r.Endings, func(e britannia.OddsEnding) bool {
			return !attackerLeft(e) && !defenderLeft(e)
		}),
	}
	if b.defends {
		return k.swapped()
	}
	return k
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
