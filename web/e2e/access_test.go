package e2e_test

import (
	_ "embed"
	"testing"

	"bretwalda/web/browser"
)

// axe is axe-core 4.14.1 by Deque Systems, under the Mozilla Public License 2.0:
// see testdata/axe.LICENSE. It is no part of the site.
//
//go:embed testdata/axe.min.js
var axe string

// TestNothingKeepsPeopleOut has axe look at every screen and drawer, on a phone and
// on a desk, and at their colours in the dark too; and no control is without a
// name for those who hear the page.
func TestNothingKeepsPeopleOut(t *testing.T) {
	for name, screen := range map[string]browser.Screen{"phone": browser.Phone, "desktop": browser.Desktop} {
		t.Run(name, func(t *testing.T) {
			seen := map[string]bool{}
			everywhere(t, screen, func(t *testing.T, page *browser.Page, where string) {
				faults := page.Audit(axe)
				dress(page, "dark")
				faults = append(faults, page.Audit(axe, "color-contrast")...)
				dress(page, "light")
				for _, f := range faults {
					if said := f.String(); !seen[said] && f.Grave() {
						seen[said] = true
						t.Errorf("%s: %s", where, said)
					}
				}
				for _, n := range page.Unnamed() {
					t.Errorf("%s: without a name: %s", where, n)
				}
			})
		})
	}
}
