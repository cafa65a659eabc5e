package view

import (
	"strings"

	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Picture is the first screen as HTML, for a page that has no program yet: the build
// writes it without any match, a device keeps it with its own. What the person was
// about to do there is no part of it.
func Picture(m *client.Model) string {
	still := *m
	still.FrontPage = client.FrontPage{}
	v := &View{M: &still, L: m.Language(), Send: func(client.Message) {}}
	return quotes.Replace(app.HTMLString(v.home()))
}

// quotes writes attributes as HTML does: go-app quotes them as Go does.
var quotes = strings.NewReplacer(`\\`, "&#92;", `\"`, "&#34;")
