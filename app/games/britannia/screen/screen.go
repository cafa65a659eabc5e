// Package screen is what is seen of Britannia.
package screen

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"bretwalda/app/board"
	"bretwalda/app/client"
	known "bretwalda/app/games/britannia"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Screen is the family with its screen.
var Screen = gameview.Screen{Family: known.Family, New: newView, Colours: groupColours, Chart: maps.Britain}

// view is the view of Britannia in all its editions: the island, the
// colours of the groups of nations, the timeline, and a card for each nation.
type view struct {
	gameview.Default
	st      *britannia.State
	groups  []int8                    // the colour of each nation
	layered []britannia.Reward        // what areas are worth to the nation whose layer is on
	threats []threat                  // where rivals may attack, while that layer is on
	worth   func() []britannia.Reward // what areas are worth to the nation whose turn it is
}

func newView(p gameview.Default) (gameview.View, bool) {
	st, ok := p.Match().State.(*britannia.State)
	if !ok {
		return nil, false
	}
	f := view{Default: p, st: st, groups: groupColours(p.Match().Game(), st, len(p.Match().Record.About.Players))}
	f.worth = sync.OnceValue(func() []britannia.Reward {
		if st.Active() < 0 {
			return nil
		}
		return st.Rewards(st.Active())
	})
	switch l := p.Match().Layer; {
	case l.On && l.Threats:
		f.threats = forecastView{f}.endangered()
	case l.On:
		f.layered = st.Rewards(p.Match().Layer.Of(st.Active()))
	}
	return f, true
}

// words says what is printed, in the language in use.
func (f view) words() known.Words { return known.Words{Narrator: f.Narrator()} }

// groupColours gives each nation the colour of its group.
func groupColours(g engine.Game, state engine.State, seats int) []int8 {
	st, ok := state.(*britannia.State)
	if !ok {
		return nil
	}
	list := make([]int8, len(g.Lexicon().Sides))
	for i := range list {
		list[i] = gameview.Grey
	}
	for _, split := range st.Edition().Splits {
		if len(split.Players) != seats {
			continue
		}
		for group, sides := range split.Players {
			for _, side := range sides {
				list[side] = int8(group)
			}
		}
	}
	return list
}

func (view) Chart() *maps.Chart          { return maps.Britain() }
func (f view) SideColour(side int8) int8 { return f.groups[side] }

// Mark closes the border that the edition does not let pass.
func (f view) Mark(m *board.Map) {
	if cuts := f.st.Edition().Cuts; len(cuts) > 0 {
		m.Cut = [2]int8{int8(cuts[0][0]), int8(cuts[0][1])}
	}
}

// Near are the neighbours of a place by land and by sea.
func (f view) Near(place int8) []int8 { return f.st.Neighbours(place) }

// Describe tells of a leader whose they are, when they come, and what they are good for.
func (f view) Describe(what int8) string {
	if what < int8(britannia.Boudicca) {
		return ""
	}
	var when []string
	side := engine.None
	for round, r := range f.st.Edition().Timeline {
		for _, a := range r.Arrivals {
			if int8(a.What) == what {
				side, when = int(a.Nation), append(when, f.Say("table.round", "round", text.Roman(round)))
			}
		}
	}
	if side < 0 {
		return ""
	}
	return f.Language().Commas(append([]string{f.Narrator().What(what) + " (" + f.Narrator().Side(int8(side)) + ")"}, when...)) + ". " + f.Say("leader.helps")
}

// Heading is the round, its years, and the half of a major invasion.
func (f view) Heading() (title, detail, note string) {
	title, _, _ = f.Default.Heading()
	round, active := client.RoundTold(f.Match()), f.st.Active()
	if f.st.Half() > 0 && active >= 0 && f.st.Edition().Timeline[round].Major>>uint(active)&1 != 0 {
		note = f.Say("table.half", "count", f.st.Half())
	}
	return title, f.words().Years(f.st.Edition(), round), note
}

func (f view) Drawers() []gameview.Drawer {
	return []gameview.Drawer{
		{ID: client.TimelineDrawer, Icon: gameview.IconTimeline, Key: "table.timeline", Open: func() (string, app.UI) { return f.Say("timeline.title"), timelineView{f}.draw() }},
		{ID: client.NationsDrawer, Icon: gameview.IconNations, Key: "table.nations", Open: func() (string, app.UI) { return f.Say("nations.title"), f.nations() }},
	}
}

