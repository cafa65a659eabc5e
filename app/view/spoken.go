package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
)

// spokenView says in sentences what the board and the facets show.
type spokenView struct{ *tableView }

// odds are what a choice meets; of those that differ in kinds or numbers alone who go as usual
// and what they meet, and the same of all who may.
func (s spokenView) odds(group []engine.Choice) string {
	usual, whole := client.PartiesOf(s.t, group)
	if usual == nil {
		ask := s.t.Game().Lexicon().Asks[s.t.Turn.Kind]
		return strings.Join(s.foretold(met(s.t.PreviewsOf(client.Usual(s.t, group))), ask == "attackerRetreat" || ask == "defenderRetreat"), " ") // what it may cost
	}
	var words []string
	for i, force := range []*client.Party{usual, whole} {
		if force == nil {
			continue
		}
		key, units := []string{"typed.force.all", "typed.force.or"}[i], client.Going(s.L, s.narrator, force)
		if odds := strings.Join(s.foretold(client.PreviewsOfParty(s.t, force), false), " "); odds != "" {
			words = append(words, sentence(s.say(key, "units", units, "odds", odds)))
		} else if i == 0 {
			words = append(words, sentence(units))
		}
	}
	return strings.Join(words, " ")
}

// met are previews but for another battle that begins next: a list tells what each choice meets.
func met(list []advice.Preview) []advice.Preview {
	return slices.DeleteFunc(slices.Clone(list), func(p advice.Preview) bool { return p.Words.Key == "odds.begins" })
}

// foreseen is what a choice meets, at length or in short, and what follows from it, in
// sentences.
func (s spokenView) foreseen(c engine.Choice, long bool) []string {
	words := s.foretold(s.t.PreviewsOf(c), long)
	for _, w := range s.t.Consequences(c) {
		words = append(words, s.Words(w))
	}
	return words
}

// foretold are previews in sentences.
func (s spokenView) foretold(list []advice.Preview, long bool) []string {
	var words []string
	for _, p := range list {
		if !long {
			p.Words = p.InShort()
		}
		part := []string{s.Words(p.Words)}
		for _, t := range p.Terms {
			if long {
				part = append(part, s.Words(t.Words)+" "+text.Added(t.Added))
			}
		}
		for _, chance := range p.Chances {
			part = append(part, s.chance(chance))
		}
		words = append(words, sentence(s.L.Commas(part)))
		for _, more := range p.More {
			if long {
				words = append(words, sentence(s.Words(more)))
			}
		}
	}
	return words
}

// mostForetold is how many choices a list tells with what they meet.
const mostForetold = 12

// groups names groups of choices: each by its one choice and what that meets, or by the
// places it is about.
func (s spokenView) groups(groups [][]engine.Choice) []string {
	var list []string
	alike, named := onlyLead(groups), 0
	kinds := len(groups) > 1 && groups[0][0].From >= 0 && groups[0][0].To >= 0 && // one way, and a number that may count either
		groups[0][0].From == groups[1][0].From && groups[0][0].To == groups[1][0].To
	for _, g := range groups {
		named += len(s.targets(g))
	}
	many := named > mostTargets && len(groups) > 1
	for _, g := range groups {
		first := g[0]
		_, same := table.Ends(first)
		apart := slices.ContainsFunc(g, func(c engine.Choice) bool {
			_, to := table.Ends(c)
			return to != same
		})
		if !apart {
			if kinds {
				list = append(list, strings.Join(append([]string{s.narrator.Choice(s.t.Turn, first)}, s.foretold(s.t.PreviewsOf(first), false)...), " "))
				continue
			}
			var odds string
			if alike || len(groups) <= mostForetold {
				odds = s.odds(g)
			}
			if alike {
				worth, standing := "", ""
				places := s.t.Game().Lexicon().Asks[s.t.Turn.Kind] == "place"
				if places { // who is there already
					own := s.forces(same, func(_ engine.Seat, side int8) bool { return side == s.t.Turn.Side })
					standing = strings.TrimPrefix(s.L.Commas(own), whose(s, s.t.Turn.Side))
				}
				if kind := s.t.Answer.Kind; places || kind == commandline.From || kind == commandline.To {
					worth = s.game.Worth(same)
				}
				item := strings.TrimSuffix(s.L.Commas(slices.DeleteFunc([]string{s.narrator.Place(same), standing, odds}, func(w string) bool { return w == "" })), ".")
				for _, more := range []string{worth, theirs(s.tableView, first)} {
					if more != "" {
						item += ". " + more
					}
				}
				list = append(list, item)
				continue
			}
			if usual, _ := client.PartiesOf(s.t, g); usual != nil && odds == sentence(client.Going(s.L, s.narrator, usual)) {
				odds = "" // the order tells it
			}
			words := []string{s.orders(g), odds, theirs(s.tableView, first)}
			if first.From < 0 && first.To < 0 && first.What >= 0 && len(g) == 1 { // a thing by itself, to be compared
				for _, w := range s.t.Consequences(first) {
					words = append(words, s.Words(w))
				}
			}
			list = append(list, strings.Join(strings.Fields(strings.Join(words, " ")), " "))
			continue
		}
		targets := s.targets(g)
		if many {
			targets = s.byRegion(g)
		}
		begins := s.narrator.What(first.What)
		if first.From >= 0 {
			begins = s.narrator.Place(first.From)
		}
		list = append(list, s.say("typed.targets", "place", begins, "targets", s.L.Commas(targets)))
	}
	return list
}

