package marcher_test

import (
	"slices"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// A choice in words begins with its verb:
//
//	march 2 knight Hereford > Elfael    march william Hereford > Elfael
//	advance Elfael, retreat Hereford    fight Elfael, levy Rhos, pick Rhos
//	place teulu Rhos, place Rhos        remove norman infantry Chester
//	lose knight, name Gwent             draw welsh archer, roll 6
//	siege, end
//
// wish has the fields that these words fix; open marks the others.
type wish struct {
	verb                  uint8
	what, from, to, count int8
}

const open = -2

// wish reads a choice in words.
func (tb *table) wish(words string) wish {
	tb.Helper()
	rest := words
	verb, ok := rulestest.Cut(&rest, lexicon.Verbs)
	if !ok {
		tb.Failf("no such verb in %q", words)
	}
	w := wish{verb: uint8(verb), what: open, from: open, to: open, count: open}
	if n, ok := rulestest.CutNumber(&rest); ok {
		w.count = n
	}
	name := lexicon.Verbs[verb]
	place := rest
	_, where := rulestest.Cut(&place, lexicon.Places) // Gwent Iscoed is a zone, Gwent a kingdom
	if !(where && name == "place") && slices.Contains([]string{"march", "place", "remove", "lose", "name", "draw"}, name) {
		if what, ok := cutWhat(&rest); ok {
			w.what = what
		}
	}
	if p, ok := rulestest.Cut(&rest, lexicon.Places); ok {
		switch name {
		case "march":
			w.from = p
			if rest, ok = strings.CutPrefix(rest, "> "); ok {
				w.to, ok = rulestest.Cut(&rest, lexicon.Places)
			}
			if !ok {
				tb.Failf("where to?")
			}
		case "remove":
			w.from = p
		default:
			w.to = p
		}
	}
	if rest != "" {
		tb.Failf("%q is not understood", rest)
	}
	return w
}

// fits reports whether a choice is as wished.
func (w wish) fits(c engine.Choice) bool {
	is := func(want, got int8) bool { return want == open || want == got }
	return c.Verb == w.verb && is(w.what, c.What) && is(w.from, c.From) && is(w.to, c.To) && is(w.count, c.Count)
}

// choice is the plainest choice that the words can mean.
func (w wish) choice() engine.Choice {
	plain := func(n, otherwise int8) int8 {
		if n == open {
			return otherwise
		}
		return n
	}
	c := engine.Choice{
		Verb: w.verb, What: plain(w.what, engine.None), From: plain(w.from, engine.None), To: plain(w.to, engine.None),
		Via: engine.None, Via2: engine.None, Count: plain(w.count, 0),
	}
	if lexicon.Verbs[w.verb] == "march" {
		c.Count = plain(w.count, 1)
	}
	return c
}
