package view

import (
	"slices"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// changesView tells what a choice has changed.
type changesView struct{ *tableView }

// draw is what the person has lost while others moved, and the outcome of their own turn;
// any tells whether there is something.
func (s changesView) draw() (drawn app.UI, any bool) {
	rows, own := s.rows()
	title := s.say("changes.title")
	if len(rows) == 0 {
		title = s.say("changes.own")
	}
	any = len(rows)+len(own) > 0
	class := "changes-folds"
	if s.t.ReadsOn() {
		class = ""
	}
	return app.Section().Class("changes", class).Aria("label", title).Hidden(!any).Body(
		s.chip(title),
		app.H3().Hidden(len(rows) == 0).Text(s.say("changes.title")),
		app.Ul().Hidden(len(rows) == 0).Body(rows...),
		app.H3().Hidden(len(own) == 0).Text(s.say("changes.own")),
		app.Ul().Hidden(len(own) == 0).Body(own...),
		s.IconButton(gameview.IconClose, s.say("tip.close"), client.CloseBalances{}),
	), any
}

// chip is the first line in short, which opens the others where they would hide what is asked
// about: see words-brief.
func (s changesView) chip(title string) app.UI {
	for _, x := range s.t.Balances {
		c := s.changeOf(x)
		for _, words := range []string{c.off, c.lost, c.gained, c.raised, c.points} {
			if words != "" {
				msg := client.OpenBalances{}
				return app.Button().Type("button").Class("change", "changes-chip").
					OnClick(s.Tell(msg), gameview.Scope(msg)).Body(board.Emblem(s.look, x.Side, 22), app.Span().Class("aside").Text(title+": "), app.Span().Text(words))
			}
		}
	}
	return app.Button().Hidden(true)
}

// rows are what the person has lost while others moved, a line a side, and what others
// have won: wars of others, rules and dice cost units while nobody looks. The outcome
// of the person's own turn stands apart. Each line plays its moment on the map.
func (s changesView) rows() (rows, own []app.UI) {
	list, rivals, more := s.t.Balances, 0, 0
	_, briefing := s.game.Briefing()
	if briefing || s.t.Briefed() || s.t.Picker.Picked() || len(s.t.Marks.List) > 0 { // a page tells it, or it is read
		list = nil
	}
	for _, x := range list {
		if x.Own && s.t.KnownOutcome(x.At) || x.Rival && !s.figures() && len(x.Gained.Places)+len(x.Gained.Units)+len(x.Attacked) == 0 {
			continue
		}
		if x.Rival {
			if rivals++; rivals > mostRivals {
				more++
				continue
			}
		}
		c := s.changeOf(x)
		switch {
		case c.empty():
		case x.Own:
			own = append(own, s.row(x, c))
		default:
			rows = append(rows, s.row(x, c))
		}
	}
	if more > 0 {
		words := s.say("changes.more", "count", more)
		rows = append(rows, app.Li().Body(s.Button(words, client.OpenDrawer{Drawer: client.LogDrawer}).Class("change")))
	}
	return rows, own
}

// figures reports whether points are told: else those of the bar count more than these.
func (s changesView) figures() bool { return s.t.Family.Ending == nil }

// changeWords are the words of a line; those that it does not have are "".
type changeWords struct {
	lost, gained, raised string
	points               string
	off                  string // what others scored off the side
}

func (c changeWords) empty() bool { return c.lost+c.gained+c.raised+c.points+c.off == "" }

// changeOf puts a change into words.
func (s changesView) changeOf(x client.Balance) changeWords {
	c := changeWords{
		lost:   s.holding("changes.lost", x.Lost),
		gained: s.holding("changes.gained", client.Assets{Places: x.Gained.Places}),
		raised: s.holding(s.L.Own(s.t.Game().ID(), "changes.raised"), client.Assets{Units: x.Gained.Units}),
	}
	if r, ok := s.game.(gameview.Raiser); ok && c.raised != "" {
		if told := r.Raised(x); told != "" {
			c.raised = told
		}
	}
	if s.figures() && (x.Rival || s.game.Counts(s.t.Turn.Seat)) {
		c.points = strings.TrimSpace(s.scored(x.Gained.Points) + "\n" + s.scored(-x.Lost.Points))
	}
	var off []string
	for _, g := range x.Off {
		off = append(off, s.say("changes.off", "side", s.Side(g.Side),
			"points", s.say("changes.points", "count", s.narrator.Points(g.Points), "points", s.figure(g.Points))))
	}
	c.off = strings.Join(off, "\n")
	if x.Rival {
		c.gained = s.narrator.Side(x.Side)
		if places := s.named(x.Gained.Places); len(places) > 0 {
			c.gained = s.say("changes.holds", "side", c.gained, "what", s.L.Commas(places))
		}
	}
	if attacked := s.named(x.Attacked); len(attacked) > 0 {
		c.lost = s.say("changes.attacked", "places", s.L.Commas(attacked))
	}
	if c.lost+c.gained+c.raised == "" && c.points != "" {
		c.gained = s.say("changes.score")
	}
	return c
}

// row is the line of a change.
func (s changesView) row(x client.Balance, c changeWords) app.UI {
	told := []app.UI{
		app.Span().Class("changes-lost").Hidden(c.lost == "").Text(c.lost),
		app.Span().Hidden(c.gained == "").Text(c.gained),
	}
	if x.Rival { // named first
		slices.Reverse(told)
	}
	msg := client.ShowBalance{At: x.At}
	return app.Li().Body(app.Button().Type("button").Class("change").OnClick(s.Tell(msg), gameview.Scope(msg)).Body(
		board.Emblem(s.look, x.Side, 22),
		app.Span().Class("change-words").Body(
			app.Span().Class("aside").Hidden(x.Rival).Text(s.narrator.Side(x.Side)),
			app.Span().Class("changes-off").Hidden(c.off == "").Text(c.off),
			told[0], told[1],
			app.Span().Class("changes-raised").Hidden(c.raised == "").Text(c.raised),
		),
		app.B().Hidden(c.points == "").Text(c.points),
		app.Span().Class("aside").Text(s.say("changes.show")),
	))
}

// mostRivals is how many sides of others are told of in lines of their own: the log has
// the rest.
const mostRivals = 3

// scored says how many points were won or lost; "" for none.
func (s changesView) scored(points int) string {
	if points == 0 {
		return ""
	}
	return s.say("changes.points", "count", s.narrator.Points(max(points, -points)), "points", s.Gained(points))
}

// named lists places.
func (s changesView) named(places []int8) (list []string) {
	for _, p := range places {
		list = append(list, s.narrator.Place(p))
	}
	return list
}

// holding lists works, then places, then units; "" for none.
func (s changesView) holding(key string, h client.Assets) string {
	var list []string
	for _, w := range h.Works {
		list = append(list, s.narrator.Units(w.What, w.Count))
	}
	list = append(list, s.named(h.Places)...)
	for _, u := range h.Units {
		list = append(list, s.narrator.Units(u.What, u.Count))
	}
	if len(list) == 0 {
		return ""
	}
	return s.say(key, "what", s.L.Commas(list))
}
