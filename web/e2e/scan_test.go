package e2e_test

import (
	"bytes"
	"image"
	"image/png"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"bretwalda/app/qrcode"
	"bretwalda/app/qrcode/scan"
	"bretwalda/app/qrcode/scan/scantest"
	"bretwalda/web/browser"
)

// TestALinkArrivesByEveryWay: the same link through the camera, held straight, tilted and
// not in focus, from a photo, from another program, and pasted on the page.
func TestALinkArrivesByEveryWay(t *testing.T) {
	site := browser.Serve(t, folder, "/games/bretwalda/")
	link := named(t, 60)
	code, err := qrcode.Of(site.URL+"#", link)
	if err != nil {
		t.Fatal(err)
	}
	seen := func(hold scantest.Shot) scan.Picture {
		hold.Width, hold.Height, hold.Size, hold.Noise = 960, 720, 0.8, 4
		return hold.Of(code.Size, code.Dark, 7)
	}
	opens := func(page *browser.Page) {
		t.Helper()
		page.Sees("This game is new to this device.")
		page.Sees("Britannia, round")
		noTrouble(t, page)
	}
	first := func() *browser.Page { return chromium.Profile(t, browser.Phone).Open(site.URL) }
	for name, hold := range map[string]scantest.Shot{
		"straight": {}, "tilted": {Tilt: 24, Turn: 15}, "blurred": {Blur: 2, Nod: 10},
	} {
		t.Run(name, func(t *testing.T) {
			p := seen(hold)
			browser.Film(t, p.Width, p.Height, p.Grey)
			page := first()
			page.Tap("Scan a code")
			opens(page)
		})
	}
	t.Run("from a photo", func(t *testing.T) {
		p := seen(scantest.Shot{Turn: 40, Shade: 0.5, Tilt: 12})
		var b bytes.Buffer
		if err := png.Encode(&b, &image.Gray{Pix: p.Grey, Stride: p.Width, Rect: image.Rect(0, 0, p.Width, p.Height)}); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "photo.png")
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		page := first()
		page.Tap("Scan a code")
		page.Sees("There is no camera here.")
		page.Upload(file)
		opens(page)
	})
	t.Run("from another program", func(t *testing.T) {
		opens(chromium.Profile(t, browser.Phone).Open(site.URL + "?text=" + url.QueryEscape("Your turn: "+site.URL+"#"+link)))
	})
	t.Run("pasted on the page", func(t *testing.T) {
		page := first()
		page.Sees("Play now")
		brings := func(words string) {
			browser.Eval[bool](page, `(() => {
				const clipboardData = new DataTransfer();
				clipboardData.setData("text", `+strconv.Quote(words)+`);
				return document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
			})()`)
		}
		brings("just words")
		brings("Your turn: " + site.URL + "#" + link)
		opens(page)
	})
}

// TestTheCameraIsForbidden: the page says so, and goes back where it was.
func TestTheCameraIsForbidden(t *testing.T) {
	site := browser.Serve(t, folder, "/")
	page := chromium.Profile(t, browser.Phone).Open(site.URL)
	page.Sees("Play now")
	browser.Eval[bool](page, `(navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError")), true)`)
	page.Tap("Scan a code")
	page.Sees("The camera is not allowed here.")
	page.Tap("Close")
	page.SeesNot("The camera is not allowed here.")
	page.Until("the keyboard be where it was", `document.activeElement.textContent === "Scan a code"`)
	noTrouble(t, page)
}
