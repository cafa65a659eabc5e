package marcher

import (
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// motions are what is seen of events, by their names.
var motions = map[string]table.MotionKind{
	"march": table.Goes, "retreat": table.Goes,
	"place": table.Comes, "castle": table.Comes, "activate": table.Comes, "levy": table.Comes, "vikings": table.Comes,
	"hit": table.Falls, "remove": table.Falls, "castleLost": table.Falls,
}

// moments are how points stand after a round, the events of the dice, and what happens to
// castles and leaders.
var moments = map[string]table.MomentKind{
	"round":      {Title: "moment.reckoning", Rests: true, Only: func(e engine.Event) bool { return e.Count > 1 }},
	"event":      {Title: "moment.event", Rests: true, Only: func(e engine.Event) bool { return e.What != marcher.QuietSeason }},
	"castle":     {Title: "moment.castle"},
	"castleLost": {Title: "moment.castleLost"},
	"scoreEarl":  {Title: "moment.earl", Always: true, Harms: table.Doer},
	"scoreKing":  {Title: "moment.kingFalls", Always: true, Harms: table.Doer},
}
