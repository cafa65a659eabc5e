package screen

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/marcher"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Right above the buttons stands what the march at hand meets and what follows from it, or
// both answers to the question whether to retreat.

// Foot is what stands below a march or a retreat.
func (f view) Foot() gameview.Foot {
	t := f.Match()
	if t.Turn.Seat < 0 || t.Lesson != nil {
		return gameview.Foot{Next: marchView{f}.next() >= 0}
	}
	switch ask := t.Game().Lexicon().Asks[t.Turn.Kind]; {
	case f.retreats():
		return gameview.Foot{Rows: footView{f}.answers(), All: true}
	case ask == "siege":
		if rows := (marchView{f}).outlook(); len(rows) > 0 {
			return gameview.Foot{Rows: []app.UI{app.Ul().Class("outlook").Body(rows...)}}
		}
	case ask == "march", ask == "strategic":
		// To advance is brighter than to add a leader.
		return gameview.Foot{Rows: footView{f}.march(), Leads: len(marchView{f}.checkButtons()) > 0, Next: marchView{f}.next() >= 0}
	}
	return gameview.Foot{}
}

// retreats reports whether it is asked whether to retreat, outside a lesson.
func (f view) retreats() bool {
	t := f.Match()
	ask := t.Game().Lexicon().Asks[t.Turn.Kind]
	return t.Turn.Seat >= 0 && t.Lesson == nil && (ask == "attackerRetreat" || ask == "defenderRetreat")
}

type footView struct{ view }

// march is what is before those who go, or have just gone: each check and the battle side by
// side, then in lines the leader in danger, the kingdoms that rise, and who waits besides.
func (f footView) march() []app.UI {
	t, m := f.Match(), marchView(f)
	to := m.current()
	if to < 0 {
		return nil
	}
	c, _ := m.advance(to)
	made := m.waits(to) && !t.Picker.Picked()
	list := t.Previews()
	if p := client.PartyOf(t); made {
		list = t.PreviewsOf(c)
	} else if picked, ok := t.Picker.Choice(); ok {
		c = picked
	} else if p == nil {
		return nil
	}
	var boxes []app.UI
	for i, p := range list {
		if p.Words.Key == "marcher.siege.with" { // told where the battle opens
			continue
		}
		if i+1 < len(list) && list[i+1].Words.Key == "marcher.siege.with" {
			p.More = append([]advice.Words{advice.Say("marcher.siege.also", "percent", list[i+1].Chances[0].Percent)}, p.More...)
		}
		boxes = append(boxes, f.Preview(unfolding(p)))
	}
	var lines []app.UI
	line := func(class, words string) {
		if words != "" {
			lines = append(lines, app.P().Class(class).Text(words))
		}
	}
	line("foot-loss", f.endangers(to, list))
	for _, w := range t.Consequences(c) {
		line("foot-follows", f.Words(w))
	}
	line("foot-checks", f.once(to))
	for _, words := range m.others(to) {
		line("foot-checks", words)
	}
	line("foot-others", m.besides(to))
	if len(boxes)+len(lines) == 0 {
		return nil
	}
	about := app.P().Class("foot-about").Hidden(!made || client.PartyOf(t) != nil).Body(
		app.B().Text(f.Say("marcher.waiting", "place", f.Place(to))), app.Text(" "), app.Small().Text(m.bandOf(to)))
	return slices.Concat([]app.UI{about, app.Div().Class("meets").Hidden(len(boxes) == 0).Body(boxes...)}, lines)
}

// Warns tells of the march that is picked which leader is in danger, and that its one check ends
// who may still join it.
func (f view) Warns() []string {
	to, t := marchView{f}.current(), f.Match()
	if to < 0 || f.retreats() {
		return nil
	}
	return slices.DeleteFunc([]string{footView{f}.endangers(to, t.Previews()), footView{f}.once(to)}, func(w string) bool { return w == "" })
}

