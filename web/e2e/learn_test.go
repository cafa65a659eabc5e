package e2e_test

import (
	"testing"

	"bretwalda/web/browser"
)

// TestALessonOffline does the lesson of Britannia by touch, without a network,
// left and taken up again midway. On its way the rules are opened and searched,
// and a place out of reach says why.
func TestALessonOffline(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := chromium.Profile(t, browser.Small).Open(site.URL)
	page.Find("New game")
	kept(page)
	site.Offline(true)
	page.Reload()
	page.Tap("Learn New here? Learn by playing, in five minutes.")
	page.Tap("Begin: Britannia")
	page.Sees("You are the Romans.")
	page.Tap("Next")
	page.Sees("The buttons at the edge")
	page.Tap("Next")

	page.Tap("Kent")
	page.Tap("Confirm") // all five
	page.Sees("Rome has other plans today")
	page.Tap("Fewer")
	page.Tap("Fewer")
	page.Tap("Confirm")
	page.Sees("A second landing")
	page.Tap("Leave the lesson")
	page.Tap("Go on: Britannia")
	page.Sees("A second landing")
	page.Tap("Sussex")
	page.Tap("Confirm")
	page.Sees("Two battles")

	page.Tap("One battle") // a link to the rules
	page.Sees("Each army rolls one die")
	page.Type("Search the rules", "strait")
	page.Tap("Straits")
	page.Sees("whole move")
	page.Tap("Close")
	page.Tap("Sussex")
	page.Tap("Confirm")
	for _, step := range []string{"They retreat", "They submit", "Your first points"} {
		page.Sees(step)
		page.Tap("Next")
	}
	page.Sees("The second half")
	page.Tap("Sussex")
	page.Tap("Avalon")
	page.Tap("Confirm")
	page.Tap("End turn")
	page.Sees("in round V, you are the Welsh")
	page.Tap("Gwent")
	page.Tap("Confirm")
	page.Sees("Gwent has two armies now")
	page.Tap("Gwent")
	page.Tap("Hwicce")
	page.Tap("Fewer")
	page.Tap("Confirm")
	page.Sees("Tap Gwynedd, then")
	page.Tap("Gwynedd")
	page.Tap("Cheshire")
	page.Sees("Difficult terrain stops an army")
	page.Tap("Open the rule")
	page.Sees("Difficult terrain stops")
	page.Tap("Close")
	page.Tap("Clwyd") // Gwynedd is still picked
	page.Tap("Fewer")
	page.Tap("Confirm")
	page.Tap("End turn")
	page.Sees("the Welsh scored 17 points")
	page.Tap("Next")
	page.Sees("That is Britannia")
	page.Tap("Next")
	page.Sees("Well done")
	page.Tap("Leave the lesson")
	page.Find("Once more: Britannia")
	page.Goto(site.URL)
	page.Find("Play now")
	page.Until("no match be listed", `!document.querySelector(".home .match")`)
	noTrouble(t, page)
}
