package browser

import (
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
)

// watch looks over everything that a page asks for. A page may ask its own host
// and itself (data:, blob:), and breaks no policy: whatever else it tries fails
// its test at the end.
type watch struct {
	mu         sync.Mutex
	foreign    []string // addresses that are not the page's own host
	violations []string // what the page's policy has stopped
}

// note takes up what Chromium tells of the page.
func (w *watch) note(event any) {
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		w.asked(e.Request.URL, e.DocumentURL, e.Type == network.ResourceTypeDocument)
	case *network.EventWebSocketCreated:
		w.asked(e.URL, "", false)
	case *network.EventWebTransportCreated:
		w.asked(e.URL, "", false)
	case *log.EventEntryAdded:
		if e.Entry.Source == log.EntrySourceSecurity || strings.Contains(e.Entry.Text, "Content Security Policy") {
			w.violated(e.Entry.Text)
		}
	}
}

// asked takes note of a request of a document, or for one.
func (w *watch) asked(address, document string, isDocument bool) {
	if own(address, document, isDocument) {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.foreign = append(w.foreign, address)
}

// violated takes note of what a policy has stopped.
func (w *watch) violated(what string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.violations = append(w.violations, what)
}

// own reports whether a document may ask for an address. The document itself
// comes from wherever its test has sent the page, as long as it is this machine.
func own(address, document string, isDocument bool) bool {
	u, err := url.Parse(address)
	if err != nil {
		return false
	}
	switch u.Scheme {
	case "data", "blob", "about":
		return true
	}
	if isDocument {
		return u.Hostname() == "127.0.0.1"
	}
	d, err := url.Parse(document)
	return err == nil && u.Scheme == d.Scheme && u.Host == d.Host
}

// Violations lists what the page's policy has stopped since the last call. Any that a test
// has not asked for here fails it.
func (p *Page) Violations() []string {
	p.watch.mu.Lock()
	defer p.watch.mu.Unlock()
	list := p.watch.violations
	p.watch.violations = nil
	return list
}

// judge fails the test for what the page was not allowed.
func (p *Page) judge() {
	p.t.Helper()
	for _, violation := range p.Violations() {
		p.t.Errorf("browser: the policy was broken: %s", violation)
	}
	p.watch.mu.Lock()
	defer p.watch.mu.Unlock()
	for _, address := range p.watch.foreign {
		p.t.Errorf("browser: the page asked for %s, which is not of its host", address)
	}
}

// strangers is a proxy between a browser and every host but this machine. It
// answers nobody and remembers who was asked for: so it also sees what workers
// try, whom the protocol does not follow.
type strangers struct {
	address string
	close   func() error

	mu    sync.Mutex
	asked []string
}

func newStrangers() (*strangers, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s := &strangers{address: listener.Addr().String()}
	server := &http.Server{Handler: s}
	s.close = server.Close
	go server.Serve(listener)
	return s, nil
}

func (s *strangers) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !ofTheMaker(r.URL.Hostname()) {
		s.mu.Lock()
		s.asked = append(s.asked, r.Method+" "+r.URL.Host+r.URL.Path)
		s.mu.Unlock()
	}
	http.Error(w, "there is no other host", http.StatusBadGateway)
}

// makers are the hosts that browsers ask by themselves, whatever page they show:
// for updates, the time, the networks around. A page's watch
// still sees what the page asks of them.
var makers = []string{"google.com", "googleapis.com", "gstatic.com", "gvt1.com", "gvt2.com", "mozilla.org", "mozilla.com", "mozilla.net", "firefox.com"}

// ofTheMaker reports whether a browser asks for a host by itself. Names without a
// dot are how it tries whether the network answers for hosts that are not there.
func ofTheMaker(host string) bool {
	return !strings.Contains(host, ".") || slices.ContainsFunc(makers, func(maker string) bool {
		return host == maker || strings.HasSuffix(host, "."+maker)
	})
}

// taken lists who was asked for since the last call.
func (s *strangers) taken() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := s.asked
	s.asked = nil
	return list
}

// judge fails the test for hosts that were asked for while it ran.
func (p *Profile) judge() {
	p.t.Helper()
	for _, host := range p.browser.strangers.taken() {
		p.t.Errorf("browser: somebody asked for another host: %s", host)
	}
}
