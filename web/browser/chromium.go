package browser

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"bretwalda/web/install"
)

// chromium is one process of Chromium, driven by its own protocol.
type chromium struct {
	ctx    context.Context
	cancel func()
}

func startChromium(proxy string) (engine, error) {
	program, err := install.Chromium.Find()
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.NoSandbox, // Chromium refuses to run as root with one.
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// Those of chromedp, and pages of Chromium's own, which each window of a new one begins
		// for its line of addresses: they take as long as the program.
		chromedp.Flag("disable-features", "Translate,BlinkGenPropertyTrees,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"),
		chromedp.Flag("use-fake-device-for-media-stream", true),
		chromedp.Flag("use-fake-ui-for-media-stream", true), // nobody is there to allow it
		chromedp.Flag("use-file-for-fake-video-capture", film),
		// A request to another host gets no answer, and is noted.
		chromedp.ProxyServer("http://"+proxy),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Do(ctx); err != nil {
		stop()
		return nil, fmt.Errorf("%s does not start: %w", program, err)
	}
	return &chromium{ctx, func() { cancel(); stop() }}, nil
}

func (c *chromium) close() { c.cancel() }

// chromiumPerson is a context of the browser.
type chromiumPerson struct {
	*chromium
	id cdp.BrowserContextID
}

func (c *chromium) person(p *Profile) (person, error) {
	// The first tab holds the profile: it lives as long as this tab does.
	ctx, cancel := chromedp.NewContext(c.ctx, chromedp.WithNewBrowserContext())
	p.t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		return nil, err
	}
	id := chromedp.FromContext(ctx).BrowserContextID
	_, err := chromedp.CallBrowser(ctx, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior:         cdpbrowser.SetDownloadBehaviorBehaviorAllow,
		BrowserContextID: id,
		DownloadPath:     p.folder,
	})
	if err != nil {
		return nil, fmt.Errorf("downloads: %w", err)
	}
	return chromiumPerson{c, id}, nil
}

// chromiumTab keeps its target in its context; those of its methods come from it.
type chromiumTab struct {
	ctx   context.Context
	touch bool
}

func (c chromiumPerson) tab(page *Page) (tab, error) {
	ctx, cancel := chromedp.NewContext(c.ctx, chromedp.WithExistingBrowserContext(c.id))
	page.t.Cleanup(cancel)
	page.ctx = ctx
	// The first action decides how long the tab lives: it has no end of its own.
	if err := chromedp.Do(ctx, dress(page.screen)...); err != nil {
		return nil, err
	}
	// A service worker that is watched is never stopped, which no player's
	// browser does: updates would hang.
	if err := call(ctx, target.SetAutoAttach, target.SetAutoAttachParams{AutoAttach: false}); err != nil {
		return nil, err
	}
	if err := chromedp.Listen(ctx, page.note); err != nil {
		return nil, err
	}
	tab := &chromiumTab{ctx, page.screen.Touch}
	return tab, tab.inject(ctx, ownClipboard)
}

// ownClipboard is a clipboard for each page: all profiles of the browser share the
// system's, and tests run side by side. The other browsers use the system's.
const ownClipboard = `{
	let held = "";
	const own = { writeText: async (words) => { held = String(words); }, readText: async () => held };
	Object.defineProperty(navigator, "clipboard", { value: own, configurable: true });
}`

// dress makes a tab look like the screen.
func dress(s Screen) []chromedp.Action[chromedp.Void] {
	options := []chromedp.EmulateViewportOption{chromedp.EmulateScale(s.Scale)}
	if s.Touch {
		options = append(options, chromedp.EmulateTouch, chromedp.EmulateMobile, chromedp.EmulatePortrait)
	}
	return []chromedp.Action[chromedp.Void]{
		chromedp.EmulateViewport(s.Width, s.Height, options...),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			agent, err := chromedp.Run(ctx, chromedp.Evaluate[string]("navigator.userAgent"))
			if err != nil {
				return err
			}
			err = call(ctx, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
				UserAgent: agent, AcceptLanguage: s.language(),
			})
			if err != nil {
				return err
			}
			// Several tests play in windows of one browser: each has its keys.
			if err := call(ctx, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}); err != nil {
				return err
			}
			return prefer(ctx, s)
		}),
	}
}

// prefer tells a tab the person's colours and what else they prefer: each time all
// of it, since what is not named is forgotten.
func prefer(ctx context.Context, s Screen, others ...Preference) error {
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "light"}}
	if s.Dark {
		features[0].Value = "dark"
	}
	for _, o := range others {
		features = append(features, &emulation.MediaFeature{Name: o.feature, Value: o.value})
	}
	return call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
}

