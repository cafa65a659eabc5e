package brianboru

import "bretwalda/app/learn"

// tips in the order in which they come where several are due.
var tips = []learn.Tip{
	{ID: "tip.brian.keep", Sections: []string{"#draft.keep"}, Asks: []string{"keep"}},
	{ID: "tip.brian.lead", Sections: []string{"#tricks.lead"}, Asks: []string{"lead"}},
	{ID: "tip.brian.follow", Sections: []string{"#tricks.follow"}, Asks: []string{"follow"}},
	{ID: "tip.brian.action", Sections: []string{"#tricks.actions"}, Asks: []string{"action"}},
	{ID: "tip.brian.expand", Sections: []string{"#actions.expand"}, Asks: []string{"expand"}},
	{ID: "tip.brian.princess", Sections: []string{"#marriage.princess"}, Asks: []string{"princess"}},
	{ID: "tip.brian.vikings", Sections: []string{"#battle.vikings"}, Asks: []string{"liberate", "loseTown"}},
	{ID: "tip.brian.church", Sections: []string{"#church.monastery"}, Asks: []string{"monastery"}},
}
