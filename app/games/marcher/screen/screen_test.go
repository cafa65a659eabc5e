package screen_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/view"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// lords is a desk with a match of The Marcher Lords that has just begun.
func lords(t *testing.T, scenario, seats int) *viewtest.Desk {
	t.Helper()
	d := viewtest.Of(t, view.Draw, marcher.Lords())
	d.M.Settings.Passing = "never"
	d.Sit(scenario, []string{"Ann", "Ben", "Cat", "Dan"}[:seats]...)
	return d
}

// The card of the event is there until zones are picked.
func TestTheEventIsShownUntilAChoiceIsBegun(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	h := d.HTML("en")
	if !strings.Contains(h, "event-card") || !strings.Contains(h, "Rolled: ") {
		t.Fatal("the event is not shown")
	}
	for _, c := range d.M.Table.Picker.All() {
		if c.From >= 0 {
			d.Tell(client.Tap{Place: c.From})
			break
		}
	}
	if strings.Contains(d.HTML("en"), "event-card") {
		t.Error("the event is in the way of a march")
	}
}

// A unit bound for a zone waits there, with its odds, until it advances.
func TestInvasionsWaitForTheirSupply(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	table := d.M.Table
	i := slices.IndexFunc(table.Picker.All(), func(c engine.Choice) bool {
		_, bound := table.State.(*marcher.State).SupplyOdds(c)
		return bound && c.What == marcher.NormanKnight
	})
	march := table.Picker.All()[i]
	d.Tell(client.Press{Choice: march}, client.Escape{})
	goal := table.Game().Lexicon().Places[march.To]
	h := d.HTML("en")
	for _, words := range []string{"Advance: " + goal, "Supply: ", ">1 knight<"} {
		if !strings.Contains(h, words) {
			t.Errorf("no %q while a knight waits for %s", words, goal)
		}
	}
	if _, odds, _ := strings.Cut(h, "<summary"); !strings.Contains(odds, "from the home earldom") {
		t.Error("what its die is made of takes the room of the map")
	}
	d.Tell(client.Tap{Place: march.To})
	if !strings.Contains(d.HTML("en"), "from the home earldom") {
		t.Errorf("%s is tapped, and does not tell what the die is made of", goal)
	}
	d.Tell(client.Escape{})
	d.Tell(client.OpenDrawer{Drawer: client.BoardDrawer})
	if h := d.HTML("en"); !strings.Contains(h, "1 knight bound for "+goal) || !strings.Contains(h, "We reconstructed") {
		t.Error("the list does not tell of it")
	}
	if lines := strings.Join(d.Table().BoardTexts().Stands(march.From), "; "); strings.Count(lines, "1 knight") != 1 {
		t.Errorf("who waits for %s is told twice: %s", goal, lines)
	}
	d.Tell(client.OpenDrawer{})
	d.EveryLanguage()
	d.Tell(client.Undo{}, client.Escape{})
	if strings.Contains(d.HTML("en"), "Advance: ") {
		t.Error("it waits there after all was taken back")
	}
}

// TestWaitingUnitsAreSeenWhereTheyGo: on the map and in the sheet, which says how it sets
// out and what the end of the movement does.
func TestWaitingUnitsAreSeenWhereTheyGo(t *testing.T) {
	for _, seats := range []int{2, 4} {
		d := lords(t, 0, seats)
		d.RoamTo("march")
		desk := d.M.Table
		i := slices.IndexFunc(desk.Picker.All(), func(c engine.Choice) bool {
			_, bound := desk.State.(*marcher.State).SupplyOdds(c)
			return bound && c.What == marcher.NormanKnight
		})
		march := desk.Picker.All()[i]
		ghosts := func() (list []engine.Piece) {
			m := &board.Map{Pieces: desk.Pieces}
			d.View().Mark(m)
			if len(m.Pieces) < len(desk.Pieces) || !slices.Equal(m.Pieces[:len(desk.Pieces)], desk.Pieces) {
				t.Fatal("other pieces are not as they were")
			}
			return m.Pieces[len(desk.Pieces):]
		}
		if list := ghosts(); len(list) > 0 {
			t.Fatalf("%v wait before anybody goes", list)
		}
		d.Tell(client.Press{Choice: march}, client.Escape{})
		want := []engine.Piece{{Side: marcher.Normans, What: march.What, Place: march.To, Count: march.Count, Mark: engine.Arriving}}
		if list := ghosts(); !slices.Equal(list, want) {
			t.Errorf("%v wait, not %v", list, want)
		}
		end := "“End moves” rolls for the targets left."
		if seats > 2 {
			end = "The rest roll once all commanders are done."
		}
		h := d.HTML("en")
		for _, words := range []string{"Bound for " + desk.Game().Lexicon().Places[march.To], "“Advance” rolls for supply and moves these units. " + end} {
			if !strings.Contains(h, words) {
				t.Errorf("%d players: no %q", seats, words)
			}
		}
		d.EveryLanguage()
	}
}

