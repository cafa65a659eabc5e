package bot

import (
	"slices"

	"bretwalda/engine"
)

// plan is the choices of a seat until it has no more to decide.
type plan struct {
	choices []engine.Choice
	worth   int // of the position after the last of them, before anything follows
	lean    leaning
}

// leaning is a taste for places: how much more than its worth a choice that goes there
// seems worth.
type leaning [128]int16

// longest is the most choices of a plan: no turn of a sensible player has more.
const longest = 100

// patience is after how many plans in a row that are not better a level makes no
// more.
var patience = [Levels]int{Medium: 20, Hard: 60, Expert: 150}

// option is a choice with what it gains at once.
type option struct {
	engine.Choice
	gain  int
	grade grade
	whim  int // added by carelessness
}

// grade is how well the gain of an option is known.
type grade uint8

const (
	unknown grade = iota
	guessed       // from the position before
	known
)

// greedy makes a plan of choices each of which is the best at once, by the judgement of
// the position after it and by a leaning. The careless err by up to so much in each.
func (t *thinker) greedy(root engine.State, lean *leaning, careless int) plan {
	return t.goOn(root.Clone(), lean, careless)
}

// goOn makes such a plan and leaves the position where it leads.
func (t *thinker) goOn(s engine.State, lean *leaning, careless int) plan {
	t.nodes++
	p := plan{lean: *lean}
	worth := t.worth
	options, old := append([]option(nil), t.opening(s, worth)...), []option(nil)
	for {
		best := t.best(s, worth, options, lean, careless)
		worth += best.gain
		p.choices = append(p.choices, best.Choice)
		if _, err := s.Play(best.Choice); err != nil || s.Turn().Seat != t.seat || len(p.choices) == longest || t.interrupted() {
			break
		}
		old, options = options, t.reconsider(s, old[:0], options, best.Choice)
	}
	p.worth = worth
	return p
}

// opening looks, once, at the choices of the root position: at all of them, or at
// those that seem best in memory.
func (t *thinker) opening(root engine.State, worth int) []option {
	if t.first != nil {
		return t.first
	}
	t.list = t.choices(root)
	for _, c := range t.list {
		t.first = append(t.first, option{Choice: c})
	}
	if t.memory != nil && len(t.first) >= 2*recalled {
		turn := root.Turn()
		at := asked{turn.Seat, turn.Side, turn.Kind}
		t.recall(t.memory[at])
		t.memory[at] = t.first
	}
	for i := range t.first {
		if o := &t.first[i]; o.grade == unknown {
			o.gain, o.grade = t.after(root, o.Choice)-worth, known
		}
	}
	return t.first
}

// choices lists the legal choices, but for those that the patient leave for later.
func (t *thinker) choices(s engine.State) []engine.Choice {
	list := s.Legal(t.list[:0])
	if h, ok := s.(Hasty); ok && t.task.Patient {
		list = slices.DeleteFunc(list, h.Hastens)
	}
	return list
}

// memory holds the gains of choices when they were looked at last.
type memory map[asked][]option

// asked identifies a question: its seat, kind and side.
type asked struct {
	seat engine.Seat
	side int8
	kind uint8
}

// recalled is how many of the choices that seemed best are looked at again.
const recalled = 12

// recall guesses what the first choices gain from what they gained before, but
// for those that seemed the best.
func (t *thinker) recall(before []option) {
	var gains []int
	from := 0
	for k := range t.first {
		o := &t.first[k]
		for i := from; i < len(before); i++ {
			if before[i].Choice == o.Choice {
				o.gain, o.grade, from = before[i].gain, guessed, i+1
				gains = append(gains, o.gain)
				break
			}
		}
	}
	slices.Sort(gains)
	least := gains[max(0, len(gains)-recalled):]
	for k := range t.first {
		if o := &t.first[k]; o.grade == guessed && o.gain >= least[0] {
			o.grade = unknown
		}
	}
}

