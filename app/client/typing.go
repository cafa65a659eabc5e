package client

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/commandline"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// TypedLine is the field of the command line.
const TypedLine = "typed-line"

// TypedEnter is its button, and TypedFirst the first of the choices that it lists.
const (
	TypedEnter = "typed-enter"
	TypedFirst = "typed-first"
)

// Typing is the command line: what is in it, and the answer to the last line.
type Typing struct {
	Line       *string // what is in it before the player types; nil while it is closed
	Said       string  // the line that was entered last
	Entered    int     // how many have been
	Answer     commandline.Answer
	Typed      engine.Choice // of an answer that fits one choice: it waits for Enter
	Reads      bool          // it does
	Made       []string      // the choices just made, as sentences
	Tells      bool          // what has happened is told with the question
	Undid      bool          // the last line has taken something back
	TookBack   string        // what that was, as a sentence
	TypedParty *Party        // who goes together, where that waits for Enter
	Refused    Refusal       // why nothing that was typed can be done
	Above      int           // how many lines of a long answer have been told before

	heard toldUpTo // how much was told to each seat before Enter went on
	past  []string // the lines before, the newest last
	back  int      // how far the player has gone back in them
}

// pass leaves nothing of what a player has typed and heard to the one who gets the
// device.
func (t *Typing) pass() {
	line := t.Line
	if line != nil {
		line = new(string)
	}
	*t = Typing{Line: line, heard: t.heard}
}

// toldUpTo is by seat how many choices there were when their news were told at a pause.
type toldUpTo [engine.MaxSeats]int

// Messages of the command line.
type (
	// OpenLine opens the command line, or leads back to its field; CloseLine closes it.
	OpenLine  struct{}
	CloseLine struct{}
	// EnterLine enters what is in the field.
	EnterLine struct{ Text string }
	// AskLine asks a question as if it were typed, and PickListed chooses from the list of
	// the answer, by its number: the keyboard goes to what it leads to.
	AskLine    struct{ Line string }
	PickListed struct{ Number int }
	// Recall puts an earlier line into the field: so many steps back, or on.
	Recall struct{ Step int }
	// TellMore goes on with a long answer.
	TellMore struct{}
)

func (OpenLine) Apply(m *Model) []Command {
	t := m.Table
	if m.tableOnScreen() && t.Lesson != nil {
		m.notify("typed.lesson")
	}
	if !m.tableOnScreen() || t.Code || t.Lesson != nil {
		return nil
	}
	if t.Line == nil {
		t.Typing = Typing{Line: new(string), past: t.past, heard: t.heard}
	}
	var commands []Command
	if t.Drawer != NoDrawer {
		commands = m.openDrawer(NoDrawer)
	}
	return append(commands, Focus{TypedLine})
}

func (CloseLine) Apply(m *Model) []Command {
	if t := m.Table; t != nil && t.Line != nil {
		t.Typing = Typing{past: t.past, heard: t.heard}
		return []Command{Focus{Asked}}
	}
	return nil
}

func (msg AskLine) Apply(m *Model) []Command {
	opened := OpenLine{}.Apply(m)
	if opened == nil {
		return nil
	}
	return append(EnterLine{msg.Line}.Apply(m), Focus{TypedFirst})
}

func (msg PickListed) Apply(m *Model) []Command {
	t := m.Table
	if t == nil || t.Line == nil {
		return nil
	}
	commands := EnterLine{strconv.Itoa(msg.Number)}.Apply(m)
	if t.Reads {
		return append(commands, Focus{TypedEnter})
	}
	return append(commands, Focus{TypedFirst})
}

// AnswerLines is how many lines of a long answer are told at once.
const AnswerLines = 10

func (TellMore) Apply(m *Model) []Command {
	if t := m.Table; t != nil && t.Line != nil {
		t.Line, t.back = new(string), 0
		t.Above += AnswerLines
		t.Entered++
	}
	return nil
}

func (msg Recall) Apply(m *Model) []Command {
	t := m.Table
	if t == nil || t.Line == nil {
		return nil
	}
	t.back = min(max(t.back-msg.Step, 0), len(t.past))
	line := ""
	if t.back > 0 {
		line = t.past[len(t.past)-t.back]
	}
	t.Line = &line
	return nil
}