// TestOnePressAdvancesAll: that waits, each by its own roll.
func TestOnePressAdvancesAll(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	desk := d.M.Table
	var goals []int8
	for range 2 {
		i := slices.IndexFunc(desk.Picker.All(), func(c engine.Choice) bool {
			_, bound := desk.State.(*marcher.State).SupplyOdds(c)
			return bound && c.From >= 0 && c.Count == 1 && !slices.Contains(goals, c.To)
		})
		if strings.Contains(d.HTML("en"), "Advance all") {
			t.Fatal("all are to advance where only one waits")
		}
		goals = append(goals, desk.Picker.All()[i].To)
		d.Tell(client.Press{Choice: desk.Picker.All()[i]}, client.ConfirmEnd{}, client.Escape{})
	}
	d.Shows("Advance all")
	d.EveryLanguage()
	i := slices.Index(desk.Game().Lexicon().Verbs, "advance")
	begun := desk.LogEnd()
	d.Tell(client.PressAll{Verb: uint8(i)})
	if n := desk.LogEnd() - begun; n < 2 || len(desk.State.(*marcher.State).Bound()) > 0 {
		t.Errorf("after %d choices %v still wait", n, desk.State.(*marcher.State).Bound())
	}
	if strings.Contains(d.HTML("en"), "Advance all") {
		t.Error("all are still to advance")
	}
}

// TestToAdvanceIsBright: once somebody has gone, also before others are added: no button beside
// it confirms nothing.
func TestToAdvanceIsBright(t *testing.T) {
	d := lords(t, 0, 2)
	d.RoamTo("march")
	desk := d.M.Table
	bright := regexp.MustCompile(`<button[^>]*class="[^"]*\bprimary\b[^"]*"[^>]*>\s*([^<]*?)\s*</button>`)
	shown := func() string {
		var list []string
		for _, b := range bright.FindAllStringSubmatch(d.HTML("en"), -1) {
			if b[1] != "Update now" { // of a release, hidden
				list = append(list, b[1])
			}
		}
		return strings.Join(list, ", ")
	}
	i := slices.IndexFunc(desk.Picker.All(), func(c engine.Choice) bool {
		_, bound := desk.State.(*marcher.State).SupplyOdds(c)
		return bound && c.What == marcher.NormanKnight && earlIn(desk, c.From)
	})
	knight := desk.Picker.All()[i]
	d.Tell(client.Tap{Place: knight.From}, client.Tap{Place: knight.To})
	d.Tell(client.SetPortion{Portion: client.Single})
	if got := shown(); got != "Advance" || strings.Contains(d.HTML("en"), ">\nMove\n<") {
		t.Errorf("others may go along, and bright is %q, or Move is dead beside it", got)
	}
	d.Tell(client.SetPortion{Portion: client.Spared})
	for _, m := range client.PartyOf(desk).Members {
		if m.What >= marcher.Hugh {
			d.Tell(client.SetMember{What: m.What})
		}
	}
	if got := shown(); got != "Advance" {
		t.Errorf("none but the earl could be added, and bright is %q", got)
	}
	d.Tell(client.Escape{}, client.Escape{})
	if got := shown(); got != "Advance" {
		t.Errorf("nothing is picked, and bright is %q", got)
	}
}

// No levy is promised to a zone once the last one is over.
func TestNoLevyIsToldOfAfterTheGame(t *testing.T) {
	bare := 0 // Norman zones without a castle when a game ends
	for _, seats := range []int{2, 3, 4} {
		d := lords(t, 0, seats)
		d.Roam(func() bool { return false })
		st := d.M.Table.State.(*marcher.State)
		for zone := range d.M.Table.Game().Lexicon().Places {
			if st.Control(int8(zone)) == marcher.Normans && !st.Castle(int8(zone)) {
				bare++
			}
		}
		d.Tell(client.OpenDrawer{Drawer: client.BoardDrawer})
		if strings.Contains(d.HTML("en"), "The next levy here is a castle") {
			t.Errorf("%d players: a castle is promised after the game", seats)
		}
	}
	if bare == 0 {
		t.Fatal("every Norman zone has its castle")
	}
}

