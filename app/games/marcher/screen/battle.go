package screen

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/marcher"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// exchange is a part of a battle in which dice are thrown: the siege, missiles,
// melee, or the pursuit.
type exchange struct {
	kind    string // the event that begins it
	round   int    // 1 is the first; 0 for the siege
	siege   []engine.Event
	volleys []volley
	after   []engine.Event // losses and retreats
	fresh   bool           // its dice have just been thrown
}

// volley is the dice of one kind of unit.
type volley struct {
	side, what int8
	need       int // the least face that hits
	faces      []int
}

// exchanges reads the parts of the last battles out of events, of so many of
// them.
func exchanges(lexicon *engine.Lexicon, events []engine.Event, battles int) [][]exchange {
	var list [][]exchange
	fighting := false
	for _, e := range events {
		name := lexicon.Events[e.Kind]
		switch name {
		case "battle":
			list, fighting = append(list, nil), true
			continue
		case "battleEnd":
			fighting = false
		}
		if !fighting {
			continue
		}
		now := &list[len(list)-1]
		last := len(*now) - 1
		switch name {
		case "siege":
			*now = append(*now, exchange{kind: name, siege: []engine.Event{e}})
		case "missile", "melee", "pursuit":
			*now = append(*now, exchange{kind: name, round: roundOf(*now, name)})
		case "siegeWon", "siegeLost":
			if last >= 0 {
				(*now)[last].siege = append((*now)[last].siege, e)
			}
		case "die":
			if last >= 0 {
				(*now)[last].roll(e)
			}
		case "hit", "retreat", "remove":
			if last < 0 { // nobody has thrown a die
				*now, last = append(*now, exchange{}), 0
			}
			(*now)[last].after = append((*now)[last].after, e)
		}
	}
	return list[max(len(list)-battles, 0):]
}

// roundOf is the round of the exchange that follows: missiles begin one, and so
// does a melee where there are none. A pursuit ends one.
func roundOf(before []exchange, kind string) int {
	if len(before) == 0 {
		return 1
	}
	last := before[len(before)-1]
	if kind == "missile" || kind == "melee" && last.kind != "missile" {
		return last.round + 1
	}
	return max(last.round, 1)
}

// roll adds a die to those of its kind.
func (x *exchange) roll(e engine.Event) {
	need := marcher.Strength(e.What) - int(e.Extra)
	n := len(x.volleys)
	if n == 0 || x.volleys[n-1].side != e.Side || x.volleys[n-1].what != e.What {
		x.volleys = append(x.volleys, volley{side: e.Side, what: e.What, need: need})
		n++
	}
	x.volleys[n-1].faces = append(x.volleys[n-1].faces, int(e.Count))
}

// missed reports whether dice were thrown and none hits.
func (x *exchange) missed() bool {
	hits := func(v volley) bool {
		return slices.ContainsFunc(v.faces, func(face int) bool { return face >= v.need })
	}
	return len(x.volleys) > 0 && !slices.ContainsFunc(x.volleys, hits)
}

// Report is the battle that was just fought or is under way, exchange by
// exchange, the last first.
func (f view) Report() app.UI {
	if !f.reports() {
		return app.Div().Class("report").Hidden(true)
	}
	return f.Reported(battleView{f}.fought)
}

// reports reports whether there is anything to tell of the battle on screen: somebody has
// thrown, fallen or gone.
func (f view) reports() bool {
	t := f.Match()
	return len(t.Report) > 0 && (t.Report[t.Page].Over || len(battleView{f}.exchanges()) > 0)
}

// battleView shows a battle volley by volley.
type battleView struct{ view }

func (f battleView) fought(b *table.Battle, title, end string) app.UI {
	list := f.exchanges()
	freshen(list, f.FreshDice())
	var rows []app.UI
	for i := range slices.Backward(list) {
		rows = append(rows, f.exchange(b, &list[i]))
	}
	return app.Div().Class("battle").Role("group").Aria("label", title).Body(
		f.BattleHead(b, title),
		app.Div().Class("battle-sides").Body(f.Fighter(b.Attacker), f.Fighter(b.Defender)),
		app.Ol().Class("clashes", "exchanges").Body(rows...),
		app.P().Class("battle-end").Hidden(end == "").Text(end),
	)
}

