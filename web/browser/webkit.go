package browser

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"

	"bretwalda/web/install"
)

// webkit is a screen on which the MiniBrowser of WebKitGTK is shown. Its driver
// knows one person only, so each profile has a driver and a browser of its own.
type webkit struct {
	screen          *process
	display         string
	driver, program string
	proxy           string
}

// number is how Xvfb says which display it is.
var number = regexp.MustCompile(`^(\d+)$`)

func startWebKit(proxy string) (engine, error) {
	w := &webkit{proxy: proxy}
	screen, e1 := install.Screen.Find()
	var e2, e3 error
	w.driver, e2 = install.WebKitDriver.Find()
	w.program, e3 = install.MiniBrowser.Find()
	if err := errors.Join(e1, e2, e3); err != nil {
		return nil, err
	}
	cmd := exec.Command(screen, "-displayfd", "1", "-screen", "0", "1600x1400x24", "-nolisten", "tcp")
	var err error
	if w.screen, w.display, err = startProcess(cmd, number); err != nil {
		return nil, err
	}
	return w, nil
}

func (w *webkit) close() { w.screen.end() }

// webkitPerson is a browser of its own.
type webkitPerson struct {
	classic
	driver *process
	home   string

	mu      sync.Mutex
	holder  string // the window that nobody uses
	current string // the one that commands go to
}

func (w *webkit) person(p *Profile) (person, error) {
	person, err := w.begin(p)
	if err != nil {
		fmt.Fprintf(os.Stderr, "browser: WebKit is started again: %v\n", err)
		person, err = w.begin(p)
	}
	if err != nil {
		return nil, err
	}
	p.t.Cleanup(person.end)
	return person, nil
}

