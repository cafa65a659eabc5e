package learn

import (
	"slices"

	"bretwalda/engine"
)

// Tip is a word on something that happens for the first time.
type Tip struct {
	ID      string   // its text is "tip." + ID
	book    string   // of the games it is for
	asks    []string // decisions that call for it
	events  []string // events that do
	Section string   // of the book, that says more
}

// tips in the order in which they come where several are due.
var tips = []Tip{
	{ID: "britannia.march", book: "britannia", asks: []string{"march"}},
	{ID: "britannia.landing", book: "britannia", events: []string{"arrive"}},
	{ID: "britannia.submit", book: "britannia", asks: []string{"submit"}, events: []string{"submit"}},
	{ID: "britannia.retreat", book: "britannia", asks: []string{"defenderRetreat", "attackerRetreat"}},
	{ID: "britannia.battle", book: "britannia", events: []string{"battle"}},
	{ID: "britannia.growth", book: "britannia", asks: []string{"place"}},
	{ID: "britannia.burh", book: "britannia", asks: []string{"burh"}},
	{ID: "britannia.raiders", book: "britannia", asks: []string{"withdraw"}},
	{ID: "britannia.crowded", book: "britannia", asks: []string{"overpopulation"}},
	{ID: "britannia.vote", book: "britannia", asks: []string{"ballot", "vote"}},
	{ID: "britannia.bretwalda", book: "britannia", events: []string{"scoreBretwalda"}},
	{ID: "britannia.king", book: "britannia", events: []string{"scoreKing"}},
	{ID: "britannia.half", book: "britannia", events: []string{"half"}},
	{ID: "britannia.score", book: "britannia", events: []string{"scoreHold", "scoreOccupy"}},

	{ID: "marcher.levy", book: "marcher", asks: []string{"levy"}},
	{ID: "marcher.march", book: "marcher", asks: []string{"march"}},
	{ID: "marcher.supply", book: "marcher", asks: []string{"supply"}},
	{ID: "marcher.retreat", book: "marcher", asks: []string{"defenderRetreat", "attackerRetreat"}},
	{ID: "marcher.siege", book: "marcher", asks: []string{"siege"}},
	{ID: "marcher.battle", book: "marcher", asks: []string{"battle"}, events: []string{"battle"}},
	{ID: "marcher.castle", book: "marcher", events: []string{"castle"}},
	{ID: "marcher.event", book: "marcher", events: []string{"event"}},
	{ID: "marcher.strategic", book: "marcher", asks: []string{"strategic"}},

	{ID: "brian.keep", book: "brianboru", asks: []string{"keep"}},
	{ID: "brian.lead", book: "brianboru", asks: []string{"lead"}},
	{ID: "brian.follow", book: "brianboru", asks: []string{"follow"}},
	{ID: "brian.action", book: "brianboru", asks: []string{"action"}},
	{ID: "brian.expand", book: "brianboru", asks: []string{"expand"}},
	{ID: "brian.princess", book: "brianboru", asks: []string{"princess"}},
	{ID: "brian.vikings", book: "brianboru", asks: []string{"liberate", "loseTown"}},
	{ID: "brian.church", book: "brianboru", asks: []string{"monastery"}},
}

// Tips lists them all.
func Tips() []Tip { return slices.Clone(tips) }

// Book is the book of rules that says more.
func (t *Tip) Book() string { return t.book }

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
