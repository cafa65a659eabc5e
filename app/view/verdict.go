package view

import (
	"slices"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

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
	if end := (endView{v.tableView}); !end.all() { // the points of one side decide: by what it took
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

// ends are the winner and, where it is another, the person; else the second, or nobody.
// Of partners, who have the same points, it knows one.
func (v reviewView) ends(person engine.Seat) (first, second engine.Seat) {
	sides := courseView{v.tableView}.sides()
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
