package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// reviewView shows what decided a match that is over.
type reviewView struct {
	retryView
	r *botworker.Review
}

// review is what decided the match, or that a judge is about to find out.
func (s retryView) review() app.UI {
	v := reviewView{s, client.ReviewOf(s.t)}
	if v.r == nil {
		words := "review.thinking"
		if s.t.Unreviewed {
			words = "review.failed"
		}
		return app.Div().Class("review").Body(heardOf(s.say(words)), app.P().Aria("hidden", true).Text(s.say(words)), app.Progress().Hidden(s.t.Unreviewed).Aria("label", s.say("review.title")))
	}
	person := s.t.OnlyPerson()
	accounts := s.say("review.accounts")
	if !s.t.Over() {
		accounts = s.say("review.now")
	}
	verdict, said := v.verdict(person)
	list := []app.UI{
		heardOf(said),
		verdict,
		v.progress(person),
		app.H3().Text(accounts), v.accounts(), v.even(), app.P().Class("muted", "small").Text(s.say("review.how")),
		app.H3().Text(v.decided(person)), v.moments(person),
		app.H3().Text(s.say("review.course")), s.chart(v.course(func(o botworker.Outlook) []int { return o.Points }, false)),
	}
	if len(v.r.Course) > 0 && len(v.r.Course[0].Chances) > 0 {
		list = append(list, app.H3().Text(s.say("review.chances")), s.chart(v.course(func(o botworker.Outlook) []int { return o.Chances }, true)))
	}
	if !(endView{v.seatView}).all() {
		list = append(list, app.P().Class("muted", "small").Text(v.say("review.half")))
	}
	if v.r.Done == botworker.Whole {
		for _, seat := range v.seats(person) {
			list = append(list, v.decisions(seat))
		}
		list = append(list,
			app.P().Class("muted", "small").Text(s.say("review.sure", "count", v.cost(v.r.Margin, client.Fine(v.r)))),
			app.P().Class("muted", "small").Text(s.say(v.trust())),
		)
	}
	return app.Div().Class("review").Body(list...)
}

// heardOf is how far the review is, in a region that stays, so that it is announced.
func heardOf(words string) app.UI {
	return app.P().Class("aside").Role("status").Text(words)
}

// verdict is what made the difference between the person and the winner, or the second; of
// one who alone has points, between them and what was expected at first. Its parts are
// those of the accounts below, one player's against the other's.
func (v reviewView) verdict(person engine.Seat) (drawn app.UI, said string) {
	first, second := v.ends(person)
	if !v.t.Over() || first < 0 {
		return app.Div().Hidden(true), v.say("review.title")
	}
	of, against := first, second
	if second == person && person >= 0 {
		of, against = person, first
	}
	parts := v.parts(of)
	if against >= 0 {
		parts = parts.less(v.parts(against))
	} else {
		parts.start = 0
	}
	ahead := parts.sum()
	said = v.outcome(of, against, person, ahead)
	list := []app.UI{app.P().Body(app.Strong().Text(said))}
	if end := (endView{v.seatView}); !end.all() { // the points of one side decide: by what it took
		won := end.victory(false)
		list = []app.UI{app.P().Body(app.Strong().Text(won)), app.P().Text(said).Hidden(v.waits())}
		if said = won + " " + said; v.waits() {
			said = won
		}
	}
	if ahead == 0 {
		return app.Div().Class("review-verdict").Body(list...), said
	}
	if v.r.Done < botworker.Whole {
		list = append(list, app.P().Class("review-cause", "muted").Text(v.say("review.pending")).Hidden(v.t.Unreviewed))
		return app.Div().Class("review-verdict").Body(list...), said
	}
	gap := parts
	if ahead < 0 {
		parts = shares{}.less(parts)
	}
	why, sure := v.cause(parts, person, second)
	if against >= 0 && why == v.say("review.by.play") && sign(gap.own) == sign(ahead) { // whose, they ask
		why = v.say("review.by.play.of", "first", v.called(of), "own", v.change(v.parts(of).own), "second", v.called(against), "other", v.change(v.parts(against).own))
	}
	list = append(list, app.P().Class("review-cause").Body(app.Strong().Text(why), app.Text(" "+sure)))
	return app.Div().Class("review-verdict").Body(list...), said + " " + why
}

