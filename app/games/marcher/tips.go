package marcher

import "bretwalda/app/learn"

// tips in the order in which they come where several are due.
var tips = []learn.Tip{
	{ID: "tip.marcher.levy", Sections: []string{"#levy.when"}, Asks: []string{"levy"}},
	{ID: "tip.marcher.march", Sections: []string{"#movement.basics"}, Asks: []string{"march"}},
	{ID: "tip.marcher.supply", Sections: []string{"#supply.when"}, Asks: []string{"supply"}},
	{ID: "tip.marcher.retreat", Sections: []string{"#battle.retreat"}, Asks: []string{"defenderRetreat", "attackerRetreat"}},
	{ID: "tip.marcher.siege", Sections: []string{"#battle.siege"}, Asks: []string{"siege"}},
	{ID: "tip.marcher.battle", Sections: []string{"#start.battle"}, Asks: []string{"battle"}, Events: []string{"battle"}},
	{ID: "tip.marcher.castle", Sections: []string{"#movement.garrison"}, Events: []string{"castle"}},
	{ID: "tip.marcher.event", Sections: []string{"#events.roll"}, Events: []string{"event"}},
	{ID: "tip.marcher.strategic", Sections: []string{"#strategic.move"}, Asks: []string{"strategic"}},
}
