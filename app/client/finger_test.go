package client

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// finger plays through the page's own model what bots decide, by the fewest gestures,
// and counts them. A gesture is a tap or a drag, also of a number; to choose the way takes
// two.
type finger struct {
	*page
	plan     []engine.Choice // what the bot decides next
	gestures int
	asked    int // confirmations among them
	turn     breakdown
}

// breakdown is how many gestures questions take, by question and message.
type breakdown map[[2]string]int

// add counts gestures.
func (b breakdown) add(f *finger, gestures int, msg Message) {
	_, name, _ := strings.Cut(fmt.Sprintf("%T", msg), ".")
	b[[2]string{f.m.Table.Game().Lexicon().Asks[f.m.Table.Turn.Kind], name}] += gestures
}

// per lists the questions of a turn, those that take most first, with their messages.
func (b breakdown) per(turns int) string {
	asks := map[string]breakdown{}
	sum := func(b breakdown) (n int) {
		for _, m := range b {
			n += m
		}
		return n
	}
	for key, n := range b {
		if asks[key[0]] == nil {
			asks[key[0]] = breakdown{}
		}
		asks[key[0]][key] += n
	}
	var text strings.Builder
	for _, ask := range slices.SortedFunc(maps.Keys(asks), func(a, b string) int { return cmp.Or(sum(asks[b])-sum(asks[a]), strings.Compare(a, b)) }) {
		fmt.Fprintf(&text, "\n%-16s %5.2f:", ask, float64(sum(asks[ask]))/float64(turns))
		for _, key := range slices.SortedFunc(maps.Keys(asks[ask]), func(k, l [2]string) int { return cmp.Or(b[l]-b[k], strings.Compare(k[1], l[1])) }) {
			fmt.Fprintf(&text, " %s %.2f", key[1], float64(b[key])/float64(turns))
		}
	}
	return text.String()
}

// do tells the page's model a gesture.
func (f *finger) do(gestures int, messages ...Message) {
	f.gestures += gestures
	if gestures > 0 {
		f.turn.add(f, gestures, messages[0])
	}
	f.tell(messages...)
}

// decide asks the bot for what comes next.
func (f *finger) decide() engine.Choice {
	t := f.m.Table
	if len(f.plan) == 0 || !slices.Contains(t.Picker.All(), f.plan[0]) {
		s := t.State
		if len(t.Marks.List) > 0 && !t.undoable(t.Marks.List[0]) { // counters are drawn between
			s = t.match.State().Clone()
			for _, c := range t.Marks.List {
				playsOn(t, s, t.Turn, c)
			}
		}
		f.plan = bot.Medium.Think(s, bot.Task{Seed: uint64(t.match.Len())}).Plan
	}
	return f.plan[0]
}

// play makes the next choice of the bot.
func (f *finger) play() {
	f.t.Helper()
	t := f.m.Table
	if t.Passing {
		f.tell(Ready{}) // whoever plays on one device
	}
	before, seat := t.match.Len(), t.Turn.Seat
	c := f.decide()
	if marked := f.mark(c); len(marked) > 0 {
		own := slices.DeleteFunc(slices.Clone(t.match.Log()[before:]), func(e match.Entry) bool { return e.Seat != seat })
		for i, e := range own {
			if i < len(marked) && e.Choice != marked[i] {
				f.t.Fatalf("%s: marked is %+v, made %+v", t.Game().ID(), marked, own)
			}
		}
		return
	}
	if !f.button(c) {
		f.build(c)
	}
	if t.match.Len() == before && t.Asking == EndQuestion {
		f.asked++
		f.do(1, ConfirmEnd{})
	}
	made := t.match.Log()
	own := 0
	for _, e := range made[before:] {
		if e.Seat == seat && f.strike(e.Choice) {
			own++
		}
	}
	if own == 0 {
		f.t.Fatalf("%s: wanted is %+v, picked %+v", t.Game().ID(), c, t.Picker)
	}
}

// strike takes a choice that was made out of the plan, also where the plan sends the same
// units one by one, and reports whether the plan has it.
func (f *finger) strike(made engine.Choice) bool {
	left, planned := max(int(made.Count), 1), len(f.plan)
	f.plan = slices.DeleteFunc(slices.Clone(f.plan), func(d engine.Choice) bool {
		n := max(int(d.Count), 1)
		d.Count = made.Count
		if d != made || n > left {
			return false
		}
		left -= n
		return true
	})
	return len(f.plan) < planned
}