// orders are choices from one place to another, or about one, as a sentence: that which their
// number picks.
func (s spokenView) orders(g []engine.Choice) string {
	if usual, _ := client.PartiesOf(s.t, g); usual != nil {
		return client.PartyWords(s.t, s.L, usual)
	}
	return s.narrator.Choice(s.t.Turn, client.Usual(s.t, g))
}

// leads reports whether a leader goes along with a choice.
func leads(s spokenView, c engine.Choice) bool {
	return slices.Contains([]string{"lead", "retreatLed"}, s.VerbName(int(c.Verb)))
}

// mostTargets is how many places a list names. Of more each number tells how many there are in
// a region, and names them once it is typed.
const mostTargets = 30

// targets are the places where choices lead, by name.
func (s spokenView) targets(g []engine.Choice) (names []string) {
	for _, c := range g {
		if _, to := table.Ends(c); to >= 0 {
			if name := s.narrator.Place(to); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// byRegion are they by region: its name and how many it has of them, or the one.
func (s spokenView) byRegion(g []engine.Choice) []string {
	chart := s.game.Chart()
	if chart == nil {
		return s.targets(g)
	}
	var regions []string
	in := map[string][]string{}
	for _, c := range g {
		_, to := table.Ends(c)
		if to < 0 {
			continue
		}
		region := chart.Places[to].Region
		if in[region] == nil {
			regions = append(regions, region)
		}
		if name := s.narrator.Place(to); !slices.Contains(in[region], name) {
			in[region] = append(in[region], name)
		}
	}
	var list []string
	for _, region := range regions {
		if names := in[region]; len(names) == 1 || region == "" {
			list = append(list, names...)
		} else {
			list = append(list, s.BoardTexts().Region(region)+" ("+strconv.Itoa(len(names))+")")
		}
	}
	return list
}

// onlyLead reports whether several groups of choices differ in where they lead alone, so
// that a list need only tell that: they all begin at one place, or do the same somewhere.
func onlyLead(groups [][]engine.Choice) bool {
	if len(groups) < 2 {
		return false
	}
	first := groups[0][0]
	first.To = engine.None
	for _, g := range groups {
		for _, c := range g {
			same := c
			same.To = engine.None
			if c.To < 0 || c.From < 0 && (same != first || len(g) > 1) || c.From != first.From {
				return false
			}
		}
	}
	return true
}

// whose is what forces say before the pieces of a side.
func whose(s spokenView, side int8) string {
	return s.say("table.stands", "side", s.narrator.Side(side), "units", "")
}

// forces are the pieces of some sides at a place, each side once and each kind, moved or not.
func (s spokenView) forces(place int8, of func(seat engine.Seat, side int8) bool) (list []string) {
	var sides []int8
	var pieces []engine.Piece
	for _, p := range s.t.Pieces {
		if p.Place != place || p.Side < 0 || !of(commander(s.tableView, p.Side, place), p.Side) {
			continue
		}
		p.Mark &^= engine.Spent
		alike := false
		for i, o := range pieces {
			if o.Count = p.Count; o == p && p.Count > 0 && !alike {
				pieces[i].Count += p.Count
				alike = true
			}
		}
		if alike {
			continue
		}
		if pieces = append(pieces, p); !slices.Contains(sides, p.Side) {
			sides = append(sides, p.Side)
		}
	}
	for _, side := range sides {
		name := s.narrator.Side(side)
		for _, p := range pieces {
			units := s.game.Units(p)
			switch {
			case p.Side != side:
				continue
			case p.Mark&engine.Destroyed != 0:
				units = s.say("table.ruin")
			case units == "":
				continue
			case p.Mark&engine.Arriving != 0:
				units += ", " + s.say("table.arriving")
			}
			if game, ok := s.game.(gameview.Noted); ok {
				units = s.L.Commas(slices.DeleteFunc([]string{units, game.Note(p)}, func(w string) bool { return w == "" }))
			}
			if name != "" {
				units, name = s.say("table.stands", "side", name, "units", units), ""
			}
			list = append(list, units)
		}
	}
	return list
}
