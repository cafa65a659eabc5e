package browser

import "github.com/chromedp/cdproto/emulation"

// Slow makes the page's thread so many times slower than this machine: 4 is
// about a phone in the middle of the market. 1 is as fast as it goes. It needs
// Slowness.
func (p *Page) Slow(times float64) {
	p.t.Helper()
	p.needs(Slowness)
	if err := call(p.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times}); err != nil {
		p.fail("slow down: %v", err)
	}
}
