package text

import (
	"strconv"
	"strings"

	"bretwalda/engine"
)

// Narrator says in one language what happens in one match.
type Narrator struct {
	*Language
	game    string // its ID
	Lexicon *engine.Lexicon
	player  func(engine.Seat) string
	own     int8   // one more than the side of whoever is spoken to, or of by; or 0
	by      string // who of those that play it has done something, where that is told
}

// NewNarrator says a match of a game. player is the name of a seat; it is asked
// for players only, never for Nature or Nobody.
func NewNarrator(l *Language, g engine.Game, player func(engine.Seat) string) *Narrator {
	return &Narrator{Language: l, game: g.ID(), Lexicon: g.Lexicon(), player: player}
}

// Yours says what happens to whoever plays a side: it is theirs. None is nobody's.
func (h *Narrator) Yours(side int8) *Narrator {
	n := *h
	n.own = side + 1
	return &n
}

// By says that one of several players of a side has done what happens.
func (h *Narrator) By(side int8, player string) *Narrator {
	n := *h
	n.own, n.by = side+1, player
	return &n
}

// Doer is who of several has done something, or "".
func (h *Narrator) Doer() string { return h.by }

// spokenTo reports whether the texts of events can speak to somebody: in a language where verbs
// are then the same. In others what is theirs has one word, which is not replaced.
func (h *Narrator) spokenTo() bool { return h.Say("ear.their") != h.Say("ear.your") }

// Place is the name of a place, alone; empty for None.
func (h *Narrator) Place(p int8) string {
	if !within(p, h.Lexicon.Places) {
		return ""
	}
	return h.place(p).String()
}

// Side is the name of a side without article; empty for None.
func (h *Narrator) Side(n int8) string {
	if !within(n, h.Lexicon.Sides) {
		return ""
	}
	return h.side(n).String()
}

// PlaceNoun, SideNoun and WhatNoun are nouns for texts that put an article
// before them. There must be such a place, such a side and such a thing.
func (h *Narrator) PlaceNoun(p int8) Noun { return h.place(p) }
func (h *Narrator) SideNoun(n int8) Noun  { return h.side(n) }
func (h *Narrator) WhatNoun(w int8) Noun  { return h.what(w) }

// What is the name of a kind of unit or of a leader; empty for None.
func (h *Narrator) What(w int8) string {
	if !within(w, h.Lexicon.Whats) {
		return ""
	}
	return h.what(w).String()
}

// UnitsNoun is so many of a kind, for texts that inflect them.
func (h *Narrator) UnitsNoun(w int8, count int) Noun { return h.units(w, count) }

// Units is so many of a kind: "3 infantry"; the name alone for a leader. For
// None it is armies of any kind, or counters that are face down.
func (h *Narrator) Units(w int8, count int) string { return h.units(w, count).String() }

// Title says who is to decide and what about, in a few words.
func (h *Narrator) Title(t engine.Turn) string {
	return h.Choose("ask."+h.ask(t)+".title", h.turn(t), nil)
}

// Hint says in five to ten words what is asked.
func (h *Narrator) Hint(t engine.Turn) string {
	return h.Choose("ask."+h.ask(t)+".hint", h.turn(t), nil)
}

// Heard is Hint for those who play by keys: nothing is dragged or tapped.
func (h *Narrator) Heard(t engine.Turn) string {
	if key := "ask." + h.ask(t) + ".heard"; h.Has(key) {
		return h.Say(key)
	}
	return h.Hint(t)
}

// Label is what the button of a choice shows.
func (h *Narrator) Label(t engine.Turn, c engine.Choice) string {
	args, variants := h.choice(t, c)
	return h.Choose(h.verb(t, c, ""), args, variants)
}

// Choice is a choice as a sentence, for those who hear it.
func (h *Narrator) Choice(t engine.Turn, c engine.Choice) string {
	args, variants := h.choice(t, c)
	return h.Choose(h.verb(t, c, ".do"), args, variants)
}

// Event is a line of the log.
func (h *Narrator) Event(e engine.Event) string {
	args, variants := h.event(e)
	if key := "by." + h.Lexicon.Events[e.Kind]; h.by != "" && h.own == e.Side+1 && h.Has(key) {
		return h.Choose(key, append(args, "player", h.by), nil)
	}
	words := h.Choose("event."+h.Lexicon.Events[e.Kind], args, variants)
	if h.by == "" && h.own != 0 && h.own == e.Side+1 && h.spokenTo() {
		words = strings.ReplaceAll(words, " "+h.Say("ear.their")+" ", " "+h.Say("ear.your")+" ")
	}
	return words
}

// Tale is a line of the log below the name of the side whose deed it is.
func (h *Narrator) Tale(e engine.Event) string {
	key := "tale." + h.Lexicon.Events[e.Kind]
	if !h.Has(key) {
		return h.Event(e)
	}
	args, variants := h.event(e)
	return h.Choose(key, args, variants)
}

func within(i int8, list []string) bool { return i >= 0 && int(i) < len(list) }