// outcome says by how much a player was ahead of another one, or of what was expected
// where there is none.
func (v reviewView) outcome(of, against, person engine.Seat, ahead int) string {
	key := [...]string{"review.below", "review.expected", "review.above"}
	switch {
	case against >= 0 && of == person:
		key = [...]string{"review.behind.you", "review.level.you", "review.ahead.you"}
	case against >= 0:
		key = [...]string{"review.behind", "review.level", "review.ahead"}
	case of == person:
		key = [...]string{"review.below.you", "review.expected.you", "review.above.you"}
	}
	args := []any{"first", v.called(of), "count", v.narrator.Points(max(ahead, -ahead))}
	if against < 0 && client.Fine(v.r) { // as the table below tells it
		p := v.tenths(of)
		args[3] = v.L.Tenths(max(p.sum()-p.start, p.start-p.sum()))
	}
	if against >= 0 {
		args = append(args, "second", v.called(against))
	}
	said := v.say(key[sign(ahead)+1], args...)
	if v.drawn() {
		said = v.say("review.draw") + " " + said
	}
	return said
}

// cause says what decided it for the player who was ahead, and how sure that is.
func (v reviewView) cause(parts shares, person, second engine.Seat) (why, sure string) {
	cause := decisive(parts, v.unsure())
	args := []any{"count", v.figure(max(parts.luck, -parts.luck))}
	switch {
	case cause != "review.by.notLuck":
	case second < 0: // there is nobody whom they favoured
		cause = "review.by.open"
	case second == person:
		cause = "review.by.notLuck.you"
	default:
		args = append(args, "player", v.called(second))
	}
	return v.say(cause, args...), v.say(certainty(cause, parts, v.unsure()))
}

// drawn reports whether several have won.
func (v reviewView) drawn() bool {
	winners := 0
	for _, score := range v.t.Standing {
		if score.Side < 0 && score.Won {
			winners++
		}
	}
	return winners > 1
}

// unsure is by how much the judge may be off, in points.
func (v reviewView) unsure() int {
	most := 0
	for _, a := range v.r.Seats {
		most = max(most, client.Rounded(a.Unsure))
	}
	return max(most, 1)
}

// shares are where the points of a seat came from, as they are told.
type shares struct{ start, luck, own, others int }

// less is the difference to those of another seat.
func (s shares) less(o shares) shares {
	return shares{s.start - o.start, s.luck - o.luck, s.own - o.own, s.others - o.others}
}

// sum is what they make.
func (s shares) sum() int { return s.start + s.luck + s.own + s.others }

// parts are those of a seat: figures that are rounded make the score, too.
func (v reviewView) parts(seat engine.Seat) shares {
	a := v.r.Seats[seat]
	s := shares{start: client.Rounded(a.Start), luck: client.Rounded(a.Luck), own: client.Rounded(a.Own)}
	s.others = client.Rounded(a.Final) - s.start - s.luck - s.own
	return s
}

// tenths are those of a seat in tenths.
func (v reviewView) tenths(seat engine.Seat) shares {
	a := v.r.Seats[seat]
	s := shares{start: tenths(a.Start), luck: tenths(a.Luck), own: tenths(a.Own)}
	s.others = 10*client.Rounded(a.Final) - s.start - s.luck - s.own
	return s
}

// change is points with their sign, where they are any.
func (v reviewView) change(points int) string {
	if points == 0 {
		return v.figure(0)
	}
	return v.Gained(points)
}

// signed are grains with their sign, as finely as the review tells them.
func (v reviewView) signed(grains int) string {
	return text.Signed(grains, v.said(max(grains, -grains), client.Fine(v.r)))
}

// deciders are whose decisions a seat's own are, and the others'.
func (v reviewView) deciders(seat engine.Seat) (own, others string) {
	person := v.t.OnlyPerson()
	own, others = v.say("review.own"), v.say("review.others")
	if seat == person {
		own = v.say("review.yours")
	}
	if len(v.r.Seats) == 2 {
		if others = v.say("review.of", "player", v.t.Name(v.L, 1-seat)); 1-seat == person {
			others = v.say("review.yours")
		}
	}
	return own, others
}

// sign is that of a number.
func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

