package britannia

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// at is the scene of a position as the console writes it.
func at(t *testing.T, position string) advice.Context {
	t.Helper()
	return in(t, britannia.Revised(), position)
}

// in is the scene of a position of some edition.
func in(t *testing.T, g engine.Game, position string) advice.Context {
	t.Helper()
	s, err := g.Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	return advice.Context{Lexicon: g.Lexicon(), State: s, Turn: s.Turn(), Legal: s.Legal(nil), Pieces: s.Pieces(nil)}
}

func PlaceOf(s advice.Context, name string) int8 { return int8(slices.Index(s.Lexicon.Places, name)) }

// find is the first legal choice of a verb to a place; "" is any.
func find(t *testing.T, s advice.Context, verb, to string, count int8) engine.Choice {
	t.Helper()
	for _, c := range s.Legal {
		if s.Verb(c) == verb && (to == "" || c.To == PlaceOf(s, to) && c.Count == count) {
			return c
		}
	}
	t.Fatalf("no %s to %s", verb, to)
	return engine.Choice{}
}

const landing = `{"round": 6, "nation": "Saxons", "units": {
	"Saxons": {"English Channel": {"infantry": 3}, "Sussex": {"infantry": 2}},
	"Belgae": {"Kent": {"infantry": 1}}}}`

func TestEndingWithSaxonsAtSeaIsDoubted(t *testing.T) {
	s := at(t, landing)
	w := Family.Advisor.Warn(s, find(t, s, "end", "", 0))
	if !w.Needed() || len(w.Words) != 2 || w.Words[1].Key != "undone.sea" {
		t.Fatalf("warning %+v", w)
	}
	if want := uint64(1)<<PlaceOf(s, "English Channel") | uint64(1)<<PlaceOf(s, "Sussex"); w.Places != want {
		t.Errorf("places %b, want %b", w.Places, want)
	}
	if w := Family.Advisor.Warn(s, find(t, s, "march", "Kent", 3)); w.Needed() {
		t.Errorf("a march is doubted: %+v", w)
	}
}

const crowded = `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {
	"Saxons": {"Kent": {"infantry": 4}},
	"Angles": {"Essex": {"infantry": 1}}}}`

// Four armies in one area: two starve if they stay, none if one of them goes to
// another, and while a battle is to come nobody knows.
func TestEndingWithArmiesThatStarveIsDoubted(t *testing.T) {
	starving := func(s advice.Context) any {
		w := Family.Advisor.Warn(s, find(t, s, "end", "", 0))
		for _, said := range w.Losses {
			if said.Key == "undone.starving" {
				return said.Args[1]
			}
		}
		return nil
	}
	for _, c := range []struct {
		to   string
		want any
	}{{"", 2}, {"Sussex", nil}, {"Essex", nil}} {
		s := at(t, crowded)
		if c.to != "" {
			if _, err := s.State.Play(find(t, s, "march", c.to, 1)); err != nil {
				t.Fatal(err)
			}
			s.Turn, s.Legal = s.State.Turn(), s.State.Legal(nil)
		}
		if got := starving(s); got != c.want {
			t.Errorf("one to %q: %v starve, want %v", c.to, got, c.want)
		}
	}
}

func TestAMarchIsToldWhatItMeets(t *testing.T) {
	s := at(t, landing)
	c := Family.Advisor
	list := c.Previews(s, find(t, s, "march", "Kent", 3))
	if len(list) != 1 || list[0].Words.Key != "table.versus" || !slices.Equal(list[0].Words.Args, []any{"attackers", 3, "defenders", 1}) {
		t.Fatalf("previews %+v", list)
	}
	three := list[0].Chances
	one := c.Previews(s, find(t, s, "march", "Kent", 1))[0].Chances
	if len(three) != 1 || len(one) != 1 || three[0].Percent <= one[0].Percent || three[0].Percent > 100 || one[0].Percent < 0 {
		t.Errorf("three have %+v, one has %+v", three, one)
	}
	if list := c.Previews(s, find(t, s, "march", "Essex", 2)); len(list) != 0 {
		t.Errorf("an empty area is told as %+v", list)
	}
	if list := c.Previews(s, find(t, s, "end", "", 0)); len(list) != 0 {
		t.Errorf("the end of a turn is told as %+v", list)
	}
}

