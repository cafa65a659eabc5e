// Package brianboru is what the client knows of Brian Boru.
package brianboru

import "bretwalda/app/family"

// Family is all of it but the screen.
var Family = family.Family{ID: "brian", Advisor: advisor{}, Tips: tips, Motions: motions, Moments: moments, Pieces: pieces, Map: "ireland", Minutes: [2]int{15, 25}, Level: 1, Expert: true, Trick: "tricks.win",
	Daily: []family.Daily{{Game: "brian-boru", Scenario: "high-king", Seats: 4}, {Game: "brian-boru", Scenario: "high-king", Seats: 3}}}
