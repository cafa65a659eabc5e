package client

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/family"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Drawer is what is open beside the board.
type Drawer int

// Drawers.
const (
	NoDrawer Drawer = iota
	LogDrawer
	ScoresDrawer
	TimelineDrawer
	NationsDrawer
	BoardDrawer
	MenuDrawer
	HandOverDrawer
	OrdersDrawer
	SeatsDrawer
	VerifyDrawer
	RulesDrawer
	KeysDrawer
	PlaceDrawer
	ReviewDrawer
	OwnDrawer // the first of those that only one game has
)

// Question is what the table asks before it does something.
type Question int

// Questions.
const (
	NoQuestion  Question = iota
	EndQuestion          // a choice would give something up: Warning
	BackQuestion
)

// Table is the match at hand. Its picture changes only when the change is
// stored, or when it is known that it cannot be.
type Table struct {
	*Seating
	Duties
	Saving
	Undoing
	Scene
	Advice
	Story
	Drawers
	BotPlay
	Typing
	Playback

	Lesson  *Lesson // of a lesson under way, else nil
	Retry   *Retry  // while decisions are made again, else nil
	checked *checked
	beside  beside
	parted  parted         // of a branch
	trial   *BranchOutlook // of a branch, once it is asked for
}

// Seating is the match, what this device keeps of it, and who plays its seats here.
type Seating struct {
	Record  store.Record // as last stored
	Family  family.Family
	ByLink  *ByLink      // of a match by link, else nil
	Seats   []match.Kind // who plays each seat
	wanted  []match.Kind // who is to play each seat
	match   *match.Match
	decides engine.Seat // whose turn is shown
}

// Scene is the position as the seat that decides may know it, and what its player is
// about to choose.
type Scene struct {
	State    engine.State
	Turn     engine.Turn
	Viewer   engine.Seat // who decides, or who holds the dice
	User     engine.Seat // whose view State is: the person who holds the device, or Nobody
	Pieces   []engine.Piece
	Standing []engine.Score
	Picker   table.Picker
	Marks    Marks     // answers that one Confirm makes
	Balances []Balance // what the sides of the one who decides have lost and gained
	Passing  bool      // the device is to change hands
	Secret   bool      // the person to whom it goes may see what others may not

	Asking   Question
	Warning  advice.Warning // of EndQuestion
	doubtful engine.Choice  // that EndQuestion is about
	muster   muster

	Why    string // the rule for which a place that was tapped is not offered, or ""
	WhyAt  int8   // that place
	Blocks int8   // the place that stands in the way of a march to it, or None
	// PutBack is what was picked and does not go with what was touched since, or nil.
	PutBack *PutBack
}

// Story is what has happened, and how much of it is shown.
type Story struct {
	Log   table.Log
	Kinds table.Kinds
	News  []engine.Event // what the last choice brought about

	Report      []table.Battle // battles since the last choice
	Page        int            // which of them is shown
	Unfolded    bool           // also those that are over are shown dice by dice
	Rounds      int            // how many rounds the log shows
	Unrolled    int            // the first choice of the battle the log shows blow by blow, plus one, or 0
	OffersSound bool           // the person is asked whether to hear what happens
	Charted     int            // whose sides the score chart shows: a seat plus one, or 0 for the players

	logged    int     // choices in Log
	begun     uint16  // the seats whose player has seen what they play
	briefed   int     // one more than the choices after which the person said Continue; negative: wanted to read more
	told      int     // choices of which a page has told what came of them
	rolled    int     // choices whose dice nothing is asked about any more
	closes    bool    // the sheet of the last round is still to be read
	newsRange [2]int  // the choices that News tells of: from the first on, up to the second
	newsFrom  int     // the choice from which on News tells
	course    *course // how the scores went
	spoken    spoken
}

// SetupValue is what the match was set up with: the ID of its scenario under
// "scenario", how many play under "seats", the value of an option under its ID; ""
// under what does not matter in it.
func (t *Seating) SetupValue(of string) string {
	setup := t.Header().Setup
	switch of {
	case "scenario":
		return t.Game().Scenarios()[setup.Scenario].ID
	case "seats":
		return strconv.Itoa(setup.Seats)
	}
	for i, o := range t.Game().Options() {
		if o.ID == of && (o.Applies == nil || o.Applies(setup)) {
			return o.Values[setup.Options[i]]
		}
	}
	return ""
}

