package screen

import (
	"cmp"
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	known "bretwalda/app/games/britannia"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// The layer of the map that shows where rivals may attack before the people of an area
// move again.

// threat is a rival that may attack an area of the person who looks.
type threat struct {
	place int8
	comer britannia.Comer
	wins  advice.Percent
}

// endangered lists the threats, by place and in the order of play.
func (f forecastView) endangered() []threat {
	viewer := f.Match().Viewer
	if viewer < 0 || f.Match().Turn.Over() {
		return nil
	}
	holder := make(map[int8]int8)
	for _, p := range f.Match().Pieces {
		if p.Side >= 0 && f.SeatOf(p.Side) == viewer && p.Mark&(engine.Destroyed|engine.Arriving) == 0 {
			holder[p.Place] = p.Side
		}
	}
	var list []threat
	for at, comers := range f.st.Comers() {
		side, held := holder[int8(at)]
		if !held {
			continue
		}
		for _, c := range comers {
			if f.SeatOf(c.Side) == viewer || !f.st.MovesBefore(c, side) {
				continue
			}
			if wins, fights := known.Assault(f.st, c, int8(at)); fights {
				list = append(list, threat{int8(at), c, wins})
			}
		}
	}
	return list
}

// threatLayer marks each area with the odds of the rival that has the best, and is the
// legend.
func (f forecastView) threatLayer() ([]board.Worth, gameview.Legend) {
	var list []gameview.Threat
	for i, t := range f.threats {
		if i > 0 && f.threats[i-1].place == t.place {
			last := &list[len(list)-1]
			last.Wins = max(last.Wins, t.wins)
			continue
		}
		list = append(list, gameview.Threat{Place: t.place, Wins: t.wins})
	}
	return gameview.ThreatLayer(f.view, list, f.Say("threats.areas", "count", len(list)))
}

// Threats is which rivals may attack, in the order of play.
func (f view) Threats() []gameview.Attack {
	var list []gameview.Attack
	for _, t := range (forecastView{f}).endangered() {
		i := slices.IndexFunc(list, func(a gameview.Attack) bool { return a.Side == t.comer.Side && a.Round == t.comer.Round })
		if i < 0 {
			i = len(list)
			list = append(list, gameview.Attack{Side: t.comer.Side, Round: t.comer.Round})
		}
		list[i].Places = append(list[i].Places, gameview.Threat{Place: t.place, Wins: t.wins})
	}
	order := f.st.Edition().Order
	slices.SortStableFunc(list, func(a, b gameview.Attack) int {
		rank := func(side int8) int { return slices.Index(order[:], britannia.Nation(side)) }
		return cmp.Or(a.Round-b.Round, rank(a.Side)-rank(b.Side))
	})
	return list
}

// threatLines tells of an area who may attack it.
func (f forecastView) threatLines(place int8) []string {
	var lines []string
	for _, t := range f.threats {
		if t.place == place {
			lines = append(lines, f.comer(t.comer, t.wins, true))
		}
	}
	return lines
}

// comer says that a nation can come, how often it wins if it has to fight, and how many land.
func (f forecastView) comer(c britannia.Comer, wins advice.Percent, fights bool) string {
	words := known.Comes(c, wins, fights)
	words.Args[1] = f.noun(c.Side)
	return f.Words(words)
}
