package view

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// typingView is the line that commands are typed into, and answers them.
type typingView struct{ *tableView }

// draw is the command line, and the answer to the last line. The region of the answer is
// on the page before it is opened: what comes with its region is not announced.
func (s typingView) draw() app.UI {
	t := s.t
	open, line := t.Line != nil, ""
	section := app.Section().Class("aside")
	var lines, list []string
	if open {
		section = app.Section().Class("typing").Aria("label", s.say("typed.title"))
		line = *t.Line
		lines, list = s.answer()
	}
	var said, items []app.UI
	for _, l := range lines {
		said = append(said, app.P().Text(l+" "))
	}
	listed := s.listed()
	chooses := len(listed.Groups) > 0
	for i, l := range list {
		pause := app.Span().Class("aside").Text(pauseAfter(l)) // what reads all at once makes none by itself
		if !chooses {
			items = append(items, app.Li().Body(app.Span().Text(l), pause))
			continue
		}
		msg := client.PickListed{Number: listed.Number(i)}
		b := app.Button().Type("button").Class("link").Text(strconv.Itoa(msg.Number)+". "+l).OnClick(s.Tell(msg), gameview.Scope(msg))
		if i == 0 {
			b = b.ID(client.TypedFirst)
		}
		items = append(items, app.Li().Body(b, pause))
	}
	return section.Body(
		app.Form().OnSubmit(s.enterLine).Hidden(!open).Body(
			app.Input().Type("text").ID(client.TypedLine).AutoComplete(false).Spellcheck(false).
				Attr("autocapitalize", "none").Attr("enterkeyhint", "go").
				Aria("label", s.say("typed.title")).Attr("placeholder", s.say("typed.hint")).
				Value(line).OnKeyDown(s.recallLine),
			app.Button().Type("submit").ID(client.TypedEnter).Class("button").Text(s.say("typed.enter")),
			s.IconButton(gameview.IconClose, s.say("typed.close"), client.CloseLine{}),
		),
		app.Div().Class("typed-answer").Role("status").Aria("live", "polite").Aria("atomic", false).Body( // lines that stay are not told again
			anew(strconv.Itoa(t.Entered)).Body(said...), // the same answer is announced again
			anew(strconv.Itoa(t.Entered)+"-"+keyOf(strings.Join(list, " "))).Body(app.Ul().Role("list").Aria("label", s.say("typed.answer")).Hidden(len(items) == 0).Body(items...)),
		),
		s.Button(s.say("typed.can"), client.AskLine{Line: "can"}).Class("typed-can").Hidden(!open || chooses || t.Reads),
	)
}

// pauseAfter is what keeps an item of a list apart from the next where all is read as one.
func pauseAfter(item string) string {
	if strings.HasSuffix(item, ".") {
		return " "
	}
	return "; "
}

// listed is the answer whose choices are numbered: that of the last line, or the few that there
// are to the question.
func (s typingView) listed() commandline.Answer {
	if few, told := client.FewAnswers(s.t, s.L); told && s.t.Line != nil && !s.briefs() {
		return few
	}
	if s.t.Answer.Kind == commandline.One {
		return commandline.Answer{}
	}
	return s.t.Answer
}

// enterLine reads the field only now, and empties it itself: a fast typist is ahead of
// what is drawn.
func (s typingView) enterLine(_ app.Context, e app.Event) {
	e.PreventDefault()
	field := app.Window().GetElementByID(client.TypedLine)
	line := field.Get("value").String()
	field.Set("value", "")
	s.Send(s.entered(line))
}

// entered is what a line that is entered does: an empty one goes on, with a long answer first.
func (s typingView) entered(line string) client.Message {
	empty := strings.TrimSpace(line) == ""
	more := false
	for _, word := range []string{s.say("typed.word.more"), text.Of("en").Say("typed.word.more")} {
		more = more || !empty && commandline.Begins(word, line) && commandline.Begins(line, word)
	}
	switch {
	case s.t.Answer.Kind == commandline.Since && (more || empty && left(s) > 0):
		return client.TellMore{}
	case empty && s.briefs() && !s.t.Reads:
		return client.Continue{}
	}
	return client.EnterLine{Text: line}
}

// recallLine has the arrow keys bring earlier lines back.
func (s typingView) recallLine(_ app.Context, e app.Event) {
	step := map[string]int{"ArrowUp": -1, "ArrowDown": 1}[e.Get("key").String()]
	if step != 0 {
		e.PreventDefault()
		s.Send(client.Recall{Step: step})
	}
}

