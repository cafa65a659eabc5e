package e2e_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// shifts lists what of the screen has moved by itself: how much, what, from where and
// to where.
const shifts = `window.shifted = [];
	new PerformanceObserver((list) => list.getEntries().filter((e) => !e.hadRecentInput).forEach((e) => shifted.push(e.value + e.sources.map((s) =>
		[" ", s.node?.nodeName, s.node?.id ?? s.node?.textContent, s.node?.className, ...[s.previousRect, s.currentRect].map((r) => [r.x, r.y, r.width, r.height].join())].join(" ")).join()))).observe({ type: "layout-shift", buffered: true });`

// holding keeps the program, come or kept, from being run until letGo.
const holding = `{
	const real = WebAssembly.instantiateStreaming;
	const gate = new Promise((open) => { window.letGo = open; });
	WebAssembly.instantiateStreaming = async (...args) => { const made = await real(...args); await gate; return made; };
}`

// letGo has the program run.
func letGo(page *browser.Page) {
	browser.Eval[bool](page, "(letGo(), true)")
	started(page)
}

// waiting opens an address where the program is held back.
func waiting(player *browser.Profile, url string, scripts ...string) *browser.Page {
	page := player.Blank()
	page.Inject(shifts)
	page.Inject(holding)
	for _, script := range scripts {
		page.Inject(script)
	}
	page.Goto(url)
	page.Until("the picture be there", `!!document.querySelector(".shell") && "bretwaldaShow" in window`)
	return page
}

// leaves goes from a page to a file of the site, and closes it there when the page has
// kept a picture with some words: a tab that closes at once may end before.
func leaves(page *browser.Page, site, key, words string) {
	page.Goto(site + "styles.css")
	page.Until("the picture be kept", `(localStorage.getItem("bretwalda.`+key+`") || "").includes("`+words+`")`)
	page.Close()
}

// arrives waits until a page that was left has kept a picture with some words: what one
// process of a browser has stored comes to the next one a little later.
func arrives(player *browser.Profile, url, words string) {
	page := waiting(player, url)
	page.Until("the picture be kept", `(localStorage.getItem("bretwalda.home") || "").includes("`+words+`")`)
	page.Close()
}

// laid lists where everything stands that can be read or touched on the first
// screen, the picture's or the program's, with its words and colours.
const laid = `[...document.querySelectorAll("h1, h2, p, b, small, span, button, input, img, li, svg")]
	.filter((e) => e.closest(".home") && e.checkVisibility({ visibilityProperty: true }) && !e.classList.contains("match-when"))
	.map((e) => { const r = e.getBoundingClientRect(), s = getComputedStyle(e);
		return { Words: e.localName + " " + e.textContent.replace(/\s+/g, " ").replace(/just now|\d+ min ago/g, "").trim(), Box: [r.x, r.y, r.width, r.height], Look: [s.color, s.backgroundColor, s.font].join(" ") }; })`

type piece struct {
	Words string
	Box   [4]float64
	Look  string
}

// compare reports what the program draws otherwise than the picture did.
func compare(t *testing.T, picture, program []piece) {
	t.Helper()
	if len(picture) < 10 || len(picture) != len(program) {
		t.Fatalf("the picture shows %d things, the program %d", len(picture), len(program))
	}
	for i, p := range picture {
		q := program[i]
		moved := 0.0
		for n := range p.Box {
			moved = max(moved, math.Abs(p.Box[n]-q.Box[n]))
		}
		if p.Words != q.Words || p.Look != q.Look || moved > 0.5 {
			t.Errorf("the picture had %+v, the program has %+v", p, q)
		}
	}
}

// still fails where something has moved by itself.
func still(t *testing.T, page *browser.Page) {
	t.Helper()
	if moved := browser.Eval[[]string](page, "shifted"); len(moved) > 0 {
		t.Errorf("what was on the screen has moved by itself: %q", moved)
	}
}

