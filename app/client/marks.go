package client

import (
	"slices"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Marks are answers to a question that comes once for each: which areas get an army,
// which forts fall. A tap marks one, and one Confirm makes them all.
type Marks struct {
	List   []engine.Choice
	Most   int  // how many the question takes; below 2 nothing is marked
	differ bool // each answer is about another piece
}

// mostMarks bounds how far a question is followed.
const mostMarks = 40

// MarkAll marks as many answers as there are, each place once.
type MarkAll struct{}

func (MarkAll) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil || !t.Marks.Each(t.Picker.All()) {
		return nil
	}
	t.tidy()
	var list []engine.Choice
	for _, c := range t.Picker.All() {
		if single(c) && !slices.Contains(list, c) && !t.Loses(c) {
			list = append(list, c)
		}
	}
	mark(t, list)
	return m.feel(feltPick)
}

// Places is how many places a list of choices names, one each.
func (k *Marks) Places(legal []engine.Choice) int {
	n := 0
	for _, c := range legal {
		if single(c) {
			n++
		}
	}
	return n
}

// Each reports whether the question takes every place once, or all but one.
func (k *Marks) Each(legal []engine.Choice) bool {
	n := k.Places(legal)
	return !k.differ && k.Most > 1 && n > 1 && n-1 <= k.Most && len(k.List) < min(n, k.Most)
}

// differInPiece reports whether the marks are about different pieces.
func (k *Marks) differInPiece() bool {
	return slices.ContainsFunc(k.List, func(c engine.Choice) bool { return c.What != k.List[0].What })
}

// Differ reports whether each answer is about another piece, which the question names.
func (k *Marks) Differ() bool { return k.differ }

// Done reports whether what is marked can be made: pieces that have to be placed go together.
func (k *Marks) Done() bool { return !k.differ || len(k.List) == k.Most }

// At is how many marks a place has.
func (k *Marks) At(place int8) int {
	n := 0
	for _, c := range k.List {
		if _, to := table.Ends(c); to == place {
			n++
		}
	}
	return n
}

// single reports whether a choice is about one place.
func single(c engine.Choice) bool {
	from, to := table.Ends(c)
	return from < 0 && to >= 0
}

// answers lists the choices about one place each; none where a choice is about more, or
// two about the same.
func answers(legal []engine.Choice) []engine.Choice {
	var list []engine.Choice
	places := uint64(0)
	for _, c := range legal {
		if table.Plain(c) {
			continue
		}
		_, to := table.Ends(c)
		if !single(c) || places>>uint(to)&1 != 0 {
			return nil
		}
		places |= 1 << uint(to)
		list = append(list, c)
	}
	return list
}

// playsOn plays an answer, and reports whether it is asked again, perhaps about another
// piece. Counters that are drawn meanwhile do not change what is asked.
func playsOn(t *Table, s engine.State, asked engine.Turn, c engine.Choice) bool {
	if _, err := s.Play(c); err != nil {
		return false
	}
	for draws(t, s.Turn()) {
		list := s.Legal(nil)
		if len(list) == 0 {
			return false
		}
		if _, err := s.Play(list[0]); err != nil {
			return false
		}
	}
	next := s.Turn()
	list := answers(s.Legal(nil))
	return len(list) > 0 && next.Seat == asked.Seat && next.Kind == asked.Kind && next.Side == asked.Side && next.Place == asked.Place && next.Other == asked.Other
}

// draws reports whether counters are drawn that nobody draws by hand.
func draws(t *Table, turn engine.Turn) bool {
	return turn.Seat == engine.Nature && t.Game().Lexicon().Asks[turn.Kind] == "draw" && t.Header().Dice.Kind != dice.ByHand
}

// marksFrom are no marks yet, and how many answers follow each other from a position on.
func marksFrom(t *Table, s engine.State, asked engine.Turn) (k Marks) {
	piece := int8(engine.None)
	for ; k.Most < mostMarks; k.Most++ {
		list := answers(s.Legal(nil))
		if len(list) == 0 {
			return k
		}
		k.differ = k.differ || k.Most > 0 && list[0].What != piece
		if piece = list[0].What; !playsOn(t, s, asked, list[0]) {
			k.Most++
			return k
		}
	}
	return k
}

