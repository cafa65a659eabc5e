package view

import (
	"html"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// TestAPlayerLearnsWhere their decisions brought least and most, however small each was: what
// is told of turns is below the par and then above it, and a tap leads to the beginning of the
// turn, says what that means, and offers to play it otherwise. No turn is among the worst and
// has the best choice.
func TestAPlayerLearnsWhere(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v, told := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}, 0
		for seat, a := range v.r.Seats {
			for i, p := range a.Turns {
				if i > 0 && p.Points < a.Turns[i-1].Points {
					t.Errorf("%s: turn %d of seat %d brought %d after %d", g.ID(), i, seat, p.Points, a.Turns[i-1].Points)
				}
				if turn, _ := client.LastOf(d.M.Table, p.From+1); turn.Side != p.Side {
					t.Errorf("%s: %+v begins with side %d", g.ID(), p, turn.Side)
				}
			}
			told += len(a.Turns)
			for i, row := range v.turns(engine.Seat(seat)) {
				if h := app.HTMLString(row); !strings.Contains(h, "<strong>") {
					t.Errorf("%s: a turn is told as %s", g.ID(), h)
				}
				why := v.little(engine.Seat(seat), a.Turns[i])
				if h := app.HTMLString(row); a.Turns[i].Points < 0 && (why == "" && a.Wrong <= len(a.Mistakes) || !strings.Contains(html.UnescapeString(h), why)) {
					t.Errorf("%s: nobody says why a turn brought %d: %s", g.ID(), a.Turns[i].Points, h)
				}
			}
			for _, p := range a.Turns {
				d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer}, client.OpenReplay{At: p.From, From: p.From, Place: engine.None, Card: client.MomentNote{Title: "A turn", Words: "Together."}})
				if p := d.M.Table.Replay; p.Running || !p.Tells() || !client.CanBranch(d.M.Table) {
					t.Errorf("%s: a turn is shown as %+v", g.ID(), p)
				}
				d.Tell(client.EndReplay{})
				if f := a.Finest; f != nil && p.Points < 0 && p.Has(*f) && strings.Contains(app.HTMLString(v.decisions(engine.Seat(seat))), "The best, against") {
					t.Errorf("%s: a turn is among the worst and the best", g.ID())
				}
			}
		}
		if told == 0 {
			t.Errorf("%s: nobody learns where", g.ID())
		}
	}
}
