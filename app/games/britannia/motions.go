package britannia

import (
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// motions are what is seen of events, by their names.
var motions = map[string]table.MotionKind{
	"march": table.Goes, "retreat": table.Goes, "withdraw": table.Goes, "displace": table.Goes,
	"arrive": table.Comes, "place": table.Comes, "fort": table.Comes, "replace": table.Comes,
	"hit": table.Falls, "remove": table.Falls, "leaderLeaves": table.Falls,
}

// moments are what happens only once, or to a whole people.
var moments = map[string]table.MomentKind{
	"submit":    {Title: "moment.submission", Always: true, Harms: table.Doer},
	"revolt":    {Title: "moment.revolt"},
	"perish":    {Title: "moment.perish", Always: true, Harms: table.Doer},
	"bretwalda": {Title: "moment.bretwalda", Always: true, Only: crowned},
	"king":      {Title: "moment.king", Always: true, Only: crowned},
	"hit":       {Title: "moment.leader", Always: true, Harms: table.Doer, Only: led},
	"arrive":    {Title: "moment.fleet", Always: true, Only: func(e engine.Event) bool { return britannia.Sea(e.To) }},
}

func crowned(e engine.Event) bool { return e.Side >= 0 }

func led(e engine.Event) bool { return e.What >= int8(britannia.Boudicca) }
