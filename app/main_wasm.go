// App is the client: what runs in the browser. Started in a worker, it thinks for
// bots and shows nothing.
package main

import (
	"time"

	"bretwalda/app/botworker"
	"bretwalda/app/browser"
	"bretwalda/app/client"
	"bretwalda/app/games"
	rules "bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func main() {
	if botworker.Asked() {
		if err := botworker.Serve(rules.Shelf()); err != nil {
			panic(err) // the page is told that the worker has broken down
		}
		return
	}
	model, first := client.Start(client.World{
		Now:      func() int64 { return time.Now().UnixMilli() },
		Random:   browser.Random,
		Site:     browser.Site(),
		Wishes:   browser.Languages(),
		Share:    browser.CanShare(),
		Alone:    browser.Alone(),
		Apart:    browser.Apart(),
		Still:    browser.Still(),
		Vibrates: browser.CanVibrate(),
		Games:    rules.All(),
		Shelf:    rules.Shelf(),
		Families: games.All(),
	})
	app.RouteFunc("/", func() app.Composer { return &page{model: model, first: first} })
	app.RunWhenOnBrowser()
}
