package e2e_test

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"

	model "bretwalda/app/client"
	"bretwalda/web/browser"
)

// keyboard is a person without a mouse.
type keyboard struct {
	t    *testing.T
	page *browser.Page
}

// reach presses Tab until something has the keyboard.
func (k keyboard) reach(is string) {
	k.t.Helper()
	for range 60 {
		k.seen()
		if browser.Eval[bool](k.page, `document.activeElement.matches(`+strconv.Quote(is)+`)`) {
			return
		}
		k.page.Press(kb.Tab)
	}
	k.t.Fatalf("no tab leads to %s", is)
}

// press reaches something and presses it.
func (k keyboard) press(is, key string) {
	k.t.Helper()
	k.awake()
	k.reach(is)
	k.page.Press(key)
	k.page.Until("the choice be kept", shown)
}

// seen checks that what has the keyboard can be seen, and that it is seen there:
// nothing covers it. Past its last control a page gives the keyboard away.
func (k keyboard) seen() {
	k.t.Helper()
	k.page.Until("the keyboard be seen", `(() => {
		const e = document.activeElement;
		if (!e || e === document.body) return true;
		const b = e.getBoundingClientRect(), s = getComputedStyle(e);
		if (!b.width) return false;
		if (!e.matches(":focus-visible")) return e.tabIndex < 0; // given without a key, to a heading
		if (s.outlineStyle === "none" && s.boxShadow === "none") return e.id === "title";
		const met = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
		return e.matches(".board-stop") || e.contains(met) || !!met && met.contains(e);
	})()`)
}

// keeps checks that something has the keyboard: it is not lost with a button that
// has gone.
func (k keyboard) keeps(after string) {
	k.t.Helper()
	k.page.Until("the keyboard be somewhere after "+after, `document.activeElement !== document.body && !document.activeElement.disabled && document.activeElement.getClientRects().length > 0`)
}

// TestATurnOfBritanniaWithKeysAlone marches, ends the turn and fights.
func TestATurnOfBritanniaWithKeysAlone(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	begin(page)
	k := keyboard{t, page}
	k.reach(".board-stop")
	for range 8 { // Kent is the last area of the south coast
		if browser.Eval[bool](page, `document.activeElement.getAttribute("aria-label") !== "Kent"`) {
			page.Press(kb.ArrowRight)
		}
	}
	page.Press(kb.Enter)
	page.Sees("from the English Channel to Kent.")
	k.reach(".stepper button:enabled")
	for left := 15; left >= 6; left-- {
		page.Press(kb.Enter)
		page.Sees("Move " + strconv.Itoa(left) + " infantry from the English Channel to Kent.")
	}
	k.press(".sheet .buttons .confirm:enabled", kb.Enter)
	page.Until("the Romans be in Kent", romansIn("Kent"))
	k.keeps("a march")
	for range 2 { // and once more, for armies that have not landed
		k.press(goOn, kb.Enter)
		k.keeps("the end of a turn")
	}
	page.Sees("Battle in Kent")
	k.keeps("the battle")
	k.goesOn(3)
	noTrouble(t, page)
}

// goOn is a button that goes on with the game: not Undo, which comes first.
const goOn = ".sheet .buttons .button:enabled:not(:first-child), .sheet .buttons .button:enabled:only-child"

// goesOn makes so many choices that are buttons, or as many as there are before a
// place is asked for, whoever decides.
func (k keyboard) goesOn(choices int) {
	k.t.Helper()
	for n := range choices {
		if !browser.Eval[bool](k.page, `!!document.querySelector(`+strconv.Quote(goOn)+`)`) {
			return // a place is asked for
		}
		before := browser.Eval[string](k.page, theSheet)
		k.press(goOn, kb.Enter)
		k.page.Until("something else be asked", theSheet+" !== "+strconv.Quote(before))
		k.keeps("choice " + strconv.Itoa(n))
	}
}

// theSheet is what is asked.
const theSheet = `document.querySelector(".sheet").innerText`

// TestABattleInWalesWithKeysAlone fights on, whoever decides.
func TestABattleInWalesWithKeysAlone(t *testing.T) {
	t.Parallel()
	page := invasion.play(t, browser.Desktop)
	k := keyboard{t, page}
	k.goesOn(4)
	noTrouble(t, page)
}

// TestATrickWithKeysAlone plays a card and hands the device over.
func TestATrickWithKeysAlone(t *testing.T) {
	t.Parallel()
	page := trick.play(t, browser.Desktop)
	// Keys rest from then on, and no heading takes the keyboard from a card.
	page.Until("the question have the keyboard", atTheQuestion)
	k := keyboard{t, page}
	k.awake()
	k.reach(".hand .thing:enabled")
	page.Press(" ")
	page.Until("a card be picked", `document.activeElement.getAttribute("aria-pressed") === "true"`)
	k.press(".sheet .buttons .confirm:enabled", kb.Enter)
	page.Until("it be played", `!document.querySelector(".hand [aria-pressed=true]")`)
	k.keeps("a card")
	noTrouble(t, page)
}

