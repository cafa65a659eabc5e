package browser

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"bretwalda/web/host"
)

// Site is a folder served by a plain static host.
type Site struct {
	// URL is the address of the first page, with a slash at its end.
	URL string
	// Origin is the address of the host, without a slash.
	Origin string

	mu      sync.Mutex
	offline bool
	pause   time.Duration
	served  []Request
	handler http.Handler
}

// Request is a request that the host has answered.
type Request struct {
	Path   string // with its query
	Status int    // 304 when the browser was told to take its own copy
}

// answer remembers the status of an answer.
type answer struct {
	http.ResponseWriter
	status int
	pause  func() time.Duration // after each piece that is sent
}

func (a *answer) Write(b []byte) (int, error) {
	n, err := a.ResponseWriter.Write(b)
	if pause := a.pause(); pause > 0 {
		http.NewResponseController(a.ResponseWriter).Flush()
		time.Sleep(pause)
	}
	return n, err
}

func (a *answer) WriteHeader(status int) {
	a.status = status
	a.ResponseWriter.WriteHeader(status)
}

// Serve serves a folder under a path ("/", "/games/bretwalda/") until the test
// ends. Every test has a host of its own, so that nothing is shared.
func Serve(t testing.TB, folder, prefix string) *Site {
	t.Helper()
	return serve(t, host.Handler(folder, prefix), prefix)
}

// ServePlain is Serve without the headers of the policy.
func ServePlain(t testing.TB, folder, prefix string) *Site {
	t.Helper()
	return serve(t, host.Plain(folder, prefix), prefix)
}

// ServePacked is Serve for a folder that stays as it is, with the compressed files
// that are in it.
func ServePacked(t testing.TB, folder, prefix string) *Site {
	t.Helper()
	return serve(t, host.Packed(folder, prefix), prefix)
}

func serve(t testing.TB, handler http.Handler, prefix string) *Site {
	s := &Site{handler: handler}
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	s.Origin = server.URL
	s.URL = strings.TrimSuffix(server.URL+"/"+strings.Trim(prefix, "/"), "/") + "/"
	return s
}

// ServeHTTP serves the folder, or nobody while the site is offline.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	offline := s.offline
	s.mu.Unlock()
	if !offline {
		answer := &answer{w, http.StatusOK, s.paused}
		s.handler.ServeHTTP(answer, r)
		s.mu.Lock()
		s.served = append(s.served, Request{r.URL.RequestURI(), answer.status})
		s.mu.Unlock()
		return
	}
	if conn, _, err := http.NewResponseController(w).Hijack(); err == nil {
		if tcp, ok := conn.(*net.TCPConn); ok {
			tcp.SetLinger(0) // A reset, as when the network is cut.
		}
		conn.Close()
	}
}

// Offline takes the network away or gives it back: every connection is cut, the
// page's and its workers' alike.
func (s *Site) Offline(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.offline = on
}

// Slow makes the host pause after each piece of a file, some 32 kB, that it
// sends, also of a file that is on its way: the network of a train.
func (s *Site) Slow(pause time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pause = pause
}

func (s *Site) paused() time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.pause
}

// Served lists what the host has answered since the last call.
func (s *Site) Served() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	served := s.served
	s.served = nil
	return served
}
