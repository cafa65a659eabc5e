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
		card := client.MomentNote{Title: strconv.Itoa(i + 1)}
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
