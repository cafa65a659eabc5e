package client

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
)

// TestStoredMatchesOfEveryVersion: files and records that each version
// wrote, never changed since, open. A version that
// stores something else adds a file of its own.
func TestStoredMatchesOfEveryVersion(t *testing.T) {
	files, err := filepath.Glob("testdata/kept/*.json")
	if err != nil || len(files) < 9 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var then struct {
			Settings string
			Matches  map[string]string
			File     string
		}
		if err := json.Unmarshal(b, &then); err != nil || len(then.Matches) == 0 {
			t.Fatalf("%s: %v", file, err)
		}
		d := &memoryStore{texts: maps.Clone(then.Matches), settings: then.Settings}
		opens(t, file, d)
		if !maps.Equal(d.texts, then.Matches) {
			for id := range d.texts { // what was played out on the way is noted
				before, _ := store.Read(id, then.Matches[id])
				after, err := store.Read(id, d.texts[id])
				if err != nil || after.Link != before.Link || after.Writes < before.Writes {
					t.Errorf("%s: opening %s has changed it: %v", file, id, err)
				}
			}
		}
		for id, text := range then.Matches {
			p := &page{t: t, store: &memoryStore{texts: maps.Clone(then.Matches), settings: then.Settings}, fragment: AtMatch(id), games: games.All()}
			p.start()
			old, _ := store.Read(id, text)
			if p.m.Table.Text() != old.Link || len(p.m.Table.lost) > 0 {
				t.Errorf("%s: the match is another, or keys are lost: %v", file, p.m.Table.lost)
			}
			if p.m.Language().Code() != languageOf(then.Settings) {
				t.Errorf("%s: the settings are not taken up", file)
			}
		}
		other := &page{t: t, store: &memoryStore{texts: map[string]string{}}, file: []byte(then.File), games: games.All()}
		other.start()
		other.tell(ImportFile{})
		other.wantSaid("import.done")
		if len(other.store.texts) != len(then.Matches) {
			t.Errorf("%s: %d of %d matches come out of the file", file, len(other.store.texts), len(then.Matches))
		}
	}
}

// languageOf is the language of stored settings.
func languageOf(text string) string {
	var s struct{ Language string }
	if json.Unmarshal([]byte(text), &s) != nil || s.Language == "" {
		return "en"
	}
	return s.Language
}

// TestAMatchDeletedInAnotherTab: the page that is at it says so, plays on only
// once the person has stored it again, and brings nothing back by itself.
func TestAMatchDeletedInAnotherTab(t *testing.T) {
	for name, notice := range map[string]func(p *page){
		"at the next choice":   (*page).step,
		"when it is looked at": func(p *page) { p.tell(Returned{}) },
	} {
		p := atTable(t)
		second := p.m.Table.Record.ID
		p.begin()
		id := p.m.Table.Record.ID
		delete(p.store.texts, id)
		notice(p)
		if !p.m.Gone() || !p.m.Table.Stale || p.m.Lost() != 1 || p.store.texts[id] != "" {
			t.Fatalf("%s: not noticed", name)
		}
		shown := p.m.Table.Text()
		p.tell(Returned{}, Undo{}, SetSeat{0, 2})
		if p.store.texts[id] != "" || p.m.CanUpdate() {
			t.Fatalf("%s: it has come back by itself", name)
		}
		p.tell(Goto{AtHome}, Goto{AtMatch(second)}, Goto{AtMatch(id)})
		if !p.m.Gone() || p.m.Table.Text() != shown {
			t.Fatalf("%s: lost on the way home and back", name)
		}
		p.tell(SaveAgain{})
		if p.m.Gone() || p.m.Table.Stale || p.m.Table.Failed != nil || p.m.Lost() != 0 {
			t.Fatalf("%s: not stored again", name)
		}
		p.step()
		if stored, err := store.Read(id, p.store.texts[id]); err != nil || stored.Link != p.m.Table.Text() || stored.Writes != 2 {
			t.Errorf("%s: %v, revision %d", name, err, stored.Writes)
		}
	}
}

