package view

import (
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
)

// logLines are events as lines of the log, for those who hear them: what the one person of the
// device does is told to them, dice tell how many of them hit, and units that go to one place
// go together, and so do those that come or go alike.
func (s typingView) logLines(events []engine.Event) []string {
	own := *s.tableView
	if _, shared := team(s.tableView, s.ownSide()); !shared {
		own.narrator = s.narrator.Yours(s.ownSide())
	}
	whole := typingView{&own}
	s = whole
	all, before := table.Lines(s.t.Kinds, events), fightBefore(s, events)
	var lines []string
	counted := false
	for at := 0; len(all) > 0; {
		if !counted {
			told := own
			told.narrator = teller(whole.tableView, all[0].Event)
			s = typingView{&told}
		}
		if counted = again(s, all); counted { // it is counted with the next
			all[1].Event.Count += all[0].Event.Count
			at, all = at+1, all[1:]
			continue
		}
		n := max(marchedOn(s, all), activatedWith(s, all))
		if decided := moved(s, all[0].Event); decided != "" {
			lines = append(lines, decided)
		}
		if n > 1 {
			lines = append(lines, s.marches(all[:n]))
		} else {
			line := s.line(all[0])
			if all[0].Dice != nil {
				end := at + len(all[0].Dice)
				for end < len(events) && int(events[end].Kind) == s.t.Kinds.Die { // the other side throws too
					end++
				}
				line = rolled(s, all[0], slices.Concat(before, events[:end]))
			}
			if e := all[0].Event; e.What >= 0 && s.t.Game().Lexicon().Events[e.Kind] == "event" {
				line = strings.TrimSpace(sentence(line) + " " + s.game.Describe(e.What))
			}
			line += pointsAtStart(s, all[0].Event)
			if first := goesFirst(s, all[0].Event); first != "" {
				line = sentence(line) + " " + first
			}
			if left := leftAfter(s, before, events, at); left != "" {
				line = sentence(line) + " " + left
			}
			lines = append(lines, line)
		}
		for _, l := range all[:n] {
			at += max(1, len(l.Dice), len(l.HoldScores), len(l.Alike))
		}
		all = all[n:]
	}
	return lines
}

// muchMoved is how many points move a player in a round so far that others hear of it.
const muchMoved = 5

// moved is what the round that is over as another begins has changed for the players, in a game
// of more than two whose points are open: who has gained or lost much, but for the one person of
// the device, and who leads now where another did.
func moved(s typingView, begins engine.Event) string {
	t := s.t
	all := shown(t)
	end := slices.Index(all, begins)
	if int(begins.Kind) != t.Kinds.Round || end < 0 || len(t.Seats) < 3 || t.Family.Ending != nil || t.Replay != nil {
		return ""
	}
	start := end - 1
	for start > 0 && int(all[start].Kind) != t.Kinds.Round {
		start--
	}
	if start < 0 || int(all[start].Kind) != t.Kinds.Round {
		return ""
	}
	players := client.Ranked(t)
	var gains, points [engine.MaxSeats]int
	for _, total := range players {
		if !s.game.Counts(total.Seat) {
			return ""
		}
		points[total.Seat] = total.Points
	}
	for i, e := range all[start:] {
		if seat := s.SeatOf(e.Side); t.Kinds.Scores(e) && e.Side >= 0 && seat >= 0 {
			if start+i < end {
				gains[seat] += int(e.Count)
			} else {
				points[seat] -= int(e.Count)
			}
		}
	}
	led, leads := leader(players, points, gains), leader(players, points, [engine.MaxSeats]int{})
	var moves []string
	much := muchMoved * max(1, t.Game().Lexicon().PointUnit)
	for _, p := range players {
		gained, key := gains[p.Seat], "ear.round.moved"
		if p.Seat == leads {
			key = "ear.round.leads"
		}
		if p.Seat == leads && leads != led || p.Seat != t.OnlyPerson() && max(gained, -gained) >= much {
			moves = append(moves, s.say(key, "player", s.called(p.Seat), "gained", s.Gained(gained), "points", s.figure(points[p.Seat])))
		}
	}
	if len(moves) == 0 {
		return ""
	}
	return s.narrator.Event(all[start]) + ": " + strings.Join(moves, "; ") + "."
}

// pointsAtStart tells how the points stand as a round begins, where the page does not rest there to tell it.
func pointsAtStart(s typingView, begins engine.Event) string {
	moment, known := s.t.Family.Moments["round"]
	if int(begins.Kind) != s.t.Kinds.Round || !known || !moment.Rests || !s.t.Live() || begins.Count != int16(engine.RoundOf(s.t.State)) || moment.Only != nil && !moment.Only(begins) {
		return ""
	}
	told, lost := s.game.MomentWords(&table.Moment{MomentKind: moment, Events: []engine.Event{begins}})
	words := "."
	for line := range strings.Lines(lost + "\n" + told) {
		if line = strings.TrimSpace(line); line != "" {
			words += " " + sentence(line)
		}
	}
	return words
}

