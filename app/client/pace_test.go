package client

import (
	"slices"
	"testing"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// showBots plays some rounds at a table of a person and bots, and tells for how many
// milliseconds each of their steps is shown.
func showBots(t *testing.T, game engine.Game, seats, rounds int, person func(*page), see func(table *Table, round, time int)) {
	t.Helper()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{game}}
	p.start()
	p.tell(Goto{AtNew})
	p.tell(everybody(seats)...)
	for seat := 1; seat < seats; seat++ {
		p.tell(SetName{seat, ""}, SetKind{seat, match.Easy})
	}
	p.tell(StartMatch{})
	table := p.m.Table
	last := 0
	pass := func() {
		for _, w := range p.waits {
			if w.Ticket == table.bots.pause && w.Ticket > last {
				last = w.Ticket
				see(table, max(table.Round(), 1), w.Milliseconds)
			}
		}
		p.pass()
	}
	for !table.Turn.Over() && table.Round() <= rounds {
		switch {
		case table.Passing:
			p.tell(Ready{})
		case !table.BotTurn():
			person(p)
		case p.asked != nil:
			p.think()
			continue
		}
		pass()
	}
}

var paced = []struct {
	game        engine.Game
	seats, most int
}{{britannia.Revised(), 4, 12000}, {marcher.Lords(), 2, 12000}, {brianboru.HighKing(), 4, 6000}}

// TestARoundOfBotsIsShort: however much they do, and with all that is seen by itself, at normal
// pace, to the last round. News of the person are shown however late it is.
func TestARoundOfBotsIsShort(t *testing.T) {
	for _, test := range paced {
		list, steps, folded := map[int]int{}, map[int]int{}, 0
		showBots(t, test.game, test.seats, 100, (*page).step, func(at *Table, round, time int) {
			list[round] += time
			steps[round]++
			all, seen := table.Moments(at.Game().Lexicon(), at.Family.Moments, at.News), Moments(at)
			for i := range all {
				if slices.ContainsFunc(seen, func(m table.Moment) bool { return slices.Equal(m.Events, all[i].Events) }) {
					continue
				}
				if folded++; concerns(at, all[i].Events[0]) {
					t.Errorf("%s, round %d: %+v is not shown", test.game.ID(), round, all[i])
				}
			}
			for _, m := range seen {
				if m.Time < leastMoment {
					t.Errorf("%s, round %d: %s is shown for %d ms", test.game.ID(), round, m.Title, m.Time)
				}
			}
		})
		for round := 1; round <= len(list); round++ {
			time := list[round]
			t.Logf("%s, round %d: %d ms in %d steps", test.game.ID(), round, time, steps[round])
			if time == 0 || time > test.most {
				t.Errorf("%s: round %d is shown for %d ms", test.game.ID(), round, time)
			}
		}
		t.Logf("%s: %d moments are told in the log alone", test.game.ID(), folded)
	}
}

// TestABotsAttackCanBeRead: what it takes, where it fights and how that ends stands for half a
// second at least before the next, and the round is short all the same.
func TestABotsAttackCanBeRead(t *testing.T) {
	const rounds, least, most = 10, 500, 12000
	list, attacks := make([]int, rounds), 0
	easily := func(p *page) {
		m := p.m.Table.match
		p.tell(Press{bot.Easy.Think(m.State().View(m.Turn().Seat), bot.Task{Seed: 7, Nodes: 40}).Plan[0]}, ConfirmEnd{})
	}
	showBots(t, marcher.Lords(), 4, rounds, easily, func(table *Table, round, time int) {
		list[round-1] += time
		x := table.Game().Lexicon()
		if !slices.ContainsFunc(table.News, func(e engine.Event) bool {
			return slices.Contains([]string{"conquer", "battle", "siege", "die", "hit", "battleEnd"}, x.Events[e.Kind])
		}) {
			return
		}
		if attacks++; time < least {
			t.Errorf("round %d: an attack is shown for %d ms, after %d of the round", round, time, list[round-1]-time)
		}
	})
	if longest := slices.Max(list); attacks < 40 || longest > most {
		t.Errorf("%d attacks, in %d ms at most a round", attacks, longest)
	}
}
