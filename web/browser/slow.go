package browser

import (
	"context"

	"github.com/chromedp/cdproto/emulation"
)

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

// Touch taps a point of the page, whatever is there.
func (p *Page) Touch(x, y float64) {
	p.t.Helper()
	p.do("touch", func(ctx context.Context) error { return p.tab.tap(ctx, x, y) })
}

// Fingers plays a gesture of one or two fingers in so many steps, a frame of a
// quick screen for each; at gives where they are, from 0, down, to 1. It needs
// Fingers.
func (p *Page) Fingers(steps int, at func(done float64) [][2]float64) {
	p.t.Helper()
	p.needs(Fingers)
	p.do("move fingers", func(ctx context.Context) error { return p.tab.fingers(ctx, steps, at) })
}
