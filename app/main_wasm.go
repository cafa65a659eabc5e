// App is the client: what runs in the browser. Started in a worker, it thinks for
// bots and shows nothing.
package main

import (
	"crypto/rand"
	"encoding/binary"
	"time"

	"bretwalda/app/browser"
	"bretwalda/app/client"
	"bretwalda/app/thinker"
	"bretwalda/engine/games"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func main() {
	if thinker.Asked() {
		if err := thinker.Serve(games.Shelf()); err != nil {
			panic(err) // the page is told that the worker has broken down
		}
		return
	}
	model, first := client.Start(client.World{
		Now:      func() int64 { return time.Now().UnixMilli() },
		Random:   random,
		Site:     browser.Site(),
		Wishes:   browser.Languages(),
		Share:    browser.CanShare(),
		Alone:    browser.Alone(),
		Apart:    browser.Apart(),
		Still:    browser.Still(),
		Vibrates: browser.CanVibrate(),
		Games:    games.All(),
		Shelf:    games.Shelf(),
	})
	app.RouteFunc("/", func() app.Composer { return &page{model: model, first: first} })
	app.RunWhenOnBrowser()
}

// random is a number that nobody can foresee: secrets are made of it.
func random() uint64 {
	var b [8]byte
	rand.Read(b[:]) // ends the program rather than fail
	return binary.BigEndian.Uint64(b[:])
}
