package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// TestASeatWitnessesTheRound: from its beginning, by views of its own, and all
// that has happened; of a card that is led or played it is then told what it has
// to fear.
func TestASeatWitnessesTheRound(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{brianboru.HighKing()}}
	p.start()
	p.tell(Goto{AtNew})
	p.tell(everybody(len(p.m.Setup.Kinds))...)
	p.tell(SetSetting{Passing, "never"}, StartMatch{})
	table := p.m.Table
	seen, told, open := 0, 0, 0
	for n := 0; n < 150 && !table.Turn.Over(); n++ {
		if table.Passing {
			p.tell(Ready{})
		}
		if ask := table.Game().Lexicon().Asks[table.Turn.Kind]; ask == "lead" || ask == "follow" {
			seen++
			var events []engine.Event
			rounds := 0
			at := table.match.Len()
			table.witnessed(func(before engine.State, happened []engine.Event) {
				events = append(events, happened...)
				if before.(*brianboru.State).HandSize(0) > 0 && written(t, before.View(table.Turn.Seat)) != written(t, before) {
					t.Fatalf("choice %d is shown with more than seat %d may know", at, table.Turn.Seat)
				}
			})
			for _, e := range events {
				if int(e.Kind) == table.Kinds.Round {
					rounds++
				}
			}
			all := table.match.EventsSince(0)
			if rounds != 1 || !slices.Equal(events, all[len(all)-len(events):]) {
				t.Fatalf("choice %d: %d rounds begin in what is witnessed", at, rounds)
			}
			for _, c := range table.Picker.All() {
				for _, q := range table.PreviewsOf(c) {
					switch q.Words.Key {
					case "brian.would.safe", "brian.would.leadSafe":
						open++
					case "brian.would.win", "brian.would.lose":
						told++
					case "brian.would.lead":
						t.Fatalf("choice %d: a card that wins so far is told no more", at)
					}
				}
			}
		}
		p.step()
	}
	if seen < 40 || told == 0 || open == 0 {
		t.Errorf("asked %d times, told %d and %d", seen, told, open)
	}
}
