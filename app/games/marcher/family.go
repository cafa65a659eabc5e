// Package marcher is what the client knows of The Marcher Lords.
package marcher

import (
	"bretwalda/app/family"
	"bretwalda/engine"
)

// Family is all of it but the screen.
var Family = family.Family{ID: "marcher", Advisor: advisor{}, Tips: tips, Motions: motions, Moments: moments, News: news, Pieces: pieces, Map: "wales", Threats: true, Minutes: [2]int{40, 60}, Level: 2, Experts: []string{"marcher-lords"}, Parts: 2,
	Vague:    []string{"turn", "list", "hidden", "lone", "king", "earl", "movement"},
	Topics:   [][]string{{"marcher.topic.supply"}, {"marcher.topic.events"}},
	Sections: family.Sections{Won: []string{"#conquest.victory", "#revival.victory"}},
	Pace:     family.Pace{Round: 12000}, // places are taken one by one: fights are most of what is seen
	Typing:   family.Typing{Typed: typed},
	Daily:    []family.Daily{{Game: "marcher-lords", Scenario: "welsh-revival", Seats: 2}}}

// typed is the word for a siege.
func typed(_ engine.State, verb string) string {
	if verb == "siege" {
		return "marcher.typed.siege"
	}
	return ""
}
