package e2e_test

import (
	"path/filepath"
	"testing"
	"time"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

// finished is the link of a match that was played by chance to its end.
func finished(t testing.TB, game string, seed uint64) string {
	t.Helper()
	g := games.ByID(game)
	setup := engine.DefaultSetup(g)
	players := []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}, {Name: "Dan"}, {Name: "Eve"}}[:setup.Seats]
	m, err := match.New(g, setup, players, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Turn().Over() {
		if _, err := m.Do(dice.Draw(seed, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestTheReviewOfAMatch is asked for at its end, tells what decided it, and shows a
// moment on the map. What it has told it tells again at once, and a mistake can be made
// anew.
func TestTheReviewOfAMatch(t *testing.T) {
	t.Parallel()
	for game, seed := range map[string]uint64{"britannia-2008": 7, "brian-boru": 7, "marcher-lords": 7} {
		site := browser.Serve(t, folder, "/")
		page := chromium.Profile(t, browser.Phone).Open(site.URL + "#" + finished(t, game, seed))
		page.Sees("A new game for this device.")
		page.Tap("Open")
		page.Sees("The game is over")
		began := time.Now()
		page.Tap("Review")
		page.Sees("Where the points came from")
		t.Logf("%s: the course within %v", game, time.Since(began).Round(time.Millisecond))
		page.Until("all decisions be judged", `!document.querySelector(".review progress")`)
		t.Logf("%s: reviewed within %v", game, time.Since(began).Round(time.Millisecond))
		page.Sees("Moments that decided it")
		if *pictures != "" {
			page.Screenshot(filepath.Join(*pictures, "review-"+game+".png"))
		}
		page.TapOn(".review-moment")
		page.Until("the moment be shown", `!!document.querySelector(".replay-slider") && document.querySelector(".drawer").hidden`)
		page.Tap("Skip to now")
		page.Sees("Where the points came from")
		page.Reload()
		page.Sees("The game is over")
		page.Tap("Review")
		page.Sees("Where the points came from")
		page.TapOn(".review-way button:not([hidden])")
		page.Sees("Find something better")
		page.Tap("Show me")
		page.Sees("The judge would:")
		pictured(t, page, "retry-"+game)
		page.Tap("Back to the game")
		page.Sees("The game is over")
		for _, trouble := range page.Troubles() {
			t.Errorf("%s, console: %s", game, trouble)
		}
	}
}
