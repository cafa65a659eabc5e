package e2e_test

import (
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// TestWhatIf opens a branch of a match under way, plays in it, and comes back to the
// match as it was.
func TestWhatIf(t *testing.T) {
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
	match := browser.Eval[string](page, `location.hash`)
	page.Tap("Menu")
	page.Tap("What if?")
	page.Until("a branch open", `!!document.querySelector(".table-branch") && location.hash !== "`+match+`"`)
	page.Sees("Back to the game")
	pictured(t, page, "branch")
	page.Tap("End turn")
	page.Until("something else be asked", `document.querySelector(".sheet h2").textContent !== `+"`"+asked+"`")
	page.Tap("Scores")
	page.Sees("Trial and game")
	pictured(t, page, "branch-scores")
	page.TapRole("button", "Close")
	page.Tap("Back to the game")
	page.Until("the match be there", `location.hash === "`+match+`" && !document.querySelector(".table-branch")`)
	page.Until("the same be asked as before", `document.querySelector(".sheet h2").textContent === `+"`"+asked+"`")
	if link := copyLink(page); !strings.HasSuffix(link, text) {
		t.Errorf("the match is another: %s, not %s", link, text)
	}

	page.Tap("Log")
	page.Tap("Replay")
	page.Until("the replay begin", `!!document.querySelector(".replay-slider")`)
	pictured(t, page, "branch-replay")
	page.Tap("Next turn")
	page.Tap("What if?")
	page.Until("a branch open", `!!document.querySelector(".table-branch")`)
	page.Until("three matches be kept", `new Promise((done) => {
		const open = indexedDB.open("bretwalda");
		open.onsuccess = () => {
			const kept = open.result.transaction("matches").objectStore("matches").count();
			kept.onsuccess = () => { open.result.close(); done(kept.result === 3); };
		};
	})`)
	page.Goto(site.URL)
	page.Tap("What if? · 2")
	page.Sees("What if? · Britannia")
	page.Until("both branches be listed", `document.querySelectorAll(".branches .match").length === 2`)
	pictured(t, page, "branch-home")
}

// pictured keeps a picture of a page in light and dark where pictures are kept.
func pictured(t *testing.T, page *browser.Page, name string) {
	t.Helper()
	if *pictures == "" {
		return
	}
	for _, theme := range []string{"light", "dark"} {
		dress(page, theme)
		rest(page)
		page.Screenshot(filepath.Join(*pictures, name+"-"+theme+".png"))
	}
}
