package brianboru

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// TestAnswersFromTheHandNameCards: in a whole game, the questions that
// are answered from the hand name cards, and no others do.
func TestAnswersFromTheHandNameCards(t *testing.T) {
	g := brianboru.HighKing()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	const cards = 25
	asked := map[string]bool{}
	for n := 0; !m.Turn().Over(); n++ {
		ask := g.Lexicon().Asks[m.Turn().Kind]
		size := Family.Advisor.HandPicks(ask)
		for _, c := range m.Legal() {
			one := c.What >= 0 && c.What < cards
			two := one && c.Extra >= 0 && c.Extra < cards && c.Extra != c.What
			if one != (size > 0) || size == 2 && !two {
				t.Fatalf("%s is answered by %+v, from a hand of %d", ask, c, size)
			}
		}
		asked[ask] = true
		if _, err := m.Do(n % len(m.Legal())); err != nil {
			t.Fatal(err)
		}
	}
	for _, ask := range []string{"keep", "lead", "follow"} {
		if !asked[ask] {
			t.Errorf("%s is never asked", ask)
		}
	}
}

// ireland is the scene of a position of Brian Boru after some choices, "play 14"
// or "lower", as whoever decides then sees it.
func ireland(t *testing.T, position string, choices ...string) advice.Context {
	t.Helper()
	g := brianboru.HighKing()
	state, err := g.Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	see := func(s engine.State) advice.Context {
		return advice.Context{Lexicon: g.Lexicon(), State: s, Turn: s.Turn(), Legal: s.Legal(nil), Pieces: s.Pieces(nil)}
	}
	for _, choice := range choices {
		verb, value := "", 0
		fmt.Sscan(choice, &verb, &value)
		if _, err := state.Play(choiceWith(t, see(state), verb, value, "", 0)); err != nil {
			t.Fatal(err)
		}
	}
	return see(state.View(state.Turn().Seat))
}

// choiceWith is the legal choice of a verb with a card by its value and a count, to a
// place; "" is any place, and 0 no card.
func choiceWith(t *testing.T, s advice.Context, verb string, value int, to string, count int8) engine.Choice {
	t.Helper()
	for _, c := range s.Legal {
		if s.Verb(c) == verb && (value == 0 || c.What == card(value)) && (to == "" || c.To == placeOf(s, to)) && c.Count == count {
			return c
		}
	}
	t.Fatalf("asked %s: no %s with %d to %q", s.Ask(), verb, value, to)
	return engine.Choice{}
}

// card is the action card of a value, as a What.
func card(value int) int8 { return int8(value - 1) }

// hears holds what a choice is told to bring.
func hears(t *testing.T, s advice.Context, c engine.Choice, want ...advice.Words) {
	t.Helper()
	var got []advice.Words
	for _, p := range Family.Advisor.Previews(s, c) {
		got = append(got, p.Words)
	}
	if g, w := fmt.Sprintf("%+v", got), fmt.Sprintf("%+v", want); g != w {
		t.Errorf("asked %s, %s is told as\n%s, want\n%s", s.Ask(), s.Verb(c), g, w)
	}
}

func TestACardIsToldWhetherItWins(t *testing.T) {
	s := ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tara", "trick": [{"side": "Dál Cais", "card": 14}],
		"players": {"Dál Cais": {"hand": [1, 2]}, "Uí Néill": {"hand": [10, 11, 17]}, "Eóganacht": {"hand": [3, 5, 6]}}}`)
	hears(t, s, choiceWith(t, s, "play", 17, "", 0), advice.Say("brian.would.lead"))
	hears(t, s, choiceWith(t, s, "play", 10, "", 0), advice.Say("brian.would.lose", "what", advice.Thing(card(14))))
	hears(t, s, choiceWith(t, s, "play", 11, "", 0), advice.Say("brian.would.lose", "what", advice.Thing(card(14))))
	s = ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tara", "trick": [{"side": "Dál Cais", "card": 14}],
		"players": {"Dál Cais": {"hand": [1, 2]}, "Uí Néill": {"hand": [10, 11, 25]}, "Eóganacht": {"coins": 1, "hand": [4, 17, 22]}}}`, "play 25")
	hears(t, s, choiceWith(t, s, "play", 17, "", 0), advice.Say("brian.would.win"))
	hears(t, s, choiceWith(t, s, "play", 22, "", 0), advice.Say("brian.would.win"), advice.Say("brian.would.debt", "count", 1, "points", 2))
	hears(t, s, choiceWith(t, s, "play", 4, "", 0), advice.Say("brian.would.lose", "what", advice.Thing(card(14))))
}

