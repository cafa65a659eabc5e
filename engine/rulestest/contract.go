package rulestest

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Contract checks the contract of package engine in the standing orders of a game, and
// in every position of random matches of all setups.
func Contract(t *testing.T, g engine.Game, matches int) {
	t.Helper()
	usual(t, g)
	setups := engine.Setups(g)
	for i := range matches {
		setup := setups[i*len(setups)/matches]
		state, err := g.New(setup)
		if err != nil {
			t.Fatalf("%s %+v: %v", g.ID(), setup, err)
		}
		tb := Table{T: t, Game: g, State: state}
		tb.random(setup, uint64(i))
	}
}

// usual checks the policies: each has a name and may be left open, and its usual order
// is one of its values.
func usual(t *testing.T, g engine.Game) {
	t.Helper()
	for _, p := range g.Lexicon().Policies {
		if p.ID == "" || len(p.Values) < 2 || p.Values[0] != "ask" || int(p.Usual) >= len(p.Values) {
			t.Errorf("%s: policy %+v", g.ID(), p)
		}
	}
}

// often is how many choices apart the checks are that write the position down.
const often = 23

// random plays a match by chance, from the position on the table to its end, and then
// again. The same choices lead to the same position.
func (tb *Table) random(setup engine.Setup, seed uint64) {
	tb.Helper()
	var made []engine.Choice
	first := tb.State.Clone()
	for !tb.State.Turn().Over() {
		n := len(made)
		tb.inWords()
		legal := tb.State.Legal(nil)
		if n%often == 0 {
			tb.Sound()
			tb.independent(legal)
			tb.deputy(legal)
			if c := forged(seed, n, legal[0]); !slices.Contains(legal, c) {
				tb.Refused(c)
			}
		}
		made = append(made, legal[dice.Draw(seed, n, len(legal))])
		tb.Events = nil
		tb.Do(made[n])
		tb.checkEvents()
		if n > 1<<14 {
			tb.Failf("%+v does not end", setup)
		}
	}
	tb.Sound()
	tb.scored()
	end := tb.JSON()
	tb.State = first
	for _, c := range made {
		tb.Do(c)
	}
	if !bytes.Equal(end, tb.JSON()) {
		tb.Failf("%+v: the same choices lead elsewhere, before to\n%s", setup, end)
	}
}

// inWords checks that every question and choice has a name.
func (tb *Table) inWords() {
	tb.Helper()
	x, turn := tb.Game.Lexicon(), tb.State.Turn()
	seats := tb.Seats()
	if int(turn.Kind) >= len(x.Asks) || turn.Seat < engine.Nature || turn.Seat >= seats ||
		!within(x.Sides, turn.Side, turn.Other) || !within(x.Places, turn.Place) {
		tb.Fatalf("%s: turn %+v has no name", tb.Game.ID(), turn)
	}
	if turn.Seat == engine.Nature && (turn.Roller < engine.Nobody || turn.Roller >= seats) {
		tb.Failf("seat %d rolls", turn.Roller)
	}
	for _, c := range tb.State.Legal(nil) {
		whats := x.Whats
		if x.WhatIsSide != nil && int(c.Verb) < len(x.Verbs) && x.WhatIsSide(c.Verb) {
			whats = x.Sides
		}
		if int(c.Verb) >= len(x.Verbs) || !within(x.Places, c.From, c.To, c.Via, c.Via2) || !within(whats, c.What) {
			tb.Fatalf("%s: choice %+v has no name", tb.Game.ID(), c)
		}
	}
}

// checkEvents checks that every event has a name.
func (tb *Table) checkEvents() {
	tb.Helper()
	x := tb.Game.Lexicon()
	for _, e := range tb.Events {
		if int(e.Kind) >= len(x.Events) || !within(x.Sides, e.Side, e.Other) || !within(x.Places, e.From, e.To, e.Via, e.Via2) {
			tb.Failf("event %+v has no name", e)
		}
	}
}

// within reports whether each number is None or stands for one of the names.
func within(names []string, numbers ...int8) bool {
	return !slices.ContainsFunc(numbers, func(n int8) bool { return n < engine.None || int(n) >= len(names) })
}

// independent checks that copies and views are independent.
func (tb *Table) independent(legal []engine.Choice) {
	tb.Helper()
	before := tb.JSON()
	if _, err := tb.State.Clone().Play(legal[0]); err != nil {
		tb.Failf("a clone refuses %s: %v", tb.Words(legal[0]), err)
	}
	for seat := engine.Nobody; seat < tb.Seats(); seat++ {
		if seat == engine.Nature {
			continue
		}
		view := tb.State.View(seat)
		again, err := view.MarshalJSON()
		if twice, err2 := view.View(seat).MarshalJSON(); err != nil || err2 != nil || !bytes.Equal(again, twice) {
			tb.Failf("seat %d sees in its view\n%s\n%v %v", seat, twice, err, err2)
		}
		view.Pieces(nil)
	}
	if !bytes.Equal(before, tb.JSON()) {
		tb.Failf("a clone or a view is not independent")
	}
}

// deputy checks that orders choose from the list.
func (tb *Table) deputy(legal []engine.Choice) {
	tb.Helper()
	d, ok := tb.State.(engine.Deputy)
	if !ok {
		return
	}
	if c, ok := d.Answer(nil); ok {
		tb.Failf("answered %s without orders", tb.Words(c))
	}
	for v := range 4 {
		if c, ok := d.Answer(Orders(tb.Game.Lexicon().Policies, v)); ok && !slices.Contains(legal, c) {
			tb.Failf("answered %v, which is not offered", c)
		}
	}
}

// scored checks the standing of a finished match.
func (tb *Table) scored() {
	tb.Helper()
	won, seat, side := false, engine.Seat(0), int8(0)
	for _, s := range tb.State.Standing() {
		switch {
		case s.Side == engine.None && s.Seat == seat && side == 0:
			seat++
			won = won || s.Won
		case s.Side == side && s.Seat < seat && !s.Won:
			side++
		default:
			tb.Failf("%+v is out of order", s)
		}
	}
	if !won || int(side) != len(tb.Game.Lexicon().Sides) {
		tb.Failf("%d of %d sides have a score; anybody won: %v", side, len(tb.Game.Lexicon().Sides), won)
	}
	var illegal *engine.IllegalError
	if _, err := tb.State.Play(engine.Choice{}); !errors.As(err, &illegal) {
		tb.Failf("played on after the end: %v", err)
	}
}

// forged is a choice drawn by chance near a legal one.
func forged(seed uint64, n int, c engine.Choice) engine.Choice {
	draw := func(k, below int) int8 { return int8(dice.Draw(^seed, 8*n+k, below)) }
	switch draw(0, 4) {
	case 0:
		c.Count += draw(1, 120)
	case 1:
		c.From, c.To = draw(1, 128), draw(2, 128)
	case 2:
		c.Verb, c.What = uint8(draw(1, 128)), draw(2, 128)
	default:
		c = engine.Choice{Verb: uint8(draw(1, 16)), What: draw(2, 24) - 1, From: draw(3, 48) - 1, To: draw(4, 48) - 1, Via: engine.None, Via2: engine.None, Count: draw(5, 8), Extra: draw(6, 4)}
	}
	return c
}
