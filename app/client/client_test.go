package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
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
	if table.Waiting() || table.State == state || table.Record.Link == link || table.Record.Writes != 2 {
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
	if again.m.Table.Record.Writes != record.Writes+1 {
		t.Fatalf("revision %d after %d", again.m.Table.Record.Writes, record.Writes)
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
	if table.Passing {
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
	for _, passing := range Passings {
		p := emptyPage(t)
		p.tell(SetSetting{Passing, passing})
		table := p.begin()
		if table.Passing {
			t.Fatalf("%s: a hand-over before the first choice", passing)
		}
		hands, seats := 0, 0
		for range 60 {
			before := table.Viewer
			p.step()
			if table.Passing {
				hands++
				if table.Viewer == before {
					t.Errorf("%s: a hand-over to the same person", passing)
				}
			}
			if table.Viewer != before {
				seats++
			}
		}
		switch {
		case seats == 0:
			t.Fatal("nobody else ever plays")
		case passing == "always" && hands != seats, passing == "turns" && (hands == 0 || hands > seats), passing == "never" && hands != 0:
			t.Errorf("%s: %d hand-overs, %d changes of seat", passing, hands, seats)
		}
	}
}

func TestASecretVoteIsShownToNobodyElse(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Passing, "never"})
	table := p.begin()
	verbs := table.Game().Lexicon().Verbs
	called, votes := false, 0
	for n := 0; votes < 3 && !table.Turn.Over(); n++ {
		if table.Passing {
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
			if !table.Secret || !table.Passing {
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
	for !table.Passing {
		p.step()
	}
	link := table.Text()
	p.tell(Tap{Place: 0}, PressPicked{}, Undo{}, Press{table.match.Legal()[0]})
	if table.Text() != link || !table.Passing {
		t.Fatal("a choice before the hand-over")
	}
	p.tell(Ready{})
	p.step()
	if table.Text() == link {
		t.Fatal("no choice after the hand-over")
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

// TestEscapeLeadsBackFromRulesAndLearn to the match from which the person has come.
func TestEscapeLeadsBackFromRulesAndLearn(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for _, page := range []string{AtLearn, AtRules} {
		p.tell(Goto{page})
		if p.m.tableOnScreen() {
			t.Fatalf("%s shows the table", page)
		}
		if p.tell(Escape{}); !p.m.tableOnScreen() || p.m.Table.Record.ID != table.Record.ID {
			t.Errorf("Escape leads from %s to %s", page, p.m.fragment)
		}
	}
}

func TestShareSaysWhoseTurnItIs(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(ShareLink{})
	if len(p.shared) != 1 || p.shared[0].URL != p.m.Link(table) || !strings.Contains(p.shared[0].Text, table.Name(p.m.Language(), table.Viewer)) {
		t.Fatalf("%+v", p.shared)
	}
	p.m.World.CanShare = false
	p.tell(ShareLink{})
	p.wantSaid("share.copied")
	if len(p.shared) != 1 || len(p.copied) != 1 {
		t.Fatal("a device that cannot share does not copy")
	}
}

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
	again, err := link.Decode(table.Text(), p.m.World.Revisions)
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
