package client

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/app/table"
	"bretwalda/engine"
)

// Party is all that goes from one place to another in one gesture: some of each kind,
// each of which is a choice of its own to the rules.
type Party struct {
	Members    []Member
	Warning    advice.Warning // of what the party gives up
	Made       bool           // it has gone, and may still be changed
	way        engine.Choice  // one of its choices: the verb and the places
	choices    []engine.Choice
	last       advice.Context // before the last of them
	repeatable bool           // the same seat is asked the same then, so that it can be changed
	forced     bool           // nobody may go without giving something up
	several    bool           // answers to questions of a kind, one after the other
}

// Member is one kind of a party, or a leader.
type Member struct {
	What        int8
	Most, Count int
	Independent bool // they may go without others
	usual       int  // go unless the player says otherwise
}

// Count is how many go.
func (p *Party) Count() int {
	n := 0
	for _, m := range p.Members {
		n += m.Count
	}
	return n
}

// Ends are the places between which it goes.
func (p *Party) Ends() (from, to int8) { return p.way.From, p.way.To }

// OnlyKind reports whether nobody goes but some of a kind.
func (p *Party) OnlyKind(what int8) bool {
	return !slices.ContainsFunc(p.Members, func(m Member) bool { return (m.Count > 0) != (m.What == what) })
}

// Is reports whether so much of it goes as a portion says.
func (p *Party) Is(portion Portion) bool {
	for i, count := range p.portion(portion) {
		if p.Members[i].Count != count {
			return false
		}
	}
	return true
}

// Portion is how much of a party goes.
type Portion uint8

// The portions are all, all but a garrison, the greater half of each kind, and a single
// counter: in the order of the words for a number.
const (
	Whole Portion = iota
	Spared
	Half
	Single
)

// portion is how many of each member go.
func (p *Party) portion(portion Portion) []int {
	list := make([]int, len(p.Members))
	for i, m := range p.Members {
		switch portion {
		case Spared:
			list[i] = m.usual
		case Whole:
			list[i] = m.Most
		case Half:
			list[i] = (m.Most + 1) / 2
		case Single:
			list[i] = max(1-i, 0)
		}
	}
	return list
}

// Portions lists those that differ in more than who leads: a leader has a switch of their
// own.
func (p *Party) Portions() []Portion {
	var list []Portion
	var seen [][]int
	led := func(portion Portion) (counts []int) {
		for i, count := range p.portion(portion) {
			if p.Members[i].Independent {
				counts = append(counts, count)
			}
		}
		return counts
	}
	for portion := Whole; portion <= Single; portion++ {
		counts := led(portion)
		if slices.ContainsFunc(seen, func(c []int) bool { return slices.Equal(c, counts) }) {
			continue
		}
		list, seen = append(list, portion), append(seen, counts)
	}
	return list
}

// muster is the party that is being picked, and what has just gone.
type muster struct {
	marched *Marched      // the march just made, which can be changed
	again   *table.Picker // picked once more, of a march that has been taken back

	party    *Party   // that is being picked; nil: to be assembled anew
	from, to int8     // between which it goes
	wished   []Member // the numbers that the person has set
	lifted   int8     // the kind that was taken hold of, or None
	waits    bool     // what is wished now sends nobody off
	keyed    bool     // the last place was picked by keys, which play nothing unread
	gone     *Party   // that has just gone
	log      [2]int   // where its choices are in the log: from, to
}

// SetMember has so many of a kind go along; OnlyMember has a kind go alone, and
// SetPortion a part of all.
type (
	OnlyMember struct{ What int8 }
	SetMember  struct {
		What  int8
		Count int
	}
	SetPortion struct{ Portion Portion }
)

func (msg SetMember) Apply(m *Model) []Command {
	if t := m.beginDecision(); t != nil { // a leader's switch sends nobody off by itself
		if p := PartyOf(t); p != nil && !p.Made {
			way := p.way
			way.What = msg.What
			t.muster.waits = t.advisor.Stays(t.adviceContext(), way)
		}
	}
	return wish(&m.TableScreen, func(p *Party) []Member {
		list := slices.Clone(p.Members)
		for i := range list {
			if list[i].What == msg.What {
				list[i].Count = msg.Count
			}
		}
		return list
	})
}

