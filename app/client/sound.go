package client

import (
	"strings"

	"bretwalda/app/table"
)

// Sound is what can be heard at the table. It never tells anything alone.
type Sound uint8

// Sounds, the later the weightier.
const (
	HearNothing Sound = iota
	HearMarch
	HearPoints
	HearDice
	HearWon
	HearLost
	HearHorn // a moment
	HearLanding
	HearWedding
	HearEnd
)

// tones are the sounds of moments that have one of their own, by their titles.
var tones = map[string]Sound{"moment.fleet": HearLanding, "moment.wedding": HearWedding}

// soundNews lets what has just happened be heard, its weightiest part, where the person
// wants it. The first time it is offered instead, until a person decides, and never again.
func soundNews(m *TableScreen) []Command {
	s, t := weightiestSound(m.Table), m.Table
	from, to := t.NewsRange()
	for _, e := range t.match.Log()[from:to] {
		if e.Seat >= 0 && !t.Bot(e.Seat) { // a person has gone on without an answer
			t.OffersSound = false
		}
	}
	switch {
	case s == HearNothing || m.pause() == 0:
		return nil
	case m.Settings.Sound == "on":
		return []Command{PlaySound{s}}
	case m.wanted.Sound == "" && t.Lesson == nil:
		t.OffersSound, m.wanted.Sound = true, "off"
		return []Command{m.saveSettings()}
	}
	return nil
}

// weightiestSound is the weightiest part of the news.
func weightiestSound(t *Table) Sound {
	if t.Over() && len(t.News) > 0 {
		return HearEnd
	}
	best := HearNothing
	for _, m := range Moments(t) {
		best = max(best, HearHorn, tones[m.Title])
	}
	for _, e := range t.News {
		s, name := HearNothing, t.Game().Lexicon().Events[e.Kind]
		switch {
		case int(e.Kind) == t.Kinds.Die:
			s = HearDice
		case int(e.Kind) == t.Kinds.End && t.User >= 0 && (e.Side >= 0 || e.Other >= 0):
			if s = HearLost; t.seatOf(e.Side) == t.User {
				s = HearWon
			} else if t.seatOf(e.Other) != t.User {
				s = HearDice
			}
		case strings.HasPrefix(name, "score"):
			s = HearPoints
		case t.Family.Motions[name] == table.Goes:
			s = HearMarch
		}
		best = max(best, s)
	}
	return best
}
