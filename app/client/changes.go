package client

import (
	"slices"

	"bretwalda/app/counsel"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Change is what a side has lost and gained since its player last decided, but for
// what the player has ordered: what they have moved, placed or removed themselves.
type Change struct {
	Side   int8
	Lost   Holding
	Gained Holding
	Points int
}

// Holding is places and units.
type Holding struct {
	Places []int8
	Units  []table.Loss
}

func (h Holding) empty() bool { return len(h.Places)+len(h.Units) == 0 }

// changes compares the position with that in which the seat that decides last did.
func (t *Table) changes() []Change {
	seat := t.Turn.Seat
	if !t.Decides() || t.Lesson != nil {
		return nil
	}
	n, decided := t.lastDecision(seat)
	if n < 0 {
		return nil
	}
	before := t.match.Replay(n).View(seat)
	after := before
	var own engine.Choice
	ordered, later := []engine.Event(nil), t.Log.Since(n)
	if decided {
		after = t.match.Replay(n + 1).View(seat)
		own = t.match.Log()[n].Choice
		first := len(t.Log.Before(n+1)) - len(t.Log.Before(n))
		ordered, later = later[:first], later[first:]
	}
	c := comparison{Table: t, before: t.estate(before), after: t.estate(after), now: t.estate(t.State)}
	var list []Change
	for side := range t.Game().Lexicon().Sides {
		if !plays(t.State, seat, int8(side)) {
			continue
		}
		x := Change{Side: int8(side), Points: pointsOf(t.State, int8(side)) - pointsOf(before, int8(side))}
		var direct direct
		if decided {
			direct = directOf(own, before.Turn(), t.Game().Lexicon())
		}
		c.units(&x, direct)
		c.places(&x, direct, ordered, later)
		t.shown(&x, t.Log.Since(n))
		if x.Points != 0 || !x.Lost.empty() || !x.Gained.empty() {
			list = append(list, x)
		}
	}
	return list
}

// Decides reports whether a person is to decide here and now.
func (t *Table) Decides() bool {
	seat := t.Turn.Seat
	return seat >= 0 && seat == t.Holder && !t.Curtain && t.Past == nil && !t.BotTurn() && t.here()
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
func (t *Table) Briefed() bool { return t.briefed == t.logged+1 }

// lastDecision is the last choice that a seat has made itself, or the first that
// another has made before it; decided tells which. There may be none: -1.
func (t *Table) lastDecision(seat engine.Seat) (n int, decided bool) {
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

func pointsOf(s engine.State, side int8) int {
	for _, score := range s.Standing() {
		if score.Side == side {
			return score.Points
		}
	}
	return 0
}

func (t *Table) estate(s engine.State) counsel.Estate { return t.counsel.Estate(t.Game().Lexicon(), s) }

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

// comparison is what there was before a choice, after it, and is now.
type comparison struct {
	*Table
	before, after, now counsel.Estate
}

// units tells of which kinds there are fewer or more.
func (c *comparison) units(x *Change, d direct) {
	for what := int8(engine.None); int(what) < len(c.Game().Lexicon().Whats); what++ {
		before, after, now := c.before.Count(x.Side, what), c.after.Count(x.Side, what), c.now.Count(x.Side, what)
		change := now - before
		if d.what < 0 || d.what == what {
			done := min(max(after-before, -d.goes), d.comes)
			change -= done
			if done < 0 {
				d.goes += done
			} else {
				d.comes -= done
			}
		}
		switch {
		case change < 0:
			x.Lost.Units = append(x.Lost.Units, table.Loss{Side: x.Side, What: what, Count: -change})
		case change > 0:
			x.Gained.Units = append(x.Gained.Units, table.Loss{Side: x.Side, What: what, Count: change})
		}
	}
}

// places tells which the side holds no longer, and which it holds now. Those that
// its own marches leave and reach are no news.
func (c *comparison) places(x *Change, d direct, ordered, later []engine.Event) {
	before, after, now := c.before.Held[x.Side], c.after.Held[x.Side], c.now.Held[x.Side]
	march := func(e engine.Event) (from, to uint64) {
		if e.Side == x.Side && c.Game().Lexicon().Events[e.Kind] == "march" && e.From >= 0 && e.To >= 0 {
			return 1 << uint(e.From), 1 << uint(e.To)
		}
		return 0, 0
	}
	named := d.named
	for _, e := range ordered {
		from, to := march(e)
		named |= from | to
	}
	held := before&^named | after&named
	for _, e := range later {
		from, to := march(e)
		held = held&^(from&^now) | to
	}
	for p := range c.Game().Lexicon().Places {
		switch bit := uint64(1) << uint(p); {
		case held&^now&bit != 0:
			x.Lost.Places = append(x.Lost.Places, int8(p))
		case now&^held&bit != 0:
			x.Gained.Places = append(x.Gained.Places, int8(p))
		}
	}
}

// shown leaves out what the window of a battle under way shows, blow by blow.
func (t *Table) shown(x *Change, events []engine.Event) {
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
	x.Lost.Units = slices.DeleteFunc(x.Lost.Units, func(l table.Loss) bool { return hits[l.What] >= l.Count })
	for i := range x.Lost.Units {
		x.Lost.Units[i].Count -= hits[x.Lost.Units[i].What]
	}
}
