package brianboru_test

import (
	"fmt"
	"strings"
	"testing"
)

// Leading: a town without a disc, and a card of its colour or white (§tricks).
func TestTableLead(t *testing.T) {
	playAll(t, []situation{
		{"the marker holder chooses town and card", `
			round 1, action
			holder Eóganacht
			Eóganacht: hand 2 9 13; towns Killala
			Uí Néill: towns Tara
			Uí Briúin: towns Lusk + viking
			asked lead Eóganacht
			offers lead Tuam 2
			offers lead Tuam 13
			offers lead Roscommon 9
			offers lead Roscommon 13
			offers lead Cruachan 13
			forbids lead Roscommon 2
			forbids lead Tuam 9
			forbids lead Cruachan 2
			forbids lead Cruachan 9
			forbids lead Killala 2
			forbids lead Killala 13
			forbids lead Tara 13
			forbids lead Lusk 13
			forbids lead Tuam 5
			choices 85
		`},
		{"yellow", `
			round 1, action
			Dál Cais: hand 1 17 23
			choices 51
			offers lead Tara 1
			forbids lead Tailtiu 1
			forbids lead Clonmacnoise 17
		`},
		{"white anywhere", `
			round 1, action
			Dál Cais: hand 20 21 22
			choices 159
		`},
		{"the others follow clockwise with any card", `
			round 1, action
			holder Uí Briúin
			Dál Cais: hand 2 5 25
			Uí Néill: hand 1 3 20
			Eóganacht: hand 6 7 9
			Uí Briúin: hand 11 12 13
			lead Tuam 11
			told lead Uí Briúin with card 11 at Tuam
			asked follow Dál Cais
			only play 2 | play 5 | play 25
			forbids play 11
			forbids play 1
			play 25
			told play Dál Cais with card 25
			asked follow Uí Néill
			only play 1 | play 3 | play 20
			play 1
			asked follow Eóganacht
			only play 6 | play 7 | play 9
			play 6
			told trick Uí Briúin with card 11 at Tuam
		`},
		{"in the middle of a trick the next one clockwise follows", `
			round 1, action
			holder Uí Néill
			active Tara, played Uí Néill 1, Eóganacht 4
			asked follow Uí Briúin
			play 11
			asked follow Dál Cais
			choices 3
		`},
		{"the trick is counted", `
			round 1, action
			hands 6
			trick Tuam: 24 20 21 22
			told turn Dál Cais count 2
		`},
		{"the last one of the round", `
			round 1, action
			hands 3
			trick Tuam: 24 20 21 22
			told turn Dál Cais count 5
		`},
		{"three players, seven tricks", `
			3 seats
			round 1, action
			hands 3
			trick Tuam: 20 21 22
			told turn Eóganacht count 7
		`},
		{"five players, four tricks", `
			5 seats
			round 1, action
			hands 3
			trick Tuam: 24 20 21 22 1
			upper
			told turn Dál Cais count 4
		`},
	})
}

// The winner: the highest card of the town's colour, white ones counting as such (§tricks).
func TestTableWinner(t *testing.T) {
	for _, trick := range []struct {
		town, cards string
		winner      int // counted from the leader
	}{
		{"Tuam", "11 2 13 17", 2},
		{"Tuam", "2 5 8 11", 3},
		{"Tuam", "24 18 15 2", 0},
		{"Tuam", "2 23 25 17", 0},
		{"Tuam", "2 3 25 23", 0},
		{"Tuam", "24 13 20 22", 0},
		{"Tuam", "22 18 24 20", 2},
		{"Tuam", "13 2 5 8", 0},
		{"Tuam", "13 15 23 25", 1},
		{"Tuam", "13 12 25 11", 0},
		{"Tuam", "18 20 21 22", 3},
		{"Tuam", "5 1 2 20", 3},
		{"Roscommon", "12 25 24 23", 1},
		{"Roscommon", "3 24 23 22", 3},
		{"Roscommon", "20 19 16 13", 0},
		{"Roscommon", "3 1 2 4", 0},
		{"Roscommon", "13 16 19 11", 2},
		{"Cruachan", "1 22 23 24", 2},
		{"Cruachan", "13 14 22 25", 2},
		{"Cruachan", "4 25 24 1", 0},
		{"Cruachan", "10 7 13 12", 2},
		{"Tuam", "2 23 25", 0},
		{"Tuam", "2 20 5", 1},
		{"Roscommon", "16 24 23 22 25", 4},
		{"Cruachan", "1 2 3 5 4", 4},
	} {
		seats := len(strings.Fields(trick.cards))
		for leader := range seats {
			t.Run(fmt.Sprintf("%s %s led by seat %d", trick.town, trick.cards, leader), func(t *testing.T) {
				winner := lexicon.Sides[(leader+trick.winner)%seats]
				card := strings.Fields(trick.cards)[trick.winner]
				tb := play(t, fmt.Sprintf("%d seats\nround 1, action\nholder %s\ntrick %s: %s\ntold trick %s with card %s at %s",
					seats, lexicon.Sides[leader], trick.town, trick.cards, winner, card, trick.town))
				tb.decline()
				tb.tell("marker "+winner, "asked lead "+winner, trick.town+" has "+winner)
			})
		}
	}
}

