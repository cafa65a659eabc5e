package e2e_test

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"testing"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
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

// sameReview checks that the page has kept what this machine finds out from the same link.
func sameReview(t *testing.T, page *browser.Page) {
	t.Helper()
	page.Until("the review be stored", `new Promise((done) => {
		const open = indexedDB.open("bretwalda");
		open.onsuccess = () => {
			const all = open.result.transaction("matches").objectStore("matches").getAll();
			all.onsuccess = () => {
				open.result.close();
				window.kept = all.result.length === 1 ? all.result[0] : "{}";
				done(!!JSON.parse(kept).review);
			};
		};
	})`)
	var kept struct {
		Link   string
		Review *botworker.Review
	}
	if err := json.Unmarshal([]byte(browser.Eval[string](page, "kept")), &kept); err != nil {
		t.Fatal(err)
	}
	q := botworker.Question{Link: kept.Link, Review: true, Limit: time.Minute}
	w := worker.New(games.Revisions())
	var a botworker.Answer
	for a.Fault == "" && (a.Review == nil || a.Review.Done < botworker.Whole) {
		a = w.Think(q, func() bool { return false })
		q.More = true
	}
	if a.Fault != "" {
		t.Fatal(a.Fault)
	}
	here, _ := json.Marshal(a.Review)
	there, _ := json.Marshal(kept.Review)
	if !bytes.Equal(here, there) {
		t.Errorf("the browser finds\n%s\nand this machine\n%s", there, here)
	}
}

// TestTheReviewOfAMatch is asked for at its end, tells what decided it, and shows a moment
// on the map. It tells again at once what it has told, and a mistake can be made anew.
func TestTheReviewOfAMatch(t *testing.T) {
	t.Parallel()
	for game, seed := range map[string]uint64{"britannia-2008": 7, "brian-boru": 7, "marcher-lords": 7} {
		site := browser.Serve(t, folder, "/")
		page := chromium.Profile(t, browser.Phone).Open(site.URL + "#" + finished(t, game, seed))
		page.Sees("A finished game, new to this device.")
		page.Tap("Open")
		page.Sees("The game is over")
		began := time.Now()
		page.Tap("Review")
		page.Sees("Where the points came from")
		t.Logf("%s: the course within %v", game, time.Since(began).Round(time.Millisecond))
		page.Until("all decisions be judged", `!document.querySelector(".review progress")`)
		t.Logf("%s: reviewed within %v", game, time.Since(began).Round(time.Millisecond))
		page.Sees("Moments that decided it")
		sameReview(t, page)
		if *pictures != "" {
			page.Screenshot(filepath.Join(*pictures, "review-"+game+".png"))
		}
		page.TapOn(".review-moment")
		page.Until("the moment be shown", `!!document.querySelector(".replay-slider") && document.querySelector(".drawer").hidden`)
		page.Tap("Back to the review")
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
		page.Sees("Where the points came from")
		for _, trouble := range page.Troubles() {
			t.Errorf("%s, console: %s", game, trouble)
		}
	}
}
