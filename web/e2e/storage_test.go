package e2e_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// TestASecondTab checks that a tab that is not told of another overwrites nothing, and
// that one that is told says so at once.
func TestASecondTab(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	one := player.Open(site.URL)
	begin(one)
	two := player.Open(one.URL())
	two.Sees("Romans: move")
	march := func() {
		browser.Eval[bool](two, `(document.querySelector('.board-stop[aria-label^="Sussex"]').click(), true)`)
		two.Sees("to Sussex.")
		browser.Eval[bool](two, `(document.querySelector(".buttons .confirm").click(), true)`)
	}
	browser.Eval[bool](one, `(BroadcastChannel.prototype.postMessage = () => {}, true)`)
	land(one)
	march()
	two.Sees("This game is open in another tab")
	two.Tap("Reload")
	two.Sees("Romans: move")
	two.Until("the Romans be in Kent", romansIn("Kent"))
	if browser.Eval[bool](two, romansIn("Sussex")) {
		t.Error("the second tab has overwritten the first")
	}
	march()
	one.Sees("This game is open in another tab")
}

// TestWithoutStorage checks that a browser that refuses to store lets one play.
func TestWithoutStorage(t *testing.T) {
	t.Parallel()
	const linked = "forbidden"
	for name, refuse := range map[string]string{
		linked:    `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } })`,
		"missing": `Object.defineProperty(window, "indexedDB", { value: undefined })`,
		"failing": `IDBFactory.prototype.open = function () { throw new DOMException("no", "InvalidStateError"); }`,
	} {
		t.Run(name, func(t *testing.T) {
			site := browser.Serve(t, folder, "/")
			page := chromium.Profile(t, browser.Phone).Blank()
			page.Inject(refuse)
			page.Goto(site.URL)
			page.Sees("The browser won’t save anything.")
			begin(page)
			page.Sees("The browser won’t save anything.")
			if name != linked { // a link leads the same way out of each
				return
			}
			land(page)
			link := copyLink(page)
			other := chromium.Profile(t, browser.Phone).Open(link)
			other.Tap("Open")
			other.Until("the Romans be in Kent", romansIn("Kent"))
		})
	}
}