// decisive says what made the difference: two parts in three of what speaks for the one who
// is ahead, where nothing else comes as near to it as the judge may be off. Where the lead
// itself is no larger nobody can say.
func decisive(p shares, unsure int) string {
	play, ahead := p.own+p.others, p.sum()
	if ahead <= unsure {
		return "review.by.close"
	}
	all := max(play, 0) + max(p.luck, 0) + max(p.start, 0)
	for _, c := range []struct {
		part, rest int
		words      string
	}{
		{play, max(p.luck, p.start), "review.by.play"},
		{p.luck, max(play, p.start), "review.by.luck"},
		{p.start, max(play, p.luck), "review.by.start"},
	} {
		if 3*c.part >= 2*all && c.part-max(c.rest, 0) > unsure {
			return c.words
		}
	}
	if -10*p.luck >= ahead {
		return "review.by.notLuck"
	}
	return "review.by.open"
}

// certainty is how sure the judge is of what made the difference: by how much that outweighs
// the rest, against what it may be off by.
func certainty(cause string, p shares, unsure int) string {
	play, clear := p.own+p.others, 0
	switch cause {
	case "review.by.play":
		clear = play - max(p.luck, p.start, 0)
	case "review.by.luck":
		clear = p.luck - max(play, p.start, 0)
	case "review.by.start":
		clear = p.start - max(play, p.luck, 0)
	case "review.by.close", "review.by.open":
		return "review.judge.unsure"
	default: // luck spoke for the other one
		clear = -p.luck
	}
	if clear >= 2*unsure {
		return "review.judge.sure"
	}
	return "review.judge.fairly"
}

// trust is how far the points of decisions are to be trusted: what the judge may be off by,
// against the most that those of a player have brought.
func (v reviewView) trust() string {
	most := 1
	for _, a := range v.r.Seats {
		most = max(most, client.Rounded(a.Own), -client.Rounded(a.Own))
	}
	switch unsure := v.unsure(); {
	case 6*unsure <= most:
		return "review.trust.close"
	case 2*unsure <= most:
		return "review.trust.fair"
	}
	return "review.trust.rough"
}

// ends are the winner and, where it is another, the person; else the second, or nobody.
// Of partners, who have the same points, it knows one.
func (v reviewView) ends(person engine.Seat) (first, second engine.Seat) {
	sides := courseView{v.seatView}.sides()
	list := slices.DeleteFunc(v.ranked(), func(seat engine.Seat) bool { return len(sides) > 0 && len(sides[seat]) == 0 })
	switch {
	case len(list) == 0:
		return engine.Nobody, engine.Nobody
	case len(list) == 1:
		return list[0], engine.Nobody
	case slices.Contains(list[1:], person):
		return list[0], person
	}
	return list[0], list[1]
}

// ranked are the seats that have points, the winner first.
func (v reviewView) ranked() (seats []engine.Seat) {
	for seat := range v.r.Seats {
		if v.game.Counts(engine.Seat(seat)) {
			seats = append(seats, engine.Seat(seat))
		}
	}
	slices.SortStableFunc(seats, func(a, b engine.Seat) int { return v.r.Seats[b].Final - v.r.Seats[a].Final })
	return seats
}

// progress is how far the judge has come with the decisions, and then the way to learn
// from them.
func (v reviewView) progress(person engine.Seat) app.UI {
	switch {
	case v.r.Done == botworker.Whole:
	case v.t.Unreviewed:
		return app.Div().Class("review-way").Body(app.P().Text(v.say("review.failed")))
	default:
		return app.Div().Class("review-way").Body(
			app.P().Text(v.say("review.judging")),
			app.Progress().Max(botworker.Whole).Value(v.r.Done).Aria("label", v.say("review.judging")),
		)
	}
	if person >= 0 {
		said := v.say("review.flawless", "count", v.cost(v.r.Margin, client.Fine(v.r)))
		if client.Rounded(v.r.Seats[person].Own) < 0 {
			said += " " + v.say("review.small")
		}
		none := app.P().Text(said).Hidden(v.r.Seats[person].Wrong > 0)
		return app.Div().Class("review-way").Body(none, v.learn(person))
	}
	var list []app.UI
	for _, seat := range v.seats(person) {
		msg := client.BeginRetry{Seat: seat}
		list = append(list, app.Button().Type("button").Class("button", "chip").Text(v.t.Name(v.L, seat)).
			Aria("label", gameview.Named(v.say("retry.open"), v.t.Name(v.L, seat))).
			OnClick(v.Tell(msg), gameview.Scope(msg)).Hidden(!client.CanRetry(v.t, seat)))
	}
	return app.Div().Class("review-way").Body(app.P().Text(v.say("retry.open")+":"), app.Div().Class("row").Body(list...))
}

