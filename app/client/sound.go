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
	HearEnd
)

// hear lets what has just happened be heard, its weightiest part, where the person
// wants it.
func hear(m *AtTable) []Command {
	if s := heard(m.Table); m.Settings.Sound == "on" && s > HearNothing && m.pause() > 0 {
		return []Command{PlaySound{s}}
	}
	return nil
}

// heard is the weightiest part of the news.
func heard(t *Table) Sound {
	if t.Over() && len(t.News) > 0 {
		return HearEnd
	}
	best := HearNothing
	if len(Moments(t)) > 0 {
		best = HearHorn
	}
	for _, e := range t.News {
		s, name := HearNothing, t.Game().Lexicon().Events[e.Kind]
		switch {
		case int(e.Kind) == t.Kinds.Die:
			s = HearDice
		case int(e.Kind) == t.Kinds.End && t.Holder >= 0 && (e.Side >= 0 || e.Other >= 0):
			if s = HearLost; t.owner(e.Side) == t.Holder {
				s = HearWon
			} else if t.owner(e.Other) != t.Holder {
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
