package brianboru_test

import (
	"fmt"
	"strings"
	"testing"
)

// The highest disc takes the marriage card, the others the benefits of their spaces
// (§marriage step).
func TestTableMarriage(t *testing.T) {
	playAll(t, []situation{
		{"the highest disc, wherever it is", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 3
			Eóganacht: court 2
			Uí Néill points 14
			Uí Néill marriages brigid
			Uí Néill court 0
			Uí Néill coins 3
			Eóganacht court 2
			Eóganacht coins 4
			Eóganacht points 10
			Dál Cais coins 3
			Dál Cais marriages nothing
			asked viking
		`},
		{"a single step is enough", `
			round 1, marriage
			suitor brigid
			Uí Briúin: court 1
			Uí Briúin court 0
		`},
		{"the spouse has nothing from the space left", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 8
			Uí Néill court 0
			asked viking
		`},
		{"not even renown", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 7
			Uí Néill renown 1
			Uí Néill points 14
		`},
		{"or coins", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 6
			Uí Néill coins 3
		`},
		{"marriages are collected", `
			round 2, marriage
			suitor aoife
			Uí Néill: court 3; marriages niall
			Uí Néill marriages aoife, niall
		`},
		{"five players", `
			5 seats
			round 1, marriage
			suitor brigid
			Laigin: court 4
			Uí Briúin: court 3
			Uí Briúin coins 4
		`},
	})
}

// The benefit of each marriage card (§marriage step).
func TestTableMarriageCards(t *testing.T) {
	for _, card := range []struct {
		name           string
		points, renown int
		region         string
	}{
		{"orlaith", 2, 0, "Munster"},
		{"aodhan", 2, 0, "Leinster"},
		{"conall", 2, 0, "Southern Uí Néill"},
		{"cormac", 2, 0, "Connaught"},
		{"niall", 2, 0, "Northern Uí Néill"},
		{"aoife", 2, 1, ""},
		{"brigid", 4, 0, ""},
	} {
		position := func(towns string) string {
			return fmt.Sprintf("round 1, marriage\nsuitor %s\nDál Cais: court 1%s\nEóganacht: court 4\n", card.name, towns)
		}
		gained := []string{
			fmt.Sprintf("Eóganacht points %d", 10+card.points),
			fmt.Sprintf("Eóganacht renown %d", 1+card.renown),
			"Eóganacht coins 3",
			"Eóganacht court 0",
			"Eóganacht marriages " + card.name,
		}
		var towns []string
		for _, town := range townFacts {
			if town.region == card.region {
				towns = append(towns, town.name)
			}
		}
		t.Run(card.name, func(t *testing.T) {
			tb := play(t, position(""))
			if card.region == "" {
				tb.tell(append(gained, "asked viking")...)
				return
			}
			tb.tell("asked town Eóganacht at "+card.region, "only place "+strings.Join(towns, " | place "))
			tb.tell("place "+towns[1], towns[1]+" has Eóganacht", "told town Eóganacht at "+towns[1], "asked viking")
			tb.tell(gained...)
		})
		if card.region == "" {
			continue
		}
		t.Run(card.name+", two towns left", func(t *testing.T) {
			tb := play(t, position("; towns "+strings.Join(towns[2:], ", ")))
			tb.tell("only place "+towns[0]+" | place "+towns[1], "forbids place "+towns[2], "place "+towns[0], "asked viking")
			tb.tell(gained...)
		})
		t.Run(card.name+", one town left", func(t *testing.T) {
			tb := play(t, position("; towns "+strings.Join(towns[1:], ", ")))
			tb.tell(towns[0]+" has Eóganacht", "asked viking")
			tb.tell(gained...)
		})
		t.Run(card.name+", no town left", func(t *testing.T) {
			tb := play(t, position("; towns "+strings.Join(towns, " + viking, ")))
			tb.tell("asked viking")
			tb.tell(gained...)
		})
	}
}

