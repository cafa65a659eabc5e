package e2e_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"bretwalda/static/site"
	"bretwalda/static/site/languages"
	"bretwalda/web/browser"
	"bretwalda/web/release"
)

// next is a release like the built one, but for a style sheet and the title of a
// chapter of the rules.
func next(t *testing.T) *release.Release {
	t.Helper()
	files := fstest.MapFS{}
	err := fs.WalkDir(site.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := site.Files.ReadFile(name)
		files[name] = &fstest.MapFile{Data: b}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	files["shell.css"].Data = append(files["shell.css"].Data, "/* next */"...)
	rules := files[languages.Rules("en", "britannia")]
	rules.Data = bytes.Replace(rules.Data, []byte(title), []byte(titleNext), 1)
	r, err := release.New(files, programs)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The title of a chapter of the rules in two releases.
const title, titleNext = "The game in two minutes", "Britannia in a nutshell"

// read opens the rules of Britannia and waits for the title of a chapter.
func read(page *browser.Page, title string) {
	browser.Eval[bool](page, `(location.hash = "#/rules/britannia-2008", true)`)
	page.Sees(title)
}

// published is the release that the built site is.
func published(t *testing.T) *release.Release {
	t.Helper()
	r, err := release.New(site.Files, programs)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// version is the release that a page runs.
func version(page *browser.Page) string {
	return browser.Eval[string](page, `document.querySelector("meta[name=version]").content`)
}

// look makes the browser ask for a new release now.
func look(page *browser.Page) {
	browser.Eval[bool](page, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true, () => false)`)
}

const (
	waits  = `navigator.serviceWorker.getRegistration().then((r) => !!r.waiting)`
	caches = `caches.keys().then((names) => names.filter((n) => !n.endsWith(" chosen")).length)`
)

// TestUpdate checks that a new release is offered and taken when the player
// says so, and that another tab keeps what it runs.
func TestUpdate(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, prefix string) {
		upload := copied(t)
		host := browser.Serve(t, upload, prefix)
		player := chromium.Profile(t, browser.Phone)
		page := player.Open(host.URL)
		started(page)
		kept(page)
		old, fresh := published(t), next(t)
		browser.Eval[bool](page, `window.goappOnUpdate = () => { window.told = true }, true`)

		if err := fresh.WriteTo(upload, release.Loose); err != nil {
			t.Fatal(err)
		}
		look(page)
		page.Until("the new release wait", waits)
		page.Until("the client be told", "window.told === true")
		page.Reload()
		started(page)
		if got := version(page); got != old.Version {
			t.Errorf("a reload took release %s, nobody had accepted it", got)
		}
		browser.Eval[bool](page, `window.goappOnUpdate = () => { window.late = true }, true`)
		page.Until("a late listener be told", "window.late === true")

		other := player.Open(host.URL)
		started(other)
		browser.Eval[bool](page, "bretwaldaUpdate(), true")
		page.Until("the new release run", `document.querySelector("meta[name=version]")?.content === "`+fresh.Version+`"`)
		started(page)
		if got := version(other); got != old.Version {
			t.Errorf("the other tab was moved to release %s", got)
		}
		// The other tab still gets its own files, offline as well.
		host.Offline(true)
		other.Until("an old file", `fetch(document.querySelector("link[rel=stylesheet]").href).then((r) => r.ok)`)
		read(other, title)
		read(page, titleNext)
		if n := browser.Eval[int](other, caches); n != 2 {
			t.Errorf("%d releases are kept for two tabs of different releases", n)
		}
		host.Offline(false)
		other.Close()
		page.Reload()
		started(page)
		// The browser may notice late that a tab has gone: the page asks again
		// whenever it is looked at.
		page.Until("the old release be removed", `new Promise((rest) => setTimeout(rest, 300)).then(() => {
			document.dispatchEvent(new Event("visibilitychange"));
			return `+caches+`;
		}).then((n) => n === 1)`)
		host.Offline(true)
		page.Reload()
		started(page)
		if got := version(page); got != fresh.Version {
			t.Errorf("offline starts release %s, not %s", got, fresh.Version)
		}
	})
}

// TestUpdateWhenAllTabsClose checks that a release nobody was asked about is
// there at the next start.
func TestUpdateWhenAllTabsClose(t *testing.T) {
	t.Parallel()
	upload := copied(t)
	host := browser.Serve(t, upload, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(host.URL)
	started(page)
	kept(page)
	fresh := next(t)
	if err := fresh.WriteTo(upload, release.Loose); err != nil {
		t.Fatal(err)
	}
	look(page)
	page.Until("the new release wait", waits)
	page.Close()

	// A tab beside the game sees when the browser has handed over.
	beside := player.Open(host.Origin + "/beside")
	beside.Until("the new release be in charge", `navigator.serviceWorker.getRegistration("/games/bretwalda/").then((r) => !r.waiting)`)
	page = player.Open(host.URL)
	started(page)
	if got := version(page); got != fresh.Version {
		t.Errorf("the next start is of release %s, not %s", got, fresh.Version)
	}
}

// TestHalfUploadedRelease checks that files of two releases never become one.
func TestHalfUploadedRelease(t *testing.T) {
	t.Parallel()
	upload := copied(t)
	host := browser.Serve(t, upload, "/")
	page := chromium.Profile(t, browser.Phone).Open(host.URL)
	started(page)
	kept(page)
	old, fresh := published(t), next(t)

	// The worker is there, the style sheet that changed is not.
	if err := os.WriteFile(filepath.Join(upload, release.Worker), fresh.Files[release.Worker], 0o644); err != nil {
		t.Fatal(err)
	}
	look(page)
	page.Until("the release be refused", `navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)`)
	host.Offline(true)
	page.Reload()
	started(page)
	if got := version(page); got != old.Version {
		t.Errorf("half a release was started: %s", got)
	}

	host.Offline(false)
	if err := fresh.WriteTo(upload, release.Loose); err != nil {
		t.Fatal(err)
	}
	look(page)
	page.Until("the whole release wait", waits)
}

// TestTheSiteIsNewerThanThePage checks that a page that nothing is kept for, whose
// site has another release by now, says so instead of mixing the two.
func TestTheSiteIsNewerThanThePage(t *testing.T) {
	t.Parallel()
	upload := copied(t)
	host := browser.Serve(t, upload, "/")
	page := chromium.Profile(t, browser.Phone).Blank()
	page.Inject(`delete Navigator.prototype.serviceWorker`)
	page.Goto(host.URL)
	begin(page)
	if err := next(t).WriteTo(upload, release.Loose); err != nil {
		t.Fatal(err)
	}
	match := page.URL()
	browser.Eval[bool](page, `(location.hash = "#/rules/britannia-2008", true)`)
	page.Sees("The site has a newer version")
	page.Tap("Reload")
	page.Sees(titleNext)
	page.Goto(match)
	page.Sees("Romans: move")
}

// TestAFirstVisitDuringAnUpload checks that a client of another release is not
// started.
func TestAFirstVisitDuringAnUpload(t *testing.T) {
	t.Parallel()
	upload := copied(t)
	host := browser.Serve(t, upload, "/")
	client := filepath.Join(upload, "app.wasm")
	if err := os.WriteFile(client, append(bytes.Clone(programs.Page), 0, 1, 0), 0o644); err != nil { // an empty section more
		t.Fatal(err)
	}
	page := chromium.Profile(t, browser.Phone).Open(host.URL)
	page.Sees("A new version is on its way.")
	if err := os.WriteFile(client, programs.Page, 0o644); err != nil {
		t.Fatal(err)
	}
	page.Tap("Try again")
	started(page)
}
