package view

import (
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// heardView tells readers of the screen what has happened and what is asked.
type heardView struct{ *tableView }

// draw shows what a reader of the screen announces by itself, in one region, so that
// nothing is said over anything else: who one is, what has happened, what is asked.
func (s heardView) draw(p gameview.Panel) app.UI {
	live := "polite"
	if s.t.Line != nil { // its answer tells it
		live = "off"
	}
	var lines []app.UI
	said, opening := s.spoken(), s.opening()
	said = said[len(opening):]
	for len(opening) < mostOpening { // their lines stay, so that those behind them are not told again
		opening = append(opening, "")
	}
	for _, line := range slices.Concat(opening, said, []string{s.question(p, said), s.handWords(p)}) {
		lines = append(lines, app.P().Text(line).Hidden(line == ""))
	}
	return heardRegion(live, s.say("table.heard"), lines...)
}

func heardRegion(live, name string, lines ...app.UI) app.UI {
	return app.Div().Class("aside").Aria("live", live).Role("log").Aria("label", name).Body(lines...)
}

// playing reports whether others play, step by step and without waiting for a key. Their
// deeds are told when they are done: a reader of the screen would drop half of them.
func (s heardView) playing() bool {
	t := s.t
	if t.Replay != nil {
		return t.Replay.Running
	}
	return t.Rest == nil && t.Lesson == nil && !t.Passing && t.BotTurn() && !t.Stopped()
}

// spoken is who the person is, before their first choice; then what has happened that they
// have not been told, in order; and where that is much, what they have lost and gained by it.
// While others play it is what the person did last.
func (s heardView) spoken() []string { return s.linesAloud(len(s.t.News) > 0) }

// linesAloud lists those lines. Where there is no news, as after a replay, it may tell all again.
func (s heardView) linesAloud(all bool) []string {
	t := s.t
	if s.playing() {
		deeds := typingView(s).logLines(s.worthTelling(client.Deeds(t)))
		if s.fights() { // what is going on is no game of others
			return deeds
		}
		return append(deeds, s.say("table.others"))
	}
	words := s.opening()
	if t.Undid && t.Line == nil {
		words = append(words, typingView(s).takenBack())
	}
	if decision := retryView(s).heard(); decision != "" {
		words = append(words, decision)
	}
	news := t.News
	if since, known := client.Unheard(t); known || all && len(since) > len(news) {
		news = since
	}
	if _, ok := s.game.Briefing(); ok || t.RestsAt(client.AfterTrick) { // its page tells the rest, or has
		news = client.Foregoing(t, news)
	}
	lines := typingView(s).logLines(s.worthTelling(news))
	if !t.Passing && t.Decides() && len(lines) > mostTold {
		lines = s.summedUp(lines, news, client.Sums(t))
	}
	words = append(words, lines...)
	if turn, c, ok := t.WithoutNews(); ok {
		words = append(words, s.narrator.Choice(turn, c))
	}
	return words
}

// summedUp adds to the lines of events what the person has lost and gained by them: by their own
// turn behind it, while others moved what was lost before that and what was gained behind it.
func (s heardView) summedUp(lines []string, events []engine.Event, sums []client.Balance) []string {
	own, lost, gained := s.changed(sums)
	told, at := ownLines(s, lines), ownTurn(s, lines, events)
	if at < told || len(own) == 0 {
		return slices.Concat(lines[:told], own, lost, lines[told:], gained)
	}
	return slices.Concat(lines[:at], own, lost, lines[at:], gained)
}

// ownTurn is how many lines of events tell of the person's own turn, in which these begin: up to the
// turn of others, or all.
func ownTurn(s heardView, lines []string, events []engine.Event) int {
	i := slices.IndexFunc(events, func(e engine.Event) bool { return int(e.Kind) == s.t.Kinds.Turn })
	if i < 0 || playedBy(s.tableView, s.t.User, events[i].Side) {
		return len(lines)
	}
	return min(len(typingView(s).logLines(s.worthTelling(events[:i]))), len(lines))
}

// ownLines is how many of some lines were told while others began to play: they stay, so that
// they are not told again.
func ownLines(s heardView, lines []string) (n int) {
	own := typingView(s).logLines(s.worthTelling(client.Deeds(s.t)))
	for n < min(len(own), len(lines)) && own[n] == lines[n] {
		n++
	}
	return n
}

// mostOpening is how many lines tell a person who they are.
const mostOpening = 2

// opening is who the person is, before they have done anything.
func (s heardView) opening() []string {
	if s.playing() || !client.Begins(s.t) {
		return nil
	}
	words := s.you()
	if client.Unguided(s.M) {
		words = append(words, s.say("ear.press"))
	}
	return words
}

// worthTelling is events but for those that all know of, or the title tells.
func (s heardView) worthTelling(events []engine.Event) []engine.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e engine.Event) bool { return s.game.Usual(e) || s.title(e) })
}

