package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// logView is the log.
type logView struct{ *tableView }

// draw shows what happened, as a chronicle: the last round first, and in it the
// last turn. A tap on a line shows the match as it was then.
func (s logView) draw() app.UI {
	t := s.t
	paragraphs, more := t.Log.Chronicle(t.Kinds, t.LogEnd(), t.Rounds+t.Replay.Ahead())
	if t.RestsAt(client.AfterScoring) { // the next round waits until the points are read
		for i := len(paragraphs) - 1; i > 0; i-- {
			if paragraphs[i].Round && paragraphs[i].At == t.Rest.At {
				paragraphs = paragraphs[:i]
			}
		}
	}
	var chapters []app.UI
	for end := len(paragraphs); end > 0; {
		begin := end - 1
		for begin > 0 && !paragraphs[begin].Round {
			begin--
		}
		chapters = append(chapters, s.chapter(paragraphs[begin:end]))
		end = begin
	}
	_, others := t.Since()
	fresh := ""
	if t.Fresh() && !s.M.Desk { // beside the question it is not what comes next
		fresh = "primary"
	}
	return app.Div().Class("log").Body(
		app.Div().Class("row", "log-ways").Hidden(len(chapters) == 0).Body(
			s.Button(s.say("replay.title"), client.OpenReplay{Place: engine.None}),
			s.Button(s.say("replay.since"), client.ReplaySince{}).Class(fresh).Hidden(!others),
		),
		app.P().Class("muted").Hidden(len(chapters) > 0).Text(s.say("log.empty")),
		app.Div().Body(chapters...),
		s.Button(s.say("log.more"), client.MoreLog{}).Class("wide").Hidden(!more),
	)
}

// chapter is a round: its points, then its turns, the last first.
func (s logView) chapter(paragraphs []table.Paragraph) app.UI {
	first, last := paragraphs[0], paragraphs[len(paragraphs)-1]
	head, points := app.UI(app.H3().Class("log-round").Text(s.say("replay.begin"))), app.UI(app.Span().Hidden(true))
	if first.Round {
		head = app.H3().Class("log-round").Text(s.narrator.Event(first.Head))
		points = s.roundPoints(int(first.Head.Count), last.RoundStart != nil)
	}
	var turns []app.UI
	for i := len(paragraphs) - 1; i >= 0; i-- {
		turns = append(turns, s.paragraph(paragraphs[i]))
	}
	return app.Section().Class("log-chapter").Body(head, points, app.Div().Body(turns...))
}

// roundPoints is what each player gained in a round, or until now.
func (s logView) roundPoints(round int, over bool) app.UI {
	course := s.t.Course()
	var items []app.UI
	for _, score := range s.t.Standing {
		if score.Side >= 0 || !s.game.Counts(score.Seat) {
			continue
		}
		points, ok := course.Gained(round, score.Seat)
		if !ok || points == 0 {
			continue
		}
		items = append(items, app.Li().Body(
			s.crest(score.Seat), app.Span().Text(s.t.Called(s.L, score.Seat)), app.B().Text(s.Gained(points)),
		))
	}
	key := "log.points.now"
	if over || s.t.Over() {
		key = "log.points"
	}
	return app.Div().Class("log-points").Hidden(len(items) == 0).Body(app.Small().Text(s.say(key)), app.Ul().Body(items...))
}

// paragraph is a turn with its heading, or what came before the first.
func (s logView) paragraph(p table.Paragraph) app.UI {
	head := app.UI(app.Span().Hidden(true))
	if p.Turn {
		head = app.H4().Class("log-turn").Body(board.Emblem(s.look, p.Head.Side, 26), app.Span().Text(s.turnName(p.Head)))
	}
	var items []app.UI
	for _, item := range p.Items {
		items = append(items, s.logItem(item, p.Head.Side, p.Turn))
	}
	return app.Div().Class("log-paragraph").Hidden(len(items) == 0).Body(head, app.Ul().Body(items...))
}

// wide is the width from which on a drawer is beside the board, in pixels.
const wide = 860

