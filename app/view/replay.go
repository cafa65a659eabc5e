package view

import (
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// replayView shows choices once more.
type replayView struct{ *tableView }

// past shows a part of the match once more: what has happened since the person
// last looked or had a turn, or the whole of it.
func (s replayView) past() gameview.Panel {
	t := s.t
	p := t.Replay
	title := s.moment(p.At)
	if title == "" {
		title = s.say("replay.begin")
	}
	emblem := s.emblem(t.Turn.Side)
	if _, turn := t.Log.Heading(t.Kinds, p.At); turn != nil {
		emblem = s.emblem(turn.Side)
	}
	hint := strings.Join(s.lastLines(3), " ")
	if hint == "" && !t.Turn.Over() && p.At > 0 {
		hint = s.narrator.Title(t.Turn)
	}
	if p.ShowsMoment() {
		title, emblem = p.Card.Title, s.emblem(int8(p.Card.Side-1))
	}
	if p.ShowsMoment() {
		hint = strings.TrimSpace(p.Card.Words + " " + p.Card.Gains)
	} else if weighed := s.weighed(); weighed != "" && !p.Running { // nobody reads it while it runs
		if hint != "" {
			hint = sentence(hint) + " "
		}
		hint += weighed
	}
	window := s.game.Window()
	if p.Tells() && p.Card.Choice == p.At+1 && len(t.Report) > 0 { // what came before is not what is told
		window = nil
	}
	if p.Brief() {
		return gameview.Panel{
			Emblem: emblem, Title: title, Hint: hint, Player: engine.Nobody, Window: s.game.Window(),
			Buttons: []app.UI{s.Button(s.say("past.now"), client.EndReplay{}).ID(client.ReplayBar).Class("primary")},
		}
	}
	return gameview.Panel{
		Emblem: emblem, Title: title, Hint: hint,
		Player: engine.Nobody, Window: window,
		Middle: []app.UI{s.player()},
		Buttons: []app.UI{
			branchView(s).whatIf(),
			s.rounds(),
			s.Button(s.say(s.leads()), client.EndReplay{}).Class("primary"),
		},
	}
}

// weighed is what the review says of the step that is shown: what dice gave and took, and
// what would have been better.
func (s replayView) weighed() string {
	luck, missed := client.ReviewedStep(s.t)
	var words []string
	if luck == nil && missed == nil {
		return ""
	}
	fine := client.Fine(client.ReviewOf(s.t))
	if missed != nil {
		turn, _, best := client.Other(s.t, *missed)
		words = append(words, s.say("review.missed", "choice", strings.TrimSuffix(s.narrator.Choice(turn, best), "."), "gain", "+"+retryView(s).said(missed.Points, fine)))
	}
	if gains := (retryView(s)).gains(luck, fine); len(gains) > 0 {
		words = append(words, s.say("review.roll", "changes", s.L.Commas(gains)))
	}
	return strings.Join(words, " ")
}

// leads is the key of the words for where the end of the replay leads.
func (s replayView) leads() string {
	switch {
	case s.t.Replay.FromReview():
		return "retry.done"
	case s.t.Over():
		return "past.end"
	}
	return "past.now"
}

// moment is the round and the turn in which so many choices have been made, or
// "" before the first.
func (s replayView) moment(choices int) string {
	return s.heading(s.t.Log.Heading(s.t.Kinds, choices))
}

// heading is a round and a turn in words.
func (s *tableView) heading(round, turn *engine.Event) string {
	var parts []string
	if round != nil {
		parts = append(parts, s.narrator.Event(*round))
	}
	if turn != nil {
		parts = append(parts, s.turnName(*turn))
	}
	return strings.Join(parts, " · ")
}

// turnName is whose turn it is; where all play to a trick, which one.
func (s *tableView) turnName(e engine.Event) string {
	if s.t.Kinds.Trick >= 0 {
		return strings.TrimSuffix(s.narrator.Event(e), ".")
	}
	return s.narrator.Side(e.Side)
}

const (
	iconFirst = "M6 5v12M16 5l-7 6 7 6z"
	iconPrev  = "M14 5l-7 6 7 6z"
	iconPlay  = "M7 4l10 7-10 7z"
	iconPause = "M7 4v14M15 4v14"
	iconOn    = "M8 5l7 6-7 6z"
	iconLast  = "M16 5v12M6 5l7 6-7 6z"
)

// player controls the replay: a slider, and the buttons of a tape.
func (s replayView) player() app.UI {
	p := s.t.Replay
	run, words := iconPlay, s.say("replay.play")
	if p.Running {
		run, words = iconPause, s.say("replay.pause")
	}
	pace := client.SetPace{Pace: (s.M.Pace + 1) % len(client.Paces)}
	times := client.Paces[s.M.Pace]
	at, last := p.At == p.From, p.At == p.To
	return app.Div().Class("replay").ID(client.ReplayBar).TabIndex(-1).Role("group").Aria("label", s.say("replay.title")).Body(
		&slider{
			Stop: p.Stop(), Stops: max(p.Stops(), 1), Label: s.say("replay.slider"),
			Said: s.say("replay.where", "number", p.Stop(), "count", p.Stops(), "moment", s.moment(p.At)), Seek: s.seek,
		},
		app.Div().Class("replay-buttons").Body(
			s.IconButton(iconFirst, s.say("replay.before"), client.TurnReplay{Step: -1}).Disabled(at),
			s.IconButton(iconPrev, s.say("replay.back"), client.StepReplay{Step: -1}).Disabled(at),
			s.IconButton(run, words, client.RunReplay{}).Class("replay-run"),
			s.IconButton(iconOn, s.say("replay.on"), client.StepReplay{Step: 1}).Disabled(last),
			s.IconButton(iconLast, s.say("replay.after"), client.TurnReplay{Step: 1}).Disabled(last),
			app.Button().Type("button").Class("icon-button", "replay-pace").Aria("label", s.say("replay.pace", "number", times)).
				Text(strconv.Itoa(times)+"×").OnClick(s.Tell(pace), gameview.Scope(pace)),
		),
	)
}

// slider is what is dragged through the past. Attributes are set in any order, and a browser
// that hears the value before the most it may be takes 100 for that: the value is set once
// more after the others.
type slider struct {
	app.Compo
	Stop, Stops int
	Label, Said string
	Seek        app.EventHandler
}

func (s *slider) Render() app.UI {
	return app.Input().Type("range").Class("replay-slider").Min(0).Max(s.Stops).Step(1).Value(strconv.Itoa(s.Stop)).
		Aria("label", s.Label).Aria("valuetext", s.Said).OnInput(s.seek)
}

func (s *slider) seek(ctx app.Context, e app.Event) { s.Seek(ctx, e) }

// OnMount and OnUpdate move the thumb to where the past is shown.
func (s *slider) OnMount(ctx app.Context)  { ctx.JSSrc().Set("value", strconv.Itoa(s.Stop)) }
func (s *slider) OnUpdate(ctx app.Context) { ctx.JSSrc().Set("value", strconv.Itoa(s.Stop)) }

func (s replayView) seek(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		s.Send(client.SeekReplay{Stop: n})
	}
}

