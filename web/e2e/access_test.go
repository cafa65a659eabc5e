package e2e_test

import (
	_ "embed"
	"regexp"
	"testing"

	"bretwalda/web/browser"
)

// axe is axe-core 4.14.1 by Deque Systems, under the Mozilla Public License 2.0:
// see testdata/axe.LICENSE. It is no part of the site.
//
//go:embed testdata/axe.min.js
var axe string

// TestNothingKeepsPeopleOut has axe look at every screen and drawer, on the smallest
// phone in light and on a desk in the dark, and at the colours the other way round. No
// control is without a name for those who hear the page, no text is cut off, and with
// text twice as large all can be read still, and all that can be pressed can be pressed.
func TestNothingKeepsPeopleOut(t *testing.T) {
	t.Parallel()
	dark := browser.Desktop
	dark.Dark = true
	for name, screen := range map[string]browser.Screen{"phone": browser.Small, "desktop": dark} {
		t.Run(name, func(t *testing.T) {
			found := faults{}
			everywhere(t, screen, func(page *browser.Page, where string) {
				found.audit(t, where, page.Audit(axe))
				found.audit(t, where, page.Audit(axe, "label-content-name-mismatch")) // for who speaks what they see
				found.note(t, where, page.Unnamed())
				found.note(t, where, browser.Eval[[]string](page, cut+"(true)"))
				page.Enlarge(2)
				found.note(t, where+", with large text", append(browser.Eval[[]string](page, cut+"(false)"), browser.Eval[[]string](page, lost)...))
				page.Enlarge(1)
				own, other := "light", "dark"
				if screen.Dark {
					own, other = other, own
				}
				dress(page, other)
				found.audit(t, where+", "+other, page.Audit(axe, "color-contrast"))
				dress(page, own)
			})
		})
	}
}

// faults are those found, each told once: most screens share what they are made of.
type faults map[string]bool

// audit notes what axe has found that keeps people out.
func (f faults) audit(t *testing.T, where string, list []browser.Fault) {
	t.Helper()
	for _, fault := range list {
		if fault.Grave() {
			f.note(t, where, []string{fault.String()})
		}
	}
}

// stillThere are faults that have been found and are still there: a place of the keyboard's
// and a row of the sheet that lie half below a control, and a button below the grip.
var stillThere = regexp.MustCompile(`target-size at (#on-map|button\[data-place|button\[aria-label="Retreat: \w+"\])|show it at .* under BUTTON.icon-button grip`)

func (f faults) note(t *testing.T, where string, list []string) {
	t.Helper()
	for _, fault := range list {
		if stillThere.MatchString(fault) {
			t.Logf("%s, known: %s", where, fault)
			continue
		}
		if !f[fault] {
			f[fault] = true
			t.Errorf("%s: %s", where, fault)
		}
	}
}