// TestACardIsToldWhetherItStands: Eóganacht play after Uí Néill, three cards of
// the 21 that Uí Néill have not seen.
func TestACardIsToldWhetherItStands(t *testing.T) {
	s := ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tara", "trick": [{"side": "Dál Cais", "card": 14}],
		"players": {"Dál Cais": {"hand": [1, 2]}, "Uí Néill": {"hand": [10, 17, 23]}, "Eóganacht": {"hand": [3, 5, 6]}}}`)
	s.Witnessed = func(func(engine.State, []engine.Event)) {}
	var out advice.Figures
	for value := 18; value < 23; value++ {
		if brianboru.Fits(card(value), placeOf(s, "Tara")) {
			out = append(out, value)
		}
	}
	safe := 100
	for i := range 3 { // none of three cards
		safe = safe * (21 - len(out) - i) * 1000 / (21 - i)
	}
	safe = (safe + 500_000_000) / 1_000_000_000
	list := Family.Advisor.Previews(s, choiceWith(t, s, "play", 17, "", 0))
	want := []advice.Preview{{
		Words: advice.Say("brian.would.leadSafe", "percent", advice.Percent(safe)),
		More:  []advice.Words{advice.Say("brian.out", "count", len(out), "cards", out), advice.Say("brian.out.how")},
	}}
	if len(out) == 0 || !reflect.DeepEqual(list, want) {
		t.Errorf("%+v, not %+v", list, want)
	}
	hears(t, s, choiceWith(t, s, "play", 23, "", 0), advice.Say("brian.would.win"))
	hears(t, s, choiceWith(t, s, "play", 10, "", 0), advice.Say("brian.would.lose", "what", advice.Thing(card(14))))
}

// southern is Southern Uí Néill with a monastery of the Dál Cais.
const southern = `"towns": {"Tara": {"disc": "Dál Cais", "monastery": true}, "Granard": {"disc": "Uí Néill"}, "Tailtiu": {"disc": "Eóganacht", "viking": true}}`

func TestALeadIsToldWhatTheTownWeighs(t *testing.T) {
	s := ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", `+southern+`,
		"players": {"Dál Cais": {"coins": 0, "hand": [12, 22]}, "Uí Néill": {"hand": [10, 11]}, "Eóganacht": {"hand": [3, 5]}}}`)
	region := advice.Say("brian.would.region", "region", advice.Place(placeOf(s, "Southern Uí Néill")), "own", 3, "others", 1)
	hears(t, s, choiceWith(t, s, "lead", 12, "Clonmacnoise", 0), region)
	hears(t, s, choiceWith(t, s, "lead", 22, "Clonmacnoise", 0), region, advice.Say("brian.would.debt.won", "count", 2, "points", 4))
	hears(t, s, choiceWith(t, s, "lead", 22, "Tuam", 0),
		advice.Say("brian.would.region", "region", advice.Place(placeOf(s, "Connaught")), "own", 1, "others", 0), advice.Say("brian.would.debt.won", "count", 2, "points", 4))
}

// loses is the scene in which the Eóganacht choose an action: theirs is the
// lowest card of a trick for Clonmacnoise that the Dál Cais win.
func loses(t *testing.T, value int, eoganacht string, choices ...string) advice.Context {
	t.Helper()
	choices = append([]string{"play 24", fmt.Sprintf("play %d", value)}, choices...)
	return ireland(t, fmt.Sprintf(`{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Clonmacnoise", "battle": 2, %s,
		"trick": [{"side": "Dál Cais", "card": 25}],
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"court": 5, "hand": [23, 24]}, "Eóganacht": {%s, "hand": [%d, 20]}}}`,
		southern, eoganacht, value), choices...)
}

