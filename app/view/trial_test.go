package view

import (
	"strings"
	"testing"

	"bretwalda/app/botworker/worker"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// TestATrialIsJudged: whoever chooses otherwise is told what they may expect now, beside what
// they could in the match at that point; whoever looks at the past of the trial is not.
func TestATrialIsJudged(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t)
		d.finish(g.ID())
		for seat := 1; seat < len(d.M.Table.Seats); seat++ {
			d.Tell(client.SetSeat{Seat: engine.Seat(seat), Kind: match.Easy})
		}
		d.Tell(client.OpenReplay{Place: engine.None})
		if page := d.HTML("en"); strings.Contains(page, "Who begins?") {
			t.Errorf("%s: what is shown once more asks who begins", g.ID())
		}
		for n := d.M.Table.Replay.Stops() / 2; d.M.Table.Turn.Seat != 0; n++ {
			d.Tell(client.SeekReplay{Stop: n})
		}
		if d.Tell(client.WhatIf{}); !d.M.Table.Branch() {
			t.Fatalf("%s: no trial opens", g.ID())
		}
		if strings.Contains(d.HTML("en"), "Game: ") || d.Asked != nil {
			t.Errorf("%s: a trial is judged in which nothing was chosen", g.ID())
		}
		if !client.Parts(d.M.Table) {
			t.Errorf("%s: nothing says what a trial is", g.ID())
		}
		d.M.Settings.Speed = "once"
		if d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]}, client.ConfirmEnd{}); client.Parts(d.M.Table) {
			t.Errorf("%s: it is said again what a trial is", g.ID())
		}
		for n := 0; n < 400 && (d.Asked == nil || d.Asked.Question.Trial == nil); n++ { // bots play on
			list := d.M.Table.Picker.All()
			switch {
			case d.Asked == nil && len(list) > 0:
				d.Tell(client.Press{Choice: list[0]}, client.ConfirmEnd{})
				continue
			case d.Asked == nil:
				d.Tell(client.EndReplay{}, client.Continue{}, client.ResumeBots{})
				continue
			}
			d.answer(worker.New(games.Revisions()).Think(d.Asked.Question, func() bool { return false }))
		}
		if d.Asked == nil || d.Asked.Question.Trial == nil {
			t.Fatalf("%s: nobody judges the trial: %+v", g.ID(), d.Asked)
		}
		a := worker.New(games.Revisions()).Think(d.Asked.Question, func() bool { return false })
		if a.Fault != "" || len(a.Here.Points) != len(d.M.Table.Seats) || len(a.There.Points) != len(d.M.Table.Seats) {
			t.Fatalf("%s: the judge says %+v", g.ID(), a)
		}
		d.answer(a)
		d.EveryLanguage()
		here, there := "Here, mid-turn:", "Game, after this turn:"
		if client.Level(d.M.Table) {
			here, there = "Here:", "Game, at this point:"
		}
		d.Shows(here, there, "% to win")
		d.Tell(client.SetSeat{Seat: 1, Kind: match.Person})
		d.M.Settings.Language = "en"
		if h := strings.Join(strings.Fields(d.HTML("en")), ""); !strings.Contains(h, "<b>Player1</b>") {
			t.Errorf("%s: nobody is told whose chances these are", g.ID())
		}
		if d.Tell(client.OpenReplay{Place: engine.None}); strings.Contains(d.HTML("en"), "Game: ") {
			t.Errorf("%s: the past of a trial is judged", g.ID())
		}
	}
}
