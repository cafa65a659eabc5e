package view

import (
	"slices"
	"strconv"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// britanniaView is the view of Britannia in all its editions: the island, the
// colours of the groups of nations, the timeline, and a card for each nation.
type britanniaView struct {
	defaultView
	st      *britannia.State
	groups  []int8             // the colour of each nation
	layered []britannia.Reward // what areas are worth to the nation whose layer is on
}

func newBritanniaView(p defaultView) (gameView, bool) {
	st, ok := p.t.State.(*britannia.State)
	if !ok {
		return nil, false
	}
	f := britanniaView{defaultView: p, st: st, groups: groupColours(p.t.Game(), st, len(p.t.Record.About.Players))}
	if p.t.Layer.On {
		f.layered = st.Rewards(p.t.Layer.Of(st.Active()))
	}
	return f, true
}

// groupColours gives each nation the colour of its group.
func groupColours(g engine.Game, state engine.State, seats int) []int8 {
	st, ok := state.(*britannia.State)
	if !ok {
		return nil
	}
	list := make([]int8, len(g.Lexicon().Sides))
	for i := range list {
		list[i] = grey
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

func (britanniaView) chart() *maps.Chart          { return maps.Britain() }
func (f britanniaView) sideColour(side int8) int8 { return f.groups[side] }

// mark closes the border that the edition does not let pass.
func (f britanniaView) mark(m *board.Map) {
	if cuts := f.st.Edition().Cuts; len(cuts) > 0 {
		m.Cut = [2]int8{int8(cuts[0][0]), int8(cuts[0][1])}
	}
}

// heading is the round, its years, and the half of a major invasion.
func (f britanniaView) heading() (title, detail, note string) {
	title, _, _ = f.defaultView.heading()
	round, active := f.t.Round(), f.st.Active()
	if f.st.Half() > 0 && active >= 0 && f.st.Edition().Timeline[round].Major>>uint(active)&1 != 0 {
		note = f.say("table.half", "count", f.st.Half())
	}
	return title, f.narrator.Years(f.st.Edition(), round), note
}

func (f britanniaView) drawers() []drawer {
	return []drawer{
		{client.TimelineDrawer, iconTimeline, "table.timeline", func() (string, app.UI) { return f.say("timeline.title"), f.timeline() }},
		{client.NationsDrawer, iconNations, "table.nations", func() (string, app.UI) { return f.say("nations.title"), f.nations() }},
	}
}

// party: the nations of a group, by the name that the scenario gives them, or by
// their card, and how many there are.
func (f britanniaView) party(c engine.Choice) string {
	if verb := f.verbName(int(c.Verb)); verb != "deal" && verb != "bid" {
		return ""
	}
	count, group := 0, f.groups[c.What]
	for _, g := range f.groups {
		if g == group {
			count++
		}
	}
	name := f.narrator.Side(c.What)
	if key := "party." + f.st.Edition().Scenario + "." + strconv.Itoa(int(group)); f.L.Has(key) {
		name = f.say(key)
	}
	return f.say("table.party", "name", name, "count", count)
}

// counted: an army led by its leader counts its infantry first, a bid points.
func (f britanniaView) counted(c engine.Choice) string {
	switch f.verbName(int(c.Verb)) {
	case "lead":
		return f.kindOf(int8(britannia.Infantry))
	case "raise":
		return f.say("scores.points")
	}
	return f.defaultView.counted(c)
}

// decision: who may retreat sees what fighting on promises, also where the only
// way out is picked already; who votes, what the votes weigh; who bids, for which
// nations, and against whom; who places a leader, whom; and who moves, how many
// battles follow, why the movement cannot end yet, and with which move it ends.
func (f britanniaView) decision(p panel) panel {
	if f.t.Turn.Seat < 0 {
		return p
	}
	switch f.t.Game().Lexicon().Asks[f.t.Turn.Kind] {
	case "vote":
		own, all := f.st.Votes(f.t.Turn.Side)
		p.hint = f.say("ask.vote.weight", "own", own, "all", all)
	case "bid", "colours":
		if c, picked := f.t.Picker.Choice(); picked && f.t.Game().Lexicon().WhatIsSide(c.Verb) {
			p.hint = f.lot(c.What)
		}
	case "leader":
		if list := f.t.Picker.All(); len(list) > 0 { // all of them place the same one
			p.title = f.narrator.Side(f.t.Turn.Side) + ": " + f.narrator.What(list[0].What)
		}
	case "raise":
		p.hint = f.lot(f.t.Turn.Side) + " " + p.hint
	case "march":
		if n := f.st.Battles(); n > 0 && f.t.Picker.To() < 0 {
			follow := f.say("ask.march.battles", "count", n)
			if f.t.Picker.From() < 0 {
				p.hint = follow
			} else {
				p.hint += " " + follow
			}
		}
		if rule := f.unended(); rule != "" && f.t.Picker.To() < 0 {
			p.hint += " " + f.say("undone.yet") + " " + f.say("rule."+rule)
		}
		if c, picked := f.t.Picker.Choice(); picked && f.lastMarch(c) {
			p.hint += " " + f.say("undone.last")
		}
	}
	if ask := f.t.Game().Lexicon().Asks[f.t.Turn.Kind]; len(f.t.Previews()) > 0 && ask != "attackerRetreat" && ask != "defenderRetreat" {
		return p // a retreat may lead to the next battle, and fighting on goes on with this one
	}
	for _, c := range f.t.Picker.Buttons() {
		if !f.t.EndVerb(c) {
			continue
		}
		for _, fight := range f.t.PreviewsOf(c) {
			p.middle = append(p.middle, f.preview(fight))
		}
	}
	return p
}

// lot is the group of nations that a card stands for, and what is bid for it.
func (f britanniaView) lot(card int8) string {
	var names []string
	for _, side := range f.st.Edition().Order {
		if f.groups[side] == f.groups[card] {
			names = append(names, f.narrator.Side(int8(side)))
		}
	}
	words := f.L.And(names) + "."
	if seat, points := f.st.Bidder(f.groups[card]); seat >= 0 {
		words += " " + f.say("table.bid", "player", f.t.Name(f.L, seat), "count", points)
	}
	return words
}

// lastMarch reports whether a march is one after which nobody can move: the movement
// ends with it, and dice may fall.
func (f britanniaView) lastMarch(c engine.Choice) bool {
	after := f.st.Clone().(*britannia.State)
	if _, err := after.Play(c); err != nil {
		return false
	}
	turn := after.Turn()
	return turn.Kind != f.t.Turn.Kind || turn.Side != f.t.Turn.Side || after.Half() != f.st.Half()
}

// unended is the rule that forbids to end what is asked for just now; "" where it
// may be ended.
func (f britanniaView) unended() string {
	if slices.ContainsFunc(f.t.Picker.All(), f.t.EndVerb) {
		return ""
	}
	return f.t.Forbidden(engine.Do(uint8(slices.Index(f.t.Game().Lexicon().Verbs, "end"))))
}

// announced: who submits or is free again, whose last army has fallen, and who wears
// a crown. It comes about between other things, often without anybody having decided
// it.
func (f britanniaView) announced(e engine.Event) bool {
	return e.Side >= 0 && slices.Contains([]string{"submit", "revolt", "perish", "bretwalda", "king"}, f.t.Game().Lexicon().Events[e.Kind])
}

// taken: legions that sail home have their round.
func (f britanniaView) taken(e engine.Event) bool { return e.Extra != 0 }

// arises: some decisions belong to other editions, later rounds or an auction.
func (f britanniaView) arises(policy string) bool {
	e := f.st.Edition()
	switch policy {
	case "burh":
		return e.BurhCost > 0 && e.BurhRounds[0] <= e.Rounds[1]
	case "cavalry":
		return !e.CavalryFirst && f.horsemen()
	case "muster":
		return int(e.Rounds[1]) == len(e.Timeline)-1
	case "bid":
		for i, o := range f.t.Game().Options() {
			if o.ID == "colours" {
				return o.Values[f.t.Header().Setup.Options[i]] == "bid"
			}
		}
	}
	return true
}

// horsemen reports whether cavalry comes in the rounds that are played. That of
// Arthur comes with him.
func (f britanniaView) horsemen() bool {
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
func (f britanniaView) nations() app.UI {
	var items []app.UI
	for _, n := range f.st.Edition().Order {
		side := int8(n)
		msg := client.ShowSide{Side: side}
		class := ""
		if side == f.st.Active() {
			class = "now"
		}
		name, state, next := f.narrator.Side(side), f.nationState(side), f.nextReward(side)
		label := name + ": " + state
		if next != "" {
			label += ". " + next
		}
		items = append(items, app.Li().Body(app.Button().Type("button").ID(client.Row(side)).Class("nation", class).
			OnClick(f.tell(msg), scope(msg)).Body(
			board.Emblem(f.look, side, 36),
			app.Span().Class("nation-name").Aria("hidden", true).Text(name),
			app.Span().Class("nation-state").Aria("hidden", true).Text(state),
			app.Span().Class("nation-next").Aria("hidden", true).Hidden(next == "").Text(next),
			app.Span().Class("aside").Text(label),
		)))
	}
	return app.Ol().Class("nations").Body(items...)
}

// nationState is a nation's points, and whether it is on the board at all.
func (f britanniaView) nationState(side int8) string {
	if f.groups[side] == grey {
		return f.say("nations.absent")
	}
	points := 0
	for _, score := range f.t.Standing {
		if score.Side == side {
			points = score.Points
		}
	}
	words := f.say("points", "count", f.narrator.Points(points))
	if lord := f.st.Overlord(side); lord >= 0 {
		return words + ", " + f.say("table.subject", "nation", f.side(lord))
	}
	for _, p := range f.t.Pieces {
		if p.Side == side && p.Mark&(engine.Arriving|engine.Destroyed) == 0 {
			return words
		}
	}
	return words + ", " + f.say("nations.out")
}

func (britanniaView) cards() bool { return true }

// card is a nation's card.
func (f britanniaView) card(side int8) app.UI {
	c := f.narrator.Card(f.st.Edition(), side)
	var parts []app.UI
	seat := f.seatOf(side)
	player := ""
	if seat >= 0 {
		player = f.say("card.player", "player", f.t.Name(f.L, seat))
	}
	parts = append(parts,
		app.Div().Class("card-head").Body(
			board.Emblem(f.look, side, 56),
			app.Div().Body(
				app.P().Hidden(player == "").Body(swatch(f.groups[side]), app.Span().Text(player)),
				app.P().Text(f.nationState(side)),
				app.P().Text(f.say("table.population", "count", f.narrator.Points(f.st.Population(side)))),
			),
		),
		app.P().Text(f.say("card.counters", "units", c.Armies)),
		app.P().Hidden(c.Start == "").Text(f.say("card.setup", "places", c.Start)),
		f.rewards(side),
	)
	if len(c.Arrivals) > 0 {
		parts = append(parts, app.H3().Text(f.say("card.arrivals")))
		var items []app.UI
		for _, l := range c.Arrivals {
			class := ""
			if l.Round < f.t.Round() {
				class = "past"
			}
			items = append(items, app.Li().Class(class).Body(
				app.B().Text(text.Roman(l.Round).String()),
				app.Span().Text(f.L.Commas(filled(append([]string{l.Text}, f.narrator.Marks(l)...)))),
			))
		}
		parts = append(parts, app.Ul().Class("card-rounds").Body(items...))
	}
	if len(c.Scrolls) > 0 {
		parts = append(parts, app.H3().Text(f.say("card.scores")))
		for _, scroll := range c.Scrolls {
			var rows []app.UI
			for _, r := range scroll.Rows {
				rows = append(rows, app.Li().Body(app.B().Text(r.Points.String()), app.Span().Text(r.Text)))
			}
			parts = append(parts, app.Section().Class("scroll").Body(app.H4().Text(scroll.Title), app.Ul().Class("card-rows").Body(rows...)))
		}
	}
	if len(c.Notes) > 0 {
		parts = append(parts, app.H3().Text(f.say("card.notes")))
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
