package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine/games"
)

var aBrightButton = regexp.MustCompile(`<button[^>]*class="[^"]*\bprimary\b[^"]*"[^>]*>\s*([^<]*)`)

// bright are the labels of the bright buttons below a question.
func (d *desk) bright() []string {
	h := d.HTML("en")
	h = h[strings.Index(h, `class="buttons"`):]
	h = h[:strings.Index(h, `</of-`)]
	var list []string
	for _, b := range aBrightButton.FindAllStringSubmatch(h, -1) {
		list = append(list, strings.TrimSpace(b[1]))
	}
	return list
}

// TestTheBrightButtonOfAWarningIsTheSafeOne: in every game, whatever was done before.
func TestTheBrightButtonOfAWarningIsTheSafeOne(t *testing.T) {
	for _, id := range []string{"britannia-2008", "marcher-lords", "brian-boru"} {
		d := deskOf(t, games.ByID(id))
		d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
		warned := 0
		for n := 0; n < 1500 && warned < 12 && !d.M.Table.Turn.Over(); n++ {
			d.Tell(client.EndReplay{}, client.Ready{})
			choices := d.M.Table.Picker.All()
			if len(choices) == 0 {
				break
			}
			i := n * 7 % len(choices)
			if n%3 == 0 {
				i = len(choices) - 1 // what ends a turn comes last
			}
			d.Tell(client.Press{Choice: choices[i]})
			if d.M.Table.Asking == client.NoQuestion {
				continue
			}
			warned++
			stay := d.M.Language().Say(d.M.Table.Warning.Stay)
			if b := d.bright(); !slices.Equal(b, []string{stay}) {
				t.Errorf("%s: %q are bright beside %q", id, b, stay)
			}
			if does := d.seatView().narrator.Label(d.M.Table.Turn, d.M.Table.Doubtful()); !strings.Contains(viewtest.Readable(d.HTML("en")), does) {
				t.Errorf("%s: no button beside %q says %q", id, stay, does)
			}
			d.Tell(client.ConfirmEnd{})
		}
		if warned == 0 && id != "brian-boru" {
			t.Errorf("%s: nothing is warned of", id)
		}
	}
}

// TestSetUpNamesTheCounter that is placed.
func TestSetUpNamesTheCounter(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool { return d.Ask() == "place" })
	what := d.M.Table.Picker.All()[0].What
	d.Shows("Choose the zone where " + d.seatView().narrator.What(what) + " starts")
	d.EveryLanguage()
}
