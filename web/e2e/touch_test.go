package e2e_test

import (
	"strconv"
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
	page.Sees("This game is new to this device.")
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
	if page.Has("I am " + player) {
		page.Tap("I am " + player)
	}
	page.Sees(m.sees)
	return page
}

// stands is true when the board says that Welsh units are in an area, "" for none.
func stands(area, units string) string {
	told := stopOf(area) + `.getAttribute("aria-label")`
	if units == "" {
		return `!/Welsh: \d+ (infantry|cavalry)/.test(` + told + `)`
	}
	return `/` + units + `([,.]|$)/.test(` + told + `)`
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

	// Of two armies one stays, unless it follows.
	page.Tap("Cornwall")
	page.Tap("Devon")
	page.Sees("Move 1 infantry from Cornwall to Devon.")
	page.Until("one stay in Cornwall", stands("Cornwall", "Welsh: 1 infantry"))
	page.Tap("Cornwall")
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
			const n = [...document.querySelectorAll(".board-stop")].indexOf(`+stopOf(area)+`);
			const r = document.querySelectorAll(".board-pieces > g")[n].getBoundingClientRect();
			return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
		})()`)
	}
	page.Until("the map rest", atRest)
	from, sea := at("Gwynedd"), point{420, 600}
	page.Drag(from.X, from.Y, sea.X, sea.Y)
	page.Until("the stack be put back", stands("Gwynedd", "Welsh: 1 infantry")+` && !document.querySelector(".board-ghost, .board-selected")`)
	page.Until("the map rest", atRest)
	from, to := at("Gwynedd"), at("Clwyd")
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
	page.Until("the map rest", atRest)
	at := browser.Eval[struct{ X, Y float64 }](page, `(() => {
		const r = `+stopOf("Powys")+`.getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
	})()`)
	page.Fingers(45, func(float64) [][2]float64 { return [][2]float64{{at.X, at.Y}} })
	page.Sees("armies of a nation may stay")
	page.Sees("Neighbours")
	if page.Has("Confirm: Move") {
		t.Error("the finger that rested has picked the place")
	}
	page.Tap("Gwynedd")
	page.Until("the card be of Gwynedd", `document.querySelector(".drawer h2").textContent === "Gwynedd"`)
	page.Tap("Close")
	noTrouble(t, page)
}

// seen is how the map stands, as it is painted or about to be.
const seen = `getComputedStyle(document.querySelector(".board > *")).transform`

// atRest is true when the map stands still, and has for a while.
const atRest = `(async () => {
	const was = ` + seen + `;
	await new Promise((done) => setTimeout(done, 400));
	return ` + seen + ` === was && !document.getAnimations().some((a) => a.playState === "running" && !["toast-goes", "tip-comes", "more-below"].includes(a.animationName));
})()`

// covers has the sheet cover so much of the map that the map makes room.
func covers(page *browser.Page, height string) {
	browser.Eval[bool](page, `(Object.assign(document.querySelector(".sheet").style, { maxHeight: "none", height: "`+height+`" }), true)`)
}

// TestTheMapStaysUnderAFinger: while a finger is down the map keeps its place, and
// makes room as soon as the finger has gone.
func TestTheMapStaysUnderAFinger(t *testing.T) {
	t.Parallel()
	page := welsh.play(t, browser.Phone)
	page.Tap("Cornwall")
	page.Sees("from Cornwall to Devon")
	page.Until("the map rest", atRest)
	was := browser.Eval[string](page, seen)
	page.Fingers(16, func(done float64) [][2]float64 {
		switch {
		case done == 0.25:
			browser.Eval[bool](page, `(document.querySelector(".board").style.width = "700px", true)`)
		case done == 0.5:
			covers(page, "60dvh")
		case done == 1:
			if now := browser.Eval[string](page, seen); now != was {
				t.Errorf("the map has moved under the finger: from %s to %s", was, now)
			}
		}
		return [][2]float64{{60, 260}}
	})
	page.Until("the map make room", seen+` !== "`+was+`"`)
	noTrouble(t, page)
}

// TestAFingerMeetsWhatItWasAimedAt: a page that is busy hears of a finger late, and a
// map that glides begins to do so late. Neither moves the map under the finger.
func TestAFingerMeetsWhatItWasAimedAt(t *testing.T) {
	t.Parallel()
	page := welsh.play(t, browser.Phone)
	page.Tap("Cornwall")
	page.Sees("from Cornwall to Devon")
	page.Until("the map rest", atRest)
	const finger = `const board = document.querySelector(".board"), r = board.getBoundingClientRect();
		const make = (type) => new PointerEvent(type, { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true, clientX: r.x + 40, clientY: r.y + 200 });
		const seen = () => ` + seen + `, sheet = document.querySelector(".sheet").style, rest = (ms) => new Promise((done) => setTimeout(done, ms));
		const busy = (ms) => { for (const from = performance.now(); performance.now() - from < ms; ); };`
	met := browser.Eval[[]string](page, `(async () => {`+finger+`
		const was = seen(), down = make("pointerdown"), mark = document.querySelector(".board > *").style.transform;
		sheet.maxHeight = "none";
		sheet.height = "72dvh";
		while (document.querySelector(".board > *").style.transform === mark) await rest(5);
		await rest(150); // it glides
		board.dispatchEvent(down);
		const now = seen(), caught = document.querySelector(".board > *").style.transform;
		board.dispatchEvent(make("pointercancel"));
		while (document.querySelector(".board > *").style.transform === caught) await rest(5);
		await rest(150);
		board.dispatchEvent(make("pointerdown")); // nobody aims as quickly as that
		const soon = seen();
		board.dispatchEvent(make("pointercancel"));
		return [was, now, soon];
	})()`)
	for _, now := range met[1:] {
		if now != met[0] {
			t.Errorf("the finger was aimed at a map at %s and has met it at %s", met[0], now)
		}
	}
	page.Until("the map make room", seen+` !== "`+met[0]+`"`)
	page.Until("the map rest", atRest)
	met = browser.Eval[[]string](page, `(async () => {`+finger+`
		const mark = document.querySelector(".board > *").style.transform;
		board.dispatchEvent(new KeyboardEvent("keydown", { key: "0", bubbles: true }));
		while (document.querySelector(".board > *").style.transform === mark) await rest(5);
		busy(600); // longer than a glide takes
		board.dispatchEvent(make("pointerdown"));
		const first = seen();
		await rest(400);
		const then = seen();
		board.dispatchEvent(make("pointercancel"));
		return [first, then];
	})()`)
	if met[0] != met[1] {
		t.Errorf("the map moves on under the finger, from %s to %s", met[0], met[1])
	}
}

// drags has a finger take the first card that can be played to a point, where it rests until it
// is let go, or the browser takes it for a fling. held is asked before that.
func drags(page *browser.Page, x, y float64, held func()) {
	page.Until("the cards be at rest", `document.querySelector(".sheet").getAnimations({ subtree: true }).every((a) => a.animationName === "more-below")`)
	at := browser.Eval[[]float64](page, `(() => { const r = document.querySelector(".hand .thing:enabled").getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
	page.Fingers(40, func(done float64) [][2]float64 {
		if done == 1 {
			held()
		}
		done = min(1, 3*done)
		return [][2]float64{{at[0] + (x-at[0])*done, at[1] + (y-at[1])*done}}
	})
}

// TestACardIsDraggedOntoTheMap plays it, as the sheet says what it does while it is held; the
// next player's tap is heard.
func TestACardIsDraggedOntoTheMap(t *testing.T) {
	t.Parallel()
	page := trick.play(t, browser.Phone)
	page.Sees("Play a card")
	drags(page, 190, 300, func() { page.Sees("Play a card") })
	page.Tap("I am Dan")
	page.Sees("One action")
	noTrouble(t, page)
}

// TestACardThatLeadsSaysFirstWhatItDoes: it aims at the town over which it rests, and is played
// there as it is let go.
func TestACardThatLeadsSaysFirstWhatItDoes(t *testing.T) {
	t.Parallel()
	page := ireland3.play(t, browser.Phone)
	page.Until("a card be taken", `(document.querySelector(".hand .thing:enabled").click(), !!document.querySelector(".board-offered"))`)
	page.Until("the map rest", atRest)
	town := browser.Eval[struct {
		Name string
		X, Y float64
	}](page, `(() => {
		const e = [...document.querySelectorAll(".board-offered")].find((e) => { const r = e.getBoundingClientRect(); return document.querySelector(".board").contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); }), r = e.getBoundingClientRect();
		return { Name: e.getAttribute("aria-label").split(/[,.:]/)[0], X: r.x + r.width / 2, Y: r.y + r.height / 2 };
	})()`)
	drags(page, town.X, town.Y, func() {
		page.Until("the sheet tell of "+town.Name, `document.querySelector(".sheet .asked p").textContent.includes(`+strconv.Quote(town.Name)+`) && !!document.querySelector(".confirm:enabled")`)
	})
	page.Until("the device go on", `!!document.querySelector(".big-swatch")`)
	noTrouble(t, page)
}
