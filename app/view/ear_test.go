package view

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// typedHere opens the command line and tells what it says of itself.
func typedHere(d *desk) string {
	d.Tell(client.OpenLine{})
	lines, list := answerAt(d)
	return strings.Join(append(lines, list...), " | ")
}

// TestAnUpkeepIsHeardBeforeTheNextQuestion: on the command line and beside it, and Enter goes on.
func TestAnUpkeepIsHeardBeforeTheNextQuestion(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing = "never"
	d.M.Settings.Language = "en"
	heard := 0
	d.Roam(func() bool {
		s := d.seatView()
		if !s.briefs() || (sheetView{s}).panel().Title != "Upkeep" {
			return false
		}
		heard++
		p := sheetView{s}.panel()
		if !strings.Contains(p.Heard, "Round II") {
			t.Fatalf("of the upkeep is heard %q", p.Heard)
		}
		if said := (heardView{s}).question(p, nil); !strings.Contains(said, p.Heard) {
			t.Fatalf("it is asked %q", said)
		}
		got := typedHere(d)
		if !strings.Contains(got, p.Heard) || !strings.HasSuffix(got, "Enter goes on.") || strings.Contains(got, "Keep") {
			t.Fatalf("the command line opens with %q", got)
		}
		d.Tell(client.Continue{})
		if got := typedHere(d); strings.Contains(got, "Upkeep") || strings.Contains(got, "Enter goes on.") || !strings.Contains(got, "Keep") {
			t.Fatalf("after it is asked %q", got)
		}
		d.Tell(client.CloseLine{})
		return heard > 2
	})
	if heard == 0 {
		t.Error("no upkeep is heard")
	}
}

// TestNothingTakenBackIsSaidSo in a match that has just begun.
func TestNothingTakenBackIsSaidSo(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Language = "en"
	d.Tell(client.Ready{}, client.OpenLine{}, client.EnterLine{Text: "undo"})
	if lines, _ := answerAt(d); lines[0] != "There is nothing to take back now." {
		t.Errorf("undo answers %q", lines)
	}
}

// TestAChoiceIsToldByItsEventAlone: “Done.” is nowhere by itself.
func TestAChoiceIsToldByItsEventAlone(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.Tell(client.Ready{}, client.OpenLine{})
	for n := 0; n < 60 && !d.M.Table.Turn.Over(); n++ {
		d.Tell(client.EndReplay{}, client.Ready{}, client.OpenLine{})
		list := d.M.Table.Picker.All()
		d.Tell(client.EnterLine{Text: d.Narrator().Choice(d.M.Table.Turn, list[n%len(list)])})
		if d.M.Table.Answer.Kind != commandline.One {
			d.Tell(client.Press{Choice: list[n%len(list)]})
			continue
		}
		d.Tell(client.EnterLine{})
		lines, _ := answerAt(d)
		if slices.Contains(lines, "Done.") || len(lines) > 1 && lines[len(lines)-1] == lines[len(lines)-2] {
			t.Fatalf("after a choice is told %q", lines)
		}
	}
}

// TestAPlayerIsFoundByHouseByNameAndAsOneself, and what the tracks say of every seat by its
// name, and with the points.
func TestAPlayerIsFoundByHouseByNameAndAsOneself(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.RoamTo("lead")
	d.Tell(client.OpenLine{})
	ask := func(line string) string {
		d.Tell(client.EnterLine{Text: line})
		lines, list := answerAt(d)
		return strings.Join(append(lines, list...), " | ")
	}
	tb := d.M.Table
	for seat := range tb.Seats {
		want := ask("? " + tb.Name(d.M.Language(), engine.Seat(seat)))
		if !strings.Contains(want, "coin") || !strings.Contains(want, "Courtship. ") {
			t.Errorf("player %d is %q", seat, want)
		}
		if got := ask("? " + d.Narrator().Side(int8(seat))); got != want {
			t.Errorf("house %d is %q, not %q", seat, got, want)
		}
		if got := ask("? me"); engine.Seat(seat) == tb.User && got != want {
			t.Errorf("? me is %q, not %q", got, want)
		}
	}
	score := ask("score")
	for line, title := range map[string]string{"? courtship": "Courtship. ", "? raiders": "Battle. ", "? battle": "Battle. ", "? church": "Church. "} {
		got := ask(line)
		stand := got[strings.Index(got, "You: "):] // behind what the rules give
		if !strings.HasPrefix(got, title) || !strings.Contains(score, stand) {
			t.Errorf("%s is %q, score %q", line, got, score)
		}
		if rows := strings.Count(got, ": ") - strings.Count(got, "marriage: "); rows != len(tb.Seats) {
			t.Errorf("%s tells of %d players: %q", line, rows, got)
		}
	}
	if got := ask("? northern"); !strings.HasPrefix(got, "Northern Uí Néill") {
		t.Errorf("the region is %q", got)
	}
}