func TestAnActionIsToldWhatItBringsNow(t *testing.T) {
	coins := func(before, after int) advice.Words {
		return advice.Say("brian.would.coins", "before", before, "after", after)
	}
	// Courtship, past Uí Néill's disc on 5.
	s := loses(t, 14, `"coins": 3, "court": 2`)
	hears(t, s, choiceWith(t, s, "upper", 0, "", 0), coins(3, 4), advice.Say("brian.would.short", "count", 1))
	hears(t, s, choiceWith(t, s, "lower", 0, "", 0),
		advice.Say("brian.would.fallBack", "before", 2, "after", 4, "aim", 5, "gives", advice.Say("brian.gives.coins", "count", 1)), advice.Say("brian.extra.hearts"))
	// The battle: of three raiders there are two, and none to buy.
	s = loses(t, 15, `"coins": 5, "raiders": 1`)
	hears(t, s, choiceWith(t, s, "upper", 0, "", 0), coins(5, 6), advice.Say("brian.would.noRoad"))
	hears(t, s, choiceWith(t, s, "lower", 0, "", 0), advice.Say("brian.would.raiders", "before", 1, "after", 3))
	// The church, without money for more.
	s = loses(t, 16, `"coins": 1, "church": 1`)
	hears(t, s, choiceWith(t, s, "lower", 0, "", 0), advice.Say("brian.would.church", "before", 1, "after", 4))
	// A town of the Vikings is freed for a coin that is not there.
	s = loses(t, 13, `"coins": 0`)
	hears(t, s, choiceWith(t, s, "upper", 0, "", 0), coins(0, 2), advice.Say("brian.would.short", "count", 3))
	hears(t, s, choiceWith(t, s, "lower", 0, "", 0), coins(0, 0), advice.Say("brian.would.debt", "count", 1, "points", 2), advice.Say("brian.would.free", "count", 1))
}

