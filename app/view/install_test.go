package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
)

// TestTheAppIsOfferedOnce: when the first game is over or a second has begun, where the
// browser can ask, and whatever the person says never again.
func TestTheAppIsOfferedOnce(t *testing.T) {
	for _, answer := range []client.Message{client.Install{}, client.LeaveInBrowser{}} {
		d := newDesk(t)
		offered := func() bool {
			h := d.HTML("en")
			at := strings.Index(h, "Install the app?")
			return at >= 0 && !strings.Contains(h[strings.LastIndex(h[:at], "<section"):at], "hidden aria")
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
	d.M.World.Apart = true
	d.finish("brian-boru")
	d.Tell(client.Navigated{})
	d.Shows("Add to Home Screen")
}
