package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// typist is somebody at a desk who hears the command line alone.
type typist struct{ *desk }

// types enters a line and hears its answer.
func (d typist) types(line string) string {
	d.Tell(client.EnterLine{Text: line})
	lines, list := answerAt(d.desk)
	return strings.Join(append(lines, list...), " | ")
}

// typistAt opens the command line at the first moment that is right.
func typistAt(t *testing.T, game string, right func(d *desk) bool) typist {
	t.Helper()
	d := deskOf(t, games.ByID(game))
	d.Begin()
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.Roam(func() bool { return right(d) })
	d.Tell(client.OpenLine{})
	return typist{d}
}

// invaders are a typist who may move a knight and infantry from one place to another, and these
// places by name.
func invaders(t *testing.T) (d typist, from, to string) {
	t.Helper()
	var way engine.Choice
	d = typistAt(t, "marcher-lords", func(d *desk) bool {
		for _, c := range d.M.Table.Picker.All() {
			if d.Ask() != "march" || c.From < 0 || c.To < 0 {
				continue
			}
			force, whole := client.PartiesOf(d.M.Table, []engine.Choice{c})
			if force != nil && whole != nil && client.Going(d.M.Language(), d.Narrator(), whole) == "Roger of Montgomery, 2 knights and 2 infantry" && len(client.PreviewsOfParty(d.M.Table, force)) > 1 {
				way = c
				return true
			}
		}
		return false
	})
	return d, d.Narrator().Place(way.From), d.Narrator().Place(way.To)
}

// TestAForceIsOrderedInOneLine: by kinds, numbers and its leader, or all of it, as one would say
// it; and all that go are read back.
func TestAForceIsOrderedInOneLine(t *testing.T) {
	t.Parallel()
	d, from, to := invaders(t)
	way := " from " + from + " to " + to
	for line, want := range map[string]string{
		"1 knight 1 inf": "Move 1 knight and 1 infantry" + way,
		"kn 2 inf":       "Move 2 knights and 2 infantry" + way,
		"kn inf":         "Move 2 knights and 2 infantry" + way,
		"4":              "Move 2 knights and 2 infantry" + way,
		"all":            "Move Roger of Montgomery, 2 knights and 2 infantry" + way,
		"1 kn 1 inf rog": "Move Roger of Montgomery, 1 knight and 1 infantry" + way,
		"":               "Move 2 knights and 2 infantry" + way,
		"inf":            "Move 2 infantry" + way,
		"3":              "3 of which kind?",
		"2 roger":        "2 of which kind?",
		"9 kn":           "At most Roger of Montgomery, 2 knights and 2 infantry can go there.",
	} {
		if got := d.types(strings.ToLower(from + " " + to + " " + line)); !strings.HasPrefix(got, want) {
			t.Errorf("%q is answered by %q", line, got)
		}
	}
	whole := "Move Roger of Montgomery, 1 knight and 2 infantry" + way
	if got := d.types(whole); !strings.HasPrefix(got, whole) {
		t.Errorf("as it is read it is answered by %q", got)
	}
	before := d.M.Table.Text()
	d.types(from + " " + to + " 1 knight 1 inf")
	if got := d.types(""); !strings.Contains(got, "1 knight") || !strings.Contains(got, "1 infantry") || d.M.Table.Text() == before {
		t.Errorf("Enter answers %q", got)
	}
	if got := d.types("u"); !strings.Contains(got, "You take back: Move 1 ") {
		t.Errorf("undo answers %q", got)
	}
}

// TestANumberOfTwoKindsAsksWhich rather than taking one of them.
func TestANumberOfTwoKindsAsksWhich(t *testing.T) {
	t.Parallel()
	d, from, to := invaders(t)
	if got := d.types(from + " " + to + " 2"); !strings.Contains(got, "Move 2 knights from") || !strings.Contains(got, "Move 2 infantry from") {
		t.Errorf("2 is answered by %q", got)
	}
	if got := d.types("2"); !strings.HasPrefix(got, "Move 2 infantry from") {
		t.Errorf("the second is %q", got)
	}
}

// TestTheFirstPlaceIsFromAndTheSecondTo: the other way is never taken for it.
func TestTheFirstPlaceIsFromAndTheSecondTo(t *testing.T) {
	t.Parallel()
	d, from, to := invaders(t)
	for _, line := range []string{to + " " + from, to + " " + from + " kn"} {
		if got := d.types(line); d.M.Table.Reads || !strings.HasPrefix(got, "Nothing can go from "+to+" to "+from+" now") {
			t.Errorf("%q is answered by %q", line, got)
		}
	}
}

