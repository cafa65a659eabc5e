package brianboru_test

import (
	"strings"
	"testing"

	"bretwalda/engine"
)

// What the rulebook leaves open, and what is done here, in the order of the
// section on this game in docs/RULINGS.md.

// (§symbols)
func TestTableRuling1ActiveTownIsNoTarget(t *testing.T) {
	playAll(t, []situation{
		{"a lower card does not expand into it", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Monasterboice
			trick Tailtiu: 24 1 20
			upper
			only expand Tara | end
			forbids expand Tailtiu
		`},
		{"where it is the only town in reach, nothing is asked", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Kilmacrenan
			trick Raphoe: 25 1 20
			upper
			Uí Néill coins 12
			asked lead Dál Cais
		`},
	})
}

// (§symbols, §actions)
func TestTableRuling2OnePurchaseForARunOfSymbols(t *testing.T) {
	playAll(t, []situation{
		{"all extra steps at once, with the coins of that moment", `
			3 seats
			round 1, action
			Dál Cais: coins 5
			trick Cruachan: 1 2 3
			asked courtExtra Dál Cais
			only buy 0 | buy 1 | buy 2
			forbids buy 3
			buy 2
			Dál Cais court 4
			Dál Cais coins 2
			asked action Uí Néill
		`},
		{"a coin to the right pays for nothing", `
			3 seats
			round 1, action
			Dál Cais: coins 1
			trick Cruachan: 1 2 3
			asked action Uí Néill
			Dál Cais court 2
			Dál Cais coins 2
		`},
		{"in the church as well", `
			3 seats
			round 1, action
			Dál Cais: coins 3
			trick Roscommon: 9 1 2
			upper
			upper
			only buy 0 | buy 1
			buy 1
			Dál Cais church 2
			Dál Cais coins 2
		`},
		{"and with raiders", `
			3 seats
			round 1, action
			battle 9
			Dál Cais: coins 3
			trick Tuam: 8 1 3
			upper
			upper
			only buy 0 | buy 1
			buy 1
			Dál Cais raiders 2
			Dál Cais coins 2
		`},
	})
}

// (§symbols)
func TestTableRuling3CollisionsAreOfTheWholeAction(t *testing.T) {
	playAll(t, []situation{
		{"spaces in between are passed one symbol after the other", `
			3 seats
			round 1, action
			Dál Cais: court 1
			Uí Néill: coins 1
			Eóganacht: court 2
			trick Tuam: 24 14 20
			lower
			Uí Néill court 3
			untold fallBack
		`},
		{"nobody ends below where he began", `
			3 seats
			round 1, action
			Dál Cais: court 6
			Uí Néill: coins 1; court 4
			Eóganacht: court 5
			trick Tuam: 24 1 20
			lower
			told fallBack Uí Néill extra 4
			Uí Néill court 4
		`},
	})
}

// (§symbols)
func TestTableRuling4TopOfTheTrack(t *testing.T) {
	playAll(t, []situation{
		{"steps beyond it are lost", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 7
			trick Tuam: 24 14 20
			lower
			Uí Néill court 9
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"where it is taken, down again", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 7
			Eóganacht: court 9
			trick Tuam: 24 14 20
			lower
			Uí Néill court 8
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"where it is taken, steps up to it are not sold", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 5
			Eóganacht: court 9
			trick Tuam: 24 1 20
			lower
			only buy 0 | buy 1
			forbids buy 2
			buy 1
			Uí Néill court 8
		`},
		{"a step that ends lower down again is not sold, a farther one is", `
			3 seats
			round 1, action
			Uí Néill: coins 9; court 1
			Eóganacht: court 4
			trick Tuam: 24 1 20
			lower
			only buy 0 | buy 2 | buy 3 | buy 4
			forbids buy 1
			buy 2
			Uí Néill court 5
			Uí Néill coins 5
		`},
		{"no step that helps, nothing asked", `
			3 seats
			round 1, action
			Dál Cais: court 9
			Uí Néill: coins 9; court 6
			Eóganacht: court 8
			trick Tuam: 24 1 20
			lower
			Uí Néill court 7
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"too few coins for the step that helps, nothing asked", `
			3 seats
			round 1, action
			Dál Cais: court 5
			Uí Néill: coins 4; court 1
			Eóganacht: court 4
			trick Tuam: 24 1 20
			lower
			Uí Néill court 3
			asked lead Dál Cais
		`},
	})
}

