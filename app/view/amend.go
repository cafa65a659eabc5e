package view

import (
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Amendments: proposals, free seats, and the players who are asked.

// proposed is the sheet while a change waits for agreement.
func (s byLinkView) proposed() gameview.Panel {
	t := s.t
	prop := t.ByLink.Proposal
	p := gameview.Panel{Title: s.say("amend.title"), Player: engine.Nobody, Window: s.game.Window(), Middle: s.happened()}
	p.Hint = s.M.Proposed(t)
	var asked []string
	for _, seat := range prop.Asked {
		asked = append(asked, t.Name(s.L, seat))
	}
	refuse := s.Button(s.say("amend.button.refuse"), client.AnswerProposal{})
	switch seat := t.ByLink.Answers(); {
	case seat >= 0:
		p.Hint += " " + s.say("amend.asked")
		p.Player = seat
		p.Buttons = []app.UI{refuse, s.Button(s.say("amend.button.agree"), client.AnswerProposal{Agree: true}).Class("primary")}
	case t.ByLink.Objects() >= 0:
		p.Hint += " " + s.say("amend.concerned")
		p.Player = t.ByLink.Objects()
		p.Buttons = []app.UI{s.Button(s.say("amend.button.here"), client.AnswerProposal{}).Class("primary")}
	default:
		p.Hint += " " + s.say("amend.waits", "players", s.L.And(asked))
		p.Buttons = s.sendOn()
	}
	return p
}

// sendOn are the buttons that hand the match over, or do so once more.
func (s byLinkView) sendOn() []app.UI {
	drawer := client.OpenDrawer{Drawer: client.HandOverDrawer}
	if !s.t.ByLink.HandOver || s.t.ByLink.Sent {
		return []app.UI{s.Button(s.say("handOver.again"), drawer)}
	}
	first := s.Button(s.say("button.copyMessage"), client.CopyMessage{})
	if s.M.World.CanShare {
		first = s.Button(s.say("button.share"), client.ShareLink{})
	}
	return []app.UI{s.Button(s.say("button.handOver"), drawer), first.Class("primary")}
}

// vacant is the sheet while the match waits for a new player.
func (s byLinkView) vacant() gameview.Panel {
	t := s.t
	seat := t.ByLink.Vacant
	former := s.M.Former(t, seat)
	p := gameview.Panel{Title: s.say("amend.vacant", "player", former), Player: engine.Nobody, Window: s.game.Window()}
	if t.ByLink.HandOver {
		p.Hint, p.Buttons = s.say("amend.vacant.send"), s.sendOn()
		return p
	}
	p.Hint = s.say("amend.vacant.take")
	p.Middle = append(s.happened(), app.Label().Class("lobby-name").Body(
		app.Span().Text(s.say("lobby.name")),
		app.Input().Type("text").AutoComplete(false).Attr("maxlength", match.MaxName).Aria("label", s.say("lobby.name")).
			Value(s.M.MyName).OnInput(gatheringView{s.View}.myName),
	))
	p.Buttons = []app.UI{
		s.Button(s.say("handOver.again"), client.OpenDrawer{Drawer: client.HandOverDrawer}),
		s.Button(s.say("amend.button.take"), client.ClaimSeat{Seat: seat}).Class("primary"),
	}
	return p
}

// handingOn offers to hand a seat on, or to propose it.
func (s seatsView) handingOn(seat engine.Seat) app.UI {
	list := s.t.ChangesOf(seat)
	var buttons []app.UI
	for _, c := range list {
		key := "amend.do.vacate"
		switch {
		case c.Kind == match.Deputize:
			key = "amend.do.bot"
		case c.Kind == match.Vacate && s.t.Gave(seat):
			key = "amend.do.again"
		}
		buttons = append(buttons, s.Button(s.say(key), client.AskChange{Change: c}))
	}
	player := s.t.Name(s.L, seat)
	title, words := s.say("amend.gone.title", "player", player), ""
	switch {
	case s.t.ByLink.Plays(seat):
		title = s.say("amend.own.title")
	case s.t.Gave(seat):
		title = s.say("amend.given.title")
	case s.t.CanRedeal(seat):
		words = s.say("amend.gone.anew", "player", player)
		if s.t.Levies() {
			words = s.say("amend.gone.levy", "player", player)
		}
	case s.t.ByKey():
		words = s.say("amend.gone.key", "player", player)
	}
	c := s.t.Amending
	asked := c != nil && c.Kind != match.Rewind && c.Seat == seat
	return app.Details().Class("seat-change").Open(s.t.Gave(seat)).Hidden(len(list) == 0 && words == "").Body(
		app.Summary().Text(title),
		app.P().Class("small").Hidden(words == "" || asked).Text(words),
		app.Div().Class("row").Hidden(len(list) == 0 || asked).Body(buttons...),
		s.changing(asked),
	)
}

// rewinding offers to undo the last turn that was sent.
func (s seatsView) rewinding() app.UI {
	asked := s.t.Amending != nil && s.t.Amending.Kind == match.Rewind
	return app.Div().Class("menu-list").Hidden(!s.t.CanRewind()).Body(
		s.Button(s.say("amend.do.rewind"), client.AskChange{Change: match.Change{Kind: match.Rewind}}).Class("wide").Hidden(asked),
		s.changing(asked),
	)
}

// changing asks whether to make a change, where the finger was that asked for it.
func (s seatsView) changing(here bool) app.UI {
	c := s.t.Amending
	if c == nil || !here {
		return app.Section().Hidden(true)
	}
	question, hint := s.M.Confirming(s.t, *c)
	do := s.say("amend.button.propose")
	if c.Kind != match.Rewind && s.t.ByLink.Plays(c.Seat) {
		do = s.say("amend.button.handOn")
	}
	return app.Section().Class("card", "caution").Role("alert").Body(
		app.P().Body(app.Strong().Text(question)),
		app.P().Text(hint),
		app.Div().Class("row").Body(
			s.Button(s.say("button.cancel"), client.DropChange{}),
			s.Button(do, client.MakeChange{}).Class("primary"),
		),
	)
}

// unchangeable says why seats cannot be handed on here, where they cannot.
func (s seatsView) unchangeable() app.UI {
	words := ""
	switch h := s.t.Header(); {
	case s.t.ByLink.Lobby != nil || s.t.Turn.Over():
	case h.HiddenHands:
	case h.Protocol < match.SecondProtocol:
		words = s.say("amend.old")
	}
	return app.P().Class("muted", "small").Hidden(words == "").Text(words)
}

// settledBefore lists what players have settled.
func (s seatsView) settledBefore() app.UI {
	var items []app.UI
	for _, line := range s.M.Settled(s.t) {
		items = append(items, app.Li().Text(line))
	}
	return app.Section().Class("sent").Hidden(len(items) == 0).Body(
		app.H3().Text(s.say("amend.before")),
		app.Ul().Class("told").Body(items...),
	)
}
