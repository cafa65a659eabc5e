package zz

import (
	"bretwalda/web/browser"
	"fmt"
	"os"
	"testing"
	"time"
)

var b *browser.Browser

func TestMain(m *testing.M) {
	var err error
	browser.Choose(browser.Chromium, nil)
	b, err = browser.Launch(browser.Chromium)
	if err != nil {
		panic(err)
	}
	c := m.Run()
	b.Close()
	os.Exit(c)
}

const folder = "/tmp/site-TABLE"

func shots(page *browser.Page, dir string) func(string) {
	os.MkdirAll(dir, 0o755)
	n := 0
	return func(name string) {
		n++
		time.Sleep(500 * time.Millisecond)
		page.Screenshot(fmt.Sprintf("%s/%02d-%s.png", dir, n, name))
	}
}

func TestStranger(t *testing.T) {
	site := browser.Serve(t, folder, "/")
	phone := browser.Phone
	phone.Scale = 1
	page := b.Profile(t, phone).Open(site.URL)
	shot := shots(page, "/tmp/shots-TABLE/stranger")
	page.Find("Play now")
	shot("home")
	browser.Eval[bool](page, `(scrollTo(0, 9999), true)`)
	shot("home-below")
	page.Tap("Play now")
	page.Until("sheet", `!!document.querySelector(".sheet h2")`)
	shot("playnow0")
	time.Sleep(3 * time.Second)
	shot("playnow")
	page.Tap("Menu")
	shot("menu")
	page.Goto(site.URL + "#")
	page.Find("New game")
	shot("home2")
	page.Tap("New game")
	page.Find("Start")
	shot("new")
	page.Tap("More")
	shot("new-more")
	page.Goto(site.URL + "#/settings")
	shot("settings")
	page.Goto(site.URL + "#/history")
	shot("history")
	page.Goto(site.URL + "#/learn")
	shot("learn")
	page.Goto(site.URL + "#/rules")
	shot("rules")
	page.Goto(site.URL + "#/about")
	shot("about")
}