// (§symbols)
func TestTableRuling5NoRaiderIsSoldThatIsNotThere(t *testing.T) {
	playAll(t, []situation{
		{"fewer than the symbols", `
			3 seats
			round 1, action
			battle 2
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			Uí Néill raiders 2
			Uí Néill coins 9
			asked lead Dál Cais
		`},
		{"fewer than the coins", `
			3 seats
			round 1, action
			battle 5
			Uí Néill: coins 9
			trick Tuam: 24 15 20
			lower
			only buy 0 | buy 1 | buy 2
		`},
	})
}

// (§symbols)
func TestTableRuling6PointsDoNotFallBelowNothing(t *testing.T) {
	play(t, `
		3 seats
		round 1, action
		Dál Cais: coins 0; points 1
		trick Tuam: 18 1 3
		upper
		upper
		told scorePay Dál Cais sum -1
		Dál Cais points 0
	`)
}

// (§symbols)
func TestTableRuling7PointsBuyNothing(t *testing.T) {
	playAll(t, []situation{
		{"no town", `
			3 seats
			round 1, action
			Uí Néill: coins 1; points 50; towns Tara
			trick Tuam: 24 4 20
			upper
			Uí Néill coins 4
			asked lead Dál Cais
		`},
		{"no disc", `
			3 seats
			round 1, action
			Uí Néill: coins 1; points 50
			trick Tuam: 24 3 20
			lower
			Uí Néill church 2
			asked lead Dál Cais
		`},
	})
}

// (§tricks)
func TestTableRuling8WinnerTakesThePrimaryAction(t *testing.T) {
	play(t, `
		3 seats
		round 1, action
		Dál Cais: coins 2; towns Tara
		trick Tuam: 24 20 21
		Dál Cais coins 0
		Tuam has Dál Cais
		asked lead Dál Cais
	`)
}

// (§symbols)
func TestTableRuling9AnyTownMayBeSetFree(t *testing.T) {
	playAll(t, []situation{
		{"a rival's, even when it is the only one", `
			3 seats
			round 1, action
			Eóganacht: coins 0; towns Connor + viking
			trick Tuam: 24 13 20
			lower
			told liberate Uí Néill of Eóganacht at Connor
			Connor has Eóganacht
		`},
		{"none may be left out", `
			3 seats
			round 1, action
			Uí Néill: towns Lusk + viking
			Eóganacht: towns Connor + viking
			trick Tuam: 24 13 20
			lower
			only liberate Lusk | liberate Connor
			forbids end
		`},
	})
}

// (§battle step, §Vikings and the princess)
func TestTableRuling10TownsOfTheVikings(t *testing.T) {
	playAll(t, []situation{
		{"are not empty", `
			round 1, action
			Dál Cais: hand 11 13 1
			Uí Néill: towns Tuam + viking
			forbids lead Tuam 11
			forbids lead Tuam 13
		`},
		{"are not expanded into or from", `
			3 seats
			round 1, action
			Uí Néill: coins 9; towns Tara, Cashel + viking
			Eóganacht: towns Monasterboice + viking
			trick Tuam: 24 1 20
			upper
			only expand Dún na Sciath | end
		`},
		{"are not given by a marriage", `
			round 1, marriage
			suitor niall
			Dál Cais: towns Kilmacrenan + viking, Ailech + viking, Coleraine, Raphoe
			Uí Néill: court 1
			asked town Uí Néill at Northern Uí Néill
			only place Tullyhogue | place Clogher | place Emain Macha
		`},
		{"have no monastery built, and are not lost again", `
			round 1, battle
			battle 2
			Dál Cais: raiders 2
			Uí Néill: raiders 1
			Eóganacht: raiders 1
			Uí Briúin: church 1; towns Tara + viking, Lusk
			Lusk has Uí Briúin + viking
			Tara has Uí Briúin + viking
			Uí Briúin church 0
		`},
		{"keep their monastery, which counts for the Vikings", `
			round 2, battle
			battle 2
			Dál Cais: raiders 2
			Uí Néill: raiders 1; towns Fenagh
			Eóganacht: raiders 1
			Uí Briúin: towns Drumlane + monastery; claims Bréifne
			Drumlane has Uí Briúin + monastery + viking
			Bréifne is face up
		`},
	})
}

// (§battle step)
func TestTableRuling11NobodyElseLosesATown(t *testing.T) {
	play(t, `
		round 1, battle
		battle 2
		Dál Cais: raiders 2; towns Tara
		Uí Néill: raiders 1; towns Cashel
		Eóganacht: raiders 1; towns Lusk
		Uí Briúin: towns Connor + viking
		Tara has Dál Cais
		Cashel has Uí Néill
		Lusk has Eóganacht
		area 0
		asked viking
	`)
}

