package view

import (
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// verifyView shows what can be verified about a match.
type verifyView struct{ *tableView }

// draw shows the drawer that checks the dice: the verdict, what it rests on, how
// the dice fell, and every roll.
func (s verifyView) draw() app.UI {
	r, err := s.t.Verify()
	if err != nil {
		return app.P().Class("trouble").Text(s.say("app.error"))
	}
	header := s.t.Header()
	audit := s.t.Audit()
	label, tier := termsView{s.View}.diceWords(s.t.Game(), r.Dice.Kind, s.t.ByLink != nil, header.HiddenHands)
	class := "verdict"
	if !r.Sound() || audit.Cheat != nil {
		class = "verdict-wrong"
	}
	return app.Div().Class("menu", "verify").Body(
		app.P().Class("verdict", class).Role("status").Text(s.verdict(r, audit)),
		app.H3().Text(s.say("verify.how")),
		app.P().Body(app.Strong().Text(label+". "), app.Text(tier)),
		termsView{s.View}.hands(s.t.Game(), header),
		s.audited(audit),
		app.H3().Text(s.say("verify.knows")),
		s.knows(),
		s.spread(r),
		s.chains(r),
		s.ordered(r),
		s.rolls(r),
	)
}

// verdict says in a sentence whether all is right, or what is wrong first.
func (s verifyView) verdict(r match.Report, audit client.Audit) string {
	if audit.Cheat != nil {
		return byLinkView(s).cheated(audit.Cheat)
	}
	if r.Broken >= 0 {
		return s.say("verify.broken", "number", r.Broken+1)
	}
	if r.Dice.Kind.Tokens() {
		for seat, l := range r.Seats {
			if l.Possessions > 0 && !l.Chained {
				return s.say("verify.unchained", "player", s.t.Name(s.L, engine.Seat(seat)))
			}
		}
	}
	for _, d := range r.Ordered {
		if d.Binding && !d.Follows {
			return s.say("verify.disobeyed", "number", d.Number+1, "player", s.t.Name(s.L, d.Seat))
		}
	}
	switch {
	case audit.Rounds > 0 && len(r.Rolls) == 0:
		return s.say("verify.choices")
	case r.Dice.Kind == dice.ByHand:
		return s.say("verify.byHand")
	case len(r.Rolls) == 0:
		return s.say("verify.nothing")
	}
	return s.say("verify.sound", "count", len(r.Rolls))
}

// audited says of which rounds the hidden hands were audited.
func (s verifyView) audited(a client.Audit) app.UI {
	open, course := "", ""
	if a.Open > 0 {
		open = s.say("verify.hands.open", "count", a.Open)
	}
	if n := a.Rounds - a.Open; n > 0 {
		course = s.say("verify.hands.course", "count", n)
	}
	return app.Section().Class("menu").Hidden(a.Rounds == 0).Body(
		app.H3().Text(s.say("verify.hands")),
		app.P().Class("muted", "small").Text(s.say("verify.hands.hint")),
		app.P().Hidden(open == "").Text(open),
		app.P().Hidden(course == "").Text(course),
	)
}

// knows says what this device can tell, and what it cannot.
func (s verifyView) knows() app.UI {
	post, watch := s.t.ByLink, ""
	if post == nil {
		key := "verify.knows.device"
		if s.t.Header().Dice.Kind == dice.ByHand {
			key = "about.dice.hand"
		}
		return app.P().Text(s.say(key))
	}
	if len(post.Mine) == 0 {
		watch = s.say("verify.knows.watch")
	}
	return app.Div().Class("menu").Body(
		app.P().Text(s.say("verify.knows.link")),
		app.P().Hidden(watch == "").Text(watch),
	)
}

// spread is how often each face of the dice came up, by player.
func (s verifyView) spread(r match.Report) app.UI {
	var charts []app.UI
	for seat, l := range r.Seats {
		total := 0
		for _, n := range l.Faces {
			total += n
		}
		if total > 0 {
			charts = append(charts, s.faceChart(engine.Seat(seat), l, total))
		}
	}
	return app.Section().Class("menu").Hidden(len(charts) == 0).Body(
		app.H3().Text(s.say("verify.spread")),
		app.Div().Class("spreads").Body(charts...),
	)
}

// faceChart is the faces of one player's dice as bars.
func (s verifyView) faceChart(seat engine.Seat, l match.Ledger, total int) app.UI {
	bars, told := s.spreadBars(l.Faces[:], func(face int) app.UI { return app.Raw(s.game.Die(face, 20)) })
	said := s.say("verify.uneven", "count", l.OneIn)
	switch l.OneIn {
	case 0:
		said = s.say("verify.few")
	case 1:
		said = s.say("verify.ordinary")
	}
	name := s.t.Name(s.L, seat)
	return app.Figure().Class("spread").Body(
		app.FigCaption().Body(gameview.Swatch(s.game.SeatColour(seat)), app.Strong().Text(name), app.Small().Class("muted").Text(said)),
		app.Div().Class("spread-bars").Role("img").
			Aria("label", s.say("verify.faces", "player", name, "count", total, "faces", s.L.Commas(told))).Body(bars...),
	)
}

// chains are the secret numbers of the seats, as far as they were shown.
func (s verifyView) chains(r match.Report) app.UI {
	var items []app.UI
	for seat, l := range r.Seats {
		if !r.Dice.Kind.Tokens() || l.Possessions == 0 || !l.Chained {
			continue
		}
		items = append(items, app.Li().Body(
			gameview.Swatch(s.game.SeatColour(engine.Seat(seat))), app.Strong().Text(s.t.Name(s.L, engine.Seat(seat))),
			app.P().Class("small").Text(s.say("verify.chain", "number", l.Possessions, "newest", short(l.Newest), "first", short(l.Commitment))),
		))
	}
	return app.Section().Class("menu").Hidden(len(items) == 0).Body(
		app.H3().Text(s.say("verify.chains")),
		app.P().Class("muted", "small").Text(s.say("verify.chains.hint")),
		app.Ul().Class("chains").Body(items...),
	)
}

// short is the beginning of a token, by which people tell it from others.
func short(t dice.Token) string { return hex.EncodeToString(t[:4]) }

// ordered are the choices by standing orders, the newest first.
func (s verifyView) ordered(r match.Report) app.UI {
	var items []app.UI
	for i := len(r.Ordered) - 1; i >= 0; i-- {
		d := r.Ordered[i]
		words := s.say("verify.follows")
		switch {
		case !d.Binding:
			words = s.say("verify.unbound")
		case !d.Follows:
			words = s.say("verify.disobeyed", "number", d.Number+1, "player", s.t.Name(s.L, d.Seat))
		}
		items = append(items, app.Li().Body(
			app.Span().Class("roll-place").Text(s.say("verify.place", "number", d.Number+1)),
			app.Text(" "+s.t.Name(s.L, d.Seat)+": "+words),
		))
	}
	return app.Details().Hidden(len(items) == 0).Body(
		app.Summary().Text(s.say("verify.ordered")),
		app.Ul().Class("small").Body(items...),
	)
}

// rolls are all rolls, the newest round first; earlier ones on demand, as in
// the log.
func (s verifyView) rolls(r match.Report) app.UI {
	var items []app.UI
	rounds, last, more := 0, -1, false
	for end := len(r.Rolls); end > 0; {
		begin := end - 1
		for begin > 0 && together(r.Rolls[begin-1], r.Rolls[end-1]) {
			begin--
		}
		if r.Rolls[begin].Round != last {
			if rounds == s.t.Rounds {
				more = true
				break
			}
			rounds, last = rounds+1, r.Rolls[begin].Round
		}
		items = append(items, s.roll(r.Rolls[begin:end]))
		end = begin
	}
	return app.Section().Class("menu").Hidden(len(items) == 0).Body(
		app.H3().Text(s.say("verify.rolls")),
		app.P().Class("muted", "small").Hidden(!r.Dice.Kind.Tokens()).Text(s.say("verify.rolls.hint")),
		app.Ul().Class("rolls").Body(items...),
		s.Button(s.say("log.more"), client.MoreLog{}).Class("wide").Hidden(!more),
	)
}

// together reports whether two rolls are for one thing: they are shown in a row.
func together(a, b match.Roll) bool {
	return a.Round == b.Round && a.Holder == b.Holder && a.Choices == b.Choices && a.Turn.Kind == b.Turn.Kind &&
		a.Turn.Side == b.Turn.Side && a.Turn.Place == b.Turn.Place && a.Turn.Roller == b.Turn.Roller
}

// roll is rolls for one thing: where in the log, what for, what fell, and what
// it came from.
func (s verifyView) roll(rolls []match.Roll) app.UI {
	first := rolls[0]
	var fell []app.UI
	var spoken []string
	for _, r := range rolls {
		picture, words := s.fell(r)
		spoken = append(spoken, words)
		if picture == "" {
			fell = append(fell, app.Span().Class("small").Text(words))
		} else {
			fell = append(fell, app.Raw(picture))
		}
	}
	if _, words := s.fell(first); len(rolls) > 1 && words == s.say("verify.hidden") {
		fell, spoken = fell[:1], spoken[:1]
	}
	from := ""
	if first.Holder >= 0 {
		parts := []string{s.say("verify.had", "player", s.t.Name(s.L, first.Holder))}
		for seat, n := range first.Tokens {
			if n >= 0 {
				parts = append(parts, s.say("verify.token", "player", s.t.Name(s.L, engine.Seat(seat)), "number", n))
			}
		}
		from = strings.Join(parts, " · ")
	}
	place := s.say("verify.place", "number", first.Number+1)
	if n := len(rolls); n > 1 {
		place = s.say("verify.place", "number", fmt.Sprintf("%d–%d", first.Number+1, rolls[n-1].Number+1))
	}
	return app.Li().Class("roll").Body(
		app.Span().Class("roll-place").Text(place),
		app.Span().Text(s.narrator.Title(first.Turn)),
		app.Span().Class("dice").Role("img").Aria("label", s.L.Commas(spoken)).Body(fell...),
		app.Small().Class("muted").Hidden(from == "").Text(from),
	)
}

// fell is what a roll shows, as a picture where it is a die, and in words. Cards that are
// dealt may be secret: only dice are told, and what was turned up for all.
func (s verifyView) fell(r match.Roll) (picture, words string) {
	switch {
	case s.VerbName(int(r.Choice.Verb)) == "roll":
		if n := int(r.Choice.Count); r.Choices <= 10 {
			return s.game.Die(n, 22), strconv.Itoa(n)
		}
		return "", s.say("verify.outOf", "number", int(r.Choice.Count), "count", r.Choices)
	case client.Hides(s.t.Game()) && s.game.Secret(r.Turn):
		return "", s.say("verify.hidden")
	}
	return "", s.narrator.Choice(r.Turn, r.Choice)
}