// seats are those whose decisions are told, the person's first.
func (v reviewView) seats(person engine.Seat) (list []engine.Seat) {
	for seat := range v.r.Seats {
		list = append(list, engine.Seat(seat))
	}
	slices.SortStableFunc(list, func(a, b engine.Seat) int {
		switch {
		case a == person && b != person:
			return -1
		case b == person && a != person:
			return 1
		}
		return 0
	})
	if !v.t.Over() && client.Hides(v.t.Game()) { // of the others nobody knows what they could have done
		list = list[:1]
	}
	return list
}

// waits reports whether the judge still weighs decisions: what it says of points changes until then.
func (v reviewView) waits() bool { return v.r.Done < botworker.Whole && !v.t.Unreviewed }

// accounts is where the points of each seat came from, the winner first.
func (v reviewView) accounts() app.UI {
	seats := v.ranked()
	var rows []app.UI
	row := func(words string, figure func(engine.Seat) string) {
		cells := []app.UI{app.Th().Attr("scope", "row").Text(words)}
		for _, seat := range seats {
			cells = append(cells, app.Td().Text(figure(seat)))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	part := func(words string, of func(shares) int, signed bool) {
		row(words, func(seat engine.Seat) string {
			switch fine := client.Fine(v.r); {
			case v.waits():
				return "…"
			case fine && signed:
				return v.signedTenths(of(v.tenths(seat)))
			case fine:
				return v.minusTenths(of(v.tenths(seat)))
			case signed:
				return v.change(of(v.parts(seat)))
			}
			return v.figure(of(v.parts(seat)))
		})
	}
	own, others := v.say("review.own"), v.say("review.others")
	if len(seats) == 1 {
		own, others = v.deciders(seats[0])
	}
	part(v.say("review.start"), func(p shares) int { return p.start }, false)
	part(v.say("review.luck"), func(p shares) int { return p.luck }, true)
	part(own, func(p shares) int { return p.own }, true)
	part(others, func(p shares) int { return p.others }, true)
	row(v.say("review.score"), func(seat engine.Seat) string { return v.figure(client.Rounded(v.r.Seats[seat].Final)) })
	head := []app.UI{app.Td()}
	for _, seat := range seats {
		head = append(head, app.Th().Attr("scope", "col").Body(gameview.Swatch(v.game.SeatColour(seat)), app.Text(" "+clipped(v.called(seat)))))
	}
	return app.Div().Class("chart-scroll").TabIndex(0).Role("region").Aria("label", v.say("review.accounts")).Body(
		app.Table().Class("score-table", "forecast-table", "review-parts").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...)),
	)
}

// signedTenths is points in tenths with their sign, where they are any; minusTenths shows the
// sign only of those below nothing.
func (v reviewView) signedTenths(n int) string {
	if n == 0 {
		return v.L.Tenths(0)
	}
	return text.Signed(n, v.L.Tenths(max(n, -n)))
}

func (v reviewView) minusTenths(n int) string {
	if n > 0 {
		return v.L.Tenths(n)
	}
	return v.signedTenths(n)
}

// even says that dice and cards made no difference to anybody.
func (v reviewView) even() app.UI {
	some := slices.ContainsFunc(v.r.Seats, func(a botworker.Account) bool { return client.Rounded(a.Luck) != 0 })
	return app.P().Class("muted", "small").Text(v.say("review.even")).Hidden(some)
}

// momentsOf are the moments that moved the person most, or where there is none all.
func (v reviewView) momentsOf(person engine.Seat) []botworker.Moment {
	if person >= 0 && int(person) < len(v.r.Seats) && len(v.r.Seats[person].Moments) > 0 {
		return v.r.Seats[person].Moments
	}
	return v.r.Moments
}

// decided is the title of the moments: whose they are.
func (v reviewView) decided(person engine.Seat) string {
	if person >= 0 && len(v.r.Seats[person].Moments) > 0 {
		return v.say("review.moments.you")
	}
	return v.say("review.moments")
}

