package britannia

import (
	"bretwalda/app/text"
	"bretwalda/engine/britannia"
)

// Words says what is printed for an edition.
type Words struct{ *text.Narrator }

// Card is a nation's card, ready to be read.
type Card struct {
	Nation   string
	Armies   string   // the most it may have in play: "8 infantry and 4 cavalry"
	Start    string   // the areas it holds at the beginning; empty for none
	Arrivals []Line   // by round
	Scrolls  []Scroll // what gives points
	Notes    []string // special rules, one to four sentences
}

// Scroll is a group of lines that give points in the same rounds.
type Scroll struct {
	Title string // "Hold at the end of rounds V, VII"
	Rows  []Row
}

// Row is points and what each of is worth them.
type Row struct {
	Points text.Points
	Text   string
}

// Card is the card of a nation in an edition.
func (h Words) Card(e *britannia.Edition, n int8) Card {
	c := Card{Nation: h.Side(n), Armies: h.armies(e.Counters[n]), Start: h.start(e, n)}
	for round := 1; round < len(e.Timeline); round++ {
		if line, named := h.line(e, round, n); named {
			c.Arrivals = append(c.Arrivals, line)
		}
	}
	card := &e.Cards[n]
	for _, s := range card.Hold {
		c.Scrolls = append(c.Scrolls, Scroll{h.rounds("card.hold", s.Rounds), h.worths(s.Areas)})
	}
	for _, s := range card.Occupy {
		c.Scrolls = append(c.Scrolls, Scroll{h.rounds("card.occupy", s.Rounds), h.worths(s.Areas)})
	}
	c.Scrolls = append(c.Scrolls, h.skulls(e, card.Eliminate)...)
	c.Scrolls = append(c.Scrolls, h.specials(e, n)...)
	for i := 1; ; i++ {
		key := h.NoteKey(e.ID, h.Lexicon.Sides[n], i)
		if !h.Has(key) {
			return c
		}
		c.Notes = append(c.Notes, h.Say(key))
	}
}

func (h Words) armies(k britannia.Counters) string {
	units := []string{h.Units(int8(britannia.Infantry), int(k.Infantry))}
	if k.Cavalry > 0 {
		units = append(units, h.Units(int8(britannia.Cavalry), int(k.Cavalry)))
	}
	return h.And(units)
}

func (h Words) start(e *britannia.Edition, n int8) string {
	var names []string
	for _, s := range e.Setup {
		if s.Nation == britannia.Nation(n) {
			for _, p := range s.Places {
				names = append(names, h.Place(int8(p)))
			}
		}
	}
	return h.Commas(names)
}

// rounds is a title that names rounds.
func (h Words) rounds(key string, rounds []int8) string {
	return h.Say(key, "count", len(rounds), "rounds", text.Rounds(rounds))
}

var regions = [3]string{"region.England", "region.Wales", "region.Scotland"}

// worths writes areas and regions by points. A region after some of its areas
// means the others.
func (h Words) worths(list []britannia.Worth) []Row {
	var rows []Row
	var named uint64 // areas of the rows above and of this one so far
	for i := 0; i < len(list); {
		points := list[i].Points
		var parts []string
		for ; i < len(list) && list[i].Points == points; i++ {
			if whole(list[i:], points) {
				parts = append(parts, h.Say(each(named, "all")))
				i += len(regions) - 1
				continue
			}
			set := areas(list[i])
			parts = append(parts, h.areas(list[i], set, named))
			named |= set
		}
		rows = append(rows, Row{h.Points(int(points)), h.Commas(parts)})
	}
	return rows
}

// areas is a worth's region, or its areas one by one, without those that a row
// above has named.
func (h Words) areas(w britannia.Worth, set, named uint64) string {
	for r, region := range britannia.Regions() {
		if set == region {
			return h.Say(each(named&region, "region"), "region", h.Noun(regions[r]))
		}
	}
	var names []string
	for _, p := range w.Areas {
		if named>>uint(p)&1 == 0 {
			names = append(names, h.Place(int8(p)))
		}
	}
	return h.Commas(names)
}

// each is the key of "each area" or, after some were named, of "each other".
func each(named uint64, of string) string {
	if named != 0 {
		return "card.other." + of
	}
	return "card.each." + of
}