// historyLines is how many lines are kept to be recalled.
const historyLines = 50

func (msg EnterLine) Apply(m *Model) []Command {
	t := m.Table
	if t == nil || t.Line == nil || t.Stale {
		return nil
	}
	line := strings.TrimSpace(strings.TrimLeft(msg.Text, "/ ")) // which opened the line, or was meant to
	on := ByEnter(t)
	if t.Passing && (line != "" || on == nil) {
		return nil
	}
	if t.Tells && on != nil && !t.Passing && t.User >= 0 {
		t.heard[t.User] = t.LogEnd()
	}
	t.Line, t.back, t.Made, t.Tells, t.Undid = new(string), 0, nil, false, false
	t.Entered++
	switch {
	case line == "":
		return enterNothing(m, on)
	case t.Reads && line == t.Said:
		return makeTyped(m)
	}
	if len(t.past) == 0 || t.past[len(t.past)-1] != line {
		t.past = append(t.past, line)
		t.past = slices.Clone(t.past[max(len(t.past)-historyLines, 0):])
	}
	if t.Turn.Over() && t.Live() {
		if commands, ok := afterEnd(m, line); ok {
			return commands
		}
	}
	answer, read := readLine(t, line, m.Language())
	t.Said, t.Answer, t.Reads, t.TypedParty, t.Refused, t.Above = read, answer, false, nil, Refusal{}, 0
	t.Asking = NoQuestion
	switch t.Answer.Kind {
	case commandline.One:
		commands := readBack(m)
		if t.adviceContext().FightsOn(t.Typed) && beginsSentence(m, line) {
			return makeTyped(m) // round after round
		}
		return commands
	case commandline.Unknown, commandline.Backward:
		return readParty(m)
	case commandline.Undo:
		return undoTyped(m)
	case commandline.Advice:
		if t.Hint == nil && !t.Hinting() && !Unaided(m) {
			return AskHint{}.Apply(m)
		}
	}
	return nil
}

// AtEnd are the texts of the buttons of a match that is over which the command line presses too.
var AtEnd = []string{"review.title", "table.scores", "end.rematch", "button.home"}

// afterEnd presses the button that a line begins, or numbers of those just listed; false where
// it does neither.
func afterEnd(m *Model, line string) ([]Command, bool) {
	messages := []Message{OpenDrawer{Drawer: ReviewDrawer}, OpenDrawer{Drawer: ScoresDrawer}, Rematch{}, Goto{Fragment: AtHome}}
	for i, key := range AtEnd {
		if t := m.Table; t.Answer.Kind == commandline.Can && line == strconv.Itoa(i+1) {
			return messages[i].Apply(m), true
		}
		for _, l := range []*text.Language{m.Language(), text.Of("en")} {
			if len([]rune(line)) > 2 && commandline.Begins(l.Say(key), line) && (line != "score" || key != "table.scores") {
				return messages[i].Apply(m), true
			}
		}
	}
	return nil, false
}

// enterNothing is what Enter does on an empty line: it goes on, where something leads on, makes
// what was read back, or what gives something up and was asked about.
func enterNothing(m *Model, on Message) []Command {
	t := m.Table
	switch {
	case on != nil:
		before := t.match.Log()
		t.Answer, t.Tells = commandline.Answer{}, true
		commands := on.Apply(m)
		noteUndone(t, before, m.Language())
		return commands
	case t.Reads:
		return makeTyped(m)
	case t.Asking == EndQuestion && m.beginDecision() != nil:
		made := reading{t, m.Language()}.sentence(t.doubtful)
		commands := m.press(t.doubtful, true)
		t.Answer, t.Made, t.Tells = commandline.Answer{}, []string{made}, true
		return commands
	}
	return nil
}

// readLine is the answer to a line, and the line with what it goes on with. A number chooses from
// the list that has just been told, and more letters from what fitted the letters before; what
// was only looked up steers nothing.
func readLine(t *Table, line string, l *text.Language) (commandline.Answer, string) {
	against, last := reading{t, l}.against(), t.Answer
	if few, told := FewAnswers(t, l); told {
		last = few
	}
	if n, err := strconv.Atoi(line); err == nil {
		if picked, ok := last.Pick(n); ok {
			return picked, line
		}
	}
	switch last.Kind {
	case commandline.Several:
		if picked, ok := last.Narrow(line, against); ok {
			return picked, line
		}
	case commandline.NoPlace:
		if whole, ok := commandline.Again(t.Said, line, against); ok && len(last.Names) > 1 {
			return commandline.Read(whole, against), whole
		}
	}
	return commandline.Read(line, against), line
}

