package brianboru_test

import "testing"

// Rulings of docs/RULINGS.md on the upkeep.

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
		{"the only one with most holds it in full", `
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
		{"its holder is one of them", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Uí Néill: towns Nendrum
			Dál Cais claims Ulaid
		`},
		{"its holder is none of them", `
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
		{"towns under the Vikings do not count for their losers", `
			round 4, claim
			Uí Néill: towns Cashel, Tara + viking, Lusk + viking
			Uí Néill points 11
		`},
		{"with trade all towns of the Vikings count", `
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
