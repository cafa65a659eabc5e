package brianboru_test

import (
	"fmt"
	"strings"
	"testing"
)

// The end of the game, line by line. Everybody has ten points and one renown, so
// eleven at least; Dál Cais have the marker, so twelve (§final scoring).
func TestTableEndScoring(t *testing.T) {
	playAll(t, []situation{
		{"nothing but renown and marker", `
			round 4, claim
			over
			Dál Cais points 12
			Uí Néill points 11
			Eóganacht points 11
			Uí Briúin points 11
			won Dál Cais
		`},
		{"most coins", `
			round 4, claim
			Uí Néill: coins 4
			Uí Néill points 12
			Dál Cais points 12
			Uí Néill coins 4
		`},
		{"most coins by far is still one point", `
			round 4, claim
			Uí Néill: coins 40
			Uí Néill points 12
		`},
		{"a single coin", `
			round 4, claim
			Dál Cais: coins 0
			Uí Néill: coins 0
			Eóganacht: coins 1
			Uí Briúin: coins 0
			Eóganacht points 12
		`},
		{"the marker", `
			round 4, claim
			holder Eóganacht
			Eóganacht points 12
			Dál Cais points 11
		`},
		{"renown", `
			round 4, claim
			Uí Néill: renown 6
			Eóganacht: renown 0
			Uí Néill points 16
			Eóganacht points 10
		`},
		{"claims in full", `
			round 4, claim
			Uí Néill: claims Munster, Ulaid
			Eóganacht: claims Dubhlinn
			Uí Néill points 22
			Eóganacht points 13
		`},
		{"claims face down are worth nothing", `
			round 4, claim
			Uí Néill: towns Cashel, Lismore, Ardfert, Corcaigh
			Uí Néill points 11
		`},
		{"a claim on the board brings those with most towns half, rounded down", `
			round 4, claim
			Dál Cais: towns Cashel, Lismore
			Uí Néill: towns Ardfert, Corcaigh
			Eóganacht: towns Inisfallen
			Dál Cais points 15
			Uí Néill points 14
			Eóganacht points 11
		`},
		{"an even one just half", `
			5 seats
			round 4, claim
			Uí Néill: towns Connor
			Eóganacht: towns Nendrum
			Laigin: towns Duneight
			Uí Néill points 13
			Eóganacht points 13
			Laigin points 13
		`},
		{"monasteries count as two there", `
			round 4, claim
			faceUp Ulaid
			Uí Néill: towns Connor + monastery
			Eóganacht: towns Nendrum, Duneight
			Uí Briúin: towns Dunseverick
			Uí Néill points 13
			Eóganacht points 13
			Uí Briúin points 11
		`},
		{"where nobody has a town, nobody", `
			round 4, claim
			faceUp Ulaid
			Dál Cais points 12
		`},
		{"three regions and four", `
			round 4, claim
			Uí Néill: towns Tara, Lusk, Cashel
			Eóganacht: towns Tailtiu, Killala, Kildare, Lismore
			Uí Néill points 12
			Eóganacht points 12
		`},
		{"many towns in few regions are few regions", `
			round 4, claim
			Uí Néill: towns Tara, Granard
			Eóganacht: towns Cashel, Lismore, Ardfert, Corcaigh
			Uí Néill points 11
			Eóganacht points 11
		`},
		{"all together", `
			round 4, claim
			holder Eóganacht
			Dál Cais: points 20; renown 3; coins 0
			Uí Néill: points 14; renown 2; coins 5; towns Connor, Nendrum, Duneight, Lusk, Tara, Cashel, Tuam
			Eóganacht: points 17; renown 1; coins 4; towns Áth Cliath, Fenagh, Assaroe
			Uí Briúin: points 9; claims Leinster
			Dál Cais points 23
			Uí Néill points 25
			Eóganacht points 23
			Uí Briúin points 16
			won Uí Néill
		`},
	})
}

