package client

import (
	"slices"
	"time"

	"bretwalda/app/advice"
	"bretwalda/app/botworker"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// How long a bot may think about what it does next, by kind.
var limits = [match.Kinds]time.Duration{
	match.Random: time.Second, match.Easy: time.Second, match.Medium: time.Second, match.Hard: 2 * time.Second, match.Expert: 2 * time.Second,
}

// hintBot is the kind of bot that gives hints.
const hintBot = match.Hard

// Hint is what the hint bot would do.
type Hint struct {
	Choice engine.Choice
	// The score that the seat may expect by it at the end of the game, how much more
	// that is than by its usual alternative, and how much the others lose by it: in
	// the game's smallest points, to the nearest. All are 0 in a game that is about winning.
	Points, Gain, Others int
	// The chance to win by it, and by the usual alternative, in hundredths (bot.Advice
	// has thousandths); 0 where nobody can tell.
	Chance, Usual advice.Percent
	// Risk is the chief one of all that the seat would do until dice fall, or nil.
	Risk *advice.Risk
}

// BotPlay is what the bots at a table are about to do, and what the hint bot says.
type BotPlay struct {
	Hint    *Hint // what the hint bot would do, or nil
	advised advised
	// Outlook is how the game is likely to end, or nil.
	Outlook    *Outlook
	bots       bots
	Unreviewed bool              // what decided the match could not be found out on this device
	reviewed   *botworker.Review // as far as it has been found out
	paced      pacing
}

// bots is the bots at a table: what they are about to do.
type bots struct {
	question int   // the ticket of the question under way, or 0
	about    topic // of that question
	plan     []int // ranks of the choices to be made next
	checked  int   // choices that the comparison under way goes up to
	pause    int   // the ticket of the pause under way, or 0
	hasty    bool  // the next question is to be answered at once
	hurried  bool  // nothing is shown until a person decides
	rival    rival // what a day's match is compared with
	stopped  bool  // until the person says go on
	given    bool  // the seat that decides, in a drawer: the bot waits until it is closed
}

// topic is what the worker is asked about.
type topic uint8

const (
	aboutTurn    topic = iota // what a bot does in its turn
	aboutHint                 // what it would do in the person's
	aboutOutlook              // how the match may end
	aboutReview               // what decided it
	aboutRetry                // a choice made again
	aboutTrial                // a branch
	aboutCheck                // what bots chose on other devices
	aboutRivals               // how bots fare in a day's match
)

// asksAbout reports whether the question under way is about something.
func (b *bots) asksAbout(about topic) bool { return b.question != 0 && b.about == about }

// Bot reports whether a bot plays a seat.
func (t *Seating) Bot(seat engine.Seat) bool {
	return seat >= 0 && int(seat) < len(t.Seats) && t.Seats[seat].Bot()
}

// BotTurn reports whether a bot decides on this device.
func (t *Seating) BotTurn() bool { return t.Bot(t.decides) && t.here() }

// Stopped reports whether the person has stopped the bot that decides.
func (t *Table) Stopped() bool { return t.bots.stopped && t.BotTurn() }

// Hurried reports whether the bots' choices are not shown one by one.
func (t *BotPlay) Hurried() bool { return t.bots.hurried }

// Hinting reports whether the hint bot is thinking.
func (t *BotPlay) Hinting() bool { return t.bots.asksAbout(aboutHint) }

// Thinking reports whether a bot is about to decide, and not only waiting until
// what was done before has been seen.
func (t *BotPlay) Thinking() bool {
	return t.bots.asksAbout(aboutTurn)
}

// person is the only person who plays on this device, or Nobody.
func (t *Seating) person() engine.Seat {
	only := engine.Nobody
	for seat, kind := range t.Seats {
		if kind != match.Person || t.ByLink != nil && !t.sits(engine.Seat(seat)) {
			continue
		}
		if only >= 0 {
			return engine.Nobody
		}
		only = engine.Seat(seat)
	}
	return only
}

// lastOwn is the number of the last choice that a person made, or -1.
func (t *Seating) lastOwn() int {
	return t.match.LastOf(func(seat engine.Seat) bool { return !t.Bot(seat) })
}

// AcrossBots reports whether taking back would take choices of bots along.
func (t *Seating) AcrossBots() bool {
	for _, e := range t.match.Log()[max(t.lastOwn(), 0):] {
		if t.Bot(e.Seat) {
			return true
		}
	}
	return false
}

// AcrossDice reports whether taking back would take dice or a deal along, as far as it is
// not all about bots.
func (t *Seating) AcrossDice() bool {
	return !t.AcrossBots() || t.Header().Dice.Kind == dice.ByHand || slices.ContainsFunc(t.match.Log()[max(t.lastOwn(), 0):], func(e match.Entry) bool { return e.Seat == engine.Nature })
}

// advance lets the bots go on: what they want done once the model has changed.
func (m *Model) advance() []Command {
	commands := dropQuestion(m)
	t := m.Table
	switch {
	case t == nil || t.pending != nil || t.Stale:
		return commands
	case m.Screen == Home && t.bots.question == 0 && measures(t, 0):
		return append(commands, measure(&m.TableScreen)...)
	case m.Screen != Play:
		return commands
	}
	if t.serves() {
		if part := m.serve(); part != nil {
			return append(commands, part...)
		}
	}
	if chore, ok := chore(m); ok {
		return append(commands, chore...)
	}
	return append(commands, think(m)...)
}

// dropQuestion forgets a question whose answer nobody waits for any more.
func dropQuestion(m *Model) []Command {
	t := m.Table
	if t != nil && t.bots.asksAbout(aboutReview) && !reviews(t) {
		t.bots.question = 0
	}
	if m.botTicket == 0 || t != nil && t.bots.question == m.botTicket {
		return nil
	}
	m.botTicket = 0
	return []Command{StopThinking{}}
}

// chore is what the device stores or plays by itself next; false where nothing is to be done.
func chore(m *Model) (commands []Command, ok bool) {
	switch t := m.Table; {
	case len(t.handovers) > 0:
		return m.noteSent(), true
	case t.departed != nil:
		return letGo(m), true
	case t.newsSeen:
		return m.noteSeen(), true
	case !slices.Equal(t.wanted, t.Seats):
		return m.reseat(), true
	case t.ByLink != nil && t.ByLink.greets():
		return m.greet(), true
	case t.rolls():
		return m.roll(), true
	case t.obeys():
		return m.obey(), true
	}
	return nil, false
}

// think asks the worker for what is wanted next, or makes what it has answered.
func think(m *Model) []Command {
	t := m.Table
	b := &t.bots
	switch {
	case judges(t) && !b.asksAbout(aboutRetry): // also while what followed is shown and waits for a tap
		return []Command{judge(&m.TableScreen)}
	case t.Rest != nil:
		return waitAtRest(&m.TableScreen)
	case t.Replay != nil:
		return m.restInReplay()
	case reviews(t) && !b.asksAbout(aboutReview):
		return []Command{review(&m.TableScreen)}
	case b.question == 0 && t.checks():
		return []Command{m.check()}
	case b.question == 0 && wantsOutlook(t) && !Unaided(m):
		return []Command{lookAhead(m)}
	case b.question == 0 && wantsTrial(m):
		return askBranchOutlook(m)
	case b.question == 0 && measures(t, m.World.Now()):
		return measure(&m.TableScreen)
	case !t.BotTurn() || b.stopped || t.Retry != nil || IsPlan(m) || t.Asking == BackQuestion || b.given && t.Drawer != NoDrawer:
		return nil
	}
	return playBot(&m.TableScreen)
}

// playBot asks what the bot that decides does, or does the next of it.
func playBot(m *TableScreen) []Command {
	t := m.Table
	switch b := &t.bots; {
	case len(b.plan) > 0 && b.pause == 0:
		return m.followPlan()
	case len(b.plan) == 0 && b.question == 0:
		kind := t.Seats[t.decides]
		limit := limits[kind]
		if b.hasty {
			limit = time.Millisecond
		}
		return []Command{m.ask(aboutTurn, botworker.Question{Kind: kind, Limit: limit, Alone: t.ByLink != nil})}
	}
	return nil
}

// checks reports whether bots of the match have chosen on other devices since this
// one has handed it over, and their choices are to be made again and compared.
func (t *Duties) checks() bool {
	if t.ByLink == nil || t.ByLink.Lobby != nil || t.compared >= t.match.Len() || t.Header().Protocol < match.SecondProtocol {
		return false
	}
	for _, e := range t.match.Log()[t.unchecked():] {
		if e.Seat >= 0 && t.Header().Players[e.Seat].Kind.Bot() && !t.ByLink.Plays(e.Holder) {
			return true
		}
	}
	return false
}

// unchecked is the first choice that has not been compared.
func (t *Duties) unchecked() int {
	return min(max(t.compared, t.Record.HandedOver(), 0), t.match.Len())
}

// check has the worker compare them.
func (m *TableScreen) check() Command {
	m.Table.bots.checked = m.Table.match.Len()
	return m.ask(aboutCheck, botworker.Question{Check: true, From: m.Table.unchecked()})
}

// differs tells of a choice that a bot of the match does not make, with the player
// who had the match then.
func (m *TableScreen) differs(n int) {
	t := m.Table
	if n < 0 || n >= t.match.Len() {
		return
	}
	e := t.match.Log()[n]
	m.warn("bot.differs", "player", t.Name(m.Language(), e.Seat), "holder", t.Name(m.Language(), e.Holder), "number", n+1)
}

// ask puts a question, about the seat that decides unless it asks for the outlook.
func (m *TableScreen) ask(about topic, q botworker.Question) Command {
	m.ticket++
	m.botTicket = m.ticket
	m.Table.bots.question, m.Table.bots.about = m.ticket, about
	seat := m.Table.match.Turn().Seat
	if q.Forecast {
		seat = q.Seat
	}
	q.Ticket, q.Link, q.Key = m.ticket, m.Table.Text(), m.Table.key(seat)
	return AskBot{q}
}

// Thought is the result of AskBot.
type Thought struct{ Answer botworker.Answer }

func (Thought) report() {}

func (msg Thought) Apply(m *Model) []Command {
	t, a := m.Table, msg.Answer
	if a.Ticket != m.botTicket || t == nil || a.Ticket != t.bots.question {
		return nil
	}
	m.botTicket = 0
	t.bots.question, t.bots.hasty = 0, false
	switch t.bots.about {
	case aboutOutlook:
		t.Outlook.set(a)
	case aboutReview:
		return reviewed(&m.TableScreen, a)
	case aboutRetry:
		return judged(&m.TableScreen, a)
	case aboutTrial:
		takeBranchOutlook(t, a)
	case aboutRivals:
		return measured(&m.TableScreen, a)
	case aboutCheck:
		if t.compared = t.bots.checked; a.Fault == "" && a.Whole {
			m.differs(a.Differs)
		}
	case aboutHint, aboutTurn:
		switch {
		case a.Fault != "":
			t.bots.stopped = true
			m.warn("bot.fault")
		case t.bots.about == aboutHint:
			t.hint(a)
		default:
			t.bots.plan = a.Ranks
		}
	}
	return nil
}

// hint shows what the hint bot would do: it is picked, so that a tap confirms it.
func (t *Table) hint(a botworker.Answer) {
	legal := t.match.Legal()
	if a.Ranks[0] >= len(legal) {
		return
	}
	c := legal[a.Ranks[0]]
	if len(t.Marks.List) > 0 {
		mark(t, nil) // the bot has not seen them
	}
	plan, risks := t.planOf(a.Ranks)
	t.advised = advised{slices.Clone(t.match.Log()), plan, Hint{
		Choice: c, Points: points(a.Points), Gain: points(a.Gain), Others: points(a.Others),
		Chance: advice.Estimate(a.Chance, thousandths), Usual: advice.Estimate(a.Usual, thousandths), Risk: risks.chief(),
	}}
	propose(t, c)
}

// advised is what the hint bot has said: its whole plan, which it judges once.
type advised struct {
	before []match.Entry
	plan   []engine.Choice
	hint   Hint
}

// propose shows a choice of the plan that is advised.
func propose(t *Table, c engine.Choice) {
	hint := t.advised.hint
	hint.Choice = c
	t.Hint = &hint
	t.Picker.Propose(c)
}

// nextStep is the next choice of the plan that was advised, as long as nothing but choices of
// it have been made since; false where there is none.
func nextStep(t *Table) (engine.Choice, bool) {
	g, log := &t.advised, t.match.Log()
	n := len(g.before)
	if len(g.plan) == 0 || n > len(log) || !slices.Equal(g.before, log[:n]) {
		return engine.Choice{}, false
	}
	left := slices.Clone(g.plan)
	for _, e := range log[n:] {
		i := slices.Index(left, e.Choice)
		if i < 0 || e.Seat != t.match.Turn().Seat {
			return engine.Choice{}, false
		}
		left = slices.Delete(left, i, i+1)
	}
	if len(left) == 0 || !slices.Contains(t.match.Legal(), left[0]) {
		return engine.Choice{}, false
	}
	return left[0], true
}

// Advises reports whether the hint bot would give an answer, to both questions where it
// answers two.
func Advises(t *Table, o Offered) bool {
	if t.Hint == nil || t.Hint.Choice != o.Choice {
		return false
	}
	plan := t.advised.plan
	i := slices.Index(plan, o.Choice)
	return !o.Both || i >= 0 && i+1 < len(plan) && plan[i+1] == o.Then
}

// points rounds grains to points.
func points(grains int) int {
	const grain = botworker.Grain
	if grains < 0 {
		return -points(-grains)
	}
	return (grains + grain/2) / grain
}

// thousandths make up the whole of what a bot takes a chance to be.
const thousandths = 1000

// Apply asks the hint bot, or tells it to leave off.
func (AskHint) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil || t.Lesson != nil {
		return nil
	}
	if Unaided(m) {
		m.notify("bot.hint.off")
		return nil
	}
	if t.Hinting() || t.Hint != nil {
		t.clearHint()
		return nil
	}
	if t.decides < 0 {
		return nil
	}
	if c, ok := nextStep(t); ok && len(t.Marks.List) == 0 {
		propose(t, c)
		return nil
	}
	return []Command{m.ask(aboutHint, botworker.Question{Kind: hintBot, Limit: limits[hintBot], Why: true})}
}