// open keeps a match and opens its table, which is shown once the match is stored.
// refused is the key of the text that says it cannot be.
func (m *Model) open(of resolution, refused string) []Command {
	r, err := m.World.next(of.record, of.match)
	if err != nil {
		m.warn(refused)
		return nil
	}
	t := m.tableOf(r, of.match)
	t.Record.Writes-- // what is stored so far
	t.pending, t.opening = &r, true
	m.Table = t
	m.replayWhatCame()
	if len(of.gone) > 0 {
		m.warn("amend.gone", "player", t.former(m.Language(), of.gone[0]))
	}
	return []Command{Save{r}}
}

// tableOf is the table of a match, by the settings.
func (m *Device) tableOf(r store.Record, of *match.Match) *Table {
	t := newTable(r, of, m.World.Families.Of(of.Game().ID()), m.Settings.Passing)
	if announced(t) && t.BotTurn() { // until the person has read what it is
		t.bots.stopped = true
	}
	if alike(t) && slices.Contains(strings.Fields(m.wanted.TipsSeen), t.Game().ID()) {
		begin(t)
	}
	return t
}

// newTable is the table of a match of a family. passing is the setting.
func newTable(r store.Record, m *match.Match, f family.Family, passing string) *Table {
	t := emptyTable(r, m, f)
	t.Rounds = 2
	t.lost = giveKeys(m, r, nil)
	t.ByLink = byLinkOf(m, r, t.lost, r.Link)
	t.Seats = r.SeatKinds(m)
	t.wanted = t.Seats
	t.User = t.person()
	t.Log.Add(table.Opening, m.Opening())
	t.rolled = t.unshown()
	t.newsFrom = t.rolled
	if t.ByLink != nil {
		t.newsFrom = min(r.Seen, m.Len())
	}
	t.refresh(passing)
	if t.ByLink == nil && t.Rest == nil { // what was before is told in the log alone, but for a battle under way
		t.newsFrom = m.Len()
		t.refreshNews()
	}
	t.spoken.upTo = t.newsFrom
	return t
}

// emptyTable is the table of a match on which nothing is shown yet.
func emptyTable(r store.Record, m *match.Match, f family.Family) *Table {
	t := &Table{Seating: &Seating{Record: r, Family: f, match: m}}
	t.Duties.Seating, t.Undoing.Seating = t.Seating, t.Seating
	t.Advice = Advice{advisor: f.Advisor, context: t.adviceContext}
	t.Kinds = table.KindsOf(m.Game().Lexicon())
	t.Side, t.Timeline, t.Rounds = engine.None, AllSides, 1
	t.muster.lifted = engine.None
	return t
}

// Game is the rulebook of the match.
func (t *Seating) Game() engine.Game { return t.match.Game() }

// Waiting reports whether a change is being stored.
func (t *Saving) Waiting() bool { return t.pending != nil }

// Header is what the match fixed at its beginning.
func (t *Seating) Header() match.Header {
	h, _ := t.match.Header() // every match on a table comes from a link or a setup
	return h
}

// Round is the round the match is in, 0 where rounds have no meaning.
func (t *Scene) Round() int { return engine.RoundOf(t.State) }

func (t *Seating) title(l *text.Language) string {
	name := l.Say("game." + t.Game().ID() + ".short")
	if t.Branch() {
		name = l.Say("branch.title", "game", name)
	}
	return l.Say("app.name") + " · " + name
}

// Name is a player's name, or their number.
func (t *Seating) Name(l *text.Language, seat engine.Seat) string {
	return PlayerName(l, t.Game().ID(), t.Record.About.Players, int(seat), t.Bot(seat))
}

// Called is a player as a label names them: you, where the seat is the only one that a
// person plays on this device, also where a bot has ended the match for them, or their name.
func (t *Seating) Called(l *text.Language, seat engine.Seat) string {
	if mine := t.Record.Mine; seat >= 0 && (seat == t.person() || t.match.Turn().Over() && len(mine) == 1 && mine[0] == int(seat)) {
		return l.Say("table.self")
	}
	return t.Name(l, seat)
}