func (msg OnlyMember) Apply(m *Model) []Command {
	return wish(&m.TableScreen, func(p *Party) []Member { return p.without(msg.What) })
}

// has reports whether some of a kind may go.
func (p *Party) has(what int8) bool {
	return slices.ContainsFunc(p.Members, func(m Member) bool { return m.What == what })
}

// without is the wish that nobody goes but some of a kind.
func (p *Party) without(what int8) (list []Member) {
	for _, of := range p.Members {
		if of.Count = 0; of.What != what {
			list = append(list, of)
		}
	}
	return list
}

func (msg SetPortion) Apply(m *Model) []Command {
	return wish(&m.TableScreen, func(p *Party) (list []Member) {
		for i, count := range p.portion(msg.Portion) {
			of := p.Members[i]
			if of.Count = count; msg.Portion != Spared {
				list = append(list, of)
			}
		}
		return list
	})
}

// wish settles how many of each kind go along; of kinds that are not named as many go
// as usual. A party that has gone goes again.
func wish(m *TableScreen, of func(*Party) []Member) []Command {
	t := m.beginDecision()
	if t == nil {
		return nil
	}
	p := PartyOf(t)
	if p == nil {
		return nil
	}
	w := &t.muster
	w.wished, w.party = of(p), nil
	if !p.Made {
		held := w.waits
		w.waits = false
		if next := PartyOf(t); t.Picker.Aimed() && !held && !w.keyed && next.goesAtOnce() { // it gives nothing up any more
			return together(m, next, false)
		}
		return nil
	}
	s, err := backTo(t, w.log[0])
	if err != nil {
		return m.changed(err)
	}
	return m.changed(send(t, assemble(t.advisor, s, p.way, w.wished)))
}

// redirect sends a party that has just gone to another place instead, where it could have gone
// there and nothing else can be picked there; false where that is not so.
func redirect(m *TableScreen, to int8) (commands []Command, ok bool) {
	t := m.Table
	p, w := PartyOf(t), &t.muster
	if p == nil || !p.Made || p.way.To == to || (t.Picker.Origins()|t.Picker.Targets())>>uint(to)&1 != 0 {
		return nil, false
	}
	legal := t.match.Replay(w.log[0]).Legal(nil)
	i := slices.IndexFunc(legal, func(c engine.Choice) bool { return c.Verb == p.way.Verb && c.From == p.way.From && c.To == to })
	if i < 0 {
		return nil, false
	}
	s, err := backTo(t, w.log[0])
	if err != nil {
		return m.changed(err), true
	}
	t.tidy()
	if next := assemble(t.advisor, s, legal[i], nil); next.goesAtOnce() {
		return m.changed(send(t, next)), true
	}
	picked := table.NewPicker(s.Turn, legal) // it gives something up
	picked.Lift(p.way.From)
	picked.Drop(to)
	w.gone, w.party, w.again = nil, nil, &picked
	return m.changed(nil), true
}

// PartyOf is who goes between the places that are picked, or, where nothing is picked,
// who has just gone; nil elsewhere, and while a hint names a choice. Unless the player
// says otherwise all go but those whose march would give something up.
func PartyOf(t *Table) *Party {
	c, complete := t.Picker.Choice()
	w := &t.muster
	if t.Lesson != nil && !t.Lesson.Awaits() || t.Hint != nil || t.Turn.Seat < 0 || !t.Live() || !t.advisor.Follows(t.adviceContext().Ask()) {
		return nil
	}
	if t.Picker.From() < 0 && t.Picker.To() < 0 && w.gone != nil && w.log[1] == t.match.Len() && len(t.Picker.All()) > 0 {
		return w.gone
	}
	if !complete || c.From < 0 || c.To < 0 {
		return nil
	}
	if w.from != c.From || w.to != c.To {
		w.party, w.wished, w.from, w.to = nil, nil, c.From, c.To
	}
	if w.party == nil {
		advisor := t.advisor
		if t.Lesson != nil {
			advisor = led{advisor}
		}
		w.party = assemble(advisor, t.adviceContext(), c, w.wished)
		if w.wished == nil && w.party.has(w.lifted) {
			w.wished = w.party.without(w.lifted)
			w.party = assemble(advisor, t.adviceContext(), c, w.wished)
		}
	}
	w.party.way = c
	return w.party
}