// clearHint forgets what the hint bot says, or is about to: the person decides.
func (t *BotPlay) clearHint() {
	t.Hint = nil
	if t.bots.asksAbout(aboutHint) {
		t.bots.question = 0
	}
}

// followPlan makes the next choice of the plan, or all of it at once where nothing
// is to be shown in between.
func (m *TableScreen) followPlan() []Command {
	t := m.Table
	b := &t.bots
	many := 1
	if m.pause() == 0 {
		many = len(b.plan)
	} else {
		t.newsFrom = t.logged
	}
	if t.match.ByLink() && t.match.BotRevision() != match.BotRevision {
		t.match.SetBotRevision(0) // nobody can choose again what bots of several revisions have chosen
	}
	for ; many > 0; many-- {
		verb, _ := verbOf(t.match, b.plan[0])
		events, err := t.match.Do(b.plan[0])
		if err != nil {
			t.bots = bots{stopped: true}
			m.warn("bot.fault")
			break
		}
		b.plan = b.plan[1:]
		if t.match.Turn().Seat != t.decides {
			b.plan = nil
			break
		}
		if many == 1 && len(b.plan) > 0 && m.pause() == pauses["normal"] && onlyMarches(t, events) {
			if next, ok := verbOf(t.match, b.plan[0]); ok && next == verb {
				many++
			}
		}
	}
	if t.match.Len() == t.logged {
		return nil
	}
	return m.store()
}

