package e2e_test

import (
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/static/languagetest"
	"bretwalda/web/browser"
	"bretwalda/web/release"
)

// begin opens a match of four on this device, in which Ann has the Romans.
func begin(page *browser.Page) {
	browser.Eval[bool](page, `(location.hash = "#`+unbegun()+`", true)`)
	page.Tap("Open")
	page.Sees("Romans: move")
}

// bySeat gives out the nations by seat.
func bySeat(page *browser.Page) {
	page.Tap("More")
	page.Tap("By seat")
}

// moreOfMenu unfolds what seldom is asked for in the menu of a match.
func moreOfMenu(page *browser.Page) {
	page.Until("the menu unfold", `(() => { const more = document.querySelector(".drawer .others"); if (more) more.open = true; return !!more; })()`)
}

// seated puts a person of a name in a seat.
func seated(page *browser.Page, seat int, name string) {
	who := "Who plays seat " + strconv.Itoa(seat)
	if seat > 1 {
		page.Tap(who + ": Here")
	}
	page.Type("Name of player "+strconv.Itoa(seat), name)
}

// unbegun is the link of a match of four that has not begun.
var unbegun = sync.OnceValue(func() string {
	g := games.ByID("britannia-2008")
	setup := engine.DefaultSetup(g)
	for i, o := range g.Options() {
		if o.ID == "colours" {
			setup.Options[i] = uint8(slices.Index(o.Values, "chosen"))
		}
	}
	m, err := match.New(g, setup, []match.Player{{Name: "Ann"}, {Name: "Bob"}, {Name: "Cid"}, {Name: "Dora"}}, dice.Source{Seed: 7})
	if err != nil {
		panic(err)
	}
	text, err := link.Encode(m)
	if err != nil {
		panic(err)
	}
	return text
})

// land marches all Romans but one from the Channel to Kent.
func land(page *browser.Page) { landing(page, 15) }

// landing marches some of the sixteen Romans from the Channel to Kent.
func landing(page *browser.Page, infantry int) {
	page.Tap("Kent")
	for range 16 - infantry {
		page.Tap("Fewer")
	}
	page.Sees("Move " + strconv.Itoa(infantry) + " infantry from the English Channel to Kent.")
	page.Tap("Confirm")
	page.Until("the Romans be in Kent", romansIn("Kent"))
}

// romansIn is true when the board says that Romans are in an area.
func romansIn(area string) string {
	return `/Romans: \d+ (infantry|cavalry)/.test(` + stopOf(area) + `.getAttribute("aria-label"))`
}

// stopOf is the place of an area on the map for the keyboard and for readers of the
// screen, whose name tells more after that of the area.
func stopOf(area string) string {
	return `[...document.querySelectorAll(".board-stop")].find((e) => e.getAttribute("aria-label").split(/[:.]/)[0] === ` + strconv.Quote(area) + `)`
}

// fight ends the Roman landing, which begins the battle in Kent.
func fight(page *browser.Page) {
	page.Tap("End turn")
	page.Sees("Armies at sea have not landed.")
	page.Tap("End turn")
	page.Sees("half 2 of 2")
}

func TestARomanTurn(t *testing.T) {
	t.Parallel()
	romanTurn(t, browser.Phone)
}

func TestARomanTurnOnOtherScreens(t *testing.T) {
	t.Parallel()
	for name, screen := range map[string]browser.Screen{"small phone": browser.Small, "desktop": browser.Desktop} {
		t.Run(name, func(t *testing.T) { romanTurn(t, screen) })
	}
}

func romanTurn(t *testing.T, screen browser.Screen) {
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := chromium.Profile(t, screen).Open(site.URL)
	page.Tap("New game")
	for i, name := range []string{"Ann", "Bob", "Cid", "Dora"} {
		seated(page, i+1, name)
	}
	bySeat(page)
	page.Tap("Start")
	page.Sees("Romans: move")
	land(page)
	page.Tap("Undo")
	page.Until("the Romans be gone", "!"+romansIn("Kent"))
	landing(page, 12)
	if !desk(page) { // where it is beside the map
		page.Tap("Log")
	}
	page.Sees("The Romans move 12 infantry from the English Channel to Kent.")
	if !desk(page) {
		page.Tap("Close")
	}
	fight(page)
	page.Tap("Scores")
	page.Sees("Ann")
	page.Tap("Close")
	noTrouble(t, page)
}

func TestAReloadLosesNothing(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	begin(page)
	land(page)
	page.Reload()
	page.Sees("Romans: move")
	page.Until("the Romans be in Kent", romansIn("Kent"))
	page.Find("Undo")

	kept(page)
	site.Offline(true)
	page.Reload()
	page.Sees("Romans: move")
	fight(page)
	page.Close()

	page = player.Open(site.URL)
	page.Sees("Ann’s turn")
	page.Tap("Britannia, round I")
	page.Sees("half 2 of 2")
}

func TestTheDeviceIsHandedOver(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	// All Romans land in Kent; then it is for the Belgae to say what they do.
	page.Tap("Kent")
	page.Tap("Confirm")
	page.Sees("half 2 of 2")
	page.Tap("End turn")
	page.Tap("End turn")
	page.Sees("Pass the device to Dora")
	page.SeesNot("Undo")
	page.Tap("I am Dora")
	page.SeesNot("Pass the device to Dora")
	page.Sees("Dora")
}

