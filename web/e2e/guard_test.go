package e2e_test

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"bretwalda/engine/link/linktest"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
	"bretwalda/web/host"
)

// forgeries try whatever would make text in a page run, or send something
// elsewhere, and tell what has.
const forgeries = `new Promise((done) => {
	const ran = [];
	window.forged = (how) => ran.push(how);
	const add = (tag, attributes) => document.body.append(Object.assign(document.createElement(tag), attributes));
	document.body.insertAdjacentHTML("beforeend", '<img src=x onerror="forged(\'handler\')"><svg onload="forged(\'drawing\')"></svg><a id=lure href="javascript:forged(\'address\')">x</a>');
	document.getElementById("lure").click();
	add("script", { textContent: "forged('script')" });
	add("script", { src: "data:text/javascript,forged('data')" });
	add("script", { src: URL.createObjectURL(new Blob(["forged('blob')"])) });
	add("style", { textContent: "body { --forged: 1 }" });
	add("base", { href: "http://127.0.0.1:9/" });
	add("iframe", { srcdoc: "<script>parent.forged('frame')</script>" });
	add("object", { data: "data:text/html,<script>parent.forged('object')</script>" });
	setTimeout(() => { // beyond the reach of the tools, which may evaluate
		try { eval("forged('eval')"); } catch {}
		try { new Function("forged('function')")(); } catch {}
		try { new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))).onmessage = () => forged("worker"); } catch {}
		setTimeout(() => {
			if (getComputedStyle(document.body).getPropertyValue("--forged")) forged("style");
			if (new URL("x", document.baseURI).port === "9") forged("base");
			done(ran);
		}, 500);
	});
})`

// TestNothingForgedRuns checks that the page's own policy, on a host that sends
// files and nothing else, keeps what is forged from running.
func TestNothingForgedRuns(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(host.Plain(folder, "/"))
	t.Cleanup(server.Close)
	page := chromium.Profile(t, browser.Phone).Open(server.URL + "/")
	started(page)
	page.Until("it be told what is stopped", `window.stopped = [], addEventListener("securitypolicyviolation", (e) => stopped.push(e.effectiveDirective)), true`)
	if ran := browser.Eval[[]string](page, forgeries); len(ran) > 0 {
		t.Errorf("what ran: %v", ran)
	}
	for _, directive := range []string{"script-src-attr", "script-src-elem", "script-src", "style-src-elem", "base-uri", "object-src", "worker-src"} {
		page.Until(directive+" stop something", `stopped.includes("`+directive+`")`)
	}
	page.Violations() // were wanted
}

// TestWordsBeforeTheProgram checks that who waits for the program has something to
// read: what this is, painted, and how far it has come.
func TestWordsBeforeTheProgram(t *testing.T) {
	t.Parallel()
	plain, come := host.Handler(folder, "/"), make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/app.wasm" {
			<-come
		}
		plain.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	comes := sync.OnceFunc(func() { close(come) })
	t.Cleanup(comes)
	page := chromium.Profile(t, browser.Small).Open(server.URL + "/")
	page.Until("something be painted", `performance.getEntriesByName("first-contentful-paint").length > 0`)
	page.Until("it be heard what this is, and that it comes", `["h1", "p", "button", "progress"].every((kind) => [...document.querySelectorAll(".shell " + kind)].some((e) => e.checkVisibility()))`)
	comes()
	started(page)
}

// names of four people who mean no good, and how they are shown.
var names = map[string]string{
	"<img src=x onerror=forged()>":      "<img src=x onerror=forged()>",
	"\u202e\u2067=1+1;@\u2028</script>": "=1+1;@</script>",
	"דוד &amp; שמואל":                   "\u2068דוד &amp; שמואל\u2069",
	"👩‍👧\"'`${x}":                       "👩‍👧\"'`${x}",
}

// named is the link of a match of Britannia between them, some choices on.
func named(t *testing.T, choices int) string {
	t.Helper()
	var players []match.Player
	for name := range names {
		players = append(players, match.Player{Name: name})
	}
	slices.SortFunc(players, func(a, b match.Player) int { return strings.Compare(a.Name, b.Name) })
	return linktest.After(t, players, 9, choices)
}

// TestNamesAreText checks that names from a link are shown as they are written,
// wherever they are shown, and are never more than text.
func TestNamesAreText(t *testing.T) {
	t.Parallel()
	over := named(t, match.MaxChoices)
	seen := map[string]bool{}
	tr := beginTour(t, browser.Small, func(page *browser.Page, where string) {
		if browser.Eval[bool](page, `!!document.querySelector("[src=x], [onerror]")`) {
			t.Errorf("%s: a name has become a part of the page", where)
		}
		words := browser.Eval[string](page, `document.body.innerText + [...document.querySelectorAll("[aria-label]")].map((e) => e.ariaLabel).join("\n") + document.title`)
		if i := strings.IndexAny(words, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2028"); i >= 0 {
			t.Errorf("%s: a name turns the words about: %+q", where, words[max(i-40, 0):i+10])
		}
		for _, shown := range names {
			seen[shown] = seen[shown] || strings.Contains(words, shown)
		}
	})
	tr.at(named(t, 400), ".page .card")
	tr.visit("arrival")
	tr.press(".page .button.primary")
	tr.awaits(".sheet h2")
	tr.visit("the passing of the device")
	tr.lift()
	tr.visit("the table")
	tr.rail("Britannia")
	tr.open(over)
	tr.lift()
	tr.visit("the end")
	tr.at("/history", ".match-over")
	tr.press(".match-over .match-open")
	tr.awaits(".recalled")
	tr.visit("the history")
	tr.at("/", ".home .finished-fold")
	tr.press(".home .finished-fold")
	tr.awaits(".home .match")
	tr.visit("home")
	for name, shown := range names {
		if !seen[shown] {
			t.Errorf("%s is shown nowhere as %s", strconv.QuoteToASCII(name), strconv.QuoteToASCII(shown))
		}
	}
	noTrouble(t, tr.page)
}
