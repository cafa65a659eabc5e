package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

const iconGrip = "M1 11h20"

// sheetView is the sheet with the question, below the map or beside it.
type sheetView struct{ *tableView }

func (s sheetView) draw(p gameview.Panel) app.UI {
	name, colour := "", int8(gameview.Grey)
	if p.Player >= 0 {
		name, colour = s.t.Called(s.L, p.Player), s.game.SeatColour(p.Player)
	}
	plain, recall, full := "", "", ""
	if s.t.Failed != nil || s.t.Why != "" {
		full = "sheet-wrong" // what is wrong is seen, and the choice too
	}
	if t := s.t; t.Asking == client.NoQuestion && !t.Stale && !t.Passing && !t.Turn.Over() && (t.ByLink == nil || t.ByLink.Proposal == nil && t.ByLink.Vacant < 0) {
		full += " sheet-terse" // what warns or explains is read in full
	}
	if _, complete := s.t.Picker.Choice(); complete && s.t.Lesson == nil {
		full += " sheet-picked" // what it would meet is seen first
	}
	if len(p.Foot) > 0 {
		full += " sheet-foot"
	}
	if s.several() {
		full += " sheet-shared" // it names who decides
	}
	if p.Class != "" {
		full += " " + p.Class
	}
	if p.Emblem == nil {
		p.Emblem, plain = app.Span(), "who-plain"
	}
	if p.Recall {
		recall = "middle-recall"
	}
	if p.Window == nil {
		p.Window = app.Div().Hidden(true)
	}
	asked := app.H2()
	if s.t.Lesson == nil && !client.Decided(s.t) {
		asked = askedHeading()
	}
	if side := s.cardSide(); side >= 0 {
		msg := client.ShowSide{Side: side}
		asked = asked.Class("has-card").OnClick(s.Tell(msg), gameview.Scope(msg))
	}
	return app.Section().Class("sheet", full).Aria("label", s.say("table.choices")).Aria("busy", s.t.Waiting()).Body(
		s.IconButton(iconGrip, s.say("table.pull"), client.PullSheet{}).Class("grip").Aria("expanded", client.Pulled(s.t)).
			On("touchstart", gripped).On("touchend", s.released),
		storageView{s.View}.trouble(s.t.Failed),
		s.Button(s.say("typed.can"), client.AskLine{Line: "can"}).Class("by-keys").Hidden(s.t.Line != nil || s.t.Lesson != nil || s.t.Code),
		typingView(s).draw(),
		app.Div().Class("who", plain).Body(
			s.emblemButton(p),
			app.Div().Class("asked").Body(
				app.Div().Class("asked-head").Body(
					asked.Text(p.Title),
					app.Span().Class("decides").Hidden(name == "").Body(gameview.Swatch(colour), app.Span().Text(name)),
				),
				app.P().Body(app.Span().Text(p.Hint), app.Strong().Class("loss").Hidden(p.Loss == "").Text(" "+p.Loss)),
			),
			app.Div().Class("aids").Body(adviceView(s).adviser(), tipView(s).helper(p)),
		),
		lessonView(s).draw(),
		retryView(s).draw(),
		tipView(s).whyHeard(),
		tipView(s).reason(),
		tipView(s).putBack(),
		s.game.Brief(),
		adviceView(s).draw(),
		endView(s).measured(),
		p.Window,
		anew(s.t.Question()).Class("middle", recall).Hidden(len(p.Middle) == 0).Body(p.Middle...),
		anew(s.t.Question()).Class("buttons").Body(slices.Concat(p.Buttons, footed(p.Foot))...),
	)
}

// footed is what is right above the buttons. It comes after them, so that none of them
// changes its place.
func footed(rows []app.UI) []app.UI {
	if len(rows) == 0 {
		return nil
	}
	return []app.UI{app.Div().Class("foot").Body(rows...)}
}

// swipe is how far a finger draws the grip for the sheet to follow, in pixels.
const swipe = 24