// Ranked are the points of the players, the leader first and equals as they sit.
func Ranked(t *Table) []engine.Score {
	players := slices.DeleteFunc(slices.Clone(t.Standing), func(score engine.Score) bool { return score.Side >= 0 })
	slices.SortStableFunc(players, func(a, b engine.Score) int { return b.Points - a.Points })
	return players
}

// apart is a name that is shown, with the number of its seat where another name of the
// match looks the same: a link may bring such.
func apart(names []string, seat int, shown string) string {
	for i, other := range names {
		if i != seat && text.Alike(names[seat], other) {
			return fmt.Sprintf("%s (%d)", shown, seat+1)
		}
	}
	return shown
}

// Named reports whether the player of a seat has a name.
func (t *Seating) Named(seat engine.Seat) bool {
	names := t.Record.About.Players
	return seat >= 0 && int(seat) < len(names) && text.PersonName(names[seat]) != ""
}

// BotName is the name of a bot of a game by its seat, where nobody has given it one.
func BotName(l *text.Language, game string, seat int) string {
	names := strings.Fields(l.Say(l.Own(game, "bot.names")))
	return names[max(seat, 0)%len(names)]
}

// PlayerName is the name of a seat of a game among names, or its number.
func PlayerName(l *text.Language, game string, names []string, seat int, bot bool) string {
	name := ""
	if seat >= 0 && seat < len(names) {
		name = text.PersonName(names[seat])
	}
	switch {
	case name != "":
		return apart(names, seat, name)
	case bot:
		return BotName(l, game, seat)
	}
	return l.Say("new.player", "number", seat+1)
}

// refresh shows the match as it is now.
func (t *Table) refresh(passing string) {
	t.Log.Cut(t.match.Len())
	for n := t.Log.Next(); n < t.match.Len(); n++ {
		t.Log.Add(n, t.match.EventsOf(n))
	}
	before, fought := t.logged, t.Fighting()
	t.logged = t.match.Len()
	t.rolled, t.newsFrom = min(t.rolled, t.logged), min(t.newsFrom, t.logged) // an agreed undo lets choices go
	if t.Replay == nil {
		t.Rest = t.nextRest()
	}
	t.refreshNews()

	turn := t.match.Turn()
	t.Viewer = turn.Seat
	if t.Viewer == engine.Nature {
		t.Viewer = turn.Roller
	}
	underWay := t.Passing && t.decides == turn.Seat
	t.decides = turn.Seat
	t.refreshByLink()
	t.CanBack = t.lastOwn() >= 0
	t.Hint = nil
	t.Passing = t.Rest == nil && t.passesDevice(turn, passing, underWay)
	t.show()
	noteSpokenSince(t, before, fought)
}

// WithoutNews is the last choice of the seat that decides, with what was asked, where
// nothing has come of it yet that is told: a march to be made with others, a unit
// set up unseen. It is false where there is none.
func (t *Table) WithoutNews() (engine.Turn, engine.Choice, bool) {
	log := t.match.Log()
	n := t.newsRange[1] - 1
	own := t.Turn.Seat >= 0 && t.Turn.Seat == t.User && !t.Passing && !t.BotTurn()
	if !own || len(t.News) > 0 || !t.Live() || n < t.newsRange[0] || n >= len(log) || log[n].Seat != t.Turn.Seat {
		return engine.Turn{}, engine.Choice{}, false
	}
	return t.match.Replay(n).Turn(), log[n].Choice, true
}

// refreshNews tells what has happened since the mark: while it is played out, in the
// step that is shown.
func (t *Table) refreshNews() {
	from, to := t.newsFrom, t.logged
	switch {
	case t.Replay != nil:
		from, to = t.Replay.began(), t.Replay.At
	case t.Rest != nil:
		from, to = min(t.newsFrom, t.Rest.At), t.Rest.At
	}
	t.newsRange = [2]int{from, to}
	events := t.Log.Before(to)
	t.News = t.Log.Since(from)[:len(events)-len(t.Log.Before(from))]
	t.Report = table.Report(t.Kinds, events, len(t.News))
	if t.Rest != nil && t.Fighting() { // nobody has thrown for it
		t.Report = t.Report[:len(t.Report)-1]
	}
	t.Page, t.Unfolded = max(len(t.Report)-1, 0), false
	for i := range slices.Backward(t.Report) {
		if b := &t.Report[i]; !t.Fighting() && (t.watched(t.match.State(), b.Attacker) || t.watched(t.match.State(), b.Defender)) {
			t.Page = i // those of others are told beside it
			break
		}
	}
	for i := range t.Report {
		place := t.Report[i].Place // others may have come after it
		if t.Rest.Shown() && place == t.Rest.Place || t.Replay.ShowsMoment() && int(place)+1 == t.Replay.Card.Place {
			t.Page = i
		}
	}
}

