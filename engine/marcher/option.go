package marcher

import "bretwalda/engine"

// The optional rules, which players agree on (§12.0).
const (
	optBloodTies    = iota // teulu of Gwynedd and Powys enter each other's kingdom (§12.1)
	optMenai               // the strait is crossed by a roll (§12.2)
	optGwentArchers        // archers levied in Gwent roll one better (§12.3)
	options
)

// The values of every option.
const (
	off = iota
	on
)

var agreements = [options]engine.Option{
	optBloodTies: {ID: "bloodTies", Values: []string{"off", "on"}, Applies: func(setup engine.Setup) bool {
		return setup.Scenario == normanConquerors
	}},
	optMenai:        {ID: "menai", Values: []string{"off", "on"}},
	optGwentArchers: {ID: "gwentArchers", Values: []string{"off", "on"}},
}

// Weather is the weather that the event tables have brought.
type Weather int8

const (
	Fair  Weather = iota // nothing out of the ordinary
	Clear                // supply checks +1, nobody fears the strait
	Bad                  // supply checks -1, nobody crosses the strait
)