// Subjects of one lord fight each other in the classic edition.
func TestAMarchAgainstAFellowSubjectIsToldWhatItMeets(t *testing.T) {
	s := in(t, britannia.Classic(), `{"round": 3, "nation": "Welsh", "subjects": {"Welsh": "Romans", "Brigantes": "Romans"}, "units": {
		"Romans": {"Kent": {"infantry": 1}}, "Welsh": {"Powys": {"infantry": 2}}, "Brigantes": {"March": {"infantry": 1}}}}`)
	list := Family.Advisor.Previews(s, find(t, s, "march", "March", 2))
	if len(list) != 1 || !slices.Equal(list[0].Words.Args, []any{"attackers", 2, "defenders", 1}) {
		t.Errorf("previews %+v", list)
	}
}

func TestABidBeginsLow(t *testing.T) {
	if c := Family.Advisor; !c.Modest("raise") || c.Modest("march") {
		t.Error("bids begin high, or marches low")
	}
}

// until makes some choices, then ends what can be ended and throws ones, until
// something is asked.
func until(t *testing.T, s advice.Context, ask string, first ...engine.Choice) advice.Context {
	t.Helper()
	next := s.State.Clone()
	for range 40 {
		scene := advice.Context{Lexicon: s.Lexicon, State: next, Turn: next.Turn(), Legal: next.Legal(nil), Pieces: next.Pieces(nil)}
		c := scene.Legal[0]
		switch last := scene.Legal[len(scene.Legal)-1]; {
		case len(first) > 0:
			c, first = first[0], first[1:]
		case scene.Ask() == ask:
			return scene
		case scene.Verb(last) == "end":
			c = last
		}
		if _, err := next.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s is never asked", ask)
	return advice.Context{}
}

func TestTheRiskOfABattleIsThatOfWhoDecides(t *testing.T) {
	c := Family.Advisor
	s := at(t, landing)
	march := find(t, s, "march", "Kent", 3)
	r, ok := c.Risk(s, march)
	if want := c.Previews(s, march)[0].Chances[0].Percent; !ok || r.Place != PlaceOf(s, "Kent") || r.Own != 3 || r.Others != 1 || r.Wins != want || len(r.Checks) > 0 {
		t.Errorf("the march: %+v, want %d %%", r, want)
	}
	for _, quiet := range []engine.Choice{find(t, s, "end", "", 0), find(t, s, "march", "Essex", 2)} {
		if r, ok := c.Risk(s, quiet); ok {
			t.Errorf("%s: %+v", s.Verb(quiet), r)
		}
	}

	s = at(t, `{"round": 6, "nation": "Saxons", "units": {
		"Saxons": {"Sussex": {"infantry": 3}}, "Belgae": {"Kent": {"infantry": 1}, "Essex": {"infantry": 1}}}}`)
	defends := until(t, s, "defenderRetreat", find(t, s, "march", "Kent", 2))
	stay := defends.Legal[len(defends.Legal)-1]
	held, ok := c.Risk(defends, stay)
	if !ok || held.Place != PlaceOf(s, "Kent") || held.Own != 1 || held.Others != 2 {
		t.Fatalf("the defender stays: %+v", held)
	}
	if r, ok := c.Risk(defends, defends.Legal[0]); ok {
		t.Errorf("the defender leaves: %+v", r)
	}
	attacks := until(t, defends, "attackerRetreat")
	won, ok := c.Risk(attacks, attacks.Legal[len(attacks.Legal)-1])
	if !ok || won.Own != 2 || won.Others != 1 || won.Wins <= held.Wins || won.Wins+held.Wins > 100 {
		t.Errorf("the attacker stays: %+v, the defender %+v", won, held)
	}
}

func TestTheNextBattleIsTold(t *testing.T) {
	s := until(t, at(t, `{"round": 6, "nation": "Saxons", "units": {
		"Saxons": {"Kent": {"infantry": 2}, "Essex": {"infantry": 1}},
		"Belgae": {"Kent": {"infantry": 1}, "Essex": {"infantry": 1}}}}`), "battle")
	for _, c := range s.Legal {
		r, ok := Family.Advisor.Risk(s, c)
		list := Family.Advisor.Previews(s, c)
		if !ok || r.Place != c.To || len(list) != 1 || list[0].Chances[0].Percent != r.Wins {
			t.Errorf("%s: %+v, told as %+v", s.Lexicon.Places[c.To], r, list)
		}
	}
}

// TestABurhFallsWhenTheRulesSay: before its round the last, from then on the
// first of what is lost.
func TestABurhFallsWhenTheRulesSay(t *testing.T) {
	for round, first := range map[int]bool{13: false, 14: true} {
		s := at(t, fmt.Sprintf(`{"round": %d, "nation": "Danes", "units": {
			"Danes": {"Frisian Sea": {"infantry": 4}},
			"Saxons": {"Kent": {"infantry": 2, "burh": true}, "Wessex": {"infantry": 1}}}}`, round))
		want := britannia.Odds(britannia.OddsQuery{
			Attacker: britannia.OddsSide{Infantry: 3}, Defender: britannia.OddsSide{Infantry: 2}, Burh: true, BurhFirst: first,
		})
		b, ok := ahead(s, find(t, s, "march", "Kent", 3))
		if got := britannia.Odds(b.OddsQuery); !ok || got.DefenderLoses != want.DefenderLoses || got.AttackerHolds != want.AttackerHolds || b.BurhFirst != first {
			t.Errorf("round %d: %+v", round, b)
		}
	}
}

// TestABattleIsToldWithItsCost: the losses that the engine expects, as who
// decides sees them.
func TestABattleIsToldWithItsCost(t *testing.T) {
	s := at(t, landing)
	list := Family.Advisor.Previews(s, find(t, s, "march", "Kent", 3))
	r := britannia.Odds(britannia.OddsQuery{Attacker: britannia.OddsSide{Infantry: 3}, Defender: britannia.OddsSide{Infantry: 1}})
	own, others := advice.Tenths((r.AttackerLoses*10+britannia.OddsWhole/2)>>32), advice.Tenths((r.DefenderLoses*10+britannia.OddsWhole/2)>>32)
	if len(list) != 1 || len(list[0].More) < 3 ||
		!slices.Equal(list[0].More[0].Args, []any{"count", own}) || !slices.Equal(list[0].More[1].Args, []any{"count", others}) {
		t.Errorf("told %+v, want losses of %d and %d tenths", list, own, others)
	}
	k := advice.Stakes{Own: 12, Others: 7, OwnLed: true, OwnFalls: 30, Nobody: 2}
	if k.Swapped().Swapped() != k || k.Swapped().Words()[2].Key != "odds.othersLeader" {
		t.Errorf("as the other sees it: %+v", k.Swapped())
	}
}

// TestAClassicLeaderOutlivesTheLastArmies of both sides: an army led against one
// throws its sixes on five and more, so each round kills only the defender in 1/3,
// only the attacker in 1/6, both in 1/6.
func TestAClassicLeaderOutlivesTheLastArmies(t *testing.T) {
	const position = `{"round": 12, "nation": "Danes", "phase": "battles", "units": {
		"Danes": {"York": {"infantry": 1, "leader": "Ivar and Halfdan"}, "Norfolk": {"infantry": 1}},
		"Saxons": {"York": {"infantry": 1}, "Norfolk": {"infantry": 1}, "Kent": {"infantry": 1}}}}`
	for revision, want := range []struct{ wins, falls advice.Percent }{{}, {50, 25}, {50, 25}, {75, 25}} {
		for _, g := range britannia.Editions() {
			if g.ID() != "britannia-classic" || g.Revision() != revision {
				continue
			}
			s := in(t, g, position)
			p := Family.Advisor.Previews(s, find(t, s, "fight", "York", 0))
			if len(p) == 0 || p[0].Chances[0].Percent != want.wins {
				t.Fatalf("revision %d: %+v, want %s to win", revision, p, want.wins)
			}
			for _, w := range p[0].More {
				if w.Key == "odds.nobody" || w.Key == "odds.ownLeader" && w.Args[1] != want.falls {
					t.Errorf("revision %d: told %+v", revision, w)
				}
			}
		}
	}
}

func rollOf(s advice.Context, face int8) engine.Choice {
	for _, c := range s.Legal {
		if s.Verb(c) == "roll" && c.Count == face {
			return c
		}
	}
	return engine.Choice{}
}

// TestEnoughGo: one army to an area that nobody defends, all but a garrison into a
// battle, everybody from the sea.
func TestEnoughGo(t *testing.T) {
	s := in(t, britannia.Revised(), `{"round": 3, "nation": "Welsh", "units": {
		"Romans": {"Kent": {"infantry": 1}}, "Welsh": {"Powys": {"infantry": 3}, "Clwyd": {"infantry": 1}}, "Brigantes": {"March": {"infantry": 1}}}}`)
	for to, want := range map[string]int8{"Clwyd": 1, "March": 2} {
		var list []engine.Choice
		for _, c := range s.Legal {
			if s.Verb(c) == "march" && c.From == PlaceOf(s, "Powys") && c.To == PlaceOf(s, to) && c.Via < 0 && c.Via2 < 0 {
				list = append(list, c)
			}
		}
		if len(list) != 3 {
			t.Fatalf("%d ways to %s", len(list), to)
		}
		if c, ok := Family.Advisor.Enough(s, list); !ok || c.Count != want {
			t.Errorf("to %s go %d, %v; want %d", to, c.Count, ok, want)
		}
	}
	led := at(t, `{"round": 7, "nation": "Brigantes", "units": {
		"Brigantes": {"York": {"infantry": 3, "leader": "Urien"}}, "Angles": {"Lindsey": {"infantry": 1}}}}`)
	for _, verb := range []string{"march", "lead"} {
		for to, want := range map[string]int8{"Bernicia": 1, "Lindsey": 2} {
			var list []engine.Choice
			for _, c := range led.Legal {
				if led.Verb(c) == verb && c.To == PlaceOf(led, to) && c.Via < 0 && c.Via2 < 0 {
					list = append(list, c)
				}
			}
			if c, ok := Family.Advisor.Enough(led, list); !ok || c.Count != want {
				t.Errorf("%s: to %s go %d, %v; want %d", verb, to, c.Count, ok, want)
			}
		}
	}
	landing := in(t, britannia.Revised(), fleet)
	if c, ok := Family.Advisor.Enough(landing, []engine.Choice{of(t, landing, "march", "Devon")}); ok {
		t.Errorf("of a fleet only %d land", c.Count)
	}
}

// TestAnAttackOnAnotherNationOfOnesOwnIsAskedAbout: the Saxons and the Brigantes have one
// player, the Angles another.
func TestAnAttackOnAnotherNationOfOnesOwnIsAskedAbout(t *testing.T) {
	s := at(t, `{"round": 9, "nation": "Saxons", "phase": "movement", "units": {
		"Saxons": {"Cheshire": {"infantry": 3}},
		"Brigantes": {"March": {"infantry": 1}},
		"Angles": {"North Mercia": {"infantry": 1}}}}`)
	for to, asks := range map[string]bool{"March": true, "North Mercia": false} {
		c := of(t, s, "march", to)
		w, told := Family.Advisor.Warn(s, c), Family.Advisor.Previews(s, c)
		says := slices.ContainsFunc(told, func(p advice.Preview) bool { return p.Words.Key == "odds.kin" })
		if w.Needed() != asks || w.Lost != 0 || says != asks {
			t.Errorf("to %s: %+v, %+v", to, w, told)
		}
	}
}