// decline takes upper actions and buys nothing until the next card is played.
func (tb *table) decline() {
	tb.Helper()
	for {
		switch tb.Asks() {
		case "action":
			tb.tell("upper")
		case "courtExtra", "churchExtra", "raidExtra":
			tb.tell("buy 0")
		case "expand":
			tb.tell("end")
		default:
			return
		}
	}
}

// The cards take effect from the lowest value up, in all colours (§tricks).
func TestTableOrderOfActions(t *testing.T) {
	playAll(t, []situation{
		{"the winner in the middle", `
			round 1, action
			holder Uí Néill
			battle 9
			trick Tuam: 5 24 2 17
			told trick Eóganacht with card 24 at Tuam
			asked action Uí Briúin
			Tuam has nobody
			marker Uí Néill
			lower
			buy 0
			asked action Uí Néill
			upper
			asked action Dál Cais
			upper
			told in order: action Uí Briúin with card 2 count 2; action Uí Néill with card 5 count 1; action Dál Cais with card 17 count 1; action Eóganacht with card 24 count 0; town Eóganacht at Tuam
			asked lead Eóganacht
		`},
		{"the winner first", `
			round 1, action
			trick Tuam: 2 4 6 7
			told in order: trick Dál Cais with card 2 at Tuam; action Dál Cais with card 2 count 0; town Dál Cais at Tuam
			untold action Uí Néill
			asked action Uí Néill
			Tuam has Dál Cais
			upper
			asked action Eóganacht
			upper
			asked action Uí Briúin
			upper
			told in order: action Dál Cais; action Uí Néill with card 4; action Eóganacht with card 6; action Uí Briúin with card 7
		`},
		{"the winner's town and marker change hands at that card", `
			round 1, action
			trick Tuam: 8 4 11 23
			asked action Uí Néill
			marker Dál Cais
			upper
			asked action Dál Cais
			marker Dál Cais
			Tuam has nobody
			upper
			told marker Eóganacht
			asked action Uí Briúin
			marker Eóganacht
			Tuam has Eóganacht
			upper
			asked lead Eóganacht
		`},
		{"the winner is not asked for an action, the losers choose one", `
			round 1, action
			trick Tuam: 24 4 6 7
			asked action Uí Néill
			only upper | lower
			lower
			buy 0
			asked action Eóganacht
			only upper | lower
			upper
			asked action Uí Briúin
			only upper | lower
			upper
			asked lead Dál Cais
			Dál Cais coins 1
		`},
		{"five players", `
			5 seats
			round 1, action
			holder Laigin
			trick Roscommon: 9 1 20 25 16
			told trick Eóganacht with card 25 at Roscommon
			asked action Dál Cais
			upper
			asked action Laigin
			upper
			asked action Uí Briúin
			upper
			told in order: action Dál Cais with card 1; action Laigin with card 9; action Uí Briúin with card 16; action Uí Néill with card 20 count 1; action Eóganacht with card 25 count 0
			asked lead Eóganacht
		`},
	})
}

// A card once played is gone; the winner leads next; the last card goes unplayed
// (§tricks, §action phase).
func TestTableTrickAfterTrick(t *testing.T) {
	playAll(t, []situation{
		{"the winner leads", `
			3 seats
			round 1, action
			hands 3
			Dál Cais: hand 11 1 2
			Uí Néill: hand 15 20 3
			Eóganacht: hand 14 4 5
			trick Tuam: 11 15 14
			upper
			upper
			asked lead Uí Néill
			told turn Uí Néill
			Dál Cais hand 1 2
			Uí Néill hand 3 20
			Eóganacht hand 4 5
			forbids lead Tuam 20
			forbids lead Killala 15
			lead Killala 20
			asked follow Eóganacht
			only play 4 | play 5
			play 4
			asked follow Dál Cais
			only play 1 | play 2
			play 1
			told trick Uí Néill with card 20 at Killala
			upper
			upper
			told discarded
			Dál Cais hand nothing
			Uí Néill hand nothing
			Eóganacht hand nothing
			asked viking
			round 2
			marker Uí Néill
		`},
		{"with one card left in each hand the phase is over", `
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22
			told discarded
			asked viking
		`},
		{"not with two", `
			round 1, action
			hands 3
			trick Tuam: 24 20 21 22
			untold discarded
			asked lead Dál Cais
		`},
	})
}
