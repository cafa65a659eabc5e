package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/text"
)

// banners are the moments of what has just happened; none over an open drawer.
func (s battleView) banners() []board.Banner {
	var list []board.Banner
	if s.t.Drawer != client.NoDrawer {
		return nil
	}
	for _, m := range client.Moments(s.t) {
		if m.Whole && !s.M.Moves() { // the page of the upkeep tells it
			continue
		}
		side, first := m.Side(), m.Events[0]
		words, lost := s.game.Told(&m)
		b := board.Banner{
			Side: side, What: first.What, Title: s.say(m.Title, "what", s.narrator.What(first.What), "round", text.Roman(max(int(first.Count)-1, 1))), Words: words, Lost: lost, Time: m.Time(),
			Loss: m.Harms > 0 && side >= 0 && s.t.Holder >= 0 && s.SeatOf(side) == s.t.Holder,
		}
		if points := m.Points(s.t.Game().Lexicon()); points > 0 {
			b.Points = s.Gained(points)
		}
		b.Places = m.Places
		for _, e := range m.Events {
			if m.Whole {
				b.Places |= board.Set(e.To)
			}
		}
		list = append(list, b)
	}
	return list
}
