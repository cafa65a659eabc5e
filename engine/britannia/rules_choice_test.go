package britannia_test

import (
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// A choice in words begins with its verb; infantry is meant where no kind is named:
//
//	march 2 Suffolk > Norfolk by Lindsey     march 1 cavalry York > Essex
//	march 1 Norfolk > Suffolk by sea         march 1 Kent > Avalon by Sussex, Wessex
//	lead 2 Bernicia > York                   lead 1 + 2 cavalry York > Essex
//	retreat 1 Essex > Kent                   retreat led 1 Essex > Kent
//	withdraw 2 York > North Sea              displace 1 Gwent > Hwicce
//	place York, place Arthur York            burh Kent, fight Kent
//	remove York, remove cavalry York         withhold Irish Sea
//	lose burh, lose infantry Kent            kill 1, muster 1, roll 6, draw 2
//	vote Saxons                              allow, refuse, submit, end, ask, open, secret
//
// wish has the fields that these words fix; open marks the others.
type wish struct {
	verb                     uint8
	what, from, to, via, end int8
	count, extra             int8
}

// seas is the number of the first sea: land areas come first.
const seas = 37

const (
	open  = -2
	bySea = -3 // the last step comes from a sea, whichever it is
)

// readChoice reads a choice in words.
func readChoice(tb *table, words string) wish {
	tb.Helper()
	rest := strings.Replace(words, "retreat led", "retreatLed", 1)
	w := wish{what: open, from: open, to: open, via: open, end: open, count: open, extra: open}
	verb, ok := rulestest.Cut(&rest, lexicon.Verbs)
	if !ok {
		tb.Failf("no such verb")
	}
	w.verb = uint8(verb)
	name := lexicon.Verbs[verb]
	if n, ok := rulestest.CutNumber(&rest); ok {
		w.count = n
	}
	if more, ok := strings.CutPrefix(rest, "+ "); ok {
		rest = more
		w.extra, _ = rulestest.CutNumber(&rest)
	} else if name == "lead" {
		w.extra = 0
	}
	if w.verb == verbNamed("vote") {
		w.what, _ = rulestest.Cut(&rest, lexicon.Sides)
	} else if what, ok := rulestest.Cut(&rest, lexicon.Whats); ok {
		w.what = what
	}
	if p, ok := rulestest.Cut(&rest, lexicon.Places); ok {
		switch name {
		case "withhold", "remove", "lose":
			w.from = p
		case "fight", "place", "burh":
			w.to = p
		default:
			w.from = p
			if rest, ok = strings.CutPrefix(rest, "> "); !ok {
				tb.Failf("where to?")
			}
			if w.to, ok = rulestest.Cut(&rest, lexicon.Places); !ok {
				tb.Failf("where to?")
			}
		}
	}
	if by, ok := strings.CutPrefix(rest, "by "); ok {
		if rest = strings.ReplaceAll(by, ",", ""); rest == "sea" {
			w.end, rest = bySea, ""
		} else if w.via, _ = rulestest.Cut(&rest, lexicon.Places); rest != "" {
			w.end, _ = rulestest.Cut(&rest, lexicon.Places)
		}
	}
	if rest != "" {
		tb.Failf("%q is not understood", rest)
	}
	return w
}

// within reports whether a choice is as wished, with so many or more; 0 is none.
func (w wish) within(c engine.Choice) bool {
	if w.count == 0 {
		return w.exactly(c)
	}
	c, ok := w.onFoot(c)
	return ok && w.alike(c) && (w.count == open || c.Count >= w.count) && (w.extra == open || c.Extra >= w.extra)
}

// exactly reports whether a choice is as wished, with just so many.
func (w wish) exactly(c engine.Choice) bool {
	c, ok := w.onFoot(c)
	return ok && w.alike(c) && (w.count == open || c.Count == w.count) && (w.extra == open || c.Extra == w.extra)
}

func (w wish) alike(c engine.Choice) bool {
	is := func(want, got int8) bool {
		return want == open || want == got || want == bySea && got >= seas
	}
	way := is(w.via, c.Via) && is(w.end, c.Via2) || w.end == open && w.via == c.Via2
	return c.Verb == w.verb && is(w.what, c.What) && is(w.from, c.From) && is(w.to, c.To) && way
}

// onFoot turns a choice into one of infantry only: raiders that a leader takes along
// are counted with the infantry, and cavalry never fits.
func (w wish) onFoot(c engine.Choice) (engine.Choice, bool) {
	if w.what != open || c.What < 0 || lexicon.WhatIsSide(c.Verb) {
		return c, true
	}
	switch lexicon.Verbs[c.Verb] {
	case "march", "retreat":
		return c, lexicon.Whats[c.What] != "cavalry"
	case "lead", "retreatLed":
		if lexicon.Whats[c.What] == "raiders" {
			c.Count, c.Extra = c.Count+c.Extra, 0
		}
	}
	return c, true
}

// detour tells the plain way from the others: 0 where the way does not matter, 1
// straight in from the area of departure, 2 straight in from the sea. 3 is through one
// area, 4 through several.
func detour(c engine.Choice) int {
	switch {
	case c.Via == engine.None && c.Via2 == engine.None:
		return 0
	case c.Via == engine.None && c.Via2 == c.From:
		return 1
	case c.Via == engine.None:
		return 2
	case c.Via2 == engine.None:
		return 3
	}
	return 4
}

// choice is the plainest choice that the words can mean.
func (w wish) choice() engine.Choice {
	plain := func(n, otherwise int8) int8 {
		if n == open {
			return otherwise
		}
		return n
	}
	what := int8(engine.None)
	switch lexicon.Verbs[w.verb] {
	case "march", "retreat", "place", "remove", "lose", "withhold":
		what = 0
	}
	return engine.Choice{
		Verb: w.verb, What: plain(w.what, what), From: plain(w.from, engine.None), To: plain(w.to, engine.None),
		Via: plain(w.via, engine.None), Via2: plain(w.end, engine.None), Count: plain(w.count, 0), Extra: plain(w.extra, 0),
	}
}

func verbNamed(name string) uint8 {
	for i, v := range lexicon.Verbs {
		if v == name {
			return uint8(i)
		}
	}
	panic("no verb " + name)
}
