package browser

import (
	"context"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Slow makes the page's thread so many times slower than this machine: 4 is
// about a phone in the middle of the market. 1 is as fast as it goes.
func (p *Page) Slow(times float64) {
	p.t.Helper()
	if err := call(p.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times}); err != nil {
		p.fail("slow down: %v", err)
	}
}

// Touch taps a point of the page, whatever is there.
func (p *Page) Touch(x, y float64) {
	p.t.Helper()
	p.do("touch", chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error { return p.tap(ctx, x, y) }))
}

// Fingers plays a gesture of one or two fingers in so many steps, a frame of a
// quick screen for each; at gives where they are, from 0, down, to 1.
func (p *Page) Fingers(steps int, at func(done float64) [][2]float64) {
	p.t.Helper()
	ids := []float64{1, 2}
	p.fingers("move fingers", steps, func(done float64) []*input.TouchPoint {
		var points []*input.TouchPoint
		for i, f := range at(done) {
			points = append(points, &input.TouchPoint{X: f[0], Y: f[1], ID: &ids[i]})
		}
		return points
	})
}