// reconsider lists the options after a choice was made. The gain of a choice hardly
// changes with a choice that touches none of its places, so its old gain is a good
// guess.
func (t *thinker) reconsider(s engine.State, options, before []option, made engine.Choice) []option {
	t.list = t.choices(s)
	from := 0
	for _, c := range t.list {
		o := option{Choice: c}
		if !touches(c, made) {
			for i := from; i < len(before); i++ {
				if before[i].Choice == c {
					o.gain, o.grade, from = before[i].gain, guessed, i+1
					break
				}
			}
		}
		options = append(options, o)
	}
	return options
}

// touches reports whether two choices have a place in common. One without any
// place may touch everything.
func touches(c, d engine.Choice) bool {
	none := true
	for _, p := range [...]int8{c.From, c.To, c.Via, c.Via2} {
		if p == engine.None {
			continue
		}
		none = false
		if p == d.From || p == d.To || p == d.Via || p == d.Via2 {
			return true
		}
	}
	return none
}

// best is the option that seems the best; its gain is known.
func (t *thinker) best(s engine.State, worth int, options []option, lean *leaning, careless int) option {
	options = t.seen(options)
	for i := range options {
		if i > 0 && t.interrupted() {
			options = options[:i]
			break
		}
		o := &options[i]
		if o.grade == unknown {
			o.gain, o.grade = t.after(s, o.Choice)-worth, known
		}
		if careless > 0 {
			o.whim = t.draw(careless)
		}
	}
	for {
		best, most := 0, 0
		for i := range options {
			o := &options[i]
			v := o.gain + o.whim
			if o.To >= 0 {
				v += int(lean[o.To])
			}
			if i == 0 || v > most {
				best, most = i, v
			}
		}
		o := &options[best]
		if o.grade == known {
			return t.plainest(s, worth, options, *o)
		}
		o.gain, o.grade = t.after(s, o.Choice)-worth, known
	}
}

// plainest is the first of the options that do the same by another way and gain as
// much: lists have the shortest way first.
func (t *thinker) plainest(s engine.State, worth int, options []option, best option) option {
	if best.Via == engine.None && best.Via2 == engine.None {
		return best
	}
	for i := range options {
		o := &options[i]
		if o.Choice == best.Choice {
			break
		}
		same := o.Choice
		if same.Via, same.Via2 = best.Via, best.Via2; same != best.Choice {
			continue
		}
		if o.grade != known {
			o.gain, o.grade = t.after(s, o.Choice)-worth, known
		}
		if o.gain >= best.gain {
			return *o
		}
	}
	return best
}

// seen is the options that are considered: all of them if none qualifies.
func (t *thinker) seen(options []option) []option {
	if t.oversight == 0 {
		return options
	}
	var list []option
	for _, o := range options {
		if !t.overlooks(o.Choice) {
			list = append(list, o)
		}
	}
	if len(list) == 0 {
		return options
	}
	return list
}

// improve varies the best plan's leaning until that has long been in vain.
func (t *thinker) improve(root engine.State, level Level) plan {
	best := t.greedy(root, &leaning{}, 0)
	t.keep(best)
	places := t.ends(root)
	if len(places) < 2 {
		return best
	}
	for vain := 0; vain < patience[level] && !t.enough(); vain++ {
		lean := best.lean
		for range 1 + t.draw(3) {
			at := places[t.draw(len(places))]
			lean[at] = int16((t.draw(9) - 4) * Grain)
		}
		p := t.greedy(root, &lean, 0)
		t.keep(p)
		if p.worth > best.worth {
			best, vain = p, 0
		}
	}
	return best
}

// ends lists the places to which the choices of a position lead.
func (t *thinker) ends(s engine.State) []int8 {
	var seen [128]bool
	var places []int8
	for _, c := range s.Legal(nil) {
		if c.To >= 0 && !seen[c.To] {
			seen[c.To] = true
			places = append(places, c.To)
		}
	}
	return places
}
