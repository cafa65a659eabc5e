package e2e_test

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	model "bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/static/site"
	"bretwalda/web/browser"
	"bretwalda/web/release"
	"bretwalda/web/wasmpack"
)

// runParts has a program run whose parts join it at once, or late, or when they are needed.
const runParts = `async (file, others, when) => {
	const go = new Go(), fetched = (name) => fetch(name + ".wasm").then((r) => r.arrayBuffer()).then((b) => WebAssembly.compile(b));
	const program = await fetched(file), parts = await Promise.all(others.map(fetched));
	let instance, asked = 0;
	const joined = new Set();
	const bring = (number) => {
		if (joined.has(number)) return;
		joined.add(number);
		const table = instance.exports.table;
		new WebAssembly.Instance(parts[number - 1], { first: instance.exports, table: new Proxy({}, { get: (_, place) => table.get(Number(place)) }) });
	};
	const bringAll = () => parts.forEach((_, i) => bring(i + 1));
	go.importObject.first = { bring: (number) => { asked++; bring(number); } };
	window.said = undefined;
	window.late = when === "late";
	instance = await WebAssembly.instantiate(program, go.importObject);
	if (when === "at once") bringAll();
	if (when === "late") setTimeout(bringAll, 30);
	await go.run(instance);
	return said + ", asked " + asked;
}`

// TestAProgramInParts checks that a program does the same whole and divided, whenever
// its parts come.
func TestAProgramInParts(t *testing.T) {
	t.Parallel()
	const program = "./web/testdata/parts"
	whole, loader, err := release.Client("../..", program, true)
	if err != nil {
		t.Fatal(err)
	}
	compiled, err := release.Compiled("../..", program)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{
		"whole.wasm": whole, "wasm_exec.js": loader,
		"index.html": []byte(`<!DOCTYPE html><title>parts</title><link rel="icon" href="data:,"><script src="wasm_exec.js"></script>`),
	}
	own := func(name string) bool { return strings.HasPrefix(name, "main.") }
	parts := map[string][]string{}
	for name, part := range map[string]func(name string) int{
		"little": func(name string) int { return 1 },
		"much": func(name string) int {
			if own(name) {
				return 1
			}
			return 0
		},
		"many": func(name string) int {
			if own(name) {
				return 1 + len(name)%3
			}
			return 4
		},
	} {
		first, others, err := wasmpack.Divide(compiled, func(name string) int {
			if name == "main.main" {
				return 0
			}
			return part(name)
		})
		if err != nil {
			t.Fatal(err)
		}
		files[name+".wasm"] = first
		for i, content := range others {
			parts[name] = append(parts[name], name+strconv.Itoa(i))
			files[parts[name][i]+".wasm"] = content
		}
	}
	folder := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	page := chromium.Profile(t, browser.Phone).Open(browser.Serve(t, folder, "/").URL)
	said := func(file string, parts []string, when string) string {
		return browser.Eval[string](page, fmt.Sprintf("(%s)(%q, %s, %q).catch((err) => err.name)", runParts, file, quoted(parts), when))
	}
	want := said("whole", nil, "")
	if !strings.HasPrefix(want, "goroutine4950 direct3 value4 interface5 ") {
		t.Fatalf("the whole program says %q", want)
	}
	for _, c := range []struct{ first, when, asked string }{
		{"little", "at once", "0"},
		{"little", "at need", "1"},
		{"much", "at need", "1"},
		{"much", "late", "0"},
		{"many", "at once", "0"},
		{"many", "at need", "4"},
		{"many", "late", "1"}, // what comes before main asks
	} {
		if got, want := said(c.first, parts[c.first], c.when), strings.TrimSuffix(want, "0")+c.asked; got != want {
			t.Errorf("the parts of %s come %s: %q, not %q", c.first, c.when, got, want)
		}
	}
	if got := said("little", parts["much"], "at once"); got != "LinkError" {
		t.Errorf("a part of another program joins: %q", got)
	}
}

var firstFolder = flag.String("first", "", "write the functions that run at the first screens to this folder (web/release)")