// verbOf is the verb of a legal choice by its rank; a choice that is not legal has none.
func verbOf(m *match.Match, rank int) (verb uint8, ok bool) {
	legal := m.Legal()
	if rank < 0 || rank >= len(legal) {
		return 0, false
	}
	return legal[rank].Verb, true
}

// onlyMarches reports whether nothing but marches has happened, which are seen together with
// those that follow.
func onlyMarches(t *Table, events []engine.Event) bool {
	for _, e := range events {
		if t.Family.Motions[t.Game().Lexicon().Events[e.Kind]] != table.Goes {
			return false
		}
	}
	return true
}

// reseat keeps who plays each seat from now on.
func (m *TableScreen) reseat() []Command {
	t := m.Table
	if seat := t.decides; seat >= 0 && t.wanted[seat] != t.Seats[seat] {
		t.clearHint()
		t.bots = bots{given: t.Drawer != NoDrawer}
	}
	return m.store()
}

// sit sets who plays each seat. A person who takes the seat that decides is
// there: the device need not change hands.
func (t *Table) sit(kinds []match.Kind) {
	if seat := t.decides; seat >= 0 && kinds[seat] != t.Seats[seat] {
		t.Asking = NoQuestion
		if kinds[seat] == match.Person {
			t.User = seat
		}
	}
	t.Seats = kinds
}

