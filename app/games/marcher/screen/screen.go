// Package screen is what is seen of The Marcher Lords.
package screen

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	known "bretwalda/app/games/marcher"
	"bretwalda/app/gameview"
	"bretwalda/app/shape"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Screen is the family with its screen.
var Screen = gameview.Screen{Family: known.Family, New: newView, Colours: marcherColours, Chart: maps.Wales}

// view is the view of The Marcher Lords: Wales with its kingdoms in arms,
// what is bound for which zone, the event, the battle with what each die needs,
// and the victory points against their bands.
type view struct {
	gameview.Default
	st         *marcher.State
	colours    []int8                      // of each side
	zonePoints func() []marcher.ZonePoints // the state's
}

func newView(p gameview.Default) (gameview.View, bool) {
	st, ok := p.Match().State.(*marcher.State)
	return view{p, st, marcherColours(p.Match().Game(), st, 0), sync.OnceValue(st.ZonePoints)}, ok
}

// Icons of the drawers.
const (
	iconLevies = "M3 7c1 8 6 12 12 11 4-1 5-6 4-14l-5 1c0 5 0 7-2 8-3 1-5-2-5-7z"
	iconCharts = "M4 5c3-1 5-1 7 1 2-2 4-2 7-1v12c-3-1-5-1-7 1-2-2-4-2-7-1zM11 6v12"
)

// Drawers.
const (
	leviesDrawer = client.OwnDrawer + iota
	chartsDrawer
)

func (view) Chart() *maps.Chart { return maps.Wales() }

// marcherColours gives each side the colour of its counters.
func marcherColours(g engine.Game, _ engine.State, _ int) []int8 {
	list := make([]int8, len(g.Lexicon().Sides))
	for i := range list {
		list[i] = gameview.Grey
	}
	list[marcher.Normans], list[marcher.Welsh], list[marcher.Vikings] = 3, 2, 4
	return list
}

func (f view) SideColour(side int8) int8 { return f.colours[side] }

// flagColours gives the flags of earls and kings their colours: rule 6.0.
var flagColours = map[int8]int8{marcher.Hugh: 0, marcher.Roger: 6, marcher.William: 7, marcher.Gruffydd: 1, marcher.Rhys: 8}

// SeatColour is the colour of the seat's side, or of its flag among several commanders.
func (f view) SeatColour(seat engine.Seat) int8 {
	side := f.sideOf(seat)
	if flags := f.st.Flags(int8(seat)); len(flags) > 0 && len(f.st.Seats(side)) > 1 {
		return flagColours[flags[0]]
	}
	return f.SideColour(side)
}

// sideOf is the side that a seat plays.
func (f view) sideOf(seat engine.Seat) int8 {
	if slices.Contains(f.st.Seats(marcher.Welsh), int8(seat)) {
		return marcher.Welsh
	}
	return marcher.Normans
}

// Mark blows a horn where a kingdom is in arms, and draws the way of what is
// bound for a zone.
func (f view) Mark(m *board.Map) {
	for k := int8(marcher.Mon); k <= marcher.Dyfed; k++ {
		if !f.st.Mobilised(k) {
			continue
		}
		note := board.Note{Place: engine.None, Region: f.Match().Game().Lexicon().Whats[k], Sign: shape.Horn}
		if k == marcher.Mon { // a single zone has no title
			note.Place = zoneOf(f, k)
		}
		m.Notes = append(m.Notes, note)
	}
	for _, b := range f.st.Bound() {
		way := []int8{b.From, b.To}
		if !slices.ContainsFunc(m.Ways, func(w []int8) bool { return slices.Equal(w, way) }) {
			m.Ways = append(m.Ways, way)
		}
	}
	m.Pieces = marchView{f}.waiting(m.Pieces)
}

// marchView is about what sets out, and where to.
type marchView struct{ view }

// waiting adds to pieces what is bound for a zone: it is seen there as well, not yet
// in play.
func (f marchView) waiting(pieces []engine.Piece) []engine.Piece {
	pieces = slices.Clip(pieces)
	own := len(pieces)
	for _, b := range f.st.Bound() {
		same := func(p engine.Piece) bool { return p.What == b.What && p.Place == b.To }
		if i := slices.IndexFunc(pieces[own:], same); i >= 0 {
			pieces[own+i].Count += b.Count
			continue
		}
		pieces = append(pieces, engine.Piece{Side: f.st.Side(), What: b.What, Place: b.To, Count: b.Count, Mark: engine.Arriving})
	}
	return pieces
}