// gripped keeps where a finger takes the grip.
func gripped(ctx app.Context, e app.Event) { ctx.JSSrc().Set("gripped", fingerOf(e)) }

// released draws the sheet up or down, as the finger went; a tap is told by itself.
func (s sheetView) released(ctx app.Context, e app.Event) {
	way := fingerOf(e) - ctx.JSSrc().Get("gripped").Int()
	if t := s.M.Table; t != nil && (way < -swipe && !client.Pulled(t) || way > swipe && client.Pulled(t)) {
		s.Send(client.PullSheet{})
	}
}

// fingerOf is how far down the finger of a touch is.
func fingerOf(e app.Event) int { return int(e.Get("changedTouches").Index(0).Get("clientY").Float()) }

// cardSide is the side whose card the head of the sheet leads to, or None.
func (s sheetView) cardSide() int8 {
	if s.t.Passing || s.t.Turn.Over() || !s.game.Cards() {
		return engine.None
	}
	return s.t.Turn.Side
}

// emblemButton is the emblem of the side that decides, which leads to their card.
func (s sheetView) emblemButton(p gameview.Panel) app.UI {
	side := s.cardSide()
	if side < 0 {
		return app.Span().Class("emblem").Body(p.Emblem)
	}
	msg := client.ShowSide{Side: side}
	return app.Button().Type("button").Class("emblem").OnClick(s.Tell(msg), gameview.Scope(msg)).
		Body(p.Emblem, app.Span().Class("aside").Text(s.say("nations.card", "side", s.narrator.Side(side))))
}

// askedHeading is what is asked, where the keyboard goes when a question is over.
func askedHeading() app.HTMLH2 { return app.H2().ID(client.Asked).TabIndex(-1) }

func (s sheetView) panel() gameview.Panel {
	t := s.t
	switch {
	case t.Stale:
		return byLinkView(s).overtaken()
	case t.Rest != nil:
		return battleView(s).rest()
	case t.Replay != nil:
		return replayView(s).past()
	case client.Decided(t):
		return retryView(s).retried()
	case t.Turn.Over():
		return endView(s).End()
	case t.Passing:
		return s.passing()
	case t.Lesson != nil && !t.Lesson.Awaits():
		return lessonView(s).resting()
	case t.ByLink != nil && t.ByLink.Proposal != nil:
		return byLinkView(s).proposed()
	case t.ByLink != nil && t.ByLink.Vacant >= 0:
		return byLinkView(s).vacant()
	case t.Asking == client.EndQuestion:
		return warningView(s).panel()
	case t.Asking == client.BackQuestion:
		return gameview.Panel{
			Title: s.takesBack(), Hint: s.takingBack(), Player: t.Viewer,
			Buttons: []app.UI{
				s.Button(s.say("button.cancel"), client.Stay{}),
				s.Button(s.say("button.undo"), client.TakeBack{}).Class("primary"),
			},
		}
	case t.BotTurn():
		return adviceView(s).botTurn()
	case t.ByLink != nil && !t.ByLink.Here:
		return byLinkView(s).elsewhere()
	}
	if p, ok := s.game.Briefing(); ok && !t.Briefed() {
		return s.briefed(p)
	}
	return s.decision()
}

// briefs reports whether a page of what has happened is read before the question.
func (s *tableView) briefs() bool {
	if t := s.t; t.Briefed() || t.Asking != client.NoQuestion || t.Stale || !t.Decides() {
		return false
	}
	_, ok := s.game.Briefing()
	return ok
}

// briefed is a page of what has happened, with the points of the round where one is over.
func (s sheetView) briefed(p gameview.Panel) gameview.Panel {
	if events := s.t.EndedRound(); events != nil {
		p.Middle = []app.UI{endView(s).ranked(events, true)}
		p.Heard += " " + endView(s).heardRound(events)
	}
	return p
}

