package browser

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"bretwalda/web/install"
)

// firefox is one process of Firefox, driven by WebDriver BiDi, which it speaks
// itself.
type firefox struct {
	process *process
	folder  string // its home, of no other Firefox
	*bidi

	mu    sync.Mutex
	pages map[string]*Page // by the name of their tab
}

// preferences keep Firefox from the network and from asking, and let a test read
// what was copied.
const preferences = `
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.safebrowsing.downloads.remote.enabled", false);
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("browser.tabs.warnOnClose", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.events.testing.asyncClipboard", true);
user_pref("dom.ipc.processPrelaunch.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("focusmanager.testmode", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", %[1]q);
user_pref("network.proxy.http_port", %[2]s);
user_pref("network.proxy.ssl", %[1]q);
user_pref("network.proxy.ssl_port", %[2]s);
user_pref("remote.events.async.enabled", false);
user_pref("services.settings.server", "data:,#no-settings");
user_pref("toolkit.telemetry.server", "data:,");
`

// listening is how Firefox says where it can be driven.
var listening = regexp.MustCompile(`WebDriver BiDi listening on (ws://\S+)`)

func startFirefox(proxy string) (engine, error) {
	program, err := install.Firefox.Find()
	if err != nil {
		return nil, err
	}
	host, port, err := net.SplitHostPort(proxy)
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "firefox-")
	if err != nil {
		return nil, err
	}
	f := &firefox{folder: folder, pages: map[string]*Page{}}
	profile := filepath.Join(folder, "profile")
	err = errors.Join(
		os.Mkdir(profile, 0o755),
		os.WriteFile(filepath.Join(profile, "user.js"), fmt.Appendf(nil, preferences, host, port), 0o644),
	)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	cmd := exec.Command(program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
	cmd.Env = append(os.Environ(), "HOME="+folder, "MOZ_CRASHREPORTER_DISABLE=1")
	var address string
	if f.process, address, err = startProcess(cmd, listening); err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	if err := f.greet(address); err != nil {
		f.close()
		return nil, err
	}
	return f, nil
}

// greet begins the conversation.
func (f *firefox) greet(address string) error {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	var err error
	if f.bidi, err = dialBidi(ctx, address+"/session", f.note); err != nil {
		return err
	}
	if _, err := f.call(ctx, "session.new", params{"capabilities": params{}}); err != nil {
		return err
	}
	_, err = f.call(ctx, "session.subscribe", params{"events": []string{
		"log.entryAdded", "network.beforeRequestSent", "network.responseCompleted",
	}})
	return err
}

func (f *firefox) close() {
	f.process.end()
	os.RemoveAll(f.folder)
}

// broken is how a page tells that its policy has stopped something.
const broken = "The policy of the page: "

// watchful is a script that tells what the policy of its page stops.
const watchful = `addEventListener("securitypolicyviolation", (e) => console.error("` + broken + `" + e.violatedDirective + " has stopped " + (e.blockedURI || e.sourceFile)))`

// aborted is what Firefox says of a font that was still on its way when its page was
// left or loaded again.
const aborted = "status=2152398850" // NS_BINDING_ABORTED

// note keeps what tests may ask for later.
func (f *firefox) note(method string, told json.RawMessage) {
	var e struct {
		Context    string
		Navigation *string
		Source     struct{ Context string }
		Request    struct{ URL string }
		Response   struct {
			Status     int
			StatusText string
		}
		Level, Type, Method, Text string
	}
	if json.Unmarshal(told, &e) != nil {
		return
	}
	f.mu.Lock()
	page := f.pages[e.Context+e.Source.Context]
	f.mu.Unlock()
	if page == nil {
		return
	}
	switch method {
	case "network.beforeRequestSent":
		page.record.asked(e.Request.URL)
		document := page.tab.(*firefoxTab).document(e.Request.URL, e.Navigation != nil)
		page.watch.asked(e.Request.URL, document, e.Navigation != nil)
	case "network.responseCompleted":
		if e.Response.Status >= 400 {
			page.record.trouble(fmt.Sprintf("%s answers %d %s", e.Request.URL, e.Response.Status, e.Response.StatusText))
		}
	case "log.entryAdded":
		if what, ok := strings.CutPrefix(e.Text, broken); ok {
			page.watch.violated(what)
		}
		if (e.Level == "error" || e.Method == "warn") && !strings.Contains(e.Text, aborted) {
			page.record.trouble(e.Text)
		}
	}
}

// firefoxPerson is a user context: a container of its own.
type firefoxPerson struct {
	*firefox
	id string
}

func (f *firefox) person(p *Profile) (person, error) {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	made, err := f.call(ctx, "browser.createUserContext", nil)
	if err != nil {
		return nil, err
	}
	var of struct{ UserContext string }
	if err := json.Unmarshal(made, &of); err != nil {
		return nil, err
	}
	p.t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), Patience)
		defer cancel()
		f.call(ctx, "browser.removeUserContext", params{"userContext": of.UserContext})
	})
	_, err = f.call(ctx, "browser.setDownloadBehavior", params{
		"downloadBehavior": params{"type": "allowed", "destinationFolder": p.folder},
		"userContexts":     []string{of.UserContext},
	})
	return firefoxPerson{f, of.UserContext}, err
}

