package main

import (
	"fmt"
	"strings"

	"bretwalda/engine"
)

// entry is the meaning of a word of a lexicon: a kind of turn, a verb, or a kind of
// event.
type entry struct {
	word  string
	means string
	uses  string // the fields that have a meaning apart from the numbers, between spaces
	count string // the meaning of count; "" where it is always 0
	extra string // the same for extra
	verbs string // of a kind of turn: those that its list may hold, between spaces
	say   string // of a verb: its word in texts, where it differs
	none  string // of a verb: its object where what is empty
}

// vocabulary is the words of a game's lexicon, in its order.
type vocabulary struct{ turns, verbs, events []entry }

// vocabularies are by family.
var vocabularies = map[string]*vocabulary{
	"britannia": &britanniaWords,
	"marcher":   &marcherWords,
	"brian":     &brianBoruWords,
}

// vocabularyOf is the vocabulary of a game by its ID, or nil.
func vocabularyOf(id string) *vocabulary { return vocabularies[engine.Family(id)] }

// verb is the entry of a verb, empty in a game without words.
func (v *vocabulary) verb(verb uint8) entry {
	if v == nil || int(verb) >= len(v.verbs) {
		return entry{}
	}
	return v.verbs[verb]
}

type wordsJSON struct {
	Game   string      `json:"game"`
	Turns  []entryJSON `json:"turns"`
	Verbs  []entryJSON `json:"verbs"`
	Events []entryJSON `json:"events"`
}

type entryJSON struct {
	Kind  string   `json:"kind,omitempty"` // of a turn or an event
	Verb  string   `json:"verb,omitempty"`
	Means string   `json:"means"`
	Uses  []string `json:"uses"`
	Count string   `json:"count,omitempty"`
	Extra string   `json:"extra,omitempty"`
	Verbs []string `json:"verbs,omitempty"`
}

// words prints the vocabulary of a game.
func (c *console) words(args []string) error {
	f := c.flags("words")
	id := f.String("game", c.usual(), "id of the game")
	tables := f.Bool("tables", false, "as tables of a document, not as JSON")
	if err := parse(f, args); err != nil {
		return err
	}
	g, err := c.game(*id)
	if err != nil {
		return err
	}
	v := vocabularyOf(g.ID())
	if v == nil {
		return fmt.Errorf("console: %s has no words", g.ID())
	}
	if *tables {
		_, err := fmt.Fprint(c.out, v.tables())
		return err
	}
	j := wordsJSON{Game: g.ID()}
	for _, e := range v.turns {
		j.Turns = append(j.Turns, e.json(e.word, ""))
	}
	for _, e := range v.verbs {
		j.Verbs = append(j.Verbs, e.json("", e.word))
	}
	for _, e := range v.events {
		j.Events = append(j.Events, e.json(e.word, ""))
	}
	return c.print(j)
}

func (e entry) json(kind, verb string) entryJSON {
	return entryJSON{kind, verb, e.means, append([]string{}, strings.Fields(e.uses)...), e.count, e.extra, strings.Fields(e.verbs)}
}

// tables writes the vocabulary as docs/WORDS.md has it.
func (v *vocabulary) tables() string {
	var b strings.Builder
	table := func(title string, head []string, list []entry, row func(entry) []string) {
		fmt.Fprintf(&b, "### %s\n\n| %s |\n|%s\n", title, strings.Join(head, " | "), strings.Repeat("---|", len(head)))
		for _, e := range list {
			fmt.Fprintf(&b, "| %s |\n", strings.Join(row(e), " | "))
		}
		b.WriteByte('\n')
	}
	commas := func(list string) string { return strings.Join(strings.Fields(list), ", ") }
	table("Turns", []string{"kind", "what is asked", "fields", "`count`", "verbs"}, v.turns, func(e entry) []string {
		return []string{"`" + e.word + "`", e.means, commas(e.uses), e.count, commas(e.verbs)}
	})
	table("Verbs", []string{"verb", "what is done", "fields", "`count`", "`extra`"}, v.verbs, func(e entry) []string {
		return []string{"`" + e.word + "`", e.means, commas(e.uses), e.count, e.extra}
	})
	table("Events", []string{"kind", "what has happened", "fields", "`count`", "`extra`"}, v.events, func(e entry) []string {
		return []string{"`" + e.word + "`", e.means, commas(e.uses), e.count, e.extra}
	})
	return b.String()
}

// kinds are the one or two kinds of things that a choice counts.
type kinds struct {
	what, second string
	count, extra int
}

// kindsOf takes a choice apart. Extra may name a second thing, or count one.
func kindsOf(x *engine.Lexicon, c engine.Choice) kinds {
	own := named(x.Whats, c.What)
	if x.Counted != nil {
		if first := x.Counted(c.Verb); first >= 0 && own != "" {
			k := kinds{named(x.Whats, first), own, int(c.Count), int(c.Extra)}
			switch {
			case c.Extra == 0:
				k.second = ""
			case c.Count == 0:
				k = kinds{what: own, count: int(c.Extra)}
			}
			return k
		}
	}
	switch {
	case isSide(x, c.Verb):
		own = named(x.Sides, c.What)
	case extraIsWhat(x, c.Verb):
		return kinds{own, named(x.Whats, c.Extra), int(c.Count), 0}
	}
	return kinds{own, "", int(c.Count), int(c.Extra)}
}