// mark taps what the bot decides as long as the question comes again, and confirms it
// once; it returns what it has marked.
func (f *finger) mark(c engine.Choice) []engine.Choice {
	t := f.m.Table
	_, to := table.Ends(c)
	if t.Marks.Most < 2 || !single(c) || t.Picker.To() == to {
		return nil
	}
	f.tell(MarkAll{})
	each := slices.Clone(t.Marks.List)
	f.tell(Escape{})
	f.do(1, Tap{Place: to})
	var marked []engine.Choice
	defer func() {
		others := slices.DeleteFunc(slices.Clone(marked), func(c engine.Choice) bool { return slices.Contains(each, c) })
		if n := len(marked); len(each) == n && 2*len(others)+1 < n { // one button marks them all, and two taps exchange one
			saved := n - 1 - 2*len(others)
			f.gestures -= saved
			f.turn.add(f, -saved, Tap{})
		}
	}()
	for len(t.Marks.List) > len(marked) {
		marked = slices.Clone(t.Marks.List)
		f.plan = f.plan[1:]
		if len(marked) == t.Marks.Most {
			break
		}
		if c = f.decide(); f.button(c) {
			if t.Asking == EndQuestion {
				f.asked++
				f.do(1, ConfirmEnd{})
			}
			f.plan = f.plan[1:]
			return append(marked, c)
		}
		_, to = table.Ends(c)
		f.do(1, Tap{Place: to})
	}
	if len(marked) > 0 {
		f.do(1, PressPicked{})
	}
	return marked
}

// button presses the choice where it is a button: one of its own, that of a row, or the
// one that throws the checks of all who wait.
func (f *finger) button(c engine.Choice) bool {
	t := f.m.Table
	advances := t.Game().Lexicon().Verbs[c.Verb] == "advance"
	all, end := false, engine.Choice{}
	if advances {
		all, end = f.advancesAll()
	}
	switch {
	case all && t.EndVerb(end): // which rolls for the rest
		f.plan = []engine.Choice{end}
		f.do(1, Press{end})
	case all:
		f.do(1, PressAll{c.Verb})
	case f.row(c):
	case advances, slices.Contains(t.Picker.Buttons(), c):
		f.do(1, Press{c})
	default:
		return false
	}
	return true
}

// row presses the button of the choice in a row: of those that answer the next question
// too, the one with the bot's answer.
func (f *finger) row(c engine.Choice) bool {
	t := f.m.Table
	list := slices.DeleteFunc(Rows(t), func(o Offered) bool { return o.Choice != c })
	if len(list) == 0 {
		return false
	}
	o := list[0]
	if next, ok := t.advisor.Next(t.adviceContext(), c); ok {
		then := bot.Medium.Think(next.State, bot.Task{Seed: uint64(t.match.Len())}).Plan[0]
		o = list[slices.IndexFunc(list, func(o Offered) bool { return o.Then == then })]
		f.plan = []engine.Choice{c, then}
	}
	f.do(1, PressOffered{o})
	return true
}

// advancesAll reports whether the bot, as dice may fall, throws the checks of all who wait
// one after the other, and what it decides then.
func (f *finger) advancesAll() (all bool, then engine.Choice) {
	t := f.m.Table
	s, x, asked := t.match.State().Clone(), t.Game().Lexicon(), t.Turn
	waits := func(c engine.Choice) bool { return x.Verbs[c.Verb] == "advance" }
	thrown := 0
	for seed := uint64(t.match.Len()); ; seed++ {
		turn, list := s.Turn(), s.Legal(nil)
		if turn.Seat >= 0 && (turn.Seat != asked.Seat || turn.Kind != asked.Kind) {
			return thrown > 1, then
		}
		c := list[int(seed)%len(list)]
		if turn.Seat >= 0 {
			switch c = bot.Medium.Think(s, bot.Task{Seed: seed}).Plan[0]; {
			case !slices.ContainsFunc(list, waits):
				return thrown > 1 || t.EndVerb(c), c
			case !waits(c):
				return t.EndVerb(c), c
			}
			thrown++
		}
		if _, err := s.Play(c); err != nil {
			f.t.Fatal(err)
		}
	}
}