// logItem is a line of the log, or a battle in one. The side whose turn it is
// needs no name.
func (s logView) logItem(item table.Item, side int8, turn bool) app.UI {
	class, current, id := "", "", ""
	if p := s.t.Replay; p != nil && item.To <= p.At && item.To > p.At-p.StepLength() {
		class, current = "log-now", "true"
		if !s.marked {
			s.marked, id = true, client.LogNow
		}
	}
	if item.Battle != nil {
		return s.logBattle(item, class, current, id)
	}
	if item.Line.Dice != nil {
		return app.Li().ID(id).Class("log-item", class).Body(s.revisit(item, current, s.logDice(item.Line)).Aria("label", s.line(item.Line)))
	}
	if s.t.Kinds.Scores(item.Line.Event) {
		class += " log-scores"
	}
	words := s.line(item.Line)
	if told := teller(s.tableView, item.Line.Event); told != s.narrator { // of several who play the side
		words = told.Event(item.Line.Event)
	} else if turn && item.Line.Event.Side == side && len(item.Line.HoldScores) < 2 && len(item.Line.Alike) < 2 {
		words = s.narrator.Tale(item.Line.Event)
	}
	return app.Li().ID(id).Class("log-item", class).Body(s.revisit(item, current, app.Span().Text(words)))
}

// revisit is a button that shows the match as it was after something.
func (s logView) revisit(item table.Item, current string, body ...app.UI) app.HTMLButton {
	place := item.Place()
	if place < 0 || s.game.Chart() == nil || int(place) >= len(s.game.Chart().Places) {
		place = engine.None
	}
	msg := client.OpenReplay{At: item.To, Place: place}
	return app.Button().Type("button").Class("log-line").Aria("current", current).Title(s.say("log.revisit")).
		OnClick(func(app.Context, app.Event) {
			width, _ := app.Window().Size()
			msg.Aside = width >= wide
			s.Send(msg)
		}, gameview.Scope(msg)).Body(body...)
}

func (s logView) logDice(l table.Line) app.UI {
	return app.Span().Class("log-dice").Body(app.Span().Text(s.narrator.Side(l.Event.Side)+":"), battleView(s).dice(l.Dice, 18))
}

// logBattle is a battle in a line: its end, what it cost, and the points won in
// it; unfolded, all that happened.
func (s logView) logBattle(item table.Item, class, current, id string) app.UI {
	b := item.Battle
	open := s.t.Unrolled == item.From+1
	var gains []app.UI
	for _, g := range item.Gains {
		gains = append(gains, app.B().Class("gain").Text(s.narrator.Side(g.Side)+" "+s.Gained(g.Points)))
	}
	cost := s.say("log.losses", "side", s.narrator.Side(b.Attacker), "count", b.Lost(b.Attacker), "other", s.narrator.Side(b.Defender), "number", b.Lost(b.Defender))
	var lines []app.UI
	if open {
		for _, l := range item.Lines {
			if l.Dice != nil {
				lines = append(lines, app.Li().Aria("label", s.line(l)).Body(s.logDice(l)))
			} else {
				lines = append(lines, app.Li().Text(s.line(l)))
			}
		}
	}
	msg := client.Unroll{From: item.From}
	return app.Li().ID(id).Class("log-item", "log-battle", class).Body(
		s.revisit(item, current,
			app.Span().Text(s.fought(item)),
			app.Small().Text(cost),
			app.Span().Class("gains").Body(gains...),
		),
		app.Button().Type("button").Class("icon-button", "log-unroll").Aria("expanded", open).
			Aria("label", s.say("log.unroll", "place", s.Place(b.Place))).OnClick(s.Tell(msg), gameview.Scope(msg)).Body(gameview.Icon(iconUnroll)),
		app.Ul().Class("log-clashes").Hidden(!open).Body(lines...),
	)
}

const iconUnroll = "M5 8l6 6 6-6"

// fought says in a sentence how a battle ended.
func (s logView) fought(item table.Item) string {
	b := item.Battle
	args := []any{"side", s.Side(b.Attacker), "other", s.Side(b.Defender), "place", s.Place(b.Place)}
	switch {
	case !b.Over || b.Attacker < 0 || b.Defender < 0:
		return s.narrator.Event(item.Line.Event)
	case b.Holder == b.Attacker:
		return s.say("log.took", args...)
	case b.Holder == b.Defender:
		return s.say("log.kept", args...)
	}
	return s.say("log.empties", args...)
}