// Party names the nations of a group, as the scenario does or by their card, and tells how
// many there are.
func (f view) Party(c engine.Choice) string {
	if verb := f.VerbName(int(c.Verb)); verb != "deal" && verb != "bid" {
		return ""
	}
	count, group := 0, f.groups[c.What]
	for _, g := range f.groups {
		if g == group {
			count++
		}
	}
	name := f.Narrator().Side(c.What)
	if key := "party." + f.st.Edition().Scenario + "." + strconv.Itoa(int(group)); f.Language().Has(key) {
		name = f.Say(key)
	}
	return f.Say("table.party", "name", name, "count", count)
}

// Ending says that the movement is over then, where battles follow.
func (f view) Ending() string {
	if t := f.Match(); t.Game().Lexicon().Asks[t.Turn.Kind] == "march" && t.Lesson == nil && f.st.Battles() > 0 {
		return f.Say("ask.march.fight")
	}
	return ""
}

// Counted is what a number counts: the infantry first of an army with its leader, the
// points of a bid.
func (f view) Counted(c engine.Choice) string {
	switch f.VerbName(int(c.Verb)) {
	case "lead":
		return f.KindOf(int8(britannia.Infantry))
	case "raise":
		return f.Say("scores.points")
	}
	return f.Default.Counted(c)
}

// Decision adds the facts of a question. A retreat gets the odds of fighting on, a vote
// its weight, a bid its nations and the rival, a leader their name. A movement says how
// many battles follow, and why it cannot end yet.
func (f view) Decision(p gameview.Panel) gameview.Panel {
	if f.Match().Turn.Seat < 0 {
		return p
	}
	switch f.Match().Game().Lexicon().Asks[f.Match().Turn.Kind] {
	case "vote":
		own, all := f.st.Votes(f.Match().Turn.Side)
		p.Hint = f.Say("ask.vote.weight", "own", own, "all", all)
	case "bid", "colours":
		if c, picked := f.Match().Picker.Choice(); picked && f.Match().Game().Lexicon().WhatIsSide(c.Verb) {
			p.Hint = f.lot(c.What)
		}
	case "leader":
		if list := f.Match().Picker.All(); len(list) > 0 { // all of them place the same one
			p.Title = f.Narrator().Side(f.Match().Turn.Side) + ": " + f.Narrator().What(list[0].What)
		}
	case "excess", "overpopulation":
		if f.Match().Picker.From() < 0 && f.Match().Picker.To() < 0 {
			p.Hint = f.crowded() + " " + p.Hint
		}
	case "raise":
		p.Hint = f.lot(f.Match().Turn.Side) + " " + p.Hint
	case "march":
		if n := f.st.Battles(); n > 0 && f.Match().Picker.To() < 0 {
			follow := f.Say("ask.march.battles", "count", n)
			if f.Match().Picker.From() < 0 && client.MarchedOf(f.Match()) == nil {
				p.Hint = follow
			} else {
				p.Hint += " " + follow
			}
		}
		if rule := f.unended(); rule != "" && f.Match().Picker.To() < 0 {
			p.Hint += " " + f.Say("undone.yet") + " " + f.Say("rule."+rule)
		}
	}
	ask := f.Match().Game().Lexicon().Asks[f.Match().Turn.Kind]
	retreats := ask == "attackerRetreat" || ask == "defenderRetreat"
	if len(f.Match().Previews()) > 0 && !retreats {
		return p // a retreat may lead to the next battle, and fighting on goes on with this one
	}
	var fights []app.UI
	for _, c := range f.Match().Picker.Buttons() {
		if !f.Match().EndVerb(c) {
			continue
		}
		for _, fight := range f.Match().PreviewsOf(c) {
			fights = append(fights, f.Preview(fight))
		}
	}
	if retreats { // the odds of going on are seen beside the button
		p.Middle = append(fights, p.Middle...)
	} else {
		p.Middle = append(p.Middle, fights...)
	}
	return p
}

