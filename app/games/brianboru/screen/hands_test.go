package screen_test

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
)

// TestAReplayShowsAllHandsOnceTheMatchIsOver: as they were at that moment; while
// it is under way, nobody's but that of whoever holds the device.
func TestAReplayShowsAllHandsOnceTheMatchIsOver(t *testing.T) {
	d := ireland(t, 3)
	d.RoamTo("follow")
	t.Run("under way", func(t *testing.T) {
		d.Tell(client.OpenReplay{Place: engine.None})
		past := d.M.Table.Replay
		for stop := 0; stop <= past.Stops(); stop += 3 {
			d.Tell(client.SeekReplay{Stop: stop})
			allowed := d.public()
			for _, what := range d.state().Hand(d.M.Table.User) {
				allowed = append(allowed, d.Narrator().What(what))
			}
			for _, name := range namedCards(d.Page()) {
				if !slices.Contains(allowed, name) {
					t.Fatalf("stop %d names %s", stop, name)
				}
			}
		}
		d.Tell(client.EndReplay{})
	})
	d.Roam(func() bool { return false })
	d.Tell(client.OpenReplay{Place: engine.None})
	past := d.M.Table.Replay
	seen := 0
	for stop := 0; stop <= past.Stops(); stop += 11 {
		d.Tell(client.SeekReplay{Stop: stop})
		page := d.Page()
		for seat := range engine.Seat(3) {
			hand := d.state().Hand(seat)
			if len(hand) == 0 {
				continue
			}
			var names []string
			for _, what := range hand {
				names = append(names, d.Narrator().What(what))
			}
			label := "In hand: " + strings.Join(names, ", ")
			if seat != d.M.Table.User {
				label = d.M.Table.Name(d.M.Language(), seat) + ": " + strings.Join(names, ", ")
			}
			if seen++; !strings.Contains(page, `aria-label="`+label+`"`) {
				t.Fatalf("stop %d does not show %q", stop, label)
			}
		}
	}
	if seen < 20 {
		t.Errorf("only %d hands were there to be seen", seen)
	}
}
