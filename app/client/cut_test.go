package client

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// writes are all that changes what is stored: how things are before, and what a
// person then does.
var writes = []struct {
	name   string
	before func(t *testing.T) *page
	do     func(p *page)
}{
	{"a new match", emptyPage, func(p *page) { p.begin() }},
	{"a second match", atTable, func(p *page) { p.begin() }},
	{"a choice", atTable, func(p *page) { p.step() }},
	{"choices until another seat decides", atTable, func(p *page) {
		for t := p.m.Table; !t.Passing; {
			p.step()
		}
	}},
	{"a choice taken back", afterMarch, func(p *page) { p.tell(Undo{}) }},
	{"a seat for a bot", atTable, func(p *page) { p.tell(SetSeat{3, match.Easy}) }},
	{"a match deleted", afterMarch, func(p *page) { p.tell(Goto{AtHome}, Forget{p.m.Table.Record.ID}) }},
	{"a setting", emptyPage, func(p *page) { p.tell(SetSetting{Language, "it"}) }},
	{"matches saved to a file", afterMarch, func(p *page) { p.tell(Goto{AtHome}, ExportAll{}) }},
	{"matches out of a file", withFile, func(p *page) { p.tell(ImportFile{}) }},
	{"more of a match out of a file", withNewerFile, func(p *page) { p.tell(ImportFile{}) }},
	{"a match by link", withLink(nil), func(p *page) { p.tell(AcceptArrival{}) }},
	{"a match that goes on by link", withLink((*page).step), func(p *page) { p.tell(AcceptArrival{}) }},
	{"a fork kept beside", withFork, func(p *page) { p.tell(AcceptArrival{}) }},
	{"a fork in place of the match", withFork, func(p *page) { p.tell(ReplaceStored{}) }},
	{"an invitation accepted", invited, func(p *page) { p.tell(SetMyName{"Bob"}, ClaimSeat{1}) }},
	{"a link handed over", hosting, func(p *page) { p.tell(CopyLink{}) }},
	{"standing orders", hosting, func(p *page) { p.tell(UsualOrders{0}) }},
	{"what was cleared stored again", cleared, func(p *page) { p.tell(SaveAgain{}) }},
}

func atTable(t *testing.T) *page {
	p := emptyPage(t)
	p.begin()
	return p
}

func afterMarch(t *testing.T) *page {
	p := atTable(t)
	p.march()
	return p
}

func withFile(t *testing.T) *page {
	p := afterMarch(t)
	p.begin()
	p.step()
	p.begin()
	p.tell(Goto{AtHome}, ExportAll{})
	other := emptyPage(t)
	other.file = p.files[0].Bytes
	return other
}

func withNewerFile(t *testing.T) *page {
	p := afterMarch(t)
	old := maps.Clone(p.store.texts)
	p.step()
	p.step()
	p.tell(ExportAll{})
	other := newPage(t, &memoryStore{texts: old}, "")
	other.file = p.files[0].Bytes
	return other
}

// withLink is a page on which a link arrives: of a match that is not there, or
// that has gone on meanwhile.
func withLink(onwards func(*page)) func(t *testing.T) *page {
	return func(t *testing.T) *page {
		p := afterMarch(t)
		disk := &memoryStore{texts: map[string]string{}}
		if onwards != nil {
			disk.texts = maps.Clone(p.store.texts)
			onwards(p)
		}
		return newPage(t, disk, p.m.Table.Text())
	}
}

func withFork(t *testing.T) *page {
	p := atTable(t)
	other := newPage(t, &memoryStore{texts: map[string]string{}}, p.m.Table.Text())
	other.tell(AcceptArrival{})
	p.march()
	for range 3 {
		other.step()
	}
	p.tell(Goto{other.m.Table.Text()})
	if p.m.Arrival.Relation != match.Fork {
		t.Fatalf("no fork: %d", p.m.Arrival.Relation)
	}
	return p
}

func hosting(t *testing.T) *page { return invite(t, dice.Chained, 3).pages[0] }

func invited(t *testing.T) *page {
	c := invite(t, dice.Chained, 3)
	c.send(0, 1)
	return c.pages[1]
}