func (h *Narrator) place(p int8) Noun { return h.named("area.", h.Lexicon.Places[p]) }
func (h *Narrator) side(n int8) Noun {
	noun := h.named("nation.", h.Lexicon.Sides[n])
	if h.own == 0 || h.own != n+1 {
		return noun
	}
	you := h.by
	if you == "" {
		you = strings.ToLower(h.Say("table.self"))
	}
	if h.by == "" && h.spokenTo() {
		return Noun{name: you}
	}
	noun.name += " (" + you + ")"
	return noun
}

// what is a leader where there is no unit of that name.
func (h *Narrator) what(w int8) Noun {
	id := h.Lexicon.Whats[w]
	if key := "what." + id; h.Has(key) {
		return h.Noun(key)
	}
	return h.named("leader.", id)
}

// named is the noun of a family, or what the game calls it where no language
// has a word of its own.
func (h *Narrator) named(family, id string) Noun {
	if key := family + id; h.Has(key) {
		return h.Noun(key)
	}
	return Noun{name: id}
}

func (h *Narrator) units(w int8, count int) Noun {
	if !within(w, h.Lexicon.Whats) {
		return Noun{name: h.Say(h.Own(h.game, "units.armies"), "count", count)}
	}
	key := "units." + h.Lexicon.Whats[w]
	if which := key + "." + strconv.Itoa(count); h.Has(which) { // the count says whose it is
		return Noun{name: h.Say(which)}
	}
	if h.Has(key) {
		return Noun{name: h.Say(key, "count", count)}
	}
	return h.what(w)
}

// one is a single unit of a kind, or a leader: "a fort".
func (h *Narrator) one(w int8) Noun {
	if key := "one." + h.Lexicon.Whats[w]; h.Has(key) {
		return h.Noun(key)
	}
	return h.what(w)
}

func (h *Narrator) ask(t engine.Turn) string { return h.Lexicon.Asks[t.Kind] }

// verb is the key of a choice: its own for this question, or that of the verb.
func (h *Narrator) verb(t engine.Turn, c engine.Choice, end string) string {
	key := h.Lexicon.Verbs[c.Verb] + end
	if own := "ask." + h.ask(t) + "." + key; h.Has(h.Own(h.game, own)) {
		return own
	}
	return "verb." + key
}

// Choose says the first variant of a key whose gaps can all be filled.
func (h *Narrator) Choose(key string, args []any, variants []string) string {
	key = h.Own(h.game, key)
	for _, v := range variants {
		if h.fits(key+v, args) {
			return h.Say(key+v, args...)
		}
	}
	if !h.fits(key, args) && h.Has(key+".bare") {
		key += ".bare"
	}
	return h.Say(key, args...)
}

// turn is what the texts of a question may speak of.
func (h *Narrator) turn(t engine.Turn) []any {
	args := []any{"count", int(t.Count)}
	args = h.name(args, "player", t.Seat)
	args = h.name(args, "roller", t.Roller)
	args = h.Add(args, "side", t.Side, h.Lexicon.Sides, h.side)
	args = h.Add(args, "other", t.Other, h.Lexicon.Sides, h.side)
	return h.Add(args, "place", t.Place, h.Lexicon.Places, h.place)
}

func (h *Narrator) choice(t engine.Turn, c engine.Choice) (args []any, variants []string) {
	args = []any{"count", int(c.Count)}
	args = append(args, h.turn(t)[2:]...)
	args = h.Add(args, "from", c.From, h.Lexicon.Places, h.place)
	args = h.Add(args, "to", c.To, h.Lexicon.Places, h.place)
	via := c.Via
	if via < 0 {
		via = c.Via2 // a way of one place may be either
	}
	args = h.Add(args, "via", via, h.Lexicon.Places, h.place)
	if c.Via2 != via && within(c.Via2, h.Lexicon.Places) {
		args = append(args, "ways", List{h.place(via), h.place(c.Via2)})
	}
	if side := h.Lexicon.WhatIsSide; side != nil && side(c.Verb) {
		args = h.Add(args, "what", c.What, h.Lexicon.Sides, h.side)
	} else {
		args = h.Add(args, "what", c.What, h.Lexicon.Whats, h.what)
		args = h.Add(args, "unit", c.What, h.Lexicon.Whats, h.one)
		args = h.Add(args, "second", c.Extra, h.Lexicon.Whats, h.what) // where a choice names two things
		args = append(args, "units", h.force(c))
	}
	switch h.Lexicon.Verbs[c.Verb] {
	case "draw":
		args = append(args, "group", h.Noun("group."+strconv.Itoa(int(c.Count))))
	case "begin":
		args = h.name(args, "player", engine.Seat(c.Count))
	case "retreatLed":
		if c.Count == 0 {
			variants = append(variants, ".alone")
		}
	case "buy":
		variants = append(variants, "."+strconv.Itoa(int(c.Count)))
	}
	if price := h.Lexicon.Price; price != nil {
		args = append(args, "coins", price(c))
	}
	return args, append(variants, ".via2", ".via")
}