func TestAnActionIsToldTheTownsByRoad(t *testing.T) {
	s := ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam",
		"trick": [{"side": "Dál Cais", "card": 24}], "towns": {"Ferns": {"disc": "Eóganacht"}},
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"hand": [23, 25]}, "Eóganacht": {"coins": 4, "hand": [13, 20]}}}`, "play 25", "play 13")
	hears(t, s, choiceWith(t, s, "upper", 0, "", 0),
		advice.Say("brian.would.coins", "before", 4, "after", 6), advice.Say("brian.would.roads", "count", 3))
	hears(t, s, choiceWith(t, s, "lower", 0, "", 0),
		advice.Say("brian.would.coins", "before", 4, "after", 3), advice.Say("brian.would.noFree"))
}

func TestAPurchaseIsToldWhatItCosts(t *testing.T) {
	coins := func(before, after int) advice.Words {
		return advice.Say("brian.would.coins", "before", before, "after", after)
	}
	s := loses(t, 14, `"coins": 5, "court": 2`, "lower") // on 5, as Uí Néill
	hears(t, s, choiceWith(t, s, "buy", 0, "", 0),
		advice.Say("brian.would.taken", "count", 4, "aim", 5, "gives", advice.Say("brian.gives.coins", "count", 1)))
	hears(t, s, choiceWith(t, s, "buy", 0, "", 2), // past all others
		advice.Say("brian.would.court", "before", 5, "after", 7, "gives", advice.Say("brian.gives.ahead")), coins(5, 1))
	s = loses(t, 14, `"coins": 9, "court": 4`, "lower")
	hears(t, s, choiceWith(t, s, "buy", 0, "", 1),
		advice.Say("brian.would.court", "before", 7, "after", 8, "gives", advice.Say("brian.gives.ahead")), coins(9, 7))
	hears(t, s, choiceWith(t, s, "buy", 0, "", 2),
		advice.Say("brian.would.court", "before", 7, "after", 9, "gives", advice.Say("brian.gives.marriage")), coins(9, 5))
	s = loses(t, 16, `"coins": 4`, "lower")
	hears(t, s, choiceWith(t, s, "buy", 0, "", 1), advice.Say("brian.would.church", "before", 3, "after", 4), coins(4, 2))
	s = loses(t, 14, `"coins": 5`, "lower") // below all others
	hears(t, s, choiceWith(t, s, "buy", 0, "", 0),
		advice.Say("brian.would.stays", "count", 3, "gives", advice.Say("brian.gives.coins", "count", 1)))
}

func TestATownIsToldWhatItWeighs(t *testing.T) {
	s := ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam",
		"trick": [{"side": "Dál Cais", "card": 24}], "towns": {"Ferns": {"disc": "Eóganacht"}, "Kinnitty": {"disc": "Uí Néill"}},
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"hand": [23, 25]}, "Eóganacht": {"coins": 4, "hand": [13, 20]}}}`, "play 25", "play 13", "upper")
	hears(t, s, choiceWith(t, s, "expand", 0, "St Mullins", 0),
		advice.Say("brian.would.region", "region", advice.Place(placeOf(s, "Leinster")), "own", 2, "others", 1),
		advice.Say("brian.would.coins", "before", 6, "after", 1))
	hears(t, s, choiceWith(t, s, "end", 0, "", 0))
	s = ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam",
		"trick": [{"side": "Dál Cais", "card": 24}],
		"towns": {"Ferns": {"disc": "Eóganacht", "viking": true}, "Kinnitty": {"disc": "Uí Néill", "viking": true}},
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"hand": [23, 25]}, "Eóganacht": {"coins": 4, "hand": [13, 20]}}}`, "play 25", "play 13", "lower")
	hears(t, s, choiceWith(t, s, "liberate", 0, "Kinnitty", 0), advice.Say("brian.would.back", "side", advice.Side(slices.Index(s.Lexicon.Sides, "Uí Néill"))))
}

func TestAPurchaseBeginsWithNothing(t *testing.T) {
	c := Family.Advisor
	for _, ask := range []string{"courtExtra", "churchExtra", "raidExtra"} {
		if !c.Modest(ask) {
			t.Errorf("%s begins high", ask)
		}
	}
	if c.Modest("expand") {
		t.Error("a question without numbers begins low")
	}
}

// upkeep is the scene of the first question of an upkeep.
const upkeep = `{"seats": 3, "round": 2, "phase": %q, "holder": "Dál Cais", "deck": %d, %s, "players": {"Dál Cais": {%s}, "Uí Néill": {%s}, "Eóganacht": {%s}}, %s}`

func TestAnUpkeepIsToldWhatItBrings(t *testing.T) {
	// The Eóganacht alone have the most raiders and choose which town Uí Néill lose.
	s := ireland(t, fmt.Sprintf(upkeep, "battle", 1, `"battle": 4`, `"raiders": 1`, `"raiders": 0`, `"raiders": 2`,
		`"towns": {"Granard": {"disc": "Uí Néill", "monastery": true}, "Tara": {"disc": "Uí Néill"}, "Lusk": {"disc": "Uí Néill"}, "Tailtiu": {"disc": "Dál Cais", "viking": true}}`))
	vikings := advice.Side(slices.Index(s.Lexicon.Sides, "Vikings"))
	neill := advice.Side(slices.Index(s.Lexicon.Sides, "Uí Néill"))
	region := advice.Place(placeOf(s, "Southern Uí Néill"))
	hears(t, s, choiceWith(t, s, "lose", 0, "Granard", 0), advice.Say("brian.would.loss", "region", region, "side", neill, "own", 1, "other", vikings, "others", 3))
	hears(t, s, choiceWith(t, s, "lose", 0, "Tara", 0), advice.Say("brian.would.loss", "region", region, "side", neill, "own", 2, "other", vikings, "others", 2))
	// With military support the Vikings' towns stay with who lost them.
	s = ireland(t, fmt.Sprintf(upkeep, "battle", 0, `"battle": 4`, `"raiders": 1`, `"raiders": 0`, `"raiders": 2`,
		`"princess": {"side": "Uí Néill", "as": "support"}, "towns": {"Granard": {"disc": "Uí Néill"}, "Tara": {"disc": "Uí Néill"}}`))
	hears(t, s, choiceWith(t, s, "lose", 0, "Tara", 0), advice.Say("brian.would.keep", "region", region, "count", 2))
	// A monastery.
	s = ireland(t, fmt.Sprintf(upkeep, "church", 1, `"battle": 0`, `"church": 1`, `"church": 0`, `"church": 0`, southern[:len(southern)-1]+`, "Lusk": {"disc": "Dál Cais"}, "Ferns": {"disc": "Dál Cais"}}`))
	hears(t, s, choiceWith(t, s, "monastery", 0, "Ferns", 0), advice.Say("brian.would.region", "region", advice.Place(placeOf(s, "Leinster")), "own", 2, "others", 0))
	// Estrid.
	s = ireland(t, fmt.Sprintf(upkeep, "marriage", 0, `"battle": 0`, `"court": 3`, `"court": 0`, `"court": 0`, southern))
	now := advice.Say("brian.would.vikings", "count", 1)
	hears(t, s, choiceWith(t, s, "support", 0, "", 0), advice.Say("brian.princess.support"), now)
	hears(t, s, choiceWith(t, s, "trade", 0, "", 0), advice.Say("brian.princess.trade"), now)
	hears(t, s, choiceWith(t, s, "spurn", 0, "", 0), advice.Say("brian.princess.spurn"))
}

func placeOf(s advice.Context, name string) int8 { return int8(slices.Index(s.Lexicon.Places, name)) }
