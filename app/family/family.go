// Package family says what the client knows of a family of games beyond its rules.
//
// A family is a folder of app/games. Its editions share what it knows, also those
// that nobody has written yet; a game without a family plays as a list of places.
package family

import (
	"bretwalda/app/advice"
	"bretwalda/app/learn"
	"bretwalda/app/shape"
	"bretwalda/app/table"
	"bretwalda/engine"
)

// Family is what is known of a family of games, each part optional but its ID; of a family that
// the site ships also Advisor and Map, for its part of the program and its cover.
type Family struct {
	ID      string                      // what the IDs of its editions begin with: see engine.Family
	Advisor advice.Advisor              // what a friend who knows the game would say
	Tips    []learn.Tip                 // in the order in which they come where several are due
	Motions map[string]table.MotionKind // what a board shows of events, by their names
	Moments map[string]table.MomentKind // events that are seen by themselves, by their names
	News    map[string]int              // how much events tell who was not there, by their names; others are not told
	Pieces  shape.Looks                 // what is on the board
	Map     string                      // the chart of the board: its name among those of package maps
	Threats bool                        // the map can show where rivals may attack
	Minutes [2]int                      // a match takes with bots, the shortest scenario and the longest
	Parts   int                         // of its lesson; 0 is one
	Level   int                         // of difficulty, from 1; 0 where nobody says
	Topics  [][]string                  // what players are told how all stand in, each by the keys of its names
	Vague   []string                    // the rules that say least about a refusal, the least first
	Experts []string                    // IDs of the games whose expert bots play better than the hard ones, as docs/BOTS.md measures
	Ending  Ending                      // nil where the points so far are those that count
	Daily   []Daily                     // what a day's match may be, turn about, of one game

	Pace Pace // at which bots are shown

	Sections
	Typing
}

// Sections names the sections of the rules that the page leads to.
type Sections struct {
	Trick string   // who wins one
	Won   []string // who has won, each of some settings
}

// Pace is for how many milliseconds a round of bots is shown at normal speed, at most, and how
// many of them are kept for moments, which are told over the map. The zero value is UsualPace.
type Pace struct{ Round, Moments int }

// UsualPace suits a war in which few places change hands.
var UsualPace = Pace{12000, 6500}

// Typing is how choices are typed beside their own words.
type Typing struct {
	Within func(place int8) int8             // the place in which another lies, by which it is typed too; engine.None, or nil: none
	Typed  func(engine.State, string) string // the text whose words name a choice of a verb too; "" for none, nil: no verb has some
}

// Ending is what a seat would have if the game ended now.
type Ending func(engine.State, engine.Seat) int

// Daily is a match that a person has played within twenty minutes.
type Daily struct {
	Game, Scenario string // IDs
	Seats          int
}

// List is the families that the client knows.
type List []Family

// Of is the family of a game by its ID. It always has an advisor.
func (l List) Of(game string) Family {
	id := engine.Family(game)
	known := Family{ID: id}
	for _, f := range l {
		if f.ID == id {
			known = f
			break
		}
	}
	if known.Advisor == nil {
		known.Advisor = advice.None{}
	}
	return known
}
