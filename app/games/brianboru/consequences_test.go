package brianboru

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// follows holds the keys of what follows from a choice.
func follows(t *testing.T, s advice.Context, c engine.Choice, want ...string) []advice.Words {
	t.Helper()
	words := Family.Advisor.Consequences(s, c)
	var keys []string
	for _, w := range words {
		keys = append(keys, w.Key)
	}
	if !slices.Equal(keys, want) {
		t.Errorf("asked %s, %s: told %q, want %q", s.Ask(), s.Verb(c), keys, want)
	}
	return words
}

// Courtship is told with all discs in line, the highest first.
func TestCourtshipIsToldWithAllDiscs(t *testing.T) {
	s := loses(t, 14, `"coins": 3, "court": 2`)
	words := follows(t, s, choiceWith(t, s, "lower", 0, "", 0), "follows.ladder")
	var spaces []int
	for _, d := range words[0].Args[1].([]advice.Words) {
		spaces = append(spaces, d.Args[3].(int))
	}
	if !slices.Equal(spaces, []int{5, 4, 0}) {
		t.Errorf("the discs stand on %v", spaces)
	}
}

// Raiders and discs are told by what the upkeep then brings.
func TestRaidersAndDiscsAreToldByTheUpkeep(t *testing.T) {
	s := loses(t, 15, `"coins": 5, "raiders": 1`)
	follows(t, s, choiceWith(t, s, "lower", 0, "", 0), "follows.raiders.most")
	s = loses(t, 16, `"coins": 1, "church": 1`)
	follows(t, s, choiceWith(t, s, "lower", 0, "", 0), "follows.church.most")
	for _, tt := range []struct {
		own, others int
		want        string
	}{{0, 0, "follows.raiders.fewest"}, {1, 2, "follows.raiders.fewest"}, {2, 2, "follows.raiders.fewest"}, {3, 2, "follows.raiders.most"}} {
		s := ireland(t, fmt.Sprintf(upkeep, "battle", 1, `"battle": 4`, fmt.Sprintf(`"raiders": %d`, tt.others), fmt.Sprintf(`"raiders": %d`, tt.others), fmt.Sprintf(`"raiders": %d`, tt.own),
			`"towns": {"Granard": {"disc": "Uí Néill"}, "Tara": {"disc": "Dál Cais"}, "Ferns": {"disc": "Eóganacht"}, "Lusk": {"disc": "Uí Néill"}, "Tuam": {"disc": "Dál Cais"}, "Kinnitty": {"disc": "Eóganacht"}}`))
		st := s.State.(*brianboru.State)
		if got := (venture{s, st, 2}).battle(0); got[0].Key != tt.want || len(got) > 1 && got[1].Key != "follows.raiders.tied" {
			t.Errorf("%d against %d: %+v, want %s", tt.own, tt.others, got, tt.want)
		}
		if loses := s.Turn.Other == 2 || tt.own == tt.others; loses != (tt.want == "follows.raiders.fewest") {
			t.Errorf("%d against %d: the rules take a town of seat %d", tt.own, tt.others, s.Turn.Other)
		}
	}
}

// The most discs are told with the house that acts later in the trick and may still put more.
func TestDiscsAreToldWithWhatARivalMayStillPut(t *testing.T) {
	const trick = `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam",
		"trick": [{"side": "Dál Cais", "card": 24}], "towns": {},
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"hand": [23, 25]}, "Eóganacht": {"church": %d, "hand": [16, 20]}}}`
	s := ireland(t, fmt.Sprintf(trick, 1), "play 25", "play 16")
	words := follows(t, s, choiceWith(t, s, "lower", 0, "", 0), "follows.church.rival")
	if words[0].Args[1] != advice.Side(1) || words[0].Args[3] != 4 { // three of the card, and one for two coins
		t.Errorf("told %+v", words[0])
	}
	s = ireland(t, fmt.Sprintf(trick, 4), "play 25", "play 16") // too many for the 25
	follows(t, s, choiceWith(t, s, "lower", 0, "", 0), "follows.church.most")
}

// With the fewest raiders a house that has a town is in danger, until all have as many.
func TestTheFewestRaidersAreADanger(t *testing.T) {
	for _, tt := range []struct {
		own, others int
		disc        string
		want        bool
	}{{0, 2, "Eóganacht", true}, {1, 2, "Eóganacht", true}, {2, 2, "Eóganacht", false}, {3, 2, "Eóganacht", false}, {0, 2, "Uí Néill", false}} {
		s := ireland(t, fmt.Sprintf(`{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam", "battle": 5,
			"trick": [{"side": "Dál Cais", "card": 24}], "towns": {"Ferns": {"disc": "%s"}},
			"players": {"Dál Cais": {"raiders": %d, "hand": [21]}, "Uí Néill": {"raiders": %d, "hand": [23, 25]}, "Eóganacht": {"raiders": %d, "hand": [16, 20]}}}`, tt.disc, tt.others, tt.others, tt.own), "play 25", "play 16")
		if got := Endangered(s.State.(*brianboru.State), 2); got != tt.want {
			t.Errorf("%d raiders against %d, a town of the %s: in danger %v", tt.own, tt.others, tt.disc, got)
		}
	}
}

