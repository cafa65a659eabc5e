package client

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// nextRest is where the page rests next until the person goes on, or nil. It rests
//
//   - before dice of a battle that has begun by itself: nobody has seen its odds;
//   - after a battle of a person here, when bots go on or the next battle comes;
//   - after areas have been scored;
//   - after a trick;
//   - at a moment that a person reads, when bots go on;
//   - before the end of a match whose rounds have sheets, at the last of them.
func (t *Table) nextRest() *Rest {
	if t.Lesson != nil {
		return nil
	}
	var r *Rest
	w := lookout{of: t, fought: engine.None}
	t.closes = t.closes && t.match.Turn().Over()
	t.match.Plies(t.rolled, func(d match.Ply) bool {
		t.closes = t.closes || ends(t, d)
		r = w.rest(d)
		return r == nil
	})
	if r == nil && t.closes {
		r = &Rest{Kind: AfterScoring, At: t.match.Len(), Place: engine.None}
	}
	if r == nil {
		t.rolled = t.logged
	}
	return r
}

// lookout looks from choice to choice for one after which the page rests.
type lookout struct {
	of     *Table
	fought int8 // the place of the battle that has ended since a seat chose, or None
	told   bool // a moment has come since then
}

// rest is the rest after a choice, or nil.
func (w *lookout) rest(d match.Ply) *Rest {
	t := w.of
	w.told = w.told && d.Turn.Seat < 0 || reads(t, d.Events)
	kind, place := BeforeDice, unasked(t, d)
	if place < 0 {
		kind, place = AfterBattle, w.battleOver(d)
	}
	if !t.bots.hurried && !d.State.Turn().Over() && scoring(t.Kinds, d.Events) {
		return &Rest{Kind: AfterScoring, At: d.Number + 1, Place: place}
	}
	if place >= 0 {
		return &Rest{Kind: kind, At: d.Number + 1, Place: place}
	}
	if t.bots.hurried {
		return nil
	}
	if trick := trickOver(t, d); trick >= 0 {
		return &Rest{Kind: AfterTrick, At: d.Number + 1, Place: trick}
	}
	if w.told && t.Bot(d.State.Turn().Seat) {
		return &Rest{Kind: AtMoment, At: d.Number + 1, Place: engine.None}
	}
	return nil
}

// battleOver is the place of a battle that is over and is told of now: bots go on, or the
// next battle comes; else None.
func (w *lookout) battleOver(d match.Ply) int8 {
	t := w.of
	if d.Turn.Seat >= 0 {
		w.fought = engine.None
	}
	before := w.fought
	if at := foughtOut(t, d); at >= 0 {
		w.fought = at
	}
	begun := slices.ContainsFunc(d.Events, func(e engine.Event) bool { return int(e.Kind) == t.Kinds.Battle })
	switch {
	case w.fought < 0 || t.bots.hurried:
	case begun && before >= 0:
		return before // its end would be told behind that of the next
	case begun || t.Bot(d.State.Turn().Seat) || asksBattle(t, d.State.Turn()):
		return w.fought
	}
	return engine.None
}

// asksBattle reports whether a person here is asked which battle is next.
func asksBattle(t *Table, turn engine.Turn) bool {
	return turn.Seat >= 0 && t.sits(turn.Seat) && t.Game().Lexicon().Asks[turn.Kind] == "battle"
}

// ends reports whether the last round of a game of tricks is over with a choice, and
// a person here has played it.
func ends(t *Table, d match.Ply) bool {
	return t.Kinds.Trick >= 0 && !t.bots.hurried && d.State.Turn().Over() && slices.Contains(t.Seats, match.Person)
}

// EndedRound is what happened in the round that has ended since the seat that decides last
// did something, or for which the page rests, and what the next round has revealed; nil
// where none has ended.
func (t *Table) EndedRound() []engine.Event {
	events, fresh := t.Log.Before(t.LogEnd()), len(t.SinceDecision())
	var begun []int
	for i, e := range events {
		if int(e.Kind) == t.Kinds.Round {
			begun = append(begun, i)
		}
	}
	n := len(begun)
	switch {
	case n > 0 && t.RestsAt(AfterScoring):
		return events[begun[n-1]:]
	case n > 1 && begun[n-1] >= len(events)-fresh:
		return events[begun[n-2]:]
	}
	return nil
}

