package client

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// paceOf is how long bots are shown in each round, in milliseconds, at a table of a person
// and bots, and in how many steps.
func paceOf(t *testing.T, game engine.Game, seats, rounds int) (list, steps []int) {
	t.Helper()
	p := &page{t: t, store: &drawer{texts: map[string]string{}}, games: []engine.Game{game}}
	p.start()
	p.tell(Goto{AtNew})
	p.tell(everybody(seats)...)
	for seat := 1; seat < seats; seat++ {
		p.tell(SetName{seat, ""}, SetKind{seat, match.Easy})
	}
	p.tell(StartMatch{})
	table := p.m.Table
	last := 0
	list, steps = make([]int, rounds), make([]int, rounds)
	for !table.Turn.Over() && table.Round() <= rounds {
		round := max(table.Round(), 1)
		for _, w := range p.waits {
			if w.Ticket == table.bots.rest && w.Ticket > last {
				last = w.Ticket
				list[round-1] += w.Milliseconds
				steps[round-1]++
			}
		}
		switch {
		case table.Passing:
			p.tell(Ready{})
		case !table.BotTurn():
			p.step()
		case p.asked != nil:
			p.think()
			continue
		}
		p.pass()
	}
	return list, steps
}

var paced = []struct {
	game        engine.Game
	seats, most int
}{{britannia.Revised(), 4, 12000}, {marcher.Lords(), 2, 12000}, {brianboru.HighKing(), 4, 6000}}

// TestARoundOfBotsIsShort: however much they do, at normal pace.
func TestARoundOfBotsIsShort(t *testing.T) {
	for _, test := range paced {
		list, steps := paceOf(t, test.game, test.seats, 3)
		for i, time := range list {
			t.Logf("%s, round %d: %d ms in %d steps", test.game.ID(), i+1, time, steps[i])
			if time == 0 || time > test.most {
				t.Errorf("%s: round %d is shown for %d ms", test.game.ID(), i+1, time)
			}
		}
	}
}