// answer is what the last line brought: sentences, then a list whose numbers can be
// typed where the answer has groups.
func (s typingView) answer() (lines, list []string) {
	t, a := s.t, s.t.Answer
	if t.Waiting() && !heardView(s).playing() && (a.Kind == commandline.Nothing || a.Kind == commandline.Undo) {
		return nil, nil
	}
	switch a.Kind {
	case commandline.Nothing:
		return s.after(), spokenView(s).groups(s.listed().Groups)
	case commandline.One:
		return s.readBack(t.Typed), nil
	case commandline.Number:
		return []string{s.still(s.say("typed.number", "line", t.Said))}, nil
	case commandline.Backward:
		if others := partners(s.tableView, a.Place); others != nil { // what is there is theirs
			return others, nil
		}
		return []string{s.still(s.say("typed.backward", "from", a.Names[0], "to", a.Names[1]))}, nil
	case commandline.Several:
		return []string{s.say("typed.several")}, spokenView(s).groups(a.Groups)
	case commandline.Unknown:
		return []string{s.still(s.refused())}, nil
	case commandline.NoPlace:
		if len(a.Names) == 0 {
			return []string{s.say("typed.noName", "line", subject(t.Said))}, nil
		}
		return []string{s.say("typed.names", "names", s.L.Commas(a.Names))}, nil
	case commandline.Can:
		return canDo(s, a.Groups)
	case commandline.To, commandline.From:
		return append([]string{s.narrator.Place(a.Place) + "."}, s.nothing(a.Groups)...), spokenView(s).groups(a.Groups)
	case commandline.About:
		return s.placeLines(a.Place), nil
	case commandline.AboutWhat:
		return s.aboutWhat(a.What)
	case commandline.AboutPlayer:
		_, list = s.standing(func(seat engine.Seat, _ int8) bool { return seat == a.Seat })
		of := func(seat engine.Seat) bool { return seat == a.Seat }
		return append(s.scores(of), s.topics(of)...), list
	case commandline.AboutTopic:
		return s.topic(a.Topic, nil), nil
	case commandline.Near:
		return s.near(a.Place)
	case commandline.Mine:
		return ownStanding(s)
	case commandline.Foe:
		return s.standing(func(seat engine.Seat, side int8) bool {
			return a.Side >= 0 && side == a.Side || a.Side < 0 && !playedBy(s.tableView, t.User, side)
		})
	case commandline.Threats:
		return s.threats()
	case commandline.Worth:
		return s.worthOf(a.Side), nil
	case commandline.Score:
		return append(s.scores(anySeat), s.topics(anySeat)...), nil
	case commandline.Hand:
		return s.orNothing("hand", nil, s.game.Held())
	case commandline.Trick:
		return s.trick(), nil
	case commandline.Seats:
		return s.order(), nil
	case commandline.Last:
		all := s.logLines(shown(t))
		return s.orNothing("yet", all[max(len(all)-a.Count, 0):], nil)
	case commandline.Since:
		return s.since()
	case commandline.Advice:
		return s.advised(), nil
	case commandline.Undo:
		lines = []string{s.takenBack(), strings.TrimSpace(s.headline(nil) + " " + s.asked(nil))}
		return slices.DeleteFunc(lines, func(l string) bool { return l == "" }), nil
	}
	return []string{s.say("typed.commands")}, s.commands()
}

// canDo is what is asked, and what may be chosen.
func canDo(s typingView, groups [][]engine.Choice) (lines, list []string) {
	t := s.t
	if t.Turn.Over() && t.Live() {
		for i, key := range client.AtEnd {
			list = append(list, strconv.Itoa(i+1)+". "+s.say(key))
		}
		return nil, list
	}
	if s.briefs() || client.ByEnter(t) != nil { // what has happened was told
		return []string{s.say("typed.goes")}, nil
	}
	return append([]string{heardView(s).question(sheetView(s).panel(), heardView(s).spoken())}, s.nothing(groups)...), spokenView(s).groups(groups)
}

// ownStanding lists the places where the person's own pieces stand.
func ownStanding(s typingView) (lines, list []string) {
	lines, list = s.standing(func(seat engine.Seat, _ int8) bool { return seat == s.t.User })
	if own := s.ownSide(); own >= 0 { // whose they are is known
		for i := range list {
			list[i] = strings.Replace(list[i], whose(spokenView(s), own), "", 1)
		}
	}
	return lines, list
}

