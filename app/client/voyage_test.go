package client

import (
	"flag"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/internal/editions"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// Devices of friends who play by link, a messenger that loses, delays and repeats, pages
// that end at any moment, and now and then a cheat. All follows from a seed: voyage number
// n is always the same one. docs/TESTING.md says how to see what happens in it.

var (
	voyages    = flag.Int("voyages", 0, "how many voyages TestTheWorld makes; 0: 16, with -long 400")
	voyageSeed = flag.Int("voyage", -1, "only this voyage, told step by step")
)

// foundFaults are voyages that have found faults, and are made again on every run.
var foundFaults = []int{407, 465, 659, 841, 1120, 1148, 1464, 1522, 1729}

func TestTheWorld(t *testing.T) {
	n := *voyages
	switch {
	case n > 0:
	case *editions.Long:
		n = 400
	default:
		n = 16
	}
	seeds := slices.Clone(foundFaults)
	for seed := range n {
		seeds = append(seeds, seed)
	}
	if *voyageSeed >= 0 {
		seeds = []int{*voyageSeed}
	}
	slices.Sort(seeds)
	seeds = slices.Compact(seeds)
	all := make([]*voyage, len(seeds))
	t.Run("voyages", func(t *testing.T) {
		for i, seed := range seeds {
			t.Run(fmt.Sprint(seed), func(t *testing.T) {
				t.Parallel()
				all[i] = sail(t, seed)
			})
		}
	})
	var sum census
	for _, v := range all {
		if v != nil {
			sum.add(v.census)
			sum.add(census{sent: v.messenger.counts.sent, lost: v.messenger.counts.lost, twice: v.messenger.counts.twice, cut: v.messenger.counts.cut, old: v.messenger.counts.old})
		}
	}
	t.Logf("%+v", sum)
}

// census counts what has happened.
type census struct {
	steps, choices, ended, matches               int
	sent, lost, twice, cut, old                  int
	killed, unwritten, moved, restored           int
	undone, settled, handed, forks               int
	forged, refused, noticed, replayed, believed int
}

func (t *census) add(o census) {
	for _, p := range [][2]*int{
		{&t.steps, &o.steps}, {&t.choices, &o.choices}, {&t.ended, &o.ended}, {&t.matches, &o.matches},
		{&t.sent, &o.sent}, {&t.lost, &o.lost}, {&t.twice, &o.twice}, {&t.cut, &o.cut}, {&t.old, &o.old},
		{&t.killed, &o.killed}, {&t.unwritten, &o.unwritten}, {&t.moved, &o.moved}, {&t.restored, &o.restored},
		{&t.undone, &o.undone}, {&t.settled, &o.settled}, {&t.handed, &o.handed}, {&t.forks, &o.forks},
		{&t.forged, &o.forged}, {&t.refused, &o.refused}, {&t.noticed, &o.noticed}, {&t.replayed, &o.replayed}, {&t.believed, &o.believed},
	} {
		*p[0] += *p[1]
	}
}

// voyage is a simulated world.
type voyage struct {
	*fate
	census
	t         *testing.T
	seed      int
	friends   []*friend
	handsets  []*handset
	contests  []*contest
	messenger *messenger
	step      int
	cheating  bool // somebody cheats
	careless  bool // somebody plays on whatever device is at hand
}

// sail makes a voyage.
func sail(t *testing.T, seed int) *voyage {
	f := &fate{seed: 0x5ea<<20 + uint64(seed)}
	v := &voyage{fate: f, t: t, seed: seed, messenger: &messenger{fate: f}}
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("panic: %v\n%s", r, debug.Stack())
		}
		if t.Failed() {
			t.Logf("step %d; to see it: go test ./app/client -run TestTheWorld -voyage %d -v", v.step, seed)
		}
	}()
	v.begins()
	steps := 80 + v.draw(160)
	if len(v.friends) > 8 {
		steps = 1500
	}
	for v.step = 1; v.step <= steps && !t.Failed(); v.step++ {
		v.goesOn()
	}
	for _, c := range v.contests {
		if !t.Failed() {
			v.ends(c)
		}
	}
	v.census.steps = v.step
	return v
}

// logf tells what happens, of a single voyage.
func (v *voyage) logf(format string, args ...any) {
	if *voyageSeed >= 0 {
		v.t.Logf("%4d  "+format, append([]any{v.step}, args...)...)
	}
}

// people are the names of friends; there are as many more as are needed.
var people = []string{"Ann", "Bob", "Cid", "Dora", "Eve", "Finn", "Gwen", "Hal"}