// zoneOf is the first zone of a kingdom.
func zoneOf(f view, kingdom int8) int8 {
	for z := range f.Match().Game().Lexicon().Places {
		if marcher.Kingdom(int8(z)) == kingdom {
			return int8(z)
		}
	}
	return engine.None
}

// Heading is the turn, its phase, and what is in force.
func (f view) Heading() (title, detail, note string) {
	title, _, _ = f.Default.Heading()
	if f.st.Phase() == marcher.Over {
		return title, "", ""
	}
	var force []string
	_, told := f.eventCard()
	for _, event := range f.st.InForce() {
		if told && slices.ContainsFunc(f.Match().News, func(e engine.Event) bool {
			return f.Match().Game().Lexicon().Events[e.Kind] == "event" && e.What == event
		}) {
			continue
		}
		force = append(force, f.Narrator().What(event))
	}
	return title, f.Say("marcher.phase." + strconv.Itoa(int(f.st.Phase()))), strings.Join(force, " · ")
}

// Counts reports whether a seat plays the one side of the scenario that scores.
func (f view) Counts(seat engine.Seat) bool { return f.sideOf(seat) == f.st.Score().Side }

// Purse is what the side whose points are not counted wants: that the other has no more; and
// said of the other, what it needs.
func (f view) Purse(seat engine.Seat) (shown app.UI, said string) {
	side := f.sideOf(seat)
	if f.st.Phase() == marcher.Over {
		return nil, ""
	}
	if f.Counts(seat) {
		return app.Span().Hidden(true), strings.TrimSuffix(forecastView{f}.needs(), ".")
	}
	most, wins := 0, false
	for _, b := range f.st.Bands() {
		if b.Winner == side {
			most, wins = max(most, b.High), true
		}
	}
	if !wins {
		return nil, ""
	}
	other := f.Narrator().SideNoun(f.st.Score().Side)
	return app.Span().Class("purse").Aria("hidden", true).Text(f.Say("marcher.wants", "side", other, "count", most)), f.Say("marcher.wants.said", "side", other, "count", most)
}

// Outcome names the band of the last score, whose points it is where they are not
// the winner's, and who has won; of nobody, what the points decide.
func (f view) Outcome(winners []string, _ int) string {
	total := f.st.Score().Total
	band := reservesView{f}.band()
	if len(winners) == 0 {
		var list []string
		for _, b := range f.st.Bands() {
			list = append(list, reservesView{f}.bandRange(b)+": "+reservesView{f}.bandName(b))
		}
		return f.Say("marcher.outcome.bands", "bands", f.Language().Commas(list), "side", f.Side(f.st.Score().Side))
	}
	if band.Winner < 0 {
		return f.Say("marcher.outcome.draw", "count", total, "points", f.Narrator().Points(total))
	}
	if side := f.st.Score().Side; band.Winner != side { // the points are those of the side that has lost
		return f.Say("marcher.outcome.denied", "count", total, "points", f.Narrator().Points(total), "band", reservesView{f}.bandName(band), "players", f.Language().And(winners), "side", f.Side(side))
	}
	return f.Say("marcher.outcome.won", "count", total, "points", f.Narrator().Points(total), "band", reservesView{f}.bandName(band), "players", f.Language().And(winners))
}

func (f view) Drawers() []gameview.Drawer {
	return []gameview.Drawer{
		{ID: client.TimelineDrawer, Icon: gameview.IconTimeline, Key: "table.timeline", Open: func() (string, app.UI) { return f.Say("timeline.title"), forecastView{f}.timeline() }},
		{ID: leviesDrawer, Icon: iconLevies, Key: "marcher.levy.title", Open: func() (string, app.UI) { return f.Say("marcher.levy.title"), reservesView{f}.levies() }},
		{ID: chartsDrawer, Icon: iconCharts, Key: "marcher.charts.title", Open: func() (string, app.UI) { return f.Say("marcher.charts.title"), reservesView{f}.charts() }},
	}
}

