package e2e_test

import (
	"os"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// TestTheReplay shows a match once more: one under way in its replay,
// which leaves it as it is, and one that is over with its chart and in the
// history.
func TestTheReplay(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	text, player := moments[0].link(t)
	page := chromium.Profile(t, browser.Phone).Open(site.URL + "#" + text)
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
	if page.Has("I am " + player) {
		page.Tap("I am " + player)
	}
	asked := browser.Eval[string](page, `document.querySelector(".sheet h2").textContent`)
	at := `document.querySelector(".replay-slider").value`

	page.Tap("Log")
	page.Until("the log be there", `document.querySelectorAll(".log-line").length > 3`)
	page.Tap("Replay")
	page.Until("the replay begin", at+` === "0"`)
	page.Tap("Next turn")
	page.Until("a turn have gone by", at+` !== "0"`)
	later := browser.Eval[string](page, at)
	page.Tap("One step on")
	page.Until("a step more be shown", at+` !== "`+later+`"`)
	page.Tap("One step back")
	page.Until("the step be taken back", at+` === "`+later+`"`)
	page.Tap("Play")
	page.Until("it run", at+` !== "`+later+`"`)
	page.Tap("Pause")
	page.Tap("Skip to now")
	page.Until("the same be asked as before", `document.querySelector(".sheet h2").textContent === `+"`"+asked+"`")

	// A line of the log leads to its place and moment.
	page.Tap("Log")
	page.Until("the log be there", `document.querySelectorAll(".log-line").length > 3`)
	browser.Eval[string](page, `document.querySelectorAll(".log-line")[3].click(); ""`)
	page.Until("the replay be there", `!!document.querySelector(".replay") && document.querySelector(".drawer").hidden`)
	page.Tap("Skip to now")

	whole, err := os.ReadFile("../../engine/link/testdata/frozen/britannia-2008-r1-whole.txt")
	if err != nil {
		t.Fatal(err)
	}
	page.Goto(site.URL + "#" + strings.Fields(string(whole))[0])
	page.Tap("Open")
	page.Sees("The game is over")
	page.Until("its chart be drawn", `document.querySelectorAll(".sheet .plot .plot-name").length === 4`)
	page.Goto(site.URL)
	page.Tap("Finished games · 1")
	browser.Eval[string](page, `document.querySelector(".match-over .match-open").click(); ""`)
	page.Until("the result and the chart be shown", `document.querySelectorAll(".recalled .plot, .recalled .places-table .won").length === 2`)
}

// TestTheTimelineOpensNow: the round under way is at the top of the drawer, below
// its title.
func TestTheTimelineOpensNow(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	for _, screen := range []browser.Screen{browser.Small, browser.Desktop} {
		text, player := moments[0].link(t)
		page := chromium.Profile(t, screen).Open(site.URL + "#" + text)
		page.Tap("Open")
		page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
		if page.Has("I am " + player) {
			page.Tap("I am " + player)
		}
		page.Tap("Timeline")
		page.Until("the round under way be read first", `(() => {
			const now = document.querySelector("#now")?.getBoundingClientRect(), body = document.querySelector(".drawer-body").getBoundingClientRect();
			const title = document.querySelector(".drawer-head h2").getBoundingClientRect();
			return now && Math.abs(now.top - body.top) < 24 && title.top >= 0 && title.bottom <= body.top && window.scrollY === 0;
		})()`)
	}
}
