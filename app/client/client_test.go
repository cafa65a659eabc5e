package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

func TestTheFirstScreenIsHome(t *testing.T) {
	p := emptyPage(t)
	if p.m.Screen != Home || len(p.m.Records) != 0 || p.dress.Language != "en" {
		t.Fatalf("screen %d, dress %+v", p.m.Screen, p.dress)
	}
}

func TestANewMatchIsStoredBeforeItIsShown(t *testing.T) {
	p := emptyPage(t)
	p.hold = true
	p.tell(Goto{AtNew}, StartMatch{})
	if p.m.Screen != New || len(p.held) != 1 {
		t.Fatalf("screen %d with %d saves under way", p.m.Screen, len(p.held))
	}
	p.release()
	if p.m.Screen != Play || !strings.HasPrefix(p.fragment, "/match/") || len(p.store.texts) != 1 || p.persists != 1 {
		t.Fatalf("screen %d at %q, %d stored", p.m.Screen, p.fragment, len(p.store.texts))
	}
}

func TestAChoiceIsStoredBeforeItIsShown(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	state, link := table.State, table.Record.Link
	p.hold = true
	p.step()
	if !table.Waiting() || table.State != state || table.Record.Link != link || table.Text() != link {
		t.Fatal("the choice is shown before it is stored")
	}
	p.step()
	if len(p.held) != 1 {
		t.Fatal("a second choice was made meanwhile")
	}
	p.release()
	if table.Waiting() || table.State == state || table.Record.Link == link || table.Record.Revision != 2 {
		t.Fatal("the choice is not shown although it is stored")
	}
}

func TestAReloadShowsTheMatchAsItWas(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.march()
	record := p.m.Table.Record
	again := newPage(t, p.store, p.fragment)
	if again.m.Screen != Play || again.m.Table == nil || again.m.Table.Record.Link != record.Link {
		t.Fatalf("screen %d after a reload", again.m.Screen)
	}
	again.march()
	if again.m.Table.Record.Revision != record.Revision+1 && again.m.Table.Record.Revision <= record.Revision {
		t.Fatalf("revision %d after %d", again.m.Table.Record.Revision, record.Revision)
	}
}

func TestUndoTakesTheMarchBack(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for !slices.ContainsFunc(table.match.Legal(), func(c engine.Choice) bool { return c.From >= 0 && c.To >= 0 }) {
		p.step()
	}
	before := table.Record.Link
	p.march()
	if table.Record.Link == before || !table.CanUndo {
		t.Fatal("no march to undo")
	}
	events := len(table.Log.All())
	p.tell(Undo{})
	if table.Record.Link != before || len(table.Log.All()) >= events {
		t.Fatal("the march is still there")
	}
}

func TestEndingWithArmiesUnmovedIsConfirmed(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for table.Game().Lexicon().Asks[table.Turn.Kind] != "march" {
		p.step()
	}
	if table.Curtain {
		p.tell(Ready{})
	}
	var end engine.Choice
	for _, c := range table.Picker.Buttons() {
		if table.EndVerb(c) {
			end = c
		}
	}
	link := table.Record.Link
	p.tell(Press{end})
	if table.Asking != EndQuestion || !slices.ContainsFunc(table.Warning.Words, func(w advice.Words) bool { return w.Key == "undone.sea" }) || table.Record.Link != link {
		t.Fatalf("the Romans may leave the sea unasked: %+v", table.Warning)
	}
	p.tell(Stay{})
	if table.Asking != NoQuestion {
		t.Fatal("the question stays")
	}
	p.tell(Press{end}, ConfirmEnd{})
	if table.Record.Link == link {
		t.Fatal("the turn does not end")
	}
}

