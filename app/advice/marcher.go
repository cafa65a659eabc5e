package advice

import (
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// marcherAdvisor knows The Marcher Lords.
type marcherAdvisor struct{ None }

// Warn tells of zones that would be left without a garrison: before the march
// that empties them, and before the turn ends. And of those who may not go where
// the others retreat.
func (marcherAdvisor) Warn(s Context, c engine.Choice) Warning {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Verb(c) == "end" && s.Ask() != "strategic" {
		return Warning{}
	}
	switch s.Verb(c) {
	case "retreat":
		return s.barred(c)
	case "lose":
		return s.dearer(c)
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

// barred warns of units that may not enter the zone of a retreat. Dice that are
// thrown first do not save them.
func (s Context) barred(c engine.Choice) Warning {
	st := s.State.(*marcher.State)
	n := st.Barred(c)
	if n == 0 {
		return Warning{}
	}
	return Warning{
		Title: "loss.title.units", Stay: "loss.stay", Places: 1 << uint(s.Turn.Place),
		Lost: n, Losses: []Words{Say("loss.barred", "place", Place(c.To), "count", n)},
	}
}

// dearer warns of a loss after which more are lost than after another one: those who
// may not go where the rest retreats.
func (s Context) dearer(c engine.Choice) Warning {
	least := s.gone(c)
	n := least
	for _, d := range s.Legal {
		least = min(least, s.gone(d))
	}
	if n == least {
		return Warning{}
	}
	return Warning{
		Title: "loss.title.units", Stay: "loss.stay", Places: 1 << uint(max(s.Turn.Place, 0)),
		Lost: n - least, Losses: []Words{Say("loss.more", "count", n-least)},
	}
}

// gone is how many units of the seat are on the board no more after a choice.
func (s Context) gone(c engine.Choice) int {
	o, ok := s.Outcome(c)
	if !ok {
		return 0
	}
	return s.harm(o, 0, works).Units
}

// works are no units.
func works(what int8) bool { return what == marcher.Castle || what == marcher.Banner }

// Harm adds to what the board tells the zones that are given up, and the battle
// that a choice leads to.
func (k marcherAdvisor) Harm(s Context, c engine.Choice) Harm {
	var h Harm
	if o, ok := s.Outcome(c); ok {
		h = s.harm(o, 0, works)
	}
	w := k.Warn(s, c)
	h.Units, h.Given = max(h.Units, w.Lost), count(w.Places)
	if r, fights := k.Risk(s, c); fights {
		h.Peril = s.peril(r)
	}
	return h
}

// First: who loses a unit loses the weakest, as standing orders usually have it.
func (marcherAdvisor) First(s Context) (engine.Choice, bool) {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Ask() != "lose" && s.Ask() != "toll" {
		return engine.Choice{}, false
	}
	return st.Answer(engine.UsualOrders(s.Lexicon, false))
}

// Follows: units of several kinds go the same way one kind after the other.
func (marcherAdvisor) Follows(ask string) bool { return ask == "march" || ask == "strategic" }

// Previews tells which check a march has to pass, and what it meets.
func (marcherAdvisor) Previews(s Context, c engine.Choice) []Preview {
	st, ok := s.State.(*marcher.State)
	if !ok {
		return nil
	}
	var list []Preview
	if st.CrossingAhead(c) {
		list = append(list, throw("marcher.crossing.check", marcher.EnoughToCross))
	}
	if supply, due := st.SupplyOdds(c); due {
		list = append(list, check(supply))
	}
	list = append(list, battles(s, st, c)...)
	if q, ok := s.begun(st, c); ok {
		own, others, defending := q.Attacker, q.Defender, defends(s, q)
		if defending {
			own, others = others, own
		}
		o, _ := s.Outcome(c)
		p := fought(s, "odds.begins", q, defending)
		p.Words = Say("odds.begins", "place", Place(o.State.Turn().Place), "attackers", own.Count(), "defenders", others.Count())
		list = append(list, p)
	}
	return list
}

// begun is the battle for which dice fall as soon as a movement is ended. What is
// hidden now would tell more than the seat may know.
func (s Context) begun(st *marcher.State, c engine.Choice) (marcher.OddsQuery, bool) {
	if s.Verb(c) != "end" || s.Ask() != "march" {
		return marcher.OddsQuery{}, false
	}
	o, ok := s.Outcome(c)
	if !ok || st.Hides(o.State.Turn().Place) {
		return marcher.OddsQuery{}, false
	}
	return o.State.(*marcher.State).BattleBegun()
}

// Due is the battle whose dice are thrown.
func (marcherAdvisor) Due(s Context) (Preview, bool) {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Turn.Seat != engine.Nature {
		return Preview{}, false
	}
	q, ok := st.BattleBegun()
	if !ok {
		return Preview{}, false
	}
	s.Turn.Side = int8(q.Attacker.Side)
	p := fought(s, "table.versus", q, false)
	p.Words = Say("table.versus", "attackers", q.Attacker.Count(), "defenders", q.Defender.Count())
	return p, true
}

// Risk is the crossing, the supply check and the battle that a choice leads to.
// Where a siege is ordered, its die and its toll are among those of the battle.
func (marcherAdvisor) Risk(s Context, c engine.Choice) (Risk, bool) {
	st, ok := s.State.(*marcher.State)
	if !ok {
		return Risk{}, false
	}
	r := Risk{Place: c.To}
	if st.CrossingAhead(c) {
		r.check("bot.hint.crossing", passes(marcher.EnoughToCross))
	}
	if supply, due := st.SupplyOdds(c); due {
		r.check("bot.hint.supply", Percent(10*supply.Tenths))
	}
	if q, ok := st.BattleAhead(c); ok {
		if r.Place < 0 {
			r.Place = s.Turn.Place
		}
		odds := marcher.Odds(q)
		r.Own, r.Others, r.Wins = q.Attacker.Count(), q.Defender.Count(), holds(odds, false)
		if r.Others == 0 { // a castle that nobody defends
			r.check("bot.hint.siege", r.Wins)
			r.Own, r.Wins = 0, 0
		} else if defends(s, q) {
			r.Own, r.Others, r.Wins = r.Others, r.Own, holds(odds, true)
		}
	}
	return r, r.Battle() || len(r.Checks) > 0
}

// check adds what has to succeed first, unless it always does.
func (r *Risk) check(key string, percent Percent) {
	if percent != 100 {
		r.Checks = append(r.Checks, Chance{key, percent})
	}
}

// throw is a die of ten faces that has to show so much.
func throw(key string, need int) Preview {
	return Preview{
		Words:   Say(key, "count", need),
		Chances: []Chance{{"marcher.chance", passes(need)}},
	}
}

// passes is how often, in a hundred, a die of ten faces shows so much.
func passes(need int) Percent { return 10 * Percent(min(10, max(0, 11-need))) }

// check is a supply check, with all that is added to its die.
func check(m marcher.Supply) Preview {
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
func battles(s Context, st *marcher.State, c engine.Choice) []Preview {
	q, ok := st.BattleAhead(c)
	if !ok {
		return nil
	}
	switch s.Ask() {
	case "siege":
		return siege(s, st, q)
	case "attackerRetreat":
		return []Preview{fought(s, "marcher.battle.goesOn", q, false)}
	case "defenderRetreat":
		return []Preview{fought(s, "marcher.battle.goesOn", q, true)}
	}
	own, others, defending := q.Attacker, q.Defender, defends(s, q)
	if defending {
		own, others = others, own
	}
	p := fought(s, "table.versus", q, defending)
	p.Words = Say("table.versus", "attackers", own.Count(), "defenders", others.Count())
	list := []Preview{p}
	if !defending && q.MayBesiege() {
		q.Siege = true
		list = append(list, fought(s, "marcher.siege.with", q, false))
	}
	return list
}

// defends reports whether who is asked defends in a battle: against whom he may
// retreat from, or against raiders who have come upon him.
func defends(s Context, q marcher.OddsQuery) bool { return int8(q.Defender.Side) == s.Turn.Side }

// siege tells what comes of a siege, or of none.
func siege(s Context, st *marcher.State, q marcher.OddsQuery) []Preview {
	if !q.Siege {
		return []Preview{fought(s, "marcher.siege.without", q, false)}
	}
	_, modifier, _ := st.SiegeOdds()
	need := marcher.EnoughToBesiege - modifier
	die := throw("marcher.siege.check", need)
	switch passes(need) {
	case 0:
		die.Words = Say("marcher.siege.hopeless")
	case 100:
		die.Words = Say("marcher.siege.certain")
	}
	return []Preview{die, fought(s, "marcher.siege.with", q, false)}
}

// fought tells how a battle ends for the attacker, or for the defender, and what
// it costs.
func fought(s Context, key string, q marcher.OddsQuery, defends bool) Preview {
	const whole = marcher.OddsWhole
	r := marcher.Odds(q)
	k := stakes{
		own: Tenths(parts(r.AttackerLoses, whole, 10)), others: Tenths(parts(r.DefenderLoses, whole, 10)),
		ownLed: q.Attacker.Leader, othersLed: q.Defender.Leader,
		ownFalls: share(r.AttackerLeaderFalls, whole, r.Endings, func(e marcher.OddsEnding) bool {
			return q.Attacker.Leader && !e.Attacker.Leader
		}),
		othersFalls: share(r.DefenderLeaderFalls, whole, r.Endings, func(e marcher.OddsEnding) bool {
			return q.Defender.Leader && !e.Defender.Leader
		}),
		nobody: share(r.NobodyHolds, whole, r.Endings, func(e marcher.OddsEnding) bool {
			return e.Attacker.Count() == 0 && e.Defender.Count() == 0
		}),
	}
	switch side := s.Turn.Side; {
	case defends:
		k = k.swapped()
	case side != marcher.Irish && q.Attacker.Side != side && q.Defender.Side != side:
		k.strange, k.attacker, k.defender = true, Side(q.Attacker.Side), Side(q.Defender.Side)
	}
	return Preview{Words: Say(key), Chances: []Chance{{"table.odds", holds(r, defends)}}, More: k.words()}
}

// holds is the percentage of battles after which the attacker, or the defender,
// holds the zone.
func holds(r marcher.OddsResult, defends bool) Percent {
	if defends {
		return share(r.DefenderHolds, marcher.OddsWhole, r.Endings, func(e marcher.OddsEnding) bool {
			return e.Attacker.Count() == 0 && e.Defender.Count() > 0
		})
	}
	return share(r.AttackerHolds, marcher.OddsWhole, r.Endings, func(e marcher.OddsEnding) bool {
		return e.Attacker.Count() > 0
	})
}