// TestAMatchThatTheBrowserCannotRead: it is listed, and told apart from one that is
// gone; the others are played, and it goes only when the person says so.
func TestAMatchThatTheBrowserCannotRead(t *testing.T) {
	p := atTable(t)
	whole := p.m.Table.Record.ID
	p.begin()
	lost := p.m.Table.Record.ID
	p.store.texts[lost] = ""
	p.start()
	if p.m.Storage != nil || len(p.m.Records) != 1 || len(p.m.Broken) != 1 || !p.m.Broken[0].Unread() {
		t.Fatalf("%v: %+v and %+v are listed", p.m.Storage, p.m.Records, p.m.Broken)
	}
	p.tell(ExportAll{})
	if saved, bad, err := store.ReadFile(p.files[0].Bytes); err != nil || len(saved) != 1 || bad != 0 {
		t.Errorf("%d matches in the file and %d bad ones: %v", len(saved), bad, err)
	}
	p.tell(Goto{AtMatch(lost)})
	if m := p.m.Missing; m.ID != lost || m.Code != "" || m.Text != "" || p.m.Notice != nil {
		t.Errorf("%+v, %+v", m, p.m.Notice)
	}
	p.tell(Goto{AtMatch(whole)})
	p.step()
	if _, stored := p.store.texts[lost]; !stored || p.m.Table.Failed != nil {
		t.Errorf("still there: %v; the other match: %v", stored, p.m.Table.Failed)
	}
	p.tell(Goto{AtHome}, AskForget{lost}, Forget{lost})
	if _, stored := p.store.texts[lost]; stored || len(p.m.Broken) != 0 {
		t.Error("it does not go")
	}
}

// TestTheDatabaseIsDeletedUnderThePage: the page keeps its match, and can
// store it again or let it go.
func TestTheDatabaseIsDeletedUnderThePage(t *testing.T) {
	p := cleared(t)
	if len(p.m.Records) != 2 || len(p.store.texts) != 0 {
		t.Fatalf("%d listed, %d stored", len(p.m.Records), len(p.store.texts))
	}
	p.tell(ExportAll{})
	if saved, _, err := store.ReadFile(p.files[0].Bytes); err != nil || len(saved) != 2 {
		t.Errorf("%d matches in the file: %v", len(saved), err)
	}
	p.tell(SaveAgain{})
	if p.m.Lost() != 0 || len(p.store.texts) != 2 || p.store.settings == "" {
		t.Errorf("%d lost, %d stored, settings %q", p.m.Lost(), len(p.store.texts), p.store.settings)
	}

	p = cleared(t)
	p.tell(LetGo{})
	if p.m.Lost() != 0 || len(p.m.Records) != 0 || p.m.Table != nil {
		t.Errorf("%d lost, %d listed", p.m.Lost(), len(p.m.Records))
	}
}

// TestTabsHearOfEachOther: a tab notices at once what another has done with the
// match at hand, or with those that are listed, and nothing else.
func TestTabsHearOfEachOther(t *testing.T) {
	one := atTable(t)
	id := one.m.Table.Record.ID
	two, list := newPage(t, one.store, one.fragment), newPage(t, one.store, "")
	one.tabs = []*page{two, list}
	one.step()
	if !two.m.Table.Stale {
		t.Error("the second tab does not notice a choice")
	}
	two.tell(ReloadMatch{})
	if two.m.Table.Stale || two.m.Table.Text() != one.m.Table.Text() {
		t.Error("reload does not show what is stored")
	}
	one.begin()
	if two.m.Table.Stale || len(list.m.Records) != 2 {
		t.Errorf("another match: the second tab at its own thinks it changed: %v; %d are listed", two.m.Table.Stale, len(list.m.Records))
	}
	one.tell(Goto{AtHome}, Forget{id})
	if !two.m.Gone() || len(list.m.Records) != 1 || len(one.m.Records) != 1 {
		t.Errorf("deleted: noticed %v, %d and %d are listed", two.m.Gone(), len(list.m.Records), len(one.m.Records))
	}
}

