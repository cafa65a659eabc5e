package view

import (
	"bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// relations names how an arriving match relates to the stored one.
var relations = map[match.Relation]string{
	match.Other:     "link.new",
	match.Same:      "link.same",
	match.Continues: "link.newer",
	match.Older:     "link.older",
	match.Joins:     "link.joins",
	match.Fork:      "link.fork",
}

// arrivalScreen shows what came by link, and asks what becomes of it.
type arrivalScreen struct{ *View }

// relation says what an arriving match is to one that is kept.
func (v arrivalScreen) relation(a *client.Arrival) string {
	if a.Relation == match.Fork && a.Parting == 0 {
		return v.say("link.forkFirst")
	}
	if a.Relation == match.Other && a.About.Over {
		return v.say("link.new.over")
	}
	return v.say(v.L.Own(a.About.Game, relations[a.Relation]), "round", text.Roman(a.Parting))
}

// draw shows what came by link, or what is wrong with it.
func (v arrivalScreen) draw() app.UI {
	a := v.M.Arrival
	switch {
	case a.Code != "":
		title := "link.error.title"
		if a.Code == client.NoPage {
			title = "link.error.noPage.title"
		}
		return v.page(v.say(title),
			app.P().Class("trouble").Role("alert").Text(v.refused(a)),
			v.Button(v.say("button.reload"), client.AcceptUpdate{}).Class("primary", "wide").Hidden(!a.Newer()),
			v.Button(v.say("button.home"), client.Goto{Fragment: client.AtHome}).Class("wide"),
		)
	case misfits(a):
		return v.fork(a)
	case a.Lobby != nil && a.Relation != match.Older:
		return v.invitation(a)
	}
	kinds := store.Kinds(a.Match)
	bots := func(seat int) bool { return seat < len(kinds) && kinds[seat].Bot() }
	stranger := ""
	if a.Relation == match.Other && a.Match.ByLink() && !a.About.Over {
		stranger = v.say("seat.arrived")
	}
	return v.page(v.say("link.title"),
		app.Div().Body(v.clashes(a)...),
		app.Section().Class("card", "arriving").Body(
			pictured(a.About),
			app.H2().Text(recordView(v).found(a.About)),
			app.P().Text(recordView(v).standing(a.About, bots, a.Stored.Mine)),
			app.P().Class("muted").Text(recordView(v).names(store.Record{About: a.About, Mine: a.Stored.Mine}.WithSeats(kinds))),
			app.P().Text(v.relation(a)),
			app.P().Hidden(stranger == "").Text(stranger),
		),
		v.Button(v.say("button.open"), client.AcceptArrival{}).Class("primary", "wide"),
		v.apart(),
	)
}

// closed says why a text is no match that can be opened.
func (v arrivalScreen) closed(code string) string {
	switch code {
	case client.BadKey:
		return v.say("seat.badKey")
	case client.NoSeat:
		return v.say("seat.noSeat")
	case client.NoPage:
		return v.say("link.error.noPage")
	}
	return v.say("link.error."+code, "version", engine.Version)
}

// refused says why a link opens no match, and between whom something was altered
// where that is known.
func (v arrivalScreen) refused(a *client.Arrival) string {
	words := v.closed(a.Code)
	if a.Cheat == nil {
		return words
	}
	name := func(seat engine.Seat) string { return v.say("new.player", "number", int(seat)+1) }
	return v.between(a.Cheat, name) + " " + words
}

// misfits reports whether a match by link does not fit the one that is kept.
// Seats that two have claimed while it gathers are no reason yet.
func misfits(a *client.Arrival) bool {
	switch {
	case !a.Match.ByLink():
		return false
	case a.Relation == match.Fork || a.Finding.Cheated():
		return true
	}
	return len(a.Finding.Doubts) > 0 && a.Lobby == nil && a.Relation != match.Older
}

// apart offers the link to the installed program, where links do not open it.
func (v arrivalScreen) apart() app.UI {
	return app.Section().Class("card").Hidden(!v.M.World.LinksOpenInTab).Body(
		app.P().Text(v.say("apart.hint")),
		v.Button(v.say("button.copyForApp"), client.CopyArrival{}).Class("wide"),
	)
}

// invitation is a match that gathers, as it arrives: what it is, who is in, and
// a seat to take.
func (v arrivalScreen) invitation(a *client.Arrival) app.UI {
	h, err := a.Match.Header()
	if err != nil {
		return v.page(v.say("lobby.title"))
	}
	words := v.relation(a)
	switch {
	case a.Lobby.In && len(a.Twice()) > 0: // said below: nobody is added
		words = ""
	case a.Lobby.In:
	case len(a.Lobby.Vacant) > 0:
		words = v.say("lobby.claim", "player", v.player(a)(h.Host))
	default:
		words = v.say("lobby.none")
	}
	parts := []app.UI{
		app.Section().Class("card", "arriving").Body(
			pictured(store.Summary{Game: h.Game}),
			app.H2().Text(v.say("game."+h.Game)),
			app.P().Role("status").Hidden(words == "").Text(words),
		),
	}
	parts = append(parts, v.clashes(a)...)
	opens := "arrival.open"
	switch {
	case a.Hosts() && len(a.Twice()) > 0:
		opens = "arrival.open.send"
	case !a.Lobby.In && len(a.Lobby.Vacant) > 0:
		opens = "arrival.open.free"
	}
	open := v.Button(v.say(opens), client.AcceptArrival{}).Class("wide")
	if a.Lobby.In || len(a.Lobby.Vacant) == 0 {
		open = open.Class("primary")
	}
	return v.page(v.say("lobby.title"), append(parts,
		gatheringView(v).seatsTaken(a.Lobby, a.Mine, a.Match.Game(), h.Setup, a.Match.State().Standing()),
		open,
		v.apart(),
		termsView(v).agreed(a.Match.Game(), h),
	)...)
}

// clashes are the seats that another has taken too, and whose they are.
func (v arrivalScreen) clashes(a *client.Arrival) []app.UI {
	var list []app.UI
	h, _ := a.Match.Header()
	name := func(seat engine.Seat, name string) string {
		names := make([]string, len(h.Players))
		names[seat] = name
		return client.PlayerName(v.L, a.About.Game, names, int(seat), false)
	}
	for _, c := range a.Twice() {
		keys := [2]string{"lobby.clash.mine", "lobby.clash.mine.same"}
		switch {
		case a.Hosts():
			keys = [2]string{"lobby.clash", "lobby.clash.same"}
		case a.Match.Begun():
			keys = [2]string{"lobby.clash.begun", "lobby.clash.begun.same"}
		}
		key := keys[0]
		if c.Swapped {
			key = keys[1]
		}
		list = append(list, app.P().Class("caution").Role("alert").Text(v.say(key, "number", int(c.Seat)+1,
			"ours", name(c.Seat, c.Ours), "theirs", name(c.Seat, c.Theirs), "host", name(h.Host, h.Players[h.Host].Name))))
	}
	for _, seat := range a.Back() {
		list = append(list, app.P().Class("caution").Role("alert").Text(v.say("lobby.back", "number", int(seat)+1)))
	}
	return list
}

// fork is an arriving match that does not fit the one that is kept: where they
// part, who made it so, what is proven, and what may be done.
func (v arrivalScreen) fork(a *client.Arrival) app.UI {
	title, hint := v.say("fork.title"), ""
	if a.Relation != match.Fork {
		title = v.say("fork.titleOne")
	}
	if key := a.ForkHint(); key != "" {
		hint = v.say(key)
	}
	keeps := v.Button(v.say("fork.keepBoth"), client.AcceptArrival{}).Class("wide")
	takes := v.Button(v.say("fork.takeNew"), client.ReplaceStored{}).Class("wide").Hidden(a.Relation == match.Other)
	if a.Relation != match.Fork && !a.Finding.Cheated() { // it only goes on
		keeps, takes = keeps.Hidden(true), v.Button(v.say("fork.takeNew"), client.AcceptArrival{}).Class("wide")
	}
	verdict := ""
	if a.Finding.Cheated() && !a.Finding.ByTwoDevices() {
		verdict = "trouble"
	}
	return v.page(title,
		app.Section().Class("card", "arriving").Body(
			pictured(a.About),
			app.H2().Text(recordView(v).found(a.About)),
			app.P().Class(verdict).Role("alert").Hidden(hint == "").Text(hint),
			app.P().Hidden(a.Relation == match.Fork).Text(v.relation(a)),
			app.P().Hidden(a.Relation != match.Fork).Text(v.parting(a)),
			v.sides(a),
		),
		v.doubts(a),
		app.Div().Class("menu-list").Body(
			v.Button(v.say("fork.keepMine"), client.Goto{Fragment: client.AtMatch(a.Stored.ID)}).Class("primary", "wide").Hidden(a.Stored.ID == ""),
			keeps,
			takes,
		),
		app.P().Class("muted", "small").Text(v.say("fork.kept")),
	)
}

// parting says how long two versions are alike.
func (v arrivalScreen) parting(a *client.Arrival) string {
	if a.Finding.Parting == 0 || a.Parting == 0 {
		return v.say("fork.partFirst")
	}
	return v.say(v.L.Own(a.About.Game, "fork.part"), "count", a.Finding.Parting, "round", text.Roman(a.Parting))
}

// player is a seat's name in an arriving match.
func (v arrivalScreen) player(a *client.Arrival) func(engine.Seat) string {
	return func(seat engine.Seat) string {
		return client.PlayerName(v.L, a.About.Game, a.About.Players, int(seat), false)
	}
}

// sides are the choices with which two versions part, side by side. Agreements of
// the players beside the rules are no choices.
func (v arrivalScreen) sides(a *client.Arrival) app.UI {
	if a.Relation != match.Fork || a.Finding.Amended {
		return app.Div().Hidden(true)
	}
	before, ours, theirs := a.Fork()
	turn := before.Turn()
	narrator := text.NewNarrator(v.L, a.Match.Game(), v.player(a))
	secret := a.Secret()
	side := func(title string, e match.Entry) app.UI {
		words := v.say("fork.dice")
		switch {
		case e.Seat >= 0 && secret:
			words = v.say("fork.secret")
		case e.Seat >= 0:
			words = narrator.Choice(turn, e.Choice)
		}
		had := ""
		if e.Holder >= 0 {
			had = v.say("fork.by", "player", v.player(a)(e.Holder))
		}
		return app.Section().Class("version").Body(
			app.H3().Text(title),
			app.P().Text(words),
			app.P().Class("muted", "small").Hidden(had == "").Text(had),
		)
	}
	return app.Div().Class("versions").Body(
		side(v.say("fork.ours"), ours),
		side(v.say("fork.theirs"), theirs),
	)
}

// doubts are what speaks against an arriving match, the certain first.
func (v arrivalScreen) doubts(a *client.Arrival) app.UI {
	var items []app.UI
	for _, sure := range []bool{true, false} {
		for _, d := range a.Finding.Doubts {
			if d.Sure == sure {
				items = append(items, v.doubt(a, d))
			}
		}
	}
	return app.Section().Class("group").Hidden(len(items) == 0).Body(
		app.H2().Class("legend").Text(v.say("doubt.title")),
		app.Ul().Class("doubts").Body(items...),
	)
}

func (v arrivalScreen) doubt(a *client.Arrival, d match.Doubt) app.UI {
	label, class := v.say("doubt.maybe"), ""
	if d.Sure && !a.Finding.ByTwoDevices() {
		label, class = v.say("doubt.sure"), "doubt-sure"
	}
	var hands []string
	for _, seat := range d.Holders {
		hands = append(hands, v.player(a)(seat))
	}
	return app.Li().Class("doubt", class).Body(
		app.Strong().Text(label),
		app.P().Text(v.say("doubt."+d.Kind.String(), "player", v.player(a)(d.Seat))),
		app.P().Class("muted", "small").Hidden(len(hands) == 0).Text(v.say("doubt.hands", "players", v.L.And(hands))),
	)
}