// TestListAndChoiceAreOfTheSameForce, and so is the sheet.
func TestListAndChoiceAreOfTheSameForce(t *testing.T) {
	t.Parallel()
	d, from, to := invaders(t)
	d.types("from " + from)
	_, list := answerAt(d.desk)
	n := slices.IndexFunc(list, func(l string) bool { return strings.HasPrefix(l, to+", ") })
	units, odds, told := strings.Cut(strings.TrimPrefix(list[n], to+", "), ": ")
	if !told || !strings.Contains(odds, "or Roger of Montgomery, ") {
		t.Fatalf("from %s they go to %q", from, list)
	}
	odds, _, _ = strings.Cut(odds, ". or ")
	got := d.types(strconv.Itoa(d.M.Table.Answer.Number(n)))
	if !strings.HasPrefix(got, "Move "+units+" from ") || !strings.Contains(got, odds) {
		t.Errorf("%q is read back as %q", list[n], got)
	}
	d.Shows("Going: " + units + " to ")
}

// TestACardIsNotANumberOfAList: with cards in hand a number is the card, in lists too.
func TestACardIsNotANumberOfAList(t *testing.T) {
	t.Parallel()
	for _, ask := range []string{"keep", "lead", "follow"} {
		d := typistAt(t, "brian-boru", func(d *desk) bool { return d.Ask() == ask && len(d.M.Table.Picker.All()) > 2 })
		number := func(what int8) string { // "23" of "yellow 23"
			return d.Narrator().What(what)[strings.LastIndex(d.Narrator().What(what), " ")+1:]
		}
		for _, c := range d.M.Table.Picker.All() {
			d.types("can")
			d.types(number(c.What))
			for _, g := range d.M.Table.Answer.Groups {
				for _, fit := range g {
					if fit.What != c.What && !(ask == "keep" && fit.Extra == c.What) {
						t.Fatalf("%s: %s after can is %s", ask, number(c.What), d.Narrator().Choice(d.M.Table.Turn, fit))
					}
				}
			}
			if got := d.types("? " + number(c.What)); d.M.Table.Answer.Kind != commandline.AboutWhat {
				t.Errorf("? %s is %q", number(c.What), got)
			}
		}
	}
}

// TestABareNumberIsNoCount: it chooses from the list just told, or nothing.
func TestABareNumberIsNoCount(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "britannia-2008", func(d *desk) bool {
		return d.Ask() == "march" && slices.ContainsFunc(d.M.Table.Picker.All(), func(c engine.Choice) bool { return c.Count == 2 })
	})
	if got := d.types("2"); d.M.Table.Reads || !strings.HasPrefix(got, "2 of what?") {
		t.Errorf("2 is answered by %q", got)
	}
	d.types("can")
	if d.types("2"); len(d.M.Table.Answer.Groups) == 0 {
		t.Error("2 chooses nothing of the list")
	}
}

// TestALookUpSteersNothing: an order after it is read as if nothing had been asked.
func TestALookUpSteersNothing(t *testing.T) {
	t.Parallel()
	d, from, to := invaders(t)
	want := d.types(from + " " + to + " 1 kn")
	for _, c := range d.M.Table.Picker.All() {
		if c.From < 0 || d.Narrator().Place(c.From) == from {
			continue
		}
		d.types("> " + d.Narrator().Place(c.From))
		if got := d.types("/" + from + " " + to + " 1 kn"); got != want {
			t.Fatalf("after a look elsewhere it is %q, not %q", got, want)
		}
	}
}

// TestSiegeIsNeverAnAttackWithoutOne: what a sentence denies is not what was typed.
func TestSiegeIsNeverAnAttackWithoutOne(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "marcher-lords", func(d *desk) bool { return d.Ask() == "siege" })
	for _, line := range []string{"siege", "besiege", "bes"} {
		if got := d.types(line); !strings.HasPrefix(got, "Besiege") {
			t.Errorf("%q is answered by %q", line, got)
		}
	}
	if got := d.types("attack"); !strings.HasPrefix(got, "Attack without a siege.") {
		t.Errorf("attack is answered by %q", got)
	}
}

// TestAnActionIsCalledByItsColour, as the sheet calls it.
func TestAnActionIsCalledByItsColour(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "brian-boru", func(d *desk) bool {
		return slices.ContainsFunc(d.M.Table.Picker.All(), func(c engine.Choice) bool { return d.M.Table.Game().Lexicon().Verbs[c.Verb] == "lower" })
	})
	named := 0
	for _, line := range []string{"church", "courtship", "raiders", "free a town"} {
		if got := d.types(line); strings.HasPrefix(got, "Take the action of the card’s colour.") {
			named++
		}
	}
	if named != 1 {
		t.Errorf("%d colours take it", named)
	}
}

