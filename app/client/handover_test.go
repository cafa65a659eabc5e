package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

func TestALostMessageIsSentAgain(t *testing.T) {
	c := gather(t, dice.Chained, 4)
	at, _ := c.play(0, 30)
	p := c.pages[at]
	table := p.m.Table
	sent := slices.Clone(table.Record.Sent)
	if len(sent) < 5 {
		t.Fatalf("only %d links are kept", len(sent))
	}
	for i, s := range sent[1:] {
		if s.Choices >= sent[i].Choices {
			t.Fatalf("the newest is not first: %+v", sent)
		}
	}
	p.tell(CopyAgain{3}, SendAgain{0}) // what is sent again is the newest
	if got := p.copied[len(p.copied)-1]; !strings.HasSuffix(got, sent[3].Link) || p.shared[0].URL != got || p.shared[0].Text != p.m.SentMessage(table, 0) {
		t.Fatalf("sent again: %q, %+v", got, p.shared)
	}
	if now := table.Record.Sent; now[0].Link != sent[3].Link || len(now) != len(sent) {
		t.Fatalf("%d links after %d", len(now), len(sent))
	}
	if p.m.SentMessage(table, 0) == "" || p.m.SentMessage(table, 99) != "" {
		t.Fatal("no message goes with it")
	}
	p.tell(SendAgain{99}, CopyAgain{-1})
	if len(p.shared) != 1 {
		t.Fatal("a link that is not kept is sent")
	}
}

// TestALinkThatStaysHandsNothingOver: the person changes their mind, or the browser
// takes no file.
func TestALinkThatStaysHandsNothingOver(t *testing.T) {
	for _, way := range []Message{ShareLink{}, SaveLink{}} {
		c := gather(t, dice.Chained, 3)
		at, _ := c.play(0, 2)
		p := c.pages[at]
		sent := len(p.kept().Sent)
		p.shy, p.blocked = true, errQuota
		p.tell(way)
		if p.m.Table.ByLink.Sent || len(p.kept().Sent) != sent {
			t.Fatalf("%T: it is noted as handed over", way)
		}
		p.shy, p.blocked = false, nil
		p.tell(way)
		if !p.m.Table.ByLink.Sent || p.kept().Sent[0].Link != p.m.Table.Text() || p.kept().Sent[0].Choices != p.m.Table.match.Len() {
			t.Fatalf("%T: it is not noted as handed over", way)
		}
	}
}

func TestAMatchIsHandedOverAsACodeOrAFile(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 2)
	p := c.pages[at]
	p.tell(ShowCode{})
	if !p.m.Table.Code || !p.m.Table.ByLink.Sent {
		t.Fatalf("a code that is shown has been handed over: %+v", p.m.Table.ByLink)
	}
	p.tell(Escape{})
	if p.m.Table.Code {
		t.Fatal("the code stays")
	}
	p.tell(SaveLink{})
	f := p.files[0]
	next := c.pages[c.awaited(p)]
	next.file = f.Bytes
	next.tell(Goto{AtHome}, ImportFile{})
	if !strings.HasSuffix(f.Name, ".txt") || next.m.Screen != Play || !next.m.Table.ByLink.Here || next.m.Table.Text() != p.m.Table.Text() {
		t.Fatalf("%s: screen %d", f.Name, next.m.Screen)
	}
}