func TestTheDeviceIsHandedOverWhenTheSeatChanges(t *testing.T) {
	for _, curtain := range Curtains {
		p := emptyPage(t)
		p.tell(SetSetting{Curtain, curtain})
		table := p.begin()
		if table.Curtain {
			t.Fatalf("%s: a hand-over before the first choice", curtain)
		}
		hands, seats := 0, 0
		for range 60 {
			before := table.Viewer
			p.step()
			if table.Curtain {
				hands++
				if table.Viewer == before {
					t.Errorf("%s: a hand-over to the same person", curtain)
				}
			}
			if table.Viewer != before {
				seats++
			}
		}
		switch {
		case seats == 0:
			t.Fatal("nobody else ever plays")
		case curtain == "always" && hands != seats, curtain == "turns" && (hands == 0 || hands > seats), curtain == "never" && hands != 0:
			t.Errorf("%s: %d hand-overs, %d changes of seat", curtain, hands, seats)
		}
	}
}

func TestASecretVoteIsShownToNobodyElse(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Curtain, "never"})
	table := p.begin()
	verbs := table.Game().Lexicon().Verbs
	called, votes := false, 0
	for n := 0; votes < 3 && !table.Turn.Over(); n++ {
		if table.Curtain {
			p.tell(Ready{})
		}
		list := table.match.Legal()
		secret := slices.IndexFunc(list, func(c engine.Choice) bool { return verbs[c.Verb] == "secret" })
		switch {
		case secret >= 0:
			called = true
			p.tell(Press{list[secret]})
		case called && verbs[list[0].Verb] == "vote":
			voter, state := table.Viewer, table.match.State()
			p.tell(Press{list[0]})
			votes++
			if table.Viewer == voter || verbs[table.match.Legal()[0].Verb] != "vote" {
				continue
			}
			if !table.Secret || !table.Curtain {
				t.Fatalf("seat %d votes without the device being handed over", table.Viewer)
			}
			if len(table.News) != 0 {
				t.Fatalf("the vote is told: %+v", table.News)
			}
			all, _ := state.MarshalJSON()
			if shown, _ := table.State.MarshalJSON(); string(shown) == string(all) {
				t.Fatal("the position shown holds the vote")
			}
			if table.CanUndo {
				t.Fatal("another's vote can be undone")
			}
		default:
			votes = 0
			p.tell(Press{list[n%len(list)]})
			p.tell(ConfirmEnd{})
		}
	}
	if !called || votes == 0 {
		t.Fatal("nobody votes in secret")
	}
}

func TestNothingHappensBeforeTheHandOver(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for !table.Curtain {
		p.step()
	}
	link := table.Text()
	p.tell(Tap{Place: 0}, PressPicked{}, Undo{}, Press{table.match.Legal()[0]})
	if table.Text() != link || !table.Curtain {
		t.Fatal("a choice before the hand-over")
	}
	p.tell(Ready{})
	p.step()
	if table.Text() == link {
		t.Fatal("no choice after the hand-over")
	}
}

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
		if table.Failed != nil || table.Record.Revision != stored.Revision+1 {
			t.Errorf("%v: not stored once there is room: %v, revision %d", err, table.Failed, table.Record.Revision)
		}
		if back, _ := store.Read(stored.ID, p.store.texts[stored.ID]); back.Link != table.Text() {
			t.Errorf("%v: what is stored is not what is shown", err)
		}
	}
}

