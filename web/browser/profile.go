package browser

import "testing"

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

// language is what the person's browser asks for.
func (s Screen) language() string {
	if s.Language == "" {
		return "en-GB"
	}
	return s.Language
}

// Profile is a person's browser: storage, caches and workers of its own, empty
// at first.
type Profile struct {
	t       testing.TB
	browser *Browser
	screen  Screen
	person  person
	number  int    // among the profiles of the test
	folder  string // of downloads
}

// Profile makes a fresh profile. It is gone when the test ends. Where a browser
// has no fingers, all screens are for the mouse.
func (b *Browser) Profile(t testing.TB, screen Screen) *Profile {
	t.Helper()
	screen.Touch = screen.Touch && b.kind.Can(Fingers)
	b.mu.Lock()
	number := b.opened[t.Name()]
	b.opened[t.Name()]++
	b.mu.Unlock()
	p := &Profile{t: t, browser: b, screen: screen, folder: t.TempDir(), number: number}
	var err error
	if p.person, err = b.engine.person(p); err != nil {
		t.Fatalf("browser: new profile: %v", err)
	}
	t.Cleanup(p.judge)
	return p
}
