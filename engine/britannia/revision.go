package britannia

import (
	"sync"

	"bretwalda/engine"
)

// Earlier revisions of the rules took some lines otherwise than the books have
// them. A match begun by one goes on by it: its ranks keep their meaning.

// secondRevision undoes the changes of the third.
func (e *Edition) secondRevision() {
	e.Revision = 2
	e.PlainWays, e.OwnersChoose = false, false
	e.LeadersAlone, e.VoyagesScore = false, false
	if e.ID == "britannia-2005" {
		e.BrigantesRoam, e.KingAmongNations = false, false
	}
}

// firstRevision undoes the changes of the second.
func (e *Edition) firstRevision() {
	e.Revision = 1
	e.RoadsLeadOn = false
	e.AnglesPass, e.SubjectsFight, e.BattlesBar, e.RomansLand = false, false, false, 0
}

// before is an edition with some revisions undone.
func before(edition func() *Edition, undo ...func(e *Edition)) func() *Edition {
	return sync.OnceValue(func() *Edition {
		e := *edition()
		for _, u := range undo {
			u(&e)
		}
		return &e
	})
}

var (
	revisedSecond = before(revisedEdition, (*Edition).secondRevision)
	firstSecond   = before(firstEdition, (*Edition).secondRevision)
	classicSecond = before(classicEdition, (*Edition).secondRevision)
	revisedFirst  = before(revisedSecond, (*Edition).firstRevision)
	firstFirst    = before(firstSecond, (*Edition).firstRevision)
	classicFirst  = before(classicSecond, (*Edition).firstRevision)
)

// Editions are the three rulebooks at every revision, the newest of each first.
func Editions() []engine.Game {
	return []engine.Game{
		Revised(), game{revisedSecond()}, game{revisedFirst()},
		FirstPrinting(), game{firstSecond()}, game{firstFirst()},
		Classic(), game{classicSecond()}, game{classicFirst()},
	}
}