// Freeing a town is told with the lead that it brings, and the end.
func TestAFreedTownIsToldWithItsRegion(t *testing.T) {
	s := ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam",
		"trick": [{"side": "Dál Cais", "card": 24}],
		"towns": {"Ferns": {"disc": "Eóganacht", "viking": true}, "Kinnitty": {"disc": "Uí Néill", "viking": true}},
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"hand": [23, 25]}, "Eóganacht": {"coins": 4, "hand": [13, 20]}}}`, "play 25", "play 13", "lower")
	follows(t, s, choiceWith(t, s, "liberate", 0, "Kinnitty", 0), "follows.lead.none")
	s = ireland(t, `{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam",
		"trick": [{"side": "Dál Cais", "card": 24}],
		"towns": {"Ferns": {"disc": "Eóganacht", "viking": true}, "St Mullins": {"disc": "Eóganacht"}, "Kinnitty": {"disc": "Uí Néill", "viking": true}},
		"players": {"Dál Cais": {"hand": [21]}, "Uí Néill": {"hand": [23, 25]}, "Eóganacht": {"coins": 4, "hand": [13, 20]}}}`, "play 25", "play 13", "lower")
	follows(t, s, choiceWith(t, s, "liberate", 0, "Ferns", 0), "follows.lead.you")
	if other := (venture{s, s.State.(*brianboru.State), 0}).lead(choiceWith(t, s, "liberate", 0, "Ferns", 0)); len(other) != 1 || other[0].Key != "follows.lead" || other[0].Args[1] != advice.Side(2) {
		t.Errorf("told to another house: %+v", other)
	}
}

// An answer of the upkeep is told with the points at the end.
func TestAnUpkeepIsToldWithTheEnd(t *testing.T) {
	s := ireland(t, fmt.Sprintf(upkeep, "marriage", 0, `"battle": 0`, `"court": 3`, `"court": 0`, `"court": 0`, southern))
	c := choiceWith(t, s, "spurn", 0, "", 0)
	words := follows(t, s, c, "follows.ending")
	o, _ := s.Outcome(c)
	before, after := s.State.(*brianboru.State).Ending(s.Turn.Seat).Now, o.State.(*brianboru.State).Ending(s.Turn.Seat).Now
	if after <= before || words[0].Args[1] != before || words[0].Args[3] != after {
		t.Errorf("%+v, from %d to %d", words, before, after)
	}
}

// A hint for a card that loses says what its action brings, and which card stays in hand.
func TestAHintTellsWhatALossBrings(t *testing.T) {
	trick := func(towns string) advice.Context {
		return ireland(t, fmt.Sprintf(`{"seats": 3, "phase": "action", "holder": "Dál Cais", "active": "Tuam", "battle": 2, "towns": {%s},
			"trick": [{"side": "Dál Cais", "card": 24}],
			"players": {"Dál Cais": {"hand": [11, 21]}, "Uí Néill": {"hand": [10, 22, 23]}, "Eóganacht": {"hand": [14, 13, 25]}}}`, towns), "play 22")
	}
	keys := func(s advice.Context, value int) (list []string) {
		for _, w := range Family.Advisor.Reasons(s, choiceWith(t, s, "play", value, "", 0)) {
			list = append(list, w.Key)
		}
		return list
	}
	s := trick(`"Ferns": {"disc": "Eóganacht", "viking": true}`)
	if got := keys(s, 14); !slices.Equal(got, []string{"brian.why.loses", "brian.why.frees"}) {
		t.Errorf("14 is played, 13 frees Ferns: %q", got)
	}
	s = trick("")
	if got := keys(s, 14); !slices.Equal(got, []string{"brian.why.loses"}) {
		t.Errorf("14 is played, and there is no town to free: %q", got)
	}
}

// A hint says of steps on the marriage track whom they pass, or who leads it.
func TestStepsOfCourtshipSayWhy(t *testing.T) {
	s := loses(t, 14, `"coins": 5, "court": 2`, "lower") // on 5, as Uí Néill
	for n, want := range []string{"brian.why.waits", "brian.why.leads", "brian.why.leads"} {
		if why := (advisor{}).Reasons(s, choiceWith(t, s, "buy", 0, "", int8(n))); len(why) != 1 || why[0].Key != want || why[0].Args[1] != advice.Side(slices.Index(s.Lexicon.Sides, "Uí Néill")) {
			t.Errorf("%d more: %+v, want %s", n, why, want)
		}
	}
}
