// Package britannia is what the client knows of Britannia in all its editions.
package britannia

import (
	"bretwalda/app/family"
	"bretwalda/engine/britannia"
)

// Family is all of it but the screen.
var Family = family.Family{ID: "britannia", Sections: family.Sections{Won: []string{"#points.win"}}, Advisor: advisor{}, Tips: tips, Motions: motions, Moments: moments, News: news, Pieces: pieces, Map: "britain", Threats: true, Minutes: [2]int{40, 180}, Level: 3, Experts: []string{britannia.Revised().ID()},
	Vague:  []string{"turn", "list", "leader", "movement"}, // what a leader may not do says less than that units do not come there
	Topics: [][]string{{"end.class.scoreKing"}, {"end.class.scoreBretwalda"}},
	Daily: []family.Daily{
		{Game: britannia.Revised().ID(), Scenario: "vikings", Seats: 2}, {Game: britannia.Revised().ID(), Scenario: "germanic", Seats: 2},
		{Game: britannia.Revised().ID(), Scenario: "invaders", Seats: 2},
	}}