// leader is who alone has the most points, but for some of them; or engine.Nobody.
func leader(players []engine.Score, points, without [engine.MaxSeats]int) engine.Seat {
	first, most := engine.Seat(engine.Nobody), 0
	for _, p := range players {
		switch n := points[p.Seat] - without[p.Seat]; {
		case n > most:
			first, most = p.Seat, n
		case n == most:
			first = engine.Nobody
		}
	}
	return first
}

// newest reports whether events are the last of the log.
func newest(s typingView, events []engine.Event) bool {
	all := s.t.Log.All()
	return len(events) <= len(all) && slices.Equal(events, all[len(all)-len(events):])
}

// fightBefore is the battle in which the newest events begin, up to them.
func fightBefore(s typingView, events []engine.Event) []engine.Event {
	all := shown(s.t)
	if n := len(all) - len(events); n < 0 || !slices.Equal(events, all[n:]) {
		return nil
	}
	all = all[:len(all)-len(events)]
	for i := range slices.Backward(all) {
		switch int(all[i].Kind) {
		case s.t.Kinds.Battle:
			return all[i:]
		case s.t.Kinds.End:
			return nil
		}
	}
	return nil
}

// leftAfter is what a side has left where it has lost something by an event, if that is the last
// of the news which has changed that, and the question does not tell it.
func leftAfter(s typingView, before, events []engine.Event, at int) string {
	k, e := s.t.Kinds, events[at]
	if kind := int(e.Kind); kind != k.Hit && kind != k.Remove || e.Side < 0 || !newest(s, events) || heardView(s).left() != "" {
		return ""
	}
	place := max(e.From, e.To)
	for _, b := range slices.Backward(slices.Concat(before, events[:at])) { // a hit may tell no place
		if place < 0 && int(b.Kind) == k.Battle {
			place = b.To
		}
	}
	if place < 0 || !s.t.Live() {
		return ""
	}
	for _, later := range events[at+1:] {
		switch kind := int(later.Kind); {
		case kind == k.End && later.Side < 0: // which says it
			return ""
		case kind == k.Die, kind == k.End, later.Side != e.Side:
		case kind == k.Hit, later.From == place, later.To == place:
			return ""
		}
	}
	stands := slices.ContainsFunc(s.t.Pieces, func(p engine.Piece) bool {
		return p.Place == place && p.Side == e.Side && p.Mark&engine.Destroyed == 0
	})
	if units := spokenView(s).forces(place, func(_ engine.Seat, side int8) bool { return side == e.Side }); stands && len(units) > 0 {
		units[0] = strings.TrimPrefix(units[0], whose(spokenView(s), e.Side)) // the line tells it
		return s.say("ear.left", "units", s.L.Commas(units))
	}
	return s.say("ear.left.none")
}

// ownSide is the one side of the one person of the device, or None.
func (s *tableView) ownSide() int8 {
	own := int8(engine.None)
	for _, score := range s.t.Standing {
		if score.Side < 0 || score.Seat != s.t.OnlyPerson() {
			continue
		}
		if own >= 0 {
			return engine.None
		}
		own = score.Side
	}
	return own
}

// marchedOn is how many lines tell of units of one side that go to the same place one after
// another, without a leader; else one.
func marchedOn(s typingView, lines []table.Line) int {
	first, names := lines[0].Event, s.t.Game().Lexicon().Events
	if names[first.Kind] != "march" || first.Extra != 0 {
		return 1
	}
	n := 1
	for n < len(lines) {
		if e := lines[n].Event; e.Kind != first.Kind || e.Side != first.Side || e.To != first.To || e.Extra != 0 || client.Doer(s.t, e) != client.Doer(s.t, first) {
			break
		}
		n++
	}
	return n
}

// again reports whether a line tells of units that come or go as those of the next do.
func again(s typingView, lines []table.Line) bool {
	if name := s.t.Game().Lexicon().Events[lines[0].Event.Kind]; len(lines) < 2 || name != "place" && name != "remove" && name != "retreat" {
		return false
	}
	e := lines[0].Event
	e.Count = lines[1].Event.Count
	return e == lines[1].Event
}

// activatedWith is how many lines tell of units of one side that are activated one after another;
// else one.
func activatedWith(s typingView, lines []table.Line) int {
	first, n := lines[0].Event, 1
	if s.t.Game().Lexicon().Events[first.Kind] != "activate" {
		return n
	}
	for n < len(lines) && lines[n].Event.Kind == first.Kind && lines[n].Event.Side == first.Side {
		n++
	}
	return n
}

