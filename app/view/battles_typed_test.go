package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// vikings is the scenario of the Vikings with the command line open.
func vikings(t *testing.T) *desk {
	d := deskOf(t, games.ByID("britannia-2008"))
	i := slices.IndexFunc(games.ByID("britannia-2008").Scenarios(), func(s engine.Scenario) bool { return s.ID == "vikings" })
	if i < 0 {
		t.Fatal("no such scenario")
	}
	d.Begin(client.SetScenario{Scenario: i})
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.Tell(client.Ready{}, client.OpenLine{})
	return d
}

// enter types a line and is the answer.
func (d *desk) enter(line string) string {
	d.Tell(client.EnterLine{Text: line})
	lines, list := answerAt(d)
	return strings.Join(append(lines, list...), " | ")
}

// TestToStayInABattleNeedsNoSecondEnter, round after round: the word does it. Its number is
// read back.
func TestToStayInABattleNeedsNoSecondEnter(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	d.OnTo(func(tb *client.Table) bool {
		return slices.Contains([]string{"attackerRetreat", "defenderRetreat"}, d.Ask())
	})
	tb := d.M.Table
	if got := d.enter("can"); strings.Contains(strings.Split(got, " | ")[0], "Retreat 1") {
		t.Errorf("“can” takes the retreat that is picked beforehand for the question: %q", got)
	}
	before := tb.LogEnd()
	d.enter("can")
	if got := d.enter(strconv.Itoa(len(tb.Answer.Groups))); !tb.Reads || !strings.HasPrefix(got, "Stay in ") {
		t.Fatalf("its number is answered by %q", got)
	}
	if got := d.enter("stay"); tb.Reads || tb.LogEnd() == before {
		t.Errorf("“stay” is answered by %q", got)
	}
}

// TestNothingIsSummedUpInABattle: what fell is told by the dice, and what was gained once it is over.
func TestNothingIsSummedUpInABattle(t *testing.T) {
	t.Parallel()
	asked := 0
	for d := range retreats(t) {
		asked++
		d.Tell(client.EnterLine{Text: "since"})
		for _, line := range append(d.announced(), allSince(typingView{d.seatView()})...) {
			if strings.Contains(line, ". Lost: ") || strings.Contains(line, ". Gained: ") {
				t.Errorf("in a battle it is told %q", line)
			}
		}
	}
	if asked == 0 {
		t.Fatal("nobody is asked to retreat")
	}
}

// TestTheMovementCannotEndWhileBattlesAreLeft: the question is which comes next.
func TestTheMovementCannotEndWhileBattlesAreLeft(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	d.OnTo(func(tb *client.Table) bool { return d.Ask() == "battle" })
	if got := d.enter("end"); strings.Contains(got, "no battle left") || !strings.Contains(got, "the question is") {
		t.Errorf("“end” is answered by %q", got)
	}
}

// TestTheReadbackNamesTheLeader who goes along.
func TestTheReadbackNamesTheLeader(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	for range 400 {
		tb := d.M.Table
		i := slices.IndexFunc(tb.Picker.All(), func(c engine.Choice) bool {
			return tb.Turn.Seat >= 0 && typingView{d.seatView()}.VerbName(int(c.Verb)) == "lead"
		})
		if i < 0 {
			if !d.on() {
				break
			}
			continue
		}
		d.Tell(client.OpenLine{})
		got := d.enter(d.Narrator().Choice(tb.Turn, tb.Picker.All()[i]))
		if !tb.Reads || strings.Contains(got, "their leader from") {
			t.Errorf("it is read back %q", got)
		}
		return
	}
	t.Fatal("no leader comes")
}

// TestWithoutANumberAnArmyStays to keep the area that is left.
func TestWithoutANumberAnArmyStays(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	seen := 0
	for n := 0; n < 400 && seen < 10; n++ {
		tb := d.M.Table
		for _, c := range tb.Picker.All() {
			if d.Ask() != "march" || c.From < 0 || c.To < 0 || d.seatView().game.Chart().Places[c.From].Sea || tb.Turn.Seat < 0 {
				continue
			}
			armies := 0
			for _, p := range tb.Pieces {
				if p.Place == c.From && p.Side == tb.Turn.Side && d.Narrator().Units(p.What, 2) != d.Narrator().Units(p.What, 1) || p.Place == c.From && p.Side == tb.Turn.Side && p.What == 0 {
					armies += int(p.Count)
				}
			}
			group := slices.DeleteFunc(slices.Clone(tb.Picker.All()), func(o engine.Choice) bool {
				from, to := table.Ends(o)
				return from != c.From || to != c.To
			})
			usual := client.Usual(tb, group)
			if slices.ContainsFunc(group, func(o engine.Choice) bool { return o.Count+max(o.Extra, 0) < int8(armies) && o.Verb == usual.Verb }) {
				seen++
				if int(usual.Count+max(usual.Extra, 0)) >= armies {
					t.Errorf("of %d armies all go: %s", armies, d.Narrator().Choice(tb.Turn, usual))
				}
			}
			break
		}
		if !d.on() {
			break
		}
	}
	if seen == 0 {
		t.Fatal("nobody could leave anybody behind")
	}
}

// TestANameThatIsNoneIsToldAlone, without the command.
func TestANameThatIsNoneIsToldAlone(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	for _, line := range []string{"near xyz", "?xyz", "> xyz"} {
		if got := d.enter(line); d.M.Table.Answer.Kind != commandline.NoPlace || !strings.Contains(got, "“xyz”") {
			t.Errorf("%q is answered by %q", line, got)
		}
	}
}

// TestTheKeyThatTakesBackSaysWhat, as the command does.
func TestTheKeyThatTakesBackSaysWhat(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	d.Tell(client.CloseLine{})
	d.OnTo(func(tb *client.Table) bool { return tb.CanUndo && client.UndoEnds(tb) == "" })
	d.Tell(client.Key{Name: "u"})
	took := func() bool {
		return slices.ContainsFunc(d.announced(), func(l string) bool { return strings.HasPrefix(l, "You take back: ") })
	}
	if !took() {
		t.Errorf("it is told %q", d.announced())
	}
	d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]}, client.ConfirmEnd{})
	if took() {
		t.Errorf("it is told still: %q", d.announced())
	}
}

// TestNewArmiesAreToldWhoIsThere already, and what the area scores.
func TestNewArmiesAreToldWhoIsThere(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	d.OnTo(func(tb *client.Table) bool {
		return d.Ask() == "place" && len(tb.Picker.All()) > 3
	})
	tb := d.M.Table
	d.enter("can")
	_, list := answerAt(d)
	for i, c := range tb.Picker.All() {
		stands := slices.ContainsFunc(tb.Pieces, func(p engine.Piece) bool { return p.Place == c.To && p.Side == tb.Turn.Side })
		if stands && !strings.Contains(list[i], d.Narrator().Place(c.To)+", ") {
			t.Errorf("%q does not tell who is there", list[i])
		}
	}
}

// TestTheEndIsGoneOnFromByNumber of what “can” lists, and a leader is told with what they do.
func TestTheEndIsGoneOnFromByNumber(t *testing.T) {
	t.Parallel()
	d := vikings(t)
	if got := d.enter("? ketil"); !strings.Contains(got, "counts one more") {
		t.Errorf("Ketil is %q", got)
	}
	for d.on() {
	}
	if got := d.enter("can"); !strings.Contains(got, "2. ") {
		t.Fatalf("at the end one can %q", got)
	}
	if d.enter("2"); d.M.Table.Drawer != client.ScoresDrawer {
		t.Errorf("2 opens %v", d.M.Table.Drawer)
	}
}