// beginsSentence reports whether a line begins what is to be done by its words: "stay".
func beginsSentence(m *Model, line string) bool {
	t := m.Table
	for _, l := range []*text.Language{m.Language(), text.Of("en")} {
		words := (reading{t, l}).narrator(l).Choice(t.Turn, t.Typed)
		if len([]rune(line)) > 2 && commandline.Begins(words, line) {
			return true
		}
	}
	return false
}

// few is how many answers are told with the question by themselves.
const few = 3

// FewAnswers are the answers that are told with a question by themselves, to be chosen by their
// numbers, unless they have numbers of their own; false where they are many, or something else is
// told.
func FewAnswers(t *Table, l *text.Language) (commandline.Answer, bool) {
	all := t.Picker.All()
	verbs := t.Game().Lexicon().Verbs
	retreats := slices.ContainsFunc(all, func(c engine.Choice) bool { return strings.HasPrefix(verbs[c.Verb], "retreat") }) // however many go
	if t.Answer.Kind != commandline.Nothing || len(all) < 2 || len(all) > few && !retreats || t.Waiting() || t.Asking != NoQuestion || !t.Decides() || ByEnter(t) != nil {
		return commandline.Answer{}, false
	}
	r := reading{t, l}
	if !retreats && slices.ContainsFunc(all, func(c engine.Choice) bool { return strings.ContainsAny(r.sentence(c), "0123456789") }) {
		return commandline.Answer{}, false
	}
	a := commandline.Read("can", r.against())
	return a, len(a.Groups) == len(all) || retreats && len(a.Groups) > 1 && len(a.Groups) <= few+1
}

// ByEnter is what leads on where nothing is to be decided: Enter does it. Nil where
// something is, or others play.
func ByEnter(t *Table) Message {
	switch {
	case t.Stale:
	case t.Passing && t.Live():
		return Ready{}
	case t.Rest != nil:
		return EndReplay{}
	case t.Asking == BackQuestion:
		return TakeBack{}
	case t.BotTurn() && t.Live() && t.Stopped():
		return ResumeBots{}
	}
	return nil
}

// readBack picks the choice that was typed, so that map and sheet show it too. Nothing
// is done before the player has heard it and presses Enter again.
func readBack(m *Model) []Command {
	t := m.Table
	t.clearHint()
	group := t.Answer.Groups[0]
	t.Typed, t.Reads = Usual(t, group), true
	t.Picker.Clear()
	t.Picker.Propose(t.Typed)
	switch {
	case differInKind(group):
		enlist(t, t.Typed, nil)
	case t.Typed.From >= 0 && t.Typed.To >= 0: // nobody goes along who is not named
		if p := partyBetween(t, t.Typed, nil); p != nil {
			only := p.without(t.Typed.What)
			only = append(only, Member{What: t.Typed.What, Count: max(int(t.Typed.Count), 1)})
			typed := t.Typed
			enlist(t, t.Typed, only)
			t.Typed, t.TypedParty = typed, nil
		}
	}
	return nil
}

// undoTyped takes back what Undo does, or asks whether to go across what ends it, as the button
// does.
func undoTyped(m *Model) []Command {
	t := m.Table
	made, marked, goes := t.match.Log(), len(t.Marks.List), t.Undone()
	if ByEnter(t) == nil && marked == 0 && UndoAsks(t) {
		return AskTakeBack{}.Apply(m)
	}
	commands := Undo{}.Apply(m)
	noteUndone(t, made, m.Language())
	if t.Undid && len(goes.Choices) > 1 {
		var words []string
		for _, c := range goes.Choices {
			words = append(words, reading{t, m.Language()}.narrator(m.Language()).Choice(goes.Turn, c))
		}
		t.TookBack = strings.Join(words, " ")
	}
	t.Undid = t.Undid || len(t.Marks.List) < marked
	return commands
}