// subject is what a line asks about, without its command.
func subject(line string) string {
	if name := strings.TrimLeft(line, "?> "); name != line {
		return name
	}
	_, name, _ := strings.Cut(line, " ")
	return cmp.Or(strings.TrimSpace(name), line)
}

// refused says why nothing is done that was typed.
func (s typingView) refused() string {
	t, why := s.t, s.t.Refused
	switch {
	case client.ByEnter(t) != nil || s.briefs():
		return s.asked(nil)
	case why.Most != nil && why.Count > 0:
		return s.say("typed.force.which", "count", why.Count, "units", client.Going(s.L, s.narrator, why.Most))
	case why.Most != nil:
		return s.say("typed.force.most", "units", client.Going(s.L, s.narrator, why.Most))
	case why.Asks != nil && len(s.topic(why.Asks.Topic, nil)) > 1: // what it takes
		return s.say("typed.unknown.why", "line", t.Said, "why", s.topic(why.Asks.Topic, nil)[1])
	case why.Rule == "battleOrder" && t.Answer.Ends: // battles are left
	case why.Rule != "" && why.Rule != "list" && why.Rule != "turn":
		return s.say("typed.unknown.why", "line", t.Said, "why", cmp.Or(s.barred(why.Blocks), s.say("rule."+why.Rule)))
	}
	if ask := sheetView(s).panel().Title; t.Decides() && ask != "" {
		return s.say("typed.unknown.asked", "line", t.Said, "ask", ask)
	}
	return s.say("typed.unknown", "line", t.Said)
}

// still is an answer to words that were refused, with what was picked before and stays so.
func (s typingView) still(words string) string {
	t := s.t
	picked, complete := t.Picker.Choice()
	if !complete || !t.Picker.Picked() || !t.Decides() {
		return words
	}
	still := s.narrator.Choice(t.Turn, picked)
	if p := client.PartyOf(t); p != nil && p.Count() > 0 {
		still = client.PartyWords(t, s.L, p)
	}
	return words + " " + s.say("typed.still", "choice", still)
}

// threats tells who may attack the person before they move again, a side a line, and how often
// each wins where.
func (s typingView) threats() (lines, list []string) {
	game, ok := s.game.(gameview.Threatened)
	if !ok {
		return []string{s.say("typed.unknown", "line", s.t.Said)}, nil
	}
	for _, a := range game.Threats() {
		var places []string
		slices.SortStableFunc(a.Places, func(a, b gameview.Threat) int { return int(b.Wins) - int(a.Wins) })
		for _, at := range a.Places {
			places = append(places, gameview.ThreatAt(s.game.(gameview.Table), at))
		}
		key := "typed.threats"
		if a.Round == 0 {
			key = "typed.threats.next"
		}
		list = append(list, s.say(key, "side", s.Side(a.Side), "round", text.Roman(a.Round), "places", s.L.Commas(places)))
	}
	if len(list) == 0 {
		return []string{s.say("threats.none")}, nil
	}
	return []string{sentence(s.say("threats.wins"))}, list
}

// after is what the choice just made has brought, and what is asked now. As long as the choice
// is being stored nothing is said, and then all of it at once.
func (s typingView) after() []string {
	t := s.t
	if t.Asking == client.EndQuestion {
		w := t.Warning
		words := []string{s.say(w.Title), s.sentences(w.Losses), s.sentences(w.Words), s.say("typed.sure")}
		return []string{strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " ")}
	}
	if t.Undid {
		return []string{s.takenBack(), strings.TrimSpace(s.headline(nil) + " " + s.asked(nil))}
	}
	var lines []string
	heard := heardView(s)
	playing, deeds := heard.playing(), len(heard.worthTelling(client.Deeds(t))) > 0
	if playing || t.Tells {
		lines = heard.linesAloud(true)
	}
	for _, made := range t.Made {
		if turn, c, ok := t.WithoutNews(); ok { // the last of those who went together
			lines = slices.DeleteFunc(lines, func(l string) bool { return l == s.narrator.Choice(turn, c) })
		}
		i := slices.Index(lines, made)
		switch {
		case i >= 0:
			lines = slices.Delete(lines, i, i+1)
		case deeds, !playing && len(lines) > 0 && !client.Followed(t): // they tell what was done
			continue
		}
		lines = slices.Insert(lines, 0, s.say(s.doneBy(), "choice", made))
	}
	if playing {
		return lines
	}
	if headline := s.headline(lines); headline != "" {
		lines = append(lines, headline)
	}
	return append(lines, s.asked(lines))
}

