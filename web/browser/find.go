package browser

import (
	"context"
	"fmt"
	"strings"
)

// called reports whether a name is the one asked for, alone or followed by
// more about the thing after a comma, a colon or a bracket: "York, 2 Angles".
func called(name, wanted string) bool {
	rest, ok := strings.CutPrefix(name, wanted)
	return ok && (rest == "" || strings.ContainsAny(rest[:1], ",:;.") || strings.HasPrefix(rest, " ("))
}

// search lists what has a name and, unless it is empty, a role. Exact names go
// before longer ones.
func (p *Page) search(ctx context.Context, role, name string) ([]node, error) {
	all, err := p.tab.named(ctx)
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
	all, err := p.tab.named(ctx)
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
		text, err := read[string](ctx, p.tab, painted)
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
		text, err := read[string](ctx, p.tab, painted)
		if err == nil && strings.Contains(text, words) {
			err = fmt.Errorf("the page says %q", text)
		}
		return err
	})
}
