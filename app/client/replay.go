package client

import (
	"slices"
	"sort"
	"strconv"

	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Replay is a part of the match that is shown once more, a player's choice at a
// time with the dice that followed: what has happened since the person last
// looked or last had a turn, or all of it. The match itself stays as it is, and
// the players who go on wait.
type Replay struct {
	From    int        // the choice it begins with
	At      int        // how many choices are shown just now
	To      int        // how many there are
	Whole   bool       // it goes through the whole match
	Running bool       // it goes on by itself
	Place   int8       // the place it was opened for, or None
	until   int        // the choice it ends before, or 0: the present
	halt    int        // a moment is played: where it ends, or 0
	Card    MomentNote // of the review, which tells what is shown at CardAt
	CardAt  int        // after how many choices Card tells
	opener  string     // the row of the review that opened it, to which its end leads back, or ""
	stops   []int      // where it rests: numbers of choices, ascending, From and To among them
	pause   int        // the ticket of the pause under way, or 0
	most    int        // how long a step of a moment is shown, or 0: as usual
	picked  picked     // before a moment was shown alone
}

// picked is what is picked of a choice, or marked.
type picked struct {
	picker table.Picker
	marks  []engine.Choice
}

// Messages of a replay.
type (
	// OpenReplay shows the match as it was after so many choices, and a place on
	// the map, or None. Aside: the drawer stays open beside it. Card: what the review says
	// of it. Plays: it begins after From choices, and plays on to the moment.
	OpenReplay struct {
		At    int
		Place int8
		Aside bool
		Card  MomentNote
		Plays bool
		From  int
	}
	// ReplaySince plays out what has happened since the person last had a turn, ReplayNews
	// what has happened since they last looked, choice by choice.
	ReplaySince struct{}
	ReplayNews  struct{}
	// ShowBalance plays what a Balance tells of, from a choice to the next of a player.
	// Afterwards all that was picked is so again. CloseBalances puts away what they tell,
	// OpenBalances shows all of it where it is in short.
	ShowBalance   struct{ At int }
	CloseBalances struct{}
	OpenBalances  struct{}
	// StepReplay goes so many on or back, and lets it rest; EndReplay shows the present.
	StepReplay struct{ Step int }
	EndReplay  struct{}
	// SeekReplay shows a stop of what is shown once more, RunReplay lets it run or
	// rest, TurnReplay goes to the beginning of another turn.
	SeekReplay struct{ Stop int }
	RunReplay  struct{}
	TurnReplay struct{ Step int }
	// Unroll shows a battle of the log blow by blow, by its first choice, or rolls
	// it up again.
	Unroll struct{ From int }
	// SetPace chooses one of Paces.
	SetPace struct{ Pace int }
)

// MomentNote is what the review says of a moment, in the person's words.
type MomentNote struct {
	Title, Words, Gains string
	Choice              int    // one more than the number of the choice that it is about, or 0
	Round               string // in which it was, or ""
	Place, Side         int    // one more than where it was, and in whose turn, or 0
	Begins              int    // one more than how many choices came before it, where it is played, or 0
}

// LogNow is the line of the log that tells what is shown just now.
const LogNow = "log-now"

// ReplayBar is the element that goes through what is shown once more.
const ReplayBar = "replay"

// Paces are how many times as fast as bots play the past may run.
var Paces = []int{1, 2, 4}

// newReplay is a part of a match, from a choice on.
func newReplay(m *match.Match, from int) *Replay {
	p := &Replay{From: from, At: from, Place: engine.None}
	p.extend(m)
	return p
}

// extend goes on to what the match has been added.
func (p *Replay) extend(m *match.Match) {
	log := m.Log()
	p.To = len(log)
	if p.until > 0 {
		p.To = min(p.To, p.until)
	}
	p.From, p.At = min(p.From, p.To), min(p.At, p.To)
	p.stops = append(p.stops[:0], p.From)
	for n := p.From + 1; n <= p.To; n++ {
		if n == p.To || log[n].Seat >= 0 {
			p.stops = append(p.stops, n)
		}
	}
	if !slices.Contains(p.stops, p.At) {
		p.At = p.stops[p.Stop()]
	}
}

// FromReview reports whether it leads back to the review.
func (p *Replay) FromReview() bool { return p != nil && p.opener != "" }

// Tells reports whether the card of the review tells what is shown just now.
func (p *Replay) Tells() bool { return p != nil && p.Card.Words != "" && p.At == p.CardAt }

// ShowsMoment reports whether it shows what the card of the review is about: now, or as a moment
// that plays to its end.
func (p *Replay) ShowsMoment() bool { return p.Tells() || p != nil && p.halt > 0 && p.At < p.halt }

// parting is after how many choices a branch of what is shown begins: of a moment of the review
// before what happened in it, so that its player decides again.
func (p *Replay) parting() int {
	if p.ShowsMoment() && p.Card.Begins > 0 {
		return p.Card.Begins - 1
	}
	return p.At
}

// Stop is which stop is shown, and Stops how many there are beside the first.
func (p *Replay) Stop() int  { return p.StopAt(p.At) }
func (p *Replay) Stops() int { return len(p.stops) - 1 }

// StopAt is the stop at which a choice has been made.
func (p *Replay) StopAt(choices int) int {
	return min(sort.SearchInts(p.stops, choices), len(p.stops)-1)
}

// began is the number of the first choice of the step on screen.
func (p *Replay) began() int { return p.stops[max(p.Stop()-1, 0)] }

// seek shows another stop.
func (p *Replay) seek(stop int) {
	p.pause, p.Place = 0, engine.None
	p.At = p.stops[min(max(stop, 0), len(p.stops)-1)]
}

// StepLength is how many choices the step on screen has.
func (p *Replay) StepLength() int { return p.At - p.began() }

// replayNews begins to play out what the person has not been shown.
func (t *Table) replayNews(running bool) {
	if t.ByLink == nil || t.newsFrom >= t.logged {
		return
	}
	t.startReplay(newReplay(t.match, t.newsFrom), running)
}

// startReplay shows a part of the match once more.
func (t *Table) startReplay(p *Replay, running bool) {
	t.clearHint()
	t.Replay, t.Rest, t.Asking = p, nil, NoQuestion
	p.Running = running
	t.refreshNews()
	t.show()
}

// replayWhatCame plays out what has happened elsewhere, unless the person wants all at
// once.
func (m *TableScreen) replayWhatCame() {
	if m.pause() > 0 && m.Table.HasUnseenNews() {
		m.Table.replayNews(true)
	}
}

// How long a result is shown that waits for no tap, in milliseconds; of a battle who attacked
// is read too.
const timeOfResult, timeOfBattle = 1000, 2200

// timeOfMoment is how long a moment of the review plays until it is told, in milliseconds.
const timeOfMoment = 5000

// waitAtRest waits until a result has been seen that need not be tapped.
func waitAtRest(m *TableScreen) []Command {
	r := m.Table.Rest
	if !r.Shown() || r.Kind == AfterScoring || m.Settings.Results != "off" || r.ticket != 0 {
		return nil
	}
	m.ticket++
	r.ticket = m.ticket
	time := table.TimeOf(Moments(m.Table))
	switch r.Kind {
	case AtMoment:
	case AfterBattle:
		time += timeOfBattle
	default:
		time += timeOfResult
	}
	return []Command{Wait{m.ticket, time}}
}

// restInReplay waits until a step has been seen.
func (m *TableScreen) restInReplay() []Command {
	p := m.Table.Replay
	if !p.Running || p.pause != 0 {
		return nil
	}
	m.ticket++
	p.pause = m.ticket
	battles := len(table.Battles(m.Table.Kinds, m.Table.News))
	time := m.pace()*min(1+battles, longPause)/Paces[m.Pace] + table.TimeOf(Moments(m.Table))
	if p.halt > 0 && p.most > 0 {
		time = min(time, p.most)
	}
	return []Command{Wait{m.ticket, time}}
}

// pace is how long a step of the past is shown. A person who has bots shown at once
// and asks for the past wants to see it.
func (m *TableScreen) pace() int {
	if p := m.pause(); p > 0 {
		return p
	}
	return pauses["normal"]
}

// stepReplay goes a step on, or back. The replay of the news ends in the
// present; that of the whole match rests at its end.
func (m *TableScreen) stepReplay(step int) []Command {
	t := m.Table
	p := t.Replay
	if p == nil {
		return nil
	}
	if step > 0 && p.At == p.To && !p.Whole {
		return m.endReplay()
	}
	p.seek(p.Stop() + step)
	p.Running = p.Running && (!p.Whole || p.At < p.To) && (p.halt == 0 || p.At < p.halt)
	t.refreshNews()
	t.show()
	return followLog(m)
}

func (msg OpenReplay) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil {
		return nil
	}
	p := newReplay(t.match, 0)
	p.Whole = true
	p.seek(p.StopAt(msg.At))
	p.Place, p.Card, p.CardAt = msg.Place, msg.Card, p.At
	if msg.Plays {
		p.halt = p.At
		p.Card.Begins = msg.From + 1
		p.seek(p.StopAt(msg.From))
		p.most = timeOfMoment / max(p.StopAt(p.halt)-p.Stop(), 1)
	}
	if t.Drawer == ReviewDrawer {
		p.opener = ReviewRow(msg)
	}
	t.startReplay(p, msg.Plays)
	if msg.Aside || t.Drawer == NoDrawer {
		return nil
	}
	t.Drawer, t.Side = NoDrawer, engine.None
	if p.FromReview() {
		return []Command{KeepPlace{}, Focus{ReplayBar}}
	}
	return []Command{Focus{ReplayBar}}
}

