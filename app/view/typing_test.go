package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/internal/editions"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// TestEveryQuestionThatIsTypedIsAnswered in every game and language, at moments from
// all over a match.
func TestEveryQuestionThatIsTypedIsAnswered(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		d := deskOf(t, g)
		d.Begin()
		d.Tell(client.Ready{}, client.OpenLine{})
		moments := 40
		if editions.Repeats(g) {
			moments = 10
		}
		for n := range moments {
			tb := d.M.Table
			if tb.Turn.Over() {
				break
			}
			if n%8 == 0 {
				x := g.Lexicon()
				for i, code := range text.Codes() {
					d.M.Settings.Language = code
					place, side := d.Narrator().Place(int8(n%len(x.Places))), d.Narrator().Side(int8(n%len(x.Sides)))
					for _, name := range commandline.Commands() {
						if name == "undo" || name == "advice" {
							continue
						}
						line := text.Of(code).Say("typed.word." + name)
						if n%16 == 0 {
							line = text.Of("en").Say("typed.word." + name) // which always works
						}
						switch name {
						case "to", "from", "about", "near":
							line += " " + place
						case "foe", "pts":
							line += " " + side
						}
						d.Tell(client.EnterLine{Text: line})
						lines, list := answerAt(d)
						if words := strings.Join(append(lines, list...), ""); strings.TrimSpace(words) == "" || tb.Answer.Kind == commandline.NoPlace || tb.Answer.Kind == commandline.Unknown && name != "end" {
							t.Errorf("%s: in %s %q is answered by %q", g.ID(), code, line, words)
						}
						if i == 0 {
							d.EveryLanguage()
							d.M.Settings.Language = code
						}
					}
				}
				d.M.Settings.Language = "en"
			}
			choices := tb.Picker.All()
			d.Tell(client.Press{Choice: choices[n%len(choices)]}, client.ConfirmEnd{}, client.Ready{}, client.OpenLine{})
		}
	}
}

// answerAt is what the command line answers.
func answerAt(d *desk) (lines, list []string) {
	v := &View{M: d.M, L: d.M.Language(), Screens: d.Screens, Send: func(client.Message) {}}
	return typingView{v.seat(d.M.Table)}.answer()
}

func TestATypedMoveTellsItsOdds(t *testing.T) {
	t.Parallel()
	d := deskOf(t, games.All()[0])
	d.Begin()
	d.Tell(client.Ready{}, client.OpenLine{})
	told := false
	d.OnTo(func(tb *client.Table) bool {
		for _, c := range tb.Picker.All() {
			if c.From < 0 || c.To < 0 || len(tb.PreviewsOf(c)) == 0 {
				continue
			}
			d.Tell(client.EnterLine{Text: d.Narrator().Choice(tb.Turn, c)})
			if !tb.Reads || tb.Typed != c {
				continue
			}
			lines, _ := answerAt(d)
			told = strings.Contains(lines[0], "%") && strings.HasPrefix(lines[0], d.Narrator().Choice(tb.Turn, c)) && strings.HasSuffix(lines[0], "Enter does it.")
			if !told {
				t.Errorf("%q tells no odds", lines)
			}
			return true
		}
		return false
	})
	if !told {
		t.Error("no battle was offered")
	}
	d.Shows(`class="typing"`)
	if tb := d.M.Table; tb.Turn.Seat == engine.Nobody {
		t.Error("the match is over")
	}
}

// TestWhereAnArmyCanGoIsAListOfPlaces: each by its name with the odds of all who can go,
// and neighbours are those by sea too.
func TestWhereAnArmyCanGoIsAListOfPlaces(t *testing.T) {
	d := deskOf(t, games.ByID("britannia-2008"))
	d.Begin()
	d.Tell(client.Ready{}, client.OpenLine{}, client.EnterLine{Text: ">english"})
	lines, list := answerAt(d)
	kent := slices.IndexFunc(list, func(item string) bool { return strings.HasPrefix(item, "Kent, 16 v 1, Romans win: ") })
	if len(lines) != 1 || lines[0] != "English Channel." || kent < 0 {
		t.Fatalf("the Romans can go to %q %q", lines, list)
	}
	d.Tell(client.EnterLine{Text: "score"}, client.EnterLine{Text: strconv.Itoa(kent + 1)})
	if lines, _ := answerAt(d); d.M.Table.Reads || !strings.Contains(lines[0], "of what?") {
		t.Errorf("after an answer to something else its number is answered by %q", lines)
	}
	d.Tell(client.EnterLine{Text: ">english"}, client.EnterLine{Text: strconv.Itoa(kent + 1)})
	if lines, _ := answerAt(d); !d.M.Table.Reads || !strings.HasPrefix(lines[0], "Move 16 infantry from the English Channel to Kent. 16 v 1") {
		t.Errorf("its number reads back %q", lines)
	}
	d.Tell(client.EnterLine{Text: "near kent"})
	if _, list := answerAt(d); !slices.ContainsFunc(list, func(item string) bool { return strings.HasPrefix(item, "English Channel: ") }) {
		t.Errorf("Kent is near %q", list)
	}
}

// TestACardAndAPlayerCanBeAskedAbout as places are: a marriage card and the card of a value
// by what they bring, a player by their points, a kind of pieces by where it stands.
func TestACardAndAPlayerCanBeAskedAbout(t *testing.T) {
	t.Parallel()
	ask := func(d *desk, line string) string {
		d.Tell(client.EnterLine{Text: line})
		lines, list := answerAt(d)
		return strings.Join(append(lines, list...), " | ")
	}
	for _, g := range games.All() {
		d := deskOf(t, g)
		d.Begin()
		d.Tell(client.Ready{}, client.OpenLine{})
		for seat := range d.M.Table.Seats {
			name := d.M.Table.Name(d.M.Language(), engine.Seat(seat))
			if got := ask(d, "? "+name); !strings.HasPrefix(got, name) {
				t.Errorf("%s: %s is %q", g.ID(), name, got)
			}
		}
		switch engine.Family(g.ID()) {
		case "brian":
			for line, want := range map[string]string{"? 25": "25", "? estrid": "Estrid of Denmark, a marriage card", "? 1": "yellow 1, courtship"} {
				if got := ask(d, line); !strings.Contains(got, want) {
					t.Errorf("%s: %s is %q", g.ID(), line, got)
				}
			}
		case "marcher":
			if got := ask(d, "? hugh"); !strings.Contains(got, "Hugh") {
				t.Errorf("%s: Hugh is %q", g.ID(), got)
			}
		}
	}
}

// TestAListOfTownsNamesThem: what is done there is in the question.
func TestAListOfTownsNamesThem(t *testing.T) {
	t.Parallel()
	all := games.All()
	d := deskOf(t, all[slices.IndexFunc(all, func(g engine.Game) bool { return engine.Family(g.ID()) == "brian" })])
	d.Begin()
	d.Tell(client.Ready{}, client.OpenLine{}, client.EnterLine{Text: "can"})
	_, list := answerAt(d)
	choices := d.M.Table.Picker.All()
	if len(list) != len(choices) || !strings.HasPrefix(list[0], d.Narrator().Place(choices[0].To)+", ") {
		t.Errorf("%d choices are listed as %q", len(choices), list)
	}
}
