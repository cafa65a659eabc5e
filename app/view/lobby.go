package view

import (
	"slices"

	"bretwalda/app/client"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// lobbyScreen is a match by link that gathers.
type lobbyScreen struct{ *tableView }

// draw shows a match by link that gathers: who is in, and how to send it on.
func (s lobbyScreen) draw() app.UI {
	v, t := s.View, s.t
	l, over := t.ByLink.Lobby, byLinkView(s).overtaken()
	coded := ""
	if t.Code {
		coded = "gathering-coded"
	}
	return app.Div().Class("gathering", coded).Body(
		v.page(v.say("lobby.title"),
			storageView{v}.trouble(t.Failed),
			app.Div().Class("trouble").Role("alert").Hidden(!t.Stale).Body(
				app.P().Text(over.Hint),
				app.Div().Class("row").Body(over.Buttons...),
			),
			gatheringView{v}.seatsTaken(l, t.ByLink.Mine, t.Game(), t.Header().Setup, t.Standing),
			gatheringView{v}.next(t, l),
			s.keysFirst(),
			termsView{v}.agreed(t.Game(), t.Header()),
			s.ordersFirst(l),
		),
		drawerView(s).draw(),
		v.code(t),
	)
}

// ordersFirst offers standing orders where a seat is claimed: given before the
// first hand-over they hold from the beginning. Few want them so early: they are folded.
func (s lobbyScreen) ordersFirst(l *client.Lobby) app.UI {
	t := s.t
	var lines []app.UI
	for i, seat := range t.ByLink.Mine {
		opener := ""
		if i == 0 {
			opener = client.Opener(client.OrdersDrawer)
		}
		given := t.Orders(seat)
		words := s.say("orders.claim.none")
		switch {
		case len(given) > 0 && slices.Equal(given, t.UsualOrders()):
			words = s.say("orders.claim.usual")
		case len(given) > 0:
			words = s.say("orders.claim.own")
		}
		name := t.Name(s.L, seat)
		lines = append(lines, app.P().Role("status").Body(
			app.Strong().Hidden(len(t.ByLink.Mine) < 2).Text(name+" "), app.Text(words)))
		lines = append(lines, app.Div().Class("row").Body(
			s.Button(s.say("orders.claim.do"), client.UsualOrders{Seat: seat}).Hidden(len(given) > 0),
			s.Button(s.say("button.ordersDrawer"), client.OpenDrawer{Drawer: client.OrdersDrawer}).ID(opener),
		))
	}
	return app.Section().Class("card", "orders-first").Aria("label", s.say("orders.claim")).Hidden(!l.In || len(t.Game().Lexicon().Policies) == 0).Body(
		app.Details().Body(append([]app.UI{app.Summary().Text(s.say("orders.claim"))}, lines...)...),
	)
}

// keysFirst offers the keys of the seats that were claimed here.
func (s lobbyScreen) keysFirst() app.UI {
	var keys []app.UI
	for _, seat := range s.t.ByLink.Mine {
		keys = append(keys, seatsView(s).seatKey(seat))
	}
	return app.Div().Class("keys-first").Hidden(len(keys) == 0).Body(keys...)
}

// gatheringView shows the seats of a match by link, and takes one.
type gatheringView struct{ *View }

// next says what to do with a match that gathers, and how.
func (v gatheringView) next(t *client.Table, l *client.Lobby) app.UI {
	host := t.Name(v.L, l.Host)
	words := ""
	switch {
	case !l.In && len(l.Vacant) > 0:
		words = v.say("lobby.claim", "player", host)
	case !l.In:
		words = v.say("lobby.none")
	case l.Begin:
		words = v.say("lobby.ready")
	case len(l.Vacant) == 0:
		words = v.say("lobby.full", "player", host)
	case t.ByLink.Plays(l.Host):
		words = v.say("lobby.invite", "count", len(l.Vacant))
	default:
		words = v.say("lobby.passOn", "player", host)
	}
	sent := ""
	if t.ByLink.Sent && len(t.Record.Sent) > 0 && !l.Begin {
		last := t.Record.Sent[0]
		sent = v.say(leftBy(inviteLeft, last.Way), "when", v.when(last.At))
	}
	return app.Section().Class("card", "next").Body(
		app.P().Role("status").Text(words),
		v.Button(v.say("lobby.begin"), client.BeginMatch{}).Class("primary", "wide").Hidden(!l.Begin).Disabled(t.Waiting()),
		app.Div().Class("menu").Hidden(l.Begin).Body(v.preview(t, l), v.sending(), v.linkText(t)),
		app.P().Class("muted", "small").Hidden(sent == "").Text(sent),
	)
}

// preview is the message of an invitation.
func (v gatheringView) preview(t *client.Table, l *client.Lobby) app.UI {
	if l.Begin {
		return app.Div().Hidden(true)
	}
	return app.Div().Body(
		app.P().Class("muted", "small").Text(v.say("handOver.what")),
		app.Blockquote().Class("message").Text(v.M.Message(t)),
	)
}

// seatsTaken lists the seats, and how to take a free one.
func (v gatheringView) seatsTaken(l *client.Lobby, mine []engine.Seat, g engine.Game, setup engine.Setup, standing []engine.Score) app.UI {
	narrator := text.NewNarrator(v.L, g, func(seat engine.Seat) string { return v.say("lobby.number", "number", int(seat)+1) })
	var items, takes []app.UI
	expected := "" // the name of the last free seat
	for i, p := range l.Players {
		sides := ""
		if (termsView(v)).roles(g, setup) == "" { // else all is said below the list
			sides = termsView(v).sidesOf(narrator, standing, engine.Seat(i))
		}
		items = append(items, v.seatTaken(g, engine.Seat(i), p, l, mine, sides))
		if p.Kind == match.Vacant {
			takes, expected = append(takes, v.claimButton(engine.Seat(i))), p.Name
		}
	}
	if len(takes) > 1 {
		expected = ""
	}
	name := app.Label().Class("lobby-name").Body(
		app.Span().Text(v.say("lobby.name")),
		app.Input().Type("text").AutoComplete(false).Attr("maxlength", match.MaxName).Aria("label", v.say("lobby.name")).Attr("placeholder", expected).
			Value(v.M.MyName).OnInput(v.myName),
	)
	list := app.Ul().Class("lobby").Body(items...)
	if l.In {
		return app.Section().Class("group").Aria("label", v.say("lobby.seats")).Body(
			app.H2().Class("legend").Text(v.say("lobby.seats")),
			list,
			termsView(v).played(g, setup),
			app.Details().Class("lobby-another").Hidden(len(takes) == 0).Body(
				app.Summary().Text(v.say("lobby.another")),
				name,
				app.Div().Class("row").Body(takes...),
			),
		)
	}
	return app.Section().Class("group").Aria("label", v.say("lobby.seats")).Body(
		app.H2().Class("legend").Text(v.say("lobby.seats")),
		app.Div().Hidden(len(takes) == 0).Body(name),
		list,
		termsView(v).played(g, setup),
	)
}

// claimButton is the button that takes a seat.
func (v gatheringView) claimButton(seat engine.Seat) app.UI {
	return v.Button(v.say("lobby.take", "number", int(seat)+1), client.ClaimSeat{Seat: seat})
}

func (v gatheringView) myName(ctx app.Context, _ app.Event) {
	v.Send(client.SetMyName{Name: ctx.JSSrc().Get("value").String()})
}

// seatTaken is a line of the list: the seat, its sides, and who has taken it.
func (v gatheringView) seatTaken(g engine.Game, seat engine.Seat, p match.Player, l *client.Lobby, mine []engine.Seat, sides string) app.UI {
	name, class := text.PersonName(p.Name), ""
	if name != "" {
		name = client.PlayerName(v.L, g.ID(), names(l.Players), int(seat), p.Kind != match.Person)
	}
	var marks []app.UI
	mark := func(words string) { marks = append(marks, app.Span().Class("mark").Text(words)) }
	switch {
	case p.Kind == match.Vacant:
		if free := v.say("lobby.free"); name == "" {
			name = free
		} else { // whom the host has in mind
			mark(free)
		}
		class = "lobby-free"
	case p.Kind != match.Person:
		if name == "" {
			name = client.BotName(v.L, g.ID(), int(seat))
		}
		mark(v.kindName(p.Kind))
	case name == "":
		name = v.say("new.player", "number", int(seat)+1)
	}
	for _, own := range mine {
		switch {
		case own != seat:
		case len(mine) > 1: // friends share the device
			mark(v.say("lobby.here"))
		default:
			mark(v.say("lobby.you"))
		}
	}
	return app.Li().Class("lobby-seat", class).Body(
		app.Span().Class("lobby-number").Aria("hidden", true).Text(int(seat)+1),
		app.Div().Class("lobby-who").Body(
			app.Div().Body(append([]app.UI{app.Strong().Text(name)}, marks...)...),
			app.Small().Class("muted").Hidden(sides == "").Text(sides),
		),
		app.Div().Hidden(p.Kind != match.Vacant || l.In).Body(v.claimButton(seat)),
	)
}

// sidesOf are the sides that a seat has, where the match gives them out by seat.
func (v termsView) sidesOf(narrator *text.Narrator, standing []engine.Score, seat engine.Seat) string {
	var names []string
	for _, score := range standing {
		if score.Seat == seat && score.Side >= 0 {
			names = append(names, narrator.Side(score.Side))
		}
	}
	return v.L.Commas(names)
}

// agreed is what a match is: game, edition, scenario, options, dice.
func (v termsView) agreed(g engine.Game, h match.Header) app.UI {
	facts := []app.UI{v.fact(v.say("new.game"), v.say("game."+g.ID()))}
	if list := g.Scenarios(); len(list) > 1 {
		facts = append(facts, v.fact(v.say("new.scenario"), v.say("scenario."+list[h.Setup.Scenario].ID)))
	}
	for i, o := range g.Options() {
		if o.Applies != nil && !o.Applies(h.Setup) {
			continue
		}
		key := "option." + o.ID
		facts = append(facts, v.fact(v.say(key), v.say(key+"."+o.Values[h.Setup.Options[i]])))
	}
	label, about := v.diceWords(g, h.Dice.Kind, h.ByLink, h.HiddenHands)
	hints, aboutHints := v.hints(h.Hints, h.HiddenHands)
	return app.Section().Class("card").Body(
		app.H2().Text(v.say("lobby.about")),
		app.Dl().Class("facts").Body(facts...),
		app.P().Body(app.Strong().Text(v.say(v.L.Own(g.ID(), "new.dice"))+": "+label+". "), app.Text(about)),
		v.hands(g, h),
		v.ballots(g, h.ByLink),
		app.P().Class("muted").Hidden(!h.ByLink).Body(app.Strong().Text(v.say("new.hints")+": "+hints+". "), app.Text(aboutHints)),
		v.Reconstructed(g.ID()),
		v.earlier(g),
	)
}

// earlier says that a match goes by an earlier revision of the rules.
func (v termsView) earlier(g engine.Game) app.UI {
	today := v.M.GameOf(g.ID()) // the newest stands first
	return app.P().Class("muted").Hidden(today == nil || today.Revision() == g.Revision()).Text(v.say("rules.earlier"))
}

func (v termsView) fact(name, value string) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}

