package e2e_test

import (
	"net/url"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// copyLink is the link of the match on the table.
func copyLink(page *browser.Page) string {
	page.Tap("Menu")
	moreOfMenu(page)
	page.Tap("Copy link")
	page.Sees("Link copied.")
	link := page.Clipboard()
	page.TapRole("button", "Close")
	return link
}

func TestALinkOpensInAnotherProfile(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/games/bretwalda/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	land(page)
	link := copyLink(page)
	if !strings.HasPrefix(link, site.URL+"#1") {
		t.Fatalf("the link is %q", link)
	}

	other := chromium.Profile(t, browser.Desktop).Open(link)
	other.Sees("Britannia, round I")
	other.Sees("Ann’s turn")
	other.Sees("This game is new to this device.")
	other.Tap("Open")
	other.Sees("Romans: move")
	other.Until("the Romans be in Kent", romansIn("Kent"))
	if strings.Contains(other.URL(), link[len(site.URL):]) {
		t.Errorf("the address is still the link: %s", other.URL())
	}
	other.Reload()
	other.Sees("Romans: move")

	// The first device sees its own match again, and then what was added.
	page.Goto(link)
	page.Sees("You already have this game.")
	other.Tap("Sussex")
	other.Tap("Confirm")
	other.Until("the Romans be in Sussex", romansIn("Sussex"))
	page.Goto(copyLink(other))
	page.Sees("This link continues a game you have.")
	page.Tap("Open")
	page.Until("the Romans be in Sussex", romansIn("Sussex"))
	page.Goto(link)
	page.Sees("Your game is further on than this link.")
}

func TestALinkIsPasted(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	link := copyLink(page)

	other := chromium.Profile(t, browser.Phone).Open(site.URL)
	other.Type("Paste the link here", "Your turn, Bob! "+link+" – Ann")
	other.Tap("Open link")
	other.Sees("Britannia, round I")
	other.Tap("Open")
	other.Sees("Romans: move")
}

// TestALinkIsShared: what a messenger shares with the installed program opens as a link
// that is followed does.
func TestALinkIsShared(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	text, _ := moments[0].link(t)
	page := chromium.Profile(t, browser.Phone).Open(site.URL + "?title=&text=" + url.QueryEscape("Your turn, Bob! "+site.URL+"#"+text+"."))
	page.Tap("Open")
	page.Until("the table be there", `!!document.querySelector(".sheet h2") && !location.search`)
}

func TestALinkInAnOpenPage(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	link := copyLink(page)
	other := chromium.Profile(t, browser.Phone).Open(site.URL)
	other.Find("New game")
	browser.Eval[bool](other, `(location.hash = "`+link[strings.Index(link, "#"):]+`", true)`)
	other.Sees("Britannia, round I")
	browser.Eval[bool](other, `(history.back(), true)`)
	other.Find("New game")
}

func TestDamagedLinks(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	begin(page)
	link := copyLink(page)
	middle := len(link) - 12
	changed := byte('x')
	if link[middle] == changed {
		changed = 'y'
	}
	player := chromium.Profile(t, browser.Phone)
	for damaged, said := range map[string]string{
		link[:len(link)-4]: "The link’s end is missing",
		link[:middle] + string(changed) + link[middle+1:]: "The link is damaged",
		site.URL + "#hello":                   "This is not a game link.",
		site.URL + "#9" + link[len(link)-20:]: "This link won’t open",
	} {
		other := player.Open(damaged)
		other.Sees("This link won’t open")
		other.Sees(said)
		other.Tap("Your games")
		other.Find("Play now")
		other.Until("no match be listed", `!document.querySelector(".home .match")`)
		other.Close()
	}
}