// endangers says how often the leader of a march falls by what it meets; "" where none may.
func (f footView) endangers(to int8, list []advice.Preview) string {
	falls := advice.Percent(0)
	for _, p := range list {
		if p.Words.Key != "marcher.siege.with" {
			falls = max(falls, fallen(p))
		}
	}
	if falls == 0 {
		return ""
	}
	return f.falls(f.leading(to), falls)
}

// once says that the one check of a march ends who may still join it; "" where nobody may.
func (f footView) once(to int8) string {
	if !f.mayFollow(to) {
		return ""
	}
	return f.Say("marcher.check.once", "place", f.Place(to))
}

// mayFollow reports whether units of other zones may still join those bound for a zone, which
// its one check ends.
func (f footView) mayFollow(to int8) bool {
	if !(marchView(f)).waits(to) {
		return false
	}
	from := int8(engine.None)
	if p := client.PartyOf(f.Match()); p != nil {
		from, _ = p.Ends()
	}
	return slices.ContainsFunc(f.Match().Picker.All(), func(c engine.Choice) bool {
		return c.To == to && c.From >= 0 && c.From != from && marcher.Strength(c.What) > 0 && len(f.st.GivesUp(c)) == 0
	})
}

// unfolding is a preview that opens to what is added to its die.
func unfolding(p advice.Preview) advice.Preview {
	for _, t := range p.Terms {
		p.More = append(p.More, advice.Say("odds.term", "what", t.Words, "added", text.Added(t.Added)))
	}
	p.Words, p.Terms = p.InShort(), nil
	if key := p.Words.Key; key == "marcher.supply.certain" || key == "marcher.supply.hopeless" { // which says all
		p.Chances = nil
	}
	return p
}

// fallen is how often one's own leader falls in a battle, as its preview tells.
func fallen(p advice.Preview) advice.Percent {
	for _, w := range p.More {
		if w.Key == "odds.ownLeader" {
			return w.Args[1].(advice.Percent)
		}
	}
	return 0
}

// leading is the leader of the side who is in a zone, bound for it, or picked to go there.
func (f footView) leading(at int8) int8 {
	t := f.Match()
	leads := func(what int8) bool { return what >= marcher.Hugh && what <= marcher.Rhys }
	for _, b := range f.st.Bound() {
		if b.To == at && leads(b.What) {
			return b.What
		}
	}
	if p := client.PartyOf(t); p != nil {
		for _, m := range p.Members {
			if m.Count > 0 && leads(m.What) {
				return m.What
			}
		}
	}
	for _, p := range t.Pieces {
		if p.Place == at && p.Side == t.Turn.Side && leads(p.What) {
			return p.What
		}
	}
	return engine.None
}

// falls says how often a leader falls, and what that costs.
func (f footView) falls(leader int8, percent advice.Percent) string {
	if leader < 0 {
		return f.Say("odds.ownLeader", "percent", percent)
	}
	line := "scoreEarl"
	if leader >= marcher.Gruffydd {
		line = "scoreKing"
	}
	if score := f.st.Score(); score.Side == f.Match().Turn.Side {
		for _, l := range score.Lines {
			if l.Each < 0 && f.Match().Game().Lexicon().Events[l.Event] == line {
				return f.Say("marcher.falls.costs", "what", f.Narrator().WhatNoun(leader), "percent", percent, "count", f.Narrator().Points(-l.Each))
			}
		}
	}
	return f.Say("marcher.falls", "what", f.Narrator().WhatNoun(leader), "percent", percent)
}

// most is how often a leader may fall, in a hundred, and poor how often a battle may be won,
// for the brightest button to be the one that fights on, or no longer.
const most, poor = 20, 25

