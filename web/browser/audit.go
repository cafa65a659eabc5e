package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/accessibility"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
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
// practice. The drawing of the map, which readers of the screen do not meet, is
// thousands of lines and is left out.
func (p *Page) Audit(axe string, rules ...string) []Fault {
	p.t.Helper()
	if !Eval[bool](p, "!!window.axe") {
		Eval[bool](p, axe+";!!window.axe")
	}
	how := `{ type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }`
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
func (p *Page) Unnamed() []string {
	p.t.Helper()
	p.needs(Tree)
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	tree, err := chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		p.fail("read the tree: %v", err)
	}
	var list []string
	for i, n := range tree.Nodes {
		if role := said(n.Role); !n.Ignored && said(n.Name) == "" && slices.Contains(controls, role) {
			list = append(list, fmt.Sprintf("a %s without a name, number %d of %d", role, i, len(tree.Nodes)))
		}
	}
	return list
}

// Enlarge makes the text of the page so many times as large, as the browser's
// settings do, in which style sheets count. It needs Fonts.
func (p *Page) Enlarge(times int64) {
	p.t.Helper()
	p.needs(Fonts)
	sizes := &cdppage.FontSizes{Standard: 16 * times, Fixed: 13 * times}
	if err := call(p.ctx, cdppage.SetFontSizes, cdppage.SetFontSizesParams{FontSizes: sizes}); err != nil {
		p.fail("enlarge the text: %v", err)
	}
	p.Until("the text be larger", fmt.Sprintf(`getComputedStyle(document.documentElement).fontSize === "%dpx"`, 16*times))
}
