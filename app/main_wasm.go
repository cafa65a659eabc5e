// App is the client: the program of the page. In a worker beside it the same program
// thinks for bots.
package main

import (
	"time"

	"bretwalda/app/browser"
	"bretwalda/app/client"
	"bretwalda/app/games"
	rules "bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func main() {
	if inWorker() {
		if err := serve(rules.Revisions()); err != nil {
			panic(err) // the page is told that the worker has broken down
		}
		return
	}
	known := games.All()
	model, first := client.Start(client.World{
		Now:            func() int64 { return time.Now().UnixMilli() },
		Random:         browser.Random,
		Site:           browser.Site(),
		Languages:      browser.Languages(),
		CanShare:       browser.CanShare(),
		Standalone:     browser.Alone(),
		LinksOpenInTab: browser.Apart(),
		ReducedMotion:  browser.Still(),
		Vibrates:       browser.CanVibrate(),
		Games:          rules.All(),
		Revisions:      rules.Revisions(),
		Families:       known.Families(),
		Sketch:         known.Sketch,
	})
	app.RouteFunc("/", func() app.Composer { return &page{model: model, screens: known, first: first} })
	app.RunWhenOnBrowser()
}