// reads reports whether a moment has come with events that a person of this table reads before
// bots go on.
func reads(t *Table, events []engine.Event) bool {
	return slices.ContainsFunc(t.Seats, func(k match.Kind) bool { return k == match.Person }) &&
		slices.ContainsFunc(table.Moments(t.Game().Lexicon(), t.Family.Moments, events), func(m table.Moment) bool { return m.Rests })
}

// unasked is the place of a battle that its player did not choose to begin and whose dice
// fall next; None where there is none, or it is a bot's. Persons throw real dice
// themselves.
func unasked(t *Table, d match.Ply) int8 {
	if d.State.Turn().Seat != engine.Nature || t.match.Dice().Kind == dice.ByHand {
		return engine.None
	}
	for _, e := range d.Events {
		if int(e.Kind) != t.Kinds.Battle || d.Turn.Seat >= 0 && plays(d.State, d.Turn.Seat, e.Side) {
			continue
		}
		if _, known := t.advisor.Due(contextOf(t.Game().Lexicon(), d.State.View(t.viewer(t.User)))); known && t.watched(d.State, e.Side) {
			return e.To
		}
	}
	return engine.None
}

// foughtOut is the place of the battle that a choice has ended, if a person of this table
// fought in it; else None.
func foughtOut(t *Table, d match.Ply) int8 {
	if !slices.ContainsFunc(d.Events, func(e engine.Event) bool { return int(e.Kind) == t.Kinds.End }) {
		return engine.None
	}
	list := table.Battles(t.Kinds, t.Log.Before(d.Number+1))
	n := len(list)
	if n > 1 && !list[n-1].Over { // the next has begun
		n--
	}
	if n == 0 || !list[n-1].Over || !list[n-1].Thrown() {
		return engine.None
	}
	if b := &list[n-1]; t.watched(d.State, b.Attacker) || t.watched(d.State, b.Defender) {
		return b.Place
	}
	return engine.None
}

// Attackers are the units that began a battle, by kind, as far as the person may know them.
func Attackers(t *Table, b *table.Battle) (list []table.Loss) {
	begins := func(e engine.Event) bool {
		return int(e.Kind) == t.Kinds.Battle && e.To == b.Place && e.Side == b.Attacker
	}
	n := t.newsRange[1] - 1
	for n >= 0 && !slices.ContainsFunc(t.match.EventsOf(n), begins) {
		n--
	}
	if n < 0 {
		return nil
	}
	then := t.visibleThen(t.User)(t.match.Replay(n + 1))
	for _, p := range t.advisor.Estate(t.Game().Lexicon(), then).Units {
		if p.Place != b.Place || p.Side != b.Attacker || p.Count <= 0 {
			continue
		}
		if i := slices.IndexFunc(list, func(l table.Loss) bool { return l.What == p.What }); i >= 0 {
			list[i].Count += int(p.Count)
		} else {
			list = append(list, table.Loss{Side: p.Side, What: p.What, Count: int(p.Count)})
		}
	}
	return list
}

// trickOver is the place of the trick that a choice has ended; None where there is none, or
// no person plays here. A trick ends when something begins that is no action of its cards.
func trickOver(t *Table, d match.Ply) int8 {
	if t.Kinds.Trick < 0 || !slices.ContainsFunc(d.Events, func(e engine.Event) bool { return beginsSomething(t, e) }) {
		return engine.None
	}
	events, over := t.Log.Before(d.Number+1), false
	for i := len(events) - 1; i >= 0; i-- {
		switch e := events[i]; {
		case int(e.Kind) == t.Kinds.Trick && over && slices.ContainsFunc(t.Seats, func(k match.Kind) bool { return k == match.Person }):
			return e.To
		case int(e.Kind) == t.Kinds.Trick, beginsSomething(t, e) && i < len(events)-len(d.Events):
			return engine.None
		case beginsSomething(t, e):
			over = true
		}
	}
	return engine.None
}

