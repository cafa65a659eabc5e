package screen_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
)

// sheets plays a match to its end and calls read at each sheet of a round that is over.
func sheets(d *desk, seed int, read func(page string)) {
	d.Patient = true
	for n := 0; n < 3000; n++ {
		if d.M.Table.Passing {
			d.Tell(client.Ready{})
		}
		rests := d.M.Table.Rest != nil
		if page := d.Page(); strings.Contains(page, "table-briefing") && d.M.Table.EndedRound() != nil {
			read(page)
		}
		if d.M.Table.Turn.Over() && !rests {
			return
		}
		if rests {
			d.Tell(client.EndReplay{})
			continue
		}
		d.Tell(client.Continue{})
		list := d.M.Table.Picker.All()
		if len(list) == 0 {
			continue
		}
		d.Tell(client.Press{Choice: list[(n*7+n/3+n*n*seed)%len(list)]}, client.ConfirmEnd{})
	}
	d.T.Fatal("the match has no end")
}

// TestTheRoundAddsUp: what the sheet of each round says each seat has won and paid, tricks
// included, is how far its score has moved since the round began; of the last round too,
// which rests before the end of the match.
func TestTheRoundAddsUp(t *testing.T) {
	t.Parallel()
	paid := 0
	for seats := 3; seats <= 5; seats++ {
		for seed := range 2 {
			d := ireland(t, seats)
			d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
			lexicon := d.M.Table.Game().Lexicon()
			begun := map[int][]int{0: slices.Repeat([]int{10}, seats)} // the scores after each round
			last := 0
			sheets(d, seed, func(page string) {
				events := d.M.Table.EndedRound()
				round := int(events[0].Count)
				if lexicon.Events[events[0].Kind] != "round" {
					t.Fatalf("%d seats: the account begins with %s", seats, lexicon.Events[events[0].Kind])
				}
				last = round
				if strings.Contains(page, `class="announced"`) && strings.Contains(page, "news-claim") {
					t.Errorf("%d seats, round %d: news stand over the sheet", seats, round)
				}
				if _, sheet, _ := strings.Cut(page, `class="briefing"`); strings.Count(sheet, ">Next round<") > 1 {
					t.Fatalf("%d seats, round %d: what the round itself turned up is told again", seats, round)
				}
				sums, scores := make([]int, seats), make([]int, seats)
				for _, e := range events {
					if name := lexicon.Events[e.Kind]; strings.HasPrefix(name, "score") {
						sums[e.Side] += int(e.Count)
						if name == "scorePay" {
							paid++
						}
					}
				}
				for _, score := range d.M.Table.Standing {
					if score.Side < 0 {
						scores[score.Seat] = score.Points
					}
				}
				begun[round] = scores
				_, table, _ := strings.Cut(page, "places-table")
				for seat := range seats {
					if got, want := sums[seat], scores[seat]-begun[round-1][seat]; got != want {
						t.Errorf("%d seats, round %d, seat %d: %+d is told, the score went %d to %d", seats, round, seat, got, begun[round-1][seat], scores[seat])
					}
					called := fmt.Sprintf("Player %d", seat+1)
					told := strings.ReplaceAll(fmt.Sprintf("%+d", sums[seat]), "-", "−")
					if row := rowOf(table, called); !strings.Contains(row, ">"+told+"<") {
						t.Errorf("%d seats, round %d, seat %d: no %s in %q", seats, round, seat, told, row)
					}
				}
			})
			if last < 3 || len(begun) != last+1 {
				t.Errorf("%d seats: the sheets of %d rounds up to the %dth were shown", seats, len(begun)-1, last)
			}
			if !d.M.Table.Turn.Over() || !d.M.Table.Live() || !strings.Contains(d.Page(), "The game is over") {
				t.Errorf("%d seats: the end of the match does not follow", seats)
			}
		}
	}
	if paid == 0 {
		t.Error("nobody has paid with points")
	}
}

// rowOf is the row of a table that is about somebody.
func rowOf(table, name string) string {
	for _, row := range strings.Split(table, "<tr") {
		if strings.Contains(row, " "+name+"\n") {
			return row
		}
	}
	return ""
}
