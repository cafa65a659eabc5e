package client

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
	"bretwalda/static/site"
)

// memoryStore is a store in memory, for tests.
type memoryStore struct {
	texts    map[string]string // "" is one that cannot be read
	settings string
	failing  error // of every change
	changes  int   // how many there were
	cutAt    int   // the change that does not go well, or 0
	cut      cut
	past     []map[string]string // texts, and settings under "", after every change
}

// cut is what happens to a change.
type cut int

const (
	failed       cut = iota // it is not made, and the page is told
	killedBefore            // the page ends before it is made
	killedAfter             // the page ends before it hears that it was
)

// killed is what a page panics with that ends.
type killed struct{}

// change makes a change.
func (d *memoryStore) change(do func() error) error {
	if d.failing != nil {
		return d.failing
	}
	d.changes++
	if d.changes == d.cutAt && d.cut == failed {
		return errQuota
	}
	if d.changes == d.cutAt && d.cut == killedBefore {
		panic(killed{})
	}
	err := do()
	now := maps.Clone(d.texts)
	now[""] = d.settings
	d.past = append(d.past, now)
	if d.changes == d.cutAt && d.cut == killedAfter {
		panic(killed{})
	}
	return err
}

func (d *memoryStore) save(r store.Record) error {
	return d.change(func() error { return d.write(r) })
}

func (d *memoryStore) remove(id string) error {
	return d.change(func() error { delete(d.texts, id); return nil })
}

func (d *memoryStore) set(settings string) error {
	return d.change(func() error { d.settings = settings; return nil })
}

func (d *memoryStore) write(r store.Record) error {
	if err := r.Follows(d.texts[r.ID]); err != nil {
		return err
	}
	d.texts[r.ID] = r.Text()
	return nil
}

// page runs a client as a browser does, without one.
type page struct {
	t        testing.TB
	m        *Model
	store    *memoryStore
	opening  error // of the store at the start
	hold     bool  // saves wait in held
	held     []Save
	fragment string
	copied   []string
	drawn    []SendPicture
	shared   []Share
	files    []WriteFile
	dress    SetPage
	persists int
	lasting  bool  // the browser promises to keep what is stored
	later    int64 // milliseconds that have gone by besides
	queue    []Command
	running  bool
	awake    bool // the screen stays lit
	covered  bool // the way back closes what covers the table
	holds    bool // the browser would ask before the page is closed
	felt     []Vibrate
	places   []string // of the review: "kept", or the element that its reader comes back to
	heard    []Sound
	updated  bool
	blocked  error         // the browser neither writes files nor takes updates
	games    []engine.Game // Britannia unless others are named
	asked    *AskBot       // the question that waits for an answer
	waits    []Wait        // pauses under way
	fades    []Fade        // notices whose time runs
	file     []byte        // what the person chooses
	chance   uint64        // where its random numbers begin
	shy      bool          // the person changes their mind about sharing
	patient  bool          // the person looks at what they play, and before they roll dice that are due
	tabs     []*page       // those that hear what this one changes
}

func newPage(t testing.TB, disk *memoryStore, fragment string) *page {
	p := &page{t: t, store: disk, fragment: fragment}
	p.start()
	return p
}

func emptyPage(t *testing.T) *page {
	return newPage(t, &memoryStore{texts: map[string]string{}}, "")
}

func (p *page) start() {
	clock, chance := int64(1_700_000_000_000), 41+p.chance
	if p.games == nil {
		p.games = []engine.Game{britannia.Revised()}
	}
	m, commands := Start(World{
		Now:       func() int64 { clock += 1000; return clock + p.later },
		Random:    func() uint64 { chance = chance*6364136223846793005 + 1442695040888963407; return chance },
		Site:      "https://example.org/bretwalda/",
		Languages: []string{"en-GB"},
		CanShare:  true,
		Games:     p.games,
		Vibrates:  true,
		Revisions: slices.Concat(p.games, games.Revisions()), // what was begun by earlier rules opens
		Families:  families,
	})
	p.m = m
	p.run(commands)
	p.tell(Navigated{p.fragment})
}

func (p *page) tell(messages ...Message) {
	for _, msg := range messages {
		p.run(p.m.After(msg, msg.Apply(p.m)))
		for !p.patient && p.m.Table != nil && p.m.Table.Rest != nil {
			p.run(update(p.m, EndReplay{}))
		}
		if t := p.m.Table; !p.patient && t != nil && t.Record.Daily == nil && t.Stopped() && Begins(t) {
			p.run(update(p.m, SawBeginning{}))
		}
	}
}

// update is what a model answers a message with.
func update(m *Model, msg Message) []Command { return m.After(msg, msg.Apply(m)) }

