package view

import (
	"cmp"
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// endView shows how a match ended.
type endView struct{ *tableView }

// End says who has won.
func (s endView) End() gameview.Panel {
	p := gameview.Panel{Title: s.say("table.over"), Hint: s.outcome(), Heard: s.heardRanking(), Player: engine.Nobody, Window: s.game.Window()}
	if s.t.Branch() {
		return branchView(s).branchEnd(p)
	}
	post, over := s.t.ByLink, "byLink.over"
	if post != nil && post.Cards != nil {
		if c := post.Cards; c.Cheat != nil || len(c.Keys) > 0 {
			return s.lastKeys(p)
		}
		over = "byLink.audited"
	}
	p.Middle = []app.UI{s.ranked(s.t.Log.All(), false), s.swings(), app.Raw(courseView(s).plot().svg()), app.Div().Class("row").Body(s.picture())}
	p.Middle = append(p.Middle, s.Button(s.say("end.rematch"), client.Rematch{}).Aria("description", s.say("end.rematch.hint")).Class("wide")) // apart, for it leaves the match
	p.Buttons = []app.UI{
		s.Button(s.say("review.title"), client.OpenDrawer{Drawer: client.ReviewDrawer}).ID(client.Opener(client.ReviewDrawer)).Class("primary").Hidden(!s.t.Reviewable()),
		s.Button(s.say("replay.title"), client.OpenReplay{Place: engine.None}),
		s.Button(s.say("table.scores"), client.OpenScores{}).ID(client.EndScores),
	}
	if post != nil && post.HandOver && !post.Sent { // nobody else knows yet
		p.Hint += " " + s.say(over)
		p.Buttons = append(p.Buttons, s.Button(s.say("button.copyLink"), client.CopyLink{}).Class("primary"))
	}
	return p
}

// outcome names the winners and their points, and says how the person has done who is
// none of them.
func (s endView) outcome() string {
	said := s.victory(false)
	for _, score := range s.t.Standing {
		if score.Side < 0 && score.Won && len(s.t.Record.Mine) == 1 && engine.Seat(s.t.Record.Mine[0]) == score.Seat {
			return said
		}
	}
	if own := s.M.Score(s.t.Record); own != "" && s.all() { // else the points are one side's, and told
		said += " " + s.say("end.you", "score", own)
	}
	return said
}

// all reports whether the points of every player are counted.
func (s endView) all() bool {
	return !slices.ContainsFunc(s.t.Standing, func(score engine.Score) bool { return score.Side < 0 && !s.game.Counts(score.Seat) })
}

// victory is who has won, and with how many points; named: in short, and the person by their
// name, too.
func (s endView) victory(named bool) string {
	var names []string
	points := 0
	for _, score := range s.t.Standing {
		if score.Side < 0 && score.Won {
			names = append(names, s.t.Name(s.L, score.Seat))
			points = score.Points
		}
	}
	if named && s.all() && len(names) == 1 {
		return s.say("table.won", "player", names[0], "count", s.narrator.Points(points))
	}
	said := s.game.Outcome(names, points)
	if !named && !s.all() {
		said += " " + s.game.Outcome(nil, points)
	}
	return said
}

// heardRanking is how the others did who have not won, and what has brought the person their
// points.
func (s endView) heardRanking() string {
	own := s.t.OnlyPerson()
	var list []string
	for _, score := range client.Ranked(s.t) {
		if s.game.Counts(score.Seat) && score.Seat != own && !score.Won {
			list = append(list, s.L.Say("table.score", "player", s.t.Name(s.L, score.Seat), "points", s.figure(score.Points)))
		}
	}
	said := ""
	if len(list) > 0 {
		said = sentence(s.L.Commas(list))
	}
	if own < 0 || !s.game.Counts(own) {
		return said
	}
	var sides []string
	for _, score := range s.t.Standing {
		if score.Side >= 0 && score.Seat == own {
			sides = append(sides, s.narrator.Side(score.Side)+" "+s.figure(score.Points))
		}
	}
	classes, sum := s.classes(s.t.Log.All(), func(e engine.Event) bool { return s.SeatOf(e.Side) == own })
	for _, score := range s.t.Standing {
		if begun := score.Points - sum; score.Side < 0 && score.Seat == own && begun != 0 && len(classes) > 0 { // all make the score
			classes = append(classes, s.say("end.class.begun")+" "+s.figure(begun))
		}
	}
	if len(sides) > 1 {
		classes = append(sides, classes...)
	}
	if len(classes) > 0 {
		said += " " + s.say("end.yours", "points", s.L.Commas(classes))
	}
	return strings.TrimSpace(said)
}

// heardRound is what the events of a round have brought to each player, and what they have now.
func (s endView) heardRound(events []engine.Event) string {
	var list []string
	more := s.countsMore()
	for _, total := range client.Ranked(s.t) {
		if !s.game.Counts(total.Seat) {
			continue
		}
		_, sum := s.classes(events, func(e engine.Event) bool { return s.SeatOf(e.Side) == total.Seat })
		key, args := "ear.round", []any{"player", typingView(s).known(total.Seat), "gained", s.Gained(sum), "points", s.figure(total.Points)}
		if more {
			key, args = "ear.round.ending", append(args, "ending", s.figure(s.game.Reached(total)))
		}
		list = append(list, text.Capitalize(s.say(key, args...))+".")
	}
	return strings.Join(list, " ")
}

// lastKeys is the end of a match whose hands were protected: those of the last round
// are audited once all have shown their keys.
func (s endView) lastKeys(p gameview.Panel) gameview.Panel {
	c := s.t.ByLink.Cards
	if c.Cheat != nil {
		return byLinkView(s).caught(p)
	}
	var players []string
	for _, seat := range c.Keys {
		players = append(players, s.t.Name(s.L, seat))
	}
	p.Hint += " " + s.say("byLink.keys", "players", s.L.And(players))
	p.Buttons = []app.UI{
		s.Button(s.say("button.handOver"), client.OpenDrawer{Drawer: client.HandOverDrawer}),
		s.Button(s.say("table.scores"), client.OpenDrawer{Drawer: client.ScoresDrawer}).Class("primary"),
	}
	return p
}

// ranked is the places of the players, with what each side and each class of points has brought
// in events. gained: what that is in all has a column of its own, and so has what the
// figures of the bar count, where that is more: the order is theirs.
func (s endView) ranked(events []engine.Event, gained bool) app.UI {
	var totals []engine.Score
	more := gained && s.countsMore()
	for _, score := range s.t.Standing {
		if score.Side < 0 && s.game.Counts(score.Seat) {
			totals = append(totals, score)
		}
	}
	reached := func(score engine.Score) int {
		if more {
			return s.game.Reached(score)
		}
		return score.Points
	}
	slices.SortStableFunc(totals, func(a, b engine.Score) int { return reached(b) - reached(a) })
	var rows []app.UI
	for _, total := range totals {
		var sides []string
		classes, sum := s.classes(events, func(e engine.Event) bool { return s.SeatOf(e.Side) == total.Seat })
		if begun := total.Points - sum; begun != 0 && !gained && len(classes) > 0 { // all make the score
			classes = append(classes, s.say("end.class.begun")+" "+s.figure(begun))
		}
		for _, score := range s.t.Standing {
			if score.Side < 0 || score.Seat != total.Seat {
				continue
			}
			points := score.Points
			if gained {
				_, points = s.classes(events, func(e engine.Event) bool { return e.Side == score.Side })
			}
			if points != 0 || !gained {
				sides = append(sides, s.narrator.Side(score.Side)+" "+s.figure(points))
			}
		}
		class := ""
		if total.Won || gained && total.Seat == s.t.User {
			class = "won"
		}
		rows = append(rows, app.Tr().Class(class).Body(
			app.Th().Attr("scope", "row").Body(
				app.Span().Body(s.crest(total.Seat), app.Text(" "+s.called(total.Seat))),
				app.Small().Hidden(len(sides) < 2 && !gained).Body(gameview.Lost(s.L.Commas(sides), sides)...),
				app.Small().Body(gameview.Lost(s.L.Commas(classes), classes)...),
			),
			app.Td().Class("gained").Hidden(!gained).Body(gameview.Lost(s.Gained(sum), []string{s.Gained(sum)})...),
			app.Td().Class("gained").Hidden(!more).Text(s.figure(total.Points)),
			app.Td().Text(s.figure(reached(total))),
		))
	}
	head := func(key string) app.UI { return app.Th().Attr("scope", "col").Text(s.say(key)) }
	return app.Table().Class("places-table").Body(
		app.THead().Hidden(!more).Body(app.Tr().Body(app.Td(), head("score.head.new"), head("score.head.points"), head("score.head.ending"))),
		app.TBody().Body(rows...),
	)
}

// countsMore reports whether the figures of the bar count more than the points so far.
func (s endView) countsMore() bool {
	return slices.ContainsFunc(s.t.Standing, func(score engine.Score) bool {
		return score.Side < 0 && s.game.Counts(score.Seat) && s.game.Reached(score) != score.Points
	})
}

// atEnd says where the figures of the bar count more than the points that are listed.
func (s endView) atEnd() app.UI {
	return app.P().Class("muted", "small").Text(s.say("score.atEnd")).Hidden(!s.countsMore())
}

// classes is what each class of points has brought in events of someone, the most
// first, and the sum.
func (s endView) classes(events []engine.Event, of func(engine.Event) bool) (list []string, all int) {
	type sum struct {
		key    string
		points int
	}
	var sums []sum
	for _, e := range events {
		name := s.t.Game().Lexicon().Events[e.Kind]
		if !strings.HasPrefix(name, "score") || e.Side < 0 || !of(e) {
			continue
		}
		key := "end.class." + name
		if minus := key + ".minus"; e.Count < 0 && s.L.Has(minus) {
			key = minus
		}
		i := slices.IndexFunc(sums, func(c sum) bool { return c.key == key })
		if i < 0 {
			i, sums = len(sums), append(sums, sum{key: key})
		}
		sums[i].points += int(e.Count)
		all += int(e.Count)
	}
	slices.SortStableFunc(sums, func(a, b sum) int { return cmp.Compare(b.points, a.points) })
	for _, c := range sums {
		if c.points != 0 {
			list = append(list, s.say(c.key)+" "+s.figure(c.points))
		}
	}
	return list, all
}

// tally is the table of a round that has been scored.
func (s endView) tally() gameview.Panel {
	t := s.t
	events, round := client.ScoredRound(t.Kinds, t.Log.Before(t.Rest.At))
	return gameview.Panel{
		Title: s.say("score.round", "round", text.Roman(round)), Player: engine.Nobody,
		Window: s.game.Window(), Middle: []app.UI{s.ranked(events, true)}, Heard: s.heardRound(events),
		Buttons: []app.UI{s.Button(s.say("button.continue"), client.EndReplay{}).Class("primary")},
	}
}

// swings are the rounds that decided it, and by what; each shows the position at its end.
func (s endView) swings() app.UI {
	var list []app.UI
	loser := s.t.OnlyPerson()
	if slices.ContainsFunc(s.t.Standing, func(score engine.Score) bool { return score.Side < 0 && score.Seat == loser && score.Won }) {
		loser = engine.Nobody
	}
	for _, w := range s.t.Course().Swings(loser) {
		msg, most := s.swung(w)
		list = append(list, app.Button().Type("button").Class("button", "chip").OnClick(s.Tell(msg), gameview.Scope(msg)).Body(
			app.Span().Text(msg.Card.Title+" · "+strings.TrimSuffix(msg.Card.Words, ".")),
			app.Small().Hidden(most == "").Text(most),
		))
	}
	return app.Div().Class("swings").Hidden(len(list) == 0).Body(append([]app.UI{app.H3().Text(s.say("end.swings"))}, list...)...)
}

// swung shows a round that decided it, and most is what decided it there. The choice that ended the
// round has begun the next one, so its card names the round.
func (s endView) swung(w table.Swing) (msg client.OpenReplay, most string) {
	round := s.say("table.round", "round", text.Roman(w.Round))
	words := s.called(w.Seat) + " " + s.Gained(w.Points)
	events := s.t.Log.Before(w.At)
	by, _ := s.classes(events[len(s.t.Log.Before(w.From)):], func(e engine.Event) bool { return s.SeatOf(e.Side) == w.Seat })
	if len(by) > 0 {
		if most = by[0]; w.Points < 0 {
			most = by[len(by)-1]
		}
	}
	if person := s.t.OnlyPerson(); person >= 0 && person != w.Seat && s.game.Counts(person) { // who fell behind
		points, _ := s.t.Course().Gained(w.Round, person)
		words += ", " + s.called(person) + " " + s.Gained(points)
		if most != "" {
			most = s.called(w.Seat) + ": " + most
		}
	}
	card := client.MomentNote{Title: round, Words: words + ".", Round: round}
	if most != "" {
		card.Gains = sentence(most)
	}
	return client.OpenReplay{At: w.At, Place: engine.None, Card: card}, most
}
