package counsel

import (
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// marcherCounsel knows The Marcher Lords.
type marcherCounsel struct{ Nobody }

// Warn tells of zones that would be left without a garrison: before the march
// that empties them, and before the turn ends.
func (marcherCounsel) Warn(s Scene, c engine.Choice) Warning {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Verb(c) == "end" && s.Ask() != "strategic" {
		return Warning{}
	}
	zones := st.GivesUp(c)
	if len(zones) == 0 {
		return Warning{}
	}
	w := Warning{Title: "marcher.garrison.title", Stay: "marcher.garrison.stay"}
	var names []Place
	for _, z := range zones {
		names = append(names, Place(z))
		w.Places |= 1 << uint(z)
	}
	w.Words = []Words{Say("marcher.garrison.zones", "count", len(zones), "places", names)}
	return w
}

// Follows: units of several kinds go the same way one kind after the other.
func (marcherCounsel) Follows(ask string) bool { return ask == "march" || ask == "strategic" }

// Prospects tells which check a march has to pass, and what it meets.
func (marcherCounsel) Prospects(s Scene, c engine.Choice) []Prospect {
	st, ok := s.State.(*marcher.State)
	if !ok {
		return nil
	}
	var list []Prospect
	if st.CrossingAhead(c) {
		list = append(list, throw("marcher.crossing.check", marcher.EnoughToCross))
	}
	if supply, due := st.SupplyOdds(c); due {
		list = append(list, check(supply))
	}
	return append(list, battles(s, st, c)...)
}

// throw is a die of ten faces that has to show so much.
func throw(key string, need int) Prospect {
	return Prospect{
		Words:   Say(key, "count", need),
		Chances: []Chance{{"marcher.chance", 10 * min(10, max(0, 11-need))}},
	}
}

// check is a supply check, with all that is added to its die.
func check(m marcher.Supply) Prospect {
	need := marcher.EnoughSupply - m.Modifier
	p := throw("marcher.supply.check", need)
	switch m.Tenths {
	case 0:
		p.Words = Say("marcher.supply.hopeless")
	case 10:
		p.Words = Say("marcher.supply.certain")
	}
	for _, t := range []struct {
		key   string
		count int
		added int
	}{
		{"marcher.supply.excess", -m.Excess, m.Excess},
		{"marcher.supply.distance", -m.Distance, m.Distance},
		{"marcher.supply.clear", 1, max(m.Weather, 0)},
		{"marcher.supply.bad", 1, min(m.Weather, 0)},
		{"marcher.supply.earl", 1, m.Earl},
	} {
		if t.added != 0 {
			p.Terms = append(p.Terms, Term{Say(t.key, "count", t.count), t.added})
		}
	}
	return p
}

// battles tells how a battle would end if both sides fought on: that a choice
// leads to, with a siege where it may be laid, or that is under way.
func battles(s Scene, st *marcher.State, c engine.Choice) []Prospect {
	q, ok := st.BattleAhead(c)
	if !ok {
		return nil
	}
	switch s.Ask() {
	case "siege":
		return siege(st, q)
	case "attackerRetreat":
		return []Prospect{fought("marcher.battle.goesOn", percent(marcher.Odds(q).AttackerHolds))}
	case "defenderRetreat":
		return []Prospect{fought("marcher.battle.goesOn", percent(marcher.Odds(q).DefenderHolds))}
	}
	p := fought("table.versus", percent(marcher.Odds(q).AttackerHolds))
	p.Words = Say("table.versus", "attackers", q.Attacker.Count(), "defenders", q.Defender.Count())
	list := []Prospect{p}
	if q.MayBesiege() {
		q.Siege = true
		list = append(list, fought("marcher.siege.with", percent(marcher.Odds(q).AttackerHolds)))
	}
	return list
}

// siege tells what comes of a siege, or of none.
func siege(st *marcher.State, q marcher.OddsQuery) []Prospect {
	if !q.Siege {
		return []Prospect{fought("marcher.siege.without", percent(marcher.Odds(q).AttackerHolds))}
	}
	_, modifier, _ := st.SiegeOdds()
	return []Prospect{
		throw("marcher.siege.check", marcher.EnoughToBesiege-modifier),
		fought("marcher.siege.with", percent(marcher.Odds(q).AttackerHolds)),
	}
}

func fought(key string, chance int) Prospect {
	return Prospect{Words: Say(key), Chances: []Chance{{"table.odds", chance}}}
}

// percent rounds a part of marcher.OddsWhole.
func percent(part uint64) int { return int((part*100 + marcher.OddsWhole/2) / marcher.OddsWhole) }
