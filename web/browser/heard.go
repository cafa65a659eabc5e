package browser

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
)

// Heard is a thing on the page as a reader of the screen meets it, with what is in it.
type Heard struct {
	Role, Name, Description string
	States                  []string // those it is in, as "pressed" and "disabled"
	Inside                  []*Heard
}

// states are the states of things that a reader of the screen tells.
var states = []accessibility.PropertyName{"busy", "current", "disabled", "expanded", "focused", "pressed", "selected", "checked"}

// Hear is the tree that a reader of the screen walks. It needs Tree.
func Hear(p *Page) *Heard {
	p.t.Helper()
	p.needs(Tree)
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	tree, err := chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		p.fail("read the tree: %v", err)
	}
	by := map[accessibility.NodeID]*accessibility.Node{}
	for i := range tree.Nodes {
		by[tree.Nodes[i].NodeID] = tree.Nodes[i]
	}
	root := &Heard{}
	var walk func(n *accessibility.Node, in *Heard)
	walk = func(n *accessibility.Node, in *Heard) {
		if n == nil {
			return
		}
		if !n.Ignored && said(n.Role) != "InlineTextBox" {
			h := &Heard{Role: said(n.Role), Name: said(n.Name), Description: said(n.Description)}
			for _, is := range n.Properties {
				if value := string(is.Value.Value); slices.Contains(states, is.Name) && value != "false" && value != `"false"` {
					h.States = append(h.States, string(is.Name))
				}
			}
			in.Inside = append(in.Inside, h)
			in = h
		}
		for _, id := range n.ChildIDs {
			walk(by[id], in)
		}
	}
	if len(tree.Nodes) > 0 {
		walk(tree.Nodes[0], root)
	}
	return root
}

// All lists what a thing holds of a role, itself too, in order.
func (h *Heard) All(role string) []*Heard {
	var list []*Heard
	if h.Role == role {
		list = append(list, h)
	}
	for _, in := range h.Inside {
		list = append(list, in.All(role)...)
	}
	return list
}

// First is the first of a role whose name begins so, or nil.
func (h *Heard) First(role, name string) *Heard {
	for _, x := range h.All(role) {
		if strings.HasPrefix(x.Name, name) {
			return x
		}
	}
	return nil
}

// Is reports whether a thing is there and in a state.
func (h *Heard) Is(state string) bool { return h != nil && slices.Contains(h.States, state) }

// Words are all that is read in a thing.
func (h *Heard) Words() string {
	var words []string
	for _, text := range h.All("StaticText") {
		words = append(words, strings.TrimSpace(text.Name))
	}
	return strings.Join(words, " ")
}

// said is a text of the tree, "" for none.
func said(v *accessibility.Value) string {
	var s string
	if v == nil || json.Unmarshal(v.Value, &s) != nil {
		return ""
	}
	return s
}
