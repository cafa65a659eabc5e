package view

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// finish opens a frozen match that is over.
func (d *desk) finish(game string) {
	d.T.Helper()
	b, err := os.ReadFile("../../engine/link/testdata/frozen/" + game + "-r1-whole.txt")
	if err != nil {
		d.T.Fatal(err)
	}
	d.Tell(client.Navigated{Fragment: strings.Fields(string(b))[0]}, client.AcceptArrival{})
	if d.M.Table == nil {
		d.T.Fatalf("no table: %+v", d.M.Notice)
	}
}

// TestTheReplayIsDrawn: the slider, its buttons, and what happened, in every
// game and language.
func TestTheReplayIsDrawn(t *testing.T) {
	for _, game := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		d := newDesk(t)
		d.finish(game)
		d.EveryLanguage()
		d.Tell(client.OpenReplay{Place: engine.None})
		d.EveryLanguage()
		past := d.M.Table.Replay
		for _, part := range []int{3, 2} {
			d.Tell(client.SeekReplay{Stop: past.Stops() / part})
			d.EveryLanguage()
		}
		h := d.HTML("en")
		for _, name := range []string{"Previous turn", "One step back", "Play", "One step on", "Next turn", "Speed: 1 times", "To the end", "To round", "Moment in the game"} {
			if !strings.Contains(h, name) {
				t.Errorf("%s: no %q in the replay", game, name)
			}
		}
		if want := `max="` + strconv.Itoa(past.Stops()) + `"`; !strings.Contains(h, want) {
			t.Errorf("%s: the slider has no %s", game, want)
		}
		d.Tell(client.EndReplay{})
		if h := d.HTML("en"); strings.Contains(h, "replay-slider") || !strings.Contains(h, "Rematch") {
			t.Errorf("%s: the present does not come back", game)
		}
	}
}

// TestTheLogFoldsBattles: in a line each, and blow by blow on demand.
func TestTheLogFoldsBattles(t *testing.T) {
	d := newDesk(t)
	d.finish("britannia-2008")
	d.Tell(client.OpenDrawer{Drawer: client.LogDrawer}, client.MoreLog{}, client.MoreLog{})
	d.EveryLanguage()
	h := d.HTML("en")
	if !strings.Contains(h, " take ") || !strings.Contains(h, "Losses: ") || !strings.Contains(h, "The round’s points") {
		t.Error("the log tells neither battles nor points")
	}
	if strings.Contains(h, "log-dice") {
		t.Error("a battle is told blow by blow unasked")
	}
	paragraphs, _ := d.M.Table.Log.Chronicle(d.M.Table.Kinds, d.M.Table.LogEnd(), 3)
	for _, p := range paragraphs {
		for _, item := range p.Items {
			if item.Battle != nil {
				d.Tell(client.Unroll{From: item.From})
				if h := d.HTML("en"); !strings.Contains(h, "log-dice") {
					t.Error("a battle that is unfolded shows no dice")
				}
				d.Tell(client.Unroll{From: item.From})
				if h := d.HTML("en"); strings.Contains(h, "log-dice") {
					t.Error("a battle is not rolled up again")
				}
				return
			}
		}
	}
	t.Fatal("there was no battle")
}

// TestNamesOfTheChartStandApart: whatever the lines do.
func TestNamesOfTheChartStandApart(t *testing.T) {
	p := plot{rounds: []int{0, 1}, figure: strconv.Itoa}
	for i := range 9 {
		p.curves = append(p.curves, curve{"A name that is far too long", int8(i % 6), []int{0, 5 + i/4}})
	}
	svg := p.svg()
	found := regexp.MustCompile(`class="plot-name" x="\d+" y="([\d.]+)"`).FindAllStringSubmatch(svg, -1)
	if len(found) != 9 {
		t.Fatalf("%d names", len(found))
	}
	last := 0.0
	for i, f := range found {
		y, _ := strconv.ParseFloat(f[1], 64)
		if y > plotHeight || i > 0 && y-last < plotLabel-.2 {
			t.Errorf("name %d stands at %.1f, the one before at %.1f", i, y, last)
		}
		last = y
	}
	if strings.Contains(svg, "far too long<") {
		t.Error("a name is not cut")
	}
}

func TestTheChartShowsSides(t *testing.T) {
	d := newDesk(t)
	d.finish("britannia-2008")
	d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	d.EveryLanguage()
	d.Tell(client.ShowCourse{Seat: 0})
	d.EveryLanguage()
	if h := d.HTML("en"); !strings.Contains(h, "’s nations scored") {
		t.Error("the nations of a player are not shown")
	}
}

// TestTheHistoryIsDrawn: results, charts and statistics of every game, and what
// goes when a match is deleted.
func TestTheHistoryIsDrawn(t *testing.T) {
	d := newDesk(t)
	for _, g := range games.All() {
		d.finish(g.ID())
	}
	d.Tell(client.Navigated{Fragment: client.AtHome})
	d.EveryLanguage()
	if h := d.HTML("en"); !strings.Contains(h, "Finished games") || strings.Count(h, "match-over") != latest {
		t.Errorf("the first screen shows %d finished matches", strings.Count(h, "match-over"))
	}
	d.Tell(client.Navigated{Fragment: client.AtHistory})
	for _, r := range d.M.Records {
		d.Tell(client.UnfoldMatch{ID: r.ID})
		d.EveryLanguage()
		if h := d.HTML("en"); !strings.Contains(h, `class="plot"`) || !strings.Contains(h, "places-table") {
			t.Errorf("%s: no chart of the match", r.About.Game)
		}
		d.Tell(client.AskForget{ID: r.ID})
		if h := d.HTML("en"); !strings.Contains(h, "from your statistics") {
			t.Errorf("%s: it is not said what goes", r.About.Game)
		}
		d.Tell(client.AskForget{})
	}
	if h := d.HTML("en"); strings.Contains(h, "on average; fair dice average") {
		t.Error("what one person played alone is counted unasked")
	}
	d.Tell(client.SetPractice{Counts: true})
	h := d.HTML("en")
	for _, words := range []string{"Your results", "By game", "Britannia, classic edition", "Britannia, second edition, 4 players", "By side", "Your dice, and theirs", "on average; fair dice average"} {
		if !strings.Contains(h, words) {
			t.Errorf("no %q", words)
		}
	}
	first := d.M.Records[0].ID
	d.Tell(client.ReplayMatch{ID: first})
	if d.M.Table == nil || d.M.Table.Record.ID != first || d.M.Table.Live() || d.M.Table.Replay.At != 0 {
		t.Error("the replay does not open from the history")
	}
}
