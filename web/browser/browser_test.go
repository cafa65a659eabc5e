package browser_test

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

var which = flag.String("browser", string(browser.Chromium), "the browser to drive")

// chosen is the browser that is driven.
var chosen *browser.Browser

func TestMain(m *testing.M) {
	flag.Parse()
	kind := browser.Kind(*which)
	err := browser.Choose(kind, only)
	if err == nil {
		chosen, err = browser.Launch(kind)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	chosen.Close()
	os.Exit(code)
}

// only lists the tests that not every browser runs.
var only = []browser.Only{
	{Test: "TestPinch", Needs: []browser.Need{browser.Fingers}},
	{Test: "TestRequests", Needs: []browser.Need{browser.Requests}},
	{Test: "TestTheWatch", Needs: []browser.Need{browser.Requests}},
	{Test: "TestLanguage", Needs: []browser.Need{browser.Language}},
	{Test: "TestTheme", Needs: []browser.Need{browser.Theme}},
	{Test: "TestPreferences", Needs: []browser.Need{browser.Media}},
	{Test: "TestTheNamesAreThoseThatAreHeard", Needs: []browser.Need{browser.Tree}},
	{Test: "TestInject", Needs: []browser.Need{browser.Injection}},
}

// room is a page with one of everything that a player meets.
const room = `<!DOCTYPE html><meta name=viewport content="width=device-width">
<title>Room</title><body style="margin:0;height:100vh;touch-action:none">
<button onclick="say('plain')">End turn</button>
<button onclick="say('labelled')" aria-label="York, 2 Angles">x</button>
<button onclick="say('late')" id=late disabled>Late</button>
<div style="position:relative"><button onclick="say('under')">Under</button>
<div id=cover style="position:absolute;inset:0;background:#ccc"></div></div>
<svg width=120 height=120 role=group aria-label=Map>
<path role=button aria-label=Bend d="M10 10h100v100h-10v-90h-90z" onclick="say('bend')"/></svg>
<button onclick="navigator.clipboard.writeText('the link').then(() => say('copied'), (e) => say(e))">Copy</button>
<button onclick="const a = document.createElement('a'); a.download = 'matches.json'; a.href = window.URL.createObjectURL(new Blob(['all of them'])); a.click()">Save</button>
<label>Name <input id=name value=old></label>
<input type=file onchange="say(this.files[0].name)">
<p id=said>nothing</p>
<p style="margin-top:2000px"><button onclick="say('far')">Far</button></p>
<script>
function say(what) { said.textContent = "said " + what; }
setTimeout(() => { late.disabled = false; cover.remove(); }, 400);
let track = [];
for (const kind of ["touchmove", "mousemove"]) addEventListener(kind, (e) => track.push(e.touches ? e.touches.length : e.buttons));
</script>`

func open(t *testing.T, screen browser.Screen) (*browser.Page, *browser.Site) {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte(room), 0o644); err != nil {
		t.Fatal(err)
	}
	site := browser.ServePlain(t, folder, "/a/room/")
	return chosen.Profile(t, screen).Open(site.URL), site
}

func TestTap(t *testing.T) {
	screens := map[string]browser.Screen{"by touch": browser.Phone, "by mouse": browser.Desktop}
	for name, screen := range screens {
		t.Run(name, func(t *testing.T) {
			page, _ := open(t, screen)
			// Late, covered, bent and far ones are waited for and found.
			for control, said := range map[string]string{
				"End turn": "plain", "York": "labelled", "Late": "late", "Under": "under", "Bend": "bend", "Far": "far",
			} {
				page.Tap(control)
				page.Sees("said " + said)
			}
		})
	}
}

func TestNames(t *testing.T) {
	page, _ := open(t, browser.Phone)
	want := []string{"End turn", "York, 2 Angles", "Late", "Under", "Bend", "Copy", "Save", "Choose File", "Far"}
	if got := page.Names("button"); !slices.Equal(got, want) {
		t.Errorf("the buttons are %q", got)
	}
	for name, there := range map[string]bool{"York": true, "Yor": false, "End turn": true, "end turn": false, "nothing": false} {
		if page.Has(name) != there {
			t.Errorf("%q: there is %t", name, !there)
		}
	}
}

func TestTheNamesAreThoseThatAreHeard(t *testing.T) {
	page, _ := open(t, browser.Phone)
	for _, fault := range browser.Misnamed(page) {
		t.Error(fault)
	}
}