// mark marks answers, as far as they are legal one after another, and shows what may
// still be marked. Places that are marked can be tapped to take the mark back.
func mark(t *Table, list []engine.Choice) {
	t.show()
	asked := t.match.Turn()
	s := t.match.State().Clone()
	shown, open := s.Clone(), true
	var marks Marks
	for _, c := range list {
		_, place := table.Ends(c)
		if !open {
			continue
		}
		legal := answers(s.Legal(nil))
		if i := slices.IndexFunc(legal, func(d engine.Choice) bool { _, to := table.Ends(d); return to == place }); i >= 0 {
			c = legal[i] // perhaps of another piece, whose turn it is now
			marks.List = append(marks.List, c)
			if open = playsOn(t, s, asked, c); open {
				shown = s.Clone()
			}
		}
	}
	if len(marks.List) == 0 {
		return
	}
	marks.Most, marks.differ = len(marks.List), t.Marks.differ
	var legal []engine.Choice
	if open {
		marks.Most += marksFrom(t, s.Clone(), asked).Most
		legal = s.Legal(nil)
	}
	for _, c := range marks.List {
		if !slices.Contains(legal, c) {
			legal = append(legal, c)
		}
	}
	t.Marks = marks
	if t.undoable(marks.List[0]) { // what is drawn comes only then
		t.State = shown.View(t.viewer(t.User))
	}
	t.Picker = table.NewPicker(t.Turn, legal)
	t.Picker.ClearForced()
	t.Picker.Avoid(t.Loses, t.Risky)
}

// markPlace marks a place that is tapped, or takes its marks back where it can have no more,
// and reports whether it did. A double tap takes none back.
func markPlace(t *Table, place int8, twice bool) bool {
	if t.Marks.Most < 2 || t.Lesson != nil || t.Picker.To() == place {
		return false
	}
	var here []engine.Choice
	for _, c := range t.Picker.All() {
		if _, to := table.Ends(c); single(c) && to == place {
			here = append(here, c)
		}
	}
	if len(here) == 0 {
		return moveMark(t, place)
	}
	if t.Loses(here[0]) || t.fights(here[0]) {
		return false
	}
	list := append(slices.Clone(t.Marks.List), here[0])
	before := len(t.Marks.List)
	if mark(t, list); twice || len(t.Marks.List) > before {
		return true
	}
	if full := before == t.Marks.Most; full && !slices.Contains(list[:before], here[0]) {
		list = list[1:] // the first gives way
	} else if i := slices.Index(list, here[0]); t.Marks.differInPiece() { // who came after it comes after nobody
		list = list[:i]
	} else {
		list = slices.DeleteFunc(list, func(c engine.Choice) bool { return c == here[0] })
	}
	mark(t, list)
	return true
}

// moveMark moves the last mark that can be at a place instead, where each is about another
// piece and nothing more can be marked there: a leader starts elsewhere after all.
func moveMark(t *Table, place int8) bool {
	if !t.Marks.differ {
		return false
	}
	asked := t.match.Turn()
	for i := range slices.Backward(t.Marks.List) {
		s := t.match.State().Clone()
		for _, c := range t.Marks.List[:i] {
			playsOn(t, s, asked, c)
		}
		for _, c := range answers(s.Legal(nil)) {
			if _, to := table.Ends(c); to == place {
				list := slices.Clone(t.Marks.List)
				list[i] = c
				mark(t, list)
				return true
			}
		}
	}
	return false
}

// confirm makes what is marked, and one choice more where there is one: the end of a
// question that takes more.
func confirm(m *TableScreen, more ...engine.Choice) []Command {
	t := m.Table
	from, asked := t.match.Len(), t.match.Turn()
	for _, c := range append(slices.Clone(t.Marks.List), more...) {
		if now := t.match.Turn(); now.Seat != asked.Seat || now.Kind != asked.Kind {
			break // what was drawn has changed what is asked
		}
		if _, err := t.match.Play(c); err != nil {
			break // what was made before is stored
		}
	}
	t.confirmed = append(t.confirmed, [2]int{from, t.match.Len()})
	return m.changed(nil)
}

// closing is the button that ends the question whose answers are marked, where it takes
// more.
func closing(t *Table) (engine.Choice, bool) {
	buttons := t.Picker.Buttons()
	if len(buttons) != 1 || !t.EndVerb(buttons[0]) {
		return engine.Choice{}, false
	}
	return buttons[0], true
}
