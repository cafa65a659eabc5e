package view

import (
	"slices"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/app/text"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// banners are the moments of what has just happened; none over an open drawer. Those that stay
// until they are tapped have one frame.
func (s battleView) banners() []board.Banner {
	var list []board.Banner
	if s.t.Drawer != client.NoDrawer {
		return nil
	}
	for _, m := range client.Moments(s.t) {
		if m.Whole && !s.M.Moves() || s.sheetTells(&m) { // the page of the upkeep tells it
			continue
		}
		side, first := m.Side(), m.Events[0]
		words, lost := s.game.MomentWords(&m)
		b := board.Banner{
			Side: side, What: first.What, Title: s.momentTitle(&m), Words: words, Lost: lost, Time: m.Time, Rests: s.stays(&m),
			Loss: m.Harms > 0 && side >= 0 && s.t.User >= 0 && s.SeatOf(side) == s.t.User,
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
		if i := slices.IndexFunc(list, func(b board.Banner) bool { return b.Rests }); i >= 0 && b.Rests {
			list[i].Also = append(list[i].Also, b)
			list[i].Places |= b.Places
			continue
		}
		list = append(list, b)
	}
	return list
}

// momentTitle is the title of a moment.
func (s battleView) momentTitle(m *table.Moment) string {
	first := m.Events[0]
	return s.say(m.Title, "what", s.narrator.What(first.What), "round", text.Roman(max(int(first.Count), 1)))
}

// sheetTells reports whether the page rests for a moment, or the device changes hands, and the
// sheet tells it.
func (s battleView) sheetTells(m *table.Moment) bool {
	return m.Rests && (s.t.RestsAt(client.AtMoment) || s.t.Passing && m.Events[0].What >= 0)
}

// stays reports whether a moment stays over the map until it is tapped, as a result does. Bots
// and what is shown once more go on beneath the others.
func (s battleView) stays(m *table.Moment) bool {
	t := s.t
	return m.Rests && s.M.Settings.Results != "off" && t.Lesson == nil && (t.Rest != nil || t.Replay == nil && !t.BotTurn())
}

// moment is what has come that is read before bots go on. An event that has a picture has a
// card in the window.
func (s battleView) moment() gameview.Panel {
	p := gameview.Panel{
		Player: s.t.Viewer, Window: s.game.Window(),
		Buttons: []app.UI{s.Button(s.say("button.continue"), client.EndReplay{}).Class("primary")},
	}
	for _, m := range client.Moments(s.t) {
		if !m.Rests || p.Title != "" {
			continue
		}
		if p.Title, p.Emblem = s.momentTitle(&m), s.emblem(m.Side()); m.Events[0].What < 0 {
			words, lost := s.game.MomentWords(&m)
			p.Hint = strings.TrimSpace(words + " " + lost)
		}
	}
	return p
}
