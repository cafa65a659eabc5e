package view

import (
	"strconv"
	"strings"
	"time"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// daily is the match of the day on the first screen. A newcomer reads nothing of the
// day: what the build draws for them is of none.
func (v frontPage) daily() app.UI {
	day := v.M.Today()
	g, _, ok := v.M.DailyOf(day)
	if !ok {
		return app.Div().Hidden(true)
	}
	title, turn, about, cover := v.say("daily.title"), v.say("daily.play"), v.say("daily.same"), app.HTMLI(app.I().Class("match-cover").Hidden(true))
	if len(v.M.Records) > 0 {
		title += " · " + client.DayName(v.L, day)
		about, cover = v.GameName(g.ID())+" · "+v.say("home.minutes", "few", 10, "many", 20), pictured(store.Summary{Game: g.ID()})
	}
	if r, ok := v.M.DailyRecord(day); ok {
		if turn = recordView(v).daysResult(r); !r.About.Over {
			turn, cover = recordView(v).standing(r.About, r.Bot, r.Mine), pictured(r.About)
		}
	}
	if run := v.M.Run(); run > 0 {
		about += " · " + v.say("daily.run", "count", run)
	}
	msg := client.PlayDaily{Day: day}
	return app.Div().Class("daily").Body(
		cover,
		app.Button().Type("button").Class("match-open").Aria("label", title+": "+turn+". "+about).OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
			app.Span().Class("match-game").Text(title+" "),
			app.Span().Class("match-turn").Text(turn+" "),
			app.Span().Class("match-players").Text(about),
		),
		v.days(),
	)
}

// todays reports whether a match is that of the day, which has a place of its own.
func (v frontPage) todays(r store.Record) bool {
	today, ok := v.M.DailyRecord(v.M.Today())
	return ok && today.ID == r.ID
}

// days is the button that leads to all days.
func (v frontPage) days() app.UI {
	label, msg := v.say("daily.days"), client.Goto{Fragment: client.AtDaily}
	return app.Button().Type("button").Class("icon-button", "daily-days").Aria("label", label).OnClick(v.Tell(msg), gameview.Scope(msg)).
		Body(gameview.Icon(gameview.IconCalendar), app.Small().Text(label))
}

// daysResult is how far a day's match has come.
func (v recordView) daysResult(r store.Record) string {
	if !r.About.Over {
		return v.say("daily.begun")
	}
	if score := v.M.Score(r); score != "" {
		return score
	}
	return v.standing(r.About, r.Bot, r.Mine)
}

// dated is what is said of a match, with the day of which it is the match.
func (v recordView) dated(r store.Record, said string) string {
	if r.Daily == nil {
		return said
	}
	return client.DayName(v.L, r.Daily.Day) + " · " + said
}

// dailyScreen shows the matches of the days.
type dailyScreen struct{ *View }

// draw shows the screen of the days, a month of them.
func (v dailyScreen) draw() app.UI {
	today := client.DateOf(v.M.Today())
	month := time.Date(today.Year(), today.Month()+time.Month(v.M.Month), 1, 0, 0, 0, 0, time.UTC)
	var cells []app.UI
	for _, name := range strings.Fields(v.say("daily.weekdays")) {
		cells = append(cells, app.Span().Class("day-name").Aria("hidden", true).Text(name))
	}
	for range (month.Weekday() + 6) % 7 { // weeks begin on Monday
		cells = append(cells, app.Span())
	}
	for day := int(month.Unix() / 86400); client.DateOf(day).Month() == month.Month(); day++ {
		cells = append(cells, v.day(day))
	}
	run := v.M.Run()
	return v.page(v.say("daily.title"),
		app.P().Text(v.say("daily.about")),
		app.P().Hidden(run == 0).Body(app.Strong().Text(v.say("daily.run", "count", run)+" "), app.Text(v.say("daily.run.hint"))),
		app.Div().Class("month").Body(
			v.IconButton(gameview.IconBack, v.say("daily.before"), client.TurnMonth{By: -1}).Disabled(int(month.Unix()/86400) <= client.FirstDay),
			app.H2().Aria("live", "polite").Text(client.MonthName(v.L, month)+" "+strconv.Itoa(month.Year())),
			v.IconButton(gameview.IconNext, v.say("daily.after"), client.TurnMonth{By: 1}).Disabled(v.M.Month == 0),
		),
		anew(strconv.Itoa(-v.M.Month)).Class("days").Body(cells...),
		app.P().Class("muted", "small").Text("↺ "+v.say("daily.past")),
	)
}

// day is a day of the calendar: a tap plays its match, or shows it.
func (v dailyScreen) day(day int) app.UI {
	date, mark, class := strconv.Itoa(client.DateOf(day).Day()), "", ""
	g, _, ok := v.M.DailyOf(day)
	if !ok || day < client.FirstDay || day > v.M.Today() {
		return app.Button().Type("button").Class("day").Disabled(true).Text(date)
	}
	state := v.say("daily.open")
	if day < v.M.Today() {
		state, mark = v.say("daily.past"), "↺"
	}
	if r, ok := v.M.DailyRecord(day); ok {
		state, mark, class = recordView(v).daysResult(r), "…", "day-begun"
		if r.About.Over {
			mark, class = "✓", "day-over"
		}
		if len(r.About.Won) > 0 && len(r.Mine) > 0 && r.About.Won[0] == r.Mine[0] {
			mark = "★"
		}
	}
	if day == v.M.Today() {
		class += " day-today"
	}
	msg := client.PlayDaily{Day: day}
	return app.Button().Type("button").Class("day", class, "cover-"+engine.Family(g.ID())).
		Aria("label", client.DayName(v.L, day)+": "+v.GameName(g.ID())+", "+state).OnClick(v.Tell(msg), gameview.Scope(msg)).
		Body(app.B().Text(date), app.Small().Text(mark))
}

// measured is the result of a day's match that is over, and what bots have come to in
// the same seat.
func (s endView) measured() app.UI {
	r := s.t.Record
	if r.Daily == nil || !s.t.Turn.Over() || !s.t.Live() {
		return app.Div().Hidden(true)
	}
	percent, of := client.Beaten(r)
	better, going := "", s.say("daily.how")
	if of > 0 {
		better = " · " + s.say("daily.better", "percent", percent, "count", of)
	}
	if of < store.MostLeads {
		going += " " + s.say("daily.going", "count", of, "most", store.MostLeads)
	}
	return app.Div().Class("measured").Body(
		app.P().Body(app.Strong().Text(recordView{s.View}.dated(r, recordView{s.View}.daysResult(r)+better))),
		app.P().Class("muted", "small").Text(going),
		s.Button(s.say("daily.share"), client.ShareDaily{ID: r.ID}).Class("primary").Disabled(of == 0 && client.Compares(s.M)),
	)
}
