package view

import (
	"slices"
	"time"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// A match by link at the table, while it is another player's turn.

// quiet is after how long without a link the page says since when it waits.
const quiet = 12 * time.Hour

// byLinkView is about a match by link that others have to go on with.
type byLinkView struct{ *tableView }

// elsewhere says whose turn it is on another device, and how the match gets
// there.
func (s byLinkView) elsewhere() gameview.Panel {
	t, post := s.t, s.t.ByLink
	awaited := t.Name(s.L, post.Awaits)
	p := gameview.Panel{
		Emblem: s.emblem(t.Turn.Side), Title: s.say("byLink.turn", "player", awaited), Player: engine.Nobody,
		Window: s.game.Window(), Middle: s.happened(),
	}
	orders := s.Button(s.say("byLink.orders"), client.OpenDrawer{Drawer: client.OrdersDrawer}).
		Aria("label", s.say("button.ordersDrawer")).
		Hidden(len(post.Mine) == 0 || len(t.Game().Lexicon().Policies) == 0)
	if t.Turn.Seat == engine.Nature {
		p.Title = s.say("byLink.rolls", "player", awaited)
	}
	switch {
	case post.Cards != nil && post.Cards.Cheat != nil:
		return s.caught(p)
	case slices.Contains(post.Lost, post.Awaits):
		p.Title, p.Hint = s.say("byLink.lost.title"), s.say("byLink.lost")
		p.Buttons = []app.UI{s.Button(s.say("button.import"), client.ImportFile{}).Class("primary")}
	case post.HandOver && !post.Sent:
		p.Hint = s.say("byLink.send", "player", awaited)
		if t.Turn.Seat >= 0 && client.OnlyRolled(t) {
			p.Title = s.say("byLink.rolled")
		}
		p.Middle = append(p.Middle, s.unsettled(awaited)...)
		first := s.Button(s.say("button.copyMessage"), client.CopyMessage{})
		if s.M.World.CanShare {
			first = s.Button(s.say("button.share"), client.ShareLink{})
		}
		p.Buttons = []app.UI{
			orders,
			s.Button(s.say("byLink.ways"), client.OpenDrawer{Drawer: client.HandOverDrawer}),
			first.Class("primary"),
		}
	case post.HandOver:
		last := s.lastSent()
		p.Hint = s.say(leftBy(linkLeft, last.Way), "when", s.when(last.At), "player", awaited)
		p.Buttons = []app.UI{orders, s.Button(s.say("handOver.again"), client.OpenDrawer{Drawer: client.HandOverDrawer})}
	case len(post.Mine) == 0:
		return s.strangers(p)
	default:
		p.Hint = s.say("byLink.wait")
		if since := time.Duration(s.M.World.Now()-t.Record.Updated) * time.Millisecond; since > quiet {
			p.Hint = s.say("byLink.waitSince", "when", s.when(t.Record.Updated))
		}
		p.Buttons = []app.UI{orders, s.Button(s.say("button.handOver"), client.OpenDrawer{Drawer: client.HandOverDrawer})}
	}
	if t.Turn.Seat >= 0 && p.Hint != "" && !slices.Contains(post.Lost, post.Awaits) {
		p.Hint = s.say("byLink.decides", "player", awaited, "what", s.narrator.Title(t.Turn)) + " · " + p.Hint
	}
	return s.partInDealing(p)
}

// unsettled offers to settle what dice will ask that fall on another device.
func (s byLinkView) unsettled(awaited string) []app.UI {
	seat := s.t.SeatWithoutOrders()
	if seat < 0 {
		return nil
	}
	return []app.UI{app.Section().Class("happened").Aria("label", s.say("orders.claim")).Body(
		app.P().Text(s.say("byLink.unsettled", "player", awaited)),
		app.Div().Class("row").Body(s.Button(s.say("orders.claim.do"), client.UsualOrders{Seat: seat})),
	)}
}

// partInDealing says why a match goes on to a player who has nothing to decide yet.
func (s byLinkView) partInDealing(p gameview.Panel) gameview.Panel {
	c, awaited := s.t.ByLink.Cards, s.t.Name(s.L, s.t.ByLink.Awaits)
	switch {
	case c == nil || slices.Contains(s.t.ByLink.Lost, s.t.ByLink.Awaits):
	case c.Complaint > 0:
		p.Title = s.say("byLink.complaint.title")
		p.Hint = s.say("byLink.complaint", "player", s.t.Name(s.L, c.By), "round", text.Roman(c.Complaint)) + " " + p.Hint
	case c.Part:
		p.Title = s.say("byLink.part.title")
		p.Hint = s.say("byLink.part", "player", awaited) + " " + p.Hint
	}
	return p
}

// caught says who has cheated with hidden hands and at what, or, where nothing
// proves it, between whom something was altered.
func (s byLinkView) caught(p gameview.Panel) gameview.Panel {
	cheat := s.t.ByLink.Cards.Cheat
	p.Title, p.Hint = s.say("byLink.between.title"), s.cheated(cheat)
	switch {
	case cheat.Proven:
		p.Title = s.say("byLink.cheat.title", "player", s.t.Name(s.L, cheat.Seat))
		p.Hint += " " + s.say("byLink.cheat")
	case s.t.ByLink.Plays(cheat.Seat):
		p.Hint += " " + s.say("byLink.between.mine")
	default:
		p.Hint += " " + s.say("byLink.between")
	}
	p.Buttons = []app.UI{
		s.Button(s.say("button.verify"), client.OpenDrawer{Drawer: client.VerifyDrawer}),
		s.Button(s.say("button.handOver"), client.OpenDrawer{Drawer: client.HandOverDrawer}).Class("primary"),
	}
	return p
}

// misdeeds are the keys of what a cheat with hidden hands has done.
var misdeeds = [match.Misdeeds]string{
	match.MaskedOther: "cheat.masked", match.StrippedOther: "cheat.stripped", match.ShownOther: "cheat.shown",
	match.PassedOther: "cheat.told", match.PlayedOther: "cheat.played", match.Complained: "cheat.complained",
	match.Withheld: "cheat.withheld",
}

// cheated says what a cheat has done, or what is known where nothing is proven.
func (s byLinkView) cheated(cheat *match.CheatError) string {
	if !cheat.Proven {
		return s.between(cheat, func(seat engine.Seat) string { return s.t.Name(s.L, seat) })
	}
	return s.say(misdeeds[cheat.Misdeed], "player", s.t.Name(s.L, cheat.Seat), "round", text.Roman(cheat.Round))
}

// between says between which seats something hidden was altered.
func (v *View) between(cheat *match.CheatError, name func(engine.Seat) string) string {
	round := text.Roman(cheat.Round)
	if cheat.To < 0 || cheat.To == cheat.Seat {
		return v.say("between.open", "player", name(cheat.Seat), "round", round)
	}
	return v.say("between.both", "player", name(cheat.Seat), "next", name(cheat.To), "round", round)
}

// lastSent is how and when the match was handed over as it stands.
func (s *tableView) lastSent() store.Sent {
	text := s.t.Text()
	for _, sent := range s.t.Record.Sent {
		if sent.Link == text {
			return sent
		}
	}
	return store.Sent{At: s.t.Record.Updated}
}

// toldOf is how many lines of what has happened the sheet shows.
const toldOf = 4

// happened is what has happened since the person last looked, with a way to see
// it step by step; nothing once it has been seen.
func (s byLinkView) happened() []app.UI {
	t := s.t
	if !t.HasUnseenNews() || len(t.News) == 0 {
		return nil
	}
	var lines []string
	for _, l := range table.Lines(t.Kinds, t.News) {
		if l.Dice == nil {
			lines = append(lines, s.line(l))
		}
	}
	if len(lines) == 0 {
		return nil
	}
	var items []app.UI
	for _, line := range lines[max(len(lines)-toldOf, 0):] {
		items = append(items, app.Li().Text(line))
	}
	return []app.UI{app.Section().Class("happened").Aria("label", s.say("past.title")).Body(
		app.Header().Body(
			app.Strong().Text(s.say("past.title")),
			s.IconButton(gameview.IconClose, s.say("button.close"), client.SeeNews{}),
		),
		app.Ul().Body(items...),
		app.Div().Class("row").Body(
			s.Button(s.say("past.play"), client.ReplayNews{}),
			s.Button(s.say("table.log"), client.OpenDrawer{Drawer: client.LogDrawer}),
		),
	)}
}