// whole reports whether a list begins with all regions at the same points.
func whole(list []britannia.Worth, points int8) bool {
	all := britannia.Regions()
	if len(list) < len(all) {
		return false
	}
	for r, region := range all {
		if list[r].Points != points || areas(list[r]) != region {
			return false
		}
	}
	return true
}

func areas(w britannia.Worth) uint64 {
	var s uint64
	for _, p := range w.Areas {
		s |= 1 << uint(p)
	}
	return s
}

// skulls groups the lines for eliminated units by their rounds.
func (h Words) skulls(e *britannia.Edition, list []britannia.Skull) []Scroll {
	var scrolls []Scroll
	for _, k := range list {
		title := h.Say("card.eliminateAny")
		if last := int8(len(e.Timeline) - 1); k.From > 1 || k.To < last {
			title = h.rounds("card.eliminate", span(k.From, k.To))
		}
		text := h.skull(k)
		if k.OwnTurn {
			text = h.Say("card.skull.own", "text", text)
		}
		if k.Raiding {
			text = h.Say("card.skull.raid", "text", text)
		}
		if k.Unless >= britannia.Boudicca {
			text = h.Say("card.skull.unless", "text", text, "leader", h.WhatNoun(int8(k.Unless)))
		}
		at := len(scrolls)
		for i := range scrolls {
			if scrolls[i].Title == title {
				at = i
			}
		}
		if at == len(scrolls) {
			scrolls = append(scrolls, Scroll{Title: title})
		}
		s := &scrolls[at]
		if i := len(s.Rows) - 1; i >= 0 && s.Rows[i].Points == h.Points(int(k.Points)) {
			s.Rows[i].Text = h.Commas([]string{s.Rows[i].Text, text})
			continue
		}
		s.Rows = append(s.Rows, Row{h.Points(int(k.Points)), text})
	}
	return scrolls
}

// skull says which units a line is about.
func (h Words) skull(k britannia.Skull) string {
	var of text.List
	all := true
	for n := range h.Lexicon.Sides {
		if k.Of>>uint(n)&1 != 0 {
			of = append(of, h.SideNoun(int8(n)))
		} else {
			all = false
		}
	}
	switch {
	case k.Banned:
		return h.Say("card.skull.banned")
	case all:
		return h.Say("card.skull.enemy")
	}
	var units, leaders []string
	infantry := false
	for _, w := range k.What {
		switch {
		case w >= britannia.Boudicca:
			leaders = append(leaders, h.What(int8(w)))
		case w == britannia.Fort:
			units = append(units, h.Say("card.fort"))
		case w == britannia.Infantry:
			infantry = true // cavalry beside it goes without saying: all armies
			units = append(units, h.Say("card.army"))
		case !infantry:
			units = append(units, h.Say("card.cavalry"))
		}
	}
	if len(leaders) > 0 {
		return h.Commas(leaders)
	}
	return h.Say("card.skull", "units", h.Or(units), "nations", of)
}

// specials are the lines without a symbol: submissions, and Harold's fall.
func (h Words) specials(e *britannia.Edition, n int8) []Scroll {
	var scrolls []Scroll
	for m, points := range e.Cards[n].Submitted {
		if points != 0 {
			text := h.Say("card.submitted", "nation", h.SideNoun(int8(m)))
			scrolls = append(scrolls, Scroll{h.rounds("card.special", []int8{e.SubmitRound[m]}), []Row{{h.Points(int(points)), text}}})
		}
	}
	if britannia.Nation(n) == britannia.Normans && e.Fall.Points != 0 {
		var by text.List
		for m := range h.Lexicon.Sides {
			if e.Fall.By>>uint(m)&1 != 0 {
				by = append(by, h.SideNoun(int8(m)))
			}
		}
		text := h.Say("card.fall", "nations", by)
		scrolls = append(scrolls, Scroll{h.rounds("card.special", span(e.Fall.From, e.Fall.To)), []Row{{h.Points(int(e.Fall.Points)), text}}})
	}
	return scrolls
}

func span(from, to int8) []int8 {
	var rounds []int8
	for r := from; r <= to; r++ {
		rounds = append(rounds, r)
	}
	return rounds
}