// moments are those that moved most; each says what happened, whose it was and what it did
// to chances, and shows it on the map.
func (v reviewView) moments(person engine.Seat) app.UI {
	var list []app.UI
	for i, m := range v.momentsOf(person) {
		told, before := client.EventsBetween(v.t, m.From, m.To)
		round, turn := v.t.Log.HeadingOf(v.t.Kinds, before)
		if round == nil && turn == nil { // it begins with the match
			round, turn = v.t.Log.Heading(v.t.Kinds, m.To)
		}
		card := client.Card{Title: strconv.Itoa(i + 1)}
		if head := v.heading(round, turn); head != "" {
			card.Title += " · " + head
		}
		if round != nil {
			card.Round = v.narrator.Event(*round)
		}
		if turn != nil {
			card.Side = int(turn.Side) + 1
		}
		if place := client.PlaceOf(v.t, m.From, told); place >= 0 {
			card.Place = int(place) + 1
		}
		var words []string
		for _, e := range told {
			words = append(words, sentence(v.narrator.Event(e)))
		}
		if len(told) == 0 {
			turn, made := client.LastOf(v.t, m.From+1)
			words = append(words, v.chose(turn, made))
			card.Side = int(turn.Side) + 1
		}
		if turn != nil {
			told = append(told, *turn)
			if v.t.Kinds.Trick < 0 { // the title names it
				words[0] = text.Capitalize(strings.TrimPrefix(words[0], v.narrator.Side(turn.Side)+": "))
			}
		}
		if owners := v.owners(told, card.Title+" "+strings.Join(words, " ")); owners != "" {
			words = append(words, "("+owners+")")
		}
		did := v.chances(m, person)
		if did == "" {
			did = v.L.Commas(v.gains(m.Change, client.Fine(v.r)))
		}
		did += " " + v.because(m, person)
		card.Words, card.Gains = strings.Join(words, " "), did
		list = append(list, v.replayed(client.OpenReplay{At: m.To, Place: engine.None, Card: card, Plays: true, From: m.From}, card.Words, card.Gains))
	}
	return app.Div().Class("swings").Body(list...)
}

// chose is what a player has chosen, with their name.
func (v reviewView) chose(turn engine.Turn, made engine.Choice) string {
	choice := sentence(v.narrator.Choice(turn, made))
	switch {
	case turn.Seat < 0:
		return choice
	case v.called(turn.Seat) == v.say("table.self"):
		return v.say("review.chose.you", "choice", choice)
	}
	return v.say("review.chose", "player", v.called(turn.Seat), "choice", choice)
}

// reason is the key of the words for what moved the person in a moment, or else the one whom it
// moved most: dice, or decisions.
func (v reviewView) reason(m botworker.Moment, person engine.Seat) string {
	of := person
	for seat, n := range m.Change {
		if person < 0 && (of < 0 || max(n, -n) > max(m.Change[of], -m.Change[of])) {
			of = engine.Seat(seat)
		}
	}
	luck, play := m.Luck[of], m.Change[of]-m.Luck[of]
	if max(luck, -luck) > max(play, -play) {
		return "review.moment.luck"
	}
	return "review.moment.play"
}

// because says it, with the names of those who decided.
func (v reviewView) because(m botworker.Moment, person engine.Seat) string {
	key := v.reason(m, person)
	seats := client.Deciders(v.t, m.From, m.To)
	switch {
	case key != "review.moment.play" || len(seats) == 0 || len(seats) > 2:
		return v.say(key)
	case len(seats) == 1 && seats[0] == person:
		return v.say("review.moment.play.you")
	}
	var names []string
	for _, seat := range seats {
		names = append(names, v.t.Name(v.L, seat))
	}
	return v.say("review.moment.play.of", "player", v.L.And(names))
}

// chances says what a moment has done to the person's chance to win, and whose it moved more
// than that; to who looks on, whose rose and whose fell most.
func (v reviewView) chances(m botworker.Moment, person engine.Seat) string {
	if len(m.Before) == 0 {
		return ""
	}
	hundredths := func(n int) int { return (n + 5) / 10 }
	up, down := engine.Seat(0), engine.Seat(0)
	change := func(seat engine.Seat) int { return hundredths(m.After[seat]) - hundredths(m.Before[seat]) }
	for i := range m.Before {
		seat := engine.Seat(i)
		if change(seat) > change(up) {
			up = seat
		}
		if change(seat) < change(down) {
			down = seat
		}
	}
	effect := func(key string, seat engine.Seat) string {
		percent := func(n int) string { return v.say("threats.figure", "percent", hundredths(n)) }
		return v.say(key, "player", v.called(seat), "from", percent(m.Before[seat]), "to", percent(m.After[seat]))
	}
	if person < 0 {
		return effect("review.chance.rises", up) + " " + effect("review.chance.falls", down)
	}
	own := effect([...]string{"review.chance.falls.you", "review.chance.stays.you", "review.chance.rises.you"}[sign(change(person))+1], person)
	most, key := up, "review.chance.most"
	if -change(down) > change(up) {
		most, key = down, "review.chance.least"
	}
	if mine := change(person); len(m.Before) == 2 || max(change(most), -change(most)) <= max(mine, -mine) {
		return own
	}
	return own + " " + effect(key, most)
}