// The benefit of each space of the track for a player who does not marry
// (§marriage track).
func TestTableMarriageTrack(t *testing.T) {
	for space, benefit := range []struct{ coins, renown int }{
		{}, {}, {coins: 1}, {coins: 1}, {coins: 1}, {coins: 2}, {coins: 2}, {renown: 1},
	} {
		tb := play(t, fmt.Sprintf("round 1, marriage\nsuitor brigid\nUí Néill: court %d\nEóganacht: court 9\n", space))
		tb.tell(
			"Eóganacht marriages brigid",
			fmt.Sprintf("Uí Néill coins %d", 3+benefit.coins),
			fmt.Sprintf("Uí Néill renown %d", 1+benefit.renown),
			fmt.Sprintf("Uí Néill court %d", space),
			"Uí Néill points 10",
			"asked viking",
		)
	}
	playAll(t, []situation{
		{"below the top a town anywhere", `
			round 1, marriage
			suitor brigid
			Uí Néill: court 8; towns Tara
			Eóganacht: court 9; towns Lusk + viking
			asked town Uí Néill
			choices 51
			forbids place Tara
			forbids place Lusk
			offers place Cashel
			place Killala
			Killala has Uí Néill
			told town Uí Néill at Killala
			Uí Néill court 8
			Uí Néill coins 3
			Uí Néill renown 1
			asked viking
		`},
		{"the card's town comes first", `
			round 1, marriage
			suitor orlaith
			Uí Néill: court 8
			Eóganacht: court 9
			asked town Eóganacht at Munster
			place Cashel
			asked town Uí Néill
			choices 52
			forbids place Cashel
			place Lismore
			asked viking
		`},
		{"the town before lower spaces", `
			round 1, marriage
			suitor brigid
			Dál Cais: court 2
			Uí Néill: court 8
			Eóganacht: court 9
			asked town Uí Néill
			Dál Cais coins 3
			place Cashel
			Dál Cais coins 4
			told track Dál Cais count 2
		`},
		{"to each the benefit of the space", `
			round 1, marriage
			suitor brigid
			Dál Cais: court 3
			Uí Néill: court 5
			Eóganacht: court 9
			Uí Briúin: court 7
			Dál Cais coins 4
			Uí Néill coins 5
			Eóganacht coins 3
			Eóganacht renown 1
			Uí Briúin coins 3
			Uí Briúin renown 2
		`},
	})
}

// Estrid, Princess of Denmark, and the three ways to answer her
// (§Princess of Denmark).
func TestTablePrincess(t *testing.T) {
	playAll(t, []situation{
		{"three ways", `
			round 4, marriage
			Uí Néill: court 3
			asked princess Uí Néill
			only support | trade | spurn
			support
			told support Uí Néill
			princess Uí Néill support
			over
		`},
		{"trade", `
			round 4, marriage
			Uí Néill: court 3
			trade
			told trade Uí Néill
			untold support
			untold spurn
			princess Uí Néill trade
			untold scoreSpurn
			untold scoreMarriage
		`},
		{"spurned", `
			round 4, marriage
			Uí Néill: court 3
			spurn
			told spurn Uí Néill
			told scoreSpurn Uí Néill sum 4
			princess nobody
			Uí Néill marriages nothing
			Uí Néill points 15
			Dál Cais points 12
			over
		`},
		{"an alliance brings no points", `
			round 4, marriage
			Uí Néill: court 3
			support
			Uí Néill points 11
			untold scoreMarriage
			untold scoreSpurn
		`},
		{"the others gain from the track after that", `
			round 4, marriage
			Uí Néill: court 9
			Eóganacht: court 8
			asked princess Uí Néill
			trade
			asked town Eóganacht
			place Tara
			told in order: trade Uí Néill; track Eóganacht count 8; over
		`},
		{"nobody courts her", `
			round 4, marriage
			princess nobody
			over
		`},
		{"her husband's disc goes down", `
			round 4, marriage
			Uí Néill: court 9; coins 3
			spurn
			Uí Néill court 0
			Uí Néill coins 3
		`},
	})
}

