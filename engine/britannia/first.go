package britannia

import (
	"slices"
	"sync"

	"bretwalda/engine"
)

// FirstPrinting is the second edition in its first printing, "britannia-2005".
func FirstPrinting() engine.Game { return game{firstEdition()} }

// difference is a rule in which the two printings of the second edition part.
type difference struct {
	rule           string
	revised, first any
	set            func(e *Edition)     // makes an edition follow the first printing
	get            func(e *Edition) any // the text of an edition
}

func differ[T any](revised, first T, rule string, field func(e *Edition) *T) difference {
	return difference{rule, revised, first,
		func(e *Edition) { *field(e) = first },
		func(e *Edition) any { return *field(e) },
	}
}

// printings has the two printings side by side: the text of the revised one of 2008,
// that of the first, and the subject.
var printings = []difference{
	differ("britannia-2008", "britannia-2005", "id", func(e *Edition) *string { return &e.ID }),
	differ("second edition, revised", "second edition, first printing", "title", func(e *Edition) *string { return &e.Title }),
	differ(3, 2, "number in links", func(e *Edition) *int { return &e.Number }),
	differ(251, 219, "units in the box", func(e *Edition) *int { return &e.Markers }),

	// Invaders, retreats.
	differ(true, false, "invaders come in their turn", func(e *Edition) *bool { return &e.ArriveInTurn }),
	differ(true, false, "missing invaders fill the population track", func(e *Edition) *bool { return &e.ShortfallFills }),
	differ(true, false, "retreat to sea in a major invasion", func(e *Edition) *bool { return &e.LandingsRetreat }),
	differ(true, false, "invaders retreat to land", func(e *Edition) *bool { return &e.RetreatAshore }),
	differ(true, false, "a retreat occupies", func(e *Edition) *bool { return &e.RetreatOccupies }),

	// Romans and Romano-British.
	differ(true, false, "roads beyond a strait", func(e *Edition) *bool { return &e.RoadsAfterStrait }),
	differ(2, 1, "last round of points for Boudicca", func(e *Edition) *int8 { return &e.Cards[Romans].Eliminate[0].To }),
	differ(yorkAndCheshireSouthward, southOfYorkAndCheshire, "where forts become armies", func(e *Edition) *set { return &e.BritonArea }),
	differ(false, true, "fewer forts may become armies", func(e *Edition) *bool { return &e.BritonsMayStop }),
	differ(true, false, "first armies above the stacking limits", func(e *Edition) *bool { return &e.BritonStacks }),
	differ(yorkAndCheshireSouthward, yorkAndCheshireSouthward&setOf(english...), "vacant areas for Arthur", func(e *Edition) *set { return &e.ArthurArea }),
	differ(true, false, "Arthur apart from his people", func(e *Edition) *bool { return &e.ArthurAnywhere }),
	differ(true, false, "rebels are no former subjects", func(e *Edition) *bool { return &e.RebelsForgotten }),

	// Submission.
	differ(3, 2, "areas at which the Picts may submit", func(e *Edition) *int8 { return &e.SubmitAt[Picts] }),
	differ(true, false, "halves are rounded up", func(e *Edition) *bool { return &e.HalvesUp }),
	differ(true, false, "displaced armies choose", func(e *Edition) *bool { return &e.DisplacedChoose }),
	differ(6, 1, "first round of submission to the Angles", func(e *Edition) *int8 { return &e.AngleSubmission[0] }),
	differ(false, true, "Brigantes keep their points", func(e *Edition) *bool { return &e.SubjectsKeep }),

	// Saxons and Danes.
	differ(true, false, "burhs are among the twenty Saxons", func(e *Edition) *bool { return &e.BurhsAreCounted }),
	differ(8, 0, "burhs there are", func(e *Edition) *int8 { return &e.BurhMarkers }),
	differ(true, false, "areas of the Danish raid score again", func(e *Edition) *bool { return &e.RaidScoresAgain }),
	differ(false, true, "Cnut leaves last of all", func(e *Edition) *bool { return &e.CnutLeavesLast }),

	// Bretwalda and King.
	differ(true, false, "a Bretwalda holds English areas", func(e *Edition) *bool { return &e.CandidatesHold }),

	// Players.
	differ(shortGame(true), shortGame(false), "Dubliners in the short game", func(e *Edition) *Scenario { return &e.Others[0] }),
	differ(
		[]int8{optColours, optRaise, optHarold, optBurhs, optOrder, optInvaders, optFewest},
		[]int8{optColours, optRaise, optHarold, optBurhs, optOrder, optSwap, optFewest},
		"what players agree on", func(e *Edition) *[]int8 { return &e.Options }),
}

// southOfYorkAndCheshire is where the first printing has forts become armies.
var southOfYorkAndCheshire = yorkAndCheshireSouthward &^ setOf(York, Cheshire)

// firstEdition is the revised edition with every difference undone.
var firstEdition = sync.OnceValue(func() *Edition {
	e := *revisedEdition()
	e.Cards[Romans].Eliminate = slices.Clone(e.Cards[Romans].Eliminate) // not to write on the card of the other
	e.Others = append([]Scenario(nil), e.Others...)
	for _, d := range printings {
		d.set(&e)
	}
	return e.recompile()
})
