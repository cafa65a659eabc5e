package view

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// early begins the scenario of the Romans and the inhabitants, on one device.
func early(t *testing.T) *desk {
	d := newDesk(t)
	d.begin(client.SetGame{Game: numberOf(t, "britannia-2008")}, client.SetScenario{Scenario: 2})
	return d
}

// onTo makes choices, the middle one of each list, until something is asked that
// the test waits for.
func (d *desk) onTo(there func(*client.Table) bool) {
	d.t.Helper()
	for range 3000 {
		d.tell(client.EndReplay{}, client.Ready{})
		table := d.m.Table
		if there(table) {
			return
		}
		list := table.Picker.All()
		if table.Turn.Over() || len(list) == 0 {
			break
		}
		d.tell(client.Press{Choice: list[len(list)/2]})
		if d.m.Table.Asking != client.NoQuestion {
			d.tell(client.ConfirmEnd{})
		}
	}
	d.t.Fatal("it never comes to that")
}

// TestNationsThatNeverComeAreSaidTo: not that they are off the board, as if they
// were still to arrive.
func TestNationsThatNeverComeAreSaidTo(t *testing.T) {
	d := early(t)
	d.tell(client.OpenDrawer{Drawer: client.NationsDrawer})
	d.everyLanguage()
	d.shows("Normans: not in this game", "Scots: 0 points, not on the board", "Picts: 0 points")
}

// TestFightingOnIsToldBesideTheOnlyRetreat: the only choice is picked
// already, and the odds of staying belong to the same decision.
func TestFightingOnIsToldBesideTheOnlyRetreat(t *testing.T) {
	d := early(t)
	d.onTo(func(table *client.Table) bool {
		_, complete := table.Picker.Choice()
		return complete && table.Game().Lexicon().Asks[table.Turn.Kind] == "defenderRetreat"
	})
	d.shows("If both fight on")
	if h := d.html("en"); strings.Count(h, "If both fight on") != 1 {
		t.Error("the odds of fighting on are told twice")
	}
}

// asks reports whether something is asked for.
func asks(table *client.Table, ask string) bool {
	return table.Game().Lexicon().Asks[table.Turn.Kind] == ask
}

// germanic begins the scenario of the Saxons and the Angles, on one device.
func germanic(t *testing.T) *desk {
	d := newDesk(t)
	d.begin(client.SetGame{Game: numberOf(t, "britannia-2008")}, client.SetScenario{Scenario: 3})
	return d
}

// TestWhoVotesIsToldWhatTheVotesWeigh: one for each area of England.
func TestWhoVotesIsToldWhatTheVotesWeigh(t *testing.T) {
	d := germanic(t)
	d.onTo(func(table *client.Table) bool { return asks(table, "vote") })
	own, all := d.m.Table.State.(*britannia.State).Votes(d.m.Table.Turn.Side)
	d.shows(fmt.Sprintf("%d of %d votes", own, all))
	d.everyLanguage()
}

// TestWhoBidsIsToldForWhomAndAgainstWhom: one nation stands for its group.
func TestWhoBidsIsToldForWhomAndAgainstWhom(t *testing.T) {
	d := newDesk(t)
	g := games.ByID("britannia-2008")
	bid := slices.Index(g.Options()[0].Values, "bid")
	d.begin(client.SetGame{Game: numberOf(t, g.ID())}, client.SetOption{Option: 0, Value: uint8(bid)})
	d.onTo(func(table *client.Table) bool { return asks(table, "bid") })
	group := "Romans, Romano-British"
	d.shows(group)
	if strings.Contains(d.html("en"), " bids 0.") {
		t.Error("somebody has bid before the first bid")
	}
	d.tell(client.Press{Choice: d.m.Table.Picker.All()[0]}) // for the Romans
	if !asks(d.m.Table, "raise") {
		t.Fatal("how much is not asked")
	}
	d.shows(group, "Bid 0")
	d.everyLanguage()
	d.tell(client.Press{Choice: d.m.Table.Picker.All()[0]})
	d.onTo(func(table *client.Table) bool { return asks(table, "bid") })
	d.shows(group, " bids 0.")
	d.everyLanguage()
}

