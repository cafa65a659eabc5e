package brianboru

import "bretwalda/app/table"

// motions are what is seen of events, by their names.
var motions = map[string]table.MotionKind{
	"vikings": table.Comes, "town": table.Comes, "expand": table.Comes, "monastery": table.Comes,
	"incursion": table.Taken,
}

// moments are the scenes of the upkeep.
var moments = map[string]table.MomentKind{
	"marry":     {Title: "moment.wedding"},
	"repulsed":  {Title: "moment.repulsed"},
	"incursion": {Title: "moment.raid", Harms: table.Target},
	"monastery": {Title: "moment.monastery"},
}
