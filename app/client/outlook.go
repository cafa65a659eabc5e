package client

import (
	"bretwalda/app/advice"
	"bretwalda/app/botworker"
	"bretwalda/engine"
)

// Outlook is how the game is likely to end, by games of bots: for each seat.
type Outlook struct {
	Points  []int            // at the end, in the game's smallest points; none as long as nobody can tell
	Chances []advice.Percent // to win
	after   int              // how many choices
	holder  engine.Seat      // by what this seat may know
}

// wantsOutlook reports whether the person looks at the scores, and the outlook is not that
// of the position.
func wantsOutlook(t *Table) bool {
	o := t.Outlook
	return t.Drawer == ScoresDrawer && t.Lesson == nil && !t.Turn.Over() && !t.Passing && (t.ByLink == nil || t.ByLink.Lobby == nil) &&
		(o == nil || o.after != t.match.Len() || o.holder != t.User)
}

// lookAhead asks for the outlook. Until it comes that of the position before is shown,
// to the person who saw it.
func lookAhead(m *Model) Command {
	t := m.Table
	o := &Outlook{after: t.match.Len(), holder: t.User}
	if old := t.Outlook; old != nil && old.holder == o.holder {
		o.Points, o.Chances = old.Points, old.Chances
	}
	t.Outlook = o
	return m.ask(aboutOutlook, botworker.Question{Forecast: true, Seat: t.User, Limit: limits[hintBot]})
}

// set takes the answer; after a fault nobody can tell.
func (o *Outlook) set(a botworker.Answer) {
	o.Points, o.Chances = nil, nil
	for seat, c := range a.Chances {
		o.Points = append(o.Points, points(a.Ends[seat]))
		o.Chances = append(o.Chances, advice.Estimate(c, thousandths))
	}
}