// TestAFullDisk checks that a match goes on when there is no room, and is kept
// once there is.
func TestAFullDisk(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...a) {
			if (window.full) throw new DOMException("no room", "QuotaExceededError");
			return put.apply(this, a);
		}`)
	page.Goto(site.URL)
	begin(page)
	browser.Eval[bool](page, "window.full = true")
	land(page)
	page.Sees("Storage is full.")
	browser.Eval[bool](page, "window.full = false, true")
	page.Tap("Undo")
	page.SeesNot("Storage is full.")
	land(page)
	page.Reload()
	page.Until("the Romans be in Kent", romansIn("Kent"))
}

func TestMatchesTravelInAFile(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	land(page)
	page.Tap("Menu")
	page.Tap("Settings")
	page.Tap("Export all games")
	file := page.Downloaded()

	other := chromium.Profile(t, browser.Phone).Open(site.URL)
	other.Tap("Open file")
	other.Upload(file)
	other.Sees("1 game imported.")
	other.Tap("Britannia, round I")
	other.Until("the Romans be in Kent", romansIn("Kent"))
}

func TestAForeignFileIsRefused(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	page.Tap("Menu")
	page.Tap("Settings")
	for name, content := range map[string]string{"photo.json": "\xff\xd8\xff\xe0", "other.json": `{"format":"chess","matches":[]}`} {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		page.Tap("Import games")
		page.Upload(file)
		page.Sees("This is not a Bretwalda file. Nothing has changed.")
		page.TapRole("button", "Close")
		page.SeesNot("This is not a Bretwalda file.")
	}
	page.Goto(site.URL)
	page.Tap("Britannia, round I")
	page.Sees("Romans: move")
}

// unreadable is a script after which the browser cannot read one record any more,
// and has the page look at them again. A request that fails ends its transaction.
func unreadable(id string) string {
	return `(() => {
		const store = IDBObjectStore.prototype, { get, openCursor } = store;
		const fails = (of, request) => { of.transaction.abort(); return request; };
		store.openCursor = function () { return fails(this, openCursor.call(this)); };
		store.get = function (key) { const one = get.call(this, key); return key === ` + strconv.Quote(id) + ` ? fails(this, one) : one; };
		return window.dispatchEvent(new Event("focus"));
	})()`
}

// TestABrokenRecord checks that what cannot be read is shown, can be copied and
// is not lost, and that what the browser cannot read costs no other match.
func TestABrokenRecord(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	browser.Eval[bool](page, `new Promise((done) => {
		const open = indexedDB.open("bretwalda");
		open.onsuccess = () => {
			const change = open.result.transaction("matches", "readwrite");
			change.objectStore("matches").put("{half a rec", "spoilt");
			change.oncomplete = () => { open.result.close(); done(true); };
		};
	})`)
	page.Goto(site.URL)
	page.Reload()
	page.Sees("A game here can’t be read.")
	page.Tap("Copy text")
	page.Sees("copied")
	if got := page.Clipboard(); got != "{half a rec" {
		t.Errorf("copied %q", got)
	}
	browser.Eval[bool](page, unreadable("spoilt"))
	page.Sees("The browser can’t read one game.")
	page.Find("Britannia, round I")
	browser.Eval[bool](page, `(document.querySelector(".match-broken > .row .danger").click(), true)`)
	page.Sees("Delete this unreadable game?")
	browser.Eval[bool](page, `(document.querySelector(".match-broken .match-ask .danger").click(), true)`)
	page.SeesNot("The browser can’t read one game.")
	page.Tap("Britannia, round I")
	page.Sees("Romans: move")
}

// TestTheDatabaseIsDeleted checks that a match whose store is deleted under the
// page is told to be stored no more, and can be stored again.
func TestTheDatabaseIsDeleted(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	begin(page)
	beside := player.Open(site.Origin + "/icons/icon.svg")
	beside.Until("the database be deleted", `new Promise((done) => {
		const gone = indexedDB.deleteDatabase("bretwalda");
		gone.onsuccess = () => done(true);
		gone.onerror = gone.onblocked = () => done(false);
	})`)
	page.Tap("Kent")
	page.Tap("Confirm")
	page.Sees("This game is no longer saved")
	page.Tap("Your games")
	page.Sees("1 game is no longer saved")
	page.Tap("Save again")
	page.SeesNot("no longer saved")
	page.Reload()
	page.Tap("Britannia, round I")
	page.Until("the Romans be in Kent", romansIn("Kent"))
	page.Find("Undo")
}

// TestTheQuotaIsExceeded holds the same of a browser that gives no more room as
// TestAFullDisk of one that says so.
func TestTheQuotaIsExceeded(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	started(page)
	browser.Quota(page, 1) // before the browser has counted what is left
	begin(page)
	page.Sees("Storage is full.")
	land(page)
	browser.Quota(page, -1)
	page.Tap("Save again")
	page.SeesNot("Storage is full.")
	page.Reload()
	page.Until("the Romans be in Kent", romansIn("Kent"))
}

// TestClosedInTheMiddleOfAWrite checks that a page that is left while it stores a
// choice leaves the match as it was or as it became.
func TestClosedInTheMiddleOfAWrite(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	for _, milliseconds := range []string{"0", "5"} { // after the tap
		player := chromium.Profile(t, browser.Phone)
		page := player.Open(site.URL)
		begin(page)
		at := page.URL()
		page.Tap("Kent")
		page.Sees("from the English Channel to Kent.")
		browser.Eval[bool](page, `(setTimeout(() => location.replace("icons/icon.svg"), `+milliseconds+`), document.querySelector(".buttons .confirm").click(), true)`)
		page.Until("the page be gone", `location.pathname.endsWith("icon.svg")`)
		page.Close()
		page = player.Open(at)
		page.Until("the table live", `!!`+stopOf("Kent"))
		in, second := browser.Eval[bool](page, romansIn("Kent")), strings.Contains(page.Text(), "half 2 of 2")
		if in != second {
			t.Errorf("the Romans are in Kent: %v; their first half is over: %v", in, second)
		}
		page.Close()
	}
}
