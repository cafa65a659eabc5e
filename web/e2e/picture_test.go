package e2e_test

import (
	"math"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// lying lists where everything of a table lies that can be read: of the bar, the
// buttons and the sheet, and the names and armies on the map.
const lying = `[...document.querySelectorAll(".table h1, .table h2, .table p, .table button, .table svg text")]
	.filter((e) => e.closest(".bar, .rail, .sheet, .board-names, .board-pieces") && !e.closest(".drawer, .tip, .overview") && !e.querySelector("textPath") && e.checkVisibility({ visibilityProperty: true }))
	.map((e) => { const r = e.getBoundingClientRect(), s = getComputedStyle(e);
		return { Words: e.localName + " " + e.textContent.replace(/\s+/g, " ").trim(), Box: [r.x, r.y, r.width, r.height], Look: [s.color, s.backgroundColor, s.font, s.fill].join(" ") }; })`

// wordsOf lists the words of what is on a screen.
func wordsOf(all []piece) (list []string) {
	for _, p := range all {
		list = append(list, p.Words)
	}
	return list
}

// TestTheTableIsAPictureOfItself checks that a table that was left is there before the
// program, as it was, and that nothing moves when it comes alive.
func TestTheTableIsAPictureOfItself(t *testing.T) {
	for _, c := range []struct {
		name   string
		dark   bool
		screen browser.Screen
	}{{"phone", false, browser.Phone}, {"dark", true, browser.Small}, {"desk", false, browser.Desktop}} {
		t.Run(c.name, func(t *testing.T) {
			site := browser.Serve(t, folder, "/")
			screen := c.screen
			screen.Dark = c.dark
			player := chromium.Profile(t, screen)
			page := player.Open(site.URL)
			begin(page)
			browser.Eval[bool](page, `(document.querySelector(".tip:not([hidden]) button:last-child")?.click(), true)`)
			page.Until("no tip be there", `!document.querySelector(".tip:not([hidden])")`)
			kept(page)
			rest(page)
			address := browser.Eval[string](page, "location.href")
			leaves(page, site.URL, "table", "match")

			site.Offline(true)
			page = waiting(player, address)
			page.Until("the map be there", `document.querySelectorAll(".shell-table .board-light path").length > 5`)
			page.Until("the letters be there", `document.fonts.ready.then(() => true)`)
			picture := browser.Eval[[]piece](page, lying)
			if size := browser.Eval[int](page, `localStorage.getItem("bretwalda.table").length`); size > 100_000 {
				t.Errorf("the picture takes %d letters", size)
			} else {
				t.Logf("the picture takes %d letters", size)
			}
			type point struct{ X, Y float64 }
			at := browser.Eval[point](page, `(() => { const r = document.querySelector(".shell-table .sheet h2").getBoundingClientRect(); return { X: r.x + 9, Y: r.y + 9 }; })()`)
			page.Touch(at.X, at.Y)
			page.Sees("Starting")
			letGo(page)
			page.Sees("Romans: move")
			still(t, page)
			if has(page, "bretwalda.table") {
				t.Error("the picture of a table stays when the table lives")
			}
			rest(page)
			program := browser.Eval[[]piece](page, lying)
			if len(picture) < 40 || len(picture) != len(program) {
				t.Fatalf("the picture shows %d things, the program %d:\n%v\n%v", len(picture), len(program), wordsOf(picture), wordsOf(program))
			}
			for i, p := range picture {
				q := program[i]
				moved := 0.0
				for n := range p.Box {
					moved = max(moved, math.Abs(p.Box[n]-q.Box[n]))
				}
				if p.Words != q.Words || p.Look != q.Look || moved > 1.5 {
					t.Errorf("the picture had %+v, the program has %+v", p, q)
				}
			}
		})
	}
}

// has reports whether the page keeps something under a name.
func has(page *browser.Page, key string) bool {
	return browser.Eval[bool](page, `!!localStorage.getItem("`+key+`")`)
}

// TestAForgedTableIsHarmless checks that what is in storage in the place of a table
// brings nothing into the page but words, shapes and boxes, and gives way to a cover.
func TestAForgedTableIsHarmless(t *testing.T) {
	inner := `<div class="board-pane"><div class="board"><div class="board-map"><svg viewBox="0 0 1 1"><g class="board-scaled" style="%s"><text x="1">Forged</text></g></svg></div></div></div>`
	for name, c := range map[string]struct {
		html, match, game string
		shows             bool
	}{
		"styles":  {`<main class="table" onclick="window.hurt=1">` + strings.ReplaceAll(inner, "%s", "background:url(https://example.com/x)") + `</main>`, "x", "1", true},
		"markup":  {`<main class="table">` + inner + `<a href="javascript:window.hurt=1">go</a></main>`, "x", "1", false},
		"other":   {`<main class="table">` + inner + `</main>`, "x", "15", false},
		"script":  {`<main class="table">` + inner + `</main>`, "x", `"<script>"`, false},
		"another": {`<main class="table">` + inner + `</main>`, "y", "1", false},
		"words":   {`<main class="table`, "x", "1", false},
	} {
		t.Run(name, func(t *testing.T) {
			site := browser.Serve(t, folder, "/")
			page := waiting(chromium.Profile(t, browser.Phone), site.URL+"#/match/x",
				`localStorage.setItem("bretwalda.table", JSON.stringify({ match: "`+c.match+`", game: `+c.game+`, form: 1, lang: "en", page: [390, 844], view: [1, 0, 0, 1], html: '`+c.html+`' }))`)
			shown := browser.Eval[[]bool](page, `[".shell-table", ".shell-cover"].map((s) => document.querySelector(s).checkVisibility())`)
			if shown[0] != c.shows || shown[1] == c.shows {
				t.Errorf("the page shows the table: %v, a cover: %v", shown[0], shown[1])
			}
			if bad := browser.Eval[[]string](page, `[...document.querySelectorAll(".shell-table *")].flatMap((e) =>
				[...e.attributes].filter((a) => /^on|^(id|href)$/.test(a.name) || /example|script/.test(a.value)).map((a) => e.localName + " " + a.name))`); len(bad) > 0 {
				t.Errorf("the picture has %v", bad)
			}
			letGo(page)
			if browser.Eval[bool](page, `"hurt" in window`) {
				t.Error("a script has run")
			}
		})
	}
}

// TestNoPictureOfAHand checks that of a table at which somebody has a hand the device
// keeps the match and the game alone, and shows the cover of the game.
func TestNoPictureOfAHand(t *testing.T) {
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL + "#" + frozen(t)["brian-boru-r1-named"])
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector("main.table .sheet[aria-busy=false]")`)
	address := browser.Eval[string](page, "location.href")
	leaves(page, site.URL, "table", "match")

	page = waiting(player, address)
	covered(page)
	want := browser.Eval[string](page, `JSON.stringify({ match: location.hash.slice("#/match/".length), game: Number(document.documentElement.dataset.game), form: 1 })`)
	if got := browser.Eval[string](page, `localStorage.getItem("bretwalda.table")`); got != want {
		t.Errorf("of a table with hands was kept %s, not %s", got, want)
	}
	page.Sees("Brian Boru")
	letGo(page)
	still(t, page)
	if has(page, "bretwalda.table") {
		t.Error("what was kept stays when the table lives")
	}
}
