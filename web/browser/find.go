package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// text lists the roles that only carry words: they have names, but nobody can
// act on them.
var text = []string{
	"StaticText", "InlineTextBox", "LineBreak", "ListMarker", "generic", "none", "paragraph", "heading",
	"RootWebArea", "LabelText", "time", "strong", "emphasis", "mark",
}

// node is something with an accessible name.
type node struct {
	role, name string
	id         cdp.BackendNodeID
}

// nodes lists what a screen reader would find, in its order.
func (p *Page) nodes(ctx context.Context) ([]node, error) {
	tree, err := chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		return nil, err
	}
	byID := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		byID[n.NodeID] = n
	}
	var found []node
	var walk func(n *accessibility.Node)
	walk = func(n *accessibility.Node) {
		role, name := said(n.Role), said(n.Name)
		if !n.Ignored && name != "" && n.BackendDOMNodeID != 0 && !slices.Contains(text, role) {
			found = append(found, node{role, name, n.BackendDOMNodeID})
		}
		for _, id := range n.ChildIDs {
			if child := byID[id]; child != nil {
				walk(child)
			}
		}
	}
	for _, n := range tree.Nodes {
		if n.ParentID == "" {
			walk(n)
		}
	}
	return found, nil
}

func said(v *accessibility.Value) string {
	var s string
	if v == nil || json.Unmarshal(v.Value, &s) != nil {
		return ""
	}
	return s
}

// called reports whether a name is the one asked for, alone or followed by
// more about the thing after a comma, a colon or a bracket: "York, 2 Angles".
func called(name, wanted string) bool {
	rest, ok := strings.CutPrefix(name, wanted)
	return ok && (rest == "" || strings.ContainsAny(rest[:1], ",:;.") || strings.HasPrefix(rest, " ("))
}

// search lists what has a name and, unless it is empty, a role. Exact names go
// before longer ones.
func (p *Page) search(ctx context.Context, role, name string) ([]node, error) {
	all, err := p.nodes(ctx)
	if err != nil {
		return nil, err
	}
	var exact, longer []node
	for _, n := range all {
		switch {
		case role != "" && n.role != role || !called(n.name, name):
		case n.name == name:
			exact = append(exact, n)
		default:
			longer = append(longer, n)
		}
	}
	return append(exact, longer...), nil
}

// Names lists the accessible names of everything that has a role ("button",
// "link", "textbox", …), in the order a screen reader meets them.
func (p *Page) Names(role string) []string {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	all, err := p.nodes(ctx)
	if err != nil {
		p.fail("list the names: %v", err)
	}
	var names []string
	for _, n := range all {
		if n.role == role {
			names = append(names, n.name)
		}
	}
	return names
}

// Has reports whether something with an accessible name is there now.
func (p *Page) Has(name string) bool {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	found, err := p.search(ctx, "", name)
	if err != nil {
		p.fail("look for %q: %v", name, err)
	}
	return len(found) > 0
}

// Find waits until something with an accessible name is there.
func (p *Page) Find(name string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("find %q", name), func(ctx context.Context) error {
		found, err := p.search(ctx, "", name)
		if err == nil && len(found) == 0 {
			err = fmt.Errorf("nothing of that name")
		}
		return err
	})
}

// painted is the text that can be read on the page, with single spaces.
const painted = `(document.body ? document.body.innerText : "").replace(/\s+/g, " ").trim()`

// Text is what can be read on the page now, with single spaces.
func (p *Page) Text() string {
	p.t.Helper()
	return Eval[string](p, painted)
}

// Sees waits until a text can be read on the page.
func (p *Page) Sees(words string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("see %q", words), func(ctx context.Context) error {
		text, err := chromedp.Run(ctx, chromedp.Evaluate[string](painted))
		if err == nil && !strings.Contains(text, words) {
			err = fmt.Errorf("the page says %q", text)
		}
		return err
	})
}

// SeesNot waits until a text cannot be read on the page.
func (p *Page) SeesNot(words string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("no longer see %q", words), func(ctx context.Context) error {
		text, err := chromedp.Run(ctx, chromedp.Evaluate[string](painted))
		if err == nil && strings.Contains(text, words) {
			err = fmt.Errorf("the page says %q", text)
		}
		return err
	})
}

// resolve gives the object of a node for a call on it.
func resolve(ctx context.Context, id cdp.BackendNodeID) (runtime.RemoteObjectID, error) {
	r, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: id})
	if err != nil {
		return "", err
	}
	return r.Object.ObjectID, nil
}
