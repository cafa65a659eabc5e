package brianboru_test

import (
	"strings"
	"testing"

	"bretwalda/engine"
)

// Rulings of docs/RULINGS.md on rounds and the whole game.

// (§action phase)
func TestTableRuling28FivePlayersAndTheLastCard(t *testing.T) {
	playAll(t, []situation{
		{"is discarded", `
			5 seats
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22 1
			upper
			told discarded
			asked viking
			Tuam has Dál Cais
		`},
		{"is played with the option", `
			5 seats, playAll on
			round 1, action
			Dál Cais: hand 24 2
			Uí Néill: hand 20 3
			Eóganacht: hand 21 6
			Uí Briúin: hand 22 9
			Laigin: hand 5 1
			hands 2
			trick Tuam: 24 20 21 22 5
			upper
			untold discarded
			told turn Dál Cais count 5
			asked lead Dál Cais
			choices 17
			hush
			lead Killala 2
			told trick Dál Cais with card 2 at Killala
			told play Laigin with card 1
			asked action Laigin
			upper
			asked action Uí Néill
			Killala has Dál Cais
			upper
			upper
			upper
			untold turn
			untold discarded
			asked viking
		`},
		{"with four players nothing changes", `
			4 seats, playAll on
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22
			told discarded
			asked viking
		`},
	})
}

// all are the towns of a colour.
func all(colour string) string {
	var towns []string
	for _, town := range townFacts {
		if town.colour == colour {
			towns = append(towns, town.name)
		}
	}
	return strings.Join(towns, ", ")
}

// (§tricks)
func TestTableRuling29LeadersWithoutCards(t *testing.T) {
	playAll(t, []situation{
		{"the holder leads any card that can", `
			round 1, action
			Dál Cais: hand 2 5 9
			Uí Néill: towns ` + all("red") + `
			asked lead Dál Cais
			choices 18
			forbids lead Tuam 2
			offers lead Roscommon 9
		`},
		{"the next player who can leads; the marker stays", `
			round 1, action
			Dál Cais: hand 2 5 8
			Uí Néill: hand 11 15 18; towns ` + all("red") + `
			Eóganacht: hand 9 1 3
			Uí Briúin: hand 4 6 7
			asked lead Eóganacht
			marker Dál Cais
			lead Roscommon 9
			asked follow Uí Briúin
			play 4
			asked follow Dál Cais
			only play 2 | play 5 | play 8
			play 8
			asked follow Uí Néill
			play 18
			told trick Eóganacht with card 9 at Roscommon
			asked action Uí Briúin
			upper
			marker Dál Cais
			asked action Dál Cais
			upper
			buy 0
			marker Eóganacht
			asked action Uí Néill
		`},
		{"the holder keeps the marker until the winner takes it", `
			round 1, action
			Dál Cais: hand 2 5 8
			Uí Néill: hand 9 3 6; towns ` + all("red") + `
			Eóganacht: hand 22 1 4
			Uí Briúin: hand 7 10 12
			asked lead Uí Néill
			lead Roscommon 9
			play 22
			play 12
			play 2
			told trick Eóganacht with card 22 at Roscommon
			upper
			upper
			end
			marker Dál Cais
			upper
			marker Eóganacht
			asked lead Eóganacht
		`},
		{"nobody can: the phase is over and all cards go", `
			3 seats
			round 1, action
			hands 2
			Dál Cais: hand 2 5
			Uí Néill: hand 11 15; towns ` + all("red") + `
			Eóganacht: hand 18 24
			asked viking
			round 2
			Dál Cais hand nothing
			Uí Néill hand nothing
			Eóganacht hand nothing
			marker Dál Cais
		`},
		{"no empty town is left", `
			3 seats
			round 1, action
			Dál Cais: towns ` + all("red") + `
			Uí Néill: towns ` + all("blue") + `
			Eóganacht: towns ` + all("yellow") + `
			asked viking
			round 2
		`},
		{"in the middle of a round", `
			3 seats
			round 1, action
			Dál Cais: hand 20 2 5
			Uí Néill: coins 0; hand 11 15 8; towns ` + strings.Replace(all("red"), "Tuam, ", "", 1) + `
			Eóganacht: hand 18 1 3; towns Cashel
			trick Tuam: 20 11 18
			upper
			upper
			told turn Eóganacht count 7
			asked lead Eóganacht
			marker Dál Cais
		`},
	})
}

