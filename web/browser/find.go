package browser

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Scripts that are sent to the page.
var (
	//go:embed names.js
	names string
	//go:embed aim.js
	aim string
)

// search is a function that lists what has a name, as names does, and a role,
// unless that is empty. A name is the one asked for, alone or followed by more about
// the thing after a comma, a colon or a bracket: "York, 2 Angles". Exact names go
// before longer ones.
var search = `(role, wanted) => {
	const called = (name) => name === wanted || name.startsWith(wanted) && (/^([,:;.]| \()/).test(name.slice(wanted.length));
	const found = (` + names + `)().filter(([r, name]) => (!role || r === role) && called(name));
	return [...found.filter(([, name]) => name === wanted), ...found.filter(([, name]) => name !== wanted)];
}`

// spot is where a thing can be touched, or why it cannot.
type spot struct {
	X, Y   float64
	Words  bool // words cover it that a tap takes away
	Reason string
}

// rest is how long something must have stayed where it is before it is touched, in
// milliseconds: the slower a browser is with what a tap has changed, the longer.
var rest = map[Kind]int{Chromium: 120, Firefox: 120, WebKit: 150}

// locate is the spot of the first thing of a role and a name that can be touched.
var locate = `(async (role, wanted, rest) => {
	let why = "nothing of that name";
	for (const [r, , e] of (` + search + `)(role, wanted)) {
		const at = await (` + aim + `)(e, rest);
		if (!at.Reason) return at;
		why = "the " + r + " " + at.Reason;
	}
	return { Reason: why };
})`

// quoted is a text as a script has it.
func quoted(words string) string {
	b, err := json.Marshal(words)
	if err != nil {
		panic(err) // no text can do that
	}
	return string(b)
}

// count is how many things have a name.
func count(ctx context.Context, tab tab, name string) (int, error) {
	return read[int](ctx, tab, `(`+search+`)("", `+quoted(name)+`).length`)
}

// where finds the first thing of a name that can be touched.
func (p *Page) where(ctx context.Context, role, name string) (spot, error) {
	if err := p.tab.front(ctx); err != nil {
		return spot{}, err
	}
	at, err := read[spot](ctx, p.tab, fmt.Sprintf("%s(%s, %s, %d)", locate, quoted(role), quoted(name), rest[p.browser.kind]))
	if err == nil && at.Reason != "" {
		err = errors.New(at.Reason)
	}
	return at, err
}

// Names lists the accessible names of everything that has a role ("button",
// "link", "textbox", …), in the order a screen reader meets them.
func (p *Page) Names(role string) []string {
	p.t.Helper()
	return Eval[[]string](p, `(`+names+`)().filter(([r]) => r === `+quoted(role)+`).map(([, name]) => name)`)
}

// Has reports whether something with an accessible name is there now.
func (p *Page) Has(name string) bool {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	n, err := count(ctx, p.tab, name)
	if err != nil {
		p.fail("look for %q: %v", name, err)
	}
	return n > 0
}

// Find waits until something with an accessible name is there.
func (p *Page) Find(name string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("find %q", name), func(ctx context.Context) error {
		n, err := count(ctx, p.tab, name)
		if err == nil && n == 0 {
			err = errors.New("nothing of that name")
		}
		return err
	})
}

// painted is the text that can be read on the page, with single spaces. Of the page
// that waits for the program it leaves out the picture of the first screen: a test
// waits for what it shows.
const painted = `(document.querySelector(".shell") ? [...document.querySelectorAll(".shell > :not(.shell-home), .shell ~ *")] : [document.body])
	.filter((e) => e?.checkVisibility()).map((e) => e.innerText).join(" ").replace(/\s+/g, " ").trim()`

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
