package view

import (
	"html"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// TestWhatThePointsAddUpTo: start, luck and decisions, as they are told, make the score of each
// player, in a table of one column each; every number that is a change has its sign.
func TestWhatThePointsAddUpTo(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}
		columns := make([][]float64, len(v.ranked()))
		rows := slices.DeleteFunc(strings.Split(html.UnescapeString(app.HTMLString(v.accounts())), "<tr>")[2:], func(row string) bool {
			return !strings.Contains(row, "<td>") // it names the next one
		})
		for i, row := range rows {
			for k, cell := range strings.Split(row, "<td>")[1:] {
				figure := strings.TrimSpace(cell[:strings.Index(cell, "<")])
				if (i == 0 || i == 4) == strings.HasPrefix(figure, "+") && strings.Trim(figure, "0.") != "" && figure[0] != 0xe2 {
					t.Errorf("%s: row %d has %q", g.ID(), i, figure)
				}
				n, err := strconv.ParseFloat(strings.Replace(strings.Replace(figure, "−", "-", 1), "½", ".5", 1), 64)
				if err != nil {
					t.Fatalf("%s: %v in %q", g.ID(), err, row)
				}
				columns[k] = append(columns[k], n)
			}
		}
		for k, c := range columns {
			if len(c) != 5 || math.Abs(c[0]+c[1]+c[2]+c[3]-c[4]) > .01 || c[4]*float64(max(1, g.Lexicon().PointUnit)) != float64(client.Rounded(v.r.Seats[v.ranked()[k]].Final)) {
				t.Errorf("%s: column %d is %v", g.ID(), k, c)
			}
		}
	}
}