// NewsRange gives the choices that News tells of: from the first on, without the
// second, which is how many choices there are in the match as it is shown.
func (t *Story) NewsRange() (from, to int) { return t.newsRange[0], t.newsRange[1] }

// show sets what the person who holds the device may see: while it changes
// hands, what everybody may.
func (t *Table) show() {
	turn := t.match.Turn()
	seatHolder(t, turn)
	t.Why, t.PutBack = "", nil
	showState(t)
	var legal []engine.Choice
	if !t.Passing && !t.BotTurn() && t.here() && t.Live() && !Decided(t) && t.match.Known(turn.Seat) && !t.Lesson.asksNothing(turn.Seat) {
		legal = t.match.Legal()
	}
	offer(t, turn, legal)
	t.Marks = Marks{}
	if t.Lesson == nil && turn.Seat >= 0 && len(answers(legal)) > 0 {
		t.Marks = marksFrom(t, t.match.State().Clone(), turn)
	}
	t.Balances = balances(t)
}

// seatHolder settles whose view the client draws.
func seatHolder(t *Table, turn engine.Turn) {
	switch {
	case t.Passing:
		t.User = engine.Nobody
		t.Typing.pass()
	case t.Bot(t.User): // a person has left the seat, and may still be there
		t.User = engine.Nobody
	}
	if !t.Passing && t.Rest == nil && turn.Seat != engine.Nature && !t.Bot(turn.Seat) && (t.ByLink == nil || t.sits(turn.Seat)) {
		t.User = turn.Seat
	}
	if t.Lesson != nil {
		t.User = t.Lesson.seat
	}
}

// showState takes the position as its player may know it, now or in the past.
func showState(t *Table) {
	switch {
	case t.Rest.Shown():
		t.Viewer = t.User
	case t.Rest != nil:
		t.Viewer = t.match.Replay(t.Rest.At).Turn().Roller
	}
	if at, past := t.at(); past {
		t.State = t.visibleThen(t.User)(t.match.Replay(at))
	} else {
		t.State = t.match.State().View(t.viewer(t.User))
	}
	t.Turn = t.State.Turn()
	t.Pieces = t.State.Pieces(nil)
	t.Standing = t.State.Standing()
}

// offer begins the choice that is made among the legal ones.
func offer(t *Table, turn engine.Turn, legal []engine.Choice) {
	ask := t.Game().Lexicon().Asks[t.Turn.Kind]
	before := t.Picker
	t.muster.party, t.muster.wished = nil, nil
	t.Picker = table.NewPicker(t.Turn, legal)
	t.Picker.Low, t.Picker.HandPicks = turn.Seat == engine.Nature || t.advisor.Modest(ask), t.advisor.HandPicks(ask)
	t.weighed = nil
	if first, ok := t.advisor.First(t.context()); ok {
		t.Picker.Prefer(first)
	}
	if t.Lesson == nil && turn.Seat >= 0 {
		t.Picker.StartWith(func(list []engine.Choice) (engine.Choice, bool) { return t.advisor.Enough(t.context(), list) })
		t.Picker.Avoid(t.costs, t.Risky)
	}
	switch {
	case t.muster.gone != nil && t.muster.log[1] == t.match.Len(), t.muster.marched != nil && t.muster.marched.log[1] == t.match.Len():
		t.Picker.ClearForced()
	case t.Lesson == nil && t.advisor.Follows(ask):
		t.follow(before)
	}
	if again := t.muster.again; again != nil {
		t.Picker, t.muster.again = *again, nil
		t.Picker.Avoid(t.costs, t.Risky)
	}
}

