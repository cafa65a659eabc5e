package view

import (
	"strconv"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// faces are dice in figures: "5, 2, 6 + 1".
func faces(dice []table.Die) string {
	var list []string
	for _, d := range dice {
		s := strconv.Itoa(d.Face)
		if d.Bonus != 0 {
			s += " + " + strconv.Itoa(d.Bonus)
		}
		list = append(list, s)
	}
	return strings.Join(list, ", ")
}

// due is a battle that begins by itself, with its odds, and waits for whoever rolls; or
// one that is over, before bots go on.
func (s *seatView) due() gameview.Panel {
	t := s.t
	if t.Replay.Over {
		return gameview.Panel{
			Title: s.say("battle.title", "place", s.place(t.Replay.Place)), Hint: strings.Join(s.told(2), " "),
			Player: t.Viewer, Window: s.game.Window(),
			Buttons: []app.UI{s.button(s.say("button.continue"), client.EndReplay{}).Class("primary")},
		}
	}
	return gameview.Panel{
		Emblem: s.emblem(t.Turn.Side), Title: s.say("battle.title", "place", s.place(t.Replay.Place)), Hint: s.say("battle.due"),
		Player: t.Viewer, Window: s.game.Window(), Middle: []app.UI{s.preview(t.Due())},
		Buttons: []app.UI{s.button(s.say("battle.roll"), client.EndReplay{}).Class("primary")},
	}
}

// report is the battle that was just fought or is under way, round by round.
func (s *seatView) report() app.UI { return s.reported(s.battle) }

// reported is a battle as a game draws it. Once it is over a small screen shows its
// end alone, until it is tapped.
func (s *seatView) reported(draw func(b *table.Battle, title, end string) app.UI) app.UI {
	t := s.t
	if len(t.Report) == 0 {
		return app.Div().Class("report").Hidden(true)
	}
	b := &t.Report[t.Page]
	title, end := s.say("battle.title", "place", s.place(b.Place)), ""
	if b.Over {
		end = s.say("battle.empty", "place", s.place(b.Place))
		if b.Holder >= 0 {
			end = s.say("battle.holds", "side", s.side(b.Holder), "place", s.place(b.Place))
		}
		if side, to := b.Fled(); to >= 0 {
			end = s.say("battle.fled", "side", s.side(side), "place", s.place(to)) + " " + end
		}
	}
	class := ""
	if b.Over && !t.Unfolded {
		class = "report-folded"
	}
	return app.Div().Class("report", class).Body(
		s.folded(b, title, end),
		draw(b, title, end),
	)
}

// folded is a battle in two lines: its last dice and its end.
func (s *seatView) folded(b *table.Battle, title, end string) app.UI {
	var dice []app.UI
	if n := len(b.Clashes); n > 0 {
		c := &b.Clashes[n-1]
		fresh := s.freshClashes(b) < n
		dice = append(dice, s.cast(c.Of(b.Attacker), 17, fresh), app.Span().Class("against"), s.cast(c.Of(b.Defender), 17, fresh))
	}
	if n := len(s.t.Report); n > 1 { // there are others to be looked at
		title += " " + strconv.Itoa(s.t.Page+1) + "/" + strconv.Itoa(n)
	}
	return app.Button().Type("button").Class("fold").OnClick(s.tell(client.OpenReport{})).Body(gameview.Pictured(gameview.Named(title, end),
		app.Span().Class("fold-title").Text(title),
		app.Span().Class("fold-dice").Body(dice...),
		app.Span().Class("fold-end").Text(end),
	)...)
}

// dice are dice at rest.
func (s *seatView) dice(dice []table.Die, pixels int) app.UI { return s.cast(dice, pixels, false) }

// cast are dice, rolling if they are fresh.
func (s *seatView) cast(dice []table.Die, pixels int, fresh bool) app.UI {
	var list []app.UI
	for _, d := range dice {
		list = append(list, s.thrown(d.Face, pixels, fresh))
	}
	return app.Span().Class("dice").Body(list...)
}

func (s *seatView) battle(b *table.Battle, title, end string) app.UI {
	var rows []app.UI
	fresh := s.freshClashes(b)
	for i := range b.Clashes {
		c := &b.Clashes[i]
		rows = append(rows, app.Li().Aria("label", s.say("battle.clash", "count", i+1)).Body(
			s.throw(c, b.Attacker, i >= fresh), s.throw(c, b.Defender, i >= fresh),
		))
	}
	return app.Div().Class("battle").Role("group").Aria("label", title).Body(
		s.battleHead(b, title),
		app.Div().Class("battle-sides").Body(s.fighter(b.Attacker), s.fighter(b.Defender)),
		app.Ol().Class("clashes").Body(rows...),
		app.P().Class("battle-end").Hidden(end == "").Text(end),
	)
}

// battleHead names a battle, leads to the others of the report, and puts it away.
func (s *seatView) battleHead(b *table.Battle, title string) app.UI {
	t := s.t
	pages := app.Span().Class("pages").Hidden(len(t.Report) < 2).Body(
		s.iconButton(gameview.IconBack, s.say("battle.before"), client.TurnReport{Step: -1}).Disabled(t.Page == 0),
		app.Span().Text(strconv.Itoa(t.Page+1)+"/"+strconv.Itoa(len(t.Report))),
		s.iconButton(gameview.IconNext, s.say("battle.after"), client.TurnReport{Step: 1}).Disabled(t.Page == len(t.Report)-1),
	)
	return app.Div().Class("battle-head").Body(app.B().Text(title), pages,
		s.iconButton(gameview.IconClose, s.say("button.close"), client.CloseReport{}).Hidden(!b.Over))
}

func (s *seatView) fighter(side int8) app.UI {
	return app.Span().Class("fighter").Body(board.Emblem(s.look, side, 24), app.Span().Text(s.narrator.Side(side)))
}

// throw is what a side rolled and lost in a round.
func (s *seatView) throw(c *table.Clash, side int8, fresh bool) app.UI {
	dice := c.Of(side)
	bonus := 0
	for _, d := range dice {
		bonus = max(bonus, d.Bonus)
	}
	add := ""
	if bonus > 0 {
		add = "+" + strconv.Itoa(bonus)
	}
	var losses []string
	for _, l := range c.Losses {
		if l.Side == side {
			losses = append(losses, s.narrator.Units(l.What, l.Count))
		}
	}
	lost := ""
	if len(losses) > 0 {
		lost = s.say("battle.losses", "units", s.L.Commas(losses))
	}
	for _, r := range c.Retreats {
		if r.Side == side {
			if lost != "" {
				lost += ". "
			}
			lost += s.narrator.Event(r)
		}
	}
	spoken := s.say("battle.dice", "side", s.narrator.Side(side), "dice", faces(dice))
	if len(dice) == 0 {
		spoken = ""
	}
	return app.Div().Class("throw").Body(
		app.Span().Role("img").Aria("label", spoken).Body(s.cast(dice, 22, fresh)),
		app.Small().Class("bonus").Hidden(add == "").Text(add),
		app.Small().Class("lost").Hidden(lost == "").Text(lost),
	)
}