// takesBack asks whether to: nobody's decision but one's own goes without its player being named.
func (s sheetView) takesBack() string {
	if other := client.TakenFrom(s.t); other >= 0 {
		return s.say("undone.theirs", "player", s.t.Name(s.L, other))
	}
	if s.t.AcrossDice() {
		return s.say("undone.undoDice")
	}
	return s.say("undone.undoLast")
}

// takingBack says what taking back across dice means.
func (s sheetView) takingBack() string {
	words := s.say("undone.undoDice.warning")
	if !s.t.AcrossDice() {
		words = ""
	}
	if s.t.Header().Dice.Kind == dice.ByHand {
		words = s.say("undone.undoDice.byHand")
	}
	if s.t.AcrossBots() {
		words = s.say("undone.undoBots.warning") + " " + words
	}
	which := ""
	if last := client.TakenBack(s.t); len(last.Choices) > 0 {
		which = s.say("undone.which", "what", undoView(s).sentence(last))
	}
	return strings.TrimSpace(which + " " + words)
}

// Words are what the advisor says, with the names of what it speaks of.
func (s *tableView) Words(w advice.Words) string {
	args := slices.Clone(w.Args)
	for i, value := range args {
		switch v := value.(type) {
		case advice.Place:
			args[i] = s.Place(int8(v))
		case []advice.Place:
			var names []string
			for _, p := range v {
				names = append(names, s.narrator.Place(int8(p)))
			}
			args[i] = s.L.And(names)
		case advice.Side:
			args[i] = s.Side(int8(v))
		case advice.Thing:
			args[i] = s.narrator.WhatNoun(int8(v))
		case advice.Round:
			args[i] = text.Roman(int(v))
		case advice.Points:
			args[i] = s.narrator.Points(int(v))
		case advice.Words:
			args[i] = s.Words(v)
		case []advice.Words:
			var list []string
			for _, w := range v {
				list = append(list, s.Words(w))
			}
			args[i] = s.L.Commas(list)
		case advice.Tenths:
			args[i] = s.L.Tenths(int(v))
		case advice.Figures:
			var figures []string
			for _, n := range v {
				figures = append(figures, strconv.Itoa(n))
			}
			args[i] = s.L.Commas(figures)
		}
	}
	return s.say(w.Key, args...)
}

func (s *tableView) emblem(side int8) app.UI {
	if side < 0 {
		return nil
	}
	return board.Emblem(s.look, side, 44)
}

// passing asks to hand the device over.
func (s sheetView) passing() gameview.Panel {
	name := s.t.Name(s.L, s.t.Viewer)
	p := gameview.Panel{
		Title: s.say("passing.hand", "player", name), Hint: s.narrator.Title(s.t.Turn), Player: engine.Nobody, Window: s.game.Window(),
		Emblem:  app.Span().Class("big-swatch").Body(gameview.Swatch(s.game.SeatColour(s.t.Viewer))),
		Buttons: []app.UI{s.Button(s.say("passing.ready", "player", name), client.Ready{}).Class("primary")},
	}
	if s.t.Secret {
		p.Hint = s.say("passing.secret", "player", name)
	}
	return p
}

// Things draws what a person holds. Those that the question offers are
// buttons; picked ones are pressed. picture may be nil: the name is shown.
func (s sheetView) Things(held []int8, picture func(what int8) app.UI) app.UI {
	var list []app.UI
	for _, what := range held {
		name := s.narrator.What(what)
		body := []app.UI{app.Span().Text(name)}
		if picture != nil {
			body = gameview.Pictured(name, picture(what))
		}
		list = append(list, app.Li().Body(s.Thing(what).Body(body...)))
	}
	return gameview.Hand(s.say("table.hand"), list)
}

