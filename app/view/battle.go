package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/engine"

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

// battleView shows battles and their dice.
type battleView struct{ *tableView }

// rest is a battle that begins by itself, with its odds, and waits for the player who rolls; or
// something that is over, before bots go on.
func (s battleView) rest() gameview.Panel {
	t := s.t
	switch t.Rest.Kind {
	case client.AfterScoring:
		if p, ok := s.game.Briefing(); ok {
			return sheetView(s).briefed(p)
		}
		return endView(s).tally()
	case client.AfterTrick:
		return s.trickOver()
	case client.AtMoment:
		return s.moment()
	case client.AfterBattle:
		hint := s.attacked()
		if len(t.Report) == 0 { // else the news may be of what came after the battle
			hint = strings.Join(s.lastLines(2), " ")
		}
		return gameview.Panel{
			Title: s.say("battle.title", "place", s.Place(t.Rest.Place)), Hint: hint,
			Player: t.Viewer, Window: s.game.Window(),
			Buttons: []app.UI{s.Button(s.say("button.continue"), client.EndReplay{}).Class("primary")},
		}
	}
	return gameview.Panel{
		Emblem: s.emblem(t.Turn.Side), Title: s.say("battle.title", "place", s.Place(t.Rest.Place)), Hint: s.say("battle.due"),
		Player: t.Viewer, Window: s.game.Window(), Foot: []app.UI{facetView(s).Preview(t.DueOdds())}, Heard: strings.Join(spokenView(s).foretold([]advice.Preview{t.DueOdds()}, false), " "),
		Buttons: []app.UI{s.Button(s.say("battle.roll"), client.EndReplay{}).Class("primary")},
	}
}

// attacked says with what others have attacked in the battle that is over; "" of an attack of
// one's own.
func (s battleView) attacked() string {
	t := s.t
	if len(t.Report) == 0 || t.User >= 0 && s.SeatOf(t.Report[t.Page].Attacker) == t.User {
		return ""
	}
	var units []string
	b := &t.Report[t.Page]
	for _, u := range client.Attackers(t, b) {
		units = append(units, s.narrator.Units(u.What, u.Count))
	}
	if len(units) == 0 {
		return ""
	}
	return s.say("battle.attacked", "side", s.Side(b.Attacker), "units", s.L.Commas(units))
}

// trickOver is a trick that is over, with its cards, before they are put away.
func (s *tableView) trickOver() gameview.Panel {
	p := gameview.Panel{
		Player: engine.Nobody, Window: s.game.Window(), Rules: s.t.Family.Trick,
		Buttons: []app.UI{s.Button(s.say("button.continue"), client.EndReplay{}).Class("primary")},
	}
	for _, e := range client.LastTrick(s.t) {
		if int(e.Kind) == s.t.Kinds.Trick {
			p.Emblem = s.emblem(e.Side)
			key := "trick.over"
			if s.t.User >= 0 && s.SeatOf(e.Side) == s.t.User {
				key = "trick.over.own"
			}
			p.Title = s.say(key, "side", s.Side(e.Side), "to", s.Place(e.To))
		}
	}
	return p
}

// Report is the battle that was just fought or is under way, round by round.
func (s battleView) Report() app.UI { return s.Reported(s.battle) }

// Reported is a battle as a game draws it. Once it is over a small screen shows its
// end alone, until it is tapped.
func (s battleView) Reported(draw func(b *table.Battle, title, end string) app.UI) app.UI {
	t := s.t
	if len(t.Report) == 0 {
		return app.Div().Class("report").Hidden(true)
	}
	b := &t.Report[t.Page]
	title, end, scores := s.say("battle.title", "place", s.Place(b.Place)), s.ended(b), s.scored(b)
	class := ""
	if b.Over && !t.Unfolded {
		class = "report-folded"
		if s.weighs() {
			class += " report-brief"
		}
	}
	if seat := t.Turn.Seat; b.Over && t.Decides() && s.SeatOf(b.Attacker) != seat && s.SeatOf(b.Defender) != seat {
		class += " report-others"
	}
	if t.RestsAt(client.AfterBattle) && len(t.Report) == 1 && b.Place == t.Rest.Place {
		class += " report-titled" // the sheet names it, and its button puts it away
	}
	return app.Div().Class("report", class).Body(
		s.folded(b, title, end, scores),
		draw(b, title, strings.TrimSpace(end+" "+scores)),
	)
}

// weighs reports whether what is asked has answers of whose consequences the sheet tells:
// they come before a battle that is over.
func (s battleView) weighs() bool {
	t := s.t
	return t.Decides() && t.Live() && !t.Picker.HasPlaces() &&
		slices.ContainsFunc(t.Picker.Buttons(), func(c engine.Choice) bool { return len(t.Consequences(c)) > 0 })
}