// A battle that follows a check has the sheet to itself.
func TestABattleHasTheRoomOfItsChecks(t *testing.T) {
	d := lords(t, 0, 2)
	told, battles := 0, 0
	d.Roam(func() bool {
		table := d.M.Table
		checked := slices.ContainsFunc(table.News, func(e engine.Event) bool { return table.Game().Lexicon().Events[e.Kind] == "supply" })
		if !checked || table.Turn.Over() {
			return false
		}
		_, list, _ := strings.Cut(d.HTML("en"), `class="announced"`)
		list, _, _ = strings.Cut(list, "</ul>")
		switch says := strings.Contains(list, "<li"); {
		case table.Fighting() && says:
			t.Errorf("%s: checks are told beside the battle", d.Ask())
		case table.Fighting():
			battles++
		case says:
			told++
		}
		return told > 5 && battles > 5
	})
	if told == 0 || battles == 0 {
		t.Fatalf("checks are told %d times, and left out %d times for a battle", told, battles)
	}
}

// known is a levy that lies face down, with what it is, by its side: a pattern that
// begins with plain letters is found many times as fast as one of both sides.
var known = map[int8]*regexp.Regexp{
	marcher.Normans: regexp.MustCompile(`Normans: \d+ (?:infantry|knights?|archers?) face down`),
	marcher.Welsh:   regexp.MustCompile(`Welsh: \d+ (?:infantry|knights?|archers?) face down`),
}

// TestLeviesAreKnownToTheirSideAlone: whatever drawer is open, in whole matches.
func TestLeviesAreKnownToTheirSideAlone(t *testing.T) {
	t.Parallel()
	for scenario := range 2 {
		d := lords(t, scenario, 2)
		d.M.Settings.Passing = "always"
		own, hidden, n := 0, 0, 0
		look := func() {
			t.Helper()
			table := d.M.Table
			for _, drawer := range []client.Drawer{client.BoardDrawer, client.OwnDrawer, client.LogDrawer} {
				d.Tell(client.OpenDrawer{Drawer: drawer})
				h := d.HTML("en")
				for side, levy := range known {
					for _, found := range levy.FindAllString(h, -1) {
						if st := table.State.(*marcher.State); table.User < 0 || !slices.Contains(st.Seats(side), int8(table.User)) {
							t.Fatalf("seat %d holds the device, and the page says %s", table.User, found)
						}
						own++
					}
				}
				hidden += strings.Count(h, "counter face down") + strings.Count(h, "counters face down")
			}
			d.Tell(client.OpenDrawer{})
		}
		d.Roam(func() bool {
			if n++; n%7 == 0 {
				look()
			}
			return n == 700
		})
		if own == 0 || hidden == 0 {
			t.Errorf("scenario %d: %d levies were known, %d not", scenario, own, hidden)
		}
	}
}

// TestSetUpIsHidden: the side that sets up second does not see the first set-up.
func TestSetUpIsHidden(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool { return d.Ask() != "place" || d.M.Table.Turn.Side == marcher.Welsh })
	d.Tell(client.OpenDrawer{Drawer: client.BoardDrawer})
	if h := d.HTML("en"); d.Ask() != "place" || strings.Contains(h, "Hugh of Avranches") {
		t.Errorf("asked %s, and the Welsh see Hugh", d.Ask())
	}
}

// Victory is told line by line, against the bands; a draw is one.
func TestVictoryIsToldAgainstItsBands(t *testing.T) {
	outcomes := map[string]bool{}
	for scenario := range 2 {
		d := lords(t, scenario, 2)
		n := 0
		d.Roam(func() bool {
			if n++; n%500 == 0 {
				d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
				h := d.HTML("en")
				if !strings.Contains(h, "If the game ended now") || strings.Count(h, `class="now"`) != 1 {
					t.Fatal("the bands do not tell where the score stands")
				}
				d.EveryLanguage()
				d.Tell(client.OpenDrawer{})
			}
			return false
		})
		d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
		h := d.HTML("en")
		st := d.M.Table.State.(*marcher.State)
		if strings.Contains(h, "If the game ended now") || !strings.Contains(h, "The game is over") {
			t.Error("the game is over, and its end is told as if it were not")
		}
		for _, line := range st.Score().Lines {
			if words := fmt.Sprintf("%d × ", line.Count); !strings.Contains(h, words) {
				t.Errorf("no line with %s", words)
			}
		}
		outcomes[h] = true
	}
	if len(outcomes) != 2 {
		t.Error("both scenarios end alike")
	}
}