// TestTheFirstScreenBeforeTheProgram checks that the first screen is there before the
// program, in the person's language and colours, and that nothing moves when the
// program takes over.
func TestTheFirstScreenBeforeTheProgram(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		language, begin string
		dark            bool
		screen          browser.Screen
	}{
		{"en-GB", "New game", false, browser.Phone},
		{"es-MX", "Nueva partida", true, browser.Small},
		{"it-IT", "Nuova partita", false, browser.Desktop},
	} {
		t.Run(c.language, func(t *testing.T) {
			site := browser.Serve(t, folder, "/games/bretwalda/")
			screen := c.screen
			screen.Language, screen.Dark = c.language, c.dark
			page := waiting(chromium.Profile(t, screen), site.URL)
			page.Until("the letters be there", `document.fonts.ready.then(() => true)`)
			picture := browser.Eval[[]piece](page, laid)
			seen := false
			for _, p := range picture {
				seen = seen || p.Words == "button "+c.begin
			}
			if !seen {
				t.Errorf("the picture offers no %q", c.begin)
			}
			letGo(page)
			compare(t, picture, browser.Eval[[]piece](page, laid))
			still(t, page)
		})
	}
}

// press presses a button of the picture with the finger.
func press(page *browser.Page, words string) {
	type point struct{ X, Y float64 }
	at := browser.Eval[point](page, fmt.Sprintf(`(() => {
		const e = [...document.querySelectorAll(".shell-home button")].find((e) => e.checkVisibility() && e.textContent.includes(%q));
		e.scrollIntoView({ block: "center", behavior: "instant" });
		const r = e.getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
	})()`, words))
	page.Touch(at.X, at.Y)
	page.Until("the tap be kept", `!!document.querySelector(".shell-tapped")`)
}

// TestATapWaitsForTheProgram checks that what is tapped and typed on the first screen
// before the program has come is done as soon as it has.
func TestATapWaitsForTheProgram(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	page := waiting(player, site.URL)
	press(page, "Settings")
	page.Sees("Starting")
	letGo(page)
	page.Sees("Language")
	page.Close()

	page = waiting(chromium.Profile(t, browser.Small), site.URL)
	browser.Eval[bool](page, `(() => { const f = document.querySelector(".shell-home[lang=en] input"); f.focus(); scrollTo(0, 40); return true; })()`)
	page.Press("no link")
	top := browser.Eval[float64](page, "scrollY")
	letGo(page)
	if got := browser.Eval[[]string](page, `[document.querySelector(".home input").value, document.activeElement.localName]`); got[0] != "no link" || got[1] != "input" {
		t.Errorf("of what was typed there is %q, and the keyboard is on %s", got[0], got[1])
	}
	if now := browser.Eval[float64](page, "scrollY"); top == 0 || now != top {
		t.Errorf("the page was scrolled to %v, then to %v", top, now)
	}
	page.Tap("Open link")
	page.Sees("This link won’t open")
}

// TestTheLastVisitIsInThePicture checks that the matches of this device are on the
// first screen before the program, and open when tapped.
func TestTheLastVisitIsInThePicture(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	begin(page)
	kept(page)
	leaves(page, site.URL, "home", "Ann") // from the table: a page that is left keeps its picture
	arrives(player, site.URL, "Ann")

	page = waiting(player, site.URL)
	picture := browser.Eval[[]piece](page, laid)
	if said := browser.Eval[string](page, `document.querySelector(".shell-home[lang=en] .match-open").innerText`); !strings.Contains(said, "Ann") || !strings.Contains(said, "Britannia") {
		t.Errorf("the picture of the match says %q", said)
	}
	letGo(page)
	compare(t, picture, browser.Eval[[]piece](page, laid))
	still(t, page)
	page.Close()

	page = waiting(player, site.URL)
	press(page, "Ann")
	letGo(page)
	page.Sees("Romans: move")
	page.Tap("Menu")
	page.Tap("Settings")
	page.Tap("Español")
	page.Sees("Ajustes")
	page.Until("the picture speak Spanish before the page is left", `localStorage.getItem("bretwalda.home").includes("Le toca")`)
	leaves(page, site.URL, "home", "Le toca")
	arrives(player, site.URL, "Le toca")
	page = waiting(player, site.URL)
	if said := browser.Eval[string](page, `document.querySelector(".shell-home[lang=es] .match-open").innerText`); !strings.Contains(said, "Le toca") {
		t.Errorf("the Spanish picture of the match says %q", said)
	}
	letGo(page)
}