// TestALeaderWhoAppearsIsNamed: in the title, as Arthur is.
func TestALeaderWhoAppearsIsNamed(t *testing.T) {
	d := germanic(t)
	d.onTo(func(table *client.Table) bool { return asks(table, "leader") })
	x, turn := d.m.Table.Game().Lexicon(), d.m.Table.Turn
	d.shows(x.Sides[turn.Side] + ": " + x.Whats[d.m.Table.Picker.All()[0].What])
	d.everyLanguage()
}

// TestWhoCannotEndTheMovementIsToldWhy: the button is missing then.
func TestWhoCannotEndTheMovementIsToldWhy(t *testing.T) {
	const yet = "You can’t end the turn yet. "
	d := germanic(t)
	d.onTo(func(table *client.Table) bool {
		return asks(table, "march") && !slices.ContainsFunc(table.Picker.All(), table.EndVerb)
	})
	d.shows(yet)
	d.everyLanguage()
	d.onTo(func(table *client.Table) bool {
		return asks(table, "march") && slices.ContainsFunc(table.Picker.All(), table.EndVerb)
	})
	if strings.Contains(d.html("en"), yet) {
		t.Error("who may end the movement is told that he may not")
	}
}

// TestAMoverIsToldOfBattlesToCome: as many as are fought if the movement ends now.
func TestAMoverIsToldOfBattlesToCome(t *testing.T) {
	d := early(t)
	seen := map[bool]bool{}
	for range 60 {
		d.onTo(func(table *client.Table) bool {
			return asks(table, "march") && slices.ContainsFunc(table.Picker.All(), table.EndVerb)
		})
		list := d.m.Table.Picker.All()
		words := d.m.Table.Game().Lexicon()
		ended := d.m.Table.State.Clone()
		events, err := ended.Play(list[slices.IndexFunc(list, d.m.Table.EndVerb)])
		if err != nil {
			t.Fatal(err)
		}
		fights := words.Asks[ended.Turn().Kind] == "battle" ||
			slices.ContainsFunc(events, func(e engine.Event) bool { return words.Events[e.Kind] == "battle" })
		follows := strings.Contains(d.html("en"), "when you end the turn.")
		if fights != follows {
			t.Fatalf("battles follow: %v; it is said: %v", fights, follows)
		}
		seen[follows] = true
		d.tell(client.Press{Choice: list[0]}, client.ConfirmEnd{})
		if len(seen) == 2 {
			return
		}
	}
	t.Errorf("battles were seen to follow or not: %v", seen)
}

// TestTheLastMarchSaysThatItIsTheLast: the dice fall at once, and nobody is asked
// whether the movement ends.
func TestTheLastMarchSaysThatItIsTheLast(t *testing.T) {
	const last = "Your movement phase ends: "
	d := early(t)
	said := map[bool]int{}
	for range 40 {
		d.onTo(func(table *client.Table) bool {
			return asks(table, "march") && len(table.Picker.All()) > 0 && !table.EndVerb(table.Picker.All()[0])
		})
		table := d.m.Table
		march, nation, half := table.Picker.All()[0], table.Turn.Side, table.State.(*britannia.State).Half()
		table.Picker.Propose(march)
		told := strings.Contains(d.html("en"), last)
		d.everyLanguage()
		d.tell(client.PressPicked{}, client.ConfirmEnd{})
		table = d.m.Table
		if ended := !asks(table, "march") || table.Turn.Side != nation || table.State.(*britannia.State).Half() != half; ended != told {
			t.Fatalf("%v: told that the movement ends: %v; it ends: %v", march, told, ended)
		}
		said[told]++
		if said[true] > 0 && said[false] > 0 {
			return
		}
	}
	t.Errorf("last marches and others: %v", said)
}

// brings plays on until an event of a kind has just happened, and tells of whom.
func (d *desk) brings(kind string) (side int8) {
	d.t.Helper()
	d.onTo(func(table *client.Table) bool {
		x := table.Game().Lexicon()
		i := slices.IndexFunc(table.News, func(e engine.Event) bool { return x.Events[e.Kind] == kind })
		if i >= 0 {
			side = table.News[i].Side
		}
		return i >= 0
	})
	return side
}

// TestASubmissionIsAnnounced: in this scenario nobody is asked.
func TestASubmissionIsAnnounced(t *testing.T) {
	d := early(t)
	submitted := d.brings("submit")
	_, words, _ := strings.Cut(d.html("en"), `class="announced"`)
	if name := d.m.Table.Game().Lexicon().Sides[submitted]; !strings.Contains(words, "The "+name+" submit to the Romans.") {
		t.Errorf("the %s submit, and nobody is told", name)
	}
	d.everyLanguage()
}