func TestRealDiceAreTapped(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Tap("New game")
	bySeat(page)
	page.Tap("We roll at the table")
	page.Tap("Start")
	page.Sees("Romans: move")
	landing(page, 6)
	page.Tap("End turn")
	page.Tap("End turn")
	for range 6 {
		page.Sees("Romans: roll")
		page.TapRole("button", "2")
	}
	page.Sees("Belgae: roll")
	page.TapRole("button", "1")
	page.Sees("Battle in Kent")
}

// TestThePlayWithKeysAlone marches, on the way to whose button the timeline is read. The
// keyboard is on the question at first, which comes after the board: past its last
// control a page gives the keyboard to the browser, and the driver of Firefox cannot
// give it back.
func TestThePlayWithKeysAlone(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Desktop).Open(site.URL)
	begin(page)
	page.Reload()
	page.Sees("Romans: move")
	page.Until("the question have the keyboard", atTheQuestion)
	reach := func(what, key, is string) {
		t.Helper()
		for range 40 {
			page.Press(key)
			if browser.Eval[bool](page, `document.activeElement.matches(`+"`"+is+"`"+`)`) {
				return
			}
		}
		t.Fatalf("no tab leads to %s", what)
	}
	name := func() string {
		return browser.Eval[string](page, `(document.activeElement.getAttribute("aria-label") || "").split(":")[0]`)
	}
	reach("the board", browser.BackTab, ".board-stop")
	// Kent is the last area of the south coast.
	for range 8 {
		if name() != "Kent" {
			page.Press(kb.ArrowRight)
		}
	}
	if name() != "Kent" {
		t.Fatalf("the arrows lead to %q, not to Kent", name())
	}
	keyboard{t, page}.awake()
	page.Press(kb.Enter)
	page.Sees("from the English Channel to Kent.")
	reach("the timeline", kb.Tab, `[aria-label="Timeline"]`)
	page.Press(kb.Enter)
	page.Until("the timeline be open", `!!document.querySelector(".drawer #now")`)
	page.Press(kb.Escape)
	page.Until("the timeline be closed", `document.querySelector(".drawer").hidden`)
	reach("the button", kb.Tab, `.buttons .confirm`)
	page.Press(kb.Enter)
	page.Until("the Romans be in Kent", romansIn("Kent"))
}

func TestLanguages(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	screen := browser.Phone
	screen.Language = "es-AR"
	page := chromium.Profile(t, screen).Open(site.URL)
	page.Find("Nueva partida")
	page.Tap("Ajustes")
	page.Tap("Italiano")
	page.Sees("Impostazioni")
	page.Tap("Scuro")
	page.Until("the page be dark", `document.documentElement.dataset.theme === "dark" && document.documentElement.lang === "it"`)
	page.Reload()
	page.Sees("Impostazioni")
	page.Until("the page be dark", `document.documentElement.dataset.theme === "dark" && document.documentElement.lang === "it"`)
	page.Tap("English")
	page.Sees("Settings")
}

// TestAnUpdateIsOffered checks that a new release waits for the player, is not
// offered in the middle of a turn but in the menu, and that the match is there
// afterwards, at the same place.
func TestAnUpdateIsOffered(t *testing.T) {
	t.Parallel()
	upload := copied(t)
	site := browser.Serve(t, upload, "/games/bretwalda/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	land(page)
	kept(page)
	fresh := next(t)
	if err := fresh.WriteTo(upload, release.Loose); err != nil {
		t.Fatal(err)
	}
	look(page)
	page.Until("the new release wait", waits)
	page.Reload()
	page.Sees("Romans: move")
	page.Tap("Menu")
	page.Sees("A new version is ready.")
	page.Tap("Close")
	page.SeesNot("A new version is ready.")
	page.Tap("Menu")
	page.Tap("Home: your games")
	page.Sees("A new version is ready.")
	page.Tap("Later")
	page.SeesNot("A new version is ready.")
	page.Tap("Britannia, round I")
	page.Tap("Menu")
	page.Tap("Update now")
	page.Until("the new release run", `document.querySelector("meta[name=version]")?.content === "`+fresh.Version+`"`)
	page.Until("the Romans be in Kent", romansIn("Kent"))
}

// TestALanguageIsAFolderAndALine: a release of the same program that has one language
// more offers it and speaks it, before the program has come too.
func TestALanguageIsAFolderAndALine(t *testing.T) {
	t.Parallel()
	r, err := release.New(languagetest.Site(t), programs)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := r.WriteTo(folder, release.Loose); err != nil {
		t.Fatal(err)
	}
	page := chromium.Profile(t, browser.Phone).Open(browser.Serve(t, folder, "/").URL)
	page.Tap("Settings")
	page.Tap(languagetest.Name)
	page.Sees("Settings" + languagetest.Mark)
	read(page, "The game in two minutes"+languagetest.Mark)
	page.Reload()
	page.Sees("The game in two minutes" + languagetest.Mark)
	shell := `document.documentElement.lang + " " + [...document.querySelectorAll(".shell-stopped")].filter((p) => getComputedStyle(p).display !== "none").map((p) => p.textContent)`
	if got, want := browser.Eval[string](page, shell), languagetest.Code+" The app has stopped because of an error. Your games are saved on this device."+languagetest.Mark; got != want {
		t.Errorf("the shell says %q, not %q", got, want)
	}
}