// ReviewRow is the row of the review that opens a moment.
func ReviewRow(msg OpenReplay) string {
	return "review-" + strconv.Itoa(msg.From) + "-" + strconv.Itoa(msg.At) + "-" + strconv.Itoa(msg.Card.Choice)
}

func (ReplaySince) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil {
		return nil
	}
	n, ok := t.Since()
	if !ok {
		return nil
	}
	t.startReplay(newReplay(t.match, n), true)
	t.Drawer, t.Side = NoDrawer, engine.None
	return []Command{Focus{ReplayBar}}
}

func (msg ShowBalance) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil || !t.Decides() || msg.At < 0 || msg.At >= t.logged {
		return nil
	}
	p := newReplay(t.match, msg.At)
	p.until = p.stops[1]
	p.extend(t.match)
	p.seek(1)
	p.picked = picked{t.Picker, t.Marks.List}
	t.startReplay(p, true)
	t.briefed = t.logged + 1
	return []Command{Focus{ReplayBar}}
}

func (CloseBalances) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil && t.Decides() {
		t.briefed = t.logged + 1
	}
	return nil
}

func (OpenBalances) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		t.briefed = -t.logged - 1
	}
	return nil
}

func (ReplayNews) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		t.replayNews(true)
	}
	return nil
}

func (msg StepReplay) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil {
		return nil
	}
	if t.Rest != nil {
		if msg.Step > 0 {
			return m.endRest()
		}
		return nil
	}
	if t.Replay == nil {
		t.replayNews(false)
	}
	if t.Replay != nil {
		t.Replay.Running, t.Replay.halt = false, 0
	}
	return m.stepReplay(msg.Step)
}

