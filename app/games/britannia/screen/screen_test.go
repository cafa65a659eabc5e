package screen_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
)

// early begins the scenario of the Romans and the inhabitants, on one device.
func early(t *testing.T) *viewtest.Desk {
	d := viewtest.Of(t, view.Draw, games.All()...)
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetScenario{Scenario: 2})
	return d
}

// TestNationsThatNeverComeAreSaidTo: not that they are off the board, as if they
// were still to arrive.
func TestNationsThatNeverComeAreSaidTo(t *testing.T) {
	d := early(t)
	d.Tell(client.OpenDrawer{Drawer: client.NationsDrawer})
	d.EveryLanguage()
	d.Shows("Normans: not in this game", "Scots: 0 points, not on the board", "Picts: 0 points")
}

// TestFightingOnIsToldBesideTheOnlyRetreat: the only choice is picked
// already, and the odds of staying belong to the same decision.
func TestFightingOnIsToldBesideTheOnlyRetreat(t *testing.T) {
	d := early(t)
	d.OnTo(func(table *client.Table) bool {
		_, complete := table.Picker.Choice()
		return complete && table.Game().Lexicon().Asks[table.Turn.Kind] == "defenderRetreat"
	})
	d.Shows("If both fight on")
	if h := d.HTML("en"); strings.Count(h, "<span>If both fight on</span>") != 1 {
		t.Error("the odds of fighting on are told twice")
	}
}

// TestTheEndOfAMovementIsNamedAfterItsBattles: they come before the turn is over.
func TestTheEndOfAMovementIsNamedAfterItsBattles(t *testing.T) {
	d := early(t)
	for _, battles := range []bool{false, true} {
		d.OnTo(func(table *client.Table) bool {
			st, ok := table.State.(*britannia.State)
			return ok && asks(table, "march") && table.Turn.Seat >= 0 && st.Battles() > 0 == battles && slices.ContainsFunc(table.Picker.All(), table.EndVerb)
		})
		if h := d.HTML("en"); strings.Contains(h, `aria-label="End turn: End moves then fight"`) != battles {
			t.Errorf("battles %v: the button says otherwise", battles)
		}
	}
}

// asks reports whether something is asked for.
func asks(table *client.Table, ask string) bool {
	return table.Game().Lexicon().Asks[table.Turn.Kind] == ask
}

// germanic begins the scenario of the Saxons and the Angles, on one device.
func germanic(t *testing.T) *viewtest.Desk {
	d := viewtest.Of(t, view.Draw, games.All()...)
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetScenario{Scenario: 3})
	return d
}

// TestAVoterIsToldTheWeightOfTheirVotes: one for each area of England.
func TestAVoterIsToldTheWeightOfTheirVotes(t *testing.T) {
	d := germanic(t)
	d.OnTo(func(table *client.Table) bool { return asks(table, "vote") })
	own, all := d.M.Table.State.(*britannia.State).Votes(d.M.Table.Turn.Side)
	d.Shows(fmt.Sprintf("%d of %d votes", own, all))
	d.EveryLanguage()
}

// TestABidderIsToldForWhomAndAgainstWhom: one nation stands for its group.
func TestABidderIsToldForWhomAndAgainstWhom(t *testing.T) {
	d := viewtest.Of(t, view.Draw, games.All()...)
	g := games.ByID("britannia-2008")
	bid := slices.Index(g.Options()[0].Values, "bid")
	d.Begin(client.SetGame{Game: viewtest.Number(t, g.ID())}, client.SetOption{Option: 0, Value: uint8(bid)})
	d.OnTo(func(table *client.Table) bool { return asks(table, "bid") })
	group := "Romans, Romano-British"
	d.Shows(group)
	if strings.Contains(d.HTML("en"), " bids 0.") {
		t.Error("somebody has bid before the first bid")
	}
	d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]}) // for the Romans
	if !asks(d.M.Table, "raise") {
		t.Fatal("how much is not asked")
	}
	d.Shows(group, "Bid 0")
	d.EveryLanguage()
	d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]})
	d.OnTo(func(table *client.Table) bool { return asks(table, "bid") })
	d.Shows(group, " bids 0.")
	d.EveryLanguage()
}

