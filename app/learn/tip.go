package learn

import (
	"slices"

	"bretwalda/engine"
)

// Tip is a word on something that happens for the first time.
type Tip struct {
	ID       string   // the key of its text
	Sections []string // of the book, each behind a #: the first that holds for a game says more
	Asks     []string // decisions that call for it
	Events   []string // events that do
}

// FirstTip is the first of some tips that a moment of a game calls for and that
// was not told yet, or nil: what is decided comes before what has happened.
func FirstTip(tips []Tip, x *engine.Lexicon, turn engine.Turn, news []engine.Event, told func(id string) bool) *Tip {
	for _, due := range []func(Tip) bool{
		func(t Tip) bool { return slices.Contains(t.Asks, x.Asks[turn.Kind]) },
		func(t Tip) bool {
			return slices.ContainsFunc(news, func(e engine.Event) bool { return slices.Contains(t.Events, x.Events[e.Kind]) })
		},
	} {
		for i := range tips {
			if t := &tips[i]; due(*t) && !told(t.ID) {
				return t
			}
		}
	}
	return nil
}