// firefoxTab is a window of its own: others are never before it.
type firefoxTab struct {
	*firefox
	id      string
	pointer string // touch or mouse

	mu      sync.Mutex
	address string // of the document that was asked for last
}

func (p firefoxPerson) tab(page *Page) (tab, error) {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	made, err := p.call(ctx, "browsingContext.create", params{"type": "window", "userContext": p.id})
	if err != nil {
		return nil, err
	}
	var of struct{ Context string }
	if err := json.Unmarshal(made, &of); err != nil {
		return nil, err
	}
	t := &firefoxTab{firefox: p.firefox, id: of.Context, pointer: "mouse"}
	page.tab = t // for what is told from now on
	p.mu.Lock()
	p.pages[t.id] = page
	p.mu.Unlock()
	s := page.screen
	tabs := []string{t.id}
	dress := []struct {
		method string
		params
	}{
		{"browsingContext.setViewport", params{"context": t.id, "viewport": params{"width": s.Width, "height": s.Height}, "devicePixelRatio": s.Scale}},
		{"emulation.setLocaleOverride", params{"contexts": tabs, "locale": s.language()}},
	}
	if s.Touch {
		t.pointer = "touch"
	}
	for _, d := range dress {
		if _, err := p.call(ctx, d.method, d.params); err != nil {
			return nil, err
		}
	}
	return t, t.inject(ctx, watchful)
}

// document is the one that a request belongs to; a request for a document is for
// the next.
func (t *firefoxTab) document(url string, isDocument bool) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if isDocument {
		t.address = url
	}
	return t.address
}

// do gives a command about the tab whose result nobody needs.
func (t *firefoxTab) do(ctx context.Context, method string, p params) error {
	p["context"] = t.id
	_, err := t.call(ctx, method, p)
	return err
}

func (t *firefoxTab) goTo(ctx context.Context, url string) error {
	return t.do(ctx, "browsingContext.navigate", params{"url": url, "wait": "complete"})
}

func (t *firefoxTab) reload(ctx context.Context) error {
	return t.do(ctx, "browsingContext.reload", params{"wait": "complete"})
}

func (t *firefoxTab) front(ctx context.Context) error {
	return t.do(ctx, "browsingContext.activate", params{})
}

func (t *firefoxTab) close() error {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	return t.do(ctx, "browsingContext.close", params{})
}

// evaluate is the value of an expression as the protocol writes it.
func (t *firefoxTab) evaluate(ctx context.Context, expression string) (remote, error) {
	said, err := t.call(ctx, "script.evaluate", params{
		"expression": expression, "target": params{"context": t.id}, "awaitPromise": true,
	})
	if err != nil {
		return remote{}, err
	}
	var of struct {
		Result           remote
		ExceptionDetails *struct{ Text string }
	}
	if err := json.Unmarshal(said, &of); err != nil {
		return remote{}, err
	}
	if of.ExceptionDetails != nil {
		return remote{}, errors.New(of.ExceptionDetails.Text)
	}
	return of.Result, nil
}

func (t *firefoxTab) eval(ctx context.Context, expression string) ([]byte, error) {
	r, err := t.evaluate(ctx, expression)
	if err != nil {
		return nil, err
	}
	v, err := r.plain()
	if err != nil {
		return nil, err
	}
	return json.Marshal(v)
}

func (t *firefoxTab) inject(ctx context.Context, script string) error {
	_, err := t.call(ctx, "script.addPreloadScript", params{"functionDeclaration": "() => {" + script + "\n}", "contexts": []string{t.id}})
	return err
}

func (t *firefoxTab) act(ctx context.Context, actions []action) error {
	return t.do(ctx, "input.performActions", params{"actions": actions})
}

func (t *firefoxTab) tap(ctx context.Context, x, y float64) error {
	return t.act(ctx, click(t.pointer, x, y))
}

func (t *firefoxTab) drag(ctx context.Context, fromX, fromY, toX, toY float64) error {
	return t.act(ctx, carry(fromX, fromY, toX, toY))
}

func (t *firefoxTab) fingers(ctx context.Context, steps int, at func(done float64) [][2]float64) error {
	return t.act(ctx, hand(steps, at))
}

func (t *firefoxTab) insert(ctx context.Context, words string) error {
	_, err := t.eval(ctx, typed(words))
	return err
}

func (t *firefoxTab) press(ctx context.Context, words string) error {
	return t.act(ctx, []action{strokes(words)})
}

func (t *firefoxTab) upload(ctx context.Context, file string) error {
	field, err := t.evaluate(ctx, fileField)
	if err != nil {
		return err
	}
	if field.SharedID == "" {
		return errNoFileField
	}
	return t.do(ctx, "input.setFiles", params{"element": params{"sharedId": field.SharedID}, "files": []string{file}})
}

func (t *firefoxTab) clipboard(ctx context.Context) (string, error) {
	return read[string](ctx, t, "navigator.clipboard.readText()")
}

// gather has nothing to ask for: Firefox tells by itself.
func (t *firefoxTab) gather(context.Context) {}

func (t *firefoxTab) picture(ctx context.Context, _ string) ([]byte, error) {
	taken, err := t.call(ctx, "browsingContext.captureScreenshot", params{"context": t.id})
	if err != nil {
		return nil, err
	}
	var of struct{ Data string }
	if err := json.Unmarshal(taken, &of); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(of.Data)
}
