package marcher

import (
	"fmt"
	"math/big"
	"testing"

	"bretwalda/engine"
)

// some are units of a kind; more than one kind are added to each other.
func some(side int8, units ...int) OddsSide {
	s := OddsSide{Side: side}
	for i := 0; i < len(units); i += 2 {
		s.Units[units[i]] += int8(units[i+1])
	}
	return s
}

func led(s OddsSide) OddsSide {
	s.Leader = true
	return s
}

// duelOf is a battle without an event.
func duelOf(a, d OddsSide) OddsQuery { return OddsQuery{Attacker: a, Defender: d, Event: engine.None} }

func (q OddsQuery) behindWalls() OddsQuery {
	q.Castle = true
	return q
}

func (q OddsQuery) besieged() OddsQuery {
	q.Castle, q.Siege = true, true
	return q
}

func (q OddsQuery) under(event what) OddsQuery {
	q.Event = int8(event)
	return q
}

var whole = new(big.Rat).SetInt64(OddsWhole)

// isPart allows for rounding by two parts.
func isPart(got uint64, want *big.Rat) bool {
	diff := new(big.Rat).Sub(new(big.Rat).SetInt(new(big.Int).SetUint64(got)), new(big.Rat).Mul(want, whole))
	return diff.Abs(diff).Cmp(big.NewRat(2, 1)) <= 0
}

func TestOddsByHand(t *testing.T) {
	knight, archer := some(Normans, NormanKnight, 1), some(Welsh, WelshArcher, 1)
	for _, c := range []struct {
		name                       string
		q                          OddsQuery
		attacker, defender, nobody [2]int64
	}{
		// 7 faces against 4: 42, 12 and 28 of the 82 throws of 100 that end it.
		{"a knight against infantry", duelOf(knight, some(Welsh, WelshInfantry, 1)), [2]int64{42, 82}, [2]int64{12, 82}, [2]int64{28, 82}},
		// The archer shoots first: 5 of 10. If they miss, the knight hits with 7 of 10.
		{"a knight against an archer", duelOf(knight, archer), [2]int64{35, 85}, [2]int64{50, 85}, [2]int64{0, 1}},
		// The siege adds 1 - 1 + 1: 7 of 10. Then 42/82; without it the knight is lost.
		{"a knight lays siege", duelOf(knight, some(Welsh, WelshInfantry, 1)).besieged(), [2]int64{7 * 42, 820}, [2]int64{7*12 + 3*82, 820}, [2]int64{7 * 28, 820}},
		// In the first round 8 faces against 4; 12 of 100 throws come to the second.
		{"the charge of a knight", duelOf(knight, some(Welsh, WelshInfantry, 1)).under(KnightsCharge),
			[2]int64{48*82 + 12*42, 8200}, [2]int64{8*82 + 12*12, 8200}, [2]int64{32*82 + 12*28, 8200}},
	} {
		r := Odds(c.q)
		for i, n := range [][2]int64{c.attacker, c.defender, c.nobody} {
			if got := [...]uint64{r.AttackerHolds, r.DefenderHolds, r.NobodyHolds}[i]; !isPart(got, big.NewRat(n[0], n[1])) {
				t.Errorf("%s: %d of %d, want %d/%d", c.name, got, int64(OddsWhole), n[0], n[1])
			}
		}
		if r.AttackerHolds+r.DefenderHolds+r.NobodyHolds != OddsWhole {
			t.Errorf("%s: the chances add up to %d", c.name, r.AttackerHolds+r.DefenderHolds+r.NobodyHolds)
		}
	}
}

