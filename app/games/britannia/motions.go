package britannia

import "bretwalda/app/table"

// motions are what is seen of events, by their names.
var motions = map[string]table.MotionKind{
	"march": table.Goes, "retreat": table.Goes, "withdraw": table.Goes, "displace": table.Goes,
	"arrive": table.Comes, "place": table.Comes, "fort": table.Comes, "replace": table.Comes,
	"hit": table.Falls, "remove": table.Falls, "leaderLeaves": table.Falls,
}