func TestWithoutStorageAMatchCanBePlayed(t *testing.T) {
	disk := &drawer{texts: map[string]string{}, failing: store.ErrRefused}
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

func TestALinkOpensOnAnotherDevice(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.march()
	p.tell(CopyLink{})
	p.wantSaid("share.copied")
	site, text, _ := strings.Cut(p.copied[0], "#")
	if site != "https://example.org/bretwalda/" {
		t.Errorf("the link is of %q", site)
	}
	other := newPage(t, &drawer{texts: map[string]string{}}, text)
	if other.m.Screen != Arrived || other.m.Arrival.Code != "" || other.m.Arrival.Relation != match.Other || len(other.store.texts) != 0 {
		t.Fatalf("arrival %+v", other.m.Arrival)
	}
	other.tell(AcceptArrival{})
	if other.m.Screen != Play || other.m.Table.Record.Link != text || len(other.store.texts) != 1 {
		t.Fatalf("screen %d, %d stored", other.m.Screen, len(other.store.texts))
	}
	if news := other.m.Table.News; len(news) > 0 {
		t.Errorf("what is in the log is told as news: %+v", news)
	}
}

func TestALinkOfAMatchThatIsKept(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	old := table.Text()
	p.march()
	kept := table.Text()
	id := table.Record.ID

	p.tell(Goto{kept})
	if p.m.Arrival.Relation != match.Same {
		t.Errorf("the same link is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.fragment != AtMatch(id) || len(p.store.texts) != 1 {
		t.Errorf("the same link opens %q, %d stored", p.fragment, len(p.store.texts))
	}

	p.tell(Goto{old})
	if p.m.Arrival.Relation != match.Older {
		t.Errorf("the older link is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Text() != kept {
		t.Error("an older link has set the match back")
	}

	ahead := newPage(t, &drawer{texts: map[string]string{}}, kept)
	ahead.tell(AcceptArrival{})
	ahead.step()
	p.tell(Goto{ahead.m.Table.Text()})
	if p.m.Arrival.Relation != match.Continues {
		t.Errorf("the link that goes on is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Text() != ahead.m.Table.Text() || p.m.Table.Record.ID != id || len(p.store.texts) != 1 {
		t.Error("the match has not gone on")
	}

	fork := newPage(t, &drawer{texts: map[string]string{}}, old)
	fork.tell(AcceptArrival{})
	fork.step()
	p.tell(Goto{fork.m.Table.Text()})
	if p.m.Arrival.Relation != match.Fork {
		t.Errorf("the fork is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Record.ID == id || len(p.store.texts) != 2 {
		t.Error("the fork is not kept beside")
	}
}

func TestDamagedLinksSayWhatIsWrong(t *testing.T) {
	p := emptyPage(t)
	text := p.begin().Text()
	for _, c := range []struct{ text, code string }{
		{text[:len(text)-5], "cut"},
		{text[:10] + "-" + text[11:], "damaged"},
		{"hello", "notGame"},
	} {
		p.tell(Goto{c.text})
		if p.m.Screen != Arrived || p.m.Arrival.Code != c.code {
			t.Errorf("%.20q: %q", c.text, p.m.Arrival.Code)
		}
		p.tell(SetPaste{"look: " + c.text}, OpenPaste{})
		if p.m.Screen != Arrived || p.m.Arrival.Code != c.code {
			t.Errorf("pasted %.20q: %q", c.text, p.m.Arrival.Code)
		}
		p.tell(AcceptArrival{})
		if len(p.store.texts) != 1 {
			t.Fatal("a damaged link was kept")
		}
	}
	p.tell(SetPaste{"Your turn! https://example.org/#" + text + "."}, OpenPaste{})
	if p.m.Screen != Arrived || p.m.Arrival.Code != "" || p.fragment != text {
		t.Errorf("a pasted message: %+v", p.m.Arrival)
	}
}

func TestAllMatchesTravelInAFile(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.march()
	p.begin()
	p.tell(Goto{AtHome}, ExportAll{})
	if len(p.files) != 1 {
		t.Fatal("no file")
	}
	other := emptyPage(t)
	other.file = p.files[0].Bytes
	other.tell(ImportFile{})
	other.wantSaid("import.done")
	if len(other.store.texts) != 2 || len(other.m.Records) != 2 {
		t.Fatalf("%d stored, %d listed", len(other.store.texts), len(other.m.Records))
	}
	other.tell(ImportFile{})
	other.wantSaid("import.done", "import.known")
	if len(other.store.texts) != 2 {
		t.Fatal("the matches are there twice")
	}
}

func TestAFileThatIsNoneChangesNothing(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	before := len(p.store.texts)
	for text, key := range map[string]string{
		"GIF89a": "import.error.foreign",
		`{"format":"bretwalda matches","version":9}`: "import.error.newerVersion",
	} {
		p.file = []byte(text)
		p.tell(ImportFile{})
		p.wantSaid(key)
	}
	p.file = store.File([]store.Record{{Link: "1AAAA", Revision: 1}}, nil)
	p.tell(ImportFile{})
	p.wantSaid("import.done", "import.bad")
	if len(p.store.texts) != before || !p.m.Notice.Error {
		t.Fatal("something was changed")
	}
	p.tell(Dismiss{})
	p.wantSaid()
}

func TestAnImportThatFindsNoRoomSaysSo(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.tell(ExportAll{})
	other := emptyPage(t)
	other.file, other.store.failing = p.files[0].Bytes, errQuota
	other.tell(ImportFile{})
	other.wantSaid("import.unkept")
	if len(other.m.Records) != 0 {
		t.Fatal("a match is listed that is not stored")
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

func TestEscapeClosesWhatIsOpen(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(OpenDrawer{NationsDrawer}, ShowSide{3}, CopyLink{})
	p.tell(Escape{})
	if p.m.Notice != nil || table.Side != 3 {
		t.Fatal("the notice stays, or the card went with it")
	}
	p.tell(Escape{})
	if table.Side != engine.None || table.Drawer != NationsDrawer {
		t.Fatal("the card stays, or the drawer went with it")
	}
	p.tell(Escape{})
	if table.Drawer != NoDrawer {
		t.Fatal("the drawer stays")
	}
	p.tell(AskTakeBack{}, Escape{})
	if table.Asking != NoQuestion {
		t.Fatal("the question stays")
	}
	p.tell(Goto{AtHome}, AskForget{table.Record.ID}, Escape{})
	if p.m.Forget != "" {
		t.Fatal("the match may still be deleted")
	}
}

func TestTheFormRefusesNamesThatAreTooLongOrTwice(t *testing.T) {
	for _, c := range []struct{ one, two, fault string }{
		{"Ann", " ann ", "new.nameTwice"},
		{"Ann", "\u202eA\u200bnn", "new.nameTwice"},
		{strings.Repeat("x", 41), "", "new.nameLong"},
		{"", "", ""},
		{"Ann", "Bob", ""},
		{"Paco", "Расо", "new.nameTwice"},
		{"Ian", "lan", "new.nameTwice"},
		{"Аnna", "", "new.nameSigns"},
		{"#1ADMhWA1zbhx", "", "new.nameSigns"},
		{"x 1AOMl______9oAAALEXVyrj", "", "new.nameSigns"},
		{"Анна", "Anna", ""},
		{"\u200bPam\u202e\u00a0B", "Pam", ""},
	} {
		p := emptyPage(t)
		p.tell(Goto{AtNew}, SetName{0, c.one}, SetName{1, c.two})
		if p.m.Setup.Fault != c.fault {
			t.Errorf("%.10q, %q: %q", c.one, c.two, p.m.Setup.Fault)
		}
		p.tell(StartMatch{})
		if (p.m.Screen == Play) != (c.fault == "") {
			t.Errorf("%.10q, %q: screen %d", c.one, c.two, p.m.Screen)
		}
	}
}

func TestChosenColoursAndDiceByHand(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, SetOption{0, 1}, SetDice{dice.ByHand})
	p.tell(everybody(4)...)
	p.tell(StartMatch{})
	h := p.m.Table.Header()
	if h.Setup.Options[0] != 1 || h.Dice != (dice.Source{Kind: dice.ByHand}) {
		t.Fatalf("%+v", h)
	}
	for range 300 {
		if p.m.Table.Turn.Seat == engine.Nature {
			break
		}
		p.march()
		p.step()
	}
	if p.m.Table.Turn.Seat != engine.Nature {
		t.Fatal("no dice are ever asked for")
	}
	before := p.m.Table.Text()
	p.step()
	if p.m.Table.Text() == before {
		t.Fatal("the die is not taken")
	}
	p.tell(Ready{}, AskTakeBack{}, TakeBack{})
	if p.m.Table.Text() != before {
		t.Fatal("the die is not taken back")
	}
}

func TestShareSaysWhoseTurnItIs(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(ShareLink{})
	if len(p.shared) != 1 || p.shared[0].URL != p.m.Link(table) || !strings.Contains(p.shared[0].Text, table.Name(p.m.Language(), table.Viewer)) {
		t.Fatalf("%+v", p.shared)
	}
	p.m.World.Share = false
	p.tell(ShareLink{})
	p.wantSaid("share.copied")
	if len(p.shared) != 1 || len(p.copied) != 1 {
		t.Fatal("a device that cannot share does not copy")
	}
}

func TestANewVersionWaitsForThePerson(t *testing.T) {
	p := emptyPage(t)
	p.tell(UpdateWaits{})
	if !p.m.Offers() || p.updated {
		t.Fatal("updated unasked")
	}
	p.tell(PutOffUpdate{})
	if p.m.Offers() {
		t.Fatal("the offer stays")
	}
	p.blocked = errQuota
	p.tell(UpdateWaits{}, AcceptUpdate{})
	p.wantSaid("update.failed")
	if p.updated || !p.m.CanUpdate() {
		t.Fatal("a version that could not take over is offered no more")
	}
	p.blocked = nil
	p.tell(AcceptUpdate{})
	if !p.updated {
		t.Fatal("not updated")
	}
}

// A whole game by the last choice of each list: every position can be shown,
// stored and opened again.
func TestAWholeMatchAtTheTable(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for range 4000 {
		if table.Turn.Over() {
			break
		}
		p.step()
	}
	if !table.Turn.Over() {
		t.Fatalf("not over in round %d", table.Round())
	}
	if !table.Record.About.Over || len(table.Record.About.Won) == 0 {
		t.Errorf("%+v", table.Record.About)
	}
	again, err := link.Decode(table.Text(), p.m.World.Shelf)
	if err != nil || again.Len() != table.match.Len() {
		t.Fatal(err)
	}
	fresh := testTable(table.Record, again)
	if len(fresh.Log.All()) != len(table.Log.All()) {
		t.Errorf("the log has %d events, opened again %d", len(table.Log.All()), len(fresh.Log.All()))
	}
}

// A draw at random asks nobody, whoever rolls the dice.
func TestLotsAreDrawnUnasked(t *testing.T) {
	asks := britannia.Revised().Lexicon().Asks
	for colours, want := range []string{"march", "march", "bid"} {
		for scenario, seats := range map[int]int{0: 4, 4: 2} {
			p := emptyPage(t)
			p.tell(Goto{AtNew}, SetScenario{scenario}, SetSeats{seats}, SetOption{0, uint8(colours)}, SetDice{dice.ByHand})
			p.tell(everybody(seats)...)
			p.tell(StartMatch{})
			if got := asks[p.m.Table.Turn.Kind]; got != want {
				t.Errorf("colours %d, scenario %d: asked %s", colours, scenario, got)
			}
			dealt := map[engine.Seat]bool{}
			for _, s := range p.m.Table.Standing {
				if s.Side != engine.None && s.Seat >= 0 {
					dealt[s.Seat] = true
				}
			}
			if want == "march" && len(dealt) != seats {
				t.Errorf("colours %d, scenario %d: %d players have nations", colours, scenario, len(dealt))
			}
		}
	}
	c := gather(t, dice.ByHand, 3)
	if table := c.pages[0].m.Table; asks[table.Turn.Kind] != "march" {
		t.Errorf("by link: asked %s", asks[table.Turn.Kind])
	}
}