func (EndReplay) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil && !t.Live() {
		return m.endReplay()
	}
	return nil
}

func (msg Unroll) Apply(m *Model) []Command {
	t := m.Table
	switch {
	case t == nil:
	case t.Unrolled != msg.From+1:
		t.Unrolled = msg.From + 1
	default:
		t.Unrolled = 0
	}
	return nil
}

func (msg SetPace) Apply(m *Model) []Command {
	if msg.Pace >= 0 && msg.Pace < len(Paces) {
		m.Pace = msg.Pace
	}
	return nil
}

func (msg SeekReplay) Apply(m *Model) []Command {
	return m.moveReplay(func(_ *Table, p *Replay) {
		p.Running = false
		p.seek(msg.Stop)
	})
}

func (msg TurnReplay) Apply(m *Model) []Command {
	return m.moveReplay(func(t *Table, p *Replay) {
		p.Running = false
		p.seek(p.StopAt(t.turning(p, msg.Step)))
	})
}

func (RunReplay) Apply(m *Model) []Command {
	return m.moveReplay(func(_ *Table, p *Replay) {
		p.Running = !p.Running
		p.pause = 0
		if p.Running && p.At == p.To {
			p.seek(0)
		}
	})
}

// moveReplay goes elsewhere in what is shown once more.
func (m *TableScreen) moveReplay(move func(*Table, *Replay)) []Command {
	t := m.openMatch()
	if t == nil || t.Replay == nil {
		return nil
	}
	if t.Replay.At == t.Replay.halt || !t.Replay.Running {
		t.Replay.halt = 0
	}
	move(t, t.Replay)
	t.refreshNews()
	t.show()
	return followLog(m)
}

// turning is the choice after which another turn begins, or the end of the past.
func (t *Story) turning(p *Replay, step int) int {
	if step < 0 {
		at := p.From
		for _, b := range t.Log.Begins(t.Kinds) {
			if b >= p.At {
				break
			}
			at = max(at, b)
		}
		return at
	}
	for _, b := range t.Log.Begins(t.Kinds) {
		if b > p.At {
			return b
		}
	}
	return p.To
}

