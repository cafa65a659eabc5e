package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/commandline"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// decisions goes through a match of a game and stops at up to so many decisions of each kind,
// with the command line open.
func decisions(t *testing.T, g engine.Game, most int, at func(d typist)) {
	d := typist{deskOf(t, g)}
	d.Begin()
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	seen := map[string]int{}
	d.Roam(func() bool {
		tb := d.M.Table
		if !tb.Decides() || tb.Turn.Seat < 0 || d.seatView().briefs() || len(tb.Picker.All()) < 2 {
			return false
		}
		if seen[d.Ask()]++; seen[d.Ask()] <= most {
			d.Tell(client.OpenLine{})
			at(d)
			d.M.Settings.Language = "en"
			d.Tell(client.CloseLine{})
			for n := 0; len(tb.Picker.All()) == 0 && !tb.Turn.Over() && n < 9; n++ { // “stay” was done
				d.Tell(client.EndReplay{}, client.Ready{}, client.Continue{})
			}
			return tb.Turn.Over()
		}
		return false
	})
}

// bare is a text as it is typed on a keyboard without accents.
func bare(s string) string {
	return strings.NewReplacer("á", "a", "à", "a", "è", "e", "é", "e", "í", "i", "ì", "i", "ó", "o", "ò", "o", "ú", "u", "ù", "u", "ñ", "n", "¿", "", "¡", "").Replace(s)
}

// offers reports whether the answer of the command line leads to a choice.
func (d typist) offers(c engine.Choice) bool {
	a := d.M.Table.Answer
	return (a.Kind == commandline.One || a.Kind == commandline.Several) && slices.Contains(slices.Concat(a.Groups...), c)
}

// TestWhatAButtonShowsIsUnderstood in every language, with and without accents, and by as few
// letters of it as tell it from the other buttons.
func TestWhatAButtonShowsIsUnderstood(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		tried := 0
		decisions(t, g, 2, func(d typist) {
			for _, code := range text.Codes() {
				d.M.Settings.Language = code
				n := d.Narrator()
				buttons := d.M.Table.Picker.Buttons()
				for _, c := range buttons {
					label := n.Label(d.M.Table.Turn, c)
					lines := []string{label, bare(label)}
					if short := shortest(n, d.M.Table.Turn, c, buttons); short != "" {
						lines = append(lines, short)
					}
					for _, line := range lines {
						before := d.M.Table.Text()
						d.types(line)
						if d.M.Table.Text() != before { // “stay” needs no Enter
							return
						}
						tried++
						if !d.offers(c) {
							t.Errorf("%s, %s: %q of %q is answered by %q", g.ID(), d.Ask(), line, label, d.said())
						}
					}
				}
			}
		})
		if tried == 0 {
			t.Errorf("%s: no button is tried", g.ID())
		}
	}
}

// said is the answer that stands.
func (d typist) said() string {
	lines, list := answerAt(d.desk)
	return strings.Join(append(lines, list...), " | ")
}

// shortest is the beginning of a label, in whole letters, that no other button shows and that is no
// word of the command line; "" where there is none.
func shortest(n *text.Narrator, asked engine.Turn, c engine.Choice, buttons []engine.Choice) string {
	label := []rune(n.Label(asked, c))
	for end := 4; end < len(label); end++ {
		line := strings.TrimSpace(string(label[:end]))
		if shared := slices.ContainsFunc(buttons, func(o engine.Choice) bool {
			return o != c && commandline.Begins(n.Label(asked, o), line)
		}); shared {
			continue
		}
		word, _, _ := strings.Cut(line, " ")
		if slices.ContainsFunc(commandline.Commands(), func(name string) bool {
			return commandline.Begins(n.Say("typed.word."+name), word) && commandline.Begins(word, n.Say("typed.word."+name))
		}) {
			return ""
		}
		return line
	}
	return ""
}

// TestCanAlwaysListsWhatThereIs where several answers are open, each with a number that leads to it.
func TestCanAlwaysListsWhatThereIs(t *testing.T) {
	t.Parallel()
	for _, g := range games.All() {
		listed := 0
		decisions(t, g, 3, func(d typist) {
			d.types("can")
			tb := d.M.Table
			a := tb.Answer
			_, list := answerAt(d.desk)
			if len(list) == 0 || len(list) != len(a.Groups) || len(typingView{d.seatView()}.listed().Groups) != len(list) {
				t.Errorf("%s, %s: of %d choices is listed %q", g.ID(), d.Ask(), len(tb.Picker.All()), list)
			}
			for _, c := range tb.Picker.All() {
				if !slices.Contains(slices.Concat(a.Groups...), c) {
					t.Errorf("%s, %s: %q is in no list", g.ID(), d.Ask(), d.Narrator().Choice(tb.Turn, c))
				}
			}
			for i := range a.Groups {
				if _, picks := a.Pick(a.Number(i)); !picks {
					t.Errorf("%s, %s: the number %d picks nothing", g.ID(), d.Ask(), a.Number(i))
				}
			}
			listed++
		})
		if listed == 0 {
			t.Errorf("%s: nothing is listed", g.ID())
		}
	}
}