// List is the board as lists, with what of it is reconstructed.
func (f view) List() app.UI {
	return app.Div().Body(f.Reconstructed(f.Match().Game().ID()), f.Default.List())
}

// Announced is the outcome of a check, until a battle is under way.
func (f view) Announced(e engine.Event) bool {
	return !f.Match().Fighting() && slices.Contains([]string{"supply", "halt", "advance", "crossing"}, f.Match().Game().Lexicon().Events[e.Kind])
}

// Usual reports whether units advance after a check: their marches follow, and tell it.
func (f view) Usual(e engine.Event) bool {
	return f.Match().Game().Lexicon().Events[e.Kind] == "advance"
}

// mostChecks is how many supply checks have a line each.
const mostChecks = 5

// Shortened gives each of several supply checks a line, the failed ones first.
func (f view) Shortened(news []engine.Event) (rest []engine.Event, lines []string) {
	name := func(e engine.Event) string { return f.Match().Game().Lexicon().Events[e.Kind] }
	var halted, went []string
	rolled := map[int8]bool{}
	for _, e := range news {
		if name(e) != "supply" {
			continue
		}
		rolled[e.To] = true
		need := max(marcher.EnoughSupply-int(e.Extra), 1)
		args := []any{"place", f.Narrator().Place(e.To), "count", int(e.Count), "need", need}
		if int(e.Count) < need {
			halted = append(halted, f.Say("marcher.check.failed", args...))
		} else {
			went = append(went, f.Say("marcher.check.passed", args...))
		}
	}
	if len(rolled) < 2 {
		return news, nil
	}
	for _, e := range news {
		if !rolled[e.To] {
			rest = append(rest, e)
		}
	}
	if lines = append(halted, went...); len(lines) > mostChecks {
		lines = append(lines[:mostChecks], f.Say("changes.more", "count", len(lines)-mostChecks))
	}
	return rest, lines
}

// Raised tells apart what a side has got by the event, by the levy and by building: each
// comes by itself, and all of it is told.
func (f view) Raised(x client.Balance) string {
	var drawn tally
	var castles []string
	levied, rolled := 0, false
	all := f.Match().Log.All()
	since := len(all) - len(f.Match().Log.Since(x.At))
	for i, e := range all { // an event that was rolled before may bring units since
		switch name := f.Match().Game().Lexicon().Events[e.Kind]; {
		case name == "event":
			rolled = true
		case name == "phase" && e.Count > int16(marcher.Movement):
			rolled = false
		case i < since || e.Side != x.Side:
		case name == "place" && rolled:
			drawn.add(e.What, max(int(e.Count), 1))
		case name == "levy":
			levied++
		case name == "castle":
			castles = append(castles, f.Narrator().Place(e.To))
		}
	}
	var lines []string
	if len(drawn.kinds) > 0 {
		lines = append(lines, f.Say("marcher.raised.event", "units", marchView{f}.mustered(&drawn)))
	}
	var rest tally // of which the side knows the kinds
	for _, u := range x.Gained.Units {
		if i := slices.Index(drawn.kinds, u.What); i >= 0 {
			u.Count -= drawn.counts[i]
		}
		if u.Count > 0 {
			rest.add(u.What, u.Count)
		}
	}
	switch units := (marchView{f}).mustered(&rest); {
	case levied > 0 && units != "":
		lines = append(lines, f.Say("marcher.raised.levied", "units", units))
	case levied > 0:
		lines = append(lines, f.Say("marcher.raised.levy", "count", levied))
	case units != "":
		lines = append(lines, f.Say("changes.raised", "what", units))
	}
	if len(castles) > 0 {
		lines = append(lines, f.Say("marcher.raised.castle", "places", f.Language().Commas(castles)))
	}
	return strings.Join(lines, "\n")
}

// MomentWords says what an event does and has brought, and after a round how the points stand.
func (f view) MomentWords(m *table.Moment) (told, lost string) {
	if m.Title == "moment.reckoning" {
		return reservesView{f}.tally(m)
	}
	if what := m.Events[0].What; m.Title == "moment.event" {
		return strings.Join(append([]string{f.effect(what)}, outcome(f, what, m.Brings)...), "\n"), ""
	}
	return f.Default.MomentWords(m)
}

