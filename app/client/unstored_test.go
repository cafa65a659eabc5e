package client

import (
	"slices"
	"testing"

	"bretwalda/app/store"
)

func TestRefusedStorageLetsTheMatchGoOn(t *testing.T) {
	for err, key := range map[error]string{errQuota: "storage.full", store.ErrRefused: "storage.refused"} {
		p := emptyPage(t)
		table := p.begin()
		stored := table.Record
		p.store.failing = err
		p.step()
		if table.Failed == nil || Trouble(table.Failed) != key {
			t.Errorf("%v is told as %v", err, table.Failed)
		}
		if table.Record.Link != stored.Link || table.Text() == stored.Link {
			t.Errorf("%v: the link to copy is not the match as it stands", err)
		}
		p.step()
		p.store.failing = nil
		p.step()
		if table.Failed != nil || table.Record.Writes != stored.Writes+1 {
			t.Errorf("%v: not stored once there is room: %v, revision %d", err, table.Failed, table.Record.Writes)
		}
		if back, _ := store.Read(stored.ID, p.store.texts[stored.ID]); back.Link != table.Text() {
			t.Errorf("%v: what is stored is not what is shown", err)
		}
	}
}

func TestWithoutStorageAMatchCanBePlayed(t *testing.T) {
	disk := &memoryStore{texts: map[string]string{}, failing: store.ErrRefused}
	p := &page{t: t, store: disk, opening: store.ErrRefused}
	p.start()
	if p.m.Storage == nil || p.m.Screen != Home {
		t.Fatal("refused storage is not noticed")
	}
	table := p.begin()
	if table.Failed == nil {
		t.Fatal("the table does not say that nothing is kept")
	}
	link := table.Text()
	p.step()
	if table.Text() == link {
		t.Fatal("no choice can be made")
	}
	first, text := table.Record.ID, table.Text()
	second := p.begin().Record.ID
	p.tell(Goto{AtHome})
	if len(p.m.Records) != 2 {
		t.Fatalf("%d matches are listed", len(p.m.Records))
	}
	p.tell(Goto{AtMatch(first)})
	if p.m.Table == nil || p.m.Table.Text() != text || p.m.Table.Failed == nil {
		t.Fatal("the match is lost on the way home and back")
	}
	p.step()
	p.store.failing = nil
	p.step()
	if p.m.Table.Failed != nil || len(p.store.texts) != 1 {
		t.Fatalf("not stored once storage is granted: %v", p.m.Table.Failed)
	}
	p.tell(Goto{AtMatch(second)})
	p.step()
	if p.m.Table.Failed != nil || len(p.store.texts) != 2 {
		t.Fatalf("the second is not stored: %v", p.m.Table.Failed)
	}
}

func TestAFullStoreKeepsWhatIsPlayedAtHand(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.store.failing = errQuota
	p.step()
	id, text := table.Record.ID, table.Text()
	p.tell(Goto{AtHome})
	p.begin()
	p.tell(Goto{AtMatch(id)})
	if p.m.Table.Text() != text {
		t.Fatal("the stored match has come back instead of the one at hand")
	}
	p.tell(Returned{})
	if p.m.Table.Stale {
		t.Fatal("what is at hand is taken for another tab's")
	}
}

func TestASecondTabOverwritesNothing(t *testing.T) {
	one := emptyPage(t)
	one.begin()
	two := newPage(t, one.store, one.fragment)
	one.step()
	stored := one.m.Table.Record.Link
	two.step()
	if !two.m.Table.Stale {
		t.Fatal("the second tab does not notice")
	}
	id := one.m.Table.Record.ID
	if back, _ := store.Read(id, one.store.texts[id]); back.Link != stored {
		t.Fatal("the second tab has overwritten the first")
	}
	two.tell(Tap{Place: 0}, Undo{})
	two.tell(ReloadMatch{})
	if two.m.Table == nil || two.m.Table.Stale || two.m.Table.Record.Link != stored {
		t.Fatal("reload does not show what is stored")
	}
	two.step()
	one.tell(Returned{})
	if !one.m.Table.Stale {
		t.Fatal("the first tab does not notice when it is looked at again")
	}
}

func TestABrokenRecordIsShownAndCanBeCopied(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	damaged := table.Record
	damaged.ID = "damaged"
	damaged.Link = damaged.Link[:20] + "x" + damaged.Link[21:]
	p.store.texts["damaged"] = damaged.Text()
	p.store.texts["bad"] = "{oops"
	again := newPage(t, p.store, "")
	if len(again.m.Broken) != 1 || len(again.m.Records) != 2 {
		t.Fatalf("%d records, %d broken", len(again.m.Records), len(again.m.Broken))
	}
	again.tell(CopyBroken{"bad"})
	again.tell(Goto{AtMatch("damaged")})
	if again.m.Missing.Code != "damaged" || again.m.Table != nil {
		t.Fatalf("a damaged link is shown as %+v", again.m.Missing)
	}
	again.tell(CopyBroken{"damaged"})
	if !slices.Equal(again.copied, []string{"{oops", damaged.Link}) {
		t.Fatalf("copied %q", again.copied)
	}
	again.tell(Goto{AtMatch("nowhere")})
	if again.m.Missing.Code != "gone" {
		t.Fatalf("a match that is not there is shown as %+v", again.m.Missing)
	}
	if again.store.texts["bad"] != "{oops" {
		t.Fatal("the broken record was changed")
	}
}

func TestDeletingAsksFirst(t *testing.T) {
	p := emptyPage(t)
	id := p.begin().Record.ID
	p.tell(Goto{AtHome}, AskForget{id})
	if p.m.Forget != id || len(p.store.texts) != 1 {
		t.Fatal("deleted unasked")
	}
	p.tell(AskForget{})
	p.tell(AskForget{id}, Forget{id})
	p.wantSaid("home.deleted")
	if len(p.store.texts) != 0 || len(p.m.Records) != 0 || p.m.Table != nil {
		t.Fatal("still there")
	}
}