// Thing is the button of one of them.
func (s sheetView) Thing(what int8) app.HTMLButton {
	p := &s.t.Picker
	msg := client.Take{Thing: what}
	take := func(ctx app.Context, e app.Event) {
		msg.Twice = e.Get("detail").Int() > 1
		showCard(ctx)
		s.Send(msg)
	}
	things := p.Things()
	b := app.Button().Type("button").Class("thing").
		Aria("pressed", slices.Contains(p.Picks(), what)).Disabled(!slices.Contains(things, what)).
		OnClick(take, gameview.Scope(client.Take{Thing: what}))
	if stop := append(slices.Clone(p.Picks()), things...); len(stop) > 0 && stop[0] == what {
		return b.ID(client.InHand).TabIndex(0)
	}
	return b.TabIndex(-1)
}

// showCard brings a card into sight that is cut by the edge of a hand which goes on beyond
// it. The sheet around the hand stays.
func showCard(ctx app.Context) {
	card := ctx.JSSrc()
	hand := card.Call("closest", "ul")
	if !hand.Truthy() {
		return
	}
	edge := func(of app.Value, name string) float64 { return of.Call("getBoundingClientRect").Get(name).Float() }
	const room = 14
	switch over, under := edge(card, "right")+room-edge(hand, "right"), edge(card, "left")-room-edge(hand, "left"); {
	case over > 0:
		hand.Call("scrollBy", over, 0)
	case under < 0:
		hand.Call("scrollBy", under, 0)
	}
}

func (s sheetView) choiceButton(label string, c engine.Choice, follows string) app.HTMLButton {
	b := s.Button(label, client.Press{Choice: c}).Aria("description", strings.TrimSpace(s.narrator.Choice(s.t.Turn, c)+" "+follows))
	if s.t.EndVerb(c) {
		b = b.ID(client.End)
	}
	if s.t.EndVerb(c) && label != s.say("button.endTurn") {
		b = b.Aria("label", gameview.Named(s.say("button.pass"), label))
	}
	if (adviceView(s)).Advised(c) {
		b = b.Class("primary", "suggested")
	}
	return b
}

// verb is the label of the button while places or cards are missing: that of the first
// choice about them.
func (s sheetView) verb() string {
	if c, ok := s.t.Picker.Placed(); ok {
		return s.narrator.Label(s.t.Turn, c)
	}
	if list := s.t.Picker.All(); len(list) > 0 && len(s.t.Picker.Things()) > 0 {
		return s.narrator.Label(s.t.Turn, list[0])
	}
	return s.say("button.confirm")
}

func (s *tableView) VerbName(verb int) string { return s.t.Game().Lexicon().Verbs[verb] }

// direct reports whether each choice is a button of its own: faces of a die.
func (s sheetView) direct() bool { return s.t.Turn.Seat == engine.Nature && !s.hundred() }

// hundred reports whether two dice of ten sides are rolled, for 0 to 99.
func (s sheetView) hundred() bool {
	list := s.t.Picker.All()
	return s.t.Turn.Seat == engine.Nature && len(list) == 100 && list[0].Count == 0 && list[99].Count == 99
}

// faces is what Nature may answer, when a person rolls or draws. Answers that
// read alike, as equal counters in a cup do, are offered once.
func (s sheetView) faces() app.UI {
	var list []app.UI
	var labels []string
	for _, c := range s.t.Picker.All() {
		msg := client.Press{Choice: c}
		b := app.Button().Type("button").Class("button").OnClick(s.Tell(msg), gameview.Scope(msg))
		if s.VerbName(int(c.Verb)) == "roll" {
			list = append(list, b.Class("face").Aria("label", strconv.Itoa(int(c.Count))).Body(app.Raw(s.game.Die(int(c.Count), 34))))
			continue
		}
		label := s.narrator.Label(s.t.Turn, c)
		if slices.Contains(labels, label) {
			continue
		}
		labels = append(labels, label)
		if party := s.game.Party(c); party != "" {
			list = append(list, b.Body(board.Emblem(s.look, c.What, 28), app.Span().Text(party)))
			continue
		}
		list = append(list, b.Text(label))
	}
	return app.Div().Class("faces").Body(list...)
}
