package e2e_test

import (
	"strings"
	"testing"

	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/web/browser"
)

// TestManyAreMarkedAndConfirmedOnce: areas by taps of a finger, all by one Confirm, and
// all taken back by one Undo.
func TestManyAreMarkedAndConfirmedOnce(t *testing.T) {
	t.Parallel()
	m := moment{game: "britannia-classic", seats: 4, seed: 3, ask: "replaceArmy", sees: "Romans to keep"}
	text, _ := m.link(t)
	played, err := link.Decode(text, games.All())
	if err != nil {
		t.Fatal(err)
	}
	list := played.Legal()
	places := played.Game().Lexicon().Places
	for name, screen := range map[string]browser.Screen{"phone": browser.Phone, "small phone": browser.Small} {
		t.Run(name, func(t *testing.T) {
			page := m.play(t, screen)
			page.Sees("Mark 7.")
			first, second := places[list[0].To], places[list[1].To]
			page.Tap(first)
			page.Sees("1 of ")
			page.Tap(second)
			page.Sees(": " + first + ", " + second)
			if *pictures != "" {
				page.Screenshot(*pictures + "/marks-" + strings.ReplaceAll(name, " ", "-") + ".png")
			}
			page.Tap("Confirm")
			page.Find("Undo: Keep, " + first + ", " + second)
			page.Tap("Undo")
			page.Sees("Mark 7.")
		})
	}
}

// TestAnAmountIsOneGesture: a word, a drag of the number, or a number that is typed.
func TestAnAmountIsOneGesture(t *testing.T) {
	t.Parallel()
	for name, screen := range map[string]browser.Screen{"phone": browser.Phone, "small phone": browser.Small} {
		t.Run(name, func(t *testing.T) {
			site := browser.Serve(t, folder, "/")
			page := chromium.Profile(t, screen).Open(site.URL)
			begin(page)
			page.Tap("Kent")
			page.Tap("Half")
			page.Sees("Move 8 infantry from the English Channel to Kent.")
			if *pictures != "" {
				page.Screenshot(*pictures + "/amount-" + strings.ReplaceAll(name, " ", "-") + ".png")
			}
			at := browser.Eval[[2]float64](page, `(() => { const r = document.querySelector(".stepper .number").getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
			page.Drag(at[0], at[1], at[0]-45, at[1])
			page.Sees("Move 5 infantry from the English Channel to Kent.")
			browser.Eval[bool](page, `(() => { const input = document.querySelector(".stepper input"); input.value = "12"; input.dispatchEvent(new Event("change", { bubbles: true })); return true; })()`)
			page.Sees("Move 12 infantry from the English Channel to Kent.")
		})
	}
}
