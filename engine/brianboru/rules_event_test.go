package brianboru_test

import (
	"strings"
	"testing"

	"bretwalda/engine"
)

// Log and announcements know events alone. Each upkeep begins with the last card of a
// trick of four, which all take their only action, and in which Dál Cais win Tuam
// (§upkeep phase): first the events of its marriages (§marriage step).
func TestTableEventsOfMarriages(t *testing.T) {
	playAll(t, []situation{
		{"a marriage and the track", `
			round 1, action
			hands 2
			suitor aoife
			Dál Cais: court 7
			Uí Néill: coins 0; court 9
			Eóganacht: coins 0; court 5
			Uí Briúin: coins 0; court 1
			trick Tuam: 24 20 21 22
			told in order: discarded; marry Uí Néill with aoife; track Dál Cais count 7; track Eóganacht count 5; repulsed; round count 2
			told scoreMarriage Uí Néill sum 2
			told renown Uí Néill sum 1
			told renown Dál Cais sum 1
			told coins Eóganacht sum 4
			told coins Uí Néill sum 2
			untold unwed
			untold track Uí Néill
			untold town Uí Néill
		`},
		{"a marriage with a town of its own", `
			round 1, action
			hands 2
			suitor cormac
			Uí Néill: coins 0; court 9
			Eóganacht: coins 0; court 8
			trick Tuam: 24 20 21 22
			asked town Uí Néill at Connaught
			told marry Uí Néill with cormac
			untold track
			hush
			place Killala
			told town Uí Néill at Killala
			told track Eóganacht count 8
			asked town Eóganacht
			place Cashel
			told town Eóganacht at Cashel
			told in order: town Uí Néill at Killala; track Eóganacht; town Eóganacht at Cashel; repulsed
		`},
		{"nobody marries", `
			round 1, action
			hands 2
			suitor aoife
			trick Tuam: 24 20 21 22
			told unwed with aoife
			untold marry
			untold track
			untold scoreMarriage
		`},
	})
}

// Events of the battle step (§battle step).
func TestTableEventsOfIncursions(t *testing.T) {
	playAll(t, []situation{
		{"the raiders are repulsed", `
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22
			told repulsed
			untold incursion
			untold spared
			untold spoils
			untold scoreSpoils
			untold renown
		`},
		{"an incursion without a choice", `
			round 1, action
			hands 2
			battle 3
			Dál Cais: raiders 4
			Uí Néill: coins 0; raiders 1; towns Cashel
			Eóganacht: coins 0; towns Lusk
			Uí Briúin: coins 0
			trick Tuam: 24 20 21 22
			told in order: incursion Dál Cais of Eóganacht at Lusk; spared of Uí Briúin; spoils Dál Cais count 4; spoils Uí Néill count 1
			untold repulsed
			untold incursion Dál Cais of Uí Néill
			told renown Dál Cais sum 1
			told scoreSpoils Dál Cais sum 2
			told scoreSpoils Uí Néill sum 1
			untold scoreSpoils Eóganacht
		`},
		{"an incursion that its victims choose", `
			round 1, action
			hands 2
			battle 3
			Dál Cais: raiders 4
			Uí Néill: coins 0; raiders 4; towns Cashel
			Eóganacht: coins 0; towns Lusk
			Uí Briúin: coins 0; raiders 1; towns Killala
			trick Tuam: 24 20 21 22
			told incursion Eóganacht of Eóganacht at Lusk
			untold renown
			told spoils Dál Cais count 1
			told spoils Uí Néill count 1
			untold spoils Uí Briúin
			told scoreSpoils Dál Cais sum 1
		`},
		{"in the order from the marker holder on", `
			round 1, action
			hands 2
			battle 3
			Dál Cais: towns Killala
			Uí Néill: coins 0; raiders 4; towns Cashel
			Eóganacht: coins 0; towns Lusk
			Uí Briúin: coins 0; towns Fenagh
			trick Tuam: 24 20 21 22
			asked loseTown Uí Néill of Dál Cais
			lose Killala
			told in order: incursion Uí Néill of Dál Cais at Killala; incursion Uí Néill of Eóganacht at Lusk; incursion Uí Néill of Uí Briúin at Fenagh
		`},
	})
}

// Events of the church step (§church step).
func TestTableEventsOfTheChurch(t *testing.T) {
	playAll(t, []situation{
		{"the church", `
			round 1, action
			hands 2
			Dál Cais: church 5
			Uí Néill: coins 0; church 7; towns Cashel
			Eóganacht: coins 0; church 4; towns Lusk
			Uí Briúin: coins 0; church 4
			trick Tuam: 24 20 21 22
			told in order: monastery Uí Néill at Cashel; marker Uí Néill; scoreChurch Dál Cais count 1; monastery Eóganacht at Lusk; monastery Dál Cais at Tuam
			told blessed Uí Néill sum 7
			told blessed Dál Cais sum 5
			told blessed Eóganacht sum 4
			untold blessed Uí Briúin
			untold monastery Uí Briúin
			untold scoreChurch Uí Néill
			untold scoreChurch Eóganacht
		`},
		{"the church without a first", `
			round 1, action
			hands 2
			Uí Néill: coins 0; church 3; towns Cashel
			Eóganacht: coins 0; church 3; towns Lusk
			trick Tuam: 24 20 21 22
			untold monastery
			untold marker Uí Néill
			untold marker Eóganacht
			told scoreChurch Uí Néill sum 1
			told scoreChurch Eóganacht sum 1
			told blessed Uí Néill sum 1
			told blessed Eóganacht sum 1
		`},
		{"nobody in the church", `
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22
			untold monastery
			untold blessed
			untold scoreChurch
			untold marker Uí Néill
		`},
	})
}

