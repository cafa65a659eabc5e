package board

import (
	"fmt"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/static/maps"
)

// fights are who may fight in an area, each a line of standing without its place.
var fights = map[*kit][]string{
	britain: {
		"4 Romans infantry, 3 Belgae infantry",
		"4 Romans infantry, 3 Belgae infantry, 1 Romans fort",
		"4 Romans infantry, 2 Romans cavalry, 3 Saxons infantry, 1 Saxons burh",
	},
	wales: {
		"3 Normans norman infantry, 2 Welsh welsh infantry",
		"3 Normans norman infantry, 2 Normans norman knight, 2 Welsh welsh infantry",
	},
}

// crowd is an army in each area of land but one, as in a match that is well under
// way.
func crowd(k *kit, but int8, unit string) string {
	var b strings.Builder
	for p := range k.chart.Places {
		if q := &k.chart.Places[p]; !q.Sea && !q.Town && int8(p) != but {
			fmt.Fprintf(&b, "%s: 2 %s\n", q.Name, unit)
		}
	}
	return b.String()
}

// phones are windows of upright phones: the bar at the top, the buttons at the
// right, and a sheet that tells of a battle.
var phones = []window{
	{Width: 390, Height: 844, Top: 62, Right: 60, Bottom: 400},
	{Width: 390, Height: 844, Top: 62, Right: 60, Bottom: 300},
	{Width: 360, Height: 640, Top: 62, Right: 60, Bottom: 330},
	{Width: 360, Height: 640, Top: 62, Right: 60, Bottom: 260},
}

// TestThoseWhoFightStandOnTheirAreaAndInSight in every area, alone on the board and
// among neighbours: each stack touches the area, none is led aside or in another's
// land, none is too small to be made out, and on a phone none is below buttons or
// the sheet.
func TestThoseWhoFightStandOnTheirAreaAndInSight(t *testing.T) {
	for k, lines := range fights {
		unit := strings.SplitN(strings.SplitN(lines[0], ", ", 2)[0], " ", 2)[1]
		for i := range k.chart.Places {
			p := &k.chart.Places[i]
			if p.Sea || p.Town {
				continue
			}
			for _, line := range lines {
				for _, others := range []string{"", crowd(k, int8(i), unit)} {
					k.fightIn(t, int8(i), k.standing(t, others+p.Name+": "+line))
				}
			}
		}
	}
}

func (k *kit) fightIn(t *testing.T, place int8, pieces []engine.Piece) {
	t.Helper()
	m := &Map{Chart: k.chart, arrangement: arrangement{clusters: layOut(k.chart, k.look, k.names, pieces)}}
	p, f := &k.chart.Places[place], frame(k.chart, k.names)
	for i := range m.clusters {
		c := &m.clusters[i]
		if c.Place != place {
			continue
		}
		if !c.fought() || c.Lead != nil || c.Scale < .55 {
			t.Errorf("%d stacks in %s: fought %v, led aside %v, of size %v", len(c.Pieces), p.Name, c.fought(), c.Lead != nil, c.Scale)
		}
		for n := range c.Pieces {
			if !touches(p, c.middle(n)) {
				t.Errorf("of %d stacks in %s one stands beside it", len(c.Pieces), p.Name)
			}
		}
		k.atHome(t, c)
	}
	points := camera{m}.surroundings(place)
	for _, w := range phones {
		v := first(f, w, maps.Point{X: f.middle().X, Y: f.middle().Y}).revealAll(points, f, w)
		for _, at := range points {
			if x, y := v.screen(at); !w.sees(x, y, 10) {
				t.Errorf("on %.0f × %.0f with a sheet of %.0f something in %s is seen at %.0f, %.0f", w.Width, w.Height, w.Bottom, p.Name, x, y)
			}
		}
	}
}