// led is the advisor of a lesson, in which leaders go along.
type led struct{ advice.Advisor }

func (led) Stays(advice.Context, engine.Choice) bool { return false }

// assemble goes through the kinds in the order of the rules: a leader may need those who
// go before. Where nobody may go without giving something up, the first go nevertheless.
func assemble(advisor advice.Advisor, s advice.Context, way engine.Choice, wished []Member) *Party {
	p := company(advisor, s, way, wished, false)
	named := func(m Member) bool {
		return slices.ContainsFunc(wished, func(w Member) bool { return w.What == m.What })
	}
	if len(p.choices) > 0 || !slices.ContainsFunc(p.Members, func(m Member) bool { return !named(m) }) {
		return p
	}
	p = company(advisor, s, way, wished, true)
	p.forced = true
	return p
}

// company is who goes; the first of those about whom nothing is wished even where that
// gives something up.
func company(advisor advice.Advisor, s advice.Context, way engine.Choice, wished []Member, somebody bool) *Party {
	p := &Party{way: way, repeatable: true}
	first := s.Legal
	for turn := s.Turn; s.Turn.Seat == turn.Seat && s.Turn.Kind == turn.Kind; {
		var numbers []engine.Choice
		for _, d := range s.Legal {
			met := slices.ContainsFunc(p.Members, func(m Member) bool { return m.What == d.What })
			if d.Verb == way.Verb && d.From == way.From && d.To == way.To && !met && (len(numbers) == 0 || d.What == numbers[0].What) {
				numbers = append(numbers, d)
			}
		}
		if len(numbers) == 0 {
			break
		}
		of, made := member(advisor, s, numbers, wished, somebody && len(p.choices) == 0)
		of.Independent = slices.ContainsFunc(first, func(d engine.Choice) bool {
			return d.Verb == way.Verb && d.From == way.From && d.To == way.To && d.What == of.What
		})
		p.Members = append(p.Members, of)
		if of.Count == 0 {
			continue
		}
		if w := advisor.Warn(s, made); w.Needed() {
			p.Warning = w
		}
		p.choices, p.last = append(p.choices, made), s
		o, ok := s.Outcome(made)
		if !ok {
			p.repeatable = false
			break
		}
		s.State = o.State.View(turn.Seat)
		s.Turn, s.Legal, s.Pieces = s.State.Turn(), s.State.Legal(nil), s.State.Pieces(nil)
		p.repeatable = s.Turn.Seat == turn.Seat && s.Turn.Kind == turn.Kind
	}
	return p
}

// member is one kind of a party: as many as were wished, or else as many as give
// nothing up and are needed, or of a kind of which all have to go.
func member(advisor advice.Advisor, s advice.Context, numbers []engine.Choice, wished []Member, somebody bool) (Member, engine.Choice) {
	of := Member{What: numbers[0].What}
	usual, made := 0, engine.Choice{}
	for _, d := range numbers {
		of.Most = max(of.Most, int(d.Count), 1)
		if !advisor.Warn(s, d).Needed() {
			usual = max(usual, int(d.Count), 1)
		}
	}
	if advisor.Stays(s, numbers[0]) {
		usual = 0
	}
	if usual == 0 && somebody {
		usual = of.Most
	}
	of.Count, of.usual = usual, usual
	for _, w := range wished {
		if w.What == of.What {
			of.Count = min(max(w.Count, 0), of.Most)
		}
	}
	for _, d := range numbers {
		if max(int(d.Count), 1) == of.Count {
			made = d
		}
	}
	return of, made
}