// firstScreens walks through what most people do first: home, a new match in each game with
// a bot that is asked at once, the link of a match and its table, a tap there, the same match
// again, and home with that match. seen is called before each page goes, with the game at whose table it is.
func firstScreens(t *testing.T, folder string, moments []moment, seen func(page *browser.Page, game string), scripts ...string) {
	t.Helper()
	open := func(language, fragment string) *tour {
		screen := browser.Phone
		screen.Language = language
		at := browser.Serve(t, folder, "/")
		page := chromium.Profile(t, screen).Blank()
		page.Inject(`delete Navigator.prototype.vibrate`) // refused without a finger
		page.Inject(sameChance)
		for _, script := range scripts {
			page.Inject(script)
		}
		page.Goto(at.URL + fragment)
		started(page)
		return &tour{t: t, page: page, url: at.URL}
	}
	for _, language := range []string{"en-GB", "es-ES", "it-IT"} {
		tr := open(language, "")
		tr.awaits(".home")
		seen(tr.page, "")
		tr.page.Close()
	}
	for game := range 3 {
		tr := open("en-GB", "")
		tr.page.Tap("New game")
		tr.awaits(".segments")
		browser.Eval[bool](tr.page, `(document.querySelectorAll("input[name=game]")[`+strconv.Itoa(game)+`].click(), true)`)
		tr.page.Until("the game be chosen", `document.querySelectorAll("input[name=game]")[`+strconv.Itoa(game)+`].checked`)
		choose(tr.page, "Who plays seat 1", "Bot: easy")
		seated(tr.page, 2, "Bea")
		if game == 0 {
			bySeat(tr.page)
		}
		seen(tr.page, "")
		tr.page.Tap("Start")
		tr.awaits(".at-work-thinking, .sheet .buttons .button")
		rest(tr.page)
		if tr.page.Has("Go on") {
			tr.page.Tap("Go on")
			tr.awaits(".at-work-thinking")
		}
		seen(tr.page, []string{"britannia-2008", "marcher-lords", "brian-boru"}[game])
		tr.page.Close()
	}
	for _, m := range moments {
		text, _ := m.link(t)
		tr := open("en-GB", "#"+text)
		tr.awaits(".page .card")
		tr.press(".page .button.primary")
		tr.awaits(".sheet h2")
		tr.lift()
		rest(tr.page)
		if browser.Eval[bool](tr.page, `document.querySelectorAll(".board-offered").length > 0`) {
			tr.press(".board-offered")
			rest(tr.page)
		}
		seen(tr.page, m.game)
		tr.page.Reload()
		started(tr.page)
		tr.awaits(".sheet h2")
		rest(tr.page)
		seen(tr.page, m.game)
		tr.page.Goto(tr.url)
		started(tr.page)
		tr.awaits(".home .match-when")
		seen(tr.page, "")
		tr.page.Close()
	}
}

// sameChance has all that is left to chance fall alike in every run: another match may run
// other functions.
const sameChance = `{
	let state = 1;
	crypto.getRandomValues = (list) => {
		const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
		for (let i = 0; i < bytes.length; i++) bytes[i] = (state = Math.imul(state, 1103515245) + 12345 | 0) >>> 16;
		return list;
	};
}`

// watching keeps the program's functions at hand, of which each notes that it has run.
const watching = `{
	const real = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...args) => { const made = await real(...args); window.watched = made.instance.exports; return made; };
}`

// withoutTheRest keeps away all parts of the program that follow the first screen, and lists
// the files that are asked for at once.
const withoutTheRest = `{
	window.missed = [];
	const fetched = window.fetch, opened = XMLHttpRequest.prototype.open;
	const ahead = () => document.querySelector('.shell-game[data-numbers~="' + document.documentElement.dataset.game + '"]')?.dataset.part;
	window.fetch = (file, ...rest) => /(?<!app)\.wasm/.test(file) && file !== ahead() ? new Promise(() => {}) : fetched(file, ...rest);
	XMLHttpRequest.prototype.open = function (...args) { missed.push(String(args[1]).replace(/.*\/|\?.*/g, "")); return opened.apply(this, args); };
}`