// beginsSomething reports whether an event begins something new.
func beginsSomething(t *Table, e engine.Event) bool {
	_, known := t.Family.Moments[t.Game().Lexicon().Events[e.Kind]]
	return known
}

// Foregoing is the events before something new begins, after the last trick.
func Foregoing(t *Table, events []engine.Event) []engine.Event {
	n := len(events)
	for n > 0 && int(events[n-1].Kind) != t.Kinds.Trick {
		n--
	}
	for n < len(events) && !beginsSomething(t, events[n]) {
		n++
	}
	return events[:n]
}

// LastTrick is the events of the last trick that is over, from its lead to its last action.
func LastTrick(t *Table) []engine.Event {
	events := t.Log.Before(t.newsRange[1])
	won := len(events) - 1
	for won >= 0 && int(events[won].Kind) != t.Kinds.Trick {
		won--
	}
	end := won + 1
	for end < len(events) && !beginsSomething(t, events[end]) {
		end++
	}
	for n := won; n >= 0; n-- {
		if int(events[n].Kind) == t.Kinds.Turn {
			return events[n:end]
		}
	}
	return nil
}

// scoring reports whether areas are scored in events.
func scoring(k table.Kinds, events []engine.Event) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return int(e.Kind) == k.Hold })
}

// RoundTold is the round that the table tells of: the one whose points are shown, though the next
// may have begun.
func RoundTold(t *Table) int {
	if t.RestsAt(AfterScoring) {
		if _, round := ScoredRound(t.Kinds, t.Log.Before(t.Rest.At)); round > 0 {
			return round
		}
	}
	return t.Round()
}

// ScoredRound is the events of the last round whose areas are scored among events, and its
// number.
func ScoredRound(k table.Kinds, events []engine.Event) (list []engine.Event, round int) {
	last := len(events) - 1
	for last >= 0 && int(events[last].Kind) != k.Hold {
		last--
	}
	end := last + 1
	for end < len(events) && k.Scores(events[end]) { // what is kept back of it
		end++
	}
	for n := last; n >= 0; n-- {
		if int(events[n].Kind) == k.Round {
			return events[n:end], int(events[n].Count)
		}
	}
	return events[:end], 1
}

// watched reports whether a person of this table plays a side.
func (t *Seating) watched(s engine.State, side int8) bool {
	for seat := range t.Seats {
		if seat := engine.Seat(seat); t.sits(seat) && plays(s, seat, side) {
			return true
		}
	}
	return false
}

// unshown is the choice from which on dice may be due: the page was left before it showed
// them. After a later decision they are not shown any more.
func (t *Seating) unshown() int {
	log := t.match.Log()
	n := t.Record.Rolled - 1
	if n < 0 || t.match.Dice().Kind == dice.ByHand || n >= len(log) || slices.ContainsFunc(log[n+1:], func(e match.Entry) bool { return e.Seat >= 0 }) {
		return len(log)
	}
	return n
}

// FirstOdds is the odds of a battle before its first real dice.
func FirstOdds(t *Table) (p advice.Preview, ok bool) {
	if t.Turn.Seat != engine.Nature || t.match.Dice().Kind != dice.ByHand || !t.Fighting() || len(t.Report[len(t.Report)-1].Clashes) > 0 {
		return p, false
	}
	return t.advisor.Due(t.adviceContext())
}

// DueOdds is the odds before whose dice the page rests.
func (t *Table) DueOdds() advice.Preview {
	p, _ := t.advisor.Due(t.adviceContext())
	return p
}

// contextOf is what the advisor sees of a position, but for what may be chosen there and what its
// seat has witnessed.
func contextOf(l *engine.Lexicon, s engine.State) advice.Context {
	return advice.Context{Lexicon: l, State: s, Turn: s.Turn(), Pieces: s.Pieces(nil)}
}
