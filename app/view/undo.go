package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// undoView offers to take choices back, and tells which were.
type undoView struct{ *tableView }

// undo is the button that says how far it reaches, what it asks to go across, or why it
// does not.
func (s undoView) undo() app.HTMLButton {
	label, far, whole := s.say("button.undo"), s.undone(s.t.Undone()), s.sentence(s.t.Undone())
	if n := len(s.t.Marks.List); n > 0 {
		far, whole = s.say("marks.unmark", "places", s.placesOf(s.t.Marks.List[n-1:])), ""
	}
	may := far != ""
	var msg client.Message = client.Undo{}
	if ends := client.UndoEnds(s.t); !may && ends != "" {
		far = s.say("undo.ends." + ends)
		if client.UndoAsks(s.t) {
			may, far, msg = true, s.say("undo.asks."+ends), client.AskTakeBack{}
		}
	}
	name := label
	if far != "" {
		name = gameview.Named(label, far)
	}
	if strings.TrimSuffix(whole, ".") == far { // heard once
		whole = ""
	}
	return app.Button().Type("button").Class("button", "undo").Aria("label", name).Aria("description", whole).Disabled(!may).
		OnClick(s.Tell(msg), gameview.Scope(msg)).Body(
		app.Span().Text(label+" "), app.Small().Hidden(far == "").Text(far))
}

// sentence is a decision that can be taken back, in full.
func (s undoView) sentence(u client.Undone) string {
	var list []string
	for _, c := range u.Choices {
		list = append(list, s.narrator.Choice(u.Turn, c))
	}
	return strings.TrimSpace(strings.Join(list, " "))
}

// across is the button of the menu that takes back what Undo ends at, with the decision that
// it comes to.
func (s undoView) across() app.HTMLButton {
	t, label, msg := s.t, s.say("button.takeBack"), client.AskTakeBack{}
	last := client.Undone{}
	if t.Drawer == client.MenuDrawer {
		last = client.TakenBack(t)
	}
	which, name := s.undone(last), label
	if len(last.Choices) > 0 && max(last.Choices[0].From, last.Choices[0].To) < 0 { // its name alone says little
		which = strings.TrimSuffix(s.sentence(last), ".")
	}
	if other := client.TakenFrom(t); other >= 0 && t.Drawer == client.MenuDrawer {
		which = s.say("undo.theirs", "player", t.Name(s.L, other))
	}
	if which != "" {
		name = gameview.Named(label, which)
	}
	return app.Button().Type("button").Class("button", "undo").Aria("label", name).
		Hidden(t.ByLink != nil || t.Turn.Over()).Disabled(!t.CanBack || t.Passing || t.Stale).
		OnClick(s.Tell(msg), gameview.Scope(msg)).Body(
		app.Span().Text(label+" "), app.Small().Hidden(which == "").Text(which))
}

// undone says what is taken back, in a few words: the way of a march, the places of
// what was placed or removed, the face of a die.
func (s undoView) undone(u client.Undone) string {
	if len(u.Choices) == 0 {
		return ""
	}
	c := u.Choices[0]
	switch {
	case u.Turn.Seat == engine.Nature && s.VerbName(int(c.Verb)) == "roll":
		return s.say("undo.die", "face", strconv.Itoa(int(c.Count)))
	case c.From >= 0 && c.To >= 0:
		return s.say("undo.march", "from", s.Place(c.From), "to", s.Place(c.To))
	case c.From >= 0 || c.To >= 0:
		return s.say("undo.place", "verb", s.narrator.Label(u.Turn, c), "places", s.placesOf(u.Choices))
	}
	return s.narrator.Label(u.Turn, c)
}

// placesOf lists the places of choices about one place each, once.
func (s *tableView) placesOf(list []engine.Choice) string {
	var names []string
	counted := map[int8]int{}
	var order []int8
	for _, c := range list {
		place := max(c.From, c.To)
		if counted[place]++; counted[place] == 1 {
			order = append(order, place)
		}
	}
	for _, place := range order {
		name := s.narrator.Place(place)
		if n := counted[place]; n > 1 {
			name += " ×" + strconv.Itoa(n)
		}
		names = append(names, name)
	}
	return s.L.Commas(names)
}

// since is what has changed since the same question was asked: the last of the news, ""
// where the question is new, or about a hand that shows it.
func (s undoView) since() string {
	if !client.SameQuestion(s.t) || s.t.Lesson != nil || s.t.Picker.HandPicks > 0 {
		return ""
	}
	if words := s.party(); words != "" {
		return words
	}
	return strings.Join(s.lastLines(1), "")
}

// party names all who went together in the last of the news; "" where one kind did, or none.
func (s undoView) party() string {
	march := slices.Index(s.t.Game().Lexicon().Events, "march")
	last := engine.Event{}
	var units []string
	for _, e := range slices.Backward(s.t.News) {
		if int(e.Kind) != march || len(units) > 0 && (e.From != last.From || e.To != last.To) {
			break
		}
		last, units = e, append(units, s.narrator.Units(e.What, int(e.Count)))
	}
	if len(units) < 2 {
		return ""
	}
	slices.Reverse(units)
	return s.say("event.march", "side", s.Side(last.Side), "units", s.L.And(units), "from", s.Place(last.From), "to", s.Place(last.To))
}
