package e2e_test

import (
	"testing"

	"bretwalda/web/browser"
)

// TestACardIsShownOnTheMap: from a nation's card to the map, where areas bear
// what they are worth to it, for the eye and for a reader of the screen.
func TestACardIsShownOnTheMap(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Small).Open(site.URL)
	begin(page)
	page.Tap("Nations")
	page.Tap("Romans: 0 points")
	page.Tap("Show on map: Occupied in round I")
	page.Tap("Romans. Occupied in round I") // the legend is folded where room is short
	page.Sees("Occupied in I, points to come: 0 of 68")
	page.Until("figures be drawn", `document.querySelectorAll(".board-figure").length > 30`)
	page.Until("York say what it is worth", stopOf("York")+`.getAttribute("aria-label").includes("Romans: 2 points (Occupied in round I)")`)
	page.Tap("Hide points on the map")
	page.Until("the figures be gone", `!document.querySelector(".board-figure")`)
}