// toldMeanwhile tells the program of something while it waits for a part of itself, as Firefox
// does, and counts when the program hears of it.
const toldMeanwhile = `{
	window.heard = { meanwhile: 0, afterwards: 0 };
	const news = new Event("resize"), made = WebAssembly.instantiateStreaming;
	const { open, send } = XMLHttpRequest.prototype;
	let waits = false;
	WebAssembly.instantiateStreaming = (...args) => {
		const resume = Go.prototype._resume;
		Go.prototype._resume = function () {
			if (this._pendingEvent?.args?.[0] === news) heard[waits ? "meanwhile" : "afterwards"]++;
			return resume.apply(this);
		};
		return made(...args);
	};
	XMLHttpRequest.prototype.open = function (...args) { this.part = /\.wasm/.test(args[1]); return open.apply(this, args); };
	XMLHttpRequest.prototype.send = function (...args) {
		waits = this.part;
		if (waits) dispatchEvent(news);
		try { return send.apply(this, args); } finally { waits = false; }
	};
}`

// TestTheFirstScreensNeedNothingElse checks that home needs no part of the program but the
// first, a table that the address leads to none but that of its game, and no other table the
// rest: the lists of web/release say what they run. With -first it writes them.
func TestTheFirstScreensNeedNothingElse(t *testing.T) {
	t.Parallel()
	if *firstFolder == "" {
		firstScreens(t, folder, full, func(page *browser.Page, game string) {
			known := browser.Eval[bool](page, `!!document.documentElement.dataset.game`)
			for _, file := range browser.Eval[[]string](page, "missed") {
				if file == "rest.wasm" || path.Ext(file) == ".wasm" && (known || game == "") {
					t.Errorf("%s was needed at once at a table of %q: see -first of this test", file, game)
				}
			}
		}, withoutTheRest)
		return
	}
	watched, names, err := release.Watched("../..", client)
	if err != nil {
		t.Fatal(err)
	}
	r, err := release.New(site.Files, watched)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := r.WriteTo(folder, release.Loose); err != nil {
		t.Fatal(err)
	}
	ran := map[string]map[string]bool{}
	moments := []moment{march, battle, fought, invasion, levies, late, wales3, ireland3, draft, action, trick}
	firstScreens(t, folder, append(moments, full...), func(page *browser.Page, game string) {
		time.Sleep(3 * time.Second) // for what a page does once it stands still
		for _, n := range browser.Eval[[]int](page, `Object.keys(watched).filter((name) => Number(name) >= 0 && watched[name].value === 1).map(Number)`) {
			if ran[names[n]] == nil {
				ran[names[n]] = map[string]bool{}
			}
			ran[names[n]][engine.Family(game)] = true
		}
	}, watching)
	for file, text := range release.Lists(ran) {
		if err := os.WriteFile(filepath.Join(*firstFolder, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestATapThatNeedsTheRest checks that what needs the rest of the program, or the texts of
// another language, before they have come works nevertheless, and that the program hears of
// nothing while it waits for a part of itself.
func TestATapThatNeedsTheRest(t *testing.T) {
	t.Parallel()
	at := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(withoutTheRest)
	page.Inject(toldMeanwhile)
	page.Goto(at.URL)
	started(page)
	browser.Eval[string](page, `location.hash = "#`+model.AtSettings+`"`)
	page.Until("the settings be there", `!!document.querySelector(".one-of")`)
	page.Until("the rest have come at once", `missed.join() === "rest.wasm"`)
	page.Until("the program have heard the news", "heard.afterwards > 0")
	if n := browser.Eval[int](page, "heard.meanwhile"); n > 0 {
		t.Errorf("the program was entered %d times while it waited for a part of itself", n)
	}
	page.Tap("Español")
	page.Sees("Ajustes")
	if missed := browser.Eval[[]string](page, "missed"); len(missed) != 2 || missed[1] != "texts.json" {
		t.Errorf("another language asked at once for %q, not for its texts alone", missed[1:])
	}
	if trouble := page.Troubles(); len(trouble) > 0 && !strings.Contains(strings.Join(trouble, " "), "Synchronous") {
		t.Errorf("console: %q", trouble)
	}
}
