package marcher

import (
	"math/bits"
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// advisor knows The Marcher Lords.
type advisor struct{ advice.None }

// Warn tells of zones that would be left without a garrison: before the march
// that empties them, before the movement ends, if they are worth points to the others, and
// before the turn ends, if one could still come. And of those who may not go where the
// others retreat.
func (advisor) Warn(s advice.Context, c engine.Choice) advice.Warning {
	st, ok := s.State.(*marcher.State)
	if !ok {
		return advice.Warning{}
	}
	switch s.Verb(c) {
	case "retreat":
		return barred(s, c)
	case "lose":
		return dearer(s, c)
	}
	zones := st.GivesUp(c)
	foe := foeOf(s.Turn.Side)
	if s.Verb(c) == "end" {
		zones = slices.DeleteFunc(zones, func(z int8) bool {
			return s.Ask() == "strategic" && !garrisons(s, st, z) || s.Ask() != "strategic" && st.Passes(z, foe) == 0
		})
	}
	if len(zones) == 0 {
		return advice.Warning{}
	}
	w := advice.Warning{Title: "marcher.garrison.title", Stay: "marcher.garrison.stay", Mends: s.Ask() == "march" && s.Verb(c) == "march"}
	points := 0
	var names []advice.Place
	for _, z := range zones {
		names = append(names, advice.Place(z))
		w.Places |= 1 << uint(z)
		points += st.Passes(z, foe)
	}
	w.Words = []advice.Words{advice.Say("marcher.garrison.zones", "count", len(zones), "places", names)}
	if points == 0 {
		w.Words = append(w.Words, advice.Say("marcher.garrison.units"))
		return w
	}
	now := st.Forecast().Now
	w.Words = append(w.Words, advice.Say("marcher.garrison.score", "count", len(zones), "other", advice.Side(foe), "before", advice.Points(now), "after", advice.Points(now+points)))
	return w
}

// foeOf is the other side.
func foeOf(side int8) int8 {
	if side == marcher.Welsh {
		return marcher.Normans
	}
	return marcher.Welsh
}

// garrisons reports whether units may still come to a zone that leave none without.
func garrisons(s advice.Context, st *marcher.State, zone int8) bool {
	return slices.ContainsFunc(s.Legal, func(c engine.Choice) bool {
		return c.To == zone && marcher.Strength(c.What) > 0 && len(st.GivesUp(c)) == 0
	})
}

// barred warns of units that may not enter the zone of a retreat. Dice that are
// thrown first do not save them.
func barred(s advice.Context, c engine.Choice) advice.Warning {
	st := s.State.(*marcher.State)
	n := 0
	for _, p := range st.Barred(c) {
		n += int(p.Count)
	}
	if n == 0 {
		return advice.Warning{}
	}
	return advice.Warning{
		Title: "loss.title.units", Stay: "loss.stay", Places: 1 << uint(s.Turn.Place),
		Lost: n, Losses: []advice.Words{advice.Say("loss.barred", "place", advice.Place(c.To), "count", n)},
	}
}

// dearer warns of a loss after which more are lost than after another one: those who
// may not go where the rest retreats.
func dearer(s advice.Context, c engine.Choice) advice.Warning {
	least := gone(s, c)
	n := least
	for _, d := range s.Legal {
		least = min(least, gone(s, d))
	}
	if n == least {
		return advice.Warning{}
	}
	return advice.Warning{
		Title: "loss.title.units", Stay: "loss.stay", Places: 1 << uint(max(s.Turn.Place, 0)),
		Lost: n - least, Losses: []advice.Words{advice.Say("loss.more", "count", n-least)},
	}
}

// gone is how many units of the seat are on the board no more after a choice.
func gone(s advice.Context, c engine.Choice) int {
	o, ok := s.Outcome(c)
	if !ok {
		return 0
	}
	return s.HarmOf(o, 0, works).Units
}

// works are no units.
func works(what int8) bool { return what == marcher.Castle || what == marcher.Banner }

// Harm adds to what the board tells the zones that are given up, and the battle
// that a choice leads to.
func (k advisor) Harm(s advice.Context, c engine.Choice) advice.Harm {
	var h advice.Harm
	if o, ok := s.Outcome(c); ok {
		h = s.HarmOf(o, 0, works)
	}
	w := k.Warn(s, c)
	h.Units, h.Given = max(h.Units, w.Lost), bits.OnesCount64(w.Places)
	if r, fights := k.Risk(s, c); fights {
		h.Peril = s.Peril(r)
	}
	return h
}

// First is the weakest of the units that may be lost, as standing orders usually have it.
func (advisor) First(s advice.Context) (engine.Choice, bool) {
	st, ok := s.State.(*marcher.State)
	switch {
	case ok && (s.Ask() == "fever" || s.Ask() == "recall") && len(s.Legal) > 0:
		return slices.MaxFunc(s.Legal, func(c, d engine.Choice) int { return marcher.Strength(c.What) - marcher.Strength(d.What) }), true
	case !ok || s.Ask() != "lose" && s.Ask() != "toll":
		return engine.Choice{}, false
	}
	return st.Answer(engine.UsualOrders(s.Lexicon, false))
}

// Follows reports whether units of several kinds go the same way, one kind after the other.
func (advisor) Follows(ask string) bool { return ask == "march" || ask == "strategic" }

// Stays reports whether a choice is of an earl or a king, who go along only if the player
// says so.
func (advisor) Stays(s advice.Context, c engine.Choice) bool {
	return s.Verb(c) == "march" && c.What >= 0 && marcher.Strength(c.What) == 0
}

// Previews tells which check a march has to pass, and what it meets.
func (advisor) Previews(s advice.Context, c engine.Choice) []advice.Preview {
	st, ok := s.State.(*marcher.State)
	if !ok {
		return nil
	}
	var list []advice.Preview
	if st.CrossingAhead(c) {
		list = append(list, throw("marcher.crossing.check", marcher.EnoughToCross))
	}
	if supply, due := st.SupplyOdds(c); due {
		list = append(list, check(supply))
	}
	list = append(list, battles(s, st, c)...)
	if q, ok := st.BattleAfter(c); ok {
		list = append(list, begins(s, "table.versus", s.Turn.Place, q))
	}
	if q, ok := started(s, st, c); ok {
		o, _ := s.Outcome(c)
		list = append(list, begins(s, "odds.begins", o.State.Turn().Place, q))
	} else if s.Verb(c) == "end" && s.Ask() == "march" {
		list = append(list, planned(s, st, c)...)
	}
	return list
}

// begins tells of a battle that follows once a movement is ended.
func begins(s advice.Context, key string, zone int8, q marcher.OddsQuery) advice.Preview {
	own, others, defending := q.Attacker, q.Defender, defends(s, q)
	if defending {
		own, others = others, own
	}
	p := fought(s, key, q, defending)
	p.Words = advice.Say(key, "place", advice.Place(zone), "attackers", own.Count(), "defenders", others.Count())
	return p
}

// planned are the battles that follow if the movement ends now, of which none has begun; those
// of units that wait for their supply are told beside them.
func planned(s advice.Context, st *marcher.State, end engine.Choice) []advice.Preview {
	var list []advice.Preview
	for zone := range s.Lexicon.Places {
		end.To = int8(zone)
		waits := func(b marcher.Stack) bool { return b.To == end.To }
		if q, ok := st.BattleAhead(end); ok && !slices.ContainsFunc(st.Bound(), waits) {
			list = append(list, begins(s, "odds.planned", end.To, q))
		}
	}
	return list
}

// started is the battle for which dice fall as soon as a movement is ended. A hidden
// unit would tell more than the seat may know.
func started(s advice.Context, st *marcher.State, c engine.Choice) (marcher.OddsQuery, bool) {
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
func (advisor) Due(s advice.Context) (advice.Preview, bool) {
	st, ok := s.State.(*marcher.State)
	if !ok || s.Turn.Seat != engine.Nature {
		return advice.Preview{}, false
	}
	q, ok := st.BattleBegun()
	if !ok {
		return advice.Preview{}, false
	}
	s.Turn.Side = int8(q.Attacker.Side)
	p := fought(s, "table.versus", q, false)
	p.Words = advice.Say("table.versus", "attackers", q.Attacker.Count(), "defenders", q.Defender.Count())
	return p, true
}

// Risk is the crossing, the supply check and the battle that a choice leads to.
// Where a siege is ordered, its die and its toll are among those of the battle.
func (advisor) Risk(s advice.Context, c engine.Choice) (advice.Risk, bool) {
	st, ok := s.State.(*marcher.State)
	if !ok {
		return advice.Risk{}, false
	}
	r := advice.Risk{Place: c.To}
	if st.CrossingAhead(c) {
		demand(&r, "bot.hint.crossing", passes(marcher.EnoughToCross))
	}
	if supply, due := st.SupplyOdds(c); due {
		demand(&r, "bot.hint.supply", advice.Percent(10*supply.Tenths))
	}
	if q, ok := st.BattleAhead(c); ok {
		if r.Place < 0 {
			r.Place = s.Turn.Place
		}
		odds := marcher.Odds(q)
		r.Own, r.Others, r.Wins = q.Attacker.Count(), q.Defender.Count(), winChance(odds, false)
		if r.Others == 0 { // a castle that nobody defends
			demand(&r, "bot.hint.siege", r.Wins)
			r.Own, r.Wins = 0, 0
		} else if defends(s, q) {
			r.Own, r.Others, r.Wins = r.Others, r.Own, winChance(odds, true)
		}
	}
	return r, r.Battle() || len(r.Checks) > 0
}

// demand adds what has to succeed first, unless it always does.
func demand(r *advice.Risk, key string, percent advice.Percent) {
	if percent != 100 {
		r.Checks = append(r.Checks, advice.Chance{Key: key, Percent: percent})
	}
}

// throw is a die of ten faces that has to show so much.
func throw(key string, need int) advice.Preview {
	return advice.Preview{
		Words:   advice.Say(key, "count", need),
		Chances: []advice.Chance{{Key: "marcher.chance", Percent: passes(need)}},
	}
}

// passes is how often, in a hundred, a die of ten faces shows so much.
func passes(need int) advice.Percent { return 10 * advice.Percent(min(10, max(0, 11-need))) }

// check is a supply check, with all that is added to its die.
func check(m marcher.Supply) advice.Preview {
	need := marcher.EnoughSupply - m.Modifier
	p := throw("marcher.supply.check", need)
	switch m.Tenths {
	case 0:
		p.Words = advice.Say("marcher.supply.hopeless")
	case 10:
		p.Words = advice.Say("marcher.supply.certain")
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
			p.Terms = append(p.Terms, advice.Term{Words: advice.Say(t.key, "count", t.count), Added: t.added})
		}
	}
	if len(p.Terms) > 0 && p.Words.Key == "marcher.supply.check" { // what is added is in the number already
		p.Short, p.Words.Key = p.Words, "marcher.supply.counted"
	}
	return p
}

// battles tells how a battle would end if both sides fought on: that a choice
// leads to, with a siege where it may be laid, or that is under way.
func battles(s advice.Context, st *marcher.State, c engine.Choice) []advice.Preview {
	q, ok := st.BattleAhead(c)
	if !ok {
		return nil
	}
	switch s.Ask() {
	case "siege":
		return siege(s, st, q)
	case "attackerRetreat":
		return []advice.Preview{fought(s, "marcher.battle.goesOn", q, false)}
	case "defenderRetreat":
		return []advice.Preview{fought(s, "marcher.battle.goesOn", q, true)}
	}
	own, others, defending := q.Attacker, q.Defender, defends(s, q)
	if defending {
		own, others = others, own
	}
	p := fought(s, "table.versus", q, defending)
	p.Words = advice.Say("table.versus", "attackers", own.Count(), "defenders", others.Count())
	list := []advice.Preview{p}
	if !defending && q.MayBesiege() {
		q.Siege = true
		list = append(list, fought(s, "marcher.siege.with", q, false))
	}
	return list
}

// defends reports whether the seat that is asked defends in a battle: against an
// attacker it may retreat from, or against raiders who have come to it.
func defends(s advice.Context, q marcher.OddsQuery) bool { return int8(q.Defender.Side) == s.Turn.Side }

// Next is the question whether to lay siege, before a battle in which nobody lies face
// down.
func (advisor) Next(s advice.Context, c engine.Choice) (advice.Context, bool) {
	if s.Verb(c) != "fight" {
		return advice.Context{}, false
	}
	next := s.State.Clone()
	events, err := next.Play(c)
	turned := slices.ContainsFunc(events, func(e engine.Event) bool { return s.Lexicon.Events[e.Kind] == "reveal" })
	turn := next.Turn()
	if err != nil || turned || turn.Seat != s.Turn.Seat || s.Lexicon.Asks[turn.Kind] != "siege" {
		return advice.Context{}, false
	}
	return advice.Context{Lexicon: s.Lexicon, State: next, Turn: turn, Legal: next.Legal(nil), Pieces: next.Pieces(nil), Witnessed: s.Witnessed}, true
}

// siege tells what comes of a siege, or of none.
func siege(s advice.Context, st *marcher.State, q marcher.OddsQuery) []advice.Preview {
	if !q.Siege {
		return []advice.Preview{fought(s, "marcher.siege.without", q, false)}
	}
	_, modifier, _ := st.SiegeOdds()
	need := marcher.EnoughToBesiege - modifier
	die := throw("marcher.siege.check", need)
	switch passes(need) {
	case 0:
		die.Words = advice.Say("marcher.siege.hopeless")
	case 100:
		die.Words = advice.Say("marcher.siege.certain")
	}
	return []advice.Preview{die, fought(s, "marcher.siege.with", q, false)}
}

// fought tells how a battle ends for the attacker, or for the defender, and what
// it costs.
func fought(s advice.Context, key string, q marcher.OddsQuery, defends bool) advice.Preview {
	const whole = marcher.OddsWhole
	r := marcher.Odds(q)
	k := advice.Stakes{
		Own: advice.Tenths(advice.Parts(r.AttackerLoses, whole, 10)), Others: advice.Tenths(advice.Parts(r.DefenderLoses, whole, 10)),
		OwnLed: q.Attacker.Leader, OthersLed: q.Defender.Leader,
		OwnFalls: advice.Share(r.AttackerLeaderFalls, whole, r.Endings, func(e marcher.OddsEnding) bool {
			return q.Attacker.Leader && !e.Attacker.Leader
		}),
		OthersFalls: advice.Share(r.DefenderLeaderFalls, whole, r.Endings, func(e marcher.OddsEnding) bool {
			return q.Defender.Leader && !e.Defender.Leader
		}),
		Nobody: advice.Share(r.NobodyHolds, whole, r.Endings, func(e marcher.OddsEnding) bool {
			return e.Attacker.Count() == 0 && e.Defender.Count() == 0
		}),
	}
	switch side := s.Turn.Side; {
	case defends:
		k = k.Swapped()
	case side != marcher.Irish && q.Attacker.Side != side && q.Defender.Side != side:
		k.Strange, k.Attacker, k.Defender = true, advice.Side(q.Attacker.Side), advice.Side(q.Defender.Side)
	}
	wins := "table.odds"
	if k.Strange {
		wins = "marcher.odds.attackers"
		if q.Attacker.Side == marcher.Vikings {
			wins = "marcher.odds.vikings"
		}
	}
	return advice.Preview{Words: advice.Say(key), Chances: []advice.Chance{{Key: wins, Percent: winChance(r, defends)}}, More: k.Words()}
}

// Assault is how often the attacker takes a zone, if both sides fight on; false where
// there is nobody to fight.
func Assault(q marcher.OddsQuery) (advice.Percent, bool) {
	if q.Defender.Count() == 0 || q.Check() != nil {
		return 0, false
	}
	return winChance(marcher.Odds(q), false), true
}

// winChance is the percentage of battles after which the attacker, or the defender,
// holds the zone.
func winChance(r marcher.OddsResult, defends bool) advice.Percent {
	if defends {
		return advice.Share(r.DefenderHolds, marcher.OddsWhole, r.Endings, func(e marcher.OddsEnding) bool {
			return e.Attacker.Count() == 0 && e.Defender.Count() > 0
		})
	}
	return advice.Share(r.AttackerHolds, marcher.OddsWhole, r.Endings, func(e marcher.OddsEnding) bool {
		return e.Attacker.Count() > 0
	})
}

// Estate takes control from the rules, and counts castles and banners as no units.
func (c advisor) Estate(l *engine.Lexicon, s engine.State) advice.Estate {
	e := advice.TakeStock(l, s)
	st, ok := s.(*marcher.State)
	if !ok {
		return e
	}
	for i := range e.Units {
		if p := &e.Units[i]; works(p.What) {
			if p.What == marcher.Castle {
				e.Works = append(e.Works, *p)
			}
			p.Count = 0
		}
	}
	for zone := range l.Places {
		if side := st.Control(int8(zone)); side >= 0 {
			e.Hold(side, int8(zone))
		}
	}
	return e
}