// TestOddsOfASiege checks attackers less defenders, and one for the Normans,
// from a siege that cannot fail to one that cannot succeed (§7.1).
func TestOddsOfASiege(t *testing.T) {
	for _, c := range []struct {
		knights, welsh int
		tenths         int64
	}{
		{6, 1, 10}, {4, 1, 10}, {3, 1, 9}, {2, 2, 7}, {1, 6, 2}, {1, 7, 1}, {1, 8, 0}, {1, 9, 0}, {2, 20, 0},
	} {
		knights, welsh := some(Normans, NormanKnight, c.knights), some(Welsh, WelshInfantry, c.welsh)
		r := Odds(duelOf(knights, welsh).besieged())
		if !isPart(r.SiegeSucceeds, big.NewRat(c.tenths, 10)) {
			t.Errorf("%d knights besiege %d infantry: %d of %d, want %d tenths", c.knights, c.welsh, r.SiegeSucceeds, int64(OddsWhole), c.tenths)
		}
		q := duelOf(welsh, knights).besieged()
		if plain, helped := Odds(q), Odds(q.under(SiegeEngineers)); plain.SiegeSucceeds != helped.SiegeSucceeds {
			t.Errorf("engineers of the Normans help %d Welsh to besiege", c.welsh)
		}
	}
}

// TestOddsOfTheRest checks that an event of the first round adds nothing after
// it.
func TestOddsOfTheRest(t *testing.T) {
	q := duelOf(some(Normans, NormanKnight, 2), some(Welsh, WelshInfantry, 2, WelshArcher, 1))
	charge := q.under(KnightsCharge)
	charge.Begun = true
	begun, plain := Odds(charge), Odds(q)
	if begun.AttackerHolds != plain.AttackerHolds {
		t.Errorf("%d after the first round, %d without the event", begun.AttackerHolds, plain.AttackerHolds)
	}
	if first := Odds(q.under(KnightsCharge)); first.AttackerHolds <= plain.AttackerHolds {
		t.Errorf("%d with the charge, %d without", first.AttackerHolds, plain.AttackerHolds)
	}
}

func TestEndingsAddUp(t *testing.T) {
	q := duelOf(led(some(Normans, NormanKnight, 2, NormanArcher, 1)), some(Welsh, WelshInfantry, 3, WelshArcher, 1)).besieged()
	sum, last := uint64(0), 127
	r := Odds(q)
	for _, e := range r.Endings {
		sum += e.Chance
		if n := e.Attacker.Count(); n > last {
			t.Errorf("%d attackers after %d", n, last)
		} else {
			last = n
		}
		if e.Attacker.Count() > 0 && (e.Defender.Count() > 0 || !e.Attacker.Leader) {
			t.Errorf("a battle ends with %+v", e)
		}
	}
	if n := int64(len(r.Endings)); int64(sum) < OddsWhole-n || int64(sum) > OddsWhole+n {
		t.Errorf("the endings add up to %d", sum)
	}
	// Three attackers less four defenders, one for the Normans: 5 to 10 succeed.
	if !isPart(r.SiegeSucceeds, big.NewRat(6, 10)) {
		t.Errorf("the siege succeeds with %d", r.SiegeSucceeds)
	}
}

func TestImpossibleBattlesHaveNoOdds(t *testing.T) {
	knights, welsh := some(Normans, NormanKnight, 2), some(Welsh, WelshInfantry, 2)
	for name, q := range map[string]OddsQuery{
		"nothing at all":             {},
		"one side":                   duelOf(knights, knights),
		"nobody attacks":             duelOf(led(OddsSide{Side: Normans}), welsh),
		"nobody defends":             duelOf(knights, OddsSide{Side: Welsh}),
		"units of another side":      duelOf(some(Normans, WelshArcher, 1), welsh),
		"fewer than none":            duelOf(some(Normans, NormanKnight, 3, NormanArcher, -1), welsh),
		"more than there are":        duelOf(some(Normans, NormanKnight, 46), welsh),
		"no such side":               duelOf(OddsSide{Side: 7}, welsh),
		"an earl and a king":         duelOf(led(knights), led(welsh)),
		"a leader of Vikings":        duelOf(led(some(Vikings, Viking, 1)), welsh),
		"a breach without a wall":    {Attacker: knights, Defender: welsh, Breached: true, Event: engine.None},
		"a siege without a castle":   {Attacker: knights, Defender: welsh, Siege: true, Event: engine.None},
		"a siege by Vikings":         duelOf(some(Vikings, Viking, 1), welsh).besieged(),
		"a siege after a round":      {Attacker: knights, Defender: welsh, Castle: true, Siege: true, Begun: true, Event: engine.None},
		"a siege by insurgents":      {Attacker: welsh, Defender: knights, Castle: true, Siege: true, Insurgents: 2, Event: engine.None},
		"insurgents among the earls": {Attacker: knights, Defender: welsh, Insurgents: 1, Event: engine.None},
		"no such event":              duelOf(knights, welsh).under(Castle),
	} {
		if q.Check() == nil {
			t.Errorf("%s is a battle", name)
		}
		if r := Odds(q); r.AttackerHolds != 0 || r.Endings != nil {
			t.Errorf("%s has odds", name)
		}
	}
}