// Messages to the bots at the table.
type (
	// SetSeat gives a seat to a bot, or takes it back.
	SetSeat struct {
		Seat engine.Seat
		Kind match.Kind
	}
	// StopBots interrupts the bot that decides, ResumeBots lets it go on, and
	// MoveNow makes it do the best it knows at once.
	StopBots   struct{}
	ResumeBots struct{}
	MoveNow    struct{}
	// Hurry lets the bots play without showing each choice.
	Hurry struct{}
	// AskHint asks what a bot would do, or takes the question or its answer away.
	AskHint struct{}
)

func (msg SetSeat) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil && int(msg.Seat) < len(t.wanted) && !(IsPlan(m) && msg.Kind.Bot()) && (t.ByLink == nil || t.ByLink.hasKey(msg.Seat)) {
		t.wanted = slices.Clone(t.wanted)
		t.wanted[msg.Seat] = msg.Kind
	}
	return nil
}

func (StopBots) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil && t.BotTurn() {
		t.bots = bots{stopped: true}
	}
	return nil
}

func (ResumeBots) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		if t.Stopped() {
			noteSpoken(t)
		}
		t.bots.stopped = false
		if announced(t) {
			begin(t)
		}
	}
	return nil
}

func (MoveNow) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		t.bots.stopped, t.bots.hasty = false, true
	}
	return nil
}

func (Hurry) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		t.bots.hurried, t.bots.pause = true, 0
	}
	return nil
}
