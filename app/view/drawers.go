package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// drawer is what is open beside the board.
func (s *seatView) drawer() app.UI {
	title, body := "", app.UI(app.Div())
	switch s.t.Drawer {
	case client.LogDrawer:
		title, body = s.say("log.title"), s.log()
	case client.ScoresDrawer:
		title, body = s.say("scores.title"), s.scores()
	case client.TimelineDrawer:
		title, body = s.say("timeline.title"), s.timeline()
	case client.NationsDrawer:
		title, body = s.say("nations.title"), s.nations()
		if s.t.Side >= 0 {
			title, body = s.herald.Side(s.t.Side), s.card(s.t.Side)
		}
	case client.BoardDrawer:
		title, body = s.say("table.list"), s.list()
	case client.MenuDrawer:
		title, body = s.say("table.menu"), s.menu()
	}
	close := client.OpenDrawer{Drawer: client.NoDrawer}
	if s.t.Side >= 0 {
		close.Drawer = client.NationsDrawer
	}
	path, label := iconClose, s.say("button.close")
	if s.t.Side >= 0 {
		path, label = iconBack, s.say("button.back")
	}
	return app.Aside().Class("drawer").Hidden(s.t.Drawer == client.NoDrawer).Aria("label", title).Body(
		app.Header().Class("drawer-head").Body(
			app.H2().ID(client.DrawerTitle).TabIndex(-1).Text(title),
			s.iconButton(path, label, close),
		),
		app.Div().Class("drawer-body").Body(body),
	)
}

// log is what happened, the last turn first.
func (s *seatView) log() app.UI {
	t := s.t
	events := t.Log.All()
	rounds := table.Rounds(t.Kinds, events)
	first := max(len(rounds)-1-t.Rounds, 0)
	start := 0
	if len(rounds) > 1 && first > 0 {
		start = rounds[first]
	}
	lines := table.Lines(t.Kinds, events[start:])
	var blocks []app.UI
	for end := len(lines); end > 0; {
		begin := end - 1
		for begin > 0 && !s.opens(lines[begin]) {
			begin--
		}
		blocks = append(blocks, s.block(lines[begin:end]))
		end = begin
	}
	return app.Div().Class("log").Body(
		app.P().Class("muted").Hidden(len(blocks) > 0).Text(s.say("log.empty")),
		app.Div().Body(blocks...),
		s.button(s.say("log.more"), client.MoreLog{}).Class("wide").Hidden(start == 0),
	)
}

// opens reports whether a line begins a block of the log: a round or a turn.
func (s *seatView) opens(l table.Line) bool {
	return int(l.Event.Kind) == s.t.Kinds.Round || int(l.Event.Kind) == s.t.Kinds.Turn
}

func (s *seatView) block(lines []table.Line) app.UI {
	head, rest := app.UI(app.Span().Hidden(true)), lines
	if s.opens(lines[0]) {
		rest = lines[1:]
		words := s.herald.Event(lines[0].Event)
		if int(lines[0].Event.Kind) == s.t.Kinds.Round {
			head = app.H3().Class("log-round").Text(words)
		} else {
			head = app.H3().Class("log-turn").Body(board.Emblem(s.look, lines[0].Event.Side, 26), app.Span().Text(s.herald.Side(lines[0].Event.Side)))
		}
	}
	var items []app.UI
	for _, l := range rest {
		items = append(items, s.logLine(l))
	}
	return app.Section().Body(head, app.Ul().Body(items...))
}

func (s *seatView) logLine(l table.Line) app.UI {
	if l.Dice == nil {
		return app.Li().Text(s.line(l))
	}
	var thrown []app.UI
	for _, d := range l.Dice {
		thrown = append(thrown, app.Raw(die(d.Face, 18)))
	}
	return app.Li().Class("log-dice").Aria("label", s.line(l)).Body(
		app.Span().Text(s.herald.Side(l.Event.Side)+":"),
		app.Span().Class("dice").Body(thrown...),
	)
}

