package view

import (
	"fmt"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// facetView asks what is open about the choice that is picked, and says what it leads to.
type facetView struct{ *tableView }

// Facets is what is still open about the choice: whether the leader goes along,
// which kind, which way, how many.
func (s facetView) Facets(picked engine.Choice) []app.UI {
	t := s.t
	if p := client.PartyOf(t); p != nil {
		return s.party(p)
	}
	var list []app.UI
	offers := client.PickerOf(t).Offers()
	for _, o := range offers {
		switch o.Facet {
		case table.Verb:
			list = append(list, s.leader(o))
		case table.What:
			list = append(list, s.kinds(o))
		case table.Way:
			list = append(list, s.ways(o))
		case table.Extra:
			list = append(list, s.stepper(o, s.KindOf(picked.What)))
		case table.Count:
			if (sheetView(s)).hundred() {
				list = append(list, s.digits(o)...)
				continue
			}
			list = append(list, s.stepper(o, s.game.Counted(picked)))
		}
	}
	return list
}

// previews are what the choice being made would meet.
func (s facetView) previews(seen []advice.Preview) []app.UI {
	var list []app.UI
	for _, p := range seen {
		list = append(list, s.Preview(p))
	}
	if len(list) > 1 {
		return []app.UI{app.Div().Class("previews").Body(list...)}
	}
	return list
}

// consequences are what follows from some answers, each by the label of its button.
func (s facetView) consequences(answers []engine.Choice, followed map[engine.Choice]string) []app.UI {
	var list []app.UI
	for _, c := range answers {
		if followed[c] == "" {
			continue
		}
		list = append(list, app.Dt().Hidden(len(answers) == 1).Text(s.narrator.Label(s.t.Turn, c)), app.Dd().Text(followed[c]))
	}
	if len(list) == 0 {
		return nil
	}
	return []app.UI{app.Dl().Class("follows").Body(list...)}
}

// chance is a probability in words: where several people share the device, it names the side.
func (s *tableView) chance(c advice.Chance) string {
	key := c.Key
	if s.several() && s.t.Turn.Side >= 0 && key == "table.odds" {
		key = "table.odds.side"
	}
	return s.say(key, "percent", c.Percent, "side", s.Side(max(s.t.Turn.Side, 0)))
}

// several reports whether several people play on the device.
func (s *tableView) several() bool { return s.t.Lesson == nil && s.t.OnlyPerson() < 0 }

func (s facetView) Preview(p advice.Preview) app.UI {
	parts := []app.UI{app.Span().Text(s.Words(p.Words))}
	for _, c := range p.Chances {
		share := min(max(int(c.Percent), 0), 100)
		parts = append(parts, app.Em().Text(s.chance(c)),
			app.Span().Class("odds-bar").Aria("hidden", true).Body(app.I().Style("width", strconv.Itoa(share)+"%")))
	}
	if len(p.More) > 0 {
		return s.Stakes(p, s.say("odds.more"), parts)
	}
	if len(p.Terms) == 0 {
		return app.Div().Class("target").Body(parts...)
	}
	var terms []app.UI
	for _, t := range p.Terms {
		terms = append(terms, app.Li().Body(app.Text(s.Words(t.Words)+" "), app.B().Text(text.Added(t.Added))))
	}
	return app.Div().Class("target", "target-terms").Body(append(parts, app.Ul().Class("terms").Body(terms...))...)
}

func (s *tableView) KindOf(what int8) string {
	if name := s.narrator.What(what); name != "" {
		return name
	}
	return s.say("table.count")
}

// leader is the switch that takes the leader along.
func (s facetView) leader(o table.Offer) app.UI {
	led := func(verb int) bool { name := s.VerbName(verb); return name == "lead" || name == "retreatLed" }
	other := o.Values[0]
	if other == o.Chosen {
		other = o.Values[1]
	}
	msg := client.SetFacet{Facet: table.Verb, Value: other}
	if !led(o.Values[0]) && !led(o.Values[1]) {
		return s.segments(o, "", s.say("table.choices"), func(verb int) (string, app.UI) {
			c, _ := client.PickerOf(s.t).With(table.Verb, verb)
			return s.narrator.Label(s.t.Turn, c), nil
		})
	}
	kept := !led(o.Chosen) && s.most(o.Chosen) < s.most(other)
	return app.Button().Type("button").Class("chip", "switch").Role("switch").Aria("checked", led(o.Chosen)).
		OnClick(s.Tell(msg), gameview.Scope(msg)).Body(app.I().Class("knob"), app.Span().Body(
		app.Text(s.say("table.leader")), app.Small().Hidden(!kept).Text(" "+s.say("table.leader.kept"))))
}

// most is how many may go where those who are picked go, by a verb.
func (s facetView) most(verb int) int8 {
	p, most := client.PickerOf(s.t), int8(0)
	for _, c := range p.All() {
		if from, to := table.Ends(c); int(c.Verb) == verb && from == p.From() && to == p.To() {
			most = max(most, c.Count+c.Extra)
		}
	}
	return most
}

// kinds chooses among kinds of units, or among nations.
func (s facetView) kinds(o table.Offer) app.UI {
	sides := s.t.Game().Lexicon().WhatIsSide
	class := "segments-short"
	if c, _ := client.PickerOf(s.t).Choice(); sides != nil && sides(c.Verb) || !s.look.Tells(o.Values) {
		class = ""
	}
	return s.segments(o, class, s.say("table.kind"), func(what int) (string, app.UI) {
		c, _ := client.PickerOf(s.t).With(table.What, what)
		return s.kind(c)
	})
}

// kind is the kind of units of a choice, or its nation, by name and picture.
func (s facetView) kind(c engine.Choice) (string, app.UI) {
	what := int(c.What)
	if sides := s.t.Game().Lexicon().WhatIsSide; sides != nil && sides(c.Verb) {
		name := s.game.Party(c)
		if name == "" {
			name = s.narrator.Side(c.What)
		}
		return name, board.Emblem(s.look, c.What, 28)
	}
	if what < 0 && c.Count == 0 {
		switch s.t.Game().Lexicon().Verbs[c.Verb] {
		case "remove", "lose", "place": // one that lies face down
			return s.narrator.Units(engine.None, 1), nil
		}
		return s.say("table.leader.alone"), nil
	}
	if what < 0 { // of a leader's army: no second kind
		return s.game.Counted(c), nil
	}
	if !s.look.Tells([]int{what}) {
		return s.narrator.What(c.What), nil
	}
	return s.narrator.What(c.What), board.Token(s.look, engine.Piece{Side: s.t.Turn.Side, What: c.What, Count: 1}, 28)
}

func (s facetView) segments(o table.Offer, class, name string, of func(int) (string, app.UI)) app.UI {
	var list []app.UI
	for _, value := range o.Values {
		label, picture := of(value)
		if picture == nil {
			picture = app.Span().Hidden(true)
		}
		msg := client.SetFacet{Facet: o.Facet, Value: value}
		list = append(list, app.Button().Type("button").Class("segment").Aria("pressed", value == o.Chosen).
			OnClick(s.Tell(msg), gameview.Scope(msg)).Body(picture, app.Span().Text(label)))
	}
	return app.Div().Class("segments", class).Role("group").Aria("label", name).Body(list...)
}

// ways chooses by way of which places.
func (s facetView) ways(o table.Offer) app.UI {
	var list []app.UI
	for _, path := range o.Values {
		via, via2 := table.Via(path)
		list = append(list, app.Option().Value(path).Selected(path == o.Chosen).Text(s.way(via, via2)))
	}
	return app.Select().Class("way").Aria("label", s.say("table.way")).OnChange(s.chooseWay).Body(list...)
}

func (s facetView) chooseWay(ctx app.Context, _ app.Event) {
	path, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	if err == nil {
		s.Send(client.SetFacet{Facet: table.Way, Value: path})
	}
}

// way says by way of which places, of which there may be none.
func (s facetView) way(via, via2 int8) string {
	switch {
	case via < 0:
		return s.say("table.way.direct")
	case via2 < 0 || via2 == via:
		return s.say("table.way.via", "via", s.Place(via))
	}
	return s.say("table.way.via2", "ways", text.List{s.Place(via), s.Place(via2)})
}

// digits chooses a number below a hundred as two dice of ten sides show it.
func (s facetView) digits(o table.Offer) []app.UI {
	row := func(name string, digit int, with func(int) int) app.UI {
		var list []app.UI
		for d := range 10 {
			msg := client.SetFacet{Facet: o.Facet, Value: with(d)}
			list = append(list, app.Button().Type("button").Class("face").Aria("label", strconv.Itoa(d)).Aria("pressed", d == digit).
				OnClick(s.Tell(msg), gameview.Scope(msg)).Body(app.Raw(gameview.Numbered(d, 34))))
		}
		return app.Div().Class("digits").Role("group").Aria("label", name).Body(
			append([]app.UI{app.Small().Text(name)}, list...)...)
	}
	tens, units := o.Chosen/10, o.Chosen%10
	return []app.UI{
		row(s.say("table.tens"), tens, func(d int) int { return 10*d + units }),
		row(s.say("table.units"), units, func(d int) int { return 10*tens + d }),
	}
}

// stepper chooses how many: step by step, by dragging or typing the number, or by a word.
func (s facetView) stepper(o table.Offer, kind string) app.UI {
	fewer := client.StepFacet{Facet: o.Facet, Step: -1}
	more := client.StepFacet{Facet: o.Facet, Step: 1}
	return app.Div().Class("amount").Body(
		s.counter(o, kind, s.agreeing(kind, o.Chosen), s.say("button.fewer"), s.say("button.more"), fewer, more, func(n int) client.Message {
			return client.SetFacet{Facet: o.Facet, Value: n}
		}),
		s.amounts(o),
	)
}

// counter is a number between two buttons, with what it counts below; set takes one that is
// typed or dragged.
func (s facetView) counter(o table.Offer, kind, below, fewer, more string, less, plus client.Message, set func(n int) client.Message) app.UI {
	return app.Div().Class("stepper").Role("group").Aria("label", kind).Body(
		s.IconButton(gameview.IconMinus, fewer, less).Disabled(o.Chosen == o.Values[0]),
		app.Label().Class("number").Body(
			app.Input().Type("text").AutoComplete(false).Attr("inputmode", "numeric").Attr("maxlength", 3).
				Aria("label", kind).Value(o.Chosen).OnChange(s.typeNumber(o, set), gameview.Scope(set(0)), fmt.Sprint(o.Values)),
			app.Small().Text(below)),
		s.IconButton(gameview.IconPlus, more, plus).Disabled(o.Chosen == o.Values[len(o.Values)-1]),
	)
}

// agreeing is the name of a kind of unit as it follows a number.
func (s facetView) agreeing(kind string, n int) string {
	for what := range s.t.Game().Lexicon().Whats {
		if s.narrator.What(int8(what)) != kind {
			continue
		}
		if _, name, counted := strings.Cut(s.narrator.Units(int8(what), n), strconv.Itoa(n)+" "); counted {
			return name
		}
	}
	return kind
}

// typeNumber takes a number that is typed, or the nearest one that is offered.
func (s facetView) typeNumber(o table.Offer, set func(n int) client.Message) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		typed, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
		if err != nil {
			typed = o.Chosen
		}
		typed = o.Nearest(typed)
		ctx.JSSrc().Set("value", typed)
		s.Send(set(typed))
	}
}