// TestALeaderGoesByName, and not unless named.
func TestALeaderGoesByName(t *testing.T) {
	t.Parallel()
	var led engine.Choice
	d := typistAt(t, "britannia-2008", func(d *desk) bool {
		i := slices.IndexFunc(d.M.Table.Picker.All(), func(c engine.Choice) bool {
			return d.M.Table.Game().Lexicon().Verbs[c.Verb] == "lead" && c.Count == 2 && c.Extra == 0 && c.Via < 0 &&
				slices.ContainsFunc(d.M.Table.Picker.All(), func(a engine.Choice) bool {
					return a.Verb != c.Verb && a.From == c.From && a.To == c.To && a.Count == 2 && a.Via < 0
				})
		})
		if i >= 0 {
			led = d.M.Table.Picker.All()[i]
		}
		return i >= 0
	})
	name := ""
	for _, p := range d.M.Table.Pieces {
		if p.Place == led.From && p.Side == d.M.Table.Turn.Side && d.Narrator().Has("leader."+d.M.Table.Game().Lexicon().Whats[max(p.What, 0)]) {
			name = d.Narrator().What(p.What)
		}
	}
	way := d.Narrator().Place(led.From) + " " + d.Narrator().Place(led.To) + " 2"
	with, without := d.types(way+" "+name), d.types(way)
	if !strings.HasPrefix(with, "Move 2 infantry and "+name+" from ") || !strings.HasPrefix(without, "Move 2 infantry from ") {
		t.Errorf("%q with %s is %q, without %q", way, name, with, without)
	}
}

// TestEndIsRefusedWithItsReason.
func TestEndIsRefusedWithItsReason(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "britannia-2008", func(d *desk) bool {
		return d.Ask() == "march" && !slices.ContainsFunc(d.M.Table.Picker.All(), d.M.Table.EndVerb)
	})
	if got := d.types("end"); !strings.HasPrefix(got, "You can’t do “end” now: ") {
		t.Errorf("end is answered by %q", got)
	}
}

// TestWhereOneStandsIsShort: neither rules nor whose it is.
func TestWhereOneStandsIsShort(t *testing.T) {
	t.Parallel()
	d, from, _ := invaders(t)
	got := d.types("mine")
	if strings.Contains(got, "Levies stay") || !strings.Contains(got, from+": Normans: 2 knights, 2 infantry") {
		t.Errorf("mine is %q", got)
	}
}

// TestAMatchThatIsOverSaysWhatCanBeDone, and does it.
func TestAMatchThatIsOverSaysWhatCanBeDone(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "brian-boru", func(*desk) bool { return false })
	if got := d.types("can"); got != "1. Review | 2. Scores | 3. Rematch | 4. Your games" {
		t.Errorf("can is answered by %q", got)
	}
	if got := d.types("pts"); !strings.HasPrefix(got, "The game is over") {
		t.Errorf("pts is answered by %q", got)
	}
	if got := d.types("score"); !strings.Contains(got, "(") {
		t.Errorf("score names no houses: %q", got)
	}
	over := d.M.Table.Record.ID
	d.types("rematch")
	if d.M.Table == nil || d.M.Table.Record.ID == over {
		t.Error("rematch begins none")
	}
}

// TestWhoPlaysNowAndNextIsToldInATrick, without the question once more.
func TestWhoPlaysNowAndNextIsToldInATrick(t *testing.T) {
	t.Parallel()
	d := typistAt(t, "brian-boru", func(d *desk) bool { return d.Ask() == "lead" })
	own, n := int(d.M.Table.Turn.Seat), len(d.M.Table.Seats)
	var next []string
	for i := 1; i < n; i++ {
		next = append(next, d.M.Table.Called(d.M.Language(), engine.Seat((own+i)%n)))
	}
	want := "Now: " + d.M.Table.Called(d.M.Language(), engine.Seat(own)) + ". | Next: " + strings.Join(next, ", ") + "."
	if got := d.types("who"); !strings.HasPrefix(got, want) {
		t.Errorf("who is %q, not %q", got, want)
	}
}

// TestATownIsToldWithWhoHoldsItNow: neither with a list of no roads, nor with the house that has
// lost it to the Vikings; a monastery with what it counts.
func TestATownIsToldWithWhoHoldsItNow(t *testing.T) {
	t.Parallel()
	falls, built := 0, 0
	d := typistAt(t, "brian-boru", func(d *desk) bool {
		falls, built = 0, 0
		for _, p := range d.M.Table.Pieces {
			switch d.M.Table.Game().Lexicon().Whats[p.What] {
			case "viking control":
				falls++
			case "monastery":
				built++
			}
		}
		return d.M.Table.Decides() && falls > 0 && built > 0
	})
	said := ""
	for place := range d.M.Table.Game().Lexicon().Places {
		got := d.types("? " + d.Narrator().Place(int8(place)))
		if strings.Contains(got, "Roads to .") {
			t.Errorf("it is told %q", got)
		}
		if _, towns, region := strings.Cut(got, "Towns: "); region {
			said += towns
		}
	}
	if strings.Count(said, "(Vikings") != falls || strings.Count(said, "counts twice") != built {
		t.Errorf("%d towns that have fallen and %d monasteries: %q", falls, built, said)
	}
}
