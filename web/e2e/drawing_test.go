package e2e_test

import (
	"testing"

	"bretwalda/web/browser"
)

// TestAPictureOfTheTableIsGiven: it is shown, and goes to another program where the device
// can share files, and else to a file, which is told until it is put away. It is a picture with land and sea on it.
func TestAPictureOfTheTableIsGiven(t *testing.T) {
	t.Parallel()
	site := browser.Serve(t, folder, "/")
	for name, script := range map[string]string{
		"saved":  `navigator.canShare = () => false;`,
		"shared": `navigator.canShare = (gift) => gift.files.length === 1; navigator.share = (gift) => { window.gift = gift; return Promise.resolve(); };`,
	} {
		t.Run(name, func(t *testing.T) {
			page := chromium.Profile(t, browser.Phone).Blank()
			page.Inject(script)
			page.Goto(site.URL)
			begin(page)
			page.Tap("Menu")
			page.Tap("More")
			page.Tap("Picture")
			page.Until("the picture be shown", `!!document.querySelector(".drawn canvas")`)
			if name == "shared" {
				page.TapOn(".drawn .primary")
				page.Until("the picture be given", `!!window.gift`)
				const want = "Britannia, round I bretwalda-britannia-2008-i.png image/png"
				if got := browser.Eval[string](page, `[gift.title, gift.files[0].name, gift.files[0].type].join(" ")`); got != want {
					t.Errorf("given is %q, not %q", got, want)
				}
				return
			}
			page.TapOn(".drawn .primary")
			picture := decoded(t, page.Downloaded())
			page.Sees("Picture saved")
			page.TapOn(".drawn .row button:last-child")
			page.Until("the picture be put away", `!document.querySelector(".drawn")`)
			size := picture.Bounds().Size()
			if size.X != 1080 || size.Y < size.X {
				t.Errorf("the picture is %v large", size)
			}
			colours := map[[3]uint32]bool{}
			for x := 0; x < size.X; x += 5 {
				r, g, b, _ := picture.At(x, size.Y/2).RGBA()
				colours[[3]uint32{r, g, b}] = true
			}
			if len(colours) < 20 {
				t.Errorf("a line through the middle has %d colours", len(colours))
			}
		})
	}
}
