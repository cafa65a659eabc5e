package view

import (
	"slices"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// shares are where the points of a seat came from, as they are told.
type shares struct{ start, luck, own, others int }

// less is the difference to those of another seat.
func (s shares) less(o shares) shares {
	return shares{s.start - o.start, s.luck - o.luck, s.own - o.own, s.others - o.others}
}

// sum is what they make.
func (s shares) sum() int { return s.start + s.luck + s.own + s.others }

// parts divides a seat's score: rounded figures make the score, too.
func (v reviewView) parts(seat engine.Seat) shares {
	a := v.r.Seats[seat]
	s := shares{start: client.Rounded(a.Start), luck: client.Rounded(a.Luck), own: client.Rounded(a.Own)}
	s.others = client.Rounded(a.Final) - s.start - s.luck - s.own
	return s
}

// tenths divides a seat's score in tenths.
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

// accounts is where the points of each seat came from, the winner first: what a row counts is
// above the figures of more than two, who have room side by side then.
func (v reviewView) accounts() app.UI {
	seats := v.ranked()
	var head []app.UI
	above := len(seats) > 2
	if !above {
		head = append(head, app.Td())
	}
	for _, seat := range seats {
		head = append(head, app.Th().Attr("scope", "col").Body(gameview.Swatch(v.game.SeatColour(seat)), app.Text(" "+clipped(v.called(seat)))))
	}
	list := []app.UI{app.THead().Body(app.Tr().Body(head...))}
	row := func(words string, figure func(engine.Seat) string) {
		var cells []app.UI
		for _, seat := range seats {
			cells = append(cells, app.Td().Text(figure(seat)))
		}
		if above {
			list = append(list, app.TBody().Body(
				app.Tr().Body(app.Th().Attr("scope", "rowgroup").ColSpan(len(seats)).Text(words)),
				app.Tr().Body(cells...),
			))
			return
		}
		list = append(list, app.TBody().Body(app.Tr().Body(append([]app.UI{app.Th().Attr("scope", "row").Text(words)}, cells...)...)))
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
	return app.Table().Class("review-parts").Aria("label", v.say("review.accounts")).Body(list...)
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