// rounds chooses the round to be shown, where there are several.
func (s replayView) rounds() app.UI {
	p := s.t.Replay
	at := p.At
	if p.Tells() && p.Card.Begins > 0 { // at its end another round may have begun
		at = p.Card.Begins
	}
	now, _ := s.t.Log.Heading(s.t.Kinds, at)
	told := ""
	if p.Tells() && p.Card.Begins == 0 {
		told = p.Card.Round
	}
	var options []app.UI
	var stops []int
	if now == nil {
		options = append(options, app.Option().Value("-1").Selected(true).Text(s.say("replay.jump")))
	}
	s.t.Log.Rounds(s.t.Kinds, func(begins int, e engine.Event) {
		if begins < p.From {
			return
		}
		name := s.narrator.Event(e)
		options = append(options, app.Option().Value(strconv.Itoa(len(stops))).Selected(name == told || told == "" && now != nil && e.Count == now.Count).Text(name))
		stops = append(stops, p.StopAt(begins))
	})
	return app.Select().Class("select", "replay-rounds").Aria("label", s.say("replay.jump")).Hidden(len(stops) < 2).Body(options...).
		OnChange(func(ctx app.Context, _ app.Event) {
			if i, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && i >= 0 && i < len(stops) {
				s.Send(client.SeekReplay{Stop: stops[i]})
			}
		}, scopeOf(stops))
}

func scopeOf(list []int) string {
	var b strings.Builder
	for _, n := range list {
		b.WriteString(strconv.Itoa(n) + ",")
	}
	return b.String()
}

// recall offers a player who comes to their turn to see what others have done
// since their last.
func (s replayView) recall() []app.UI {
	if !s.t.Fresh() {
		return nil
	}
	return []app.UI{app.Button().Type("button").Class("button", "chip", "recall").OnClick(s.Tell(client.ReplaySince{})).Body(
		gameview.Icon(iconPast), app.Span().Text(s.say("replay.since")),
	)}
}

const iconPast = "M4 4v5h5M4.5 9A7.5 7.5 0 1 1 4 13M11 7v5l3 2"

// wholly is the button that opens the replay of the match.
func (s replayView) wholly() app.UI {
	return s.Button(s.say("replay.open"), client.OpenReplay{Place: engine.None}).Disabled(len(s.t.Log.All()) == 0)
}

// pastPlace is the place on the map that is to be seen in what is shown once
// more, or None.
func (s replayView) pastPlace() int8 {
	t := s.t
	if t.Live() || t.RestsAt(client.AfterScoring) {
		return engine.None
	}
	if t.Replay.Tells() && t.Replay.Card.Place > 0 {
		return int8(t.Replay.Card.Place - 1)
	}
	if place := t.PlaybackPlace(); place >= 0 {
		return place
	}
	for i := len(t.News) - 1; i >= 0; i-- {
		if e := t.News[i]; e.To >= 0 {
			return e.To
		}
	}
	return engine.None
}

// figure is a number of points as it is shown.
func (s *tableView) figure(points int) string { return s.narrator.Points(points).String() }

// Gained is points with their sign.
func (s *tableView) Gained(points int) string {
	return text.Signed(points, s.figure(max(points, -points)))
}
