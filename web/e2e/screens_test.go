package e2e_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

var drawn = flag.String("screens", "", "the folder in which to keep a picture of every screen, with its README.md")

// album is the pictures of docs/screens in the order of their index: what the tour
// calls a screen, and what the index does.
var album = []struct{ stop, title string }{
	{"home", "The first screen"},
	{"form", "A new match"},
	{"daily", "The daily game"},
	{"learn", "Lessons"},
	{"lesson britannia-2008", "A lesson"},
	{"section", "The rules"},
	{"Britannia", "Britannia, early"},
	{"beginning", "The beginning"},
	{"meanwhile", "While others moved"},
	{"march picked", "A march"},
	{"Britannia late", "Britannia, late"},
	{"battle", "A battle"},
	{"fought", "The outcome of a battle"},
	{"nation", "A nation’s card"},
	{"Britannia nations", "The nations"},
	{"Britannia timeline", "The timeline"},
	{"Britannia scores", "Scores and their course"},
	{"replay", "The replay"},
	{"verify", "The check of dice"},
	{"levies", "The Marcher Lords: levies"},
	{"invasion", "The Marcher Lords: a battle"},
	{"Wales late", "The Marcher Lords, late"},
	{"draft", "Brian Boru: the draft"},
	{"trick", "Brian Boru: a trick"},
	{"trick over", "Brian Boru: a trick is over"},
	{"upkeep", "Brian Boru: the upkeep"},
	{"Ireland late", "Brian Boru, late"},
	{"submission", "Britannia: a people submits"},
	{"fallen leader", "Britannia: a leader falls"},
	{"last army", "Britannia: a people’s last army"},
	{"landing", "Britannia: a fleet"},
	{"king", "Britannia: a king"},
	{"castle", "The Marcher Lords: a castle"},
	{"cups", "The Marcher Lords: the points of a round"},
	{"event", "The Marcher Lords: an event"},
	{"earl", "The Marcher Lords: an earl falls"},
	{"wedding", "Brian Boru: the wedding"},
	{"raid", "Brian Boru: the raid"},
	{"church", "Brian Boru: the church"},
	{"claims", "Brian Boru: the claims"},
	{"passing", "The cover between players"},
	{"lobby", "Invitations"},
	{"code", "A link as a QR code"},
	{"posted", "The wait for a friend"},
	{"hand-over", "A hand-over"},
	{"orders", "Standing orders"},
	{"end", "The end"},
	{"review", "The review"},
	{"history", "History"},
	{"settings", "Settings"},
	{"Britannia menu", "The menu of a match"},
	{"Britannia keys", "The keys"},
}

// slug is a name as that of a file.
func slug(name string) string {
	return strings.ReplaceAll(strings.ToLower(strings.ReplaceAll(name, ",", "")), " ", "-")
}

// TestTheScreensAreDrawn draws the album where it is asked for: every screen on a
// phone and on a desk, in light and dark.
func TestTheScreensAreDrawn(t *testing.T) {
	t.Parallel()
	if *drawn == "" {
		t.Log("no folder is named: go test ./web/e2e -run TheScreensAreDrawn -screens FOLDER")
		return
	}
	wanted := map[string]bool{}
	for _, screen := range album {
		wanted[screen.stop] = true
	}
	kept := map[string]bool{}
	phone, desk := browser.Phone, browser.Desktop
	phone.Scale = 1.5
	for name, screen := range map[string]browser.Screen{"phone": phone, "desktop": desk} {
		t.Run(name, func(t *testing.T) {
			tr := everywhere(t, screen, func(page *browser.Page, where string) {
				browser.Eval[bool](page, `(document.activeElement.blur(), true)`)
				for _, theme := range []string{"dark", "light"} {
					if !wanted[where] {
						return
					}
					dress(page, theme)
					file := slug(where) + "-" + name + "-" + theme + ".webp"
					page.Screenshot(filepath.Join(*drawn, file))
					kept[file] = true
				}
			})
			tr.evenings()
			tr.scenes()
			tr.moments()
		})
	}
	var index strings.Builder
	index.WriteString("# Screens\n\nDrawn by `make pictures`.\n")
	for _, screen := range album {
		fmt.Fprintf(&index, "\n## %s\n\n", screen.title)
		for _, look := range []string{"phone-light", "phone-dark", "desktop-light", "desktop-dark"} {
			file := slug(screen.stop) + "-" + look + ".webp"
			if !kept[file] {
				t.Errorf("%s has not been drawn", file)
			}
			width := 200
			if strings.HasPrefix(look, "desktop") {
				width = 600
			}
			fmt.Fprintf(&index, "<img src=%q width=\"%d\" alt=%q>\n", file, width, look)
		}
	}
	if err := os.WriteFile(filepath.Join(*drawn, "README.md"), []byte(index.String()), 0o644); err != nil {
		t.Error(err)
	}
}

// TestButtonsKeepTheirPlaces: those of the drawers stand still, however high the sheet
// is, and below the bar.
func TestButtonsKeepTheirPlaces(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	for _, screen := range []browser.Screen{browser.Phone, browser.Small} {
		page := chromium.Profile(t, screen).Open(site.URL)
		started(page)
		for _, m := range moments {
			text, player := m.link(t)
			page.Goto(site.URL + "#" + text)
			page.Tap("Open")
			page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
			if page.Has("I am " + player) {
				page.Tap("I am " + player)
			}
			page.Sees(m.sees)
			const places = `[...document.querySelectorAll(".rail > *")].filter((e) => e.checkVisibility()).map((e) => { const b = e.getBoundingClientRect(); return Math.round(b.x) + "," + Math.round(b.y); }).join(" ")`
			stands := map[string]bool{}
			for _, height := range []string{"180px", "40dvh", "100dvh"} { // the most is the style sheet's
				browser.Eval[bool](page, `(document.querySelector(".sheet").style.height = "`+height+`", true)`)
				stands[browser.Eval[string](page, places)] = true
				if !browser.Eval[bool](page, `(() => { const top = document.querySelector(".sheet").getBoundingClientRect().top; return [...document.querySelectorAll(".rail > *")].every((e) => !e.checkVisibility() || e.getBoundingClientRect().bottom <= top + 1) })()`) {
					t.Errorf("%s, %d wide, a sheet of %s: it covers buttons", m.game, screen.Width, height)
				}
			}
			if len(stands) != 1 {
				t.Errorf("%s, %d wide: buttons change places with the sheet: %v", m.game, screen.Width, stands)
			}
			page.Goto(site.URL + "#")
			page.Find("New game")
		}
	}
}