// marches tells of such units.
func (s typingView) marches(lines []table.Line) string {
	var marches []engine.Event
	if first := lines[0].Event; activatedWith(s, lines) > 1 {
		var parts []string
		for _, l := range lines {
			e := l.Event
			parts = append(parts, s.say("ear.in", "units", s.narrator.UnitsNoun(e.What, int(e.Count)), "to", s.Place(e.To)))
		}
		return s.say("ear.activated", "side", s.narrator.SideNoun(first.Side), "parts", s.L.Commas(parts))
	}
	for _, l := range lines {
		e := l.Event
		if i := slices.IndexFunc(marches, func(m engine.Event) bool { return m.What == e.What && m.From == e.From }); i >= 0 {
			marches[i].Count += e.Count
		} else {
			marches = append(marches, e)
		}
	}
	first := marches[0]
	if len(marches) == 1 {
		return s.narrator.Event(first)
	}
	var parts []string
	for _, e := range marches {
		parts = append(parts, s.say("ear.from", "units", s.narrator.Units(e.What, int(e.Count)), "from", s.Place(e.From)))
	}
	if player := s.narrator.Doer(); player != "" {
		return s.say("ear.marches.by", "player", player, "to", s.Place(first.To), "parts", s.L.Commas(parts))
	}
	return s.say("ear.marches", "side", s.narrator.SideNoun(first.Side), "to", s.Place(first.To), "parts", s.L.Commas(parts))
}

// rolled are dice of a side with how many of them hit, where that is known, and why one does not
// that often would. events go up to them.
func rolled(s typingView, l table.Line, events []engine.Event) string {
	line := text.Capitalize(s.line(l))
	list := table.Battles(s.t.Kinds, events)
	if len(list) == 0 || len(list[len(list)-1].Clashes) == 0 {
		return line
	}
	b := &list[len(list)-1]
	c := &b.Clashes[len(b.Clashes)-1]
	hits, known := 0, false
	var reasons []string
	for _, d := range l.Dice {
		least, why := s.game.Least(b, c, d)
		known = known || least > 0
		if adder, ok := s.game.(gameview.Adder); ok && d.Bonus > 0 {
			if added := adder.Added(b, d); added != "" && !slices.Contains(reasons, added) {
				reasons = append(reasons, added)
			}
		}
		switch {
		case least > 0 && d.Face >= least:
			hits++
		case why != "" && !slices.Contains(reasons, why):
			reasons = append(reasons, why)
		}
	}
	if !known {
		return line
	}
	hit := ": "
	if game, ok := s.game.(gameview.Volleyer); ok {
		line, hit = text.Capitalize(s.say("table.stands", "side", s.narrator.Side(l.Event.Side), "units", game.Volleys(l.Dice))), ". "
	}
	line = strings.TrimSuffix(line, ".") + hit + s.say("battle.hits", "count", hits) + "."
	return strings.Join(append([]string{line}, reasons...), " ")
}

// since is what has happened since the person last had a turn, what they have lost by it first and
// what they have gained last: of much a part, with how to hear the next.
func (s typingView) since() (lines, list []string) {
	all := allSince(s)
	told := min(s.t.Above, len(all))
	switch lines = all[told:min(told+client.AnswerLines, len(all))]; {
	case len(all) == 0:
		lines = []string{s.say("typed.nothing.since")}
	case len(lines) == 0:
		lines = []string{s.say("typed.since.all")}
	case left(s) > 0:
		lines = append(slices.Clip(lines), s.say("typed.since.more", "count", left(s)))
	case client.ByEnter(s.t) != nil || s.briefs():
		lines = append(slices.Clip(lines), s.say("typed.goes"))
	}
	return lines, nil
}

// shown is the log as far as the page has come.
func shown(t *client.Table) []engine.Event { return t.Log.Before(t.LogEnd()) }

// left is how many lines of it follow those that are told.
func left(s typingView) int { return max(len(allSince(s))-s.t.Above-client.AnswerLines, 0) }

// allSince is all of it, from the person's last decision on.
func allSince(s typingView) []string {
	t := s.t
	n, turn, c, decided := client.LastDeed(t)
	if !decided {
		events := t.News
		return heardView(s).summedUp(s.logLines(heardView(s).worthTelling(events)), events, t.Balances)
	}
	all := shown(t)
	events, of := all[min(len(t.Log.Before(n)), len(all)):], len(t.Log.Before(n+1))-len(t.Log.Before(n))
	for i, e := range events[:min(of, len(events))] { // the first line says it
		if from, to := table.Ends(c); c.To >= 0 && from == e.From && to == e.To && int(e.Kind) != t.Kinds.Battle {
			events = slices.Delete(slices.Clone(events), i, i+1)
			break
		}
	}
	lines := heardView(s).summedUp(s.logLines(heardView(s).worthTelling(events)), events, client.SumsSince(t, n))
	return append([]string{s.say("typed.since.own", "choice", s.narrator.Choice(turn, c))}, lines...)
}
