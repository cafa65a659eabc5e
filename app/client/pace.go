package client

import (
	"slices"

	"bretwalda/app/family"
	"bretwalda/app/table"
	"bretwalda/engine"
)

// pauses is how long each of a bot's choices is shown before the next, in
// milliseconds. A battle takes longer to read, and so does a place that is taken: as much
// again for each, up to longPause times as long. After "key" the bots stand still until the
// person lets them go on.
var pauses = map[string]int{"key": 1, "slow": 1600, "normal": 800, "once": 0}

const longPause = 3

// A levy and a card of a trick are seen at a glance, for this part of a pause. A fight is shown
// for so long, and a moment that is shown at all, but neither for more than a part of what is
// left, if that can be.
const (
	glancePart               = 5
	timeOfFight, leastMoment = 600, 700
	mostPart                 = 4
)

// pacing is how long bots have been shown in a round at normal pace, and moments apart from
// their other steps.
type pacing struct {
	round, steps, moments int
	moment                int // for how long each moment of the news may be shown, or 0: as long as it takes
}

// shownFor is for how long a step of bots is shown that is worth so many pauses, and its
// moments. The more of the time for a round is spent, the shorter are the rest.
func shownFor(m *TableScreen, pause, worth int) int {
	t := m.Table
	if m.pause() != pauses["normal"] {
		return pause*worth + table.TimeOf(Moments(t))
	}
	p, b := &t.paced, t.Family.Pace
	if b.Round == 0 {
		b = family.UsualPace
	}
	if round := t.Round(); p.round != round {
		*p = pacing{round: round}
	}
	p.moment = max((b.Round-p.steps-p.moments)/mostPart, 1)
	moments := table.TimeOf(Moments(t))
	p.moments += moments

	left := max(b.Round-max(b.Moments, p.moments)-p.steps, 0)
	step := pause * worth * left / (b.Round - b.Moments)
	switch {
	case worth > 1:
		step = max(step, min(timeOfFight, left/mostPart))
	case t.Kinds.Trick >= 0, table.Quiet(t.Kinds, t.News):
		step /= glancePart
	}
	p.steps += step
	return step + moments
}

// Moments lists what of the news is seen by itself. Late in a round of bots each is seen for a
// shorter time, and where that is too short to be read, only what is kept and what a person of
// the table has a part in; the log tells the others.
func Moments(t *Table) []table.Moment {
	list := table.Moments(t.Game().Lexicon(), t.Family.Moments, t.News)
	most := t.paced.moment
	if most == 0 || !t.Live() {
		return list
	}
	if most < leastMoment {
		list = slices.DeleteFunc(list, func(m table.Moment) bool { return !m.Rests && !m.Always && !concerns(t, m.Events[0]) })
	}
	for i := range list {
		list[i].Time = min(list[i].Time, max(most, leastMoment))
	}
	return list
}

// concerns reports whether an event concerns a side that a person of the table plays.
func concerns(t *Table, e engine.Event) bool {
	return t.watched(t.State, e.Side) || t.watched(t.State, e.Other)
}

// pause is how long a choice is shown just now.
func (m *TableScreen) pause() int {
	if m.Table.bots.hurried {
		return 0
	}
	return pauses[m.Speed()]
}

// restAfterMove waits until what has been done is seen, when a bot is next.
func (m *TableScreen) restAfterMove() []Command {
	t := m.Table
	pause := m.pause()
	t.paced.moment = 0
	if !t.BotTurn() || t.bots.stopped || pause == 0 || len(t.News) == 0 || t.Rest != nil {
		return nil
	}
	if m.Speed() == "key" {
		t.bots.stopped = true
		return nil
	}
	time := shownFor(m, pause, min(1+table.Fights(t.Kinds, t.News), longPause))
	m.ticket++
	t.bots.pause = m.ticket
	return []Command{Wait{m.ticket, time}}
}