// owners says who plays the sides that events are about, of which some words speak, where those
// have other names.
func (v reviewView) owners(events []engine.Event, words string) string {
	var list []string
	for _, e := range events {
		for _, side := range []int8{e.Side, e.Other} {
			if side < 0 || v.SeatOf(side) < 0 || !strings.Contains(strings.ToLower(words), strings.ToLower(v.narrator.Side(side))) {
				continue
			}
			owner := v.narrator.Side(side) + ": " + v.called(v.SeatOf(side))
			if v.narrator.Side(side) != v.t.Name(v.L, v.SeatOf(side)) && !slices.Contains(list, owner) {
				list = append(list, owner)
			}
		}
	}
	return v.L.Commas(list)
}

// replayed is a button that shows a part of the match, and there what its card says.
func (v reviewView) replayed(msg client.OpenReplay, words, gains string) app.UI {
	c := msg.Card
	return app.Button().Type("button").Class("button", "review-moment").ID(client.ReviewRow(msg)).OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
		app.Span().Text(strings.TrimSuffix(c.Title+". "+words, ". ")+" "), app.Strong().Text(gains),
	)
}

// choice is a button that shows a decision, and what it gained.
func (v reviewView) choice(d botworker.Decision, words string, gained int) app.UI {
	turn, made, _ := client.Other(v.t, d)
	amount := v.signed(gained)
	title := v.turnOf(d.Number, turn.Side)
	if words != "" {
		title = words + " " + title
	}
	card := client.Card{Title: title, Words: sentence(v.narrator.Choice(turn, made)), Gains: amount, Choice: d.Number + 1, Side: int(turn.Side) + 1}
	msg := client.OpenReplay{At: d.Number, Place: engine.None, Card: card}
	if gained > 0 { // what was lost is shown before it was, for another choice
		msg.At, msg.From, msg.Plays = d.Number+1, d.Number, true
	}
	return v.replayed(msg, card.Words, card.Gains)
}

// turnOf is the round in which a choice was made, and the side that made it.
func (v reviewView) turnOf(choice int, side int8) string {
	round, head := v.t.Log.Heading(v.t.Kinds, choice)
	if head != nil && side >= 0 && v.t.Kinds.Trick < 0 { // they may decide in the turn of others
		own := *head
		own.Side = side
		head = &own
	}
	return v.heading(round, head)
}

// turns are those in which the decisions of a seat brought it least, and the one in which they
// brought it most; each shows where it begins, for other choices.
func (v reviewView) turns(seat engine.Seat) (list []app.UI) {
	a := v.r.Seats[seat]
	for _, p := range a.Turns {
		key := "review.turn.more"
		if p.Points < 0 {
			key = "review.turn.less"
		}
		words := v.say(key, "count", v.cost(max(p.Points, -p.Points), client.Fine(v.r)))
		wrong := a.Wrong > 0 && (a.Wrong > len(a.Mistakes) || slices.ContainsFunc(a.Mistakes, p.Has))
		if p.Points < 0 && !wrong {
			words += " " + v.say("review.turn.small")
		}
		card := client.Card{Title: v.turnOf(p.To, p.Side), Words: words, Side: int(p.Side) + 1}
		list = append(list, v.replayed(client.OpenReplay{At: p.From, From: p.From, Place: engine.None, Card: card}, "", v.signed(p.Points)))
	}
	return list
}

// parts is into how many a chart divides a point, so that a line is no staircase.
const parts = 10