// TestAForgedPictureIsHarmless checks that what is in storage in the place of a
// picture brings nothing into the page but words, boxes and our own buttons.
func TestAForgedPictureIsHarmless(t *testing.T) {
	t.Parallel()
	forged := `<main class="page home" onclick="window.hurt=1" style="color:red" id="title"><script>window.hurt=1<\/script>` +
		`<img src="https://example.com/x.png" onerror="window.hurt=1"><a href="javascript:window.hurt=1">go</a><iframe srcdoc="x"></iframe>` +
		`<svg><use href="#x"/><script>window.hurt=1<\/script><foreignObject><p onclick="window.hurt=1">p</p></foreignObject></svg>` +
		`<form action="https://example.com"><input name="x" value="y" formaction="x"><button formaction="https://example.com">Forged</button></form><style>*{display:none}</style><template><p>q</p></template></main>`
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	for name, text := range map[string]string{
		"markup":     `JSON.stringify({ form: 1, lang: "en", html: ` + "`" + forged + "`" + ` })`,
		"attributes": `JSON.stringify({ form: 1, lang: "en", html: '<main class="page home" id="title" style="color:red" onclick="window.hurt=1"><p onmouseover="window.hurt=1">Forged</p><img src="https://example.com/x.png" onerror="window.hurt=1"></main>' })`,
		"words":      `JSON.stringify({ form: 1, lang: "en", html: '<main class="page home"><p>Forged' })`,
		"no JSON":    `"<main"`,
		"null":       `"null"`,
		"numbers":    `JSON.stringify({ form: 1, lang: "en", html: 7 })`,
		"nothing":    `JSON.stringify({ form: 1, lang: "en", html: "" })`,
		"another":    `JSON.stringify({ form: 1, lang: "en", html: "<p>Forged</p>" })`,
		"long":       `JSON.stringify({ form: 1, lang: "en", html: "<main class=home><p>Forged</p>" + " ".repeat(400000) + "</main>" })`,
	} {
		t.Run(name, func(t *testing.T) {
			page := waiting(player, site.URL, `try { localStorage.setItem("bretwalda.home", `+text+`) } catch {}`)
			said := browser.Eval[string](page, `document.querySelector(".shell-home[lang=en]").innerText`)
			if strings.Contains(said, "Forged") != (name == "attributes") {
				t.Errorf("the picture says %q", said)
			}
			if bad := browser.Eval[[]string](page, `[...document.querySelectorAll(".shell-home[lang=en] *")].flatMap((e) => [
				...(["script", "a", "iframe", "use", "foreignObject", "style", "template"].includes(e.localName) ? [e.localName] : []),
				...[...e.attributes].filter((a) => /^on|^(style|id|href|srcdoc|action|formaction|name)$/.test(a.name) || /example|script/.test(a.value)).map((a) => e.localName + " " + a.name)])`); len(bad) > 0 {
				t.Errorf("the picture has %v", bad)
			}
			letGo(page)
			page.Find("New game")
			if browser.Eval[bool](page, `"hurt" in window`) {
				t.Error("a script has run")
			}
			page.Close()
		})
	}
}

// TestNoPictureIsKept checks that the first screen comes as it is on a first visit
// where the browser keeps nothing.
func TestNoPictureIsKept(t *testing.T) {
	t.Parallel()
	for name, refuse := range map[string]string{
		"off":  `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })`,
		"full": `Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); }`,
	} {
		t.Run(name, func(t *testing.T) {
			site := browser.Serve(t, folder, "/")
			page := waiting(chromium.Profile(t, browser.Phone), site.URL, refuse)
			letGo(page)
			page.Find("New game")
			page.Goto("about:blank")
			page.Goto(site.URL)
			letGo(page)
			page.Find("New game")
			still(t, page)
		})
	}
}
