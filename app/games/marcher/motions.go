package marcher

import "bretwalda/app/table"

// motions are what is seen of events, by their names.
var motions = map[string]table.MotionKind{
	"march": table.Goes, "retreat": table.Goes,
	"place": table.Comes, "castle": table.Comes, "activate": table.Comes, "levy": table.Comes, "vikings": table.Comes,
	"hit": table.Falls, "remove": table.Falls, "castleLost": table.Falls,
}
