package browser

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
)

// Fault is something that axe finds wrong.
type Fault struct {
	Rule   string
	Impact string // "minor", "moderate", "serious" or "critical"
	Where  string // a selector
	Said   string // what is wrong and what would mend it
}

// Grave reports whether a fault keeps people out.
func (f Fault) Grave() bool { return f.Impact == "serious" || f.Impact == "critical" }

func (f Fault) String() string { return f.Impact + ": " + f.Rule + " at " + f.Where + ": " + f.Said }

// Audit has axe, the source of axe-core, look at the page as it is now. Rules
// names the only ones to be asked; none are all those of WCAG 2.2 AA and of good
// practice, and one on trial that people who speak to the page need. The drawing of the
// map, which readers of the screen do not meet, is thousands of lines and is left out.
func Audit(p *Page, axe string, rules ...string) []Fault {
	p.t.Helper()
	if !Eval[bool](p, "!!window.axe") {
		Eval[bool](p, axe+";!!window.axe")
	}
	how := `{ type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }, rules: { "label-content-name-mismatch": { enabled: true } }`
	if len(rules) > 0 {
		names, err := json.Marshal(rules)
		if err != nil {
			p.fail("name the rules: %v", err)
		}
		how = `{ type: "rule", values: ` + string(names) + ` }`
	}
	return Eval[[]Fault](p, `axe.run({ include: [document], exclude: [".board-map > svg"] }, { resultTypes: ["violations"], preload: false, runOnly: `+how+` }).then((r) =>
		r.violations.flatMap((v) => v.nodes.map((n) => ({ Rule: v.id, Impact: n.impact || v.impact, Where: n.target.join(" "), Said: n.failureSummary.replace(/\s+/g, " ") }))))`)
}

// controls are the roles that a person acts on or looks at, and that say nothing
// without a name.
var controls = []string{
	"button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "slider", "spinbutton", "switch", "tab",
	"menuitem", "option", "image", "img", "dialog", "alertdialog", "region", "DisclosureTriangle", "progressbar",
}

// Unnamed lists the controls without an accessible name, by role and place in the
// tree that a screen reader walks. It needs Tree.
func Unnamed(p *Page) []string {
	p.t.Helper()
	var list []string
	all := tree(p)
	for i, n := range all {
		if n.name == "" && slices.Contains(controls, n.role) {
			list = append(list, fmt.Sprintf("a %s without a name, number %d of %d", n.role, i, len(all)))
		}
	}
	return list
}

// Unsaid lists the controls whose accessible name lacks the words that are seen on
// them: people who speak to the page say what they see. Figures alone and
// signs are no words, a description may follow the name, and what shows a whole story is
// called by its first words.
func Unsaid(p *Page) []string {
	p.t.Helper()
	return Eval[[]string](p, `(() => {
		const plain = (words) => words.normalize().toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
		const seen = (e) => {
			const pieces = [];
			for (let n, walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT); (n = walk.nextNode()); ) {
				const around = n.parentElement, range = document.createRange();
				range.selectNodeContents(n);
				const r = range.getBoundingClientRect();
				let clipped = r.width <= 1 || r.height <= 1;
				for (let a = around; a && a !== e; a = a.parentElement) clipped ||= getComputedStyle(a).clipPath !== "none";
				if (!clipped && !around.closest("option, textarea, svg") && around.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && /\S/.test(n.data)) pieces.push(n.data.replace(/\s+/g, " ").trim());
			}
			return pieces;
		};
		const described = (e) => (e.getAttribute("aria-description") || "") + (e.getAttribute("aria-describedby") || "").split(/\s+/).map((id) => document.getElementById(id)?.textContent).join("");
		const worded = (words) => /\p{L}/u.test(words);
		const roles = ["button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider", "spinbutton", "switch", "tab", "menuitem", "DisclosureTriangle"];
		return (`+names+`)().filter(([role]) => roles.includes(role)).flatMap(([role, name, e]) =>
			[e, ...(e.labels || [])].map(seen).flatMap((pieces) => {
				const all = pieces.join(" "), first = pieces.find(worded);
				if (!first || plain(name + described(e)).includes(plain(all)) || pieces.length > 2 && plain(name).includes(plain(first))) return [];
				return ["the " + role + " shows " + JSON.stringify(all) + " and is called " + JSON.stringify(name)];
			}));
	})()`)
}

// Misnamed lists where the names by which tests find controls are not those of the
// tree that a screen reader walks. It needs Tree. Both are read one after the other,
// so a page that changes is given time to come to rest.
func Misnamed(p *Page) []string {
	p.t.Helper()
	list := misnamed(p)
	for tries := 0; len(list) > 0 && tries < 10; tries++ {
		time.Sleep(100 * time.Millisecond)
		list = misnamed(p)
	}
	return list
}

func misnamed(p *Page) []string {
	p.t.Helper()
	told := map[node]int{}
	for _, n := range tree(p) {
		if n.name != "" && slices.Contains(controls, n.role) {
			told[n]++
		}
	}
	var list []string
	for _, found := range Eval[[][2]string](p, `(`+names+`)().map(([role, name]) => [role, name])`) {
		n := node{found[0], found[1]}
		if slices.Contains(controls, n.role) {
			if told[n] == 0 {
				list = append(list, fmt.Sprintf("no screen reader finds the %s %q", n.role, n.name))
			}
			told[n]--
		}
	}
	for n, left := range told {
		if left > 0 {
			list = append(list, fmt.Sprintf("no test finds the %s %q", n.role, n.name))
		}
	}
	slices.Sort(list)
	return list
}

// node is something that a screen reader meets.
type node struct{ role, name string }

// tree lists what a screen reader meets.
func tree(p *Page) []node {
	p.t.Helper()
	var list []node
	var walk func(h *Heard)
	walk = func(h *Heard) {
		list = append(list, node{h.Role, h.Name})
		for _, in := range h.Inside {
			walk(in)
		}
	}
	walk(Hear(p))
	return list
}

// Enlarge makes the text of the page so many times as large, as the browser's
// settings do, in which style sheets count. It needs Fonts.
func Enlarge(p *Page, times int64) {
	p.t.Helper()
	p.needs(Fonts)
	sizes := &cdppage.FontSizes{Standard: 16 * times, Fixed: 13 * times}
	if err := call(p.ctx, cdppage.SetFontSizes, cdppage.SetFontSizesParams{FontSizes: sizes}); err != nil {
		p.fail("enlarge the text: %v", err)
	}
	p.Until("the text be larger", fmt.Sprintf(`getComputedStyle(document.documentElement).fontSize === "%dpx"`, 16*times))
}

// Preference is something that the person has set for all pages, as style sheets ask
// for it.
type Preference struct{ feature, value string }

// Preferences of people who do not see well.
var (
	MoreContrast = Preference{"prefers-contrast", "more"}
	OwnColours   = Preference{"forced-colors", "active"} // those of the person's system, and no others
)

// Prefer sets these preferences alone; with none the screen has its own. It needs Media.
func Prefer(p *Page, list ...Preference) {
	p.t.Helper()
	p.needs(Media)
	if err := prefer(p.ctx, p.screen, list...); err != nil {
		p.fail("set what the person prefers: %v", err)
	}
	for _, o := range list {
		p.Until(o.feature+" be "+o.value, "matchMedia("+quoted("("+o.feature+": "+o.value+")")+").matches")
	}
}
