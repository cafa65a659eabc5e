package main

import (
	"fmt"
	"strings"
	"unicode"

	"bretwalda/engine"
)

// words takes a lexicon's identifier apart: "retreatLed" is "retreat led".
func words(id string) string {
	var b strings.Builder
	for i, r := range id {
		if i > 0 && unicode.IsUpper(r) && id[i-1] >= 'a' && id[i-1] <= 'z' {
			b.WriteByte(' ')
			r = unicode.ToLower(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// named is a list's entry, or "" for None and for numbers beyond the list.
func named(list []string, i int8) string {
	if i < 0 || int(i) >= len(list) {
		return ""
	}
	return list[i]
}

func isSide(x *engine.Lexicon, verb uint8) bool { return x.WhatIsSide != nil && x.WhatIsSide(verb) }

func extraIsWhat(x *engine.Lexicon, verb uint8) bool {
	return x.ExtraIsWhat != nil && x.ExtraIsWhat(verb)
}

// sentence joins words, the first letter large and a full stop at the end.
func sentence(parts ...string) string {
	var said []string
	for _, p := range parts {
		if p != "" {
			said = append(said, p)
		}
	}
	s := strings.Join(said, " ")
	return strings.ToUpper(s[:1]) + s[1:] + "."
}

// phrase is a word before a name, or nothing without the name.
func phrase(before, name string) string {
	if name == "" {
		return ""
	}
	return before + " " + name
}

func number(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// choiceText puts a choice into plain English: "March 2 infantry from Suffolk to
// Norfolk by way of Lindsey."
func choiceText(x *engine.Lexicon, v *vocabulary, c engine.Choice) string {
	k, e := kindsOf(x, c), v.verb(c.Verb)
	said := e.say
	if said == "" {
		said = words(named(x.Verbs, int8(c.Verb)))
	}
	count := number(k.count)
	if e.count != "" && !strings.Contains(e.uses, "what") {
		count = fmt.Sprint(k.count) // none is an answer too
	}
	if strings.Contains(said, "{count}") {
		said, count = strings.ReplaceAll(said, "{count}", fmt.Sprint(k.count)), ""
	}
	what := k.what
	switch {
	case isSide(x, c.Verb):
		what = phrase("for", what)
	case what == "":
		what = e.none
	}
	switch {
	case k.second != "":
		what = strings.Join(strings.Fields(fmt.Sprintf("%s and %s %s", what, number(k.extra), k.second)), " ")
	case k.extra != 0:
		what = strings.TrimSpace(fmt.Sprintf("and %d %s", k.extra, what))
	}
	from, to := named(x.Places, c.From), named(x.Places, c.To)
	toward := "in"
	if from != "" {
		toward = "to"
	}
	return sentence(said, count, what, phrase("from", from), phrase(toward, to), wayText(x, c.Via, c.Via2))
}

// wayText names the first and the last place of a way; either may be left out.
func wayText(x *engine.Lexicon, first, last int8) string {
	via, via2 := named(x.Places, first), named(x.Places, last)
	switch {
	case via == "" || via == via2:
		return phrase("by way of", via2)
	case via2 == "":
		return phrase("by way of", via)
	}
	return "by way of " + via + " and " + via2
}

// turnText puts a turn into words.
func turnText(x *engine.Lexicon, t engine.Turn) string {
	if t.Over() {
		return "The game is over."
	}
	who := fmt.Sprintf("seat %d", t.Seat)
	if t.Seat == engine.Nature {
		who = "nature"
	}
	if side := named(x.Sides, t.Side); side != "" {
		who += ", " + side
	}
	left := ""
	if t.Count > 0 {
		left = fmt.Sprintf("(%d)", t.Count)
	}
	return sentence(who+":", words(named(x.Asks, int8(t.Kind))), phrase("against", named(x.Sides, t.Other)), phrase("in", named(x.Places, t.Place)), left)
}

// eventText puts an event into words.
func eventText(x *engine.Lexicon, e engine.Event) string {
	side := named(x.Sides, e.Side)
	if side != "" {
		side += ":"
	}
	from, to := named(x.Places, e.From), named(x.Places, e.To)
	toward := "in"
	if from != "" {
		toward = "to"
	}
	extra := ""
	if e.Extra != 0 {
		extra = fmt.Sprintf("(%d)", e.Extra)
	}
	return sentence(side, words(named(x.Events, int8(e.Kind))), number(int(e.Count)), named(x.Whats, e.What), phrase("against", named(x.Sides, e.Other)),
		phrase("from", from), phrase(toward, to), wayText(x, e.Via, e.Via2), extra)
}