// doneBy is the key of the text that says that a choice was made, or that a march will be.
func (s typingView) doneBy() string {
	if turn, c, ok := s.t.WithoutNews(); ok && c.To >= 0 && s.t.Game().Lexicon().Asks[turn.Kind] == "march" {
		return "typed.bound"
	}
	return "typed.done"
}

// takenBack says whether something was taken back, and else why not.
func (s typingView) takenBack() string {
	switch ends := client.UndoEnds(s.t); {
	case s.t.Undid && s.t.TookBack != "":
		return s.say("typed.undo.what", "choice", s.t.TookBack)
	case s.t.Undid:
		return s.say("typed.undo")
	case s.t.Asking == client.BackQuestion: // it asks whether to
		return ""
	case ends != "":
		return s.say("typed.undo.ends", "why", s.say("undo.ends."+ends))
	}
	return s.say("typed.undo.none")
}

// headline is the outcome, where there is no decision, but for what is said already.
func (s typingView) headline(said []string) string {
	if client.ByEnter(s.t) == nil && !s.briefs() || heardView(s).past(said) {
		return ""
	}
	p := sheetView(s).panel()
	p.Heard, p.Loss = "", ""
	if s.t.Passing || s.t.Asking == client.BackQuestion {
		return strings.TrimSpace(sentence(p.Title) + " " + p.Hint)
	}
	return heardView(s).question(p, said)
}

// asked is the question, and who decides where several people do, but for what is said already.
// Where nothing is, it is how to go on.
func (s typingView) asked(said []string) string {
	p := sheetView(s).panel()
	if s.t.Asking == client.BackQuestion {
		return s.say("typed.sure")
	}
	if client.ByEnter(s.t) != nil || s.briefs() {
		return strings.TrimSpace(p.Heard + " " + s.say("typed.goes"))
	}
	heard := heardView(s)
	question := strings.TrimSpace(heard.question(p, said) + " " + heard.handWords(p))
	if s.t.Turn.Over() || s.t.Turn.Seat < 0 || s.t.OnlyPerson() >= 0 {
		return question
	}
	return s.say("typed.asked", "player", s.t.Name(s.L, s.t.Viewer), "question", question)
}

// readBack is a choice with what it meets and what follows from it.
func (s typingView) readBack(c engine.Choice) []string {
	words := []string{led(s, c)}
	if p := s.t.TypedParty; p != nil {
		words = []string{client.PartyWords(s.t, s.L, p)}
		words = append(words, spokenView(s).foretold(client.PreviewsOfParty(s.t, p), false)...)
		for _, w := range slices.Concat(client.ConsequencesOfParty(s.t, p), p.Warning.Words) {
			words = append(words, sentence(s.Words(w)))
		}
	} else {
		if ways := otherWays(s, c); len(ways) > 0 {
			words = append(words, s.say("typed.ways", "places", s.L.Commas(ways)))
		}
		words = append(words, spokenView(s).foreseen(c, false)...)
		if !s.t.EndVerb(c) {
			w := s.t.WarningOf(c)
			words = append(words, s.sentences(w.Losses), s.sentences(w.Words))
		}
	}
	if game, ok := s.game.(gameview.Warner); ok && c.To >= 0 {
		for _, warns := range game.Warns() {
			words = append(words, sentence(warns))
		}
	}
	if s.t.EndVerb(c) {
		words = append(words, leftUndone(s, c)...)
	}
	words = distinct(append(words, theirs(s.tableView, c)))
	return []string{strings.Join(append(words, s.say("typed.sure")), " ")}
}

// distinct are sentences, each once.
func distinct(words []string) (list []string) {
	for _, w := range words {
		if w != "" && !slices.Contains(list, w) {
			list = append(list, w)
		}
	}
	return list
}