// Window is the event of the turn, when it has just been rolled, and the battle.
func (f view) Window() app.UI {
	card, came := f.eventCard()
	return app.Div().Class("marcher-window").Hidden(!came && !f.reports()).Body(card, f.Report())
}

// eventCard is what was rolled, what it does and its outcome. It goes
// when a choice is begun.
func (f view) eventCard() (card app.UI, came bool) {
	lexicon := f.Match().Game().Lexicon()
	what, roll, side := int8(engine.None), 0, int8(0)
	var since []engine.Event
	for _, e := range f.Match().News {
		switch name := lexicon.Events[e.Kind]; {
		case name == "eventRoll":
			roll, side, what, since = int(e.Count), e.Side, engine.None, nil
		case name == "event":
			what = e.What
		case name == "phase" && what >= 0 && e.Count > int16(marcher.Movement):
			// The movement that follows is no part of the event.
			what = engine.None
		default:
			since = append(since, e)
		}
	}
	if what < 0 || (marchView{f}).picking() {
		return app.Div().Hidden(true), false
	}
	var items []app.UI
	for _, words := range outcome(f, what, since) {
		items = append(items, app.Li().Text(words))
	}
	return app.Div().Class("event-card").Body(
		app.Div().Class("event-head").Body(
			board.Medal(f.Look(), what, 40),
			board.Emblem(f.Look(), side, 24),
			app.B().Text(f.Narrator().What(what)),
			app.Small().Class("event-roll").Text(f.Say("marcher.event.rolled", "count", roll)),
		),
		app.P().Text(f.effect(what)),
		app.Ul().Class("event-came").Hidden(len(items) == 0).Body(items...),
	), true
}

// outcome tells what an event has brought, or that it has come to nothing: it is over, and
// nothing of it lasts.
func outcome(f view, event int8, since []engine.Event) (lines []string) {
	for _, e := range since {
		switch f.Match().Game().Lexicon().Events[e.Kind] {
		case "picked", "vikings", "place", "remove", "castleLost", "mobilise", "neutral":
			lines = append(lines, f.Narrator().Event(e))
		}
	}
	if len(lines) == 0 && event != marcher.QuietSeason && f.st.Phase() != marcher.Events && !slices.Contains(f.st.InForce(), event) {
		lines = append(lines, f.Say("marcher.event.nothing"))
	}
	return lines
}

// effect says what an event does, and how long.
func (f view) effect(event int8) string {
	return f.Say("marcher.event." + f.Match().Game().Lexicon().Whats[event] + ".text")
}

// tenSided are the questions for what a single die shows: rule 2.4.
var tenSided = []string{"landing", "raidSize", "supply", "crossing", "siegeRoll", "roll"}

