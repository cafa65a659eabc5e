package screen

import (
	"slices"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// account is a step of the upkeep, or what a new round turns up: what it has brought
// to each house.
type account struct {
	title string // the key of its heading
	had   tokens // before it
	rows  []brought
}

// brought is what a step has brought to some houses, to each the same; to none: to
// the board.
type brought struct {
	sides []int8
	what  []string
	lost  bool // a town
}

// upkeep is what the upkeep has brought in events, after others, but for the first, which were told
// before. Those of a trick end the account: it goes on before everybody's eyes.
func (f view) upkeep(before, events []engine.Event, told int) []account {
	var list []account
	var now, had tokens
	lexicon := f.Match().Game().Lexicon()
	for _, e := range before {
		now.add(lexicon.Events[e.Kind], e)
	}
	title, said := "", map[string]bool{}
	for i, e := range events {
		name, scene := lexicon.Events[e.Kind], title
		if scene, ok := f.Match().Family.Moments[name]; ok {
			title = scene.Title
		}
		switch {
		case name == "round":
			title = "brian.upkeep.next"
		case name == "marker" && title == "moment.raid": // a patron without room for a monastery
			title = "moment.church"
		}
		if title != scene {
			had = now
		}
		now.add(name, e)
		words := ""
		if title != "" {
			words = short(f, name, e)
		}
		side := subject(name, e)
		if again := name + string(rune('0'+side)); (name == "flip" || name == "claim" && side >= 0) && words != "" {
			if said[again] {
				words = f.Narrator().Place(e.To) // after the first the place is enough
			}
			said[again] = true
		}
		if words == "" || i < told {
			continue
		}
		if name == "flip" {
			words += unclaimed(f, e, events[i:])
		}
		if n := len(list); n == 0 || list[n-1].title != title {
			list = append(list, account{title: title, had: had})
		}
		list[len(list)-1].add(side, words, name == "incursion")
	}
	if len(list) == 1 && list[0].title == "brian.upkeep.next" { // there was none
		return nil
	}
	for i := range list {
		list[i].merge()
	}
	return list
}

// subject is the house that an event of the upkeep is about, or None.
func subject(name string, e engine.Event) int8 {
	switch {
	case name == "incursion" || name == "spared":
		return e.Other
	case name == "flip", name == "claim" && e.Side >= engine.MaxSeats:
		return engine.None
	}
	return e.Side
}

// add tells a house of something more.
func (a *account) add(side int8, words string, lost bool) {
	for i := range a.rows {
		if r := &a.rows[i]; side < 0 && len(r.sides) == 0 || side >= 0 && slices.Equal(r.sides, []int8{side}) {
			if n := len(r.what); n > 0 && strings.HasSuffix(r.what[n-1], ":") { // what a space brings is behind it
				r.what[n-1] += " " + words
			} else {
				r.what = append(r.what, words)
			}
			r.lost = r.lost || lost
			return
		}
	}
	row := brought{what: []string{words}, lost: lost}
	if side >= 0 {
		row.sides = []int8{side}
	}
	a.rows = append(a.rows, row)
}

// merge puts houses together to which a step has brought the same.
func (a *account) merge() {
	var rows []brought
	for _, r := range a.rows {
		for i, words := range r.what { // the town that a space brings is still to be chosen
			r.what[i] = strings.TrimSuffix(words, ":")
		}
		i := slices.IndexFunc(rows, func(o brought) bool { return len(o.sides) > 0 && len(r.sides) > 0 && slices.Equal(o.what, r.what) })
		if i < 0 {
			rows = append(rows, r)
			continue
		}
		rows[i].sides = append(rows[i].sides, r.sides...)
	}
	a.rows = rows
}

// short is an event of the upkeep in few words, "" for what the others say too.
func short(f view, name string, e engine.Event) string {
	count := int(e.Count)
	signed := func(key string, n int) string {
		return f.Say("brian.upkeep."+key, "count", max(n, -n), "amount", f.Gained(n))
	}
	switch name {
	case "marry", "suitor":
		return f.Narrator().What(e.What)
	case "support", "trade", "spurn", "spared", "marker":
		return f.Say("brian.upkeep." + name)
	case "track":
		return f.Say("brian.upkeep.track", "count", count)
	case "coins", "renown":
		return signed(name, count)
	case "vikings":
		return signed("raiders", count)
	case "spoils":
		return signed("raiders", -count)
	case "blessed":
		return signed("discs", -count)
	case "town":
		return f.Narrator().Place(e.To)
	case "incursion":
		return f.Say("brian.upkeep.lost", "place", f.Narrator().Place(e.To)) + "; " + chose(f, e)
	case "monastery":
		return f.Say("brian.upkeep.monastery", "place", f.Place(e.To))
	case "flip":
		return f.Say("brian.upkeep.flip", "place", f.Narrator().Place(e.To))
	case "claim":
		if e.Side >= 0 && e.Side < engine.MaxSeats {
			return f.Say("brian.upkeep.claim", "place", f.Place(e.To))
		}
		return f.Narrator().Event(e)
	case "scoreMarriage", "scoreSpurn", "scoreSpoils", "scoreChurch":
		return f.Say("changes.points", "count", f.Narrator().Points(count), "points", f.Gained(count))
	case "unwed", "repulsed":
		return f.Narrator().Event(e)
	}
	return ""
}

// chose says who chose the town that the Vikings have taken, and why.
func chose(f view, e engine.Event) string {
	yours := yours(f, e.Side)
	switch {
	case e.Side == e.Other && yours:
		return f.Say("brian.upkeep.chose.yours")
	case e.Side == e.Other:
		return f.Say("brian.upkeep.chose.own")
	case yours:
		return f.Say("brian.upkeep.chose.you")
	}
	return f.Say("brian.upkeep.chose", "side", f.Side(e.Side))
}

// few is how many lines of an upkeep have room above a question.
const few = 2

// Briefing gives an upkeep a page of its own before anything is asked, unless it is
// told in few lines: there is too much of it for a corner of another. Of a round that is
// over it tells all.
func (f view) Briefing() (gameview.Panel, bool) {
	list, fresh, over := f.told()
	if len(list) == 0 || !over && lines(list) <= few {
		return gameview.Panel{}, false
	}
	title, next := "brian.upkeep.title", client.Message(client.Continue{})
	switch {
	case f.Match().Rest != nil:
		next = client.EndReplay{}
	case !over:
		title = "brian.upkeep.begun"
	}
	return gameview.Panel{
		Title: f.Say(title), Player: f.Match().Viewer, Rules: "start.round", Heard: heard(f, fresh),
		Window:  app.Div().Class("briefing").Body(f.accounts(list, true)...),
		Buttons: []app.UI{f.Button(f.Say("button.continue"), next).Class("primary")},
	}, true
}

// told is what the upkeep has brought: all of it where the round is over, else since the
// seat that decides did something; and what of it those who hear it have not heard.
func (f view) told() (list, fresh []account, over bool) {
	all := f.Match().Log.Before(f.Match().LogEnd())
	events := f.Match().EndedRound()
	over = events != nil
	if !over {
		events = f.Match().SinceDecision()
	}
	for i, e := range slices.Backward(events) { // what the round itself turned up is known
		if over && int(e.Kind) == f.Match().Kinds.Turn {
			events = events[i:]
			break
		}
	}
	before, heard := all[:len(all)-len(events)], 0
	if news, known := client.Unheard(f.Match()); known {
		heard = max(len(events)-len(news), 0)
	}
	list = f.upkeep(before, events, 0)
	if fresh = list; heard > 0 {
		fresh = f.upkeep(before, events, heard)
	}
	return list, fresh, over
}

// lines is how many lines tell of some steps.
func lines(list []account) (n int) {
	for _, a := range list {
		n += len(a.rows)
	}
	return n
}

// Brief is what has no page of its own.
func (f view) Brief() app.UI {
	list, _, over := f.told()
	if over || lines(list) > few {
		list = nil
	}
	return app.Div().Class("briefing").Hidden(len(list) == 0).Body(f.accounts(list, false)...)
}

// accounts draws the steps; whole: with what each house had before them.
func (f view) accounts(steps []account, whole bool) (list []app.UI) {
	own := f.holderSide()
	for _, a := range steps {
		var rows []app.UI
		if figures := f.figures(a); whole && figures != nil {
			rows = append(rows, figures)
		}
		for _, r := range a.rows {
			class := ""
			if slices.Contains(r.sides, own) {
				class = "own"
			}
			told := f.Language().Commas(r.what)
			if len(r.sides) == 0 { // it begins the line
				told = text.Capitalize(told)
			}
			what := app.Span().Body(gameview.Lost(told, r.what)...)
			if r.lost {
				what = app.Span().Class("loss").Text(told)
			}
			houses := []app.UI{}
			for _, side := range r.sides {
				houses = append(houses, board.Emblem(f.Look(), side, 18), app.Span().Class("aside").Text(f.Narrator().Side(side)))
			}
			rows = append(rows, app.Li().Class(class).Body(
				app.Span().Class("houses").Hidden(len(houses) == 0).Body(houses...),
				what,
			))
		}
		list = append(list, app.Section().Body(app.H3().Text(f.Say(a.title)), app.Ul().Body(rows...)))
	}
	return list
}

// holderSide is the house of the player who looks, also while others decide; or None.
func (f view) holderSide() int8 {
	for _, score := range f.Match().Standing {
		if score.Side >= 0 && score.Seat == f.Match().User {
			return score.Side
		}
	}
	return engine.None
}

// rowOf is what a step has brought to some houses, as a line.
func rowOf(f view, r brought) string {
	var houses []string
	for _, side := range r.sides {
		house := f.Narrator().Side(side)
		if yours(f, side) {
			house = f.Say("table.self")
		}
		houses = append(houses, house)
	}
	line := f.Language().Commas(r.what)
	if len(houses) == 0 {
		return text.Capitalize(line)
	}
	return f.Language().Commas(houses) + ": " + line
}

// yours reports whether a house is that of the one person of the device.
func yours(f view, side int8) bool {
	return side >= 0 && f.SeatOf(side) == f.Match().OnlyPerson()
}

// heard is the steps for those who hear them, each behind its title.
func heard(f view, steps []account) string {
	var words []string
	for _, a := range steps {
		title := f.Say(a.title)
		if a.title == "brian.upkeep.next" {
			title = roundTitle(f)
		}
		words = append(words, title+".")
		for _, r := range a.rows {
			words = append(words, strings.TrimSuffix(rowOf(f, r), ".")+".")
		}
	}
	return strings.Join(words, " ")
}

// roundTitle is which round of how many begins.
func roundTitle(f view) string {
	key := "brian.upkeep.round"
	if f.st.Round() >= f.st.Rounds() {
		key += ".last"
	}
	return f.Say(key, "round", text.Roman(f.st.Round()), "last", f.st.Rounds())
}

// unclaimed says why nobody takes the claim to a region that is face up, after some events; "" where
// somebody does, or it has gone to the board.
func unclaimed(f view, flip engine.Event, after []engine.Event) string {
	claimed := slices.ContainsFunc(after, func(e engine.Event) bool {
		return f.Match().Game().Lexicon().Events[e.Kind] == "claim" && e.To == flip.To
	})
	if region := int(flip.To - f.regions()); !claimed && region >= 0 {
		claim := f.st.Claim(region)
		key, most := "brian.upkeep.unclaimed", slices.Max(claim.Weights[:])
		if claim.Holder >= 0 || most == 0 {
			return ""
		}
		if vikings := claim.Weights[len(claim.Weights)-1]; vikings == most {
			key += ".vikings"
		}
		return " (" + f.Say(key) + ")"
	}
	return ""
}

// MomentWords is a scene of the upkeep, a line for what it brings to whom, and what was lost.
func (f view) MomentWords(m *table.Moment) (words, lost string) {
	var gains, losses []string
	for _, a := range f.upkeep(nil, m.Events, 0) {
		for _, r := range a.rows {
			line := rowOf(f, r)
			if r.lost {
				losses = append(losses, line)
			} else {
				gains = append(gains, line)
			}
		}
	}
	return strings.Join(gains, "\n"), strings.Join(losses, "\n")
}
