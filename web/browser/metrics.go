package browser

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// Measures that only Chromium takes, for benchmarks; these need Slowness, as they do.

// CountWork begins to count the work of the page's thread: see Work.
func CountWork(p *Page) {
	p.t.Helper()
	p.needs(Slowness)
	how := performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}
	if err := call(p.ctx, performance.Enable, how); err != nil {
		p.fail("count work: %v", err)
	}
}

// Work is how many milliseconds the processor has given to the page's thread
// since CountWork. Unlike what a clock shows, it is much the same on a machine that has
// other things to do.
func Work(p *Page) float64 {
	p.t.Helper()
	got, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		p.fail("measure: %v", err)
	}
	for _, m := range got.Metrics {
		if m.Name == "TaskDuration" {
			return 1000 * m.Value
		}
	}
	p.fail("measure: no task was measured")
	return 0
}

// Unwatched ends what a test otherwise sees of the page from within, before it
// goes anywhere: for whoever watches, a browser keeps all that the page has fetched.
func Unwatched(p *Page) {
	p.t.Helper()
	p.needs(Slowness)
	for _, disable := range []cdp.Command[cdp.Empty, cdp.Empty]{network.Disable, css.Disable, dom.Disable} {
		if err := call(p.ctx, disable, cdp.Empty{}); err != nil {
			p.fail("look away: %v", err)
		}
	}
}

// Memory is how many bytes the largest page of the browser takes: the memory that
// its process shares with no other, with its workers, the service worker too, and
// what it has compiled. Linux alone tells.
func Memory(p *Page) int64 {
	p.t.Helper()
	p.needs(Slowness)
	got, err := chromedp.CallBrowser(p.ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	if err != nil {
		p.fail("list the processes: %v", err)
	}
	var most int64
	for _, process := range got.ProcessInfo {
		if process.Type == "renderer" && !browsersOwn(process.ID) {
			taken, err := private(process.ID)
			if err != nil {
				p.fail("measure memory: %v", err)
			}
			most = max(most, taken)
		}
	}
	return most
}

// browsersOwn reports whether a process draws a part of the browser itself, like
// the strip of its tabs.
func browsersOwn(id int64) bool {
	words, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", id))
	return bytes.Contains(words, []byte("--top-chrome-webui"))
}

// private is what a process shares with no other, in bytes.
func private(id int64) (int64, error) {
	file, err := os.Open(fmt.Sprintf("/proc/%d/smaps_rollup", id))
	if err != nil {
		return 0, err
	}
	defer file.Close()
	var sum int64
	for lines := bufio.NewScanner(file); lines.Scan(); {
		// Private_Dirty:      1234 kB
		words := strings.Fields(lines.Text())
		if len(words) == 3 && strings.HasPrefix(words[0], "Private_") {
			kB, err := strconv.ParseInt(words[1], 10, 64)
			if err != nil {
				return 0, err
			}
			sum += kB << 10
		}
	}
	return sum, nil
}