// hands says what keeps hidden hands in a match by link.
func (v termsView) hands(g engine.Game, h match.Header) app.UI {
	if h.HiddenHands {
		return app.P().Class("muted").Body(
			app.Strong().Text(v.say(v.L.Own(g.ID(), "new.protected"))+". "),
			app.Text(v.say(v.L.Own(g.ID(), "new.protected.hint"))),
		)
	}
	return v.trusting(g, h.ByLink && client.Hides(g))
}

// trusting says that hidden hands are hidden by the page alone.
func (v termsView) trusting(g engine.Game, hidden bool) app.UI {
	return app.P().Class("caution").Hidden(!hidden).Body(
		app.Strong().Text(v.say(v.L.Own(g.ID(), "new.trusting"))+". "),
		app.Text(v.say(v.L.Own(g.ID(), "new.trusting.hint"))),
	)
}

// ballots says that secret votes are hidden by the page alone.
func (v termsView) ballots(g engine.Game, byLink bool) app.UI {
	words := ""
	if byLink && slices.Contains(g.Lexicon().Verbs, "secret") {
		words = v.say("new.ballots")
	}
	return app.P().Class("muted", "small").Hidden(words == "").Text(words)
}

// names lists the names of players, by seat.
func names(players []match.Player) []string {
	var list []string
	for _, p := range players {
		list = append(list, p.Name)
	}
	return list
}
