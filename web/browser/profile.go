package browser

import (
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// Screen is a device that a page is shown on, in CSS pixels.
type Screen struct {
	Width, Height int64
	Scale         float64 // device pixels for each CSS pixel
	Touch         bool    // taps are fingers, not a mouse
	Language      string  // what navigator.language says, "en-GB" when empty
	Dark          bool    // prefers-color-scheme
}

// The screens that every scenario should be right on.
var (
	Phone   = Screen{Width: 390, Height: 844, Scale: 2, Touch: true}
	Small   = Screen{Width: 360, Height: 640, Scale: 2, Touch: true}
	Desktop = Screen{Width: 1280, Height: 800, Scale: 1}
)

// Profile is a person's browser: storage, caches and workers of its own, empty
// at first.
type Profile struct {
	t       testing.TB
	browser *Browser
	screen  Screen
	context cdp.BrowserContextID
	number  int    // among the profiles of the test
	folder  string // of downloads
}

// Profile makes a fresh profile. It is gone when the test ends.
func (b *Browser) Profile(t testing.TB, screen Screen) *Profile {
	t.Helper()
	p := &Profile{t: t, browser: b, screen: screen, folder: t.TempDir(), number: b.opened[t.Name()]}
	b.opened[t.Name()]++
	// The first tab holds the profile: it lives as long as this tab does.
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("browser: new profile: %v", err)
	}
	t.Cleanup(p.judge)
	p.context = chromedp.FromContext(ctx).BrowserContextID
	_, err := chromedp.CallBrowser(ctx, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior:         cdpbrowser.SetDownloadBehaviorBehaviorAllow,
		BrowserContextID: p.context,
		DownloadPath:     p.folder,
	})
	if err != nil {
		t.Fatalf("browser: downloads: %v", err)
	}
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(ctx, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{
			Permission:       &cdpbrowser.PermissionDescriptor{Name: name},
			Setting:          cdpbrowser.PermissionSettingGranted,
			BrowserContextID: p.context,
		})
		if err != nil {
			t.Fatalf("browser: %s: %v", name, err)
		}
	}
	return p
}
