package britannia

import "bretwalda/app/learn"

// tips in the order in which they come where several are due.
var tips = []learn.Tip{
	{ID: "tip.britannia.march", Sections: []string{"#movement.reach"}, Asks: []string{"march"}},
	{ID: "tip.britannia.landing", Sections: []string{"#sea.landing", "#sea.landingClassic"}, Events: []string{"arrive"}},
	{ID: "tip.britannia.submit", Sections: []string{"#submission.when", "#submission.whenClassic"}, Asks: []string{"submit"}, Events: []string{"submit"}},
	{ID: "tip.britannia.retreat", Sections: []string{"#retreat.order"}, Asks: []string{"defenderRetreat", "attackerRetreat"}},
	{ID: "tip.britannia.battle", Sections: []string{"#start.fight"}, Events: []string{"battle"}},
	{ID: "tip.britannia.growth", Sections: []string{"#population.points"}, Asks: []string{"place"}},
	{ID: "tip.britannia.burh", Sections: []string{"#vikings.burhs"}, Asks: []string{"burh"}},
	{ID: "tip.britannia.raiders", Sections: []string{"#raids.home"}, Asks: []string{"withdraw"}},
	{ID: "tip.britannia.crowded", Sections: []string{"#overpopulation.limit"}, Asks: []string{"overpopulation"}},
	{ID: "tip.britannia.vote", Sections: []string{"#crown.vote"}, Asks: []string{"ballot", "vote"}},
	{ID: "tip.britannia.bretwalda", Sections: []string{"#crown.vote"}, Events: []string{"scoreBretwalda"}},
	{ID: "tip.britannia.king", Sections: []string{"#crown.king"}, Events: []string{"scoreKing"}},
	{ID: "tip.britannia.half", Sections: []string{"#sea.major"}, Events: []string{"half"}},
	{ID: "tip.britannia.score", Sections: []string{"#points.ways"}, Events: []string{"scoreHold", "scoreOccupy"}},
}
