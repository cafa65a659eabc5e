package view

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// TestTheEndTellsWhatBroughtThePoints: ranking, classes of points and the rounds that
// decided it, and a rematch in which everybody sits a seat further on.
func TestTheEndTellsWhatBroughtThePoints(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t)
		d.finish(g.ID())
		d.EveryLanguage()
		d.Shows(`class="places-table"`, "Where the game changed most", "Rematch")
		d.Shows("table-over", "table-pulled")
		d.Tell(client.PullSheet{})
		if h := d.HTML("en"); strings.Contains(h, "table-pulled") {
			t.Errorf("%s: the ranking cannot be put down", g.ID())
		}
		s := d.seatView()
		if _, rounds, _ := strings.Cut(d.HTML("en"), `class="swings"`); g.ID() == "britannia-2008" && !strings.Contains(rounds[:min(len(rounds), 900)], "<small") {
			t.Error("it is not said by what a round was decided")
		}
		for _, total := range d.M.Table.Standing {
			list, _ := endView{s}.classes(d.M.Table.Log.All(), func(e engine.Event) bool { return s.SeatOf(e.Side) == total.Seat })
			if total.Side < 0 && total.Points > 0 && s.game.Counts(total.Seat) && len(list) == 0 && g.ID() != "marcher-lords" {
				t.Errorf("%s: nobody says where %d points come from", g.ID(), total.Points)
			}
		}
		before, old := d.M.Table.Record.About.Players, d.M.Table.Record.ID
		d.Tell(client.Rematch{})
		after := d.M.Table.Record.About.Players
		if d.M.Table.Record.ID == old || d.M.Table.Over() || after[1] != before[0] || len(after) != len(before) {
			t.Errorf("%s: %q after %q", g.ID(), after, before)
		}
	}
}

// TestARoundThatChangedMostIsShown at its end, by its own name, although the next one has begun:
// on the bar, on the sheet and in the list of rounds.
func TestARoundThatChangedMostIsShown(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t)
		d.finish(g.ID())
		d.M.Settings.Language = "en"
		list := d.M.Table.Course().Swings(engine.Nobody)
		if len(list) == 0 {
			t.Fatalf("%s: nothing changed", g.ID())
		}
		for _, w := range list {
			msg, _ := (endView{d.seatView()}).swung(w)
			d.Tell(msg)
			round := "Round " + text.Roman(w.Round).String()
			if p := (replayView{d.seatView()}).past(); p.Title != round {
				t.Errorf("%s: %s is shown as %q", g.ID(), round, p.Title)
			}
			if chosen := chosenRound.FindAllStringSubmatch(d.HTML("en"), -1); len(chosen) != 1 || chosen[0][1] != round {
				t.Errorf("%s: of the rounds %q is chosen, not %s", g.ID(), chosen, round)
			}
			for _, score := range d.M.Table.Standing {
				gained, _ := d.M.Table.Course().Gained(w.Round, w.Seat)
				if score.Side < 0 && score.Seat == w.Seat && gained != w.Points {
					t.Errorf("%s: %s shows %d points more, not %d", g.ID(), round, gained, w.Points)
				}
			}
			d.Tell(client.StepReplay{Step: 1})
			if p := (replayView{d.seatView()}).past(); d.M.Table.Replay.At > w.At && p.Title == round {
				t.Errorf("%s: what comes after it is shown as %s", g.ID(), round)
			}
			d.EveryLanguage()
			d.M.Settings.Language = "en"
			d.Tell(client.EndReplay{})
		}
	}
}

// chosenRound is what is chosen in a list.
var chosenRound = regexp.MustCompile(`<option(?: value="\d+")? selected(?:="true")?(?: value="\d+")?>\s*([^<]*?)\s*<`)

// TestADaysCardStandsAlone: bots wait until the person has read it, and the sheet asks for
// nothing else.
func TestADaysCardStandsAlone(t *testing.T) {
	waited := 0
	for day := client.FirstDay; day < client.FirstDay+9; day++ {
		d := deskOf(t, games.All()...)
		d.M.World.Now = func() int64 { return (int64(day)*24 + 12) * 3_600_000 }
		d.Tell(client.PlayDaily{Day: day})
		d.EveryLanguage()
		if !d.M.Table.Stopped() {
			continue
		}
		waited++
		if h := d.HTML("en"); !strings.Contains(h, ">Go on<") || strings.Contains(h, ">Move now<") || strings.Contains(h, "Paused") {
			t.Errorf("day %d: before it is begun the sheet asks for more", day)
		}
		if d.Tell(client.ResumeBots{}); d.M.Table.Stopped() || client.Begins(d.M.Table) {
			t.Errorf("day %d: it does not go on", day)
		}
	}
	if waited == 0 {
		t.Error("bots are first on no day")
	}
}

// TestABeginningNamesOnesOwnSides, whoever moves first: in the matches of days, and with
// two persons at one device.
func TestABeginningNamesOnesOwnSides(t *testing.T) {
	check := func(d *desk, what string) {
		for _, a := range d.seatView().game.Aims() {
			if seat := d.seatView().SeatOf(a.Side); client.Begins(d.M.Table) && seat != d.M.Table.User {
				t.Errorf("%s: seat %d is told that it plays seat %d's", what, d.M.Table.User, seat)
			}
		}
	}
	for day := client.FirstDay; day < client.FirstDay+24; day++ {
		d := deskOf(t, games.All()...)
		d.M.World.Now = func() int64 { return (int64(day)*24 + 12) * 3_600_000 }
		d.Tell(client.PlayDaily{Day: day})
		check(d, client.DayName(d.M.Language(), day))
	}
	for _, g := range games.All() {
		d := deskOf(t, g)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.SetKind{Seat: 0, Kind: match.Easy}, client.StartMatch{}, client.Ready{})
		check(d, g.ID())
	}
}

// TestABeginningIsToldOnce: what the person plays, until they do something.
func TestABeginningIsToldOnce(t *testing.T) {
	for _, g := range games.All() {
		d := deskOf(t, g)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
		d.EveryLanguage()
		if !client.Begins(d.M.Table) || strings.Count(d.HTML("en"), "Tap to close.") != 1 || len(d.seatView().game.Aims()) == 0 {
			t.Errorf("%s: nobody is told what they play", g.ID())
		}
		d.Tell(client.SawBeginning{})
		if client.Begins(d.M.Table) {
			t.Errorf("%s: it is told again", g.ID())
		}
	}
}
