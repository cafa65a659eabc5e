package view

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/dice"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// drawerView is the drawer that is open.
type drawerView struct{ *tableView }

// draw shows what is open beside the board.
func (s drawerView) draw() app.UI {
	title, body := "", app.UI(app.Div())
	switch s.t.Drawer {
	case client.LogDrawer:
		title, body = s.say("log.title"), logView(s).draw()
	case client.ScoresDrawer:
		title, body = s.say("scores.title"), app.Div().Body(s.game.Scores(), s.outlook(), retryView(s).soFar(), branchView(s).beside(), courseView(s).draw())
	case client.BoardDrawer:
		title, body = s.say("table.list"), s.game.List()
	case client.MenuDrawer:
		title, body = s.say("table.menu"), s.menu()
	case client.HandOverDrawer:
		title, body = s.say("button.handOver"), byLinkView(s).handOver()
	case client.OrdersDrawer:
		title, body = s.say("orders.title"), ordersView(s).draw()
	case client.SeatsDrawer:
		title, body = s.say("seat.title"), seatsView(s).seatsOf()
	case client.RulesDrawer:
		title, body = s.say("rules.title"), rulesScreen{s.View}.reader()
	case client.KeysDrawer:
		title, body = s.say("keys.title"), typingView(s).keys()
	case client.PlaceDrawer:
		title, body = s.narrator.Place(s.t.Place), placeView(s).card(s.t.Place)
	case client.ReviewDrawer:
		title, body = s.say("review.title"), retryView(s).review()
	case client.VerifyDrawer:
		title, body = s.say("button.verify"), verifyView(s).draw()
	default:
		for _, own := range s.game.Drawers() {
			if own.ID == s.t.Drawer {
				title, body = own.Open()
			}
		}
	}
	if s.t.Side >= 0 && s.game.Cards() {
		title, body = s.narrator.Side(s.t.Side), s.game.Card(s.t.Side)
	}
	close := client.OpenDrawer{Drawer: client.NoDrawer}
	if s.t.Side >= 0 {
		close.Drawer = client.NationsDrawer
	}
	path, label := gameview.IconClose, s.say("button.close")
	if s.t.Side >= 0 {
		path, label = gameview.IconBack, s.say("button.back")
	}
	reader := ""
	if s.reading() {
		reader = "drawer-reader"
	}
	return app.Section().Class("drawer", reader).Hidden(s.t.Drawer == client.NoDrawer).Aria("label", title).Body(
		app.Header().Class("drawer-head").Body(
			app.H2().ID(client.DrawerTitle).TabIndex(-1).Text(title),
			s.IconButton(path, label, close),
		),
		app.Div().Class("drawer-body").TabIndex(0).Role("group").Aria("label", title).Body(body), // scrolled by keys
	)
}

// reading reports whether the drawer shows the rules.
func (s drawerView) reading() bool {
	return s.t.Drawer == client.RulesDrawer && !(s.t.Side >= 0 && s.game.Cards())
}

// Scores is the points by player and nation, the leader first.
func (s drawerView) Scores() app.UI {
	t := s.t
	var players []app.UI
	for _, total := range client.Ranked(t) {
		rows := []app.UI{app.Tr().Class("total").Body(
			app.Th().Attr("scope", "row").Body(s.crest(total.Seat), app.Span().Text(t.Called(s.L, total.Seat))),
			app.Td().Text(s.narrator.Points(total.Points)),
		)}
		for _, score := range t.Standing {
			if score.Side < 0 || score.Seat != total.Seat {
				continue
			}
			rows = append(rows, app.Tr().Body(
				app.Td().Body(s.SideLink(score.Side)),
				app.Td().Text(s.narrator.Points(score.Points)),
			))
		}
		players = append(players, app.TBody().Body(rows...))
	}
	return app.Table().Class("score-table").Body(append([]app.UI{app.THead().Class("aside").Body(app.Tr().Body(
		app.Th().Attr("scope", "col").Text(s.say("scores.player")),
		app.Th().Attr("scope", "col").Text(s.say("scores.points")),
	))}, players...)...)
}

// outlook is how bots think the game will end.
func (s drawerView) outlook() app.UI {
	o := s.t.Outlook
	if o == nil || len(o.Points) == 0 || s.t.Turn.Over() {
		return app.Section().Hidden(true)
	}
	level := !slices.ContainsFunc(o.Chances, func(c advice.Percent) bool { return c != o.Chances[0] }) // which tells nothing
	var rows []app.UI
	for _, total := range client.Ranked(s.t) {
		seat := total.Seat
		if int(seat) >= len(o.Points) {
			continue
		}
		points := o.Points[seat]
		rows = append(rows, app.Tr().Body(
			app.Th().Attr("scope", "row").Body(s.crest(seat), app.Span().Text(s.t.Called(s.L, seat))),
			app.Td().Text(s.narrator.Points(points)),
			app.Td().Hidden(level).Text(s.say("threats.figure", "percent", o.Chances[seat])),
		))
	}
	return app.Section().Class("forecast", "outlook").Body(
		app.H3().Text(s.say("outlook.title")),
		app.Table().Class("score-table", "forecast-table").Body(
			app.THead().Body(app.Tr().Body(
				app.Td(),
				app.Th().Attr("scope", "col").Text(s.say("scores.points")),
				app.Th().Attr("scope", "col").Hidden(level).Text(s.say("outlook.wins")),
			)),
			app.TBody().Body(rows...),
		),
	)
}