// goesAtOnce reports whether a party goes as soon as its target is touched: it can be
// changed and undone, and gives nothing up.
func (p *Party) goesAtOnce() bool { return p.repeatable && len(p.choices) > 0 && !p.Warning.Needed() }

// Keyed reports whether a choice is picked by keys, which the same key again plays.
func Keyed(t *Table) bool {
	_, complete := t.Picker.Choice()
	return t.muster.keyed && complete && t.Picker.Picked() && t.Picker.To() >= 0
}

// drops reports whether a party goes as soon as it is let go over its target: also where
// the last who stand somewhere are dragged away, if that can be made good later in the turn.
// The sheet told the loss as they were taken up.
func drops(t *Table, p *Party) bool {
	return p.goesAtOnce() || t.Lesson == nil && t.muster.lifted >= 0 && p.forced && p.repeatable && len(p.choices) > 0 && p.Warning.Mends
}

// LiftWarning is what is given up by those who are being dragged, wherever they go and
// however many.
func LiftWarning(t *Table) advice.Warning {
	var w advice.Warning
	from, lifted := t.Picker.From(), t.muster.lifted
	if from < 0 || t.Picker.To() >= 0 || lifted < 0 || t.Lesson != nil {
		return w
	}
	for _, c := range t.Picker.All() {
		if c.From == from && c.What == lifted {
			if w = t.WarningOf(c); !w.Needed() {
				return w
			}
		}
	}
	return w
}

// partyFor is the party that goes with the choice that is picked, or nil.
func partyFor(t *Table, c engine.Choice) *Party {
	if p := PartyOf(t); p != nil && p.way == c && !p.Made {
		return p
	}
	return nil
}

// together makes the choices of a party as one, unless there is something to ask.
func together(m *TableScreen, p *Party, sure bool) []Command {
	t := m.Table
	if p.Made || len(p.choices) == 0 {
		return nil
	}
	if t.Lesson != nil {
		return m.try(p.choices...)
	}
	if !sure && !p.repeatable && p.Warning.Needed() {
		t.clearHint()
		t.Warning, t.Asking, t.doubtful = p.Warning, EndQuestion, p.way
		return nil
	}
	t.Picker.Clear()
	t.muster.party = nil
	commands := m.changed(send(t, p))
	if sure {
		return commands
	}
	return append(commands, m.feel(feltDone)...)
}

// send makes the choices of a party.
func send(t *Table, p *Party) error {
	begun := t.match.Len()
	for _, c := range p.choices {
		_, err := t.match.Play(c)
		if err != nil && t.match.Len() == begun {
			return err
		}
		if turn := t.match.Turn(); err != nil || turn.Seat != t.Turn.Seat || turn.Kind != t.Turn.Kind {
			p.repeatable = false
			break
		}
	}
	t.muster.gone, t.muster.log = nil, [2]int{begun, t.match.Len()}
	if t.match.Len() > begun {
		t.confirmed = append(t.confirmed, t.muster.log)
	}
	if p.repeatable {
		p.Made, t.muster.gone = true, p
	}
	return nil
}

// PressAll makes every choice of a verb, one after the other, as long as the question
// is the same; those that give something up are left to the player.
type PressAll struct{ Verb uint8 }

func (msg PressAll) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil || t.Lesson != nil || t.Turn.Seat < 0 {
		return nil
	}
	var err error
	begun := t.match.Len()
	for _, c := range t.Picker.All() {
		turn := t.match.Turn()
		if turn.Seat != t.Turn.Seat || turn.Kind != t.Turn.Kind || err != nil {
			break
		}
		if c.Verb == msg.Verb && !t.WarningOf(c).Needed() && slices.Contains(t.match.Legal(), c) {
			_, err = t.match.Play(c)
		}
	}
	if t.match.Len() == begun && err == nil {
		return nil
	}
	if t.match.Len() > begun {
		err = nil // and what was made is shown
	}
	t.Picker.Clear()
	return append(m.changed(err), m.feel(feltDone)...)
}