// exchanges lists the exchanges of blows of the battle on screen.
func (f battleView) exchanges() []exchange {
	t := f.Match()
	_, shown := t.NewsRange()
	all := exchanges(t.Game().Lexicon(), t.Log.Before(shown), len(t.Report))
	return all[len(all)-len(t.Report)+t.Page]
}

// freshen marks the exchanges of the last dice of so many.
func freshen(list []exchange, dice int) {
	for i := range slices.Backward(list) {
		if dice <= 0 {
			return
		}
		list[i].fresh = true
		for _, v := range list[i].volleys {
			dice -= len(v.faces)
		}
	}
}

// Least is the strength of a unit, as its dice are thrown.
func (view) Least(_ *table.Battle, _ *table.Clash, d table.Die) (int, string) {
	return marcher.Strength(d.What) - d.Bonus, ""
}

// Volleys tells dice by kind of unit, with what hits.
func (f view) Volleys(dice []table.Die) string {
	var x exchange
	for _, d := range dice {
		x.roll(engine.Event{Side: d.Side, What: d.What, Count: int16(d.Face), Extra: int16(d.Bonus)})
	}
	var parts []string
	for _, v := range x.volleys {
		parts = append(parts, f.Say("marcher.battle.volley", "unit", f.Narrator().What(v.what), "count", max(v.need, 1), "dice", figures(v.faces)))
	}
	return strings.Join(parts, "; ")
}

// Added names the leader, the castle and the event that add to a die.
func (f view) Added(b *table.Battle, d table.Die) string {
	now := *b
	now.Over = false
	list := battleView{f}.whyAdded(&now, &exchange{}, d.Side)
	if fell := lostLeader(f, b, d.Side); fell >= 0 {
		list = append([]string{f.Narrator().What(fell)}, list...)
	}
	if len(list) > d.Bonus { // the event, which is last, is for others
		list = list[:d.Bonus]
	}
	if len(list) == 0 {
		return ""
	}
	return text.Capitalize(f.Say("marcher.battle.adds", "count", d.Bonus, "list", f.Language().Commas(list))) + "."
}

// lostLeader is the leader of a side who has fallen in a battle since, or None.
func lostLeader(f view, b *table.Battle, side int8) int8 {
	fell := int8(engine.None)
	for _, e := range f.Match().Log.All() {
		switch kind := int(e.Kind); {
		case kind == f.Match().Kinds.Battle && e.To == b.Place:
			fell = engine.None
		case kind == f.Match().Kinds.Hit && e.From == b.Place && e.Side == side && leader(e.What):
			fell = e.What
		}
	}
	if slices.ContainsFunc(b.Fallen(side), func(l table.Loss) bool { return l.What == fell }) { // before the dice
		return engine.None
	}
	return fell
}

// leader reports whether a kind of pieces is a leader.
func leader(what int8) bool { return what >= marcher.Hugh && what <= marcher.Rhys }

// exchange draws one part: who throws, what each die needs, who falls or goes.
func (f battleView) exchange(b *table.Battle, x *exchange) app.UI {
	if x.kind == "siege" {
		return f.besieged(x)
	}
	title := ""
	if x.kind != "" {
		title = f.Say("marcher.battle."+x.kind, "round", x.round)
	}

	class, head := "", "exchange-title"
	if x.kind == "missile" { // seen beside the melee that follows
		class, head = "exchange-shots", "exchange-head"
	}
	return app.Li().Class(class).Body(
		app.P().Class(head).Hidden(title == "").Text(title),
		f.volleysOf(b, x, b.Attacker),
		f.volleysOf(b, x, b.Defender),
		app.P().Class("exchange-missed").Hidden(!x.missed()).Text(f.Say("marcher.battle.missed")), // else it looks as if nothing had been rolled
	)
}

