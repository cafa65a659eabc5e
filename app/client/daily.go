package client

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/family"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// FirstDay is the first that has a match: 1 November 2026. Days are counted since the
// first of 1970.
const FirstDay = 20758

var errNoDay = errors.New("client: nothing is played on this day")

// Today is the day where the person is.
func (m *Device) Today() int {
	now := time.UnixMilli(m.World.Now())
	_, east := now.Zone()
	return int((now.Unix() + int64(east)) / 86400)
}

// DateOf is a day in the calendar.
func DateOf(day int) time.Time { return time.Unix(int64(day)*86400, 0).UTC() }

// DailyOf says what is played on a day; false where nothing is.
func (m *Device) DailyOf(day int) (engine.Game, family.Daily, bool) {
	var families [][]family.Daily
	for _, f := range m.World.Families {
		if len(f.Daily) > 0 && engine.ByID(m.World.Games, f.Daily[0].Game) != nil {
			families = append(families, f.Daily)
		}
	}
	if len(families) == 0 || day < 0 {
		return nil, family.Daily{}, false
	}
	list := families[day%len(families)]
	d := list[day/len(families)%len(list)]
	return engine.ByID(m.World.Games, d.Game), d, true
}

// newDaily begins the match of a day: all that is left to chance follows from the date,
// so nobody has a name.
func (m *Device) newDaily(day int) (*match.Match, error) {
	g, d, ok := m.DailyOf(day)
	if !ok {
		return nil, errNoDay
	}
	setup := engine.DefaultSetup(g)
	setup.Scenario = slices.IndexFunc(g.Scenarios(), func(s engine.Scenario) bool { return s.ID == d.Scenario })
	setup.Seats = d.Seats
	players, chance := make([]match.Player, d.Seats), dice.MixBot(uint64(day), nil)
	for seat := range players {
		players[seat].Kind = match.Easy + match.Kind(dice.Draw(chance, seat+1, 2))
	}
	players[dice.Draw(chance, 0, d.Seats)].Kind = match.Person
	return match.New(g, setup, players, dice.Source{Kind: dice.Seeded, Seed: dice.Mix(uint64(day), nil)})
}

// DailyRecord is the match of a day as it is kept here, and whether it is.
func (m *Matches) DailyRecord(day int) (found store.Record, ok bool) {
	for _, r := range m.Records {
		if r.Daily != nil && r.Daily.Day == day {
			found, ok = r, true
		}
	}
	return found, ok
}

// Messages about the matches of days.
type (
	// PlayDaily begins the match of a day, or goes on with it.
	PlayDaily struct{ Day int }
	// ShareDaily gives the result of one away, with its link.
	ShareDaily struct{ ID string }
	// TurnMonth shows the days of another month.
	TurnMonth struct{ By int }
)

func (msg PlayDaily) Apply(m *Model) []Command {
	if r, ok := m.DailyRecord(msg.Day); ok {
		return []Command{Go{Fragment: AtMatch(r.ID)}}
	}
	game, err := m.newDaily(msg.Day)
	if err != nil || msg.Day > m.Today() {
		m.warn("new.refused")
		return nil
	}
	r := store.Fresh(m.World.id(), game)
	r.Daily = &store.Daily{Day: msg.Day, Late: msg.Day != m.Today()}
	return m.open(resolution{record: r, match: game}, "new.refused")
}

func (msg ShareDaily) Apply(m *Model) []Command {
	r, ok := m.record(msg.ID)
	if !ok || r.Daily == nil {
		return nil
	}
	l, address := m.Language(), m.World.Address(r.Link)
	told := []string{l.Say("app.name") + " " + DayName(l, r.Daily.Day), l.Say("game." + r.About.Game + ".short"), m.Score(r)}
	if percent, of := Beaten(r); of > 0 {
		told = append(told, l.Say("daily.better", "percent", percent, "count", of))
	}
	words := strings.Join(slices.DeleteFunc(told, func(s string) bool { return s == "" }), " · ")
	if m.World.CanShare {
		return []Command{Share{Title: l.Say("daily.title"), Text: words, URL: address}}
	}
	m.copying = "share.copied.message"
	return []Command{Copy{words + "\n" + address}}
}

func (msg TurnMonth) Apply(m *Model) []Command {
	m.Month = min(m.Month+msg.By, 0)
	return nil
}

// DayName is a day in words, without the year.
func DayName(l *text.Language, day int) string {
	date := DateOf(day)
	return l.Say("daily.day", "day", date.Day(), "month", MonthName(l, date))
}