// Military support: towns of the Vikings count as the ally's for claims, and for
// the tokens that are left on the board at the end, not for the regions
// (§Princess of Denmark, §Vikings and the princess, §final scoring).
func TestTableMilitarySupport(t *testing.T) {
	playAll(t, []situation{
		{"in the step that claims regions", `
			round 4, marriage
			Uí Néill: court 3
			Dál Cais: towns Dromahair, Fenagh + viking, Drumlane + viking
			support
			told flip at Bréifne
			told claim Uí Néill at Bréifne
			Uí Néill claims Bréifne
		`},
		{"without it the token stays on the board", `
			round 4, marriage
			Uí Néill: court 3
			Dál Cais: towns Dromahair, Fenagh + viking, Drumlane + viking
			trade
			told flip at Bréifne
			untold claim Uí Néill
			Bréifne is face up
		`},
		{"with towns of one's own", `
			round 4, claim
			support Uí Néill
			Dál Cais: towns Dromahair, Fenagh
			Uí Néill: towns Drumlane, Assaroe + viking
			Bréifne is face up
		`},
		{"with two Viking towns more than a rival", `
			round 4, claim
			support Uí Néill
			Dál Cais: towns Tara, Tailtiu
			Uí Néill: towns Granard
			Eóganacht: towns Clonmacnoise + viking, Monasterboice + viking
			Uí Néill claims Southern Uí Néill
		`},
		{"takes a token from its holder", `
			round 4, claim
			support Uí Néill
			Dál Cais: towns Tara, Tailtiu; claims Southern Uí Néill
			Eóganacht: towns Clonmacnoise + viking, Monasterboice + viking, Granard + viking
			Dál Cais claims nothing
			Uí Néill claims Southern Uí Néill
		`},
		{"the ally's own former towns count once", `
			round 4, claim
			support Uí Néill
			Dál Cais: towns Tara, Tailtiu, Granard
			Uí Néill: towns Clonmacnoise + viking, Monasterboice + viking
			Dál Cais claims Southern Uí Néill
		`},
		{"a monastery under the Vikings counts twice", `
			round 4, claim
			support Uí Néill
			Dál Cais: towns Tara, Tailtiu, Granard
			Uí Néill: towns Clonmacnoise + monastery + viking, Monasterboice + monastery + viking
			Uí Néill claims Southern Uí Néill
		`},
		{"half a token on the board at the end", `
			round 4, claim
			support Uí Néill
			Dál Cais: towns Tara, Tailtiu
			Eóganacht: towns Clonmacnoise + viking, Monasterboice + viking
			Southern Uí Néill is face up
			Uí Néill points 13
			Eóganacht points 11
		`},
		{"no region at the end", `
			round 4, claim
			support Uí Néill
			Uí Néill: towns Tara, Cashel
			Eóganacht: towns Lusk + viking, Connor + viking, Dromahair + viking
			Uí Néill points 11
		`},
	})
}

// Trade: towns of the Vikings count for the number of regions only
// (§Princess of Denmark, §final scoring).
func TestTableTrade(t *testing.T) {
	playAll(t, []situation{
		{"regions at the end", `
			round 4, claim
			trade Uí Néill
			Uí Néill: towns Tara, Cashel
			Eóganacht: towns Lusk + viking, Connor + viking, Dromahair + viking
			Uí Néill points 14
		`},
		{"a region of one's own counts once", `
			round 4, claim
			trade Uí Néill
			Uí Néill: towns Tara, Cashel
			Eóganacht: towns Tailtiu + viking, Lismore + viking, Lusk + viking
			Uí Néill points 12
		`},
		{"one's own towns under the Vikings too", `
			round 4, claim
			trade Uí Néill
			Uí Néill: towns Tara, Cashel, Lusk + viking
			Uí Néill points 12
		`},
		{"not for others", `
			round 4, claim
			trade Uí Néill
			Eóganacht: towns Tara, Cashel, Lusk + viking
			Uí Néill points 11
			Eóganacht points 11
		`},
		{"no claims", `
			round 4, claim
			trade Uí Néill
			Dál Cais: towns Tara, Tailtiu
			Uí Néill: towns Granard
			Eóganacht: towns Clonmacnoise + viking, Monasterboice + viking
			Southern Uí Néill is face up
			Uí Néill claims nothing
		`},
		{"no half token at the end", `
			round 4, claim
			trade Uí Néill
			Dál Cais: towns Tara, Tailtiu
			Eóganacht: towns Clonmacnoise + viking, Monasterboice + viking
			Uí Néill points 11
		`},
	})
}

// Spurned, she changes nothing about the Vikings (§Princess of Denmark).
func TestTableSpurned(t *testing.T) {
	play(t, `
		round 4, marriage
		Uí Néill: court 3; towns Tara, Cashel
		Dál Cais: towns Lusk + viking, Glendalough + viking
		spurn
		Dubhlinn is face up
		untold scoreHalf
		untold scoreRegions
		Uí Néill points 15
	`)
}