// noteUndone notes which of the choices that were made before has been taken back.
func noteUndone(t *Table, before []match.Entry, l *text.Language) {
	n := t.match.Len()
	for seat := range t.heard {
		t.heard[seat] = min(t.heard[seat], n)
	}
	if t.Undid, t.TookBack = n < len(before), ""; t.Undid {
		t.TookBack = reading{t, l}.narrator(l).Choice(t.match.Turn(), before[n].Choice)
	}
}

// makeTyped makes the choice that was read back.
func makeTyped(m *Model) []Command {
	t := m.Table
	c := t.Typed
	t.Reads, t.Answer = false, commandline.Answer{}
	if m.beginDecision() == nil || !slices.Contains(t.Picker.All(), c) {
		return nil
	}
	made := reading{t, m.Language()}.sentence(c)
	var commands []Command
	if force := t.TypedParty; force != nil {
		made = PartyWords(t, m.Language(), force)
		t.TypedParty = nil
		commands = together(&m.TableScreen, force, true)
	} else {
		if partyFor(t, c) != nil {
			t.Picker.Clear() // nobody goes along who is not named
		}
		commands = m.press(c, true) // what it gives up has been told
	}
	if t.Asking == NoQuestion {
		t.Made, t.Tells = []string{made}, true
	}
	return commands
}

// reading reads what is typed at a table, in a language.
type reading struct {
	*Table
	l *text.Language
}

// Usual is the choice of several that a player would pick who only touches their places; in a
// retreat all go who can.
func Usual(t *Table, group []engine.Choice) engine.Choice {
	if len(group) == 1 {
		return group[0]
	}
	verbs := t.Game().Lexicon().Verbs
	if strings.HasPrefix(verbs[group[0].Verb], "retreat") {
		return slices.MaxFunc(group, func(a, b engine.Choice) int {
			if all := cmp.Compare(a.Count+max(a.Extra, 0), b.Count+max(b.Extra, 0)); all != 0 {
				return all
			}
			return strings.Compare(verbs[a.Verb], verbs[b.Verb]) // with the leader
		})
	}
	p := table.NewPicker(t.Turn, group)
	p.Low, p.HandPicks = t.Picker.Low, t.Picker.HandPicks
	if first, ok := t.advisor.First(t.context()); ok {
		p.Prefer(first)
	}
	p.StartWith(func(list []engine.Choice) (engine.Choice, bool) { return t.advisor.Enough(t.context(), list) })
	p.Avoid(t.costs, t.Risky)
	from, to := table.Ends(group[0])
	if from >= 0 {
		p.Lift(from)
	}
	if to >= 0 && p.To() != to {
		p.Tap(to)
	}
	if c, ok := p.Choice(); ok {
		return c
	}
	return group[0]
}

// sentence is a choice of the seat that decides in words.
func (t reading) sentence(c engine.Choice) string { return t.narrator(t.l).Choice(t.Turn, c) }

func (t reading) narrator(l *text.Language) *text.Narrator {
	return text.NewNarrator(l, t.Game(), func(seat engine.Seat) string { return t.Name(l, seat) })
}

