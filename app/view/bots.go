package view

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// adviceView shows what a bot does, and what it would do.
type adviceView struct{ *tableView }

// botTurn is a bot's turn: what was done last, that the bot is at it, and how to
// interrupt it.
func (s adviceView) botTurn() gameview.Panel {
	t := s.t
	p := gameview.Panel{
		Emblem: s.emblem(t.Turn.Side), Title: s.narrator.Title(t.Turn), Hint: strings.Join(s.lastLines(2), " "),
		Player: t.Viewer, Window: s.game.Window(),
	}
	if t.Stopped() && client.Begins(t) { // the page says what is to come
		p.Hint, p.Buttons = "", []app.UI{s.Button(s.say("bot.goOn"), client.ResumeBots{}).Class("primary")}
		return p
	}
	if t.Stopped() {
		if s.M.Speed() != "key" || p.Hint == "" {
			p.Hint = s.say("bot.stopped")
			if t.OnlyPerson() >= 0 {
				p.Hint = s.say("bot.stopped.person")
			}
		}
		p.Buttons = []app.UI{
			s.Button(s.say("bot.takeSeat", "player", s.t.Name(s.L, t.Viewer)), client.SetSeat{Seat: t.Viewer, Kind: match.Person}),
			s.Button(s.say("bot.now"), client.MoveNow{}),
			s.Button(s.say("bot.goOn"), client.ResumeBots{}).Class("primary"),
		}
		return p
	}
	class := ""
	if t.Thinking() {
		class = "at-work-thinking"
	}
	p.Middle = []app.UI{app.P().Class("at-work", class).Body(
		app.Span().Text(s.thinker()),
		app.Span().Class("dots").Aria("hidden", true).Body(app.I(), app.I(), app.I()),
	)}
	p.Buttons = []app.UI{
		s.Button(s.say("bot.stop"), client.StopBots{}),
		s.Button(s.say("bot.skip"), client.Hurry{}).Disabled(t.Hurried() || s.M.Speed() == "once"),
	}
	return p
}

// thinker says who thinks: a player by name, and by the nation that acts.
func (s adviceView) thinker() string {
	name := s.t.Name(s.L, s.t.Viewer)
	if side := s.t.Turn.Side; side >= 0 && s.narrator.Side(side) != name {
		return s.say("bot.plays.side", "player", name, "side", s.narrator.Side(side))
	}
	return s.say("bot.plays", "player", name)
}

// lastLines is the last lines of what happened, without dice, and without a battle that the
// window shows.
func (s *tableView) lastLines(most int) []string {
	var words []string
	lines, k := table.Lines(s.t.Kinds, s.t.News), s.t.Kinds
	fought := []int{k.Battle, k.Hit, k.Retreat, k.End}
	for i := len(lines) - 1; i >= 0 && len(words) < most; i-- {
		if e := lines[i].Event; len(s.t.Report) > 0 && (slices.Contains(fought, int(e.Kind)) || k.Scores(e) && e.To == s.t.Report[s.t.Page].Place) {
			continue
		}
		if lines[i].Dice == nil {
			words = append([]string{sentence(s.line(lines[i]))}, words...)
		}
	}
	return words
}

// sentence ends a line with a stop, as headings in the log do not.
func sentence(line string) string {
	if strings.HasSuffix(line, ".") || strings.HasSuffix(line, "?") {
		return line
	}
	return line + "."
}

// adviser is the button that asks what a bot would do. It is there whenever the
// person decides.
func (s adviceView) adviser() app.UI {
	t := s.t
	asks := !t.Stale && !t.Turn.Over() && !t.Passing && t.Asking == client.NoQuestion && t.Turn.Seat >= 0 && !t.BotTurn() &&
		t.Live() && t.Lesson == nil && t.Retry == nil && !client.Unaided(s.M) && (t.ByLink == nil || t.ByLink.Here)
	class := ""
	if t.Hinting() {
		class = "adviser-thinking"
	}
	return s.IconButton(gameview.IconHint, s.say("bot.hint"), client.AskHint{}).Class("adviser", class).
		Aria("pressed", t.Hinting() || t.Hint != nil).Aria("busy", t.Hinting()).Hidden(!asks)
}

// draw shows what the hint bot would do, and why.
func (s adviceView) draw() app.UI {
	h := s.t.Hint
	if h == nil {
		return app.Div().Class("advice").Role("status").Hidden(true)
	}
	picked, _ := s.t.Picker.Choice()
	live := "polite"
	if s.t.Line != nil { // the answer of the command line tells it
		live = "off"
	}
	return app.Div().Class("advice").Role("status").Aria("live", live).Body(
		app.Strong().Hidden(picked == h.Choice).Text(s.narrator.Choice(s.t.Turn, h.Choice)), // else it is said above
		app.Span().Text(strings.Join(s.reasons(h), " ")),
	)
}

