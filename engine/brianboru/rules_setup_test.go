package brianboru_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
)

// The table before the first decision (§setup).
func TestTableSetup(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			tb := begin(t, seats)
			if int(tb.Seats()) != seats || tb.State.Turn().Seat != engine.Nature {
				tb.Failf("%d seats", tb.Seats())
			}
			tb.tell("asked first", fmt.Sprintf("choices %d", seats), "area 0", "princess nobody", "round 1")
			for _, side := range lexicon.Sides[:seats] {
				tb.tell("offers begin "+side, side+" coins 3", side+" renown 1", side+" points 10", side+" court 0",
					side+" church 0", side+" raiders 0", side+" marriages nothing", side+" claims nothing", side+" hand nothing")
			}
			for _, r := range regionFacts {
				tb.tell(r.name + " is face down")
			}
			for _, town := range townFacts {
				tb.tell(town.name + " has nobody")
			}
			for seat := range engine.Seat(seats) {
				other := begin(t, seats)
				other.tell("begin "+lexicon.Sides[seat], "marker "+lexicon.Sides[seat],
					"told first "+lexicon.Sides[seat], "asked start "+lexicon.Sides[seat])
			}
		})
	}
}

// One disc each, clockwise from the first player, each in a region of its own (§setup).
func TestTableStart(t *testing.T) {
	t.Run("four players", func(t *testing.T) {
		tb := begin(t, 4)
		tb.tell(
			"begin Eóganacht",
			"asked start Eóganacht",
			"choices 53",
			"place Tara",
			"told town Eóganacht at Tara",
			"Tara has Eóganacht",
			"asked start Uí Briúin",
			"choices 47",
			"forbids place Tara",
			"forbids place Tailtiu",
			"forbids place Monasterboice",
			"forbids place Dún na Sciath",
			"forbids place Clonmacnoise",
			"forbids place Granard",
			"place Cashel",
			"asked start Dál Cais",
			"choices 37",
			"forbids place Tara",
			"forbids place Inisfallen",
			"place Lusk",
			"asked start Uí Néill",
			"choices 34",
			"forbids place Áth Cliath",
			"place Fenagh",
			"told round count 1",
			"asked viking",
			"marker Eóganacht",
			"Cashel has Uí Briúin",
			"Lusk has Dál Cais",
			"Fenagh has Uí Néill",
			"Eóganacht coins 3",
		)
	})
	t.Run("three players, one disc each", func(t *testing.T) {
		begin(t, 3).tell("begin Dál Cais", "place Tara", "asked start Uí Néill", "place Cashel",
			"asked start Eóganacht", "place Tuam", "asked viking")
	})
	t.Run("five players, one disc each", func(t *testing.T) {
		begin(t, 5).tell("begin Laigin", "place Tara", "asked start Dál Cais", "place Cashel", "asked start Uí Néill",
			"place Tuam", "asked start Eóganacht", "place Lusk", "asked start Uí Briúin", "choices 25", "place Connor", "asked viking")
	})
	playAll(t, []situation{
		{"in the middle of it", `
			round 1, start
			holder Uí Briúin
			Uí Briúin: towns Killala
			asked start Dál Cais
			choices 44
			forbids place Turlough
			place Kilfenora
			asked start Uí Néill
			choices 34
		`},
	})
}

// The towns and regions of the board, in its order (§board).
func TestTableBoard(t *testing.T) {
	var names []string
	colours := make(map[string]int)
	for _, town := range townFacts {
		names = append(names, town.name)
		colours[town.colour]++
	}
	for _, r := range regionFacts {
		names = append(names, r.name)
	}
	if !slices.Equal(names, lexicon.Places) {
		t.Errorf("the places are %q", lexicon.Places)
	}
	if colours["red"] != 18 || colours["blue"] != 18 || colours["yellow"] != 17 {
		t.Errorf("the colours are %v", colours)
	}
	cards := make(map[string]int)
	for _, c := range cardFacts {
		cards[c.suit]++
	}
	if len(cardFacts) != 25 || cards["red"] != 7 || cards["blue"] != 7 || cards["yellow"] != 7 || cards["white"] != 4 {
		t.Errorf("the cards are %v", cards)
	}
}

// Numbers of players, and options (§rounds).
func TestTableSeats(t *testing.T) {
	for seats := range 8 {
		for value := range uint8(3) {
			_, err := game.New(engine.Setup{Seats: seats, Options: []uint8{value}})
			if want := seats >= 3 && seats <= 5 && value < 2; (err == nil) != want {
				t.Errorf("%d seats, option %d: %v", seats, value, err)
			}
		}
	}
	if game.ID() != "brian-boru" || len(game.Options()) != 1 || game.Options()[0].ID != "playAll" || game.Options()[0].Default != 0 {
		t.Errorf("%s has options %v", game.ID(), game.Options())
	}
	if !lexicon.Dealt || lexicon.PointUnit > 1 {
		t.Error("cards are dealt, and points are whole")
	}
}

// The first phase of a round (§preparation phase).
func TestTablePreparation(t *testing.T) {
	playAll(t, []situation{
		{"a Viking card, then a marriage card", `
			round 1, preparation
			asked viking
			choices 7
			offers reveal 9
			offers reveal 10
			offers reveal 11
			offers reveal 12
			offers reveal 13
			offers reveal 14
			forbids reveal 8
			forbids reveal 15
			reveal 12
			told vikings count 12
			area 12
			asked suitor
			only reveal orlaith | reveal aodhan | reveal conall | reveal cormac | reveal niall | reveal aoife | reveal brigid
			forbids reveal estrid
			reveal niall
			told suitor with niall
			asked deal
		`},
		{"cards revealed in earlier rounds do not come again", `
			round 3, preparation
			vikingCards 9 11 12 13 14
			marriageCards orlaith conall cormac aoife brigid
			choices 5
			forbids reveal 10
			offers reveal 13
			reveal 9
			area 9
			choices 5
			forbids reveal niall
			reveal orlaith
			asked deal
		`},
		{"both cards of thirteen are drawn from", `
			round 2, preparation
			vikingCards 9 13 13
			choices 3
			reveal 13
			area 13
		`},
		{"the last marriage card is the princess", `
			round 4, preparation
			reveal 14
			told suitor with estrid
			asked deal
		`},
		{"with three players in the third round", `
			3 seats
			round 3, preparation
			reveal 10
			told suitor with estrid
			asked deal
		`},
		{"with three players not in the second", `
			3 seats
			round 2, preparation
			reveal 10
			asked suitor
			reveal brigid
			told suitor with brigid
		`},
		{"with five players in the fourth", `
			5 seats
			round 3, preparation
			reveal 10
			asked suitor
		`},
		{"players keep their things", `
			round 2, preparation
			holder Uí Briúin
			Dál Cais: coins 7; renown 4; points 21; court 5; church 3; raiders 2; marriages niall; claims Ulaid
			reveal 9
			Dál Cais coins 7
			Dál Cais renown 4
			Dál Cais points 21
			Dál Cais court 5
			Dál Cais church 3
			Dál Cais raiders 2
			Dál Cais marriages niall
			Dál Cais claims Ulaid
			marker Uí Briúin
			area 9
		`},
	})
}