// course is what the seats could expect through the match: points, or chances in
// hundredths.
func (v reviewView) course(of func(botworker.Outlook) []int, percent bool) *plot {
	p := &plot{title: v.say("review.course"), round: v.say("chart.round")}
	p.figure = func(n int) string { return v.figure(client.Rounded(n * botworker.Grain / parts)) }
	unit := func(n int) int { return n * parts / botworker.Grain }
	if percent {
		p.title = v.say("review.chances")
		p.figure = func(n int) string { return v.say("threats.figure", "percent", n) }
		unit = func(n int) int { return (n + 5) / 10 }
	}
	for seat := range v.r.Seats {
		if seat := engine.Seat(seat); percent || v.game.Counts(seat) {
			p.curves = append(p.curves, curve{name: v.called(seat), colour: v.game.SeatColour(seat)})
			if seat == v.t.OnlyPerson() {
				p.own = len(p.curves)
			}
		}
	}
	for _, o := range v.r.Course {
		round := 0
		if e, _ := v.t.Log.Heading(v.t.Kinds, o.At); e != nil {
			round = int(e.Count)
		}
		p.rounds = append(p.rounds, round)
		i := 0
		for seat, n := range of(o) {
			if percent || v.game.Counts(engine.Seat(seat)) {
				p.curves[i].points = append(p.curves[i].points, unit(n))
				i++
			}
		}
	}
	at := func(choices int) int {
		return slices.IndexFunc(v.r.Course, func(o botworker.Outlook) bool { return o.At == choices })
	}
	for _, m := range v.momentsOf(v.t.OnlyPerson()) {
		if from, to := at(m.From), at(m.To); from >= 0 && to > from {
			p.marks = append(p.marks, span{from, to})
		}
	}
	return p
}

// decisions are the best and the worst of a seat. Better choices are folded away, for those
// who want to find them.
func (v reviewView) decisions(seat engine.Seat) app.UI {
	a := v.r.Seats[seat]
	title := v.say("review.decisions", "player", v.t.Name(v.L, seat))
	if seat == v.t.OnlyPerson() {
		title = v.say("review.decisions.you")
	}
	list := []app.UI{app.H3().Text(title)}
	if !v.game.Counts(seat) { // what they lose the other side wins
		gains := v.say("review.minus", "player", v.called(v.ranked()[0]))
		if v.ranked()[0] == v.t.OnlyPerson() {
			gains = v.say("review.minus.you")
		}
		list = append(list, app.P().Class("muted", "small").Text(gains))
	}
	if turns := v.turns(seat); len(turns) > 0 {
		list = append(append(list, app.P().Body(app.Strong().Text(v.say("review.turns")))), turns...)
	}
	var words []string
	switch {
	case a.Wrong > 0:
		all := a.Errors
		if a.Wrong == len(a.Mistakes) { // a reader who adds the list up comes to the same
			all = 0
			for _, d := range a.Mistakes {
				all += v.shown(d.Points, client.Fine(v.r))
			}
		}
		words = []string{v.say("review.wrong", "count", a.Wrong), v.say("review.cost", "count", v.cost(all, client.Fine(v.r)))}
		if a.Wrong > len(a.Mistakes) {
			words = append(words, v.say("review.worst", "count", len(a.Mistakes)))
		}
	case len(a.Mistakes) > 0:
		words = []string{v.say("review.none"), v.say("review.weak")}
	default:
		words = []string{v.say("review.none")}
	}
	list = append(list, app.P().Body(app.Strong().Text(v.say("review.choices")), app.Text(" "+strings.Join(words, " "))))
	for _, d := range a.Mistakes {
		turn, _, other := client.Other(v.t, d)
		list = append(list,
			v.choice(d, "", -d.Points),
			app.Details().Class("review-better").Body(
				app.Summary().Class("button").Text(v.say("review.better")),
				app.P().Text(v.narrator.Choice(turn, other)),
				v.expects(d, client.Fine(v.r)),
			),
		)
	}
	if d := a.Finest; d != nil && !slices.ContainsFunc(a.Turns, func(p botworker.Turn) bool { return p.Points < 0 && p.Has(*d) }) {
		list = append(list, v.choice(*d, v.say("review.finest"), d.Points))
	}
	list = append(list, v.learn(seat))
	return app.Section().Class("swings").Body(list...)
}

// soFar is the way to the review of a match under way, or why that of a day has none.
func (s retryView) soFar() app.UI {
	under := !s.t.Over() && s.t.Lesson == nil
	return app.Div().Body(
		s.Button(s.say("review.title"), client.OpenDrawer{Drawer: client.ReviewDrawer}).Class("wide").Hidden(!under || !s.t.Reviewable()),
		app.P().Class("muted", "small").Text(s.say("review.daily")).Hidden(!under || s.t.Record.Daily == nil),
	)
}
