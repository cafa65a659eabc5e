package screen_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/board"
	"bretwalda/app/client"
	known "bretwalda/app/games/britannia"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// TestTheCardOfAPlace tells its ground, who is there, what it scores for whom and
// when, and the way there that is legal now.
func TestTheCardOfAPlace(t *testing.T) {
	d := early(t)
	d.OnTo(func(table *client.Table) bool { return asks(table, "march") })
	table := d.M.Table
	place := func(name string) int8 { return int8(slices.Index(table.Game().Lexicon().Places, name)) }
	c, ok := table.Picker.Placed()
	if !ok {
		t.Fatal("nobody marches")
	}
	d.Tell(client.ShowPlace{Place: c.To})
	d.Shows("Your way there now", "armies of a nation may stay", "Neighbours")
	d.EveryLanguage()
	d.Tell(client.ShowPlace{Place: place("Pennines")})
	d.Shows("Pennines", "Rivals and landings", "Armies stop here, and defenders are harder to hit.", "2 armies of a nation may stay", "Held as round V ends: ", "Brigantes", "York")
	d.Tell(client.ShowPlace{Place: place("North Sea")})
	d.Shows("North Sea", "Icelandic Sea")
	d.Tell(client.ShowPlace{Place: place("Irish Sea")})
	d.Shows("Arrivals", "The Scots", "in round V: 2 armies.")
}

// TestTheCardOfAPlaceTellsWhoCanCome: rivals by the rules of movement, each with the
// round, the most armies and its odds; what lands later by the timeline.
func TestTheCardOfAPlaceTellsWhoCanCome(t *testing.T) {
	d := early(t)
	d.OnTo(func(table *client.Table) bool { return asks(table, "march") })
	table, v := d.M.Table, d.Table()
	st := table.State.(*britannia.State)
	named := func(side int8) string {
		if v.SeatOf(side) == table.Viewer {
			return d.Narrator().Side(side) + " (you)"
		}
		return d.Narrator().Side(side)
	}
	come, odds, lands, spared := 0, 0, 0, 0
	for at, list := range st.Comers() { // of land
		place := int8(at)
		var want []string
		for _, c := range list {
			marches := c.Side == table.Turn.Side && slices.ContainsFunc(table.Picker.All(), func(m engine.Choice) bool { return m.To == place && m.From != place })
			if v.SeatOf(c.Side) == table.Viewer && (c.Sea == 0 || marches) { // by ways of their own
				continue
			}
			words := fmt.Sprintf("The %s can come in round %s: ", named(c.Side), text.Roman(c.Round))
			wins, fights := known.Assault(st, c, place)
			if fights && slices.ContainsFunc(table.Pieces, func(p engine.Piece) bool {
				return p.Place == place && p.Side >= 0 && p.Mark&engine.Destroyed == 0 && v.SeatOf(p.Side) == v.SeatOf(c.Side)
			}) {
				spared++ // no player is a rival of their own nations
				continue
			}
			if fights {
				odds++
				words = fmt.Sprintf("%s%v%%", words, wins)
			}
			want, come = append(want, words), come+1
		}
		rounds := map[int8][]string{}
		for _, l := range st.Landings(place) {
			rounds[l.Side] = append(rounds[l.Side], text.Roman(l.Round).String())
		}
		for _, l := range st.Landings(place) {
			list := rounds[l.Side]
			delete(rounds, l.Side)
			switch len(list) {
			case 0: // told in the line of its nation
			case 1:
				want, lands = append(want, fmt.Sprintf("The %s may land in round %s: ", named(l.Side), list[0])), lands+1
			default:
				want, lands = append(want, fmt.Sprintf("The %s may land in rounds %s: ", named(l.Side), d.M.Language().And(list))), lands+1
			}
		}
		about := d.View().About(place)
		about = about[len(about)-len(want):]
		for i, w := range want {
			begins, percent, _ := strings.Cut(w, ": ")
			if !strings.HasPrefix(about[i], begins+": ") || !strings.Contains(about[i], percent) {
				t.Fatalf("place %d: %q, want %q", place, about[i], w)
			}
		}
	}
	if come == 0 || odds == 0 || odds == come || lands == 0 || spared == 0 {
		t.Errorf("%d can come, %d fight, %d land later, %d spare their own", come, odds, lands, spared)
	}
	d.Tell(client.ShowPlace{Place: int8(slices.Index(table.Game().Lexicon().Places, "Pennines"))})
	d.EveryLanguage()
}

