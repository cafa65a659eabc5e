package britannia

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"
)

// battle is one that may be fought, as the one who decides sees it.
type battle struct {
	britannia.OddsQuery
	rules   *britannia.Edition // nil where they are not known
	place   int8
	defends bool // it is the defender
}

// ahead is the battle that a choice leads to: a march, the battle that is to be
// fought next, or fighting on. It is false where nobody defends.
func ahead(s advice.Context, c engine.Choice) (battle, bool) {
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
		addUnits(&b.Attacker, side, c.What, c.Count)
	case "lead":
		addUnits(&b.Attacker, side, int8(britannia.Infantry), c.Count)
		addUnits(&b.Attacker, side, c.What, c.Extra)
		b.Attacker.Leader = true
	}
	if st, isBritannia := s.State.(*britannia.State); isBritannia {
		b.BurhFirst = st.BurhFirst()
	}
	return b, b.attackers() > 0 && b.defenders() > 0
}

// gather counts who is in the place: the side that attacks, and all that
// are not at peace with it.
func (b *battle) gather(s advice.Context, side int8) {
	st, isBritannia := s.State.(*britannia.State)
	if isBritannia {
		b.rules = st.Edition()
	}
	b.Difficult = maps.Britain().Places[b.place].Difficult
	for _, p := range s.Pieces {
		if p.Place != b.place || p.Mark&(engine.Destroyed|engine.Arriving) != 0 {
			continue
		}
		switch {
		case p.Side == side && (britannia.Unit(p.What) == britannia.Fort || britannia.Unit(p.What) == britannia.Burh):
		case p.Side == side:
			addUnits(&b.Attacker, p.Side, p.What, p.Count)
		case isBritannia && st.AtPeace(side, p.Side, b.place):
		case britannia.Unit(p.What) == britannia.Fort:
			b.Fort = true
		case britannia.Unit(p.What) == britannia.Burh:
			b.Burh = true
		default:
			addUnits(&b.Defender, p.Side, p.What, p.Count)
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

// winChance is the percentage of such battles that end with the place in the hands
// of the one who decides.
func (b *battle) winChance() advice.Percent {
	r := b.odds()
	if b.defends {
		return advice.Share(r.DefenderHolds, britannia.OddsWhole, r.Endings, func(e britannia.OddsEnding) bool {
			return defenderLeft(e) || !attackerLeft(e) && b.alone(e.Defender, e.Attacker)
		})
	}
	return advice.Share(r.AttackerHolds, britannia.OddsWhole, r.Endings, func(e britannia.OddsEnding) bool {
		return !defenderLeft(e) && (attackerLeft(e) || b.alone(e.Attacker, e.Defender))
	})
}

// Assault is the percentage of battles that a nation wins which comes to a place with
// all it can bring; false where nobody stands whom it fights.
func Assault(st *britannia.State, c britannia.Comer, place int8) (advice.Percent, bool) {
	q, fights := st.Assault(c, place)
	if !fights {
		return 0, false
	}
	b := battle{OddsQuery: q, rules: st.Edition(), place: place}
	return b.winChance(), true
}

// odds is how the battle ends by the rules of the edition: in some, leaders outlive
// the last armies of both sides, and one who is left alone may hold the place.
func (b *battle) odds() britannia.OddsResult {
	r := britannia.Odds(b.OddsQuery)
	if b.rules == nil || !b.rules.LoneLeaders {
		return r
	}
	r.Endings = slices.Clone(r.Endings)
	for i := range r.Endings {
		if e := &r.Endings[i]; b.empty(*e) {
			e.Attacker.Leader, e.Defender.Leader = b.Attacker.Leader, b.Defender.Leader
		}
	}
	nobody := r.NobodyHolds
	if b.Attacker.Leader {
		r.AttackerLeaderFalls -= min(nobody, r.AttackerLeaderFalls)
	}
	if b.Defender.Leader {
		r.DefenderLeaderFalls -= min(nobody, r.DefenderLeaderFalls)
	}
	switch {
	case b.alone(b.Attacker, b.Defender):
		r.AttackerHolds += nobody
	case b.alone(b.Defender, b.Attacker):
		r.DefenderHolds += nobody
	}
	if b.Attacker.Leader || b.Defender.Leader {
		r.NobodyHolds = 0
	}
	return r
}

// empty reports whether a battle ends with no armies in the place.
func (b *battle) empty(e britannia.OddsEnding) bool { return !attackerLeft(e) && !defenderLeft(e) }

// alone reports whether a side holds the place by its leader once no armies are left.
func (b *battle) alone(own, others britannia.OddsSide) bool {
	return b.rules != nil && b.rules.LeadersAlone && own.Leader && !others.Leader
}

func attackerLeft(e britannia.OddsEnding) bool { return e.Attacker.Infantry+e.Attacker.Cavalry > 0 }

func defenderLeft(e britannia.OddsEnding) bool {
	return e.Fixture || e.Defender.Infantry+e.Defender.Cavalry > 0
}

// stakes is what the battle costs both sides.
func (b *battle) stakes() advice.Stakes {
	const whole = britannia.OddsWhole
	r := b.odds()
	k := advice.Stakes{
		Own: advice.Tenths(advice.Parts(r.AttackerLoses, whole, 10)), Others: advice.Tenths(advice.Parts(r.DefenderLoses, whole, 10)),
		OwnLed: b.Attacker.Leader, OthersLed: b.Defender.Leader,
		OwnFalls: advice.Share(r.AttackerLeaderFalls, whole, r.Endings, func(e britannia.OddsEnding) bool {
			return b.Attacker.Leader && !e.Attacker.Leader
		}),
		OthersFalls: advice.Share(r.DefenderLeaderFalls, whole, r.Endings, func(e britannia.OddsEnding) bool {
			return b.Defender.Leader && !e.Defender.Leader
		}),
		Nobody: advice.Share(r.NobodyHolds, whole, r.Endings, func(e britannia.OddsEnding) bool {
			return b.empty(e) && !e.Attacker.Leader && !e.Defender.Leader
		}),
	}
	if b.defends {
		return k.Swapped()
	}
	return k
}

// addUnits adds units to a side of a battle. Leaders do not count as units, and
// every Roman fights as cavalry.
func addUnits(s *britannia.OddsSide, nation, what, n int8) {
	switch {
	case britannia.Unit(what) >= britannia.Boudicca:
		s.Leader = true
	case britannia.Unit(what) == britannia.Cavalry || britannia.Nation(nation) == britannia.Romans:
		s.Cavalry += n
	default:
		s.Infantry += n
	}
}