// TestTheListFollowsTheOtherTab: matches that another tab has begun, played on or
// deleted are listed so when the page is looked at again.
func TestTheListFollowsTheOtherTab(t *testing.T) {
	one := atTable(t)
	first := one.m.Table.Record.ID
	one.begin()
	two := newPage(t, one.store, "")
	one.step()
	one.tell(Goto{AtHome}, Forget{first})
	two.tell(Returned{})
	if len(two.m.Records) != 1 || two.m.Records[0].Link != one.m.Records[0].Link || two.m.Lost() != 0 {
		t.Errorf("%+v", two.m.Records)
	}
	// A match stored while the list is read counts more than the list.
	list := two.m.list()
	two.beginHeld()
	two.release()
	two.run(list)
	if len(two.m.Records) != 2 {
		t.Errorf("%d matches are listed", len(two.m.Records))
	}
}

// beginHeld starts a match of four whose storing waits.
func (p *page) beginHeld() {
	p.hold = true
	p.tell(Goto{AtNew})
	p.tell(everybody(4)...)
	p.tell(StartMatch{})
}

// TestALinkOfAMatchThatAnotherTabHasDeleted: it is kept as a new match.
func TestALinkOfAMatchThatAnotherTabHasDeleted(t *testing.T) {
	p := afterMarch(t)
	ahead := newPage(t, &memoryStore{texts: maps.Clone(p.store.texts)}, p.fragment)
	ahead.step()
	clear(p.store.texts)
	text := ahead.m.Table.Text()
	p.tell(Goto{text}, AcceptArrival{}) // meets the store as it is
	p.tell(AcceptArrival{})
	if p.m.Table == nil || p.m.Table.Stale || p.m.Table.Text() != text || len(p.store.texts) != 1 {
		t.Fatalf("screen %d, %d stored", p.m.Screen, len(p.store.texts))
	}
}

// TestALinkMeetsWhatAnotherTabHasPlayed: a link that is accepted while another tab
// has gone on overwrites nothing, and is compared with what there is now.
func TestALinkMeetsWhatAnotherTabHasPlayed(t *testing.T) {
	p := afterMarch(t)
	old := p.m.Table.Text()
	other := newPage(t, p.store, p.fragment)
	p.tell(Goto{AtHome})
	ahead := newPage(t, &memoryStore{texts: map[string]string{}}, old)
	ahead.tell(AcceptArrival{})
	ahead.step()
	other.step()
	other.step()
	p.tell(Goto{ahead.m.Table.Text()}, AcceptArrival{})
	if p.m.Screen != Arrived || p.m.Table != nil || p.m.Arrival.Stored.Link != other.m.Table.Text() {
		t.Fatalf("screen %d, against %q", p.m.Screen, p.m.Arrival.Stored.Link)
	}
	p.tell(AcceptArrival{})
	opens(t, "after all", p.store)
	id := other.m.Table.Record.ID
	if stored, _ := store.Read(id, p.store.texts[id]); stored.Link != other.m.Table.Text() {
		t.Error("what the other tab has played is overwritten")
	}
}

// TestRoomIsMade: a match that found no room is stored once another is deleted.
func TestRoomIsMade(t *testing.T) {
	p := atTable(t)
	first := p.m.Table.Record.ID
	p.begin()
	p.store.failing = errQuota
	p.step()
	if p.m.Table.Failed == nil || p.m.CanUpdate() || !p.holds {
		t.Fatal("not noticed")
	}
	p.store.failing = nil
	p.tell(Goto{AtHome}, Forget{first})
	if p.m.Table.Failed != nil || len(p.missing()) > 0 || p.holds {
		t.Errorf("%v, %q", p.m.Table.Failed, p.missing())
	}
}

