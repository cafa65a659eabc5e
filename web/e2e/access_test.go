package e2e_test

import (
	_ "embed"
	"strings"
	"testing"

	"bretwalda/web/browser"
)

// axe is axe-core 4.14.1 by Deque Systems, under the Mozilla Public License 2.0:
// see testdata/axe.LICENSE. It is no part of the site.
//
//go:embed testdata/axe.min.js
var axe string

// TestNothingKeepsPeopleOut has axe look at every screen and drawer, on the smallest
// phone in light and on a desk in the dark. No control is without a name for those
// who hear the page. On the phone no text is cut off, and with text twice as large
// all can be read still, and all that can be pressed can be pressed.
func TestNothingKeepsPeopleOut(t *testing.T) {
	dark := browser.Desktop
	dark.Dark = true
	for name, screen := range map[string]browser.Screen{"phone": browser.Small, "desktop": dark} {
		t.Run(name, func(t *testing.T) {
			found := faults{}
			everywhere(t, screen, func(page *browser.Page, where string) {
				for _, f := range page.Audit(axe) {
					if f.Grave() && !settledOtherwise(f) {
						found.note(t, where, []string{f.String()})
					}
				}
				found.note(t, where, page.Unnamed())
				if !screen.Touch {
					return
				}
				found.note(t, where, browser.Eval[[]string](page, cut+"(true)"))
				page.Enlarge(2)
				found.note(t, where+", with large text", append(browser.Eval[[]string](page, cut+"(false)"), browser.Eval[[]string](page, lost)...))
				page.Enlarge(1)
			})
		})
	}
}

// settledOtherwise are two things that axe cannot see. The figures on a drawn card
// are its picture, and its name tells them in words. A place on the map is tapped on
// its land, however small its stop for the keyboard is, and has a large button in
// the board's list.
func settledOtherwise(f browser.Fault) bool {
	return f.Rule == "label-content-name-mismatch" && strings.Contains(f.Where, ".action-card") ||
		f.Rule == "label-content-name-mismatch" && strings.Contains(f.Where, ".suit-") ||
		f.Rule == "target-size" && strings.Contains(f.Where, "data-place")
}

// faults are those found, each told once: most screens share what they are made of.
type faults map[string]bool

func (f faults) note(t *testing.T, where string, list []string) {
	t.Helper()
	for _, fault := range list {
		if !f[fault] {
			f[fault] = true
			t.Errorf("%s: %s", where, fault)
		}
	}
}