// crowded says which areas hold how many armies of the nation that has to remove some, and how many
// may stay: in each, or in all together.
func (f view) crowded() string {
	t := f.Match()
	starving := t.Game().Lexicon().Asks[t.Turn.Kind] == "overpopulation"
	var words []string
	all, areas := 0, 0
	for place := range f.Chart().Places {
		count := 0
		for _, p := range t.Pieces {
			if p.Place == int8(place) && p.Side == t.Turn.Side && p.What <= int8(britannia.Burh) && p.Mark&engine.Destroyed == 0 {
				count += int(p.Count)
			}
		}
		if count == 0 || f.Chart().Places[place].Sea {
			continue
		}
		all, areas = all+count, areas+1
		switch {
		case !slices.ContainsFunc(t.Picker.All(), func(c engine.Choice) bool { return c.From == int8(place) }):
		case starving:
			words = append(words, f.Narrator().Place(int8(place))+" "+strconv.Itoa(count))
		default:
			ground := 0
			if f.Chart().Places[place].Difficult {
				ground = 1
			}
			words = append(words, f.Say("ask.excess.where", "place", f.Narrator().Place(int8(place)), "count", count, "most", int(f.st.Edition().StackLimit[ground])))
		}
	}
	if starving {
		return f.Say("ask.overpopulation.where", "count", all, "most", 2*areas, "places", f.Language().Commas(words))
	}
	return strings.Join(words, " ")
}

// lot is the group of nations that a card stands for, and what is bid for it.
func (f view) lot(card int8) string {
	var names []string
	for _, side := range f.st.Edition().Order {
		if f.groups[side] == f.groups[card] {
			names = append(names, f.Narrator().Side(int8(side)))
		}
	}
	words := f.Language().And(names) + "."
	if seat, points := f.st.Bidder(f.groups[card]); seat >= 0 {
		words += " " + f.Say("table.bid", "player", f.Match().Name(f.Language(), seat), "count", points)
	}
	return words
}

// unended is the rule that forbids to end what is asked for just now; "" where it
// may be ended.
func (f view) unended() string {
	if slices.ContainsFunc(f.Match().Picker.All(), f.Match().EndVerb) {
		return ""
	}
	return f.Match().Forbidden(engine.NewChoice(uint8(slices.Index(f.Match().Game().Lexicon().Verbs, "end"))))
}

// Announced reports whether an event is announced: it happens between others, often without
// a decision, as a submission, the fall of a nation, a crown, or the answer of an overlord.
func (f view) Announced(e engine.Event) bool {
	if e.Side < 0 {
		return false
	}
	name := f.Match().Game().Lexicon().Events[e.Kind]
	if name == "abandon" {
		return f.st.Player(e.Side) == f.Match().Viewer
	}
	return slices.Contains([]string{"submit", "revolt", "perish", "bretwalda", "king"}, name)
}

// Taken leaves out legions that sail home, which have their round.
func (f view) Taken(e engine.Event) bool { return e.Extra != 0 }

// Arises reports whether the decision of a policy can come: some belong to other editions,
// later rounds or an auction.
func (f view) Arises(policy string) bool {
	e := f.st.Edition()
	switch policy {
	case "burh":
		return e.BurhCost > 0 && e.BurhRounds[0] <= e.Rounds[1]
	case "cavalry":
		return !e.CavalryFirst && f.horsemen()
	case "muster":
		return int(e.Rounds[1]) == len(e.Timeline)-1
	case "bid":
		for i, o := range f.Match().Game().Options() {
			if o.ID == "colours" {
				return o.Values[f.Match().Header().Setup.Options[i]] == "bid"
			}
		}
	}
	return true
}

// horsemen reports whether cavalry comes in the rounds that are played. That of
// Arthur comes with him.
func (f view) horsemen() bool {
	e := f.st.Edition()
	for _, round := range e.Timeline[e.Rounds[0] : e.Rounds[1]+1] {
		for _, a := range round.Arrivals {
			if a.What == britannia.Cavalry || a.What == britannia.Arthur {
				return true
			}
		}
	}
	return false
}

// nations lists the nations in the order of play.
func (f view) nations() app.UI {
	var items []app.UI
	for _, n := range f.st.Edition().Order {
		side := int8(n)
		msg := client.ShowSide{Side: side}
		class := ""
		if side == f.st.Active() {
			class = "now"
		}
		name, state, next := f.Narrator().Side(side), f.nationState(side), forecastView{f}.nextReward(side)
		label := name + ": " + state
		if next != "" {
			label += ". " + next
		}
		player := ""
		if seat := f.SeatOf(side); seat >= 0 {
			player = f.Called(seat)
			label += ". " + player
		}
		items = append(items, app.Li().Body(app.Button().Type("button").ID(client.Row(side)).Class("nation", class).
			OnClick(f.Tell(msg), gameview.Scope(msg)).Body(
			board.Emblem(f.Look(), side, 36),
			app.Span().Class("nation-name").Aria("hidden", true).Body(app.Text(name), app.Small().Class("nation-player").Text(player)),
			app.Span().Class("nation-state").Aria("hidden", true).Text(state),
			app.Span().Class("nation-next").Aria("hidden", true).Hidden(next == "").Text(next),
			app.Span().Class("aside").Text(label),
		)))
	}
	return app.Ol().Class("nations").Body(items...)
}