// TestThreatsAreShownOnTheMap: one tap marks the areas that rivals may attack before
// their people move again, with the best odds of one; the places tell the same.
func TestThreatsAreShownOnTheMap(t *testing.T) {
	d := early(t)
	d.OnTo(func(table *client.Table) bool { return asks(table, "march") && table.Round() > 2 })
	table, v := d.M.Table, d.Table()
	st := table.State.(*britannia.State)
	d.Tell(client.ShowThreats{})
	if !table.Layer.On || !table.Layer.Threats {
		t.Fatal("no layer is on")
	}
	marks, _ := d.View().Layer()
	marked := map[int8]bool{}
	for _, m := range marks {
		if marked[m.Place] || !m.Alarm || m.Level < 1 || m.Level > board.WorthLevels {
			t.Errorf("%+v", m)
		}
		marked[m.Place] = true
	}
	for at, list := range st.Comers() {
		place := int8(at)
		want := 0
		for _, c := range list {
			for _, p := range table.Pieces {
				if p.Place == place && p.Side >= 0 && p.Mark&engine.Destroyed == 0 && v.SeatOf(p.Side) == table.Viewer {
					if v.SeatOf(c.Side) != table.Viewer && st.MovesBefore(c, p.Side) {
						want++
					}
					break
				}
			}
		}
		if lines := d.View().Lines(place); len(lines) != want || marked[place] != (want > 0) {
			t.Errorf("place %d: %q, %d threats, marked %v", at, lines, want, marked[place])
		}
	}
	if len(marks) == 0 {
		t.Error("nobody is in danger")
	}
	d.EveryLanguage()
	d.Shows("Threats to you", "Hide threats on the map")
	if d.Tell(client.ShowThreats{}); table.Layer.On {
		t.Error("a second tap leaves the layer on")
	}
}

// TestAThreatIsTintedByItsOdds: each threatened area is tinted, the darker the likelier
// it falls.
func TestAThreatIsTintedByItsOdds(t *testing.T) {
	d := early(t)
	d.Tell(client.ShowThreats{})
	tinted := 0
	d.OnTo(func(table *client.Table) bool {
		marks, _ := d.View().Layer()
		for _, w := range marks {
			if w.Level < 1 || w.Level > board.WorthLevels || !w.Alarm {
				t.Fatalf("%+v", w)
			}
			if strings.HasPrefix(w.Text, ">99") || strings.HasPrefix(w.Text, "99") {
				if tinted++; w.Level != board.WorthLevels {
					t.Errorf("%s is of level %d", w.Text, w.Level)
				}
			}
		}
		return tinted > 3
	})
}

// TestArmiesAtSeaAreToldWhereTheyCanLand: to those whom they threaten with their odds, and to
// their player while they cannot move.
func TestArmiesAtSeaAreToldWhereTheyCanLand(t *testing.T) {
	d := early(t)
	rivals, own := 0, 0
	d.OnTo(func(table *client.Table) bool {
		st, ok := table.State.(*britannia.State)
		if !ok || !table.Decides() {
			return false
		}
		at := slices.IndexFunc(table.Pieces, func(p engine.Piece) bool {
			return p.Place >= 0 && britannia.Sea(p.Place) && p.Side >= 0 && p.What <= int8(britannia.Raiders)
		})
		if at < 0 {
			return false
		}
		side := table.Pieces[at].Side
		yours := d.Table().SeatOf(side) == table.Viewer
		for place, list := range st.Comers() {
			i := slices.IndexFunc(list, func(c britannia.Comer) bool { return c.Side == side && c.Sea > 0 })
			if i < 0 {
				continue
			}
			said := ""
			for _, line := range d.View().About(int8(place)) {
				if strings.Contains(line, " by sea") && strings.HasPrefix(line, "The "+d.Narrator().Side(side)) {
					said = line
				}
			}
			switch wins, fights := known.Assault(st, list[i], int8(place)); {
			case said == "":
			case yours && !strings.HasPrefix(said, "The "+d.Narrator().Side(side)+" (you) can come in round "):
				t.Errorf("of one's own is told %q", said)
			case fights && !strings.Contains(said, fmt.Sprintf("they win %v%% of the time.", wins)):
				t.Errorf("%q tells no odds", said)
			case yours:
				own++
			default:
				rivals++
			}
		}
		return rivals > 0 && own > 0
	})
	d.EveryLanguage()
}
