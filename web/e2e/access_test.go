package e2e_test

import (
	_ "embed"
	"path/filepath"
	"regexp"
	"testing"

	model "bretwalda/app/client"
	"bretwalda/web/browser"
)

// axe is axe-core 4.14.1 by Deque Systems, under the Mozilla Public License 2.0:
// see testdata/axe.LICENSE. It is no part of the site.
//
//go:embed testdata/axe.min.js
var axe string

// longWorded is the language with the longest words.
const longWorded = "es"

// TestNothingKeepsPeopleOut has axe look at every screen and drawer, on the smallest
// phone in light and on a desk in the dark, and at the colours the other way round. No
// control is without a name for those who hear the page, or lacks the words that are
// seen on it for those who speak to it; no text is cut off. With text twice as large all
// can be read still, and all that can be pressed can be pressed. So it is in colours of
// the reader's own and with more contrast.
func TestNothingKeepsPeopleOut(t *testing.T) {
	t.Parallel()
	phone, desktop := browser.Small, browser.Desktop
	phone.Language = longWorded
	desktop.Dark = true
	for name, screen := range map[string]browser.Screen{"phone": phone, "desktop": desktop} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			found := faults{}
			tr := everywhere(t, screen, func(page *browser.Page, where string) {
				found.audit(t, where, browser.Audit(page, axe))
				found.note(t, where, browser.Unsaid(page))
				found.note(t, where, browser.Unnamed(page))
				found.note(t, where, browser.Eval[[]string](page, cut+"(true)"))
				found.enlarged(t, page, where)
				if !screen.Dark { // a desk has the same colours
					dress(page, "dark")
					found.audit(t, where+", dark", browser.Audit(page, axe, "color-contrast"))
					dress(page, "light")
				}
				found.preferring(t, page, where)
			})
			if !screen.Dark {
				tr.evenings()
			}
			tr.scenes()
		})
	}
}

// enlarged looks at the page with text twice as large.
func (f faults) enlarged(t *testing.T, page *browser.Page, where string) {
	t.Helper()
	browser.Enlarge(page, 2)
	f.note(t, where+", with large text", append(browser.Eval[[]string](page, cut+"(false)"), browser.Eval[[]string](page, lost)...))
	browser.Enlarge(page, 1)
}

// coloured keeps what is told by a colour alone: empty elements with a ground of their
// own, and the drawing of the map.
const coloured = `(() => {
	const painted = (s) => !/, 0\)$|^transparent$/.test(s.backgroundColor);
	window.grounds = [...document.querySelectorAll(".client *:not(svg *, input)")].filter((e) => {
		const r = e.getBoundingClientRect();
		return r.width >= 3 && r.height >= 3 && !e.textContent.trim() && !e.querySelector("*") && e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && painted(getComputedStyle(e));
	});
	window.ink = (e) => { const s = getComputedStyle(e); return [s.fill, s.stroke, s.backgroundColor].join(); };
	window.inked = [...document.querySelectorAll(".board, .board-map > svg *")].map((e) => [e, ink(e)]);
	return true;
})()`