// build picks places, things and what else is open, and confirms where that has not
// made the choice.
func (f *finger) build(c engine.Choice) {
	t := f.m.Table
	before := t.match.Len()
	from, to := table.Ends(c)
	for _, thing := range held(t.Picker.HandPicks, c) {
		if !slices.Contains(t.Picker.Picks(), thing) {
			f.do(1, Take{Thing: thing})
		}
	}
	if t.Picker.HandPicks > 0 && from < 0 && len(t.Picker.Picks()) > 0 { // the last of them is dragged onto the map
		if to >= 0 && t.Picker.To() != to { // it rests there, and the sheet says what it would do
			f.do(0, Tap{Place: to})
		}
		f.do(0, Drop{to})
		return
	}
	switch {
	case t.Picker.From() == from && t.Picker.To() == to:
	case from < 0:
		if t.Picker.From() >= 0 {
			f.do(1, Tap{Place: t.Picker.From()})
		}
		f.do(1, Tap{Place: to})
	case f.together(c): // all who are there
		f.do(1, Tap{Place: from})
		f.do(1, Tap{Place: to})
	default:
		f.do(1, Lift{from, c.What}, Drop{to})
	}
	if p := PartyOf(t); p != nil {
		f.muster(p, c)
		if p := PartyOf(f.m.Table); p != nil && !p.Made {
			f.do(1, PressPicked{})
		}
		return
	}
	for facet := table.Verb; facet <= table.Count && (t.match.Len() == before || MarchedOf(t) != nil); facet++ {
		f.settle(facet, c)
	}
	if t.match.Len() == before && t.Asking == NoQuestion {
		f.do(1, PressPicked{})
	}
}

// held are the things that a choice names, of a hand of which so many are picked.
func held(hand int, c engine.Choice) []int8 {
	list := []int8{c.What, c.Extra}[:hand]
	return slices.DeleteFunc(list, func(thing int8) bool { return thing < 0 })
}

// valueOf is what a choice says of one thing that is open.
func valueOf(facet table.Facet, c engine.Choice) int {
	switch facet {
	case table.Verb:
		return int(c.Verb)
	case table.What:
		return int(c.What)
	case table.Way:
		return table.Path(c.Via, c.Via2)
	case table.Extra:
		return int(c.Extra)
	}
	return int(c.Count)
}

// wanted is who goes along, of those who go the same way by the bot's plan.
func (f *finger) wanted(c engine.Choice) map[int8]int {
	wanted := map[int8]int{}
	if t := f.m.Table; !t.advisor.Follows(t.adviceContext().Ask()) {
		return wanted
	}
	for _, d := range f.plan {
		if d.Verb != c.Verb {
			break
		}
		if d.From == c.From && d.To == c.To {
			wanted[d.What] += max(int(d.Count), 1)
		}
	}
	return wanted
}

// together reports whether to tap where several kinds go from and to, which sends all but a
// garrison, is shorter than to drag one kind and have the others follow.
func (f *finger) together(c engine.Choice) bool {
	t, wanted := f.m.Table, f.wanted(c)
	if len(wanted) < 2 {
		return false
	}
	s := t.adviceContext()
	all := assemble(t.advisor, s, c, nil)
	alone := assemble(t.advisor, s, c, all.without(c.What))
	return 2+corrections(all, wanted) <= 1+corrections(alone, wanted)
}

// corrections is how many gestures make a party the one that is wanted.
func corrections(p *Party, wanted map[int8]int) int {
	n := 0
	for _, m := range p.Members {
		if m.Count != wanted[m.What] {
			n++
		}
	}
	for _, portion := range p.Portions() {
		is := true
		for i, count := range p.portion(portion) {
			is = is && wanted[p.Members[i].What] == count
		}
		if is {
			n = min(n, 1)
		}
	}
	return n
}