// force is the units a choice moves, both kinds of it.
func (h *Narrator) force(c engine.Choice) Noun {
	switch h.Lexicon.Verbs[c.Verb] {
	case "lead":
		var parts []string
		if counted := h.Lexicon.Counted; counted != nil && c.Count > 0 {
			parts = append(parts, h.Units(counted(c.Verb), int(c.Count)))
		}
		if c.Extra > 0 {
			parts = append(parts, h.Units(c.What, int(c.Extra)))
		}
		return Noun{name: h.And(append(parts, h.Say("units.leader")))}
	case "remove", "lose", "place", "withhold":
		return h.units(c.What, 1)
	}
	return h.units(c.What, int(c.Count))
}

func (h *Narrator) event(e engine.Event) (args []any, variants []string) {
	args = append(h.numbers(e), "round", Roman(e.Count))
	args = h.Add(args, "from", e.From, h.Lexicon.Places, h.place)
	args = h.Add(args, "to", e.To, h.Lexicon.Places, h.place)
	args = h.Add(args, "side", e.Side, h.Lexicon.Sides, h.side)
	args = h.Add(args, "other", e.Other, h.Lexicon.Sides, h.side)
	if within(e.What, h.Lexicon.Whats) {
		args = append(args, "what", h.what(e.What), "unit", h.one(e.What))
		variants = append(variants, "."+h.Lexicon.Whats[e.What])
		if h.what(e.What).many {
			variants = append(variants, ".many")
		}
	}
	if e.Side != engine.None && e.Side == e.Other {
		variants = append(variants, ".own")
	}
	if e.Count < 0 {
		variants = append(variants, ".minus")
	}
	if enough := h.Lexicon.Enough; enough != nil && enough(e.Kind) > 0 {
		args = append(args, "need", max(enough(e.Kind)-int(e.Extra), 1)) // what the die itself is to show
	}
	units := h.units(e.What, int(e.Count))
	switch h.Lexicon.Events[e.Kind] {
	case "draw":
		args = append(args, "group", h.Noun("group."+strconv.Itoa(int(e.Count))))
		args = h.name(args, "player", engine.Seat(e.Extra))
	case "deal", "bidder", "bid", "scoreBid", "ballot":
		args = h.name(args, "player", engine.Seat(e.Extra))
	case "supply", "siege", "die":
		if e.Extra != 0 {
			variants = append(variants, ".bonus")
		}
	case "march":
		if e.Extra != 0 {
			variants = append(variants, ".led")
		}
	case "picked":
		if e.Side != engine.None { // a player has named it
			variants = append(variants, ".named")
		}
	case "king":
		if e.What != engine.None {
			variants = append(variants, ".crowned")
		}
	case "claim":
		if within(e.Side, h.Lexicon.Sides) {
			variants = append(variants, "."+h.Lexicon.Sides[e.Side])
		}
	case "crossing", "remove":
		variants = append(variants, "."+strconv.Itoa(int(e.Extra)))
	case "action":
		if e.Count == 2 && within(e.What, h.Lexicon.Suits) { // by what its colour stands for
			variants = append(variants, ".2."+h.Lexicon.Suits[e.What])
		}
		variants = append(variants, "."+strconv.Itoa(int(e.Count)))
	case "half", "abandon", "growth", "phase", "banner", "result":
		variants = append(variants, "."+strconv.Itoa(int(e.Count)))
	}
	return append(args, "units", units), variants
}

// numbers are the counts of an event: points where it is about points. amount
// is the count without its sign.
func (h *Narrator) numbers(e engine.Event) []any {
	count, extra := int(e.Count), int(e.Extra)
	amount := max(count, -count)
	if id := h.Lexicon.Events[e.Kind]; id == "population" || strings.HasPrefix(id, "score") {
		return []any{"count", h.Points(count), "amount", h.Points(amount), "extra", h.Points(extra)}
	}
	return []any{"count", count, "amount", amount, "extra", extra}
}

// Signed is an amount with the sign of a number: "+3", "−½". A minus is one, no hyphen.
func Signed(n int, amount string) string {
	if n < 0 {
		return "−" + amount
	}
	return "+" + amount
}

// Added is what is added to a die, with its sign: "+ 1", "− 2".
func Added(n int) string {
	if n < 0 {
		return "− " + strconv.Itoa(-n)
	}
	return "+ " + strconv.Itoa(n)
}

// signed is a number whose minus is one.
func signed(n int) string {
	if n < 0 {
		return Signed(n, strconv.Itoa(-n))
	}
	return strconv.Itoa(n)
}

// Add names what an index stands for, unless it stands for nothing.
func (h *Narrator) Add(args []any, name string, i int8, list []string, noun func(int8) Noun) []any {
	if !within(i, list) {
		return args
	}
	return append(args, name, noun(i))
}

func (h *Narrator) name(args []any, name string, s engine.Seat) []any {
	if s < 0 {
		return args
	}
	return append(args, name, h.player(s))
}