func TestTheMessageSaysWhatHappened(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	host := c.pages[0]
	if got := host.m.Message(host.m.Table); !strings.Contains(got, "Ann invites you. Open the link, take one of 2 free seats") {
		t.Errorf("the invitation: %q", got)
	}
	for n := 1; n < 3; n++ {
		c.send(0, n)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		said := c.pages[n].m.Message(c.pages[n].m.Table)
		if n == 1 && !strings.Contains(said, "Bob is in. Open the link, take the last free seat, and send Ann the link you get.") {
			t.Errorf("one is in: %q", said)
		}
		c.send(n, 0)
	}
	if got := host.m.Message(host.m.Table); !strings.Contains(got, "Ann") {
		t.Errorf("all are in: %q", got)
	}
	c.begin()
	at, _ := c.play(0, 8)
	p := c.pages[at]
	next := p.m.Table.Name(p.m.Language(), p.m.Table.ByLink.Awaits)
	for _, code := range text.Codes() {
		p.tell(SetSetting{Language, code})
		got := p.m.Message(p.m.Table)
		if !strings.Contains(got, next) || !strings.Contains(got, "Britannia") || strings.ContainsAny(got, "{}") || len([]rune(got)) > 240 {
			t.Errorf("%s: %q", code, got)
		}
	}
}

func TestWeightyEventsAreTold(t *testing.T) {
	table := emptyPage(t).begin()
	names := table.Game().Lexicon().Events
	event := func(name string, count int16) engine.Event {
		return engine.Event{Kind: uint8(slices.Index(names, name)), Count: count}
	}
	list := []engine.Event{event("die", 6), event("battleEnd", 1), event("submit", 2), event("march", 3), event("battleEnd", 4), event("die", 5)}
	if got := weightiest(table, list); !slices.Equal(got, []int{2, 4}) {
		t.Errorf("told is %+v", got)
	}
	if got := weightiest(table, list[5:]); len(got) > 0 {
		t.Errorf("of dice is told %+v", got)
	}
}

func TestUndoEndsWhereOthersHaveSeenIt(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at := c.undoable(func(int) {})
	p := c.pages[at]
	n := p.m.Table.match.Len()
	p.tell(CopyLink{})
	if p.m.Table.CanUndo {
		t.Fatal("what was sent can be undone")
	}
	p.tell(Undo{}, TakeBack{})
	if p.m.Table.match.Len() != n {
		t.Fatal("what was sent is undone")
	}
}

// TestNoLinkOfAMomentBetween: while a choice is being stored, or an
// absent seat is about to obey its orders, nothing is handed over.
func TestNoLinkOfAMomentBetween(t *testing.T) {
	c := settled(t)
	at := 0
	for n := 0; ; n++ {
		p := c.pages[at]
		if !p.m.Table.ByLink.Here {
			next := c.awaited(p)
			c.send(at, next)
			at = next
			continue
		}
		p.hold = true
		list := p.m.Table.Picker.All()
		p.tell(Press{list[dice.Draw(3, p.m.Table.match.Len(), len(list))]}, ConfirmEnd{})
		copied := len(p.copied)
		p.tell(CopyLink{}, ShareLink{}, CopyMessage{}, SaveLink{}, ShowCode{})
		if len(p.copied) != copied || len(p.shared) > 0 || len(p.files) > 0 || p.m.Table.Code {
			t.Fatal("what is not stored is handed over")
		}
		p.release()
		if p.m.Table.obeys() {
			t.Fatal("an order waits")
		}
		for _, e := range p.m.Table.match.Log() {
			if e.Orders {
				return
			}
		}
		if n > 300 {
			t.Fatal("nobody ever obeys")
		}
	}
}

// TestTheRecordTellsHowALinkLeft: a link that is only copied is not sent yet.
func TestTheRecordTellsHowALinkLeft(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 2)
	p := c.pages[at]
	for _, step := range []struct {
		msg  Message
		want store.Way
	}{
		{CopyLink{}, store.Copied}, {ShareLink{}, store.Shared}, {CopyMessage{}, store.Copied},
		{SaveLink{}, store.Saved}, {ShowCode{}, store.Shown}, {CopyAgain{0}, store.Copied}, {SendAgain{0}, store.Shared},
	} {
		p.tell(step.msg)
		if got := p.kept().Sent[0].Way; got != step.want {
			t.Errorf("after %T the link was %q", step.msg, got)
		}
	}
}
