package e2e_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

var pictures = flag.String("pictures", "", "the folder in which to keep the pictures of the table")

// inTheMiddle is a match of round VI, when a movement is asked, after choices
// by lot.
func inTheMiddle(t *testing.T) string {
	g := games.ByID("britannia-2008")
	players := []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}, {Name: "Dan"}}
	m, err := match.New(g, engine.DefaultSetup(g), players, dice.Source{Seed: 6})
	if err != nil {
		t.Fatal(err)
	}
	asks := g.Lexicon().Asks
	for i := 0; i < 330 || asks[m.Turn().Kind] != "march"; i++ {
		if _, err := m.Do(dice.Draw(66, i, len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestTheTableIsDrawn in light and dark, on a phone and on a desk.
func TestTheTableIsDrawn(t *testing.T) {
	keep := *pictures
	if keep == "" {
		keep = t.TempDir()
	}
	text := inTheMiddle(t)
	site := browser.Serve(t, folder, "/")
	for _, look := range []struct {
		name   string
		screen browser.Screen
		theme  string
	}{
		{"phone-light", browser.Phone, "light"},
		{"phone-dark", browser.Phone, "dark"},
		{"desktop-light", browser.Desktop, "light"},
		{"desktop-dark", browser.Desktop, "dark"},
	} {
		t.Run(look.name, func(t *testing.T) {
			page := chromium.Profile(t, look.screen).Open(site.URL + "#" + text)
			page.Sees("A new match for this device.")
			page.Tap("Open")
			page.Sees("march")
			page.Until("the map be drawn", `document.querySelectorAll(".board-pane svg path").length > 40`)
			browser.Eval[string](page, `document.documentElement.dataset.theme = "`+look.theme+`"`)
			page.Until("the colours be settled", `Promise.allSettled(document.getAnimations().map(a => a.finished)).then(() => true)`)
			file := filepath.Join(keep, look.name+".png")
			page.Screenshot(file)
			if info, err := os.Stat(file); err != nil || info.Size() < 20_000 {
				t.Errorf("%s: %v, %v", file, info, err)
			}
		})
	}
}