func TestType(t *testing.T) {
	page, _ := open(t, browser.Phone)
	page.Type("Name", "Æthelstan")
	if got := browser.Eval[string](page, "document.getElementById('name').value"); got != "Æthelstan" {
		t.Errorf("the field holds %q", got)
	}
	page.Type("Name", "")
	if got := browser.Eval[string](page, "document.getElementById('name').value"); got != "" {
		t.Errorf("the cleared field holds %q", got)
	}
}

func TestUpload(t *testing.T) {
	page, _ := open(t, browser.Phone)
	file := filepath.Join(t.TempDir(), "matches.json")
	if err := os.WriteFile(file, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	page.Upload(file)
	page.Sees("said matches.json")
}

func TestDrag(t *testing.T) {
	page, _ := open(t, browser.Phone)
	page.Drag(200, 300, 100, 250)
	page.Until("a finger or a held button move", "track.filter((n) => n === 1).length > 3")
	mouse, _ := open(t, browser.Desktop)
	mouse.Drag(200, 300, 100, 250)
	mouse.Until("a held button move", "track.filter((n) => n === 1).length > 3")
}

func TestPinch(t *testing.T) {
	page, _ := open(t, browser.Phone)
	page.Pinch(200, 300, 60, 160)
	page.Until("two fingers move", "track.length > 3 && track.every((n) => n === 2)")
}

func TestOffline(t *testing.T) {
	page, site := open(t, browser.Phone)
	const ask = `fetch(location.href, { cache: "reload" }).then((r) => r.ok, () => false)`
	if !browser.Eval[bool](page, ask) {
		t.Error("the site does not answer")
	}
	site.Offline(true)
	if browser.Eval[bool](page, ask) {
		t.Error("the site answers without a network")
	}
	site.Offline(false)
	if !browser.Eval[bool](page, ask) {
		t.Error("the site does not come back")
	}
	if served := site.Served(); len(served) < 3 || served[0] != (browser.Request{Path: "/a/room/", Status: 200}) {
		t.Errorf("the site served %v", served)
	}
}

func TestRequests(t *testing.T) {
	page, site := open(t, browser.Phone)
	if requests := page.Requests(); len(requests) == 0 || requests[0] != site.URL {
		t.Errorf("the page asked for %v", requests)
	}
}

func TestInject(t *testing.T) {
	_, site := open(t, browser.Phone)
	page := chosen.Profile(t, browser.Phone).Blank()
	page.Inject("window.setTimeout = undefined")
	page.Goto(site.URL)
	if !browser.Eval[bool](page, "window.setTimeout === undefined && late.disabled") {
		t.Error("a script of the page was first")
	}
}

func TestProfilesShareNothing(t *testing.T) {
	page, site := open(t, browser.Phone)
	browser.Eval[bool](page, "(localStorage.mine = 1, true)")
	other := chosen.Profile(t, browser.Phone).Open(site.URL)
	if browser.Eval[bool](other, "'mine' in localStorage") {
		t.Error("a fresh profile knows what another stored")
	}
}

func TestLanguage(t *testing.T) {
	italian := browser.Small
	italian.Language = "it-IT"
	page, _ := open(t, italian)
	if got := browser.Eval[string](page, "navigator.language"); got != "it-IT" {
		t.Errorf("the language is %q", got)
	}
}

func TestTheme(t *testing.T) {
	dark := browser.Small
	dark.Dark = true
	page, _ := open(t, dark)
	if !browser.Eval[bool](page, `navigator.maxTouchPoints > 0 && matchMedia("(prefers-color-scheme: dark)").matches`) {
		t.Error("it is no dark screen with touch")
	}
}

func TestPreferences(t *testing.T) {
	page, _ := open(t, browser.Small)
	const preferred = `["(prefers-contrast: more)", "(forced-colors: active)", "(prefers-color-scheme: light)"].map((q) => matchMedia(q).matches)`
	for _, c := range []struct {
		list []browser.Preference
		want [3]bool
	}{
		{[]browser.Preference{browser.MoreContrast}, [3]bool{true, false, true}},
		{[]browser.Preference{browser.OwnColours}, [3]bool{false, true, true}},
		{nil, [3]bool{false, false, true}},
	} {
		browser.Prefer(page, c.list...)
		if got := browser.Eval[[3]bool](page, preferred); got != c.want {
			t.Errorf("%v: the page prefers %v", c.list, got)
		}
	}
}

func TestWhatIsSeenIsSaid(t *testing.T) {
	page, _ := open(t, browser.Small)
	browser.Eval[bool](page, `(document.body.innerHTML = '<button aria-label="Undo: Move">Undo</button><button aria-label="Go back">Undo</button><label>Name <input aria-label="Called"></label>', true)`)
	want := []string{`the button shows "Undo" and is called "Go back"`, `the textbox shows "Name" and is called "Called"`}
	if got := browser.Unsaid(page); !slices.Equal(got, want) {
		t.Errorf("unsaid is %q", got)
	}
}

func TestScreens(t *testing.T) {
	page, _ := open(t, browser.Small)
	scale := browser.Eval[int](page, "devicePixelRatio")
	if want := map[bool]int{true: 1, false: 2}[chosen.Kind() == browser.WebKit]; scale != want {
		t.Errorf("a pixel of the page is %d of the screen, not %d", scale, want)
	}
	if got := browser.Eval[[2]int](page, "[innerWidth, innerHeight]"); got != [2]int{360, 640} {
		t.Errorf("the screen is %v", got)
	}
	file := filepath.Join(t.TempDir(), "page.png")
	page.Screenshot(file)
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.DecodeConfig(f)
	if err != nil || picture.Width != 360*scale || picture.Height != 640*scale {
		t.Errorf("the picture is %d by %d: %v", picture.Width, picture.Height, err)
	}
}

func TestClipboardAndDownload(t *testing.T) {
	page, _ := open(t, browser.Phone)
	page.Tap("Copy")
	page.Sees("said copied")
	if got := page.Clipboard(); got != "the link" {
		t.Errorf("the clipboard holds %q", got)
	}
	page.Tap("Save")
	if b, err := os.ReadFile(page.Downloaded()); err != nil || string(b) != "all of them" {
		t.Errorf("the file holds %q: %v", b, err)
	}
}

func TestTroubles(t *testing.T) {
	page, _ := open(t, browser.Phone)
	browser.Eval[bool](page, `(console.warn("a warning"), console.log("chatter"), document.body.append(Object.assign(new Image(), { src: "nowhere.png" })), setTimeout(() => { throw new Error("a fault") }), true)`)
	page.Until("time pass", `new Promise((done) => setTimeout(() => done(true), 200))`)
	troubles := strings.Join(page.Troubles(), "\n")
	if !strings.Contains(troubles, "a warning") || !strings.Contains(troubles, "a fault") ||
		!strings.Contains(troubles, "nowhere.png") || strings.Contains(troubles, "chatter") {
		t.Errorf("the troubles are %q", troubles)
	}
}

// observed is a test that keeps what it is told in place of failing.
type observed struct {
	testing.TB
	errors   []string
	cleanups []func()
}

func (o *observed) Errorf(format string, args ...any) {
	o.errors = append(o.errors, fmt.Sprintf(format, args...))
}

func (o *observed) Cleanup(do func()) { o.cleanups = append(o.cleanups, do) }

// end does what testing does at the end of a test.
func (o *observed) end() {
	for _, do := range slices.Backward(o.cleanups) {
		do()
	}
}

// TestTheWatch checks that a page and its workers that ask for another host, or
// break their policy, fail their test.
func TestTheWatch(t *testing.T) {
	folder := t.TempDir()
	for name, content := range map[string]string{
		"index.html": `<!DOCTYPE html><meta http-equiv=Content-Security-Policy content="script-src 'self'"><title>Room</title><script src=script.js></script>`,
		"script.js":  `Promise.allSettled([fetch("http://other.example/page"), new Promise((done) => new Worker("worker.js").onmessage = done)]).then(() => document.title = "asked")`,
		"worker.js":  `fetch("http://other.example/worker").catch(() => 0).then(() => postMessage("asked"))`,
		"forged.html": `<!DOCTYPE html><meta http-equiv=Content-Security-Policy content="script-src 'self'"><title>Room</title>
			<script>document.title = "forged"</script>`,
		"sly.html": `<!DOCTYPE html><title>Room</title><img src="http://127.0.0.1:48999/sly.png">`,
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string][]string{
		"index.html":  {"the page asked for http://other.example/page", "another host: GET other.example/page", "another host: GET other.example/worker"},
		"forged.html": {"the policy was broken"},
		"sly.html":    {"the page asked for http://127.0.0.1:48999/sly.png"},
	} {
		o := &observed{TB: t}
		site := browser.ServePlain(o, folder, "/")
		page := chosen.Profile(o, browser.Phone).Open(site.URL + name)
		if name == "index.html" {
			page.Until("all be asked", `document.title === "asked"`)
		}
		o.end()
		said := strings.Join(o.errors, "\n")
		for _, fault := range want {
			if !strings.Contains(said, fault) {
				t.Errorf("%s: nobody says %q, but:\n%s", name, fault, said)
			}
		}
	}
}