// TestADraftByTabAndEnterAlone, as people play who have two switches: from a link to the
// cards that they keep.
func TestADraftByTabAndEnterAlone(t *testing.T) {
	t.Parallel()
	text, player := draft.link(t)
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL + "#" + text)
	page.Sees("This game is new to this device.")
	k := keyboard{t, page}
	k.reach(".page .button.primary")
	page.Press(kb.Enter)
	page.Find("I am " + player)
	k.press(".sheet .buttons .primary", kb.Enter)
	k.awake()
	k.press(".by-keys", kb.Enter) // all there is to do, one below the other
	const first, enter = "#" + model.TypedFirst, "#" + model.TypedEnter
	for done := false; !done; {
		page.Until("a list or its end have the keyboard", `document.activeElement.matches("`+first+", "+enter+`")`)
		if done = browser.Eval[bool](page, `document.activeElement.matches("`+enter+`")`); !done {
			k.reach(".typed-answer li:nth-child(2) .link")
		}
		before := browser.Eval[string](page, theSheet)
		page.Press(kb.Enter)
		page.Until("it be heard", theSheet+" !== "+strconv.Quote(before))
	}
	page.Sees("Pass the device to ")
	k.keeps("the draft")
	noTrouble(t, page)
}

// TestDrawersGiveTheKeyboardBack: drawers, the list of keys and the code,
// behind which no key leads.
func TestDrawersGiveTheKeyboardBack(t *testing.T) {
	t.Parallel()
	page := march.play(t, browser.Phone)
	k := keyboard{t, page}
	has := func(what, is string) {
		t.Helper()
		page.Until(what+" have the keyboard", `document.activeElement.matches(`+strconv.Quote(is)+`)`)
	}
	k.reach(".helper")
	page.Press("?")
	has("the list of keys", ".drawer h2")
	page.Sees("Move the map")
	page.Press(kb.Escape)
	has("what had it", ".helper")
	page.Press(kb.Enter)
	has("the rules", ".drawer h2, .drawer h3")
	page.Press(kb.Escape)
	has("what opened them", ".helper")

	k.reach(`[aria-label="Menu"]`)
	page.Press(kb.Enter)
	has("the menu", ".drawer h2")
	for range 40 {
		page.Press(kb.Tab)
		if browser.Eval[bool](page, `document.activeElement.matches(".sheet *")`) {
			t.Fatal("a key leads to what the drawer covers")
		}
	}
	moreOfMenu(page)
	page.Tap("QR code")
	has("the code", ".code-screen")
	for range 5 {
		page.Press(kb.Tab)
		if browser.Eval[bool](page, `document.activeElement !== document.body && !document.activeElement.closest(".code-screen")`) {
			t.Fatal("a key leads behind the code")
		}
	}
	page.Press(kb.Escape)
	has("the menu", ".drawer h2")
	page.Press(kb.Escape)
	has("what opened it", `[aria-label="Menu"]`)
	noTrouble(t, page)
}

// TestATurnIsTyped plays the beginning of a turn on the command line.
func TestATurnIsTyped(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	page.Press("/")
	const ready = `document.activeElement.id === "typed-line" && document.activeElement.value === ""`
	page.Until("the line have the keyboard", ready)
	page.Press("kent 6")
	page.Press(kb.Enter)
	page.Sees("Enter does it.")
	page.Until("the field be empty again", ready)
	page.Press(kb.Enter)
	page.Sees("The Romans move 6 infantry from the English Channel to Kent.")
	page.Press("near kent")
	page.Press(kb.Enter)
	page.Sees("Essex")
	page.Press(kb.ArrowUp)
	page.Until("the last line come back", `document.activeElement.value === "near kent"`)
	page.Press(kb.Escape)
	page.Until("the line be closed", `!document.getElementById("typed-line").checkVisibility()`)
	page.Press("/")
	page.Until("the line have the keyboard again", ready)
	page.Press("u")
	page.Press(kb.Enter)
	page.Sees("You take back: Move 6 infantry from the English Channel to Kent.")
	page.Press(kb.Escape)
	page.Until("the line be closed again", `!document.getElementById("typed-line").checkVisibility()`)
	k := keyboard{t, page}
	k.awake()
	page.Press("m")
	page.Until("the map have the keyboard", `document.activeElement.matches(".board-stop")`)
	k.awake()
	page.Press("n")
	page.Until("a place that can be chosen have it", `document.activeElement.matches(".board-offered") && /^[^:.]+: you can (choose it|move here)/.test(document.activeElement.getAttribute("aria-label"))`)
	k.awake()
	page.Press("e")
	page.Until("the end of the turn be one key away", `document.activeElement.id === "end"`)
	page.Press("q")
	page.Until("the question have it", `document.activeElement.id === "asked"`)
}
