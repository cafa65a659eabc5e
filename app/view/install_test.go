package view

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
)

// card is the offer.
var card = regexp.MustCompile(`<section [^>]*card install[^>]*>`)

// TestTheAppIsOfferedOnce: when the first game is over or a second has begun, where the
// browser can ask, and whatever the person says never again.
func TestTheAppIsOfferedOnce(t *testing.T) {
	for _, answer := range []client.Message{client.Install{}, client.LeaveInBrowser{}} {
		d := newDesk(t)
		offered := func() bool {
			tag := card.FindString(strings.ReplaceAll(d.HTML("en"), `hidden="false"`, ""))
			return tag != "" && !strings.Contains(tag, "hidden")
		}
		home := func() bool { d.Tell(client.Navigated{}); return offered() }
		d.Tell(client.Installable{Can: true})
		if home() {
			t.Error("it is offered to somebody who has played nothing")
		}
		d.Begin()
		if home() {
			t.Error("it is offered in the first game")
		}
		d.Begin()
		d.Tell(client.Installable{Can: false})
		if home() {
			t.Error("it is offered by a browser that cannot install it")
		}
		d.Tell(client.Installable{Can: true})
		if !home() {
			t.Fatal("nobody offers it")
		}
		d.EveryLanguage()
		d.Tell(answer, client.Installable{Can: true})
		if d.Tell(client.SettingsSaved{}); home() {
			t.Errorf("it is offered again after %T", answer)
		}
	}
	d := newDesk(t)
	d.M.World.LinksOpenInTab = true
	d.finish("brian-boru")
	d.Tell(client.Navigated{})
	d.Shows("Add to Home Screen")
}