// answers are to fight on and to retreat, a row each, always in the same shape.
func (f footView) answers() []app.UI {
	t := f.Match()
	var fight, rows []app.UI
	var retreats []engine.Choice
	lost := false // there is little hope
	for _, c := range t.Picker.All() {
		if !t.EndVerb(c) {
			retreats = append(retreats, c)
			continue
		}
		var odds []app.UI
		falls, wins := advice.Percent(0), advice.Percent(0)
		for _, p := range t.PreviewsOf(c) {
			falls, wins = max(falls, fallen(p)), p.Chances[0].Percent
			odds = append(odds, f.Preview(p))
		}
		words := ""
		if falls != 0 {
			words = f.falls(f.leading(t.Turn.Place), falls)
		}
		lost = len(odds) > 0 && (wins < poor || falls > most)
		fight = append(fight, f.answer(c, odds, words, !lost && t.Winning(c) && !f.Advised(c), ""))
	}
	shared, own := f.left(retreats)
	var places []app.UI
	long := false
	for i, c := range retreats {
		words, loss, place := own[i], f.barred(c), f.Narrator().Place(c.To)
		picked, ok := t.Picker.Choice()
		bright := ok && picked == c || lost && len(retreats) == 1 && loss == "" && !t.Picker.Picked()
		if len(retreats) == 1 {
			about := []app.UI{app.B().Text(f.Say("marcher.retreat.to", "place", f.Place(c.To))), app.Small().Hidden(shared == "").Text(shared)}
			rows = append(rows, f.answer(c, about, loss, bright, place))
			break
		}
		long = long || words+loss != ""
		places = append(places, f.answering(c, loss, bright, place).Body(
			app.Span().Text(place), app.Small().Hidden(words == "").Text(words), app.Small().Class("foot-loss").Hidden(loss == "").Text(loss)))
	}
	if len(places) > 0 { // in the room of one row: what is asked stays in view
		class := "answers-places"
		if long { // what differs is told across the sheet, a row each
			class = "answers-told"
		}
		rows = append(rows, app.Li().Class("answers-many").Body(
			app.Div().Class("bound-who").Body(app.B().Text(f.Narrator().Label(t.Turn, retreats[0])), app.Small().Hidden(shared == "").Text(shared)),
			app.Div().Class(class).Body(places...)))
	}
	return []app.UI{app.Ul().Class("bound", "answers").Aria("label", f.Narrator().Title(t.Turn)).Body(append(fight, rows...)...)}
}

// left is what follows from every retreat alike, and from each what does not from all.
func (f footView) left(retreats []engine.Choice) (shared string, own []string) {
	said := make([][]string, len(retreats))
	for i, c := range retreats {
		for _, w := range f.Match().Consequences(c) {
			said[i] = append(said[i], f.Words(w))
		}
	}
	common := func(words string) bool {
		return !slices.ContainsFunc(said, func(list []string) bool { return !slices.Contains(list, words) })
	}
	for i, list := range said {
		var all, rest []string
		for _, words := range list {
			if common(words) {
				all = append(all, words)
			} else {
				rest = append(rest, words)
			}
		}
		if i == 0 {
			shared = strings.Join(all, " ")
		}
		own = append(own, strings.Join(rest, " "))
	}
	return shared, own
}

// barred names those whom a retreat costs, since they may not enter its zone.
func (f footView) barred(c engine.Choice) string {
	var lost tally
	for _, p := range f.st.Barred(c) {
		lost.add(p.What, int(p.Count))
	}
	if len(lost.kinds) == 0 {
		return ""
	}
	return f.Say("marcher.retreat.barred", "units", marchView(f).mustered(&lost))
}

// answer is a row with its button; loss is what it costs, in red.
func (f footView) answer(c engine.Choice, about []app.UI, loss string, bright bool, place string) app.UI {
	b := f.answering(c, loss, bright, place)
	return app.Li().Body(app.Div().Class("bound-who").Body(append(about, app.Small().Class("foot-loss").Hidden(loss == "").Text(loss))...), b)
}

// answering is the button of an answer.
func (f footView) answering(c engine.Choice, loss string, bright bool, place string) app.HTMLButton {
	label := f.Narrator().Label(f.Match().Turn, c)
	b := f.Button(label, client.Press{Choice: c}).Aria("label", gameview.Named(f.Say("button.pass"), label)).Aria("description", loss)
	if place != "" {
		b = b.Aria("label", gameview.Named(label, place))
	} else {
		b = b.ID(client.End)
	}
	if bright || f.Advised(c) {
		b = b.Class("primary")
	}
	if f.Advised(c) {
		b = b.Class("suggested")
	}
	return b
}
