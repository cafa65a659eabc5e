package e2e_test

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/static/site"
	"bretwalda/web/browser"
	"bretwalda/web/release"
	"bretwalda/web/wasmpack"
)

// runParts has a program run whose rest joins it at once, or late, or when it is needed.
const runParts = `async (file, other, when) => {
	const go = new Go(), fetched = (name) => fetch(name + ".wasm").then((r) => r.arrayBuffer()).then((b) => WebAssembly.compile(b));
	const program = await fetched(file), rest = other && await fetched(other);
	let instance, asked = 0, joined = false;
	const bring = () => {
		if (joined) return;
		joined = true;
		const table = instance.exports.table;
		new WebAssembly.Instance(rest, { first: instance.exports, table: new Proxy({}, { get: (_, place) => table.get(Number(place)) }) });
	};
	go.importObject.first = { rest: () => { asked++; bring(); } };
	window.said = undefined;
	window.late = when === "late";
	instance = await WebAssembly.instantiate(program, go.importObject);
	if (when === "at once") bring();
	if (when === "late") setTimeout(bring, 30);
	await go.run(instance);
	return said + ", asked " + asked;
}`

// TestAProgramInTwoParts holds that a program does the same whole and divided, whenever
// its rest comes.
func TestAProgramInTwoParts(t *testing.T) {
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
	for name, first := range map[string]func(name string) bool{
		"little": func(name string) bool { return name == "main.main" },
		"much":   func(name string) bool { return name == "main.main" || !strings.HasPrefix(name, "main.") },
	} {
		files[name+".wasm"], files["beside "+name+".wasm"], err = wasmpack.Divide(compiled, first)
		if err != nil {
			t.Fatal(err)
		}
	}
	folder := t.TempDir()
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	page := chromium.Profile(t, browser.Phone).Open(browser.Serve(t, folder, "/").URL)
	said := func(file, rest, when string) string {
		return browser.Eval[string](page, `(`+runParts+`)("`+file+`", "`+rest+`", "`+when+`").catch((err) => err.name)`)
	}
	want := said("whole", "", "")
	if !strings.HasPrefix(want, "goroutine4950 direct3 value4 interface5 ") {
		t.Fatalf("the whole program says %q", want)
	}
	for _, c := range []struct{ first, when, asked string }{
		{"little", "at once", "0"},
		{"little", "at need", "1"},
		{"much", "at need", "1"},
		{"much", "late", "0"},
	} {
		if got, want := said(c.first, "beside "+c.first, c.when), strings.TrimSuffix(want, "0")+c.asked; got != want {
			t.Errorf("the rest of %s comes %s: %q, not %q", c.first, c.when, got, want)
		}
	}
	if got := said("little", "beside much", "at once"); got != "LinkError" {
		t.Errorf("the rest of another program joins: %q", got)
	}
}

var firstFile = flag.String("first", "", "write the functions that run at the first screens to this file (web/release/first.txt)")

// firstScreens walks through what most people do first: home, a new match against bots in
// each game, the link of a match and its table, a tap there, and the same match again. seen
// is called before each page goes.
func firstScreens(t *testing.T, folder string, moments []moment, seen func(page *browser.Page), scripts ...string) {
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
		seen(tr.page)
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
		tr.page.Tap("Start")
		tr.awaits(".at-work-thinking, .sheet .buttons .button")
		rest(tr.page)
		seen(tr.page)
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
		seen(tr.page)
		tr.page.Reload()
		started(tr.page)
		tr.awaits(".sheet h2")
		rest(tr.page)
		seen(tr.page)
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

// withoutTheRest keeps the rest of the program away, and counts the files that are asked for
// at once, and how often that is the rest.
const withoutTheRest = `{
	window.missed = window.missedRest = 0;
	const fetched = window.fetch, compiled = WebAssembly.compileStreaming, opened = XMLHttpRequest.prototype.open;
	window.fetch = (file, ...rest) => String(file).includes("rest.wasm") ? new Promise(() => {}) : fetched(file, ...rest);
	XMLHttpRequest.prototype.open = function (...args) { missed++; missedRest += String(args[1]).includes("rest.wasm"); return opened.apply(this, args); };
}`

// TestTheFirstScreensNeedNothingElse holds that the first screens need nothing of the rest
// of the program: web/release/first.txt lists what they run. With -first it writes that list.
func TestTheFirstScreensNeedNothingElse(t *testing.T) {
	t.Parallel()
	if *firstFile == "" {
		firstScreens(t, folder, full, func(page *browser.Page) {
			if n := browser.Eval[int](page, "missedRest"); n > 0 {
				t.Errorf("the rest was needed at once: see -first of this test")
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
	var ran []string
	moments := []moment{march, battle, fought, invasion, levies, late, wales3, ireland3, draft, action, trick}
	firstScreens(t, folder, append(moments, full...), func(page *browser.Page) {
		for _, n := range browser.Eval[[]int](page, `Object.keys(watched).filter((name) => Number(name) >= 0 && watched[name].value === 1).map(Number)`) {
			ran = append(ran, names[n])
		}
	}, watching)
	if err := os.WriteFile(*firstFile, []byte(release.FirstList(ran)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestATapThatNeedsTheRest holds that what needs the rest of the program, or the texts of
// another language, before they have come works nevertheless.
func TestATapThatNeedsTheRest(t *testing.T) {
	t.Parallel()
	at := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(withoutTheRest)
	page.Goto(at.URL)
	started(page)
	browser.Eval[string](page, `location.hash = "#`+model.AtSettings+`"`)
	page.Until("the settings be there", `!!document.querySelector(".one-of")`)
	page.Until("the rest have come at once", `missed === 1`)
	page.Tap("Español")
	page.Sees("Ajustes")
	if n := browser.Eval[int](page, "missed"); n != 2 {
		t.Errorf("another language asked for %d files at once, not for its texts alone", n-1)
	}
	if trouble := page.Troubles(); len(trouble) > 0 && !strings.Contains(strings.Join(trouble, " "), "Synchronous") {
		t.Errorf("console: %q", trouble)
	}
}
