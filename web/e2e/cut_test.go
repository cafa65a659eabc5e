package e2e_test

import (
	"testing"

	"bretwalda/static/site/languages"
	"bretwalda/web/browser"
)

// cut lists the texts that cannot be read to their end: clipped by an element
// around them, out of the page, wider than what they are on, or too long for a
// list or a field. Names of players may be shortened.
// With fields false those are not looked at: they scroll, and lists open.
const cut = `((fields) => {
	const faults = new Set();
	const shortened = ".decides span, .score-name, .match-players, .plot *, .board *, .link-text, .aside, .by-keys:not(:focus)";
	const pen = document.createElement("canvas").getContext("2d");
	const say = (what, e, text) => faults.add(what + ": " + JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 60)) + " in " + e.tagName.toLowerCase() + "." + (e.getAttribute("class") || e.id || ""));
	const walk = document.createTreeWalker(document.querySelector(".client"), NodeFilter.SHOW_TEXT);
	for (let n; (n = walk.nextNode()); ) {
		const e = n.parentElement;
		if (!n.data.trim() || e.closest(shortened) || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || e.closest("option, textarea, title")) continue;
		const range = document.createRange();
		range.selectNodeContents(n);
		let boxes = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
		if (!boxes.length) continue;
		const left = Math.min(...boxes.map((r) => r.left)), right = Math.max(...boxes.map((r) => r.right));
		const top = Math.min(...boxes.map((r) => r.top)), bottom = Math.max(...boxes.map((r) => r.bottom));
		let heard = false, scrolls = false;
		for (let a = e; a && a !== document.body; a = a.parentElement) {
			const s = getComputedStyle(a), b = a.getBoundingClientRect();
			if (s.clipPath !== "none" && b.width <= 1) heard = true;
			if (heard) break;
			if (/hidden|clip/.test(s.overflowX) && (left < b.left - 1 || right > b.right + 1)) say("cut off", a, n.data);
			if (/hidden|clip/.test(s.overflowY) && !scrolls && (top < b.top - 3 || bottom > b.bottom + 3) && s.position !== "fixed") say("cut off below", a, n.data);
			if (/auto|scroll/.test(s.overflowX) && !a.matches(".chart-scroll, .hand-cards, .drawer-body table") && a.scrollWidth > a.clientWidth + 1) say("scrolls sideways", a, "");
			if (/auto|scroll/.test(s.overflowX) && a.matches(".chart-scroll, .hand-cards, .drawer-body table")) heard = true;
			if (/auto|scroll/.test(s.overflowY)) scrolls = true;
			if (a.matches("button, .button, summary, .chip, .segment, .target, .card, .match, td, th") && (left < b.left - 1 || right > b.right + 1 || a.matches("button, .chip") && (top < b.top - 1 || bottom > b.bottom + 1))) say("spills out", a, n.data);
		}
		if (!heard && (left < -1 || right > innerWidth + 1)) say("out of the page", e, n.data);
	}
	const fits = (e, text) => {
		const s = getComputedStyle(e);
		pen.font = s.font;
		const room = e.clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight);
		if (pen.measureText(text).width > room + 1) say("too long by " + Math.ceil(pen.measureText(text).width - room), e, text);
	};
	for (const e of document.querySelectorAll(".client select, .client input[placeholder]")) {
		if (!fields || !e.checkVisibility()) continue;
		fits(e, e.matches("select") ? e.selectedOptions[0]?.text || "" : e.placeholder);
	}
	if (document.documentElement.scrollWidth > innerWidth + 1) say("the page scrolls sideways", document.documentElement, "");
	const heads = [...document.querySelectorAll(".bar > *, .asked-head > *, .drawer-head > *, .page-head > *, .who > *, .buttons > *, .scores > *")].filter((e) => e.checkVisibility());
	for (const e of heads) for (const o of heads) {
		const a = e.getBoundingClientRect(), b = o.getBoundingClientRect();
		if (e !== o && e.parentElement === o.parentElement && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.width && b.width) say("overlaps " + (o.getAttribute("class") || o.tagName), e, e.textContent);
	}
	for (const li of document.querySelectorAll(".bound > li")) for (const e of li.querySelectorAll(".target")) for (const o of li.querySelectorAll(".button")) {
		const a = e.getBoundingClientRect(), b = o.getBoundingClientRect();
		if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) say("lies under a button", e, e.textContent);
	}
	return [...faults];
})`

// TestNoTextIsCutOff in any language but the first, on the smallest phone, on every
// screen, in its own size and twice as large, and what is seen is said.
// TestNothingKeepsPeopleOut looks at those in one of them.
func TestNoTextIsCutOff(t *testing.T) {
	t.Parallel()
	for _, l := range languages.All()[1:] {
		if l.Code == longWorded {
			continue
		}
		t.Run(l.Code, func(t *testing.T) {
			t.Parallel()
			screen := browser.Small
			screen.Language = l.Code
			found := faults{}
			tr := everywhere(t, screen, func(page *browser.Page, where string) {
				found.note(t, where, browser.Eval[[]string](page, cut+"(true)"))
				found.note(t, where, browser.Unsaid(page))
				found.enlarged(t, page, where)
			})
			tr.evenings()
			tr.scenes()
		})
	}
}

// lost lists the controls that cannot be pressed however the page is scrolled, but for
// the one that only the keyboard shows, and news that go by themselves.
const lost = `(() => {
	const faults = [];
	const places = [...document.querySelectorAll(".sheet, .drawer-body, .bar")].map((e) => [e, e.scrollTop]);
	const open = document.querySelector(".drawer:not([hidden])");
	for (const e of document.querySelectorAll(".client button, .client select, .client input, .client summary, .client textarea")) {
		if (e.disabled || e.matches(".board-stop, .by-keys, .change") || e.closest(".board") || !e.checkVisibility({ visibilityProperty: true }) || open && !open.contains(e)) continue;
		e.scrollIntoView({ block: "center", behavior: "instant" });
		const b = e.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
		const met = document.elementFromPoint(x, y);
		if (!met || !(e.contains(met) || met.closest("label")?.control === e)) faults.push((e.getAttribute("aria-label") || e.textContent || e.className).trim().slice(0, 50) + " at " + Math.round(x) + ", " + Math.round(y) + (met ? " under " + met.tagName + "." + met.getAttribute("class") : " out of view"));
	}
	for (const [e, y] of places) e.scrollTop = y;
	return faults;
})()`