// besieged is the die of a siege, and its outcome.
func (f battleView) besieged(x *exchange) app.UI {
	roll := x.siege[0]
	words := f.Narrator().Event(roll)
	for _, e := range append(slices.Clone(x.siege[1:]), x.after...) {
		words += ". " + f.Narrator().Event(e)
	}
	return app.Li().Class("exchange-siege").Body(
		app.P().Class("exchange-title").Text(f.Say("marcher.battle.siege")),
		app.P().Body(
			app.Span().Class("dice").Aria("hidden", true).Body(f.CastDie(int(roll.Count), marcher.EnoughToBesiege-int(roll.Extra), 22, x.fresh)),
			app.Text(words),
		),
	)
}

// volleysOf is what one side threw and lost in an exchange.
func (f battleView) volleysOf(b *table.Battle, x *exchange, side int8) app.UI {
	var parts []app.UI
	bonus := 0
	for _, v := range x.volleys {
		if v.side != side {
			continue
		}
		bonus = max(bonus, marcher.Strength(v.what)-v.need)
		said := f.Say("marcher.battle.volley", "unit", f.Narrator().What(v.what), "count", max(v.need, 1), "dice", figures(v.faces))
		dice := []app.UI{
			board.Token(f.Look(), engine.Piece{Side: v.side, What: v.what, Count: 1}, 24),
			app.Small().Text(f.need(v.need)),
		}
		for _, face := range v.faces {
			dice = append(dice, f.CastDie(face, v.need, 22, x.fresh))
		}
		parts = append(parts, app.Span().Class("volley").Role("img").Aria("label", said).Body(dice...))
	}
	if why := f.whyAdded(b, x, side); bonus > 0 && len(why) > 0 {
		parts = append(parts, app.Small().Class("bonus").Text(f.Say("marcher.battle.adds", "count", bonus, "list", f.Language().Commas(why))))
	}
	lost := f.losses(x, side)
	parts = append(parts, app.Small().Class("lost").Hidden(lost == "").Text(lost))
	return app.Div().Class("throw").Body(parts...)
}

// whyAdded names what adds to the dice of a side while a battle is under way: its leader,
// the castle, the event.
func (f battleView) whyAdded(b *table.Battle, x *exchange, side int8) []string {
	if b.Over {
		return nil
	}
	var list []string
	for _, p := range f.Match().Pieces {
		if p.Place == b.Place && p.Side == side && leader(p.What) {
			list = append(list, f.Narrator().What(p.What))
		}
	}
	if x.kind == "pursuit" {
		return list
	}
	if side == b.Defender && f.st.Castle(b.Place) && !f.st.Breached() {
		list = append(list, f.Narrator().What(marcher.Castle))
	}
	if slices.Contains(f.st.InForce(), f.st.Event()) {
		list = append(list, f.Narrator().What(f.st.Event()))
	}
	return list
}

// need is what a die has to show: "4+", and of ten faces no more than all.
func (f battleView) need(least int) string {
	if least > 10 {
		return "–"
	}
	return strconv.Itoa(max(least, 1)) + "+"
}

// figures lists faces of dice.
func figures(faces []int) string {
	list := make([]string, len(faces))
	for i, face := range faces {
		list[i] = strconv.Itoa(face)
	}
	return strings.Join(list, ", ")
}

// losses is who of a side has fallen, and where the rest has gone.
func (f battleView) losses(x *exchange, side int8) string {
	var fallen, gone tally
	to := int8(engine.None)
	for _, e := range x.after {
		switch {
		case e.Side != side:
		case e.To < 0: // a hit, or who may not enter where the others go
			fallen.add(e.What, int(e.Count))
		default:
			gone.add(e.What, int(e.Count))
			to = e.To
		}
	}
	var parts []string
	if len(fallen.kinds) > 0 {
		parts = append(parts, f.Say("battle.losses", "units", marchView(f).mustered(&fallen)))
	}
	if to >= 0 {
		parts = append(parts, f.Say("marcher.battle.retreat", "place", f.Place(to), "units", marchView(f).mustered(&gone)))
	}
	return strings.Join(parts, ". ")
}