// (§symbols, §setup)
func TestTableRuling30NothingRunsOut(t *testing.T) {
	playAll(t, []situation{
		{"coins, renown and raiders", `
			round 1, battle
			Dál Cais: coins 61; renown 20; raiders 31
			Uí Néill: raiders 40
			Uí Néill renown 2
			Uí Néill points 12
			Dál Cais raiders 30
			Dál Cais points 11
			Dál Cais coins 61
		`},
		{"discs", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns ` + all("blue") + `, ` + all("yellow") + `
			trick Tuam: 24 1 20
			upper
			expand Tailtiu
			Tailtiu has Uí Néill
		`},
	})
}

// (§setup)
func TestTableRuling31FirstDiscsInRegionsOfTheirOwn(t *testing.T) {
	tb := begin(t, 5)
	tb.tell("begin Dál Cais", "place Ferns")
	for _, town := range townsOf("Leinster") {
		tb.tell("forbids place " + town)
	}
	tb.tell("choices 44", "place Cashel", "choices 34", "forbids place Kincora", "forbids place Kildare")
}

// (§tricks)
func TestTableRuling32NobodyLooksBack(t *testing.T) {
	// No view has the cards of a trick that is over, the card set aside or the last
	// cards; the positions differ in nothing else.
	one := play(t, `
		round 1, action
		setAside 25
		Dál Cais: hand 11 1 2
		Uí Néill: hand 12 3 4
		Eóganacht: hand 13 5 6
		Uí Briúin: hand 14 7 8
	`)
	two := play(t, `
		round 1, action
		setAside 24
		Dál Cais: hand 11 1 2
		Uí Néill: hand 15 16 17
		Eóganacht: hand 9 10 18
		Uí Briúin: hand 20 21 22
	`)
	for _, seat := range []engine.Seat{0, engine.Nobody} {
		if seat == engine.Nobody {
			two = play(t, "round 1, action\nsetAside 24\nDál Cais: hand 17 1 2")
		}
		one.same(two, seat)
	}
	tb := play(t, `
		round 1, action
		hands 2
		trick Tuam: 24 20 21 22
		told discarded
	`)
	for _, e := range tb.Events {
		if lexicon.Events[e.Kind] == "discarded" && (e.What != engine.None || e.Side != engine.None) {
			tb.Failf("the last cards are told: %v", e)
		}
	}
	for seat := range engine.Seat(4) {
		for side, p := range seenBy(t, tb.State, seat).Players {
			if p.Hand != "[]" {
				t.Errorf("seat %d sees %s in the hand of %s", seat, p.Hand, side)
			}
		}
	}
}

// (§action cards)
func TestTableRuling33NoCardBringsRenown(t *testing.T) {
	for i, fact := range cardFacts {
		tb := play(t, "3 seats\nround 1, action\nDál Cais: coins 9\ntrick "+winning(i+1, fact.suit))
		tb.decideFor(0, "")
		tb.tell("Dál Cais renown 1", "Uí Néill renown 1", "Eóganacht renown 1", "untold renown")
	}
}

// (§final scoring)
func TestTableRuling34MostCoinsOfOne(t *testing.T) {
	playAll(t, []situation{
		{"all have none", `
			round 4, claim
			Dál Cais: coins 0
			Uí Néill: coins 0
			Eóganacht: coins 0
			Uí Briúin: coins 0
			Dál Cais points 12
			Uí Néill points 11
			Uí Briúin points 11
		`},
		{"two have most", `
			round 4, claim
			Uí Néill: coins 8
			Uí Briúin: coins 8
			Uí Néill points 11
			Uí Briúin points 11
		`},
	})
}