// Decision adds what is bound for zones where a check is due, what a battle
// promises, and why just this commander is asked.
func (f view) Decision(p gameview.Panel) gameview.Panel {
	t := f.Match()
	if t.Turn.Seat < 0 {
		if unit, need, ok := f.st.Throws(); ok {
			p.Hint = f.Say("marcher.throw", "unit", f.Narrator().Units(unit, 1), "count", max(need, 1))
		}
		if slices.Contains(tenSided, t.Game().Lexicon().Asks[t.Turn.Kind]) {
			p.Hint += " " + f.Say("marcher.nought")
		}
		return p
	}
	rows := marchView{f}.bound()
	if party := client.PartyOf(t); party != nil && party.Made && party.Count() > 0 {
		if _, to := party.Ends(); !(marchView{f}).waits(to) {
			p.Hint = f.Say("table.moved", "to", f.Place(to), "units", client.Going(f.Language(), f.Narrator(), party))
		}
	}
	if f.retreats() { // the answers are below, and say it
		p.Hint = ""
	}
	switch {
	case t.Lesson == nil && client.PartyOf(t) != nil: // who goes, what they meet, what they leave: all of it is seen
		p.Class = "sheet-muster"
	case t.Game().Lexicon().Asks[t.Turn.Kind] == "lose": // each that may fall, and the dice
		p.Class = "sheet-losses"
	case f.retreats(): // and so are the dice
		if p.Class = "sheet-answers"; f.reports() && thrown(f) {
			p.Class += " sheet-dice"
		}
	}
	if len(rows) > 0 && !(marchView{f}).picking() && (client.PartyOf(t) == nil || t.Line != nil && !t.Reads) {
		p.Hint = marchView{f}.howToGo()
		if t.Line != nil { // else the rows tell it
			var bands []string
			for _, to := range (marchView{f}).goals() {
				bands = append(bands, f.Say("marcher.bound", "units", marchView{f}.bandOf(to), "place", f.Place(to))+".")
			}
			if len(f.st.Bound()) < 2 { // how they go is told once
				bands = append(bands, p.Hint)
			}
			p.Hint = strings.Join(bands, " ")
		}
	} else if (marchView{f}).endsInFight() {
		p.Hint = f.Say("marcher.ends.fights")
	}
	if why := (marchView{f}).why(); why != "" && !(marchView{f}).picking() && (t.Line == nil || len(rows) == 0) {
		p.Hint += " " + why
	}
	if t.Game().Lexicon().Asks[t.Turn.Kind] == "place" && !(marchView{f}).picking() {
		if list := t.Picker.All(); list[0].What >= 0 { // all of them place the same one
			p.Hint = f.Say("marcher.place", "what", f.Narrator().WhatNoun(list[0].What))
		}
	}
	if t.Game().Lexicon().Asks[t.Turn.Kind] == "strategic" && t.Turn.Place >= 0 && !(marchView{f}).picking() {
		p.Hint = f.Say("marcher.strategic.more", "place", f.Place(t.Turn.Place))
	}
	if t.Game().Lexicon().Asks[t.Turn.Kind] == "recall" {
		p.Hint += faceDown(f, t.Turn.Place)
	}
	if t.Game().Lexicon().Asks[t.Turn.Kind] == "levy" && !(marchView{f}).picking() {
		p.Hint += " " + f.Say("marcher.levy.pool", "count", f.st.Pool(t.Turn.Side), "side", f.Narrator().Side(t.Turn.Side)) + "."
	}
	if len(rows) > 0 && (marchView{f}).current() < 0 { // else the foot tells of the one at hand
		p.Middle, p.Class = append(p.Middle, app.Ul().Class("bound").Body(rows...)), p.Class+" sheet-waits"
	}
	checks := marchView{f}.checkButtons()
	if p.Buttons = append(p.Buttons, checks...); len(checks) > 1 {
		p.Class += " sheet-crowded"
	}
	if rows := (marchView{f}).outlook(); len(rows) > 0 && !f.retreats() && (marchView{f}).current() < 0 && (t.Lesson != nil || t.Game().Lexicon().Asks[t.Turn.Kind] != "siege") {
		p.Middle = append([]app.UI{app.Ul().Class("outlook").Body(rows...)}, p.Middle...) // it is seen beside the buttons
	}
	return p
}

// thrown reports whether dice are among the news.
func thrown(f view) bool {
	t := f.Match()
	return slices.ContainsFunc(t.News, func(e engine.Event) bool { return int(e.Kind) == t.Kinds.Die })
}

// faceDown names to their owner the levies that lie face down in a zone.
func faceDown(f view, place int8) string {
	var own tally
	for _, p := range f.Match().Pieces {
		if p.Place == place && p.Side == f.Match().Turn.Side && p.Mark&engine.Hidden != 0 && p.What >= 0 {
			own.add(p.What, int(p.Count))
		}
	}
	if len(own.kinds) == 0 {
		return ""
	}
	return " " + f.Say("marcher.faceDown.there", "units", marchView{f}.mustered(&own))
}

// outlook is what the choices promise that are buttons: a siege, or none, or to
// fight on.
func (f marchView) outlook() []app.UI {
	var rows []app.UI
	for _, c := range f.Match().Picker.Buttons() {
		for _, p := range f.Match().PreviewsOf(c) {
			rows = append(rows, app.Li().Body(f.Preview(p)))
		}
	}
	return rows
}

// endsInFight reports whether a single battle waits for the end of the movement, which begins
// it without another question, while nothing is picked.
func (f marchView) endsInFight() bool {
	t := f.Match()
	return t.Lesson == nil && t.Game().Lexicon().Asks[t.Turn.Kind] == "march" && !f.picking() && client.PartyOf(t) == nil &&
		len(f.st.Seats(t.Turn.Side)) == 1 && len(f.outlook()) == 1
}

