package zz

import (
	"os"
	"testing"
	"time"

	"bretwalda/web/browser"
)

func TestDraw(t *testing.T) {
	site := browser.Serve(t, folder, "/")
	page := b.Profile(t, browser.Phone).Open(site.URL)
	for _, name := range []string{"over", "brit"} {
		page.Goto(site.URL + "#" + links[name])
		page.Tap("Open")
		page.Until("sheet", `!!document.querySelector(".sheet h2") && !!document.querySelector(".board-pieces g *")`)
		time.Sleep(1500 * time.Millisecond)
		if name == "over" {
			page.Screenshot("/tmp/shots-TABLE/end-screen.png")
		} else {
			page.Tap("Menu")
			page.Until("x", `(() => { const more = document.querySelector(".drawer .others"); if (more) more.open = true; return !!more; })()`)
			time.Sleep(500 * time.Millisecond)
			page.Screenshot("/tmp/shots-TABLE/menu-screen.png")
		}
		page.Tap("Picture")
		time.Sleep(1500 * time.Millisecond)
		raw, _ := os.ReadFile(page.Downloaded())
		os.WriteFile("/tmp/shots-TABLE/real-"+name+".png", raw, 0o644)
		page.Goto(site.URL + "#")
		page.Find("New game")
	}
}