// nationState is a nation's points, and whether it is on the board at all.
func (f view) nationState(side int8) string {
	if f.groups[side] == gameview.Grey {
		return f.Say("nations.absent")
	}
	points := 0
	for _, score := range f.Match().Standing {
		if score.Side == side {
			points = score.Points
		}
	}
	words := f.Say("points", "count", f.Narrator().Points(points))
	if lord := f.st.Overlord(side); lord >= 0 {
		return words + ", " + f.Say("table.subject", "nation", f.Side(lord))
	}
	for _, p := range f.Match().Pieces {
		if p.Side == side && p.Mark&(engine.Arriving|engine.Destroyed) == 0 {
			return words
		}
	}
	if f.Match().Round() > int(f.st.Edition().Rounds[0]) && (timelineView{f}).gone(side) {
		if britannia.Nation(side) == britannia.Romans { // nobody beat them: they leave
			return words + ", " + f.Say("nations.left")
		}
		return words + ", " + f.Say("nations.gone")
	}
	return words + ", " + f.Say("nations.out")
}

// people is how near a nation is to its next army, or that it can have none.
func (f view) people(side int8) string {
	words := f.Say("table.population", "count", f.Narrator().Points(f.st.Population(side)), "cost", f.Narrator().Points(int(f.st.Edition().ArmyCost)))
	if f.st.Spare(side) == 0 {
		words += " " + f.Say("table.population.full")
	}
	return words
}

func (view) Cards() bool { return true }

// Card is a nation's card.
func (f view) Card(side int8) app.UI {
	c := f.words().Card(f.st.Edition(), side)
	var parts []app.UI
	seat := f.SeatOf(side)
	player := ""
	if seat >= 0 {
		player = f.Say("card.player", "player", f.Match().Name(f.Language(), seat))
	}
	if (timelineView{f}).own(side) { // others may be on turn
		player = f.Say("card.player.own")
	}
	parts = append(parts,
		app.Div().Class("card-head").Body(
			board.Emblem(f.Look(), side, 56),
			app.Div().Body(
				app.P().Hidden(player == "").Body(gameview.Swatch(f.groups[side]), app.Span().Text(player)),
				app.P().Text(f.nationState(side)),
				app.P().Text(f.people(side)),
			),
		),
		app.P().Text(f.Say("card.counters", "units", c.Armies)),
		app.P().Hidden(c.Start == "").Text(f.Say("card.setup", "places", c.Start)),
		forecastView{f}.rewards(side),
	)
	if len(c.Arrivals) > 0 {
		parts = append(parts, app.H3().Text(f.Say("card.arrivals")))
		var items []app.UI
		for _, l := range c.Arrivals {
			class := ""
			if l.Round < f.Match().Round() {
				class = "past"
			}
			items = append(items, app.Li().Class(class).Body(
				app.B().Text(text.Roman(l.Round).String()),
				app.Span().Text(f.Language().Commas(filled(append([]string{l.Text}, f.words().Marks(l)...)))),
			))
		}
		parts = append(parts, app.Ul().Class("card-rounds").Body(items...))
	}
	if len(c.Scrolls) > 0 {
		parts = append(parts, app.H3().Text(f.Say("card.scores")))
		for _, scroll := range c.Scrolls {
			var rows []app.UI
			for _, r := range scroll.Rows {
				rows = append(rows, app.Li().Body(app.B().Text(r.Points.String()), app.Span().Text(r.Text)))
			}
			parts = append(parts, app.Section().Class("scroll").Body(app.H4().Text(scroll.Title), app.Ul().Class("card-rows").Body(rows...)))
		}
	}
	if len(c.Notes) > 0 {
		parts = append(parts, app.H3().Text(f.Say("card.notes")))
		for _, n := range c.Notes {
			parts = append(parts, app.P().Text(n))
		}
	}
	return app.Article().Class("card").Body(parts...)
}

// filled leaves empty texts out.
func filled(list []string) []string {
	var some []string
	for _, s := range list {
		if s != "" {
			some = append(some, s)
		}
	}
	return some
}
