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
// on a desk, and at their colours in the dark too. No control is without a name for
// those who hear the page. And with text twice as large all can be read, and all
// that can be pressed can still be pressed.
func TestNothingKeepsPeopleOut(t *testing.T) {
	for name, screen := range map[string]browser.Screen{"phone": browser.Phone, "desktop": browser.Desktop} {
		t.Run(name, func(t *testing.T) {
			seen := map[string]bool{}
			everywhere(t, screen, func(t *testing.T, page *browser.Page, where string) {
				var said []string
				for _, f := range page.Audit(axe) {
					if f.Grave() {
						said = append(said, f.String())
					}
				}
				dress(page, "dark")
				for _, f := range page.Audit(axe, "color-contrast") {
					said = append(said, "in the dark, "+f.String())
				}
				dress(page, "light")
				said = append(said, page.Unnamed()...)
				page.Enlarge(2)
				for _, fault := range append(browser.Eval[[]string](page, cut+"(false)"), browser.Eval[[]string](page, lost)...) {
					said = append(said, "with large text, "+fault)
				}
				page.Enlarge(1)
				for _, fault := range said {
					if !seen[fault] {
						seen[fault] = true
						t.Errorf("%s: %s", where, fault)
					}
				}
			})
		})
	}
}
