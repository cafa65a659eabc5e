// Hello is the smallest go-app: what the size of the client is compared with.
package main

import "github.com/maxence-charriere/go-app/v9/pkg/app"

type hello struct{ app.Compo }

func (h *hello) Render() app.UI {
	return app.Main().Body(app.H1().Text("Hello"))
}

func main() {
	app.Route("/", &hello{})
	app.RunWhenOnBrowser()
}