// TestStorageIsGrantedLater: a store that could not be opened can be tried again.
func TestStorageIsGrantedLater(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}, failing: store.ErrRefused}, opening: store.ErrRefused}
	p.start()
	p.begin()
	p.step()
	p.tell(Goto{AtHome}, SaveAgain{})
	if p.m.Storage == nil || len(p.m.Records) != 1 {
		t.Fatal("the match is lost, or the trouble")
	}
	m := opened(t, p.m.Records[0].Link)
	before, _ := store.Fresh("there-before", m).Next(m, 5)
	p.store.texts["there-before"] = before.Text()
	p.opening, p.store.failing = nil, nil
	p.tell(SaveAgain{})
	if p.m.Storage != nil || len(p.store.texts) != 2 || len(p.m.Records) != 2 || p.m.Table.Failed != nil {
		t.Errorf("%v, %d stored, %d listed", p.m.Storage, len(p.store.texts), len(p.m.Records))
	}
}

// TestARecordOfANewerVersion: it is not touched, and told apart from a broken one.
func TestARecordOfANewerVersion(t *testing.T) {
	p := atTable(t)
	id := p.m.Table.Record.ID
	newer := `{"format":99,"revision":2,"link":{"now":"an object"}}`
	p.store.texts[id] = newer
	p.step()
	if !p.m.Table.Stale {
		t.Fatal("not noticed")
	}
	p.tell(ReloadMatch{})
	if p.m.Table != nil || !p.m.Missing.Newer || p.store.texts[id] != newer {
		t.Errorf("%+v", p.m.Missing)
	}
	again := newPage(t, p.store, "")
	if len(again.m.Broken) != 1 || !again.m.Broken[0].Newer {
		t.Errorf("%+v", again.m.Broken)
	}
}

// TestAFileWithSomethingBroken: the rest comes out of it, and what is broken goes
// into a file as it is.
func TestAFileWithSomethingBroken(t *testing.T) {
	p := afterMarch(t)
	p.store.texts["spoilt"] = "{half a rec"
	p = newPage(t, p.store, "")
	p.tell(ExportAll{})
	other := emptyPage(t)
	other.file = p.files[0].Bytes
	other.tell(ImportFile{})
	other.wantSaid("import.done", "import.bad")
	if len(other.store.texts) != 1 {
		t.Errorf("%d stored", len(other.store.texts))
	}
	var file struct{ Broken []store.Broken }
	if json.Unmarshal(p.files[0].Bytes, &file) != nil || !slices.Equal(file.Broken, []store.Broken{{ID: "spoilt", Text: "{half a rec"}}) {
		t.Errorf("%+v", file.Broken)
	}
	p.tell(AskForget{"spoilt"}, Forget{"spoilt"})
	if len(p.m.Broken) != 0 || len(p.store.texts) != 1 || len(p.m.Records) != 1 {
		t.Error("the broken one is not removed, or more")
	}

	var parts map[string]any
	if err := json.Unmarshal(p.files[0].Bytes, &parts); err != nil {
		t.Fatal(err)
	}
	parts["matches"] = append(parts["matches"].([]any), map[string]any{"link": 7}, "no record", nil)
	other = emptyPage(t)
	other.file, _ = json.Marshal(parts)
	other.tell(ImportFile{})
	if len(other.store.texts) != 1 {
		t.Errorf("%d stored of a file with strange records", len(other.store.texts))
	}
}

// TestPersistenceIsAskedForOnce: when there is something to keep, and not where
// it is promised already.
func TestPersistenceIsAskedForOnce(t *testing.T) {
	p := emptyPage(t)
	p.beginHeld()
	if p.persists != 0 {
		t.Error("asked before anything is stored")
	}
	p.release()
	p.step()
	p.begin()
	if p.persists != 1 {
		t.Errorf("asked %d times", p.persists)
	}
	again := newPage(t, p.store, p.fragment)
	if again.step(); again.persists != 0 {
		t.Error("asked in the middle of a turn")
	}
	lasting := &page{t: t, store: &memoryStore{texts: map[string]string{}}, lasting: true}
	lasting.start()
	lasting.begin()
	lasting.later = 2 * longAgo
	if lasting.persists != 0 || lasting.m.Unsafe() != 0 {
		t.Errorf("asked %d times although it is promised; %d unsafe", lasting.persists, lasting.m.Unsafe())
	}
}

