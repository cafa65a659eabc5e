package britannia

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
)

// The table of first.go agrees with the two printings.
func TestPrintingsAreAsTheTableSays(t *testing.T) {
	rules := map[string]bool{}
	for _, d := range printings {
		if rules[d.rule] {
			t.Errorf("%s stands twice", d.rule)
		}
		rules[d.rule] = true
		if got := d.get(revisedEdition()); !reflect.DeepEqual(got, d.revised) {
			t.Errorf("revised, %s: %v, not %v", d.rule, got, d.revised)
		}
		if got := d.get(firstEdition()); !reflect.DeepEqual(got, d.first) {
			t.Errorf("first, %s: %v, not %v", d.rule, got, d.first)
		}
		if reflect.DeepEqual(d.revised, d.first) {
			t.Errorf("%s does not differ", d.rule)
		}
	}
}

// Everything that the table does not name is the same, down to the last point. The two
// boxes have one board, one timeline and one set of cards but for Boudicca. So the
// misprints of the translation (raids of the Picts in round 6, York in round 7, points
// in round 12) are in neither.
func TestPrintingsShareTheRest(t *testing.T) {
	first, revised := *firstEdition(), *revisedEdition()
	cards := revisedCards
	cards[Romans].Eliminate = slices.Clone(cards[Romans].Eliminate)
	cards[Romans].Eliminate[0].To = 1
	if !reflect.DeepEqual(first.Cards, cards) {
		t.Error("the cards differ in more than Boudicca")
	}
	for _, field := range []string{"Order", "Counters", "Splits", "Setup", "Timeline", "Reinforcements", "Rounds", "Lasting"} {
		a, b := reflect.ValueOf(first).FieldByName(field), reflect.ValueOf(revised).FieldByName(field)
		if !reflect.DeepEqual(a.Interface(), b.Interface()) {
			t.Errorf("%s differs", field)
		}
	}
	if first.points.hold != revised.points.hold || first.points.occupy != revised.points.occupy {
		t.Error("the points differ")
	}
	for round, scoring := range map[int]bool{5: true, 7: true, 10: true, 12: false, 13: true, 16: true} {
		if first.Timeline[round].Scoring != scoring {
			t.Errorf("round %d", round)
		}
	}
	if has(first.Timeline[6].Raids, Picts) || !has(first.Timeline[5].Raids, Picts) || !has(first.Timeline[4].Raids, Picts) {
		t.Error("the Picts raid in rounds 4 and 5")
	}
	for r, v := range map[int]int8{7: 0, 8: 12, 9: 12} {
		if got := first.points.occupy[Welsh][r][York]; got != v {
			t.Errorf("York is worth %d to the Welsh in round %d", got, r)
		}
	}
	for r, v := range map[int]int8{1: 2, 2: 2, 3: 2, 4: 0} {
		if got := first.points.occupy[Romans][r][York]; got != v {
			t.Errorf("York is worth %d to the Romans in round %d", got, r)
		}
	}
	if first.points.hold[Romans][5][York] != 6 || first.points.hold[Romans][15][York] != 0 {
		t.Error("the Limes score in round 5")
	}
}

// The first box counts its armies and leaders; the later one its 24 forts and
// 8 burhs too, although nobody can run out of either.
func TestMarkersInTheBox(t *testing.T) {
	for _, e := range []*Edition{firstEdition(), revisedEdition()} {
		total := int(Svein-Boudicca) + 1
		for _, c := range e.Counters {
			total += int(c.Infantry + c.Cavalry)
		}
		if e.BurhMarkers != 0 {
			total += 24 + int(e.BurhMarkers)
		}
		if total != e.Markers {
			t.Errorf("%s: %d units in the lists, %d in the box", e.ID, total, e.Markers)
		}
	}
}

// Either printing has every edition in it that its players can agree on.
func TestEditionsAreMadeOnce(t *testing.T) {
	for _, e := range []*Edition{firstEdition(), revisedEdition()} {
		if e.with(0, [options]uint8{optColours: coloursBid, optRaise: raiseFive}) != e {
			t.Error("how the sides are dealt changes the rules")
		}
		seen := map[*Edition]string{e: "itself"}
		for scenario := range len(e.Others) + 1 {
			for _, agreed := range [][options]uint8{{}, {optHarold: haroldOnce}, {optBurhs: burhsFirst}, {optOrder: orderTimeline}, {optInvaders: invadersRound}, {optFewest: fewestNone}} {
				made := e.with(scenario, agreed)
				if made != e.with(scenario, agreed) {
					t.Errorf("scenario %d, %v: made anew", scenario, agreed)
				}
				name := fmt.Sprint(scenario, agreed)
				if before, ok := seen[made]; ok && before != "itself" {
					t.Errorf("%s is %s", name, before)
				}
				seen[made] = name
			}
		}
	}
}