// TestAListOfVeryManyTownsCountsThem by region behind each card, whose number names them.
func TestAListOfVeryManyTownsCountsThem(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.Roam(func() bool { return d.Ask() == "lead" && len(d.M.Table.Picker.All()) > 80 })
	d.Tell(client.OpenLine{}, client.EnterLine{Text: "can"})
	lines, list := answerAt(d)
	if n := strings.Count(strings.Join(list, ", "), ", "); n > 70 || len(lines) != 1 || !strings.Contains(lines[0], "Choose a card and a town") {
		t.Errorf("%d names are read: %q %q", n, lines, list)
	}
	if !strings.Contains(strings.Join(list, " "), "Munster (") {
		t.Errorf("towns are listed as %q", list)
	}
	d.Tell(client.EnterLine{Text: strconv.Itoa(d.M.Table.Answer.Number(0))})
	if _, named := answerAt(d); len(named) < 2 || strings.Contains(named[0], "(") {
		t.Errorf("the first card is listed as %q", named)
	}
}

// TestExamplesAreOfTheGameAtHand in the guide, and in the empty command line.
func TestExamplesAreOfTheGameAtHand(t *testing.T) {
	t.Parallel()
	for id, town := range map[string]string{"brian-boru": "cashel", "marcher-lords": "tegeingl", "britannia-2008": "york"} {
		d := deskOf(t, games.ByID(id))
		d.Begin()
		d.M.Settings.Language = "en"
		d.Tell(client.Ready{}, client.OpenLine{}, client.EnterLine{Text: "? " + town})
		if d.M.Table.Answer.Kind != commandline.About {
			t.Errorf("%s has no %q", id, town)
		}
		d.Tell(client.AskKeys{})
		page := d.Page()
		if strings.Count(page, "? "+town) < 2 || id != "britannia-2008" && strings.Contains(page, "york") {
			t.Errorf("%s has no examples of its own", id)
		}
	}
}

// TestKeysAreMentionedUntilTheyAreKnown: with who one is.
func TestKeysAreMentionedUntilTheyAreKnown(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Language = "en"
	d.Tell(client.Ready{})
	told := func() bool { return slices.Contains(heardView{d.seatView()}.spoken(), "Press ? for keys.") }
	if !told() {
		t.Error("keys are not mentioned")
	}
	d.Tell(client.Key{Name: "?"}, client.Key{Name: "?"})
	if told() {
		t.Error("keys are mentioned to who knows them")
	}
	d.Tell(client.Goto{Fragment: client.AtHome}, client.Key{Name: "?"})
	guide := regexp.MustCompile(`<details[^>]*class="by-ear"[^>]*>`).FindString(d.Page())
	if d.M.Screen != client.Learn || !strings.Contains(guide, " open") {
		t.Error("? opens no guide")
	}
}

// TestWhoseTownFallsIsSaidBeforeTheFewAnswers, and in the order of play one is oneself.
func TestWhoseTownFallsIsSaidBeforeTheFewAnswers(t *testing.T) {
	t.Parallel()
	d := alone(t, "brian-boru")
	d.Tell(client.OpenLine{})
	theirs := 0
	for n := 0; n < 600 && d.on(); n++ {
		tb := d.M.Table
		if _, few := client.FewAnswers(tb, d.M.Language()); !few || d.Ask() != "loseTown" || d.seatView().briefs() {
			continue
		}
		said := strings.Join(d.announced(), " ")
		if want := "You have the most raiders: choose the town that the " + d.Narrator().Side(tb.Turn.Other); tb.Turn.Other != tb.Turn.Side {
			if theirs++; !strings.Contains(said, want) {
				t.Fatalf("no %q in %q", want, said)
			}
		}
	}
	if theirs == 0 {
		t.Error("nobody chooses a town of another")
	}
	d.Tell(client.OpenLine{}, client.EnterLine{Text: "who"})
	if lines, _ := answerAt(d); !strings.HasPrefix(lines[len(lines)-1], "You: ") {
		t.Errorf("the order is %q", lines)
	}
}