// scores is the points by player and nation.
func (s *seatView) scores() app.UI {
	t := s.t
	var players []app.UI
	for _, total := range t.Standing {
		if total.Side >= 0 {
			continue
		}
		rows := []app.UI{app.Tr().Class("total").Body(
			app.Th().Attr("scope", "row").Body(swatch(s.seatColour(total.Seat)), app.Span().Text(t.Name(s.L, total.Seat))),
			app.Td().Text(s.herald.Points(total.Points)),
		)}
		for _, score := range t.Standing {
			if score.Side < 0 || score.Seat != total.Seat {
				continue
			}
			msg := client.ShowSide{Side: score.Side}
			rows = append(rows, app.Tr().Body(
				app.Td().Body(app.Button().Type("button").Class("link").OnClick(s.tell(msg), scope(msg)).Body(
					board.Emblem(s.look, score.Side, 24), app.Span().Text(s.herald.Side(score.Side)))),
				app.Td().Text(s.herald.Points(score.Points)),
			))
		}
		players = append(players, app.TBody().Body(rows...))
	}
	return app.Table().Class("score-table").Body(append([]app.UI{app.THead().Class("aside").Body(app.Tr().Body(
		app.Th().Attr("scope", "col").Text(s.say("scores.player")),
		app.Th().Attr("scope", "col").Text(s.say("scores.points")),
	))}, players...)...)
}

// nations lists the nations in the order of play.
func (s *seatView) nations() app.UI {
	st, ok := s.t.State.(*britannia.State)
	if !ok {
		return app.Div()
	}
	var items []app.UI
	for _, side := range st.Edition().Order {
		msg := client.ShowSide{Side: side}
		class := ""
		if side == st.Active() {
			class = "now"
		}
		name, state := s.herald.Side(side), s.nationState(st, side)
		items = append(items, app.Li().Body(app.Button().Type("button").Class("nation", class).
			Aria("label", name+": "+state).OnClick(s.tell(msg), scope(msg)).Body(
			board.Emblem(s.look, side, 36),
			app.Span().Class("nation-name").Text(name),
			app.Span().Class("nation-state").Text(state),
		)))
	}
	return app.Ol().Class("nations").Body(items...)
}

// nationState is a nation's points, or that it is not on the board.
func (s *seatView) nationState(st *britannia.State, side int8) string {
	points := 0
	for _, score := range s.t.Standing {
		if score.Side == side {
			points = score.Points
		}
	}
	words := s.say("points", "count", s.herald.Points(points))
	if lord := st.Overlord(side); lord >= 0 {
		return words + ", " + s.say("table.subject", "nation", s.side(lord))
	}
	for _, p := range s.t.Pieces {
		if p.Side == side && p.Mark&(engine.Arriving|engine.Destroyed) == 0 {
			return words
		}
	}
	return words + ", " + s.say("nations.out")
}

