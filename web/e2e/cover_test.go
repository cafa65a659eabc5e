package e2e_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/web/browser"
)

// frozen are links of every kind that there has ever been, by the names of their files.
func frozen(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../../engine/link/testdata/*/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no frozen links: %v", err)
	}
	list := map[string]string{}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list[strings.TrimSuffix(filepath.Base(file), ".txt")], _, _ = strings.Cut(string(b), "\n")
	}
	return list
}

// TestTheCoverKnowsTheGameOfALink checks that the page reads the game out of a link as
// the rules do: of every game and version of links, and of none that does not open.
func TestTheCoverKnowsTheGameOfALink(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := waiting(chromium.Profile(t, browser.Phone), site.URL)
	numbers, versions := map[int]bool{}, map[byte]bool{}
	var texts []string
	var want []int
	add := func(text string, number int) { texts, want = append(texts, text), append(want, number) }
	for name, text := range frozen(t) {
		m, err := link.Decode(text, games.Revisions())
		if err != nil { // of the game of the tests
			continue
		}
		number := link.Number(m.Game())
		numbers[number], versions[text[0]] = true, true
		add(text, number)
		add(text+".", number)
		add(text+"abc", number)
		add(text[:len(text)-1], -1)
		middle := len(text) / 2
		add(text[:middle]+string(text[middle]^1)+text[middle+1:], -1)
		add("9"+text[1:], -1)
		add("/seat/abc/"+text, -1)
		if number < 1 || !strings.HasPrefix(name, m.Game().ID()) {
			t.Errorf("%s is of game %d", name, number)
		}
	}
	for _, text := range []string{"1AAA5II79", ""} { // a body of zeros, and nothing
		add(text, map[bool]int{true: 0, false: -1}[text != ""])
	}
	for _, g := range games.All() {
		if !numbers[link.Number(g)] {
			t.Errorf("no link of %s", g.ID())
		}
	}
	for i := range link.Versions {
		if !versions[link.Versions[i]] {
			t.Errorf("no link of version %c", link.Versions[i])
		}
	}
	quoted := `["` + strings.Join(texts, `","`) + `"]`
	for i, got := range browser.Eval[[]int](page, quoted+`.map(linkGame)`) {
		if got != want[i] {
			t.Errorf("%q is taken for game %d, not %d", texts[i], got, want[i])
		}
	}
}

// covered waits for the map of a cover.
func covered(page *browser.Page) {
	page.Until("the map be there", `document.querySelectorAll(".shell-game:not([hidden]) .shell-map path").length > 5`)
	page.Until("the letters be there", `document.fonts.ready.then(() => true)`)
}

// told is what a page without a program says, and how wide it is beyond the screen.
type told struct {
	Words string
	Over  float64
}

// looks reads a page.
func looks(page *browser.Page) told {
	return browser.Eval[told](page, `({ Words: document.body.innerText, Over: document.documentElement.scrollWidth - innerWidth })`)
}

// TestALinkShowsItsCover checks that a link shows its game, the map and what goes on
// before the program has come, and that nothing moves when it comes.
func TestALinkShowsItsCover(t *testing.T) {
	t.Parallel()
	links := frozen(t)
	for _, c := range []struct {
		link, language, title, about, starting string
		dark                                   bool
		screen                                 browser.Screen
	}{
		{"britannia-2008-r3-whole", "en-GB", "Britannia", "Seventeen nations", "Starting", false, browser.Phone},
		{"britannia-classic-r3-hand", "es-ES", "Britannia", "Diecisiete", "Empezando", true, browser.Desktop},
		{"marcher-lords-r1-whole", "en-GB", "The Marcher Lords", "Norman earls", "Starting", true, browser.Phone},
		{"brian-boru-r1-named", "it-IT", "Brian Boru", "vichinghi", "Avvio", false, browser.Small},
	} {
		t.Run(c.link, func(t *testing.T) {
			site := browser.Serve(t, folder, "/games/bretwalda/")
			screen := c.screen
			screen.Language, screen.Dark = c.language, c.dark
			page := waiting(chromium.Profile(t, screen), site.URL+"#"+links[c.link])
			covered(page)
			page.Until("it start", `document.documentElement.dataset.load === "starting"`)
			seen := looks(page)
			for _, want := range []string{c.title, c.about, c.starting} {
				if !strings.Contains(seen.Words, want) {
					t.Errorf("the cover says %q, not %q", seen.Words, want)
				}
			}
			if strings.Contains(seen.Words, "Bretwalda") || seen.Over > 0 {
				t.Errorf("the cover says %q and is %v too wide", seen.Words, seen.Over)
			}
			letGo(page)
			still(t, page)
		})
	}
}

// TestTheCoverTellsWhatHasCome checks that the cover of a link counts what has come of
// the program in true percent, and then says that it starts.
func TestTheCoverTellsWhatHasCome(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	site.Slow(100 * time.Millisecond)
	page := waiting(chromium.Profile(t, browser.Phone), site.URL+"#"+frozen(t)["marcher-lords-r1-start"],
		`window.said = []; addEventListener("DOMContentLoaded", () => {
			const line = document.querySelector(".shell-load");
			new MutationObserver(() => said.push(line.innerText.trim())).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
		})`)
	page.Until("the cover counts", `new Set(said.filter((words) => /\d/.test(words))).size >= 5`)
	site.Slow(0)
	page.Until("it start", `document.documentElement.dataset.load === "starting"`)
	counted, last := 0, -1
	said := browser.Eval[[]string](page, "said")
	for _, words := range said {
		var percent int
		if n, _ := fmt.Sscanf(words, "Opening the game %d %%", &percent); n == 1 && percent != last {
			counted++
			if percent < last || percent > 100 {
				t.Errorf("after %d %% the cover says %q", last, words)
			}
			last = percent
		}
	}
	if counted < 5 || said[len(said)-1] != "Starting" {
		t.Errorf("the cover counts %d times: %q", counted, said)
	}
	letGo(page)
}

// TestAPlainCover checks that what is no link that opens shows the plain cover, and no
// game: also the key of a seat, whatever link follows it.
func TestAPlainCover(t *testing.T) {
	t.Parallel()
	text := frozen(t)["brian-boru-r1-whole"]
	site := browser.Serve(t, folder, "/")
	player := chromium.Profile(t, browser.Phone)
	for name, fragment := range map[string]string{"cut": text[:40], "newer": "9" + text[1:], "key": "/seat/abc/" + text, "words": "hello"} {
		t.Run(name, func(t *testing.T) {
			page := waiting(player, site.URL+"#"+fragment)
			seen := looks(page)
			if !strings.Contains(seen.Words, "Bretwalda") || strings.Contains(seen.Words, "Brian Boru") || seen.Over > 0 {
				t.Errorf("the cover says %q", seen.Words)
			}
			// Another address in the same window has its own cover.
			browser.Eval[bool](page, `(location.hash = "`+text+`", true)`)
			covered(page)
			if seen = looks(page); !strings.Contains(seen.Words, "Brian Boru") {
				t.Errorf("the cover of a link says %q", seen.Words)
			}
			page.Close()
		})
	}
}

// TestACoverWithoutANetwork checks that covers are kept with the release, of games too
// that nobody has opened; and that a cover does without a map that does not come.
func TestACoverWithoutANetwork(t *testing.T) {
	t.Parallel()
	links := frozen(t)
	site := browser.Serve(t, folder, "/games/bretwalda/")
	player := chromium.Profile(t, browser.Phone)
	page := player.Open(site.URL)
	started(page)
	kept(page)
	page.Close()
	site.Offline(true)
	for _, name := range []string{"britannia-2008-r3-whole", "marcher-lords-r1-whole", "brian-boru-r1-whole"} {
		page = waiting(player, site.URL+"#"+links[name])
		covered(page)
		page.Close()
	}
	site.Offline(false)
	page = waiting(chromium.Profile(t, browser.Phone), site.URL+"#"+links["marcher-lords-r1-start"],
		`{ const real = fetch; window.fetch = (...args) => String(args[0]).startsWith("covers/") ? Promise.reject(new TypeError("no")) : real(...args); }`)
	if seen := looks(page); !strings.Contains(seen.Words, "The Marcher Lords") {
		t.Errorf("without its map the cover says %q", seen.Words)
	}
	letGo(page)
}
