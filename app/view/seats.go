package view

import (
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// seatsView shows who plays the seats, and where.
type seatsView struct{ *tableView }

// seatsOf is the drawer of who sits where: the keys of one's own seats for one's
// other devices, and what to do where a seat has stayed in another browser.
func (s seatsView) seatsOf() app.UI {
	post := s.t.ByLink
	if post == nil {
		return app.Div()
	}
	var keys []app.UI
	for _, seat := range post.Mine {
		keys = append(keys, s.seatKey(seat))
	}
	return app.Div().Class("menu", "seats-drawer").Body(
		s.sitting(),
		s.rewinding(),
		s.unchangeable(),
		app.Div().Class("menu").Hidden(len(post.Mine) == 0).Body(keys...),
		s.elsewhereKept(),
		s.settledBefore(),
	)
}

// sitting lists who sits where.
func (s seatsView) sitting() app.UI {
	t := s.t
	var items []app.UI
	for i, p := range t.Header().Players {
		seat, mark := engine.Seat(i), ""
		switch {
		case t.ByLink.Plays(seat):
			mark = s.say("lobby.you")
		case p.Kind == match.Vacant:
			mark = s.say("lobby.free")
		case p.Kind != match.Person:
			mark = s.kindName(p.Kind)
		}
		items = append(items, app.Li().Class("lobby-seat").Body(
			s.crest(seat),
			app.Div().Class("lobby-who").Body(
				app.Strong().Text(t.Name(s.L, seat)),
				app.Span().Class("mark").Hidden(mark == "").Text(mark),
			),
			s.handingOn(seat),
		))
	}
	return app.Ul().Class("lobby").Aria("label", s.say("lobby.seats")).Body(items...)
}

// seatKey offers the key of a seat of this device to another device of the same
// player.
func (s seatsView) seatKey(seat engine.Seat) app.UI {
	key := s.t.KeyText(seat)
	title := s.say("seat.key")
	if len(s.t.ByLink.Mine) > 1 {
		title = s.say("seat.keyOf", "player", s.t.Name(s.L, seat))
	}
	twin := ""
	if s.t.Record.IsTwin(seat) {
		twin = s.say("seat.twin")
	}
	return app.Section().Class("card", "seat-key").Hidden(key == "").Aria("label", title).Body(app.Details().Body(
		app.Summary().Text(title),
		app.P().Text(s.say("seat.key.hint")),
		app.Div().Class("row", "ways").Body(
			s.Button(s.say("button.code"), client.ShowKey{Seat: seat}).Class("primary").Aria("label", s.say("seat.key.code")),
			s.Button(s.say("seat.key.copy"), client.CopyKey{Seat: seat}),
			s.Button(s.say("button.file"), client.SaveKey{Seat: seat}).Aria("label", s.say("seat.key.file")),
		),
		app.Output().Class("seat-key-text").Aria("label", s.say("seat.key.text")).Text(key),
		app.P().Class("muted", "small").Text(s.say("seat.key.warning")),
		app.P().Class("muted", "small").Role("status").Hidden(twin == "").Text(twin),
	))
}

// elsewhereKept says where a seat is kept that does not play here, and how it
// comes to this device.
func (s seatsView) elsewhereKept() app.UI {
	post := s.t.ByLink
	var lost []string
	for _, seat := range post.Lost {
		lost = append(lost, s.t.Name(s.L, seat))
	}
	title := s.say("seat.here")
	if len(lost) > 0 {
		title = s.say("seat.lost", "players", s.L.And(lost))
	}
	tokens := s.t.Header().Dice.Kind.Tokens()
	adopts := []app.UI{}
	if !tokens {
		for i, p := range s.t.Header().Players {
			if seat := engine.Seat(i); p.Kind == match.Person && !post.Plays(seat) {
				adopts = append(adopts, s.Button(s.say("byLink.adopt", "player", s.t.Name(s.L, seat)), client.AdoptSeat{Seat: seat}).Class("wide"))
			}
		}
	}
	return app.Section().Class("card", "seat-elsewhere").Hidden(len(post.Mine) > 0 && len(lost) == 0).Aria("label", title).Body(
		app.H3().Text(title),
		app.P().Hidden(!tokens).Text(s.say("seat.here.hint")),
		app.Ol().Class("steps").Hidden(!tokens).Body(
			app.Li().Text(s.say("seat.here.open")),
			app.Li().Text(s.say("seat.here.key")),
			app.Li().Text(s.say("seat.here.bring")),
		),
		s.enterKey(tokens),
		app.Div().Class("menu-list").Hidden(tokens).Body(adopts...),
	)
}

// enterKey is where a key that was written down or copied is entered.
func (s seatsView) enterKey(shown bool) app.UI {
	return app.Form().Class("paste").Hidden(!shown).OnSubmit(frontPage{s.View}.submit).Body(
		app.Input().Type("text").AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "characters").
			Aria("label", s.say("seat.enter")).Attr("placeholder", s.say("seat.enter")).
			Value(s.M.Paste).OnInput(frontPage{s.View}.paste),
		app.Button().Type("submit").Class("button").Text(s.say("seat.use")),
		s.Button(s.say("button.openFile"), client.ImportFile{}),
	)
}

// strangers is a sheet for a device on which nobody plays: whose turn it is, and
// what they do who sit there and have come with another browser.
func (s byLinkView) strangers(p gameview.Panel) gameview.Panel {
	awaited := s.t.Name(s.L, s.t.ByLink.Awaits)
	for i := range s.t.Header().Players {
		if seat := engine.Seat(i); s.t.Gave(seat) {
			p.Hint = s.say("seat.given", "player", s.t.Name(s.L, seat))
			p.Buttons = []app.UI{s.Button(s.say("seat.title"), client.OpenDrawer{Drawer: client.SeatsDrawer}).ID(client.Opener(client.SeatsDrawer))}
			return p
		}
	}
	p.Hint = s.say("seat.stranger", "player", awaited)
	switch h := s.t.Header(); {
	case h.HiddenHands && !s.t.CanRedeal(s.t.ByLink.Awaits):
		p.Hint += " " + s.say("seat.stranger.protected")
	case h.Dice.Kind.Tokens() && h.Protocol >= match.SecondProtocol:
		p.Hint += " " + s.say("seat.stranger.gone")
	}
	p.Buttons = []app.UI{
		s.Button(s.say("seat.stranger.yes", "player", awaited), client.OpenDrawer{Drawer: client.SeatsDrawer}).
			ID(client.Opener(client.SeatsDrawer)).Class("primary"),
	}
	return p
}

// codeOf is what is shown as a code: the match's link, or a seat's key before it.
func (v *View) codeOf(t *client.Table) (svg string, version int, label, words string) {
	before, label, words := v.M.World.Address(""), v.say("share.link"), v.say("handOver.scan")
	if t.Keyed > 0 {
		before, label, words = v.M.KeyAddress(t, engine.Seat(t.Keyed-1)), v.say("seat.key"), v.say("seat.key.scan")
	}
	svg, version = picture(before, t.Text())
	return svg, version, label, words
}
