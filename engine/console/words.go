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

// named is a list's entry, or "" for None and for what the list does not hold.
func named(list []string, i int8) string {
	if i < 0 || int(i) >= len(list) {
		return ""
	}
	return list[i]
}

// whatOf names a choice's What: a kind of unit, or a side where the verb says so.
func whatOf(x *engine.Lexicon, c engine.Choice) string {
	if isSide(x, c.Verb) {
		return named(x.Sides, c.What)
	}
	return named(x.Whats, c.What)
}

func isSide(x *engine.Lexicon, verb uint8) bool { return x.WhatIsSide != nil && x.WhatIsSide(verb) }

func extraIsWhat(x *engine.Lexicon, verb uint8) bool {
	return x.ExtraIsWhat != nil && x.ExtraIsWhat(verb)
}

// secondOf names a choice's second What, where the verb has one.
func secondOf(x *engine.Lexicon, c engine.Choice) string {
	if !extraIsWhat(x, c.Verb) {
		return ""
	}
	return named(x.Whats, c.Extra)
}

// extraOf is a choice's second number, where it is one.
func extraOf(x *engine.Lexicon, c engine.Choice) int {
	if extraIsWhat(x, c.Verb) {
		return 0
	}
	return int(c.Extra)
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

// choiceText says a choice in plain English: "March 2 infantry from Suffolk to
// Norfolk by way of Lindsey."
func choiceText(x *engine.Lexicon, c engine.Choice) string {
	what := whatOf(x, c)
	if isSide(x, c.Verb) {
		what = phrase("for", what)
	}
	if second := secondOf(x, c); second != "" {
		what += " and " + second
	} else if c.Extra != 0 && !extraIsWhat(x, c.Verb) {
		what = strings.TrimSpace(fmt.Sprintf("and %d %s", c.Extra, what))
	}
	from, to := named(x.Places, c.From), named(x.Places, c.To)
	toward := "in"
	if from != "" {
		toward = "to"
	}
	way := wayText(x, c.Via, c.Via2)
	return sentence(words(named(x.Verbs, int8(c.Verb))), number(int(c.Count)), what, phrase("from", from), phrase(toward, to), way)
}

// wayText says the first and the last place of a way; either may be left out.
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

// turnText says what is asked, and of whom.
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

// eventText says what happened.
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