// led is a choice as a sentence, with the leader's name.
func led(s typingView, c engine.Choice) string {
	words, from := s.narrator.Choice(s.t.Turn, c), c.From
	if !leads(spokenView(s), c) {
		return words
	}
	if from < 0 {
		from = s.t.Turn.Place
	}
	var names []string
	for _, p := range s.t.Pieces {
		if p.Place == from && p.Side == s.t.Turn.Side && p.What >= 0 && s.narrator.Has("leader."+s.t.Game().Lexicon().Whats[p.What]) {
			names = append(names, s.narrator.What(p.What))
		}
	}
	if len(names) == 0 {
		return words
	}
	return strings.Replace(words, s.say("units.leader"), s.L.And(names), 1)
}

// otherWays are the places by way of which the same could go instead.
func otherWays(s typingView, c engine.Choice) (names []string) {
	if c.From < 0 || c.To < 0 {
		return nil
	}
	for _, o := range s.t.Picker.All() {
		same, via := o, max(o.Via, o.Via2)
		same.Via, same.Via2 = c.Via, c.Via2
		if same != c || via < 0 || via == c.Via || via == c.Via2 {
			continue
		}
		if name := s.narrator.Place(via); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// leftUndone is what a choice that ends something leaves undone, and what would be lost by it.
func leftUndone(s typingView, c engine.Choice) (words []string) {
	var names []string
	for _, m := range s.t.Picker.All() {
		if m.From < 0 || m.To < 0 || s.t.Turn.Place >= 0 {
			continue
		}
		if name := s.narrator.Place(m.From); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) > 0 {
		words = append(words, s.say("typed.left", "places", s.L.Commas(names)))
	}
	w := s.t.WarningOf(c)
	if w.Named && len(names) > 0 {
		w.Words = w.Words[1:]
	}
	for _, said := range append(slices.Clip(w.Losses), w.Words...) {
		words = append(words, s.Words(said))
	}
	return words
}

func (s typingView) nothing(groups [][]engine.Choice) []string {
	switch {
	case len(groups) > 0:
		return nil
	case client.ByEnter(s.t) != nil || s.briefs():
		return []string{s.say("typed.goes")}
	}
	if s.t.Answer.Kind == commandline.From {
		return []string{s.say("typed.none.from")}
	}
	return []string{s.say("typed.none")}
}

// orNothing says of what there is nothing where there are neither lines nor a list.
func (s typingView) orNothing(of string, lines, list []string) ([]string, []string) {
	if len(lines)+len(list) == 0 {
		lines = []string{s.say("typed.nothing." + of)}
	}
	return lines, list
}

// placeLines is the card of a place in sentences.
func (s typingView) placeLines(place int8) []string {
	stands := s.stands(place)
	if len(stands) == 0 {
		stands = []string{s.say("place.empty")}
	}
	lines := []string{s.narrator.Place(place) + ": " + s.L.Commas(stands) + "."}
	lines = append(lines, commands(s.tableView, place)...)
	lines = append(lines, s.game.About(place)...)
	for _, c := range (placeView(s)).marches(place, true) {
		lines = append(lines, way(s, c))
	}
	return lines
}

// way is who goes as usual the way of a choice, and what that meets, at length; and what all would
// meet who may go.
func way(s typingView, c engine.Choice) string {
	group := slices.DeleteFunc(slices.Clone(s.t.Picker.All()), func(o engine.Choice) bool { return o.From != c.From || o.To != c.To })
	usual, whole := client.PartiesOf(s.t, group)
	if usual == nil {
		return strings.Join(append([]string{s.narrator.Choice(s.t.Turn, c)}, spokenView(s).foreseen(c, true)...), " ")
	}
	words := append([]string{client.PartyWords(s.t, s.L, usual)}, spokenView(s).foretold(client.PreviewsOfParty(s.t, usual), true)...)
	for _, w := range client.ConsequencesOfParty(s.t, usual) {
		words = append(words, s.Words(w))
	}
	if whole != nil {
		if odds := strings.Join(spokenView(s).foretold(client.PreviewsOfParty(s.t, whole), false), " "); odds != "" {
			words = append(words, sentence(text.Capitalize(s.say("typed.force.or", "units", client.Going(s.L, s.narrator, whole), "odds", odds))))
		}
	}
	return strings.Join(words, " ")
}

// near lists the neighbours of a place with who is there.
func (s typingView) near(place int8) (lines, list []string) {
	for _, n := range s.game.Near(place) {
		stands := s.stands(n)
		if len(stands) == 0 {
			stands = []string{s.say("place.empty")}
		}
		list = append(list, s.narrator.Place(n)+": "+s.L.Commas(stands))
	}
	if len(list) == 0 {
		return []string{s.narrator.Place(place) + ": " + s.say("typed.nothing.near")}, nil
	}
	return []string{s.narrator.Place(place) + "."}, list
}

// standing lists the places where pieces of some sides stand.
func (s typingView) standing(of func(seat engine.Seat, side int8) bool) (lines, list []string) {
	for place := range s.t.Game().Lexicon().Places {
		here := slices.ContainsFunc(s.t.Pieces, func(p engine.Piece) bool {
			return p.Place == int8(place) && p.Side >= 0 && of(commander(s.tableView, p.Side, int8(place)), p.Side)
		})
		if forces := spokenView(s).forces(int8(place), of); here && len(forces) > 0 {
			list = append(list, s.narrator.Place(int8(place))+": "+s.L.Commas(forces))
		}
	}
	return s.orNothing("stands", nil, list)
}

// worthOf is what places are worth to a side, as the layer of the map shows it.
func (s typingView) worthOf(side int8) []string {
	if s.t.Turn.Over() {
		return []string{sheetView(s).panel().Title + "."}
	}
	if side < 0 {
		side = s.t.Turn.Side
		if holder := s.t.User; side >= 0 && holder >= 0 && s.SeatOf(side) != holder { // another is on turn
			var lines []string
			for _, score := range s.t.Standing {
				if score.Side >= 0 && score.Seat == holder {
					lines = append(lines, s.worthOf(score.Side)...)
				}
			}
			return lines
		}
	}
	if side < 0 {
		return []string{s.say("worth.none")}
	}
	shown := *s.t
	shown.Layer = client.Layer{On: true, Side: side, During: s.t.Turn.Side}
	marks, legend := s.seat(&shown).game.Layer()
	places := map[string][]string{}
	slices.SortStableFunc(marks, func(a, b board.Worth) int { return int(b.Level) - int(a.Level) }) // the most first
	var worths []string
	for _, w := range marks {
		if places[w.Said] == nil {
			worths = append(worths, w.Said)
		}
		places[w.Said] = append(places[w.Said], s.narrator.Place(w.Place))
	}
	if len(worths) == 0 {
		return []string{s.narrator.Side(side) + ": " + s.say("worth.none")}
	}
	lines := []string{sentence(legend.Said)}
	for _, w := range worths {
		lines = append(lines, w+": "+s.L.Commas(places[w])+".")
	}
	return lines
}

// aboutWhat is what a card does, and where pieces of a kind stand, and whose; with whom a leader
// stands.
func (s typingView) aboutWhat(what int8) (lines, list []string) {
	lines = []string{sentence(s.narrator.What(what))}
	if does := s.game.Describe(what); does != "" {
		lines = []string{does}
	}
	type where struct{ place, side int8 }
	var at []where
	counts := map[where]engine.Piece{}
	for _, p := range s.t.Pieces {
		if w := (where{p.Place, p.Side}); p.What == what && p.Place >= 0 && p.Mark&engine.Destroyed == 0 {
			if all, known := counts[w]; known {
				p.Count += all.Count
			} else {
				at = append(at, w)
			}
			p.Mark = 0
			counts[w] = p
		}
	}
	leader := s.narrator.Has("leader." + s.t.Game().Lexicon().Whats[what])
	for _, w := range at {
		stands := []string{s.game.Units(counts[w])}
		switch {
		case leader: // with whom
			stands = s.stands(w.place)
		case w.side >= 0:
			stands[0] = s.say("table.stands", "side", s.narrator.Side(w.side), "units", stands[0])
		}
		list = append(list, s.narrator.Place(w.place)+": "+s.L.Commas(stands))
	}
	if leader && len(list) == 0 {
		lines = append(lines, s.say("typed.absent"))
	}
	return lines, list
}

// scores are the points of some players, and how far each is behind the leader.
func (s typingView) scores(of func(engine.Seat) bool) []string {
	most, counted := 0, true
	for i, score := range s.t.Standing {
		if score.Side < 0 {
			counted = counted && s.game.Counts(score.Seat)
			if points := s.game.Reached(score); i == 0 || points > most {
				most = points
			}
		}
	}
	var lines []string
	for _, score := range s.t.Standing {
		if score.Side >= 0 || !of(score.Seat) {
			continue
		}
		line := s.say("table.score", "player", s.known(score.Seat), "points", s.narrator.Points(s.game.Reached(score)).String())
		if behind := most - s.game.Reached(score); counted && behind > 0 {
			line = s.L.Commas([]string{line, s.say("table.behind", "count", s.narrator.Points(behind))})
		}
		if _, has := s.game.Purse(score.Seat); has != "" {
			line = s.L.Commas([]string{line, has})
		}
		lines = append(lines, line+".")
	}
	return lines
}

// known is a player by name, and by the one side that they play under another.
func (s typingView) known(seat engine.Seat) string {
	name := s.t.Called(s.L, seat)
	var sides []string
	for _, score := range s.t.Standing {
		if score.Side >= 0 && playedBy(s.tableView, seat, score.Side) {
			sides = append(sides, s.narrator.Side(score.Side))
		}
	}
	if len(sides) != 1 || sides[0] == name {
		return name
	}
	return name + " (" + sides[0] + ")"
}

func anySeat(engine.Seat) bool { return true }

// topic is how some players stand in something that the game counts, or all about it, and topics
// how in each.
func (s typingView) topic(n int, of func(engine.Seat) bool) []string {
	if game, ok := s.game.(gameview.Topical); ok {
		return game.Topic(n, of)
	}
	return nil
}

func (s typingView) topics(of func(engine.Seat) bool) (lines []string) {
	for n := range s.t.Family.Topics {
		lines = append(lines, s.topic(n, of)...)
	}
	return lines
}

// trick is the cards played since one was led last, and who won with them, in a game with
// tricks.
func (s typingView) trick() []string {
	all := shown(s.t)
	names := s.t.Game().Lexicon().Events
	for i := len(all) - 1; i >= 0; i-- {
		if names[all[i].Kind] != "lead" {
			continue
		}
		end := i + 1
		for end < len(all) && names[all[end].Kind] == "play" {
			end++
		}
		return s.logLines(all[i:min(end+1, len(all))])
	}
	return []string{s.say("typed.nothing.trick")}
}

// order is who decides now, who comes next, and who plays what.
func (s typingView) order() []string {
	var lines []string
	if seat := s.t.Turn.Seat; seat >= 0 {
		lines = append(lines, s.say("typed.now", "player", s.called(seat)))
	} else if said := strings.TrimSpace(s.headline(nil) + " " + s.asked(nil)); said != "" {
		lines = append(lines, said)
	}
	var next []engine.Seat
	if seq, ok := s.t.State.(engine.Sequenced); ok {
		next = seq.Upcoming()
	} else if game, ok := s.game.(gameview.Ordered); ok {
		next = game.Upcoming()
	}
	var names []string
	for _, seat := range toCome(s.tableView, next) {
		names = append(names, s.called(seat))
	}
	if len(names) > 0 {
		lines = append(lines, s.say("typed.next", "players", s.L.Commas(names)))
	}
	if s.t.Kinds.Trick >= 0 && s.t.Turn.Seat >= 0 && s.t.Game().Lexicon().Asks[s.t.Turn.Kind] == "follow" { // who has led and played
		lines = append(lines, s.trick()...)
	}
	for seat := range s.t.Seats {
		if sides := roles(s.tableView, engine.Seat(seat)); len(sides) > 0 {
			lines = append(lines, sentence(s.called(engine.Seat(seat))+": "+s.L.Commas(sides)))
		}
	}
	return lines
}

// advised is the hint, once it has come.
func (s typingView) advised() []string {
	h := s.t.Hint
	if client.Unaided(s.M) {
		return []string{s.say("bot.hint.off")}
	}
	if h == nil && !s.t.Hinting() {
		return []string{s.say("bot.hint.none")}
	}
	if h == nil {
		return []string{s.say("typed.thinking")}
	}
	return []string{strings.Join(append([]string{s.narrator.Choice(s.t.Turn, h.Choice)}, adviceView(s).reasons(h)...), " ")}
}

// commands lists the commands: the word, in English too where it differs, and what it
// does.
func (s typingView) commands() []string {
	var list []string
	for _, name := range commandline.Commands() {
		if name == "trick" && s.t.Kinds.Trick < 0 || name == "threats" && !s.t.Family.Threats {
			continue
		}
		word := s.say("typed.word." + name)
		if english := text.Of("en").Say("typed.word." + name); english != word {
			word += " (" + english + ")"
		}
		list = append(list, word+": "+s.say("typed.does."+name))
	}
	return list
}
