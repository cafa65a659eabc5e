package view

import (
	"slices"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/engine"
)

// parts is into how many a chart divides a point, so that a line is no staircase.
const parts = 10

// course is what the seats could expect through the match: points, or chances in
// hundredths.
func (v reviewView) course(of func(botworker.Outlook) []int, percent bool) *plot {
	p := &plot{title: v.say("review.course"), round: v.say("chart.round")}
	p.figure = func(n int) string { return v.figure(client.Rounded(n * botworker.Grain / parts)) }
	unit := func(n int) int { return n * parts / botworker.Grain }
	if percent {
		p.title = v.say("review.chances")
		p.figure = func(n int) string { return v.say("threats.figure", "percent", n) }
		unit = func(n int) int { return (n + 5) / 10 }
	}
	for seat := range v.r.Seats {
		if seat := engine.Seat(seat); percent || v.game.Counts(seat) {
			p.curves = append(p.curves, curve{name: v.called(seat), colour: v.game.SeatColour(seat)})
			if seat == v.t.OnlyPerson() {
				p.own = len(p.curves)
			}
		}
	}
	for _, o := range v.r.Course {
		round := 0
		if e, _ := v.t.Log.Heading(v.t.Kinds, o.At); e != nil {
			round = int(e.Count)
		}
		p.rounds = append(p.rounds, round)
		i := 0
		for seat, n := range of(o) {
			if percent || v.game.Counts(engine.Seat(seat)) {
				p.curves[i].points = append(p.curves[i].points, unit(n))
				i++
			}
		}
	}
	at := func(choices int) int {
		return slices.IndexFunc(v.r.Course, func(o botworker.Outlook) bool { return o.At == choices })
	}
	for _, m := range v.momentsOf(v.t.OnlyPerson()) {
		if from, to := at(m.From), at(m.To); from >= 0 && to > from {
			p.marks = append(p.marks, span{from, to})
		}
	}
	return p
}