// muster sets who goes along.
func (f *finger) muster(p *Party, c engine.Choice) {
	wanted := f.wanted(c)
	for _, portion := range p.Portions() {
		is := true
		for i, n := range p.portion(portion) {
			is = is && wanted[p.Members[i].What] == n
		}
		if is && !p.Is(portion) {
			f.do(1, SetPortion{portion})
			return
		}
	}
	if len(wanted) == 1 && !p.OnlyKind(c.What) {
		f.do(1, OnlyMember{c.What})
	}
	for range 6 { // who goes first changes who may follow
		p = PartyOf(f.m.Table)
		i := slices.IndexFunc(p.Members, func(m Member) bool { return m.Count != wanted[m.What] })
		if i < 0 {
			return
		}
		of := p.Members[i]
		f.do(1, SetMember{of.What, wanted[of.What]})
	}
}

// settle sets one thing that is open about the choice.
func (f *finger) settle(facet table.Facet, c engine.Choice) {
	for _, o := range PickerOf(f.m.Table).Offers() {
		want := valueOf(facet, c)
		if o.Facet != facet || o.Chosen == want {
			continue
		}
		switch facet {
		case table.Way:
			f.do(2, SetFacet{facet, want})
		default:
			f.do(1, SetFacet{facet, want})
		}
	}
}

// tally is what a player did in one turn.
type tally struct {
	gestures, choices, asked int
	by                       breakdown
}

// match plays a whole match and returns what was done in each turn of a side by its
// player, or in each round by every player where turns are single cards.
func (f *finger) match(g engine.Game) []tally {
	f.games = []engine.Game{g}
	f.turn = breakdown{}
	f.start()
	messages := []Message{SetSetting{Passing, "never"}, Goto{AtNew}}
	messages = append(messages, everybody(engine.DefaultSetup(g).Seats)...)
	f.tell(append(messages, StartMatch{})...)
	t := f.m.Table
	cards := engine.Family(g.ID()) == "brian"
	now := map[int8]*tally{}
	var list []tally
	ends := func() {
		for _, side := range slices.Sorted(maps.Keys(now)) {
			list = append(list, *now[side])
		}
		clear(now)
	}
	acts, logged, round := int8(engine.None), 0, 0
	for !t.match.Turn().Over() {
		if n := engine.RoundOf(t.match.State()); cards && n != round {
			round = n
			ends()
		}
		events := t.Log.All()[logged:]
		logged += len(events)
		for _, e := range events {
			if !cards && int(e.Kind) == t.Kinds.Turn {
				acts = e.Side
				ends()
			}
		}
		side, gestures, asked, length := t.Turn.Side, f.gestures, f.asked, t.match.Len()
		seat := t.Turn.Seat
		f.turn = breakdown{}
		f.play()
		if !cards && side != acts {
			continue // a decision in the turn of another
		}
		if now[side] == nil {
			now[side] = &tally{by: breakdown{}}
		}
		for key, n := range f.turn {
			now[side].by[key] += n
		}
		now[side].gestures += f.gestures - gestures
		now[side].asked += f.asked - asked
		for _, e := range t.match.Log()[length:] {
			if e.Seat == seat {
				now[side].choices++
			}
		}
	}
	ends()
	return list
}

func median(list []int) int { slices.Sort(list); return list[len(list)/2] }

// BenchmarkGestures measures how short decisions are: the gestures of a player's turn.
func BenchmarkGestures(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.ID(), func(b *testing.B) {
			var list []tally
			by := breakdown{}
			for i := range b.N {
				f := &finger{page: &page{t: b, store: &memoryStore{texts: map[string]string{}}, chance: uint64(i)}}
				list = append(list, f.match(g)...)
			}
			var gestures, choices []int
			asked, sum := 0, 0
			for _, t := range list {
				sum += t.gestures
				gestures, choices = append(gestures, t.gestures), append(choices, t.choices)
				asked += min(t.asked, 1)
				for key, n := range t.by {
					by[key] += n
				}
			}
			b.ReportMetric(float64(median(choices)), "choices-median")
			b.ReportMetric(float64(median(gestures)), "gestures-median")
			b.ReportMetric(float64(sum)/float64(len(list)), "gestures-mean")
			b.ReportMetric(float64(slices.Max(gestures)), "gestures-most")
			b.ReportMetric(100*float64(asked)/float64(len(list)), "%-confirmed")
			b.Logf("%d turns, gestures of each by question and message:%s", len(list), by.per(len(list)))
		})
	}
}