// The largest battle there can be is soon worked out.
func BenchmarkOdds(b *testing.B) {
	q := duelOf(some(Normans, NormanKnight, 14, NormanInfantry, 20, NormanArcher, 6), some(Welsh, WelshInfantry, 26, WelshArcher, 10, Teulu, 5, Irish, 4))
	for b.Loop() {
		Odds(q)
	}
}

// TestBattleAhead checks that the rules fight the battle that was predicted for
// a choice.
func TestBattleAhead(t *testing.T) {
	s := parsed(t, `{"scenario": "norman-conquerors", "turn": 3, "side": "Normans", "phase": "movement", "zones": {
		"Hereford": {"units": {"norman knight": 2, "norman infantry": 1}, "castle": true, "leaders": ["william"]},
		"Elfael": {"units": {"welsh infantry": 2, "welsh archer": 1}, "castle": true},
		"Maelienydd": {}, "Penfro": {"units": {"welsh infantry": 1}}}}`)
	march := func(k what, to zone, n int8) engine.Choice {
		c := engine.NewChoice(verbMarch)
		c.What, c.From, c.To, c.Count = int8(k), int8(hereford), int8(to), n
		return c
	}
	if q, ok := s.BattleAhead(march(NormanKnight, maelienydd, 2)); ok {
		t.Errorf("an empty zone is defended: %+v", q)
	}
	want := duelOf(some(Normans, NormanKnight, 2), some(Welsh, WelshInfantry, 2, WelshArcher, 1)).behindWalls()
	if q, ok := s.BattleAhead(march(NormanKnight, elfael, 2)); !ok || q != want {
		t.Errorf("two knights meet %+v", q)
	}
	s = after(t, s, march(NormanKnight, elfael, 2))
	want.Attacker.Units[NormanInfantry] = 1
	if q, ok := s.BattleAhead(march(NormanInfantry, elfael, 1)); !ok || q != want {
		t.Errorf("with infantry they meet %+v", q)
	}
	want.Attacker.Units[NormanInfantry] = 0
	want.Attacker.Leader = true
	if q, ok := s.BattleAhead(march(William, elfael, 1)); !ok || q != want {
		t.Errorf("with the earl they meet %+v", q)
	}
	s = after(t, s, march(William, elfael, 1))
	if q, ok := s.BattleAhead(advanceTo(elfael)); !ok || q != want {
		t.Errorf("the advance meets %+v", q)
	}
	if q, ok := s.BattleAhead(engine.NewChoice(verbEnd)); ok {
		t.Errorf("the end of the movement meets %+v", q)
	}
	s = after(t, s, advanceTo(elfael))
	s = after(t, s, face(10))
	s = after(t, s, engine.NewChoice(verbEnd)) // the infantry stays
	if q, ok := s.BattleAhead(engine.NewChoice(verbEnd)); !ok || q != want {
		t.Errorf("without a siege they meet %+v", q)
	}
	want.Siege = true
	if q, ok := s.BattleAhead(engine.NewChoice(verbSiege)); !ok || q != want {
		t.Errorf("with a siege they meet %+v", q)
	}
	s = after(t, s, engine.NewChoice(verbSiege))
	for _, n := range []int8{10, 1, 1, 1, 1, 1} {
		s = after(t, s, face(n))
	}
	want.Siege, want.Breached, want.Begun = false, true, true
	if q, ok := s.BattleAhead(engine.NewChoice(verbEnd)); s.ask.kind != askAttackerRetreat || !ok || q != want {
		t.Errorf("fighting on meets %+v", q)
	}
	if q, ok := s.BattleAhead(s.Legal(nil)[0]); ok {
		t.Errorf("a retreat meets %+v", q)
	}
}

