package view

import (
	"math"
	"math/bits"
	"slices"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/learn"
	"bretwalda/app/shape"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// tableView is what the parts of a table draw from, in the words of its game. Each part
// embeds it.
type tableView struct {
	*View
	t        *client.Table
	narrator *text.Narrator
	game     gameview.View
	look     *board.Look
	marked   bool // a line of the log has the place of what is shown just now
}

// say is a text, in the game's own words where it has any.
func (s *tableView) say(key string, args ...any) string {
	return s.L.Say(s.L.Own(s.t.Game().ID(), key), args...)
}

// Match, Game, Language, Narrator and Look are what game views draw from, and Say is, with
// those of View, what they draw with: see gameview.Table.
func (s *tableView) Match() *client.Table               { return s.t }
func (s *tableView) Game() gameview.View                { return s.game }
func (s *tableView) Language() *text.Language           { return s.L }
func (s *tableView) Narrator() *text.Narrator           { return s.narrator }
func (s *tableView) Look() *board.Look                  { return s.look }
func (s *tableView) Say(key string, args ...any) string { return s.say(key, args...) }

// gameTable is what a game view draws from and with: the table, and those of its parts that
// have something for it.
type gameTable struct {
	*tableView
	adviceView
	battleView
	drawerView
	endView
	facetView
	sheetView
	tableScreen
	worthView
}

// seat is the view of a table.
func (v *View) seat(t *client.Table) *tableView {
	s := &tableView{View: v, t: t}
	s.narrator = text.NewNarrator(v.L, t.Game(), func(seat engine.Seat) string { return t.Name(v.L, seat) })
	s.game = v.Screens.Of(&gameTable{s, adviceView{s}, battleView{s}, drawerView{s}, endView{s}, facetView{s}, sheetView{s}, tableScreen{s}, worthView{s}})
	s.look = board.Dress(t.Family.Pieces, t.Game().Lexicon(), func(side int8) shape.Colour { return shape.Colour(s.game.SideColour(side)) })
	return s
}

// play is the table, or why there is none.
func (v *View) play() app.UI {
	t := v.M.Table
	if t == nil {
		return v.missing()
	}
	s := v.seat(t)
	if t.ByLink != nil && t.ByLink.Lobby != nil {
		return lobbyScreen{s}.draw()
	}
	return tableScreen{s}.draw()
}

// tableScreen is the table: the board, and what is around it.
type tableScreen struct{ *tableView }

func (s tableScreen) draw() app.UI {
	t := s.t
	p := sheetView(s).panel()
	s.said = heardView(s).draw(p)
	toasts, told := s.toasts(p.Hint)
	page := app.Main().Class("table", "table-"+t.Game().ID()).Class(s.manner()...)
	if client.Begins(t) {
		page = page.On("pointerdown", s.Tell(client.SawBeginning{}))
	}
	return page.Body(
		s.board(),
		s.bar(),
		s.rail(),
		s.game.Beside(),
		worthView(s).worthKey(),
		branchView(s).draw(), // over the rail, and below what is told
		tipView(s).draw(told),
		s.beginning(),
		toasts,
		s.soundOffer(told != ""),
		sheetView(s).draw(p),
		s.deskLog(),
		drawerView(s).draw(),
		s.code(t),
	)
}

// manner is what goes on at the table, as classes: the style sheet asks them, and
// never for what the table has in it, which would style all of it again at each
// change.
func (s tableScreen) manner() []string {
	t := s.t
	var list []string
	switch {
	case t.Lesson != nil:
		list = append(list, "table-lesson")
		if !t.Lesson.Over() && t.Lesson.At().Shown == learn.Tools {
			list = append(list, "table-explained")
		}
	case t.Fighting():
		list = append(list, "table-fighting")
	case t.Hint != nil:
		list = append(list, "table-advised")
	}
	_, briefing := s.game.Briefing()
	briefing = briefing && !t.Briefed()
	for _, is := range []struct {
		so    bool
		class string
	}{
		{t.Drawer != client.NoDrawer, "table-drawn"},
		{briefing, "table-briefing"},
		{drawerView(s).reading(), "table-reading"},
		{t.Code, "table-coded"},
		{t.Branch(), "table-branch"},
		{client.Decided(t), "table-retried"},
		{t.Replay != nil, "table-past"},
		{t.Rest != nil || t.Replay.ShowsMoment() || t.Replay != nil && !t.Replay.Running, "table-recounted"}, // it is read
		{t.Retry != nil, "table-retry"},
		{t.Rest != nil, "table-rests"},
		{t.RestsAt(client.AfterScoring) && !briefing, "table-scored"},
		{len(t.Report) > 0, "table-told"},
		{t.Turn.Over() && t.Live(), "table-over"},
		{client.Pulled(t), "table-pulled"},
		{s.broad(), "table-broad"},
	} {
		if is.so {
			list = append(list, is.class)
		}
	}
	return list
}

// SeatOf is who plays a side, or engine.Nobody.
func (s *tableView) SeatOf(side int8) engine.Seat {
	for _, score := range s.t.Standing {
		if score.Side == side {
			return score.Seat
		}
	}
	return engine.Nobody
}

// Place and Side are nouns, for texts that put articles before them.
func (s *tableView) Place(p int8) text.Noun { return s.narrator.PlaceNoun(p) }
func (s *tableView) Side(n int8) text.Noun  { return s.narrator.SideNoun(n) }

// offer is what may be tapped on the board, and what is picked.
func (s *tableView) offer() board.Offer {
	p := &s.t.Picker
	if s.t.Passing || s.t.Stale {
		return board.Offer{Selected: engine.None}
	}
	o := board.Offer{Origins: p.Origins(), Targets: p.Targets(), Selected: p.From()}
	if p.From() < 0 {
		o.Selected = p.To()
	} else if p.To() >= 0 {
		o.Arrow = []int8{p.From(), p.To()}
		if c, complete := p.Choice(); complete {
			o.Arrow = table.Stations(c.From, c.Via, c.Via2, c.To)
		}
	}
	return o
}

// shown is the offer with what else the map shows: the places that something is said
// of, the last march, and where to look. Later states take the focus from earlier ones.
func (s tableScreen) shown() board.Offer {
	t := s.t
	p, o := &t.Picker, s.offer()
	if p.From() >= 0 {
		o.Origins = 0
	}
	if o.Focus = t.Turn.Place; o.Focus < 0 {
		o.Focus = o.Selected
	}
	if t.Hint != nil && p.To() >= 0 {
		o.Focus = p.To()
	}
	o.Lit = board.Set(t.Turn.Place)
	o.Pointed = t.Lesson.Lit(t.Game().Lexicon())
	for _, x := range t.Balances {
		o.Named |= board.Set(x.Gained.Places...)
	}
	if only := bits.TrailingZeros64(o.Pointed); o.Focus < 0 && o.Pointed != 0 {
		o.Focus = int8(only)
	}
	if t.Asking == client.EndQuestion {
		o.Lit |= t.Warning.Places
	}
	for _, w := range (marksView(s)).markPlates() {
		o.Lit |= board.Set(w.Place)
	}
	if place := (replayView(s)).pastPlace(); place >= 0 {
		o.Lit, o.Focus = board.Set(place), place
	}
	s.showMarch(&o)
	s.showTold(&o)
	return o
}

// showMarch shows the last march while others play, and in what is shown once more.
func (s tableScreen) showMarch(o *board.Offer) {
	t := s.t
	if t.Rest != nil || !t.BotTurn() && t.Replay == nil || t.Replay.Tells() && t.Replay.Card.Place > 0 {
		return
	}
	o.Arrow = s.lastMarch()
	if last := len(o.Arrow) - 1; last > 0 {
		o.Lit |= board.Set(o.Arrow[0], o.Arrow[last])
		if t.Replay == nil || t.Replay.Place < 0 {
			o.Focus = o.Arrow[last]
		}
	}
}

// showTold shows the way of a choice that words tell of. Of a choice that is being made only the
// arrow is shown, where there is none yet: what may be chosen is lit.
func (s tableScreen) showTold(o *board.Offer) {
	c, told := s.toldMove()
	picks := o.Selected >= 0
	if !told || picks && len(o.Arrow) > 0 {
		return
	}
	o.Arrow = nil
	if !picks {
		o.Lit = 0
	}
	for _, place := range table.Stations(c.From, c.Via, c.Via2, c.To) {
		if place < 0 {
			continue
		}
		o.Arrow = append(o.Arrow, place)
		if !picks {
			o.Focus = place
			o.Lit |= board.Set(place)
		}
	}
	if len(o.Arrow) < 2 {
		o.Arrow = nil
	}
}

func (s tableScreen) board() app.UI {
	t, chart := s.t, s.game.Chart()
	if chart == nil {
		return app.Div().Class("board-pane").Body(app.Div().Class("places").Body(drawerView(s).places()))
	}
	m := &board.Map{
		Chart: chart, Look: s.look, Texts: s.BoardTexts(), Pieces: t.Pieces, StopID: client.OnMap,
		Offer: s.shown(),
		Handlers: board.Handlers{
			OnTap:       s.Send.Tap,
			OnKey:       s.Send.Look,
			OnLongPress: func(place int8) { s.Send(client.ShowPlace{Place: place}) },
		},
	}
	s.game.Mark(m)
	s.move(m)
	m.Worth, _ = s.game.Layer()
	m.Legend, m.Tip = len(m.Worth) > 0, tipView(s).shown() != nil
	m.Worth = append(m.Worth, marksView(s).markPlates()...)
	m.Fallen = marksView(s).fallen()
	return app.Div().Class("board-pane").Body(m)
}

// move lets the board show what has just happened, and take stacks that are
// dragged.
func (s tableScreen) move(m *board.Map) {
	t := s.t
	m.Moves = s.M.Moves()
	m.Since, m.Shown = t.NewsRange()
	m.Motions = table.Motions(t.Game().Lexicon(), t.Family.Motions, t.News)
	m.Banners = battleView(s).banners()
	m.Rolls = battleView(s).FreshDice() > 0
	m.Attacked = board.Set(s.attackedAt())
	m.Purse = func(side int8) string { return board.Purse(int(s.SeatOf(side))) }
	m.Gained = func(points int) string { return "+" + s.narrator.Points(points).String() }
	if t.Passing || t.Stale || t.Turn.Seat == engine.Nature {
		return
	}
	m.Movable = t.Picker.Origins()
	m.OnLift = func(place, what int8) { s.Send(client.Lift{Place: place, What: what}) }
	m.OnDrop = func(place int8) { s.Send(client.Drop{Place: place}) }
	m.OnAgain = func(place int8) { s.Send(client.Tap{Place: place, Twice: true}) }
}

// attackedAt is the place where others fight the person, or the result of that rests; None
// where none is.
func (s tableScreen) attackedAt() int8 {
	t := s.t
	if len(t.Report) == 0 || t.User < 0 || !t.Live() && !t.RestsAt(client.BeforeDice) && !t.RestsAt(client.AfterBattle) {
		return engine.None
	}
	b := &t.Report[t.Page]
	if s.SeatOf(b.Defender) != t.User || s.SeatOf(b.Attacker) == t.User || b.Over && t.Live() {
		return engine.None
	}
	return b.Place
}

// toldMove is the choice that the card of a mistake is about: the better one, or the one
// that was made in the moment that is shown.
func (s tableScreen) toldMove() (engine.Choice, bool) {
	switch p := s.t.Replay; {
	case p.Tells() && p.Card.Choice > 0:
		return client.ChosenAt(s.t, p.Card.Choice-1), true
	case p == nil && s.t.Retry != nil && s.t.Retry.Shown:
		_, _, best := s.t.Retry.Choices()
		return best, true
	}
	return engine.Choice{}, false
}

// lastMarch is the way that something went last, of what has just happened.
func (s tableScreen) lastMarch() []int8 {
	for i := len(s.t.News) - 1; i >= 0; i-- {
		if e := s.t.News[i]; e.From >= 0 && e.To >= 0 {
			return table.Stations(e.From, e.Via, e.Via2, e.To)
		}
	}
	return nil
}

func (s *tableView) BoardTexts() board.Texts {
	return board.Texts{
		Map:    s.say("table.board"),
		Whole:  s.say("table.whole"),
		Name:   s.narrator.Place,
		Stands: s.stands,
		Holds:  s.holds,
		Worth:  s.game.Worth,
		Open:   s.say("table.open"),
		Goes:   s.say("table.goes"),
		Odds:   heardView{s}.odds,
		Meets:  heardView{s}.meets,
		Region: func(english string) string {
			if key := "region." + english; s.L.Has(key) {
				return s.say(key)
			}
			if english != "" {
				return english
			}
			return s.say("region.seas")
		},
	}
}

// stands lists what is in a place: what it is, a line each, and its pieces.
func (s *tableView) stands(place int8) []string {
	return slices.Concat(append([][]string{s.ground(place)}, s.troops(place)...)...)
}

// holds is the same in short sentences for those who hear it: who stands there, a sentence a side,
// and then what it is.
func (s *tableView) holds(place int8) string {
	var words []string
	for _, side := range s.troops(place) {
		words = append(words, s.L.Commas(side))
	}
	for _, line := range s.ground(place) {
		words = append(words, strings.TrimSuffix(text.Capitalize(line), "."))
	}
	return strings.Join(words, ". ")
}

// ground lists what a place is.
func (s *tableView) ground(place int8) (lines []string) {
	if chart := s.game.Chart(); chart != nil && chart.Places[place].Difficult {
		lines = append(lines, s.say("table.difficult"))
	}
	lines = append(lines, s.game.Lines(place)...)
	if n := s.t.Marks.At(place); n > 0 {
		lines = append(lines, s.say("marks.place"))
	}
	return lines
}

// troops lists the pieces in a place by their sides.
func (s *tableView) troops(place int8) (sides [][]string) {
	named := int8(engine.None)
	add := func(line string, side int8) {
		if side >= 0 && side == named && len(sides) > 0 {
			sides[len(sides)-1] = append(sides[len(sides)-1], line)
		} else {
			sides = append(sides, []string{line})
		}
	}
	for _, p := range s.t.Pieces {
		if p.Place != place {
			continue
		}
		if p.Mark&engine.Destroyed != 0 {
			add(s.say("table.ruin"), engine.None)
			continue
		}
		units := s.game.Units(p)
		if units == "" { // told already
			continue
		}
		switch {
		case p.Mark&engine.Arriving != 0:
			units += ", " + s.say("table.arriving")
		case p.Mark&engine.Spent != 0:
			units += ", " + s.say("table.spent")
		}
		if p.Side >= 0 && p.Side != named { // once
			units = s.say("table.stands", "side", s.narrator.Side(p.Side), "units", units)
		}
		add(units, p.Side)
		named = p.Side
	}
	return sides
}

// crest is the colour of a player: a shield where a bot plays.
func (s *tableView) crest(seat engine.Seat) app.UI {
	swatch := gameview.Swatch(s.game.SeatColour(seat))
	if s.t.Bot(seat) {
		swatch = swatch.Class("swatch-bot")
	}
	return swatch
}

// most is the most points that a player has, where another has fewer and the match goes
// on; else nobody leads, and it is more than anybody has.
func (s tableScreen) most() int {
	least, most := math.MaxInt, math.MinInt
	for _, score := range s.t.Standing {
		if score.Side < 0 && s.game.Counts(score.Seat) {
			least, most = min(least, s.game.Reached(score)), max(most, s.game.Reached(score))
		}
	}
	if least >= most || s.t.Turn.Over() {
		return math.MaxInt
	}
	return most
}

// bar is the top of the table: the round and the scores. The players keep their places,
// and who leads is marked.
func (s tableScreen) bar() app.UI {
	t := s.t
	title, detail, note := s.game.Heading()
	if t.Replay.ShowsMoment() && t.Replay.Card.Round != "" { // another may have begun at its end
		title, detail, note = t.Replay.Card.Round, "", ""
	}
	var scores []app.UI
	most := s.most()
	for _, score := range t.Standing {
		if score.Side >= 0 {
			continue
		}
		class := ""
		if score.Seat == t.Viewer && !t.Turn.Over() || score.Won {
			class = "score-on"
		}
		name := t.Called(s.L, score.Seat)
		points := s.narrator.Points(s.game.Reached(score)).String()
		said := s.say("table.score", "player", name, "points", points)
		leads := ""
		switch {
		case !s.game.Counts(score.Seat):
			points, said = "", name
		case s.game.Reached(score) == most:
			leads, said = "score-leads", s.L.Commas([]string{said, s.say("table.leads")})
		}
		purse, has := s.game.Purse(score.Seat)
		if has == "" {
			purse = app.Span().Hidden(true)
		} else {
			said = s.L.Commas([]string{said, has})
		}
		msg := client.OpenDrawer{Drawer: client.ScoresDrawer}
		scores = append(scores, app.Button().Type("button").ID(board.Purse(int(score.Seat))).Class("score", class).
			OnClick(s.Tell(msg), gameview.Scope(msg)).Body(
			s.crest(score.Seat),
			app.Span().Class("score-name").Aria("hidden", true).Text(name),
			app.Span().Class(leads).Aria("hidden", true).Text(points),
			purse,
			s.onDesk("score-sides", termsView{s.View}.sidesOf(s.narrator, t.Standing, score.Seat)),
			app.Span().Class("aside").Text(said),
		))
	}
	many, bar := "", ""
	if len(scores) > 4 {
		many, bar = "scores-many", "bar-many"
	}
	return app.Header().Class("bar", bar).Body(
		app.Div().Class("round").Body(
			heading(title),
			app.Span().Class("years").Text(detail),
			app.Span().Class("half").Hidden(note == "").Text(note),
		),
		app.Div().Class("scores", many).Body(scores...),
		s.overview(),
	)
}

// toasts are what is told over the map, one thing at a time: what the person has lost, or
// else what everybody is told; told tells whether there is something.
// The class of a tip that waits for it tells how long.
func (s tableScreen) toasts(said string) (drawn app.UI, waits string) {
	changes, changed := changesView(s).draw()
	news := s.announcements(said)
	switch {
	case changed:
		news, waits = nil, "tip-waits tip-waits-long"
	case len(news) > 0:
		waits = "tip-waits"
	}
	return anew(s.t.Question()).Class("toasts").Body(changes,
		app.Ul().Class("announced").Aria("label", s.say("table.heard")).Hidden(len(news) == 0).Body(news...)), waits
}

// soundOffer is asked once, when there is something to be heard first, and goes by itself.
// News come first.
func (s tableScreen) soundOffer(told bool) app.UI {
	return app.Div().Class("sound-offer").Hidden(!s.t.OffersSound || s.t.Passing || told).Body(
		s.Button(s.say("sound.offer"), client.SetSetting{Setting: client.Sounds, Value: "on"}),
		s.IconButton(gameview.IconClose, s.say("tip.close"), client.SetSetting{Setting: client.Sounds, Value: "off"}),
	)
}

// announcements are what everybody is told until the next choice is made, but
// for what the sheet says anyway.
func (s tableScreen) announcements(said string) (items []app.UI) {
	if s.t.Turn.Over() && s.t.Replay == nil { // the log, or the last sheet, tells what the last turns brought
		return nil
	}
	news := slices.DeleteFunc(slices.Clone(s.t.News), func(e engine.Event) bool { return !s.game.Announced(e) })
	if f, ok := s.game.(gameview.Shortener); ok {
		var lines []string
		news, lines = f.Shortened(news)
		defer func() {
			for _, words := range lines {
				items = append(items, app.Li().Class("news-short").Text(words))
			}
		}()
	}
	for _, e := range news {
		if words := s.narrator.Event(e); !strings.Contains(said, words) {
			items = append(items, app.Li().Class("news-"+s.t.Game().Lexicon().Events[e.Kind]).DataSet("extra", e.Extra).Text(words))
		}
	}
	return items
}

// tools is the drawers that there are.
func (s tableScreen) tools() []gameview.Drawer {
	drawers := []gameview.Drawer{
		{ID: client.LogDrawer, Icon: gameview.IconLog, Key: "table.log"},
		{ID: client.ScoresDrawer, Icon: gameview.IconScores, Key: "table.scores"},
	}
	drawers = append(drawers, s.game.Drawers()...)
	drawers = append(drawers,
		gameview.Drawer{ID: client.BoardDrawer, Icon: gameview.IconList, Key: "table.list"},
	)
	if s.t.ByLink != nil {
		drawers = append(drawers, gameview.Drawer{ID: client.HandOverDrawer, Icon: gameview.IconSend, Key: "button.handOver"})
	}
	if s.t.Lesson == nil {
		drawers = append(drawers, gameview.Drawer{ID: client.MenuDrawer, Icon: gameview.IconMenu, Key: "table.menu"})
	}
	return drawers
}

// legend names the signs on the buttons at the edge and on the map, and, where the sheet of
// no lesson is below them, its own. A tap on a name does what the button does.
func (s tableScreen) legend() (list []app.UI) {
	add := func(icon, key string, does client.Message) {
		body := []app.UI{gameview.Icon(icon), app.Span().Text(s.say(key))}
		if does != nil && s.t.Lesson == nil {
			body = []app.UI{app.Button().Type("button").Class("link").OnClick(s.Tell(does), gameview.Scope(does)).Body(body...)}
		}
		list = append(list, app.Li().Body(body...))
	}
	for _, d := range s.tools() {
		if d.ID == client.MenuDrawer { // open already
			add(d.Icon, d.Key, nil)
			continue
		}
		add(d.Icon, d.Key, client.OpenDrawer{Drawer: d.ID})
	}
	if s.t.Family.Map != "" {
		add(iconMap, "worth.layer", client.ShowPoints{})
	}
	if s.t.Family.Threats {
		add(iconThreats, "threats.title", client.ShowThreats{})
	}
	add(board.IconWhole, "table.whole", nil)
	if s.t.Lesson == nil {
		add(gameview.IconHint, "bot.hint", nil)
		add(iconHelp, "rules.help", client.OpenHelp{})
	}
	return list
}

// rail is the buttons of the drawers, and of the layers of the map.
func (s tableScreen) rail() app.UI {
	var list []app.UI
	for _, d := range s.tools() {
		open := s.t.Drawer == d.ID
		msg := client.OpenDrawer{Drawer: d.ID}
		if open {
			msg.Drawer = client.NoDrawer
		}
		class := ""
		if d.ID == client.HandOverDrawer {
			class = "rail-send"
		}
		told := ""
		if d.ID == client.LogDrawer && s.t.Fresh() {
			class, told = "rail-fresh", s.say("replay.since")
		}
		if d.ID == client.LogDrawer {
			class += " rail-log"
		}
		list = append(list, s.IconButton(d.Icon, s.say(d.Key), msg).ID(client.Opener(d.ID)).Class(class).Aria("pressed", open).Aria("description", told))
	}
	if s.t.Family.Map != "" {
		list = append(list, s.IconButton(iconMap, s.say("worth.layer"), client.ShowPoints{}).Class("rail-worth").Disabled(s.t.Turn.Over()).
			Aria("pressed", s.t.Layer.On && !s.t.Layer.Threats))
	}
	if s.t.Family.Threats {
		list = append(list, s.IconButton(iconThreats, s.say("threats.title"), client.ShowThreats{}).Aria("pressed", s.t.Layer.On && s.t.Layer.Threats))
	}
	return app.Nav().Class("rail").Aria("label", s.say("table.tools")).Body(list...)
}

// line is a line of the log in words.
func (s *tableView) line(l table.Line) string {
	switch {
	case len(l.HoldScores) > 1:
		return s.holdScores(l)
	case len(l.Alike) > 1:
		return s.alike(l)
	case l.Dice == nil:
		return s.narrator.Event(l.Event)
	}
	return s.say("battle.dice", "side", s.narrator.Side(l.Event.Side), "dice", faces(l.Dice)) + "."
}

// alike is where a side has levied or built, or how many cards it has kept.
func (s *tableView) alike(l table.Line) string {
	if int(l.Event.Kind) == s.t.Kinds.Kept {
		for _, e := range l.Alike[1:] {
			l.Event.Count += e.Count
		}
		return s.narrator.Event(l.Event)
	}
	key := "log.levied"
	if int(l.Event.Kind) == s.t.Kinds.Castle {
		key = "log.built"
	}
	var places []engine.Choice
	for _, e := range l.Alike {
		places = append(places, engine.Choice{From: engine.None, To: e.To})
	}
	return s.say(key, "side", s.Side(l.Event.Side), "count", len(l.Alike), "places", s.placesOf(places))
}

// holdScores is what a side scores for the areas it holds.
func (s *tableView) holdScores(l table.Line) string {
	sum := 0
	var areas []string
	for _, e := range l.HoldScores {
		sum += int(e.Count)
		areas = append(areas, s.narrator.Place(e.To)+" "+s.narrator.Points(int(e.Count)).String())
	}
	return s.say("log.held", "side", s.Side(l.Event.Side), "count", s.narrator.Points(sum), "places", s.L.Commas(areas))
}
