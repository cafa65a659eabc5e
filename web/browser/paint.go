package browser

import (
	"errors"
	"fmt"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// Paint draws a square picture, an SVG for example, as a PNG with a side in
// pixels. The rest is transparent. Only Chromium can.
func (b *Browser) Paint(address string, side int64) ([]byte, error) {
	drawer, ok := b.engine.(*chromium)
	if !ok {
		return nil, errors.New("browser: only Chromium paints without a ground")
	}
	ctx, cancel := chromedp.NewContext(drawer.ctx)
	defer cancel()
	page := fmt.Sprintf(`document.body.style.margin = 0;
		document.body.innerHTML = '<img width=%[1]d height=%[1]d style="display:block">';
		document.images[0].src = %[2]q;
		document.images[0].decode()`, side, address)
	err := chromedp.Do(ctx,
		chromedp.EmulateViewport(side, side),
		chromedp.Evaluate[chromedp.Void](page, chromedp.EvalAwaitPromise),
	)
	if err != nil {
		return nil, err
	}
	// The protocol takes a missing alpha for 1, and leaves 0 out.
	err = call(ctx, emulation.SetDefaultBackgroundColorOverride, emulation.SetDefaultBackgroundColorOverrideParams{
		Color: &cdp.RGBA{A: 0.001},
	})
	if err != nil {
		return nil, err
	}
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}
