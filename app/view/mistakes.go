package view

import (
	"slices"
	"strings"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// choice is a button that shows a decision, and what it gained.
func (v reviewView) choice(d botworker.Decision, words string, gained int) app.UI {
	turn, made, _ := client.Other(v.t, d)
	amount := v.signed(gained)
	title := v.turnOf(d.Number, turn.Side)
	if words != "" {
		title = words + " " + title
	}
	card := client.MomentNote{Title: title, Words: sentence(v.narrator.Choice(turn, made)), Gains: amount, Choice: d.Number + 1, Side: int(turn.Side) + 1}
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
		why := ""
		if p.Points < 0 {
			why = v.little(seat, p)
			words += " " + why
		}
		card := client.MomentNote{Title: v.turnOf(p.To, p.Side), Words: words, Side: int(p.Side) + 1}
		list = append(list, v.replayed(client.OpenReplay{At: p.From, From: p.From, Place: engine.None, Card: card}, why, v.signed(p.Points)))
	}
	return list
}

// little says what made a turn bring little: a mistake that is listed, small losses with the
// largest of them, or that there was little to be had.
func (v reviewView) little(seat engine.Seat, p botworker.Turn) string {
	a := v.r.Seats[seat]
	switch {
	case a.Wrong > 0 && slices.ContainsFunc(a.Mistakes, p.Has):
		return v.say("review.turn.wrong")
	case a.Wrong > len(a.Mistakes): // it may have one
		return ""
	}
	worst, sum, said := 0, 0, ""
	for _, s := range v.r.Steps {
		if len(s) > 3 || s[0] <= p.From || s[0] > p.To {
			continue
		}
		if turn, made := client.LastOf(v.t, s[0]); turn.Seat == seat && turn.Side == p.Side {
			if sum += s[2]; s[2] > worst {
				worst = s[2]
				said = v.say("review.turn.small", "cost", v.signed(-worst), "choice", sentence(v.narrator.Choice(turn, made)))
			}
		}
	}
	if sum < -p.Points { // halved, as the turn is told, not even half of it
		return v.say("review.turn.poor")
	}
	return said
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