// reasons are what the seat may expect, what follows, and what the dice have to say.
func (s adviceView) reasons(h *client.Hint) []string {
	words := s.t.Reasons(h.Choice)
	reasoned := len(words) > 0 && len(client.Rows(s.t)) > 0 // which tell what follows
	list := s.expected(h, reasoned)
	if !reasoned {
		words = append(s.t.Consequences(h.Choice), words...)
	}
	if len(words) == 0 && h.Risk == nil && h.Gain > 0 {
		words = []advice.Words{advice.Say("bot.hint.best")}
	}
	for _, w := range words {
		list = append(list, s.Words(w))
	}
	if h.Risk == nil {
		return list
	}
	place := s.Place(h.Risk.Place)
	for _, c := range h.Risk.Checks {
		list = append(list, s.say(c.Key, "place", place, "percent", c.Percent))
	}
	if h.Risk.Battle() {
		fought := []any{"place", place, "own", h.Risk.Own, "others", h.Risk.Others, "percent", h.Risk.Wins}
		if to := h.Choice.To; to >= 0 && to != h.Risk.Place {
			list = append(list, s.say("bot.hint.later", fought...))
		} else {
			list = append(list, s.say("bot.hint.battle", fought...))
		}
	}
	return list
}

// expected is what the choice brings at the end of the game: the chance to win, or points;
// reasoned tells that more is said for it.
func (s adviceView) expected(h *client.Hint, reasoned bool) []string {
	points, chance := s.say("bot.hint.points", "count", s.narrator.Points(h.Points)), s.say("bot.hint.chance", "percent", h.Chance)
	if h.Points == 0 && h.Chance != 0 {
		return []string{s.clearly(chance, reasoned || h.Chance > h.Usual)}
	}
	list := []string{s.clearly(points, reasoned || h.Gain > 0)}
	if h.Others > 0 {
		list = append(list, s.say("bot.hint.others", "count", s.narrator.Points(h.Others)))
	}
	if h.Chance != 0 {
		list = append(list, chance+".")
	}
	return list
}

// clearly is an expectation, and whether any other choice does as well.
func (s adviceView) clearly(expected string, better bool) string {
	if better {
		return expected + "."
	}
	return s.say("bot.hint.even", "expected", expected)
}

// Advised reports whether the hint bot would make a choice.
func (s adviceView) Advised(c engine.Choice) bool {
	if r := s.t.Retry; r != nil && r.Shown {
		_, _, best := r.Choices()
		return c == best
	}
	return s.t.Hint != nil && s.t.Hint.Choice == c || s.t.Lesson.Wants(s.t.Game().Lexicon(), c)
}

// seats is who plays which seat, to be changed at any time.
func (s seatsView) seats() app.UI {
	var list []app.UI
	for seat, kind := range s.t.Seats {
		if s.t.ByLink != nil && !s.t.ByLink.Plays(engine.Seat(seat)) {
			continue // plays on another device
		}
		list = append(list, app.Label().Class("field").Body(
			app.Span().Body(s.crest(engine.Seat(seat)), app.Text(" "+s.t.Called(s.L, engine.Seat(seat)))),
			s.kindSelect(s.say("bot.seat", "player", s.t.Name(s.L, engine.Seat(seat))), append([]match.Kind{match.Person}, s.botKinds(s.t.Game(), kind)...), kind, func(k match.Kind) client.Message {
				return client.SetSeat{Seat: engine.Seat(seat), Kind: k}
			}),
		))
	}
	return app.Div().Class("field-list").Body(list...)
}

// botKinds are the bots that a person may give a seat of a game to, where kind plays now.
func (v *View) botKinds(g engine.Game, kind match.Kind) []match.Kind {
	list := []match.Kind{match.Easy, match.Medium, match.Hard}
	if slices.Contains(v.M.World.Families.Of(g.ID()).Experts, g.ID()) || kind == match.Expert {
		list = append(list, match.Expert)
	}
	return list
}

// kindSelect chooses who plays a seat. A bot that plays at random is offered only
// where it plays already.
func (v *View) kindSelect(label string, offered []match.Kind, now match.Kind, message func(match.Kind) client.Message) app.UI {
	if now == match.Random {
		offered = append([]match.Kind{match.Random}, offered...)
	}
	var options []app.UI
	for _, k := range offered {
		options = append(options, app.Option().Value(int(k)).Selected(k == now).Text(v.kindName(k)))
	}
	return app.Select().Class("select").Aria("label", label).Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
		if k, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && k >= 0 && k < int(match.Kinds) {
			v.Send(message(match.Kind(k)))
		}
	}, fmt.Sprintf("%T%+v", message(now), message(now)))
}

func (v *View) kindName(k match.Kind) string { return v.say("bot.kind." + k.String()) }