// against is what a line is read against: the legal list, in the language of the
// page and in English.
func (t reading) against() commandline.Vocabulary {
	narrators := []*text.Narrator{t.narrator(t.l)}
	if english := text.Of("en"); english != t.l {
		narrators = append(narrators, t.narrator(english))
	}
	all := func(say func(*text.Narrator) string) []string {
		var list []string
		for _, n := range narrators {
			list = append(list, say(n))
		}
		return list
	}
	x := t.Game().Lexicon()
	from := commandline.Vocabulary{
		Legal: t.Picker.All(),
		Say: func(c engine.Choice) []string {
			return all(func(n *text.Narrator) string { return n.Choice(t.Turn, c) + t.also(n, c) })
		},
		Labels: func(c engine.Choice) []string {
			return all(func(n *text.Narrator) string { return n.Label(t.Turn, c) })
		},
		Denials: t.words("typed.denials"),
		Command: func(name string) string { return t.l.Say("typed.word." + name) },
		End: func(c engine.Choice) bool { // an answer to a question about a battle ends nothing
			return t.EndVerb(c) && !slices.Contains([]string{"siege", "attackerRetreat", "defenderRetreat"}, t.Game().Lexicon().Asks[t.Turn.Kind])
		},
		Things: t.Picker.HandPicks > 0,
		Pairs:  t.Picker.HandPicks > 1,
	}
	if t.advisor.Follows(t.adviceContext().Ask()) {
		from.Kinds = t.kinds
	}
	for p := range x.Places {
		from.Places = append(from.Places, all(func(n *text.Narrator) string { return n.Place(int8(p)) }))
	}
	for w := range x.Whats {
		from.Whats = append(from.Whats, all(func(n *text.Narrator) string { return n.What(int8(w)) }))
	}
	for seat := range t.Seats {
		from.Seats = append(from.Seats, t.names(engine.Seat(seat)))
	}
	for _, keys := range t.Family.Topics {
		var names []string
		for _, key := range keys {
			names = append(names, t.l.Say(key), text.Of("en").Say(key))
		}
		from.Topics = append(from.Topics, names)
	}
	from.Owner = t.soleSeatOf
	for s := range x.Sides {
		from.Sides = append(from.Sides, all(func(n *text.Narrator) string { return n.Side(int8(s)) }))
	}
	return from
}

// kinds are those who may march together the way of a choice, by what they are called alone and
// with others.
func (t reading) kinds(c engine.Choice) (list []commandline.Named) {
	whole := partyBetween(t.Table, c, nil)
	if whole != nil {
		whole = partyBetween(t.Table, c, wholeOf(whole)) // whom a leader may go with is known only then
	}
	if whole == nil {
		return nil
	}
	for _, p := range whole.Members {
		k := commandline.Named{What: p.What, One: t.narrator(t.l).Units(p.What, 2) == t.narrator(t.l).What(p.What)}
		for _, l := range []*text.Language{t.l, text.Of("en")} {
			n := t.narrator(l)
			k.Names = append(k.Names, n.What(p.What), n.Units(p.What, 1), n.Units(p.What, 2))
		}
		list = append(list, k)
	}
	return list
}

// also are other words for a choice: what the game calls it elsewhere, the region of its place,
// and the leader who goes.
func (t reading) also(n *text.Narrator, c engine.Choice) string {
	verb := t.Game().Lexicon().Verbs[c.Verb]
	if typed := t.Family.Typed; typed != nil {
		if key := typed(t.State, verb); key != "" {
			return " " + n.Say(key)
		}
	}
	if within := t.Family.Within; within != nil && c.To >= 0 {
		if region := within(c.To); region >= 0 {
			return " " + n.Place(region)
		}
	}
	if verb != "lead" && verb != "retreatLed" {
		return ""
	}
	at, words := c.From, ""
	if at < 0 {
		at = t.Turn.Place
	}
	whats := t.Game().Lexicon().Whats
	for _, p := range t.Pieces {
		if p.Place == at && p.Side == t.Turn.Side && p.What >= 0 && n.Has("leader."+whats[p.What]) {
			words += " " + n.What(p.What)
		}
	}
	return words
}

// words are the words of a text, in the language of the page and in English.
func (t reading) words(key string) (list []string) {
	for _, l := range []*text.Language{t.l, text.Of("en")} {
		list = append(list, strings.Fields(l.Say(key))...)
	}
	return list
}

// names are what a player may be asked about by: their name, and who asks by "me" too.
func (t reading) names(seat engine.Seat) []string {
	names := []string{t.Name(t.l, seat)}
	if seat == t.User {
		for _, l := range []*text.Language{t.l, text.Of("en")} {
			names = append(names, l.Say("typed.me"), l.Say("table.self"))
		}
	}
	return names
}

// soleSeatOf is who plays a side and no other; engine.Nobody where nobody does.
func (t reading) soleSeatOf(side int8) engine.Seat {
	owner, sides := engine.Seat(engine.Nobody), 0
	if shared, ok := t.State.(engine.Shared); ok && len(shared.Seats(side)) > 1 {
		return owner
	}
	for _, score := range t.Standing {
		if score.Side == side {
			owner = score.Seat
		}
	}
	for _, score := range t.Standing {
		if score.Side >= 0 && score.Seat == owner {
			sides++
		}
	}
	if sides != 1 {
		return engine.Nobody
	}
	return owner
}
