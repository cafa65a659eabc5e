// Package brianboru is what the client knows of Brian Boru.
package brianboru

import (
	"bretwalda/app/family"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// Family is all of it but the screen.
var Family = family.Family{ID: "brian", Advisor: advisor{}, Tips: tips, Motions: motions, Moments: moments, News: news, Pieces: pieces, Map: "ireland", Minutes: [2]int{15, 25}, Level: 1, Experts: []string{"brian-boru"}, Sections: family.Sections{Trick: "tricks.win", Won: []string{"#end.ties"}},
	Vague:  []string{"turn", "list", "hidden"},
	Topics: [][]string{{"brian.court.title"}, {"brian.battle.title", "brian.raiders"}, {"brian.church.title"}},
	Ending: ending,
	Pace:   family.Pace{Round: 6000, Moments: 4000},
	Typing: family.Typing{Typed: typed, Within: within},
	Daily:  []family.Daily{{Game: "brian-boru", Scenario: "high-king", Seats: 4}, {Game: "brian-boru", Scenario: "high-king", Seats: 3}}}

// ending adds what counts at the end: regions, renown and towns that are held.
func ending(state engine.State, seat engine.Seat) int {
	return state.(*brianboru.State).Ending(seat).Now
}

// typed is the word for an action: what its colour stands for.
func typed(state engine.State, verb string) string {
	if card := state.(*brianboru.State).Resolving(); card >= 0 && verb == "lower" {
		return "brian.action." + brianboru.ActionCard(card).Suit.String()
	}
	return ""
}

// within is the region of a town, by which it is found.
func within(place int8) int8 {
	if !brianboru.IsTown(place) {
		return engine.None
	}
	return brianboru.RegionOf(place)
}
