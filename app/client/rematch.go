package client

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Rematch begins a match like the one that is over, everybody a seat further on. Friends
// by link are invited again.
type Rematch struct{}

func (Rematch) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil || !t.Over() {
		return nil
	}
	h := t.Header()
	i := slices.IndexFunc(m.World.Games, func(g engine.Game) bool { return g.ID() == h.Game })
	if i < 0 {
		return nil
	}
	s := newSetup(m.World.Games[i])
	if len(h.Setup.Options) == len(s.Terms.Options) {
		s.Terms = h.Setup
	}
	s.Terms.Scenario, s.Terms.Seats = h.Setup.Scenario, h.Setup.Seats
	s.Dice, s.Trust = h.Dice.Kind, t.ByLink != nil && !h.HiddenHands
	s.Hints = h.Hints
	for seat, kind := range t.Seats {
		next := (seat + 1) % len(t.Seats)
		name := t.Record.About.Players[seat]
		if kind.Bot() && name == "" { // else it would have that of the next
			name = BotName(m.Language(), h.Game, seat)
		}
		if kind == match.Person && t.ByLink != nil && !t.ByLink.Plays(engine.Seat(seat)) {
			kind, name = match.Vacant, ""
		}
		s.Kinds[next], s.Names[next], s.chosen[next] = kind, name, true
	}
	m.Setup = s
	commands := StartMatch{}.Apply(m)
	if commands != nil && m.Notice == nil {
		m.notify("end.rematch.begins")
	}
	return commands
}