// Regions with a town: the table on the board (§final scoring).
func TestTableRegionScore(t *testing.T) {
	for regions, points := range []int{0, 0, 0, 1, 1, 3, 5, 7, 10} {
		var towns []string
		for _, r := range regionFacts[:regions] {
			towns = append(towns, townsOf(r.name)[0])
		}
		position := "round 4, claim\nDál Cais: points 10"
		if regions > 0 {
			position += "; towns " + strings.Join(towns, ", ")
		}
		t.Run(fmt.Sprint(regions), func(t *testing.T) {
			tb := play(t, position)
			tb.tell("over", fmt.Sprintf("Dál Cais points %d", 12+points))
		})
	}
}

// The points of each claim, and half of them on the board (§final scoring).
func TestTableClaimScore(t *testing.T) {
	for _, r := range regionFacts {
		towns := townsOf(r.name)
		t.Run(r.name, func(t *testing.T) {
			play(t, fmt.Sprintf(`
				round 4, claim
				Uí Néill: claims %s
				Uí Néill points %d
			`, r.name, 11+r.points))
			play(t, fmt.Sprintf(`
				round 4, claim
				faceUp %s
				Uí Néill: towns %s
				Eóganacht: towns %s
				Uí Néill points %d
				Eóganacht points %d
			`, r.name, towns[0], towns[1], 11+r.points/2, 11+r.points/2))
		})
	}
}

// The winner, also when points are equal (§winner).
func TestTableVictory(t *testing.T) {
	playAll(t, []situation{
		{"most points", `
			round 4, claim
			Uí Briúin: points 12
			Uí Briúin points 13
			won Uí Briúin
		`},
		{"equal points: more claims", `
			round 4, claim
			holder Uí Briúin
			Uí Néill: points 20
			Eóganacht: points 18; claims Dubhlinn
			Uí Néill points 21
			Eóganacht points 21
			won Eóganacht
		`},
		{"claims are counted, not their worth", `
			round 4, claim
			holder Uí Briúin
			Uí Néill: points 20; claims Munster
			Eóganacht: points 21; claims Dubhlinn, Ulaid
			Uí Néill points 28
			Eóganacht points 28
			won Eóganacht
		`},
		{"equal points and claims: more marriages", `
			round 4, claim
			holder Uí Briúin
			Uí Néill: points 23; marriages orlaith; claims Ulaid
			Eóganacht: points 20; marriages niall, brigid; claims Munster
			Uí Néill points 28
			Eóganacht points 28
			won Eóganacht
		`},
		{"claims before marriages", `
			round 4, claim
			holder Uí Briúin
			Uí Néill: points 20; claims Ulaid
			Eóganacht: points 24; marriages niall, brigid
			Uí Néill points 25
			Eóganacht points 25
			won Uí Néill
		`},
		{"the princess is a marriage", `
			round 4, claim
			holder Uí Briúin
			trade Uí Néill
			Uí Néill: points 20
			Eóganacht: points 20
			won Uí Néill
		`},
		{"the princess beside another marriage", `
			round 4, claim
			holder Uí Briúin
			support Uí Néill
			Uí Néill: points 20; marriages niall
			Eóganacht: points 20; marriages brigid
			won Uí Néill
		`},
		{"spurned she is none", `
			round 4, marriage
			holder Uí Briúin
			Uí Néill: points 20; court 3
			Eóganacht: points 24; marriages niall
			spurn
			Uí Néill points 25
			Eóganacht points 25
			won Eóganacht
		`},
		{"then they share it", `
			round 4, claim
			holder Uí Briúin
			Uí Néill: points 20; marriages niall
			Eóganacht: points 20; marriages brigid
			Uí Néill points 21
			Eóganacht points 21
			won Uí Néill, Eóganacht
		`},
		{"all share it", `
			3 seats
			round 3, claim
			Dál Cais: renown 0
			Dál Cais points 11
			Uí Néill points 11
			Eóganacht points 11
			won Dál Cais, Uí Néill, Eóganacht
		`},
		{"ties behind the first do not matter", `
			round 4, claim
			Uí Briúin: points 40
			Eóganacht: points 26; claims Munster, Ulaid, Dubhlinn
			Uí Néill: points 39
			Uí Briúin points 41
			Eóganacht points 40
			Uí Néill points 40
			won Uí Briúin
		`},
		{"nobody wins before the end", `
			round 3, claim
			Uí Briúin: points 40
			asked viking
			won nobody
			Uí Briúin points 40
		`},
	})
}
