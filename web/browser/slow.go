package browser

import (
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
)

// Slow makes the page's thread so many times slower than this machine: 4 is
// about a phone in the middle of the market. 1 is as fast as it goes. It needs
// Slowness.
func Slow(p *Page, times float64) {
	p.t.Helper()
	p.needs(Slowness)
	if err := call(p.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times}); err != nil {
		p.fail("slow down: %v", err)
	}
}

// SlowLine gives the page a line of so many bits a second, on which each answer takes so
// long to begin. It needs Slowness.
func SlowLine(p *Page, bits float64, delay time.Duration) {
	p.t.Helper()
	p.needs(Slowness)
	line := network.Conditions{Latency: float64(delay.Milliseconds()), DownloadThroughput: bits / 8, UploadThroughput: bits / 8}
	params := network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{&line}}
	if err := call(p.ctx, network.EmulateNetworkConditionsByRule, params); err != nil {
		p.fail("slow the line: %v", err)
	}
}
