package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
)

// banners are the moments of what has just happened; none over an open drawer.
func (s *seatView) banners() []board.Banner {
	var list []board.Banner
	if s.t.Drawer != client.NoDrawer {
		return nil
	}
	for _, m := range client.Moments(s.t) {
		side := m.Side()
		b := board.Banner{
			Side: side, Title: s.say(m.Title, "what", s.narrator.What(m.Events[0].What)), Words: s.game.Told(&m),
			Loss: m.Harms > 0 && side >= 0 && s.t.Holder >= 0 && s.SeatOf(side) == s.t.Holder,
		}
		if points := m.Points(s.t.Game().Lexicon()); points > 0 {
			b.Points = s.Gained(points)
		}
		list = append(list, b)
	}
	return list
}
