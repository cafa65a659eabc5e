package view

import (
	"slices"
	"strconv"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// marksView shows on places how many answers are marked for one Confirm, or how many units
// have gone.
type marksView struct{ *tableView }

// markPlates are the plates of places that are marked for one Confirm: a tick, or how many.
func (s marksView) markPlates() []board.Worth {
	var list []board.Worth
	seen := uint64(0)
	for _, c := range s.t.Marks.List {
		_, place := table.Ends(c)
		if seen>>uint(place)&1 != 0 {
			continue
		}
		seen |= 1 << uint(place)
		words := "✓"
		if n := s.t.Marks.At(place); n > 1 {
			words = "×" + strconv.Itoa(n)
		}
		list = append(list, board.Worth{Place: place, Text: words, Held: true})
	}
	return list
}

// fallen is how many units have just gone without a fight, a plate a place.
func (s marksView) fallen() []board.Worth {
	var list []board.Worth
	gone := map[int8]int{}
	for _, e := range s.t.News {
		if s.t.Game().Lexicon().Events[e.Kind] != "remove" || e.From < 0 || !s.game.Taken(e) {
			continue
		}
		if gone[e.From] == 0 {
			list = append(list, board.Worth{Place: e.From})
		}
		gone[e.From] += int(e.Count)
	}
	for i := range list {
		list[i].Text = "−" + strconv.Itoa(gone[list[i].Place])
	}
	return list
}

// markCount says how many are marked of those there are, and where; before that how many
// may be, or have to be, unless the question says so itself.
func (s marksView) markCount() string {
	k := &s.t.Marks
	switch {
	case len(k.List) > 0:
	case slices.ContainsFunc(s.t.Picker.Buttons(), s.t.EndVerb):
		return s.say("marks.none", "most", k.Most)
	case s.t.Turn.Count > 0, k.Differ():
		return ""
	default:
		return s.say("marks.due", "most", k.Most)
	}
	if k.Differ() {
		var list []string
		for _, c := range k.List {
			_, place := table.Ends(c)
			list = append(list, s.say("marks.at", "what", s.narrator.What(c.What), "place", s.Place(place)))
		}
		return s.say("marks.placed", "list", s.L.Commas(list))
	}
	return s.say("marks.count", "count", len(k.List), "most", k.Most, "places", s.placesOf(k.List))
}

// nextKind reports whether what may be marked next is another piece than the last.
func (s marksView) nextKind() bool {
	k, c := &s.t.Marks, s.t.Picker.All()[0]
	return len(k.List) < k.Most && c.What >= 0 && c.What != k.List[len(k.List)-1].What
}

// markAll is the button that marks every place once, or all but one.
func (s marksView) markAll() app.UI {
	t := s.t
	key := "marks.each"
	if n := t.Marks.Places(t.Picker.All()); t.Marks.Most == n-1 {
		key = "marks.butOne"
	}
	return s.Button(s.say(key), client.MarkAll{}).Class("chip").Hidden(!t.Marks.Each(t.Picker.All()))
}

// confirmMarks is the button that makes what is marked.
func (s marksView) confirmMarks() app.UI {
	k := &s.t.Marks
	label := func(c engine.Choice) string { return s.narrator.Label(s.t.Turn, c) }
	verb, confirm := label(k.List[0]), s.say("button.confirm")
	asked := k.List
	if s.nextKind() {
		asked = append(slices.Clone(asked), s.t.Picker.All()[0])
	}
	if differ := func(c engine.Choice) bool { return label(c) != verb }; slices.ContainsFunc(asked, differ) { // it names the piece
		verb = label(engine.Choice{Verb: k.List[0].Verb, What: engine.None, From: engine.None, To: engine.None, Via: engine.None, Via2: engine.None})
		if slices.ContainsFunc(asked, func(c engine.Choice) bool { return c.Verb != k.List[0].Verb }) {
			verb = confirm
		}
	}
	key := "marks.confirm"
	if len(k.List) < k.Most {
		key = "marks.confirm.some"
	}
	text := s.say(key, "verb", verb, "count", len(k.List), "most", k.Most)
	name := text
	if verb != confirm {
		name = gameview.Named(confirm, text)
	}
	return app.Button().Type("button").ID(client.Confirm).Class("button", "confirm", "primary").Text(text).
		Aria("label", name).Aria("description", s.markCount()).Disabled(!k.Done()).
		OnClick(s.Tell(client.PressPicked{}))
}
