package client

import (
	"cmp"
	"slices"
	"strings"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Message says in a few words which game is handed over and whose turn it is,
// and of a match by link what has happened.
func (m *Outbox) Message(t *Table) string { return m.messageOf(t, t.match) }

// messageOf is the message that goes with a match, one at a table or an older
// state of it.
func (m *Outbox) messageOf(t *Table, of *match.Match) string {
	l, game := m.Language(), t.Game().ID()
	name := l.Say("game." + game + ".short")
	turn, round := of.Turn(), engine.RoundOf(of.State())
	player := func(seat engine.Seat) string { return t.Name(l, seat) }
	switch {
	case of.ByLink() && !of.Begun():
		return m.invitation(of, name, player)
	case turn.Over():
		return l.Say("share.messageOver", "game", name) + m.news(t, of, player)
	case of.Vacant() >= 0:
		return l.Say("share.vacant", "game", name, "player", called(l, of.Former(of.Vacant()), of.Vacant())) + m.news(t, of, player)
	case of.Proposal() != nil:
		return l.Say("share.proposal", "game", name, "player", player(of.Awaits())) + m.news(t, of, player)
	}
	next := turn.Seat
	if next == engine.Nature {
		next = turn.Roller
	}
	if of.ByLink() {
		next = of.Awaits()
	}
	if cards := cardsOf(of); cards != nil && cards.Part {
		return l.Say("share.messagePart", "game", name, "player", player(next)) + m.news(t, of, player)
	}
	if of.ByLink() && turn.Seat == engine.Nature {
		return l.Say(l.Own(game, "share.messageRolls"), "game", name, "player", player(next)) + m.news(t, of, player)
	}
	if round == 0 { // before the first
		return l.Say("share.messageFirst", "game", name, "player", player(next)) + m.news(t, of, player)
	}
	return l.Say(l.Own(game, "share.message"), "game", name, "round", text.Roman(round), "player", player(next)) + m.news(t, of, player)
}

// OnlyRolled reports whether this device has had a match by link to roll or deal, and
// nobody here has decided anything.
func OnlyRolled(t *Table) bool {
	rolled := false
	for _, e := range slices.Backward(t.match.Log()) {
		if e.Holder != t.match.Holder() || e.Seat >= 0 && !t.Bot(e.Seat) {
			break
		}
		rolled = rolled || e.Seat == engine.Nature
	}
	return rolled && t.ByLink.Plays(t.match.Holder())
}

// invitation says in one line what the person who gets it does: takes a seat, or begins.
func (m *Outbox) invitation(of *match.Match, name string, player func(engine.Seat) string) string {
	h, err := of.Header()
	if err != nil {
		return name
	}
	free, last := 0, h.Host // who is in besides the host
	for seat, p := range h.Players {
		switch {
		case p.Kind == match.Vacant:
			free++
		case p.Kind == match.Person && engine.Seat(seat) != h.Host:
			last = engine.Seat(seat)
		}
	}
	l, host := m.Language(), player(h.Host)
	switch {
	case free == 0:
		return l.Say("share.gathered", "game", name, "player", host)
	case last == h.Host:
		return l.Say("share.invite", "game", name, "count", free, "host", host)
	}
	return l.Say("share.joined", "game", name, "count", free, "player", player(last), "host", host)
}

// news is what a message tells besides whose turn it is: of a match by link what
// has happened, or at least who has moved.
func (m *Outbox) news(t *Table, of *match.Match, player func(engine.Seat) string) string {
	if !of.ByLink() {
		return ""
	}
	if told := m.agreedLately(of); told != "" {
		return told
	}
	if told := m.happened(t, of); told != "" {
		return told
	}
	if of.Len() == 0 {
		return " " + m.Language().Say("share.begun")
	}
	return " " + m.Language().Say("share.moved", "player", player(of.Holder()))
}

// agreedLately is what players have settled since the last choice, after a blank.
func (m *Outbox) agreedLately(of *match.Match) string {
	course := of.History()
	n := 0
	for n < len(course) && course[len(course)-1-n].Amendment != nil {
		n++
	}
	lines := m.settledOf(of, len(of.Amendments())-n)
	if len(lines) == 0 {
		return ""
	}
	return " " + strings.Join(lines[max(len(lines)-most, 0):], " ")
}

// most is how many events a message tells.
const most = 2

// happened is what has happened in the possession in which a match by link is
// handed over: the sentences that tell most, after a blank.
func (m *Outbox) happened(t *Table, of *match.Match) string {
	log := of.Log()
	from := len(log)
	for from > 0 && log[from-1].Holder == of.Holder() {
		from--
	}
	l := m.Language()
	narrator := text.NewNarrator(l, t.Game(), func(seat engine.Seat) string { return t.Name(l, seat) })
	var told strings.Builder
	events := of.EventsSince(from)
	for _, i := range weightiest(t, events) {
		line := narrator.Event(events[i])
		told.WriteString(" " + line)
		if strings.TrimRight(line, ".!?…") == line {
			told.WriteString(".")
		}
	}
	return told.String()
}

// weightiest says which of some events tell most, in the order in which they happened;
// of two that tell as much, the later.
func weightiest(t *Table, events []engine.Event) (chosen []int) {
	weight := func(i int) int { return t.Family.News[t.Game().Lexicon().Events[events[i].Kind]] }
	for i := range events {
		if weight(i) > 0 {
			chosen = append(chosen, i)
		}
	}
	slices.SortStableFunc(chosen, func(a, b int) int {
		return cmp.Or(weight(b)-weight(a), b-a)
	})
	chosen = chosen[:min(len(chosen), most)]
	slices.Sort(chosen)
	return chosen
}
