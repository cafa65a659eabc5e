package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/games"
)

var aBrightButton = regexp.MustCompile(`<button[^>]*class="[^"]*\bprimary\b[^"]*"[^>]*>\s*([^<]*)`)

// bright are the labels of the bright buttons below a question.
func (d *desk) bright() []string {
	h := d.html("en")
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
		d.tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
		warned := 0
		for n := 0; n < 1500 && warned < 12 && !d.m.Table.Turn.Over(); n++ {
			d.tell(client.EndReplay{}, client.Ready{})
			choices := d.m.Table.Picker.All()
			if len(choices) == 0 {
				break
			}
			i := n * 7 % len(choices)
			if n%3 == 0 {
				i = len(choices) - 1 // what ends a turn comes last
			}
			d.tell(client.Press{Choice: choices[i]})
			if d.m.Table.Asking == client.NoQuestion {
				continue
			}
			warned++
			stay := d.m.Language().Say(d.m.Table.Warning.Stay)
			if b := d.bright(); !slices.Equal(b, []string{stay}) {
				t.Errorf("%s: %q are bright beside %q", id, b, stay)
			}
			d.tell(client.ConfirmEnd{})
		}
		if warned == 0 && id != "brian-boru" {
			t.Errorf("%s: nothing is warned of", id)
		}
	}
}

// TestSetUpNamesTheCounter that is placed.
func TestSetUpNamesTheCounter(t *testing.T) {
	d := lords(t, 0, 2)
	d.roam(func() bool { return d.ask() == "place" })
	what := d.m.Table.Picker.All()[0].What
	d.shows("Tap the zone where " + d.seatView().narrator.What(what) + " starts")
	d.everyLanguage()
}