// mostTold is how many lines are heard without their sum.
const mostTold = 3

// title reports whether an event says no more than the title does.
func (s heardView) title(e engine.Event) bool {
	name := s.t.Game().Lexicon().Events[e.Kind]
	return s.t.Turn.Over() && s.t.Live() && (name == "over" || name == "result")
}

// fights reports whether a battle is under way in which the person fights.
func (s heardView) fights() bool {
	t := s.t
	if !t.Fighting() || t.User < 0 {
		return false
	}
	b := &t.Report[len(t.Report)-1]
	return s.SeatOf(b.Attacker) == t.User || s.SeatOf(b.Defender) == t.User
}

// past reports whether the page rests at something that is over, and told.
func (s heardView) past(said []string) bool {
	return (s.t.RestsAt(client.AfterBattle) || s.t.RestsAt(client.AfterTrick)) && len(said) > 0
}

// question is what is asked, while nobody else plays, but for what is said already; then, of
// few answers, these.
func (s heardView) question(p gameview.Panel, said []string) string {
	if s.t.Rest == nil && (s.t.BotTurn() && !s.t.Stopped() || s.t.Replay != nil) {
		return ""
	}
	if s.past(said) {
		return sentence(s.say("button.continue"))
	}
	hint := p.Hint
	few, told := client.FewAnswers(s.t, s.L)
	keyed := client.Keyed(s.t)
	told = told && !s.briefs() && !keyed
	if t := s.t; told || t.Line != nil && !keyed && !t.Reads && (client.PartyOf(t) != nil || client.MarchedOf(t) != nil) {
		if _, complete := t.Picker.Choice(); complete || t.Picker.From() >= 0 { // what is picked beforehand is nobody's choice
			hint = s.narrator.Hint(t.Turn)
		}
		p.Heard, p.Loss = "", ""
	}
	hint = strings.TrimSpace(strings.TrimPrefix(hint, s.gone()))
	if c, complete := s.t.Picker.Choice(); complete && s.t.Answer.Kind == commandline.Can && !s.t.Picker.Picked() { // nobody's choice either
		hint = strings.Replace(hint, s.narrator.Choice(s.t.Turn, c), s.narrator.Hint(s.t.Turn), 1)
	}
	if s.t.Turn.Seat >= 0 && s.t.Live() {
		hint = strings.Replace(hint, s.narrator.Hint(s.t.Turn), s.narrator.Heard(s.t.Turn), 1)
	}
	if s.t.Stopped() { // the news say the rest
		hint = ""
	}
	for _, e := range s.t.News { // told to the person alone in words of their own
		hint = strings.TrimSpace(strings.TrimPrefix(hint, s.narrator.Event(e)))
	}
	if p.Title != "" { // it names the battle
		hint = strings.TrimSpace(strings.TrimPrefix(hint, s.say("battle.due")))
	}
	for _, line := range said {
		hint = strings.TrimPrefix(hint, line)
		if strings.Contains(line, p.Title) && s.t.RestsAt(client.AtMoment) {
			p.Title = ""
		}
	}
	var lines []string
	for line := range strings.Lines(hint) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, sentence(line))
		}
	}
	hint = strings.Join(lines, " ")
	if p.Title != "" {
		p.Title = sentence(p.Title)
	}
	words := []string{p.Title, hint, s.setUp(), p.Loss, p.Heard, s.left()}
	if told && s.t.Line == nil { // else they are numbered behind it
		for _, answer := range spokenView(s).groups(few.Groups) {
			words = append(words, sentence(answer))
		}
	}
	if keyed {
		words = append(words, s.say("typed.sure"))
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

// gone is what the sheet says of those who have just gone: the news tell it.
func (s heardView) gone() string {
	if g := client.MarchedOf(s.t); g != nil {
		return s.say("typed.done", "choice", s.narrator.Choice(g.Turn, g.Choice))
	}
	if p := client.PartyOf(s.t); p != nil && p.Made {
		_, to := p.Ends()
		return s.say("table.moved", "to", s.Place(to), "units", client.Going(s.L, s.narrator, p))
	}
	return ""
}

// setUp is how much the person has still to set up, and who does after them.
func (s heardView) setUp() string {
	left, next, sets := client.SetsUp(s.t)
	if !sets || len(s.t.Marks.List) > 0 { // which are counted
		return ""
	}
	words := s.say("ear.setUp", "count", left)
	if next >= 0 {
		words += " " + s.say("typed.next", "players", s.called(next))
	}
	return words
}

// left is what is left on both sides, where a player who fights is asked whether to go on.
func (s heardView) left() string {
	t := s.t
	ask := t.Game().Lexicon().Asks[t.Turn.Kind]
	if t.Turn.Place < 0 || !t.Decides() || !slices.Contains([]string{"attackerRetreat", "defenderRetreat", "lose"}, ask) {
		return ""
	}
	forces := spokenView(s).forces(t.Turn.Place, func(engine.Seat, int8) bool { return true })
	if len(forces) == 0 {
		return ""
	}
	words := sentence(s.narrator.Place(t.Turn.Place) + ": " + s.L.Commas(forces))
	if chart := s.game.Chart(); chart != nil && chart.Places[t.Turn.Place].Difficult {
		words += " " + sentence(text.Capitalize(s.say("table.difficult")))
	}
	return words
}

// handWords is what the person holds, where they choose from it, unless the panel says what it is.
func (s heardView) handWords(p gameview.Panel) string {
	pick := &s.t.Picker
	if pick.HandPicks == 0 || len(pick.Picks()) > 0 || !s.t.Decides() || s.briefs() {
		return ""
	}
	if p.HandWords != "" {
		return p.HandWords
	}
	var names []string
	for _, thing := range pick.Things() {
		names = append(names, s.narrator.What(thing))
	}
	if len(names) == 0 {
		return ""
	}
	return s.say("table.held", "things", s.L.Commas(names))
}

// you tells the one who decides which sides they play, where a player has several or
// another name.
func (s heardView) you() []string {
	var sides []string
	for _, score := range s.t.Standing {
		if score.Side >= 0 && score.Seat == s.t.User {
			sides = append(sides, s.narrator.Side(score.Side))
		}
	}
	name := s.t.Name(s.L, s.t.User)
	if len(sides) == 0 || len(sides) == 1 && sides[0] == name {
		return nil
	}
	if !s.t.Named(s.t.User) && s.t.Called(s.L, s.t.User) != name {
		return []string{s.say("table.youPlay", "sides", s.L.And(sides))}
	}
	return []string{s.say("table.you", "player", name, "sides", s.L.And(sides))}
}

// changed is what the person has lost and gained: in their own turn, and while others moved. The gains of a trick are told with the trick, and in the middle of a
// battle nothing is summed up.
func (s heardView) changed(sums []client.Balance) (own, lost, gained []string) {
	if s.fights() {
		return nil, nil, nil
	}
	for _, x := range sums {
		if x.Rival || s.t.Kinds.Trick >= 0 { // the log is read anyway
			continue
		}
		side := s.narrator.Side(x.Side)
		losses, gains := &lost, &gained
		if x.Own {
			losses, gains = &own, &own
		}
		if words := (changesView(s)).holding("changes.lost", x.Lost); words != "" {
			*losses = append(*losses, side+". "+words+".")
		}
		words := (changesView(s)).holding("changes.gained", x.Gained)
		if r, ok := s.game.(gameview.Raiser); ok && words != "" { // how it has come, and not what was set up
			words = strings.ReplaceAll(r.Raised(x), "\n", ". ")
			if places := (changesView(s)).holding("changes.gained", client.Assets{Places: x.Gained.Places}); places != "" {
				words = strings.TrimSuffix(places+". "+words, ". ")
			}
			if slices.ContainsFunc(s.t.Log.Since(x.At), func(e engine.Event) bool { return s.t.Game().Lexicon().Events[e.Kind] == "placed" }) {
				words = ""
			}
		}
		if words != "" {
			*gains = append(*gains, side+". "+words+".")
		}
	}
	return own, lost, gained
}

// meets is what a place would lead to if it were chosen now: the choice and what follows
// from it, or the places that can be reached from there.
func (s heardView) meets(place int8) string {
	here, away := s.choicesAt(place)
	if len(here) > 0 {
		c := client.Usual(s.t, here)
		words := []string{s.narrator.Choice(s.t.Turn, c)}
		for _, w := range s.t.Consequences(c) {
			words = append(words, s.Words(w))
		}
		return strings.Join(words, " ")
	}
	if len(away) > 0 {
		return spokenView(s).groups([][]engine.Choice{away})[0] + "."
	}
	return ""
}

// odds are what the choice would meet to which a place would lead: "2 v 1, You win: 87%".
func (s heardView) odds(place int8) string {
	here, _ := s.choicesAt(place)
	if len(here) == 0 {
		return ""
	}
	words := spokenView(s).foretold(met(s.t.PreviewsOf(client.Usual(s.t, here))), false)
	return strings.TrimSuffix(strings.Join(words, " "), ".")
}

// choicesAt are the choices that a tap on a place would lead to, and those that begin there.
func (s heardView) choicesAt(place int8) (here, away []engine.Choice) {
	t := s.t
	if t.Passing || t.Stale || !t.Live() || t.Turn.Seat < 0 || t.Turn.Seat != t.Viewer || place == t.Picker.From() {
		return nil, nil
	}
	for _, c := range t.Picker.All() {
		from, to := table.Ends(c)
		switch {
		case to == place && (from < 0 || from == t.Picker.From()):
			here = append(here, c)
		case from == place && to >= 0:
			away = append(away, c)
		}
	}
	return here, away
}
