package client

import (
	"cmp"
	"math/bits"
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Balance is what a side has lost since its player last decided, in full, while others moved.
// If Own, it is what came of the player's own choices, without the pieces that they moved,
// placed or removed on purpose. For a rival's side it is what they
// have won meanwhile.
type Balance struct {
	Side   int8
	Rival  bool
	Own    bool
	At     int // the choice with which the worst of it, or the first, began
	Lost   Assets
	Gained Assets
	Off    []table.Gain // what others have scored off the side

	Attacked []int8 // places of the seat in which a rival's units stand for battle
}

// Assets is works, places, units and points.
type Assets struct {
	Works  []table.Loss
	Places []int8
	Units  []table.Loss
	Points int
}

func (h Assets) empty() bool { return len(h.Works)+len(h.Places)+len(h.Units)+h.Points == 0 }

// balances goes through the positions from that in which the seat that decides last
// did. Only so does what came later hide nothing that was lost before.
func balances(t *Table) []Balance {
	if !t.Decides() || t.Lesson != nil {
		return nil
	}
	n, _ := t.lastDecision(t.Turn.Seat)
	if n < 0 {
		return nil
	}
	return balancesSince(t, n)
}

// Sums is what the sides of the one person of the device have lost and gained since that was last
// summed up for them: in between they may have decided in battles. Of others it is Balances.
func Sums(t *Table) []Balance {
	n, _ := t.lastDecision(t.Turn.Seat)
	if from := t.spoken.summed; t.person() >= 0 && t.Decides() && t.Lesson == nil && from > 0 && from < n {
		return balancesSince(t, from)
	}
	return t.Balances
}

// balancesSince goes through the positions from one on.
func balancesSince(t *Table, n int) []Balance {
	b, log := newLedger(t, n), t.match.Log()
	t.match.Plies(n, func(d match.Ply) bool {
		var said direct
		if d.Turn.Seat == t.Turn.Seat && !log[d.Number].Orders {
			said = directOf(d.Choice, d.Turn, t.Game().Lexicon())
		}
		b.follow(d, said)
		return true
	})
	list, apart := b.list(n)
	b.setUps(n)
	attacked(t, b.rivals, n)
	list = append(list, winners(b.rivals, b.held)...)
	slices.SortStableFunc(list, func(a, b Balance) int { // what was done to the person stands first
		return cmp.Compare(b.harms(), a.harms())
	})
	return append(list, apart...)
}

// ledger follows what the sides lose and gain from choice to choice.
type ledger struct {
	of       *Table
	accounts []*account  // of the sides of the seat that decides
	rivals   []Balance   // of all other sides, by side
	held     []uint64    // the places of all sides before the choice
	began    int         // the last choice of a player
	mover    engine.Seat // whose turn it is
}

// newLedger makes the ledger from choice number n on.
func newLedger(t *Table, n int) *ledger {
	seat, lexicon := t.Turn.Seat, t.Game().Lexicon()
	before := t.match.Replay(n).View(seat)
	estate, standing := t.advisor.Estate(lexicon, before), before.Standing()
	b := &ledger{of: t, rivals: make([]Balance, len(lexicon.Sides)), held: estate.Held, began: n, mover: turnAfter(t, n)}
	for i := range lexicon.Sides {
		side := int8(i)
		ours := plays(t.State, seat, side)
		b.rivals[side] = Balance{Side: side, Rival: !ours, At: -1}
		if !ours {
			continue
		}
		a := &account{of: t, side: side, before: estate, held: estate.Held[side], points: pointsOf(standing, side)}
		for i := range a.parts {
			a.parts[i] = part{
				Balance: Balance{Side: side, Own: i == 1, At: -1},
				lost:    make([]int, len(lexicon.Whats)+1), gained: make([]int, len(lexicon.Whats)+1),
			}
		}
		b.accounts = append(b.accounts, a)
	}
	return b
}

// follow goes on by a choice; said is what it does by its own words, where the person made it.
func (b *ledger) follow(d match.Ply, said direct) {
	t, seat := b.of, b.of.Turn.Seat
	tricks := t.Kinds.Trick >= 0
	if d.Turn.Seat >= 0 {
		b.began = d.Number
		if tricks || shareSide(t.State, b.mover, d.Turn.Seat) { // who share a side move by turns
			b.mover = d.Turn.Seat
		}
	}
	view := d.State.View(seat)
	estate, standing := t.advisor.Estate(t.Game().Lexicon(), view), view.Standing()
	for _, a := range b.accounts {
		losses, gains := &a.parts[0], &a.parts[1]
		if b.mover == seat {
			losses = &a.parts[1]
		}
		if d.Turn.Seat >= 0 && d.Turn.Seat != seat && plays(t.State, d.Turn.Seat, a.side) { // a partner's
			gains = &a.parts[0]
		}
		a.units(losses, gains, estate, said, b.began)
		a.places(losses, estate, said, d.Events, b.began)
		a.score(losses, gains, pointsOf(standing, a.side), d.Events)
		a.before = estate
	}
	for _, e := range d.Events {
		if int(e.Kind) == t.Kinds.Turn && !tricks {
			b.mover = t.seatOf(e.Side)
		}
	}
	if d.Turn.Seat != seat {
		addGains(t, b.rivals, b.held, estate.Held, d.Events, b.began)
	}
	b.held = estate.Held
}

// setUps tells what rivals have set up since choice number n, where the first turn came later.
func (b *ledger) setUps(n int) {
	before, l := b.of.match.Replay(n), b.of.Game().Lexicon()
	if _, turn := b.of.Log.Heading(b.of.Kinds, n); turn != nil || engine.RoundOf(before) > 1 {
		return
	}
	then, now := b.of.advisor.Estate(l, before.View(b.of.Turn.Seat)), b.of.advisor.Estate(l, b.of.State)
	for i := range b.rivals {
		x := &b.rivals[i]
		for what := range l.Whats {
			if more := now.Count(x.Side, int8(what)) - then.Count(x.Side, int8(what)); x.Rival && more > 0 {
				x.Gained.Units = append(x.Gained.Units, table.Loss{Side: x.Side, What: int8(what), Count: more})
				x.At = b.began
			}
		}
	}
}

// list is what the sides of the seat have lost and gained since choice number n: while
// others moved, and apart.
func (b *ledger) list(n int) (list, apart []Balance) {
	for _, a := range b.accounts {
		a.sum()
		for i := range a.parts {
			x := a.parts[i].Balance
			b.of.shown(&x, b.of.Log.Since(n))
			if x.Lost.empty() && x.Gained.empty() && len(x.Off) == 0 {
				continue
			}
			if x.At < 0 {
				x.At = n
			}
			if x.Own {
				apart = append(apart, x)
			} else {
				list = append(list, x)
			}
		}
	}
	return list, apart
}

// harms is 1 where something was done to the person, else 0.
func (x Balance) harms() int {
	if x.Lost.empty() && len(x.Off)+len(x.Attacked) == 0 {
		return 0
	}
	return 1
}

// attacked notes where units of rivals have come to those of the seat that decides, since
// choice number n, to fight: not in the turn of the seat, whose own attacks these are.
func attacked(t *Table, rivals []Balance, n int) {
	seat := t.Turn.Seat
	_, turn := t.Log.Heading(t.Kinds, t.match.Len())
	if t.Kinds.Battle < 0 || turn == nil || plays(t.State, seat, turn.Side) {
		return
	}
	units := t.advisor.Estate(t.Game().Lexicon(), t.State).Units
	defended := uint64(0)
	for _, p := range units {
		if p.Place >= 0 && p.Count > 0 && plays(t.State, seat, p.Side) {
			defended |= 1 << uint(p.Place)
		}
	}
	t.Log.Turns(t.Kinds, func(begins int, _ int8) { n = max(n, begins) })
	for _, p := range units {
		if p.Place < 0 || p.Count <= 0 || defended>>uint(p.Place)&1 == 0 {
			continue
		}
		if x := &rivals[p.Side]; x.Rival && !slices.Contains(x.Attacked, p.Place) {
			x.Attacked = append(x.Attacked, p.Place)
			if x.At < 0 {
				x.At = n
			}
		}
	}
}

// turnAfter is whose turn it is after so many choices; where all play to each trick, the seat
// that decides.
func turnAfter(t *Table, choices int) engine.Seat {
	if _, turn := t.Log.Heading(t.Kinds, choices); turn != nil && t.Kinds.Trick < 0 {
		return t.seatOf(turn.Side)
	}
	return t.Turn.Seat
}

// addGains adds what sides of others have won by a choice: places, and points.
func addGains(t *Table, list []Balance, before, after []uint64, events []engine.Event, began int) {
	for side := range list {
		x := &list[side]
		if !x.Rival {
			continue
		}
		for _, e := range events {
			if t.Kinds.Scores(e) && e.Side == x.Side && e.Count > 0 {
				x.Gained.Points += int(e.Count)
			}
		}
		for p := range t.Game().Lexicon().Places {
			if after[side]&^before[side]>>uint(p)&1 != 0 && !slices.Contains(x.Gained.Places, int8(p)) {
				x.Gained.Places = append(x.Gained.Places, int8(p))
			}
		}
		if x.At < 0 && !x.Gained.empty() {
			x.At = began
		}
	}
}

// winners is the rivals who have won most, of what they still hold.
func winners(rivals []Balance, held []uint64) []Balance {
	var list []Balance
	for _, x := range rivals {
		x.Gained.Places = slices.DeleteFunc(x.Gained.Places, func(p int8) bool { return held[x.Side]>>uint(p)&1 == 0 })
		if x.Rival && (!x.Gained.empty() || len(x.Attacked) > 0) {
			list = append(list, x)
		}
	}
	slices.SortStableFunc(list, func(a, b Balance) int {
		return b.Gained.Points + len(b.Gained.Places) - a.Gained.Points - len(a.Gained.Places)
	})
	return list
}

// Decides reports whether a person is to decide here and now.
func (t *Table) Decides() bool {
	seat := t.Turn.Seat
	return seat >= 0 && seat == t.User && !t.Passing && t.Live() && !t.BotTurn() && t.here()
}

// SinceDecision is what has happened since the seat that decides last did, its
// choice among it; nothing in a lesson, which tells of it itself.
func (t *Table) SinceDecision() []engine.Event {
	if !t.Decides() || t.Lesson != nil {
		return nil
	}
	if n, _ := t.lastDecision(t.Turn.Seat); n >= 0 {
		return t.Log.Since(n)
	}
	return nil
}

// Briefed reports whether the person has read what has happened and now decides.
func (t *Story) Briefed() bool { return t.briefed == t.logged+1 }

// KnownOutcome reports whether a page, which the person has left, has told the outcome of a choice.
func (t *Story) KnownOutcome(choice int) bool { return choice < t.told }

// ReadsOn reports whether the person reads all of what has happened.
func (t *Story) ReadsOn() bool { return t.briefed == -t.logged-1 }

// picksUp notes that whoever has picked something has read what has happened.
func picksUp(t *Table) {
	if t != nil && t.Lesson == nil && t.Decides() && (t.Picker.Picked() || len(t.Marks.List) > 0) {
		t.briefed = t.logged + 1
	}
}

// lastDecision is the last choice that a seat has made itself, or the first that
// another has made before it; decided tells which. There may be none: -1.
func (t *Seating) lastDecision(seat engine.Seat) (n int, decided bool) {
	log := t.match.Log()
	for n := len(log) - 1; n >= 0; n-- {
		if log[n].Seat == seat && !log[n].Orders {
			return n, true
		}
	}
	return slices.IndexFunc(log, func(e match.Entry) bool { return e.Seat >= 0 }), false
}

// plays reports whether a seat plays a side, alone or with partners.
func plays(s engine.State, seat engine.Seat, side int8) bool {
	if shared, ok := s.(engine.Shared); ok {
		return slices.Contains(shared.Seats(side), int8(seat))
	}
	return slices.ContainsFunc(s.Standing(), func(score engine.Score) bool { return score.Side == side && score.Seat == seat })
}

// shareSide reports whether two seats play a side together.
func shareSide(s engine.State, a, b engine.Seat) bool {
	return slices.ContainsFunc(s.Standing(), func(score engine.Score) bool {
		return score.Side >= 0 && plays(s, a, score.Side) && plays(s, b, score.Side)
	})
}

func pointsOf(standing []engine.Score, side int8) int {
	for _, score := range standing {
		if score.Side == side {
			return score.Points
		}
	}
	return 0
}

// direct is what a choice does by its own words: units of a kind that it adds at a
// place or takes from one, and the places that it names.
type direct struct {
	what        int8 // None: any
	comes, goes int
	named       uint64
}

// directOf reads a choice. One from a place to another adds and takes nothing.
func directOf(c engine.Choice, asked engine.Turn, l *engine.Lexicon) direct {
	d := direct{what: c.What}
	for _, p := range []int8{c.From, c.Via, c.Via2, c.To} {
		if p >= 0 {
			d.named |= 1 << uint(p)
		}
	}
	if c.To >= 0 && asked.Place >= 0 { // a retreat
		d.named |= 1 << uint(asked.Place)
	}
	count := max(int(c.Count), 1)
	switch sides := l.WhatIsSide; {
	case sides != nil && sides(c.Verb):
	case c.From >= 0 && c.To >= 0:
	case c.From >= 0:
		d.goes = count
	case c.To >= 0:
		d.comes = count
	case c.What >= 0: // lose one of a kind
		d.goes = count
	}
	return d
}

// account is what a side has lost and gained so far: while others moved, and apart.
type account struct {
	of     *Table
	side   int8
	before advice.Estate // before the choice
	held   uint64        // the places that its player knows it to hold
	points int           // before the choice
	work   int8          // of which kind its works are
	parts  [2]part
}

// part is what is told in one line.
type part struct {
	Balance
	lost, gained []int  // units by kind, the first of no kind
	gone         uint64 // places
	razed        uint64 // places in which a castle was taken or burned
}

// units tells of which kinds there are fewer or more after a choice.
func (a *account) units(losses, gains *part, after advice.Estate, d direct, began int) {
	for i := range losses.lost {
		what := int8(i - 1)
		change := after.Count(a.side, what) - a.before.Count(a.side, what)
		if d.what < 0 || d.what == what {
			done := min(max(change, -d.goes), d.comes)
			change -= done
			if done < 0 {
				d.goes += done
			} else {
				d.comes -= done
			}
		}
		losses.lost[i] += max(-change, 0)
		if change < 0 && losses.At < 0 {
			losses.At = began
		}
		gains.gained[i] += max(change, 0)
		if change > 0 && gains.At < 0 {
			gains.At = began
		}
	}
}

// places follows what its player knows the side to hold: places that its own marches
// leave and reach are no news, nor those from which its raiders go back to sea. A castle goes
// with its place, or burns.
func (a *account) places(losses *part, after advice.Estate, d direct, events []engine.Event, began int) {
	if len(a.before.Works) > 0 {
		a.work = a.before.Works[0].What
	}
	left, reached := d.named, d.named
	for _, e := range events {
		if name := a.of.Game().Lexicon().Events[e.Kind]; e.Side == a.side && (name == "march" || name == "withdraw") && e.From >= 0 && e.To >= 0 {
			left |= 1 << uint(e.From)
			reached |= 1 << uint(e.To)
		}
	}
	now := after.Held[a.side]
	a.held = a.held&^(left&^now) | reached&now
	if gone := a.before.Held[a.side] &^ now; gone&a.held != 0 { // worse than units alone
		losses.At = began
		losses.gone |= gone
	}
	if razed := a.before.Walled(a.side) &^ after.Walled(a.side) &^ (left &^ now); razed != 0 {
		losses.At = began
		losses.razed |= razed
	}
}

// score tells points won and lost by a choice, and what others won off the side.
func (a *account) score(losses, gains *part, points int, events []engine.Event) {
	won, lost := 0, 0
	for _, e := range events {
		switch {
		case !a.of.Kinds.Scores(e):
		case e.Side == a.side:
			won += max(int(e.Count), 0)
			lost += max(-int(e.Count), 0)
		case e.Other == a.side && e.Count > 0 && e.Side >= 0 && !plays(a.of.State, a.of.Turn.Seat, e.Side):
			a.parts[0].off(e)
		}
	}
	change := points - a.points
	if won-lost != change { // some of it is no event
		won, lost = max(change, 0), max(-change, 0)
	}
	gains.Gained.Points += won
	losses.Lost.Points += lost
	a.points = points
}

func (a *part) off(e engine.Event) {
	for i := range a.Off {
		if a.Off[i].Side == e.Side {
			a.Off[i].Points += int(e.Count)
			return
		}
	}
	a.Off = append(a.Off, table.Gain{Side: e.Side, Points: int(e.Count)})
}

// sum is what there is to tell. A place that was lost and won back is not, nor its castle.
func (a *account) sum() {
	for i := range a.parts {
		x := &a.parts[i]
		for i := range x.lost {
			if n := x.lost[i]; n > 0 {
				x.Lost.Units = append(x.Lost.Units, table.Loss{Side: a.side, What: int8(i - 1), Count: n})
			}
			if n := x.gained[i]; n > 0 {
				x.Gained.Units = append(x.Gained.Units, table.Loss{Side: a.side, What: int8(i - 1), Count: n})
			}
		}
	}
	now, theirs, own := a.before.Held[a.side], &a.parts[0], &a.parts[1]
	walled := a.before.Walled(a.side)
	theirs.works(a, theirs.razed&^walled)
	own.works(a, own.razed&^theirs.razed&^walled)
	for p := range a.of.Game().Lexicon().Places {
		switch bit := uint64(1) << uint(p); {
		case a.held&^now&bit != 0 && own.gone&^theirs.gone&bit != 0:
			own.Lost.Places = append(own.Lost.Places, int8(p))
		case a.held&^now&bit != 0:
			theirs.Lost.Places = append(theirs.Lost.Places, int8(p))
		case now&^a.held&bit != 0:
			own.Gained.Places = append(own.Gained.Places, int8(p))
		}
	}
}

// works notes so many castles as lost.
func (a *part) works(of *account, razed uint64) {
	if n := bits.OnesCount64(razed); n > 0 {
		a.Lost.Works = []table.Loss{{Side: a.Side, What: of.work, Count: n}}
	}
}

// shown leaves out what the window of a battle under way shows, blow by blow, and of
// what one's own choice has cost what it shows of a battle that is over.
func (t *Story) shown(x *Balance, events []engine.Event) {
	if x.Own {
		if len(t.Report) > 0 && t.Report[t.Page].Attacker == x.Side {
			x.leaveOut(t.Report[t.Page].Fallen(x.Side))
		}
		return
	}
	if !t.Fighting() {
		return
	}
	hits := map[int8]int{}
	for _, e := range events {
		switch int(e.Kind) {
		case t.Kinds.Battle:
			clear(hits)
		case t.Kinds.Hit:
			if e.Side == x.Side {
				hits[e.What] += max(int(e.Count), 1)
			}
		}
	}
	for what, n := range hits {
		x.leaveOut([]table.Loss{{Side: x.Side, What: what, Count: n}})
	}
}

// leaveOut takes units off those that were lost.
func (x *Balance) leaveOut(list []table.Loss) {
	for _, l := range list {
		for i := range x.Lost.Units {
			if u := &x.Lost.Units[i]; u.What == l.What {
				u.Count = max(u.Count-l.Count, 0)
			}
		}
	}
	x.Lost.Units = slices.DeleteFunc(x.Lost.Units, func(l table.Loss) bool { return l.Count == 0 })
}
