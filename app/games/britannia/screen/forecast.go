package screen

import (
	"slices"

	"bretwalda/app/board"
	"bretwalda/app/client"
	known "bretwalda/app/games/britannia"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// The points that cards still promise in Britannia: on the card, on the map, and as a table
// of who may still score what.

// forecastView says what areas are worth, to whom and when, and who threatens them.
type forecastView struct{ view }

// rewards is what a nation's card still gives for areas, a section a round, with
// the crown that comes next.
func (f forecastView) rewards(side int8) app.UI {
	list := f.st.Rewards(side)
	parts := []app.UI{
		app.H3().Text(f.Say("worth.title")),
		app.P().Class("muted").Hidden(len(list) > 0).Text(f.Say("worth.none")),
	}
	for i, w := range list {
		when := f.rewardName(w)
		parts = append(parts, app.Section().Class("worth-round").Body(
			app.Header().Body(
				app.Div().Body(
					app.H4().Text(when),
					app.P().Text(f.Say("worth.now", "now", f.Narrator().Points(w.Pays), "most", f.Narrator().Points(w.Most))),
				),
				f.ShowWorth(f.layerOf(side, w), when),
			),
			app.P().Class("muted", "small").Hidden(w.Lost == 0).Text(f.lost(side, w)),
			app.Details().Open(i == 0).Body(
				app.Summary().Text(f.Say("worth.areas")),
				app.Ul().Class("card-rows").Body(f.rewardRows(w)...),
			),
		))
	}
	crown := f.crownAhead(side)
	return app.Div().Class("worth").Body(append(parts, app.P().Class("small").Hidden(crown == "").Text(crown))...)
}

// rewardName says when a reward is paid, and what for.
func (f forecastView) rewardName(w britannia.Reward) string {
	if w.Holding {
		return f.Say("worth.hold", "round", text.Roman(w.Round))
	}
	return f.Say("worth.occupy", "round", text.Roman(w.Round))
}

// lost says why a part of the points is not paid.
func (f forecastView) lost(side int8, w britannia.Reward) string {
	if lord := f.st.Overlord(side); lord >= 0 {
		return f.Say("worth.lost.subject", "count", f.Narrator().Points(w.Lost), "nation", f.Side(lord))
	}
	return f.Say("worth.lost.limit", "count", f.Narrator().Points(w.Lost))
}

// rewardRows are the areas by what they give, the most first. Those that count
// now are marked, those paid before struck.
func (f forecastView) rewardRows(w britannia.Reward) []app.UI {
	areas := slices.Clone(w.Areas)
	slices.SortStableFunc(areas, func(a, b britannia.AreaPoints) int { return b.Points - a.Points })
	var rows []app.UI
	for len(areas) > 0 {
		n := 1
		for n < len(areas) && areas[n].Points == areas[0].Points {
			n++
		}
		var names []app.UI
		for _, a := range areas[:n] {
			name, class, state := f.Narrator().Place(a.Place), "worth-open", ""
			switch {
			case a.Paid:
				class, state = "worth-paid", f.Say("worth.paid")
			case a.Counts:
				class, state = "worth-held", f.Say("worth.held")
			}
			names = append(names, app.Li().Class(class).Body(
				app.Text(name), app.Span().Class("aside").Text(gameview.Aside(state))))
		}
		rows = append(rows, app.Li().Body(
			app.B().Text(f.Narrator().Points(areas[0].Points).String()),
			app.Ul().Class("worth-areas").Body(names...),
		))
		areas = areas[n:]
	}
	return rows
}

// crownAhead says how the next crown stands for a nation.
func (f forecastView) crownAhead(side int8) string {
	if crowns := f.st.Crowns(); len(crowns) > 0 {
		return f.crownWords(side, crowns[0])
	}
	return ""
}

// Topic tells of King or Bretwalda what it takes and how each that is still to come stands.
func (f view) Topic(n int, of func(engine.Seat) bool) []string {
	if of != nil { // of no player in particular
		return nil
	}
	lines := []string{f.Say(f.Match().Family.Topics[n][0]) + "."}
	for _, c := range f.st.Crowns() {
		if (c.Crown == britannia.Bretwalda) != (n == 1) {
			continue
		}
		if c.Crown == britannia.King && len(lines) == 1 {
			lines = append(lines, f.Say("worth.crown.rule", "count", int(f.st.Edition().KingAreas)))
		}
		lines = append(lines, forecastView{f}.crownWords(f.st.Active(), c))
	}
	if len(lines) == 1 {
		lines = append(lines, f.Say("worth.none"))
	}
	return lines
}

// crownWords says how a crown stands for a nation.
func (f forecastView) crownWords(side int8, c britannia.Crowned) string {
	round, points := text.Roman(c.Round), f.Say("points", "count", f.Narrator().Points(c.Points))
	switch {
	case c.Crown == britannia.Bretwalda:
		own, all := 0, 0
		if side >= 0 {
			own, all = f.st.Votes(side)
		}
		return f.Say("worth.crown.bretwalda", "round", round, "points", points, "own", own, "all", all)
	case c.Crown == britannia.LastKing && c.Side < 0:
		return f.Say("worth.crown.lastKing", "round", round, "points", points)
	case c.Side < 0:
		return f.Say("worth.crown.nobody", "round", round, "points", points)
	}
	return f.Say("worth.crown.king", "round", round, "points", points, "nation", f.Side(c.Side))
}

// layerOf is the layer that shows a reward of a nation.
func (f forecastView) layerOf(side int8, w britannia.Reward) client.Layer {
	return client.Layer{Side: side, During: f.st.Active(), Round: w.Round, Holding: w.Holding}
}

// shown is the nation whose layer is on, and of its rewards the one that the map
// shows: that which was asked for, else the next for which an area may be gained.
func (f forecastView) shown() (side int8, list []britannia.Reward, at int) {
	l := f.Match().Layer
	side, list = l.Of(f.st.Active()), f.layered
	if side == l.Side {
		if at = slices.IndexFunc(list, func(w britannia.Reward) bool { return w.Round == l.Round && w.Holding == l.Holding }); at >= 0 {
			return side, list, at
		}
	}
	at = slices.IndexFunc(list, func(w britannia.Reward) bool {
		return slices.ContainsFunc(w.Areas, func(a britannia.AreaPoints) bool { return !a.Paid })
	})
	return side, list, max(at, 0)
}

// Layer is what areas are worth to the nation that is looked at, and the legend.
func (f view) Layer() ([]board.Worth, gameview.Legend) {
	if !f.Match().Layer.On {
		return f.Default.Layer()
	}
	if f.Match().Layer.Threats {
		return forecastView{f}.threatLayer()
	}
	side, list, at := forecastView{f}.shown()
	words, said := f.Say("worth.none"), ""
	var marks []board.Worth
	next := client.ShowWorth{}
	if len(list) > 0 {
		w := list[at]
		marks = forecastView{f}.marks(w)
		words = f.Say("worth.legend."+mode(w), "round", text.Roman(w.Round), "now", f.Narrator().Points(w.Pays), "most", f.Narrator().Points(w.Most))
		said = f.Say("worth.said", "side", f.Narrator().Side(side), "when", forecastView{f}.rewardName(w), "now", f.Narrator().Points(w.Pays), "most", f.Narrator().Points(w.Most))
		next.Layer = forecastView{f}.layerOf(side, list[(at+1)%len(list)])
	}
	key := []app.UI{
		app.Li().Class("worth-held").Text(f.Say("worth.held")),
		app.Li().Class("worth-open").Text(f.Say("worth.open")),
		app.Li().Class("worth-paid").Hidden(!paidAny(marks)).Text(f.Say("worth.paid")),
	}
	return marks, f.WorthLegend(side, f.Narrator().Side(side), words, said,
		f.IconButton(gameview.IconNext, f.Say("worth.next"), next).Hidden(len(list) < 2), key)
}

// mode names what a reward is for.
func mode(w britannia.Reward) string {
	if w.Holding {
		return "hold"
	}
	return "occupy"
}

func paidAny(marks []board.Worth) bool {
	return slices.ContainsFunc(marks, func(w board.Worth) bool { return w.Done })
}

// marks draws a reward: the darker, the more of it an area gives.
func (f forecastView) marks(w britannia.Reward) []board.Worth {
	most := 1
	for _, a := range w.Areas {
		most = max(most, a.Points)
	}
	var list []board.Worth
	for _, a := range w.Areas {
		mark := board.Worth{Place: a.Place, Text: f.Narrator().Points(a.Points).String(), Held: a.Counts, Done: a.Paid}
		mark.Said = f.Say("points", "count", f.Narrator().Points(a.Points))
		switch {
		case a.Paid:
			mark.Said += ", " + f.Say("worth.paid")
		case a.Counts:
			mark.Said += ", " + f.Say("worth.held")
		}
		if !a.Paid {
			mark.Level = int8((board.WorthLevels*a.Points + most - 1) / most)
		}
		list = append(list, mark)
	}
	return list
}

// Lines says what an area is worth, while the layer is on.
func (f view) Lines(place int8) []string {
	if !f.Match().Layer.On {
		return nil
	}
	if f.Match().Layer.Threats {
		return forecastView{f}.threatLines(place)
	}
	side, list, at := forecastView{f}.shown()
	if len(list) == 0 {
		return nil
	}
	if words := (forecastView{f}).worthTo(side, list[at], place); words != "" {
		return []string{words}
	}
	return nil
}

// Worth is what an area scores the next time that it does for the nation whose turn it
// is.
func (f view) Worth(place int8) string {
	if f.Match().Layer.On {
		return ""
	}
	for _, w := range f.worth() {
		if slices.ContainsFunc(w.Areas, func(a britannia.AreaPoints) bool { return a.Place == place && !a.Paid }) {
			return forecastView{f}.worthTo(f.st.Active(), w, place)
		}
	}
	return ""
}

// worthTo is what an area gives to a nation of a reward; "" for nothing.
func (f forecastView) worthTo(side int8, w britannia.Reward, place int8) string {
	for _, a := range w.Areas {
		if a.Place != place {
			continue
		}
		when := f.rewardName(w)
		switch {
		case a.Paid:
			when = f.Say("worth.paid")
		case a.Counts:
			when = f.Language().Commas([]string{when, f.Say("worth.held")})
		}
		return f.Say("worth.place", "side", f.Narrator().Side(side), "points", f.Say("points", "count", f.Narrator().Points(a.Points)), "when", when)
	}
	return ""
}

// About tells how many armies may stay, what the ground does to a battle, what an area
// scores for whom, and who can come.
func (f view) About(place int8) []string {
	var lines []string
	for _, part := range f.Parts(place) {
		lines = append(lines, part.Lines...)
	}
	return lines
}

// Parts tells the same under headings.
func (f view) Parts(place int8) []gameview.Part {
	p := &f.Chart().Places[place]
	if p.Sea {
		return []gameview.Part{{Title: f.Say("card.arrivals"), Lines: forecastView{f}.arrives(place)}}
	}
	ground := 0
	var lines []string
	if p.Difficult {
		ground, lines = 1, append(lines, f.Say("place.difficult"))
	}
	lines = append(lines, f.Say("place.limit", "count", int(f.st.Edition().StackLimit[ground])))
	return []gameview.Part{
		{Lines: lines},
		{Title: f.Say("place.points"), Lines: forecastView{f}.pays(place)},
		{Title: f.Say("place.visitors"), Lines: forecastView{f}.comes(place)},
	}
}

// comes tells which nations can come to an area when they move next, at what odds, and
// what may land there later, a line for each nation. Those of the person who looks are told
// where they land and no march at hand tells it.
func (f forecastView) comes(place int8) []string {
	var lines []string
	for _, c := range f.st.Comers()[place] {
		if own := f.SeatOf(c.Side) == f.Match().Viewer || f.SeatOf(c.Side) == f.Match().User; own && (c.Sea == 0 || f.marches(c.Side, place)) {
			continue
		}
		wins, fights := known.Assault(f.st, c, place)
		if fights && f.held(place, f.SeatOf(c.Side)) { // nobody attacks nations of their own
			continue
		}
		lines = append(lines, f.comer(c, wins, fights))
	}
	var sides []int8
	all := f.st.Landings(place)
	for _, l := range all {
		if !slices.Contains(sides, l.Side) {
			sides = append(sides, l.Side)
		}
	}
	for _, side := range sides {
		lines = append(lines, f.lands(side, all))
	}
	return lines
}

// marches reports whether a nation may march to a place now.
func (f forecastView) marches(side, to int8) bool {
	t := f.Match()
	return t.Turn.Side == side && slices.ContainsFunc(t.Picker.All(), func(c engine.Choice) bool { return c.From >= 0 && c.From != to && c.To == to })
}

// held reports whether a player has a place, with some nation.
func (f forecastView) held(place int8, by engine.Seat) bool {
	return slices.ContainsFunc(f.Match().Pieces, func(p engine.Piece) bool {
		return p.Place == place && p.Side >= 0 && p.Mark&engine.Destroyed == 0 && f.SeatOf(p.Side) == by
	})
}

// arrives tells of a sea which nations come there, and when.
func (f forecastView) arrives(place int8) []string {
	var lines []string
	for _, l := range f.st.Landings(place) {
		lines = append(lines, f.Say("place.arrives", "side", f.noun(l.Side), "round", text.Roman(l.Round), "count", l.Armies))
	}
	return lines
}

// noun is a nation, marked where the person who looks plays it.
func (f forecastView) noun(side int8) text.Noun {
	if !(timelineView(f)).own(side) {
		return f.Narrator().SideNoun(side)
	}
	return f.Narrator().SideNoun(side).With(gameview.Aside(f.Say("place.you")))
}

// lands tells in which rounds a nation may land, and with how many at the most.
func (f forecastView) lands(side int8, all []britannia.Landing) string {
	var rounds []string
	most, last := 0, 0
	for _, l := range all {
		if l.Side == side {
			rounds, most, last = append(rounds, text.Roman(l.Round).String()), max(most, l.Armies), l.Round
		}
	}
	if len(rounds) == 1 {
		return f.Say("place.lands", "side", f.noun(side), "round", text.Roman(last), "count", most)
	}
	return f.Say("place.landings", "side", f.noun(side), "rounds", f.Language().And(rounds), "count", most)
}

// pays tells what an area scores the next time that a card pays for it, a line for each
// round in which one does.
func (f forecastView) pays(place int8) []string {
	type pay struct {
		when  britannia.Reward
		sides []string
	}
	var list []pay
	for side := range f.Match().Game().Lexicon().Sides {
		if (timelineView(f)).gone(int8(side)) {
			continue
		}
		for _, w := range f.st.Rewards(int8(side)) {
			at := slices.IndexFunc(w.Areas, func(a britannia.AreaPoints) bool { return a.Place == place && a.Points != 0 && !a.Paid })
			if at < 0 {
				continue
			}
			words := f.Say("place.pays.side", "side", f.noun(int8(side)), "points", f.Narrator().Points(w.Areas[at].Points))
			same := slices.IndexFunc(list, func(p pay) bool { return p.when.Round == w.Round && p.when.Holding == w.Holding })
			if same < 0 {
				same, list = len(list), append(list, pay{when: w})
			}
			list[same].sides = append(list[same].sides, words)
			break
		}
	}
	slices.SortStableFunc(list, func(a, b pay) int { return a.when.Round - b.when.Round })
	var lines []string
	for _, p := range list {
		lines = append(lines, f.Say("place.pays", "when", f.rewardName(p.when), "sides", f.Language().Commas(p.sides)))
	}
	return lines
}

// Scores is the points, and who may still score what.
func (f view) Scores() app.UI {
	return app.Div().Body(f.Default.Scores(), forecastView{f}.forecasts())
}

// forecasts is a table of what each player and nation may still score.
func (f forecastView) forecasts() app.UI {
	if f.Match().Turn.Over() {
		return app.Div().Hidden(true)
	}
	next := 0 // the round that ends with points for areas
	type sum struct{ pays, most, all, limit int }
	cells := func(x sum) []app.UI {
		list := []app.UI{f.reach(x.all, x.limit)}
		if next > 0 && next < int(f.st.Edition().Rounds[1]) {
			list = append([]app.UI{f.reach(x.pays, x.most)}, list...)
		}
		return list
	}
	var players []app.UI
	for _, total := range client.Ranked(f.Match()) {
		var rows []app.UI
		var player sum
		for _, score := range f.Match().Standing {
			if score.Side < 0 || score.Seat != total.Seat {
				continue
			}
			c := f.st.PointsLeft(score.Side)
			next = c.Next
			if c.Most == 0 {
				continue
			}
			one := sum{c.NextPays, c.NextMost, c.Pays, c.Most}
			player = sum{player.pays + one.pays, player.most + one.most, player.all + one.all, player.limit + one.limit}
			rows = append(rows, app.Tr().Body(append([]app.UI{app.Th().Attr("scope", "row").Body(f.SideLink(score.Side))}, cells(one)...)...))
		}
		head := app.Tr().Class("total").Body(append([]app.UI{
			app.Th().Attr("scope", "row").Body(gameview.Swatch(f.SeatColour(total.Seat)), app.Span().Text(f.Match().Called(f.Language(), total.Seat))),
		}, cells(player)...)...)
		players = append(players, app.TBody().Body(append([]app.UI{head}, rows...)...))
	}
	titles := []app.UI{app.Td()}
	if next > 0 && next < int(f.st.Edition().Rounds[1]) {
		titles = append(titles, app.Th().Attr("scope", "col").Text(f.Say("forecast.until", "round", text.Roman(next))))
	}
	titles = append(titles, app.Th().Attr("scope", "col").Text(f.Say("forecast.end")))
	return app.Section().Class("forecast").Body(
		app.H3().Text(f.Say("forecast.title")),
		app.Table().Class("score-table", "forecast-table").Body(append([]app.UI{app.THead().Body(app.Tr().Body(titles...))}, players...)...),
		app.P().Class("muted", "small").Text(f.Say("forecast.hint")),
	)
}

// nextReward is what a nation's card gives next for areas; "" for nothing.
func (f forecastView) nextReward(side int8) string {
	list := f.st.Rewards(side)
	if len(list) == 0 || f.SeatOf(side) < 0 || f.st.PointsLeft(side).Most == 0 {
		return ""
	}
	w := list[0]
	return f.Say("worth.legend."+mode(w), "round", text.Roman(w.Round), "now", f.Narrator().Points(w.Pays), "most", f.Narrator().Points(w.Most))
}

// reach is what comes if nothing changes, and what may at the most.
func (f forecastView) reach(pays, most int) app.UI {
	now, limit := f.Narrator().Points(pays), f.Narrator().Points(most)
	return app.Td().Body(
		app.Span().Class("aside").Text(f.Say("worth.now", "now", now, "most", limit)),
		app.B().Aria("hidden", true).Text(now.String()),
		app.Small().Aria("hidden", true).Text(" / "+limit.String()),
	)
}