// run carries commands out in the order in which they were given: what the
// answer to one calls for comes after the others.
func (p *page) run(commands []Command) {
	p.queue = append(p.queue, commands...)
	if p.running {
		return
	}
	p.running = true
	defer func() { p.running = false }()
	for len(p.queue) > 0 {
		command := p.queue[0]
		p.queue = p.queue[1:]
		switch c := command.(type) {
		case Open:
			p.tell(Opened{maps.Clone(p.store.texts), p.store.settings, p.lasting, p.opening})
		case List:
			p.tell(Listed{c.Ticket, maps.Clone(p.store.texts), p.opening})
		case Load:
			text, ok := p.store.texts[c.ID]
			var err error
			switch {
			case !ok:
				err = store.ErrGone
			case text == "":
				err = store.ErrUnread
			}
			p.tell(Loaded{c.ID, text, err})
		case Save:
			if p.hold {
				p.held = append(p.held, c)
				continue
			}
			err := p.store.save(c.Record)
			p.tell(Saved{c.Record, err})
			p.spread(c.Record.ID, err)
		case Delete:
			err := p.store.remove(c.ID)
			p.tell(Deleted{c.ID, err})
			p.spread(c.ID, err)
		case AskBot:
			p.asked = &c
		case StopThinking:
			p.asked = nil
		case Wait:
			p.waits = append(p.waits, c)
		case SaveSettings:
			p.tell(SettingsSaved{p.store.set(c.Text)})
		case Go:
			p.fragment = c.Fragment
			p.tell(Navigated{c.Fragment})
		case Copy:
			p.copied = append(p.copied, c.Text)
			p.tell(Copied{})
		case Share:
			p.shared = append(p.shared, c)
			p.tell(Shared{Given: !p.shy})
		case Fade:
			p.fades = append(p.fades, c)
		case SendPicture:
			p.drawn = append(p.drawn, c)
			p.tell(Drawn{Err: p.blocked})
		case WriteFile:
			if p.blocked == nil {
				p.files = append(p.files, c)
			}
			p.tell(Written{c.Name, p.blocked})
		case ChooseFile:
			p.tell(FileChosen{Bytes: p.file})
		case SetPage:
			p.dress = c
		case Persist:
			p.persists++
			p.tell(Persisted{p.lasting})
		case Vibrate:
			p.felt = append(p.felt, c)
		case PlaySound:
			p.heard = append(p.heard, c.Sound)
		case Fetch:
			content, err := site.Files.ReadFile(c.Name)
			p.tell(Fetched{c.Name, string(content), err})
		case KeepAwake:
			p.awake = c.On
		case Overlay:
			p.covered = c.On
		case AskToLeave:
			p.holds = c.On
		case Focus:
		case ScrollTo:
		case KeepPlace:
			p.places = append(p.places, "kept")
		case Return:
			p.places = append(p.places, c.ID)
		case AskToInstall:
		case TakeUpdate:
			if p.blocked != nil {
				p.tell(Stayed{})
				continue
			}
			p.updated = true
		default:
			p.t.Fatalf("no page knows the command %T", command)
		}
	}
}

// spread tells the other tabs of a change.
func (p *page) spread(id string, err error) {
	for _, tab := range p.tabs {
		if err == nil {
			tab.tell(ChangedElsewhere{id})
		}
	}
}

func (p *page) release() {
	held := p.held
	p.held, p.hold = nil, false
	for _, c := range held {
		p.tell(Saved{c.Record, p.store.save(c.Record)})
	}
}

// begin starts a match of four.
func (p *page) begin() *Table {
	p.t.Helper()
	p.tell(Goto{AtNew}, SetName{0, "Ann"}, SetName{1, "Bob"}, SetName{2, "Cid"}, SetName{3, "Dora"}, StartMatch{})
	if p.m.Screen != Play || p.m.Table == nil {
		p.t.Fatalf("no table after Start: screen %d, notice %+v", p.m.Screen, p.m.Notice)
	}
	return p.m.Table
}

// everybody is a person.
func everybody(seats int) []Message {
	var list []Message
	for seat := range seats {
		list = append(list, SetKind{seat, match.Person})
	}
	return list
}

// step makes the first choice there is, whatever stands in the way.
func (p *page) step() {
	p.t.Helper()
	t := p.m.Table
	if t.Passing {
		p.tell(Ready{})
	}
	before := t.match.Len()
	list := t.match.Legal()
	p.tell(Press{list[len(list)-1]})
	if t.Asking == EndQuestion {
		p.tell(ConfirmEnd{})
	}
	if !p.hold && t.match.Len() == before {
		p.t.Fatalf("nothing was played: %+v", p.m.Notice)
	}
}

// march picks and makes the first march there is, of a single army.
func (p *page) march() {
	p.t.Helper()
	for range 50 {
		t := p.m.Table
		if t.Passing {
			p.tell(Ready{})
		}
		list := t.match.Legal()
		if i := slices.IndexFunc(list, func(c engine.Choice) bool { return c.From >= 0 && c.To >= 0 }); i >= 0 {
			before := t.match.Len()
			p.tell(Tap{Place: list[i].From})
			if t.Picker.To() != list[i].To {
				p.tell(Tap{Place: list[i].To})
			}
			if t.match.Len() > before || t.Waiting() {
				return // the second tap has made it
			}
			p.tell(SetFacet{table.Count, 1}, PressPicked{})
			return
		}
		p.step()
	}
	p.t.Fatal("no march within 50 choices")
}

func (p *page) said() []string {
	if p.m.Notice == nil {
		return nil
	}
	var keys []string
	for _, l := range p.m.Notice.Lines {
		keys = append(keys, l.Key)
	}
	return keys
}

func (p *page) wantSaid(keys ...string) {
	p.t.Helper()
	if got := p.said(); !slices.Equal(got, keys) {
		p.t.Errorf("said %q, want %q", got, keys)
	}
}

var errQuota = errors.Join(store.ErrFull, errors.New("quota"))

// testTable is the table of a match without a page, on which the device never changes hands.
func testTable(r store.Record, m *match.Match) *Table {
	return newTable(r, m, families.Of(m.Game().ID()), "never")
}
