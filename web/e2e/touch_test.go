package e2e_test

import (
	"testing"

	"bretwalda/web/browser"
)

// welsh is a turn of the Welsh with one army in most of their areas, and two in
// Cornwall.
var welsh = moment{game: "britannia-2008", seats: 4, seed: 33, after: 23, ask: "march", sees: "Welsh: move"}

// play opens a match at its moment.
func (m moment) play(t *testing.T, screen browser.Screen) *browser.Page {
	t.Helper()
	text, player := m.link(t)
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, screen).Open(site.URL + "#" + text)
	page.Sees("A new game for this device.")
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
	if page.Has("I am " + player) {
		page.Tap("I am " + player)
	}
	page.Sees(m.sees)
	return page
}

// stands is true when the board says that something stands in an area, "" for
// nothing.
func stands(area, units string) string {
	return `document.querySelector('.board-stop[aria-label="` + area + `"]').getAttribute("aria-description").replace(/^difficult terrain(, )?/, "") === "` + units + `"`
}

func TestATurnIsPlayedByTwoTaps(t *testing.T) {
	t.Parallel()
	page := welsh.play(t, browser.Phone)
	page.Tap("Gwynedd")
	page.Tap("Clwyd")
	page.Until("the Welsh have left Gwynedd", stands("Gwynedd", ""))
	page.Tap("Undo")
	page.Until("the Welsh be back", stands("Gwynedd", "Welsh: 1 infantry"))
	page.Tap("Gwynedd")
	page.Tap("Clwyd")
	page.Until("the Welsh have left again", stands("Gwynedd", ""))

	// Of two armies one may stay: the target is tapped once more.
	page.Tap("Cornwall")
	page.Tap("Devon")
	page.Sees("Move 2 infantry from Cornwall to Devon.")
	page.Tap("Devon")
	page.Until("nobody be in Cornwall", stands("Cornwall", ""))
	page.Tap("End turn")
	page.SeesNot("Welsh: move")
	for _, trouble := range page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

func TestAStackIsDragged(t *testing.T) {
	t.Parallel()
	page := welsh.play(t, browser.Desktop)
	type point struct{ X, Y float64 }
	at := func(area string) point {
		return browser.Eval[point](page, `(() => {
			const n = [...document.querySelectorAll(".board-stop")].findIndex((e) => e.getAttribute("aria-label") === "`+area+`");
			const r = document.querySelectorAll(".board-pieces > g")[n].getBoundingClientRect();
			return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
		})()`)
	}
	from, to, sea := at("Gwynedd"), at("Clwyd"), point{420, 600}
	page.Drag(from.X, from.Y, sea.X, sea.Y)
	page.Until("the stack be put back", stands("Gwynedd", "Welsh: 1 infantry")+` && !document.querySelector(".board-ghost, .board-selected")`)
	page.Drag(from.X, from.Y, to.X, to.Y)
	page.Until("the Welsh have left Gwynedd", stands("Gwynedd", ""))
	page.Until("the ghost be gone", `!document.querySelector(".board-ghost, .board-dragging")`)
	for _, trouble := range page.Troubles() {
		t.Errorf("console: %s", trouble)
	}
}

// TestAPlaceIsHeldToReadAboutIt checks that a resting finger opens the card of a place
// and picks nothing, that neighbours lead on, and that a refusal leads there too.
func TestAPlaceIsHeldToReadAboutIt(t *testing.T) {
	t.Parallel()
	page := welsh.play(t, browser.Phone)
	at := browser.Eval[struct{ X, Y float64 }](page, `(() => {
		const r = [...document.querySelectorAll(".board-stop")].find((e) => e.getAttribute("aria-label") === "Powys").getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
	})()`)
	page.Fingers(45, func(float64) [][2]float64 { return [][2]float64{{at.X, at.Y}} })
	page.Sees("armies of a nation may stay")
	page.Sees("Neighbors")
	if page.Has("Confirm: Move") {
		t.Error("the finger that rested has picked the place")
	}
	page.Tap("Gwynedd")
	page.Until("the card be of Gwynedd", `document.querySelector(".drawer h2").textContent === "Gwynedd"`)
	page.Tap("Close")
	noTrouble(t, page)
}