func cleared(t *testing.T) *page {
	p := afterMarch(t)
	p.begin()
	p.tell(Goto{AtHome})
	clear(p.store.texts)
	p.store.settings = ""
	p.tell(Returned{})
	if p.m.Lost() != 2 {
		t.Fatalf("%d matches are found lost", p.m.Lost())
	}
	return p
}

// live does something and reports whether the page has outlived it.
func (p *page) live(do func(*page)) (alive bool) {
	defer func() {
		switch over := recover(); over.(type) {
		case nil:
			alive = true
		case killed:
		default:
			panic(over)
		}
	}()
	do(p)
	return
}

// TestCutAtEveryStep: whatever a person does, and wherever in it the page ends or
// a write fails, each match is afterwards stored as it was or as it became, and
// opens; and what failed is told, and stored once there is room.
func TestCutAtEveryStep(t *testing.T) {
	for _, write := range writes {
		whole := write.before(t)
		whole.store.past, whole.store.changes = []map[string]string{maps.Clone(whole.store.texts)}, 0
		whole.store.past[0][""] = whole.store.settings
		write.do(whole)
		if whole.store.changes == 0 {
			t.Errorf("%s stores nothing", write.name)
		}
		for n := 1; n <= whole.store.changes; n++ {
			for _, how := range []cut{failed, killedBefore, killedAfter} {
				p := write.before(t)
				p.store.changes, p.store.cutAt, p.store.cut = 0, n, how
				alive := p.live(write.do)
				p.store.cutAt = 0
				name := fmt.Sprintf("%s, change %d of %d, cut %d", write.name, n, whole.store.changes, how)
				if alive != (how == failed) {
					t.Fatalf("%s: the page lives: %v", name, alive)
				}
				if how == failed {
					mended(t, name, p)
				} else {
					unbroken(t, name, p.store, whole.store.past)
				}
			}
		}
	}
}

// unbroken checks that each text of a store is one that it was at some time, the
// last of which all have been.
func unbroken(t *testing.T, name string, d *memoryStore, past []map[string]string) {
	t.Helper()
	now := maps.Clone(d.texts)
	now[""] = d.settings
	if !slices.ContainsFunc(past, func(then map[string]string) bool { return maps.Equal(then, now) }) {
		t.Errorf("%s: the store is as it never was", name)
	}
	opens(t, name, d)
}

// opens checks that all that is stored can be opened.
func opens(t *testing.T, name string, d *memoryStore) {
	t.Helper()
	p := &page{t: t, store: d, games: games.All()}
	p.start()
	if len(p.m.Broken) > 0 || len(p.m.Records) != len(d.texts) {
		t.Errorf("%s: %d of %d records are read", name, len(p.m.Records), len(d.texts))
	}
	for _, r := range p.m.Records {
		if _, err := link.Decode(r.Link, p.m.World.Revisions); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		p.tell(Goto{AtMatch(r.ID)})
		if p.m.Table == nil || p.m.Table.Stale {
			t.Errorf("%s: the match does not open: %+v", name, p.m.Missing)
		}
	}
}

// mended checks that a page has told of a write that failed, unless it has made up
// for it since, and that all it has is stored once the person asks for it.
func mended(t *testing.T, name string, p *page) {
	t.Helper()
	table := p.m.Table
	told := table != nil && (table.Failed != nil || table.Stale) || p.m.Lost() > 0 || p.m.Notice != nil && p.m.Notice.Error
	if list := p.missing(); !told && len(list) > 0 && !slices.Equal(list, []string{"settings"}) {
		t.Errorf("%s: nobody is told that %q is not stored", name, list)
	}
	p.tell(SaveAgain{})
	if list := p.missing(); len(list) > 0 {
		t.Errorf("%s: %q is still not stored", name, list)
	}
	opens(t, name, p.store)
}

// missing lists what a page shows and has not stored.
func (p *page) missing() []string {
	var list []string
	for _, r := range p.m.Records {
		if stored, err := store.Read(r.ID, p.store.texts[r.ID]); err != nil || stored.Link != r.Link {
			list = append(list, r.ID)
		}
	}
	if t := p.m.Table; t != nil && p.m.Screen == Play {
		if stored, err := store.Read(t.Record.ID, p.store.texts[t.Record.ID]); err != nil || stored.Link != t.Text() {
			list = append(list, "the match at hand")
		}
	}
	if readSettings(p.store.settings) != p.m.wanted {
		list = append(list, "settings")
	}
	return list
}