// TestALeaderWhoAppearsIsNamed: in the title, as Arthur is.
func TestALeaderWhoAppearsIsNamed(t *testing.T) {
	d := germanic(t)
	d.OnTo(func(table *client.Table) bool { return asks(table, "leader") })
	x, turn := d.M.Table.Game().Lexicon(), d.M.Table.Turn
	d.Shows(x.Sides[turn.Side] + ": " + x.Whats[d.M.Table.Picker.All()[0].What])
	d.EveryLanguage()
}

// TestAMovementThatCannotEndSaysWhy: the button is missing then.
func TestAMovementThatCannotEndSaysWhy(t *testing.T) {
	const yet = "You can’t end the turn yet. "
	d := germanic(t)
	d.OnTo(func(table *client.Table) bool {
		return asks(table, "march") && !slices.ContainsFunc(table.Picker.All(), table.EndVerb)
	})
	d.Shows(yet)
	d.EveryLanguage()
	d.OnTo(func(table *client.Table) bool {
		return asks(table, "march") && slices.ContainsFunc(table.Picker.All(), table.EndVerb)
	})
	if strings.Contains(d.HTML("en"), yet) {
		t.Error("a player who may end the movement is told that they may not")
	}
}

// TestAMoverIsToldOfBattlesToCome: as many as are fought if the movement ends now.
func TestAMoverIsToldOfBattlesToCome(t *testing.T) {
	d := early(t)
	seen := map[bool]bool{}
	for range 60 {
		d.OnTo(func(table *client.Table) bool {
			return asks(table, "march") && slices.ContainsFunc(table.Picker.All(), table.EndVerb)
		})
		list := d.M.Table.Picker.All()
		words := d.M.Table.Game().Lexicon()
		ended := d.M.Table.State.Clone()
		events, err := ended.Play(list[slices.IndexFunc(list, d.M.Table.EndVerb)])
		if err != nil {
			t.Fatal(err)
		}
		fights := words.Asks[ended.Turn().Kind] == "battle" ||
			slices.ContainsFunc(events, func(e engine.Event) bool { return words.Events[e.Kind] == "battle" })
		follows := strings.Contains(d.HTML("en"), "your moves.")
		if fights != follows {
			t.Fatalf("battles follow: %v; it is said: %v", fights, follows)
		}
		seen[follows] = true
		d.Tell(client.Press{Choice: list[0]}, client.ConfirmEnd{})
		if len(seen) == 2 {
			return
		}
	}
	t.Errorf("battles were seen to follow or not: %v", seen)
}

