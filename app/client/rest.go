package client

import (
	"bretwalda/engine"
)

// Rest is a moment at which the page rests until the person goes on.
type Rest struct {
	Kind   RestKind
	At     int  // how many choices are shown
	Place  int8 // of the map, or None
	ticket int  // of the time after which it ends by itself, or 0
}

// RestKind says at what the page rests. All but BeforeDice come when it has been shown.
type RestKind uint8

// Kinds of rests.
const (
	BeforeDice   RestKind = iota // those of a battle that has begun by itself
	AfterBattle                  // it is over
	AfterScoring                 // at the table of a round that has been scored
	AfterTrick                   // at its cards
	AtMoment                     // that is to be read
)

// Shown reports whether the page rests at what it has shown, not before dice.
func (r *Rest) Shown() bool { return r != nil && r.Kind != BeforeDice }

// Playback is what is shown other than the match as it stands: at most one of a replay and a
// rest.
type Playback struct {
	Replay *Replay // while past events are being replayed, else nil
	Rest   *Rest   // while the page rests, else nil
}

// Live reports whether the match is shown as it stands.
func (p *Playback) Live() bool { return p.Replay == nil && p.Rest == nil }

// RestsAt reports whether the page rests at such a moment.
func (p *Playback) RestsAt(kind RestKind) bool { return p.Rest != nil && p.Rest.Kind == kind }

// at is after how many choices the match is shown, if not as it stands.
func (p *Playback) at() (choices int, past bool) {
	switch {
	case p.Replay != nil:
		return p.Replay.At, true
	case p.Rest != nil:
		return p.Rest.At, true
	}
	return 0, false
}

// PlaybackPlace is the place on the map for which it was opened, or None.
func (p *Playback) PlaybackPlace() int8 {
	switch {
	case p.Replay != nil:
		return p.Replay.Place
	case p.Rest != nil:
		return p.Rest.Place
	}
	return engine.None
}

// endRest ends the rest: dice that were due are shown, or what comes next.
func (m *TableScreen) endRest() []Command {
	t := m.Table
	r := t.Rest
	t.rolled = r.At
	noteSpoken(t)
	if r.Kind == AfterTrick {
		t.told = r.At
	}
	t.closes = t.closes && r.Kind != AfterScoring
	t.newsFrom = r.At
	t.Rest = nil
	t.refresh(m.Settings.Passing)
	commands := append(append(m.restAfterMove(), m.feelDice()...), soundNews(m)...)
	if t.pending == nil {
		commands = append(commands, m.store()...)
	}
	return commands
}