// TestANationThatFallsIsAnnounced: its player may have had nothing to decide.
func TestANationThatFallsIsAnnounced(t *testing.T) {
	d := early(t)
	fallen := d.brings("perish")
	_, words, _ := strings.Cut(d.html("en"), `class="announced"`)
	if name := d.m.Table.Game().Lexicon().Sides[fallen]; !strings.Contains(words, "The "+name+" have no army left on the board.") {
		t.Errorf("the last of the %s fall, and nobody is told", name)
	}
	d.everyLanguage()
}

// TestNothingIsAnnouncedTwice: where the sheet says already what has happened,
// it is said there.
func TestNothingIsAnnouncedTwice(t *testing.T) {
	d := early(t)
	d.brings("submit")
	d.m.Settings.Language = "en"
	s := d.seatView()
	announced := func(said string) int { return strings.Count(app.HTMLString(s.announcements(said)), "<li>") }
	if n := announced("A fort rises in Kent."); n != 1 {
		t.Errorf("a submission is announced %d times", n)
	}
	if n := announced(strings.Join(s.told(len(s.t.News)), " ")); n != 0 {
		t.Errorf("a submission that was told is announced %d times", n)
	}
}

// TestWhoEndsAMatchByLinkIsToldToSendIt: nobody else knows that it is over.
func TestWhoEndsAMatchByLinkIsToldToSendIt(t *testing.T) {
	const words = "the others don’t know yet how the game ended."
	from, to := gathered(t, numberOf(t, "britannia-2008"), dice.Chained)
	for n := 0; ; n++ {
		from.play()
		if from.m.Table.Turn.Over() {
			break
		}
		if n > 300 {
			t.Fatal("the match does not end")
		}
		from.tell(client.CopyLink{})
		to.tell(client.Goto{Fragment: from.m.Table.Text()}, client.EndReplay{}, client.Ready{})
		from, to = to, from
	}
	from.shows(words)
	from.everyLanguage()
	from.tell(client.CopyLink{})
	if strings.Contains(from.html("en"), words) {
		t.Error("he is told so once more")
	}
	to.tell(client.Goto{Fragment: from.m.Table.Text()}, client.EndReplay{})
	if h := to.html("en"); !to.m.Table.Turn.Over() || strings.Contains(h, words) {
		t.Error("who is told how it ended is asked to send it")
	}
}

// TestRealDiceDoNotFallAgain: dice entered by hand are entered again.
func TestRealDiceDoNotFallAgain(t *testing.T) {
	for kind, words := range map[dice.Kind]string{dice.Seeded: "You will roll the same numbers again.", dice.ByHand: "This takes back the last die or choice."} {
		d := newDesk(t)
		d.begin(client.SetGame{Game: numberOf(t, "britannia-2008")}, client.SetScenario{Scenario: 2}, client.SetDice{Dice: kind})
		d.tell(client.Press{Choice: d.m.Table.Picker.All()[0]}, client.AskTakeBack{})
		if h := d.html("en"); !strings.Contains(h, words) {
			t.Errorf("dice %v: %q is not said", kind, words)
		}
		d.everyLanguage()
	}
}

// TestTheHeadOfTheSheetLeadsToTheCard: as a tip says, the nation can be tapped.
func TestTheHeadOfTheSheetLeadsToTheCard(t *testing.T) {
	d := early(t)
	d.onTo(func(t *client.Table) bool { return t.Turn.Seat >= 0 && t.Turn.Side >= 0 && !t.Passing })
	side := d.m.Table.Turn.Side
	name := d.m.Table.Game().Lexicon().Sides[side]
	if h := d.html("en"); !regexp.MustCompile(`<button[^>]* class="emblem"`).MatchString(h) || !strings.Contains(h, `<span class="aside">Card: `+name+`</span>`) || !strings.Contains(h, "has-card") {
		t.Errorf("the head of the sheet does not lead to the card of the %s", name)
	}
	d.tell(client.ShowSide{Side: side})
	d.everyLanguage()
}