// TestCrossingAhead checks that a stack that crosses the strait rolls first, a
// bound one when it advances (§12.2).
func TestCrossingAhead(t *testing.T) {
	for _, c := range []struct {
		name, weather, menai string
		march, advance       bool
	}{
		{"in fair weather", "none", "on", true, true},
		{"in clear weather", "clear", "on", false, false},
		{"without the option", "none", "off", false, false},
	} {
		s := parsed(t, fmt.Sprintf(`{"options": {"menai": %q}, "weather": %q, "turn": 3, "side": "Normans", "phase": "movement", "zones": {
			"Arfon": {"units": {"norman knight": 2, "norman infantry": 1}}, "Rhos": {"units": {"norman infantry": 1}}, "Môn": {"units": {"welsh infantry": 1}}}}`, c.menai, c.weather))
		march := engine.NewChoice(verbMarch)
		march.What, march.From, march.To, march.Count = NormanKnight, int8(arfon), int8(mon), 2
		if got := s.CrossingAhead(march); got != c.march {
			t.Errorf("%s: a march crosses: %v", c.name, got)
		}
		inland := march
		inland.To = int8(rhos)
		if s.CrossingAhead(inland) || s.CrossingAhead(engine.NewChoice(verbEnd)) {
			t.Errorf("%s: the way to Rhos, or none, is a crossing", c.name)
		}
		s = after(t, s, march)
		if got := s.CrossingAhead(advanceTo(mon)); got != c.advance {
			t.Errorf("%s: an advance crosses: %v", c.name, got)
		}
		if s.CrossingAhead(engine.NewChoice(verbEnd)) {
			t.Errorf("%s: the end of the movement is a crossing", c.name)
		}
	}
}

// TestBattleWithUnknownUnits checks that levies face down count only for the
// side that knows them.
func TestBattleWithUnknownUnits(t *testing.T) {
	s := parsed(t, `{"turn": 4, "side": "Welsh", "phase": "movement", "zones": {
		"Elfael": {"units": {"welsh infantry": 2}, "faceDown": {"welsh archer": 1}},
		"Buellt": {"units": {"welsh infantry": 1}}, "Hereford": {"units": {"norman knight": 1}}}}`)
	if q := s.battleIn(Normans, elfael); q.Defender.Count() != 3 {
		t.Errorf("there stand %+v", q.Defender)
	}
	if q := s.View(0).(*State).battleIn(Normans, elfael); q != (OddsQuery{}) {
		t.Errorf("the Normans know of %+v", q)
	}
}

func parsed(t *testing.T, position string) *State {
	t.Helper()
	s, err := Lords().Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func after(t *testing.T, s *State, c engine.Choice) *State {
	t.Helper()
	u := s.Clone().(*State)
	if _, err := u.Play(c); err != nil {
		t.Fatalf("%s: %v", lexicon.Asks[s.ask.kind], err)
	}
	return u
}

func face(n int8) engine.Choice {
	c := engine.NewChoice(verbRoll)
	c.Count = n
	return c
}

func advanceTo(z zone) engine.Choice {
	c := engine.NewChoice(verbAdvance)
	c.To = int8(z)
	return c
}