// TestTheLastMarchSaysThatItIsTheLast: the dice fall at once, and nobody is asked
// whether the movement ends.
func TestTheLastMarchSaysThatItIsTheLast(t *testing.T) {
	const last = "Your movement ends with this: "
	d := early(t)
	said := map[bool]int{}
	for range 40 {
		d.OnTo(func(table *client.Table) bool {
			return asks(table, "march") && len(table.Picker.All()) > 0 && !table.EndVerb(table.Picker.All()[0])
		})
		table := d.M.Table
		march, nation, half := table.Picker.All()[0], table.Turn.Side, table.State.(*britannia.State).Half()
		table.Picker.Propose(march)
		told := strings.Contains(d.HTML("en"), last)
		d.EveryLanguage()
		d.Tell(client.PressPicked{}, client.ConfirmEnd{})
		table = d.M.Table
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

// TestASubmissionIsAnnounced: in this scenario nobody is asked.
func TestASubmissionIsAnnounced(t *testing.T) {
	d := early(t)
	submitted := d.Brings("submit")
	_, words, _ := strings.Cut(d.HTML("en"), `class="announced"`)
	if name := d.M.Table.Game().Lexicon().Sides[submitted]; !strings.Contains(words, "The "+name+" submit to the Romans.") {
		t.Errorf("the %s submit, and nobody is told", name)
	}
	d.EveryLanguage()
}

// TestTheAnswerToWhoeverAsksForLeaveIsAnnounced, and the button says whom they ask.
func TestTheAnswerToWhoeverAsksForLeaveIsAnnounced(t *testing.T) {
	d := early(t)
	verb := func(name string) (found engine.Choice, ok bool) {
		for _, c := range d.M.Table.Picker.Buttons() {
			if d.M.Table.Game().Lexicon().Verbs[c.Verb] == name {
				return c, true
			}
		}
		return found, false
	}
	d.OnTo(func(*client.Table) bool { _, asks := verb("ask"); return asks && d.Ask() == "march" })
	d.Shows("Ask the Romans to let you leave areas")
	for _, name := range []string{"ask", "allow"} {
		c, ok := verb(name)
		if !ok {
			t.Fatalf("nobody is offered to %s", name)
		}
		d.Tell(client.Press{Choice: c}, client.Ready{})
	}
	if d.Ask() != "march" {
		t.Fatalf("asked %s after the answer", d.Ask())
	}
	_, words, _ := strings.Cut(d.HTML("en"), `class="announced"`)
	if !strings.Contains(words, "The Romans allow the ") {
		t.Error("whoever has asked is not told the answer")
	}
	d.EveryLanguage()
}

// TestANationThatFallsIsAnnounced: its player may have had nothing to decide.
func TestANationThatFallsIsAnnounced(t *testing.T) {
	d := early(t)
	fallen := d.Brings("perish")
	_, words, _ := strings.Cut(d.HTML("en"), `class="announced"`)
	if name := d.M.Table.Game().Lexicon().Sides[fallen]; !strings.Contains(words, "The "+name+" have no army left on the board.") {
		t.Errorf("the last of the %s fall, and nobody is told", name)
	}
	d.EveryLanguage()
}

// TestTheHeadOfTheSheetLeadsToTheCard: as a tip says, the nation can be tapped.
func TestTheHeadOfTheSheetLeadsToTheCard(t *testing.T) {
	d := early(t)
	d.OnTo(func(t *client.Table) bool { return t.Turn.Seat >= 0 && t.Turn.Side >= 0 && !t.Passing })
	side := d.M.Table.Turn.Side
	name := d.M.Table.Game().Lexicon().Sides[side]
	if h := d.HTML("en"); !regexp.MustCompile(`<button[^>]* class="emblem"`).MatchString(h) || !strings.Contains(h, `<span class="aside">Card: `+name+`</span>`) || !strings.Contains(h, "has-card") {
		t.Errorf("the head of the sheet does not lead to the card of the %s", name)
	}
	d.Tell(client.ShowSide{Side: side})
	d.EveryLanguage()
}

// TestTheTimelineForgetsTheFallen: of nations that have no army and get none, rounds
// to come say nothing.
func TestTheTimelineForgetsTheFallen(t *testing.T) {
	d := viewtest.Of(t, view.Draw, games.All()...)
	d.M.Settings.Passing = "never"
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")})
	d.OnTo(func(t *client.Table) bool { return t.Round() >= 9 })
	table := d.M.Table
	d.Tell(client.OpenDrawer{Drawer: client.TimelineDrawer})
	d.M.Settings.Language = "en"
	h := d.HTML("en")
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
	d.Roam(func() bool {
		st, ok := d.M.Table.State.(*britannia.State)
		if !ok || d.Ask() != "march" || st.Battles() == 0 || len(d.M.Table.Previews()) > 0 {
			return false
		}
		if _, ends := d.M.Table.Picker.Choice(); ends || !slices.ContainsFunc(d.M.Table.Picker.All(), d.M.Table.EndVerb) {
			return false
		}
		if n := strings.Count(d.HTML("en"), `class="target`); n < st.Battles() {
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
	d := viewtest.Of(t, view.Draw, games.ByID("britannia-2008"))
	d.Tell(client.Goto{Fragment: client.AtNew})
	if strings.Contains(d.HTML("en"), "Seat 1: ") {
		t.Error("nations are dealt before they are drawn")
	}
	d.Tell(client.SetOption{Option: 0, Value: uint8(slices.Index(games.ByID("britannia-2008").Options()[0].Values, "chosen"))})
	d.Shows("Seat 1: Romans, ", "Seat 4: ")
	d.EveryLanguage()
}

// TestTheEndOfAMovementIsToldWhenItIsTrue for the armies that are picked.
func TestTheEndOfAMovementIsToldWhenItIsTrue(t *testing.T) {
	d := early(t)
	told, seen := 0, 0
	d.Roam(func() bool {
		c, picked := d.M.Table.Picker.Choice()
		if !picked || d.Ask() != "march" || d.M.Table.EndVerb(c) {
			return false
		}
		after := d.M.Table.State.Clone().(*britannia.State)
		turn := after.Turn()
		if _, err := after.Play(c); err != nil {
			return false
		}
		seen++
		ask := d.M.Table.Game().Lexicon().Asks[after.Turn().Kind]
		ends := ask != "abandon" && (ask != "march" || after.Turn().Side != turn.Side || after.Half() != d.M.Table.State.(*britannia.State).Half())
		says := strings.Contains(d.HTML("en"), "Your movement ends with this")
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
