package view

import (
	"strconv"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/engine/games"
)

// TestAMomentStandsOnTheChart at its own place: the lines go through what the moment is told
// to have changed, and the table below says the same.
func TestAMomentStandsOnTheChart(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}
		chances := v.course(func(o botworker.Outlook) []int { return o.Chances }, true)
		points := v.course(func(o botworker.Outlook) []int { return o.Points }, false)
		if len(v.r.Moments) == 0 || len(chances.marks) != len(v.r.Moments) || len(points.marks) != len(v.r.Moments) {
			t.Fatalf("%s: of %d moments %d and %d are on the charts", g.ID(), len(v.r.Moments), len(chances.marks), len(points.marks))
		}
		for i, m := range v.r.Moments {
			at := chances.marks[i]
			for seat, c := range chances.curves {
				from, to := c.points[at.from], c.points[at.to]
				if from != (m.Before[seat]+5)/10 || to != (m.After[seat]+5)/10 {
					t.Errorf("%s: moment %d leads %s from %d to %d, on the chart from %d to %d", g.ID(), i+1, c.name, m.Before[seat], m.After[seat], from, to)
				}
				d.Shows(chances.figure(from) + " → " + chances.figure(to))
			}
			d.Shows(">Moment "+strconv.Itoa(i+1)+"<", ">"+strconv.Itoa(i+1)+" · ")
		}
	}
}

// TestLinesFarFromNothing begin near the least, so that they lie apart; lines that begin there
// do not.
func TestLinesFarFromNothing(t *testing.T) {
	far := &plot{curves: []curve{{points: []int{30, 38}}, {points: []int{31, 27}}}}
	if low, high := far.extent(); low < 20 || low > 27 || high != 38 {
		t.Errorf("lines from 27 to 38 are drawn from %d to %d", low, high)
	}
	near := &plot{curves: []curve{{points: []int{0, 38}}, {points: []int{5, 27}}}}
	if low, _ := near.extent(); low != 0 {
		t.Errorf("lines from 0 are drawn from %d", low)
	}
}