// MonthName names the month of a date.
func MonthName(l *text.Language, date time.Time) string {
	return strings.Fields(l.Say("daily.months"))[date.Month()-1]
}

// Score is how the one person here stands in a match: points, unless none are counted
// for the seat, and the place among the players; "" where that says nothing.
func (m *Device) Score(r store.Record) string {
	g := m.GameOf(r.About.Game)
	list := r.About.Figures()
	if g == nil || r.About.Gathers || len(r.Mine) != 1 || r.Mine[0] < 0 || r.Mine[0] >= len(list) { // a record may say anything
		return ""
	}
	key := "home.score"
	if m.World.Families.Of(g.ID()).Ending != nil && !r.About.Over {
		if key = "home.score.now"; len(r.About.Ends) != len(r.About.Players) { // an older record
			return ""
		}
	}
	mine := r.Mine[0]
	l := m.Language()
	points, rank := list[mine], l.Say("home.rank."+strconv.Itoa(r.About.Place(mine)))
	if d := r.Digest; r.About.Over && d != nil && mine < len(d.Seats) && !d.Seats[mine].Counts {
		return l.Say("home.place", "rank", rank, "of", len(list))
	}
	figure := text.NewNarrator(l, g, func(engine.Seat) string { return "" }).Points(points)
	return l.Say(key, "count", figure, "rank", rank, "of", len(list))
}

// Beaten is how many of the bots' matches, in hundredths, the person has done better
// than in a day's match; draws count half. of is how many there are.
func Beaten(r store.Record) (percent, of int) {
	if r.Daily == nil || !r.About.Over || len(r.Mine) != 1 || len(r.Daily.Leads) == 0 {
		return 0, 0
	}
	own, better := botworker.Lead(r.About.Points, r.Mine[0]), 0
	for _, lead := range r.Daily.Leads {
		switch {
		case lead < own:
			better += 2
		case lead == own:
			better++
		}
	}
	of = len(r.Daily.Leads)
	return 50 * better / of, of
}

// Run is how many days' matches in a row the person has finished that were begun in
// time. A single day left out does not end it; today need not be played yet.
func (m *Matches) Run() int {
	run, missed := 0, -1
	for day := m.Today(); missed < 2 && day >= FirstDay; day-- {
		if r, ok := m.DailyRecord(day); ok && r.About.Over && !r.Daily.Late {
			run, missed = run+1, 0
		} else {
			missed++
		}
	}
	return run
}

// rival is how far the bots have come with which a day's match is compared.
type rival struct {
	link  string // of the match that is not over
	until int64  // when the device has worked enough while the table is looked at
	fails bool   // it cannot
}

// How long the bots play for one question, and while a table is looked at. On the first
// screen, where nobody else thinks, they go on until all is compared.
const (
	piece  = 3 * time.Second
	effort = 3 * 60 * 1000 // milliseconds
)

// measures reports whether bots are to play the person's seat of a day's match, which
// is over, once more.
func measures(t *Table, now int64) bool {
	d, r := t.Record.Daily, &t.bots.rival
	return d != nil && t.Lesson == nil && t.match.Turn().Over() && len(d.Leads) < store.MostLeads && !r.fails && (r.until == 0 || now < r.until)
}

// Compares reports whether bots play on for a day's match that is over.
func Compares(m *Model) bool { return measures(m.Table, m.World.Now()) }

// measure has bots play on.
func measure(m *TableScreen) []Command {
	t := m.Table
	r := &t.bots.rival
	if r.until == 0 {
		r.until = m.World.Now() + effort
	}
	if r.link == "" {
		h := t.Header()
		if anew, err := match.New(t.Game(), h.Setup, h.Players, h.Dice); err == nil {
			r.link, _ = link.Encode(anew) // what was stored can be written
		}
	}
	c := m.ask(aboutRivals, botworker.Question{Kind: match.Medium, Limit: piece, Rival: len(t.Record.Daily.Leads) + 1})
	think := c.(AskBot)
	think.Question.Link = r.link
	return []Command{think}
}

// measured keeps what the bots have come to.
func measured(m *TableScreen, a botworker.Answer) []Command {
	t := m.Table
	r := &t.bots.rival
	r.link = a.Link
	if a.Fault != "" {
		r.fails = true
		return nil
	}
	if len(a.Leads) == 0 || !measures(t, 0) {
		return nil
	}
	d := *t.Record.Daily
	d.Leads = append(slices.Clone(d.Leads), a.Leads...)
	d.Leads = d.Leads[:min(len(d.Leads), store.MostLeads)]
	return m.store(func(r store.Record) store.Record { r.Daily = &d; return r })
}
