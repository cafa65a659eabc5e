package client

import (
	"maps"
	"slices"
	"testing"

	"bretwalda/app/botworker/worker"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// friend is a person of the simulated world, and what they remember.
type friend struct {
	name     string
	handsets []*handset
	cheats   bool
	careless bool                  // plays on whatever device is at hand
	played   map[*contest]int      // how far they have played, in steps of its course
	sent     map[*contest]int      // how far they have sent it
	last     map[*contest]*handset // on which device they have played last
}

// handset is a device of the simulated world. Its browser keeps more than its pages do.
type handset struct {
	*page
	name   string
	owner  *friend
	starts int
	read   map[string]kept
	told   map[string]string // the links of the matches that were stored, by the IDs of their records
	undone bool              // the person has just taken a choice back
	floor  int               // how many choices they had handed over then
	past   map[string]string // what a cheat goes back to
	old    bool              // runs a release that does not know all games
}

// kept is a record as it was read last.
type kept struct {
	text   string
	record store.Record
}

// newHandset is one more device of a friend.
func newHandset(t testing.TB, f *friend, name string, chance uint64, games []engine.Game) *handset {
	h := &handset{name: name, owner: f, told: map[string]string{}, read: map[string]kept{}}
	h.page = &page{t: t, store: &memoryStore{texts: map[string]string{}}, chance: chance, games: games}
	h.start()
	h.tell(SetSetting{Speed, "once"}, SetSetting{Passing, "never"})
	f.handsets = append(f.handsets, h)
	return h
}

// again starts the page anew, from what is stored.
func (h *handset) again(fragment string) {
	h.starts++
	old := h.page
	h.page = &page{t: old.t, store: old.store, chance: old.chance + 7919, games: old.games, fragment: fragment, later: old.later + 60_000}
	h.store.past = nil
	h.start()
}

// records are the stored matches of one contest, in the order of their IDs.
func (h *handset) records(c *contest) (list []store.Record) {
	for _, id := range slices.Sorted(maps.Keys(h.store.texts)) {
		text := h.store.texts[id]
		if h.read[id].text != text {
			r, err := store.Read(id, text)
			if err != nil {
				panic(err)
			}
			h.read[id] = kept{text, r}
		}
		if r := h.read[id].record; r.About.Header == c.key && r.About.ByLink {
			list = append(list, r)
		}
	}
	return list
}

// at is the table of a contest, or nil where it is not kept. Of several courses of it the
// person looks at that which has come furthest.
func (h *handset) at(c *contest) *Table {
	best, far := "", -1
	for _, r := range h.records(c) {
		open := h.m.Screen == Play && h.m.Table != nil && h.m.Table.Record.ID == r.ID
		if n := len(c.read(r.Link).History()); n > far || n == far && open {
			best, far = r.ID, n
		}
	}
	if best == "" {
		return nil
	}
	if h.m.Table == nil || h.m.Table.Record.ID != best || h.m.Screen != Play {
		h.tell(Goto{AtMatch(best)})
	}
	t := h.m.Table
	if t != nil && !t.Live() {
		h.tell(EndReplay{})
	}
	if t != nil && t.Passing {
		h.tell(Ready{})
	}
	return h.m.Table
}

// thinks lets bots decide, and the page compare what they have decided elsewhere.
func (h *handset) thinks() {
	for range 400 {
		switch {
		case h.asked != nil:
			q := h.asked.Question
			h.asked = nil
			h.tell(Thought{worker.New(h.m.World.Revisions).Think(q, func() bool { return false })})
		case h.m.Table != nil && h.m.Table.BotTurn() && len(h.waits) > 0:
			h.pass()
		default:
			h.waits = nil
			return
		}
	}
	h.t.Errorf("%s: a bot never ends", h.name)
}

// chooses makes a choice at random, as a person who answers yes when they are asked.
func (h *handset) chooses(f *fate) (what engine.Choice, made bool) {
	t := h.m.Table
	list := t.Picker.All()
	if len(list) == 0 {
		return what, false
	}
	c := list[f.draw(len(list))]
	before := t.match.Len()
	h.tell(Press{c})
	if t.Asking == EndQuestion {
		h.tell(ConfirmEnd{})
	}
	return c, t.match.Len() > before
}

// hands gives the message with which the match at hand leaves, in one of the ways there
// are; "" where it does not.
func (h *handset) hands(f *fate) string {
	t := h.m.Table
	copied, shared, files := len(h.copied), len(h.shared), len(h.files)
	h.m.World.CanShare = f.oneIn(2)
	switch f.draw(5) {
	case 0:
		h.tell(CopyLink{})
	case 1:
		h.tell(CopyMessage{})
	case 2:
		h.tell(SaveLink{})
	case 3:
		if t.inProgress() {
			return ""
		}
		h.tell(ShowCode{}, HideCode{})
		return h.m.Link(t)
	default:
		h.tell(ShareLink{})
	}
	return h.left(copied, shared, files)
}

// left is what has left the page since so much had.
func (h *handset) left(copied, shared, files int) string {
	switch {
	case len(h.copied) > copied:
		return h.copied[len(h.copied)-1]
	case len(h.shared) > shared:
		s := h.shared[len(h.shared)-1]
		return s.Text + "\n" + s.URL
	case len(h.files) > files:
		return string(h.files[len(h.files)-1].Bytes)
	}
	return ""
}

// contest is a match of the simulated world, as whoever looks at all devices knows it.
type contest struct {
	number  int
	key     string // equal for all links of it
	game    engine.Game
	host    *friend
	members []*friend // who are invited, the host first
	seats   []*friend // who plays which seat, once that is known
	beganOn *handset  // where the host has begun it
	heir    *friend   // who is to take a seat that becomes free
	all     []engine.Game
	opened  map[string]*match.Match // by link, read once

	tainted   bool // somebody has cheated
	forked    bool // somebody may have played twice, or settled something on an older link
	noticed   bool // that something is wrong
	keyed     []*letter
	forgeries []forgery
}

// forgery is a link that was altered on its way.
type forgery struct {
	by             *handset // who has sent it
	honest, forged string
}

// read opens a link that a device has stored.
func (c *contest) read(text string) *match.Match {
	if m := c.opened[text]; m != nil {
		return m
	}
	m, err := link.Decode(text, c.all)
	if err != nil {
		panic("a stored link does not open: " + err.Error())
	}
	if len(c.opened) > 40 {
		clear(c.opened)
	}
	c.opened[text] = m
	return m
}

// plays is who plays a seat, or nil.
func (c *contest) plays(seat engine.Seat) *friend {
	if seat < 0 || int(seat) >= len(c.seats) {
		return nil
	}
	return c.seats[seat]
}

// seated reports whether a friend plays in the contest by what a link says.
func (c *contest) seated(f *friend, m *match.Match) bool {
	for _, p := range store.Players(m) {
		if p.Kind == match.Person && p.Name == f.name {
			return true
		}
	}
	return false
}
