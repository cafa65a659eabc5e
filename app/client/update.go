package client

import (
	"errors"
	"slices"
	"strings"

	"bretwalda/app/shelf"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Update changes the model by a message and says what is to be done.
func (m *Model) Update(message Message) []Command {
	commands := append(m.update(message), m.attend()...)
	commands = append(append(commands, m.study()...), m.remind()...)
	for _, c := range commands {
		switch c.(type) {
		case Save, Delete:
			m.writes++
		}
	}
	return append(append(commands, m.holdBack()...), m.leave()...)
}

func (m *Model) update(message Message) []Command {
	switch msg := message.(type) {
	case Goto:
		m.Forget = ""
		return []Command{Go{Fragment: msg.Fragment}}
	case Dismiss:
		m.Notice = nil
	case Escape:
		return m.escape()
	case AskKeys:
		return m.askKeys()
	case AcceptUpdate:
		m.leaving = true
	case PutOffUpdate:
		m.putOff = true
	case UpdateWaits:
		m.Release = true
	case Opened:
		return m.open(msg)
	case Navigated:
		return m.navigate(msg.Fragment)
	case Returned, Listed, KeepAgain, LetGo, Persisted, PutOffBackup:
		return m.mind(msg)

	case AskForget:
		m.Forget = msg.ID
	case Forget:
		m.Forget = ""
		return []Command{Delete(msg)}
	case Deleted:
		return m.deleted(msg)
	case CopyBroken:
		return m.copyBroken(msg.ID)
	case SetPaste:
		m.Paste = msg.Text
	case OpenPaste:
		return m.openPaste()
	case ExportAll:
		return append(m.backedUp(), WriteFile{"bretwalda.json", shelf.File(m.Records, m.Broken)})
	case ExportHistory, RecallMatch, ReplayMatch, CopyMatch, ShareMatch, SetWho, SetPractice:
		return m.consult(msg)
	case ImportFile:
		return []Command{ChooseFile{}}
	case FileChosen:
		return m.importFile(msg)
	case AcceptArrival:
		return m.accept(false)
	case ReplaceKept:
		return m.accept(true)
	case SetMyName:
		m.MyName = msg.Name
	case CopyArrival:
		if m.Arrival != nil {
			return []Command{Copy{m.World.Site + "#" + m.Arrival.Text}}
		}
	case ClaimSeat:
		return m.claim(msg.Seat)

	case SetGame, SetName, SetKind, SetSeats, SetScenario, SetOption, SetDice, SetGuard:
		m.setUp(msg)
	case StartMatch:
		return m.startMatch()

	case SetLanguage:
		m.wanted.Language = msg.Code
		return []Command{SaveSettings{m.wanted.text()}}
	case SetTheme:
		m.wanted.Theme = msg.Theme
		return []Command{SaveSettings{m.wanted.text()}}
	case SetCurtain:
		m.wanted.Curtain = msg.Curtain
		return []Command{SaveSettings{m.wanted.text()}}
	case SetSpeed:
		m.wanted.Speed = msg.Speed
		return []Command{SaveSettings{m.wanted.text()}}
	case SetMotion:
		m.wanted.Motion = msg.Motion
		return []Command{SaveSettings{m.wanted.text()}}
	case SetVibration:
		m.wanted.Vibration = msg.Vibration
		return []Command{SaveSettings{m.wanted.text()}}
	case SettingsSaved:
		m.Settings = m.wanted
		m.unset = msg.Err != nil
		if msg.Err != nil && m.Storage == nil && m.Screen == Options {
			m.alarm("settings.unkept")
		}
		return []Command{m.dress()}

	case OpenRules, OpenHelp, OpenRule, ReadSection, ReadBack, SearchRules, FetchAgain:
		return m.browse(msg)
	case Fetched:
		return m.fetched(msg)
	case CloseTip, OpenTip, SetTips, TipsAgain:
		return m.tips(msg)

	case Loaded:
		return m.loaded(msg)
	case Saved:
		return m.saved(msg)
	case Copied:
		if msg.Err != nil {
			m.alarm("share.copyFailed")
		} else {
			m.tell("share.copied")
		}
		m.handed(msg.Err == nil)
	case Shared:
		if msg.Err != nil {
			m.alarm("share.failed")
		}
		m.handed(msg.Given && msg.Err == nil)
	case Thought:
		return m.thought(msg.Answer)
	case Waited:
		return m.waited(msg.Ticket)
	default:
		if m.Table != nil {
			return m.play(message)
		}
	}
	return nil
}

// escape closes a notice, then a code, a card or drawer, then takes a question
// back.
func (m *Model) escape() []Command {
	t := m.Table
	switch {
	case m.Notice != nil:
		m.Notice = nil
	case m.Forget != "":
		m.Forget = ""
	case m.Screen != Play && m.Screen != Lessons || t == nil:
	case t.Code:
		return t.hideCode()
	case t.Side != engine.None:
		return m.play(OpenDrawer{t.Drawer})
	case t.Drawer != NoDrawer:
		return m.play(OpenDrawer{NoDrawer})
	case t.Asking != NoQuestion:
		t.Asking = NoQuestion
	case t.pending == nil && !t.Curtain && !t.Changed:
		t.own()
		t.Picker.Clear()
	}
	return nil
}

// open takes up what is stored, then the address.
func (m *Model) open(msg Opened) []Command {
	again := m.opened
	m.opened = true
	m.Storage, m.Lasting = msg.Err, msg.Lasting
	if again && msg.Err != nil {
		return nil
	}
	m.Records, m.Broken = shelf.Arrange(msg.Texts)
	if again { // it was refused before
		for _, r := range m.unsaved {
			m.shelve(r)
		}
		shelf.Sort(m.Records)
		return append(m.keepAgain(), SaveSettings{m.wanted.text()})
	}
	m.Settings = readSettings(msg.Settings)
	m.wanted = m.Settings
	m.Setup.invite(m.Settings.Company)
	m.MyName = m.Settings.Name
	m.Setup.sign(m.MyName)
	return append(m.navigate(m.fragment), m.dress())
}

// navigate shows the screen of a fragment, once the storage has answered.
func (m *Model) navigate(fragment string) []Command {
	m.fragment = fragment
	if !m.opened {
		return nil
	}
	m.Missing = Missing{}
	m.Forget = ""
	if fragment != AtMatch(m.again) {
		m.again = ""
	}
	m.read()
	m.leaveLesson()
	switch {
	case fragment == AtHome || fragment == "/":
		m.Screen = Home
		if m.Table != nil {
			m.Table.Drawer = NoDrawer // who comes back comes to play
		}
	case fragment == AtNew:
		m.Screen = New
	case fragment == AtSettings:
		m.Screen = Options
	case fragment == AtAbout:
		m.Screen = About
	case fragment == AtHistory:
		m.Screen = History
	case fragment == AtLearn:
		m.Screen = Learn
	case strings.HasPrefix(fragment, atLesson):
		m.Screen = Lessons
		return append(m.beginLesson(), m.dress())
	case fragment == AtRules, strings.HasPrefix(fragment, atRules):
		m.openPage(fragment)
	case strings.HasPrefix(fragment, atMatch):
		m.Screen = Play
		id := strings.TrimPrefix(fragment, atMatch)
		if m.Table != nil && m.Table.Record.ID == id {
			m.Table.comeBack()
			m.replayed()
		} else {
			m.Table = nil
			if r, ok := m.unsaved[id]; ok {
				return m.recall(r)
			}
			return []Command{m.dress(), Load{id}}
		}
	default:
		m.Arrival = m.arrive(fragment)
		m.Screen = Arrived
		if m.Arrival.plain() {
			return append([]Command{m.dress()}, m.accept(false)...)
		}
	}
	return []Command{m.dress(), Focus{Title}}
}

// read puts away a notice that all went well: the person has gone on.
func (m *Model) read() {
	if m.Notice != nil && !m.Notice.Error {
		m.Notice = nil
	}
}

// recall shows a match that could not be stored, or is no more, as it stands.
func (m *Model) recall(r shelf.Record) []Command {
	game, err := link.Decode(r.Link, m.World.Shelf)
	if err != nil {
		m.Missing = Missing{ID: r.ID, Text: r.Link, Code: link.Code(err)}
		return []Command{m.dress()}
	}
	r.Revision--
	m.Table = newTable(r, game, m.Settings.Curtain)
	if m.Table.Changed = m.Gone(); !m.Table.Changed {
		m.Table.Kept = shelf.ErrRefused
	}
	return []Command{m.dress(), Focus{Title}}
}

func (m *Model) deleted(msg Deleted) []Command {
	m.writes++
	if _, atHand := m.unsaved[msg.ID]; msg.Err != nil && !(atHand && m.Storage != nil) {
		m.alarm("home.undeleted")
		return nil
	}
	m.forget(msg.ID)
	m.tell("home.deleted")
	if m.Storage != nil {
		return nil
	}
	return m.retry() // there is room now
}

func (m *Model) copyBroken(id string) []Command {
	if m.Missing.ID == id {
		return []Command{Copy{m.Missing.Text}}
	}
	for _, b := range m.Broken {
		if b.ID == id {
			return []Command{Copy{b.Text}}
		}
	}
	return nil
}

// openPaste goes to the link in the pasted text, so that the back button leads
// here.
func (m *Model) openPaste() []Command {
	pasted := m.Paste
	m.Paste = ""
	found, err := link.Extract(pasted)
	if err != nil {
		m.Arrival = &Arrival{Text: pasted, Code: link.Code(err)}
		m.Screen = Arrived
		return []Command{Focus{Title}}
	}
	return []Command{Go{Fragment: found}}
}

// importFile keeps every match of a file that is not kept yet. Those that
// cannot be opened are counted; those kept stay as they are, but that keys of
// seats come back. A file may also be a single match that a friend hands over.
func (m *Model) importFile(msg FileChosen) []Command {
	if msg.Err != nil {
		m.alarm("import.error.damaged")
		return nil
	}
	records, bad, err := shelf.ReadFile(msg.Bytes)
	switch {
	case errors.Is(err, shelf.ErrNewerFile):
		m.alarm("import.error.newerVersion")
		return nil
	case errors.Is(err, shelf.ErrTooLarge):
		m.alarm("import.error.tooLarge")
		return nil
	case err != nil:
		if found, err := link.Extract(string(msg.Bytes)); err == nil {
			return []Command{Go{Fragment: found}}
		}
		m.alarm("import.error.foreign")
		return nil
	}
	var commands []Command
	come := map[string]bool{}
	known := 0
	m.unkept = 0
	for _, r := range records {
		a := m.arrive(r.Link)
		if a.Code != "" {
			bad++
			continue
		}
		k := m.keep(a, false)
		restored := k.restore(r, a.kept == nil)
		save, err := k.record.Next(k.match, m.World.Now())
		if err != nil || k.same && !restored || come[save.Link] {
			known++
			continue
		}
		come[save.Link] = true
		commands = append(commands, Save{save})
		if a.Relation != match.Continues {
			m.shelve(save)
		}
	}
	m.tell("import.done", "count", len(commands))
	if known > 0 {
		m.add("import.known", "count", known)
	}
	if bad > 0 {
		m.add("import.bad", "count", bad)
		m.Notice.Error = true
	}
	return commands
}

// accept keeps what came by link and opens it.
func (m *Model) accept(replace bool) []Command {
	a := m.Arrival
	if a == nil || a.Match == nil {
		return nil
	}
	k := m.keep(a, replace)
	if k.same {
		return []Command{Go{Fragment: AtMatch(k.record.ID), Replace: true}}
	}
	return m.take(k)
}

// take keeps a match that came and shows its table.
func (m *Model) take(k keeping) []Command {
	r, err := k.record.Next(k.match, m.World.Now())
	if err != nil {
		m.alarm("storage.refused")
		return nil
	}
	return m.lay(r, k.match)
}

// lay keeps a match and shows its table.
func (m *Model) lay(r shelf.Record, game *match.Match) []Command {
	t := newTable(r, game, m.Settings.Curtain)
	t.Record.Revision-- // what is stored so far
	t.pending, t.laid = &r, true
	m.Table = t
	m.welcome()
	return []Command{Save{r}}
}

func (m *Model) setUp(message Message) {
	s := &m.Setup
	switch msg := message.(type) {
	case SetGame:
		before := *s
		*s = newSetup(m.World.Games[msg.Game])
		s.Names, s.Kinds, s.chosen, s.Trust = before.Names, before.Kinds, before.chosen, before.Trust
	case SetName:
		s.Names[msg.Seat] = msg.Name
		if !s.chosen[msg.Seat] && s.name(msg.Seat) != "" {
			s.Kinds[msg.Seat] = match.Person // who is named is there
		}
	case SetKind:
		s.Kinds[msg.Seat], s.chosen[msg.Seat] = msg.Kind, true
		s.sign(m.MyName)
	case SetSeats:
		s.Setup.Seats = msg.Seats
	case SetScenario:
		s.Setup.Scenario = msg.Scenario
		if scenario := s.Game.Scenarios()[msg.Scenario]; !slices.Contains(scenario.Seats, s.Setup.Seats) {
			s.Setup.Seats = scenario.Players()
		}
	case SetOption:
		s.Setup.Options[msg.Option] = msg.Value
	case SetDice:
		if s.Game.Lexicon().Dealt {
			return // no person can play Nature
		}
		s.Dice = msg.Dice
	case SetGuard:
		s.Trust = msg.Guard == Trusted
	}
	s.check()
}

func (m *Model) startMatch() []Command {
	s := &m.Setup
	if s.check(); s.Fault != "" {
		return nil
	}
	r, game, err := m.newMatch()
	if err == nil {
		r, err = r.Next(game, m.World.Now())
	}
	if err != nil {
		m.alarm("new.refused")
		return nil
	}
	m.wanted.Company = s.company()
	return append(m.lay(r, game), SaveSettings{m.wanted.text()})
}

// newMatch is the match as set up, and what is kept of it. The host of one by
// link claims the seats of those who are here.
func (m *Model) newMatch() (shelf.Record, *match.Match, error) {
	s := &m.Setup
	source := dice.Source{Kind: s.Tier()}
	if source.Kind == dice.Seeded || s.ByLink() {
		source.Seed = m.World.Random()
	}
	if !s.ByLink() {
		game, err := match.New(s.Game, s.agreed(), s.players(), source)
		if err != nil {
			return shelf.Record{}, nil, err
		}
		return shelf.Fresh(m.World.id(), game), game, nil
	}
	players := s.players()
	game, err := match.Invite(s.Game, s.agreed(), players, s.host(), source)
	if err != nil {
		return shelf.Record{}, nil, err
	}
	if s.Guard() == Veiled {
		if err := game.Veil(); err != nil {
			return shelf.Record{}, nil, err
		}
	}
	r := shelf.Fresh(m.World.id(), game)
	for n, p := range players {
		if p.Kind != match.Person {
			continue
		}
		seat, secret := engine.Seat(n), m.World.secret()
		if err := game.Claim(seat, p.Name, secret); err != nil {
			return r, nil, err
		}
		r = r.Claim(seat, secret)
	}
	if name := s.name(int(s.host())); name != "" {
		m.wanted.Name, m.MyName = name, name
	}
	return r, game, nil
}

// loaded takes up a record that was read again.
func (m *Model) loaded(msg Loaded) []Command {
	if t := m.Table; t != nil && t.Record.ID == msg.ID {
		return m.compare(msg)
	}
	if m.Screen != Play || m.fragment != AtMatch(msg.ID) {
		return nil
	}
	if r, gone := m.gone[msg.ID]; gone && errors.Is(msg.Err, shelf.ErrGone) {
		return m.recall(r)
	}
	if msg.Err != nil {
		m.Missing = Missing{ID: msg.ID, Code: Gone}
		if !errors.Is(msg.Err, shelf.ErrGone) {
			m.alarm(Trouble(msg.Err))
		}
		return nil
	}
	r, err := shelf.Read(msg.ID, msg.Text)
	if err != nil {
		m.Missing = Missing{ID: msg.ID, Text: msg.Text, Newer: errors.Is(err, shelf.ErrNewer)}
		return nil
	}
	game, err := link.Decode(r.Link, m.World.Shelf)
	if err != nil {
		m.Missing = Missing{ID: msg.ID, Text: r.Link, Code: link.Code(err)}
		return nil
	}
	delete(m.gone, r.ID)
	m.Table = newTable(r, game, m.Settings.Curtain)
	m.welcome()
	m.replayed()
	return []Command{m.dress()}
}

// compare notices that another tab has gone on with the match at hand.
func (m *Model) compare(msg Loaded) []Command {
	t := m.Table
	if t.Waiting() || t.Kept != nil || m.Gone() {
		return nil
	}
	if errors.Is(msg.Err, shelf.ErrGone) {
		m.lose(t.Record)
		return m.list()
	}
	r, err := shelf.Read(msg.ID, msg.Text)
	t.Changed = msg.Err == nil && (err != nil || r.Revision > t.Record.Revision)
	return nil
}

// saved shows a change once it is stored, or once it is known that it cannot be.
func (m *Model) saved(msg Saved) []Command {
	m.writes++
	var commands []Command
	if msg.Err == nil {
		m.shelve(msg.Record)
		delete(m.unsaved, msg.Record.ID)
		delete(m.gone, msg.Record.ID)
		if t := m.Table; t == nil || t.pending == nil || t.laid {
			commands = m.askToKeep()
		}
	}
	t := m.Table
	if t == nil || t.pending == nil || t.pending.ID != msg.Record.ID || t.pending.Revision != msg.Record.Revision {
		return append(commands, m.aside(msg)...)
	}
	t.pending = nil
	elsewhere := errors.Is(msg.Err, shelf.ErrChanged) || errors.Is(msg.Err, shelf.ErrGone)
	switch {
	case elsewhere && t.laid: // what came by link meets what is stored now
		m.Table = nil
		return m.list()
	case errors.Is(msg.Err, shelf.ErrChanged):
		t.Changed = true
		return nil
	case errors.Is(msg.Err, shelf.ErrGone):
		m.lose(msg.Record)
		return m.list()
	case msg.Err != nil:
		t.Kept = msg.Err
		m.unsaved[msg.Record.ID] = msg.Record
		m.shelve(msg.Record)
		t.Record = t.Record.Note(msg.Record)
	default:
		t.Kept = nil
		t.Record = msg.Record
	}
	if kinds := msg.Record.Seated(t.match); t.stale(kinds) {
		t.dealt = false
		t.sit(kinds)
		t.refresh(m.Settings.Curtain)
		commands = append(append(commands, m.linger()...), m.feelDice()...)
	} else if here := t.here(); t.post() != here {
		t.refresh(m.Settings.Curtain)
	}
	if t.laid && (m.Screen != Play || m.fragment != AtMatch(t.Record.ID)) {
		commands = append(commands, Go{Fragment: AtMatch(t.Record.ID), Replace: m.Screen == Arrived || m.Screen == New})
	}
	t.laid = false // who leaves while a choice is being stored is not called back
	return commands
}

// play is Update for what happens at the table.
func (m *Model) play(message Message) []Command {
	t := m.Table
	if t.Lesson != nil {
		if commands, done := m.pupil(message); done {
			return commands
		}
	}
	switch msg := message.(type) {
	case OpenDrawer:
		m.read()
		left := t.Drawer
		t.Drawer, t.Side = msg.Drawer, engine.None
		switch t.Drawer {
		case NoDrawer:
			return []Command{Focus{Opener(left)}}
		case TimelineDrawer:
			return []Command{Focus{DrawerTitle}, Focus{Now}}
		}
		return []Command{Focus{DrawerTitle}}
	case ShowSide:
		t.Drawer, t.Side = NationsDrawer, msg.Side
		return []Command{Focus{DrawerTitle}}
	case ShowWorth, HideWorth, FoldWorth, FilterTimeline:
		return t.foresee(msg)
	case MoreLog:
		t.Rounds++
	case TurnReport:
		t.Page = min(max(t.Page+msg.Step, 0), max(len(t.Report)-1, 0))
	case OpenReport:
		t.Unfolded = true
	case CloseReport:
		t.Report = nil
	case CopyLink, ShareLink, CopyMessage, SaveLink, ShowCode:
		if !t.settling() {
			return m.handOver(msg)
		}
	case HideCode:
		return t.hideCode()
	case SendAgain:
		return m.sendAgain(t, msg.Sent, true)
	case CopyAgain:
		return m.sendAgain(t, msg.Sent, false)
	case ReloadMatch:
		id := t.Record.ID
		m.Table = nil
		delete(m.unsaved, id)
		return []Command{Load{id}}
	case Stay:
		t.Asking = NoQuestion
	case AskTakeBack:
		t.Asking, t.Drawer = BackQuestion, NoDrawer
	case PlayOut:
		t.rewind(true)
	case OpenReplay, Recall, SeekPast, RunPast, TurnPast, SetPace, Unroll, ShowCourse:
		return m.recount(msg)
	case StepPast:
		if t.Past == nil {
			t.rewind(false)
		}
		if t.Past != nil {
			t.Past.Running = false
		}
		return m.stepPast(msg.Step)
	case Skip:
		if t.Past != nil {
			return m.endPast()
		}
		m.direct(msg)
	case SetSeat, StopBots, GoOn, MoveNow:
		m.direct(msg)
	default:
		if t.pending == nil && !t.Changed {
			return m.decide(message)
		}
	}
	return nil
}

// decide is play for what needs the stored match to be the one shown.
func (m *Model) decide(message Message) []Command {
	t := m.Table
	if t.Curtain {
		if _, ready := message.(Ready); ready {
			t.Curtain = false
			t.look()
		}
		return nil
	}
	switch msg := message.(type) {
	case TakeBack:
		return m.change(func() error { return t.match.TakeBackTo(t.lastOwn()) })
	case BeginMatch:
		return m.begin()
	case AdoptSeat:
		return m.adopt(msg.Seat)
	case SetOrder, UsualOrders, NoOrders:
		return m.order(msg)
	case SeeNews:
		t.News, t.Report = nil, nil
		return m.store(seen(t.logged))
	}
	if t.BotTurn() || !t.here() || t.Past != nil {
		return nil
	}
	t.wonder(message)
	switch msg := message.(type) {
	case Tap, Lift, Drop:
		return m.touch(msg)
	case SetFacet:
		t.own()
		t.Picker.Set(msg.Facet, msg.Value)
	case StepFacet:
		t.own()
		t.Picker.Step(msg.Facet, msg.Step)
	case Take:
		t.own()
		t.Asking = NoQuestion
		t.Picker.Take(msg.Thing)
	case PressPicked:
		return m.pressPicked()
	case Press:
		if !t.doubt(msg.Choice) {
			return append(m.choose(msg.Choice), m.feel(feltDone)...)
		}
	case ConfirmEnd:
		if t.Asking == EndQuestion {
			return m.choose(t.doubtful)
		}
	case Undo:
		if t.CanUndo {
			return m.change(t.match.Undo)
		}
	case AskHint:
		return m.askHint()
	}
	return nil
}

func (m *Model) choose(c engine.Choice) []Command {
	t := m.Table
	if t.Lesson != nil {
		return m.try(c)
	}
	return m.change(func() error {
		var err error
		if t.Turn.Seat == engine.Nature {
			_, err = t.match.Roll(c)
		} else {
			_, err = t.match.Play(c)
		}
		return err
	})
}

// change does something to the match and stores it; saved shows it.
func (m *Model) change(deed func() error, notes ...note) []Command {
	t := m.Table
	if err := deed(); err != nil {
		m.alarm(fault(m.Language(), t.Game().ID(), err))
		return nil
	}
	m.Notice = nil
	t.own()
	t.crew = crew{}
	t.Asking = NoQuestion
	t.Code = false
	t.mark = t.logged
	if t.Post != nil {
		notes = append(notes, seen(min(t.logged, t.match.Len())))
	}
	return m.store(notes...)
}

// note is what this device keeps besides, changed.
type note func(shelf.Record) shelf.Record

// store keeps the match as it stands, who plays which seat, and notes.
func (m *Model) store(notes ...note) []Command {
	t := m.Table
	r := t.Record.Seat(t.wanted)
	for _, n := range notes {
		r = n(r)
	}
	r, err := t.grant(r).Next(t.match, m.World.Now())
	if err != nil {
		t.wanted = t.Seats
		m.alarm("storage.refused")
		return nil
	}
	t.pending = &r
	return []Command{Save{r}}
}

// fault is the key of the text that says why a deed is not done.
func fault(l *text.Language, game string, err error) string {
	var illegal *engine.IllegalError
	if errors.As(err, &illegal) {
		return l.Own(game, "rule."+illegal.Rule)
	}
	return "app.error"
}
