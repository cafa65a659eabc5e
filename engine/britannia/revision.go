package britannia

import (
	"sync"

	"bretwalda/engine"
)

// The first revision of the rules took some lines otherwise than the books have
// them. What was begun by it goes on by it: its ranks mean what they meant.

// firstRevision is an edition with those lines as they were.
func firstRevision(edition func() *Edition) func() *Edition {
	return sync.OnceValue(func() *Edition {
		e := *edition()
		e.Revision = 1
		e.RoadsLeadOn = false
		e.AnglesPass, e.SubjectsFight, e.BattlesBar, e.RomansLand = false, false, false, 0
		return &e
	})
}

var (
	revisedBefore = firstRevision(revisedEdition)
	firstBefore   = firstRevision(firstEdition)
	classicBefore = firstRevision(classicEdition)
)

// Editions are the three rulebooks at every revision, the newest of each first.
func Editions() []engine.Game {
	return []engine.Game{
		Revised(), game{revisedBefore()},
		FirstPrinting(), game{firstBefore()},
		Classic(), game{classicBefore()},
	}
}