// note keeps what a test may ask for later.
func (p *Page) note(event any) {
	p.watch.note(event)
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		p.record.asked(e.Request.URL)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			p.record.trouble(strings.TrimSpace(e.Entry.Text + " " + e.Entry.URL))
		}
	case *runtime.EventExceptionThrown:
		p.record.trouble((&chromedp.ExceptionError{ExceptionDetails: e.ExceptionDetails}).Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type != runtime.ConsoleAPICalledTypeError && e.Type != runtime.ConsoleAPICalledTypeWarning {
			return
		}
		var words []string
		for _, arg := range e.Args {
			words = append(words, strings.Trim(string(arg.Value), `"`)+arg.Description)
		}
		p.record.trouble(strings.Join(words, " "))
	}
}

// call runs a command of the protocol whose result nobody needs.
func call[P, R any](ctx context.Context, cmd cdp.Command[P, R], params P) error {
	_, err := chromedp.Call(ctx, cmd, params)
	return err
}

func (c *chromiumTab) goTo(ctx context.Context, url string) error {
	return chromedp.Do(ctx, chromedp.Navigate(url))
}

func (c *chromiumTab) reload(ctx context.Context) error { return chromedp.Do(ctx, chromedp.Reload()) }

func (c *chromiumTab) front(ctx context.Context) error {
	return call(ctx, cdppage.BringToFront, cdp.Empty{})
}

func (c *chromiumTab) close() error { return chromedp.Cancel(c.ctx) }

func (c *chromiumTab) eval(ctx context.Context, expression string) ([]byte, error) {
	return chromedp.Run(ctx, chromedp.Evaluate[[]byte](expression, chromedp.EvalAwaitPromise))
}

func (c *chromiumTab) inject(ctx context.Context, script string) error {
	return call(ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

func (c *chromiumTab) tap(ctx context.Context, x, y float64) error {
	if c.touch {
		return c.touched(ctx, x, y)
	}
	return chromedp.Do(ctx, chromedp.MouseClickXY(x, y))
}

// touched lets a finger come and go. It does not wait until the page has heard of its
// coming: on a busy machine that takes so long that the finger would rest.
func (c *chromiumTab) touched(ctx context.Context, x, y float64) error {
	came := make(chan error, 1)
	go func() {
		came <- call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{
			Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}},
		})
	}()
	time.Sleep(frame)
	went := call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{
		Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{},
	})
	return errors.Join(<-came, went)
}

func (c *chromiumTab) drag(ctx context.Context, fromX, fromY, toX, toY float64) error {
	return chromedp.Do(ctx, chromedp.DragAndDropXY(fromX, fromY, toX, toY, 8))
}

func (c *chromiumTab) fingers(ctx context.Context, steps int, at func(done float64) [][2]float64) error {
	ids := []float64{1, 2}
	touch := func(kind input.DispatchTouchEventType, fingers [][2]float64) error {
		points := []*input.TouchPoint{}
		for i, f := range fingers {
			points = append(points, &input.TouchPoint{X: f[0], Y: f[1], ID: &ids[i]})
		}
		return call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	if err := touch(input.DispatchTouchEventTypeTouchStart, at(0)); err != nil {
		return err
	}
	for i := 1; i <= steps; i++ {
		time.Sleep(frame)
		if err := touch(input.DispatchTouchEventTypeTouchMove, at(float64(i)/float64(steps))); err != nil {
			return err
		}
	}
	return touch(input.DispatchTouchEventTypeTouchEnd, nil)
}

func (c *chromiumTab) insert(ctx context.Context, words string) error {
	if words == "" {
		return chromedp.Do(ctx, chromedp.KeyEvent("\b"))
	}
	return call(ctx, input.InsertText, input.InsertTextParams{Text: words})
}

func (c *chromiumTab) press(ctx context.Context, keys string) error {
	if rest, shifted := strings.CutPrefix(keys, string(shift)); shifted {
		return chromedp.Do(ctx, chromedp.KeyEvent(rest, chromedp.KeyModifiers(kb.ModifierShift)))
	}
	return chromedp.Do(ctx, chromedp.KeyEvent(keys))
}

func (c *chromiumTab) upload(ctx context.Context, file string) error {
	field, err := chromedp.Run(ctx, chromedp.Evaluate[*runtime.RemoteObject](fileField))
	if err != nil {
		return err
	}
	if field.ObjectID == "" {
		return errNoFileField
	}
	return call(ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{file}, ObjectID: field.ObjectID})
}

func (c *chromiumTab) clipboard(ctx context.Context) (string, error) {
	return read[string](ctx, c, "navigator.clipboard.readText()")
}

// gather has nothing to ask for: Chromium tells by itself.
func (c *chromiumTab) gather(context.Context) {}

func (c *chromiumTab) picture(ctx context.Context, format string) ([]byte, error) {
	how := cdppage.CaptureScreenshotParams{}
	if format == "webp" {
		quality := int64(75)
		how.Format, how.Quality = cdppage.CaptureScreenshotFormatWebp, &quality
	}
	taken, err := chromedp.Call(ctx, cdppage.CaptureScreenshot, how)
	if err != nil {
		return nil, err
	}
	return taken.Data, nil
}
