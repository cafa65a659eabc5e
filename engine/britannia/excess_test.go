package britannia_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
)

// The rules remove the armies that ExpectedExcess lists when the movement ends, where every
// army has moved and none is led on.
func TestTheLimitsTakeTheExcess(t *testing.T) {
	for _, c := range []struct {
		name, units, march string
		want               []britannia.Excess
	}{
		{"sixteen Romans in the hills", `"Romans": {"English Channel": {"infantry": 16}}, "Belgae": {"Kent": {"infantry": 1}}`,
			"march 16 English Channel > Devon", nil}, // nobody is left to move: they are gone
		{"ten of them", `"Romans": {"English Channel": {"infantry": 16}}, "Belgae": {"Kent": {"infantry": 1}}`,
			"march 10 English Channel > Devon", []britannia.Excess{{Place: 10, Stays: 4, Goes: 6}}},
		{"four, which may stay", `"Romans": {"English Channel": {"infantry": 16}}, "Belgae": {"Kent": {"infantry": 1}}`,
			"march 4 English Channel > Devon", nil},
		{"any number where there are no hills", `"Romans": {"English Channel": {"infantry": 16}}, "Belgae": {"Kent": {"infantry": 1}}`,
			"march 12 English Channel > Wessex", nil},
	} {
		tb := sit(t, game, []byte(fmt.Sprintf(`{"round": 1, "nation": "Romans", "phase": "movement", "units": {%s}}`, c.units)))
		tb.tell(c.march)
		got := tb.State.(*britannia.State).ExpectedExcess()
		for i := range c.want {
			c.want[i].Place = int8(slices.Index(lexicon.Places, "Devon"))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// In matches by chance the limits remove those armies that were above them for good
// before the last march, or went there by it, and no others.
func TestTheLimitsTakeAllTheExpectedExcess(t *testing.T) {
	removed := uint8(slices.Index(lexicon.Events, "remove"))
	seen := 0
	for _, g := range []engine.Game{britannia.Revised(), britannia.FirstPrinting(), britannia.Classic()} {
		for seed := range uint64(6) {
			s, err := g.New(engine.DefaultSetup(g))
			if err != nil {
				t.Fatal(err)
			}
			told := 0 // for good, by the marches so far
			for n := 0; !s.Turn().Over(); n++ {
				legal := s.Legal(nil)
				marches := lexicon.Asks[s.Turn().Kind] == "march"
				side := s.Turn().Side
				events, err := s.Play(legal[dice.Draw(seed, n, len(legal))])
				if err != nil {
					t.Fatal(err)
				}
				gone := 0
				tally := func(events []engine.Event) {
					for _, e := range events {
						if e.Kind == removed && e.Extra == 1 {
							gone += int(e.Count)
						}
					}
				}
				tally(events)
				now := 0
				for _, o := range s.(*britannia.State).ExpectedExcess() {
					now += int(o.Goes)
				}
				turn := s.Turn()
				if marches && lexicon.Asks[turn.Kind] == "march" && turn.Side == side && gone == 0 && now < told && s.(*britannia.State).Half() < 2 {
					t.Fatalf("%s seed %d choice %d: %d were to go, now %d", g.ID(), seed, n, told, now)
				}
				for rest := s.Clone(); marches && lexicon.Asks[rest.Turn().Kind] == "excess"; {
					events, err := rest.Play(rest.Legal(nil)[0])
					if err != nil {
						t.Fatal(err)
					}
					tally(events)
				}
				if marches && (gone > 0 || lexicon.Asks[turn.Kind] != "march") {
					if gone < told && turn.Side == side {
						t.Fatalf("%s seed %d choice %d: %d were to go, %d go", g.ID(), seed, n, told, gone)
					}
					seen += told
				}
				told = now
			}
		}
	}
	if seen == 0 {
		t.Error("nobody was ever above the limits")
	}
}
