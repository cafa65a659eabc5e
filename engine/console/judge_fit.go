package main

import (
	"fmt"
	"math"
	"strings"

	"bretwalda/engine/forecast"
)

// tableOf is the table that games teach: for each part of the score the line through
// what came of a hope, by least squares, and the spread under which the winners were
// likeliest.
func tableOf(games []*judged) *forecast.Table {
	rows, knots := 0, 0
	for _, g := range games {
		for _, m := range g.moments {
			knots = max(knots, m.time/forecast.Whole+2)
			for _, p := range m.parts {
				rows = max(rows, p.Row+1)
			}
		}
	}
	t := &forecast.Table{Spreads: make([]int16, knots)}
	for row := range rows {
		t.Rows = append(t.Rows, lines(games, row, knots))
	}
	losses := make([][tries]float64, knots)
	for fold := range min(folds, len(games)) {
		var others, fresh []*judged // to the lines
		for i, g := range games {
			if i%folds == fold {
				fresh = append(fresh, g)
			} else {
				others = append(others, g)
			}
		}
		o := &forecast.Table{Spreads: make([]int16, knots)}
		for row := range rows {
			o.Rows = append(o.Rows, lines(others, row, knots))
		}
		lose(losses, o, fresh)
	}
	spread(t, losses)
	return t
}

// folds is how many parts of the games are foretold by the others, to learn how unsure
// forecasts are: by the games that it has learnt from a table seems surer than it is.
const folds = 4

// heed is how many games the lines at two neighbouring knots weigh that are alike.
const heed = 3

// lines fits the lines of a row.
func lines(games []*judged, row, knots int) []forecast.Line {
	n := 2 * knots
	a := make([][]float64, n)
	for i := range a {
		a[i] = make([]float64, n+1)
	}
	square, weight := 0.0, 0.0
	var at [4]int
	var by [4]float64
	for _, g := range games {
		for _, m := range g.moments {
			k, part := m.time/forecast.Whole, float64(m.time%forecast.Whole)/forecast.Whole
			for i, p := range m.parts {
				if p.Row != row {
					continue
				}
				x := float64(p.Hope) / forecast.Grain
				y := g.parts[i] - float64(p.Has)/forecast.Grain
				at = [4]int{2 * k, 2*k + 1, 2*k + 2, 2*k + 3}
				by = [4]float64{1 - part, (1 - part) * x, part, part * x}
				for u := range at {
					for v := range at {
						a[at[u]][at[v]] += m.weigh * by[u] * by[v]
					}
					a[at[u]][n] += m.weigh * by[u] * y
				}
				square += m.weigh * x * x
				weight += m.weigh
			}
		}
	}
	if weight == 0 {
		return nil
	}
	steep := square/max(weight, 1e-9) + 1e-6
	for i := range n {
		scale := 1.0
		if i%2 == 1 {
			scale = steep
		}
		a[i][i] += 1e-3 * scale
		if i+2 < n {
			a[i][i] += heed * scale
			a[i+2][i+2] += heed * scale
			a[i][i+2] -= heed * scale
			a[i+2][i] -= heed * scale
		}
	}
	x := solve(a)
	list := make([]forecast.Line, knots)
	for k := range list {
		list[k] = forecast.Line{int16(math.Round(16 * x[2*k])), int16(math.Round(256 * x[2*k+1]))}
	}
	return list
}

// solve solves linear equations, the right side in the last column, whose matrix is
// positive definite.
func solve(a [][]float64) []float64 {
	n := len(a)
	for i := range n {
		for r := i + 1; r < n; r++ {
			f := a[r][i] / a[i][i]
			for c := i; f != 0 && c <= n; c++ {
				a[r][c] -= f * a[i][c]
			}
		}
	}
	x := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		sum := a[i][n]
		for c := i + 1; c < n; c++ {
			sum -= a[i][c] * x[c]
		}
		x[i] = sum / a[i][i]
	}
	return x
}

// tries is how many spreads are tried.
const tries = 40

// tried is the spread that a try has.
func tried(try int) int16 { return int16(math.Round(16 * 0.5 * math.Pow(1.14, float64(try)))) }

// lose adds what a table's forecasts of winners lose with each spread, by knots.
func lose(losses [][tries]float64, t *forecast.Table, games []*judged) {
	var points, chances []int
	for try := range tries {
		for k := range t.Spreads {
			t.Spreads[k] = tried(try)
		}
		for _, g := range games {
			for _, m := range g.moments {
				if points, chances = m.judge.Forecast(m.parts, t, points[:0], chances[:0]); len(chances) == 0 {
					continue
				}
				k := (m.time + forecast.Whole/2) / forecast.Whole
				for seat, c := range chances {
					losses[k][try] -= m.weigh * g.wins[seat] * math.Log(float64(c)/forecast.Sure)
				}
			}
		}
	}
}

// spread sets the spreads of a table, knot by knot, each by its neighbours too.
func spread(t *forecast.Table, losses [][tries]float64) {
	knots := len(t.Spreads)
	for k := range t.Spreads {
		least, loss := 0, math.Inf(1)
		for try := range tries {
			sum := 0.0
			for near := max(k-2, 0); near <= min(k+2, knots-1); near++ {
				sum += losses[near][try] * float64(3-max(k-near, near-k))
			}
			if sum < loss {
				least, loss = try, sum
			}
		}
		t.Spreads[k] = tried(least)
	}
}

// source is a table in Go.
func source(t *forecast.Table) string {
	var b strings.Builder
	b.WriteString("{\n\tRows: [][]forecast.Line{\n")
	for _, row := range t.Rows {
		if row == nil {
			b.WriteString("\t\tnil,\n")
			continue
		}
		b.WriteString("\t\t{")
		for k, l := range row {
			if k > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "{%d, %d}", l[0], l[1])
		}
		b.WriteString("},\n")
	}
	b.WriteString("\t},\n\tSpreads: []int16{")
	for k, s := range t.Spreads {
		if k > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, s)
	}
	b.WriteString("},\n},\n")
	return b.String()
}