// (§battle step)
func TestTableRuling12LosersInOrderFromTheMarker(t *testing.T) {
	play(t, `
		5 seats
		round 1, battle
		holder Uí Briúin
		battle 2
		Dál Cais: towns Tara, Tailtiu
		Uí Néill: raiders 2; towns Cashel, Lismore
		Eóganacht: raiders 1; towns Lusk, Glendalough
		Uí Briúin: towns Connor, Nendrum
		Laigin: towns Ferns, Kildare
		asked loseTown Uí Néill of Uí Briúin
		lose Connor
		asked loseTown Uí Néill of Laigin
		lose Ferns
		asked loseTown Uí Néill of Dál Cais
		lose Tara
		asked viking
	`)
}

// (§battle step)
func TestTableRuling13AllTiedAllLose(t *testing.T) {
	play(t, `
		3 seats
		round 1, battle
		holder Uí Néill
		battle 2
		Dál Cais: raiders 1; towns Tara, Tailtiu
		Uí Néill: raiders 1
		Eóganacht: raiders 1; towns Lusk, Glendalough
		asked loseTown Eóganacht of Eóganacht
		lose Glendalough
		asked loseTown Dál Cais of Dál Cais
		lose Tara
		asked viking
		Dál Cais points 11
		Uí Néill points 11
	`)
}

// (§spoils of battle)
func TestTableRuling14NoSpoilsWithoutRaiders(t *testing.T) {
	playAll(t, []situation{
		{"repulsed by nobody", `
			round 1, battle
			Dál Cais points 10
			Uí Néill points 10
			Dál Cais renown 1
		`},
		{"the others of a single raider", `
			round 1, battle
			Dál Cais: raiders 4
			Dál Cais points 12
			Uí Néill points 10
			Eóganacht points 10
			Uí Briúin points 10
		`},
	})
}

// (§spoils of battle)
func TestTableRuling15SecondSpoilsAreOfTheMost(t *testing.T) {
	play(t, `
		round 1, battle
		Dál Cais: raiders 4
		Uí Néill: raiders 3
		Eóganacht: raiders 2
		Uí Briúin: raiders 1
		Uí Néill points 11
		Uí Néill raiders 2
		Eóganacht points 10
		Eóganacht raiders 2
		Uí Briúin points 10
		Uí Briúin raiders 1
	`)
}

// (§church step)
func TestTableRuling16MarkerWithoutMonastery(t *testing.T) {
	play(t, `
		round 1, church
		Eóganacht: church 5; towns Tara + monastery
		marker Eóganacht
		Eóganacht church 0
		Eóganacht points 10
	`)
}

// (§church step)
func TestTableRuling17NoChurchRewardWithoutDiscs(t *testing.T) {
	playAll(t, []situation{
		{"nobody has any", `
			round 1, church
			holder Uí Néill
			Dál Cais: towns Tara
			marker Uí Néill
			Tara has Dál Cais
			Dál Cais points 10
		`},
		{"nobody but the first", `
			round 1, church
			Dál Cais: church 1
			Uí Néill points 10
			Eóganacht points 10
		`},
	})
}

// (§church step)
func TestTableRuling18DiscsStayWithoutMonastery(t *testing.T) {
	play(t, `
		round 1, church
		Dál Cais: church 9
		Uí Néill: church 8
		Eóganacht: church 5; towns Tara + viking
		Uí Néill church 7
		Eóganacht church 5
	`)
}

// (§church step)
func TestTableRuling19FourAreCountedAfterTheSecondReward(t *testing.T) {
	play(t, `
		round 1, church
		Dál Cais: church 9; towns Cashel
		Uí Néill: church 4; towns Connor
		Connor has Uí Néill
		Uí Néill church 3
		Uí Néill points 11
	`)
}

// (§Vikings and the princess)
func TestTableRuling20VikingsAreAParty(t *testing.T) {
	playAll(t, []situation{
		{"alone with most: back to the board, face up", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Uí Néill: towns Nendrum + viking
			Eóganacht: towns Duneight + viking
			Dál Cais claims nothing
			Ulaid is face up
		`},
		{"tied with most: it stays where it is", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Uí Néill: towns Nendrum, Dún Lethglaise
			Eóganacht: towns Duneight + viking, Dunseverick + viking
			Dál Cais claims Ulaid
		`},
	})
}

// (§final scoring)
func TestTableRuling21HalfAToken(t *testing.T) {
	playAll(t, []situation{
		{"Vikings alone with most: nobody", `
			round 4, claim
			faceUp Munster
			Uí Néill: towns Cashel
			Eóganacht: towns Lismore + viking, Ardfert + viking
			Uí Néill points 11
			Eóganacht points 11
		`},
		{"tied with the Vikings", `
			round 4, claim
			faceUp Munster
			Uí Néill: towns Cashel + monastery
			Eóganacht: towns Lismore + viking, Ardfert + viking, Corcaigh
			Uí Néill points 14
			Eóganacht points 11
		`},
		{"who has most alone holds it in full", `
			round 4, claim
			faceUp Munster
			Uí Néill: towns Cashel + monastery
			Eóganacht: towns Lismore + viking, Corcaigh
			Uí Néill points 18
		`},
	})
}

