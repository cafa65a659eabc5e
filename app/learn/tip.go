package learn

import (
	"slices"

	"bretwalda/engine"
)

// Tip is a word on something that happens for the first time.
type Tip struct {
	ID       string   // the key of its text
	Sections []string // of the book, each behind a #: the first that holds for a game says more
	book     string   // of the games it is for
	asks     []string // decisions that call for it
	events   []string // events that do
}

// tips in the order in which they come where several are due.
var tips = []Tip{
	{ID: "tip.britannia.march", Sections: []string{"#movement.reach"}, book: "britannia", asks: []string{"march"}},
	{ID: "tip.britannia.landing", Sections: []string{"#sea.landing", "#sea.landingClassic"}, book: "britannia", events: []string{"arrive"}},
	{ID: "tip.britannia.submit", Sections: []string{"#submission.when", "#submission.whenClassic"}, book: "britannia", asks: []string{"submit"}, events: []string{"submit"}},
	{ID: "tip.britannia.retreat", Sections: []string{"#retreat.order"}, book: "britannia", asks: []string{"defenderRetreat", "attackerRetreat"}},
	{ID: "tip.britannia.battle", Sections: []string{"#start.fight"}, book: "britannia", events: []string{"battle"}},
	{ID: "tip.britannia.growth", Sections: []string{"#population.points"}, book: "britannia", asks: []string{"place"}},
	{ID: "tip.britannia.burh", Sections: []string{"#vikings.burhs"}, book: "britannia", asks: []string{"burh"}},
	{ID: "tip.britannia.raiders", Sections: []string{"#raids.home"}, book: "britannia", asks: []string{"withdraw"}},
	{ID: "tip.britannia.crowded", Sections: []string{"#overpopulation.limit"}, book: "britannia", asks: []string{"overpopulation"}},
	{ID: "tip.britannia.vote", Sections: []string{"#crown.vote"}, book: "britannia", asks: []string{"ballot", "vote"}},
	{ID: "tip.britannia.bretwalda", Sections: []string{"#crown.vote"}, book: "britannia", events: []string{"scoreBretwalda"}},
	{ID: "tip.britannia.king", Sections: []string{"#crown.king"}, book: "britannia", events: []string{"scoreKing"}},
	{ID: "tip.britannia.half", Sections: []string{"#sea.major"}, book: "britannia", events: []string{"half"}},
	{ID: "tip.britannia.score", Sections: []string{"#points.ways"}, book: "britannia", events: []string{"scoreHold", "scoreOccupy"}},

	{ID: "tip.marcher.levy", Sections: []string{"#levy.when"}, book: "marcher", asks: []string{"levy"}},
	{ID: "tip.marcher.march", Sections: []string{"#movement.basics"}, book: "marcher", asks: []string{"march"}},
	{ID: "tip.marcher.supply", Sections: []string{"#supply.when"}, book: "marcher", asks: []string{"supply"}},
	{ID: "tip.marcher.retreat", Sections: []string{"#battle.retreat"}, book: "marcher", asks: []string{"defenderRetreat", "attackerRetreat"}},
	{ID: "tip.marcher.siege", Sections: []string{"#battle.siege"}, book: "marcher", asks: []string{"siege"}},
	{ID: "tip.marcher.battle", Sections: []string{"#start.battle"}, book: "marcher", asks: []string{"battle"}, events: []string{"battle"}},
	{ID: "tip.marcher.castle", Sections: []string{"#movement.garrison"}, book: "marcher", events: []string{"castle"}},
	{ID: "tip.marcher.event", Sections: []string{"#events.roll"}, book: "marcher", events: []string{"event"}},
	{ID: "tip.marcher.strategic", Sections: []string{"#strategic.move"}, book: "marcher", asks: []string{"strategic"}},

	{ID: "tip.brian.keep", Sections: []string{"#draft.keep"}, book: "brianboru", asks: []string{"keep"}},
	{ID: "tip.brian.lead", Sections: []string{"#tricks.lead"}, book: "brianboru", asks: []string{"lead"}},
	{ID: "tip.brian.follow", Sections: []string{"#tricks.follow"}, book: "brianboru", asks: []string{"follow"}},
	{ID: "tip.brian.action", Sections: []string{"#tricks.actions"}, book: "brianboru", asks: []string{"action"}},
	{ID: "tip.brian.expand", Sections: []string{"#actions.expand"}, book: "brianboru", asks: []string{"expand"}},
	{ID: "tip.brian.princess", Sections: []string{"#marriage.princess"}, book: "brianboru", asks: []string{"princess"}},
	{ID: "tip.brian.vikings", Sections: []string{"#battle.vikings"}, book: "brianboru", asks: []string{"liberate", "loseTown"}},
	{ID: "tip.brian.church", Sections: []string{"#church.monastery"}, book: "brianboru", asks: []string{"monastery"}},
}

// FirstTip is the first tip that a moment of a game calls for and that was not
// told yet, or nil: what is decided comes before what has happened.
func FirstTip(g engine.Game, turn engine.Turn, news []engine.Event, told func(id string) bool) *Tip {
	x, book := g.Lexicon(), BookOf(g.ID())
	for _, due := range []func(Tip) bool{
		func(t Tip) bool { return slices.Contains(t.asks, x.Asks[turn.Kind]) },
		func(t Tip) bool {
			return slices.ContainsFunc(news, func(e engine.Event) bool { return slices.Contains(t.events, x.Events[e.Kind]) })
		},
	} {
		for i := range tips {
			if t := &tips[i]; t.book == book && due(*t) && !told(t.ID) {
				return t
			}
		}
	}
	return nil
}