// scored says which points a battle that is over has brought; "" before that.
func (s battleView) scored(b *table.Battle) string {
	var words []string
	for _, e := range b.Scores {
		if b.Over {
			words = append(words, s.narrator.Event(e))
		}
	}
	return strings.Join(words, " ")
}

// ended says how a battle that is over has ended; "" before that. Of one that a siege has
// decided it tells the die.
func (s battleView) ended(b *table.Battle) string {
	if !b.Over {
		return ""
	}
	end := s.say("battle.empty", "place", s.Place(b.Place))
	if b.Holder >= 0 {
		key := "battle.holds"
		if b.Holder == b.Attacker {
			key = "battle.takes"
		}
		end = s.say(key, "side", s.Side(b.Holder), "place", s.Place(b.Place))
	}
	if side, to := b.Fled(); to >= 0 {
		end = s.say("battle.fled", "side", s.Side(side), "place", s.Place(to)) + " " + end
	}
	if n := len(b.Sieges); n > 0 && len(b.Clashes) == 0 {
		end = s.narrator.Event(b.Sieges[n-1]) + ". " + end
	}
	return end
}

// elsewhere says how the other battles of the report have ended, at one glance.
func (s battleView) elsewhere() string {
	var list []string
	for i := range s.t.Report {
		if b := &s.t.Report[i]; i != s.t.Page && b.Over {
			list = append(list, s.ended(b))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return s.say("battle.elsewhere", "list", strings.Join(list, " "))
}

// foldedDice is how many dice of a side a folded battle shows; of more, those that hit.
const foldedDice = 10

// folded is a battle in few lines: the dice of each side, which of them hit, what the
// side has lost, and how it ends.
func (s battleView) folded(b *table.Battle, title, end, scores string) app.UI {
	if n := len(s.t.Report); n > 1 { // there are others to be looked at
		title += " " + s.say("battle.page", "number", s.t.Page+1, "count", n)
	}
	own, ownSaid := s.foldedSide(b, b.Attacker)
	others, othersSaid := s.foldedSide(b, b.Defender)
	elsewhere := s.elsewhere()
	return app.Button().Type("button").Class("fold").OnClick(s.Tell(client.OpenReport{})).Body(gameview.Pictured(gameview.Named(title, strings.TrimSpace(s.L.Commas([]string{ownSaid, othersSaid, strings.TrimSpace(end + " " + scores)})+" "+elsewhere)),
		app.Span().Class("fold-title").Text(title),
		own, others,
		app.Span().Class("fold-end").Text(end),
		app.Span().Class("fold-scores").Hidden(scores == "").Text(scores),
		app.Span().Class("fold-elsewhere").Hidden(elsewhere == "").Text(elsewhere),
	)...)
}

// foldedSide is a side of it, seen and said. The dice of a battle of one's own are large.
func (s battleView) foldedSide(b *table.Battle, side int8) (seen app.UI, said string) {
	thrown := 0
	for i := range b.Clashes {
		thrown += len(b.Clashes[i].Of(side))
	}
	var dice []app.UI
	var lost []string
	size := 17
	if s.t.User >= 0 && (s.SeatOf(b.Attacker) == s.t.User || s.SeatOf(b.Defender) == s.t.User) {
		size = 28
	}
	hits, fresh := 0, s.freshClashes(b)
	for i := range b.Clashes {
		c := &b.Clashes[i]
		for _, d := range c.Of(side) {
			least, _ := s.game.Least(b, c, d)
			if least > 0 && d.Face >= least {
				hits++
			} else if thrown > foldedDice {
				continue
			}
			dice = append(dice, s.CastDie(d.Face, least, size, i >= fresh))
		}
	}
	for _, l := range b.Fallen(side) {
		lost = append(lost, s.narrator.Units(l.What, l.Count))
	}
	losses, class := s.say("battle.unharmed"), ""
	if len(lost) > 0 {
		losses, class = s.say("battle.losses", "units", s.L.Commas(lost)), "lost"
	}
	return app.Span().Class("fold-side").Body(
		board.Emblem(s.look, side, 20),
		app.Span().Class("fold-name").Text(s.narrator.Side(side)),
		app.Span().Class("dice").Body(dice...),
		app.Span().Class("fold-lost", class).Text(losses),
	), s.L.Commas([]string{s.narrator.Side(side) + ": " + s.say("battle.hits", "count", hits), losses})
}

// CastDie is a die as it fell; one that hits is filled, one that misses is pale.
func (s battleView) CastDie(face, least, pixels int, fresh bool) app.UI {
	class := "cast"
	switch {
	case least <= 0:
		class = ""
	case face >= least:
		class = "cast cast-hit"
	}
	return app.Span().Class(class).Body(s.Thrown(face, pixels, fresh))
}

// dice are dice at rest.
func (s battleView) dice(dice []table.Die, pixels int) app.UI {
	var list []app.UI
	for _, d := range dice {
		list = append(list, s.Thrown(d.Face, pixels, false))
	}
	return app.Span().Class("dice").Body(list...)
}

func (s battleView) battle(b *table.Battle, title, end string) app.UI {
	var rows []app.UI
	fresh := s.freshClashes(b)
	for i := range b.Clashes {
		c := &b.Clashes[i]
		rows = append(rows, app.Li().Aria("label", s.say("battle.clash", "count", i+1)).Body(
			s.throw(b, c, b.Attacker, i >= fresh), s.throw(b, c, b.Defender, i >= fresh),
		))
	}
	return app.Div().Class("battle").Role("group").Aria("label", title).Body(
		s.BattleHead(b, title),
		app.Div().Class("battle-sides").Body(s.Fighter(b.Attacker), s.Fighter(b.Defender)),
		app.Ol().Class("clashes").Body(rows...),
		app.P().Class("battle-end").Hidden(end == "").Text(end),
	)
}

// BattleHead names a battle, leads to the others of the report, and puts it away.
func (s battleView) BattleHead(b *table.Battle, title string) app.UI {
	t := s.t
	pages := app.Span().Class("pages").Hidden(len(t.Report) < 2).Body(
		s.IconButton(gameview.IconBack, s.say("battle.before"), client.TurnReport{Step: -1}).Disabled(t.Page == 0),
		app.Span().Text(strconv.Itoa(t.Page+1)+"/"+strconv.Itoa(len(t.Report))),
		s.IconButton(gameview.IconNext, s.say("battle.after"), client.TurnReport{Step: 1}).Disabled(t.Page == len(t.Report)-1),
	)
	alone := ""
	if !b.Over && len(t.Report) == 1 { // the question says which it is, where room is short
		alone = "battle-alone"
	}
	return app.Div().Class("battle-head", alone).Body(app.B().Text(title), pages,
		s.IconButton(gameview.IconClose, s.say("button.close"), client.CloseReport{}).Hidden(!b.Over || t.Rest != nil)) // what rests goes by the button of the sheet
}

func (s battleView) Fighter(side int8) app.UI {
	return app.Span().Class("fighter").Body(board.Emblem(s.look, side, 24), app.Span().Text(s.narrator.Side(side)))
}

// throw is what a side rolled and lost in a round.
func (s battleView) throw(b *table.Battle, c *table.Clash, side int8, fresh bool) app.UI {
	dice := c.Of(side)
	bonus, hits := 0, 0
	var seen []app.UI
	var reasons, needs []string
	for _, d := range dice {
		bonus = max(bonus, d.Bonus)
		least, why := s.game.Least(b, c, d)
		if least > 0 && d.Face >= least {
			hits++
		}
		need := strconv.Itoa(least)
		if least < s.game.Sides() { // no face is higher
			need += "+"
		}
		if least > 0 && !slices.Contains(needs, need) {
			needs = append(needs, need)
		}
		if why != "" && !slices.Contains(reasons, why) {
			reasons = append(reasons, why)
		}
		seen = append(seen, s.CastDie(d.Face, least, 22, fresh))
	}
	add := ""
	switch {
	case len(needs) > 0 && bonus > 0:
		add = s.say("battle.need.led", "numbers", strings.Join(needs, " / "), "bonus", bonus)
	case len(needs) > 0:
		add = s.say("battle.need", "numbers", strings.Join(needs, " / "))
	case bonus > 0:
		add = s.say("battle.led", "bonus", bonus)
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
	why := strings.Join(reasons, " ")
	spoken := ""
	if len(dice) > 0 {
		spoken = s.say("battle.dice", "side", s.narrator.Side(side), "dice", faces(dice)) + "; " + s.say("battle.hits", "count", hits)
	}
	return app.Div().Class("throw").Body(
		app.Span().Role("img").Aria("label", spoken).Class("dice", few(len(dice))).Body(seen...),
		app.Small().Class("bonus").Hidden(add == "").Text(add),
		app.Small().Class("why").Hidden(why == "").Text(why),
		app.Small().Class("lost").Hidden(lost == "").Text(lost),
	)
}

// few is the class of so few dice that they are drawn large.
func few(dice int) string {
	if dice > 4 {
		return ""
	}
	return "dice-few"
}
