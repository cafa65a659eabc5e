package store

import (
	"encoding/csv"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// whole is a frozen match that is over.
func whole(t *testing.T, game string) *match.Match {
	t.Helper()
	b, err := os.ReadFile("../../engine/link/testdata/frozen/" + game + "-r1-whole.txt")
	if err != nil {
		t.Fatal(err)
	}
	m, err := link.Decode(strings.Fields(string(b))[0], games.Revisions())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestADigestTellsTheMatch: points, winners and dice as a check of the match
// counts them.
func TestADigestTellsTheMatch(t *testing.T) {
	for _, g := range games.All() {
		m := whole(t, g.ID())
		r := record(t, "a", m)
		d := r.Digest
		if d == nil || d.Choices != m.Len() || d.Scenario == "" {
			t.Fatalf("%s: %+v", g.ID(), d)
		}
		report, err := match.Verify(m)
		if err != nil {
			t.Fatal(err)
		}
		for _, score := range m.State().Standing() {
			if score.Side >= 0 {
				continue
			}
			share := d.Seats[score.Seat]
			if share.Points != score.Points || share.Won != score.Won || share.Kind != "person" || len(share.Sides) == 0 {
				t.Errorf("%s, seat %d: %+v", g.ID(), score.Seat, share)
			}
			if len(share.Course) != len(d.Rounds) || share.Course[len(share.Course)-1] != score.Points {
				t.Errorf("%s, seat %d: the course is %v", g.ID(), score.Seat, share.Course)
			}
			faces := report.Seats[score.Seat].Faces
			if share.Dice != nil && !slices.Equal(share.Dice, faces[:]) {
				t.Errorf("%s, seat %d: dice %v, rolled %v", g.ID(), score.Seat, share.Dice, faces)
			}
		}
		back, err := Read("a", r.Text())
		if err != nil || !reflect.DeepEqual(back.Digest, d) {
			t.Errorf("%s: %v, read back as %+v", g.ID(), err, back.Digest)
		}
	}
}

func TestOnlyAFinishedMatchHasADigest(t *testing.T) {
	r := record(t, "a", begin(t, 7, 3))
	if r.Digest != nil {
		t.Error("a match under way is told as if it were over")
	}
	r.Digest = &Digest{}
	if next, err := r.Next(begin(t, 7, 4), noon); err != nil || next.Digest != nil {
		t.Errorf("%v: who goes back from the end keeps %+v", err, next.Digest)
	}
}

// share is a seat for tests.
func share(kind string, points int, won bool, sides ...string) SeatShare {
	return SeatShare{Kind: kind, Points: points, Won: won, Sides: sides, Counts: true, Course: []int{0, points}}
}

func played(id, game string, names []string, mine []int, seats ...SeatShare) Played {
	return Played{
		Record{ID: id, Link: "1" + id, Updated: noon, Mine: mine, About: Summary{Game: game, Players: names, Over: true}},
		&Digest{Scenario: "standard", Rounds: []int{0, 1}, Seats: seats},
	}
}

func season() []Played {
	list := []Played{
		played("a", "britannia-2008", []string{"Ann", "Ben", ""}, []int{0, 1},
			share("person", 120, true, "Romans"), share("person", 90, false, "Danes"), share("hard", 100, false, "Welsh")),
		played("b", "britannia-2008", []string{"Ann", "Cid", ""}, []int{0},
			share("person", 80, false, "Danes"), share("person", 95, true, "Romans"), share("hard", 70, false, "Welsh")),
		played("c", "marcher-lords", []string{"Ann", ""}, []int{0, 1}, share("easy", 3, false, "Normans"), share("person", 0, true, "Welsh")),
	}
	list[0].Result.Seats[0].Dice = []int{1, 2, 3, 4, 5, 6}
	list[0].Result.Seats[2].Dice = []int{9, 0, 0, 0, 0, 0}
	list[1].Result.Seats[0].Dice = []int{1, 1, 1, 1, 1, 1}
	list[2].Result.Seats[1].Counts = false
	return list
}

func TestHowPeopleHaveFared(t *testing.T) {
	list := season()
	if got := People(list); !slices.Equal(got, []string{"Ann", "", "Ben"}) {
		t.Errorf("people %q", got)
	}
	a := StatisticsOf(list, "Ann")
	if want := (Tally{Game: "britannia-2008", Matches: 2, Wins: 1, Seats: 2, Best: 120, Sum: 200, Counted: 2}); len(a.Games) != 1 || !reflect.DeepEqual(a.Games[0], want) {
		t.Errorf("by game %+v", a.Games)
	}
	if len(a.Sizes) != 1 || a.Sizes[0].Players != 3 || a.Sizes[0].Matches != 2 {
		t.Errorf("by players %+v", a.Sizes)
	}
	if len(a.Sides) != 2 || a.Sides[0].Wins+a.Sides[1].Wins != 1 {
		t.Errorf("by side %+v", a.Sides)
	}
	fared := map[string][2]int{}
	for _, r := range a.Rivals {
		fared[r.Rival+r.Bot] = [2]int{r.Matches, r.Wins}
	}
	if want := map[string][2]int{"Ben": {1, 1}, "Cid": {1, 0}, "hard": {2, 1}}; !reflect.DeepEqual(fared, want) {
		t.Errorf("against %v", fared)
	}
	if !slices.Equal(a.Own[0], []int{2, 3, 4, 5, 6, 7}) || !slices.Equal(a.Others[0], []int{9, 0, 0, 0, 0, 0}) || a.Own[1] != nil {
		t.Errorf("dice %v, of others %v", a.Own, a.Others)
	}
	if average, ok := a.Games[0].Average(); !ok || average != 100 {
		t.Errorf("average %d", average)
	}
	nameless := StatisticsOf(list, "")
	if len(nameless.Games) != 1 || nameless.Games[0].Wins != 1 {
		t.Fatalf("%+v", nameless.Games)
	}
	if _, ok := nameless.Games[0].Average(); ok {
		t.Error("points that are not counted have an average")
	}
	if nobody := StatisticsOf(list, "Zoe"); nobody.Games != nil || nobody.Others[0] != nil {
		t.Errorf("who never played has %+v", nobody)
	}
}

// TestSeveralSeatsAreOneMatch: of one person, by name or without.
func TestSeveralSeatsAreOneMatch(t *testing.T) {
	list := []Played{
		played("a", "brian-boru", []string{"", "", "Ben", ""}, []int{0, 1, 2},
			share("person", 40, false, "Dál Cais"), share("person", 50, true, "Uí Néill"), share("person", 45, false, "Laigin"), share("hard", 30, false, "Eóganacht")),
		played("b", "brian-boru", []string{"", "", ""}, []int{0, 1, 2},
			share("person", 30, false, "Dál Cais"), share("person", 20, false, "Uí Néill"), share("person", 60, true, "Laigin")),
		played("c", "brian-boru", []string{"", "", ""}, []int{0},
			share("person", 10, false, "Dál Cais"), share("hard", 20, true, "Uí Néill"), share("hard", 15, false, "Laigin")),
	}
	if got := People(list); !slices.Equal(got, []string{"", "Ben"}) {
		t.Errorf("people %q", got)
	}
	a := StatisticsOf(list, "")
	if want := (Tally{Game: "brian-boru", Matches: 3, Wins: 2, Seats: 6, Best: 60, Sum: 210, Counted: 6}); len(a.Games) != 1 || !reflect.DeepEqual(a.Games[0], want) {
		t.Errorf("by game %+v", a.Games)
	}
	for _, s := range a.Sides {
		if s.Matches != s.Seats {
			t.Errorf("%v: %d seats in %d matches", s.Sides, s.Seats, s.Matches)
		}
	}
	want := []Tally{
		{Bot: "hard", Matches: 2, Wins: 1, Seats: 3, Best: 50, Sum: 100, Counted: 3},
		{Rival: "Ben", Matches: 1, Wins: 1, Seats: 2, Best: 50, Sum: 90, Counted: 2},
	}
	if !reflect.DeepEqual(a.Rivals, want) {
		t.Errorf("against %+v", a.Rivals)
	}
	var alone []bool
	for _, p := range list {
		alone = append(alone, p.Practice(""))
	}
	if !slices.Equal(alone, []bool{false, true, false}) || list[1].Practice("Ben") {
		t.Errorf("practice %v", alone)
	}
}

func TestTheTableOfMatches(t *testing.T) {
	list := season()
	list[0].About.Players[1] = `=1+"1", Ben`
	text := CSV(list, func(string) int { return 2 }, "https://example.org/")
	rows, err := csv.NewReader(strings.NewReader(string(text))).ReadAll()
	if err != nil || len(rows) != 9 {
		t.Fatalf("%v: %d rows", err, len(rows))
	}
	want := []string{"1", "2023-11-14", "britannia-2008", "standard", "3", "2", `'=1+"1", Ben`, "person", "yes", "Danes", "45", "no", "https://example.org/#1a"}
	if !slices.Equal(rows[2], want) {
		t.Errorf("%q", rows[2])
	}
	for name, cell := range map[string]string{
		"Ann": "Ann", "": "", "-1": "'-1", "@x": "'@x", " +1": "' +1", "＝1": "'＝1", "a;=1": "a,=1", "a\t=1": "a =1", "\r\n=1": "'  =1",
	} {
		if got := plain(name); got != cell {
			t.Errorf("the name %q is the cell %q, not %q", name, got, cell)
		}
	}
	if last := rows[8]; last[10] != "" || last[11] != "yes" {
		t.Errorf("points that are not counted: %q", last)
	}
}
