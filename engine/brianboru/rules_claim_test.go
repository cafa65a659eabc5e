package brianboru_test

import (
	"fmt"
	"strings"
	"testing"
)

// townsOf are the towns of a region.
func townsOf(region string) []string {
	var towns []string
	for _, town := range townFacts {
		if town.region == region {
			towns = append(towns, town.name)
		}
	}
	return towns
}

// A claim turns up when enough towns of its region are under control
// (§claim step, §monasteries).
func TestTableThresholds(t *testing.T) {
	for _, r := range regionFacts {
		towns := townsOf(r.name)
		below, reached := towns[:r.threshold-1], towns[:r.threshold]
		t.Run(r.name, func(t *testing.T) {
			play(t, fmt.Sprintf(`
				round 1, claim
				Dál Cais: towns %s
				%s is face down
				Dál Cais claims nothing
				asked viking
			`, strings.Join(below, ", "), r.name))
			play(t, fmt.Sprintf(`
				round 1, claim
				Dál Cais: towns %s
				%s is held
				Dál Cais claims %s
				asked viking
			`, strings.Join(reached, ", "), r.name, r.name))
			play(t, fmt.Sprintf(`
				round 1, claim
				Dál Cais: towns %s
				Uí Néill: towns %s + viking
				%s is face up
			`, towns[r.threshold-1], strings.Join(below, " + viking, "), r.name))
			if r.threshold < 3 {
				return
			}
			play(t, fmt.Sprintf(`
				round 1, claim
				Dál Cais: towns %s + monastery
				Dál Cais claims %s
			`, strings.Join(towns[:r.threshold-1], ", "), r.name))
			play(t, fmt.Sprintf(`
				round 1, claim
				Dál Cais: towns %s + monastery
				%s is face down
			`, strings.Join(towns[:r.threshold-2], ", "), r.name))
		})
	}
}

// A claim goes to the player with most towns of its region (§claim step, §monasteries).
func TestTableClaims(t *testing.T) {
	playAll(t, []situation{
		{"most towns", `
			round 1, claim
			Dál Cais: towns Connor, Nendrum
			Uí Néill: towns Duneight
			Dál Cais claims Ulaid
		`},
		{"a tie: it is turned up and stays on the board", `
			round 1, claim
			Dál Cais: towns Connor, Nendrum
			Uí Néill: towns Duneight, Dún Lethglaise
			Ulaid is face up
			Dál Cais claims nothing
		`},
		{"a tie behind the first does not matter", `
			5 seats
			round 1, claim
			Dál Cais: towns Connor
			Uí Néill: towns Duneight
			Laigin: towns Dún Lethglaise, Nendrum
			Laigin claims Ulaid
		`},
		{"turned up in an earlier round", `
			round 2, claim
			faceUp Ulaid
			Dál Cais: towns Connor, Nendrum
			Uí Néill: towns Duneight
			Dál Cais claims Ulaid
		`},
		{"nor does it have to reach it again", `
			round 2, claim
			faceUp Munster
			Dál Cais: towns Cashel
			Dál Cais claims Munster
		`},
		{"nobody there", `
			round 2, claim
			faceUp Munster
			Munster is face up
		`},
		{"nobody there: the holder keeps it", `
			round 2, claim
			Uí Néill: claims Munster
			Uí Néill claims Munster
		`},
		{"taken by a player with more now", `
			round 2, claim
			Dál Cais: towns Connor, Nendrum
			Uí Néill: towns Duneight; claims Ulaid
			Dál Cais claims Ulaid
			Uí Néill claims nothing
		`},
		{"not by one with as many", `
			round 2, claim
			Dál Cais: towns Connor
			Uí Néill: towns Duneight; claims Ulaid
			Uí Néill claims Ulaid
			Dál Cais claims nothing
		`},
		{"kept by the third, when two others have the same", `
			round 2, claim
			Dál Cais: towns Connor, Nendrum
			Uí Néill: towns Duneight, Dún Lethglaise
			Eóganacht: towns Dunseverick; claims Ulaid
			Eóganacht claims Ulaid
		`},
		{"a monastery counts as two", `
			round 1, claim
			Dál Cais: towns Connor + monastery
			Uí Néill: towns Duneight
			Dál Cais claims Ulaid
		`},
		{"a monastery makes a tie", `
			round 1, claim
			Dál Cais: towns Connor + monastery
			Uí Néill: towns Duneight, Nendrum
			Ulaid is face up
		`},
		{"towns of other regions do not count", `
			round 1, claim
			Dál Cais: towns Connor, Nendrum, Lusk
			Uí Néill: towns Tara, Tailtiu
			Ulaid is face down
			Southern Uí Néill is face down
			Dubhlinn is face down
			Dál Cais claims nothing
		`},
		{"several regions at once", `
			round 1, claim
			Dál Cais: towns Connor, Nendrum, Duneight, Lusk, Áth Cliath
			Uí Néill: towns Fenagh, Drumlane, Glendalough
			Dál Cais claims Dubhlinn, Ulaid
			Uí Néill claims Bréifne
		`},
	})
}

// The Vikings in the regions (§Vikings and the princess).
func TestTableVikingsAndClaims(t *testing.T) {
	playAll(t, []situation{
		{"their towns count for the threshold", `
			round 1, claim
			Dál Cais: towns Connor, Nendrum
			Uí Néill: towns Duneight + viking
			Dál Cais claims Ulaid
		`},
		{"and not for their losers", `
			round 1, claim
			Dál Cais: towns Connor
			Uí Néill: towns Duneight, Nendrum + viking, Dún Lethglaise + viking
			Ulaid is face up
			Uí Néill claims nothing
		`},
		{"a monastery of theirs counts as two", `
			round 1, claim
			Dál Cais: towns Connor
			Uí Néill: towns Duneight + monastery + viking
			Ulaid is face up
			Dál Cais claims nothing
		`},
		{"with most towns they send the claim back to the board", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Uí Néill: towns Nendrum + viking, Dún Lethglaise + viking
			Dál Cais claims nothing
			Ulaid is face up
		`},
		{"with as many as the first not", `
			round 2, claim
			Dál Cais: towns Connor; claims Ulaid
			Uí Néill: towns Nendrum + viking
			Dál Cais claims Ulaid
		`},
		{"with as many as another the claim stays on the board", `
			round 2, claim
			faceUp Ulaid
			Dál Cais: towns Connor
			Uí Néill: towns Nendrum + viking
			Ulaid is face up
		`},
		{"with fewer they do not matter", `
			round 2, claim
			faceUp Ulaid
			Dál Cais: towns Connor, Duneight
			Uí Néill: towns Nendrum + viking
			Dál Cais claims Ulaid
		`},
		{"towns lost by two players are of one party", `
			round 2, claim
			Dál Cais: towns Connor, Dún Lethglaise; claims Ulaid
			Uí Néill: towns Nendrum + viking
			Eóganacht: towns Duneight + viking, Dunseverick + viking
			Dál Cais claims nothing
			Ulaid is face up
		`},
	})
}