// amounts are the numbers that have a word, where there are more than two: all, all
// but one, half, one.
func (s facetView) amounts(o table.Offer) app.UI {
	n := len(o.Values)
	var list []app.UI
	seen := map[int]bool{0: true}
	for _, of := range []struct {
		key   string
		value int
	}{{"amount.all", o.Values[n-1]}, {"amount.butOne", o.Values[max(n-2, 0)]}, {"amount.half", o.Nearest((o.Values[n-1] + 1) / 2)}, {"amount.single", o.Nearest(1)}} {
		if seen[of.value] {
			continue
		}
		seen[of.value] = true
		msg := client.SetFacet{Facet: o.Facet, Value: of.value}
		list = append(list, app.Button().Type("button").Class("segment").Aria("pressed", of.value == o.Chosen).
			OnClick(s.Tell(msg), gameview.Scope(msg)).Text(s.say(of.key)))
	}
	return app.Div().Class("segments", "amounts").Role("group").Aria("label", s.say("table.count")).Hidden(n < 3).Body(list...)
}

// party chooses who goes along: a part of all, one kind alone, a number of each, a
// leader or not.
func (s facetView) party(p *client.Party) []app.UI {
	segment := func(msg client.Message, pressed bool, label string) app.HTMLButton {
		return app.Button().Type("button").Class("segment").Aria("pressed", pressed).OnClick(s.Tell(msg), gameview.Scope(msg)).Text(label)
	}
	var portions, kinds, list []app.UI
	for _, of := range p.Portions() {
		portions = append(portions, segment(client.SetPortion{Portion: of}, p.Is(of), s.say(portionKeys[of])))
	}
	var whats []int
	few := len(p.Members) == 2 // of which a switch each says all
	for _, of := range p.Members {
		whats = append(whats, int(of.What))
		few = few && of.Most == 1
	}
	class := "segments-short"
	if !s.look.Tells(whats) {
		class = ""
	}
	for _, of := range p.Members {
		if !of.Independent { // a leader goes nowhere without others
			continue
		}
		token := board.Token(s.look, engine.Piece{Side: s.t.Turn.Side, What: of.What, Count: 1}, 28)
		kinds = append(kinds, segment(client.OnlyMember{What: of.What}, p.OnlyKind(of.What), "").Body(token, app.Span().Text(s.narrator.What(of.What))))
	}
	list = append(list,
		app.Div().Class("segments", "amounts").Role("group").Aria("label", s.say("table.count")).Hidden(few || len(portions) < 2).Body(portions...),
		app.Div().Class("segments", "only", class).Role("group").Aria("label", s.say("table.kind")).Hidden(few || len(kinds) < 2).Body(
			append([]app.UI{app.Small().Text(s.say("table.only"))}, kinds...)...),
	)
	var with, without []client.Member // those who go only with others are seen first
	for _, of := range p.Members {
		if of.Independent {
			without = append(without, of)
		} else {
			with = append(with, of)
		}
	}
	for _, of := range append(with, without...) {
		kind := s.KindOf(of.What)
		set := func(n int) client.Message { return client.SetMember{What: of.What, Count: n} }
		if of.Most > 1 {
			o := table.Offer{Facet: table.Count, Chosen: of.Count}
			for n := range of.Most + 1 {
				o.Values = append(o.Values, n)
			}
			all := s.say("table.muster.of", "units", s.narrator.Units(of.What, of.Most))
			list = append(list, s.counter(o, kind, all, gameview.Named(s.say("button.fewer"), kind), gameview.Named(s.say("button.more"), kind), set(of.Count-1), set(of.Count+1), set))
		} else if len(p.Members) > 1 {
			msg := set(1 - of.Count)
			list = append(list, app.Button().Type("button").Class("chip", "switch").Role("switch").Aria("checked", of.Count == 1).
				OnClick(s.Tell(msg), gameview.Scope(msg)).Body(app.I().Class("knob"), app.Span().Body(app.Text(kind), app.Small().Aria("hidden", true).Text(s.say(goesKeys[of.Count])))))
		}
	}
	return list
}

// goesKeys say whether the only one of a kind goes, as a switch tells those who hear it.
var goesKeys = [...]string{"table.muster.stays", "table.muster.goes"}

// portionKeys are the words of the portions.
var portionKeys = [...]string{client.Spared: "amount.butOne", client.Whole: "amount.all", client.Half: "amount.half", client.Single: "amount.single"}
