package client

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/botworker"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Retry is a player's worst decisions, one after the other: each comes back as a branch
// in which the player decides again, and the judge says what that would have brought.
type Retry struct {
	Seat   engine.Seat
	At     int                 // which of them
	Tried  *botworker.Decision // what the judge says of the new choice, against the best; nil before
	Shown  bool                // the best is told
	Fault  bool                // this device cannot judge
	list   []botworker.Decision
	margin int
	origin *match.Match
	knows  engine.Seat // by whose knowledge the judge judges, or Nobody
}

// Messages of a retry.
type (
	// BeginRetry goes to the worst decision of a seat.
	BeginRetry struct{ Seat engine.Seat }
	// RetryAgain takes the new choice back; RetryShow tells the best; RetryNext goes on
	// to the next decision, or back to the match after the last; RetryStay makes the
	// branch one like any other.
	RetryAgain struct{}
	RetryShow  struct{}
	RetryNext  struct{}
	RetryStay  struct{}
)

// Decision is the one that comes back, and Len how many there are.
func (r *Retry) Decision() botworker.Decision { return r.list[r.At] }
func (r *Retry) Len() int                     { return len(r.list) }

// Last reports whether no other decision comes after this one.
func (r *Retry) Last() bool { return r.At == len(r.list)-1 }

// Fine reports whether the judge is sure enough to tell points by tenths.
func (r *Retry) Fine() bool { return fine(r.margin) }

// Same reports whether the new choice is as good as the best, as far as the judge can
// tell, and at least half way from the old one.
func (r *Retry) Same() bool {
	return r.Tried != nil && r.Tried.Points >= -min(r.margin, r.Decision().Points/2)
}

// Better is by how much the new choice is better than the old one; Short by how much the
// best is better still.
func (r *Retry) Better() int { return r.Decision().Points + r.Tried.Points }
func (r *Retry) Short() int  { return -r.Tried.Points }

// Choices is what was asked, what was chosen in the match, and the best.
func (r *Retry) Choices() (turn engine.Turn, made, best engine.Choice) {
	return comparedChoice(r.origin, r.Decision())
}

// Odds is what a choice would have met at the decision.
func (r *Retry) Odds(t *Table, c engine.Choice) []advice.Preview {
	return t.advisor.Previews(r.context(t), c)
}

// Why tells what follows from a choice of the decision, and what speaks for it.
func (r *Retry) Why(t *Table, c engine.Choice) []advice.Words {
	s := r.context(t)
	return append(t.advisor.Consequences(s, c), t.advisor.Reasons(s, c)...)
}

// context is the decision as the advisor sees it.
func (r *Retry) context(t *Table) advice.Context {
	n := r.Decision().Number
	s := r.origin.Replay(n)
	turn := s.Turn()
	c := contextOf(t.Game().Lexicon(), s.View(turn.Seat))
	c.Legal, c.Witnessed = s.Legal(nil), r.origin.Past(n, turn.Seat)
	return c
}

// CanRetry reports whether a seat has mistakes that can be decided again.
func CanRetry(t *Table, seat engine.Seat) bool {
	r := ReviewOf(t)
	return r != nil && r.Done == botworker.Whole && len(retried(t, r, seat)) > 0
}

// retried are the mistakes of a seat from which a branch may part.
func retried(t *Table, r *botworker.Review, seat engine.Seat) []botworker.Decision {
	if seat < 0 || int(seat) >= len(r.Seats) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(r.Seats[seat].Mistakes), func(d botworker.Decision) bool { return !branches(t, d.Number) })
}

func (msg BeginRetry) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil || !CanRetry(t, msg.Seat) {
		return nil
	}
	r := ReviewOf(t)
	kinds := slices.Clone(t.Seats)
	kinds[msg.Seat] = match.Person
	first := store.Record{ID: m.World.id(), Origin: t.origin()}
	return append([]Command{KeepPlace{}}, retry(m, first, kinds, &Retry{Seat: msg.Seat, list: retried(t, r, msg.Seat), margin: r.Margin, origin: t.match, knows: knows(t)})...)
}

// retry opens the branch of a decision.
func retry(m *Model, as store.Record, kinds []match.Kind, r *Retry) []Command {
	commands := branch(m, as, r.origin, r.Decision().Number, r.knows, kinds)
	if commands != nil {
		m.Table.Retry, m.Table.parted = r, parted{review: true}
	}
	return commands
}

// retrying is the table where a decision is made again.
func retrying(m *Model) *Table {
	if t := m.settledMatch(); t != nil && t.Retry != nil {
		return t
	}
	return nil
}

// Decided reports whether the person has decided again.
func Decided(t *Table) bool {
	return t.Retry != nil && t.match.Len() > t.Header().Parting()
}

// judges reports whether the new choice is to be judged.
func judges(t *Table) bool {
	return Decided(t) && t.Retry.Tried == nil && !t.Retry.Fault && t.pending == nil
}

// judge asks for it.
func judge(m *TableScreen) Command {
	d := m.Table.Retry.Decision()
	return m.ask(aboutRetry, botworker.Question{Retry: &botworker.Decision{Number: d.Number, Other: d.Other}, Seat: m.Table.Retry.knows, Limit: limits[hintBot]})
}

func judged(m *TableScreen, a botworker.Answer) []Command {
	t := m.Table
	if t.Retry == nil {
		return nil
	}
	if t.Retry.Tried = a.Retry; a.Retry == nil || len(a.Retry.Change) != len(t.Seats) {
		t.Retry.Tried, t.Retry.Fault = nil, true
	}
	return []Command{Focus{Asked}}
}

func (RetryAgain) Apply(m *Model) []Command {
	t := retrying(m)
	if t == nil || !Decided(t) {
		return nil
	}
	t.Retry.Tried, t.Retry.Shown, t.Retry.Fault = nil, false, false
	err := t.match.TakeBackTo(t.Header().Parting())
	forget(t)
	return append(m.changed(err), Focus{Asked})
}

func (RetryShow) Apply(m *Model) []Command {
	if t := retrying(m); t != nil {
		t.Retry.Shown = true
		return []Command{Focus{Asked}}
	}
	return nil
}

// Apply has the next decision in the same record, which is let go after the last.
func (RetryNext) Apply(m *Model) []Command {
	t := retrying(m)
	if t == nil {
		return nil
	}
	r := *t.Retry
	if !r.Last() {
		return retry(m, t.Record, t.Seats, &Retry{Seat: r.Seat, At: r.At + 1, list: r.list, margin: r.margin, origin: r.origin, knows: r.knows})
	}
	if origin, kept := m.Origin(t.Record); kept {
		return leave(m, origin.ID, parted{review: true})
	}
	return []Command{Go{Fragment: AtHome}}
}

func (RetryStay) Apply(m *Model) []Command {
	if t := retrying(m); t != nil {
		t.Retry = nil
		t.show() // with what may be chosen now
		return []Command{Focus{Asked}}
	}
	return nil
}

// RetriedChoices is what has been chosen again: all that went together.
func RetriedChoices(t *Table) (list []engine.Choice) {
	for _, e := range t.match.Log()[t.Header().Parting():] {
		if e.Seat != t.Retry.Seat {
			break
		}
		list = append(list, e.Choice)
	}
	return list
}
