package brianboru_test

import "testing"

// First: the most discs in the church area (§church step).
func TestTableChurchMost(t *testing.T) {
	playAll(t, []situation{
		{"a monastery, the marker, and all discs back", `
			round 1, church
			holder Eóganacht
			Dál Cais: church 3; towns Tara, Cashel
			Uí Néill: church 1; towns Lusk
			asked monastery Dál Cais
			only monastery Tara | monastery Cashel
			forbids monastery Lusk
			forbids monastery Connor
			monastery Tara
			told monastery Dál Cais at Tara
			Tara has Dál Cais + monastery
			Cashel has Dál Cais
			marker Dál Cais
			told marker Dál Cais
			told blessed Dál Cais count 3
			Dál Cais church 0
			Dál Cais points 10
			Uí Néill church 0
			Uí Néill points 11
			asked viking
		`},
		{"a single town is no choice", `
			round 1, church
			Uí Néill: church 1; towns Lusk
			Lusk has Uí Néill + monastery
			marker Uí Néill
			Uí Néill church 0
			Uí Néill points 10
		`},
		{"one monastery a town", `
			round 1, church
			Uí Néill: church 1; towns Lusk + monastery, Tara, Cashel
			only monastery Tara | monastery Cashel
			forbids monastery Lusk
		`},
		{"none around a town of the Vikings", `
			round 1, church
			Uí Néill: church 1; towns Lusk + viking, Tara, Cashel
			only monastery Tara | monastery Cashel
			forbids monastery Lusk
		`},
		{"without any town", `
			round 1, church
			Uí Néill: church 3
			marker Uí Néill
			Uí Néill church 0
			Uí Néill points 10
		`},
		{"two have most: neither", `
			round 1, church
			holder Uí Briúin
			Dál Cais: church 3; towns Tara
			Uí Néill: church 3; towns Lusk
			marker Uí Briúin
			Dál Cais church 2
			Uí Néill church 2
			Dál Cais points 11
			Uí Néill points 11
		`},
		{"the marker leads the next round", `
			round 1, church
			holder Uí Briúin
			Uí Néill: church 1; towns Lusk
			reveal 9
			reveal brigid
			deal Dál Cais 1 5 9 13 17 21; Uí Néill 2 6 10 14 18 22; Eóganacht 3 7 11 15 19 23; Uí Briúin 4 8 12 16 20 24
			asked keep Uí Néill
		`},
	})
}

// Then: the most of the rest (§church step).
func TestTableChurchPoint(t *testing.T) {
	playAll(t, []situation{
		{"the second", `
			round 1, church
			Dál Cais: church 3
			Uí Néill: church 2
			Eóganacht: church 1
			Uí Néill points 11
			Uí Néill church 1
			Eóganacht points 10
			Eóganacht church 1
			Dál Cais points 10
		`},
		{"all the second", `
			round 1, church
			Dál Cais: church 3
			Uí Néill: church 2
			Eóganacht: church 2
			Uí Briúin: church 1
			Uí Néill points 11
			Uí Néill church 1
			Eóganacht points 11
			Eóganacht church 1
			Uí Briúin points 10
			Uí Briúin church 1
		`},
		{"the first when they tie, and none behind them", `
			round 1, church
			Dál Cais: church 2
			Uí Néill: church 2
			Eóganacht: church 1
			Dál Cais points 11
			Uí Néill points 11
			Eóganacht points 10
			Eóganacht church 1
		`},
		{"all of them", `
			5 seats
			round 1, church
			Dál Cais: church 1
			Uí Néill: church 1
			Eóganacht: church 1
			Uí Briúin: church 1
			Laigin: church 1
			Dál Cais points 11
			Laigin points 11
			Laigin church 0
		`},
	})
}

// Last: four discs bring a monastery, clockwise from the marker holder (§church step).
func TestTableChurchFour(t *testing.T) {
	playAll(t, []situation{
		{"those with four, from the new marker holder on", `
			round 1, church
			holder Uí Néill
			Dál Cais: church 4; towns Cashel, Lismore
			Uí Néill: church 3; towns Connor
			Eóganacht: church 6; towns Tara
			Uí Briúin: church 5; towns Lusk, Tuam
			marker Eóganacht
			Uí Briúin points 11
			asked monastery Uí Briúin
			only monastery Lusk | monastery Tuam
			monastery Tuam
			told blessed Uí Briúin count 4
			asked monastery Dál Cais
			monastery Cashel
			told blessed Dál Cais count 4
			Dál Cais church 0
			Dál Cais points 10
			Uí Briúin church 0
			Uí Néill church 3
			Connor has Uí Néill
			asked viking
		`},
		{"clockwise over the last seat", `
			round 1, church
			holder Eóganacht
			Dál Cais: church 5; towns Cashel
			Uí Néill: church 5; towns Connor
			Uí Briúin: church 4; towns Lusk
			marker Eóganacht
			Dál Cais points 11
			Uí Néill points 11
			Uí Briúin points 10
		`},
		{"the marker holder himself first", `
			round 1, church
			holder Uí Néill
			Dál Cais: church 5; towns Cashel
			Uí Néill: church 5; towns Connor
			Dál Cais church 0
			Uí Néill church 0
		`},
		{"the second with four keeps three", `
			round 1, church
			Dál Cais: church 6; towns Cashel
			Uí Néill: church 4; towns Connor
			Uí Néill church 3
			Connor has Uí Néill
		`},
		{"the second with five has a monastery", `
			round 1, church
			Dál Cais: church 6; towns Cashel
			Uí Néill: church 5; towns Connor
			Connor has Uí Néill + monastery
			Uí Néill church 0
			Uí Néill points 11
		`},
		{"the third with four has one too", `
			round 1, church
			Dál Cais: church 6; towns Cashel
			Uí Néill: church 5; towns Connor
			Eóganacht: church 4; towns Tara
			Tara has Eóganacht + monastery
			Eóganacht church 0
			Eóganacht points 10
		`},
		{"without a town as well", `
			round 1, church
			Dál Cais: church 6; towns Cashel
			Uí Néill: church 9
			Eóganacht: church 7
			marker Uí Néill
			Uí Néill church 0
			Eóganacht church 6
		`},
		{"the first takes all discs back and has no second monastery", `
			round 1, church
			Dál Cais: church 9; towns Cashel, Lismore
			monastery Cashel
			Lismore has Dál Cais
			asked viking
		`},
		{"the rest stays for the next round", `
			round 1, church
			Dál Cais: church 4
			Uí Néill: church 3
			Eóganacht: church 2
			round 2
			Uí Néill church 2
			Eóganacht church 2
		`},
	})
}