// TestTheTimelineForgetsTheFallen: of nations that have no army and get none, rounds
// to come say nothing.
func TestTheTimelineForgetsTheFallen(t *testing.T) {
	d := newDesk(t)
	d.m.Settings.Passing = "never"
	d.begin(client.SetGame{Game: numberOf(t, "britannia-2008")})
	d.onTo(func(t *client.Table) bool { return t.Round() >= 9 })
	table := d.m.Table
	d.tell(client.OpenDrawer{Drawer: client.TimelineDrawer})
	d.m.Settings.Language = "en"
	h := d.html("en")
	filters := regexp.MustCompile(`<option[^>]*>\s*([^<]*?)\s*<`).FindAllStringSubmatch(h, -1)
	e := table.State.(*britannia.State).Edition()
	_, ahead, _ := strings.Cut(h, `class="space now"`)
	fallen := 0
	for side, name := range table.Game().Lexicon().Sides {
		there := slices.ContainsFunc(table.Pieces, func(p engine.Piece) bool { return p.Side == int8(side) && p.Mark == 0 })
		comes := britannia.Nation(side) == britannia.RomanoBritish && table.Round() <= int(e.BritonsRound)
		for _, round := range e.Timeline[table.Round() : e.Rounds[1]+1] {
			comes = comes || slices.ContainsFunc(round.Arrivals, func(a britannia.Arrival) bool { return int(a.Nation) == side })
		}
		if there || comes {
			continue
		}
		fallen++
		if strings.Contains(ahead, ">"+name+"<") || strings.Contains(ahead, name+" ") {
			t.Errorf("the timeline tells what is to come of the %s, who have no army", name)
		}
		if slices.ContainsFunc(filters, func(option []string) bool { return option[1] == name }) {
			t.Errorf("the %s can be chosen", name)
		}
	}
	if len(filters) < 3 {
		t.Errorf("to choose from are %q", filters)
	}
	if fallen < 2 {
		t.Errorf("only %d nations have fallen", fallen)
	}
}

// TestPlannedBattlesStay on the sheet while armies move, a row each with its odds.
func TestPlannedBattlesStay(t *testing.T) {
	d := early(t)
	several := 0
	d.roam(func() bool {
		st, ok := d.m.Table.State.(*britannia.State)
		if !ok || d.ask() != "march" || st.Battles() == 0 || len(d.m.Table.Previews()) > 0 {
			return false
		}
		if _, ends := d.m.Table.Picker.Choice(); ends || !slices.ContainsFunc(d.m.Table.Picker.All(), d.m.Table.EndVerb) {
			return false
		}
		if n := strings.Count(d.html("en"), `class="target`); n < st.Battles() {
			t.Errorf("%d battles are planned, %d are shown", st.Battles(), n)
		}
		if st.Battles() > 1 {
			several++
		}
		return several > 3 || t.Failed()
	})
	if several == 0 {
		t.Error("no two battles are planned")
	}
}

// TestSeatsAreToldTheirNations where they go by seat.
func TestSeatsAreToldTheirNations(t *testing.T) {
	d := deskOf(t, games.ByID("britannia-2008"))
	d.tell(client.Goto{Fragment: client.AtNew})
	if strings.Contains(d.html("en"), "Seat 1: ") {
		t.Error("nations are dealt before they are drawn")
	}
	d.tell(client.SetOption{Option: 0, Value: uint8(slices.Index(games.ByID("britannia-2008").Options()[0].Values, "chosen"))})
	d.shows("Seat 1: Romans, ", "Seat 4: ")
	d.everyLanguage()
}

// TestTheEndOfAMovementIsToldWhenItIsTrue for the armies that are picked.
func TestTheEndOfAMovementIsToldWhenItIsTrue(t *testing.T) {
	d := early(t)
	told, seen := 0, 0
	d.roam(func() bool {
		c, picked := d.m.Table.Picker.Choice()
		if !picked || d.ask() != "march" || d.m.Table.EndVerb(c) {
			return false
		}
		after := d.m.Table.State.Clone().(*britannia.State)
		turn := after.Turn()
		if _, err := after.Play(c); err != nil {
			return false
		}
		seen++
		ask := d.m.Table.Game().Lexicon().Asks[after.Turn().Kind]
		ends := ask != "abandon" && (ask != "march" || after.Turn().Side != turn.Side || after.Half() != d.m.Table.State.(*britannia.State).Half())
		says := strings.Contains(d.html("en"), "Your movement phase ends")
		if says != ends {
			t.Errorf("it says so: %v, it ends: %v, and %s is asked", says, ends, ask)
		}
		if says {
			told++
		}
		return told > 3 || t.Failed()
	})
	if seen == 0 {
		t.Error("nothing is ever picked")
	}
}