// wiped lists what colours of the reader's own have taken away: of what coloured has
// kept, and what is picked without an edge.
const wiped = `(() => {
	document.activeElement.blur();
	const faults = new Set();
	const say = (what, e) => faults.add(what + ": " + e.tagName.toLowerCase() + "." + (e.getAttribute("class") || e.id) + " in " + (e.parentElement.getAttribute("class") || e.parentElement.tagName));
	const edge = (s) => s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2;
	const lined = (s) => ["Top", "Right", "Bottom", "Left"].some((side) => s["border" + side + "Style"] !== "none" && parseFloat(s["border" + side + "Width"]) >= 1);
	for (const e of grounds) {
		const s = getComputedStyle(e);
		if (e.isConnected && s.forcedColorAdjust !== "none" && !lined(s) && !edge(s)) say("the colour is gone", e);
	}
	for (const [e, ink] of inked) {
		if (e.isConnected && window.ink(e) !== ink) say("the map has other colours", e);
	}
	const rgb = (colour) => {
		const all = (colour.match(/[\d.]+/g) || []).map(Number);
		if (/^rgb/.test(colour)) return { of: all.slice(0, 3).map((n) => n / 255), solid: all[3] ?? 1 };
		return /^color\(srgb/.test(colour) ? { of: all.slice(0, 3), solid: all[3] ?? 1 } : null;
	};
	const light = (c) => c.of.map((n) => n <= .03928 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4).reduce((sum, n, i) => sum + n * [.2126, .7152, .0722][i], .05);
	const ground = (e) => {
		for (let a = e; a; a = a.parentElement) {
			const c = rgb(getComputedStyle(a).backgroundColor);
			if (c?.solid > .5) return c;
		}
		return { of: [1, 1, 1] };
	};
	for (const e of document.querySelectorAll(".client svg:not(.board-map svg, svg svg)")) {
		if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.getBoundingClientRect().width < 8) continue;
		const below = light(ground(e));
		const inks = [...e.querySelectorAll("path, circle, rect, line, polyline, polygon, ellipse, text")].flatMap((shape) => {
			const s = getComputedStyle(shape);
			return s.display === "none" ? [] : [s.fill, s.stroke].map(rgb).filter((c) => c?.solid > .3);
		});
		if (inks.length && !inks.some((c) => Math.max(light(c), below) / Math.min(light(c), below) >= 3)) say("a drawing is not seen", e);
	}
	for (const e of document.querySelectorAll(".client :is([aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current]:not([aria-current=false]), input:checked)")) {
		const native = e.matches("input") && getComputedStyle(e).appearance !== "none" && e.getBoundingClientRect().width > 4 && e.checkVisibility({ opacityProperty: true });
		const on = e.matches("input") ? e.closest("label") || e.labels[0] : e;
		if (on?.checkVisibility({ visibilityProperty: true }) && !native && ![e, on, ...on.children].some((e) => edge(getComputedStyle(e)))) say("picked without an edge", on);
	}
	return [...faults];
})()`

// dim is axe's rule of contrast for those who ask for more: 7 to 1, or 4.5 to 1 of large
// text.
const dim = "color-contrast-enhanced"

// preferring looks at the page with colours of the reader's own, and with more contrast.
func (f faults) preferring(t *testing.T, page *browser.Page, where string) {
	t.Helper()
	browser.Eval[bool](page, coloured)
	browser.Prefer(page, browser.OwnColours)
	settle(page)
	f.note(t, where+", in colours of one's own", browser.Eval[[]string](page, wiped))
	browser.Prefer(page, browser.MoreContrast)
	settle(page)
	f.audit(t, where+", with more contrast", browser.Audit(page, axe, dim))
	browser.Prefer(page)
	settle(page)
}

// TestPeopleWhoSeeLittle look at the first screen, a new match and a table of each game
// in colours of their own and with more contrast. TestNothingKeepsPeopleOut does so
// everywhere.
func TestPeopleWhoSeeLittle(t *testing.T) {
	t.Parallel()
	found := faults{}
	tr := beginTour(t, browser.Phone, func(page *browser.Page, where string) {
		found.note(t, where, browser.Unsaid(page))
		found.preferring(t, page, where)
		if *pictures == "" {
			return
		}
		for name, preference := range map[string]browser.Preference{"own-colours": browser.OwnColours, "contrast": browser.MoreContrast} {
			browser.Prefer(page, preference)
			rest(page)
			page.Screenshot(filepath.Join(*pictures, slug(where)+"-"+name+".png"))
		}
		browser.Prefer(page)
	})
	tr.visit("home")
	tr.at(model.AtNew, ".segments")
	tr.visit("form")
	for _, q := range questions {
		switch q.name {
		case "march picked", "battle", "invasion", "trick":
			tr.ask(q)
			tr.visit(q.name)
		}
	}
}

// faults are the faults found, each told once: most screens share what they are made of.
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
// and rows of the sheet that are half below a control, and a button below the grip.
var stillThere = regexp.MustCompile(`target-size at (#on-map|#battle|button\[data-place|button\[aria-label="(Retirarse|Ritirati): [^"]+"\])|(ver|mostra) at .* under BUTTON.icon-button grip`)

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
