package marcher

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
)

// TestEventTablesAreWhole checks that both tables answer every throw of the
// dice once (§5.0).
func TestEventTablesAreWhole(t *testing.T) {
	for side := int8(Normans); side <= Welsh; side++ {
		next := 0
		for _, row := range EventTable(side) {
			if row.From != next || row.To < row.From || row.Event < QuietSeason {
				t.Errorf("%s: a row from %d to %d follows %d", lexicon.Sides[side], row.From, row.To, next)
			}
			next = row.To + 1
		}
		if next != 100 {
			t.Errorf("%s: the table ends with %d", lexicon.Sides[side], next)
		}
	}
}

// TestLegend checks the legend of the counters (§2.3).
func TestLegend(t *testing.T) {
	var said []string
	for _, r := range Legend() {
		said = append(said, fmt.Sprintf("%s %d %d %d", lexicon.Whats[r.What], r.Strength, r.Move, r.Count))
		if r.Strength != Strength(r.What) {
			t.Errorf("%s hits with %d", lexicon.Whats[r.What], Strength(r.What))
		}
		if r.Shoots != (r.What == NormanArcher || r.What == WelshArcher) || r.Rides != (r.What == NormanKnight || r.What == Teulu) {
			t.Errorf("%+v", r)
		}
	}
	want := []string{
		"norman knight 4 2 14", "norman infantry 6 1 20", "norman archer 7 1 6", "welsh infantry 7 1 26", "welsh archer 6 1 10",
		"teulu 5 2 5", "irish 6 1 4", "viking 5 1 8", "hugh 0 2 3", "gruffydd 0 2 2",
	}
	if !slices.Equal(said, want) {
		t.Errorf("the legend is %v", said)
	}
}

func TestEventsInForce(t *testing.T) {
	for _, c := range []struct {
		name, position string
		want           []int8
	}{
		{"nothing", `{"turn": 3, "side": "Normans", "phase": "movement"}`, nil},
		{"the weather", `{"turn": 3, "side": "Normans", "phase": "strategic", "weather": "clear"}`, []int8{ClearWeather}},
		{"a charge", `{"turn": 3, "side": "Normans", "phase": "movement", "weather": "bad", "event": "knightsCharge"}`, []int8{BadWeather, KnightsCharge}},
		{"a charge after the battles", `{"turn": 3, "side": "Normans", "phase": "strategic", "event": "knightsCharge"}`, nil},
		{"an event that is done", `{"turn": 3, "side": "Normans", "phase": "movement", "event": "castleBurned"}`, nil},
		{"a quarrel", `{"turn": 3, "side": "Welsh", "phase": "movement", "event": "dynasticFeud", "quarrel": "Gwent"}`, []int8{DynasticFeud}},
		{"the next levy", `{"turn": 3, "side": "Normans", "phase": "movement", "feuds": ["Powys"], "poorHarvest": true}`, []int8{WelshFeud, PoorHarvest}},
	} {
		s := parsed(t, c.position[:len(c.position)-1]+`, "zones": {
			"Hereford": {"units": {"norman knight": 2}}, "Elfael": {"units": {"welsh infantry": 2}}, "Gwent Iscoed": {"units": {"welsh infantry": 2}}, "Buellt": {"units": {"welsh infantry": 1}}}}`)
		if got := s.InForce(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestSeatsAndTheirFlags(t *testing.T) {
	for _, c := range []struct {
		scenario, seats int
		want            string
	}{
		{normanConquerors, 2, "[0] [1] [hugh roger william] []"},
		{normanConquerors, 3, "[0 1] [2] [hugh roger] [william] []"},
		{normanConquerors, 4, "[0 1 2] [3] [hugh] [roger] [william] []"},
		{welshRevival, 2, "[1] [0] [gruffydd rhys] []"},
		{welshRevival, 3, "[2] [0 1] [gruffydd] [rhys] []"},
	} {
		st, err := Lords().New(engine.Setup{Scenario: c.scenario, Seats: c.seats, Options: make([]uint8, options)})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		got := fmt.Sprint(s.Seats(Normans), s.Seats(Welsh))
		for seat := range int8(c.seats) {
			names := []string{}
			for _, l := range s.Flags(seat) {
				names = append(names, lexicon.Whats[l])
			}
			got += fmt.Sprint(" ", names)
		}
		if got != c.want {
			t.Errorf("scenario %d for %d: %s, want %s", c.scenario, c.seats, got, c.want)
		}
	}
	if list := parsed(t, `{}`).Seats(Vikings); list != nil {
		t.Errorf("Vikings are played by %v", list)
	}
	if !Border(int8(elfael)) || Border(int8(buellt)) || !earldoms.has(ludlow) || earldoms.has(elfael) {
		t.Error("borders and earldoms")
	}
}
