// App is the client: the program of the page. Bots think in another, app/bots.
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
	known := games.All()
	model, first := client.Start(client.World{
		Now:       func() int64 { return time.Now().UnixMilli() },
		Random:    browser.Random,
		Site:      browser.Site(),
		Wishes:    browser.Languages(),
		Share:     browser.CanShare(),
		Alone:     browser.Alone(),
		Apart:     browser.Apart(),
		Still:     browser.Still(),
		Vibrates:  browser.CanVibrate(),
		Games:     rules.All(),
		Revisions: rules.Revisions(),
		Families:  known.Families(),
		Sketch:    known.Sketch,
	})
	app.RouteFunc("/", func() app.Composer { return &page{model: model, screens: known, first: first} })
	app.RunWhenOnBrowser()
}
