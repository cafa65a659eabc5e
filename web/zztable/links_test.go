package zz

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

type mo struct {
	game  string
	seats int
	seed  uint64
	after int
	ask   string
}

func (m mo) link() string {
	g := games.ByID(m.game)
	players := []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}, {Name: "Dan"}}[:m.seats]
	setup := engine.DefaultSetup(g)
	setup.Seats = m.seats
	p, err := match.New(g, setup, players, dice.Source{Seed: m.seed})
	if err != nil {
		panic(err)
	}
	asks := g.Lexicon().Asks
	for i := 0; !p.Turn().Over() && (i < m.after || asks[p.Turn().Kind] != m.ask); i++ {
		if _, err := p.Do(dice.Draw(11*m.seed, i, len(p.Legal()))); err != nil {
			panic(err)
		}
	}
	s, err := link.Encode(p)
	if err != nil {
		panic(err)
	}
	return s
}

var links = map[string]string{
	"brit":    mo{"britannia-2008", 4, 6, 330, "march"}.link(),
	"marcher": mo{"marcher-lords", 2, 101, 120, "attackerRetreat"}.link(),
	"brian":   mo{"brian-boru", 4, 7, 122, "follow"}.link(),
	"over":    mo{"brian-boru", 4, 9, 99999, "x"}.link(),
}
