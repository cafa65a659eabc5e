package e2e_test

import (
	"bytes"
	"flag"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/web/browser"
)

var (
	pictures = flag.String("pictures", "", "the folder in which to keep the pictures of the table")
	showing  = flag.String("showing", "", "the folder in which to keep those that the manifest shows")
)

// manifested are the pictures of the manifest, by the names of the others.
var manifested = map[string]string{
	"phone-light":            "narrow",
	"brian-boru-phone-light": "narrow-ireland",
	"desktop-light":          "wide",
}

// moment is where in a match a picture is taken: after random choices, when
// something is asked.
type moment struct {
	game  string
	seats int
	seed  uint64
	after int // choices, at least
	ask   string
	sees  string // on the page then
	name  string // what the names of the pictures begin with
	looks []guise
}

type guise struct {
	name   string
	screen browser.Screen
	theme  string
}

var (
	phoneLight   = guise{"phone-light", browser.Phone, "light"}
	phoneDark    = guise{"phone-dark", browser.Phone, "dark"}
	desktopLight = guise{"desktop-light", browser.Desktop, "light"}
	desktopDark  = guise{"desktop-dark", browser.Desktop, "dark"}
)

var moments = []moment{
	{"britannia-2008", 4, 6, 330, "march", "move", "", []guise{phoneLight, phoneDark, desktopLight, desktopDark}},
	{"marcher-lords", 2, 101, 120, "attackerRetreat", "If both fight on", "marcher-lords-", []guise{phoneLight, desktopDark}},
	{"brian-boru", 4, 7, 122, "follow", "Play a card", "brian-boru-", []guise{phoneLight, desktopDark}},
}

// link is the link of the match at its moment, and who decides.
func (m moment) link(t testing.TB) (text, player string) {
	t.Helper()
	g := games.ByID(m.game)
	players := []match.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cat"}, {Name: "Dan"}}[:m.seats]
	setup := engine.DefaultSetup(g)
	setup.Seats = m.seats
	played, err := match.New(g, setup, players, dice.Source{Seed: m.seed})
	if err != nil {
		t.Fatal(err)
	}
	asks := g.Lexicon().Asks
	for i := 0; i < m.after || asks[played.Turn().Kind] != m.ask; i++ {
		if _, err := played.Do(dice.Draw(11*m.seed, i, len(played.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	if text, err = link.Encode(played); err != nil {
		t.Fatal(err)
	}
	return text, players[played.Turn().Seat].Name
}

// TestTheTableIsDrawn in light and dark, on a phone and on a desk; where nobody keeps
// the pictures, each table once.
func TestTheTableIsDrawn(t *testing.T) {
	t.Parallel()
	keep := *pictures
	if keep == "" {
		keep = t.TempDir()
	}
	site := browser.Serve(t, folder, "/")
	for _, m := range moments {
		text, player := m.link(t)
		looks := m.looks
		if *pictures == "" {
			looks = looks[:1]
		}
		for _, look := range looks {
			t.Run(m.name+look.name, func(t *testing.T) {
				page := chromium.Profile(t, look.screen).Open(site.URL + "#" + text)
				page.Sees("this device.")
				page.Tap("Open")
				page.Until("the table be there", `!!document.querySelector(".sheet h2")`)
				if page.Has("I am " + player) { // a hand is for its player alone
					page.Tap("I am " + player)
				}
				page.Sees(m.sees)
				page.Until("the map be drawn", `document.querySelectorAll(".board-pane svg path").length > 40`)
				dress(page, look.theme)
				rest(page)
				file := filepath.Join(keep, m.name+look.name+".png")
				page.Screenshot(file)
				if name := manifested[m.name+look.name]; name != "" && *showing != "" {
					show(t, file, filepath.Join(*showing, name+".jpg"))
				}
				if info, err := os.Stat(file); err != nil || info.Size() < 20_000 {
					t.Errorf("%s: %v, %v", file, info, err)
				}
			})
		}
	}
}

// show makes a picture smaller for those who only look.
func show(t *testing.T, from, to string) {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, decoded(t, from), &jpeg.Options{Quality: 82}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// decoded is the picture in a file.
func decoded(t *testing.T, file string) image.Image {
	t.Helper()
	source, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer source.Close()
	picture, err := png.Decode(source)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}