// begins brings friends together: a few, and in some voyages thirty with forty devices.
func (v *voyage) begins() {
	crowd, matches := 2+v.draw(4), 1+v.draw(2)
	if v.seed%100 == 7 {
		crowd, matches = 30, 9
	}
	v.cheating = v.seed%4 == 3
	v.careless = v.seed%4 == 2
	for i := range crowd {
		f := &friend{played: map[*contest]int{}, sent: map[*contest]int{}, last: map[*contest]*handset{}, careless: v.careless && v.oneIn(2)}
		f.name = people[i%len(people)]
		if i >= len(people) {
			f.name += fmt.Sprint(i / len(people))
		}
		v.friends = append(v.friends, f)
		h := newHandset(v.t, f, f.name, uint64(1000*i), games.All())
		v.handsets = append(v.handsets, h)
		if v.oneIn(7) { // not the newest release: it knows no other game
			h.old = true
			h.games = []engine.Game{britannia.Revised()}
			h.m.World.Games, h.m.World.Revisions = h.games, h.games
		}
	}
	if v.cheating {
		v.friends[v.draw(crowd)].cheats = v.seed%8 == 3
	}
	for n := range matches {
		v.hosts(n)
	}
}

// hosts has somebody begin a match.
func (v *voyage) hosts(number int) {
	list := games.All()
	family := v.draw(3)
	var fitting []int
	for i, g := range list {
		if f := engine.Family(g.ID()); family == 0 && f == "marcher" || family == 1 && f == "brian" || family == 2 && f == "britannia" {
			fitting = append(fitting, i)
		}
	}
	which := fitting[v.draw(len(fitting))]
	g := list[which]
	order := slices.Clone(v.friends)
	for i := range order {
		j := v.draw(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	if i := slices.IndexFunc(order, func(f *friend) bool { return !f.handsets[0].old }); i >= 0 {
		order[0], order[i] = order[i], order[0]
	} else {
		v.updates(order[0].handsets[0])
	}
	allowed := slices.DeleteFunc(slices.Clone(g.Scenarios()[0].Seats), func(n int) bool { return n > 4 })
	seats := allowed[v.draw(len(allowed))]
	persons := max(2, min(seats, len(order)-v.draw(3)))
	c := &contest{number: number, game: g, host: order[0], members: order[:persons], all: slices.Concat(games.All(), games.Revisions()), opened: map[string]*match.Match{}}
	h := c.host.handsets[0]
	h.tell(Goto{AtNew}, SetGame{Game: which}, SetSeats{seats}, SetName{0, c.host.name}, SetKind{0, match.Person})
	for seat := 1; seat < seats; seat++ {
		kind := match.Vacant
		if seat >= persons {
			kind = match.Random
		}
		h.tell(SetKind{seat, kind}, SetName{seat, ""})
	}
	kinds := []dice.Kind{dice.Sealed, dice.Chained, dice.ByHand}
	guards := []Guard{Protected, Trusted}
	h.tell(SetDice{kinds[v.draw(3)]}, SetGuard{guards[v.draw(2)]}, SetHints{v.oneIn(2)}, StartMatch{})
	if h.m.Setup.Fault != "" || h.m.Table == nil || h.m.Table.ByLink == nil {
		v.t.Fatalf("%s with %d seats and %d friends does not begin: %q, said %v", g.ID(), seats, persons, h.m.Setup.Fault, h.said())
	}
	c.key = h.m.Table.Record.About.Header
	if c.key == "" {
		c.key = store.Summarize(h.m.Table.match).Header
	}
	c.seats = make([]*friend, seats)
	v.matches++
	v.contests = append(v.contests, c)
	v.logf("%s hosts match %d: %s, %d seats, %d friends, %v, %v", h.name, number, g.ID(), seats, persons, h.m.Setup.DiceKind(), h.m.Setup.Guard())
	v.look(h)
}

// goesOn lets a person do something.
func (v *voyage) goesOn() {
	if l := v.messenger.deliver(v.step); l != nil && !v.oneIn(5) {
		h := l.to.handsets[v.draw(len(l.to.handsets))]
		if l.own != nil {
			h = l.own
		}
		v.does(h, func() { v.opens(h, l) })
		return
	}
	h, c := v.busy()
	switch what := v.draw(40); {
	case what == 0:
		v.logf("%s closes the page and comes back", h.name)
		v.does(h, func() { h.again([]string{"", h.fragment}[v.draw(2)]) })
	case what == 1 && len(h.owner.handsets) == 1 && !h.owner.cheats && !h.old && len(v.friends) < 40:
		v.moves(h, c)
	case what == 2 && h.old:
		v.updates(h)
	case what >= 3 && what < 8 && h.owner.cheats && len(h.records(c)) > 0:
		v.cheats(h, c)
	default:
		if len(h.records(c)) > 0 {
			v.does(h, func() { v.plays(h, c) })
		}
	}
}

// busy is a device and a match of it, mostly one in which there is something to do.
func (v *voyage) busy() (*handset, *contest) {
	type pair struct {
		h *handset
		c *contest
	}
	var list []pair
	for _, h := range v.handsets {
		for _, c := range v.contests {
			for _, r := range h.records(c) {
				if r.About.Gathers || r.Plays(engine.Seat(r.About.Awaits)) || len(r.Sent) == 0 || r.Sent[0].Link != r.Link && r.Seen > 0 {
					list = append(list, pair{h, c})
					break
				}
			}
		}
	}
	if len(list) > 0 && !v.oneIn(4) {
		p := list[v.draw(len(list))]
		return p.h, p.c
	}
	return v.handsets[v.draw(len(v.handsets))], v.contests[v.draw(len(v.contests))]
}

// updates is a device that gets the newest release.
func (v *voyage) updates(h *handset) {
	v.logf("%s takes the newest release", h.name)
	h.old = false
	h.games = games.All()
	h.again("")
}

// does lets a person do something, in which the page may end or a write fail.
func (v *voyage) does(h *handset, do func()) {
	h.undone = false
	h.store.changes, h.store.cutAt = 0, 0
	if !v.messenger.calm && v.oneIn(10) {
		h.store.cutAt, h.store.cut = 1+v.draw(3), cut(v.draw(3))
	}
	alive := h.live(func(*page) { do() })
	hit := h.store.cutAt > 0 && h.store.changes >= h.store.cutAt
	h.store.cutAt = 0
	switch {
	case !alive:
		v.killed++
		v.logf("%s: the page ends in the middle", h.name)
		h.again([]string{"", h.fragment}[v.draw(2)])
	case hit:
		v.unwritten++
		v.logf("%s: a write fails", h.name)
		h.tell(SaveAgain{})
	}
	h.thinks()
	v.look(h)
}

// look holds what is always to hold of a device.
func (v *voyage) look(h *handset) {
	if said := h.said(); slices.Contains(said, "app.error") || slices.Contains(said, "bot.fault") || slices.Contains(said, "bot.differs") && !v.cheating {
		v.t.Errorf("%s: the page says %q", h.name, said)
	}
	if t := h.m.Table; t != nil && t.ByLink != nil && t.ByLink.Cards != nil && !v.cheating {
		if cards := t.ByLink.Cards; cards.Cheat != nil || cards.Complaint > 0 {
			v.t.Errorf("%s: somebody is found to have cheated: %+v", h.name, cards)
		}
	}
	for _, c := range v.contests {
		stored := h.records(c)
		for _, r := range stored {
			if old, ok := h.told[r.ID]; ok && old != r.Link {
				v.follows(h, c, r, old)
			}
		}
		if len(stored) == 0 {
			continue
		}
		ids := map[string]bool{}
		for _, r := range stored {
			ids[r.ID] = true
			h.told[r.ID] = r.Link
		}
	}
	for id := range h.told {
		if h.store.texts[id] == "" {
			v.t.Errorf("%s: a match is stored no more", h.name)
		}
	}
}

// follows checks that what is stored goes on from what was, unless the person has wanted
// otherwise.
func (v *voyage) follows(h *handset, c *contest, r store.Record, old string) {
	before, after := c.read(old), c.read(r.Link)
	if !before.Begun() { // the host may have given the seat to another
		return
	}
	f := match.Compare(before, after, nil)
	if f.Relation == match.Same || f.Relation == match.Continues || h.undone && f.Parting >= h.floor {
		return
	}
	if slices.ContainsFunc(r.Sent, func(s store.Sent) bool { return s.Link == old }) {
		return // it was left for another course, and can be sent again
	}
	v.t.Errorf("%s: match %d has lost something: %s after %d steps, %d before", h.name, c.number, f.Relation, len(after.History()), len(before.History()))
}

// given is how many choices of a contest a device has handed over.
func (v *voyage) given(h *handset, c *contest) int {
	given := 0
	for _, r := range h.records(c) {
		given = max(given, r.HandedOver())
	}
	return given
}

// opens has a person open a letter, and answer what they are asked.
func (v *voyage) opens(h *handset, l *letter) {
	text, whole := v.messenger.carried(l.text)
	v.logf("%s opens a letter of match %d, whole: %v, forged: %v, key: %v", h.name, l.of.number, whole, l.forged, l.key)
	h.m.Arrival = nil
	if at := strings.LastIndex(text, "/#"); whole && text == l.text && at >= 0 && v.oneIn(3) {
		h.tell(Navigated{strings.TrimSpace(text[at+2:])})
	} else {
		h.tell(Goto{AtHome}, SetPaste{text}, OpenPaste{})
	}
	a := h.m.Arrival
	if a == nil {
		v.t.Errorf("%s: nothing arrives", h.name)
		return
	}
	v.judges(h, l, a, whole)
	if h.m.Screen == Arrived {
		v.answers(h, l.of, a)
	}
	c := l.of
	if t := h.m.Table; t != nil && h.m.Screen == Play && t.ByLink != nil {
		v.logf("%s has match %d: %d choices, for seat %d, here: %v", h.name, c.number, t.match.Len(), t.ByLink.Awaits, t.ByLink.Here)
		if l.key {
			for seat := range c.seats {
				if t.ByLink.hasKey(engine.Seat(seat)) {
					c.seats[seat] = h.owner
				}
			}
			c.keyed = slices.DeleteFunc(c.keyed, func(k *letter) bool { return k.to == l.to })
		}
	}
}

// judges checks that nobody honest is accused, and that what is certain to be altered is
// not opened unasked.
func (v *voyage) judges(h *handset, l *letter, a *Arrival, whole bool) {
	c := l.of
	if named := a.Cheat; named != nil && named.Proven && !v.blamed(c, named.Seat) {
		v.t.Errorf("%s: seat %d is named, and is honest", h.name, named.Seat)
	}
	if a.Code != "" {
		v.logf("%s: it does not open: %s", h.name, a.Code)
		switch {
		case l.forged:
			v.refused++
			c.noticed = true
		case whole && !h.old && !c.tainted:
			v.t.Errorf("%s: an honest link does not open: %s", h.name, a.Code)
		}
		return
	}
	for _, d := range a.Finding.Doubts {
		v.logf("%s doubts: %s of seat %d at %d, sure: %v, hands %v", h.name, d.Kind, d.Seat, d.Place, d.Sure, d.Holders)
		who := c.plays(d.Seat)
		two := who != nil && len(who.handsets) > 1
		switch {
		case c.tainted:
		case two && !d.Sure:
		case two && a.Finding.ByTwoDevices(): // "fork.devices" asks whether it was they
		case c.forked && !a.Finding.Cheated():
		default:
			v.t.Errorf("%s: match %d: seat %d is accused, and is honest: %s, sure: %v; %s, amended: %v", h.name, c.number, d.Seat, d.Kind, d.Sure, a.Relation, a.Finding.Amended)
		}
	}
	if a.Relation == match.Fork {
		v.forks++
		two := func(seat engine.Seat) bool { f := c.plays(seat); return f != nil && len(f.handsets) > 1 }
		if !c.tainted && !c.forked && !two(a.Finding.Theirs.Holder) {
			v.t.Errorf("%s: match %d: an honest match forks: %+v", h.name, c.number, a.Finding)
		}
	}
	if c.tainted && len(a.Finding.Doubts) > 0 {
		v.noticed++
		c.noticed = true
	}
	if a.Finding.Cheated() && h.m.Screen != Arrived {
		v.t.Errorf("%s: what is certain to be altered is opened unasked: %+v", h.name, a.Finding)
	}
}

// blamed reports whether the player of a seat cheats.
func (v *voyage) blamed(c *contest, seat engine.Seat) bool {
	f := c.plays(seat)
	return f == nil || f.cheats
}

// answers has a person answer about what has arrived.
func (v *voyage) answers(h *handset, c *contest, a *Arrival) {
	switch {
	case a.Code != "":
		h.tell(Goto{AtHome})
	case a.Lobby != nil && v.maySit(h, c, a.Lobby, a.Match):
		seat := a.Lobby.Vacant[v.draw(len(a.Lobby.Vacant))]
		v.logf("%s claims seat %d", h.name, seat)
		h.tell(SetMyName{h.owner.name}, ClaimSeat{seat})
	case a.Relation == match.Fork && (v.messenger.calm || v.oneIn(3)):
		v.logf("%s replaces what was kept: %s", h.name, a.ForkHint())
		h.tell(ReplaceStored{})
	case a.Relation == match.Fork && v.oneIn(2), a.Finding.Cheated() && v.oneIn(2):
		v.logf("%s leaves it: %s", h.name, a.ForkHint())
		h.tell(Goto{AtHome})
	default:
		h.tell(AcceptArrival{})
	}
	if h.m.Screen == Arrived {
		v.t.Errorf("%s: what has arrived cannot be kept: %s, said %v", h.name, a.Relation, h.said())
	}
}

// maySit reports whether a person takes a seat: a friend who has none yet, on their first
// device. They ask the host where somebody has taken one in their name, which an altered
// claim comes to.
func (v *voyage) maySit(h *handset, c *contest, l *Lobby, m *match.Match) bool {
	return !l.In && len(l.Vacant) > 0 && slices.Contains(c.members, h.owner) && h.owner.handsets[0] == h && !c.seated(h.owner, m) &&
		!slices.ContainsFunc(l.Players, func(p match.Player) bool { return p.Kind == match.Person && p.Name == h.owner.name })
}

// plays has a person do something at the table of a contest.
func (v *voyage) plays(h *handset, c *contest) {
	t := h.at(c)
	if t == nil || t.ByLink == nil {
		if !h.old {
			v.t.Errorf("%s: match %d does not open: %+v", h.name, c.number, h.m.Missing)
		}
		return
	}
	h.thinks()
	post := t.ByLink
	switch {
	case post.Lobby != nil:
		v.gathers(h, c, t)
		return
	case post.Answers() >= 0:
		agree := !v.oneIn(4)
		v.logf("%s answers %+v: %v", h.name, post.Proposal.Change, agree)
		h.tell(AnswerProposal{Agree: agree})
	case post.Vacant >= 0 && c.heir == h.owner && !post.hasKey(post.Vacant):
		seat := post.Vacant
		v.logf("%s takes over seat %d", h.name, seat)
		name := h.owner.name
		if c.seated(h.owner, t.match) {
			name += " II"
		}
		h.tell(SetMyName{name}, ClaimSeat{seat})
		if h.m.Table.ByLink.hasKey(seat) {
			c.seats[seat] = h.owner
		}
	case post.Here && v.attends(h, c, t):
		if c.heir == nil && !v.careless && len(post.Mine) == 1 && len(h.owner.handsets) == 1 && v.oneIn(12) {
			v.leaves(h, c, t)
		}
		for range 1 + v.draw(12) {
			if !v.decides(h, c) {
				break
			}
		}
	}
	if t = h.m.Table; t == nil || t.ByLink == nil || t.ByLink.Lobby != nil {
		return
	}
	h.owner.played[c] = max(h.owner.played[c], len(t.match.History()))
	switch what := v.draw(60); {
	case what <= 1 && t.CanRewind():
		c.forked = true
		v.settled++
		v.changes(h, match.Change{Kind: match.Rewind})
	case what <= 4 && t.ByLink.Here && len(t.ByLink.Mine) > 0:
		h.tell(UsualOrders{t.ByLink.Mine[0]})
		return
	}
	v.sends(h, c)
}

// attends reports whether a person plays on the device at hand: a careful one has not
// played further on another.
func (v *voyage) attends(h *handset, c *contest, t *Table) bool {
	if len(t.match.History()) >= h.owner.played[c] || h.owner.last[c] == h || h.owner.cheats {
		return true
	}
	if h.owner.careless && len(h.owner.handsets) > 1 {
		v.logf("%s plays although further on another device", h.name)
		c.forked = true
		return true
	}
	return false
}

// decides has a person make a choice, or take one back; false where there is none.
func (v *voyage) decides(h *handset, c *contest) bool {
	t := h.m.Table
	if t == nil || !t.Live() && t.Rest != nil {
		return false
	}
	if !t.Live() {
		h.tell(EndReplay{})
	}
	if !t.ByLink.Here || t.BotTurn() || t.match.Turn().Over() {
		return false
	}
	if t.CanUndo && v.oneIn(12) && len(t.match.History()) > h.owner.sent[c] {
		v.undone++
		h.undone, h.floor = true, v.given(h, c)
		v.logf("%s takes a choice back", h.name)
		h.tell(Undo{})
		return true
	}
	before := t.match.Len()
	choice, made := h.chooses(v.fate)
	if !made {
		if h.store.cutAt == 0 && t.Failed == nil && len(t.Picker.All()) > 0 && len(t.Marks.List) == 0 {
			v.t.Errorf("%s: match %d: %+v is not made: said %v, asked %v", h.name, c.number, choice, h.said(), t.Asking)
		}
		return false
	}
	v.choices++
	h.owner.last[c] = h
	v.logf("%s chooses %+v: choices %d to %d", h.name, choice, before, t.match.Len())
	h.thinks()
	if h.m.Table != nil {
		h.owner.played[c] = max(h.owner.played[c], len(h.m.Table.match.History()))
	}
	return h.m.Table != nil && !h.undone
}

// changes has a person settle something about a match.
func (v *voyage) changes(h *handset, change match.Change) {
	v.logf("%s wants %+v", h.name, change)
	h.tell(AskChange{change}, MakeChange{})
}

// leaves has a person hand their seat on: to a friend who plays no other, or to a bot.
func (v *voyage) leaves(h *handset, c *contest, t *Table) {
	var free []*friend
	for _, f := range v.friends {
		if !slices.Contains(c.seats, f) && !f.handsets[0].old && !f.cheats {
			free = append(free, f)
		}
	}
	if len(free) == 0 || !t.ByLink.Here || t.ByKey() && t.inProgress() {
		return
	}
	seat := t.ByLink.Mine[0]
	if c.plays(seat) != h.owner || !slices.ContainsFunc(t.ChangesOf(seat), func(c match.Change) bool { return c.Kind == match.Vacate }) {
		return
	}
	v.handed++
	c.heir = free[v.draw(len(free))]
	copied, shared, files := len(h.copied), len(h.shared), len(h.files)
	v.logf("%s hands seat %d on to %s, by its key: %v", h.name, seat, c.heir.name, t.ByKey())
	byKey := t.ByKey()
	v.changes(h, match.Change{Kind: match.Vacate, Seat: seat})
	if text := h.left(copied, shared, files); byKey && text != "" {
		l := letter{of: c, to: c.heir, text: text, key: true}
		c.keyed = append(c.keyed, &l)
		v.messenger.post(l, v.step)
	}
}

// gathers has a person do what there is to do before a match begins.
func (v *voyage) gathers(h *handset, c *contest, t *Table) {
	post := t.ByLink
	switch {
	case post.Lobby.Begin && (c.beganOn == nil || c.beganOn == h) && !v.oneIn(4):
		c.beganOn = h
		v.logf("%s begins match %d", h.name, c.number)
		h.tell(BeginMatch{})
		if h.m.Table.match.Begun() {
			v.seats(c, h.m.Table.match)
		}
		return
	case v.maySit(h, c, post.Lobby, t.match):
		seat := post.Lobby.Vacant[v.draw(len(post.Lobby.Vacant))]
		v.logf("%s claims seat %d at the table", h.name, seat)
		h.tell(SetMyName{h.owner.name}, ClaimSeat{seat})
	}
	if h.m.Table.ByLink.Lobby == nil || !h.m.Table.ByLink.Lobby.In || h.m.Table.ByLink.Sent && !v.oneIn(4) {
		return
	}
	to := c.host
	if h.owner == c.host {
		to = c.members[v.draw(len(c.members))]
	}
	v.send(h, c, to)
}

// seats notes who plays which seat, as the beginning has settled it.
func (v *voyage) seats(c *contest, m *match.Match) {
	for seat, p := range store.Players(m) {
		for _, f := range v.friends {
			if p.Kind == match.Person && p.Name == f.name && c.seats[seat] == nil {
				c.seats[seat] = f
			}
		}
	}
}

// sends has a person hand the match over, where that is to be done or the answer is long
// in coming.
func (v *voyage) sends(h *handset, c *contest) {
	t := h.m.Table
	post := t.ByLink
	if !post.HandOver && !t.match.Turn().Over() || post.Sent && !v.oneIn(5) {
		return
	}
	if to := v.addressee(c, t.match); to != nil && to != h.owner {
		v.send(h, c, to)
	}
}

// addressee is who is to have a match next.
func (v *voyage) addressee(c *contest, m *match.Match) *friend {
	switch {
	case m.Vacant() >= 0:
		return c.heir
	case m.Awaits() >= 0:
		if c.plays(m.Awaits()) == nil { // the page ended as the match began
			v.seats(c, m)
		}
		return c.plays(m.Awaits())
	}
	return v.friends[v.draw(len(v.friends))]
}

// send has a person hand the match over to another, or to their own other device.
func (v *voyage) send(h *handset, c *contest, to *friend) {
	t := h.m.Table
	text := h.hands(v.fate)
	if text == "" {
		return
	}
	h.owner.sent[c] = max(h.owner.sent[c], len(t.match.History()))
	v.logf("%s sends match %d to %s, with %d choices", h.name, c.number, to.name, t.match.Len())
	l := letter{of: c, to: to, text: text, forged: false}
	if v.cheating && !v.messenger.calm && v.oneIn(7) {
		if l.alter(v.fate, h); l.forged {
			v.forged++
			c.tainted, c.forked = true, true
			c.forgeries = append(c.forgeries, forgery{h, t.Text(), l.text[strings.Index(l.text, "#")+1:]})
			v.logf("which is altered on the way")
		}
	}
	v.messenger.post(l, v.step)
}

// moves has a person use a second device: by the key of a seat, or by a backup.
func (v *voyage) moves(h *handset, c *contest) {
	t := h.at(c)
	if t == nil || t.ByLink == nil || len(t.ByLink.Mine) == 0 || c.heir == h.owner {
		return
	}
	other := newHandset(v.t, h.owner, h.name+"’s tablet", h.chance+500_000, games.All())
	v.handsets = append(v.handsets, other)
	if v.oneIn(2) {
		v.moved++
		v.logf("%s takes a key to %s", h.name, other.name)
		copied := len(h.copied)
		v.does(h, func() { h.tell(CopyKey{t.ByLink.Mine[0]}) })
		if len(h.copied) > copied {
			text := h.copied[len(h.copied)-1]
			v.does(other, func() { other.tell(Goto{AtHome}, SetPaste{text}, OpenPaste{}) })
		}
		return
	}
	v.restored++
	v.logf("%s restores a backup on %s", h.name, other.name)
	v.does(h, func() { h.tell(Goto{AtHome}, ExportAll{}) })
	if len(h.files) > 0 {
		other.file = h.files[len(h.files)-1].Bytes
		v.does(other, func() { other.tell(ImportFile{}) })
	}
}

// cheats has a cheat go back to what they had stored before, to play otherwise.
func (v *voyage) cheats(h *handset, c *contest) {
	if h.past == nil {
		h.past = maps.Clone(h.store.texts)
		return
	}
	v.replayed++
	for _, c := range v.contests {
		if len(h.records(c)) > 0 {
			c.tainted, c.forked = true, true
		}
	}
	v.logf("%s goes back to an older copy", h.name)
	h.store.texts, h.past = h.past, nil
	clear(h.told)
	h.again("")
	v.look(h)
}

// ends lets a contest go on without anything that could go wrong, and checks that it can,
// and that all agree about it then.
func (v *voyage) ends(c *contest) {
	v.messenger.calm = true
	v.messenger.under = nil
	for _, h := range v.handsets {
		if h.old {
			v.updates(h)
		}
	}
	var last *handset
	for n := 0; ; n++ {
		if c.tainted && n > 60 {
			return // two courses of it, and whoever is asked keeps theirs
		}
		if n > 900 {
			v.t.Errorf("match %d does not end", c.number)
			return
		}
		v.step++
		h := v.newest(c)
		var m *match.Match
		v.does(h, func() { m = h.at(c).match })
		v.logf("%s has the newest of match %d: %d choices", h.name, c.number, m.Len())
		if m.Turn().Over() && m.Awaits() < 0 {
			v.ended++
			last = h
			break
		}
		if n > 4 && !v.toTheEnd(c) && m.Begun() && !m.AwaitsAmendment() {
			last = h
			break
		}
		if !v.forward(h, c) || v.t.Failed() {
			return
		}
	}
	v.agree(last, c)
}

// toTheEnd reports whether a match is played until it is over. Only short ones are.
func (v *voyage) toTheEnd(c *contest) bool {
	return v.seed%12 == 4 && engine.Family(c.game.ID()) == "brian"
}

// newest is the device whose match has come furthest.
func (v *voyage) newest(c *contest) (best *handset) {
	far, link := -1, ""
	for _, h := range v.handsets {
		for _, r := range h.records(c) {
			m := c.read(r.Link)
			n := 2*len(m.History()) + 2
			if !m.Begun() {
				n = -store.Summarize(m).Free
				if h.owner == c.host {
					n++
				}
			}
			if best == nil || n > far || n == far && m.Begun() && match.Compare(c.read(link), m, nil).Relation == match.Continues {
				best, far, link = h, n, r.Link
			}
		}
	}
	return best
}

// forward has whoever is to do something next do it: on the device that has the newest
// match, or where that comes to.
func (v *voyage) forward(h *handset, c *contest) bool {
	m := h.m.Table.match
	if !m.Begun() {
		return v.gather(c)
	}
	if len(c.keyed) > 0 {
		l := c.keyed[0]
		to := l.to.handsets[0]
		c.keyed = nil
		v.does(to, func() { v.opens(to, l) })
	}
	to := v.addressee(c, m)
	if m.Vacant() >= 0 && to == nil {
		v.t.Errorf("match %d waits for nobody", c.number)
		return false
	}
	if to == nil && c.tainted {
		return false
	}
	if to == nil {
		v.t.Errorf("match %d awaits seat %d, whom nobody plays", c.number, m.Awaits())
		return false
	}
	text := ""
	v.does(h, func() { text = h.m.Link(h.at(c)) })
	for _, d := range to.handsets {
		if d != h {
			v.does(d, func() { v.opens(d, &letter{of: c, to: to, text: text}) })
		}
		did := false
		v.does(d, func() { did = v.acts(d, c) })
		if t := d.at(c); did || t != nil && !strings.HasSuffix(text, "#"+t.Text()) || v.t.Failed() {
			return !v.t.Failed()
		}
	}
	var why string
	for _, d := range to.handsets {
		if t := d.at(c); t != nil {
			why += fmt.Sprintf("%s has %d choices, %+v, screen %d; ", d.name, t.match.Len(), *t.ByLink, d.m.Screen)
		}
	}
	if c.tainted {
		c.noticed = true
		return false
	}
	v.t.Errorf("match %d cannot go on with %s: %s", c.number, to.name, why)
	return false
}

// acts does what a contest asks of a device; false where there is nothing.
func (v *voyage) acts(h *handset, c *contest) bool {
	t := h.at(c)
	if t == nil || t.ByLink == nil {
		return false
	}
	h.thinks()
	t = h.m.Table
	before := t.Text()
	switch post := t.ByLink; {
	case post.Answers() >= 0:
		h.tell(AnswerProposal{Agree: true})
	case post.Vacant >= 0 && c.heir == h.owner:
		v.plays(h, c)
	case post.Here:
		for h.m.Table.ByLink.Here && h.m.Table.match.Turn().Seat != engine.Nobody {
			if _, made := h.chooses(v.fate); !made {
				break
			}
			h.thinks()
		}
	}
	return h.m.Table != nil && h.m.Table.Text() != before
}

// gather has everybody take their seat, and the host begin.
func (v *voyage) gather(c *contest) bool {
	host := c.host.handsets[0]
	if c.beganOn != nil {
		host = c.beganOn
	}
	for range 3 {
		for _, f := range c.members[1:] {
			d := f.handsets[0]
			text := ""
			v.does(host, func() { text = host.m.Link(host.at(c)) })
			v.does(d, func() { v.opens(d, &letter{of: c, to: f, text: text}) })
			if t := d.at(c); t != nil && t.ByLink.Lobby != nil && !t.ByLink.Lobby.In {
				v.does(d, func() { v.gathers(d, c, t) })
			}
			if t := d.at(c); t != nil {
				back := d.m.Link(t)
				v.does(host, func() { v.opens(host, &letter{of: c, to: c.host, text: back}) })
			}
		}
		if t := host.at(c); t.ByLink.Lobby == nil || t.ByLink.Lobby.Begin {
			break
		}
	}
	if t := host.at(c); t.ByLink.Lobby != nil && t.ByLink.Lobby.Begin {
		v.does(host, func() { host.tell(BeginMatch{}) })
	}
	m := host.at(c).match
	if c.tainted && !m.Begun() {
		return false
	}
	if !m.Begun() {
		v.t.Errorf("match %d does not begin: %+v", c.number, host.m.Table.ByLink.Lobby)
		return false
	}
	v.seats(c, m)
	return true
}

// agree shows the last link to everybody, and checks that they have the same match then.
func (v *voyage) agree(last *handset, c *contest) {
	var text string
	v.does(last, func() { text = last.m.Link(last.at(c)) })
	_, fragment, _ := strings.Cut(text, "#")
	truth := c.read(fragment)
	for _, h := range v.handsets {
		if len(h.records(c)) == 0 {
			continue
		}
		v.step++
		v.does(h, func() { v.opens(h, &letter{of: c, to: h.owner, text: text}) })
		if v.t.Failed() {
			return
		}
		t := h.at(c)
		if t == nil {
			v.t.Errorf("%s: match %d is gone", h.name, c.number)
			return
		}
		if f := match.Compare(truth, c.read(t.Record.Link), nil); f.Relation != match.Same && f.Relation != match.Continues && !c.tainted {
			v.t.Errorf("%s does not agree about match %d: %s, %d choices of %d", h.name, c.number, f.Relation, t.match.Len(), truth.Len())
		}
		if a := t.Audit(); a.Cheat != nil && !c.tainted {
			v.t.Errorf("%s: the audit of match %d finds %v", h.name, c.number, a.Cheat)
		}
		if r, err := t.Verify(); err != nil && !c.tainted {
			v.t.Errorf("%s: match %d does not stand the check: %v, %+v", h.name, c.number, err, r)
		}
	}
	for _, f := range c.forgeries {
		forged := c.read(f.forged)
		relation := match.Compare(forged, truth, nil).Relation
		if relation != match.Same && relation != match.Continues || match.Compare(c.read(f.honest), forged, nil).Relation == match.Same || !forged.Begun() {
			continue // nobody has believed it, or it says the same; claims are their players' to check
		}
		v.believed++
		if !c.noticed {
			v.t.Errorf("match %d: nobody has noticed what was altered after %s had it: %s", c.number, f.by.name, match.Compare(c.read(f.honest), forged, nil).Relation)
		}
	}
}