// narrow is a style of the browser's own bars, so that a window can be as small as a
// phone.
const narrow = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }`

// begin starts a driver and has it start a browser.
func (w *webkit) begin(p *Profile) (*webkitPerson, error) {
	home, err := os.MkdirTemp("", "webkit-")
	if err != nil {
		return nil, err
	}
	person := &webkitPerson{home: home}
	if err := person.start(w, p); err != nil {
		person.end()
		return nil, err
	}
	return person, nil
}

func (p *webkitPerson) start(w *webkit, profile *Profile) error {
	config := filepath.Join(p.home, ".config")
	err := errors.Join(
		os.Mkdir(config, 0o755),
		os.Mkdir(filepath.Join(config, "gtk-3.0"), 0o755),
		os.WriteFile(filepath.Join(config, "gtk-3.0", "gtk.css"), []byte(narrow), 0o644),
		os.WriteFile(filepath.Join(config, "user-dirs.dirs"), []byte(`XDG_DOWNLOAD_DIR="`+profile.folder+`"`+"\n"), 0o644),
	)
	if err != nil {
		return err
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	cmd := exec.Command(w.driver, "--port="+port)
	cmd.Env = append(os.Environ(), "DISPLAY=:"+w.display, "GDK_BACKEND=x11", "HOME="+p.home,
		"XDG_CONFIG_HOME="+config, "XDG_CACHE_HOME="+filepath.Join(p.home, ".cache"), "XDG_DATA_HOME="+filepath.Join(p.home, ".local"), "NO_AT_BRIDGE=1")
	if p.driver, _, err = startProcess(cmd, nil); err != nil {
		return err
	}
	p.root = "http://127.0.0.1:" + port
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	for p.get(ctx, "/status", nil) != nil {
		select {
		case <-ctx.Done():
			return p.driver.why("it has not come up")
		case <-p.driver.gone:
			return p.driver.why("it has ended")
		case <-time.After(20 * time.Millisecond):
		}
	}
	args := []string{"--automation", "--proxy=http://" + w.proxy, "--ignore-host=127.0.0.1"}
	wish := params{"capabilities": params{"alwaysMatch": params{
		"webkitgtk:browserOptions": params{"binary": w.program, "args": args},
	}}}
	var session struct{ SessionID string }
	if err := p.post(ctx, "/session", wish, &session); err != nil {
		return err
	}
	p.root += "/session/" + session.SessionID
	return p.get(ctx, "/window", &p.holder)
}

// end ends the browser and its driver.
func (p *webkitPerson) end() {
	if p.driver != nil {
		if strings.Contains(p.root, "/session/") {
			ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
			p.delete(ctx, "")
			cancel()
		}
		p.driver.end()
	}
	os.RemoveAll(p.home)
}

// freePort is a port that nobody listened on just now.
func freePort() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	return port, err
}

// webkitTab is a window of its own.
type webkitTab struct {
	*webkitPerson
	page     *Page
	id       string
	injected []string
}

// listens is a script that keeps what the page complains of: the driver does not
// tell.
const listens = `window.troubles = [];
for (const kind of ["error", "warn"]) {
	const say = console[kind];
	console[kind] = (...words) => { troubles.push(words.join(" ")); say.apply(console, words); };
}
// Of this one browsers tell nobody but the page.
const loop = /^ResizeObserver loop/;
addEventListener("error", (e) => loop.test(e.message) || troubles.push(e.message || "missing: " + (e.target.src || e.target.href)), true);
addEventListener("unhandledrejection", (e) => troubles.push(String(e.reason)));
`

func (p *webkitPerson) tab(page *Page) (tab, error) {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	p.mu.Lock()
	defer p.mu.Unlock()
	// The holder is never used, so that the browser stays when all tabs are closed.
	var made struct{ Handle string }
	if err := p.post(ctx, "/window/new", params{"type": "window"}, &made); err != nil {
		return nil, err
	}
	t := &webkitTab{webkitPerson: p, page: page, id: made.Handle, injected: []string{listens, watchful}}
	if err := t.choose(ctx); err != nil {
		return nil, err
	}
	return t, t.resize(ctx)
}

// resize gives the page the size of its screen: the window has bars besides, and
// takes its time.
func (t *webkitTab) resize(ctx context.Context) error {
	wanted := [2]int64{t.page.screen.Width, t.page.screen.Height}
	outer := wanted
	var before [2]int64
	for {
		if err := t.post(ctx, "/window/rect", params{"x": 0, "y": 0, "width": outer[0], "height": outer[1]}, nil); err != nil {
			return err
		}
		for same := 0; same < 3; {
			time.Sleep(frame)
			var inner struct{ Size [2]int64 }
			err := t.post(ctx, "/execute/sync", params{"args": []any{}, "script": `return { size: [innerWidth, innerHeight] }`}, &inner)
			if err != nil {
				return err
			}
			if inner.Size == before {
				same++
			} else {
				same, before = 0, inner.Size
			}
		}
		if before == wanted {
			return nil
		}
		outer[0] = max(1, outer[0]+wanted[0]-before[0])
		outer[1] = max(1, outer[1]+wanted[1]-before[1])
	}
}

// choose has the commands that follow go to the tab.
func (t *webkitTab) choose(ctx context.Context) error {
	if t.current == t.id {
		return nil
	}
	if err := t.post(ctx, "/window", params{"handle": t.id}, nil); err != nil {
		return err
	}
	t.current = t.id
	return nil
}

// do gives a command to the tab.
func (t *webkitTab) do(ctx context.Context, command string, body, result any) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.choose(ctx); err != nil {
		return err
	}
	return t.post(ctx, command, body, result)
}

func (t *webkitTab) goTo(ctx context.Context, url string) error {
	t.gather(ctx)
	if err := t.do(ctx, "/url", params{"url": url}, nil); err != nil {
		return err
	}
	return t.dress(ctx)
}

func (t *webkitTab) reload(ctx context.Context) error {
	t.gather(ctx)
	if err := t.do(ctx, "/refresh", params{}, nil); err != nil {
		return err
	}
	return t.dress(ctx)
}

// dress runs what has been injected, once in each document.
func (t *webkitTab) dress(ctx context.Context) error {
	_, err := t.eval(ctx, `(() => {
		if (window.dressed) return;
		window.dressed = true;
		`+strings.Join(t.injected, "\n;")+`
	})()`)
	return err
}

func (t *webkitTab) front(context.Context) error { return nil }

func (t *webkitTab) close() error {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	t.gather(ctx)
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.choose(ctx); err != nil {
		return err
	}
	err := t.delete(ctx, "/window")
	t.current = t.holder
	return errors.Join(err, t.post(ctx, "/window", params{"handle": t.holder}, nil))
}

func (t *webkitTab) eval(ctx context.Context, expression string) ([]byte, error) {
	var of struct{ Value, Fault string }
	err := t.do(ctx, "/execute/async", params{"args": []any{}, "script": `const done = arguments[arguments.length - 1];
		Promise.resolve().then(() => (` + expression + `
		)).then((value) => done({ value: JSON.stringify(value) || "" }), (fault) => done({ fault: String(fault) }))`}, &of)
	if err != nil {
		return nil, err
	}
	if of.Fault != "" {
		return nil, errors.New(of.Fault)
	}
	return []byte(of.Value), nil
}

func (t *webkitTab) inject(_ context.Context, script string) error {
	t.injected = append(t.injected, script)
	return nil
}

func (t *webkitTab) gather(ctx context.Context) {
	list, err := value[[]string](t.eval(ctx, `window.troubles?.splice(0)`))
	if err != nil {
		return // the page has gone
	}
	for _, what := range list {
		t.page.record.trouble(what)
		if what, ok := strings.CutPrefix(what, broken); ok {
			t.page.watch.violated(what)
		}
	}
}

func (t *webkitTab) act(ctx context.Context, actions []action) error {
	return t.do(ctx, "/actions", params{"actions": actions}, nil)
}

func (t *webkitTab) tap(ctx context.Context, x, y float64) error {
	return t.act(ctx, click("mouse", x, y))
}

func (t *webkitTab) drag(ctx context.Context, fromX, fromY, toX, toY float64) error {
	return t.act(ctx, carry(fromX, fromY, toX, toY))
}

func (t *webkitTab) fingers(context.Context, int, func(float64) [][2]float64) error {
	return errors.New(string(Fingers))
}

func (t *webkitTab) insert(ctx context.Context, words string) error {
	_, err := t.eval(ctx, typed(words))
	return err
}

func (t *webkitTab) press(ctx context.Context, words string) error {
	return t.act(ctx, []action{strokes(words)})
}

func (t *webkitTab) upload(ctx context.Context, file string) error {
	var element map[string]string
	if err := t.do(ctx, "/element", params{"using": "css selector", "value": "input[type=file]"}, &element); err != nil {
		return err
	}
	for _, id := range element {
		return t.do(ctx, "/element/"+id+"/value", params{"text": file}, nil)
	}
	return errNoFileField
}

// clipboard pastes into a field of its own: reading would ask the person.
func (t *webkitTab) clipboard(ctx context.Context) (string, error) {
	const control = "\ue009"
	paste := action{"type": "key", "id": "keys", "actions": []action{
		{"type": "keyDown", "value": control}, {"type": "keyDown", "value": "v"},
		{"type": "keyUp", "value": "v"}, {"type": "keyUp", "value": control},
	}}
	_, err := t.eval(ctx, `(() => {
		const field = document.createElement("textarea");
		field.id = "pasted";
		field.before = document.activeElement;
		document.body.append(field);
		field.focus({ preventScroll: true });
	})()`)
	if err != nil {
		return "", err
	}
	if err := t.act(ctx, []action{paste}); err != nil {
		return "", err
	}
	return value[string](t.eval(ctx, `(() => {
		const field = document.getElementById("pasted");
		field.remove();
		field.before?.focus({ preventScroll: true });
		return field.value;
	})()`))
}

func (t *webkitTab) picture(ctx context.Context, _ string) ([]byte, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.choose(ctx); err != nil {
		return nil, err
	}
	var data string
	if err := t.get(ctx, "/screenshot", &data); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(data)
}
