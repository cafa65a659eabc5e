package brianboru

import "bretwalda/app/table"

// motions are what is seen of events, by their names.
var motions = map[string]table.MotionKind{
	"vikings": table.Comes, "town": table.Comes, "expand": table.Comes, "monastery": table.Comes,
	"incursion": table.OtherFalls,
}

// The scenes of the upkeep.
var (
	wedding = table.MomentKind{Title: "moment.wedding", Whole: true}
	raid    = table.MomentKind{Title: "moment.raid", Whole: true}
	robbed  = table.MomentKind{Title: "moment.raid", Whole: true, Harms: table.Target}
	church  = table.MomentKind{Title: "moment.church", Whole: true}
	claims  = table.MomentKind{Title: "moment.claims", Whole: true}
)

// moments are the events that begin or go on with a scene of the upkeep; those that
// follow belong to it. A new round and the end of the match begin none.
var moments = map[string]table.MomentKind{
	"marry": wedding, "unwed": wedding, "support": wedding, "trade": wedding, "spurn": wedding, "track": wedding,
	"repulsed": raid, "incursion": robbed, "spared": raid, "spoils": raid,
	"monastery": church, "blessed": church, "scoreChurch": church,
	"flip": claims, "claim": claims,
	"round": {}, "turn": {}, "lead": {}, "scoreCoins": {}, "scoreMarker": {}, "scoreRenown": {}, "scoreClaim": {}, "over": {},
}