// TestTheReminderToSaveAFile: after some matches or some days, until they are
// saved or the reminder is put off.
func TestTheReminderToSaveAFile(t *testing.T) {
	p := atTable(t)
	if p.m.Unsafe() != 0 {
		t.Error("reminded of the first match at once")
	}
	p.step()
	p.later = longAgo + 1
	if p.m.Unsafe() != 1 {
		t.Errorf("%d unsafe after a week", p.m.Unsafe())
	}
	p.blocked = errQuota
	p.tell(ExportAll{})
	p.wantSaid("export.failed")
	if p.m.Unsafe() != 1 {
		t.Error("a file that was not written makes the matches safe")
	}
	p.blocked = nil
	p.tell(ExportHistory{})
	if p.m.Unsafe() != 1 {
		t.Error("a table makes the matches safe")
	}
	p.tell(PutOffBackup{})
	if p.m.Unsafe() != 0 {
		t.Error("not put off")
	}
	for range manyMatches {
		p.begin()
	}
	if p.m.Unsafe() != manyMatches {
		t.Errorf("%d unsafe after %d matches", p.m.Unsafe(), manyMatches)
	}
	p.tell(Goto{AtHome}, ExportAll{})
	if p.m.Unsafe() != 0 {
		t.Error("reminded although all are saved")
	}
	again := newPage(t, p.store, "")
	if again.m.Unsafe() != 0 {
		t.Error("forgotten that all are saved")
	}
}

// TestANewVersionIsOfferedBetweenTurns: not in the middle of one, nor of a form,
// nor while something would be lost.
func TestANewVersionIsOfferedBetweenTurns(t *testing.T) {
	p := emptyPage(t)
	p.tell(UpdateWaits{})
	for _, at := range []string{AtHome, AtSettings, AtAbout, AtHistory, AtLearn, AtRules, "4AOOH_______-AAGrEKJ6Ly"} {
		if p.tell(Goto{at}); !p.m.Offers() {
			t.Errorf("not offered at %q", at)
		}
	}
	if p.tell(Goto{AtNew}); p.m.Offers() {
		t.Error("offered in a form")
	}
	if p.tell(Goto{"1ADMhWA1zbhx"}); p.m.Arrival.Code != "" || p.m.Offers() {
		t.Error("offered while a match is about to be opened")
	}
	p.begin()
	passings := 0
	for range 40 {
		if p.m.Offers() != p.m.Table.Passing {
			t.Fatalf("offered: %v, while the device changes hands: %v", p.m.Offers(), p.m.Table.Passing)
		}
		if p.m.Table.Passing {
			passings++
		}
		if !p.m.CanUpdate() {
			t.Fatal("the menu does not have it")
		}
		p.step()
	}
	if passings == 0 {
		t.Error("never offered at the table")
	}
	p.store.failing = errQuota
	p.step()
	p.tell(Goto{AtHome}, AcceptUpdate{})
	if p.m.Offers() || p.updated {
		t.Error("what is not stored would be lost")
	}
	p.wantSaid("update.unsaved")
}

// TestTheNewVersionWaitsForTheStore: a match is wholly stored before
// the page is loaded again, and the match is there as it was.
func TestTheNewVersionWaitsForTheStore(t *testing.T) {
	p := atTable(t)
	p.tell(UpdateWaits{})
	p.hold = true
	p.step()
	p.tell(AcceptUpdate{})
	if p.updated {
		t.Fatal("a choice that is being stored is lost")
	}
	p.release()
	if !p.updated {
		t.Fatal("not updated")
	}
	again := newPage(t, p.store, p.fragment)
	if again.m.Table == nil || again.m.Table.Text() != p.m.Table.Text() {
		t.Error("the match is another")
	}
	if _, err := link.Decode(again.m.Table.Text(), again.m.World.Revisions); err != nil {
		t.Error(err)
	}
}
