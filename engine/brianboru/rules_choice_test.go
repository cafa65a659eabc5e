package brianboru_test

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// A choice in words begins with its verb; cards are named by their values:
//
//	begin Laigin, reveal 13, reveal niall, deal 7    Nature's
//	keep 3 7, lead Tara 11, play 2, upper, lower
//	buy 2, expand Lusk, end, liberate Tara, place Tara
//	lose Tara, monastery Tara, support, trade, spurn
//
// wish is the meaning of words for a choice; open stands for a field left open.
type wish struct {
	verb         uint8
	what, to     int8
	count, extra int8
}

const open = -2

// readChoice reads a choice in words.
func readChoice(tb *table, words string) wish {
	tb.Helper()
	name, rest, _ := strings.Cut(words, " ")
	verb := slices.Index(lexicon.Verbs, name)
	if verb < 0 {
		tb.Failf("no such verb")
	}
	w := wish{verb: uint8(verb), what: engine.None, to: engine.None}
	ok := true
	switch name {
	case "begin":
		w.count, ok = rulestest.Cut(&rest, lexicon.Sides)
	case "reveal":
		if w.count, ok = rulestest.CutNumber(&rest); ok {
			w.extra = open
		} else {
			w.what, ok = rulestest.Cut(&rest, lexicon.Whats)
		}
	case "deal", "play":
		w.what, ok = cutCard(&rest)
	case "keep":
		w.what, ok = cutCard(&rest)
		if ok {
			w.extra, ok = cutCard(&rest)
		}
	case "lead":
		w.to, ok = rulestest.Cut(&rest, lexicon.Places)
		if ok {
			w.what, ok = cutCard(&rest)
		}
	case "buy":
		w.count, ok = rulestest.CutNumber(&rest)
	case "expand", "liberate", "place", "lose", "monastery":
		w.to, ok = rulestest.Cut(&rest, lexicon.Places)
	}
	if !ok || rest != "" {
		tb.Failf("%q is not understood", words)
	}
	return w
}

// fits reports whether a choice is as wished.
func (w wish) fits(c engine.Choice) bool {
	return c == engine.Choice{
		Verb: w.verb, What: w.what, From: engine.None, To: w.to, Via: engine.None, Via2: engine.None,
		Count: w.count, Extra: either(w.extra, c.Extra),
	}
}

func either(wanted, got int8) int8 {
	if wanted == open {
		return got
	}
	return wanted
}

// choice is a choice as wished, to be tried although it is not on the list.
func (w wish) choice() engine.Choice {
	return engine.Choice{
		Verb: w.verb, What: w.what, From: engine.None, To: w.to, Via: engine.None, Via2: engine.None,
		Count: w.count, Extra: either(w.extra, 1),
	}
}

// tale is the meaning of words about an event; open, or None, for a field left open.
type tale struct {
	kind                  uint8
	side, other, at, what int8
	count, extra          int
	counted, extraed, sum bool
	total                 int
}

// readTale reads words about an event: its kind, its side, and behind these "of" the
// other side, "at" the place, "with" the card, and its numbers.
func readTale(tb *table, words string) tale {
	tb.Helper()
	name, rest, _ := strings.Cut(words, " ")
	kind := slices.Index(lexicon.Events, name)
	if kind < 0 {
		tb.Failf("no such event: %s", name)
	}
	t := tale{kind: uint8(kind), side: open, other: open, at: open, what: open}
	if side, ok := rulestest.Cut(&rest, lexicon.Sides); ok {
		t.side = side
	} else if after, ok := strings.CutPrefix(rest, "nobody"); ok {
		t.side, rest = engine.None, strings.TrimPrefix(after, " ")
	}
	for rest != "" {
		word, more, _ := strings.Cut(rest, " ")
		ok := false
		rest = more
		switch word {
		case "of":
			t.other, ok = rulestest.Cut(&rest, lexicon.Sides)
		case "at":
			t.at, ok = rulestest.Cut(&rest, lexicon.Places)
		case "with":
			t.what, ok = rulestest.Cut(&rest, lexicon.Whats)
		default:
			n, _, _ := strings.Cut(rest, " ")
			number, err := strconv.Atoi(n)
			rest = strings.TrimPrefix(strings.TrimPrefix(rest, n), " ")
			ok = err == nil
			switch word {
			case "count":
				t.counted, t.count = true, number
			case "extra":
				t.extraed, t.extra = true, number
			case "sum":
				t.sum, t.total = true, number
			default:
				ok = false
			}
		}
		if !ok {
			tb.Failf("%q is not understood", words)
		}
	}
	return t
}

// fits reports whether the words are about an event.
func (t tale) fits(e engine.Event) bool {
	is := func(want, got int8) bool { return want == open || want == got }
	return e.Kind == t.kind && is(t.side, e.Side) && is(t.other, e.Other) && is(t.at, e.To) && is(t.what, e.What) &&
		(!t.counted || int(e.Count) == t.count) && (!t.extraed || int(e.Extra) == t.extra)
}

// cutCard takes the value of an action card off the front of a text.
func cutCard(text *string) (int8, bool) {
	n, ok := rulestest.CutNumber(text)
	return n - 1, ok
}