// follow keeps the places of a march picked for the units that are left. It proposes
// nothing that gives something up: fewer go, or others, or nobody.
func (t *Table) follow(before table.Picker) {
	p := &t.Picker
	p.Resume(before)
	next, complete := p.Choice()
	if complete && p.From() == before.From() && p.To() == before.To() && t.Loses(next) {
		p.Clear()
	}
}

// passesDevice reports whether the device must be handed to the seat that decides. It may be
// on its way there already.
func (t *Table) passesDevice(turn engine.Turn, passing string, underWay bool) bool {
	// The player who enters real dice need not have thrown them. A bot needs
	// no device, and who is alone with bots keeps it.
	if t.Lesson != nil || t.Branch() || turn.Seat < 0 || t.Bot(turn.Seat) || t.User == turn.Seat || !t.here() {
		return false
	}
	if t.Secret = hidesTurn(t.match.State(), turn.Seat, t.User); t.Secret {
		return true
	}
	if t.User < 0 {
		return underWay
	}
	switch passing {
	case "never":
		return false
	case "turns":
		return slices.ContainsFunc(t.News, func(e engine.Event) bool { return int(e.Kind) == t.Kinds.Turn })
	}
	return true
}

// comeBack covers what is secret when the table was left for another screen:
// nobody knows who holds the device now.
func (t *Table) comeBack() {
	turn := t.match.Turn()
	if turn.Over() || t.Branch() || t.pending != nil || t.User >= 0 && t.User == t.person() {
		return
	}
	if turn.Seat < 0 || t.Bot(turn.Seat) || !t.here() {
		t.User = engine.Nobody
		t.show()
		return
	}
	if !hidesTurn(t.match.State(), turn.Seat, engine.Nobody) {
		return
	}
	t.Secret, t.Passing, t.Asking = true, true, NoQuestion
	t.show()
}

// botHasDecided reports whether the last choice was a bot's.
func (t *Seating) botHasDecided() bool {
	log := t.match.Log()
	return len(log) > 0 && t.Bot(log[len(log)-1].Seat)
}

// Text is the link of the match as it stands.
func (t *Table) Text() string {
	if t.Failed == nil {
		return t.Record.Link
	}
	text, err := link.Encode(t.match)
	if err != nil {
		return t.Record.Link
	}
	return text
}

// Fighting reports whether a battle of the report is still under way.
func (t *Story) Fighting() bool {
	n := len(t.Report)
	return n > 0 && !t.Report[n-1].Over
}

// EndVerb reports whether a choice ends what the seat is doing.
func (t *Seating) EndVerb(c engine.Choice) bool {
	return t.Game().Lexicon().Verbs[c.Verb] == "end"
}

// adviceContext is the position as the advisor sees it.
func (t *Table) adviceContext() advice.Context {
	return advice.Context{Lexicon: t.Game().Lexicon(), State: t.State, Turn: t.Turn, Legal: t.Picker.All(), Pieces: t.Pieces, Witnessed: t.witnessed}
}

// witnessed goes through the present round as the seat that decides has seen it.
func (t *Table) witnessed(see func(before engine.State, told []engine.Event)) {
	t.match.Past(t.match.Len(), t.Turn.Seat)(see)
}

// Previews tells what the choice being made would meet.
func (t *Table) Previews() []advice.Preview {
	if p := PartyOf(t); p != nil {
		if len(p.choices) == 0 {
			return nil
		}
		list := t.advisor.Previews(p.last, p.choices[len(p.choices)-1])
		if p.Made { // dice that are thrown before a battle are told beside what waits for them
			list = slices.DeleteFunc(list, func(q advice.Preview) bool { return len(q.More) == 0 })
		}
		return list
	}
	c, ok := t.Picker.Choice()
	if !ok {
		return nil
	}
	return t.PreviewsOf(c)
}

// PreviewsOf tells what one of the legal choices would meet.
func (t *Advice) PreviewsOf(c engine.Choice) []advice.Preview {
	return t.advisor.Previews(t.context(), c)
}

// Reasons tell why one of the legal choices is advised.
func (t *Advice) Reasons(c engine.Choice) []advice.Words {
	return t.advisor.Reasons(t.context(), c)
}

// Consequences tells what follows from one of the legal choices.
func (t *Advice) Consequences(c engine.Choice) []advice.Words {
	return t.advisor.Consequences(t.context(), c)
}