// Events of the claim step (§claim step).
func TestTableEventsOfClaims(t *testing.T) {
	playAll(t, []situation{
		{"claims turned up and taken", `
			round 2, action
			hands 2
			Dál Cais: claims Ulaid
			Uí Néill: coins 0; towns Connor, Nendrum, Lusk; claims Dubhlinn
			Eóganacht: coins 0; towns Drumlane + viking, Fenagh + viking, Áth Cliath
			Uí Briúin: coins 0; towns Cashel; claims Munster
			trick Tuam: 24 20 21 22
			told flip at Bréifne
			untold flip at Ulaid
			untold flip at Dubhlinn
			told claim Uí Néill at Ulaid
			untold claim Uí Briúin
			untold flip at Munster
			untold claim Eóganacht
			Bréifne is face up
			Uí Briúin claims Munster
		`},
		{"a claim that lies face up is not turned again", `
			round 2, action
			hands 2
			faceUp Dubhlinn
			Uí Néill: coins 0; towns Lusk
			Eóganacht: coins 0; towns Áth Cliath
			trick Tuam: 24 20 21 22
			untold flip
			untold claim
			Dubhlinn is face up
		`},
		{"a claim the Vikings send back", `
			round 2, action
			hands 2
			Dál Cais: claims Bréifne
			Eóganacht: coins 0; towns Drumlane + viking, Fenagh + viking
			trick Tuam: 24 20 21 22
			told claim Vikings at Bréifne
			untold flip
			Bréifne is face up
		`},
	})
}

// Events of the last upkeep, and of what the princess brings (§final scoring,
// §Princess of Denmark).
func TestTableEventsOfTheEnd(t *testing.T) {
	playAll(t, []situation{
		{"the end", `
			round 4, action
			hands 2
			Dál Cais: coins 0
			Uí Néill: coins 2; towns Connor, Nendrum, Duneight, Lusk, Tara, Cashel; claims Ulaid; court 3
			Eóganacht: coins 0; towns Áth Cliath, Fenagh
			Uí Briúin: coins 0; renown 3; points 7
			trick Tuam: 24 20 21 22
			asked princess Uí Néill
			hush
			spurn
			told in order: spurn Uí Néill; scoreSpurn Uí Néill count 4; flip at Dubhlinn; scoreCoins Uí Néill count 1; over
			told scoreMarker Dál Cais sum 1
			untold scoreMarker Uí Néill
			told scoreRenown Dál Cais sum 1
			told scoreRenown Uí Briúin sum 3
			told scoreClaim Uí Néill at Ulaid sum 4
			told scoreHalf Uí Néill at Dubhlinn sum 1
			told scoreHalf Eóganacht at Dubhlinn sum 1
			told scoreRegions Uí Néill sum 1
			untold scoreRegions Eóganacht
			untold scoreClaim Eóganacht
			untold support
			untold trade
		`},
		{"the end without a word for nothing", `
			round 4, action
			hands 2
			Dál Cais: coins 6; renown 0
			Uí Néill: coins 2; renown 0
			Eóganacht: coins 2; renown 0
			Uí Briúin: coins 2
			trick Tuam: 24 20 21 22
			told unwed with estrid
			untold scoreCoins
			untold scoreRenown Dál Cais
			untold scoreClaim
			untold scoreHalf
			untold scoreRegions
			told over
		`},
		{"a military ally", `
			round 4, marriage
			Uí Briúin: court 4
			Dál Cais: towns Connor, Tara
			Uí Néill: towns Nendrum + viking, Duneight + viking, Tailtiu + viking, Granard
			Eóganacht: towns Clonmacnoise
			support
			told claim Uí Briúin at Ulaid
			told scoreClaim Uí Briúin at Ulaid
			Southern Uí Néill is face up
			told scoreHalf Uí Briúin at Southern Uí Néill count 2
			told scoreHalf Dál Cais at Southern Uí Néill count 2
			told scoreHalf Uí Néill at Southern Uí Néill count 2
			told scoreHalf Eóganacht at Southern Uí Néill count 2
			untold claim Vikings
			untold scoreRegions
		`},
		{"a trading partner", `
			round 4, marriage
			Uí Briúin: court 4; towns Cashel, Killala
			Dál Cais: towns Connor
			Uí Néill: towns Nendrum + viking, Duneight + viking
			trade
			told trade Uí Briúin
			told flip at Ulaid
			untold claim Uí Briúin
			untold scoreHalf
			told scoreRegions Uí Briúin count 1
		`},
	})
}

// Every kind of event comes in play, and none names a card but those that are
// open on the table.
func TestTableEventsOfPlay(t *testing.T) {
	t.Parallel()
	heard := make(map[string]bool)
	for seats := 3; seats <= 5; seats++ {
		matches(t, seats, 0, 12, func(tb *table, _ engine.Turn, c engine.Choice, told []engine.Event) {
			for _, e := range told {
				kind := lexicon.Events[e.Kind]
				heard[kind] = true
				open := strings.Contains(" lead play trick action ", " "+kind+" ")
				if card := e.What >= 0 && int(e.What) < len(cardFacts); card != open {
					tb.Failf("%s tells of %d", kind, e.What)
				}
				for _, side := range []int8{e.Side, e.Other} {
					if side != engine.None && (side < 0 || int(side) >= seats && side != vikings) {
						tb.Failf("%s is of side %d", kind, side)
					}
				}
				if e.To != engine.None && (e.To < 0 || int(e.To) >= len(lexicon.Places)) || e.From != engine.None {
					tb.Failf("%s is at %d, from %d", kind, e.To, e.From)
				}
			}
		})
	}
	for _, kind := range lexicon.Events {
		if !heard[kind] {
			t.Errorf("%s is never told", kind)
		}
	}
}