// SideLink is a side's name, which leads to its card where it has one.
func (s drawerView) SideLink(side int8) app.UI {
	name := []app.UI{board.Emblem(s.look, side, 24), app.Span().Text(s.narrator.Side(side))}
	if !s.game.Cards() {
		return app.Span().Class("link").Body(name...)
	}
	msg := client.ShowSide{Side: side}
	return app.Button().Type("button").Class("link").OnClick(s.Tell(msg), gameview.Scope(msg)).Body(name...)
}

// List is the board as lists.
func (s drawerView) List() app.UI {
	chart := s.game.Chart()
	if chart == nil {
		return s.places()
	}
	return &board.List{
		Chart: chart, Texts: s.BoardTexts(),
		Offer: s.offer(),
		OnTap: s.Send.Tap, OnKey: s.Send.Look,
	}
}

// menu is what one does with a match besides playing it.
func (s drawerView) menu() app.UI {
	t := s.t
	_, tier := termsView{s.View}.diceWords(t.Game(), t.Header().Dice.Kind, t.ByLink != nil, t.Header().HiddenHands)
	hint := s.say("share.hint")
	if t.Header().HiddenHands {
		tier, hint = s.say("new.protected.hint"), s.say("share.hint.protected")
	}
	adopts := engine.Nobody // a seat that plays elsewhere and could play here
	if t.ByLink != nil && t.Header().Dice.Kind == dice.ByHand && !t.ByLink.Here && t.ByLink.Awaits >= 0 {
		adopts = t.ByLink.Awaits
	}
	branches := client.CanBranch(t)
	orders := t.ByLink != nil && len(t.ByLink.Mine) > 0 && len(t.Game().Lexicon().Policies) > 0
	return app.Div().Class("menu").Body(
		byLinkView(s).newVersion(),
		app.Div().Class("menu-list").Body( // six at most
			s.Button(s.say("button.handOver"), client.OpenDrawer{Drawer: client.HandOverDrawer}).Hidden(t.ByLink == nil),
			s.Button(s.say("button.ordersDrawer"), client.OpenDrawer{Drawer: client.OrdersDrawer}).Hidden(!orders),
			branchView(s).whatIf(),
			s.Button(s.say("button.copyLink"), client.CopyLink{}).Hidden(t.ByLink != nil || branches),
			s.Button(s.say("button.share"), client.ShareLink{}).Hidden(t.ByLink != nil),
			undoView(s).across(),
			s.Button(s.say("rules.title"), client.OpenRules{}),
			s.Button(s.say("button.settings"), client.Goto{Fragment: client.AtSettings}),
			s.Button(s.say("menu.home"), client.Goto{Fragment: client.AtHome}),
		),
		app.H3().Text(s.say("table.tools")),
		app.Ul().Class("tools-named").Body(tableScreen(s).legend()...),
		app.Details().Class("others").Body(
			app.Summary().Text(s.say("new.more")),
			app.Div().Class("menu").Body(
				settingsScreen{s.View}.sound(),
				app.Div().Class("menu-list", "menu-more").Body(
					endView(s).picture(),
					s.Button(s.say("seat.title"), client.OpenDrawer{Drawer: client.SeatsDrawer}).Hidden(t.ByLink == nil),
					replayView(s).wholly(),
					s.Button(s.say("button.code"), client.ShowCode{}),
					s.Button(s.say("button.verify"), client.OpenDrawer{Drawer: client.VerifyDrawer}),
					s.Button(s.say("learn.title"), client.Goto{Fragment: client.AtLearn}),
					s.Button(s.say("button.about"), client.Goto{Fragment: client.AtAbout}),
					s.Button(s.say("button.copyLink"), client.CopyLink{}).Hidden(t.ByLink == nil && !branches),
					s.Button(s.say("button.share"), client.ShareLink{}).Hidden(t.ByLink == nil),
					branchView(s).setRolls(),
					s.Button(s.say("keys.title"), client.AskKeys{}).Class("keys-open"),
				),
				app.H3().Text(s.say("bot.seats")),
				app.P().Class("muted").Text(s.say("bot.seats.hint")),
				seatsView(s).seats(),
				s.Button(s.say("byLink.adopt", "player", t.Name(s.L, adopts)), client.AdoptSeat{Seat: adopts}).Hidden(adopts < 0),
				app.H3().Text(s.say("share.title")),
				app.P().Class("muted").Text(hint),
				app.Textarea().Class("link-text").ReadOnly(true).Rows(4).Aria("label", s.say("share.link")).Text(s.M.Link(t)),
				app.H3().Text(s.say("new.dice")),
				app.P().Class("muted").Text(tier),
				app.H3().Text(s.say("game."+t.Game().ID())),
				s.Reconstructed(t.Game().ID()),
				termsView{s.View}.earlier(t.Game()),
			),
		),
	)
}

// places is the board of a game without a map: its places with what may be done
// or is there.
func (s drawerView) places() app.UI {
	p := &s.t.Picker
	origins, targets := p.Origins(), p.Targets()
	var items []app.UI
	for i := range s.t.Game().Lexicon().Places {
		place := int8(i)
		stands := s.stands(place)
		open := !s.t.Passing && (origins|targets)>>uint(i)&1 != 0
		if !open && len(stands) == 0 {
			continue
		}
		var lines []app.UI
		for _, l := range stands {
			lines = append(lines, app.Li().Text(l))
		}
		msg := client.Tap{Place: place}
		items = append(items, app.Li().Body(
			app.Button().Type("button").Class("board-list-place").Disabled(!open).
				Aria("pressed", place == p.From() || place == p.To()).
				OnClick(s.Tell(msg), gameview.Scope(msg)).Text(s.narrator.Place(place)),
			app.Ul().Body(lines...),
		))
	}
	return app.Ul().Class("board-list").Aria("label", s.say("table.board")).Body(items...)
}