// (§claim step)
func TestTableRuling22ClaimsStayFaceUp(t *testing.T) {
	playAll(t, []situation{
		{"on the board", `
			round 2, claim
			faceUp Ulaid
			Ulaid is face up
		`},
		{"in a player's hands", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Dál Cais claims Ulaid
		`},
	})
}

// (§claim step)
func TestTableRuling23ATieLeavesAClaimWhereItIs(t *testing.T) {
	playAll(t, []situation{
		{"with who is one of them", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Uí Néill: towns Nendrum
			Dál Cais claims Ulaid
		`},
		{"with who is not even one of them", `
			round 2, claim
			Dál Cais: claims Ulaid
			Uí Néill: towns Nendrum
			Eóganacht: towns Connor
			Dál Cais claims Ulaid
		`},
	})
}

// (§final scoring)
func TestTableRuling24RegionsAtTheEnd(t *testing.T) {
	playAll(t, []situation{
		{"towns under the Vikings do not count for who lost them", `
			round 4, claim
			Uí Néill: towns Cashel, Tara + viking, Lusk + viking
			Uí Néill points 11
		`},
		{"with trade the Vikings' count, whoever lost them", `
			round 4, claim
			trade Uí Néill
			Uí Néill: towns Cashel, Tara + viking
			Dál Cais: towns Lusk + viking
			Uí Néill points 12
		`},
		{"with military support they do not", `
			round 4, claim
			support Uí Néill
			Uí Néill: towns Cashel, Tara + viking
			Dál Cais: towns Lusk + viking
			Uí Néill points 11
		`},
	})
}

// (§marriage step)
func TestTableRuling25NobodyMarries(t *testing.T) {
	play(t, `
		round 1, marriage
		suitor aoife
		Dál Cais marriages nothing
		Dál Cais coins 3
		Dál Cais renown 1
		asked viking
		round 2
	`)
}

// (§marriage step, §marriage track)
func TestTableRuling26TownsOfTheMarriageStep(t *testing.T) {
	playAll(t, []situation{
		{"the card's, then the track's", `
			round 1, marriage
			suitor conall
			Uí Néill: court 9
			Eóganacht: court 8
			asked town Uí Néill at Southern Uí Néill
			place Tara
			asked town Eóganacht
			choices 52
			forbids place Tara
			forbids end
		`},
		{"the last empty town goes without question", `
			round 1, marriage
			suitor conall
			Dál Cais: towns Tailtiu, Monasterboice, Tara, Dún na Sciath, Clonmacnoise
			Uí Néill: court 9
			Granard has Uí Néill
			asked viking
		`},
		{"from the highest space down", `
			round 1, marriage
			suitor conall
			Uí Néill: court 9
			Eóganacht: court 4
			Uí Briúin: court 8
			place Tara
			place Cashel
			told in order: track Uí Briúin count 8; track Eóganacht count 4
		`},
	})
}

// (§marriage track)
func TestTableRuling27DiscsStayOnTheTrack(t *testing.T) {
	play(t, `
		round 1, marriage
		suitor aoife
		Uí Néill: court 9
		Eóganacht: court 7
		Uí Briúin: court 2
		round 2
		Uí Néill court 0
		Eóganacht court 7
		Uí Briúin court 2
	`)
}

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
		{"as off", `
			5 seats, playAll off
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22 1
			upper
			told discarded
		`},
		{"with four players nothing changes", `
			4 seats, playAll on
			round 1, action
			hands 2
			trick Tuam: 24 20 21 22
			told discarded
			asked viking
		`},
		{"nor with three", `
			3 seats, playAll on
			round 1, action
			hands 2
			trick Tuam: 24 20 21
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
func TestTableRuling29WhoCannotLead(t *testing.T) {
	playAll(t, []situation{
		{"leads what he can", `
			round 1, action
			Dál Cais: hand 2 5 9
			Uí Néill: towns ` + all("red") + `
			asked lead Dál Cais
			choices 18
			forbids lead Tuam 2
			offers lead Roscommon 9
		`},
		{"the next one leads who can; the marker stays", `
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
		{"the marker is his until the winner of that trick takes it", `
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
	// Of a trick that is over, of the card set aside and of the last cards no
	// view tells; the positions differ in nothing else.
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
	for _, e := range tb.Told {
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
