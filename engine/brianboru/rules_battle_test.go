package brianboru_test

import "testing"

// Raiders left in the battle area take towns (§battle step).
func TestTableIncursion(t *testing.T) {
	playAll(t, []situation{
		{"no raider left: they are repulsed", `
			round 1, battle
			battle 0
			Dál Cais: raiders 3; towns Tara
			Uí Néill: towns Cashel
			Tara has Dál Cais
			Cashel has Uí Néill
		`},
		{"the player with most raiders chooses a town of the one with fewest", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 1; towns Connor
			Eóganacht: raiders 2; towns Tuam
			Uí Briúin: towns Tara, Lusk
			asked loseTown Dál Cais of Uí Briúin
			only lose Tara | lose Lusk
			forbids lose Cashel
			forbids lose Connor
			forbids lose Granard
			lose Lusk
			told incursion Dál Cais of Uí Briúin at Lusk
			untold repulsed
			Lusk has Uí Briúin + viking
			Tara has Uí Briúin
			Connor has Uí Néill
			area 0
		`},
		{"a single raider is enough", `
			round 1, battle
			battle 1
			Dál Cais: raiders 3
			Uí Néill: raiders 2
			Eóganacht: raiders 2
			Uí Briúin: raiders 1; towns Tara, Lusk
			lose Tara
			Tara has Uí Briúin + viking
			area 0
		`},
		{"a single town is no choice", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3
			Uí Néill: raiders 1
			Eóganacht: raiders 2
			Uí Briúin: towns Lusk
			Lusk has Uí Briúin + viking
			asked viking
		`},
		{"all with the fewest lose one", `
			round 1, battle
			holder Uí Briúin
			battle 3
			Dál Cais: raiders 1; towns Tuam, Killala
			Uí Néill: raiders 1; towns Connor, Nendrum
			Eóganacht: raiders 4; towns Cashel
			Uí Briúin: raiders 2; towns Lusk
			asked loseTown Eóganacht of Dál Cais
			only lose Tuam | lose Killala
			lose Tuam
			asked loseTown Eóganacht of Uí Néill
			only lose Connor | lose Nendrum
			lose Nendrum
			Lusk has Uí Briúin
			asked viking
		`},
		{"where two have most, the losers choose themselves", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 3; towns Connor
			Eóganacht: raiders 1; towns Tuam
			Uí Briúin: towns Tara, Lusk
			asked loseTown Uí Briúin of Uí Briúin
			only lose Tara | lose Lusk
			lose Tara
			told incursion Uí Briúin of Uí Briúin at Tara
			Tara has Uí Briúin + viking
			Tuam has Eóganacht
		`},
		{"two have most and two have fewest", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel, Lismore
			Uí Néill: raiders 3; towns Connor, Nendrum
			Eóganacht: raiders 1; towns Tuam, Killala
			Uí Briúin: raiders 1; towns Tara, Lusk
			asked loseTown Eóganacht of Eóganacht
			lose Killala
			asked loseTown Uí Briúin of Uí Briúin
			lose Lusk
			asked viking
			Cashel has Dál Cais
			Lismore has Dál Cais
		`},
		{"all have none", `
			3 seats
			round 1, battle
			battle 9
			Dál Cais: towns Cashel, Lismore
			Uí Néill: towns Connor
			Eóganacht: towns Tuam, Killala
			asked loseTown Dál Cais of Dál Cais
			lose Cashel
			told incursion Uí Néill of Uí Néill at Connor
			asked loseTown Eóganacht of Eóganacht
			lose Killala
			asked viking
		`},
		{"a player without towns is spared", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 1; towns Connor, Nendrum
			Eóganacht: raiders 2; towns Tuam
			Connor has Uí Néill
			asked viking
		`},
		{"so is one who has lost all of them", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 1; towns Connor, Nendrum
			Eóganacht: raiders 2; towns Tuam
			Uí Briúin: towns Tara + viking
			Cashel has Dál Cais
			Connor has Uí Néill
			Nendrum has Uí Néill
			Tuam has Eóganacht
			asked viking
		`},
		{"no town is lost twice", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3
			Uí Néill: raiders 1
			Eóganacht: raiders 1
			Uí Briúin: towns Tara + viking, Lusk, Tuam
			only lose Lusk | lose Tuam
			forbids lose Tara
		`},
		{"a monastery stays where it is", `
			round 1, battle
			battle 3
			Dál Cais: raiders 3
			Uí Néill: raiders 1
			Eóganacht: raiders 1
			Uí Briúin: towns Tara + monastery, Lusk
			lose Tara
			Tara has Uí Briúin + monastery + viking
		`},
		{"five players, the middle ones lose nothing", `
			5 seats
			round 1, battle
			holder Laigin
			battle 3
			Dál Cais: raiders 3; towns Cashel
			Uí Néill: raiders 1; towns Connor, Nendrum
			Eóganacht: raiders 2; towns Tuam
			Uí Briúin: raiders 1; towns Tara, Lusk
			Laigin: raiders 4; towns Ferns
			asked loseTown Laigin of Uí Néill
			lose Connor
			asked loseTown Laigin of Uí Briúin
			lose Lusk
			asked viking
			Ferns has Laigin
			Cashel has Dál Cais
			Tuam has Eóganacht
		`},
	})
}

// The spoils of battle, whether the raiders are repulsed or not (§spoils of battle).
func TestTableSpoils(t *testing.T) {
	playAll(t, []situation{
		{"the most raiders, then the most of the rest", `
			round 1, battle
			Dál Cais: raiders 5; renown 3
			Uí Néill: raiders 2
			Eóganacht: raiders 1
			Dál Cais renown 4
			Dál Cais points 14
			Dál Cais raiders 0
			Uí Néill points 11
			Uí Néill renown 1
			Uí Néill raiders 1
			Eóganacht points 10
			Eóganacht raiders 1
			Uí Briúin points 10
		`},
		{"after an incursion as well", `
			round 1, battle
			battle 4
			Dál Cais: raiders 5
			Uí Néill: raiders 2
			Eóganacht: raiders 1
			Uí Briúin: towns Tara
			Dál Cais renown 2
			Dál Cais points 12
			Uí Néill points 11
		`},
		{"two have most: no renown, and a point each", `
			round 1, battle
			Dál Cais: raiders 5; renown 3
			Uí Néill: raiders 5
			Eóganacht: raiders 4
			Dál Cais points 11
			Dál Cais renown 3
			Dál Cais raiders 4
			Uí Néill points 11
			Uí Néill raiders 4
			Eóganacht points 10
			Eóganacht raiders 4
		`},
		{"two are second", `
			round 1, battle
			Dál Cais: raiders 5
			Uí Néill: raiders 2
			Eóganacht: raiders 2
			Uí Briúin: raiders 1
			Dál Cais points 12
			Dál Cais raiders 0
			Uí Néill points 11
			Uí Néill raiders 1
			Eóganacht points 11
			Eóganacht raiders 1
			Uí Briúin points 10
			Uí Briúin raiders 1
		`},
		{"all have the same", `
			3 seats
			round 1, battle
			Dál Cais: raiders 2
			Uí Néill: raiders 2
			Eóganacht: raiders 2
			Dál Cais points 11
			Uí Néill points 11
			Eóganacht points 11
			Dál Cais raiders 1
			Uí Néill raiders 1
			Eóganacht raiders 1
		`},
		{"renown of the start without any other", `
			round 1, battle
			Dál Cais: raiders 1; renown 0
			Dál Cais renown 1
			Dál Cais points 11
		`},
		{"raiders are kept for the next round", `
			round 1, battle
			Dál Cais: raiders 5
			Uí Néill: raiders 3
			Eóganacht: raiders 2
			round 2
			Dál Cais raiders 0
			Uí Néill raiders 2
			Eóganacht raiders 2
		`},
	})
}