// card is a nation's card.
func (s *seatView) card(side int8) app.UI {
	st, ok := s.t.State.(*britannia.State)
	if !ok {
		return app.Div()
	}
	c := s.herald.Card(st.Edition(), side)
	var parts []app.UI
	seat := s.seatOf(side)
	player := ""
	if seat >= 0 {
		player = s.say("card.player", "player", s.t.Name(s.L, seat))
	}
	parts = append(parts,
		app.Div().Class("card-head").Body(
			board.Emblem(s.look, side, 56),
			app.Div().Body(
				app.P().Hidden(player == "").Body(swatch(s.groups[side]), app.Span().Text(player)),
				app.P().Text(s.nationState(st, side)),
				app.P().Text(s.say("table.population", "count", s.herald.Points(st.Population(side)))),
			),
		),
		app.P().Text(s.say("card.counters", "units", c.Armies)),
		app.P().Hidden(c.Start == "").Text(s.say("card.setup", "places", c.Start)),
	)
	if len(c.Arrivals) > 0 {
		parts = append(parts, app.H3().Text(s.say("card.arrivals")))
		var items []app.UI
		for _, l := range c.Arrivals {
			items = append(items, app.Li().Body(
				app.B().Text(text.Roman(l.Round).String()),
				app.Span().Text(s.L.Commas(filled(append([]string{l.Text}, s.herald.Marks(l)...)))),
			))
		}
		parts = append(parts, app.Ul().Class("card-rounds").Body(items...))
	}
	if len(c.Scrolls) > 0 {
		parts = append(parts, app.H3().Text(s.say("card.scores")))
		for _, scroll := range c.Scrolls {
			var rows []app.UI
			for _, r := range scroll.Rows {
				rows = append(rows, app.Li().Body(app.B().Text(r.Points.String()), app.Span().Text(r.Text)))
			}
			parts = append(parts, app.Section().Class("scroll").Body(app.H4().Text(scroll.Title), app.Ul().Class("card-rows").Body(rows...)))
		}
	}
	if len(c.Notes) > 0 {
		parts = append(parts, app.H3().Text(s.say("card.notes")))
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

// timeline is the rounds and what they bring.
func (s *seatView) timeline() app.UI {
	st, ok := s.t.State.(*britannia.State)
	if !ok {
		return app.Div()
	}
	var spaces []app.UI
	for _, space := range s.herald.Timeline(st.Edition()) {
		class, id, now := "", "", ""
		switch {
		case space.Round == s.t.Round():
			class, id, now = "now", client.Now, s.say("timeline.now")
		case space.Round < s.t.Round():
			class = "past"
		}
		var lines []app.UI
		for _, l := range space.Lines {
			lines = append(lines, app.Li().Body(
				board.Emblem(s.look, l.Nation, 26),
				app.Span().Body(
					app.B().Text(s.herald.Side(l.Nation)),
					app.Span().Text(" "+s.L.Commas(filled(append([]string{l.Text}, s.herald.Marks(l)...)))),
				),
			))
		}
		var notes []app.UI
		for _, n := range append(append([]string(nil), space.Notes...), space.Ends...) {
			notes = append(notes, app.Li().Text(n))
		}
		spaces = append(spaces, app.Li().Class("space", class).Body(
			app.H3().ID(id).TabIndex(-1).Body(
				app.Span().Text(space.Title),
				app.Small().Text(space.Years),
				app.Em().Hidden(now == "").Text(now),
			),
			app.Ul().Class("space-lines").Body(lines...),
			app.Ul().Class("space-notes").Body(notes...),
		))
	}
	return app.Ol().Class("timeline").Body(spaces...)
}

// list is the board as lists.
func (s *seatView) list() app.UI {
	p := &s.t.Picker
	var origins, targets uint64
	selected := int8(engine.None)
	if !s.t.Curtain && !s.t.Changed {
		origins, targets, selected = p.Origins(), p.Targets(), p.From()
		if selected < 0 {
			selected = p.To()
		}
	}
	return &board.List{
		Chart: s.t.Chart(), Texts: s.boardTexts(), Origins: origins, Targets: targets, Selected: selected,
		OnTap: func(_ app.Context, place int8) { s.Send(client.Tap{Place: place}) },
	}
}

// menu is what one does with a match besides playing it.
func (s *seatView) menu() app.UI {
	t := s.t
	tier := s.say("about.dice.hand")
	if t.Header().Dice.Kind == dice.Seeded {
		tier = s.say("about.dice.seeded")
	}
	return app.Div().Class("menu").Body(
		app.H3().Text(s.say("share.title")),
		app.P().Class("muted").Text(s.say("share.hint")),
		app.Div().Class("row").Body(
			s.button(s.say("button.copyLink"), client.CopyLink{}).Class("primary"),
			s.button(s.say("button.share"), client.ShareLink{}),
		),
		app.Textarea().Class("link-text").ReadOnly(true).Rows(4).Aria("label", s.say("share.link")).Text(s.M.Link(t)),
		app.Div().Class("menu-list").Body(
			s.button(s.say("button.takeBack"), client.AskTakeBack{}).Disabled(!t.CanBack || t.Curtain || t.Changed),
			s.button(s.say("button.home"), client.Goto{Fragment: client.AtHome}),
			s.button(s.say("button.settings"), client.Goto{Fragment: client.AtSettings}),
			s.button(s.say("button.about"), client.Goto{Fragment: client.AtAbout}),
		),
		app.H3().Text(s.say("new.dice")),
		app.P().Class("muted").Text(tier),
	)
}