// picking reports whether zones are picked for a choice.
func (f marchView) picking() bool {
	return f.Match().Picker.From() >= 0 || f.Match().Picker.To() >= 0
}

// goals are the zones that something is bound for.
func (f marchView) goals() []int8 {
	var list []int8
	for _, b := range f.st.Bound() {
		if !slices.Contains(list, b.To) {
			list = append(list, b.To)
		}
	}
	return list
}

// waits reports whether something is bound for a zone.
func (f marchView) waits(to int8) bool { return slices.Contains(f.goals(), to) }

// current is the zone of the march at hand: where those go who are picked or have just gone,
// or for which alone something waits; None elsewhere.
func (f marchView) current() int8 {
	t := f.Match()
	if p := client.PartyOf(t); p != nil {
		_, to := p.Ends()
		return to
	}
	if c, ok := t.Picker.Choice(); ok && c.To >= 0 {
		return c.To
	}
	if list := f.goals(); len(list) == 1 && !f.picking() {
		return list[0]
	}
	return engine.None
}

// others tells of what waits besides the march at hand what its check needs, a line each.
func (f marchView) others(to int8) []string {
	var lines []string
	for _, goal := range f.goals() {
		if goal == to {
			continue
		}
		words := f.Say("marcher.waiting", "place", f.Place(goal))
		c, _ := f.advance(goal)
		if supply, due := f.st.SupplyOdds(c); due {
			words = f.Say("marcher.check.needs", "place", f.Narrator().Place(goal), "count", max(marcher.EnoughSupply-supply.Modifier, 1), "percent", advice.Percent(10*supply.Tenths))
		}
		lines = append(lines, words)
	}
	return lines
}