// Since is the choice from which on others have played since the person who
// holds the device last had a turn; false where there is nothing to tell. Where
// sides take turns the last turn of their sides counts, not what they were asked in
// the turns of others; where all play to each trick, their last choice.
func (t *Table) Since() (choice int, others bool) {
	seat := t.User
	if seat < 0 || t.ByLink != nil {
		return 0, false
	}
	log := t.match.Log()
	from, last := -1, engine.Nobody
	if t.Kinds.Trick < 0 {
		t.Log.Turns(t.Kinds, func(begins int, side int8) {
			owner := t.seatOf(side)
			if last == seat && owner != seat {
				from = begins
			}
			last = owner
		})
	}
	if from < 0 { // their sides have had no turn, or a partner's
		last = engine.Nobody
		for n := len(log) - 1; n >= 0 && (from < 0 || last != seat); n-- {
			if last = log[n].Seat; last >= 0 && last != seat {
				from = n
			}
		}
	}
	others = from >= 0 && slices.ContainsFunc(log[from:], func(e match.Entry) bool { return e.Seat >= 0 && e.Seat != seat })
	return max(from, 0), others
}

// LogEnd is up to which choice the log is shown: all of it, and while the past is,
// to the end of the round after the one that is shown.
func (t *Table) LogEnd() int {
	if t.Rest != nil {
		return t.Rest.At
	}
	if t.Replay == nil {
		return t.logged
	}
	end, later := t.logged, 0
	t.Log.Rounds(t.Kinds, func(begins int, _ engine.Event) {
		if begins > t.Replay.At {
			if later++; later == 2 {
				end = begins - 1
			}
		}
	})
	return end
}

// Ahead is how many rounds the log shows beyond the one that is shown.
func (p *Replay) Ahead() int {
	if p == nil {
		return 0
	}
	return 1
}

// Brief reports whether a moment alone is shown once more.
func (p *Replay) Brief() bool { return p.until > 0 }

// Over reports whether the match is over, whatever is shown of it.
func (t *Seating) Over() bool { return t.match.Turn().Over() }

// followLog brings the line of the log into view that tells what is shown.
func followLog(m *TableScreen) []Command {
	switch t := m.Table; {
	case t.Replay == nil:
	case t.Drawer == LogDrawer:
		return []Command{Focus{LogNow}}
	case m.Desk:
		return []Command{ScrollTo{LogNow}}
	}
	return nil
}

// seatOf is who plays a side, or engine.Nobody.
func (t *Scene) seatOf(side int8) engine.Seat {
	for _, score := range t.Standing {
		if score.Side == side {
			return score.Seat
		}
	}
	return engine.Nobody
}

// Fresh reports whether the person is on turn and has done nothing in it yet,
// while others have played since their last.
func (t *Table) Fresh() bool {
	if t.Passing || !t.Live() || t.BotTurn() || t.Turn.Seat < 0 || t.Turn.Seat != t.User {
		return false
	}
	log := t.match.Log()
	for n := len(log) - 1; n >= 0; n-- {
		if log[n].Seat < 0 {
			continue
		}
		if log[n].Seat == t.User {
			return false
		}
		break
	}
	side := t.Log.Side(t.Kinds)
	if t.Kinds.Trick < 0 && t.seatOf(side) != t.User {
		return false // asked in the turn of another, which goes on before their eyes
	}
	_, others := t.Since()
	return others
}

// endReplay shows the match as it stands, or what comes after a rest.
func (m *TableScreen) endReplay() []Command {
	t := m.Table
	if t.Rest != nil {
		return m.endRest()
	}
	t.newsSeen = t.newsSeen || t.ByLink != nil && !t.Replay.Whole && t.Replay.until == 0
	p := t.Replay
	review, opener := p.FromReview() && t.Drawer == NoDrawer, p.opener
	t.Replay, t.Rest = nil, t.nextRest()
	t.refreshNews()
	t.show()
	if p.Brief() && t.Live() && t.Picker.Turn == p.picked.picker.Turn {
		if mark(t, p.picked.marks); len(p.picked.marks) == 0 {
			t.Picker = p.picked.picker
		}
	}
	if review {
		m.openDrawer(ReviewDrawer)
		return []Command{Return{opener}}
	}
	return nil
}

// noteSeen stores that all was shown.
func (m *TableScreen) noteSeen() []Command {
	m.Table.newsSeen = false
	return m.store(seen(m.Table.logged))
}

// seen is a note that so many choices were shown.
func seen(choices int) note {
	return func(r store.Record) store.Record {
		r.Seen = choices
		return r
	}
}
