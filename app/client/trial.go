package client

import (
	"bretwalda/app/botworker"
	"bretwalda/engine"
)

// BranchOutlook is what the judge says of a branch: what a player may expect in it, and what they
// could in the match at that point.
type BranchOutlook struct {
	Seat        engine.Seat
	Here, There *botworker.Outlook // nil as long as nobody can tell
	Level       bool               // both are of the same moment: see Level
	levels      bool               // what the judge is weighing is
	after       int                // how many choices of the branch
}

// Chances are the person's, in hundredths; false where the judge cannot tell both.
func (r *BranchOutlook) Chances() (here, there int, ok bool) {
	if r == nil || r.Here == nil || len(r.Here.Chances) == 0 || len(r.There.Chances) == 0 {
		return 0, 0, false
	}
	return (r.Here.Chances[r.Seat] + 5) / 10, (r.There.Chances[r.Seat] + 5) / 10, true
}

// Points are those that the person may expect in the end.
func (r *BranchOutlook) Points() (here, there int, ok bool) {
	if r == nil || r.Here == nil {
		return 0, 0, false
	}
	return points(r.Here.Points[r.Seat]), points(r.There.Points[r.Seat]), true
}

// TrialOf is what the judge says of the branch at hand, or nil. While it weighs what has just
// been chosen it is what it said before.
func TrialOf(t *Table) *BranchOutlook {
	if t.Retry != nil || !t.Live() || t.match.Len() <= t.Header().Parting() {
		return nil
	}
	return t.trial
}

// wantsTrial reports whether the judge is to weigh the branch at hand: something was chosen in
// it, and nobody thinks.
func wantsTrial(m *Model) bool {
	t := m.Table
	if !t.Branch() || t.Lesson != nil || t.Retry != nil || t.BotTurn() && !t.bots.stopped || t.match.Len() <= t.Header().Parting() ||
		t.trial != nil && t.trial.after == t.match.Len() || Unaided(m) {
		return false
	}
	_, kept := m.Origin(t.Record)
	return kept && tried(t) >= 0
}

// tried is the seat for which a branch is judged: the only person's, or else the one in which a
// person has decided first.
func tried(t *Table) engine.Seat {
	if person := t.person(); person >= 0 {
		return person
	}
	for _, e := range t.match.Log()[t.Header().Parting():] {
		if e.Seat >= 0 && !t.Bot(e.Seat) {
			return e.Seat
		}
	}
	return engine.Nobody
}

// askBranchOutlook asks the worker for the outlook of a branch.
func askBranchOutlook(m *Model) []Command {
	t := m.Table
	r := &BranchOutlook{Seat: tried(t), after: t.match.Len()}
	if old := t.trial; old != nil && old.Seat == r.Seat {
		r.Here, r.There, r.Level = old.Here, old.There, old.Level
	}
	t.trial = r
	origin, at := besideAt(m, t)
	r.levels = Level(t)
	if origin == nil {
		return nil
	}
	knows := engine.Nobody
	if !origin.Turn().Over() {
		knows = r.Seat
	}
	return []Command{m.ask(aboutTrial, botworker.Question{Trial: &botworker.Trial{Link: t.beside.link, At: at}, Seat: knows, Limit: limits[hintBot]})}
}

// takeBranchOutlook takes the answer; after a fault nobody can tell.
func takeBranchOutlook(t *Table, a botworker.Answer) {
	whole := func(o *botworker.Outlook) bool {
		return o != nil && len(o.Points) == len(t.Seats) && (len(o.Chances) == 0 || len(o.Chances) == len(t.Seats))
	}
	if t.trial == nil {
		return
	}
	t.trial.Level = t.trial.levels
	if t.trial.Here, t.trial.There = a.Here, a.There; !whole(a.Here) || !whole(a.There) {
		t.trial.Here, t.trial.There = nil, nil
	}
}