func TestADrawHasNoWinner(t *testing.T) {
	f := marcherViewIn(t, `{"scenario": "norman-conquerors", "turn": 10, "side": "Welsh", "phase": "strategic", "lost": {"teulu": 5}, "zones": {
		"Elfael": {"units": {"norman knight": 1}, "castle": true}, "Buellt": {"units": {"norman knight": 1}, "castle": true},
		"Maelienydd": {"units": {"norman knight": 1}, "castle": true}, "Penfro": {"units": {"welsh infantry": 2}}, "Cemais": {"units": {"welsh infantry": 1}}}}`)
	if got := f.Outcome([]string{"Ann", "Ben"}, 0); got != "A draw with 8 points." {
		t.Errorf("a draw is told as %q", got)
	}
	if got := f.Outcome(nil, 0); got != "Points for the Normans decide: 7 or less: Welsh victory, 8–9: draw, 10–12: minor Norman victory, 13 or more: major Norman victory." {
		t.Errorf("the points decide %q", got)
	}
	f = marcherViewIn(t, `{"scenario": "welsh-revival", "turn": 10, "side": "Normans", "phase": "strategic", "leadersLost": ["rhys"], "zones": {
		"Penfro": {"units": {"welsh infantry": 2}}, "Ludlow": {"units": {"norman knight": 2}}, "Hereford": {"units": {"norman knight": 2}}}}`)
	if got := f.Outcome([]string{"Ben"}, 0); got != "Norman victory for Ben: only −2 points for the Welsh." {
		t.Errorf("a victory is told as %q", got)
	}
}

// marcherViewIn is the view of a position that no match has led to.
func marcherViewIn(t *testing.T, position string) gameview.View {
	t.Helper()
	d := lords(t, 0, 2)
	st, err := marcher.Lords().Parse([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	d.M.Table.State, d.M.Table.Standing, d.M.Table.Turn = st, st.Standing(), st.Turn()
	d.M.Settings.Language = "en"
	return d.View()
}

// Three earls at one table: each has their flag's colour, and reads why they
// are asked.
func TestCommandersOfATeam(t *testing.T) {
	d := lords(t, 0, 4)
	d.RoamTo("march")
	h := d.HTML("en")
	for _, words := range []string{"swatch-0", "swatch-6", "swatch-7", "The commanders move in turn."} {
		if !strings.Contains(h, words) {
			t.Errorf("no %q where earls march", words)
		}
	}
	d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	if h := d.HTML("en"); !strings.Contains(h, "Roger of Montgomery") {
		t.Error("nobody plays Roger")
	}
	asked := map[string]bool{}
	d.Tell(client.OpenDrawer{})
	d.Roam(func() bool {
		if d.M.Table.Turn.Seat < 0 || d.M.Table.Turn.Side != marcher.Normans || d.M.Table.Picker.From() >= 0 || d.M.Table.Picker.To() >= 0 {
			return false
		}
		page, why := d.Page(), ""
		for _, key := range []string{"moves", "strategic", "attacks", "holds", "first"} {
			words := d.M.Language().Say("marcher.why."+key, "player", d.M.Table.Name(d.M.Language(), d.M.Table.Turn.Seat))
			if strings.Contains(page, words) {
				why = key
			}
		}
		if why == "" {
			t.Fatalf("asked %s, and nobody says why", d.Ask())
		}
		asked[why] = true
		return len(asked) == 4
	})
	if len(asked) < 4 {
		t.Errorf("only these reasons: %v", asked)
	}
}

// TestARoundIsReckonedUp: after a round a moment tells what counts and how the points
// stand, points to the zones that count, and has what costs points apart.
func TestARoundIsReckonedUp(t *testing.T) {
	for scenario := range marcher.Lords().Scenarios() {
		d := lords(t, scenario, 2)
		var m table.Moment
		for tallied := false; !tallied; {
			d.Roam(func() bool {
				list := client.Moments(d.M.Table)
				tallied = len(list) > 0 && list[0].Title == "moment.reckoning"
				if tallied {
					m = list[0]
				}
				return tallied
			})
			if d.M.Table.Turn.Over() {
				t.Fatal("no round is tallied up")
			}
		}
		words, lost := d.View().MomentWords(&m)
		score := d.M.Table.State.(*marcher.State).Score()
		var counts uint64
		costs := 0
		for _, l := range score.Lines {
			counts |= board.Set(l.Places...)
			if l.Count > 0 && l.Each < 0 {
				costs++
			}
		}
		if m.Places != counts || !strings.Contains(words, fmt.Sprintf("%d point", score.Total)) || !strings.Contains(words, "Counters left to levy") {
			t.Errorf("scenario %d: %q at %b, not %b", scenario, words, m.Places, counts)
		}
		if n := len(strings.FieldsFunc(lost, func(r rune) bool { return r == '\n' })); n != costs {
			t.Errorf("scenario %d: %q tells of %d costs, not %d", scenario, lost, n, costs)
		}
	}
}
