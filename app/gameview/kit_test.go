package gameview

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// TestWhatWasLostStandsApart: of a line that tells of both.
func TestWhatWasLostStandsApart(t *testing.T) {
	h := app.HTMLString(app.P().Body(Lost("+1 renown, +2 points, −5 raiders", []string{"+1 renown", "+2 points", "−5 raiders"})...))
	if strings.Count(h, `class="loss"`) != 1 || !strings.Contains(strings.ReplaceAll(h, "\n", ""), "−5 raiders</span>") {
		t.Errorf("it is drawn as %s", h)
	}
	if h := app.HTMLString(app.P().Body(Lost("+1 point", []string{"+1 point"})...)); strings.Contains(h, "loss") {
		t.Errorf("nothing was lost: %s", h)
	}
}