// besides names in a line the battles that follow the movement besides that of the march at
// hand, with the odds of each.
func (f marchView) besides(to int8) string {
	var list []string
	for _, c := range f.Match().Picker.Buttons() {
		for _, p := range f.Match().PreviewsOf(c) {
			if len(p.Words.Args) < 2 || len(p.Chances) == 0 {
				continue
			}
			if at, ok := p.Words.Args[1].(advice.Place); ok && int8(at) != to {
				list = append(list, f.Say("marcher.besides.battle", "place", f.Place(int8(at)), "odds", f.Say(p.Chances[0].Key, "percent", p.Chances[0].Percent)))
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	return f.Say("marcher.besides", "list", f.Language().Commas(list))
}

// bound lists the zones that something is bound for: who goes, the odds of the
// check, and the button that throws it.
func (f marchView) bound() []app.UI {
	var rows []app.UI
	for _, to := range f.goals() {
		if !f.picking() {
			rows = append(rows, f.boundFor(to, f.bandOf(to)))
		}
	}
	return rows
}

// oddsOf are the checks for a zone, and the battle there.
func (f marchView) oddsOf(to int8) []app.UI {
	c, _ := f.advance(to)
	var odds []app.UI
	for _, p := range f.Match().PreviewsOf(c) {
		if p.Words.Key == "marcher.siege.with" { // told where it is tapped
			continue
		}
		odds = append(odds, f.Preview(advice.Preview{Words: p.InShort(), Chances: p.Chances}))
	}
	return odds
}

// ready are the choices that throw the checks of what waits.
func (f marchView) ready() []engine.Choice {
	return slices.DeleteFunc(slices.Clone(f.Match().Picker.All()), func(c engine.Choice) bool { return f.VerbName(int(c.Verb)) != "advance" })
}

// checkButtons are the buttons that throw the checks of the march at hand, and of all that waits,
// in the row that is always seen; none while zones are picked.
func (f marchView) checkButtons() []app.UI {
	ready := f.ready()
	if len(ready) == 0 || f.picking() {
		return nil
	}
	var list []app.UI
	if len(ready) > 1 {
		list = append(list, f.Button(f.Say("marcher.advance.all"), client.PressAll{Verb: ready[0].Verb}).Class("set-out"))
	}
	if c, may := f.advance(f.current()); may {
		b := f.advanceTo(c).Class("set-out")
		if p := client.PartyOf(f.Match()); p != nil && p.Made && !p.Warning.Needed() && !f.Match().Risky(c) {
			b = b.Class("primary")
		}
		list = append(list, b)
	}
	return list
}

// advanceTo is the button that throws the check of a zone, bright where that is the
// next step.
func (f marchView) advanceTo(c engine.Choice) app.HTMLButton {
	b := f.Button(f.Say("marcher.advance"), client.Press{Choice: c}).Aria("label", gameview.Named(f.Say("marcher.advance"), f.Narrator().Place(c.To)))
	if c.To == f.next() && !f.Match().Risky(c) {
		b = b.Class("primary")
	}
	return b
}

// tally counts units by their kinds, in the order in which they come.
type tally struct {
	kinds  []int8
	counts []int
}

func (m *tally) add(kind int8, count int) {
	if i := slices.Index(m.kinds, kind); i >= 0 {
		m.counts[i] += count
		return
	}
	m.kinds, m.counts = append(m.kinds, kind), append(m.counts, count)
}

// mustered lists units, each kind once.
func (f marchView) mustered(m *tally) string {
	var list []string
	for i, kind := range m.kinds {
		list = append(list, f.Narrator().Units(kind, m.counts[i]))
	}
	return f.Language().Commas(list)
}

// bandOf lists who is bound for a zone.
func (f marchView) bandOf(to int8) string {
	var going tally
	for _, b := range f.st.Bound() {
		if b.To == to {
			going.add(b.What, int(b.Count))
		}
	}
	return f.mustered(&going)
}

// boundFor is one of them, in few lines: what the odds are made of is told when its
// zone is tapped.
func (f marchView) boundFor(to int8, units string) app.UI {
	c, may := f.advance(to)
	odds := f.oddsOf(to)
	row := []app.UI{
		app.Div().Class("bound-who").Body(app.B().Text(f.Say("marcher.waiting", "place", f.Place(to))), app.Small().Text(units)),
		app.Div().Class("bound-odds").Hidden(len(odds) == 0).Body(odds...),
	}
	if may {
		row = append(row, f.advanceTo(c))
	}
	return app.Li().Body(row...)
}

// howToGo says how what waits sets out, and what comes of it at the end of the
// movement (rule 6.2): nothing is left behind without its roll.
func (f marchView) howToGo() string {
	end := f.Say("marcher.waiting.end")
	if len(f.st.Seats(f.Match().Turn.Side)) > 1 {
		end = f.Say("marcher.waiting.team")
	}
	if verb := slices.Index(f.Match().Game().Lexicon().Verbs, "advance"); slices.ContainsFunc(f.Match().Picker.All(), func(c engine.Choice) bool { return int(c.Verb) == verb }) {
		return f.Say("marcher.waiting.how") + " " + end
	}
	return end
}

// next is the zone for which to advance is the next step: something waits for it,
// and where that stands nothing is left to go along but leaders and garrisons. None
// where there is no such zone.
func (f marchView) next() int8 {
	t := f.Match()
	if t.Turn.Seat < 0 {
		return engine.None
	}
	picked, complete := t.Picker.Choice()
	for _, b := range f.st.Bound() {
		joins := func(c engine.Choice) bool {
			return c.From == b.From && c.To == b.To && marcher.Strength(c.What) > 0 && len(f.st.GivesUp(c)) == 0
		}
		switch _, may := f.advance(b.To); {
		case !may, slices.ContainsFunc(t.Picker.All(), joins):
		case !f.picking(), complete && picked.To == b.To:
			return b.To
		}
	}
	return engine.None
}

// advance is the choice that throws the check of a zone. It may not be open: the
// last commander with nothing left to march ends the movement instead.
func (f marchView) advance(to int8) (c engine.Choice, may bool) {
	for _, c := range f.Match().Picker.All() {
		if f.VerbName(int(c.Verb)) == "advance" && c.To == to {
			return c, true
		}
	}
	verb := slices.Index(f.Match().Game().Lexicon().Verbs, "advance")
	return engine.Choice{Verb: uint8(verb), What: engine.None, From: engine.None, To: to, Via: engine.None, Via2: engine.None}, false
}

// why says, where a side is played by several, why just this one is asked.
func (f marchView) why() string {
	t := f.Match()
	if len(f.st.Seats(t.Turn.Side)) < 2 {
		return ""
	}
	why := func(key, own string) string {
		if t.OnlyPerson() == t.Turn.Seat {
			return f.Say(own)
		}
		return f.Say(key, "player", t.Name(f.Language(), t.Turn.Seat))
	}
	switch t.Game().Lexicon().Asks[t.Turn.Kind] {
	case "march":
		return f.Say("marcher.why.moves")
	case "strategic":
		return f.Say("marcher.why.strategic")
	case "siege", "toll", "attackerRetreat":
		return why("marcher.why.attacks", "marcher.why.attacks.you")
	case "defenderRetreat":
		return why("marcher.why.holds", "marcher.why.holds.you")
	case "lose":
		if f.st.Commander(t.Turn.Side, t.Turn.Place) == int8(t.Turn.Seat) {
			return why("marcher.why.holds", "marcher.why.holds.you")
		}
		return why("marcher.why.attacks", "marcher.why.attacks.you")
	case "levy":
		return why("marcher.why.holds", "marcher.why.holds.you")
	case "place":
		return "" // each their own leaders
	}
	return why("marcher.why.first", "marcher.why.first.you")
}

// Units says what lies face down, to a seat that may know it. Lines show units
// bound for another zone.
func (f view) Units(p engine.Piece) string {
	if p.Mark&engine.Spent != 0 {
		for _, b := range f.st.Bound() {
			if b.From == p.Place && b.What == p.What {
				p.Count -= b.Count
			}
		}
		if p.Count == 0 {
			return ""
		}
	}
	words := f.Default.Units(p)
	if p.Mark&engine.Hidden != 0 && p.What >= 0 {
		return f.Say("marcher.faceDown", "count", int(p.Count), "units", words)
	}
	return words
}

// Lines tell of a zone what no piece shows.
func (f view) Lines(place int8) []string {
	var lines []string
	switch side := f.st.Control(place); {
	case side < 0 && !vikings(f, place):
		lines = append(lines, f.Say("marcher.zone.neutral"))
	case side >= 0:
		lines = append(lines, f.Say("marcher.zone.held", "side", f.Side(side)))
	}
	if marcher.Border(place) && f.st.Score().Side == marcher.Welsh {
		lines = append(lines, f.Say("marcher.zone.border"))
	}
	switch k := marcher.Kingdom(place); {
	case k >= 0 && f.st.Mobilised(k):
		lines = append(lines, f.Say("marcher.zone.mobilised", "kingdom", f.Narrator().What(k)))
	case k >= 0:
		lines = append(lines, f.Narrator().What(k))
	}
	if f.st.Phase() != marcher.Over && f.st.Control(place) == marcher.Normans && !f.st.Castle(place) {
		lines = append(lines, f.Say("marcher.levy.castle"))
	}
	for _, b := range f.st.Bound() {
		if b.From == place {
			lines = append(lines, f.Say("marcher.bound", "units", f.Narrator().Units(b.What, int(b.Count)), "place", f.Place(b.To)))
		}
	}
	if band := (marchView{f}).bandOf(place); band != "" {
		lines = append(lines, f.Say("marcher.bound", "units", band, "place", f.Place(place)))
	}
	return append(lines, forecastView{f}.worthLines(place)...)
}

// waitsFaceDown says until when the levies of the person who looks lie face down in a zone; nothing
// where none do.
func waitsFaceDown(f view, place int8) []string {
	if f.Match().Viewer >= 0 && slices.ContainsFunc(f.Match().Pieces, func(p engine.Piece) bool {
		return p.Place == place && p.Side == f.sideOf(f.Match().Viewer) && p.Mark&engine.Hidden != 0
	}) {
		return []string{f.Say("marcher.faceDown.why")}
	}
	return nil
}

// vikings reports whether they are in a zone.
func vikings(f view, place int8) bool {
	return slices.ContainsFunc(f.Match().Pieces, func(p engine.Piece) bool { return p.Place == place && p.Side == marcher.Vikings })
}

// Die draws a die, which has ten faces.
func (view) Die(face, pixels int) string { return gameview.Numbered(face, pixels) }
func (view) Sides() int                  { return 10 }
